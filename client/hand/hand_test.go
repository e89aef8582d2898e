package hand

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The traces in testdata are text: a line an event, "at kind id device x y [button|dy] [keys]". A line "grab x0 y0 x1 y1" says
// where something can be dragged, "lock" locks the view, "tick at" lets time pass frame by frame, "jam at" in one frame, and "= intent" lines are what must come.

func readEvent(t *testing.T, f []string) Event {
	t.Helper()
	kinds := map[string]Kind{"down": Down, "move": Move, "up": Up, "gone": Gone, "wheel": Wheel, "fine": Wheel, "out": Out}
	devices := map[string]Device{"mouse": Mouse, "finger": Finger, "pen": Pen}
	var e Event
	if _, err := fmt.Sscan(strings.Join([]string{f[0], f[2], f[4], f[5]}, " "), &e.At, &e.ID, &e.X, &e.Y); err != nil {
		t.Fatalf("event %v: %v", f, err)
	}
	e.Kind, e.Device, e.Fine = kinds[f[1]], devices[f[3]], f[1] == "fine"
	for _, w := range f[6:] {
		switch w {
		case "right":
			e.Button = Right
		case "middle":
			e.Button = Middle
		case "shift":
			e.Keys |= Shift
		default:
			fmt.Sscan(w, &e.DY)
		}
	}
	return e
}

func say(i Intent) string {
	switch i := i.(type) {
	case Tap:
		return fmt.Sprintf("tap %g %g x%d", i.X, i.Y, i.Count)
	case Grab:
		return fmt.Sprintf("grab %g %g", i.X, i.Y)
	case Drag:
		return fmt.Sprintf("drag %g %g", i.X, i.Y)
	case Drop:
		return fmt.Sprintf("drop %g %g", i.X, i.Y)
	case Waypoint:
		return fmt.Sprintf("waypoint %g %g", i.X, i.Y)
	case Pan:
		return fmt.Sprintf("pan %g %g", i.DX, i.DY)
	case Zoom:
		return fmt.Sprintf("zoom %g %g %.3f", i.X, i.Y, i.Factor)
	case Menu:
		return fmt.Sprintf("menu %g %g", i.X, i.Y)
	case Hover:
		return fmt.Sprintf("hover %g %g", i.X, i.Y)
	}
	return strings.ToLower(strings.TrimPrefix(strings.TrimSuffix(fmt.Sprintf("%T", i), "{}"), "hand."))
}

func replay(t *testing.T, text string) (got, want []string) {
	var h Hand
	for _, line := range strings.Split(text, "\n") {
		f := strings.Fields(line)
		switch {
		case len(f) == 0 || f[0] == "#":
		case f[0] == "=":
			want = append(want, strings.Join(f[1:], " "))
		case f[0] == "lock":
			h.Locked = true
		case f[0] == "grab":
			var x0, y0, x1, y1 float64
			fmt.Sscan(strings.Join(f[1:], " "), &x0, &y0, &x1, &y1)
			h.Grabs = func(x, y float64, _ Device) bool { return x >= x0 && x <= x1 && y >= y0 && y <= y1 }
		case f[0] == "tick" || f[0] == "jam":
			var to int64
			fmt.Sscan(f[1], &to)
			for at := h.tick; at < to; {
				at = min(at+16, to)
				if f[0] == "jam" {
					at = to
				}
				for _, i := range h.Tick(at) {
					got = append(got, say(i))
				}
			}
		default:
			for _, i := range h.Event(readEvent(t, f)) {
				got = append(got, say(i))
			}
		}
	}
	if h.state != idle || len(h.down) != 0 {
		t.Errorf("the hand is left in state %d with %d pointers down", h.state, len(h.down))
	}
	return got, want
}

func TestTraces(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.trace")
	if len(files) < 10 {
		t.Fatalf("only %d traces", len(files))
	}
	for _, f := range files {
		t.Run(strings.TrimSuffix(filepath.Base(f), ".trace"), func(t *testing.T) {
			b, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			got, want := replay(t, string(b))
			if g, w := strings.Join(got, "\n"), strings.Join(want, "\n"); g != w {
				t.Errorf("got\n%s\nwant\n%s", g, w)
			}
		})
	}
}

// Whatever the pointers do, a drag that began ends exactly once, nothing pans while something is dragged, and once all
// pointers are up the hand is idle.
func TestEveryGrabEnds(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	r := rand.New(rand.NewPCG(seed, 1))
	for range 300 {
		h := Hand{Grabs: func(x, y float64, _ Device) bool { return x < 50 }}
		held := false
		check := func(is []Intent) {
			for _, i := range is {
				switch i.(type) {
				case Grab:
					if held {
						t.Fatal("grabbed twice")
					}
					held = true
				case Drop, Cancel:
					if !held {
						t.Fatal("let go of nothing")
					}
					held = false
				case Pan, Zoom:
					if _, wheel := i.(Zoom); held && !wheel {
						t.Fatal("panned while dragging")
					}
				}
			}
		}
		at := int64(0)
		for range 60 {
			at += r.Int64N(300)
			e := Event{Kind: Kind(r.IntN(6)), ID: r.IntN(3), Device: Device(r.IntN(3)), Button: Button(r.IntN(3)),
				X: r.Float64() * 100, Y: r.Float64() * 100, DY: 10, At: at}
			check(h.Event(e))
			check(h.Tick(at))
		}
		for id := range 3 {
			check(h.Event(Event{Kind: Gone, ID: id, At: at}))
		}
		if held || h.state != idle {
			t.Fatalf("held %v, state %d after all pointers are gone", held, h.state)
		}
	}
}
