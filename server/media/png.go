package media

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"hash/crc32"
	"io"
)

// pngRows reads a png that is not interlaced row by row, holding two rows and never the picture. It takes every colour
// type and depth; of 16 bits it keeps the upper eight.
type pngRows struct {
	w, h, y   int
	depth     int
	kind      byte
	palette   [256][4]byte
	key       [3]uint16 // the colour that is transparent, if keyed
	keyed     bool
	z         io.ReadCloser
	cur, prev []byte // rows with their filter byte
	bpp       int    // bytes to the left neighbour for filters
}

// samples is how many values a pixel has, by colour type.
var samples = [7]int{1, 0, 3, 1, 2, 0, 4}

// depths are the allowed bit depths by colour type, as bits.
var depths = [7]uint32{1<<1 | 1<<2 | 1<<4 | 1<<8 | 1<<16, 0, 1<<8 | 1<<16, 1<<1 | 1<<2 | 1<<4 | 1<<8, 1<<8 | 1<<16, 0, 1<<8 | 1<<16}

// newPNGRows reads everything up to the pixels. The head must have been looked at.
func newPNGRows(data []byte) (*pngRows, error) {
	p := &pngRows{
		w: int(binary.BigEndian.Uint32(data[16:])), h: int(binary.BigEndian.Uint32(data[20:])),
		depth: int(data[24]), kind: data[25],
	}
	if p.kind > 6 || p.depth > 16 || depths[p.kind]&(1<<p.depth) == 0 || data[26] != 0 || data[27] != 0 || data[28] != 0 {
		return nil, broken("png")
	}
	chunks := &pngChunks{data: data[33:]}
	if err := p.ahead(chunks); err != nil {
		return nil, err
	}
	z, err := zlib.NewReader(chunks)
	if err != nil {
		return nil, broken("png")
	}
	bits := p.w * samples[p.kind] * p.depth
	p.z, p.bpp = z, max(1, samples[p.kind]*p.depth/8)
	p.cur, p.prev = make([]byte, 1+(bits+7)/8), make([]byte, 1+(bits+7)/8)
	return p, nil
}

// ahead reads the chunks before the first one of pixels.
func (p *pngRows) ahead(c *pngChunks) error {
	colours := 0
	for {
		kind, body, err := c.next()
		if err != nil {
			return err
		}
		switch kind {
		case "PLTE":
			colours = len(body) / 3
			if len(body)%3 != 0 || colours > 256 || colours == 0 {
				return broken("png")
			}
			for i := range colours {
				p.palette[i] = [4]byte{body[3*i], body[3*i+1], body[3*i+2], 255}
			}
		case "tRNS":
			p.transparent(body)
		case "IDAT":
			if p.kind == 3 && colours == 0 {
				return broken("png")
			}
			c.body = body
			return nil
		}
	}
}

// transparent reads the alpha of palette entries, or the one colour that is transparent.
func (p *pngRows) transparent(body []byte) {
	switch {
	case p.kind == 3:
		for i, a := range body[:min(len(body), 256)] {
			p.palette[i][3] = a
		}
	case p.kind == 0 && len(body) == 2, p.kind == 2 && len(body) == 6:
		p.keyed = true
		for i := 0; i < len(body)/2; i++ {
			p.key[i] = binary.BigEndian.Uint16(body[2*i:])
		}
	}
}

func (p *pngRows) size() (int, int) { return p.w, p.h }

// next fills dst with the next row, four bytes a pixel: red, green, blue, alpha.
func (p *pngRows) next(dst []byte) error {
	if p.y >= p.h {
		return io.EOF
	}
	p.y++
	if _, err := io.ReadFull(p.z, p.cur); err != nil {
		return broken("png")
	}
	if !p.unfilter() {
		return broken("png")
	}
	row := p.cur[1:]
	switch {
	case p.depth == 8 && p.kind == 6:
		copy(dst, row)
	case p.depth == 8 && p.kind == 2 && !p.keyed:
		for i := range p.w {
			dst[4*i], dst[4*i+1], dst[4*i+2], dst[4*i+3] = row[3*i], row[3*i+1], row[3*i+2], 255
		}
	default:
		for i := range p.w {
			v := p.pixel(row, i)
			copy(dst[4*i:], v[:])
		}
	}
	p.cur, p.prev = p.prev, p.cur
	return nil
}

