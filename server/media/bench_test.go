package media

import (
	"context"
	"fmt"
	"image"
	"image/color"
	"math/rand/v2"
	"runtime"
	"runtime/debug"
	"testing"

	"sightline/geom/grid"
)

// peak is a Store that looks at the heap each time a tile is written, and forgets the tiles.
type peak struct {
	most  uint64
	bytes int64
	calls int
}

func (p *peak) Create() (Writer, error)            { return p, nil }
func (p *peak) ReadAt(string, []byte, int64) error { return ErrNone }
func (p *peak) Size(string) (int64, error)         { return 0, ErrNone }
func (p *peak) Commit(string) error                { return nil }
func (p *peak) Abort()                             {}
func (p *peak) Write(b []byte) (int, error) {
	p.bytes += int64(len(b))
	if p.calls++; p.calls%16 == 0 {
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		p.most = max(p.most, m.HeapInuse)
	}
	return len(b), nil
}

// BenchmarkAddMap cuts pictures of several kinds and sizes. peak-MB is the most heap that was in use meanwhile above what
// was before; stored-MB is what the tiles take.
func BenchmarkAddMap(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 1))
	flat := image.NewPaletted(image.Rect(0, 0, 30000, 10000), color.Palette{color.Black, color.White})
	for name, data := range map[string][]byte{
		"png-1280x1280":        pngOf(b, painted(r, 1280, 1280)),
		"png-6144x3456":        pngOf(b, painted(r, 6144, 3456)),
		"png-30000x10000":      pngOf(b, flat),
		"webp-2048x2048":       load(b, "azheim-meeting.webp"),
		"jpeg-8192x8192":       jpegFlat(8192, 8192, false, []byte{0x22, 0x11, 0x11}, 0),
		"jpeg-progr-6000x6000": jpegFlat(6000, 6000, true, []byte{0x22, 0x11, 0x11}, 0),
	} {
		b.Run(name, func(b *testing.B) { benchAdd(b, data) })
	}
}

func benchAdd(b *testing.B, data []byte) {
	p := &peak{}
	m := New(p, nil, DefaultLimits())
	defer debug.SetGCPercent(debug.SetGCPercent(20))
	runtime.GC()
	var before runtime.MemStats
	runtime.ReadMemStats(&before)
	for b.Loop() {
		p.bytes = 0
		if _, err := m.AddMap(context.Background(), data); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(p.most-min(p.most, before.HeapInuse))/(1<<20), "peak-MB")
	b.ReportMetric(float64(p.bytes)/(1<<20), "stored-MB")
}

// BenchmarkTile serves a tile: from the cache of encoded ones, from that of decoded ones (a mask not seen before), and from
// the store.
func BenchmarkTile(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 1))
	store := Memory()
	p, err := New(store, nil, DefaultLimits()).AddMap(context.Background(), pngOf(b, painted(r, 2048, 2048)))
	if err != nil {
		b.Fatal(err)
	}
	at, nw, nh := ground(grid.Square, 20, 20)
	for _, level := range []int32{0, 3} {
		for name, change := range map[string]func(*Limits){
			"again":   func(*Limits) {},
			"masked":  func(l *Limits) { l.Encoded = 0 },
			"decoded": func(l *Limits) { l.Encoded, l.Tiles = 0, 0 },
		} {
			b.Run(fmt.Sprintf("level%d/%s", level, name), func(b *testing.B) {
				l := DefaultLimits()
				change(&l)
				m := New(store, nil, l)
				explored := someMask(r, nw, nh, 40)
				b.ReportAllocs()
				for b.Loop() {
					if _, err := m.Tile(p.ID, level, 0, 0, explored, at); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}
