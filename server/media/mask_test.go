package media

import (
	"bytes"
	"context"
	"errors"
	"image/jpeg"
	"math/rand/v2"
	"testing"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/server/wire"
)

// seen is which full-size pixels may be shown, found by asking of every pixel and every sub-cell whether they overlap.
func seen(w, h int, explored *geom.Mask, at Placement) []bool {
	sw, sh := at.Grid.SubSize()
	bw, bh := int64(at.Bounds.Max.X-at.Bounds.Min.X), int64(at.Bounds.Max.Y-at.Bounds.Min.Y)
	touches := func(px, size, length int64, s, sub int64) bool { // both times size: open intervals meet
		return px*length < (s+1)*sub*size && s*sub*size < (px+1)*length
	}
	// Columns and rows are asked apart: a pixel and a sub-cell overlap when both do.
	list := func(size int, length int64, count int32, sub int32) [][]int32 {
		out := make([][]int32, size)
		for p := range size {
			for s := range count {
				if touches(int64(p), int64(size), length, int64(s), int64(sub)) {
					out[p] = append(out[p], s)
				}
			}
		}
		return out
	}
	nw, nh := at.Grid.SubCount(at.Bounds)
	cols, rows := list(w, bw, nw, sw), list(h, bh, nh, sh)
	ok := make([]bool, w*h)
	for y := range h {
		for x := range w {
			v := len(cols[x]) > 0 && len(rows[y]) > 0
			for _, sy := range rows[y] {
				for _, sx := range cols[x] {
					v = v && explored.Get(sx, sy)
				}
			}
			ok[y*w+x] = v
		}
	}
	return ok
}

// shrink masks before shrinking: a pixel shows if all four under it do, and is their mean.
func (p plane) shrink(ok []bool) (plane, []bool) {
	q := p.half()
	out := make([]bool, q.w*q.h)
	get := func(x, y int) bool { return ok[min(y, p.h-1)*p.w+min(x, p.w-1)] }
	for y := range q.h {
		for x := range q.w {
			v := get(2*x, 2*y) && get(2*x+1, 2*y) && get(2*x, 2*y+1) && get(2*x+1, 2*y+1)
			out[y*q.w+x] = v
			if !v {
				copy(q.pix[3*(y*q.w+x):], []byte{0, 0, 0})
			}
		}
	}
	return q, out
}

// blank makes black what is not ok.
func (p plane) blank(ok []bool) plane {
	q := plane{p.w, p.h, bytes.Clone(p.pix)}
	for i, v := range ok {
		if !v {
			copy(q.pix[3*i:], []byte{0, 0, 0})
		}
	}
	return q
}

// laid is a random picture of w × h pixels on a random ground with a random mask.
func laid(t *testing.T, r *rand.Rand, w, h int) (*Media, Picture, plane, *geom.Mask, Placement) {
	t.Helper()
	kind := []grid.Kind{grid.Square, grid.HexPointy, grid.HexFlat}[r.IntN(3)]
	at, nw, nh := ground(kind, 1+r.Float64()*9, 1+r.Float64()*9)
	img := noise(r, w, h)
	m := New(Memory(), nil, DefaultLimits())
	p, err := m.AddMap(context.Background(), pngOf(t, img))
	if err != nil {
		t.Fatal(err)
	}
	return m, p, planeOf(img), someMask(r, nw, nh, 2+r.IntN(60)), at
}

// TestMaskBeforeShrinking holds each tile of each level, before it is encoded, to the whole picture masked and then shrunk
// by the plainest means: squares and hexes, pictures of any size, more and fewer pixels than sub-cells.
func TestMaskBeforeShrinking(t *testing.T) {
	r := chance(t)
	sizes := append([][2]int{{20, 13}, {530, 300}}, sizes...)
	shownTiles := 0
	for _, size := range sizes {
		m, p, want, explored, at := laid(t, r, size[0], size[1])
		k, err := m.pack(p.ID)
		if err != nil {
			t.Fatal(err)
		}
		ok := seen(want.w, want.h, explored, at)
		want = want.blank(ok)
		for l := range p.Levels {
			if l > 0 {
				want, ok = want.shrink(ok)
			}
			for y := range tiles(int32(want.h)) {
				for x := range tiles(int32(want.w)) {
					s := k.mask(l, x, y, explored, at)
					rgb, err := k.tile(m.store, l, x, y)
					if err != nil {
						t.Fatal(err)
					}
					w, h := k.tileSize(l, x, y)
					img := cover(rgb, w, h, s)
					for py := range int(h) {
						for px := range int(w) {
							gx, gy := int(x)*TileSize+px, int(y)*TileSize+py
							if v := s.at(int32(px), int32(py)); v != ok[gy*want.w+gx] {
								t.Fatalf("%v on %v, level %d: pixel %d,%d shown %v", size, at, l, gx, gy, v)
							}
							c := img.RGBAAt(px, py)
							if c.A != 255 || int(c.R) != want.at(gx, gy, 0) || int(c.G) != want.at(gx, gy, 1) || int(c.B) != want.at(gx, gy, 2) {
								t.Fatalf("%v, level %d: pixel %d,%d is %v", size, l, gx, gy, c)
							}
						}
					}
					data, err := m.Tile(p.ID, l, x, y, explored, at)
					if s.none() != errors.Is(err, ErrNone) {
						t.Errorf("tile %d/%d/%d: %v, nothing shown %v", l, x, y, err, s.none())
					}
					if err == nil {
						shownTiles++
						if g, err := jpeg.Decode(bytes.NewReader(data)); err != nil || g.Bounds().Dx() != int(w) || g.Bounds().Dy() != int(h) {
							t.Errorf("tile %d/%d/%d: %v", l, x, y, err)
						}
					}
				}
			}
		}
	}
	if shownTiles < 10 {
		t.Errorf("only %d tiles had anything to show", shownTiles)
	}
}

