package media

import (
	"bytes"
	"crypto/sha256"
	"image"
	"image/jpeg"

	"sightline/geom"
	"sightline/server/wire"
)

// quality of the JPEG that is served.
const quality = 85

// place names a tile.
type place struct {
	id      wire.PictureID
	l, x, y int32
}

// masked names a tile as some seat sees it.
type masked struct {
	place
	mask [sha256.Size]byte
}

// Tile gives a tile as JPEG, black but for what lies on explored ground, a mask of at.Grid.SubCount(at.Bounds) sub-cells.
// It answers ErrNone alike for a picture or tile that does not exist and for one of which nothing may be shown; a nil
// or foreign mask shows nothing. What it gives depends on nothing but the pixels that are shown.
func (m *Media) Tile(id wire.PictureID, level, x, y int32, explored *geom.Mask, at Placement) ([]byte, error) {
	p, err := m.pack(id)
	if err != nil {
		return nil, err
	}
	if p.entry(level, x, y) < 0 || !fits(explored, at) {
		return nil, ErrNone
	}
	s := p.mask(level, x, y, explored, at)
	if s.none() {
		return nil, ErrNone
	}
	return m.encoded(p, place{id, level, x, y}, s)
}

// fits tells whether a mask is one of the sub-cells of this ground.
func fits(explored *geom.Mask, at Placement) bool {
	w, h := at.Grid.SubCount(at.Bounds)
	return w > 0 && h > 0 && explored.W() == w && explored.H() == h
}

// Whole gives a whole tile as JPEG, for those who may see all of the map; ErrNone where there is none.
func (m *Media) Whole(id wire.PictureID, level, x, y int32) ([]byte, error) {
	p, err := m.pack(id)
	if err != nil {
		return nil, err
	}
	if p.entry(level, x, y) < 0 {
		return nil, ErrNone
	}
	var s shown
	for i := range s {
		s[i] = ^uint64(0)
	}
	return m.encoded(p, place{id, level, x, y}, &s)
}

// encoded gives the JPEG of a tile with this mask.
func (m *Media) encoded(p *pack, t place, s *shown) ([]byte, error) {
	key := masked{t, s.hash()}
	if data, ok := m.jpegs.get(key); ok {
		return data, nil
	}
	rgb, err := m.decoded(p, t)
	if err != nil {
		return nil, err
	}
	w, h := p.tileSize(t.l, t.x, t.y)
	var buf bytes.Buffer
	if err := jpeg.Encode(&buf, cover(rgb, w, h, s), &jpeg.Options{Quality: quality}); err != nil {
		return nil, err
	}
	m.jpegs.put(key, buf.Bytes(), int64(buf.Cap()))
	return buf.Bytes(), nil
}

// decoded gives the pixels of a tile.
func (m *Media) decoded(p *pack, t place) ([]byte, error) {
	if rgb, ok := m.tiles.get(t); ok {
		return rgb, nil
	}
	rgb, err := p.tile(m.store, t.l, t.x, t.y)
	if err != nil {
		return nil, err
	}
	m.tiles.put(t, rgb, int64(len(rgb)))
	return rgb, nil
}

// cover makes a picture of the pixels that are shown; all others are black. Nothing of them reaches the encoder.
func cover(rgb []byte, w, h int32, s *shown) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, int(w), int(h)))
	for y := range h {
		src, dst := rgb[3*y*w:], img.Pix[int(y)*img.Stride:]
		for x := range w {
			d := dst[4*x : 4*x+4]
			d[3] = 255
			if s.at(x, y) {
				d[0], d[1], d[2] = src[3*x], src[3*x+1], src[3*x+2]
			}
		}
	}
	return img
}
