package app

import (
	"slices"
	"testing"

	"sightline/client/hand"
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/server/wire"
)

func TestRulerMeasures(t *testing.T) {
	d := at(t, room(wire.Player))
	d.do(SetTool{ToolRuler})
	d.dragFrom(1, 1, [2]int32{4, 1}, [2]int32{4, 5})
	if l := d.m.Ruler.Leg; l.Cost != 7 {
		t.Errorf("3 + 4 cells: %d", l.Cost)
	}
	d.drop()
	if d.m.Ruler == nil || !d.m.Ruler.Done {
		t.Fatal("the ruler does not stand")
	}
	d.do(Key{Name: "Escape"})
	if d.m.Ruler != nil {
		t.Error("Esc leaves it")
	}
}

func TestSightToolNamesWhatBlocks(t *testing.T) {
	v := room(wire.Player)
	v.Tokens[2].At.Cell = grid.Cell{X: 14, Y: 6}
	d := at(t, v)
	d.do(Pick{Token: 1}, SetTool{ToolSight})
	d.tap(6, 2)
	p := d.m.Probe
	if p == nil || !p.Seen || p.Degree != CoverNone || len(p.Lines) != 4 || p.Distance != 4 {
		t.Fatalf("in the open: %+v", p)
	}
	d.tap(14, 6)
	p = d.m.Probe
	if p.Seen || p.Degree != CoverTotal {
		t.Errorf("behind the wall: %+v", p)
	}
	if len(p.Lines) != 4 || slices.ContainsFunc(p.Lines, func(l ProbeLine) bool { return l.Blocked && l.By == BlameNone }) {
		t.Errorf("total cover does not show what blocks each corner line: %+v", p.Lines)
	}
	blamed := map[Blame]bool{}
	for _, l := range append(p.Lines, p.Sight...) {
		blamed[l.By] = true
	}
	if !blamed[BlameWall] {
		t.Errorf("nobody blames the wall: %+v", p)
	}
}

func TestSightToolNamesTokensAndDoors(t *testing.T) {
	v := room(wire.Player)
	v.Tokens[0].At.Cell, v.Tokens[1].At.Cell, v.Tokens[2].At.Cell = grid.Cell{X: 2, Y: 6}, grid.Cell{X: 5, Y: 6}, grid.Cell{X: 7, Y: 6}
	v.Tokens[2].Size = grid.Medium
	d := at(t, v)
	d.do(SeeFrom{From: 1, To: 3})
	named := slices.ContainsFunc(d.m.Probe.Lines, func(l ProbeLine) bool { return l.By == BlameToken && l.Name == "Goblin" })
	if !named || d.m.Probe.Degree == CoverNone {
		t.Errorf("the goblin in between: %+v", d.m.Probe)
	}
	d.change(func(v *wire.View) { v.Tokens[2].At.Cell = grid.Cell{X: 13, Y: 6}; v.Tokens[1].At.Cell.Y = 1 })
	p := d.m.Probe
	door := func(l ProbeLine) bool { return l.By == BlameDoor }
	if p.Seen || !slices.ContainsFunc(append(p.Lines, p.Sight...), door) {
		t.Errorf("behind the door: %+v", p)
	}
	d.change(func(v *wire.View) { v.Doors[0].State = wire.DoorOpen })
	if p = d.m.Probe; !p.Seen {
		t.Errorf("the door is open: %+v", p)
	}
}

func TestFogBrush(t *testing.T) {
	d := at(t, room(wire.GM))
	d.do(SetTool{ToolReveal}, SetBrush{2})
	d.dragFrom(3, 3, [2]int32{9, 3})
	d.drop()
	b := one[wire.BrushFog](d)
	if !b.Reveal || b.Area.W() != 160 || b.Area.H() != 120 {
		t.Fatalf("reveal %v of %d × %d", b.Reveal, b.Area.W(), b.Area.H())
	}
	for x := int32(28); x < 76; x++ {
		if !b.Area.Get(x, 28) {
			t.Fatalf("a gap at %d", x)
		}
	}
	if b.Area.Get(28, 28+12) || b.Area.Get(28-12, 28) {
		t.Error("wider than the brush")
	}
	d.do(SetTool{ToolHide})
	d.tap(5, 5)
	if b = one[wire.BrushFog](d); b.Reveal || b.Area.Empty() {
		t.Error("a tap hides nothing")
	}
}

func TestDoorsByTapAndMenu(t *testing.T) {
	d := at(t, room(wire.GM))
	tap := func(keys hand.Keys) {
		x, y := d.m.Screen(cellPoint(10, 6.5))
		d.do(Touch{hand.Tap{X: x, Y: y, Count: 1, Keys: keys}})
	}
	tap(0)
	if b := one[wire.SetDoor](d); b.Door != 5 || b.From != wire.DoorClosed || b.To != wire.DoorOpen {
		t.Errorf("%+v", b)
	}
	tap(hand.Shift)
	if b := one[wire.SetDoor](d); b.To != wire.DoorLocked {
		t.Errorf("%+v", b)
	}
	d.change(func(v *wire.View) { v.Doors[0].State = wire.DoorLocked })
	d.do(CycleDoor{Door: 5, Lock: true})
	if b := one[wire.SetDoor](d); b.From != wire.DoorLocked || b.To != wire.DoorClosed {
		t.Errorf("%+v", b)
	}
	x, y := d.m.Screen(cellPoint(10, 6.5))
	d.do(Touch{hand.Menu{X: x, Y: y}})
	if d.m.Menu == nil || d.m.Menu.Kind != MenuDoor || d.m.Menu.Door != 5 {
		t.Errorf("menu %+v", d.m.Menu)
	}
}

