package chase

import "sightline/rules"

// Skill is what a test is made with; ids as in the catalog.
type Skill struct {
	Ability, Skill string // "dex", "acrobatics"; Skill may be ""
}

// Test is a check or a save. DC 0: there is none.
type Test struct {
	Save bool
	DC   int32
	By   []Skill // any one of them
}

// Damage is dice of a type of damage.
type Damage struct{ Dice, Type string }

// Fail is what a failed test brings.
type Fail struct {
	Rough     int32 // so many cells of the next movement cost double
	Damage    []Damage
	Condition string // an id of R-014-062
	Barrier   bool   // it lies before the barrier, to try again or go round
	Fall      bool   // falls 1d4 cells, see [FallDice]
	Net       bool   // caught in a net
	Blind     bool   // Condition lasts to the end of its next turn, and it runs at half speed
}

// Attack is one made on the runner.
type Attack struct {
	Weapon string
	ToHit  int32
	Damage Damage
}

// Trouble is a row of a table of complications.
type Trouble struct {
	From, To   int32 // of the die
	Name, Text rules.Text
	Test       Test
	Fail       Fail
	Coin       bool  // throwing a coin passes at once
	Moved      int32 // the attack comes when it moves so many cells in its turn; 0: at once
	Attack     Attack
	Around     int32 // instead of the test it may spend so many cells of movement
	Hunter     bool  // a creature of the place joins the pursuit, as the GM picks
}

// None says that the row is no complication.
func (t Trouble) None() bool { return t.Test.DC == 0 && t.Attack.Weapon == "" && !t.Hunter }

// Attacks says whether the attack comes when the runner moves so many cells in its turn (R-014-091).
func (t Trouble) Attacks(moved int32) bool { return t.Attack.Weapon != "" && moved >= t.Moved }

// Table is a table of complications.
type Table struct {
	ID   string
	Name rules.Text
	Die  int32 // sides
	Rows []Trouble
}

// MaxRows is how many rows an own table may have.
const MaxRows = 100

// Allowed says whether an own table may have so many rows: from 1 to 100, on any die (R-014-093).
func Allowed(rows int32) bool { return rows >= 1 && rows <= MaxRows }

// Roll is the row of a face; false when no row has it.
func (t Table) Roll(face int32) (Trouble, bool) {
	for _, r := range t.Rows {
		if face >= r.From && face <= r.To {
			return r, true
		}
	}
	return Trouble{}, false
}

// Tables are the printed ones.
func Tables() []Table { return []Table{urban, wild} }

// Find is the table of an id; false when there is none.
func Find(id string) (Table, bool) {
	for _, t := range Tables() {
		if t.ID == id {
			return t, true
		}
	}
	return Table{}, false
}

// Next is who a complication rolled by one strikes: the next in the order who still runs, from the last on to the first; -1 when
// nobody else does (R-014-090, A-38).
func Next(roller int, out []bool) int {
	for i := 1; i < len(out); i++ {
		if j := (roller + i) % len(out); roller >= 0 && !out[j] {
			return j
		}
	}
	return -1
}

// Strikes says whether a face of the tables' d20 brings a complication: 1 to 10 (R-014-090).
func Strikes(face int32) bool { return face >= 1 && face <= tableDice/2 }

// Negated says whether inspiration spent by one cancels a complication: by the roller or by the one it strikes (R-014-090).
func Negated[T comparable](roller, struck, by T) bool { return by == roller || by == struck }

// FallDice is how many d6 of bludgeoning a fall of so many cells deals: one for each whole two (R-014-092, A-40).
func FallDice(cells int32) int32 { return max(cells, 0) / 2 }
