package rules

import "strconv"

// Under is what a game has whose checks are rolled under a value.
type Under struct {
	// On: checks and saves are rolled under a value, and what ails a creature (drink, fatigue, load, lost senses) counts in its
	// rolls by itself (R-004-001, 011, 015, 025, 029); sizes count in damage (R-004-033).
	On bool
	// Auto20: no roll is needed from a sum of 20 on, and not only beyond it (C-01).
	Auto20 bool
	// Scaled: a drink does less to who endures more (C-07).
	Scaled bool
	// Hit is which part of the body a roll of the hit areas names (R-004-034).
	Hit HitAreas
}

// AutoAt is the sum from which no roll is needed (R-004-005, C-01).
func (u Under) AutoAt() int32 {
	if u.Auto20 {
		return 20
	}
	return 21
}

// BodyPart is a part of the body that can be hit.
type BodyPart uint8

// The parts.
const (
	NoPart BodyPart = iota
	Head
	Torso
	Belly
	RightArm
	LeftArm
	RightLeg
	LeftLeg
	BodyParts // how many there are
)

var bodyParts = [BodyParts]Choice{
	{"none", Text{"nothing; the GM names it", "nic, určí PJ"}}, {"head", Text{"head", "hlava"}}, {"torso", Text{"torso", "trup"}}, {"belly", Text{"belly", "břicho"}},
	{"right_arm", Text{"right arm", "pravá ruka"}}, {"left_arm", Text{"left arm", "levá ruka"}}, {"right_leg", Text{"right leg", "pravá noha"}}, {"left_leg", Text{"left leg", "levá noha"}},
}

// ID is how files call the part.
func (p BodyPart) ID() string { return bodyParts[min(p, BodyParts-1)].Value }

// Name is the part in both languages.
func (p BodyPart) Name() Text { return bodyParts[min(p, BodyParts-1)].Name }

// HitRolls is how many results the table of hit areas has.
const HitRolls = 10

// HitAreas is which part each roll from 1 on names. The text of R-004-034 names two; the others are a table's own.
type HitAreas [HitRolls]BodyPart

// At is the part that a roll names; NoPart for none.
func (h HitAreas) At(roll int32) BodyPart {
	if roll < 1 || roll > HitRolls {
		return NoPart
	}
	return min(h[roll-1], BodyParts-1)
}

// underOptions are those of games that roll under a value.
var underOptions = append([]Option{
	Switch(PartChecks, "ru.rollUnder", "R-004-001", Text{"Checks are rolled under a value; what ails a creature counts by itself", "Ověření se podhazují; co postavu tíží, počítá se samo"}, func(p *Profile) *bool { return &p.Under.On }),
	Of(PartChecks, "ru.autoAt", "C-01", Text{"No roll is needed from a sum of", "Bez hodu je ověření od součtu"},
		func(p Profile) int32 { return one(p.Under.Auto20) }, func(p *Profile, v int32) { p.Under.Auto20 = v == 1 },
		Choice{"21", Text{"21", "21"}}, Choice{"20", Text{"20", "20"}}),
	Switch(PartChecks, "ru.alcoholScaling", "C-07", Text{"Drinks do less to who endures more", "Na odolnější působí nápoje méně"}, func(p *Profile) *bool { return &p.Under.Scaled }),
}, hitOptions()...)

// hitOptions are the results of the table of hit areas.
func hitOptions() []Option {
	list := make([]Option, HitRolls)
	for i := range list {
		n := strconv.Itoa(i + 1)
		list[i] = OneOf(PartFight, "ru.hitAreaTable."+n, "R-004-034", Text{"A roll of " + n + " for the hit area is", "Hod " + n + " na oblast zásahu je"},
			func(p *Profile) *BodyPart { return &p.Under.Hit[i] }, bodyParts[:]...)
	}
	return list
}
