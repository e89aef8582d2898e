package rulecheck

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestVectors runs every worked example of the catalog, and our own ones beside them.
func TestVectors(t *testing.T) {
	names, err := filepath.Glob("testdata/*.json")
	if err != nil || len(names) == 0 {
		t.Fatalf("%d files, %v", len(names), err)
	}
	for _, name := range names {
		for _, v := range vectorsOf(t, name) {
			for _, w := range Check(v) {
				t.Error(w)
			}
		}
	}
}

func vectorsOf(t *testing.T, name string) []Vector {
	t.Helper()
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	list, err := Read(f)
	if err != nil || len(list) == 0 {
		t.Fatalf("%s: %d vectors, %v", name, len(list), err)
	}
	return list
}

// TestFaultNamesTheValue: what is missing or nonsense is an error that names it, and a vector may expect that.
func TestFaultNamesTheValue(t *testing.T) {
	v := Vector{Ruleset: "r014", Op: "siege.stats", Given: map[string]any{"engine": "bicycle"}, Expect: map[string]any{"ac": 15.0}}
	if got := Check(v); len(got) != 1 || got[0].Err == nil || !strings.HasPrefix(got[0].Err.Error(), "engine: ") {
		t.Errorf("%+v", got)
	}
	for name, wrong := range map[string]int{"engine": 0, "size": 1} {
		v.Expect = map[string]any{"fault": name}
		if got := Check(v); len(got) != wrong {
			t.Errorf("%s: %+v", name, got)
		}
	}
}

// TestUnknownOpFails: neither an op that does not exist nor a rule set that does not is passed over.
func TestUnknownOpFails(t *testing.T) {
	for _, v := range []Vector{{Ruleset: "r014", Op: "no.such"}, {Ruleset: "r999", Op: "cover"}} {
		if got := Check(v); len(got) != 1 || got[0].Err == nil {
			t.Errorf("%+v: %+v", v, got)
		}
	}
}

// TestDifferenceFails: a wrong value, a value that is not answered and cells that are missing are failures.
func TestDifferenceFails(t *testing.T) {
	given := map[string]any{"speed_ft": 30.0}
	for name, want := range map[string]any{"squares": 7.0, "else": 1.0, "includes": []any{[]any{1.0, 2.0}}} {
		v := Vector{Ruleset: "r024", Op: "speed.squares", Given: given, Expect: map[string]any{name: want}}
		if got := Check(v); len(got) != 1 || got[0].Name != name {
			t.Errorf("%s: %+v", name, got)
		}
	}
}

// TestReadVectors takes both forms and says what is wrong with others.
func TestReadVectors(t *testing.T) {
	for _, good := range []string{`[{"id":"a"}]`, `{"meta":{},"vectors":[{"id":"a"}]}`} {
		if list, err := Read(strings.NewReader(good)); err != nil || len(list) != 1 || list[0].ID != "a" {
			t.Errorf("%s: %v %v", good, list, err)
		}
	}
	for _, bad := range []string{``, `{`, `{"vectors":3}`, `{}`, `7`} {
		if _, err := Read(strings.NewReader(bad)); err == nil {
			t.Errorf("%q was taken", bad)
		}
	}
}

// TestFaultNamesTheField: what is missing or makes no sense is no answer, and the failure names it.
func TestFaultNamesTheField(t *testing.T) {
	for _, v := range []Vector{
		{Op: "check.resolve", Given: map[string]any{"total": "ten", "dc": 10.0}},
		{Op: "advantage.net", Given: map[string]any{"advantage": true}},
		{Op: "advantage.roll", Given: map[string]any{"net": "advantage", "dice": []any{3.0, "x"}}},
	} {
		v.Ruleset = "r014"
		got := Check(v)
		var f fault
		if len(got) != 1 || !errors.As(got[0].Err, &f) || v.Given[f.name] == nil {
			t.Errorf("%s %v: %v", v.Op, v.Given, got)
		}
	}
}
