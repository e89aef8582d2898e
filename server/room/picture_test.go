package room

import (
	"bytes"
	"image/jpeg"
	"testing"
	"testing/synctest"

	"sightline/geom"
	"sightline/server/wire"
)

// TestTilesAreMasked: the map has 10 pixels a cell; the wall at x = 10 cells hides the east half, from pixel 100 on.
func TestTilesAreMasked(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		no := f.gm.now().Scene.Map
		light := func(seat wire.SeatID, x, y int) bool {
			data, err := f.room.Tile(t.Context(), seat, no, 0, 0, 0)
			f.ok(err)
			img, err := jpeg.Decode(bytes.NewReader(data))
			f.ok(err)
			r, _, _, _ := img.At(x, y).RGBA()
			return r > 0x6000
		}
		if !light(f.gm.id, 40, 50) || !light(f.gm.id, 160, 50) {
			t.Error("the GM does not get the whole picture")
		}
		if !light(f.ann.id, 40, 50) || light(f.ann.id, 160, 50) {
			t.Error("Ann must get the west half and nothing of the east")
		}
		f.gm.must(wire.Watch{Seat: f.ann.id})
		if !light(f.gm.id, 40, 50) || light(f.gm.id, 160, 50) {
			t.Error("a GM who watches Ann must get her mask")
		}
	})
}

func TestUnexploredTileIsAbsent(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		waiting, err := f.room.Sit("Cid", wire.Player) // plays no token: has seen nothing
		f.ok(err)
		no := f.gm.now().Scene.Map
		_, unexplored := f.room.Tile(t.Context(), waiting, no, 0, 0, 0)
		_, outside := f.room.Tile(t.Context(), waiting, no, 0, 99, 99)
		_, level := f.room.Tile(t.Context(), waiting, no, 99, 0, 0)
		_, stale := f.room.Tile(t.Context(), f.ann.id, no+1, 0, 0, 0)
		_, nobody := f.room.Tile(t.Context(), 12345, no, 0, 0, 0)
		for i, err := range []error{unexplored, outside, level, stale, nobody} {
			if err != ErrAbsent {
				t.Errorf("case %d: %v, want ErrAbsent", i, err)
			}
		}
	})
}

func TestArtOnlyForWhoSeesTheToken(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		id, err := f.room.AddArt(t.Context(), stone())
		f.ok(err)
		if _, _, err := f.room.Art(t.Context(), f.ann.id, id); err != ErrAbsent {
			t.Errorf("a picture of no token: %v, want ErrAbsent", err)
		}
		f.gm.must(wire.AddToken{Spec: wire.TokenSpec{Name: "Ogre", Picture: id}, At: at(16, 6)})
		if _, _, err := f.room.Art(t.Context(), f.ann.id, id); err != ErrAbsent {
			t.Errorf("a picture of a token out of sight: %v, want ErrAbsent", err)
		}
		data, kind, err := f.room.Art(t.Context(), f.ben.id, id)
		if err != nil || len(data) == 0 || kind == "" {
			t.Errorf("the picture of a token in sight: %d bytes, %q, %v", len(data), kind, err)
		}
	})
}

func TestLayPlainPicture(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		l, err := f.room.Lay(t.Context(), "cellar.png", stone())
		f.ok(err)
		if !l.Plain || l.Name != "cellar" || !l.Smooth() {
			t.Errorf("told %+v; want a plain picture and nothing odd about it", l)
		}
		settle()
		v := f.gm.now()
		if v.Table.Fog != wire.FogHand || !v.Scene.Picture || len(v.Walls) != 0 {
			t.Errorf("fog %v, picture %v, %d walls; want fog by hand on a picture without walls", v.Table.Fog, v.Scene.Picture, len(v.Walls))
		}
		if v.Scene.Bounds == (geom.Rect{}) {
			t.Error("the scene has no bounds")
		}
	})
}

func TestLayNamesWhatIsWrong(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		if _, err := f.room.Lay(t.Context(), "broken.dd2vtt", []byte(`{"resolution": {"map_size": {"x": 5`)); err == nil {
			t.Error("half a file was laid")
		}
	})
}
