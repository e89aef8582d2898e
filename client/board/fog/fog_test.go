package fog

import (
	"math/rand/v2"
	"testing"

	"sightline/geom"
)

func random(r *rand.Rand, w, h int32, share float64) *geom.Mask {
	m := geom.NewMask(w, h)
	for range int(float64(w*h) * share / 60) {
		x, y := r.Int32N(w), r.Int32N(h)
		for dy := range r.Int32N(12) {
			if y+dy < h {
				m.SetRow(y+dy, x, min(w, x+1+r.Int32N(12)))
			}
		}
	}
	return m
}

func ground(r *rand.Rand) Ground {
	w, h := 1+r.Int32N(300), 1+r.Int32N(300)
	g := Ground{Explored: random(r, w, h, 0.7), Seen: random(r, w, h, 0.4), Bright: random(r, w, h, 0.4), W: w, H: h}
	g.Seen.And(g.Explored)
	g.Bright.And(g.Seen)
	return g
}

// No sub-cell is painted lighter than the mask allows anywhere: its corners are all at least as dark as it is.
func TestNeverShowsMoreThanTheMask(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	r := rand.New(rand.NewPCG(seed, 2))
	dst := make([]uint8, Corners*Corners)
	for range 6 {
		g := ground(r)
		nx, ny := Chunks(g.W, g.H)
		for cy := range ny {
			for cx := range nx {
				g.Chunk(dst, cx, cy)
				for j := range int32(Corners - 1) {
					for i := range int32(Corners - 1) {
						if x, y := cx*Side-1+i, cy*Side-1+j; x < 0 || y < 0 || x >= g.W || y >= g.H {
							continue // beside the map nothing is painted
						}
						want := g.dark(cx*Side-1+i, cy*Side-1+j)
						k := j*Corners + i
						if got := min(dst[k], dst[k+1], dst[k+Corners], dst[k+Corners+1]); got < want {
							t.Fatalf("sub-cell %d,%d is %d dark and painted %d", cx*Side-1+i, cy*Side-1+j, want, got)
						}
					}
				}
			}
		}
	}
}

// Chunks meet without a seam: the corners two chunks share are equally dark in both.
func TestChunksMeet(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	g := ground(r)
	g.W, g.H = 300, 300
	g.Explored, g.Seen, g.Bright = random(r, 300, 300, 0.8), random(r, 300, 300, 0.5), nil
	a, b := make([]uint8, Corners*Corners), make([]uint8, Corners*Corners)
	g.Chunk(a, 0, 0)
	g.Chunk(b, 1, 0)
	for j := range Corners {
		for d := range 3 {
			if x, y := a[j*Corners+Side+d], b[j*Corners+d]; x != y {
				t.Fatalf("row %d: %d and %d", j, x, y)
			}
		}
	}
}

// The middle of a large lit room is as clear as can be, and so is a large dark one black.
func TestMiddleOfARoom(t *testing.T) {
	m := geom.NewMask(128, 128)
	for y := range int32(40) {
		m.SetRow(20+y, 20, 60)
	}
	dst := make([]uint8, Corners*Corners)
	Ground{Explored: m, Seen: m, Bright: m, W: 128, H: 128}.Chunk(dst, 0, 0)
	for _, c := range []struct {
		x, y int
		want uint8
	}{{40, 40, Clear}, {100, 100, Black}, {20, 20, Black}} {
		if got := dst[(c.y+1)*Corners+c.x+1]; got != c.want {
			t.Errorf("corner %d,%d is %d, want %d", c.x, c.y, got, c.want)
		}
	}
}

// A fault shows black: without masks, or with masks of another size, nothing is clear.
func TestFaultsAreBlack(t *testing.T) {
	small := geom.NewMask(8, 8)
	for y := range int32(8) {
		small.SetRow(y, 0, 8)
	}
	for _, g := range []Ground{{}, {W: 64, H: 64}, {W: 64, H: 64, Seen: small}} {
		dst := make([]uint8, Corners*Corners)
		g.Chunk(dst, 0, 0)
		for j := range Corners {
			for i := range Corners {
				if dst[j*Corners+i] != Black {
					t.Fatalf("%+v: corner %d,%d is %d", g, i, j, dst[j*Corners+i])
				}
			}
		}
	}
}

func TestSame(t *testing.T) {
	a := geom.NewMask(300, 300)
	b := a.Clone()
	b.Set(200, 50, true)
	g, h := Ground{Explored: a, W: 300, H: 300}, Ground{Explored: b, W: 300, H: 300}
	if !Same(g, h, 0, 2) || Same(g, h, 1, 0) {
		t.Error("the change at 200,50 is in chunk 1,0 and nowhere near 0,2")
	}
}

func BenchmarkChunk(b *testing.B) {
	g := ground(rand.New(rand.NewPCG(1, 1)))
	dst := make([]uint8, Corners*Corners)
	for b.Loop() {
		g.Chunk(dst, 0, 0)
	}
}

// The edge of the map throws no shade on ground that is seen up to it.
func TestMapEdgesThrowNoShade(t *testing.T) {
	m := geom.NewMask(100, 90)
	for y := range int32(90) {
		m.SetRow(y, 0, 100)
	}
	dst := make([]uint8, Corners*Corners)
	Ground{Explored: m, Seen: m, Bright: m, W: 100, H: 90}.Chunk(dst, 0, 0)
	for j := range 91 {
		for i := range 101 {
			if d := dst[(j+1)*Corners+i+1]; d != Clear {
				t.Fatalf("corner %d,%d is %d dark", i, j, d)
			}
		}
	}
}

// Where the edge of what is seen runs slanted, the edge on the screen runs straight: the steps of the sub-cells do not show.
func TestSlantedEdgesShowNoSteps(t *testing.T) {
	for _, run := range []int32{1, 2, 3, 4, 6} {
		m := geom.NewMask(128, 128)
		for y := range int32(128) {
			m.SetRow(y, 0, 20+y/run)
		}
		dst := make([]uint8, Corners*Corners)
		Ground{Explored: m, Seen: m, Bright: m, W: 128, H: 128}.Chunk(dst, 0, 0)
		low, high := 1e9, -1e9
		for j := 20; j < 80; j++ {
			row := dst[j*Corners : (j+1)*Corners]
			i := 15
			for row[i] < 128 {
				i++
			}
			at := float64(i) - float64(row[i]-128)/float64(row[i]-row[i-1])
			off := at - float64(j)/float64(run)
			low, high = min(low, off), max(high, off)
		}
		if high-low > 0.4 {
			t.Errorf("an edge of 1 in %d strays by %.2f sub-cells", run, high-low)
		}
	}
}
