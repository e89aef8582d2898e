package table_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/server/table"
	"sightline/server/tabletest"
	"sightline/server/wire"
)

// strokes are random strokes of the hand over a map, and what they come to, bit by bit.
type strokes struct{ revealed, hidden *geom.Mask }

func (s *strokes) stroke(rnd *rand.Rand) wire.BrushFog {
	w, h := s.revealed.W(), s.revealed.H()
	b := wire.BrushFog{Reveal: rnd.IntN(2) == 0, Area: geom.NewMask(w, h)}
	x, y := rnd.Int32N(w), rnd.Int32N(h)
	for i := range 1 + rnd.Int32N(9) {
		if y+i < h {
			b.Area.SetRow(y+i, x, min(w, x+1+rnd.Int32N(20)))
		}
	}
	to, from := s.revealed, s.hidden
	if !b.Reveal {
		to, from = from, to
	}
	to.Or(b.Area)
	from.AndNot(b.Area)
	return b
}

// TestHandBitByBit: by sight, what was explored or revealed is explored and what is in sight is seen, unless it is hidden; by
// hand, what is revealed and not hidden is explored, seen and bright. The last stroke over a spot counts. Memory grows the same
// as without any stroke.
func TestHandBitByBit(t *testing.T) {
	rnd := tabletest.Rand(t)
	for kind := range grid.Kind(3) {
		s, bare := newScenario(t), newScenario(t)
		for _, x := range []*scenario{s, bare} {
			x.gm.Do(wire.SetScene{Grid: grid.Grid{Kind: kind}}, wire.ResetFog{})
		}
		p := s.State.Plan()
		now := strokes{geom.NewMask(p.Wide, p.High), geom.NewMask(p.Wide, p.High)}
		for n := range 20 {
			s.gm.Do(now.stroke(rnd))
			if n == 12 {
				rule(s.gm, func(t *wire.Table) { t.Fog = wire.FogHand })
			}
			if n == 16 {
				rule(s.gm, func(t *wire.Table) { t.Fog = wire.FogSight })
			}
			if n == 5 {
				open := wire.SetDoor{Door: s.door, To: wire.DoorOpen}
				s.gm.Do(open)
				bare.gm.Do(open)
			}
			memory, sight, v := bare.ann.View().Ground.Explored, bare.ann.View().Ground, s.ann.View().Ground
			byHand := n >= 12 && n < 16
			for y := range p.High {
				for x := range p.Wide {
					hidden, revealed := now.hidden.Get(x, y), now.revealed.Get(x, y)
					explored, seen, bright := memory.Get(x, y) || revealed, sight.Seen.Get(x, y), sight.Bright.Get(x, y)
					if byHand {
						explored, seen, bright = revealed, revealed, revealed
					}
					if v.Explored.Get(x, y) != (explored && !hidden) || v.Seen.Get(x, y) != (seen && !hidden) || v.Bright.Get(x, y) != (bright && !hidden) {
						t.Fatalf("%v, stroke %d, spot %d,%d (hidden %v, revealed %v): explored %v, seen %v, bright %v", kind, n, x, y, hidden, revealed,
							v.Explored.Get(x, y), v.Seen.Get(x, y), v.Bright.Get(x, y))
					}
				}
			}
			if m := s.State.Memory(s.ann.Seat); !m.Explored.Equal(memory) {
				t.Fatalf("%v, stroke %d: the hand changed what is remembered", kind, n)
			}
		}
	}
}

