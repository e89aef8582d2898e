package maps

import (
	"fmt"
	"math"
	"slices"
	"unicode/utf8"

	"sightline/geom/sight"
)

// What a map may hold. Check, Decode and the readers of files refuse what is beyond.
const (
	MaxSide     = 1024   // cells a side
	MaxSegments = 50_000 // of all walls together
	MaxDoors    = 4096
	MaxLights   = 2048
	MaxName     = 200 // bytes
)

// Fault is one thing that is wrong with a map.
type Fault struct {
	Rule  Rule
	At    string // where, such as "walls[3].line[7]"
	N     int    // how many there are at that place, or the count that is over the limit
	Fatal bool   // the map can't be used; otherwise Lattice leaves out what is wrong
}

// Rule names what a Fault is against; clients put it into words.
type Rule string

// The rules. The first ones are fatal.
const (
	RuleSize     Rule = "size"     // a side is not within 0..MaxSide cells, 0 left out
	RuleNumber   Rule = "number"   // not a finite number, or one that is below 0 where it must not be
	RuleName     Rule = "name"     // longer than MaxName, or not UTF-8
	RuleKind     Rule = "kind"     // no such kind of wall
	RuleColour   Rule = "colour"   // above 0xFFFFFF
	RuleSegments Rule = "segments" // more than MaxSegments
	RuleDoors    Rule = "doors"    // more than MaxDoors
	RuleLights   Rule = "lights"   // more than MaxLights

	RuleReach   Rule = "reach"   // the bright reach is longer than the dim one
	RuleShort   Rule = "short"   // a line of fewer than two points
	RuleZero    Rule = "zero"    // a segment or door of no length
	RuleOutside Rule = "outside" // a segment, door or light wholly outside the picture
)

// Check names every fault of m: fatal ones first, each kind in the order of walls, doors and lights.
func Check(m *Map) []Fault {
	c := checker{m: m}
	c.head()
	for i, w := range m.Walls {
		c.wall(i, w)
	}
	for i, d := range m.Doors {
		c.door(i, d)
	}
	for i, l := range m.Lights {
		c.light(i, l)
	}
	slices.SortStableFunc(c.faults, func(a, b Fault) int { return rank(a) - rank(b) })
	return c.faults
}

// Usable tells whether m has no fatal fault.
func Usable(m *Map) bool {
	f := Check(m)
	return len(f) == 0 || !f[0].Fatal
}

func rank(f Fault) int {
	if f.Fatal {
		return 0
	}
	return 1
}

type checker struct {
	m      *Map
	faults []Fault
}

func (c *checker) fatal(r Rule, n int, at string, args ...any) {
	c.faults = append(c.faults, Fault{Rule: r, At: fmt.Sprintf(at, args...), N: n, Fatal: true})
}

func (c *checker) fault(r Rule, n int, at string, args ...any) {
	c.faults = append(c.faults, Fault{Rule: r, At: fmt.Sprintf(at, args...), N: n})
}

func (c *checker) head() {
	m := c.m
	if len(m.Name) > MaxName || !utf8.ValidString(m.Name) {
		c.fatal(RuleName, len(m.Name), "name")
	}
	if len(m.Format) > MaxName || !utf8.ValidString(m.Format) {
		c.fatal(RuleName, len(m.Format), "format")
	}
	if !finite(m.Origin.X, m.Origin.Y) {
		c.fatal(RuleNumber, 1, "origin")
	}
	if !side(m.Size.X) || !side(m.Size.Y) {
		c.fatal(RuleSize, 1, "size")
	}
	if !finite(m.PixelsPerCell) || m.PixelsPerCell <= 0 {
		c.fatal(RuleNumber, 1, "pixels per cell")
	}
	if m.Ambient > 0xFFFFFF {
		c.fatal(RuleColour, 1, "ambient")
	}
	c.counts()
}

func (c *checker) counts() {
	segs := 0
	for _, w := range c.m.Walls {
		segs += max(1, len(w.Line)-1)
	}
	if segs > MaxSegments {
		c.fatal(RuleSegments, segs, "walls")
	}
	if n := len(c.m.Doors); n > MaxDoors {
		c.fatal(RuleDoors, n, "doors")
	}
	if n := len(c.m.Lights); n > MaxLights {
		c.fatal(RuleLights, n, "lights")
	}
}

func (c *checker) wall(i int, w Wall) {
	if w.Kind > sight.Obstacle {
		c.fatal(RuleKind, int(w.Kind), "walls[%d]", i)
	}
	if len(w.Line) < 2 {
		c.fault(RuleShort, 1, "walls[%d]", i)
	}
	for j, p := range w.Line {
		if !finite(p.X, p.Y) {
			c.fatal(RuleNumber, 1, "walls[%d].line[%d]", i, j)
		}
	}
	zero, out := 0, 0
	for j := 1; j < len(w.Line); j++ {
		switch a, b := w.Line[j-1], w.Line[j]; {
		case a == b:
			zero++
		case c.m.outside(a, b):
			out++
		}
	}
	if zero > 0 {
		c.fault(RuleZero, zero, "walls[%d]", i)
	}
	if out > 0 {
		c.fault(RuleOutside, out, "walls[%d]", i)
	}
}

func (c *checker) door(i int, d Door) {
	switch {
	case !finite(d.A.X, d.A.Y, d.B.X, d.B.Y):
		c.fatal(RuleNumber, 1, "doors[%d]", i)
	case d.A == d.B:
		c.fault(RuleZero, 1, "doors[%d]", i)
	case c.m.outside(d.A, d.B):
		c.fault(RuleOutside, 1, "doors[%d]", i)
	}
}

func (c *checker) light(i int, l Light) {
	if !finite(l.At.X, l.At.Y, l.Bright, l.Dim, l.Intensity) || min(l.Bright, l.Dim, l.Intensity) < 0 {
		c.fatal(RuleNumber, 1, "lights[%d]", i)
		return
	}
	if l.Colour > 0xFFFFFF {
		c.fatal(RuleColour, 1, "lights[%d]", i)
	}
	if l.Bright > l.Dim {
		c.fault(RuleReach, 1, "lights[%d]", i)
	}
	if c.m.outside(l.At, l.At) {
		c.fault(RuleOutside, 1, "lights[%d]", i)
	}
}

func finite(xs ...float64) bool {
	for _, x := range xs {
		if math.IsNaN(x) || math.IsInf(x, 0) {
			return false
		}
	}
	return true
}

func side(x float64) bool { return x > 0 && x <= MaxSide }
