package area_test

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
)

// Each fault is named by its field.
func TestCheckNamesTheField(t *testing.T) {
	g := grid.Grid{}
	line := area.Shape{Kind: area.Line, Length: 1024, Dir: geom.Point{X: 1}}
	around := area.Shape{Kind: area.Emanation, Length: 1024, Origin: g.Middle(grid.Large, grid.Place{}), Size: grid.Large}
	for field, spoil := range map[string]func(l, e *area.Shape){
		"Kind":       func(l, _ *area.Shape) { l.Kind = area.Kinds },
		"Length":     func(l, _ *area.Shape) { l.Length = 0 },
		"Width":      func(l, _ *area.Shape) { l.Width = -1 },
		"Height":     func(l, _ *area.Shape) { l.Height = -1 },
		"Pivot":      func(l, _ *area.Shape) { l.Pivot = area.RightEnd + 1 },
		"Dir":        func(l, _ *area.Shape) { l.Dir = geom.Point{} },
		"Size":       func(_, e *area.Shape) { e.Size = grid.Widest + 1 },
		"At is":      func(_, e *area.Shape) { e.At.Turned = true },
		"At.Quarter": func(_, e *area.Shape) { e.At.Quarter = 4 },
		"Count":      func(_, e *area.Shape) { e.Count = grid.Taxicab + 1 },
		"Up":         func(_, e *area.Shape) { e.Up = grid.Taxicab + 1 },
		"Origin":     func(_, e *area.Shape) { e.Origin.X++ },
	} {
		l, e := line, around
		spoil(&l, &e)
		fault := l
		if e != around {
			fault = e
		}
		if err := fault.Check(g); err == nil || !strings.Contains(err.Error(), field) {
			t.Errorf("%s: %v", field, err)
		}
	}
	if line.Check(g) != nil || around.Check(g) != nil {
		t.Errorf("whole ones: %v, %v", line.Check(g), around.Check(g))
	}
	hex := grid.Grid{Kind: grid.HexPointy}
	turned := around
	turned.At.Turned = true
	if turned.Origin = hex.Middle(grid.Large, turned.At); turned.Check(hex) != nil {
		t.Errorf("turned on hexes: %v", turned.Check(hex))
	}
}

// What passes can be laid: it covers cells without a panic, and a direction that points nowhere does not pass.
func TestCheckedShapesCanBeLaid(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, s := anyShape(t)
		s.Length = rapid.Int32Range(-10, 5000).Draw(t, "any length")
		if s.Check(g) == nil != (s.Length > 0 && (s.Kind.Round() || s.Dir != geom.Point{})) {
			t.Fatalf("%+v: %v", s, s.Check(g))
		}
		area.Cover(g, s, anyRule(t), wide)
	})
}
