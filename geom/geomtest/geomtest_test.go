package geomtest

import (
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"sightline/geom"
	"sightline/geom/grid"
)

func TestParse(t *testing.T) {
	s, err := Parse(`
		grid pointy even 8x4     # eight by four
		wall 0,0 4,0 4,2
		terrain 1,1 2,1 left
		door 2,0 3,0
		at eye 0.5,0.5
	`)
	if err != nil {
		t.Fatal(err)
	}
	if s.Grid != (grid.Grid{Kind: grid.HexPointy, Even: true}) || s.Bounds.Max.X != 8192 || len(s.Walls) != 4 || s.Doors != 1 {
		t.Errorf("%+v", s)
	}
	if w := s.Walls[2]; w.Kind != "terrain" || w.Side != 1 || w.Door != -1 {
		t.Errorf("%+v", w)
	}
	if w := s.Walls[3]; w.Kind != "wall" || w.Door != 0 {
		t.Errorf("%+v", w)
	}
	if p, ok := s.Points["eye"]; !ok || p.X != 512 {
		t.Errorf("%+v", s.Points)
	}
}

func TestParseSaysWhatIsWrong(t *testing.T) {
	for text, want := range map[string]string{
		"\nwal 0,0 1,1":           `line 2, "wal 0,0 1,1": "wal" is no word`,
		"wall 0,0":                "two points",
		"wall 0,0 1;1":            `"1;1" is no point`,
		"grid round 3x3":          `"round" is no kind`,
		"grid square":             "a kind and a size",
		"grid square 3by3":        "written 8x4",
		"at eye":                  "a name and a place",
		"wall left":               "two points",
		"grid square 3x3\nat a ,": `line 2`,
	} {
		if _, err := Parse(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// bigBlocked tests one shifted segment with rational numbers, really shifted by a tiny step.
func bigBlocked(bs []Barrier, a, b geom.Point, side int64) bool {
	eps := new(big.Rat).SetFrac64(side, 1<<60)
	r := func(v int32) *big.Rat { return new(big.Rat).SetInt64(int64(v)) }
	d := b.Sub(a)
	// To the left of the walk as drawn is (d.Y, -d.X) with y down.
	sx, sy := new(big.Rat).Mul(eps, r(d.Y)), new(big.Rat).Mul(eps, r(-d.X))
	orient := func(px, py, qx, qy, vx, vy *big.Rat) int {
		m := func(a, b, c, d *big.Rat) *big.Rat {
			return new(big.Rat).Mul(new(big.Rat).Sub(a, b), new(big.Rat).Sub(c, d))
		}
		return new(big.Rat).Sub(m(qx, px, vy, py), m(qy, py, vx, px)).Sign()
	}
	ax, ay := new(big.Rat).Add(r(a.X), sx), new(big.Rat).Add(r(a.Y), sy)
	bx, by := new(big.Rat).Add(r(b.X), sx), new(big.Rat).Add(r(b.Y), sy)
	for _, w := range bs {
		// The ends don't count: walls that only touch an end of the unshifted line are left out.
		if (geom.Orient(w.A, w.B, a) == 0) || (geom.Orient(w.A, w.B, b) == 0) {
			continue
		}
		p := orient(ax, ay, bx, by, r(w.A.X), r(w.A.Y))
		q := orient(ax, ay, bx, by, r(w.B.X), r(w.B.Y))
		s := orient(r(w.A.X), r(w.A.Y), r(w.B.X), r(w.B.Y), ax, ay)
		u := orient(r(w.A.X), r(w.A.Y), r(w.B.X), r(w.B.Y), bx, by)
		if p*q < 0 && s*u < 0 {
			return true
		}
	}
	return false
}

// TestOracleShifts holds the symbolic shift against a real one in rational numbers.
func TestOracleShifts(t *testing.T) {
	seed := uint64(time.Now().UnixNano())
	t.Logf("seed %d", seed)
	for i := range uint64(200) {
		h := NewHard(seed+i, grid.Grid{}, 4, 4)
		var bs []Barrier
		for _, s := range h.Segs(8) {
			bs = append(bs, Barrier{s, Stop, Stop})
		}
		for range 20 {
			a, b := h.Point(), h.Point()
			if a == b {
				continue
			}
			for _, side := range []int64{1, -1} {
				if got, want := blocked(bs, a, b, side), bigBlocked(bs, a, b, side); got != want {
					t.Fatalf("seed %d: %v-%v side %d: %v, really shifted %v among %v", seed+i, a, b, side, got, want, bs)
				}
			}
		}
	}
}

func TestOracleKnows(t *testing.T) {
	wall := func(x0, y0, x1, y1 int32, act Act) Barrier {
		return Barrier{geom.Seg{A: geom.Point{X: x0, Y: y0}, B: geom.Point{X: x1, Y: y1}}, act, act}
	}
	a, b := geom.Point{X: 0, Y: 0}, geom.Point{X: 10, Y: 0}
	for name, c := range map[string]struct {
		walls []Barrier
		clear bool
	}{
		"nothing":                     {nil, true},
		"a wall across":               {[]Barrier{wall(5, -1, 5, 1, Stop)}, false},
		"a wall's end":                {[]Barrier{wall(5, 0, 5, 1, Stop)}, true},
		"ends on both sides":          {[]Barrier{wall(5, 0, 5, 1, Stop), wall(7, 0, 7, -1, Stop)}, false},
		"a wall along the line":       {[]Barrier{wall(3, 0, 5, 0, Stop)}, true},
		"a wall at the end":           {[]Barrier{wall(10, -1, 10, 1, Stop)}, true},
		"one limited wall":            {[]Barrier{wall(5, -1, 5, 1, Limit)}, true},
		"two limited walls":           {[]Barrier{wall(5, -1, 5, 1, Limit), wall(6, -1, 6, 1, Limit)}, false},
		"limited walls that coincide": {[]Barrier{wall(5, -1, 5, 1, Limit), wall(5, 2, 5, -2, Limit)}, true},
		"limited walls meeting there": {[]Barrier{wall(5, 0, 4, 1, Limit), wall(5, 0, 6, 1, Limit), wall(5, 0, 5, -1, Limit), wall(5, 0, 6, -1, Limit)}, true},
		"limited, then solid":         {[]Barrier{wall(5, -1, 5, 1, Limit), wall(6, -1, 6, 1, Stop)}, false},
		"stops what comes from right": {[]Barrier{{geom.Seg{A: geom.Point{X: 5, Y: 1}, B: geom.Point{X: 5, Y: -1}}, Pass, Stop}}, true},
		"stops what comes from left":  {[]Barrier{{geom.Seg{A: geom.Point{X: 5, Y: 1}, B: geom.Point{X: 5, Y: -1}}, Stop, Pass}}, false},
	} {
		if got := Clear(c.walls, a, b); got != c.clear {
			t.Errorf("%s: clear %v", name, got)
		}
	}
	far := geom.Seg{A: geom.Point{X: 10, Y: -5}, B: geom.Point{X: 10, Y: 5}}
	if !Touched([]Barrier{wall(5, -4, 5, 1, Stop)}, a, far) || Touched([]Barrier{wall(5, -3, 5, 3, Stop)}, a, far) {
		t.Error("Touched is wrong behind a wall that hides part or all")
	}
	if Touched(nil, b, far) {
		t.Error("a wall is known to one who stands on its line")
	}
}

func TestHardIsWithinReach(t *testing.T) {
	for _, g := range []grid.Grid{{}, {Kind: grid.HexPointy}, {Kind: grid.HexFlat}} {
		h := NewHard(rand.Uint64(), g, 6, 4)
		for _, s := range h.Segs(200) {
			for _, p := range []geom.Point{s.A, s.B} {
				if p.Far() || (g.Hex() && (p.X^p.Y)&1 != 0) {
					t.Fatalf("%v is not a point walls may end in", p)
				}
			}
		}
		if !g.Inside(h.Bounds, h.Cell()) {
			t.Error("a cell outside")
		}
	}
}
