package gate

import (
	"bytes"
	"fmt"
	"image"
	"image/jpeg"
	"net/http"
	"strings"
	"sync"
	"testing"

	"sightline/geom/grid"
	"sightline/server/cli/player"
	"sightline/server/wire"
)

// canary is a word that stands nowhere but in what is hidden.
const canary = "Xyzzyq"

// tap keeps every byte that came to one player: messages and HTTP answers with their headers.
type tap struct {
	http.RoundTripper
	mu   sync.Mutex
	seen []byte
}

func (t *tap) keep(b []byte) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.seen = append(t.seen, b...)
}

// RoundTrip keeps what comes back.
func (t *tap) RoundTrip(r *http.Request) (*http.Response, error) {
	res, err := t.RoundTripper.RoundTrip(r)
	if err != nil {
		return res, err
	}
	var head bytes.Buffer
	_ = res.Header.Write(&head)
	t.keep(head.Bytes())
	if res.StatusCode != http.StatusSwitchingProtocols {
		res.Body = &tapBody{res.Body, t}
	}
	return res, nil
}

type tapBody struct {
	body interface {
		Read([]byte) (int, error)
		Close() error
	}
	tap *tap
}

func (b *tapBody) Read(p []byte) (int, error) {
	n, err := b.body.Read(p)
	b.tap.keep(p[:n])
	return n, err
}

func (b *tapBody) Close() error { return b.body.Close() }

// TestNothingHiddenOverHTTP plays a fight with secrets in it and looks through every byte that reached a player: the
// socket's messages, HTTP answers and their headers, and the pixels of the pictures. The secrets are a hidden token and
// one out of sight, their names, ids, hit points and pictures, a secret roll, a whisper, a line of the turn list, and the
// half of the map that the player has not seen.
func TestNothingHiddenOverHTTP(t *testing.T) {
	s := newServer(t)
	gm, ben := s.enter(wire.GM, "Master"), s.enter(wire.Player, "Ben")
	ann := s.join(wire.Player, "Ann")
	wire1 := &tap{RoundTripper: http.DefaultTransport}
	ann.HTTP.Transport = wire1
	s.connect(ann)
	ann.Watch(func(_ wire.Message, raw []byte) { wire1.keep(raw) })

	secrets := s.fight(gm, ann, ben)
	s.snoop(ann, secrets)
	s.ok(ann.Until(s.ctx, func(v *wire.View) bool {
		return len(ann.Notes()) > 0 && ann.Notes()[len(ann.Notes())-1].Text == "the end"
	}))

	wire1.mu.Lock()
	defer wire1.mu.Unlock()
	for _, secret := range secrets.all() {
		if bytes.Contains(wire1.seen, secret.bytes) {
			t.Errorf("%s reached Ann", secret.what)
		}
	}
	if !bytes.Contains(wire1.seen, []byte("Goblin")) {
		t.Error("the goblin that Ann sees is not in what was kept: the test would find nothing")
	}
}

// secrets are what Ann must never get.
type secrets struct {
	ghost, far wire.TokenID
	art        wire.PictureID
	number     uint64 // of hit points
}

type secret struct {
	what  string
	bytes []byte
}

// all are the secrets as they would stand in a message or an answer.
func (c secrets) all() []secret {
	list := []secret{{"the name of something hidden", []byte(canary)}, {"a hidden token's picture", []byte(c.art)}}
	for what, id := range map[string]uint64{"the hidden token's id": uint64(c.ghost), "the id of the token out of sight": uint64(c.far)} {
		var be, le [8]byte
		for i := range 8 {
			be[i], le[7-i] = byte(id>>(56-8*i)), byte(id>>(56-8*i))
		}
		list = append(list, secret{what, be[:]}, secret{what, le[:]}, secret{what, []byte(fmt.Sprint(id))}, secret{what, []byte(fmt.Sprintf("%x", id))})
	}
	hp := []byte{0xce, byte(c.number >> 24), byte(c.number >> 16), byte(c.number >> 8), byte(c.number)} // as MessagePack has it
	return append(list, secret{"hit points", hp})
}

