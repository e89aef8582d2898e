package room

import (
	"fmt"
	"testing"
	"testing/synctest"
	"time"

	"sightline/geom/grid"
	"sightline/server/view"
	"sightline/server/wire"
)

func TestHiddenChangesSendNothing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		f.ann.take()
		ghost := f.place("Ghost", 0, 3, 3, true)
		f.gm.must(wire.PutToken{Token: ghost, At: at(4, 4)})
		f.gm.must(wire.TurnToken{Token: ghost, Facing: 90})
		f.gm.must(wire.AddEntry{Token: ghost, Value: 12})
		f.gm.must(wire.RemoveToken{Token: ghost})
		if msgs := f.ann.take(); len(msgs) > 0 {
			t.Errorf("Ann got %d messages about what is hidden from her, the first %#v", len(msgs), msgs[0])
		}
	})
}

func TestSeenMovesAreTold(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		id := f.place("Goblin", 0, 4, 4, false)
		if !f.ann.holds("Goblin") || f.ben.holds("Goblin") {
			t.Fatal("the goblin stands in the west hall: Ann sees it, Ben does not")
		}
		f.ben.take()
		f.gm.must(wire.PutToken{Token: id, At: at(16, 6)})
		if f.ann.holds("Goblin") || !f.ben.holds("Goblin") {
			t.Error("the goblin went to the east hall: Ben sees it, Ann does not")
		}
	})
}

func TestOneTickOneUpdate(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		ann, ben := f.ann.token("Ann's").ID, f.ben.token("Ben's").ID
		f.gm.take()
		f.ann.send(wire.MoveToken{Token: ann, Path: []grid.Place{at(3, 2)}})
		f.ben.send(wire.MoveToken{Token: ben, Path: []grid.Place{at(16, 7)}})
		settle()
		if ups := only[wire.Update](f.gm.take()); len(ups) != 1 {
			t.Errorf("two moves within a tick made %d updates, want 1", len(ups))
		}
	})
}

// TestTellsOnTheTickOnly: messages go out at multiples of the tick, whenever the command came.
func TestTellsOnTheTickOnly(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		for i := range 5 {
			time.Sleep(time.Duration(i) * 300 * time.Microsecond)
			f.gm.take()
			f.gm.send(wire.Say{Text: "hello"})
			synctest.Wait()
			for len(f.gm.take()) == 0 {
				if time.Now().UnixNano()%int64(Tick) == 0 {
					synctest.Wait()
					if len(f.gm.take()) > 0 {
						break
					}
				}
				time.Sleep(100 * time.Microsecond)
			}
			if past := time.Now().UnixNano() % int64(Tick); past != 0 {
				t.Errorf("told %v after a tick", time.Duration(past))
			}
		}
	})
}

func TestSlowClientGetsOneLargerDiff(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		ann := f.ann.token("Ann's").ID
		f.ann.setBusy(true)
		f.ann.take()
		for x := int32(3); x < 8; x++ {
			f.gm.must(wire.PutToken{Token: ann, At: at(x, 2)})
		}
		if msgs := f.ann.take(); len(msgs) > 0 {
			t.Fatalf("%d messages went through a busy connection", len(msgs))
		}
		f.ann.setBusy(false)
		f.ann.session.Ready()
		settle()
		if ups := only[wire.Update](f.ann.take()); len(ups) != 1 {
			t.Errorf("%d updates after the connection was free again, want 1", len(ups))
		}
		if got := f.ann.token("Ann's").At; got != at(7, 2) {
			t.Errorf("the token stands at %v, want the last place", got)
		}
	})
}

func TestSlowClientThatAsksOnIsCutOff(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		f.ann.setBusy(true)
		for range DefaultLimits().Answers + 1 {
			f.ann.send(wire.Say{Text: "are you there"})
			time.Sleep(40 * time.Millisecond)
		}
		settle()
		if code := f.ann.closedWith(); code != wire.CodeSlow {
			t.Errorf("closed with %d, want CodeSlow", code)
		}
		if s := f.gm.now().Seats; len(s) != 3 {
			t.Fatalf("%d seats", len(s))
		}
	})
}

