package rulecheck

import (
	"go/importer"
	"go/types"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sightline/client/aid"
	"sightline/client/aid/aidtest"
	"sightline/rules/book"
)

var quoted = regexp.MustCompile("`([^`]+)`")

// pageRows are the rows of docs/rules.md: id, rule, judged by, way.
func pageRows(t *testing.T) [][]string {
	t.Helper()
	page, err := os.ReadFile("../../../docs/rules.md")
	if err != nil {
		t.Fatal(err)
	}
	var rows [][]string
	for line := range strings.Lines(string(page)) {
		if f := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|"); strings.HasPrefix(line, "| R-") {
			for i := range f {
				f[i] = strings.TrimSpace(f[i])
			}
			rows = append(rows, f)
		}
	}
	return rows
}

// TestRulesPageIsComplete holds docs/rules.md to the catalog: each row once and in order, judged by functions that exist, with
// a way on the screen that exists: an aid which names the row, or a browser test. Five rows are help only.
func TestRulesPageIsComplete(t *testing.T) {
	rows, all := pageRows(t), book.Rules()
	if len(rows) != len(all) {
		t.Fatalf("%d rows for %d rules", len(rows), len(all))
	}
	g := listed(t, false)
	browser := browserTests(t)
	for i, r := range rows {
		if r[0] != all[i].ID || len(r) != 4 {
			t.Errorf("%v stands where %s should", r, all[i].ID)
			continue
		}
		if book.HelpOnly(r[0]) && r[3] == "help only" {
			continue
		}
		if functions := quoted.FindAllStringSubmatch(r[2], -1); len(functions) == 0 || !every(functions, g.exists) {
			t.Errorf("%s: judged by %q, which is not there", r[0], r[2])
		}
		ways := quoted.FindAllStringSubmatch(r[3], -1)
		if len(ways) == 0 || !every(ways, func(way string) bool { return leads(way, r[0], browser) }) {
			t.Errorf("%s: the way %q leads nowhere", r[0], r[3])
		}
	}
}

func every(found [][]string, ok func(string) bool) bool {
	return !slices.ContainsFunc(found, func(f []string) bool { return !ok(f[1]) })
}

// leads says whether a way on the screen is there for a row.
func leads(way, row, browser string) bool {
	if id, ok := strings.CutPrefix(way, "aid "); ok {
		a, found := aid.Find(id)
		return found && slices.Contains(a.Rows, row)
	}
	return strings.HasPrefix(way, "Test") && strings.Contains(browser, "func "+way+"(")
}

// browserTests is the text of the browser tests.
func browserTests(t *testing.T) string {
	t.Helper()
	names, _ := filepath.Glob("../../../client/e2e/*_test.go")
	var all strings.Builder
	for _, n := range names {
		data, err := os.ReadFile(n)
		if err != nil {
			t.Fatal(err)
		}
		all.Write(data)
	}
	return all.String()
}

// exists says whether a function such as rules.Profile.Cover, dnd14.DC or grid.Grid.Space is there.
func (g *goTypes) exists(name string) bool {
	parts := strings.Split(name, ".")
	conf := importer.ForCompiler(g.fset, "gc", func(path string) (io.ReadCloser, error) { return os.Open(g.exports[path]) })
	for path := range g.exports {
		if !strings.HasPrefix(path, "sightline/") || filepath.Base(path) != parts[0] || len(parts) < 2 {
			continue
		}
		pkg, err := conf.Import(path)
		if err != nil {
			g.t.Fatal(err)
		}
		o := pkg.Scope().Lookup(parts[1])
		if o == nil {
			continue
		}
		if len(parts) == 2 {
			return true
		}
		m, _, _ := types.LookupFieldOrMethod(o.Type(), true, pkg, parts[2])
		return m != nil
	}
	return false
}

// TestExamplesAreVectors: the worked example that each aid is tried on is one of a row that the aid plays, under its rule set.
func TestExamplesAreVectors(t *testing.T) {
	f, err := os.Open("testdata/vectors.json")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	list, err := Read(f)
	if err != nil {
		t.Fatal(err)
	}
	byID := map[string]Vector{}
	for _, v := range list {
		byID[v.ID] = v
	}
	examples, err := aidtest.Examples()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range examples {
		a, _ := aid.Find(e.Aid)
		if e.Vector == "" && !slices.ContainsFunc(a.Rows, func(r string) bool { return !book.HelpOnly(r) }) {
			continue
		}
		if v, ok := byID[e.Vector]; !ok || v.Ruleset != e.Ruleset || !slices.Contains(a.Rows, v.Row) {
			t.Errorf("%+v: no such vector of a row of the aid", e)
		}
	}
}
