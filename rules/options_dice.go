package rules

// Rolls is who sees which roll, and what becomes of dice that lie badly.
type Rolls struct {
	Floor, Leaning Unclear // a die on the floor; one that leans on something (R-014-004, A-01)
	// Screened: a GM's rolls are behind the screen unless it says otherwise (R-014-005).
	Screened bool
	// Fixed: a roll behind the screen stands as it fell; the GM may not alter it (R-014-005).
	Fixed bool
	// Unshown: a secret roll on a player's behalf leaves no blank line in the players' log (R-014-006, A-02).
	Unshown bool
	// Together: attack and damage are rolled at once (R-014-007).
	Together bool
	Style    DiceStyle // R-014-013
	Checked  Checked   // whether players can check open rolls
}

// Unclear is what becomes of an unclear die.
type Unclear uint8

// What can become of it.
const (
	RollAgain Unclear = iota // both kinds, by default
	ReadIt                   // a die on the floor counts; of a leaning one what it leans on is taken away
)

// DiceStyle is how eagerly the table rolls (R-014-013).
type DiceStyle uint8

// The styles.
const (
	StyleMiddle DiceStyle = iota // the GM says when
	StyleAll                     // dice decide nearly everything
	StyleFew                     // dice as little as can be: in a fight only
)

// Checked says which rolls are drawn from a stream that players can check once its seed is published (docs/dice.md).
type Checked uint8

// What can be checked.
const (
	CheckNone  Checked = iota
	CheckRolls         // rolls that all see by their mode (R-014-003, 005)
	CheckFight         // and the dice of players' characters: attacks, damage, saves, initiative, which all are told then
)

// Talk is how the table takes what is said (R-014-002).
type Talk struct {
	Secretive bool // what a character can't know or say is not shared
	Stands    bool // what was said can't be taken back
	Discuss   bool // questions about the rules are talked over at once (R-014-008)
}

// diceOptions are those of dice and talk.
var diceOptions = []Option{
	Of(PartDice, "gm.rollVisibility", "R-014-005", Text{"The GM rolls", "PJ hází"},
		func(p Profile) int32 { return one(p.Rolls.Screened) }, func(p *Profile, v int32) { p.Rolls.Screened = v == 1 },
		Choice{"open", Text{"openly", "otevřeně"}}, Choice{"screen", Text{"behind the screen", "za zástěnou"}}),
	not(PartDice, "gm.mayAlter", "R-014-005", Text{"The GM may alter a roll behind the screen", "PJ smí hod za zástěnou upravit"}, func(p *Profile) *bool { return &p.Rolls.Fixed }),
	not(PartDice, "gm.secretRollShown", "A-02", Text{"Players see that a secret roll was made", "Hráči vidí, že padl skrytý hod"}, func(p *Profile) *bool { return &p.Rolls.Unshown }),
	OneOf(PartDice, "dice.floor", "A-01", Text{"A die on the floor", "Kostka na podlaze"}, func(p *Profile) *Unclear { return &p.Rolls.Floor },
		Choice{"reroll", Text{"is rolled again", "hází se znovu"}}, Choice{"count", Text{"counts", "platí"}}),
	OneOf(PartDice, "dice.leaning", "A-01", Text{"A leaning die", "Opřená kostka"}, func(p *Profile) *Unclear { return &p.Rolls.Leaning },
		Choice{"reroll", Text{"is rolled again", "hází se znovu"}},
		Choice{"remove_obstacle_and_read", Text{"is read with the obstacle taken away", "odebere se překážka a přečte se"}}),
	OneOf(PartDice, "dice.style", "R-014-013", Text{"Dice", "Kostky"}, func(p *Profile) *DiceStyle { return &p.Rolls.Style },
		Choice{"ask_gm", Text{"when the GM says so", "když to řekne PJ"}}, Choice{"always", Text{"for almost everything", "skoro na vše"}},
		Choice{"combat_only", Text{"as little as possible", "co nejméně"}}),
	Switch(PartDice, "roll.attackAndDamageTogether", "R-014-007", Text{"Attack and damage are rolled together", "Útok a zranění se hází naráz"}, func(p *Profile) *bool { return &p.Rolls.Together }),
	OneOf(PartDice, "roll.checked", "R-014-003", Text{"Open rolls can be checked by a seed", "Otevřené hody jde ověřit semínkem"}, func(p *Profile) *Checked { return &p.Rolls.Checked },
		Choice{"none", Text{"no", "ne"}}, Choice{"open", Text{"rolls that all see", "hody, které všichni vidí"}},
		Choice{"open_and_fight", Text{"and characters’ dice in a fight", "a kostky postav v boji"}}),
	Of(PartDice, "talk.shareUnknown", "R-014-002", Text{"Sharing what a character can't know or say", "Sdílení toho, co postava neví nebo nemůže říct"},
		func(p Profile) int32 { return one(p.Talk.Secretive) }, func(p *Profile, v int32) { p.Talk.Secretive = v == 1 },
		allowed, forbidden),
	disputeOption,
	Of(PartDice, "talk.takeBack", "R-014-002", Text{"Taking back what was said", "Vzít zpět vyřčené"},
		func(p Profile) int32 { return one(p.Talk.Stands) }, func(p *Profile, v int32) { p.Talk.Stands = v == 1 },
		allowed, forbidden),
}

// disputeOption is what the table does with questions about the rules.
var disputeOption = Of(PartDice, "rules.disputes", "R-014-008", Text{"Questions about the rules", "Otázky k pravidlům"},
	func(p Profile) int32 { return one(p.Talk.Discuss) }, func(p *Profile, v int32) { p.Talk.Discuss = v == 1 },
	Choice{"play_on", Text{"are written down, the GM rules and play goes on", "se zapíší, PJ rozhodne a hraje se dál"}}, Choice{"discuss", Text{"are discussed at once", "se proberou hned"}})

var allowed, forbidden = Choice{"allowed", Text{"allowed", "smí se"}}, Choice{"forbidden", Text{"not allowed", "nesmí se"}}

// not is a switch that is on while a field is false, so that a profile which says nothing has it on.
func not(part Part, key, row string, name Text, at func(*Profile) *bool) Option {
	o := Switch(part, key, row, name, at)
	o.get = func(p Profile) int32 { return one(!*at(&p)) }
	o.set = func(p *Profile, v int32) { *at(p) = v == 0 }
	return o
}
