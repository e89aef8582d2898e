package app

import (
	"slices"
	"testing"

	"sightline/client/hand"
	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/rules"
	"sightline/server/wire"
)

// inside is who stands in the template.
func (d *driver) inside() []wire.TokenID {
	var ids []wire.TokenID
	for _, in := range d.m.Area.Inside {
		ids = append(ids, in.Token)
	}
	return ids
}

// shown returns what is shown in passing since the last call.
func (d *driver) shown() []wire.Thing {
	var out []wire.Thing
	for _, e := range d.effects {
		if s, ok := e.(Send); ok {
			if b, passing := s.Command.Body.(wire.Show); passing {
				out = append(out, b.Thing)
			}
		}
	}
	d.effects = nil
	return out
}

func (d *driver) hover(x, y int32) {
	sx, sy := d.px(x, y)
	d.do(Touch{hand.Hover{X: sx, Y: sy}})
}

// length sets how long templates are, in cells.
func (d *driver) length(cells int32) {
	f := d.m.Form
	f.Length = cells * geom.Unit
	d.do(SetForm{f})
}

func TestTemplatesListWhoStandsInThem(t *testing.T) {
	d := at(t, room(wire.Player))
	d.do(PickForm{area.Circle})
	d.length(4)
	d.tap(4, 2)
	a := d.m.Area
	if len(a.Cells) == 0 || !slices.Equal(d.inside(), []wire.TokenID{1, 2}) {
		t.Errorf("%d cells, tokens %v", len(a.Cells), d.inside())
	}
	n := len(a.Cells)
	d.length(2)
	if m := len(d.m.Area.Cells); m >= n {
		t.Errorf("half as long covers %d of %d", m, n)
	}
	d.do(PickForm{area.Cone})
	d.length(6)
	d.dragFrom(2, 2, [2]int32{6, 2})
	if !slices.Contains(d.inside(), 2) || slices.Contains(d.inside(), 3) {
		t.Errorf("the cone holds %v", d.inside())
	}
	for _, c := range d.m.Area.Cells {
		if c.X < 3 {
			t.Errorf("the cone covers %v behind it", c)
		}
	}
}

// Effects do not reach through a wall that is known; what they miss is told apart.
func TestTemplatesStopAtWalls(t *testing.T) {
	d := at(t, room(wire.Player))
	d.do(PickForm{area.Circle})
	d.length(5)
	d.tap(8, 3)
	for _, c := range d.m.Area.Cells {
		if c.X >= 10 {
			t.Errorf("%v lies behind the wall", c)
		}
	}
	if len(d.m.Area.Missed) == 0 || slices.ContainsFunc(d.m.Area.Missed, func(c grid.Cell) bool { return c.X < 10 }) {
		t.Errorf("behind the wall it misses %v", d.m.Area.Missed)
	}
	whole := len(d.m.Area.Cells) + len(d.m.Area.Missed)
	d.change(func(v *wire.View) { v.Walls = nil; v.Doors = nil })
	if len(d.m.Area.Missed) != 0 || len(d.m.Area.Cells) != whole {
		t.Errorf("without walls it covers %d and misses %d of %d", len(d.m.Area.Cells), len(d.m.Area.Missed), whole)
	}
}

// With the switch an effect goes round the end of a wall.
func TestTemplatesSpreadRoundCorners(t *testing.T) {
	v := room(wire.Player)
	v.Walls, v.Doors = []wire.Wall{{A: cellPoint(10, 0), B: cellPoint(10, 5)}}, nil
	d := at(t, v)
	d.do(PickForm{area.Circle})
	d.length(6)
	d.tap(9, 4)
	n := len(d.m.Area.Cells)
	f := d.m.Form
	f.Around = true
	d.effects = nil
	d.do(SetForm{f})
	if len(d.m.Area.Cells) <= n {
		t.Errorf("round the corner it covers %d, else %d", len(d.m.Area.Cells), n)
	}
	if shown := d.shown(); len(shown) != 1 || !shown[0].Around {
		t.Errorf("others are shown %+v", shown)
	}
}

