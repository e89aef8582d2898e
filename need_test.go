package sightline

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// TestMakeSaysWhatIsMissing gives .ci/need, which make runs first, a machine without Go, with an old one, and without git.
func TestMakeSaysWhatIsMissing(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("make is run in a shell that Windows does not have")
	}
	bin := t.TempDir()
	for name, script := range map[string]string{
		"old": "echo go1.22.1", "offline": "echo 'go: download go1.26.0: toolchain not available' >&2; exit 1", "new": "echo go1.99.3", "rc": "echo go1.30rc1",
	} {
		if err := os.WriteFile(filepath.Join(bin, name), []byte("#!/bin/sh\n"+script+"\n"), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	tools := t.TempDir() // all that the script uses, and no git
	for _, tool := range []string{"sh", "sed", "awk"} {
		path, err := exec.LookPath(tool)
		if err != nil {
			t.Skip(err)
		}
		if err := os.Symlink(path, filepath.Join(tools, tool)); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct{ program, path, want string }{
		{"old", "", "This is go1.22.1; the project needs Go 1."},
		{"offline", "", "toolchain not available"},
		{"none", "", "Go is missing"},
		{"new", "", ""}, {"rc", "", ""},
		{"new", tools, "git is missing"},
	} {
		cmd := exec.Command(".ci/need")
		cmd.Env = append(cmd.Environ(), "GO="+filepath.Join(bin, c.program))
		if c.path != "" {
			cmd.Env = append(cmd.Env, "PATH="+c.path)
		}
		out, err := cmd.CombinedOutput()
		if (err != nil) != (c.want != "") || !strings.Contains(string(out), c.want) {
			t.Errorf("with %q: %v, %q; want %q", c.program, err, out, c.want)
		}
	}
}