// TestHiddenByHandOnAnotherGrid: who and what stands on ground that is hidden by hand shows on no other grid either, and what
// was revealed by hand grows on none.
func TestHiddenByHandOnAnotherGrid(t *testing.T) {
	s := newScenario(t)
	s.gm.Do(wire.PutToken{Token: s.goblin, At: tabletest.At(1, 2)})
	hide := geom.NewMask(48, 24)
	for y := int32(12); y < 24; y++ {
		hide.SetRow(y, 2, 22)
	}
	s.gm.Do(wire.BrushFog{Area: hide})
	s.ann.NeverGets("orc")
	s.gm.Do(edit(s.goblin, wire.FieldName, wire.TokenSpec{Name: "orc"}))
	cells := func() float64 { // revealed, in cells of the map
		w, h := s.State.Scene.Grid.SubSize()
		x, y := s.State.Scene.Grid.ToCells(geom.Point{X: w, Y: h})
		return float64(s.State.Hand.Revealed.Count()) * x * y
	}
	reveal := geom.NewMask(48, 24)
	for y := range int32(16) {
		reveal.SetRow(y, 28, 44)
	}
	s.gm.Do(wire.BrushFog{Reveal: true, Area: reveal})
	was := cells()
	for _, g := range []grid.Grid{{Kind: grid.HexFlat}, {Kind: grid.HexPointy, Even: true}, {}, {Kind: grid.HexPointy}, {}} {
		s.gm.Do(wire.SetScene{Grid: g})
		s.ann.Lacks("orc", "goblin")
		if now := cells(); now > was+0.01 || now < was/3 {
			t.Errorf("%v: %.2f cells are revealed of %.2f", g, now, was)
		} else {
			was = now
		}
		s.Sound()
	}
}

// TestDoorsByHand: by hand, doors on revealed ground are known as they are: locked ones as closed, secret ones while open.
func TestDoorsByHand(t *testing.T) {
	for edge, want := range map[string][]wire.DoorState{
		"D": {wire.DoorClosed}, "O": {wire.DoorOpen}, "L": {wire.DoorClosed}, "S": {}, "W": {wire.DoorClosed},
	} {
		tb, gm, ann, _ := walk(t, tabletest.Draw("\n+-+-+-+-+\n|. ."+edge+". .|\n+-+-+-+-+\n"), wire.LightBright, wire.TokenSpec{}, tabletest.At(0, 0))
		rule(gm, func(t *wire.Table) { t.Fog = wire.FogHand })
		if len(ann.View().Doors)+len(ann.View().Walls) > 0 {
			t.Errorf("%s: known before anything was revealed: %+v", edge, ann.View().Doors)
		}
		gm.Do(wire.RevealRoom{At: geom.Point{X: 500, Y: 500}})
		check := func(what string, want []wire.DoorState) {
			t.Helper()
			var got []wire.DoorState
			for _, d := range ann.View().Doors {
				got = append(got, d.State)
			}
			if !slices.Equal(got, want) {
				t.Errorf("%s, %s: doors %v, want %v", edge, what, got, want)
			}
		}
		check("as laid", want)
		from := tb.State.Doors[0].State
		if from != wire.DoorOpen {
			gm.Do(wire.SetDoor{Door: tb.State.Doors[0].ID, From: from, To: wire.DoorOpen})
		}
		check("open", []wire.DoorState{wire.DoorOpen})
		walls := len(ann.View().Walls)
		gm.Do(wire.SetDoor{Door: tb.State.Doors[0].ID, From: wire.DoorOpen, To: wire.DoorClosed})
		if edge == "S" {
			check("shut", nil)
			if len(ann.View().Walls) == walls {
				t.Error("a secret door that was shut is no wall again")
			}
		} else {
			check("shut", []wire.DoorState{wire.DoorClosed})
		}
	}
}

// TestRevealRoom: what a room is ends at walls and shut doors, not at open ones and windows, in any light; a point off the map
// is none.
func TestRevealRoom(t *testing.T) {
	for edge, through := range map[string]bool{"|": false, "D": false, "S": false, "O": true, "W": true, "=": true} {
		tb, gm, _, _ := walk(t, tabletest.Draw("\n+-+-+-+-+\n|. ."+edge+". .|\n+-+-+-+-+\n"), wire.LightDark, wire.TokenSpec{}, tabletest.At(0, 0))
		gm.Do(wire.RevealRoom{At: geom.Point{X: 512, Y: 512}})
		m := tb.State.Hand.Revealed
		if !m.Get(4, 4) || m.Get(28, 4) != through {
			t.Errorf("%q: behind it is revealed: %v", edge, m.Get(28, 4))
		}
		gm.Refused(wire.RevealRoom{At: geom.Point{X: -1, Y: 5}}, wire.CodeOutside)
		gm.Refused(wire.RevealRoom{At: geom.Point{X: 5, Y: 5000}}, wire.CodeOutside)
	}
}

