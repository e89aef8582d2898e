package cli

import (
	"context"
	"encoding/json"
	"fmt"
)

// bench is one measurement. setup adds its flags and returns what runs after parsing.
type bench struct {
	name  string
	short words
	setup func(*session) func(context.Context) error
}

// benches are all. The first word after `bench` chooses one; it must stand before its flags.
var benches = []bench{tableBench, clientBench}

var benchCommand = command{
	name:  "bench",
	usage: words{"table|client", "table|client"},
	short: words{"Measure the server or the browser client.", "Změřit server nebo klienta v prohlížeči."},
	long: words{
		"Measures and prints figures. `sightline bench table` starts a server in a process of its own with a\ndatabase of its own, plays moves over real sockets and measures how long they take and what they\ncost. `sightline bench client` measures the client in a browser without a window.",
		"Změří a vypíše čísla. `sightline bench table` spustí server ve vlastním procesu s vlastní databází,\nhraje tahy přes skutečné sokety a měří, jak dlouho trvají a co stojí. `sightline bench client` měří\nklienta v prohlížeči bez okna."},
	least: 1, most: 1,
	setup: func(s *session) func(context.Context) error {
		s.json = s.flags.Bool("json", false, "")
		runs := map[string]func(context.Context) error{}
		for _, b := range benches {
			if len(s.given) > 0 && s.given[0] == b.name {
				runs[b.name] = b.setup(s)
			}
		}
		return func(ctx context.Context) error {
			run := runs[s.args[0]]
			if run == nil {
				return misuse("There is no bench %q; the first word after `bench` must be table or client.", "Měření %q neexistuje; první slovo za `bench` musí být table nebo client.", s.args[0])
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
