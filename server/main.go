// Command sightline serves tables and does all that belongs to it. `sightline --help` says what.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"

	"sightline/server/cli"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second Ctrl-C ends the program at once
	code := cli.Run(ctx, os.Args[1:], cli.Env{Out: os.Stdout, Err: os.Stderr, Getenv: os.Getenv})
	os.Exit(code)
}
