package room

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"

	"sightline/maps"
	"sightline/maps/samples"
	"sightline/server/media"
	"sightline/server/wire"
)

// odd is a map with a wall inside the picture, one that nearly meets it, one outside, a door outside, an object that is
// none, a door of no length and a light without a place.
const odd = `{"format": 0.3, "resolution": {"map_origin": {"x": 0, "y": 0}, "map_size": {"x": 10, "y": 8}, "pixels_per_grid": 70},
	"line_of_sight": [[{"x": 1, "y": 1}, {"x": 5, "y": 1}], [{"x": 5.01, "y": 1}, {"x": 5, "y": 4}], [{"x": 20, "y": 1}, {"x": 25, "y": 1}, {"x": 25, "y": 9}], 7, "x"],
	"portals": [{"bounds": [{"x": 21, "y": 1}, {"x": 22, "y": 1}], "closed": true}, {"bounds": [{"x": 2, "y": 2}, {"x": 2, "y": 2}], "closed": true}],
	"lights": [{"range": 5}]}`

// TestLayTellsWhatBecameOfTheFile: everything that was read, lay outside, was repaired or left out is counted.
func TestLayTellsWhatBecameOfTheFile(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		l, err := f.room.Lay(t.Context(), "Old mill.dd2vtt", []byte(odd))
		f.ok(err)
		if l.Name != "Old mill" || l.Plain || l.Width != 10 || l.Height != 8 || l.Pixels != 70 || l.Smooth() {
			t.Errorf("told %+v", l)
		}
		if l.Walls != 4 || l.Doors != 1 || l.Lights != 0 || l.Outside != (wire.LaidCount{Walls: 2, Doors: 1}) || l.Joined != 1 || l.Overfull {
			t.Errorf("counted %+v", l)
		}
		want := map[maps.Code]wire.LaidNote{
			maps.CodeObject: {Code: "object", N: 2, At: "line_of_sight[3]"}, maps.CodeZero: {Code: "zero", N: 1, At: "portals[1]"},
			maps.CodeNumber: {Code: "number", N: 1, At: "lights[0]"}, maps.CodePictureNone: {Code: "picture-none", N: 1, At: "image"},
		}
		if len(l.Notes) != len(want) {
			t.Errorf("notes %+v", l.Notes)
		}
		for _, n := range l.Notes {
			if n != want[maps.Code(n.Code)] {
				t.Errorf("note %+v, want %+v", n, want[maps.Code(n.Code)])
			}
		}
		settle()
		var last wire.Note
		for _, m := range f.gm.take() {
			if notes, ok := m.(wire.Notes); ok {
				last = notes.Notes[len(notes.Notes)-1]
			}
		}
		if last.Kind != wire.NoteMap || last.Text != "Old mill" {
			t.Errorf("the chat says %+v; want the map's name alone", last)
		}
	})
}

// TestLayCountsWhatLiesOutside on a real map that is cut out of a larger one.
func TestLayCountsWhatLiesOutside(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		data, err := samples.File("tower")
		f.ok(err)
		l, err := f.room.Lay(t.Context(), "tower.dd2vtt", data)
		f.ok(err)
		settle()
		v := f.gm.now()
		if l.Outside.Walls != 356 || l.Outside.Doors != 37 || len(v.Doors) != l.Doors-l.Outside.Doors {
			t.Errorf("told %+v; %d doors lie on the table", l, len(v.Doors))
		}
	})
}

// TestNothingIsLaidForSomebodyGone: an upload that is given up leaves the table as it was.
func TestNothingIsLaidForSomebodyGone(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		before := f.gm.now().Scene.Map
		ctx, stop := context.WithCancel(t.Context())
		stop()
		for _, data := range [][]byte{[]byte(odd), stone()} {
			if _, err := f.room.Lay(ctx, "mill", data); !errors.Is(err, context.Canceled) {
				t.Errorf("laid with %v", err)
			}
		}
		settle()
		if got := f.gm.now().Scene.Map; got != before {
			t.Errorf("map %d lies on the table, before it was %d", got, before)
		}
	})
}

func TestReason(t *testing.T) {
	for _, c := range []struct {
		err  error
		want wire.Reason
	}{
		{nil, wire.Reason{}},
		{&Denied{wire.Reason{Code: wire.CodeTaken}}, wire.Reason{Code: wire.CodeTaken}},
		{&maps.ReadError{Kind: maps.ErrCut, Where: "portals[2]", Offset: 1 << 40, Limit: 3}, wire.Reason{Code: wire.CodeMap, Text: "cut: portals[2]", Number: 1<<31 - 1, Limit: 3}},
		{&maps.ReadError{Kind: maps.ErrEmpty, Offset: -1}, wire.Reason{Code: wire.CodeMap, Text: "empty", Number: -1}},
		{&media.Refusal{Code: media.CodeSide, Format: "png", Limit: 7}, wire.Reason{Code: wire.CodeMap, Text: "side: png", Limit: 7}},
		{ErrAbsent, wire.Reason{Code: wire.CodeAbsent}},
		{errors.New("disk"), wire.Reason{Code: wire.CodeInternal}},
	} {
		if got := Reason(c.err); got != c.want {
			t.Errorf("%v is told as %+v, want %+v", c.err, got, c.want)
		}
	}
}
