package table

import (
	"slices"

	"sightline/geom/grid"
	"sightline/geom/path"
	"sightline/geom/sight"
	"sightline/rules"
	"sightline/rules/fight"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// maxPath is the longest path a move may name, in steps.
const maxPath = 1024

// Profile is the rules of the table.
func (st *State) Profile() rules.Profile { return known.Profile(st.Table) }

// limited says that movement is enforced now.
func (d *decision) limited() bool { return d.now.Table.Limit == wire.LimitTurn && d.round() > 0 }

// round is the round as far as the seat can see: 0, no order is running, while only hidden ones have had their turn. A
// player's moves are judged by that and by nothing it does not see.
func (d *decision) round() int32 {
	if d.gm {
		return d.now.Turn.Round
	}
	return d.known.Turn.Round
}

// moveToken walks a token along a path. A player's move is refused for what its view shows to be in the way, and for
// nothing else; then it walks the truth. A GM's walks too, but nothing stops it short of the map's edge: a GM who drags a
// token without a path in mind sends PutToken.
func (d *decision) moveToken(b wire.MoveToken) wire.Reason {
	t, r := d.token(b.Token)
	if r.Code == wire.CodeNone && t.Mount != 0 {
		t, r = d.ridden(t)
	}
	g := d.now.geometry()
	switch {
	case r.Code != wire.CodeNone:
		return r
	case b.How == fight.Forced && !d.gm || b.How == fight.Teleport:
		return role
	case len(b.Path) == 0 || len(b.Path) > maxPath:
		return bad
	case slices.ContainsFunc(b.Path, func(to grid.Place) bool { return !g.upright(t.Size(), to) }):
		return bad
	case d.gm:
		return d.lead(t, d.mover(t, b.Fly), b)
	}
	m := d.mover(t, b.Fly)
	if r := d.foresee(t, m, b.Path); r.Code != wire.CodeNone {
		return r
	}
	v := d.now.Profile().Move(d.now.ground(t), m, b.Path)
	stopped := v.Steps < len(b.Path)
	steps := d.offer(t, b.Path[:v.Steps], b.How)
	if len(steps) < v.Steps { // before an opportunity attack
		v, stopped = d.now.Profile().Move(d.now.ground(t), m, steps), false
	}
	d.walk(t.ID, b.Path[:v.Steps], v.Spent, stopped)
	return fine
}

// ridden is the mount that goes where its rider leads it: a controlled one (R-024-035).
func (d *decision) ridden(t *Token) (*Token, wire.Reason) {
	m := d.now.Token(t.Mount)
	if m == nil || t.Independent {
		return t, wire.Reason{Code: wire.CodeMount, Token: t.ID}
	}
	return m, fine
}

// mover is the token as rules know one who moves. Outside its turn each move is one by itself.
func (d *decision) mover(t *Token, fly bool) rules.Mover {
	look := d.now.Look(t)
	s := wire.Sheet{Speed: d.pace(t), Climb: t.Spec.Climb, Swim: t.Spec.Swim, Fly: t.Spec.Fly}
	if d.inTurn(t.ID) {
		s.Spent = t.Spent
	}
	look.Sheet = &s
	m := known.Mover(&look, fly, d.limited())
	m.Hair = t.Clear
	return m
}

// ground is what a token truly moves on.
func (st *State) ground(t *Token) rules.Ground {
	return rules.Ground{Walls: st.stage().scene, Others: st.creatures(t), Land: known.Land(st.Land())}
}

// creatures are all that may be in a token's way. What the GM hides is not there yet.
func (st *State) creatures(t *Token) []rules.Creature {
	var others []rules.Creature
	for i := range st.Tokens {
		o := &st.Tokens[i]
		if o.ID == t.ID || o.Spec.Hidden || related(o, t) {
			continue
		}
		others = append(others, rules.Creature{
			Cells: st.Scene.Grid.Space(nil, o.Size(), o.At), Size: o.Spec.Size, Floor: o.Floor, Down: o.Spec.Down,
			Ally: st.ofPlayers(o) == st.ofPlayers(t),
		})
	}
	return others
}

// foresee refuses a player's move for what its view shows: not its turn, too far, off the map, a wall it knows, no room
// between those, no ground. Creatures never refuse a move: whether one is seen or not, the token stops before it.
func (d *decision) foresee(t *Token, m rules.Mover, steps []grid.Place) wire.Reason {
	st := d.now
	if d.limited() && !d.shownInTurn(t.ID) {
		return wire.Reason{Code: wire.CodeNotTurn, Token: t.ID}
	}
	v := st.Profile().Move(known.Around(d.known, st.ahead(d.known, m, steps), t.ID), m, steps)
	switch v.Reason {
	case rules.NotStep:
		return bad
	case rules.OffMap:
		return wire.Reason{Code: wire.CodeOutside, Token: t.ID}
	case rules.ByWall, rules.ByCorner:
		return wire.Reason{Code: wire.CodeWall, Token: t.ID}
	case rules.NoRoom:
		return wire.Reason{Code: wire.CodeNoFit, Token: t.ID}
	case rules.ByGround:
		return wire.Reason{Code: wire.CodeGround, Token: t.ID}
	case rules.TooFar:
		wanted := v.Each[len(v.Each)-1]
		return wire.Reason{Code: wire.CodeTooFar, Token: t.ID, Number: wanted - m.Spent.Cells, Limit: max(v.Limit-m.Spent.Cells, 0)}
	}
	return fine
}

// ahead is a view as geometry as far as it has a say in a move: most steps have no wall near them, and what a player learns on
// the way makes a new scene at each.
func (st *State) ahead(v *wire.View, m rules.Mover, steps []grid.Place) *sight.Scene {
	if known.Near(v, m.Size, m.At, steps) {
		return st.knownScene(v)
	}
	bare := *v
	bare.Walls, bare.Doors = nil, nil
	return st.knownScene(&bare)
}

// inTurn says that it is the token's turn: truly to a GM, to a player as far as it can see.
func (d *decision) inTurn(id wire.TokenID) bool {
	if !d.gm {
		return d.shownInTurn(id)
	}
	return d.now.Turn.Round > 0 && d.now.inTurn(d.now.Turn.Now) == d.now.commander(id)
}

// shownInTurn says that the seat's view shows the token as the one in turn. While a hidden one acts, that is the next one
// shown, and its move goes through: a refusal would tell.
func (d *decision) shownInTurn(id wire.TokenID) bool {
	id = d.now.commander(id)
	for _, e := range d.known.Turn.Entries {
		if e.Now && e.Token == id {
			return true
		}
	}
	return false
}

// knownKey holds on to the parts of a view that its geometry is made of; views share them while they stay the same.
type knownKey struct {
	grid  grid.Grid
	walls *wire.Wall
	n     int
	doors string
	w, h  int32
}

// knownScene is a view as geometry.
func (st *State) knownScene(v *wire.View) *sight.Scene {
	k := knownKey{grid: v.Scene.Grid, n: len(v.Walls), w: v.Scene.Bounds.Max.X, h: v.Scene.Bounds.Max.Y}
	if k.n > 0 {
		k.walls = &v.Walls[0]
	}
	k.doors = string(pack(v.Doors))
	return memo(st.cache, k, 1<<18, func() *sight.Scene { return known.Scene(v) })
}

// lead walks a token for a GM: through walls, counted where movement is and the token is the GM's, seen at each step.
func (d *decision) lead(t *Token, m rules.Mover, b wire.MoveToken) wire.Reason {
	steps := b.Path
	g := d.now.geometry()
	at := t.At
	for _, to := range steps {
		switch {
		case !g.grid.Step(at, to):
			return bad
		case !g.inside(t.Size(), to):
			return wire.Reason{Code: wire.CodeOutside, Token: t.ID}
		}
		at = to
	}
	steps = d.offer(t, steps, b.How)
	spent, _ := path.Measure(g.grid, d.now.Profile().Costs(d.now.ground(t), m), m.Spent, m.At, steps)
	if b.How == fight.Forced {
		spent = t.Spent
		d.mayFall(t.ID)
	}
	d.walk(t.ID, steps, spent, false)
	return fine
}

// walk takes a token along steps that can be made, and looks about at each.
func (d *decision) walk(id wire.TokenID, steps []grid.Place, spent path.Spent, stopped bool) {
	t := d.now.Token(id) // as it was
	g := d.now.geometry()
	clear := t.Clear
	for i, to := range steps {
		d.scouted = d.scouted || !d.gm && !d.familiar(t.Size(), to)
		clear = g.clear(to, clear)
		d.now.place([]Placed{{id, to, clear}})
		d.now.carry(id)
		if i < len(steps)-1 { // how it looks from the last one is learned at the end of any command
			d.look()
		}
	}
	spent = d.paid(id, spent)
	if d.gm && d.now.ofPlayers(t) {
		spent = t.Spent // counted, it would tell whether it is truly the token's turn
	}
	d.emit(Moved{id, steps, spent, clear, stopped})
	d.actByMove(id, t.Spent.Cells, spent.Cells)
	if stopped {
		d.stopped(t)
	}
}

// familiar says that the player knows the ground of a space: else that the token can stand there is news to it.
func (d *decision) familiar(s grid.Size, at grid.Place) bool {
	g := d.now.geometry()
	return !slices.ContainsFunc(g.grid.Space(nil, s, at), func(c grid.Cell) bool {
		p := g.sub(g.grid.Centre(c))
		return !d.known.Ground.Explored.Get(p.X, p.Y)
	})
}
