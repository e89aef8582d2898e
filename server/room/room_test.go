package room

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/color"
	"image/png"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/maps"
	"sightline/server/journal"
	"sightline/server/journal/memory"
	"sightline/server/media"
	"sightline/server/wire"
)

// The tests run in bubbles of synctest: their time is not the machine's, and Wait returns when everybody waits.

type testClock struct{}

func (testClock) Now() time.Time                         { return time.Now() }
func (testClock) After(d time.Duration) <-chan time.Time { return time.After(d) }

// testJournal is a journal in memory in whose appends a test can meddle.
type testJournal struct {
	journal.Journal
	before func(records []journal.Record) error // of each Append; nil: nothing
	snaps  []uint64
}

func (j *testJournal) Append(ctx context.Context, room string, e journal.Epoch, last uint64, records []journal.Record) error {
	if j.before != nil {
		if err := j.before(records); err != nil {
			return err
		}
	}
	return j.Journal.Append(ctx, room, e, last, records)
}

func (j *testJournal) Snapshot(ctx context.Context, room string, e journal.Epoch, seq uint64, body []byte) error {
	j.snaps = append(j.snaps, seq)
	return j.Journal.Snapshot(ctx, room, e, seq, body)
}

// hall is a map of 20 by 10 cells: a wall without a gap at x = 10 makes two halls of it.
func hall() *maps.Map {
	m := maps.Blank("hall", 20, 10, 1)
	m.Hand = false
	m.Walls = []maps.Wall{{Line: []maps.XY{{X: 10, Y: 0}, {X: 10, Y: 10}}, Kind: sight.Solid}}
	return m
}

// stone is a picture of 200 by 100 pixels, all of one colour.
func stone() []byte {
	img := image.NewRGBA(image.Rect(0, 0, 200, 100))
	for i := range img.Pix {
		img.Pix[i] = 200
	}
	img.Set(0, 0, color.RGBA{200, 200, 200, 255})
	for i := 3; i < len(img.Pix); i += 4 {
		img.Pix[i] = 255
	}
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		panic(err)
	}
	return b.Bytes()
}

// fixture is a room with a GM and two players: Ann's token stands in the west hall, Ben's in the east one.
type fixture struct {
	t       *testing.T
	journal *testJournal
	config  Config
	room    *Room
	gm      *seated
	ann     *seated
	ben     *seated
}

// seated is a seat with the client that sits on it.
type seated struct {
	*recorder
	t       *testing.T
	id      wire.SeatID
	session *Session
	last    uint32
}

func newFixture(t *testing.T) *fixture {
	j := &testJournal{Journal: memory.New()}
	f := &fixture{t: t, journal: j, config: Config{
		ID: "r", Name: "The Hall", Journal: j, Media: media.New(media.Memory(), nil, media.DefaultLimits()),
		Clock: testClock{}, Chance: rand.New(rand.NewPCG(1, 2)),
	}}
	f.open()
	f.ok(f.room.LayMap(t.Context(), hall(), stone()))
	gm, err := f.room.GMSeat("Master")
	f.ok(err)
	ann, err := f.room.Sit("Ann", wire.Player)
	f.ok(err)
	ben, err := f.room.Sit("Ben", wire.Player)
	f.ok(err)
	f.gm, f.ann, f.ben = f.join(gm), f.join(ann), f.join(ben)
	settings := f.gm.now().Table
	settings.Shared = false
	f.gm.must(wire.SetTable{Table: settings})
	f.place("Ann's", f.ann.id, 2, 2, false)
	f.place("Ben's", f.ben.id, 17, 7, false)
	return f
}

func (f *fixture) ok(err error) {
	f.t.Helper()
	if err != nil {
		f.t.Fatal(err)
	}
}

func (f *fixture) open() {
	f.t.Helper()
	r, err := Open(context.Background(), f.config)
	f.ok(err)
	f.room = r
	f.t.Cleanup(func() { _ = r.Close() })
}

func (f *fixture) join(seat wire.SeatID) *seated {
	f.t.Helper()
	return f.rejoin(&seated{recorder: newRecorder(f.t), t: f.t, id: seat}, Resume{})
}

// rejoin opens a session for a client that may have had one before.
func (f *fixture) rejoin(s *seated, from Resume) *seated {
	f.t.Helper()
	s.closed = nil
	session, err := f.room.Join(s.id, from, s.recorder)
	f.ok(err)
	s.session = session
	settle()
	return s
}

// place has the GM put a token on the table and says its id.
func (f *fixture) place(name string, owner wire.SeatID, x, y int32, hidden bool) wire.TokenID {
	f.t.Helper()
	f.gm.must(wire.AddToken{Spec: wire.TokenSpec{Name: name, Owner: owner, Hidden: hidden, Speed: 6}, At: at(x, y)})
	return f.gm.token(name).ID
}

