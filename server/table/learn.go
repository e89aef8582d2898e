package table

import (
	"slices"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/rules/effect"
	"sightline/server/wire"
)

// gain is what a memory came to hold through a command.
type gain struct {
	explored *geom.Mask // new; nil: nothing
	walls    []uint64   // new
	doors    []SeenDoor
	saw      []seenToken // sorted by id
	gone     []wire.TokenID
}

// seenToken is a token as it looked when it was seen last.
type seenToken struct{ look wire.Token }

func (s seenToken) id() uint64 { return uint64(s.look.ID) }

// look takes in what is seen at this moment: of a command that has several moments, each one.
func (d *decision) look() {
	if d.now.Table.Fog == wire.FogHand {
		return
	}
	if d.gains == nil {
		d.gains = map[wire.SeatID]*gain{}
	}
	for i := range d.now.Memories {
		m := &d.now.Memories[i]
		viewers := d.now.viewers(m.Seat)
		if len(viewers) == 0 {
			continue
		}
		g := d.gains[m.Seat]
		if g == nil {
			g = &gain{}
			d.gains[m.Seat] = g
		}
		for _, s := range viewers {
			g.ground(d.now, m, s)
			g.lookDoors(d.now, m, s)
		}
		g.lookTokens(d.now, m, viewers)
	}
}

// viewers are the sights of all tokens whose memory is kept under the seat.
func (st *State) viewers(seat wire.SeatID) []*Sight {
	var all []*Sight
	for i := range st.Tokens {
		t := &st.Tokens[i]
		if seat == 0 && st.ofPlayers(t) || seat != 0 && t.Spec.Owner == seat {
			all = append(all, st.Sight(t))
		}
	}
	return all
}

// coveredKey is a mask found to lie within another.
type coveredKey struct{ inner, outer *geom.Mask }

// covered says that inner lies within outer.
func (st *State) covered(inner, outer *geom.Mask) bool {
	if outer == nil {
		return inner.Empty()
	}
	return memo(st.cache, coveredKey{inner, outer}, 64, func() bool {
		o := outer.Words()
		for i, w := range inner.Words() {
			if w&^o[i] != 0 {
				return false
			}
		}
		return true
	})
}

// ground takes in ground and walls.
func (g *gain) ground(st *State, m *Memory, s *Sight) {
	if !st.covered(s.Seen, m.Explored.Mask) {
		fresh := s.Seen.Clone()
		fresh.AndNot(m.Explored.Mask)
		if g.explored == nil {
			g.explored = fresh
		} else {
			g.explored.Or(fresh)
		}
	}
	known := m.Walls
	if st.Scene.Stretches != s.stage.mark {
		known = nil
	}
	if fresh, ok := lessBits(s.walls, known); ok {
		g.walls = orBits(g.walls, fresh)
	}
}

// lookDoors takes in doors that are seen otherwise than remembered. A secret one is a wall until it is seen open.
func (g *gain) lookDoors(st *State, m *Memory, s *Sight) {
	for _, i := range s.doors() {
		look := SeenDoor{i, st.Doors[i].look()}
		was, ok := findDoor(g.doors, i)
		if !ok {
			was, ok = findDoor(m.Doors, i)
		}
		if ok && was == look || !ok && s.stage.secret[i] && look.State != wire.DoorOpen || st.Covered(s.stage.beside[i]) {
			continue
		}
		g.doors = setDoor(g.doors, look)
	}
}

func findDoor(doors []SeenDoor, door int32) (SeenDoor, bool) {
	for _, d := range doors {
		if d.Door == door {
			return d, true
		}
	}
	return SeenDoor{}, false
}

// doors are those of which some part is in line and lit.
func (s *Sight) doors() []int32 {
	if s.doorList == nil {
		s.doorList = []int32{}
		for i := range s.stage.Doors {
			if s.touches(s.stage.parts[int32(i)]) {
				s.doorList = append(s.doorList, int32(i))
			}
		}
	}
	return s.doorList
}

func (s *Sight) touches(stretches []int) bool {
	for _, i := range stretches {
		if b := uint(2 * i); int(b>>6) < len(s.touched) && s.touched[b>>6]>>(b&63)&3 != 0 {
			return true
		}
	}
	return false
}

// lookTokens takes in tokens that are seen otherwise than remembered, and that a remembered one is not where it was.
func (g *gain) lookTokens(st *State, m *Memory, viewers []*Sight) {
	gone := st.goneFor(viewers, m.Seat)
	for i := range st.Tokens {
		t := &st.Tokens[i]
		if !st.Seen(viewers, t) {
			continue
		}
		look := st.Look(t)
		if gone != nil && look.Marks != "" {
			look.Marks = st.Marks(t.ID, gone...)
		}
		g.gone = without(g.gone, func(id wire.TokenID) bool { return id == t.ID })
		if was := g.remembered(m, t.ID); was == nil || *was != look {
			g.saw = insert(g.saw, seenToken{look}, seenToken.id)
		}
	}
	for _, list := range [][]wire.Token{m.Tokens, looks(g.saw)} {
		for i := range list {
			if st.isGone(viewers, g.remembered(m, list[i].ID)) && !slices.Contains(g.gone, list[i].ID) {
				g.gone = append(g.gone, list[i].ID)
			}
		}
	}
}

