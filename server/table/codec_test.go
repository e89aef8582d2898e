package table

import (
	"bytes"
	"math/rand/v2"
	"runtime"
	"testing"

	"sightline/geom"
	"sightline/server/wire"

	"github.com/vmihailenco/msgpack/v5"
)

// TestEveryEventIsKept: each kind of event survives its saved form, and kinds lists each.
func TestEveryEventIsKept(t *testing.T) {
	if len(kinds) != 42 {
		t.Errorf("%d kinds; add new ones to kinds and Apply", len(kinds))
	}
	mask := geom.NewMask(70, 3)
	mask.SetRow(1, 3, 66)
	events := []Event{
		SeatNamed{Seat: 1 << 63, Name: "Žofie"},
		Brushed{Reveal: true, Area: Mask{mask}},
		Learned{Seat: 3, Explored: Mask{mask}, Walls: packBits([]uint64{5, 0, 1 << 63}), Gone: []wire.TokenID{7}},
		Noted{To: []wire.SeatID{1}, Note: wire.Note{Kind: wire.NoteRoll, Roll: &wire.RollResult{Expr: "2d6", Total: 7,
			Terms: []wire.RollTerm{{Count: 2, Sides: 6, Value: 7, Faces: []wire.Face{{Value: 3}, {Value: 4}}}}}}},
		Met{Seat: 3, Lines: []wire.EntryID{4, 5}},
		Did{Done: Done{Count: 9, Tokens: []WasToken{{Fields: fieldAt, Token: Token{ID: 4}}}, Light: &WasLight{}}},
	}
	b := EncodeEvents(events)
	back, err := DecodeEvents(Version, b)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(EncodeEvents(back), b) {
		t.Errorf("%+v became %+v", events, back)
	}
	l := back[2].(Learned)
	if bits, err := unpackBits(l.Walls); err != nil || bits[0] != 5 || bits[2] != 1<<63 || !l.Explored.Equal(mask) {
		t.Errorf("learned %+v, bits %v, %v", l, bits, err)
	}
}

// TestUpcast reads events of older versions through their upcasts, and refuses those of newer programs.
func TestUpcast(t *testing.T) {
	if _, err := DecodeEvents(Version+1, EncodeEvents(nil)); err == nil {
		t.Error("events of a newer program were read")
	}
	upcasts[0] = func(kind string, body []byte) (string, []byte, error) {
		switch kind {
		case "gossip":
			return "", nil, nil
		case "named": // had Id where Seat is now
			var old struct {
				Id   wire.SeatID
				Name string
			}
			if err := msgpack.Unmarshal(body, &old); err != nil {
				return "", nil, err
			}
			return SeatNamed{}.kind(), pack(SeatNamed{old.Id, old.Name}), nil
		}
		return kind, body, nil
	}
	defer delete(upcasts, 0)
	old := pack([]packed{
		{"gossip", pack("?")},
		{"named", pack(map[string]any{"Id": 12, "Name": "Ann", "Later": true})},
		{SeatGone{}.kind(), pack(SeatGone{5})},
	})
	events, err := DecodeEvents(0, old)
	if err != nil || len(events) != 2 || events[0] != (SeatNamed{12, "Ann"}) || events[1] != (SeatGone{5}) {
		t.Errorf("%+v, %v", events, err)
	}
}

// TestHostileBytes: bytes that claim more than they hold are refused before anything is allocated by their word, and no
// bytes at all make reading panic.
func TestHostileBytes(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	rnd := rand.New(rand.NewPCG(seed, 0))
	bombs := [][]byte{
		{0xdd, 0xff, 0xff, 0xff, 0xff}, {0xdf, 0x7f, 0xff, 0xff, 0xff}, {0xc6, 0xff, 0xff, 0xff, 0xff, 0}, {0xc1}, {},
		append([]byte{0x91, 0x82, 0xa1, 'K', 0xa3, 's', 'a', 't', 0xa1, 'E', 0x81, 0xa4, 'S', 'e', 'a', 't', 0xdd, 0x10, 0, 0, 0}, 0),
		bytes.Repeat([]byte{0x91}, 1000),
	}
	for _, b := range bombs {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		if _, err := DecodeEvents(Version, b); err == nil {
			t.Errorf("%x was read", b)
		}
		if _, err := Restore(b); err == nil {
			t.Errorf("%x was restored", b)
		}
		if runtime.ReadMemStats(&after); after.TotalAlloc-before.TotalAlloc > 1<<20 {
			t.Errorf("%x made reading allocate %d bytes", b, after.TotalAlloc-before.TotalAlloc)
		}
	}
	good := EncodeEvents([]Event{TokenAdded{Token{ID: 5, Spec: wire.TokenSpec{Name: "x"}}}, Listed{Entries: []Entry{{ID: 3}}}, Put{}})
	for range 3000 {
		b := bytes.Clone(good)
		for range 1 + rnd.IntN(4) {
			b[rnd.IntN(len(b))] = byte(rnd.Uint32())
		}
		_, _ = DecodeEvents(Version, b[:rnd.IntN(len(b)+1)])
	}
}

// TestSnapshotIsTheState: a restored state says the same, and one that is new too.
func TestSnapshotIsTheState(t *testing.T) {
	st := New("x")
	back, err := Restore(st.Snapshot())
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(back.Snapshot(), st.Snapshot()) {
		t.Error("not the same state")
	}
	if _, err := Restore(pack(saved{Version: 99})); err == nil {
		t.Error("a snapshot of version 99 was read")
	}
}

// TestStamp writes the time into new notes alone.
func TestStamp(t *testing.T) {
	events := []Event{Noted{Note: wire.Note{Text: "a"}}, SeatGone{1}, Noted{Note: wire.Note{At: 5}}}
	Stamp(events, 9)
	if a, b := events[0].(Noted).Note.At, events[2].(Noted).Note.At; a != 9 || b != 5 {
		t.Errorf("stamped %d and %d", a, b)
	}
}
