package room

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/server/wire"
)

// TestFarPlacesHarmNobody: places and points at the ends of what a number holds, from players and GMs, on every grid, are
// refused or cut the one who sent them, and the room lives.
func TestFarPlacesHarmNobody(t *testing.T) {
	seed := *seedFlag
	if seed == 0 {
		seed = uint64(time.Now().UnixNano())
	}
	t.Logf("-seed=%d", seed)
	synctest.Test(t, func(t *testing.T) {
		f, rnd := newFixture(t), rand.New(rand.NewPCG(seed, 3))
		f.place("Orc", 0, 4, 4, false)
		num := func() int32 {
			big := []int32{0, 3, 20, 1 << 15, 1<<15 - 1, 1 << 21, 1 << 22, 1<<22 + 3, geom.Limit, geom.Limit - 1, 1 << 30, 1<<31 - 1}
			return big[rnd.IntN(len(big))] * (1 - 2*rnd.Int32N(2))
		}
		place := func() grid.Place {
			return grid.Place{Cell: grid.Cell{X: num(), Y: num()}, Turned: rnd.IntN(3) == 0, Quarter: uint8(rnd.IntN(4))}
		}
		point := func() geom.Point { return geom.Point{X: num(), Y: num()} }
		body := func(s *seated) wire.Body {
			v := s.now()
			id := v.Tokens[rnd.IntN(len(v.Tokens))].ID
			path := []grid.Place{place(), place()}
			return []wire.Body{
				wire.MoveToken{Token: id, Path: path}, wire.PutToken{Token: id, At: place()}, wire.RevealRoom{At: point()},
				wire.AddToken{At: place(), Spec: wire.TokenSpec{Size: grid.Size(rnd.IntN(6)), Dim: 1000, Reach: 1000}},
				wire.Show{Thing: wire.Thing{Kind: wire.ThingDrag, Token: id, Path: path}},
				wire.Show{Thing: wire.Thing{Kind: wire.ThingRuler, Points: []geom.Point{point(), point()}}},
				wire.Show{Thing: wire.Thing{Kind: wire.ThingTemplate, Shape: area.Shape{
					Kind: area.Kind(rnd.IntN(area.Kinds + 1)), Origin: point(), Dir: point(), Length: num(), Width: num(), Lift: num(), Height: num(),
					Pivot: area.Pivot(rnd.IntN(4)), At: place(), Size: grid.Size(rnd.IntN(20)), Count: grid.Rule(rnd.IntN(5)), Up: grid.Rule(rnd.IntN(5))}}},
				wire.SetScene{Light: wire.SceneLight(rnd.IntN(3)), Grid: grid.Grid{Kind: grid.Kind(rnd.IntN(3)), Even: rnd.IntN(2) == 0}},
				wire.AddEntry{Name: "x", Value: num()}, wire.StepTurn{},
			}[rnd.IntN(10)]
		}
		for step := range 300 {
			s := []*seated{f.gm, f.ann, f.ben}[rnd.IntN(3)]
			b := body(s)
			s.send(b)
			settle()
			time.Sleep(40 * time.Millisecond)
			select {
			case <-f.room.Done():
				t.Fatalf("step %d: %T%+v ended the room: %v", step, b, b, f.room.Err())
			default:
			}
			if s.closedWith() != wire.CodeNone {
				f.rejoin(s, Resume{})
			}
			if far := slices.IndexFunc(f.gm.now().Tokens, func(t wire.Token) bool { return max(t.At.Cell.X, t.At.Cell.Y) > 100 }); far >= 0 {
				t.Fatalf("step %d: %T%+v put a token off the map: %+v", step, b, b, f.gm.now().Tokens[far].At)
			}
		}
	})
}

