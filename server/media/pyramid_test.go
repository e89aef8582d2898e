package media

import (
	"context"
	"image"
	"testing"
)

// plane is a picture of three bytes a pixel, for the oracles.
type plane struct {
	w, h int
	pix  []byte
}

func planeOf(img *image.NRGBA) plane {
	s := img.Bounds().Size()
	p := plane{s.X, s.Y, nil}
	for i := 0; i < len(img.Pix); i += 4 {
		p.pix = append(p.pix, img.Pix[i:i+3]...)
	}
	return p
}

func (p plane) at(x, y, c int) int { return int(p.pix[3*(min(y, p.h-1)*p.w+min(x, p.w-1))+c]) }

// half is the next level, by the plainest means.
func (p plane) half() plane {
	q := plane{(p.w + 1) / 2, (p.h + 1) / 2, nil}
	for y := range q.h {
		for x := range q.w {
			for c := range 3 {
				s := p.at(2*x, 2*y, c) + p.at(2*x+1, 2*y, c) + p.at(2*x, 2*y+1, c) + p.at(2*x+1, 2*y+1, c)
				q.pix = append(q.pix, byte((s+2)/4))
			}
		}
	}
	return q
}

// tile is a tile of a level.
func (p plane) tile(tx, ty int) []byte {
	var out []byte
	for y := ty * TileSize; y < min(p.h, (ty+1)*TileSize); y++ {
		out = append(out, p.pix[3*(y*p.w+tx*TileSize):3*(y*p.w+min(p.w, (tx+1)*TileSize))]...)
	}
	return out
}

// sizes of pictures that are hard to cut: odd at some level, just at or past a tile, one pixel thin.
var sizes = [][2]int{{1, 1}, {256, 256}, {257, 256}, {255, 513}, {1023, 90}, {1, 700}, {1025, 1}, {340, 271}}

// TestTilesAreMeans cuts pictures and compares each tile of each level with means taken the plain way: to the bit.
func TestTilesAreMeans(t *testing.T) {
	r := chance(t)
	for _, size := range sizes {
		img := noise(r, size[0], size[1])
		m := New(Memory(), nil, DefaultLimits())
		p, err := m.AddMap(context.Background(), pngOf(t, img))
		if err != nil {
			t.Fatal(err)
		}
		if p2, err := m.Picture(p.ID); err != nil || p2 != p {
			t.Errorf("Picture gives %+v, %v, want %+v", p2, err, p)
		}
		k, err := m.pack(p.ID)
		if err != nil {
			t.Fatal(err)
		}
		want := planeOf(img)
		for l := range p.Levels {
			if l > 0 {
				want = want.half()
			}
			for y := range (want.h + TileSize - 1) / TileSize {
				for x := range (want.w + TileSize - 1) / TileSize {
					got, err := k.tile(m.store, l, int32(x), int32(y))
					if err != nil || string(got) != string(want.tile(x, y)) {
						t.Fatalf("%v: tile %d/%d/%d differs: %v", size, l, x, y, err)
					}
				}
			}
		}
		if max(want.w, want.h) > TileSize {
			t.Errorf("%v: the last level is %d × %d", size, want.w, want.h)
		}
	}
}

// TestTransparentIsBlack lays a picture with alpha on black, whatever colour hides under full transparency.
func TestTransparentIsBlack(t *testing.T) {
	img := noise(chance(t), 30, 20)
	for i := 3; i < len(img.Pix); i += 4 {
		img.Pix[i] = byte(i)
	}
	m := New(Memory(), nil, DefaultLimits())
	p, err := m.AddMap(context.Background(), pngOf(t, img))
	if err != nil {
		t.Fatal(err)
	}
	k, _ := m.pack(p.ID)
	got, err := k.tile(m.store, 0, 0, 0)
	if err != nil {
		t.Fatal(err)
	}
	for i := range got {
		v, a := float64(img.Pix[i/3*4+i%3]), float64(img.Pix[i/3*4+3])
		if d := float64(got[i]) - v*a/255; d > 0.51 || d < -0.51 {
			t.Fatalf("byte %d is %d, want %v × %v/255", i, got[i], v, a)
		}
	}
}

// TestSamePictureSameID: ids are of the content, not of the file or the time.
func TestSamePictureSameID(t *testing.T) {
	img := noise(chance(t), 300, 10)
	a, b := New(Memory(), nil, DefaultLimits()), New(Memory(), nil, WorkerLimits())
	p, err := a.AddMap(context.Background(), pngOf(t, img))
	if err != nil {
		t.Fatal(err)
	}
	q, err := b.AddMap(context.Background(), pngOf(t, img))
	if err != nil || p != q {
		t.Errorf("%+v and %+v, %v", p, q, err)
	}
	img.Pix[0]++
	if q, _ = b.AddMap(context.Background(), pngOf(t, img)); q.ID == p.ID {
		t.Error("another picture has the same id")
	}
}

// TestCutOffInTheMiddle ends an import by its context: nothing is kept.
func TestCutOffInTheMiddle(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	s := &spy{Store: Memory(), onWrite: cancel}
	m := New(s, nil, DefaultLimits())
	if _, err := m.AddMap(ctx, pngOf(t, noise(chance(t), 300, 900))); err != context.Canceled {
		t.Errorf("error %v", err)
	}
	if s.commits != 0 || s.aborts != 1 {
		t.Errorf("%d commits, %d aborts", s.commits, s.aborts)
	}
}

// spy is a Store that counts, and does something on each write.
type spy struct {
	Store
	onWrite         func()
	commits, aborts int
}

type spyWriter struct {
	Writer
	s *spy
}

func (s *spy) Create() (Writer, error) {
	w, err := s.Store.Create()
	return &spyWriter{w, s}, err
}

func (w *spyWriter) Write(p []byte) (int, error) { w.s.onWrite(); return w.Writer.Write(p) }
func (w *spyWriter) Commit(name string) error    { w.s.commits++; return w.Writer.Commit(name) }
func (w *spyWriter) Abort()                      { w.s.aborts++; w.Writer.Abort() }

// TestWaitingEnds: an import that waits for another gives up with its context, and tokens do not wait for maps.
func TestWaitingEnds(t *testing.T) {
	m := New(Memory(), nil, DefaultLimits())
	m.maps <- struct{}{} // a large map is being cut
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	data := pngOf(t, image.NewGray(image.Rect(0, 0, 3, 3)))
	if _, err := m.AddMap(ctx, data); err != context.Canceled {
		t.Errorf("error %v", err)
	}
	if _, err := m.AddToken(data); err != nil {
		t.Errorf("token: %v", err)
	}
}
