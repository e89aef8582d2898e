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
	cmd := exec.Command("go", "list", "-export", "-deps", "-f", "{{.ImportPath}}\t{{.Export}}\t{{.Dir}}", "sightline/server/cli/rulecheck", "sightline/server/table", "sightline/server/view", "sightline/server/room", "sightline/client/...")
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

// uses names every function and method of the rules that a package mentions outside of tests, with where, and by the function
// that mentions it ("" outside of any).
func (g *goTypes) uses(path string) (where map[string]string, by map[string][]string) {
	g.t.Helper()
	names, err := filepath.Glob(filepath.Join(g.dirs[path], "*.go"))
	if err != nil || len(names) == 0 {
		g.t.Fatalf("%s: %v, %d files", path, err, len(names))
	}
	var files []*ast.File
	for _, n := range names {
		if strings.HasSuffix(n, "_test.go") || strings.HasSuffix(n, "_js.go") {
			continue
		}
		f, err := parser.ParseFile(g.fset, n, nil, parser.SkipObjectResolution)
		if err != nil {
			g.t.Fatal(err)
		}
		files = append(files, f)
	}
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{}}
	lookup := func(path string) (io.ReadCloser, error) { return os.Open(g.exports[path]) }
	conf := types.Config{Importer: importer.ForCompiler(g.fset, "gc", lookup)}
	if _, err := conf.Check(path, g.fset, files, info); err != nil {
		g.t.Fatalf("%s: %v", path, err)
	}
	where, by = map[string]string{}, map[string][]string{}
	for _, f := range files {
		for _, d := range f.Decls {
			from := ""
			if fn, ok := d.(*ast.FuncDecl); ok {
				from = info.Defs[fn.Name].(*types.Func).FullName()
			}
			ast.Inspect(d, func(n ast.Node) bool {
				if id, ok := n.(*ast.Ident); ok {
					if used, ok := info.Uses[id].(*types.Func); ok && used.Pkg() != nil && isRules(used.Pkg().Path()) {
						where[used.FullName()] = g.fset.Position(id.Pos()).String()
						by[from] = append(by[from], used.FullName())
					}
				}
				return true
			})
		}
	}
	return where, by
}

func isRules(path string) bool {
	return path == "sightline/rules" || strings.HasPrefix(path, "sightline/rules/")
}

// TestNoSecondRuleBook: every function of the rules that an adapter calls is one that the table, what it shows or the client calls
// when people play, by itself or through another function of the rules; so the vectors judge the product and not a copy of it.
func TestNoSecondRuleBook(t *testing.T) {
	g := listed(t, false)
	through := map[string][]string{}
	var played []string
	for path := range g.dirs {
		switch {
		case isRules(path):
			_, by := g.uses(path)
			maps.Copy(through, by)
			played = append(played, by[""]...) // data of the rules that names functions
		case slices.Contains([]string{"sightline/server/table", "sightline/server/view", "sightline/server/room"}, path), strings.HasPrefix(path, "sightline/client/") && !strings.Contains(path, "/e2e"):
			if names, _ := filepath.Glob(filepath.Join(g.dirs[path], "*.go")); !tested(names) {
				where, _ := g.uses(path)
				played = append(played, slices.Collect(maps.Keys(where))...)
			}
		}
	}
	reached := map[string]bool{}
	for len(played) > 0 {
		name := played[len(played)-1]
		played = played[:len(played)-1]
		if !reached[name] {
			reached[name] = true
			played = append(played, through[name]...)
		}
	}
	where, _ := g.uses("sightline/server/cli/rulecheck")
	for name, at := range where {
		if !reached[name] && !named(name) {
			t.Errorf("%s: %s is called by neither the table nor the client", at, name)
		}
	}
}

// tested says that a package holds nothing but tests, or nothing for this machine.
func tested(names []string) bool {
	return !slices.ContainsFunc(names, func(n string) bool { return !strings.HasSuffix(n, "_test.go") && !strings.HasSuffix(n, "_js.go") })
}

// named says that a function only finds a thing by its name, or names one.
func named(name string) bool {
	return strings.HasSuffix(name, "Named") || strings.HasSuffix(name, ".String")
}
