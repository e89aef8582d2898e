package area_test

import (
	"math"
	"math/big"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
)

// The oracle measures in real, rounded numbers of 600 bits, in true proportions: nothing of the package's own ways is in
// it. What differs from a half or from nothing by less than 2^-300 is taken for a tie.
type real = *big.Float

func num(v float64) real  { return new(big.Float).SetPrec(600).SetFloat64(v) }
func add(a, b real) real  { return num(0).Add(a, b) }
func sub(a, b real) real  { return num(0).Sub(a, b) }
func mul(a, b real) real  { return num(0).Mul(a, b) }
func quo(a, b real) real  { return num(0).Quo(a, b) }
func root(a real) real    { return num(0).Sqrt(a) }
func atLeast(a real) bool { return a.Cmp(num(0).SetMantExp(num(-1), -300)) >= 0 }
func above(a real) bool   { return a.Cmp(num(0).SetMantExp(num(1), -300)) > 0 }

type dot struct{ x, y real }

// place is a vector of the lattice in true proportions, in lattice units.
func place(g grid.Grid, p geom.Point) dot {
	d := dot{num(float64(p.X)), num(float64(p.Y))}
	switch g.Kind { // 1,024 down a pointy grid are 1,024/√3 in truth
	case grid.HexPointy:
		d.y = quo(d.y, root(num(3)))
	case grid.HexFlat:
		d.x = quo(d.x, root(num(3)))
	}
	return d
}

// limit is the half-plane n·p <= far.
type limit struct {
	n   dot
	far real
}

func (l limit) off(p dot) real { return sub(l.far, add(mul(l.n.x, p.x), mul(l.n.y, p.y))) }

// limits of a form with straight edges, about its origin.
func limits(g grid.Grid, s area.Shape) []limit {
	d := place(g, s.Dir)
	long := root(add(mul(d.x, d.x), mul(d.y, d.y)))
	along := dot{quo(d.x, long), quo(d.y, long)}
	across := dot{sub(num(0), along.y), along.x}
	neg := func(p dot) dot { return dot{sub(num(0), p.x), sub(num(0), p.y)} }
	end := limit{along, num(float64(s.Length))}
	long = num(float64(s.Length))
	if s.Kind == area.Cube { // y runs down: across leads to the right
		left, right := num(0), long
		switch s.Pivot {
		case area.Face:
			left, right = quo(long, num(2)), quo(long, num(2))
		case area.RightEnd:
			left, right = long, num(0)
		}
		return []limit{end, {neg(along), num(0)}, {across, right}, {neg(across), left}}
	}
	if s.Kind == area.Line || s.Kind == area.Wall {
		half := num(float64(max(s.Width, 1)) / 2)
		if s.Width == 0 {
			half = num(geom.Unit / 2)
		}
		return []limit{end, {neg(along), num(0)}, {across, half}, {neg(across), half}}
	}
	lean := func(side dot) limit { // 2·|across| <= along
		return limit{dot{sub(mul(num(2), side.x), along.x), sub(mul(num(2), side.y), along.y)}, num(0)}
	}
	return []limit{end, lean(across), lean(neg(across))}
}

// cut keeps the part of a polygon within a limit.
func cut(poly []dot, l limit) []dot {
	var out []dot
	for i, b := range poly {
		a := poly[(i+len(poly)-1)%len(poly)]
		fa, fb := l.off(a), l.off(b)
		if fa.Sign()*fb.Sign() < 0 {
			t := quo(fa, sub(fa, fb))
			out = append(out, dot{add(a.x, mul(t, sub(b.x, a.x))), add(a.y, mul(t, sub(b.y, a.y)))})
		}
		if fb.Sign() >= 0 {
			out = append(out, b)
		}
	}
	return out
}

func twice(poly []dot) real {
	sum := num(0)
	for i, b := range poly {
		a := poly[(i+len(poly)-1)%len(poly)]
		sum = add(sum, sub(mul(a.x, b.y), mul(a.y, b.x)))
	}
	return sum
}

func straightOracle(g grid.Grid, s area.Shape, r area.Rule, c grid.Cell) bool {
	inside := true
	var cell []dot
	for _, p := range g.AppendCorners(nil, c) {
		cell = append(cell, place(g, p.Sub(s.Origin)))
	}
	left := cell
	for _, l := range limits(g, s) {
		left = cut(left, l)
		inside = inside && atLeast(l.off(place(g, g.Centre(c).Sub(s.Origin))))
	}
	switch r {
	case area.Centre:
		return inside
	case area.Any:
		return above(twice(left))
	}
	return atLeast(sub(mul(num(2), twice(left)), twice(cell)))
}

