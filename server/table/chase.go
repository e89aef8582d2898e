package table

import (
	"cmp"
	"slices"
	"unicode/utf8"

	"sightline/rules/chase"
	"sightline/server/wire"
)

// MaxChases is how many chases a table may have at a time.
const MaxChases = 8

// Chase is a chase at the table.
type Chase struct {
	ID wire.ChaseID
	// Of is the first of the chases that came of one by splitting or by hunters from behind: they play their rounds in turn.
	Of    wire.ChaseID
	Waits bool // for the others' round
	Run   chase.Chase
}

// Chased: these chases are so now; others are gone.
type Chased struct {
	Set  []Chase
	Gone []wire.ChaseID
}

func (Chased) kind() string { return "chased" }

// chase is the chase of an id, nil when there is none.
func (st *State) chase(id wire.ChaseID) *Chase {
	i := slices.IndexFunc(st.Chases, func(c Chase) bool { return c.ID == id })
	if i < 0 {
		return nil
	}
	return &st.Chases[i]
}

func (st *State) applyChased(e Chased) {
	st.Chases = slices.DeleteFunc(slices.Clone(st.Chases), func(was Chase) bool {
		return slices.Contains(e.Gone, was.ID) || slices.ContainsFunc(e.Set, func(s Chase) bool { return s.ID == was.ID })
	})
	st.Chases = append(st.Chases, e.Set...)
	slices.SortFunc(st.Chases, func(a, b Chase) int { return cmp.Compare(a.ID, b.ID) })
	st.unchase(func(id wire.TokenID) bool { return st.Token(id) == nil })
}

// unchase takes tokens out of all chases.
func (st *State) unchase(gone func(wire.TokenID) bool) {
	for i := range st.Chases {
		for _, r := range st.Chases[i].Run.Runners {
			if gone(wire.TokenID(r.ID)) {
				st.Chases = slices.Clone(st.Chases)
				st.Chases[i].Run = st.Chases[i].Run.Without(r.ID)
			}
		}
	}
}

// Standing is whose turn it is for one who is shown some of the runners, as an index, and the round: the one in turn, or, where it is
// a GM's that is not shown, the next that is none such. So those take their turns unnoticed. -1: nobody's.
func (c Chase) Standing(st *State, shown func(chase.Runner) bool) (turn int, round int32) {
	turn, round = int(c.Run.Turn), c.Run.Round
	if round == 0 || c.Run.Over() || turn < 0 || turn >= len(c.Run.Runners) {
		return -1, round
	}
	for range c.Run.Runners {
		r := c.Run.Runners[turn]
		if t := st.Token(wire.TokenID(r.ID)); r.Left == chase.Runs && (shown(r) || t != nil && st.ofPlayers(t)) {
			return turn, round
		}
		if turn++; turn == len(c.Run.Runners) {
			turn, round = 0, round+1
		}
	}
	return -1, c.Run.Round
}

// setChase emits a chase as it is now.
func (d *decision) setChase(c Chase) { d.emit(Chased{Set: []Chase{c}}) }

func okTable(id string) bool {
	_, ok := chase.Find(id)
	return ok || id == chase.OwnTable
}

func (d *decision) startChase(b wire.StartChase) wire.Reason {
	switch {
	case !okTable(b.Table):
		return bad
	case len(d.now.Chases) >= MaxChases:
		return wire.Reason{Code: wire.CodeFull, Limit: MaxChases}
	}
	id := wire.ChaseID(d.id())
	d.setChase(Chase{ID: id, Of: id, Run: chase.Chase{Table: b.Table}})
	return fine
}

func (d *decision) stopChase(b wire.StopChase) wire.Reason {
	c := d.now.chase(b.Chase)
	if c == nil {
		return absent
	}
	was := *c
	d.emit(Chased{Gone: []wire.ChaseID{b.Chase}})
	if !was.Waits {
		d.playOther(was)
	}
	return fine
}

// bounds of what is set in a chase.
const (
	maxOdds      = 100 // of modifiers, either way, and of difficulties
	maxChaseText = 120 // characters
)

func within(n, most int32) bool { return n >= -most && n <= most }

// okMark cleans an obstacle or a row of an own table.
func okMark(m *chase.Mark) bool {
	m.Text = bare(m.Text)
	return utf8.ValidString(m.Text) && utf8.RuneCountInString(m.Text) <= maxChaseText && within(m.At, chase.MaxWay) && m.DC >= 0 && m.DC <= maxOdds && m.Rough >= 0 && m.Rough <= maxOdds
}