func at(x, y int32) grid.Place { return grid.Place{Cell: grid.Cell{X: x, Y: y}} }

// settle lets everything happen that is going to: a tick is less than this.
func settle() {
	synctest.Wait()
	time.Sleep(2 * Tick)
	synctest.Wait()
}

// do sends a command, lets everything happen and returns the answer.
func (s *seated) do(body wire.Body) wire.Message {
	s.t.Helper()
	id := s.send(body)
	settle()
	time.Sleep(40 * time.Millisecond) // so that no test meets the rate that does not mean to
	return s.answers()[id]
}

func (s *seated) send(body wire.Body) uint32 {
	s.last++
	s.session.Receive(wire.EncodeCommand(wire.Command{ID: s.last, Body: body}))
	return s.last
}

func (s *seated) must(body wire.Body) {
	s.t.Helper()
	if m, ok := s.do(body).(wire.Ack); !ok {
		s.t.Fatalf("%T%+v was answered with %#v", body, body, m)
	}
}

func (s *seated) refused(body wire.Body) wire.Code {
	s.t.Helper()
	r, ok := s.do(body).(wire.Reject)
	if !ok {
		s.t.Fatalf("%T was not refused", body)
	}
	return r.Reason.Code
}

func (s *seated) token(name string) *wire.Token {
	v := s.now()
	i := slices.IndexFunc(v.Tokens, func(t wire.Token) bool { return t.Name == name })
	if i < 0 {
		s.t.Fatalf("%s is not in the view", name)
	}
	return &v.Tokens[i]
}

func (s *seated) holds(name string) bool {
	return slices.ContainsFunc(s.now().Tokens, func(t wire.Token) bool { return t.Name == name && !t.Past })
}

// recorder is an Out that keeps what it is sent and puts the view together as a client does.
type recorder struct {
	t *testing.T

	mu     sync.Mutex
	busy   bool
	msgs   []wire.Message
	view   *wire.View
	rev    uint64
	note   wire.NoteID
	closed *wire.Code
}

func newRecorder(t *testing.T) *recorder { return &recorder{t: t} }

func (r *recorder) Send(b []byte) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.busy {
		return false
	}
	m, err := wire.DecodeMessage(b)
	if err != nil {
		r.t.Errorf("a message that cannot be read: %v", err)
		return true
	}
	r.msgs = append(r.msgs, m)
	switch m := m.(type) {
	case wire.Update:
		r.update(m)
	case wire.Notes:
		r.note = m.Notes[len(m.Notes)-1].ID
	}
	return true
}

func (r *recorder) update(u wire.Update) {
	base := r.view
	if u.Base == 0 {
		base = nil
	} else if u.Base != r.rev {
		r.t.Errorf("an update of revision %d came at %d", u.Base, r.rev)
	}
	v, err := base.Apply(u.Patch)
	if err != nil {
		r.t.Errorf("revision %d: %v", u.Rev, err)
		return
	}
	if v.Sum() != u.Sum {
		r.t.Errorf("revision %d: the patched view is not the server's", u.Rev)
	}
	r.view, r.rev = v, u.Rev
}

func (r *recorder) Close(why wire.Code) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.closed != nil {
		r.t.Errorf("closed twice: %d, then %d", *r.closed, why)
	}
	r.closed = &why
}

func (r *recorder) now() *wire.View {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.view
}

func (r *recorder) resume() Resume {
	r.mu.Lock()
	defer r.mu.Unlock()
	return Resume{Rev: r.rev, Sum: r.view.Sum(), Note: r.note}
}

// take returns what came since the last take.
func (r *recorder) take() []wire.Message {
	r.mu.Lock()
	defer r.mu.Unlock()
	msgs := r.msgs
	r.msgs = nil
	return msgs
}

func (r *recorder) setBusy(busy bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.busy = busy
}

func (r *recorder) closedWith() wire.Code {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.closed == nil {
		return wire.CodeNone
	}
	return *r.closed
}

func (r *recorder) answers() map[uint32]wire.Message {
	r.mu.Lock()
	defer r.mu.Unlock()
	all := map[uint32]wire.Message{}
	for _, m := range r.msgs {
		switch m := m.(type) {
		case wire.Ack:
			all[m.ID] = m
		case wire.Reject:
			all[m.ID] = m
		}
	}
	return all
}

// only keeps the messages of one kind.
func only[M wire.Message](msgs []wire.Message) []M {
	var all []M
	for _, m := range msgs {
		if m, ok := m.(M); ok {
			all = append(all, m)
		}
	}
	return all
}

var errDisk = errors.New("the disk is full")
