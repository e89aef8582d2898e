package view

import (
	"slices"

	"sightline/geom"
	"sightline/geom/path"
	"sightline/server/table"
	"sightline/server/wire"
)

// eyes is a player's seat and what it sees by.
type eyes struct {
	st     *table.State
	seat   wire.SeatID
	plan   table.Plan
	memory *table.Memory
	sights []*table.Sight
	byHand bool
	ground wire.Ground
}

func newEyes(st *table.State, seat wire.SeatID) *eyes {
	e := &eyes{st: st, seat: seat, plan: st.Plan(), byHand: st.Table.Fog == wire.FogHand, memory: &table.Memory{}}
	if m := st.Memory(seat); m != nil {
		e.memory = m
	}
	if !e.byHand {
		e.sights = st.Sights(seat)
	}
	return e
}

// fill adds what the player knows. Who plays no token sees black.
func (e *eyes) fill(v *wire.View) {
	if v.Me.Waiting {
		none := e.empty()
		v.Ground = wire.Ground{Explored: none, Seen: none, Bright: none}
		nobody := func(wire.TokenID) bool { return false }
		v.Turn = turn(e.st, nobody, nobody)
		return
	}
	e.ground = e.lookAround()
	v.Ground = e.ground
	v.Walls = e.walls()
	v.Land = e.land()
	v.Doors = e.doors()
	now := make(map[wire.TokenID]bool, len(e.st.Tokens))
	v.Tokens = slices.Grow(v.Tokens, len(e.st.Tokens)) // a token is large: growing by and by costs more than the rest
	for i := range e.st.Tokens {
		t := &e.st.Tokens[i]
		switch {
		case t.Spec.Owner == e.seat:
			v.Tokens = append(v.Tokens, full(e.st, t))
		case e.sees(t):
			v.Tokens = append(v.Tokens, look(e.st, t))
		default:
			continue
		}
		now[t.ID] = true
	}
	for i := range v.Tokens { // what one rides shows where the other is shown
		if t := e.st.Token(v.Tokens[i].ID); now[t.Mount] {
			v.Tokens[i].Mount = t.Mount
		}
	}
	v.Tokens = append(v.Tokens, e.ghosts(now)...)
	slices.SortFunc(v.Tokens, tokenByID)
	v.Turn = turn(e.st, func(id wire.TokenID) bool { return now[id] }, e.owns)
	ahead := e.ahead(now)
	e.effects(v, ahead)
	e.fresh(v, ahead)
	e.chases(v)
	if v.Turn.Round == 0 { // what a GM had a token walk while hidden ones take their turns would tell that they do
		for _, t := range v.Tokens {
			if t.Sheet != nil {
				t.Sheet.Spent, t.Sheet.Used, t.Sheet.Acted = path.Spent{}, 0, 0
			}
		}
	}
}

// lookAround is the ground: what was explored, with the GM's hand laid over, and what is in sight now.
func (e *eyes) lookAround() wire.Ground {
	hand := e.st.Hand
	if e.byHand {
		shown := e.less(e.or(nil, hand.Revealed.Mask), hand.Hidden.Mask)
		return wire.Ground{Explored: shown, Seen: shown, Bright: shown}
	}
	var seen, bright *geom.Mask
	for _, s := range e.sights {
		seen, bright = e.or(seen, s.Seen), e.or(bright, s.Bright)
	}
	return wire.Ground{
		Explored: e.less(e.or(e.memory.Explored.Mask, hand.Revealed.Mask), hand.Hidden.Mask),
		Seen:     e.less(e.or(nil, seen), hand.Hidden.Mask),
		Bright:   e.less(e.or(nil, bright), hand.Hidden.Mask),
	}
}

// sees says whether the seat sees a token that it does not play.
func (e *eyes) sees(t *table.Token) bool {
	switch {
	case t.Spec.Hidden:
		return false
	case e.byHand:
		return e.any(e.st.Joined(t), e.ground.Seen)
	}
	return e.st.Seen(e.sights, t)
}

func (e *eyes) any(subs []geom.Point, in *geom.Mask) bool {
	return slices.ContainsFunc(subs, func(p geom.Point) bool { return in.Get(p.X, p.Y) })
}

// ghosts are tokens that are not seen now, as they were seen last.
func (e *eyes) ghosts(now map[wire.TokenID]bool) []wire.Token {
	if e.byHand {
		return nil
	}
	var out []wire.Token
	for _, t := range e.memory.Tokens {
		if now[t.ID] || e.st.Hand.Hidden.Mask != nil && e.st.Covered(e.st.JoinedAt(t.Size, t.At)) {
			continue
		}
		t.Past = true
		out = append(out, t)
	}
	return out
}

// doors are those that are remembered, as last seen. By hand: those on revealed ground, as they are, secret ones only
// while open.
func (e *eyes) doors() []wire.Door {
	var out []wire.Door
	for _, d := range e.seenDoors() {
		if e.st.Covered(e.plan.Beside(d.Door)) {
			continue
		}
		s := e.plan.Doors[d.Door]
		out = append(out, wire.Door{
			ID: e.st.Doors[d.Door].ID, A: s.A, B: s.B, State: d.State, Window: e.st.Scene.Map.Doors[d.Door].Window,
		})
	}
	slices.SortFunc(out, doorByID)
	return out
}

func (e *eyes) seenDoors() []table.SeenDoor {
	if !e.byHand {
		return e.memory.Doors
	}
	var out []table.SeenDoor
	for i, d := range e.st.Doors {
		secret := e.st.Scene.Map.Doors[i].Secret && d.State != wire.DoorOpen
		if s := e.plan.Doors[i]; s.A == s.B || secret || !e.any(e.plan.Beside(int32(i)), e.ground.Seen) {
			continue
		}
		out = append(out, table.SeenDoor{Door: int32(i), State: shut(d.State)})
	}
	return out
}

// shut is how a door looks to a player: locked looks closed.
func shut(s wire.DoorState) wire.DoorState {
	if s == wire.DoorLocked {
		return wire.DoorClosed
	}
	return s
}

// wallsKey is what a player's walls are made of.
type wallsKey struct {
	plan       *geom.Point
	mark       uint64
	walls      *uint64
	doors      *table.SeenDoor
	nDoors     int
	hand       table.Hand
	byHand     bool
	openByHand string
}

// walls are the runs of wall that are known.
func (e *eyes) walls() []wire.Wall {
	if len(e.plan.Walls) == 0 {
		return nil
	}
	m := *e.memory
	k := wallsKey{plan: &e.plan.Walls[0].A, mark: e.st.Scene.Stretches, hand: e.st.Hand, byHand: e.byHand}
	if e.byHand {
		m = table.Memory{Doors: e.seenDoors()}
		for _, d := range m.Doors {
			k.openByHand += string(rune(d.Door))
		}
		return table.Memo(e.st, k, 1<<12, func() []wire.Wall { return e.st.Runs(&m, e.st.Hand) })
	}
	if len(m.Walls) > 0 {
		k.walls = &m.Walls[0]
	}
	if k.nDoors = len(m.Doors); k.nDoors > 0 {
		k.doors = &m.Doors[0]
	}
	return table.Memo(e.st, k, 1<<12, func() []wire.Wall { return e.st.Runs(&m, e.st.Hand) })
}