func TestPlaceTool(t *testing.T) {
	d := at(t, room(wire.GM))
	d.do(SetSpec{wire.TokenSpec{Name: "Vlk", Size: grid.Large}}, SetTool{ToolPlace})
	d.tap(5, 9)
	b := one[wire.AddToken](d)
	if b.Spec.Name != "Vlk" || d.m.Tool != ToolSelect {
		t.Errorf("%+v, tool %d", b, d.m.Tool)
	}
	if cells := d.m.Grid().Space(nil, grid.Large, b.At); !slices.Contains(cells, grid.Cell{X: 5, Y: 9}) {
		t.Errorf("stands on %v", cells)
	}
}

func TestPlaceByDrag(t *testing.T) {
	d := at(t, room(wire.GM))
	d.do(SetSpec{wire.TokenSpec{Name: "Vlk 1"}}, SetTool{ToolPlace})
	d.dragFrom(2, 2, [2]int32{5, 9})
	x, y := d.px(5, 9)
	d.do(Touch{hand.Drop{X: x, Y: y, Keys: hand.Shift}})
	if b := one[wire.AddToken](d); b.At.Cell != (grid.Cell{X: 5, Y: 9}) || d.m.Tool != ToolPlace || d.m.Spec.Name != "Vlk 2" {
		t.Errorf("%+v, tool %d, next %q", b, d.m.Tool, d.m.Spec.Name)
	}
}

func TestNamesCountOn(t *testing.T) {
	for name, want := range map[string]string{"Goblin 9": "Goblin 10", "Goblin": "Goblin", "": "", "7": "8", "Vlk 99999999999999999999": "Vlk 99999999999999999999"} {
		if got := nextName(name); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
}

func TestGiveToken(t *testing.T) {
	d := at(t, room(wire.GM))
	d.do(GiveToken{friend})
	b := one[wire.AddToken](d)
	if b.Spec.Name != "Ota" || b.Spec.Owner != friend || b.Spec.Colour != 0x77cc55 {
		t.Errorf("%+v", b.Spec)
	}
	for _, tok := range d.m.View.Tokens {
		if slices.Contains(d.m.Grid().Space(nil, tok.Size, tok.At), b.At.Cell) {
			t.Errorf("on top of %s", tok.Name)
		}
	}
}

func TestKeys(t *testing.T) {
	d := at(t, room(wire.GM))
	d.change(func(v *wire.View) { v.Tokens[1].Sheet = &wire.Sheet{} })
	d.do(Pick{Token: 2}, Key{Name: "r"})
	if b := one[wire.TurnToken](d); b.Facing != 45 {
		t.Errorf("turned to %d", b.Facing)
	}
	d.do(Key{Name: "R", Keys: hand.Shift})
	if b := one[wire.TurnToken](d); b.Facing != 315 {
		t.Errorf("turned back to %d", b.Facing)
	}
	d.do(Key{Name: "h"})
	if b := one[wire.EditToken](d); b.Fields != wire.FieldHidden || !b.Spec.Hidden {
		t.Errorf("%+v", b)
	}
	d.do(Key{Name: "z", Keys: hand.Ctrl})
	one[wire.Undo](d)
	d.do(Key{Name: "Delete"})
	if b := one[wire.RemoveToken](d); b.Token != 2 {
		t.Errorf("%+v", b)
	}
	zoom := d.m.Camera.Zoom
	d.do(Key{Name: "+"})
	if d.m.Camera.Zoom <= zoom {
		t.Error("+ does not zoom in")
	}
}

// Tab goes over the tokens and then on to the page: the board is no trap.
func TestTabLeavesTheBoard(t *testing.T) {
	d := at(t, room(wire.GM))
	var seen []wire.TokenID
	for range 10 {
		k := Key{Name: "Tab"}
		if !d.m.Takes(k) {
			break
		}
		d.do(k)
		seen = append(seen, d.m.Selected)
	}
	if !slices.Equal(seen, []wire.TokenID{1, 2, 3}) {
		t.Errorf("went over %v", seen)
	}
	if d.m.Takes(Key{Name: "r", Keys: hand.Ctrl}) || d.m.Takes(Key{Name: "F5"}) || d.m.Takes(Key{Name: "c", Keys: hand.Ctrl}) {
		t.Error("the board takes the browser's keys")
	}
}

func TestEscapeTakesBackOneThing(t *testing.T) {
	d := at(t, room(wire.GM))
	d.do(Pick{Token: 1}, PickForm{area.Circle})
	d.tap(4, 4)
	esc := Key{Name: "Escape"}
	if d.do(esc); d.m.Area != nil || d.m.Tool != ToolArea {
		t.Error("first the template")
	}
	if d.do(esc); d.m.Tool != ToolSelect || d.m.Selected != 1 {
		t.Error("then the tool")
	}
	if d.do(esc); d.m.Selected != 0 {
		t.Error("then the choice")
	}
}

func TestCursor(t *testing.T) {
	d := at(t, room(wire.Player))
	over := func(x, y float64) string {
		d.do(Touch{hand.Hover{X: x, Y: y}})
		return d.m.Cursor()
	}
	own, _ := d.px(2, 2)
	_, y := d.px(2, 2)
	other, _ := d.px(6, 2)
	dx, dy := d.m.Screen(cellPoint(10, 6.5))
	if a, b, c := over(own, y), over(other, y), over(dx, dy); a != "grab" || b != "pointer" || c != "pointer" {
		t.Errorf("own token %s, another %s, door %s", a, b, c)
	}
	fx, fy := d.px(4, 9)
	if c := over(fx, fy); c != "default" {
		t.Errorf("floor %s", c)
	}
	if d.do(SetTool{ToolRuler}); d.m.Cursor() != "crosshair" {
		t.Errorf("ruler %s", d.m.Cursor())
	}
}
