package cli

import (
	"bytes"
	"encoding/json"
	"math"
	"reflect"
	"strings"
	"testing"

	"sightline/geom/grid"
	"sightline/maps"
	"sightline/server/cli/chrome"
	"sightline/server/wire"
)

// TestHallIsAsPromised: 100 × 100 cells, 500 segments of wall, 20 lamps, the same each time, and room for all tokens in their light.
func TestHallIsAsPromised(t *testing.T) {
	d := newHall()
	if got := len(d.m.Walls); got != hallWalls {
		t.Errorf("%d walls", got)
	}
	if got := len(d.m.Lights); got != hallLamps {
		t.Errorf("%d lamps", got)
	}
	if d.m.Size != (maps.XY{X: hallSide, Y: hallSide}) || d.m.Hand {
		t.Errorf("size %v, fog by hand: %v", d.m.Size, d.m.Hand)
	}
	if faults := maps.Check(d.m); len(faults) > 0 {
		t.Errorf("the map has faults: %v", faults)
	}
	lit := d.lit()
	if len(lit) < hallTokens {
		t.Errorf("only %d lit cells", len(lit))
	}
	for _, c := range lit {
		for _, w := range d.m.Walls[4:] { // the first four are the hall's own
			if int32(w.Line[0].X) == c.X && int32(w.Line[0].Y) == c.Y {
				t.Fatalf("a pillar stands in the lit cell %v", c)
			}
		}
	}
	if !reflect.DeepEqual(d.m, newHall().m) {
		t.Error("a second hall is another")
	}
}

func TestSpreadGoesFar(t *testing.T) {
	var cells []grid.Cell
	for i := range int32(100) {
		cells = append(cells, grid.Cell{X: i % 10, Y: i / 10})
	}
	got := spread(cells, 4)
	want := map[grid.Cell]bool{{X: 0, Y: 0}: true, {X: 9, Y: 9}: true, {X: 9, Y: 0}: true, {X: 0, Y: 9}: true}
	for _, c := range got {
		if !want[c] {
			t.Errorf("%v is no corner; all: %v", c, got)
		}
		delete(want, c)
	}
}

// TestHallIsFurnished: the table that the browser will see holds what the bench promises, and is dark.
func TestHallIsFurnished(t *testing.T) {
	if testing.Short() {
		t.Skip("adds two hundred tokens at the pace that a seat may")
	}
	s := &session{Env: Env{Out: t.Output(), Err: t.Output(), Getenv: func(string) string { return "" }}}
	h, err := s.openHall(t.Context(), t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := h.close(); err != nil {
			t.Error(err)
		}
	}()
	if c, err := h.cookie(); err != nil || c.Value == "" {
		t.Errorf("cookie %v, %v", c, err)
	}
	names := map[string]bool{}
	for _, tok := range h.gm.View().Tokens {
		names[tok.Name] = true
	}
	if len(names) != hallTokens || len(h.own) != hallOwn {
		t.Errorf("%d names, %d tokens of the player's", len(names), len(h.own))
	}
	if v := h.gm.View(); v.Scene.Light != wire.LightDark || !v.Scene.Picture || len(v.Lights) != hallLamps {
		t.Errorf("light %v, picture %v, %d lamps", v.Scene.Light, v.Scene.Picture, len(v.Lights))
	}
	p := h.seat.Again()
	if err := p.Connect(t.Context()); err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	if err := p.Until(t.Context(), func(v *wire.View) bool { return len(v.Tokens) > 0 }); err != nil {
		t.Fatal(err)
	}
	v := p.View()
	if n := len(v.Tokens); n < hallTokens*9/10 {
		t.Errorf("the player sees only %d tokens: there is too little to draw", n)
	}
	seen, all := v.Ground.Seen.Count(), int(v.Ground.Seen.W())*int(v.Ground.Seen.H())
	if seen < all/4 || seen > all*9/10 || v.Ground.Bright.Count() == seen {
		t.Errorf("%d of %d sub-cells are seen, %d brightly: fog and light do not matter", seen, all, v.Ground.Bright.Count())
	}
}

func TestShare(t *testing.T) {
	all := []float64{5, 1, 4, 2, 3}
	for part, want := range map[float64]float64{0: 1, .5: 3, .99: 4, 1: 5} {
		if got := share(all, part); got != want {
			t.Errorf("share %v is %v, want %v", part, got, want)
		}
	}
	if share(nil, .5) != 0 {
		t.Error("a share of nothing is something")
	}
}

// TestClientKeys holds the keys of the JSON object and that each goal belongs to one.
func TestClientKeys(t *testing.T) {
	data, err := json.Marshal(clientResult{Update: 1, Idle: 2})
	if err != nil {
		t.Fatal(err)
	}
	var keys []string
	if err := eachField(data, func(key string, _ json.Number) { keys = append(keys, key) }); err != nil {
		t.Fatal(err)
	}
	const want = "update_ms_p50 draw_ms_p50 frame_ms_p50 frame_ms_p99 idle_draws heap_mb delta_ms_p50 wasm_bytes wasm_brotli_bytes first_picture_ms"
	if got := strings.Join(keys, " "); got != want {
		t.Errorf("keys %q", got)
	}
	for goal := range clientGoals {
		if !strings.Contains(want, goal) {
			t.Errorf("a goal for %q, which is not measured", goal)
		}
	}
}

func TestGoalsStandBeside(t *testing.T) {
	var out bytes.Buffer
	s := &session{Env: Env{Out: &out}, lang: czech}
	if err := s.printGoals(clientResult{Frame: 3.5, Wasm: 12}, clientGoals); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"frame_ms_p50        3.5   cíl 4\n", "wasm_bytes          12    \n", "wasm_brotli_bytes   0     cíl 2500000\n"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("no line %q in\n%s", want, &out)
		}
	}
}

// TestStrokesComeBack: a lap of the pan ends where it began, so that it can go on as long as asked.
func TestStrokesComeBack(t *testing.T) {
	var at chrome.XY
	for _, s := range strokes {
		if math.Abs(s.X) > 600 || math.Abs(s.Y) > 500 {
			t.Errorf("the drag %v leaves the board", s)
		}
		at.X, at.Y = at.X+s.X, at.Y+s.Y
	}
	if at != (chrome.XY{}) {
		t.Errorf("a lap ends %v off", at)
	}
}

func TestBenchClientMisuse(t *testing.T) {
	for _, args := range [][]string{{"--frames", "3"}, {"--loads", "0"}, {"--zoom", "-1"}} {
		code, _, errs := run(t, nil, append([]string{"bench", "client"}, args...)...)
		if code != 2 || !strings.Contains(errs, "--frames must be at least 10") {
			t.Errorf("%v: exit %d, %q", args, code, errs)
		}
	}
}
