package sight

import "testing"

// TestKindsOfWall holds what each kind of wall does to each channel.
func TestKindsOfWall(t *testing.T) {
	for kind, want := range map[string][4]bool{
		"wall":     {false, false, false, false},
		"obstacle": {false, false, false, false},
		"window":   {true, true, false, false},
		"curtain":  {false, false, true, true},
		"terrain":  {true, true, true, true},
	} {
		p := parse(t, "grid square 4x4\nat a 1,2\nat b 3,2\n"+kind+" 2,0 2,4")
		for ch := range channels {
			if got := p.clear("a", "b", ch); got != want[ch] || got != p.clear("b", "a", ch) {
				t.Errorf("%s on channel %d: clear %v", kind, ch, got)
			}
		}
		if p.clear("a", "b", channels) {
			t.Errorf("%s lets a channel through that does not exist", kind)
		}
	}
}

// TestOneWay: a wall drawn downward has its left to the east on the screen.
func TestOneWay(t *testing.T) {
	p := parse(t, `
		grid square 4x4
		wall 2,0 2,4 left
		at west 1,2
		at east 3,2`)
	if p.clear("east", "west", See) || !p.clear("west", "east", See) {
		t.Error("left of a wall that runs down is east")
	}
	if hit, ok := p.Blocker(p.at["east"], p.at["west"], See); !ok || hit.Wall != 0 || hit.At.X != 2048 || hit.At.Y != 2048 {
		t.Errorf("blocked by %v, %v", hit, ok)
	}
	if !p.shows(p.sees("west", 0), "east") || p.shows(p.sees("east", 0), "west") {
		t.Error("ground does not agree with the line")
	}
	west, east := body(p.grid.At(p.at["west"])), body(p.grid.At(p.at["east"]))
	if !p.Seen(west, east, false) || p.Seen(east, west, false) {
		t.Error("creatures do not agree with the line")
	}
}

// Field log 5: sight over low walls must not go through ordinary walls behind them.
func TestTerrainThenWallStops(t *testing.T) {
	p := parse(t, `
		grid square 8x2
		terrain 2,0 2,2
		terrain 4,0 4,2
		at eye 1,1.1
		at first 3,1.1
		at second 5,1.1`)
	if !p.clear("eye", "first", See) || p.clear("eye", "second", See) {
		t.Error("the first low wall is seen over, the second is not")
	}
	if g := p.sees("eye", 0); !p.shows(g, "first") || p.shows(g, "second") {
		t.Error("ground does not agree with the line")
	}
	p = parse(t, `
		grid square 8x2
		terrain 2,0 2,2
		wall 4,0 4,2
		at eye 1,1.1
		at first 3,1.1
		at second 5,1.1`)
	if hit, ok := p.Blocker(p.at["eye"], p.at["second"], See); !ok || hit.Wall != 1 {
		t.Errorf("stopped by %v, %v; want the wall behind", hit, ok)
	}
	if !p.clear("eye", "first", See) || !p.clear("eye", "second", Move) == false {
		t.Error("a low wall does not hinder sight, a wall hinders a step")
	}
}

// A line through the very point where pieces of a low wall meet counts them once.
func TestTerrainJointCountsOnce(t *testing.T) {
	p := parse(t, `
		grid square 8x4
		terrain 2,0 4,2 2,4
		terrain 6,0 4,2 6,4
		at eye 1,2
		at beyond 7,2
		at beside 7,2.25`)
	if !p.clear("eye", "beyond", See) {
		t.Error("the line through the joint crosses the hedges once")
	}
	if p.clear("eye", "beside", See) {
		t.Error("beside the joint there are two hedges")
	}
}

func TestDoorsOpenAndClose(t *testing.T) {
	p := parse(t, `
		grid square 4x4
		wall 2,0 2,1
		door 2,1 2,2
		wall 2,2 2,4
		at a 1,1.5
		at b 3,1.5`)
	if p.clear("a", "b", See) || p.DoorOpen(0) {
		t.Error("doors start closed")
	}
	p.SetDoor(0, true)
	p.SetDoor(7, true)
	p.SetDoor(-1, true)
	if !p.clear("a", "b", See) || !p.DoorOpen(0) || p.DoorOpen(7) || p.DoorOpen(-1) {
		t.Error("an open door is open, one that does not exist is not")
	}
	if g := p.sees("a", 0); !p.shows(g, "b") {
		t.Error("no ground behind the open door")
	}
	p.SetDoor(0, false)
	if p.clear("a", "b", See) {
		t.Error("the door did not close")
	}
}

// An open door is known too: its stretches are touched on the way through.
func TestOpenDoorsAndWindowsBecomeKnown(t *testing.T) {
	for _, middle := range []string{"door", "window", "wall", "terrain", "curtain"} {
		p := parse(t, "grid square 4x3\nwall 2,0 2,1\n"+middle+" 2,1 2,2\nwall 2,2 2,3\nat a 1,1.5")
		p.SetDoor(0, true)
		g, n := p.sees("a", 0), 0
		for i := range p.Stretches() {
			left, right := g.Stretches[2*i/64]>>(2*i%64)&1 != 0, g.Stretches[(2*i+1)/64]>>((2*i+1)%64)&1 != 0
			if left {
				t.Errorf("%s: stretch %v is known from the far side", middle, p.Stretch(i))
			}
			if right {
				n++
			}
		}
		if n != 3*8 {
			t.Errorf("%s: %d of 24 stretches known", middle, n)
		}
	}
}

func TestStretchesAreCutAtSubCells(t *testing.T) {
	p := parse(t, `
		grid square 2x2
		wall 0,0 1,1
		door 1,0.0625 1.5,0.0625`)
	if n := p.Stretches(); n != 8+4 {
		t.Fatalf("%d stretches", n)
	}
	for i := range p.Stretches() {
		s := p.Stretch(i)
		if d := s.B.Sub(s.A); d.X != 128 || (s.Door < 0) != (d.Y == 128) || s.Wall != s.Door+1 {
			t.Errorf("%d: %+v", i, s)
		}
	}
}
