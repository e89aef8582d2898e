package cli

import (
	"context"
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"

	"sightline/server/wire"
)

var versionCommand = command{
	name:  "version",
	short: words{"Say which build this is.", "Říct, které sestavení to je."},
	long: words{
		"Prints the version, the commit it was built from, the version of Go and the number of the\nprotocol that browser and server speak.",
		"Vypíše verzi programu, commit, ze kterého je sestavený, verzi Go a číslo protokolu, kterým mluví\nprohlížeč se serverem."},
	setup: func(s *session) func(context.Context) error {
		return func(context.Context) error { return s.version() }
	},
}

func (s *session) version() error {
	version, commit := "devel", ""
	if info, ok := debug.ReadBuildInfo(); ok {
		if v := strings.Trim(info.Main.Version, "()"); v != "" {
			version = v
		}
		for _, kv := range info.Settings {
			if kv.Key == "vcs.revision" {
				commit = ", commit " + kv.Value
			}
		}
	}
	_, err := fmt.Fprintf(s.Out, "sightline %s%s, %s, protocol %d\n", version, commit, runtime.Version(), wire.Protocol)
	return err
}