// Before anything is pressed a template follows the pointer and nobody else sees it; a click lays it and shows it to others.
func TestTemplatesFollowThePointer(t *testing.T) {
	d := at(t, room(wire.Player))
	d.do(PickForm{area.Circle})
	d.hover(4, 4)
	first := d.m.Area
	if first == nil || first.Stage != AreaFollows || len(first.Cells) == 0 {
		t.Fatalf("under the pointer: %+v", first)
	}
	d.hover(12, 9)
	if d.m.Area.Shape.Origin == first.Shape.Origin || len(d.shown()) > 0 {
		t.Errorf("it stays at %v, or others see it", d.m.Area.Shape.Origin)
	}
	d.do(Touch{hand.Leave{}})
	if d.m.Area != nil {
		t.Error("the pointer is gone and the template is not")
	}
	d.hover(4, 4)
	d.tap(4, 4)
	if shown := d.shown(); d.m.Area.Stage != AreaStands || len(shown) != 1 || shown[0].Shape != d.m.Area.Shape {
		t.Errorf("stage %d, others are shown %+v", d.m.Area.Stage, shown)
	}
	was := d.m.Area.Shape
	d.hover(8, 8)
	if d.m.Area.Shape != was {
		t.Error("one that was laid follows the pointer")
	}
	d.do(Key{Name: "Escape"})
	if shown := d.shown(); d.m.Area != nil || len(shown) != 1 || shown[0].Kind != wire.ThingNone {
		t.Errorf("Esc leaves %+v; others are shown %+v", d.m.Area, shown)
	}
}

// One that points somewhere takes two clicks, and between them follows the pointer from where it begins.
func TestTemplatesThatPointTakeTwoClicks(t *testing.T) {
	for _, k := range []area.Kind{area.Cone, area.Line, area.Cube, area.Wall} {
		d := at(t, room(wire.Player))
		d.do(PickForm{k})
		d.tap(3, 8)
		if d.m.Area.Stage != AreaAims || d.m.Area.Shape.Check(d.m.Grid()) != nil {
			t.Fatalf("%v after one click: %+v", k, d.m.Area)
		}
		from := d.m.Area.Shape.Origin
		d.hover(3, 3)
		up := slices.Clone(d.m.Area.Cells)
		d.hover(8, 8)
		if d.m.Area.Shape.Origin != from || slices.Equal(up, d.m.Area.Cells) {
			t.Errorf("%v does not turn about where it begins", k)
		}
		d.tap(8, 10)
		if d.m.Area.Stage != AreaStands || len(d.m.Area.Cells) == 0 {
			t.Errorf("%v after two clicks: stage %d, %d cells", k, d.m.Area.Stage, len(d.m.Area.Cells))
		}
		d.tap(2, 12)
		if d.m.Area.Stage != AreaAims || d.m.Area.Shape.Origin == from {
			t.Errorf("%v: a third click does not begin another", k)
		}
	}
}

// By a finger: a drag begins, points and lays; two taps do it too; a second finger takes the press back, not what lay there.
func TestTemplatesByFinger(t *testing.T) {
	d := at(t, room(wire.Player))
	d.do(PickForm{area.Line})
	d.dragFrom(2, 8, [2]int32{8, 8})
	d.drop()
	laid := d.m.Area
	if laid.Stage != AreaStands || !slices.Contains(laid.Cells, grid.Cell{X: 6, Y: 8}) {
		t.Fatalf("by one drag: %+v", laid)
	}
	d.dragFrom(4, 4, [2]int32{5, 5})
	d.effects = nil
	d.do(Touch{hand.Cancel{}})
	if d.m.Area != laid {
		t.Errorf("two fingers took the template away: %+v", d.m.Area)
	}
	if shown := d.shown(); len(shown) != 1 || shown[0].Shape != laid.Shape {
		t.Errorf("others are shown %+v", shown)
	}
	x, y := d.px(9, 3)
	d.do(Touch{hand.Tap{X: x, Y: y, Device: hand.Finger, Count: 1}})
	d.dragFrom(4, 9, [2]int32{9, 12}) // pointed by a drag, wherever that begins
	d.drop()
	if a := d.m.Area; a.Stage != AreaStands || a.Shape.Origin != area.Corner(d.m.Grid(), d.m.Grid().Centre(grid.Cell{X: 9, Y: 3})) || a.Shape.Dir.Y <= 0 {
		t.Errorf("a tap and a drag: %+v", a.Shape)
	}
}

