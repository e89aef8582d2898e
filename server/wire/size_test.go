package wire

import (
	"math"
	"math/rand/v2"
	"testing"

	"sightline/geom"
	"sightline/geom/grid"
)

// TestBuckets holds the size on the wire of every padded message to its bucket.
func TestBuckets(t *testing.T) {
	want := 64
	for n := range 300_000 {
		got := FrameSize(padded(n))
		for FrameSize(n) > want {
			want *= 2
		}
		full := want
		if want == 128 {
			full = 127 // no frame is of 128 bytes
		}
		if got != full {
			t.Fatalf("%d bytes make a frame of %d, want %d", n, got, full)
		}
	}
}

// crowd is a view of a table at work: a hundred tokens, five hundred walls, a cave half explored.
func crowd(chance *rand.Rand) *View {
	v := &View{Me: Me{Seat: 7}, Scene: Scene{Map: 1, Bounds: geom.Rect{Max: geom.Point{X: 60 * geom.Unit, Y: 60 * geom.Unit}}}}
	for range 100 {
		v.Tokens = append(v.Tokens, Token{
			ID: TokenID(chance.Uint64()), Name: "Goblin", At: grid.Place{Cell: grid.Cell{X: chance.Int32N(60), Y: chance.Int32N(60)}}, Colour: 0xaa3311,
		})
	}
	v.Tokens = tokens.sort(v.Tokens)
	at := func() geom.Point {
		return geom.Point{X: chance.Int32N(60 * geom.Unit), Y: chance.Int32N(60 * geom.Unit)}
	}
	for range 500 {
		a := at()
		v.Walls = append(v.Walls, Wall{A: a, B: a.Add(geom.Point{X: chance.Int32N(4096), Y: chance.Int32N(4096)}), Sides: SideLeft})
	}
	v.Walls = sorted(v.Walls, compareWalls)
	v.Ground.Seen, v.Ground.Bright, v.Ground.Explored = geom.NewMask(480, 480), geom.NewMask(480, 480), geom.NewMask(480, 480)
	for y := range int32(200) {
		v.Ground.Seen.SetRow(100+y, 100+y/2, 300-y/3)
		v.Ground.Bright.SetRow(100+y, 100+y/2, 200)
		v.Ground.Explored.SetRow(100+y, 50, 300-y/3)
	}
	return v
}

// moved returns v with token i moved by one cell.
func moved(v *View, i int) *View {
	w := *v
	w.Tokens = append([]Token(nil), v.Tokens...)
	w.Tokens[i].At.Cell.X++
	w.Tokens[i].At.Cell.Y--
	w.Tokens[i].Facing = 45
	return &w
}

// frame is the size on the wire of the update from a to b after a long session.
func frame(a, b *View) int {
	return FrameSize(len(EncodeMessage(Update{Base: 1 << 20, Rev: 1<<20 + 1, Sum: math.MaxUint64, Patch: Diff(a, b)})))
}

// TestSeenMoveIsSmall: a step of somebody else's token that changes nothing else fits the smallest bucket, on big maps too,
// and so do two in one tick.
func TestSeenMoveIsSmall(t *testing.T) {
	v := crowd(rand.New(rand.NewPCG(1, 2)))
	v.Tokens[50].At.Cell = grid.Cell{X: 1000, Y: -1000}
	one := moved(v, 50)
	if n := frame(v, one); n != 64 {
		t.Errorf("a seen step takes %d bytes, want 64", n)
	}
	if n := frame(v, moved(one, 51)); n > 127 {
		t.Errorf("two seen steps take %d bytes, want 127", n)
	}
}

// TestSmallThingsAreSmall lists what happens often and must not take more than the smallest bucket.
func TestSmallThingsAreSmall(t *testing.T) {
	for name, m := range map[string]Message{
		"ack": Ack{ID: math.MaxUint32, Rev: 1 << 40}, "beat": Beat{}, "bye": Bye{CodeSlow}, "welcome": Welcome{Seat: 1 << 63},
		"reject": Reject{ID: math.MaxUint32, Reason: Reason{Code: CodeTooFar, Token: 1 << 63, Number: 1000, Limit: 30}},
		"ping":   Passing{From: 1 << 63, Thing: Thing{Kind: ThingPing, Points: []geom.Point{{X: 1 << 20, Y: 1 << 20}}}},
	} {
		if n := FrameSize(len(EncodeMessage(m))); n != 64 {
			t.Errorf("%s takes %d bytes, want 64", name, n)
		}
	}
}

func BenchmarkDiff(b *testing.B) {
	v := crowd(rand.New(rand.NewPCG(1, 2)))
	w := moved(v, 50)
	b.ReportAllocs()
	for b.Loop() {
		Diff(v, w)
	}
}

func BenchmarkSum(b *testing.B) {
	v := crowd(rand.New(rand.NewPCG(1, 2)))
	b.ReportAllocs()
	for b.Loop() {
		v.Sum()
	}
}

func BenchmarkUpdate(b *testing.B) {
	v := crowd(rand.New(rand.NewPCG(1, 2)))
	w := moved(v, 50)
	b.ReportAllocs()
	for b.Loop() {
		EncodeMessage(Update{Base: 1, Rev: 2, Sum: w.Sum(), Patch: Diff(v, w)})
	}
}

func BenchmarkApply(b *testing.B) {
	v := crowd(rand.New(rand.NewPCG(1, 2)))
	bytes := EncodeMessage(Update{Base: 1, Rev: 2, Patch: Diff(v, moved(v, 50))})
	b.ReportAllocs()
	for b.Loop() {
		m, err := DecodeMessage(bytes)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := v.Apply(m.(Update).Patch); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkFullView is what a client that comes back gets.
func BenchmarkFullView(b *testing.B) {
	v := crowd(rand.New(rand.NewPCG(1, 2)))
	b.ReportAllocs()
	b.ReportMetric(float64(len(EncodeView(v))), "bytes")
	for b.Loop() {
		EncodeView(v)
	}
}