// TestStandingDragIsTakenAway: a drag that stands still is taken from who sees its token no more, at once and not when the
// next frame comes; and who comes to see it is shown it.
func TestStandingDragIsTakenAway(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		orc := f.place("Orc", 0, 4, 4, false)
		f.gm.send(wire.Show{Thing: wire.Thing{Kind: wire.ThingDrag, Token: orc, Path: []grid.Place{at(5, 4)}}})
		settle()
		if got := only[wire.Passing](f.ann.take()); len(got) != 1 || got[0].Thing.Kind != wire.ThingDrag {
			t.Fatalf("Ann got %v, want the drag", got)
		}
		hide := func(hidden bool) {
			f.gm.must(wire.EditToken{Token: orc, Fields: wire.FieldHidden, Spec: wire.TokenSpec{Hidden: hidden}})
		}
		hide(true)
		if got := only[wire.Passing](f.ann.take()); len(got) != 1 || got[0].Thing.Kind != wire.ThingNone {
			t.Errorf("the orc was hidden; Ann got %v, want its drag to end", got)
		}
		f.ann.take()
		f.gm.send(wire.Show{})
		settle()
		if got := f.ann.take(); len(got) > 0 {
			t.Errorf("the end of a drag that she did not see told Ann %v", got)
		}
		f.gm.send(wire.Show{Thing: wire.Thing{Kind: wire.ThingDrag, Token: orc, Path: []grid.Place{at(5, 4)}}})
		settle()
		f.ann.take()
		hide(false)
		if got := only[wire.Passing](f.ann.take()); len(got) != 1 || got[0].Thing.Kind != wire.ThingDrag {
			t.Errorf("the orc came out; Ann got %v, want its drag", got)
		}
	})
}

// TestThingsOffTheMapAreNotShown: a ruler over the whole lattice has millions of steps, which each page would measure.
func TestThingsOffTheMapAreNotShown(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		f.gm.take()
		var zigzag []geom.Point
		for i := range int32(32) {
			zigzag = append(zigzag, geom.Point{X: geom.Limit * (1 - 2*(i%2)), Y: 3000})
		}
		far := geom.Point{X: geom.Limit, Y: -geom.Limit}
		for _, thing := range []wire.Thing{
			{Kind: wire.ThingRuler, Points: zigzag}, {Kind: wire.ThingTemplate, Shape: area.Shape{Origin: far, Length: wire.MaxTemplate}},
			{Kind: wire.ThingDrag, Token: f.ann.token("Ann's").ID, Path: []grid.Place{at(30000, 2), at(-30000, 2)}},
		} {
			f.ann.send(wire.Show{Thing: thing})
			settle()
			time.Sleep(100 * time.Millisecond)
			if got := only[wire.Passing](f.gm.take()); len(got) > 0 {
				t.Errorf("the GM was sent %+v", got)
			}
		}
		corner := f.gm.now().Scene.Bounds.Max
		f.ben.send(wire.Show{Thing: wire.Thing{Kind: wire.ThingRuler, Points: []geom.Point{{X: 17000, Y: 7000}, corner}}})
		settle()
		if got := only[wire.Passing](f.gm.take()); len(got) != 1 {
			t.Errorf("the GM got %v, want the ruler to the map's very corner", got)
		}
	})
}

// TestOldPingIsOver: a ping is of the moment: who comes to the place later, or comes back, is not told of it.
func TestOldPingIsOver(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		f.gm.send(ping(16, 6)) // Ann does not see the place
		settle()
		time.Sleep(5 * time.Second)
		f.ann.take()
		f.gm.must(wire.PutToken{Token: f.gm.token("Ann's").ID, At: at(15, 5)})
		if got := only[wire.Passing](f.ann.take()); len(got) > 0 {
			t.Errorf("Ann came to the place and got %v", got)
		}
		f.ann.session.Leave()
		settle()
		f.rejoin(f.ann, f.ann.resume())
		if got := only[wire.Passing](f.ann.take()); len(got) > 0 {
			t.Errorf("Ann came back and got %v", got)
		}
	})
}

// TestThingsOfARemovedSeatGo: what a seat showed when it was taken away is taken from all screens.
func TestThingsOfARemovedSeatGo(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		f.ann.send(ping(3, 3))
		settle()
		f.gm.take()
		f.gm.must(wire.RemoveSeat{Seat: f.ann.id})
		if got := only[wire.Passing](f.gm.take()); len(got) != 1 || got[0].Thing.Kind != wire.ThingNone || got[0].From != f.ann.id {
			t.Errorf("the GM got %v, want the end of Ann's ping", got)
		}
	})
}

