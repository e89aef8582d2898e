package sight

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// elsewhere is a kind of processor that verdicts must be the same on.
type elsewhere struct {
	name string
	env  []string
	need []string // programs, of which the first runs the test; none: this machine does
}

var machines = []elsewhere{
	{"amd64 v1", []string{"GOARCH=amd64", "GOAMD64=v1"}, nil},
	{"amd64 v3", []string{"GOARCH=amd64", "GOAMD64=v3"}, nil},
	{"arm64", []string{"GOARCH=arm64"}, []string{"qemu-aarch64"}},
	{"wasm", []string{"GOOS=js", "GOARCH=wasm"}, []string{"node"}},
}

// TestSameElsewhere runs the two tests of hashes on other kinds of processor: on this one as far as it can, under an emulator or
// node where they are installed.
func TestSameElsewhere(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the tests four times")
	}
	goTool, err := exec.LookPath("go")
	if err != nil || runtime.GOOS != "linux" {
		t.Skip("needs the go command on Linux")
	}
	for _, m := range machines {
		t.Run(m.name, func(t *testing.T) {
			if len(m.need) == 0 && runtime.GOARCH != "amd64" {
				t.Skip("this is no amd64")
			}
			for _, p := range m.need {
				if _, err := exec.LookPath(p); err != nil {
					t.Skipf("%s is not installed", p)
				}
			}
			m.run(t, goTool)
		})
	}
}

// run builds the tests for a machine and runs those of the hashes there.
func (m elsewhere) run(t *testing.T, goTool string) {
	program := filepath.Join(t.TempDir(), "sight.test")
	build := exec.Command(goTool, "test", "-c", "-o", program, ".")
	build.Env = append(os.Environ(), append(m.env, "CGO_ENABLED=0", "GOFLAGS=")...)
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	args := []string{program}
	switch {
	case m.name == "wasm":
		root, err := exec.Command(goTool, "env", "GOROOT").Output()
		if err != nil {
			t.Fatal(err)
		}
		args = []string{"node", "--stack-size=8192", filepath.Join(strings.TrimSpace(string(root)), "lib/wasm/wasm_exec_node.js"), program}
	case len(m.need) > 0:
		args = []string{m.need[0], program}
	}
	cmd := exec.Command(args[0], append(args[1:], "-test.run=^TestSame.*OnEveryMachine$", "-test.v")...)
	if m.name == "wasm" { // its glue refuses a large environment
		cmd.Env = []string{"PATH=" + os.Getenv("PATH")}
	}
	out, err := cmd.CombinedOutput()
	if isa := strings.Contains(string(out), "v3 microarchitecture"); err != nil && isa {
		t.Skip("this processor is no amd64 v3")
	}
	if err != nil || !strings.Contains(string(out), "--- PASS: TestSameVerdictsOnEveryMachine") {
		t.Errorf("%v\n%s", err, out)
	}
}
