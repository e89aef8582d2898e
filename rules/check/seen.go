package check

import "sightline/rules"

// Mode is who sees a roll (R-014-003, 005, 006).
type Mode uint8

// The modes.
const (
	Open   Mode = iota // all see it, and nobody alters it
	Screen             // all see that the GM rolled, only GMs what
	Secret             // a GM's on a player's behalf: players see a blank roll of the GM, or nothing
	Blind              // a player's: it sees that it rolled, GMs see what
	Decoy              // a GM's with nothing at stake; players see the same as of a secret or screened one
	Modes              // how many there are
)

// Seen is what players see of a roll.
type Seen struct {
	Roll  bool // that there was one
	Total bool // its dice and total
	Alter bool // a GM may alter it before it takes effect
}

// SeenBy is what players see of a roll of a mode, and whether a GM may alter it, at a table's settings.
func SeenBy(r rules.Rolls, m Mode) Seen {
	switch m {
	case Open:
		return Seen{Roll: true, Total: true}
	case Secret:
		return Seen{Roll: !r.Unshown, Alter: !r.Fixed}
	}
	return Seen{Roll: true, Alter: !r.Fixed}
}

// Alter is what takes effect of a roll and what each log keeps: the GM's keeps both, the players' only what is applied
// (R-014-005). An open roll, or one at a table that forbids it, stays as it fell.
func Alter[T any](r rules.Rolls, m Mode, rolled, set T) (applied T) {
	if !SeenBy(r, m).Alter {
		return rolled
	}
	return set
}

// Stakes says whether a roll does anything: a decoy does not (R-014-006).
func (m Mode) Stakes() bool { return m != Decoy }

// Discards says whether a roll may be thrown away and made again unseen: never (R-014-003).
func (m Mode) Discards() bool { return false }

// Unclear is what becomes of a die that lies badly (R-014-004, A-01): of one on the floor, or of one that leans on something. When
// it counts it is read as it lies, the leaning one with what it leans on taken away.
func Unclear(r rules.Rolls, leans bool) (counts bool) {
	if leans {
		return r.Leaning == rules.ReadIt
	}
	return r.Floor == rules.ReadIt
}

// Prompt says whether the table asks for a roll by itself, by its style of dice (R-014-013).
func Prompt(s rules.DiceStyle, fight bool) bool {
	return s == rules.StyleAll || s == rules.StyleFew && fight
}

// Stands says whether what was said stays said (R-014-002).
func Stands(t rules.Talk) bool { return t.Stands }

// MayTell says whether a player may say what the character can't know, or can't say since it is out of action (R-014-002).
func MayTell(t rules.Talk, knows, able bool) bool { return !t.Secretive || knows && able }

// Dispute is what becomes of a question about the rules in play: it is written down for later, and play goes on unless the table talks
// it over at once (R-014-008).
func Dispute(t rules.Talk) (noted, goesOn bool) { return true, !t.Discuss }
