package tabletest

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"testing"

	"sightline/geom/grid"
	"sightline/maps"
	"sightline/server/table"
	"sightline/server/view"
	"sightline/server/wire"

	"github.com/vmihailenco/msgpack/v5"
)

// Table is a table under test and the users that sit at it.
type Table struct {
	testing.TB
	State  *table.State
	Events []table.Event // all there ever were, as decoded from what would be saved
	Users  []*User
	Chance table.Chance
	// Fresh makes every step compare what users hold with a view built by a state that was restored from its snapshot,
	// so with nothing shared or kept: slow and thorough.
	Fresh bool
}

// User is somebody with a seat.
type User struct {
	*Table
	Seat   wire.SeatID
	Got    [][]byte // every message, as encoded
	held   *wire.View
	noted  wire.NoteID
	rev    uint64
	next   uint32
	never  [][]byte
	checks int // of Got were searched
}

// New starts an empty table whose chance comes from the seed.
func New(t testing.TB, seed uint64) *Table {
	return &Table{TB: t, State: table.New("Test table"), Chance: rand.New(rand.NewPCG(seed, 7))}
}

// Sit gives a user a seat.
func (tb *Table) Sit(name string, role wire.Role) *User {
	tb.Helper()
	events, seat, reason := table.Sit(tb.State, name, role, 100, tb.Chance)
	if reason.Code != wire.CodeNone {
		tb.Fatalf("Sit(%q): %+v", name, reason)
	}
	u := &User{Table: tb, Seat: seat}
	tb.Users = append(tb.Users, u)
	tb.save(events)
	return u
}

// Lay lays a map on the table.
func (tb *Table) Lay(m *maps.Map) {
	tb.Helper()
	events, reason := table.Lay(tb.State, m, table.Picture{ID: "cafe", W: 100, H: 100, TileSize: 256, Levels: 1}, tb.Chance)
	if reason.Code != wire.CodeNone {
		tb.Fatalf("Lay: %+v", reason)
	}
	tb.save(events)
}

// save applies events as a room does, by way of their saved form, and tells every user.
func (tb *Table) save(events []table.Event) {
	tb.Helper()
	table.Stamp(events, 1_700_000_000)
	decoded, err := table.DecodeEvents(table.Version, table.EncodeEvents(events))
	if err != nil {
		tb.Fatalf("events can't be read back: %v", err)
	}
	for _, e := range decoded {
		tb.State.Apply(e)
	}
	tb.Events = append(tb.Events, decoded...)
	tb.tell()
}

func (tb *Table) tell() {
	tb.Helper()
	var cold *table.State
	if tb.Fresh {
		var err error
		if cold, err = table.Restore(tb.State.Snapshot()); err != nil {
			tb.Fatalf("snapshot can't be restored: %v", err)
		}
	}
	for _, u := range tb.Users {
		u.update(cold)
	}
}

// update sends a user what changed, by way of bytes, and compares.
func (u *User) update(cold *table.State) {
	u.Helper()
	now := view.Of(u.State, u.Seat)
	if p := wire.Diff(u.held, now); !p.Empty() || u.rev == 0 {
		u.rev++
		m := u.send(wire.Update{Base: u.rev - 1, Rev: u.rev, Sum: now.Sum(), Patch: p})
		next, err := u.held.Apply(m.(wire.Update).Patch)
		if err != nil {
			u.Fatalf("patch of revision %d does not apply: %v", u.rev, err)
		}
		u.held = next
	}
	if notes := view.Notes(u.State, u.Seat, u.noted); len(notes) > 0 {
		u.send(wire.Notes{Notes: notes})
		u.noted = notes[len(notes)-1].ID
	}
	if cold != nil {
		now = view.Of(cold, u.Seat)
	}
	if !u.held.Equal(now) || u.held.Sum() != now.Sum() {
		u.Fatalf("seat %x: the patched view is not the fresh one:\n%+v\n%+v", u.Seat, u.held, now)
	}
	u.search()
}

// send records a message and gives back what the user reads of it.
func (u *User) send(m wire.Message) wire.Message {
	u.Helper()
	b := wire.EncodeMessage(m)
	u.Got = append(u.Got, b)
	got, err := wire.DecodeMessage(b)
	if err != nil {
		u.Fatalf("message %T can't be read: %v", m, err)
	}
	return got
}

// Try gives a command as a room would take it, and returns the refusal, if it is one. Nobody hears of a refused command but
// who gave it.
func (u *User) Try(body wire.Body) wire.Reason {
	u.Helper()
	u.next++
	before := u.State.Snapshot()
	known := view.Of(u.State, u.Seat)
	events, reason := table.Decide(u.State, u.Seat, known, wire.Command{ID: u.next, Body: body}, u.Chance)
	if !bytes.Equal(before, u.State.Snapshot()) {
		u.Fatalf("Decide of %T changed the state", body)
	}
	if reason.Code != wire.CodeNone {
		if len(events) > 0 {
			u.Fatalf("%T: refused with %+v and with events", body, reason)
		}
		u.send(wire.Reject{ID: u.next, Reason: reason})
		u.search()
		return reason
	}
	u.save(events)
	u.send(wire.Ack{ID: u.next, Rev: u.rev})
	return reason
}

// Do gives commands that must be done.
func (u *User) Do(bodies ...wire.Body) {
	u.Helper()
	for _, b := range bodies {
		if r := u.Try(b); r.Code != wire.CodeNone {
			u.Fatalf("%T %+v was refused: %+v", b, b, r)
		}
	}
}