func (d *decision) setChaseUp(b wire.SetChase) wire.Reason {
	c := d.now.chase(b.Chase)
	if c == nil {
		return absent
	}
	own, marks := slices.Clone(b.Own), slices.Clone(b.Marks)
	for _, list := range [][]chase.Mark{own, marks} {
		for i := range list {
			if !okMark(&list[i]) {
				return bad
			}
		}
	}
	empty := slices.ContainsFunc(marks, func(m chase.Mark) bool { return m.Text == "" })
	rows := int32(len(own))
	if !chase.Ways(marks) || !okTable(b.Table) || empty || b.Table == chase.OwnTable && !chase.Allowed(rows) || rows > chase.MaxRows || len(marks) > chase.MaxMarks || b.Factors > chase.AllFactors {
		return bad
	}
	next := *c
	next.Run.Table, next.Run.Factors, next.Run.Own = b.Table, b.Factors, own
	next.Run = next.Run.Place(marks)
	d.setChase(next)
	return fine
}

func (d *decision) setRunner(b wire.SetRunner) wire.Reason {
	c := d.now.chase(b.Chase)
	switch {
	case c == nil || d.now.Token(b.Token) == nil:
		return absent
	case b.Way < 0 || b.Way > chase.MaxWays, b.Role > chase.Quarry || !within(b.At, chase.MaxWay) || !within(b.Con, maxOdds) || !within(b.Stealth, maxOdds) || !within(b.Passive, maxOdds):
		return bad
	}
	r := chase.Runner{ID: uint64(b.Token), Role: b.Role, At: b.At, Way: b.Way, Con: b.Con, Stealth: b.Stealth, Passive: b.Passive}
	next := *c
	if next.Run.Round > 0 && next.Run.Index(r.ID) < 0 {
		r.Value = d.initiatives([]uint64{r.ID})[r.ID]
	}
	var ok bool
	if next.Run, ok = next.Run.Join(r); !ok {
		return wire.Reason{Code: wire.CodeFull, Limit: chase.MaxRunners}
	}
	d.setChase(next)
	return fine
}

// initiatives are those of runners: of the turn list, and who has no line in it rolls (R-014-085).
func (d *decision) initiatives(runners []uint64) map[uint64]int32 {
	value := map[uint64]int32{}
	var listed []uint64
	for _, e := range d.now.Turn.Entries {
		if e.Token != 0 {
			listed, value[uint64(e.Token)] = append(listed, uint64(e.Token)), e.Value
		}
	}
	for _, id := range chase.Newcomers(listed, runners) {
		value[id] = d.rollFor(wire.TokenID(id), "1d20")
	}
	return value
}

// changedChases compares two lists in the order of ids.
func changedChases(was, now []Chase) []WasChase {
	var out []WasChase
	for _, c := range was {
		if i := slices.IndexFunc(now, func(n Chase) bool { return n.ID == c.ID }); i < 0 || !c.same(now[i]) {
			out = append(out, WasChase{Chase: c})
		}
	}
	for _, c := range now {
		if !slices.ContainsFunc(was, func(w Chase) bool { return w.ID == c.ID }) {
			out = append(out, WasChase{Gone: true, Chase: Chase{ID: c.ID}})
		}
	}
	return out
}

func (c Chase) same(o Chase) bool {
	a, b := c.Run, o.Run
	return c.ID == o.ID && c.Of == o.Of && c.Waits == o.Waits && a.Table == b.Table && a.Factors == b.Factors && a.Round == b.Round && a.Turn == b.Turn &&
		slices.Equal(a.Runners, b.Runners) && slices.Equal(a.Marks, b.Marks) && slices.Equal(a.Own, b.Own)
}

// unchased puts chases back as they were.
func (st *State) unchased(was []WasChase) {
	if len(was) == 0 {
		return
	}
	var e Chased
	for _, w := range was {
		if w.Gone {
			e.Gone = append(e.Gone, w.Chase.ID)
		} else {
			e.Set = append(e.Set, w.Chase)
		}
	}
	st.applyChased(e)
}

// together says that two tokens run in one chase that is being played (R-014-087).
func (st *State) together(a, b wire.TokenID) bool {
	return slices.ContainsFunc(st.Chases, func(c Chase) bool {
		i, j := c.Run.Index(uint64(a)), c.Run.Index(uint64(b))
		return i >= 0 && j >= 0 && c.Run.Round > 0 && !c.Run.Over() && c.Run.Runners[i].Left == chase.Runs && c.Run.Runners[j].Left == chase.Runs
	})
}
