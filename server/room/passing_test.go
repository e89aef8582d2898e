package room

import (
	"testing"
	"testing/synctest"
	"time"

	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/server/wire"
)

func ping(x, y int32) wire.Show {
	p := geom.Point{X: x*geom.Unit + geom.Unit/2, Y: y*geom.Unit + geom.Unit/2}
	return wire.Show{Thing: wire.Thing{Kind: wire.ThingPing, Points: []geom.Point{p}}}
}

func TestPassingGoesThroughTheSameDoor(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		f.ben.take()
		f.gm.take()
		f.ann.send(ping(3, 3))
		settle()
		if got := only[wire.Passing](f.gm.take()); len(got) != 1 || got[0].From != f.ann.id {
			t.Errorf("the GM got %v, want Ann's ping", got)
		}
		if msgs := f.ben.take(); len(msgs) > 0 {
			t.Errorf("Ben does not see the place but got %#v", msgs[0])
		}
	})
}

func TestPassingEndsForWhoSawIt(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		f.gm.send(ping(3, 3)) // Ann sees the place
		settle()
		f.ann.take()
		f.ben.take()
		time.Sleep(time.Second)
		f.gm.send(ping(16, 6)) // Ben sees this one
		settle()
		if got := only[wire.Passing](f.ann.take()); len(got) != 1 || got[0].Thing.Kind != wire.ThingNone {
			t.Errorf("Ann got %v, want the end of the ping she saw", got)
		}
		if got := only[wire.Passing](f.ben.take()); len(got) != 1 || got[0].Thing.Kind != wire.ThingPing {
			t.Errorf("Ben got %v, want the ping", got)
		}
	})
}

func TestPassingNewestWinsTwentyASecond(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		f.gm.take()
		var last wire.Show
		for i := range 100 { // in one second
			last = ping(int32(1+i%8), 3)
			f.ann.send(last)
			time.Sleep(10 * time.Millisecond)
		}
		time.Sleep(time.Second)
		settle()
		got := only[wire.Passing](f.gm.take())
		if len(got) < 15 || len(got) > 21 {
			t.Errorf("100 in a second came as %d, want about 20", len(got))
		}
		if p := got[len(got)-1].Thing.Points[0]; p != last.Thing.Points[0] {
			t.Errorf("the last to come is %v, want the newest %v", p, last.Thing.Points[0])
		}
		if acks := f.ann.answers(); len(acks) > 0 {
			for id := range acks {
				if id > f.ann.last-100 {
					t.Fatalf("a passing thing was answered: %#v", acks[id])
				}
			}
		}
	})
}

func TestDragOfAHiddenTokenReachesGMsOnly(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		ghost := f.place("Ghost", 0, 3, 3, true)
		f.ann.take()
		f.gm.send(wire.Show{Thing: wire.Thing{Kind: wire.ThingDrag, Token: ghost, Path: []grid.Place{at(4, 3)}}})
		settle()
		if msgs := f.ann.take(); len(msgs) > 0 {
			t.Errorf("Ann got %#v of a hidden token's drag", msgs[0])
		}
	})
}

func TestDragOfAnothersTokenIsRefused(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		id := f.place("Goblin", 0, 4, 4, false)
		got := f.ann.do(wire.Show{Thing: wire.Thing{Kind: wire.ThingDrag, Token: id, Path: []grid.Place{at(5, 4)}}})
		if r, ok := got.(wire.Reject); !ok || r.Reason.Code != wire.CodeRole {
			t.Errorf("answered with %#v, want CodeRole", got)
		}
	})
}

// TestTemplateOfAHiddenTokenReachesGMsOnly: an area that begins at a creature would tell where it stands.
func TestTemplateOfAHiddenTokenReachesGMsOnly(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		ghost := f.place("Ghost", 0, 3, 3, true)
		s := area.Shape{Kind: area.Emanation, Length: geom.Unit, At: at(3, 3)}
		s.Origin = grid.Grid{}.Middle(s.Size, s.At)
		f.ann.take()
		f.gm.send(wire.Show{Thing: wire.Thing{Kind: wire.ThingTemplate, Token: ghost, Shape: s}})
		settle()
		if msgs := f.ann.take(); len(msgs) > 0 {
			t.Errorf("Ann got %#v of a hidden token's aura", msgs[0])
		}
		f.gm.send(wire.Show{Thing: wire.Thing{Kind: wire.ThingTemplate, Shape: s}})
		time.Sleep(time.Second)
		settle()
		if got := only[wire.Passing](f.ann.take()); len(got) != 1 {
			t.Errorf("Ann got %v, want the same area laid by hand", got)
		}
	})
}

