package media

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"fmt"
	"io"
)

// The blob of a map: mapMagic, the compressed tiles in the order they were cut, the index (eight bytes of offset and four
// of length a tile: level by level, row by row), and an end of endSize bytes: width, height, mapMagic again.
const (
	mapMagic  = "SLmap\x001\n"
	entrySize = 12
	endSize   = 8 + len(mapMagic)
)

// packer writes such a blob.
type packer struct {
	out    io.Writer
	at     int64
	shape  shape
	index  []byte
	flate  *flate.Writer
	buf    bytes.Buffer
	coded  []byte
	failed error
}

// shape tells where each tile stands in the index.
type shape struct{ w, h int32 }

// level is the size of a level in pixels.
func (s shape) level(l int32) (w, h int32) {
	for w, h = s.w, s.h; l > 0; l-- {
		w, h = half(w), half(h)
	}
	return w, h
}

// entry is the place of a tile in the index, or -1.
func (s shape) entry(l, x, y int32) int {
	if l < 0 || l >= levels(s.w, s.h) || x < 0 || y < 0 {
		return -1
	}
	n := 0
	for k := range l {
		w, h := s.level(k)
		n += int(tiles(w)) * int(tiles(h))
	}
	w, h := s.level(l)
	if x >= tiles(w) || y >= tiles(h) {
		return -1
	}
	return n + int(y)*int(tiles(w)) + int(x)
}

// count is how many tiles there are in all.
func (s shape) count() int { return s.entry(levels(s.w, s.h)-1, 0, 0) + 1 }

func newPacker(w, h int32, out io.Writer) *packer {
	p := &packer{out: out, shape: shape{w, h}}
	p.index = make([]byte, entrySize*p.shape.count())
	p.flate, _ = flate.NewWriter(&p.buf, flate.BestSpeed) // fails for wrong levels only
	p.write([]byte(mapMagic))
	return p
}

func (p *packer) write(b []byte) {
	if p.failed == nil {
		_, p.failed = p.out.Write(b)
		p.at += int64(len(b))
	}
}

// tile writes one tile of so many pixels a row, three bytes a pixel.
func (p *packer) tile(l, x, y int32, rgb []byte, w int) error {
	p.coded = predict(p.coded[:0], rgb, 3*w)
	p.buf.Reset()
	p.flate.Reset(&p.buf)
	p.flate.Write(p.coded) // to memory: can't fail
	p.flate.Close()
	e := p.index[entrySize*p.shape.entry(l, x, y):]
	binary.BigEndian.PutUint64(e, uint64(p.at))
	binary.BigEndian.PutUint32(e[8:], uint32(p.buf.Len()))
	p.write(p.buf.Bytes())
	return p.failed
}

// end writes what comes after the tiles.
func (p *packer) end() error {
	p.write(p.index)
	end := binary.BigEndian.AppendUint32(nil, uint32(p.shape.w))
	end = binary.BigEndian.AppendUint32(end, uint32(p.shape.h))
	p.write(append(end, mapMagic...))
	return p.failed
}

// predict replaces each byte by how far it is from what its neighbours foretell, which compresses far better: the one to
// the left in the first row, the one above in the first column, else the paeth of both and the corner.
func predict(dst, src []byte, stride int) []byte {
	dst = append(dst, src...)
	for i := len(src) - stride; i >= 0; i -= stride {
		row, out := src[i:i+stride], dst[i:i+stride]
		if i == 0 {
			for j := 3; j < stride; j++ {
				out[j] -= row[j-3]
			}
			continue
		}
		up := src[i-stride : i]
		for j := range 3 {
			out[j] -= up[j]
		}
		for j := 3; j < stride; j++ {
			out[j] -= paeth(row[j-3], up[j], up[j-3])
		}
	}
	return dst
}

// restore undoes predict in place.
func restore(b []byte, stride int) {
	for j := 3; j < stride; j++ {
		b[j] += b[j-3]
	}
	for i := stride; i < len(b); i += stride {
		row, up := b[i:i+stride], b[i-stride:i]
		for j := range 3 {
			row[j] += up[j]
		}
		for j := 3; j < stride; j++ {
			row[j] += paeth(row[j-3], up[j], up[j-3])
		}
	}
}

// pack is a stored map picture.
type pack struct {
	shape
	name  string
	index []byte
}

// openPack reads the end and the index of a blob; ErrNone for a blob that is no map.
func openPack(s Store, name string) (*pack, error) {
	size, err := s.Size(name)
	if err != nil {
		return nil, err
	}
	end := make([]byte, endSize)
	if size < int64(2*endSize) {
		return nil, ErrNone
	}
	if err := s.ReadAt(name, end, size-int64(endSize)); err != nil {
		return nil, err
	}
	if string(end[8:]) != mapMagic {
		return nil, ErrNone
	}
	p := &pack{name: name, shape: shape{int32(binary.BigEndian.Uint32(end)), int32(binary.BigEndian.Uint32(end[4:]))}}
	if p.w <= 0 || p.h <= 0 || p.w > 1<<20 || p.h > 1<<20 || int64(p.count()*entrySize) > size {
		return nil, fmt.Errorf("media: the blob %s is damaged: restore it from a backup, or lay the map again", name)
	}
	p.index = make([]byte, p.count()*entrySize)
	return p, s.ReadAt(name, p.index, size-int64(endSize+len(p.index)))
}

// tileSize is how many pixels a tile has; x and y must be in range.
func (p *pack) tileSize(l, x, y int32) (w, h int32) {
	w, h = p.level(l)
	return min(TileSize, w-x*TileSize), min(TileSize, h-y*TileSize)
}

// tile decodes a tile, three bytes a pixel.
func (p *pack) tile(s Store, l, x, y int32) ([]byte, error) {
	i := p.entry(l, x, y)
	if i < 0 {
		return nil, ErrNone
	}
	e := p.index[i*entrySize:]
	off, n := binary.BigEndian.Uint64(e), binary.BigEndian.Uint32(e[8:])
	if n > 4*TileSize*TileSize {
		return nil, fmt.Errorf("media: the blob %s is damaged: its index has a tile of %d bytes", p.name, n)
	}
	coded := make([]byte, n)
	if err := s.ReadAt(p.name, coded, int64(off)); err != nil {
		return nil, err
	}
	w, h := p.tileSize(l, x, y)
	rgb := make([]byte, 3*w*h)
	if _, err := io.ReadFull(flate.NewReader(bytes.NewReader(coded)), rgb); err != nil {
		return nil, fmt.Errorf("media: the blob %s is damaged in tile %d/%d/%d: %w", p.name, l, x, y, err)
	}
	restore(rgb, 3*int(w))
	return rgb, nil
}
