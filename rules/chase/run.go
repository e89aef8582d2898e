package chase

import "slices"

// Limits of a chase.
const (
	MaxRunners = 40
	MaxMarks   = 40
	MaxWay     = 10000 // cells of the way, in either direction
)

// Left says why one runs no more.
type Left uint8

// The reasons.
const (
	Runs     Left = iota // it runs
	Dropped              // exhausted, or gave up
	Escaped              // a quarry that got away
	Caught               // a quarry that was caught
	LastLeft = Caught
)

// Runner is one in a chase.
type Runner struct {
	ID    uint64 // its token
	Role  Role
	Value int32 // initiative
	At    int32 // cells along the way
	Way   int32 // which way it runs on; 0: the first
	// Con is the modifier of its Constitution, Stealth that of its Dexterity (Stealth), Passive its passive Perception.
	Con, Stealth, Passive int32
	Dashes                int32 // made in this chase
	Due                   int32 // of them this turn, beyond the free ones: a check each at the end of it
	Moved                 int32 // cells of movement spent this turn
	Rough                 int32 // cells of its next movement that cost double
	Trouble               Meets
	Unseen                bool // a quarry out of the lead's sight; a pursuer that the quarry does not know of
	Lost                  bool // it was out of sight at some time since the last escape check
	Left                  Left
	// Back and Fore are how far behind and ahead of it the way goes that it has run: what stands there it has met. Who is put on
	// the way came from its beginning.
	Back, Fore int32
}

// Met says whether a runner has been at a place of the way.
func (r Runner) Met(at int32) bool { return at >= r.At-r.Back && at <= r.At+r.Fore }

// Meets is a complication that one has to deal with.
type Meets struct {
	Face int32  // of the table's die; 0: none
	By   uint64 // who rolled it
	Mark int32  // or what stands on the way: 1 and its place among the marks; 0: none
}

// Some says that there is something to deal with.
func (m Meets) Some() bool { return m.Face != 0 || m.Mark != 0 }

// Mark is an obstacle at a place of the way (R-014-095), or a row of an own table (R-014-093).
type Mark struct {
	At    int32  // cells along the way; of a row nothing
	Way   int32  // on which way it stands; 0: the first
	To    int32  // a way that branches off here: then it is a fork and no obstacle; 0: none
	Text  string // what it is; of a row "": no complication
	DC    int32  // of the test; 0: none
	Rough int32  // on a failure so many cells cost double
}

// Trouble is a mark as a complication.
func (m Mark) Trouble() Trouble {
	t := Trouble{Test: Test{DC: m.DC}, Fail: Fail{Rough: m.Rough}}
	t.Text.En, t.Text.Cs = m.Text, m.Text
	return t
}

// Chase is a chase in progress. Its verbs return what becomes of it and leave it as it was.
type Chase struct {
	Table   string // an id of Tables, or "own"
	Own     []Mark // the rows of an own table, a face of its die each
	Marks   []Mark // on the way, by At
	Factors Factor
	Round   int32 // 0: not begun
	Turn    int32 // whose turn it is, an index of Runners
	Runners []Runner
}

// OwnTable is the id of a chase's own table.
const OwnTable = "own"

// Die is how many sides the die of its complications has; 0: it has none.
func (c Chase) Die() int32 {
	if c.Table == OwnTable {
		return int32(len(c.Own))
	}
	t, _ := Find(c.Table)
	return t.Die
}

// Struck is what a complication or an obstacle is; false when there is none.
func (c Chase) Struck(m Meets) (Trouble, bool) {
	switch {
	case m.Mark > 0 && int(m.Mark) <= len(c.Marks):
		return c.Marks[m.Mark-1].Trouble(), true
	case c.Table != OwnTable:
		t, _ := Find(c.Table)
		row, ok := t.Roll(m.Face)
		return row, ok && !row.None()
	case m.Face > 0 && int(m.Face) <= len(c.Own) && c.Own[m.Face-1].Text != "":
		return c.Own[m.Face-1].Trouble(), true
	}
	return Trouble{}, false
}

// Index is where a runner stands in the order; -1 for none.
func (c Chase) Index(id uint64) int {
	return slices.IndexFunc(c.Runners, func(r Runner) bool { return r.ID == id })
}

// with is the chase with one runner changed.
func (c Chase) with(i int, f func(*Runner)) Chase {
	if i < 0 || i >= len(c.Runners) {
		return c
	}
	c.Runners = slices.Clone(c.Runners)
	f(&c.Runners[i])
	return c
}

// Change is the chase with a runner changed.
func (c Chase) Change(id uint64, f func(*Runner)) Chase { return c.with(c.Index(id), f) }

// Sides counts who still runs, by role.
func (c Chase) Sides() (pursuers, quarries int) {
	for _, r := range c.Runners {
		switch {
		case r.Left != Runs:
		case r.Role == Quarry:
			quarries++
		default:
			pursuers++
		}
	}
	return pursuers, quarries
}

// Over says that a chase which began has nobody left on one side (R-014-088).
func (c Chase) Over() bool {
	p, q := c.Sides()
	return c.Round > 0 && (p == 0 || q == 0)
}

// Lead is the pursuer nearest to a quarry ahead, as an index; -1 when nobody pursues (R-014-085).
func (c Chase) Lead() int {
	var who []int
	var behind []int32
	for i, r := range c.Runners {
		if r.Role == Pursuer && r.Left == Runs {
			who, behind = append(who, i), append(behind, c.Behind(i))
		}
	}
	if i := Lead(behind); i >= 0 {
		return who[i]
	}
	return -1
}

// Behind is how many cells a runner is from the nearest one of the other side that runs; 0 when there is none.
func (c Chase) Behind(i int) int32 {
	best := int32(-1)
	for _, r := range c.Runners {
		d := c.Gap(r, c.Runners[i])
		if r.Role != c.Runners[i].Role && r.Left == Runs && (best < 0 || d < best) {
			best = d
		}
	}
	return max(best, 0)
}
