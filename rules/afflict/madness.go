package afflict

import "sightline/rules"

// Kind is how long a madness lasts (R-014-128).
type Kind uint8

// The kinds.
const (
	Short Kind = iota
	Long
	Indefinite
	Kinds // how many
)

// KindOf is a kind with its id, its name and its table.
type KindOf struct {
	ID    string
	Row   string
	Name  rules.Text
	Dice  string // of its duration; "": till cured
	Table []Madness
}

// KindNames are all, by Kind.
var KindNames = [Kinds]KindOf{
	{"short", "R-014-129", rules.Text{En: "Short-term", Cs: "Krátkodobé"}, "1d10", shortRows},
	{"long", "R-014-130", rules.Text{En: "Long-term", Cs: "Dlouhodobé"}, "1d10", longRows},
	{"indefinite", "R-014-131", rules.Text{En: "Indefinite", Cs: "Trvalé"}, "", indefiniteRows},
}

// Minutes is how long a madness lasts by the face of a d10: that many minutes, or ten times that many hours; 0: till it is
// cured (R-014-128).
func (k Kind) Minutes(d10 int32) int32 {
	switch k {
	case Short:
		return d10
	case Long:
		return d10 * 10 * 60
	}
	return 0
}

// Roll is the row of a face of d100 (R-014-129 to 131); false when no row has it.
func (k Kind) Roll(d100 int32) (Madness, bool) {
	for _, m := range KindNames[min(k, Kinds-1)].Table {
		if d100 >= m.From && d100 <= m.To {
			return m, true
		}
	}
	return Madness{}, false
}

// Does says what a madness does, beside conditions.
type Does uint8

// What one does. The order is that of the tables.
const (
	Nothing  Does = iota
	Flees         // with action and movement each round
	Babbles       // no normal speech, no spells
	Strikes       // attacks the nearest creature each round
	Visions       // disadvantage on ability checks
	Obeys         // what is not plainly self-destructive
	Craves        // to eat something strange
	Repeats       // compelled to repeat an activity
	Paranoid      // disadvantage on Wisdom and Charisma checks
	Revolted      // as by antipathy
	Deluded       // under the effect of a potion
	Clings        // disadvantage on attacks, checks and saves farther than 6 cells from its charm
	Senses        // blinded 25 %, deafened 75 %
	Shakes        // disadvantage on attacks, checks and saves by Strength and Dexterity
	Forgets       // partial amnesia
	Confused      // each time it is hurt: Wisdom save DC 15, or confusion for 1 minute
	Mute          // cannot speak
	Flaw          // a flaw of character
)

// Sense is which condition one gets whose senses go, by a face of d100: blinded in 25 of 100, else deafened; "" for any other madness
// (R-014-130).
func (d Does) Sense(d100 int32) string {
	switch {
	case d != Senses:
		return ""
	case d100 <= 25:
		return "blinded"
	}
	return "deafened"
}

// Far is how many cells from its charm one who clings to it may be (R-014-130).
const Far = 6

// Far tells whether one so many cells from its charm is at a disadvantage (R-014-130).
func (d Does) Far(cells int32) bool { return d == Clings && cells > Far }

// Madness is a row of a table.
type Madness struct {
	From, To  int32 // of d100
	Text      rules.Text
	Condition string // an id of R-014-062
	Does      Does
	Hurt      bool // damage ends it
	Deep      bool // nothing wakes from it
}

// HurtDC is the Wisdom save that one confused by wounds makes after each (R-014-130).
const HurtDC = 15

// Mad says whether madness takes hold: a total below the difficulty (R-014-127).
func Mad(total, dc int32) bool { return total < dc }

// Cure is what is done against a madness or a disease.
type Cure uint8

// The cures, in the order of the catalog.
const (
	CalmEmotions Cure = iota
	LesserRestoration
	RemoveCurse
	DispelEvilGood
	GreaterRestoration
	Cures // how many
)

// Means are the cures that can do something against a kind of madness (R-014-132).
func (k Kind) Means() []Cure {
	var list []Cure
	for c := range Cures {
		if c.Against(k) != NoCure {
			list = append(list, c)
		}
	}
	return list
}

// CureOf is a cure with its id and name.
type CureOf struct {
	ID   string
	Name rules.Text
}

// CureNames are all, by Cure.
var CureNames = [Cures]CureOf{
	{"calm_emotions", rules.Text{En: "Calm emotions", Cs: "Uklidni emoce"}},
	{"lesser_restoration", rules.Text{En: "Lesser restoration", Cs: "Nižší navrácení"}},
	{"remove_curse", rules.Text{En: "Remove curse", Cs: "Sejmi kletbu"}},
	{"dispel_evil_good", rules.Text{En: "Dispel evil and good", Cs: "Rozptyl zlo a dobro"}},
	{"greater_restoration", rules.Text{En: "Greater restoration or stronger magic", Cs: "Mocné navrácení či silnější magie"}},
}

// Cured is what a cure does to a madness.
type Cured uint8

// What it does.
const (
	NoCure     Cured = iota
	Suppressed       // while it lasts
	Removed
	Perhaps // by where it came from, as the GM says
)

// Against judges a cure against a kind of madness (R-014-132).
func (c Cure) Against(k Kind) Cured {
	switch c {
	case CalmEmotions:
		return Suppressed
	case LesserRestoration:
		if k == Indefinite {
			return NoCure
		}
		return Removed
	case GreaterRestoration:
		return Removed
	case RemoveCurse, DispelEvilGood:
		return Perhaps
	}
	return NoCure
}