// A creature's cone begins at its space, at the corner next to the pointer; its emanation goes with it.
func TestTemplatesOfCreatures(t *testing.T) {
	v := room(wire.GM)
	d := at(t, v)
	d.do(PickForm{area.Cone})
	d.tap(14, 8) // the ogre stands on 14, 8 to 15, 9
	d.hover(14, 2)
	if a := d.m.Area; a.Token != 3 || a.Shape.Origin.Y != 8*geom.Unit {
		t.Errorf("up: from %v by %d", a.Shape.Origin, a.Token)
	}
	d.hover(19, 14)
	if a := d.m.Area; a.Shape.Origin != (geom.Point{X: 16 * geom.Unit, Y: 10 * geom.Unit}) {
		t.Errorf("down and right: from %v", a.Shape.Origin)
	}
	d.do(PickForm{area.Emanation})
	d.length(1)
	d.tap(14, 8)
	if a := d.m.Area; len(a.Cells) != 16 || a.Token != 3 || !slices.Equal(d.inside(), []wire.TokenID{3}) {
		t.Errorf("around the ogre: %d cells, %v in it", len(a.Cells), d.inside())
	}
	if shown := d.shown(); len(shown) == 0 || shown[len(shown)-1].Token != 3 {
		t.Errorf("others are shown %+v", shown)
	}
	d.change(func(v *wire.View) { v.Tokens[2].At.Cell = grid.Cell{X: 12, Y: 3} })
	if a := d.m.Area; !slices.Contains(a.Cells, grid.Cell{X: 11, Y: 2}) || a.Shape.Check(d.m.Grid()) != nil {
		t.Errorf("the ogre went on and its aura stays on %v", a.Cells)
	}
	d.change(func(v *wire.View) { v.Tokens = v.Tokens[:2] })
	if d.m.Area != nil {
		t.Error("the ogre is gone and its aura is not")
	}
	d.tap(5, 5)
	if a := d.m.Area; a.Token != 0 || len(a.Cells) != 9 {
		t.Errorf("around a cell: %+v", a.Cells)
	}
}

// Origins other than the rule set's: a line along a row from the middle of an edge covers that row alone.
func TestTemplatesBeginWhereTheyAreTold(t *testing.T) {
	d := at(t, room(wire.Player))
	d.do(PickForm{area.Line})
	d.length(4)
	rows := func() map[int32]int {
		n := map[int32]int{}
		for _, c := range d.m.Area.Cells {
			n[c.Y]++
		}
		return n
	}
	lay := func(b Begin) {
		f := d.m.Form
		f.Begin = b
		d.do(SetForm{f})
		d.do(ClearTools{})
		x, y := d.m.Screen(cellPoint(2.1, 8.5))
		d.do(Touch{hand.Tap{X: x, Y: y, Count: 1}})
		x, y = d.m.Screen(cellPoint(9, 8.5))
		if b == BeginRules || b == BeginCorner {
			x, y = d.m.Screen(cellPoint(9, 8))
		}
		d.do(Touch{hand.Tap{X: x, Y: y, Count: 1}})
	}
	if lay(BeginEdge); len(rows()) != 1 || rows()[8] != 4 {
		t.Errorf("from an edge: %v", rows())
	}
	if lay(BeginRules); len(rows()) != 2 { // half of each row: exact ties count
		t.Errorf("from a corner: %v", rows())
	}
	if lay(BeginFree); d.m.Area.Shape.Origin.X%512 == 0 {
		t.Errorf("anywhere is %v", d.m.Area.Shape.Origin)
	}
	lay(Begins)
	if d.m.Form.Begin != BeginRules {
		t.Errorf("there is no such beginning: %d", d.m.Form.Begin)
	}
}

