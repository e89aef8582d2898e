package board

import (
	"fmt"
	"image"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gomedium"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
)

// keepLabels is how many drawn texts are kept as images.
const keepLabels = 800

type labelKey struct {
	text string
	size int
	bold bool
}

type faceKey struct {
	size int
	bold bool
}

// labels draws texts, each once, and keeps them as images: text drawn anew in each frame costs most of the frame. Texts
// are drawn with x/image alone; Ebitengine's text package would bring a shaping engine of 1.7 MB that Czech does not need.
type labels struct {
	medium, bold *opentype.Font
	faces        map[faceKey]font.Face
	images       map[labelKey]*ebiten.Image
}

func newLabels() (*labels, error) {
	m, err := opentype.Parse(gomedium.TTF)
	if err != nil {
		return nil, fmt.Errorf("board: font: %w", err)
	}
	b, err := opentype.Parse(gobold.TTF)
	if err != nil {
		return nil, fmt.Errorf("board: font: %w", err)
	}
	return &labels{medium: m, bold: b, faces: map[faceKey]font.Face{}, images: map[labelKey]*ebiten.Image{}}, nil
}

func (l *labels) face(size int, bold bool) (font.Face, error) {
	k := faceKey{size, bold}
	if f := l.faces[k]; f != nil {
		return f, nil
	}
	src := l.medium
	if bold {
		src = l.bold
	}
	f, err := opentype.NewFace(src, &opentype.FaceOptions{Size: float64(size), DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		return nil, err
	}
	l.faces[k] = f
	return f, nil
}

// image returns a text as a white image, for letters size pixels high; nil for an empty one.
func (l *labels) image(s string, size int, bold bool) *ebiten.Image {
	k := labelKey{s, size, bold}
	if im := l.images[k]; im != nil {
		return im
	}
	f, err := l.face(size, bold)
	if err != nil {
		return nil
	}
	pix := write(s, f)
	if pix == nil {
		return nil
	}
	if len(l.images) >= keepLabels {
		l.clear()
	}
	im := ebiten.NewImage(pix.Rect.Dx(), pix.Rect.Dy())
	im.WritePixels(pix.Pix)
	l.images[k] = im
	return im
}

// write draws a text in white. The image is as high as the face, so that texts of one size stand in line.
func write(s string, f font.Face) *image.RGBA {
	m := f.Metrics()
	w, h := font.MeasureString(f, s).Ceil(), (m.Ascent + m.Descent).Ceil()
	if w < 1 || h < 1 {
		return nil
	}
	im := image.NewRGBA(image.Rect(0, 0, w+2, h))
	d := font.Drawer{Dst: im, Src: image.White, Face: f, Dot: fixed.Point26_6{X: fixed.I(1), Y: m.Ascent}}
	d.DrawString(s)
	return im
}

// clear frees all drawn texts.
func (l *labels) clear() {
	for k, im := range l.images {
		im.Deallocate()
		delete(l.images, k)
	}
}
