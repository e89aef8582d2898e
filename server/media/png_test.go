package media

import (
	"bytes"
	"errors"
	"image"
	"image/color"
	"image/png"
	"math/rand/v2"
	"testing"
)

// pictures are of every kind that the encoder of the standard library writes.
func pictures(r *rand.Rand, w, h int) map[string]image.Image {
	at := image.Rect(0, 0, w, h)
	grey, grey16 := image.NewGray(at), image.NewGray16(at)
	alpha, deep, deepAlpha := noise(r, w, h), image.NewRGBA64(at), image.NewNRGBA64(at)
	for i := range alpha.Pix {
		alpha.Pix[i] = byte(r.Uint32())
	}
	for _, pix := range [][]byte{grey.Pix, grey16.Pix, deep.Pix, deepAlpha.Pix} {
		for i := range pix {
			pix[i] = byte(r.Uint32())
		}
	}
	for y := range h {
		for x := range w {
			c := deep.RGBA64At(x, y)
			c.A = 0xffff
			deep.SetRGBA64(x, y, c)
		}
	}
	all := map[string]image.Image{
		"grey": grey, "grey 16": grey16, "colour": noise(r, w, h), "alpha": alpha, "16": deep, "16 alpha": deepAlpha,
	}
	for name, n := range map[string]int{"palette 1": 2, "palette 2": 4, "palette 4": 16, "palette 8": 256} {
		p := image.NewPaletted(at, nil)
		for range n {
			p.Palette = append(p.Palette, color.NRGBA{byte(r.Uint32()), byte(r.Uint32()), byte(r.Uint32()), byte(r.Uint32())})
		}
		for i := range p.Pix {
			p.Pix[i] = byte(r.IntN(n))
		}
		all[name] = p
	}
	return all
}

// pixel8 is a pixel of a decoded picture, of 16 bits the upper eight.
func pixel8(img image.Image, x, y int) color.NRGBA {
	switch c := img.At(x, y).(type) {
	case color.NRGBA64:
		return color.NRGBA{byte(c.R >> 8), byte(c.G >> 8), byte(c.B >> 8), byte(c.A >> 8)}
	case color.NRGBA:
		return c
	default:
		return color.NRGBAModel.Convert(c).(color.NRGBA)
	}
}

// same compares the rows of a png with what the standard library makes of it.
func same(t *testing.T, data []byte) {
	t.Helper()
	want, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	r, err := newPNGRows(data)
	if err != nil {
		t.Fatal(err)
	}
	w, h := r.size()
	row := make([]byte, 4*w)
	for y := range h {
		if err := r.next(row); err != nil {
			t.Fatal(err)
		}
		for x := range w {
			if c := pixel8(want, x, y); c != (color.NRGBA{row[4*x], row[4*x+1], row[4*x+2], row[4*x+3]}) {
				t.Fatalf("pixel %d,%d is %v, want %v", x, y, row[4*x:4*x+4], c)
			}
		}
	}
}

// TestPNGRowsAreAsTheLibrarys compares with the standard library's decoder, for every colour type and depth.
func TestPNGRowsAreAsTheLibrarys(t *testing.T) {
	r := chance(t)
	for _, size := range [][2]int{{1, 1}, {7, 5}, {33, 17}, {64, 64}} {
		for name, img := range pictures(r, size[0], size[1]) {
			t.Run(name, func(t *testing.T) {
				for _, level := range []png.CompressionLevel{png.NoCompression, png.DefaultCompression} {
					var b bytes.Buffer
					if err := (&png.Encoder{CompressionLevel: level}).Encode(&b, img); err != nil {
						t.Fatal(err)
					}
					same(t, b.Bytes())
				}
			})
		}
	}
}

// TestPNGOfOneTransparentColour puts in a tRNS chunk, which the library's encoder never writes for grey and colour.
func TestPNGOfOneTransparentColour(t *testing.T) {
	r := chance(t)
	for name, key := range map[string][]byte{"grey": {0, 7}, "colour": {0, 1, 0, 2, 0, 3}, "grey 16": {1, 2}} {
		img := pictures(r, 9, 9)[name]
		switch p := img.(type) {
		case *image.Gray:
			p.Pix[4] = 7
		case *image.Gray16:
			p.SetGray16(3, 3, color.Gray16{Y: 0x0102})
		case *image.NRGBA:
			p.SetNRGBA(2, 2, color.NRGBA{1, 2, 3, 255})
		}
		data := pngOf(t, img)
		same(t, append(append(bytes.Clone(data[:33]), chunk("tRNS", key)...), data[33:]...))
	}
}

// TestDamagedPNG flips each byte of a small png in turn: it is read or refused, never anything else.
func TestDamagedPNG(t *testing.T) {
	data := pngOf(t, noise(chance(t), 5, 4))
	for i := range data {
		d := bytes.Clone(data)
		d[i] ^= 0x55
		m := New(Memory(), nil, DefaultLimits())
		if _, err := m.AddToken(d); err != nil {
			var r *Refusal
			if !errors.As(err, &r) {
				t.Errorf("byte %d: %v", i, err)
			}
		} else if i < len(data)-12 {
			t.Errorf("byte %d: damage went unseen", i)
		}
	}
	for i := range len(data) - 12 {
		if _, err := New(Memory(), nil, DefaultLimits()).AddToken(data[:i]); err == nil {
			t.Errorf("cut after %d bytes: accepted", i)
		}
	}
}
