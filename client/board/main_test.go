//go:build display

package board

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sightline/client/app"
	"sightline/geom"
	"sightline/server/wire"
)

// runner runs the tests inside Ebitengine's first Update: pixels can't be read before.
type runner struct {
	m    *testing.M
	code int
	done bool
}

func (r *runner) Update() error {
	if !r.done {
		r.done = true
		r.code = r.m.Run()
	}
	return ebiten.Termination
}

func (r *runner) Draw(*ebiten.Image) {}

func (r *runner) Layout(int, int) (int, int) { return 320, 240 }

func TestMain(m *testing.M) {
	r := &runner{m: m, code: 1}
	if err := ebiten.RunGame(r); err != nil {
		fmt.Println("board: these tests need a display, such as xvfb-run gives:", err)
		os.Exit(1)
	}
	os.Exit(r.code)
}

// show returns a Model at a table with a view, on a screen of w × h CSS pixels.
func show(v *wire.View, w, h, scale float64) *app.Model {
	m := app.New("cs")
	m.Update(app.Resize{W: w, H: h, Scale: scale})
	m.Update(app.Opened{Path: "/t/room/s/0000000000000007/"})
	m.Update(app.Connected{State: app.ConnOn})
	m.Update(app.Received{Message: wire.Update{Rev: 1, Sum: v.Sum(), Patch: wire.Diff(nil, v)}})
	return m
}

func board(t testing.TB) *Board {
	t.Helper()
	b, err := New()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// draw paints a Model and returns the pixels. With BOARD_PICTURES set to a folder it writes them there to be looked at.
func draw(t testing.TB, b *Board, m *app.Model) *image.RGBA {
	t.Helper()
	w, h := int(m.Camera.W*m.Camera.Scale), int(m.Camera.H*m.Camera.Scale)
	dst := ebiten.NewImage(w, h)
	defer dst.Deallocate()
	b.Follow(m)
	b.Draw(dst, m)
	im := image.NewRGBA(image.Rect(0, 0, w, h))
	dst.ReadPixels(im.Pix)
	if dir := os.Getenv("BOARD_PICTURES"); dir != "" {
		f, err := os.Create(filepath.Join(dir, filepath.Base(t.Name())+".png"))
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		if err := png.Encode(f, im); err != nil {
			t.Fatal(err)
		}
	}
	return im
}

func mask(w, h int32, in func(x, y int32) bool) *geom.Mask {
	m := geom.NewMask(w, h)
	for y := range h {
		for x := range w {
			if in(x, y) {
				m.Set(x, y, true)
			}
		}
	}
	return m
}

func cellPoint(x, y float64) geom.Point {
	return geom.Point{X: int32(x * geom.Unit), Y: int32(y * geom.Unit)}
}
