package room

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"testing"
	"testing/synctest"
	"time"

	"sightline/geom/grid"
	"sightline/server/view"
	"sightline/server/wire"
)

var seedFlag = flag.Uint64("seed", 0, "seed of the random walk; 0: by the time")

// TestEveryClientHoldsItsViewWhateverTheConnection: commands at random, over connections that get busy and free, break and
// come back with what they hold or with nonsense, while the GM looks through others' eyes. After every step each client
// that is not busy holds exactly the view that the whole state gives its seat.
func TestEveryClientHoldsItsViewWhateverTheConnection(t *testing.T) {
	seed := *seedFlag
	if seed == 0 {
		seed = uint64(time.Now().UnixNano())
	}
	t.Logf("-seed=%d", seed)
	synctest.Test(t, func(t *testing.T) {
		w := &walk{fixture: newFixture(t), Rand: rand.New(rand.NewPCG(seed, 1))}
		w.all = []*seated{w.gm, w.ann, w.ben}
		for i := range 6 {
			w.place(fmt.Sprintf("Orc %d", i), 0, int32(1+3*i), 4, i%2 == 0)
		}
		for step := range 400 {
			what := w.step()
			settle()
			time.Sleep(20 * time.Millisecond)
			w.compare(step, what)
			if t.Failed() {
				return
			}
		}
		for _, s := range w.all {
			w.free(s)
		}
		settle()
		w.compare(400, "all free again")
	})
}

type walk struct {
	*fixture
	*rand.Rand
	all []*seated
}

// step does one thing at random and says what.
func (w *walk) step() string {
	s := w.all[w.IntN(len(w.all))]
	switch n := w.IntN(20); {
	case n == 0:
		s.setBusy(true)
		return fmt.Sprintf("seat %x gets busy", s.id)
	case n == 1:
		w.free(s)
		return fmt.Sprintf("seat %x is free", s.id)
	case n == 2:
		return w.comeBack(s)
	case n == 3:
		who := []wire.SeatID{0, w.ann.id, w.ben.id}[w.IntN(3)]
		w.gm.send(wire.Watch{Seat: who})
		return fmt.Sprintf("the GM watches %x", who)
	}
	body := w.body(s)
	s.send(body)
	return fmt.Sprintf("seat %x sends %T%+v", s.id, body, body)
}

func (w *walk) free(s *seated) {
	s.setBusy(false)
	s.session.Ready()
}

func (w *walk) comeBack(s *seated) string {
	from := Resume{}
	if w.IntN(3) > 0 && s.now() != nil {
		from = s.resume()
	}
	if w.IntN(4) == 0 {
		from.Sum++
	}
	if w.IntN(2) == 0 {
		s.session.Leave()
		settle()
	}
	old := s.recorder
	s.recorder = &recorder{t: w.t, view: old.view, rev: old.rev, note: old.note}
	w.rejoin(s, from)
	return fmt.Sprintf("seat %x comes back with %+v", s.id, from)
}

// body is a command that is often good.
func (w *walk) body(s *seated) wire.Body {
	v := s.now()
	if len(v.Tokens) == 0 {
		return wire.Say{Text: "nothing to see"}
	}
	tok := v.Tokens[w.IntN(len(v.Tokens))]
	to := grid.Place{Cell: grid.Cell{X: tok.At.Cell.X + w.Int32N(3) - 1, Y: tok.At.Cell.Y + w.Int32N(3) - 1}}
	switch w.IntN(7) {
	case 0, 1, 2:
		return wire.MoveToken{Token: tok.ID, Path: []grid.Place{to}}
	case 3:
		return wire.PutToken{Token: tok.ID, At: at(w.Int32N(20), w.Int32N(10))}
	case 4:
		return wire.EditToken{Token: tok.ID, Fields: wire.FieldHidden, Spec: wire.TokenSpec{Hidden: w.IntN(2) == 0}}
	case 5:
		return wire.Undo{}
	}
	return ping(w.Int32N(20), w.Int32N(10))
}

// compare holds every client that is not busy against the whole state.
func (w *walk) compare(step int, what string) {
	w.t.Helper()
	for _, s := range w.all {
		if s.busy || s.closedWith() != wire.CodeNone {
			continue
		}
		var want *wire.View
		w.ok(w.room.do(w.t.Context(), func() {
			shown := s.id
			if s.session.watch != 0 {
				shown = s.session.watch
			}
			want = view.Of(w.room.state, shown)
		}))
		if !s.now().Equal(want) {
			w.t.Errorf("step %d (%s): the client of seat %x does not hold its view", step, what, s.id)
		}
	}
}
