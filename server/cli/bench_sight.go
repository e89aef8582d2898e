package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"text/tabwriter"

	"sightline/server/cli/sightbench"
)

var sightBench = bench{
	name: "sight", files: true,
	short: words{"visibility polygons on map files", "polygony viditelnosti na souborech map"},
	setup: func(s *session) func(context.Context) error {
		wasm := s.flags.Bool("wasm", false, "")
		return func(ctx context.Context) error { return s.benchSight(ctx, s.args[1:], *wasm) }
	},
}

// benchSight measures files and prints one JSON object a file; without --json also a table, to the side.
func (s *session) benchSight(ctx context.Context, files []string, wasm bool) error {
	if len(files) == 0 {
		return misuse("`sightline bench sight` needs map files: sightline bench sight FILE... [--wasm] [--json]",
			"`sightline bench sight` potřebuje soubory map: sightline bench sight SOUBOR... [--wasm] [--json]")
	}
	for _, name := range files {
		if _, err := sightbench.Read(name); err != nil {
			return noWalls(err)
		}
	}
	var copied bytes.Buffer
	out := io.MultiWriter(s.Out, &copied)
	var err error
	if wasm {
		err = s.benchSightWASM(ctx, out, files)
	} else {
		err = sightbench.Run(out, files, false)
	}
	if err != nil || *s.json {
		return noWalls(err)
	}
	return s.sightTable(&copied)
}

// noWalls says in the user's language why a file of walls can't be read or measured.
func noWalls(err error) error {
	var missing *fs.PathError
	var f *sightbench.Fault
	switch {
	case errors.As(err, &missing):
		return trouble("The map cannot be read: %s.", "Mapu nelze přečíst: %s.", blame(err))
	case errors.As(err, &f):
		return problem{words{"%[1]s.", "%[2]s."}, []any{f.English, f.Czech}}
	}
	return err
}

// sightTable prints the figures for a person to read.
func (s *session) sightTable(lines io.Reader) error {
	t := tabwriter.NewWriter(s.Err, 0, 8, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, words{"walls\tprepare ms\tmedian µs\tp95 µs\tvertices\t  file\t", "zdí\tpříprava ms\tmedián µs\tp95 µs\tvrcholů\t  soubor\t"}.in(s.lang))
	for d := json.NewDecoder(lines); d.More(); {
		var f sightbench.Figures
		if err := d.Decode(&f); err != nil {
			return err
		}
		fmt.Fprintf(t, "%d\t%.2f\t%.3f\t%.3f\t%.1f\t  %s\t\n", f.Walls, f.PrepareMS, f.MedianUS, f.P95US, f.Vertices, filepath.Base(f.File))
	}
	return t.Flush()
}

// benchSightWASM builds the same measurement for wasm and runs it under node.
func (s *session) benchSightWASM(ctx context.Context, out io.Writer, files []string) error {
	run, err := wasmTools(ctx)
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "sightline-bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	program := filepath.Join(dir, "bench.wasm")
	build := exec.CommandContext(ctx, run.goTool, "build", "-o", program, "sightline/server/cli/sightbench/wasm")
	build.Dir, build.Env = run.source, append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOFLAGS=")
	if text, err := build.CombinedOutput(); err != nil {
		return trouble("The bench could not be built for wasm: %v\n%s", "Měření se nepodařilo přeložit do wasm: %v\n%s", err, text)
	}
	node := exec.CommandContext(ctx, run.node, append([]string{"--stack-size=8192", run.exec, program}, files...)...)
	// The glue refuses to start when arguments and environment are too long together, so it is given no more than it needs.
	node.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + os.Getenv("HOME")}
	node.Stdout, node.Stderr = out, s.Err
	if err := node.Run(); err != nil {
		return trouble("The bench failed under node: %v", "Měření pod node selhalo: %v", err)
	}
	return nil
}

// wasmRun is what it takes to run Go code as wasm here.
type wasmRun struct{ goTool, node, exec, source string }

// wasmTools finds it, or says what is missing and how to get it.
func wasmTools(ctx context.Context) (r wasmRun, err error) {
	if r.goTool, err = exec.LookPath("go"); err != nil {
		return r, trouble("--wasm needs Go to build the bench for wasm, and there is no `go` on the PATH. Install it from https://go.dev/dl/.",
			"--wasm potřebuje Go, aby měření přeložilo do wasm, a příkaz `go` v PATH není. Nainstalujte ho z https://go.dev/dl/.")
	}
	if r.node, err = exec.LookPath("node"); err != nil {
		return r, trouble("--wasm runs under Node.js, and there is no `node` on the PATH. Install it, for example: sudo apt-get install nodejs",
			"--wasm běží pod Node.js a příkaz `node` v PATH není. Nainstalujte ho, třeba: sudo apt-get install nodejs")
	}
	root, err := exec.CommandContext(ctx, r.goTool, "env", "GOROOT").Output()
	if err != nil {
		return r, err
	}
	r.exec = filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec_node.js")
	if _, err = os.Stat(r.exec); err != nil {
		return r, trouble("--wasm needs %s, which comes with Go 1.24 and newer.", "--wasm potřebuje %s, které je součástí Go 1.24 a novějších.", r.exec)
	}
	r.source, err = sourceFolder(ctx, r.goTool)
	return r, err
}

// sourceFolder finds Sightline's source: about the working folder, or about the program itself.
func sourceFolder(ctx context.Context, goTool string) (string, error) {
	var tried []string
	here, _ := os.Getwd()
	self, _ := os.Executable()
	for _, dir := range []string{here, filepath.Dir(self)} {
		list := exec.CommandContext(ctx, goTool, "list", "-m", "-f", "{{.Path}} {{.Dir}}")
		list.Dir = dir
		out, err := list.Output()
		if folder, ok := strings.CutPrefix(strings.TrimSpace(string(out)), "sightline "); ok && err == nil {
			return folder, nil
		}
		tried = append(tried, dir)
	}
	return "", trouble("--wasm builds the bench from Sightline's source, which is not in %s. Run it in the source folder.",
		"--wasm překládá měření ze zdrojového kódu Sightline, který není v %s. Spusťte ho ve složce se zdrojovým kódem.", strings.Join(tried, ", "))
}
