package link_test

import (
	"sync"
	"testing"
	"time"

	"sightline/client/link"
	"sightline/server/wire"
)

// fakeWire is a connection whose other end the test holds.
type fakeWire struct {
	mu     sync.Mutex
	box    *link.Mailbox[link.Word]
	resume link.Resume
	sent   [][]byte
	closed bool
}

func (w *fakeWire) Send(b []byte) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.sent = append(w.sent, b)
}

func (w *fakeWire) Close() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.closed = true
}

func (w *fakeWire) isClosed() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.closed
}

func (w *fakeWire) says(m wire.Message) { w.box.Put(link.Word{Data: wire.EncodeMessage(m)}) }

func (w *fakeWire) cut() { w.box.Put(link.Word{Gone: true}) }

// rig is a line on a ground that the test moves by hand.
type rig struct {
	t        *testing.T
	line     *link.Line
	dialled  chan *fakeWire
	messages chan wire.Message
	states   chan told
	waits    chan wait
	nudge    chan struct{}
	refusal  wire.Code
	done     chan struct{}
}

type told struct {
	state link.State
	code  wire.Code
}

type wait struct {
	d    time.Duration
	fire chan time.Time
}

// newRig starts a line. Waits for silence are never over unless the test asks; other waits go to waits.
func newRig(t *testing.T, silence chan time.Time) *rig {
	r := &rig{
		t: t, dialled: make(chan *fakeWire, 9), messages: make(chan wire.Message, 99), states: make(chan told, 99),
		waits: make(chan wait, 99), nudge: make(chan struct{}), done: make(chan struct{}),
	}
	r.line = link.NewLine(link.Ground{
		Dial: func(resume link.Resume, box *link.Mailbox[link.Word]) link.Wire {
			w := &fakeWire{box: box, resume: resume}
			r.dialled <- w
			return w
		},
		Refused: func() wire.Code { return r.refusal },
		After: func(d time.Duration) <-chan time.Time {
			if d == link.Silence {
				return silence
			}
			w := wait{d, make(chan time.Time, 1)}
			r.waits <- w
			return w.fire
		},
		Chance: func() float64 { return 0 },
		Nudge:  r.nudge,
	}, link.Handler{
		Message: func(m wire.Message) { r.messages <- m },
		State:   func(s link.State, c wire.Code) { r.states <- told{s, c} },
	})
	go func() { r.line.Run(); close(r.done) }()
	t.Cleanup(func() { r.line.Close(); <-r.done })
	return r
}

// get takes from a channel, with a limit that only a broken program reaches.
func get[T any](t *testing.T, c <-chan T, what string) T {
	t.Helper()
	select {
	case v := <-c:
		return v
	case <-time.After(10 * time.Second):
		t.Fatalf("no %s came", what)
		panic("")
	}
}

func (r *rig) state(want link.State, code wire.Code) {
	r.t.Helper()
	if got := get(r.t, r.states, "state"); got != (told{want, code}) {
		r.t.Fatalf("state %v, want %v with code %v", got, want, code)
	}
}

// live dials and greets.
func (r *rig) live() *fakeWire {
	r.t.Helper()
	w := get(r.t, r.dialled, "dial")
	w.says(wire.Welcome{Protocol: wire.Protocol, Seat: 1})
	r.state(link.Live, wire.CodeNone)
	return w
}

func TestLineComesUpAndPassesMessagesInOrder(t *testing.T) {
	r := newRig(t, nil)
	r.state(link.Waiting, wire.CodeNone)
	if r.line.Send(wire.Command{ID: 1, Body: wire.Undo{}}) {
		t.Error("a command went out before the server said a word")
	}
	w := r.live()
	w.says(wire.Beat{})
	w.says(wire.Ack{ID: 1})
	w.says(wire.Ack{ID: 2})
	for want := uint32(1); want <= 2; want++ {
		if a := get(t, r.messages, "message").(wire.Ack); a.ID != want {
			t.Errorf("ack %d, want %d", a.ID, want)
		}
	}
	if !r.line.Send(wire.Command{ID: 3, Body: wire.Undo{}}) || len(w.sent) != 1 {
		t.Error("the command did not go out")
	}
}

