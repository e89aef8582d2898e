package tabletest

import (
	"slices"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/server/table"
	"sightline/server/wire"
)

// Sound fails unless the state and what every user holds are well formed: what any command may rely on.
func (tb *Table) Sound() {
	tb.Helper()
	tb.soundLists()
	tb.soundTokens()
	tb.soundLand(tb.State.Land())
	for _, m := range tb.State.Memories {
		tb.soundMask("explored", m.Explored.Mask)
		if !slices.IsSortedFunc(m.Tokens, func(a, b wire.Token) int { return compare(a.ID, b.ID) }) {
			tb.Errorf("remembered tokens out of order: %+v", m.Tokens)
		}
		for _, t := range m.Tokens {
			if t.Past || t.Sheet != nil {
				tb.Errorf("remembered more than a look: %+v", t)
			}
		}
	}
	tb.soundMask("revealed", tb.State.Hand.Revealed.Mask)
	tb.soundMask("hidden", tb.State.Hand.Hidden.Mask)
	for _, u := range tb.Users {
		if tb.State.Seat(u.Seat) != nil {
			u.sound()
		}
	}
}

func compare[T ~uint64](a, b T) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

func (tb *Table) soundLists() {
	tb.Helper()
	st := tb.State
	ids := map[uint64]bool{0: true}
	fresh := func(what string, id uint64) {
		if ids[id] {
			tb.Errorf("%s has the id %x, which is 0 or another's", what, id)
		}
		ids[id] = true
	}
	for _, s := range st.Seats {
		fresh("seat", uint64(s.ID))
	}
	for _, t := range st.Tokens {
		fresh("token", uint64(t.ID))
	}
	for _, d := range st.Doors {
		fresh("door", uint64(d.ID))
	}
	now := st.Turn.Round == 0
	for _, e := range st.Turn.Entries {
		fresh("line", uint64(e.ID))
		now = now || e.ID == st.Turn.Now
		if (e.Token == 0) == (e.Name == "") || e.Token != 0 && st.Token(e.Token) == nil {
			tb.Errorf("line %+v stands for nothing, or two things", e)
		}
	}
	if !now || st.Turn.Round < 0 {
		tb.Errorf("nobody is in turn: %+v", st.Turn)
	}
	if len(st.Done) > table.MaxDone*max(1, len(st.Seats)) || len(st.Feeds) != len(st.Seats) || len(st.Doors) != len(st.Scene.Map.Doors) {
		tb.Errorf("%d commands kept, %d feeds of %d seats, %d doors", len(st.Done), len(st.Feeds), len(st.Seats), len(st.Doors))
	}
	if want := len(st.Memories); st.Table.Shared && want != 1 || !st.Table.Shared && want != tb.players() {
		tb.Errorf("%d memories; shared: %v", want, st.Table.Shared)
	}
}

func (tb *Table) players() (n int) {
	for _, s := range tb.State.Seats {
		if s.Role == wire.Player {
			n++
		}
	}
	return n
}

func (tb *Table) soundTokens() {
	tb.Helper()
	st := tb.State
	for _, t := range st.Tokens {
		for _, c := range st.Scene.Grid.Space(nil, t.Size(), t.At) {
			if !st.Scene.Grid.Inside(st.Plan().Bounds, c) {
				tb.Errorf("cell %v of token %+v is off the map", c, t)
			}
		}
		if t.Spec.Owner != 0 && st.Seat(t.Spec.Owner) == nil {
			tb.Errorf("token %+v is played by nobody", t)
		}
		if st.Turn.Round == 0 && t.Spent.Cells != 0 || t.Spec.Dim < t.Spec.Bright {
			tb.Errorf("token %+v has spent outside turn order, or its light is inside out", t)
		}
	}
}

// soundLand fails unless land is in order, in no two parts where one would do, and on the map.
func (tb *Table) soundLand(list []wire.Land) {
	tb.Helper()
	g, b := tb.State.Scene.Grid, tb.State.Plan().Bounds
	for i, l := range list {
		last := grid.Cell{X: l.Run.Cell.X + l.Run.N - 1, Y: l.Run.Cell.Y}
		if l.Kind == 0 || l.Run.N < 1 || !g.Inside(b, l.Run.Cell) || !g.Inside(b, last) {
			tb.Errorf("land %+v is plain, empty or off the map", l)
		}
		if i == 0 {
			continue
		}
		was := list[i-1]
		next := was.Run.Cell.X + was.Run.N
		if was.Run.Cell.Compare(l.Run.Cell) >= 0 || was.Run.Cell.Y == l.Run.Cell.Y && (next > l.Run.Cell.X || next == l.Run.Cell.X && was.Kind == l.Kind) {
			tb.Errorf("land %+v after %+v", l, was)
		}
	}
}

func (tb *Table) soundMask(what string, m *geom.Mask) {
	tb.Helper()
	if p := tb.State.Plan(); m != nil && (m.W() != p.Wide || m.H() != p.High) {
		tb.Errorf("%s ground is %d by %d, the map %d by %d", what, m.W(), m.H(), p.Wide, p.High)
	}
}

// sound checks what a user holds.
func (u *User) sound() {
	u.Helper()
	v := u.held
	within := func(what string, inner, outer *geom.Mask) {
		m := inner.Clone()
		m.AndNot(outer)
		if !m.Empty() {
			u.Errorf("seat %x: %s", u.Seat, what)
		}
	}
	u.soundMask("seen", v.Ground.Seen)
	u.soundLand(v.Land)
	within("bright ground is not seen", v.Ground.Bright, v.Ground.Seen)
	within("seen ground is not explored", v.Ground.Seen, v.Ground.Explored)
	if v.Me.Role == wire.GM {
		return
	}
	if len(v.Lights) > 0 {
		u.Errorf("seat %x holds lights", u.Seat)
	}
	for _, t := range v.Tokens {
		if own := t.Owner == u.Seat; own && !t.Past != (t.Sheet != nil) || !own && t.Sheet != nil {
			u.Errorf("seat %x: a sheet is another's, or missing: %+v", u.Seat, t)
		}
	}
	for _, id := range u.State.Own(u.Seat) {
		if !slices.ContainsFunc(v.Tokens, func(t wire.Token) bool { return t.ID == id && !t.Past }) {
			u.Errorf("seat %x does not hold its own token %x", u.Seat, id)
		}
	}
	for _, d := range v.Doors {
		if d.Secret || d.State == wire.DoorLocked {
			u.Errorf("seat %x is told of a door %+v", u.Seat, d)
		}
	}
	if v.Me.Waiting && (!v.Ground.Explored.Empty() || len(v.Walls)+len(v.Doors)+len(v.Tokens) > 0) {
		u.Errorf("seat %x waits and sees", u.Seat)
	}
}
