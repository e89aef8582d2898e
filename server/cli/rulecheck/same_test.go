package rulecheck

import (
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// goTypes reads packages of the module as the compiler sees them, tests left out.
type goTypes struct {
	t       *testing.T
	fset    *token.FileSet
	exports map[string]string // file of export data, by import path
	dirs    map[string]string
}

// listed asks the go command for export data of all packages, for the browser where js is set.
func listed(t *testing.T, js bool) *goTypes {
	t.Helper()
	cmd := exec.Command("go", "list", "-export", "-deps", "-f", "{{.ImportPath}}\t{{.Export}}\t{{.Dir}}", "sightline/server/cli/rulecheck", "sightline/server/table", "sightline/server/room", "sightline/client/...")
	if js {
		cmd = exec.Command("go", "list", "-export", "-deps", "-f", "{{.ImportPath}}\t{{.Export}}\t{{.Dir}}", "sightline/client")
		cmd.Env = append(cmd.Environ(), "GOOS=js", "GOARCH=wasm")
	}
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	g := &goTypes{t, token.NewFileSet(), map[string]string{}, map[string]string{}}
	for line := range strings.Lines(string(out)) {
		f := strings.Split(strings.TrimSpace(line), "\t")
		g.exports[f[0]], g.dirs[f[0]] = f[1], f[2]
	}
	return g
}

// uses names every function and method of the rules that a package mentions outside of tests, with where.
func (g *goTypes) uses(path string, js bool) map[string]string {
	g.t.Helper()
	names, err := filepath.Glob(filepath.Join(g.dirs[path], "*.go"))
	if err != nil || len(names) == 0 {
		g.t.Fatalf("%s: %v, %d files", path, err, len(names))
	}
	var files []*ast.File
	for _, n := range names {
		if strings.HasSuffix(n, "_test.go") || strings.HasSuffix(n, "_js.go") != (js && strings.HasSuffix(n, "_js.go")) {
			continue
		}
		f, err := parser.ParseFile(g.fset, n, nil, parser.SkipObjectResolution)
		if err != nil {
			g.t.Fatal(err)
		}
		files = append(files, f)
	}
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}}
	lookup := func(path string) (io.ReadCloser, error) { return os.Open(g.exports[path]) }
	conf := types.Config{Importer: importer.ForCompiler(g.fset, "gc", lookup)}
	if _, err := conf.Check(path, g.fset, files, info); err != nil {
		g.t.Fatalf("%s: %v", path, err)
	}
	used := map[string]string{}
	for id, o := range info.Uses {
		if f, ok := o.(*types.Func); ok && f.Pkg() != nil && isRules(f.Pkg().Path()) {
			used[f.FullName()] = g.fset.Position(id.Pos()).String()
		}
	}
	return used
}

func isRules(path string) bool {
	return path == "sightline/rules" || strings.HasPrefix(path, "sightline/rules/")
}

// TestNoSecondRuleBook: every function of the rules that an adapter calls is one that the table or the client calls when people
// play; so the vectors judge the product and not a copy of it.
func TestNoSecondRuleBook(t *testing.T) {
	g := listed(t, false)
	played := map[string]string{}
	for path := range g.dirs {
		if path == "sightline/server/table" || path == "sightline/server/room" || strings.HasPrefix(path, "sightline/client/") && !strings.Contains(path, "/e2e") {
			if names, _ := filepath.Glob(filepath.Join(g.dirs[path], "*.go")); !tested(names) {
				maps.Copy(played, g.uses(path, false))
			}
		}
	}
	for name, where := range g.uses("sightline/server/cli/rulecheck", false) {
		if played[name] == "" && !named[name] {
			t.Errorf("%s: %s is called by neither the table nor the client", where, name)
		}
	}
}

// tested says that a package holds nothing but tests, or nothing for this machine.
func tested(names []string) bool {
	return !slices.ContainsFunc(names, func(n string) bool { return !strings.HasSuffix(n, "_test.go") && !strings.HasSuffix(n, "_js.go") })
}

// named are functions that only name things.
var named = map[string]bool{"sightline/rules/all.Named": true}