func TestLineAsksForWhatItMissed(t *testing.T) {
	r := newRig(t, nil)
	r.state(link.Waiting, wire.CodeNone)
	w := r.live()
	if w.resume != (link.Resume{}) {
		t.Errorf("the first dial asks with %v, want for everything", w.resume)
	}
	v := &wire.View{}
	w.says(wire.Update{Rev: 4, Sum: v.Sum(), Patch: wire.Diff(nil, v)})
	w.says(wire.Notes{Notes: []wire.Note{{ID: 11}, {ID: 12}}})
	get(t, r.messages, "update")
	get(t, r.messages, "notes")
	w.cut()
	r.state(link.Waiting, wire.CodeNone)
	get(t, r.waits, "wait").fire <- time.Time{}
	want := link.Resume{Rev: 4, Sum: v.Sum(), Note: 12}
	if again := r.live(); again.resume != want {
		t.Errorf("asks again with %v, want %v", again.resume, want)
	}
}

func TestBrokenMessageAsksForEverything(t *testing.T) {
	r := newRig(t, nil)
	r.state(link.Waiting, wire.CodeNone)
	w := r.live()
	w.says(wire.Notes{Notes: []wire.Note{{ID: 5}}})
	get(t, r.messages, "notes")
	w.box.Put(link.Word{Data: []byte{0xC1, 0xFF}})
	r.state(link.Waiting, wire.CodeNone)
	get(t, r.waits, "wait").fire <- time.Time{}
	if again := r.live(); again.resume != (link.Resume{}) {
		t.Errorf("asks with %v after a broken message", again.resume)
	}
	if !w.isClosed() {
		t.Error("the old wire was left open")
	}
}

func TestWaitsGrowAndStartAnewAfterAWord(t *testing.T) {
	r := newRig(t, nil)
	var last time.Duration
	for i := range 7 {
		get(t, r.dialled, "dial").cut()
		w := get(t, r.waits, "wait")
		if w.d < last || w.d > 15*time.Second {
			t.Errorf("wait %d is %v after %v", i, w.d, last)
		}
		last = w.d
		w.fire <- time.Time{}
	}
	w := get(t, r.dialled, "dial")
	w.says(wire.Welcome{Protocol: wire.Protocol})
	w.cut()
	if d := get(t, r.waits, "wait").d; d >= last {
		t.Errorf("after a good connection the wait is still %v", d)
	}
}

func TestNudgeEndsTheWait(t *testing.T) {
	r := newRig(t, nil)
	get(t, r.dialled, "dial").cut()
	get(t, r.waits, "wait")
	r.nudge <- struct{}{}
	get(t, r.dialled, "dial")
}

func TestSilenceCutsTheWire(t *testing.T) {
	silence := make(chan time.Time)
	r := newRig(t, silence)
	r.state(link.Waiting, wire.CodeNone)
	w := r.live()
	silence <- time.Time{}
	r.state(link.Waiting, wire.CodeNone)
	if !w.isClosed() {
		t.Error("the silent wire was left open")
	}
}

func TestServerEndsTheLine(t *testing.T) {
	for code, final := range map[wire.Code]bool{
		wire.CodeReplaced: true, wire.CodeRemoved: true, wire.CodeVersion: true,
		wire.CodeMoved: false, wire.CodeSlow: false, wire.CodeBusy: false,
	} {
		r := newRig(t, nil)
		r.state(link.Waiting, wire.CodeNone)
		w := r.live()
		w.says(wire.Bye{Code: code})
		if b := get(t, r.messages, "bye").(wire.Bye); b.Code != code {
			t.Errorf("bye with %v", b.Code)
		}
		want := link.Waiting
		if final {
			want = link.Ended
		}
		r.state(want, code)
	}
}

func TestRefusedDialIsExplained(t *testing.T) {
	r := newRig(t, nil)
	r.refusal = wire.CodeAbsent
	r.state(link.Waiting, wire.CodeNone)
	get(t, r.dialled, "dial").cut()
	r.state(link.Ended, wire.CodeAbsent)
	<-r.done
}

func TestOtherProtocolEnds(t *testing.T) {
	r := newRig(t, nil)
	r.state(link.Waiting, wire.CodeNone)
	get(t, r.dialled, "dial").says(wire.Welcome{Protocol: wire.Protocol + 1})
	r.state(link.Ended, wire.CodeVersion)
}

func TestClosedLineIsSilent(t *testing.T) {
	r := newRig(t, nil)
	r.state(link.Waiting, wire.CodeNone)
	w := r.live()
	r.line.Close()
	w.says(wire.Ack{ID: 1})
	<-r.done
	if len(r.messages) != 0 || len(r.states) != 0 {
		t.Error("a closed line was heard")
	}
	if r.line.Send(wire.Command{Body: wire.Undo{}}) {
		t.Error("a closed line sends")
	}
	r.line.Close() // twice does no harm
}
