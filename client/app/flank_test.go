package app

import (
	"testing"

	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/rules"
	"sightline/server/wire"
)

// ring is a fight: Eva and Ota's hero stand about a goblin, a wolf of the GM's behind it.
func ring(g grid.Grid, eva, hero, goblin grid.Cell) *wire.View {
	v := room(wire.Player)
	v.Scene.Grid, v.Table.Flanking = g, true
	v.Walls, v.Doors = nil, nil
	v.Tokens = []wire.Token{
		{ID: 1, Name: "Eva", Owner: me, At: grid.Place{Cell: eva}},
		{ID: 2, Name: "Hero", Owner: friend, At: grid.Place{Cell: hero}},
		{ID: 3, Name: "Goblin", At: grid.Place{Cell: goblin}},
		{ID: 4, Name: "Wolf", At: grid.Place{Cell: goblin.Add(grid.Cell{X: 0, Y: 1})}},
	}
	return v
}

func TestFlankingIsShown(t *testing.T) {
	for name, c := range map[string]struct {
		g         grid.Grid
		eva, hero grid.Cell
		flanks    bool
	}{
		"opposite sides":      {grid.Grid{}, grid.Cell{X: 4, Y: 5}, grid.Cell{X: 6, Y: 5}, true},
		"opposite corners":    {grid.Grid{}, grid.Cell{X: 4, Y: 4}, grid.Cell{X: 6, Y: 6}, true},
		"a corner and a side": {grid.Grid{}, grid.Cell{X: 4, Y: 4}, grid.Cell{X: 6, Y: 5}, false},
		"hexes":               {grid.Grid{Kind: grid.HexPointy}, grid.Cell{X: 4, Y: 5}, grid.Cell{X: 6, Y: 5}, true},
		"hexes, askew":        {grid.Grid{Kind: grid.HexPointy}, grid.Cell{X: 4, Y: 5}, grid.Cell{X: 5, Y: 4}, false},
	} {
		d := at(t, ring(c.g, c.eva, c.hero, grid.Cell{X: 5, Y: 5}))
		d.do(Pick{Token: 3})
		if got := d.m.Flanks; (len(got) == 1) != c.flanks || c.flanks && (got[0].Target != 3 || got[0].A != 1 || got[0].B != 2) {
			t.Errorf("%s, the goblin selected: %+v", name, got)
		}
		d.do(Pick{Token: 1})
		if got := d.m.Flanks; (len(got) == 1) != c.flanks {
			t.Errorf("%s, one who flanks selected: %+v", name, got)
		}
		d.do(Pick{}, SeeFrom{From: 1, To: 3})
		if got := d.m.Flanks; (len(got) == 1) != c.flanks {
			t.Errorf("%s, the goblin looked at: %+v", name, got)
		}
		tried := d.m.Probe.Tried
		if (len(tried) == 1 && tried[0].Why == rules.NotOpposite) == c.flanks {
			t.Errorf("%s: why not: %+v", name, tried)
		}
		d.change(func(v *wire.View) { v.Table.Flanking = false })
		if len(d.m.Flanks) != 0 || len(d.m.Probe.Tried) != 0 {
			t.Errorf("%s: the table plays without, and %+v", name, d.m.Flanks)
		}
	}
}

// Why two do not flank is said: one is down, stands apart, has a wall between. One's own side is never flanked.
func TestWhyNobodyFlanks(t *testing.T) {
	west, east, goblin := grid.Cell{X: 4, Y: 5}, grid.Cell{X: 6, Y: 5}, grid.Cell{X: 5, Y: 5}
	for name, c := range map[string]struct {
		change func(v *wire.View)
		why    rules.Flanker
		who    wire.TokenID
	}{
		"down":  {func(v *wire.View) { v.Tokens[1].Down = true }, rules.IsDown, 2},
		"apart": {func(v *wire.View) { v.Tokens[0].At.Cell.X = 1 }, rules.Apart, 1},
		"high":  {func(v *wire.View) { v.Tokens[0].Floor = 3 }, rules.Apart, 1},
		"walled": {func(v *wire.View) {
			v.Walls = []wire.Wall{{A: cellPoint(6, 3), B: cellPoint(6, 8), Kind: sight.Window}}
		}, rules.Walled, 2},
	} {
		v := ring(grid.Grid{}, west, east, goblin)
		c.change(v)
		d := at(t, v)
		d.do(SeeFrom{From: 1, To: 3})
		tried := d.m.Probe.Tried
		if len(d.m.Flanks) != 0 || len(tried) != 1 || tried[0].Why != c.why || tried[0].Who != c.who {
			t.Errorf("%s: flanked by %+v, tried %+v", name, d.m.Flanks, tried)
		}
	}
	d := at(t, ring(grid.Grid{}, west, east, goblin))
	d.do(SeeFrom{From: 1, To: 2})
	if len(d.m.Probe.Tried) != 0 {
		t.Errorf("a friend is flanked: %+v", d.m.Probe.Tried)
	}
	d.change(func(v *wire.View) { v.Tokens[2].Past = true })
	if d.do(Pick{Token: 3}); len(d.m.Flanks) != 0 {
		t.Errorf("one that is only remembered: %+v", d.m.Flanks)
	}
}

// A creature of many cells is flanked across all of them.
func TestALargeCreatureIsFlanked(t *testing.T) {
	v := ring(grid.Grid{}, grid.Cell{X: 4, Y: 6}, grid.Cell{X: 7, Y: 5}, grid.Cell{X: 5, Y: 5})
	v.Tokens[2].Size, v.Tokens[3].At.Cell.Y = grid.Large, 9
	d := at(t, v)
	if d.do(Pick{Token: 3}); len(d.m.Flanks) != 1 {
		t.Errorf("%+v", d.m.Flanks)
	}
}