func TestResume(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		f.gm.must(wire.Say{Text: "before"})
		f.ann.session.Leave()
		settle()
		f.gm.must(wire.PutToken{Token: f.gm.token("Ann's").ID, At: at(5, 5)})
		f.gm.must(wire.Say{Text: "meanwhile"})
		f.ann.take()
		f.rejoin(f.ann, f.ann.resume())
		msgs := f.ann.take()
		ups := only[wire.Update](msgs)
		if len(ups) != 1 || ups[0].Base == 0 {
			t.Fatalf("coming back with what was sent last gave %d updates, want one diff", len(ups))
		}
		if notes := only[wire.Notes](msgs); len(notes) != 1 || len(notes[0].Notes) != 1 || notes[0].Notes[0].Text != "meanwhile" {
			t.Errorf("notes %v, want the one that was missed", notes)
		}
		if got := f.ann.token("Ann's").At; got != at(5, 5) {
			t.Errorf("the token stands at %v", got)
		}
	})
}

func TestResumeWithAnotherViewGetsAll(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		for name, change := range map[string]func(*Resume){
			"nothing": func(r *Resume) { *r = Resume{} }, "another sum": func(r *Resume) { r.Sum++ }, "another revision": func(r *Resume) { r.Rev++ },
		} {
			f.ann.session.Leave()
			settle()
			f.ann.take()
			from := f.ann.resume()
			change(&from)
			f.rejoin(f.ann, from)
			if ups := only[wire.Update](f.ann.take()); len(ups) != 1 || ups[0].Base != 0 {
				t.Errorf("coming back with %s: not one whole view", name)
			}
		}
	})
}

func TestReplaced(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		old := f.ann
		f.ann = f.join(old.id)
		if code := old.closedWith(); code != wire.CodeReplaced {
			t.Errorf("the older one was closed with %d, want CodeReplaced", code)
		}
		old.take()
		old.session.Leave() // its socket ends after the newer has come
		settle()
		f.ann.must(wire.Say{Text: "it is me"})
		if len(old.take()) > 0 {
			t.Error("the older one is still told things")
		}
		if !f.gm.here(old.id) {
			t.Error("the leaving of the older one took the newer away")
		}
	})
}

func (s *seated) here(seat wire.SeatID) bool {
	for _, o := range s.now().Seats {
		if o.ID == seat {
			return o.Here
		}
	}
	return false
}

func TestHere(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		if !f.gm.here(f.ann.id) {
			t.Error("Ann is connected, but not here")
		}
		f.ann.session.Leave()
		settle()
		if f.gm.here(f.ann.id) {
			t.Error("Ann left, but is still here")
		}
		if n := f.room.People(); n != 2 {
			t.Errorf("%d people, want 2", n)
		}
	})
}

func TestWatchShowsExactlyTheSeatsView(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		f.place("Ghost", 0, 3, 3, true)
		f.gm.must(wire.Watch{Seat: f.ann.id})
		same := func(when string) {
			var want *wire.View
			f.ok(f.room.do(t.Context(), func() { want = view.Of(f.room.state, f.ann.id) }))
			if !f.gm.now().Equal(want) || !f.gm.now().Equal(f.ann.now()) {
				t.Errorf("%s: the GM's picture is not Ann's", when)
			}
		}
		same("at once")
		f.ann.must(wire.MoveToken{Token: f.ann.token("Ann's").ID, Path: []grid.Place{at(3, 2)}})
		same("after a move")
		if code := f.gm.refused(wire.Say{Text: "no"}); code != wire.CodeRole {
			t.Errorf("a command while watching: %d, want CodeRole", code)
		}
		f.gm.must(wire.Watch{})
		if !f.gm.holds("Ghost") {
			t.Error("the GM's own view did not come back")
		}
		if code := f.ann.refused(wire.Watch{Seat: f.ben.id}); code != wire.CodeRole {
			t.Errorf("a player who watches: %d, want CodeRole", code)
		}
	})
}