// TestNothingUnexploredReachesATile changes every pixel that may not be seen, and some tiles with it: what is served stays
// the same to the byte, at every level.
func TestNothingUnexploredReachesATile(t *testing.T) {
	r := chance(t)
	compared, changed := 0, 0
	for range 4 {
		w, h := 200+r.IntN(300), 200+r.IntN(300)
		kind := []grid.Kind{grid.Square, grid.HexPointy, grid.HexFlat}[r.IntN(3)]
		at, nw, nh := ground(kind, 3+r.Float64()*9, 3+r.Float64()*9)
		explored := someMask(r, nw, nh, 2+r.IntN(30))
		img := noise(r, w, h)
		other := noise(r, w, h)
		for i, ok := range seen(w, h, explored, at) {
			if ok {
				copy(other.Pix[4*i:4*i+4], img.Pix[4*i:])
			} else {
				changed++
			}
		}
		a, b := New(Memory(), nil, DefaultLimits()), New(Memory(), nil, DefaultLimits())
		p, err := a.AddMap(context.Background(), pngOf(t, img))
		if err != nil {
			t.Fatal(err)
		}
		q, err := b.AddMap(context.Background(), pngOf(t, other))
		if err != nil {
			t.Fatal(err)
		}
		for l := range p.Levels {
			for y := range tiles(int32(h)) {
				for x := range tiles(int32(w)) {
					one, err1 := a.Tile(p.ID, l, x, y, explored, at)
					two, err2 := b.Tile(q.ID, l, x, y, explored, at)
					if err1 != err2 || !bytes.Equal(one, two) {
						t.Fatalf("tile %d/%d/%d tells what is hidden: %v, %v", l, x, y, err1, err2)
					}
					if err1 == nil {
						compared++
					}
				}
			}
		}
	}
	if compared == 0 || changed == 0 {
		t.Errorf("%d tiles compared, %d pixels changed", compared, changed)
	}
}

// TestAbsentAndHiddenAnswerAlike asks for tiles that are out of range, unexplored or of no picture.
func TestAbsentAndHiddenAnswerAlike(t *testing.T) {
	m, p, _, explored, at := laid(t, chance(t), 600, 300)
	nw, nh := at.Grid.SubCount(at.Bounds)
	token, err := m.AddToken(pngOf(t, noise(chance(t), 8, 8)))
	if err != nil {
		t.Fatal(err)
	}
	for name, err := range map[string]error{
		"unexplored":        second(m.Tile(p.ID, 0, 0, 0, geom.NewMask(nw, nh), at)),
		"no mask":           second(m.Tile(p.ID, 0, 0, 0, nil, at)),
		"mask of other map": second(m.Tile(p.ID, 0, 0, 0, someMask(chance(t), nw+1, nh, 50), at)),
		"no ground":         second(m.Tile(p.ID, 0, 0, 0, explored, Placement{})),
		"left of it":        second(m.Tile(p.ID, 0, -1, 0, explored, at)),
		"right of it":       second(m.Tile(p.ID, 0, 3, 0, explored, at)),
		"below it":          second(m.Tile(p.ID, 0, 0, 2, explored, at)),
		"no such level":     second(m.Tile(p.ID, 9, 0, 0, explored, at)),
		"level below 0":     second(m.Tile(p.ID, -1, 0, 0, explored, at)),
		"far away":          second(m.Tile(p.ID, 1<<30, 1<<30, 1<<30, explored, at)),
		"no such picture":   second(m.Tile(wire.PictureID(bytes.Repeat([]byte("0"), 64)), 0, 0, 0, explored, at)),
		"a path":            second(m.Tile("../../etc/passwd", 0, 0, 0, explored, at)),
		"a token":           second(m.Tile(token, 0, 0, 0, explored, at)),
		"whole, a token":    second(m.Whole(token, 0, 0, 0)),
		"whole, absent":     second(m.Whole(p.ID, 0, 3, 0)),
	} {
		if err != ErrNone {
			t.Errorf("%s: %v", name, err)
		}
	}
	// The other way round: a map's picture asked for as a token's would show all of it.
	if data, _, err := m.Token(p.ID); err != ErrNone || data != nil {
		t.Errorf("a map's picture was given as a token's: %d bytes, %v", len(data), err)
	}
}

// TestWholeTileIsAsAllExplored compares a GM's tile with one of which all is explored.
func TestWholeTileIsAsAllExplored(t *testing.T) {
	m, p, _, _, at := laid(t, chance(t), 600, 300)
	nw, nh := at.Grid.SubCount(at.Bounds)
	all := geom.NewMask(nw, nh)
	for y := range nh {
		all.SetRow(y, 0, nw)
	}
	for x := range int32(3) {
		a, err := m.Whole(p.ID, 0, x, 1)
		if err != nil {
			t.Fatal(err)
		}
		b, err := New(m.store, nil, DefaultLimits()).Tile(p.ID, 0, x, 1, all, at)
		if err != nil || !bytes.Equal(a, b) {
			t.Errorf("tile %d: %d and %d bytes, %v", x, len(a), len(b), err)
		}
	}
}
