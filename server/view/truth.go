package view

import (
	"cmp"
	"slices"

	"sightline/geom"
	"sightline/server/table"
	"sightline/server/wire"
)

// truth fills in what a GM knows: all there is.
func truth(st *table.State, v *wire.View) {
	p := st.Plan()
	whole := table.Memo(st, maskKey{w: p.Wide, h: p.High, whole: true}, 1<<16, func() *geom.Mask {
		m := geom.NewMask(p.Wide, p.High)
		for y := range p.High {
			m.SetRow(y, 0, p.Wide)
		}
		return m
	})
	v.Ground = wire.Ground{Explored: whole, Seen: whole, Bright: whole}
	v.Walls = trueWalls(st, p)
	v.Land = st.Land()
	for i, d := range st.Doors {
		if s := p.Doors[i]; s.A != s.B {
			m := st.Scene.Map.Doors[i]
			v.Doors = append(v.Doors, wire.Door{ID: d.ID, A: s.A, B: s.B, State: d.State, Secret: m.Secret, Window: m.Window})
		}
	}
	slices.SortFunc(v.Doors, doorByID)
	for _, l := range p.Lights {
		v.Lights = append(v.Lights, wire.Light{At: l.At, Bright: l.Bright, Dim: l.Dim, Colour: l.Colour})
	}
	slices.SortFunc(v.Lights, compareLights)
	for i := range st.Tokens {
		t := full(st, &st.Tokens[i])
		t.Mount = st.Tokens[i].Mount
		v.Tokens = append(v.Tokens, t)
	}
	v.Turn = turn(st, func(wire.TokenID) bool { return true }, nil)
	for _, e := range st.Effects {
		v.Effects = append(v.Effects, wire.Effect(e))
	}
	slices.SortFunc(v.Effects, effectByID)
	for _, c := range st.Chases {
		v.Chases = append(v.Chases, wholeChase(st, c))
	}
}

func compareLights(a, b wire.Light) int {
	return cmp.Or(cmp.Compare(a.At.X, b.At.X), cmp.Compare(a.At.Y, b.At.Y), cmp.Compare(a.Dim, b.Dim),
		cmp.Compare(a.Bright, b.Bright), cmp.Compare(a.Colour, b.Colour))
}

type trueWallsKey struct {
	walls *geom.Point
	n     int
}

// trueWalls are the map's walls as they were drawn, doors left out.
func trueWalls(st *table.State, p table.Plan) []wire.Wall {
	if len(p.Walls) == 0 {
		return nil
	}
	return table.Memo(st, trueWallsKey{&p.Walls[0].A, len(p.Walls)}, 24*len(p.Walls), func() []wire.Wall {
		var walls []wire.Wall
		for _, w := range p.Walls {
			if w.Door < 0 {
				walls = append(walls, wire.Wall{A: w.A, B: w.B, Kind: w.Kind, Sides: wire.SideLeft | wire.SideRight})
			}
		}
		slices.SortFunc(walls, func(a, b wire.Wall) int {
			return cmp.Or(cmp.Compare(a.A.X, b.A.X), cmp.Compare(a.A.Y, b.A.Y), cmp.Compare(a.B.X, b.B.X),
				cmp.Compare(a.B.Y, b.B.Y), cmp.Compare(a.Kind, b.Kind))
		})
		return walls
	})
}
