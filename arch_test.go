// Package sightline holds nothing but this test: the arrows of ARCHITECTURE.md, each with its reason.
package sightline

import (
	"os/exec"
	"strings"
	"testing"
)

const module = "sightline/"

// target is a platform whose imports are listed.
type target struct{ goos, goarch string }

var (
	native  = target{"linux", "amd64"}
	browser = target{"js", "wasm"}
)

// imports lists the direct imports of every package of the module on a platform, tests left out.
func imports(t *testing.T, on target) map[string][]string {
	t.Helper()
	cmd := exec.Command("go", "list", "-e", "-f", `{{.ImportPath}} {{join .Imports " "}}`, "./...")
	cmd.Env = append(cmd.Environ(), "GOOS="+on.goos, "GOARCH="+on.goarch, "CGO_ENABLED=0")
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	all := map[string][]string{}
	for line := range strings.Lines(string(out)) {
		f := strings.Fields(line)
		all[strings.TrimPrefix(f[0], module)] = f[1:]
	}
	return all
}

// within tells whether a package is one of the named ones; a name that ends in /... also stands for all below it.
func within(pkg string, names ...string) bool {
	for _, n := range names {
		if base, all := strings.CutSuffix(n, "/..."); pkg == base || all && strings.HasPrefix(pkg, base+"/") {
			return true
		}
	}
	return false
}

// rule says what some packages may import of the module's own packages; nil allows all.
type rule struct {
	of     []string
	may    []string
	reason string
}

var arrows = []rule{
	{[]string{"geom/..."}, []string{"geom/..."}, "geometry stands alone: it is checked against oracles and reused by all"},
	{[]string{"maps/..."}, []string{"geom/...", "maps/..."}, "a map knows places, not rules or tables"},
	{[]string{"rules", "rules/dice", "rules/turn"}, []string{"geom/...", "rules/dice", "rules/turn"}, "judging is pure and reads a profile; it never sees a map or one certain rule set"},
	{[]string{"rules/dnd14", "rules/srd52", "rules/podhod"}, []string{"geom/...", "rules", "rules/dice", "rules/turn"}, "a rule set is data for the root's judging"},
	{[]string{"rules/fight"}, []string{"geom/...", "rules", "rules/dice"}, "attacks, saves and damage by a profile; the board is asked through it"},
	{[]string{"rules/check"}, []string{"rules", "rules/fight"}, "checks by a profile; abilities and modes are those of attacks and saves"},
	{[]string{"rules/tables"}, []string{"rules", "rules/..."}, "names the tables of all packages that have some"},
	{[]string{"rules/effect"}, []string{"rules", "rules/afflict", "rules/siege"}, "effects are numbers and names; whose they are the table knows"},
	{[]string{"rules/chase", "rules/siege", "rules/afflict"}, []string{"geom/...", "rules"}, "data and verdicts of the 2014 guide; who rolls and who is struck the table knows"},
	{[]string{"rules/book"}, []string{"rules"}, "words about rules, for the help and the command line"},
	{[]string{"rules/all"}, []string{"rules/..."}, "the one place that names the three rule sets"},
	{[]string{"server/wire"}, []string{"geom/...", "rules/..."}, "redacted types only: the compiler keeps the secrets"},
	{[]string{"server/wire/known"}, []string{"geom/...", "rules/...", "server/wire"}, "what a seat knows as geometry; made of a view alone"},
	{[]string{"server/table"}, []string{"geom/...", "maps", "rules/...", "server/wire/..."}, "the secret state is pure: no store, no socket"},
	{[]string{"server/view"}, []string{"geom/...", "maps", "rules/...", "server/wire/...", "server/table"}, "the one door from the state to a person"},
	{[]string{"client/..."}, []string{"geom/...", "rules/...", "server/wire/...", "client/..."}, "the client cannot name a type that holds a secret"},
}

// TestArrows holds the imports between our own packages to ARCHITECTURE.md.
func TestArrows(t *testing.T) {
	for _, on := range []target{native, browser} {
		for pkg, imps := range imports(t, on) {
			for _, r := range arrows {
				if !within(pkg, r.of...) || pkg == "client/e2e" {
					continue
				}
				for _, imp := range imps {
					if own, ok := strings.CutPrefix(imp, module); ok && !within(own, r.may...) {
						t.Errorf("%s imports %s: %s", pkg, own, r.reason)
					}
				}
			}
		}
	}
}

// ban says which packages must not import what.
type ban struct {
	what   string
	only   []string // the packages that may; all others must not
	reason string
}

var bans = []ban{
	{"github.com/hajimehoshi/ebiten/v2", []string{"client/board", "client/platform"}, "everything else must run in go test without a display"},
	{"syscall/js", []string{"client/platform", "client/panel/...", "client/link/...", "client", "server/hotseat", "server/journal/browser"}, "the browser is touched in few places"},
	{"database/sql", []string{"server/journal/sqlite", "server/journal/postgres", "server/seat"}, "one place keeps tables"},
	{"sightline/server/table", []string{"server/view", "server/room", "server/tabletest", "server/hotseat", "server/cli/..."}, "the gate and all else see views only"},
}

// TestBans keeps some imports to the packages that are there for them.
func TestBans(t *testing.T) {
	for _, on := range []target{native, browser} {
		for pkg, imps := range imports(t, on) {
			for _, imp := range imps {
				for _, b := range bans {
					if (imp == b.what || strings.HasPrefix(imp, b.what+"/")) && !within(pkg, b.only...) {
						t.Errorf("%s imports %s: %s", pkg, imp, b.reason)
					}
				}
			}
		}
	}
}

// pure packages take clock, chance and stores as parameters, so that they run anywhere and replay exactly.
var pure = []string{"geom/...", "maps", "maps/uvtt", "maps/samples", "rules/...", "server/wire/...", "server/table", "server/view", "server/room", "server/media", "server/journal", "server/journal/memory"}

// impure lists what they must not import.
var impure = []string{"net", "net/http", "os", "os/exec", "database/sql", "math/rand", "math/rand/v2", "syscall", "syscall/js"}

// TestPure holds the pure packages to it and builds them for the browser.
func TestPure(t *testing.T) {
	for pkg, imps := range imports(t, native) {
		if !within(pkg, pure...) || within(pkg, "geom/geomtest", "geom/geomtest/...") {
			continue
		}
		for _, imp := range imps {
			if within(imp, impure...) {
				t.Errorf("%s imports %s: pure packages take clock, chance and stores as parameters", pkg, imp)
			}
		}
	}
	cmd := exec.Command("go", "build", "./geom/...", "./maps/...", "./rules/...", "./server/wire/...", "./server/room/...", "./client/...", "./server/hotseat/...")
	cmd.Env = append(cmd.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("for the browser: %v\n%s", err, out)
	}
}

// TestNoClockInPurePackages looks for calls of time.Now and its like, which the import list can't tell.
func TestNoClockInPurePackages(t *testing.T) {
	out, _ := exec.Command("git", "grep", "-nE", `time\.(Now|Since|Sleep|After|Tick|NewTimer|NewTicker)\(`, "--",
		"geom/*.go", "maps/*.go", "rules/*.go", "server/wire/*.go", "server/table/*.go", "server/view/*.go", "server/room/*.go", "server/media/*.go", "server/journal/*.go", "server/journal/memory/*.go").Output()
	for line := range strings.Lines(string(out)) {
		if !strings.Contains(line, "_test.go:") && !strings.Contains(line, "journal/sqlite") && !strings.Contains(line, "journaltest") {
			t.Errorf("a clock is a parameter here: %s", line)
		}
	}
}
