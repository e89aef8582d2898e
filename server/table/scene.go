package table

import (
	"math"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/maps"
	"sightline/rules/all"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// Lay decides on another map for the table: its events, or CodeMap. Its doors get random ids, nothing of it is known yet,
// the tokens stay and are put on the map where they are not. The grid stays; the scene is bright until a GM says otherwise.
func Lay(st *State, m *maps.Map, picture Picture, ch Chance) ([]Event, wire.Reason) {
	if faults := maps.Check(m); len(faults) > 0 && faults[0].Fatal {
		return nil, wire.Reason{Code: wire.CodeMap, Text: string(faults[0].Rule) + " " + faults[0].At}
	}
	d := newDecision(st, ch)
	e := MapLaid{Scene: Scene{Number: st.Scene.Number + 1, Map: Map{m}, Picture: picture, Grid: st.Scene.Grid}}
	if m.Hand {
		e.Fog = wire.FogHand
	}
	for _, door := range m.Doors {
		e.Doors = append(e.Doors, Door{wire.DoorID(d.id()), firstState(door)})
	}
	g := memo(st.cache, geometryKey{m, e.Scene.Grid}, 1<<20, func() *geometry { return newGeometry(m, e.Scene.Grid) })
	e.Scene.Stretches = g.mark
	e.Places = d.settle(g)
	d.emit(e)
	d.learn()
	d.emit(Noted{d.gms(), wire.Note{Kind: wire.NoteMap, Text: m.Name}})
	d.emit(Noted{d.players(), wire.Note{Kind: wire.NoteMap}}) // a file may be called after what it hides
	return d.events, fine
}

func firstState(d maps.Door) wire.DoorState {
	switch {
	case d.Open:
		return wire.DoorOpen
	case d.Locked:
		return wire.DoorLocked
	}
	return wire.DoorClosed
}

// settle is where all tokens come to stand on another map: in the same place, or as near to it as the map allows.
func (d *decision) settle(g *geometry) []Placed {
	var places []Placed
	for _, t := range d.now.Tokens {
		to := g.nearest(t.Size(), t.At)
		places = append(places, Placed{t.ID, to, g.clearNew(to)})
	}
	return places
}

// nearest is the place on the map that is nearest to one, as far as pulling it inside and trying about finds it. A map too
// small for the space gives the first cell.
func (g *geometry) nearest(s grid.Size, at grid.Place) grid.Place {
	at = g.righted(s, at)
	if g.inside(s, at) {
		return at
	}
	mid := g.grid.Middle(s, at)
	p := geom.Point{X: min(max(mid.X, g.Bounds.Min.X), g.Bounds.Max.X), Y: min(max(mid.Y, g.Bounds.Min.Y), g.Bounds.Max.Y)}
	if g.grid.Kind == grid.Gridless {
		to, _ := g.grid.Free(s, p, 2*s.Across(), func(at grid.Place) bool { return g.inside(s, at) })
		return to
	}
	best, off := grid.Place{}, int64(math.MaxInt64)
	about := g.grid.SnapAs(s, p, at).Cell
	for n := range int32(6) {
		for _, c := range g.grid.Ring(nil, about, n) {
			to := grid.Place{Cell: c, Turned: at.Turned, Quarter: at.Quarter}
			if d := g.grid.Dist2(g.grid.Middle(s, to), p); d < off && g.inside(s, to) {
				best, off = to, d
			}
		}
	}
	return best
}

// setScene changes grid and light. On another grid tokens stand where they stood on the map, and what was explored stays
// so where every bit of it was; walls are learned again by looking.
func (d *decision) setScene(b wire.SetScene) wire.Reason {
	if b.Light > wire.LightDark || b.Grid.Kind > grid.Gridless {
		return bad
	}
	b.Grid.Even = b.Grid.Even && b.Grid.Hex() // others know no such thing: it would be another grid to all that compares them
	st := d.now
	e := SceneSet{Grid: b.Grid, Light: b.Light, Stretches: st.Scene.Stretches, Hand: st.Hand}
	if b.Grid == st.Scene.Grid {
		if b.Light != st.Scene.Light {
			d.emit(e)
		}
		return fine
	}
	key := geometryKey{st.Scene.Map.Map, b.Grid}
	from, to := st.geometry(), memo(st.cache, key, 1<<20, func() *geometry { return newGeometry(key.m, key.g) })
	e.Stretches = to.mark
	e.Hand = Hand{recast(from, to, st.Hand.Revealed, true), recast(from, to, st.Hand.Hidden, false)}
	e.Places = d.regrid(from, to)
	memories := st.Memories
	d.emit(e)
	for _, m := range memories {
		r := Recast{Seat: m.Seat, Explored: recast(from, to, m.Explored, true)}
		for _, t := range m.Tokens {
			t.At = to.nearest(t.Size, grid.Regrid(from.grid, to.grid, t.Size, t.At))
			r.Tokens = append(r.Tokens, t)
		}
		d.emit(r)
	}
	return fine
}

// recast puts a mask on the sub-cells of another grid: those that lie wholly in it, or (whole unset) those that touch it.
func recast(from, to *geometry, m Mask, whole bool) Mask {
	if m.Mask == nil {
		return m
	}
	out := geom.NewMask(to.w, to.h)
	for y := range to.h {
		for x := range to.w {
			if from.covers(m.Mask, to.realSub(x, y), whole) {
				out.Set(x, y, true)
			}
		}
	}
	return Mask{out}
}

// box is a rectangle in cells of the map.
type box struct{ x0, y0, x1, y1 float64 }

// realSub is a sub-cell in cells of the map.
func (g *geometry) realSub(x, y int32) box {
	w, h := g.grid.SubSize()
	p := geom.Point{X: g.Bounds.Min.X + x*w, Y: g.Bounds.Min.Y + y*h}
	x0, y0 := g.grid.ToCells(p)
	x1, y1 := g.grid.ToCells(p.Add(geom.Point{X: w, Y: h}))
	return box{x0, y0, x1, y1}
}

// covers says whether all sub-cells that a box overlaps are set, or any is.
func (g *geometry) covers(m *geom.Mask, b box, all bool) bool {
	sub := g.realSub(0, 0)
	w, h := sub.x1-sub.x0, sub.y1-sub.y0
	const hair = 1e-6 // of a sub-cell: what rounding can do
	x0, x1 := int32(math.Floor((b.x0-sub.x0)/w+hair)), int32(math.Ceil((b.x1-sub.x0)/w-hair))
	y0, y1 := int32(math.Floor((b.y0-sub.y0)/h+hair)), int32(math.Ceil((b.y1-sub.y0)/h-hair))
	for y := y0; y < y1; y++ {
		for x := x0; x < x1; x++ {
			if m.Get(x, y) != all {
				return !all
			}
		}
	}
	return all && x0 < x1 && y0 < y1
}

func (d *decision) setTable(b wire.SetTable) wire.Reason {
	t := b.Table
	name, named := cleanName(t.Name)
	p, ok := all.Named(t.Profile)
	if !named || !ok || t.Diagonal > grid.Taxicab || t.Limit > wire.LimitTurn || t.Fog > wire.FogHand || !okCounts(t) {
		return bad
	}
	if _, err := p.Change(t.House); err != nil {
		return known.HouseFault(err)
	}
	t.Name, t.Profile = name, p.Name
	t = known.Play(t, known.Profile(t)) // in one spelling, without what is no difference
	if t != d.now.Table {
		d.emit(TableSet{t})
	}
	return fine
}

// okCounts says whether what a party counts is within bounds.
func okCounts(t wire.Table) bool {
	within := func(n, most int32) bool { return n >= 0 && n <= most }
	return within(t.Sessions, 10_000) && within(t.Goals, 10_000) && within(t.Start, 20)
}

// Play decides that the table plays by the house rules of a file (see rules/all.Read), or CodeHouse. Its name, limit and fog stay.
func Play(st *State, text string) ([]Event, wire.Reason) {
	_, p, err := all.Read(text)
	if err != nil {
		return nil, known.HouseFault(err)
	}
	if t := known.Play(st.Table, p); t != st.Table {
		return []Event{TableSet{t}}, fine
	}
	return nil, fine
}
