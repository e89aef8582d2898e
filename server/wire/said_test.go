package wire

import (
	"encoding/json"
	"math"
	"strings"
	"testing"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/rules/dice"
)

// TestEachCode sends every code in a refusal and in a farewell; the one after the last is refused. Without text or numbers all
// refusals are of one size on the wire, so that the size does not tell which it is.
func TestEachCode(t *testing.T) {
	if LastCode != 39 {
		t.Errorf("the last code is %d: codes on the wire only ever grow", LastCode)
	}
	for c := range LastCode + 1 {
		for _, m := range []Message{
			Reject{ID: 7, Reason: Reason{Code: c}}, Bye{Code: c},
			Reject{ID: math.MaxUint32, Reason: Reason{Code: c, Token: 1<<64 - 1, Seat: 1 << 63, Number: math.MinInt32, Limit: math.MaxInt32, Text: "kůň"}},
		} {
			b := EncodeMessage(m)
			got, err := DecodeMessage(b)
			if err != nil || got != m {
				t.Errorf("%+v came back as %+v, %v", m, got, err)
			}
			if n := FrameSize(len(b)); n != 64 {
				t.Errorf("%+v takes %d bytes", m, n)
			}
		}
	}
	for _, m := range []Message{Bye{Code: LastCode + 1}, Reject{Reason: Reason{Code: LastCode + 1}}} {
		if got, err := DecodeMessage(EncodeMessage(m)); err == nil {
			t.Errorf("%T was read: %+v", m, got)
		}
	}
}

// TestNotes sends notes of each kind, with each part of a roll; a kind after the last and a name too long are refused.
func TestNotes(t *testing.T) {
	roll := &RollResult{Expr: "4d6kh3-2", Total: -1, Secret: true, Terms: []RollTerm{
		{Count: 4, Sides: 6, Value: 12, Faces: []Face{{Value: 6}, {Value: 4}, {Value: 2}, {Value: 1, Dropped: true}}}, {Op: dice.Minus, Count: 2, Value: 2},
	}}
	var all []Note
	for k := range LastNote + 1 {
		all = append(all, Note{ID: NoteID(k) + 1, Kind: k, From: 1 << 63, Name: "Žofie", Text: "ahoj", Whisper: k%2 == 0, Token: 9, At: math.MaxInt64})
	}
	all[NoteRoll].Roll = roll
	m, err := DecodeMessage(EncodeMessage(Notes{Notes: all}))
	if err != nil {
		t.Fatal(err)
	}
	for i, n := range m.(Notes).Notes {
		if r := n.Roll; r != nil {
			if r.Expr != roll.Expr || r.Total != -1 || !r.Secret || len(r.Terms) != 2 || !r.Terms[0].Faces[3].Dropped || r.Terms[1].Op != dice.Minus {
				t.Errorf("roll %+v", r)
			}
			n.Roll = all[i].Roll
		}
		if n != all[i] {
			t.Errorf("%+v became %+v", all[i], n)
		}
	}
	for _, n := range []Note{{Kind: LastNote + 1}, {Name: strings.Repeat("x", maxName+1)}} {
		if _, err := DecodeMessage(EncodeMessage(Notes{Notes: []Note{n}})); err == nil {
			t.Errorf("note of kind %d, %d and %d characters was read", n.Kind, len(n.Text), len(n.Name))
		}
	}
}

// TestThings sends each passing thing to the server and back to a seat.
func TestThings(t *testing.T) {
	for k := range ThingTemplate + 1 {
		th := Thing{Kind: k}
		switch k {
		case ThingPing, ThingRuler:
			th.Points = []geom.Point{{X: -geom.Limit, Y: geom.Limit}, {X: 1}}[:1+int(k-ThingPing)]
		case ThingDrag:
			th.Token, th.Path = 1<<64-1, []grid.Place{{Cell: grid.Cell{X: -5, Y: 7}, Turned: true, Quarter: 3}}
		case ThingTemplate:
			th.Shape.Length, th.Shape.Origin = 4096, geom.Point{X: 5, Y: 6}
		}
		c, err := DecodeCommand(EncodeCommand(Command{ID: 3, Body: Show{th}}), DefaultLimits())
		if err != nil || !alike(c, Command{ID: 3, Body: Show{th}}) {
			t.Errorf("kind %d: %+v, %v", k, c, err)
		}
		m, err := DecodeMessage(EncodeMessage(Passing{From: 8, Thing: th}))
		if err != nil || !alike(m, Passing{From: 8, Thing: th}) {
			t.Errorf("kind %d: %+v, %v", k, m, err)
		}
	}
}