// goneFor are the moments that have gone by for those whose memory is kept under a seat though not in truth, see [State.Standing].
func (st *State) goneFor(viewers []*Sight, seat wire.SeatID) []effect.Moment {
	if len(st.Effects) == 0 || st.Turn.Round == 0 {
		return nil
	}
	return st.Behind(seat, func(e Entry) bool {
		t := st.Token(e.Token)
		return e.Token == 0 || t != nil && (seat != 0 && t.Spec.Owner == seat || st.Seen(viewers, t))
	})
}

func looks(saw []seenToken) []wire.Token {
	var all []wire.Token
	for _, s := range saw {
		all = append(all, s.look)
	}
	return all
}

// Seen says that one of the sights sees the token; what the GM hides, itself or by laying the hand over it, nobody does.
func (st *State) Seen(viewers []*Sight, t *Token) bool {
	return !t.Spec.Hidden && slices.ContainsFunc(viewers, func(s *Sight) bool { return st.sees(s, t) }) &&
		(st.Hand.Hidden.Mask == nil || st.uncovered(viewers, st.Joined(t)))
}

// uncovered says that a token seen by its sub-cells is not covered by the GM's hand: one of them is in sight and not hidden,
// or, where it was seen by a line past all of them, one is not hidden.
func (st *State) uncovered(viewers []*Sight, subs []geom.Point) bool {
	inSight := func(p geom.Point) bool {
		return slices.ContainsFunc(viewers, func(s *Sight) bool { return s.Seen.Get(p.X, p.Y) })
	}
	if slices.ContainsFunc(subs, inSight) {
		subs = slices.DeleteFunc(slices.Clone(subs), func(p geom.Point) bool { return !inSight(p) })
	}
	return !st.Covered(subs)
}

// Covered says that the GM's hand hides all of some sub-cells (column, row).
func (st *State) Covered(subs []geom.Point) bool {
	hidden := st.Hand.Hidden.Mask
	return hidden != nil && !slices.ContainsFunc(subs, func(p geom.Point) bool { return !hidden.Get(p.X, p.Y) })
}

// remembered is how a token is remembered, what was gained counted in; nil: it is not.
func (g *gain) remembered(m *Memory, id wire.TokenID) *wire.Token {
	if slices.Contains(g.gone, id) {
		return nil
	}
	for i := range g.saw {
		if g.saw[i].look.ID == id {
			return &g.saw[i].look
		}
	}
	i, ok := slices.BinarySearchFunc(m.Tokens, id, func(t wire.Token, id wire.TokenID) int { return order(t.ID, id) })
	if !ok {
		return nil
	}
	return &m.Tokens[i]
}

// isGone says that a remembered token is not seen though its place is: part of the space where it was is in sight, and a
// token there would be seen.
func (st *State) isGone(viewers []*Sight, was *wire.Token) bool {
	if was == nil {
		return false
	}
	if t := st.Token(was.ID); t != nil && st.Seen(viewers, t) {
		return false
	}
	return slices.ContainsFunc(st.JoinedAt(was.Size, was.At), func(p geom.Point) bool {
		return !st.Hand.Hidden.Get(p.X, p.Y) && slices.ContainsFunc(viewers, func(s *Sight) bool { return s.Seen.Get(p.X, p.Y) })
	})
}

// recut makes memories refer to the walls as this program cuts them, when another cut them when they were learned: all are
// forgotten, and learned again by looking.
func (d *decision) recut() {
	st, mark := d.now, d.now.geometry().mark
	if st.Scene.Stretches == mark {
		return
	}
	memories := st.Memories
	d.emit(SceneSet{Grid: st.Scene.Grid, Light: st.Scene.Light, Stretches: mark, Hand: st.Hand})
	for _, m := range memories {
		d.emit(Recast{Seat: m.Seat, Explored: m.Explored, Tokens: m.Tokens})
	}
}

// learn looks about after a command and emits what every memory gained.
func (d *decision) learn() {
	d.look()
	d.recut()
	for i := range d.now.Memories {
		seat := d.now.Memories[i].Seat
		g := d.gains[seat]
		if g == nil {
			continue
		}
		e := d.learned(seat, g)
		if e.Explored.Mask == nil && e.Walls == nil && e.Doors == nil && e.Saw == nil && e.Gone == nil {
			continue
		}
		d.emit(e)
		if seat == 0 || seat == d.seat {
			d.scouted = d.scouted || d.scouting(e)
		}
	}
	d.gains = nil
	d.meet()
}

func (d *decision) learned(seat wire.SeatID, g *gain) Learned {
	e := Learned{Seat: seat, Explored: Mask{g.explored}, Doors: g.doors, Gone: g.gone}
	if len(g.walls) > 0 {
		e.Walls = packBits(g.walls)
	}
	slices.Sort(e.Gone)
	for _, s := range g.saw {
		t := d.now.Token(s.look.ID)
		if t == nil || slices.Contains(g.gone, s.look.ID) {
			continue
		}
		var at *grid.Place
		if t.At != s.look.At {
			at = &s.look.At
		}
		var marks *wire.Marks
		if d.now.Marks(t.ID) != s.look.Marks {
			marks = &s.look.Marks
		}
		e.Saw = append(e.Saw, Sighting{s.look.ID, at, marks})
	}
	return e
}

// scouting says that something came to be known which taking the command back would not make unknown.
func (d *decision) scouting(e Learned) bool {
	own := func(s Sighting) bool { return d.now.Token(s.Token).Spec.Owner == d.seat }
	return e.Explored.Mask != nil || e.Walls != nil || e.Doors != nil || e.Gone != nil ||
		slices.ContainsFunc(e.Saw, func(s Sighting) bool { return !own(s) })
}
