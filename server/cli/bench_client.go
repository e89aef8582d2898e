package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strconv"
	"text/tabwriter"

	"sightline/server/cli/chrome"
)

var clientBench = bench{
	name:  "client",
	short: words{"the client in a headless browser", "klient v prohlížeči bez okna"},
	setup: func(s *session) func(context.Context) error {
		var o clientLoad
		s.flags.IntVar(&o.frames, "frames", 400, "")
		s.flags.Float64Var(&o.zoom, "zoom", 32, "")
		s.flags.IntVar(&o.loads, "loads", 3, "")
		s.flags.StringVar(&o.profile, "profile", "", "")
		s.flags.StringVar(&o.shot, "shot", "", "")
		return func(ctx context.Context) error { return s.benchClient(ctx, o) }
	},
}

// clientLoad is what the bench does: so many frames of panning, pixels a cell, pages loaded from nothing.
type clientLoad struct {
	frames, loads int
	zoom          float64
	profile, shot string // files to write; "": none
}

// clientResult is what it measured. Times are milliseconds of the page's one thread, by its own clock: on a machine that
// is busy with something else they are too long.
type clientResult struct {
	Update  float64 `json:"update_ms_p50"` // of a frame drawn while panning: messages taken in, panels rendered
	Draw    float64 `json:"draw_ms_p50"`   // of a frame drawn while panning: the board painted
	Frame   float64 `json:"frame_ms_p50"`  // both together
	Worst   float64 `json:"frame_ms_p99"`
	Idle    int     `json:"idle_draws"` // frames drawn in the 10 s after settle()
	Heap    float64 `json:"heap_mb"`    // memory of the wasm program and heap of JavaScript after all that
	Delta   float64 `json:"delta_ms_p50"`
	Wasm    int     `json:"wasm_bytes"`
	Brotli  int     `json:"wasm_brotli_bytes"`
	Picture float64 `json:"first_picture_ms"` // from navigation to the first frame with map and tokens, nothing cached
}

// clientGoals are what the figures should be at most, by key.
var clientGoals = map[string]float64{
	"frame_ms_p50": 4, "frame_ms_p99": 12, "idle_draws": 0, "heap_mb": 300, "wasm_brotli_bytes": 2.5e6, "first_picture_ms": 2500,
}

func (s *session) benchClient(ctx context.Context, o clientLoad) error {
	if o.frames < 10 || o.loads < 1 || o.zoom <= 0 {
		return misuse("--frames must be at least 10, --loads and --zoom more than 0.", "--frames musí být aspoň 10, --loads a --zoom větší než 0.")
	}
	browser, err := chrome.Start(chrome.Options{Width: 1280, Height: 800})
	if errors.Is(err, chrome.ErrNone) {
		return trouble("No Chromium, Chrome or Edge was found. Install one, or name it in the environment variable CHROMIUM.",
			"Chromium, Chrome ani Edge se nenašel. Nainstalujte ho, nebo ho určete proměnnou prostředí CHROMIUM.")
	}
	if err != nil {
		return err
	}
	defer browser.Close()
	dir, err := os.MkdirTemp("", "sightline-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	hall, err := s.openHall(ctx, dir)
	if err != nil {
		return err
	}
	r, err := hall.measure(ctx, browser, o)
	if err = errors.Join(err, hall.close()); err != nil {
		return err
	}
	if *s.json {
		return s.result(r)
	}
	return s.printGoals(r, clientGoals)
}

// printGoals prints the fields of v a line each, with the goal of each that has one.
func (s *session) printGoals(v any, goals map[string]float64) error {
	data, err := json.Marshal(v)
	if err != nil {
		return err
	}
	w := tabwriter.NewWriter(s.Out, 0, 0, 3, ' ', 0)
	err = eachField(data, func(key string, value json.Number) {
		if goal, ok := goals[key]; ok {
			fmt.Fprintf(w, "%s\t%s\t%s\n", key, value, words{"goal %s", "cíl %s"}.in(s.lang, strconv.FormatFloat(goal, 'f', -1, 64)))
			return
		}
		fmt.Fprintf(w, "%s\t%s\t\n", key, value)
	})
	return errors.Join(err, w.Flush())
}

// share is the value below which the given part of all lies; 0 of none. It sorts.
func share(all []float64, part float64) float64 {
	if len(all) == 0 {
		return 0
	}
	slices.Sort(all)
	return round(all[int(float64(len(all)-1)*part)])
}