func TestRemovedSeat(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		f.gm.must(wire.RemoveSeat{Seat: f.ben.id})
		if code := f.ben.closedWith(); code != wire.CodeRemoved {
			t.Errorf("closed with %d, want CodeRemoved", code)
		}
		if _, err := f.room.Join(f.ben.id, Resume{}, newRecorder(t)); err != ErrAbsent {
			t.Errorf("joining a seat that was taken away: %v, want ErrAbsent", err)
		}
	})
}

func TestFloodIsRefusedThenCutOff(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		time.Sleep(time.Minute)
		f.ann.take()
		for i := range 80 {
			f.ann.send(wire.Say{Text: fmt.Sprint(i)})
		}
		settle()
		msgs := f.ann.take()
		acks, rejects := only[wire.Ack](msgs), only[wire.Reject](msgs)
		if len(acks) != 60 || len(rejects) != 20 {
			t.Errorf("80 at once: %d done, %d refused; want the burst of 60 and 20", len(acks), len(rejects))
		}
		for _, r := range rejects {
			if r.Reason.Code != wire.CodeBusy {
				t.Errorf("refused with %d, want CodeBusy", r.Reason.Code)
			}
		}
		f.ben.must(wire.Say{Text: "others do not feel it"})
		time.Sleep(time.Second)
		for i := range 200 {
			f.ann.send(wire.Say{Text: fmt.Sprint(i)})
		}
		settle()
		if code := f.ann.closedWith(); code != wire.CodeBusy {
			t.Errorf("a flood was closed with %d, want CodeBusy", code)
		}
		f.rejoin(f.ann, f.ann.resume())
		f.ann.send(wire.Say{Text: "coming back does not refill the bucket"})
		settle()
		if acks := only[wire.Ack](f.ann.take()); len(acks) > 0 {
			t.Error("coming back refilled the bucket")
		}
	})
}

func TestGarbageEndsTheSession(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		f.ann.session.Receive([]byte{0xc1, 0xff, 0x00})
		settle()
		if code := f.ann.closedWith(); code != wire.CodeBad {
			t.Errorf("closed with %d, want CodeBad", code)
		}
		f.ben.must(wire.Say{Text: "still here"})
	})
}

// TestAbsentAndHiddenAlike: a player who names what is hidden and one who names what never was get the same bytes.
func TestAbsentAndHiddenAlike(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		ghost := f.place("Ghost", 0, 3, 3, true)
		far := f.place("Far", 0, 16, 2, false)
		asks := map[string]func(wire.TokenID) wire.Body{
			"move":   func(id wire.TokenID) wire.Body { return wire.MoveToken{Token: id, Path: []grid.Place{at(3, 4)}} },
			"turn":   func(id wire.TokenID) wire.Body { return wire.TurnToken{Token: id} },
			"edit":   func(id wire.TokenID) wire.Body { return wire.EditToken{Token: id, Fields: wire.FieldHP} },
			"remove": func(id wire.TokenID) wire.Body { return wire.RemoveToken{Token: id} },
			"put":    func(id wire.TokenID) wire.Body { return wire.PutToken{Token: id, At: at(1, 1)} },
			"entry":  func(id wire.TokenID) wire.Body { return wire.AddEntry{Token: id} },
			"drag": func(id wire.TokenID) wire.Body {
				return wire.Show{Thing: wire.Thing{Kind: wire.ThingDrag, Token: id, Path: []grid.Place{at(3, 4)}}}
			},
		}
		for name, ask := range asks {
			for _, id := range []wire.TokenID{ghost, far} {
				hidden, absent := f.ann.do(ask(id)), f.ann.do(ask(id+1))
				h, okH := hidden.(wire.Reject)
				a, okA := absent.(wire.Reject)
				if !okH || !okA || h.Reason != a.Reason || h.Reason != (wire.Reason{Code: wire.CodeAbsent}) {
					t.Errorf("%s: hidden is answered with %#v, absent with %#v", name, hidden, absent)
				}
			}
		}
	})
}

func TestNotesSayWhen(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		f.gm.take()
		when := time.Now().Unix()
		f.ann.send(wire.Say{Text: "hello"})
		settle()
		if notes := only[wire.Notes](f.gm.take()); len(notes) != 1 || notes[0].Notes[0].At != when {
			t.Errorf("notes %+v, want one of %d", notes, when)
		}
	})
}
