package uvtt

import (
	"bytes"
	"image"
	"image/jpeg"
	"image/png"
	"io"
	"math"

	"golang.org/x/image/webp"

	"sightline/maps"
)

// digits gives the value of each base64 digit, of both alphabets; skipped for what may stand between them.
var digits = func() (t [256]int8) {
	for i := range t {
		t[i] = bad
	}
	const std = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
	for i := range len(std) {
		t[std[i]] = int8(i)
	}
	t['-'], t['_'] = 62, 63
	for _, c := range " \t\r\n" {
		t[c] = skipped
	}
	return t
}()

const (
	bad     = -1
	skipped = -2
)

// unbase decodes base64 as it stands in a JSON text: with or without breaks, padding, escapes and a data: prefix.
func unbase(raw []byte) ([]byte, bool) {
	if bytes.HasPrefix(raw, []byte("data:")) {
		if i := bytes.IndexByte(raw[:min(len(raw), 200)], ','); i >= 0 {
			raw = raw[i+1:]
		}
	}
	out := make([]byte, 0, len(raw)/4*3+3)
	var acc, bits uint32
	for i := 0; i < len(raw) && raw[i] != '='; i++ {
		c := raw[i]
		if c == '\\' && i+1 < len(raw) {
			i++
			c = unescape(raw[i])
		}
		d := digits[c]
		if d == skipped {
			continue
		}
		if d == bad {
			return nil, false
		}
		acc = acc<<6 | uint32(d)
		if bits += 6; bits >= 8 {
			bits -= 8
			out = append(out, byte(acc>>bits))
		}
	}
	return out, true
}

// unescape is what \c stands for in JSON, as far as base64 can hold it.
func unescape(c byte) byte {
	switch c {
	case 'n', 'r', 't':
		return ' '
	}
	return c
}

// config reads the size of a picture from its head.
func config(data []byte) (image.Config, error) {
	var dec func(io.Reader) (image.Config, error)
	switch {
	case bytes.HasPrefix(data, []byte("\x89PNG")):
		dec = png.DecodeConfig
	case bytes.HasPrefix(data, []byte("\xff\xd8")):
		dec = jpeg.DecodeConfig
	case bytes.HasPrefix(data, []byte("RIFF")):
		dec = webp.DecodeConfig
	default:
		return image.Config{}, image.ErrFormat
	}
	return dec(bytes.NewReader(data))
}

// picture takes the picture out of its text; nil where there is none that can be used.
func (r *reader) picture() []byte {
	if len(r.image) == 0 {
		r.rep.Add(maps.CodePictureNone, "image")
		return nil
	}
	data, ok := unbase(r.image)
	c, err := config(data)
	switch {
	case (!ok || err != nil) && len(r.image) < 1024:
		r.rep.Add(maps.CodePicturePath, "image")
	case !ok || err != nil || c.Width <= 0 || c.Height <= 0:
		r.rep.Add(maps.CodePictureBroken, "image")
	case c.Width == 1 && c.Height == 1:
		r.rep.Add(maps.CodePictureDot, "image")
	default:
		r.rep.PictureW, r.rep.PictureH = c.Width, c.Height
		return data
	}
	return nil
}

// scale settles the size of the map and the pixels of a cell from what the file and the picture say.
func (r *reader) scale() error {
	m, w, h := r.m, float64(r.rep.PictureW), float64(r.rep.PictureH)
	if m.Size == (maps.XY{}) && m.PixelsPerCell > 0 && w > 0 {
		m.Size = maps.XY{X: w / m.PixelsPerCell, Y: h / m.PixelsPerCell}
		r.rep.Add(maps.CodeSize, "resolution.map_size")
	}
	if !(m.Size.X > 0 && m.Size.Y > 0 && max(m.Size.X, m.Size.Y) <= maps.MaxSide) {
		return &maps.ReadError{Kind: maps.ErrSize, Where: "resolution.map_size", Offset: -1, Limit: maps.MaxSide}
	}
	if m.PixelsPerCell == 0 {
		m.PixelsPerCell = assumedScale
		if w > 0 {
			m.PixelsPerCell = w / m.Size.X
		}
		r.rep.Add(maps.CodeScale, "resolution.pixels_per_grid")
	}
	if m.PixelsPerCell < 0 {
		return &maps.ReadError{Kind: maps.ErrResolution, Where: "resolution.pixels_per_grid", Offset: -1}
	}
	if w > 0 {
		r.compare(w, h)
	}
	return nil
}

// assumedScale is the pixels of a cell where nothing tells.
const assumedScale = 100

// compare notes a picture that is not as large as the file says.
func (r *reader) compare(w, h float64) {
	m := r.m
	if math.Abs(w/m.Size.X-m.PixelsPerCell) > 0.01 || math.Abs(h/m.Size.Y-m.PixelsPerCell) > 0.01 {
		r.rep.Add(maps.CodePictureScaled, "image")
	}
	if a, b := w/m.Size.X, h/m.Size.Y; math.Abs(a-b) > 0.01*max(a, b) {
		r.rep.Add(maps.CodePictureStretched, "image")
	}
}