// TestResets: what a reset of all and of one seat forgets, where memory is the party's and where it is each seat's.
func TestResets(t *testing.T) {
	for _, shared := range []bool{true, false} {
		for _, who := range []string{"all", "Ann", "Ben", "the GM", "nobody"} {
			s := newScenario(t)
			rule(s.gm, func(t *wire.Table) { t.Shared = shared })
			s.gm.Do(wire.SetDoor{Door: s.door, To: wire.DoorOpen}, wire.SetDoor{Door: s.door, From: wire.DoorOpen}, wire.BrushFog{Area: s.area})
			seat := map[string]wire.SeatID{"Ann": s.ann.Seat, "Ben": s.ben.Seat, "the GM": s.gm.Seat, "nobody": 12345}[who]
			if who == "nobody" {
				s.gm.Refused(wire.ResetFog{Seat: seat}, wire.CodeAbsent)
				continue
			}
			s.gm.Do(wire.ResetFog{Seat: seat})
			for name, u := range map[string]*tabletest.User{"Ann": s.ann, "Ben": s.ben} {
				m := s.State.Memory(u.Seat)
				forgot := !m.Explored.Get(30, 12)
				if want := shared || who == "all" || who == name; forgot != want {
					t.Errorf("shared %v, reset of %s: %s forgot: %v", shared, who, name, forgot)
				}
			}
			if lifted := s.State.Hand.Hidden.Empty(); lifted != (shared || who == "all") {
				t.Errorf("shared %v, reset of %s: the hand is lifted: %v", shared, who, lifted)
			}
		}
	}
}

// TestSharing: a party's memory becomes each player's own, and theirs the party's again, with all that any of them knew.
func TestSharing(t *testing.T) {
	s := newScenario(t)
	s.gm.Do(wire.PutToken{Token: s.friend, At: tabletest.At(5, 1)}, wire.ResetFog{})
	party := s.ann.View().Ground.Explored
	rule(s.gm, func(t *wire.Table) { t.Shared = false })
	if len(s.State.Memories) != 2 || !s.ann.View().Ground.Explored.Equal(party) || !s.ben.View().Ground.Explored.Equal(party) {
		t.Error("parted, one of them forgot something")
	}
	if s.State.Memory(s.gm.Seat) != nil {
		t.Error("a GM has a memory of its own")
	}
	cid := s.Sit("Cid", wire.Player)
	s.gm.Do(wire.AddToken{Spec: wire.TokenSpec{Name: "late", Owner: cid.Seat, Blind: true}})
	if !cid.View().Ground.Explored.Empty() {
		t.Error("who came late knows what others remember")
	}
	s.gm.Do(wire.ResetFog{})
	a, b := s.ann.View().Ground.Explored, s.ben.View().Ground.Explored
	union := a.Clone()
	union.Or(b)
	if union.Equal(a) || union.Equal(b) {
		t.Error("both see the same: that tests nothing")
	}
	rule(s.gm, func(t *wire.Table) { t.Shared = true })
	for _, u := range []*tabletest.User{s.ann, s.ben, cid} {
		if !u.View().Ground.Explored.Equal(union) {
			t.Errorf("seat %x does not know what the party does", u.Seat)
		}
	}
	s.Sound()
}