// fight plays it and returns the secrets.
func (s *server) fight(gm, ann, ben *player.Player) secrets {
	s.Helper()
	c := secrets{number: 0xF1206}
	id, err := s.room().AddArt(s.ctx, stone())
	s.ok(err)
	c.art = id
	table := gm.View().Table
	table.Shared = false
	s.must(gm, wire.SetTable{Table: table})
	own := s.place(gm, wire.TokenSpec{Name: "Ann's", Owner: ann.View().Me.Seat, Speed: 6}, 2, 2)
	s.place(gm, wire.TokenSpec{Name: "Ben's", Owner: ben.View().Me.Seat, Speed: 6}, 17, 7)
	s.place(gm, wire.TokenSpec{Name: "Goblin", HP: int32(c.number), MaxHP: int32(c.number)}, 6, 6)
	c.ghost = s.place(gm, wire.TokenSpec{Name: canary + " ghost", Hidden: true, Picture: id, HP: int32(c.number)}, 5, 2)
	c.far = s.place(gm, wire.TokenSpec{Name: canary + " far", HP: int32(c.number)}, 15, 5)
	s.must(gm, wire.AddEntry{Token: c.ghost, Value: 20})
	s.must(gm, wire.AddEntry{Token: own, Value: 10})
	s.must(gm, wire.Roll{Expr: "1d20", Secret: true})
	s.must(gm, wire.Say{Text: canary, To: []wire.SeatID{ben.View().Me.Seat}})
	s.must(gm, wire.StepTurn{})
	s.must(gm, wire.PutToken{Token: c.ghost, At: grid.Place{Cell: grid.Cell{X: 4, Y: 4}}})
	s.must(gm, wire.PutToken{Token: c.far, At: grid.Place{Cell: grid.Cell{X: 12, Y: 4}}})
	s.ok(ann.Until(s.ctx, func(v *wire.View) bool { return len(v.Tokens) >= 2 }))
	s.must(ann, wire.MoveToken{Token: own, Path: []grid.Place{{Cell: grid.Cell{X: 3, Y: 2}}}})
	s.must(gm, wire.Undo{})
	_, err = gm.Send(s.ctx, wire.Show{Thing: wire.Thing{Kind: wire.ThingDrag, Token: c.ghost, Path: []grid.Place{{Cell: grid.Cell{X: 5, Y: 4}}}}})
	s.ok(err)
	s.must(gm, wire.Say{Text: "the end"})
	return c
}

// snoop has Ann ask for what she must not get, and look at every pixel of what she may.
func (s *server) snoop(ann *player.Player, c secrets) {
	s.Helper()
	for _, body := range []wire.Body{
		wire.MoveToken{Token: c.ghost, Path: []grid.Place{{Cell: grid.Cell{X: 5, Y: 5}}}}, wire.RemoveToken{Token: c.far},
		wire.EditToken{Token: c.ghost, Fields: wire.FieldHP}, wire.Watch{Seat: ann.View().Me.Seat},
	} {
		if reason, err := ann.Do(s.ctx, body); err != nil || reason.Code == wire.CodeNone {
			s.Errorf("%T: %+v, %v", body, reason, err)
		}
	}
	for _, path := range []string{"art/" + string(c.art), "tile/1/0/9/9", "map", "nothing"} {
		if status, _, err := ann.Get(s.ctx, path); err != nil || status == 200 {
			s.Errorf("%s: %d, %v", path, status, err)
		}
	}
	v := ann.View()
	for level := range v.Scene.Levels {
		for x := range int32(3) {
			for y := range int32(2) {
				s.pixels(ann, v, level, x, y)
			}
		}
	}
}

// pixels looks at a tile: the picture is light everywhere and the map's east half, from x = 200 at full size, is dark to Ann.
func (s *server) pixels(ann *player.Player, v *wire.View, level, x, y int32) {
	s.Helper()
	status, data, err := ann.Get(s.ctx, strings.TrimSuffix(fmt.Sprintf("tile/%d/%d/%d/%d", v.Scene.Map, level, x, y), "/"))
	s.ok(err)
	if status != 200 {
		return
	}
	img, err := jpeg.Decode(bytes.NewReader(data))
	s.ok(err)
	light := 0
	for px := range img.Bounds().Dx() {
		for py := range img.Bounds().Dy() {
			at := (x*v.Scene.TileSize + int32(px)) << level
			switch bright := isBright(img, px, py); {
			case bright && at >= 208: // a JPEG's block of 8 pixels may blur over the edge
				s.Fatalf("level %d, tile %d,%d: pixel %d,%d of the half that Ann has not seen is light", level, x, y, px, py)
			case bright:
				light++
			}
		}
	}
	if light == 0 {
		s.Errorf("level %d, tile %d,%d: all black: the test would pass on nothing", level, x, y)
	}
}

func isBright(img image.Image, x, y int) bool {
	r, _, _, _ := img.At(x, y).RGBA()
	return r > 0x4000
}