// TestDragOfATokenGivenAway: who played a token once can't drag what it only remembers.
func TestDragOfATokenGivenAway(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		second := f.place("Second", f.ann.id, 2, 3, false)
		f.gm.must(wire.PutToken{Token: second, At: at(15, 7)})
		f.gm.must(wire.EditToken{Token: second, Fields: wire.FieldOwner, Spec: wire.TokenSpec{Owner: f.ben.id}})
		f.ben.take()
		for _, tok := range f.ann.now().Tokens {
			if tok.ID == second && (tok.Sheet != nil || !tok.Past) {
				t.Errorf("Ann holds %+v of what is Ben's now", tok)
			}
		}
		f.ann.send(wire.Show{Thing: wire.Thing{Kind: wire.ThingDrag, Token: second, Path: []grid.Place{at(15, 6)}}})
		settle()
		if got := only[wire.Passing](f.ben.take()); len(got) > 0 {
			t.Errorf("Ben was shown Ann's drag of his token: %v", got)
		}
	})
}

// TestHiddenWorkLeavesNoTrace compares all that Ann is sent, message by message and at which tick, in a game and in the same
// game with hidden work of the GM's in each tick.
func TestHiddenWorkLeavesNoTrace(t *testing.T) {
	trace := func(t *testing.T, work bool) (all []string) {
		synctest.Test(t, func(t *testing.T) {
			f := newFixture(t)
			ghost := f.place("Ghost", 0, 3, 3, true)
			far := f.place("Far", 0, 16, 3, false)
			ann := f.ann.token("Ann's").ID
			f.ann.take()
			began := time.Now()
			for i := range 30 {
				if work {
					for _, b := range []wire.Body{
						wire.PutToken{Token: ghost, At: at(int32(1+i%8), 5)}, wire.Roll{Expr: "9d9", Secret: true},
						wire.EditToken{Token: far, Fields: wire.FieldName | wire.FieldSize, Spec: wire.TokenSpec{Name: fmt.Sprint("far ", i), Size: grid.Size(i % 6)}},
						wire.Say{Text: "psst", To: []wire.SeatID{f.ben.id}}, wire.AddEntry{Token: ghost, Value: int32(i)}, wire.StepTurn{},
						wire.Show{Thing: wire.Thing{Kind: wire.ThingDrag, Token: ghost, Path: []grid.Place{at(4, 4)}}},
						wire.Watch{Seat: f.ann.id}, wire.Watch{},
					} {
						f.gm.send(b)
					}
					f.ben.send(ping(16, 3))
					f.ben.send(wire.Roll{Expr: "d20", Secret: true})
				}
				if i%3 == 0 {
					f.ann.send(wire.MoveToken{Token: ann, Path: []grid.Place{at(int32(2+(i/3+1)%2), 2)}})
				}
				time.Sleep(320 * time.Millisecond)
				settle()
				for _, m := range f.ann.take() {
					all = append(all, fmt.Sprintf("%v %x", time.Since(began).Round(Tick), wire.EncodeMessage(m)))
				}
			}
		})
		return all
	}
	with, without := trace(t, true), trace(t, false)
	if len(without) < 20 {
		t.Fatalf("only %d messages", len(without))
	}
	for i := range min(len(with), len(without)) {
		if with[i] != without[i] {
			t.Fatalf("message %d:\n%s\n%s", i, with[i], without[i])
		}
	}
	if len(with) != len(without) {
		t.Errorf("%d messages with hidden work, %d without", len(with), len(without))
	}
}

// TestLongWalksAreFewer: a seat that sends walks of hundreds of steps as fast as it may is held back by their work, and not
// only by their number, so that it can't keep the table from others.
func TestLongWalksAreFewer(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		id := f.ann.token("Ann's").ID
		time.Sleep(5 * time.Second) // the bucket is full again
		var path []grid.Place
		for i := range int32(DefaultLimits().Player.Path) {
			path = append(path, at(3-i%2, 2))
		}
		f.ann.take()
		for range 30 {
			f.ann.send(wire.MoveToken{Token: id, Path: path})
		}
		settle()
		if acks := only[wire.Ack](f.ann.take()); len(acks) < 1 || len(acks) > 3 {
			t.Errorf("%d walks of %d steps were made at once", len(acks), len(path))
		}
	})
}