// The wheel with Shift and the keys make templates longer and shorter by whole cells; numbers are kept for each form.
func TestTemplatesByWheelAndKeys(t *testing.T) {
	d := at(t, room(wire.Player))
	d.do(PickForm{area.Circle})
	d.length(4)
	cells := func() float64 { return float64(d.m.Form.Length) / geom.Unit }
	d.do(Touch{hand.Notch{N: 2}})
	if cells() != 6 {
		t.Errorf("two notches: %v", cells())
	}
	d.do(Key{Name: "PageDown"})
	if cells() != 5 {
		t.Errorf("one key down: %v", cells())
	}
	f := d.m.Form
	f.Length = 2*geom.Unit + 300
	d.do(SetForm{f}, Key{Name: "PageUp"})
	if cells() != 3 {
		t.Errorf("up from %v: %v", 2.3, cells())
	}
	d.do(SetForm{f}, Key{Name: "PageDown"})
	if cells() != 2 {
		t.Errorf("down from %v: %v", 2.3, cells())
	}
	d.do(Touch{hand.Notch{N: -50}})
	if cells() != 1 {
		t.Errorf("no shorter than a cell by the wheel: %v", cells())
	}
	d.do(Touch{hand.Notch{N: 500}})
	if d.m.Form.Length != MaxLength {
		t.Errorf("no longer than %d: %d", MaxLength, d.m.Form.Length)
	}
	d.do(PickForm{area.Cube}, PickForm{area.Circle})
	if d.m.Form.Length != MaxLength || d.m.Form.Kind != area.Circle {
		t.Errorf("the circle forgot its size: %+v", d.m.Form)
	}
	zoom := d.m.Camera.Zoom
	d.do(SetTool{ToolRuler}, Touch{hand.Notch{N: 1}}, Key{Name: "PageUp"})
	if d.m.Camera.Zoom != zoom || d.m.Takes(Key{Name: "PageUp"}) {
		t.Error("with another tool the wheel with Shift does something")
	}
	f.Kind = area.Kinds
	d.do(SetForm{f}, PickForm{area.Kinds})
	if d.m.Form.Kind != area.Circle {
		t.Errorf("there is no such form: %v", d.m.Form.Kind)
	}
}

// A template stays while one goes on to select and to ask for cover, and is shown again after a drag took its place.
func TestTemplatesStayWhileOnePlaysOn(t *testing.T) {
	d := at(t, room(wire.Player))
	d.do(PickForm{area.Circle})
	d.tap(5, 3)
	d.do(SetTool{ToolSelect}, Pick{Token: 1})
	d.tap(3, 12)
	if d.m.Area == nil || d.m.Selected != 0 {
		t.Fatal("a tap on the floor took it away")
	}
	d.dragFrom(2, 2, [2]int32{3, 3}, [2]int32{4, 4})
	d.effects = nil
	d.drop()
	if shown := d.shown(); len(shown) != 1 || shown[0].Kind != wire.ThingTemplate {
		t.Errorf("after a drag others are shown %+v", shown)
	}
	d.do(SetTool{ToolSight})
	if d.m.Area == nil {
		t.Error("the sight tool took it away")
	}
	d.do(SetTool{ToolRuler})
	if d.m.Area != nil {
		t.Error("the ruler leaves it")
	}
}

