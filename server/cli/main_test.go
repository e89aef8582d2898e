package cli

import (
	"context"
	"os"
	"testing"
)

// TestMain plays the program where a command starts the program again: the test binary would run its tests instead, and
// start itself again, without end.
func TestMain(m *testing.M) {
	if len(os.Args) > 1 && os.Args[1] == benchChildCommand.name {
		os.Exit(Run(context.Background(), os.Args[1:], Env{Out: os.Stdout, Err: os.Stderr, Getenv: os.Getenv}))
	}
	os.Exit(m.Run())
}
