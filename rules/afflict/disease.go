package afflict

import (
	"slices"
	"strings"

	"sightline/rules"
)

// Disease is a sample disease; a GM may change its numbers (R-014-105).
type Disease struct {
	ID         string
	Row        string
	Name, Text rules.Text
	DC         int32  // Constitution save against infection; of cackle fever that by contagion
	Starts     string // dice of the incubation
	StartsIn   rules.Text
	Unit       int32 // seconds of one of them
}

// Diseases are all, in the order of the catalog.
var Diseases = []Disease{
	{"sewer_plague", "R-014-106", rules.Text{En: "Sewer plague", Cs: "Splaškový mor"},
		rules.Text{En: "Humanoids, by a carrier's bite or filth. It tires; Hit Dice heal half and a long rest nothing, until saves after long rests end it.",
			Cs: "Humanoidi, kousnutím přenašeče nebo špínou. Unavuje; Kostky životů léčí půlku a důkladný odpočinek nic, dokud ji záchrany po odpočinku nezlomí."},
		sewerDC, "1d4", rules.Text{En: "days", Cs: "dnů"}, Day},
	{"sight_rot", "R-014-107", rules.Text{En: "Sight rot", Cs: "Zánět spojivek"},
		rules.Text{En: "Beasts and humanoids, by tainted water. Sight grows worse with each long rest down to blindness; three doses of ointment cure it.",
			Cs: "Zvířata a humanoidi, zkaženou vodou. Zrak se s každým důkladným odpočinkem horší až k slepotě; vyléčí ho tři dávky masti."},
		15, "1", rules.Text{En: "day", Cs: "den"}, Day},
	{"cackle_fever", "R-014-108", rules.Text{En: "Cackle fever", Cs: "Záchvat smíchu"},
		rules.Text{En: "Humanoids but gnomes. Stress brings fits of laughter that hurt and spread; saves after long rests lower its difficulty until it is gone, three failures bring madness.",
			Cs: "Humanoidi kromě gnómů. Stres vyvolává záchvaty smíchu, které zraňují a šíří se; záchrany po důkladném odpočinku snižují stupeň obtížnosti, až zmizí, tři neúspěchy přinesou šílenství."},
		contagionDC, "1d4", rules.Text{En: "hours", Cs: "hodin"}, 3600},
}

const (
	sewerDC     = 11
	contagionDC = 10
	maxTired    = 6
	blindAt     = -5
	doses       = 3
	failures    = 3
)

// Contagion is how many cells from a laughing victim cackle fever spreads; Immune how many seconds who made the save is safe from it.
const (
	Contagion = 2
	Immune    = Day
)

// CackleDC is the difficulty that cackle fever starts with, of stress and of long rests.
const CackleDC = 13

// FindDisease is the disease of an id; false when there is none.
func FindDisease(id string) (Disease, bool) {
	for _, d := range Diseases {
		if d.ID == id {
			return d, true
		}
	}
	return Disease{}, false
}

// Simple says that lesser restoration, or what is stronger, cures a disease: one that only drains and is no plot (R-014-105).
func Simple(simple bool, cure Cure) bool {
	return simple && (cure == LesserRestoration || cure == GreaterRestoration)
}

// Sewer is the exhaustion of one with sewer plague after the save that ends a long rest, and whether it is cured: a success takes a
// level away and cures when none is left, a failure adds one (R-014-106).
func Sewer(exhaustion, total int32) (after int32, cured bool) {
	if total < sewerDC {
		return min(exhaustion+1, maxTired), false
	}
	return max(exhaustion-1, 0), exhaustion <= 1
}

// SewerHeal is what one with sewer plague regains: of Hit Dice half, rounded down, of a long rest nothing (R-014-106, A-44).
func SewerHeal(hitDice int32) int32 { return hitDice / 2 }

// SightRot is the penalty, 0 or below, to attack rolls and checks by sight so many days after infection and so many long rests after
// the first symptoms; -5 at worst (R-014-107, A-45).
func SightRot(days, rests int32) int32 {
	if days < 1 {
		return 0
	}
	return max(-1-min(max(rests, 0), -blindAt), blindAt)
}

// SightRest is the penalty after a long rest, and whether the disease is over: a dose of ointment before the rest stops it from
// growing worse, the third one in all cures. Doses counts the one of this rest too (R-014-107, A-45).
func SightRest(penalty int32, ointment bool, count int32) (after int32, cured bool) {
	switch {
	case ointment && count >= doses && Blind(penalty):
		return penalty, true // sight comes back by magic only
	case ointment && count >= doses:
		return 0, true
	case ointment:
		return penalty, false
	}
	return max(penalty-1, blindAt), false
}

// Blind says that sight rot has come to blindness, which only magic ends (R-014-107).
func Blind(penalty int32) bool { return penalty <= blindAt }

// Cackle is a cackle fever after the save that ends a long rest.
type Cackle struct {
	DC       int32 // of stress and long rests
	Failures int32
	Cured    bool // DC is 0
	Mad      bool // the third failure: roll an indefinite madness
}

// Rest is the fever after a long rest: a success lowers the difficulty by the face of a d6 and ends it at 0, a failure counts; three of
// them, in all, bring indefinite madness (R-014-108, A-46).
func (c Cackle) Rest(total, d6 int32) Cackle {
	if total < c.DC {
		c.Failures++
		c.Mad = c.Failures >= failures
		return c
	}
	c.DC = max(c.DC-max(d6, 0), 0)
	c.Cured = c.DC == 0
	return c
}

// Stresses are words of events that are great stress to one with cackle fever: a fight begins, damage, fear, a nightmare (R-014-108).
var Stresses = []string{"combat", "fight", "damage", "hurt", "fear", "fright", "scare", "nightmare", "stress"}

// Fit says whether stress (a fight begins, damage, fear, a nightmare) throws one into a fit of laughter: 1d10 psychic damage and
// incapacitated for 1 minute, with a save at the end of each of its turns (R-014-108).
func Fit(dc, total int32) bool { return total < dc }

// Catches is what comes of a humanoid that starts its turn so many cells from a laughing victim.
type Catches struct {
	Save     bool  // it must save
	Infected bool  // it did not
	Immune   int32 // hours it is immune to that victim
}

// Catch judges contagion by cackle fever: within 2 cells, Constitution DC 10 (R-014-108).
func Catch(cells, total int32) Catches {
	switch {
	case cells > Contagion:
		return Catches{}
	case total < contagionDC:
		return Catches{Save: true, Infected: true}
	}
	return Catches{Save: true, Immune: 24}
}

// CackleImmune says that a kind of creature can't have cackle fever: gnomes, and who is no humanoid (R-014-108).
func CackleImmune(creature string) bool {
	return strings.Contains(creature, "gnome") || slices.Contains(strange, creature)
}

// strange are the kinds of creature beside humanoids.
var strange = []string{"aberration", "beast", "celestial", "construct", "dragon", "elemental", "fey", "fiend", "giant", "monstrosity", "ooze", "plant", "undead"}