// Others forget what they hear nothing of for a minute: a template that stands is shown to them again before.
func TestStandingTemplatesAreShownOn(t *testing.T) {
	d := at(t, room(wire.Player))
	d.do(PickForm{area.Circle})
	d.tap(5, 3)
	d.effects = nil
	d.do(Tick{Now: d.m.Now + shownFor/2})
	if n := len(d.shown()); n != 0 {
		t.Errorf("shown %d times at once", n)
	}
	d.do(Tick{Now: d.m.Now + 1000})
	if shown := d.shown(); len(shown) != 1 || shown[0].Shape != d.m.Area.Shape {
		t.Errorf("after a while others are shown %+v", shown)
	}
	d.do(Tick{Now: d.m.Now + 1000})
	if n := len(d.shown()); n != 0 {
		t.Errorf("shown %d times more", n)
	}
}

// TestFadedAreNoVictims: who has faded since its player is away is not caught in an area.
func TestFadedAreNoVictims(t *testing.T) {
	for _, away := range []wire.Away{0, wire.AwayAs(rules.AbsentGM), wire.AwayAs(rules.AbsentFaded)} {
		v := room(wire.Player)
		v.Seats = append(v.Seats, wire.Seat{ID: 77, Away: away})
		for i := range v.Tokens {
			if v.Tokens[i].ID == 2 {
				v.Tokens[i].Owner = 77
			}
		}
		d := at(t, v)
		d.do(PickForm{area.Circle})
		d.tap(3, 2)
		if got, want := slices.Contains(d.inside(), 2), away != wire.AwayAs(rules.AbsentFaded); got != want {
			t.Errorf("away as %d it is caught: %v", away, got)
		}
	}
}

// Cover is told from where a template begins: of each in it, and by the sight tool.
func TestCoverFromTemplates(t *testing.T) {
	v := room(wire.Player)
	v.Walls = append(v.Walls, wire.Wall{A: cellPoint(5, 2.2), B: cellPoint(5, 3.9)})
	d := at(t, v)
	d.do(PickForm{area.Circle})
	d.tap(3, 2)
	var goblin Inside
	for _, in := range d.m.Area.Inside {
		if in.Token == 2 {
			goblin = in
		}
	}
	if goblin.Degree != CoverHalf && goblin.Degree != CoverThreeQuarters || goblin.Bonus == 0 {
		t.Fatalf("behind a bit of wall: %+v of %+v", goblin, d.m.Area.Inside)
	}
	d.do(CoverOf{2})
	p := d.m.Probe
	if p == nil || p.From != 0 || p.To != 2 || p.Degree != goblin.Degree || p.Corner != d.m.Area.Shape.Origin || len(p.Givers()) != 1 || p.Givers()[0].By != BlameWall {
		t.Fatalf("its lines: %+v", p)
	}
	d.do(Key{Name: "Escape"})
	if d.m.Probe != nil || d.m.Area == nil {
		t.Error("Esc takes both")
	}
	d.do(SetTool{ToolSight}, Pick{Token: 1})
	x, y := d.m.Screen(d.m.Area.Shape.Origin)
	d.do(Touch{hand.Tap{X: x, Y: y, Count: 1}})
	d.tap(6, 2)
	if p = d.m.Probe; p == nil || p.From != 0 || p.Degree != goblin.Degree {
		t.Errorf("from its origin by the sight tool: %+v", p)
	}
	d.change(func(v *wire.View) { v.Walls = v.Walls[:2] })
	if p = d.m.Probe; p == nil || p.Degree != CoverNone {
		t.Errorf("the wall is gone: %+v", p)
	}
	d.do(ClearTools{})
	if d.m.Probe != nil || d.m.Area != nil {
		t.Error("they do not go")
	}
}

// What others show is laid as they laid it.
func TestOthersTemplates(t *testing.T) {
	d := at(t, room(wire.Player))
	line := area.Shape{Kind: area.Line, Origin: cellPoint(2, 8.5), Dir: geom.Point{X: 1}, Length: 20 * geom.Unit}
	d.do(Received{wire.Passing{From: friend, Thing: wire.Thing{Kind: wire.ThingTemplate, Shape: line}}})
	if s := d.m.Shown; len(s) != 1 || len(s[0].Cells) != 8 { // to the wall
		t.Errorf("%+v", s)
	}
}
