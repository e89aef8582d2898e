package media

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"image/jpeg"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/server/wire"
)

func load(t testing.TB, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func addToken(t *testing.T, data []byte) (image.Image, []byte, string) {
	t.Helper()
	m := New(Memory(), nil, DefaultLimits())
	id, err := m.AddToken(data)
	if err != nil {
		t.Fatal(err)
	}
	out, kind, err := m.Token(id)
	if err != nil {
		t.Fatal(err)
	}
	img, format, err := image.Decode(bytes.NewReader(out))
	if err != nil || "image/"+format != kind {
		t.Fatalf("%s, %s: %v", format, kind, err)
	}
	return img, out, kind
}

// TestTokenIsMadeAnew sends pictures with a text in them that must not come out again.
func TestTokenIsMadeAnew(t *testing.T) {
	canary := []byte("Here lives the author: 49.19 N, 16.61 E")
	var jp bytes.Buffer
	if err := jpeg.Encode(&jp, noise(chance(t), 40, 30), nil); err != nil {
		t.Fatal(err)
	}
	exif := append([]byte{0xff, 0xe1, 0, byte(len(canary) + 8)}, append([]byte("Exif\x00\x00"), canary...)...)
	pn := pngOf(t, noise(chance(t), 40, 30))
	for name, data := range map[string][]byte{
		"jpeg":                 append(append(bytes.Clone(jp.Bytes()[:2]), exif...), jp.Bytes()[2:]...),
		"png":                  append(append(bytes.Clone(pn[:33]), chunk("tEXt", canary)...), pn[33:]...),
		"png with a zip after": append(bytes.Clone(pn), canary...),
	} {
		img, out, _ := addToken(t, data)
		if bytes.Contains(out, canary[:10]) {
			t.Errorf("%s: the metadata came out again", name)
		}
		if img.Bounds().Size() != (image.Point{X: 40, Y: 30}) {
			t.Errorf("%s: size %v", name, img.Bounds())
		}
	}
}

// TestTokenIsMadeSmall shrinks to TokenSize along the longer side, never enlarges, and keeps at least a pixel.
func TestTokenIsMadeSmall(t *testing.T) {
	for _, c := range [][4]int{{512, 20, 512, 20}, {513, 300, 512, 299}, {1000, 500, 512, 256}, {1, 1, 1, 1}, {3000, 2, 512, 1}} {
		img, _, _ := addToken(t, pngOf(t, image.NewGray(image.Rect(0, 0, c[0], c[1]))))
		if s := img.Bounds().Size(); s.X != c[2] || s.Y != c[3] {
			t.Errorf("%d × %d became %v", c[0], c[1], s)
		}
	}
}

// TestTokenKeepsItsShape keeps transparency, and the colour at an edge that is half transparent.
func TestTokenKeepsItsShape(t *testing.T) {
	src := image.NewNRGBA(image.Rect(0, 0, 1024, 1024))
	for y := range 1024 {
		for x := range 1024 {
			if (x-512)*(x-512)+(y-512)*(y-512) < 500*500 {
				src.SetNRGBA(x, y, color.NRGBA{200, 40, 10, 255})
			}
		}
	}
	img, _, kind := addToken(t, pngOf(t, src))
	if kind != "image/png" {
		t.Fatalf("a picture with transparency became %s", kind)
	}
	for y := range 512 {
		for x := range 512 {
			c := color.NRGBAModel.Convert(img.At(x, y)).(color.NRGBA)
			if c.A > 8 && (c.R < 195 || c.G > 45 || c.B > 15) {
				t.Fatalf("pixel %d,%d is %v: the transparent colour bled in", x, y, c)
			}
		}
	}
	if _, _, _, a := img.At(0, 0).RGBA(); a != 0 {
		t.Error("the corner is not transparent")
	}
	if _, _, _, a := img.At(256, 256).RGBA(); a != 0xffff {
		t.Error("the middle is not opaque")
	}
}

// TestWebPIsRead takes a genuine webp as a map, and as a token what was decoded of it.
func TestWebPIsRead(t *testing.T) {
	data := load(t, "azheim-meeting.webp")
	m := New(Memory(), nil, DefaultLimits())
	foretold(t, m, data)
	p, err := m.AddMap(context.Background(), data)
	if err != nil || p.W != 2048 || p.H != 2048 || p.Levels != 4 {
		t.Errorf("%+v, %v", p, err)
	}
}

// TestNoSuchToken asks for what is not there.
func TestNoSuchToken(t *testing.T) {
	m := New(Memory(), nil, DefaultLimits())
	for _, id := range []string{"", "..", "../../x", string(bytes.Repeat([]byte("a"), 64)), string(bytes.Repeat([]byte("A"), 64))} {
		if _, _, err := m.Token(wire.PictureID(id)); err != ErrNone {
			t.Errorf("%q: %v", id, err)
		}
	}
}

// TestManyAtOnce lets many ask at once, for the race detector; all get the same bytes.
func TestManyAtOnce(t *testing.T) {
	r := chance(t)
	l := DefaultLimits()
	l.Tiles, l.Encoded = 300_000, 100_000 // so that the caches have to let go
	m := New(Memory(), nil, l)
	p, err := m.AddMap(context.Background(), pngOf(t, painted(r, 600, 500)))
	if err != nil {
		t.Fatal(err)
	}
	at, nw, nh := ground(grid.Square, 6, 5)
	masks := []*geom.Mask{someMask(r, nw, nh, 30), someMask(r, nw, nh, 90)}
	var mu sync.Mutex
	first := map[[4]int32][]byte{}
	var wg sync.WaitGroup
	for i := range int32(4) {
		wg.Go(func() {
			for n := range int32(24) {
				k := [4]int32{n % 2, n % 4, n % 3, (n + i) % 2}
				data, err := m.Tile(p.ID, k[0], k[1], k[2], masks[k[3]], at)
				if err != nil {
					continue
				}
				mu.Lock()
				if old, ok := first[k]; ok && !bytes.Equal(old, data) {
					t.Errorf("tile %v differs", k)
				}
				first[k] = data
				mu.Unlock()
			}
		})
	}
	wg.Wait()
	if len(first) == 0 {
		t.Error("no tile was served")
	}
	if m.tiles.bytes > l.Tiles || m.jpegs.bytes > l.Encoded {
		t.Errorf("the caches hold %d and %d bytes", m.tiles.bytes, m.jpegs.bytes)
	}
}

// TestCacheLetsGoOfTheOldest keeps what was used last.
func TestCacheLetsGoOfTheOldest(t *testing.T) {
	c := newCache[string, int](100)
	c.put("a", 1, 40)
	c.put("b", 2, 40)
	c.get("a")
	c.put("c", 3, 40)
	if _, ok := c.get("b"); ok {
		t.Error("b was used least and is still there")
	}
	if v, ok := c.get("a"); !ok || v != 1 {
		t.Error("a is gone")
	}
	c.put("huge", 4, 101)
	if _, ok := c.get("huge"); ok || c.bytes != 80 {
		t.Errorf("%d bytes", c.bytes)
	}
}
