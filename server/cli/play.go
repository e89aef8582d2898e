package cli

import (
	"context"
	"fmt"
	"os/exec"
	"runtime"
)

var playCommand = command{
	name:  "play",
	short: words{"Play on this machine: serve to it alone and open the browser.", "Hrát na tomto počítači: spustit server jen pro něj a otevřít prohlížeč."},
	long: words{
		"Serves the tables in the data folder to this machine alone and opens the system's browser as the\ngame master. Nobody else on the network can reach it, unless --addr says otherwise.",
		"Spustí server se stoly ze složky s daty jen pro tento počítač a otevře prohlížeč jako pán jeskyně.\nNikdo jiný v síti na něj nedosáhne, pokud --addr neříká jinak."},
	setup: func(s *session) func(context.Context) error {
		o := s.serveFlags("127.0.0.1:0")
		return func(ctx context.Context) error {
			return s.serve(ctx, *o, func(url string) {
				if err := browse(ctx, url); err != nil {
					fmt.Fprintln(s.Err, "sightline:", words{"The browser did not open (%v): open the link yourself.", "Prohlížeč se neotevřel (%v): otevřete odkaz sami."}.in(s.lang, err))
				}
			})
		}
	},
}

// browse opens the system's browser.
func browse(ctx context.Context, url string) error {
	name, args := opener(runtime.GOOS)
	cmd := exec.CommandContext(ctx, name, append(args, url)...)
	if err := cmd.Start(); err != nil {
		return err
	}
	go func() { _ = cmd.Wait() }() // the opener ends at once or lives as long as the browser: both are fine
	return nil
}

// opener is the program that opens a link on a system.
func opener(goos string) (string, []string) {
	switch goos {
	case "windows":
		return "rundll32", []string{"url.dll,FileProtocolHandler"}
	case "darwin":
		return "open", nil
	}
	return "xdg-open", nil
}
