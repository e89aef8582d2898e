package media

import (
	"encoding/binary"
	"image"
	"image/color"
)

// orientation reads how a camera was held, from the body of an Exif segment: 1 is upright, 2 to 8 are the other ways of
// turning and mirroring. What can't be read counts as upright.
func orientation(body []byte) int {
	if len(body) < 14 || string(body[:6]) != "Exif\x00\x00" {
		return 1
	}
	body = body[6:]
	var order binary.ByteOrder = binary.BigEndian
	if body[0] == 'I' {
		order = binary.LittleEndian
	}
	at := int64(order.Uint32(body[4:]))
	if at+2 > int64(len(body)) {
		return 1
	}
	entries := body[at+2:]
	for n := order.Uint16(body[at:]); n > 0 && len(entries) >= 12; n, entries = n-1, entries[12:] {
		if order.Uint16(entries) != 0x0112 {
			continue
		}
		if v := int(order.Uint16(entries[8:])); v >= 1 && v <= 8 {
			return v
		}
	}
	return 1
}

// turned is a picture set upright.
type turned struct {
	image.Image
	how int // orientation
}

// Bounds begin at (0,0).
func (t turned) Bounds() image.Rectangle {
	s := t.Image.Bounds().Size()
	if t.how >= 5 {
		s.X, s.Y = s.Y, s.X
	}
	return image.Rectangle{Max: s}
}

// At is the colour of a pixel of the upright picture.
func (t turned) At(x, y int) color.Color {
	b := t.Image.Bounds()
	if t.how >= 5 {
		x, y = y, x
	}
	switch t.how {
	case 2, 3, 7, 8:
		x = b.Dx() - 1 - x
	}
	switch t.how {
	case 3, 4, 6, 7:
		y = b.Dy() - 1 - y
	}
	return t.Image.At(b.Min.X+x, b.Min.Y+y)
}