// pixel is the colour of pixel i of a row, of any type and depth.
func (p *pngRows) pixel(row []byte, i int) [4]byte {
	var v [4]uint16
	n := samples[p.kind]
	for s := range n {
		v[s] = p.sample(row, i*n+s)
	}
	if p.kind == 3 {
		return p.palette[v[0]]
	}
	a := byte(255)
	if p.keyed && v[0] == p.key[0] && (p.kind == 0 || v[1] == p.key[1] && v[2] == p.key[2]) {
		a = 0
	}
	switch p.kind {
	case 0, 4:
		if p.kind == 4 {
			a = p.eight(v[1])
		}
		g := p.eight(v[0])
		return [4]byte{g, g, g, a}
	case 6:
		a = p.eight(v[3])
	}
	return [4]byte{p.eight(v[0]), p.eight(v[1]), p.eight(v[2]), a}
}

// sample is value i of a row.
func (p *pngRows) sample(row []byte, i int) uint16 {
	switch p.depth {
	case 8:
		return uint16(row[i])
	case 16:
		return uint16(row[2*i])<<8 | uint16(row[2*i+1])
	}
	bit := i * p.depth
	return uint16(row[bit/8]>>(8-p.depth-bit%8)) & (1<<p.depth - 1)
}

// eight brings a value to eight bits.
func (p *pngRows) eight(v uint16) byte {
	switch p.depth {
	case 1:
		return byte(v * 255)
	case 2:
		return byte(v * 85)
	case 4:
		return byte(v * 17)
	case 16:
		return byte(v >> 8)
	}
	return byte(v)
}

// unfilter undoes the row's filter; false when there is no such filter.
func (p *pngRows) unfilter() bool {
	cur, prev, n := p.cur[1:], p.prev[1:], p.bpp
	switch p.cur[0] {
	case 0:
	case 1:
		for i := n; i < len(cur); i++ {
			cur[i] += cur[i-n]
		}
	case 2:
		for i := range cur {
			cur[i] += prev[i]
		}
	case 3:
		for i := range n {
			cur[i] += prev[i] / 2
		}
		for i := n; i < len(cur); i++ {
			cur[i] += byte((int(cur[i-n]) + int(prev[i])) / 2)
		}
	case 4:
		for i := range n {
			cur[i] += prev[i]
		}
		for i := n; i < len(cur); i++ {
			cur[i] += paeth(cur[i-n], prev[i], prev[i-n])
		}
	default:
		return false
	}
	return true
}

// paeth is the one of left, up and corner that is nearest to left + up − corner.
func paeth(left, up, corner byte) byte {
	a, b, c := int(left), int(up), int(corner)
	pa, pb := b-c, a-c
	pc := abs(pa + pb)
	pa, pb = abs(pa), abs(pb)
	switch {
	case pa <= pb && pa <= pc:
		return left
	case pb <= pc:
		return up
	}
	return corner
}

func abs(x int) int {
	if x < 0 {
		return -x
	}
	return x
}

// pngChunks walks over the chunks of a png; as a Reader it gives the bytes of its pixels.
type pngChunks struct {
	data []byte
	body []byte // what is left of the chunk being read
}

// next takes one chunk and checks it.
func (c *pngChunks) next() (string, []byte, error) {
	if len(c.data) < 12 {
		return "", nil, broken("png")
	}
	n := binary.BigEndian.Uint32(c.data)
	if int64(n) > int64(len(c.data)-12) {
		return "", nil, broken("png")
	}
	kind, body := string(c.data[4:8]), c.data[8:8+n]
	if crc32.ChecksumIEEE(c.data[4:8+n]) != binary.BigEndian.Uint32(c.data[8+n:]) {
		return "", nil, broken("png")
	}
	c.data = c.data[12+n:]
	return kind, body, nil
}

// Read gives the pixels, across the chunks that hold them.
func (c *pngChunks) Read(p []byte) (int, error) {
	for len(c.body) == 0 {
		kind, body, err := c.next()
		if err != nil || kind != "IDAT" {
			return 0, io.ErrUnexpectedEOF
		}
		c.body = body
	}
	n := copy(p, c.body)
	c.body = c.body[n:]
	return n, nil
}

// isPNG tells a png by its first bytes.
func isPNG(data []byte) bool { return bytes.HasPrefix(data, []byte(pngMagic)) }