func anyStraight(t *rapid.T) (grid.Grid, area.Shape) {
	g := rapid.SampledFrom(grids).Draw(t, "grid")
	n := rapid.Int32Range(-40, 40)
	s := area.Shape{
		Kind:   rapid.SampledFrom([]area.Kind{area.Cone, area.Line, area.Cube, area.Wall}).Draw(t, "kind"),
		Dir:    geom.Point{X: n.Draw(t, "dir.X"), Y: n.Draw(t, "dir.Y")},
		Length: rapid.Int32Range(1, 24).Draw(t, "length") * 256,
		Pivot:  rapid.SampledFrom([]area.Pivot{area.Face, area.LeftEnd, area.RightEnd}).Draw(t, "pivot"),
		Origin: rapid.SampledFrom([]geom.Point{corner(g), centre(g), area.Snap(g, centre(g), area.Edges)}).Draw(t, "origin"),
	}
	if rapid.Bool().Draw(t, "axis") { // towards a neighbour or a corner, where ties are
		to := g.AppendCorners(nil, grid.Cell{X: 3, Y: 2})
		for _, c := range g.Neighbours(nil, grid.Cell{X: 3, Y: 2}) {
			to = append(to, g.Centre(c))
		}
		s.Dir = rapid.SampledFrom(to).Draw(t, "to").Sub(centre(g))
		s.Length = s.Length / 1024 * 1024
	}
	if rapid.Bool().Draw(t, "free") {
		s.Origin = s.Origin.Add(geom.Point{X: n.Draw(t, "x") * 13, Y: n.Draw(t, "y") * 7})
	}
	if (s.Kind == area.Line || s.Kind == area.Wall) && rapid.Bool().Draw(t, "wide") {
		s.Width = rapid.Int32Range(1, 3000).Draw(t, "width")
	}
	return g, s
}

func same(t *rapid.T, g grid.Grid, s area.Shape, r area.Rule, oracle func(c grid.Cell) bool) {
	got := area.Cover(g, s, r, wide)
	o, far := s.Origin, int32(9*2048)
	for c := range g.Cells(geom.Rect{Min: o.Sub(geom.Point{X: far, Y: far}), Max: o.Add(geom.Point{X: far, Y: far})}) {
		ox, oy := g.ToCells(g.Centre(c).Sub(o))
		long := s.Length
		if s.Kind == area.Cube {
			long *= 2
		}
		reach := float64(long+max(s.Width, 1024))/1024 + 1
		if math.Hypot(ox, oy) > reach && !slices.Contains(got, c) {
			continue // too far for any rule, and it was not given
		}
		if want := oracle(c); slices.Contains(got, c) != want {
			t.Fatalf("%v: %+v by %v: %v covered: %v, want %v", g, s, r, c, !want, want)
		}
	}
}

func TestStraightFormsAgainstTheOracle(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, s := anyStraight(t)
		if s.Dir == (geom.Point{}) || s.Length == 0 {
			if got := area.Cover(g, s, area.Any, wide); got != nil {
				t.Fatalf("%+v covers %v", s, got)
			}
			return
		}
		r := rapid.SampledFrom([]area.Rule{area.Half, area.Centre, area.Any}).Draw(t, "rule")
		same(t, g, s, r, func(c grid.Cell) bool { return straightOracle(g, s, r, c) })
	})
}

// discArea is the area of a disk in a cell, summed up in slices, in cells: good to a thousandth.
func discArea(g grid.Grid, s area.Shape, c grid.Cell) (disk, cell float64) {
	var xs, ys []float64
	for _, p := range g.AppendCorners(nil, c) {
		x, y := g.ToCells(p.Sub(s.Origin))
		xs, ys = append(xs, x), append(ys, y)
	}
	r := float64(s.Length) / geom.Unit
	lo, hi := slices.Min(ys), slices.Max(ys)
	const n = 1500
	for i := range n {
		y := lo + (hi-lo)*(float64(i)+0.5)/n
		left, right := math.Inf(1), math.Inf(-1)
		for j := range xs {
			k := (j + 1) % len(xs)
			if (ys[j] <= y) != (ys[k] <= y) {
				x := xs[j] + (xs[k]-xs[j])*(y-ys[j])/(ys[k]-ys[j])
				left, right = min(left, x), max(right, x)
			}
		}
		cell += (right - left) * (hi - lo) / n
		if y > -r && y < r {
			w := math.Sqrt(r*r - y*y)
			disk += max(0, min(right, w)-max(left, -w)) * (hi - lo) / n
		}
	}
	return disk, cell
}

func TestCirclesAgainstTheOracle(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := rapid.SampledFrom(grids).Draw(t, "grid")
		n := rapid.Int32Range(-512, 512)
		s := area.Shape{Origin: centre(g).Add(geom.Point{X: n.Draw(t, "x"), Y: n.Draw(t, "y")}), Length: rapid.Int32Range(100, 4200).Draw(t, "radius")}
		r := rapid.SampledFrom([]area.Rule{area.Half, area.Any}).Draw(t, "rule")
		same(t, g, s, r, func(c grid.Cell) bool {
			disk, cell := discArea(g, s, c)
			need := cell / 2
			if r == area.Any {
				need = 0
			}
			if math.Abs(disk-need) < 0.004 { // too near for slices: the golden counts are for those
				return slices.Contains(area.Cover(g, s, r, wide), c)
			}
			return disk > need
		})
	})
}
