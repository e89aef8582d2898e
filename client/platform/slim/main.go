// Command slim makes a copy of the Ebitengine module in which one file is changed, and a go.mod that uses the copy, so that
// the browser client downloads half a megabyte less. A plain `go build` uses the module as it is and works just as well.
//
// Ebitengine fills in twelve shaders with text/template when it starts. That package calls methods by names found at run
// time, so the linker must keep every exported method of every type in the program. The copy holds the twelve shaders filled
// in already.
//
//	go run ./client/platform/slim FOLDER
//	GOOS=js GOARCH=wasm go build -modfile=FOLDER/go.mod ./client
//
// FOLDER lies in the main module and is not under version control.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

const module = "github.com/hajimehoshi/ebiten/v2"

// shaderFile is the one file that changes.
const shaderFile = "internal/builtinshader/shader.go"

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: slim FOLDER")
		os.Exit(2)
	}
	if err := slim(filepath.Clean(os.Args[1])); err != nil {
		fmt.Fprintln(os.Stderr, "slim:", err)
		os.Exit(1)
	}
}

// slim makes the copy in dir/ebiten, and dir/go.mod and dir/go.sum beside it.
func slim(dir string) error {
	version, from, err := find()
	if err != nil {
		return err
	}
	to := filepath.Join(dir, "ebiten")
	made := filepath.Join(dir, "version") // written last: says that the copy is whole
	if was, err := os.ReadFile(made); err != nil || string(was) != version {
		if err := os.RemoveAll(dir); err != nil {
			return err
		}
		if err := copyModule(to, from); err != nil {
			return err
		}
	}
	if err := change(filepath.Join(to, shaderFile), filepath.Join(from, shaderFile)); err != nil {
		return err
	}
	if err := modFile(dir, to); err != nil {
		return err
	}
	return os.WriteFile(made, []byte(version), 0o666)
}

// find asks Go where the module lies, which downloads it when needed.
func find() (version, dir string, err error) {
	out, err := exec.Command("go", "mod", "download", "-json", module).Output()
	if err != nil {
		return "", "", fmt.Errorf("finding %s: %w", module, err)
	}
	var m struct{ Version, Dir string }
	if err := json.Unmarshal(out, &m); err != nil {
		return "", "", err
	}
	return m.Version, m.Dir, nil
}

// copyModule copies what a build needs of the module.
func copyModule(to, from string) error {
	return filepath.WalkDir(from, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(from, path)
		switch {
		case err != nil:
			return err
		case d.IsDir() && name == "examples":
			return fs.SkipDir
		case d.IsDir():
			return os.MkdirAll(filepath.Join(to, name), 0o777)
		case strings.HasSuffix(name, "_test.go"):
			return nil
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(to, name), data, 0o666)
	})
}

// change writes the changed form of a file.
func change(to, from string) error {
	src, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	out, err := fill(src)
	if err != nil {
		return fmt.Errorf("%s is not as this program knows it: %w", from, err)
	}
	if old, err := os.ReadFile(to); err == nil && bytes.Equal(old, out) {
		return nil
	}
	return os.WriteFile(to, out, 0o666)
}

// modFile writes the main module's go.mod with the copy in place of the module, and its go.sum.
func modFile(dir, to string) error {
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		return fmt.Errorf("run it where go.mod is: %w", err)
	}
	sum, err := os.ReadFile("go.sum")
	if err != nil {
		return err
	}
	mod = fmt.Appendf(mod, "\nreplace %s => ./%s\n", module, filepath.ToSlash(to))
	if err := os.WriteFile(filepath.Join(dir, "go.mod"), mod, 0o666); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "go.sum"), sum, 0o666)
}