// TestTemplatesAreChecked: a shape that cannot be laid, and one from a token that the seat does not know, are refused.
func TestTemplatesAreChecked(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		line := area.Shape{Kind: area.Line, Length: geom.Unit, Origin: geom.Point{X: 3 * geom.Unit, Y: 3 * geom.Unit}}
		cone := line
		cone.Kind, cone.Dir = area.Cone, geom.Point{X: 5}
		for _, c := range []struct {
			thing wire.Thing
			want  wire.Code
		}{
			{wire.Thing{Kind: wire.ThingTemplate, Shape: line}, wire.CodeBad},
			{wire.Thing{Kind: wire.ThingTemplate, Shape: cone, Token: 1 << 60}, wire.CodeAbsent},
		} {
			got := f.ann.do(wire.Show{Thing: c.thing})
			if r, ok := got.(wire.Reject); !ok || r.Reason.Code != c.want {
				t.Errorf("%+v: answered with %#v, want code %d", c.thing, got, c.want)
			}
		}
	})
}

func TestLeavingTakesTheThingAway(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		f.ann.send(ping(3, 3))
		settle()
		f.gm.take()
		f.ann.session.Leave()
		settle()
		if got := only[wire.Passing](f.gm.take()); len(got) != 1 || got[0].Thing.Kind != wire.ThingNone {
			t.Errorf("the GM got %v, want the thing taken away", got)
		}
	})
}

// TestWaitingThingHoldsNothingUp: an answer goes out at its tick even while a passing thing waits for its time.
func TestWaitingThingHoldsNothingUp(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		f.ann.send(ping(3, 3))
		settle()
		f.ann.send(ping(4, 3)) // waits 50 ms
		settle()
		id := f.ann.send(wire.Say{Text: "hello"})
		settle()
		if _, ok := f.ann.answers()[id].(wire.Ack); !ok {
			t.Error("the answer waits for the passing thing's time")
		}
	})
}

func TestShowable(t *testing.T) {
	seen := geom.NewMask(16, 8)
	seen.SetRow(0, 0, 8) // the upper eighth of the first cell
	seen.SetRow(4, 0, 8) // and the row below its middle
	now := wire.Token{ID: 1, At: at(0, 0)}
	past := wire.Token{ID: 2, At: at(0, 0), Past: true}
	v := &wire.View{
		Me:     wire.Me{Role: wire.Player},
		Scene:  wire.Scene{Bounds: geom.Rect{Max: geom.Point{X: 2 * geom.Unit, Y: geom.Unit}}},
		Ground: wire.Ground{Seen: seen}, Tokens: []wire.Token{now, past},
	}
	in, out := geom.Point{X: 100, Y: 50}, geom.Point{X: 1500, Y: 50}
	drag := func(id wire.TokenID, path ...grid.Place) wire.Thing {
		return wire.Thing{Kind: wire.ThingDrag, Token: id, Path: path}
	}
	for name, c := range map[string]struct {
		thing wire.Thing
		want  bool
	}{
		"none":                      {wire.Thing{}, false},
		"a ping on seen ground":     {wire.Thing{Kind: wire.ThingPing, Points: []geom.Point{in}}, true},
		"a ping elsewhere":          {wire.Thing{Kind: wire.ThingPing, Points: []geom.Point{out}}, false},
		"a ping of no point":        {wire.Thing{Kind: wire.ThingPing}, false},
		"a ruler out of sight":      {wire.Thing{Kind: wire.ThingRuler, Points: []geom.Point{in, out}}, false},
		"a template":                {wire.Thing{Kind: wire.ThingTemplate, Shape: area.Shape{Origin: in}}, true},
		"a template elsewhere":      {wire.Thing{Kind: wire.ThingTemplate, Shape: area.Shape{Origin: out}}, false},
		"one from a token in sight": {wire.Thing{Kind: wire.ThingTemplate, Token: 1, Shape: area.Shape{Origin: in}}, true},
		"one from a past token":     {wire.Thing{Kind: wire.ThingTemplate, Token: 2, Shape: area.Shape{Origin: in}}, false},
		"one from an unseen token":  {wire.Thing{Kind: wire.ThingTemplate, Token: 3, Shape: area.Shape{Origin: in}}, false},
		"a drag in sight":           {drag(1, at(0, 0)), true},
		"a drag out of sight":       {drag(1, at(1, 0)), false},
		"a remembered token":        {drag(2, at(0, 0)), false},
		"a token it has not got":    {drag(3, at(0, 0)), false},
	} {
		if got := showable(v, &c.thing); got != c.want {
			t.Errorf("%s: %v", name, got)
		}
	}
	v.Me.Role = wire.GM
	if !showable(v, &wire.Thing{Kind: wire.ThingPing, Points: []geom.Point{out}}) {
		t.Error("a GM sees all ground")
	}
}
