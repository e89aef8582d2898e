package world

import "sightline/rules"

// Attitude is how a creature stands to the party (R-014-043).
type Attitude int8

// The attitudes.
const (
	Hostile     Attitude = -1
	Indifferent Attitude = 0
	Friendly    Attitude = 1
)

// Shift is the attitude after it was moved by so many steps: one at most within one interaction, unless the GM overrules (R-014-044, A-15).
func (a Attitude) Shift(steps int32, once bool) Attitude {
	if once {
		steps = min(max(steps, -1), 1)
	}
	steps = min(max(steps, -2), 2)
	return min(max(a.known()+Attitude(steps), Hostile), Friendly)
}

func (a Attitude) known() Attitude { return min(max(a, Hostile), Friendly) }

// Name is what the attitude is called.
func (a Attitude) Name() rules.Text {
	return [...]rules.Text{{En: "hostile", Cs: "nepřátelský"}, {En: "indifferent", Cs: "lhostejný"}, {En: "friendly", Cs: "přátelský"}}[a.known()+1]
}

// Reaction is what a creature does when it is asked, from against the party to great sacrifice.
type Reaction uint8

// The reactions.
const (
	Oppose Reaction = iota
	NoHelp
	HelpFree
	HelpMinor
	HelpMajor
)

// Name is what the reaction means.
func (r Reaction) Name() rules.Text {
	return [...]rules.Text{
		{En: "works against the party, even at a risk", Cs: "škodí družině, třeba i s rizikem"},
		{En: "gives no help and does no harm", Cs: "nepomůže, ale ani neublíží"},
		{En: "does as asked if nothing is risked or given up", Cs: "vyhoví, pokud nic neriskuje ani neobětuje"},
		{En: "does as asked for a small risk or sacrifice", Cs: "vyhoví i za cenu malého rizika či oběti"},
		{En: "does as asked for a large risk or sacrifice", Cs: "vyhoví i za cenu velkého rizika či oběti"},
	}[min(r, HelpMajor)]
}

// React is what a Charisma total brings about (R-014-046, A-14): the highest row reached; below 0 counts as 0.
func (a Attitude) React(total int32) Reaction {
	step := Reaction(0)
	switch {
	case total >= 20:
		step = 2
	case total >= 10:
		step = 1
	}
	return Reaction(a.known()+1) + step
}

// Sways says whether a total moves a creature to help at all (R-014-043, R-014-046). One that cannot be swayed never is, whatever the total.
func Sways(a Attitude, immovable bool, total int32) bool {
	return !immovable && a.React(total) >= HelpFree
}

// TalkMode is what companions do to a Charisma check (R-014-046): 1 advantage, -1 disadvantage, 0 neither or both.
func TalkMode(helps, offends bool) int {
	n := 0
	if helps {
		n++
	}
	if offends {
		n--
	}
	return n
}

// Again is what another try on the same creature risks (R-014-047): its attitude may drop once a check was made.
func Again(made bool) bool { return made }

// Insight is what is learned of a creature's ideals, bonds and flaws.
type Insight uint8

// What is learned.
const (
	Nothing Insight = iota
	True
	False // something untrue, told through the same channel
)

// Read is what a Wisdom (Insight) total learns (R-014-045): a miss by 10 or more learns something untrue.
func Read(total, dc int32) Insight {
	switch {
	case total >= dc:
		return True
	case int64(total) <= int64(dc)-10:
		return False
	}
	return Nothing
}