// TestLaid: what counts as laid without a word, and the names that pages read.
func TestLaid(t *testing.T) {
	smooth := Laid{Name: "cave", Width: 3, Height: 2, Pixels: 70, Walls: 9, Doors: 2, Windows: 1, Lights: 3, Joined: 40}
	if !smooth.Smooth() {
		t.Error("walls that were joined are worth a word")
	}
	for name, change := range map[string]func(l *Laid){
		"walls outside":  func(l *Laid) { l.Outside.Walls = 1 },
		"doors outside":  func(l *Laid) { l.Outside.Doors = 1 },
		"lights outside": func(l *Laid) { l.Outside.Lights = 1 },
		"overfull":       func(l *Laid) { l.Overfull = true },
		"a note":         func(l *Laid) { l.Notes = []LaidNote{{Code: "short", N: 2, At: "walls[1]"}} },
	} {
		l := smooth
		if change(&l); l.Smooth() {
			t.Errorf("%s: nothing to say", name)
		}
		b, err := json.Marshal(l)
		var back Laid
		if err == nil {
			err = json.Unmarshal(b, &back)
		}
		if err != nil || back.Outside != l.Outside || back.Overfull != l.Overfull || len(back.Notes) != len(l.Notes) || back.Joined != 40 {
			t.Errorf("%s: %s came back as %+v, %v", name, b, back, err)
		}
	}
	if (LaidCount{}).Any() || !(LaidCount{Lights: 1}).Any() {
		t.Error("what counts something")
	}
	b, _ := json.Marshal(Laid{})
	if want := `{"name":"","width":0,"height":0,"pixels":0,"walls":0,"doors":0,"lights":0,"outside":{"walls":0,"doors":0,"lights":0}}`; string(b) != want {
		t.Errorf("%s, want %s", b, want)
	}
}

// TestUpdatesAreBuckets: an update's size on the wire is a bucket, whatever it holds, and nothing but zeros fills it up.
func TestUpdatesAreBuckets(t *testing.T) {
	sizes := map[int]bool{64: true, 127: true}
	for n := 256; n <= 1<<20; n *= 2 {
		sizes[n] = true
	}
	for n := range 400 {
		v := &View{}
		for i := range n {
			v.Tokens = append(v.Tokens, Token{ID: TokenID(i + 1), Name: strings.Repeat("x", n%20)})
		}
		b := EncodeMessage(Update{Rev: 1, Sum: v.Sum(), Patch: Diff(nil, v)})
		if !sizes[FrameSize(len(b))] {
			t.Fatalf("%d tokens make a frame of %d bytes", n, FrameSize(len(b)))
		}
		if n%50 == 0 {
			m, err := DecodeMessage(b)
			if err != nil {
				t.Fatal(err)
			}
			if got, err := (*View)(nil).Apply(m.(Update).Patch); err != nil || !got.Equal(v) {
				t.Fatalf("%d tokens: %v", n, err)
			}
			if padding := append(b[:len(b):len(b)], 1); n > 0 {
				if _, err := DecodeMessage(padding); err == nil {
					t.Errorf("a byte that is no padding was let through")
				}
			}
		}
	}
}

// TestViewsWholeAndPatched: a whole view as bytes is the patch from nothing, to the same sum.
func TestViewsWholeAndPatched(t *testing.T) {
	v := (&steady{}).view()
	got, err := DecodeView(EncodeView(v))
	if err != nil || !got.Equal(v) || got.Sum() != v.Sum() {
		t.Fatalf("%+v, %v", got, err)
	}
	p, err := (*View)(nil).Apply(Diff(nil, v))
	if err != nil || !p.Equal(got) {
		t.Fatalf("%+v, %v", p, err)
	}
	if !Diff(v, got).Empty() || Diff(v, nil).Empty() {
		t.Error("what is equal needs a patch, or what is not needs none")
	}
	if back, err := v.Apply(Diff(v, nil)); err != nil || !back.Equal(nil) || back.Sum() != (*View)(nil).Sum() {
		t.Errorf("taken away, %+v is left, %v", back, err)
	}
	for n := range len(EncodeView(v)) {
		if _, err := DecodeView(EncodeView(v)[:n]); err == nil {
			t.Fatalf("the first %d bytes of a view were read as one", n)
		}
	}
}
