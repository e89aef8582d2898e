// Command wasm is what `sightline bench sight --wasm` builds for wasm and runs under node: it measures the files it is given.
package main

import (
	"fmt"
	"os"

	"sightline/server/cli/sightbench"
)

func main() {
	if err := sightbench.Run(os.Stdout, os.Args[1:], true); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