// Refused gives a command that must be refused with that code.
func (u *User) Refused(body wire.Body, code wire.Code) wire.Reason {
	u.Helper()
	r := u.Try(body)
	if r.Code != code {
		u.Fatalf("%T %+v: code %d, want %d", body, body, r.Code, code)
	}
	return r
}

// View is what the user holds.
func (u *User) View() *wire.View { return u.held }

// Token is a token that the user's view holds under a name, or nil.
func (u *User) Token(name string) *wire.Token {
	for i := range u.held.Tokens {
		if u.held.Tokens[i].Name == name {
			return &u.held.Tokens[i]
		}
	}
	return nil
}

// Sees fails unless the user sees tokens of those names now.
func (u *User) Sees(names ...string) {
	u.Helper()
	for _, n := range names {
		if t := u.Token(n); t == nil || t.Past {
			u.Errorf("seat %x does not see %q", u.Seat, n)
		}
	}
}

// Lacks fails if the user's view holds tokens of those names, remembered or seen.
func (u *User) Lacks(names ...string) {
	u.Helper()
	for _, n := range names {
		if t := u.Token(n); t != nil {
			u.Errorf("seat %x holds %q: %+v", u.Seat, n, *t)
		}
	}
}

// Remembers fails unless the user's view holds tokens of those names as last seen.
func (u *User) Remembers(names ...string) {
	u.Helper()
	for _, n := range names {
		if t := u.Token(n); t == nil || !t.Past {
			u.Errorf("seat %x does not remember %q: %+v", u.Seat, n, t)
		}
	}
}

// NeverGets fails if any byte the user was or will be sent tells one of those things: a string, an id, or a point or
// coordinate in the form it has on the wire.
func (u *User) NeverGets(secrets ...any) {
	u.Helper()
	for _, s := range secrets {
		u.never = append(u.never, encoded(u.Table, s))
	}
	u.checks = 0
	u.search()
}

// Forgive ends what NeverGets began: from here on it may be told.
func (u *User) Forgive() { u.never = nil }

func (u *User) search() {
	u.Helper()
	for ; u.checks < len(u.Got); u.checks++ {
		for _, s := range u.never {
			if bytes.Contains(u.Got[u.checks], s) {
				u.Fatalf("seat %x was sent the secret %q in message %d", u.Seat, s, u.checks)
			}
		}
	}
}

// encoded is a thing as it would stand in a message.
func encoded(tb *Table, s any) []byte {
	var b bytes.Buffer
	e := msgpack.NewEncoder(&b)
	e.UseCompactInts(true)
	var err error
	switch s := s.(type) {
	case string:
		return []byte(s)
	case uint64:
		err = e.EncodeUint64(s)
	case wire.PictureID:
		return []byte(s)
	case wire.TokenID:
		err = e.EncodeUint64(uint64(s))
	case wire.DoorID:
		err = e.EncodeUint64(uint64(s))
	case wire.EntryID:
		err = e.EncodeUint64(uint64(s))
	case int32:
		err = e.EncodeInt(int64(s))
	case [2]int32:
		if err = e.EncodeInt(int64(s[0])); err == nil {
			err = e.EncodeInt(int64(s[1]))
		}
	default:
		tb.Fatalf("NeverGets of %T", s)
	}
	if err != nil {
		tb.Fatal(err)
	}
	return b.Bytes()
}

// Add puts a token on the table as its GM would, and returns its id.
func (u *User) Add(spec wire.TokenSpec, x, y int32) wire.TokenID {
	u.Helper()
	had := map[wire.TokenID]bool{}
	for _, t := range u.State.Tokens {
		had[t.ID] = true
	}
	u.Do(wire.AddToken{Spec: spec, At: At(x, y)})
	for _, t := range u.State.Tokens {
		if !had[t.ID] {
			return t.ID
		}
	}
	u.Fatal("AddToken added none")
	return 0
}

// Affect lays an effect on a token.
func (u *User) Affect(id wire.TokenID, spec wire.EffectSpec) wire.EffectID {
	u.Helper()
	had := u.State.EffectsOn(id)
	u.Do(wire.AddEffect{Tokens: []wire.TokenID{id}, Spec: spec})
	for _, e := range u.State.EffectsOn(id) {
		if !slices.Contains(had, e) {
			return e.ID
		}
	}
	u.Fatal("AddEffect laid none")
	return 0
}

// At is the place in a cell.
func At(x, y int32) grid.Place { return grid.Place{Cell: grid.Cell{X: x, Y: y}} }

// Path is a walk through cells, given as pairs of coordinates.
func Path(xy ...int32) []grid.Place {
	var p []grid.Place
	for i := 0; i+1 < len(xy); i += 2 {
		p = append(p, At(xy[i], xy[i+1]))
	}
	return p
}

// Silent fails if anything is sent to the user while f runs.
func (u *User) Silent(what string, f func()) {
	u.Helper()
	n := len(u.Got)
	f()
	if len(u.Got) != n {
		u.Errorf("%s: seat %x was sent %d messages: %x", what, u.Seat, len(u.Got)-n, u.Got[n])
	}
}

// WasSent says whether some message to the user holds the thing, in the form NeverGets looks for.
func (u *User) WasSent(thing any) bool {
	s := encoded(u.Table, thing)
	for _, b := range u.Got {
		if bytes.Contains(b, s) {
			return true
		}
	}
	return false
}
