package media

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"image/png"
	"io"

	"golang.org/x/image/webp"
)

// Decoder reads the whole of a picture of one format.
type Decoder struct {
	Name   string // png, jpeg or webp
	Decode func(io.Reader) (image.Image, error)
}

// Decoders are those of png, jpeg and webp in pure Go.
func Decoders() []Decoder {
	return []Decoder{{"png", png.Decode}, {"jpeg", jpeg.Decode}, {"webp", webp.Decode}}
}

// rows gives a picture from the top, row by row.
type rows interface {
	// size is the width and height in pixels.
	size() (w, h int)
	// next fills dst, four bytes a pixel: red, green, blue and alpha, the colours not multiplied by alpha.
	next(dst []byte) error
}

// open begins to read a picture that was looked at and allowed.
func (m *Media) open(data []byte, h head) (rows, error) {
	if h.stream {
		return newPNGRows(data)
	}
	for _, d := range m.decoders {
		if d.Name != h.format {
			continue
		}
		img, err := d.Decode(bytes.NewReader(data))
		if err != nil {
			return nil, broken(h.format)
		}
		if s := img.Bounds().Size(); int64(s.X) != h.w || int64(s.Y) != h.h {
			return nil, broken(h.format)
		}
		if h.turn > 1 {
			img = turned{img, h.turn}
		}
		return &imageRows{img: img}, nil
	}
	return nil, &Refusal{Code: CodeFormat, Format: h.format}
}

// imageRows gives the rows of a picture in memory.
type imageRows struct {
	img image.Image
	y   int
}

func (r *imageRows) size() (int, int) { s := r.img.Bounds().Size(); return s.X, s.Y }

func (r *imageRows) next(dst []byte) error {
	b := r.img.Bounds()
	if r.y >= b.Dy() {
		return io.EOF
	}
	at := image.Point{X: b.Min.X, Y: b.Min.Y + r.y}
	r.y++
	line := image.Rect(0, 0, b.Dx(), 1)
	switch img := r.img.(type) {
	case *image.YCbCr, *image.Gray, *image.CMYK:
		// All opaque: the multiplied form is the same, and draw has a fast way for each.
		draw.Draw(&image.RGBA{Pix: dst, Stride: len(dst), Rect: line}, line, r.img, at, draw.Src)
	case *image.RGBA:
		copy(dst, img.Pix[img.PixOffset(at.X, at.Y):])
		divide(dst)
	case *image.NRGBA:
		copy(dst, img.Pix[img.PixOffset(at.X, at.Y):])
	case *image.NYCbCrA:
		draw.Draw(&image.RGBA{Pix: dst, Stride: len(dst), Rect: line}, line, &img.YCbCr, at, draw.Src)
		for x := range b.Dx() {
			dst[4*x+3] = img.A[img.AOffset(at.X+x, at.Y)]
		}
	default:
		for x := range b.Dx() {
			c := color.NRGBAModel.Convert(img.At(at.X+x, at.Y)).(color.NRGBA)
			dst[4*x], dst[4*x+1], dst[4*x+2], dst[4*x+3] = c.R, c.G, c.B, c.A
		}
	}
	return nil
}

// divide takes the alpha out of colours that were multiplied by it.
func divide(row []byte) {
	for i := 0; i+3 < len(row); i += 4 {
		if a := int(row[i+3]); a != 0 && a != 255 {
			for c := range 3 {
				row[i+c] = byte(min(255, (int(row[i+c])*255+a/2)/a))
			}
		}
	}
}
