package media

import (
	"bytes"
	"encoding/binary"
	"flag"
	"hash/crc32"
	"image"
	"image/color"
	"image/png"
	"math/rand/v2"
	"runtime"
	"testing"

	"sightline/geom"
	"sightline/geom/grid"
)

var seedFlag = flag.Uint64("seed", 0, "seed of random tests; 0: a new one each time")

// chance gives a source of chance and tells its seed when the test fails.
func chance(t testing.TB) *rand.Rand {
	seed := *seedFlag
	if seed == 0 {
		seed = rand.Uint64()
	}
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("run again with -seed=%d", seed)
		}
	})
	return rand.New(rand.NewPCG(seed, 1))
}

// noise is an opaque picture of random pixels.
func noise(r *rand.Rand, w, h int) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, w, h))
	for i := range img.Pix {
		img.Pix[i] = byte(r.Uint32())
		if i%4 == 3 {
			img.Pix[i] = 255
		}
	}
	return img
}

// painted is a picture as maps are: flat ground, lines and some grain.
func painted(r *rand.Rand, w, h int) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			g := byte(r.Uint32() & 7)
			c := color.NRGBA{100 + g, 90 + g, 70 + g + byte(x/64%2*20), 255}
			if x%64 == 0 || y%64 == 0 {
				c = color.NRGBA{30, 30, 30, 255}
			}
			img.SetNRGBA(x, y, c)
		}
	}
	return img
}

func pngOf(t testing.TB, img image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&b, img); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// someMask has about one in n sub-cells unexplored, in blobs.
func someMask(r *rand.Rand, w, h int32, n int) *geom.Mask {
	m := geom.NewMask(w, h)
	for y := range h {
		m.SetRow(y, 0, w)
	}
	for range max(1, int(w*h)/n/9) {
		x, y := r.Int32N(w), r.Int32N(h)
		for d := range int32(9) {
			m.Set(x+d%3, y+d/3, false)
		}
	}
	return m
}

// ground is a placement of so many cells on a grid, and the size of its mask.
func ground(kind grid.Kind, cols, rows float64) (Placement, int32, int32) {
	g := grid.Grid{Kind: kind}
	at := Placement{Grid: g, Bounds: geom.Rect{Min: g.FromCells(0, 0), Max: g.FromCells(cols, rows)}}
	w, h := g.SubCount(at.Bounds)
	return at, w, h
}

// allocated is how many bytes f allocates, garbage included: not less than the most it holds at once.
func allocated(f func()) uint64 {
	var a, b runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&a)
	f()
	runtime.ReadMemStats(&b)
	return b.TotalAlloc - a.TotalAlloc
}

// chunk makes a png chunk.
func chunk(kind string, body []byte) []byte {
	b := binary.BigEndian.AppendUint32(nil, uint32(len(body)))
	b = append(append(b, kind...), body...)
	return binary.BigEndian.AppendUint32(b, crc32.ChecksumIEEE(b[4:]))
}

// pngHead is the beginning of a png.
func pngHead(w, h uint32, depth, kind, interlaced byte) []byte {
	b := binary.BigEndian.AppendUint32(nil, w)
	b = append(binary.BigEndian.AppendUint32(b, h), depth, kind, 0, 0, interlaced)
	return append([]byte(pngMagic), chunk("IHDR", b)...)
}

// jpegFlat is a grey jpeg of one tone that is as short as one can be: a bit or two for each block. Components are sampled
// as given; short is how many bytes of the blocks are left out.
func jpegFlat(w, h uint16, progressive bool, sampling []byte, short int) []byte {
	b := []byte{0xff, 0xd8, 0xff, 0xdb, 0, 67, 0}
	b = append(b, bytes.Repeat([]byte{1}, 64)...)
	if len(sampling) == 4 {
		b = append(b, 0xff, 0xee, 0, 14)
		b = append(b, "Adobe\x00\x64\x00\x00\x00\x00\x00"...)
	}
	sof := byte(0xc0)
	if progressive {
		sof = 0xc2
	}
	n := len(sampling)
	b = append(b, 0xff, sof, 0, byte(8+3*n), 8, byte(h>>8), byte(h), byte(w>>8), byte(w), byte(n))
	var all, most int
	for i, s := range sampling {
		b = append(b, byte(i+1), s, 0)
		v := int(s>>4) * int(s&15)
		all, most = all+v, max(most, v)
	}
	table := append([]byte{0, 1}, make([]byte, 15)...)
	for _, class := range []byte{0x00, 0x10} {
		one := append([]byte{class}, table[1:]...)
		one = append(one, make([]byte, 17-len(one))...)
		b = append(b, 0xff, 0xc4, 0, 20)
		b = append(append(b, one...), 0)
	}
	b = append(b, 0xff, 0xda, 0, byte(6+2*n), byte(n))
	for i := range n {
		b = append(b, byte(i+1), 0)
	}
	last, bits := byte(63), 2
	if progressive {
		last, bits = 0, 1
	}
	b = append(b, 0, last, 0)
	mcu := int(sampling[0]>>4) * 8
	mcuH := int(sampling[0]&15) * 8
	blocks := (int(w) + mcu - 1) / mcu * ((int(h) + mcuH - 1) / mcuH) * all
	b = append(b, make([]byte, max(0, (blocks*bits+7)/8+2-short))...)
	return append(b, 0xff, 0xd9)
}

// riff wraps a chunk as a webp file.
func riff(kind string, body []byte) []byte {
	b := append([]byte("RIFF"), 0, 0, 0, 0)
	b = append(append(b, "WEBP"...), kind...)
	b = binary.LittleEndian.AppendUint32(b, uint32(len(body)))
	b = append(b, body...)
	binary.LittleEndian.PutUint32(b[4:], uint32(len(b)-8))
	return b
}

// pngInterlaced is a black png in seven passes, with nothing but the most needed in it.
func pngInterlaced(w, h int, depth, kind byte) []byte {
	bytes := 0
	for _, p := range [7][4]int{{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}} {
		pw, ph := (w-p[0]+p[2]-1)/p[2], (h-p[1]+p[3]-1)/p[3]
		bytes += ph * (1 + pw*samples[kind]*int(depth)/8)
	}
	b := append(pngHead(uint32(w), uint32(h), depth, kind, 1), chunk("IDAT", deflated(bytes))...)
	return append(b, chunk("IEND", nil)...)
}

// losslessFlat is a webp of one colour whose pixels take no bits at all: a few bytes for any size.
func losslessFlat(w, h int) []byte {
	b := []byte{0x2f}
	b = binary.LittleEndian.AppendUint32(b, uint32(w-1)|uint32(h-1)<<14)
	var bits uint64
	n := 3 // no transform, no colour cache, no groups of codes
	for range 5 {
		bits |= 1 << n // a simple code of one symbol, 0
		n += 4
	}
	return riff("VP8L", binary.LittleEndian.AppendUint64(b, bits))
}