// TestSeatsAndTheirThings: ids, colours and feeds of seats, who waits, who is here, and what goes with a seat.
func TestSeatsAndTheirThings(t *testing.T) {
	s := newScenario(t)
	colours := map[uint32]bool{}
	for _, seat := range s.State.Seats {
		colours[seat.Colour] = true
		if len(s.State.Feed(seat.ID).Notes) == 0 || s.State.IsHere(seat.ID) {
			t.Errorf("%s has no notes, or is here", seat.Name)
		}
	}
	if len(colours) != 3 || !slices.IsSortedFunc(s.State.Seats, func(a, b table.Seat) int { return strings.Compare(hex(a.ID), hex(b.ID)) }) {
		t.Errorf("%d colours of seats %+v", len(colours), s.State.Seats)
	}
	cid := s.Sit("  Cid ", wire.Player)
	if n := s.State.Seat(cid.Seat).Name; n != "Cid" || !cid.View().Me.Waiting || s.State.Waiting(s.gm.Seat) || s.State.Waiting(s.ann.Seat) {
		t.Errorf("%q, waiting %v", n, cid.View().Me.Waiting)
	}
	s.State.Here(cid.Seat, true)
	if !s.State.IsHere(cid.Seat) {
		t.Error("who is here is not")
	}
	if back, err := table.Restore(s.State.Snapshot()); err != nil || back.IsHere(cid.Seat) {
		t.Errorf("a connection was saved; %v", err)
	}
	s.State.Here(cid.Seat, false)
	if s.State.IsHere(cid.Seat) || s.State.Own(0) != nil {
		t.Error("who left is here, or nobody plays tokens")
	}
	if p := s.State.Picture(); p != "cafe" {
		t.Errorf("picture %q", p)
	}
	gus := s.Sit("Gus", wire.GM)
	gus.Do(wire.RemoveSeat{Seat: s.gm.Seat})
	gus.Refused(wire.RemoveSeat{Seat: gus.Seat}, wire.CodeBad)
	gus.Refused(wire.RemoveSeat{Seat: s.gm.Seat}, wire.CodeAbsent)
	gus.Do(wire.RenameSeat{Seat: cid.Seat, Name: "gina"}) // the name is free again
	if f := s.State.Feed(s.gm.Seat); len(f.Notes) > 0 {
		t.Errorf("notes of one who is gone: %+v", f)
	}
	s.Sound()
}

func hex(id wire.SeatID) string {
	const digits = "0123456789abcdef"
	b := make([]byte, 16)
	for i := range b {
		b[15-i] = digits[id>>(4*i)&15]
	}
	return string(b)
}

// TestNames: what may be a name, of seats and of the table, and how it is trimmed.
func TestNames(t *testing.T) {
	s := newScenario(t)
	for name, ok := range map[string]bool{
		"x": true, " x ": true, strings.Repeat("ž", 64): true, strings.Repeat("ž", 65): false, "": false, " \t\n": false, "a\x00b": false, "a\x7f": false,
		"\xff\xfe": false, "a\u200bb": false, "\ufe0f": false, "\u202ea": false, "日本": true, "O'Neil-Smith 3rd": true,
	} {
		_, r := table.Name(s.State, name)
		seat := s.ann.Try(wire.RenameSeat{Seat: s.ann.Seat, Name: name})
		if (r.Code == wire.CodeNone) != ok || (seat.Code == wire.CodeNone) != ok || !ok && (r.Code != wire.CodeBad || seat.Code != wire.CodeBad) {
			t.Errorf("%q: of the table %+v, of a seat %+v", name, r, seat)
		}
		if n := s.State.Seat(s.ann.Seat).Name; n != strings.TrimSpace(n) {
			t.Errorf("%q is not trimmed", n)
		}
	}
	s.ann.Refused(wire.RenameSeat{Seat: 999, Name: "x"}, wire.CodeAbsent)
	events, _ := table.Name(s.State, " Friday ")
	for _, e := range events {
		s.State.Apply(e)
	}
	if s.State.Table.Name != "Friday" || s.State.Table.Profile == "" {
		t.Errorf("%+v", s.State.Table)
	}
}

// TestUnderTheHand: what happens under the hand, though in sight, is not learned: lifted before who sees nothing now, the door
// is as it was seen last and the goblin where it was.
func TestUnderTheHand(t *testing.T) {
	s := newScenario(t)
	hide := geom.NewMask(48, 24)
	for y := range int32(24) {
		hide.SetRow(y, 0, 48)
	}
	s.gm.Do(wire.BrushFog{Area: hide})
	s.gm.Do(wire.SetDoor{Door: s.door, To: wire.DoorOpen}, wire.PutToken{Token: s.goblin, At: tabletest.At(5, 0)})
	for _, id := range []wire.TokenID{s.hero, s.friend} {
		s.gm.Do(edit(id, wire.FieldBlind, wire.TokenSpec{Blind: true}))
	}
	s.gm.Do(wire.BrushFog{Reveal: true, Area: hide})
	s.ann.Remembers("goblin")
	if at := s.ann.Token("goblin").At; at != tabletest.At(0, 2) {
		t.Errorf("the goblin is remembered at %v", at)
	}
	if d := s.ann.View().Doors; len(d) != 1 || d[0].State != wire.DoorClosed {
		t.Errorf("doors %+v", d)
	}
}
