package cli

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
)

// bench is one measurement. setup adds its flags and returns what runs after parsing.
type bench struct {
	name  string
	short words
	files bool // it takes file names after its own
	setup func(*session) func(context.Context) error
}

// benches are all.
var benches = []bench{tableBench, clientBench, sightBench}

func isBench(name string) bool {
	return slices.ContainsFunc(benches, func(b bench) bool { return b.name == name })
}

var benchCommand = command{
	name:  "bench",
	usage: words{"table|client|sight FILE...", "table|client|sight SOUBOR..."},
	short: words{"Measure the server, the browser client or sight.", "Změřit server, klienta v prohlížeči nebo viditelnost."},
	long: words{
		"Measures and prints figures. `sightline bench table` starts a server in a process of its own with a\ndatabase of its own, plays moves over real sockets and measures how long they take and what they\ncost. `sightline bench client` measures the client in a browser without a window.\n`sightline bench sight FILE...` measures how fast visibility polygons are made on maps of walls, and\nprints one JSON object a file; with --wasm as wasm under node.",
		"Změří a vypíše čísla. `sightline bench table` spustí server ve vlastním procesu s vlastní databází,\nhraje tahy přes skutečné sokety a měří, jak dlouho trvají a co stojí. `sightline bench client` měří\nklienta v prohlížeči bez okna. `sightline bench sight SOUBOR...` měří, jak rychle vznikají polygony\nviditelnosti na mapách zdí, a vypíše jeden objekt JSON na soubor; s --wasm jako wasm pod node."},
	least: 1, most: -1,
	setup: func(s *session) func(context.Context) error {
		s.json = s.flags.Bool("json", false, "")
		name, _ := cut(s.given, isBench)
		at := slices.IndexFunc(benches, func(b bench) bool { return b.name == name })
		if at < 0 {
			return func(context.Context) error {
				return misuse("There is no bench %q; there are table, client and sight.", "Měření %q neexistuje; jsou table, client a sight.", s.args[0])
			}
		}
		b := benches[at]
		run := b.setup(s)
		return func(ctx context.Context) error {
			if !b.files && len(s.args) > 1 {
				return misuse("`bench %s` takes no further words, and %q is one.", "`bench %s` nemá další slova, a %q je navíc.", name, s.args[1])
			}
			return run(ctx)
		}
	},
}

// result prints what was measured: v's fields in order, as one JSON object or a line each.
func (s *session) result(v any) error {
	data, err := json.Marshal(v)
	if err != nil {
		return err
	}
	if *s.json {
		_, err = fmt.Fprintf(s.Out, "%s\n", data)
		return err
	}
	return printFields(s.Out, data)
}
