package aid

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"sightline/rules"
	"sightline/rules/all"
	"sightline/rules/book"
	"sightline/server/wire"
)

var place = regexp.MustCompile(`\{\d\}`)

// both fails unless a text stands in both languages, with the same places to fill and not more of them than there are args.
func both(t *testing.T, where string, x rules.Text, args int) {
	t.Helper()
	en, cs := place.FindAllString(x.En, -1), place.FindAllString(x.Cs, -1)
	slices.Sort(en)
	slices.Sort(cs)
	if x.En == "" || x.Cs == "" || !slices.Equal(slices.Compact(en), slices.Compact(cs)) {
		t.Errorf("%s: %+v", where, x)
	}
	for _, p := range en {
		if args >= 0 && int(p[1]-'0') >= args {
			t.Errorf("%s: nothing for %s in %+v", where, p, x)
		}
	}
}

// answered judges under every rule set that has the aid.
func answered(t *testing.T, a Aid, values map[string]string) {
	t.Helper()
	for _, p := range all.Profiles() {
		if !a.For(wire.GM, p.Name) {
			continue
		}
		got := a.Judge(a.With(p, &wire.View{}, 0, values))
		if len(got.Lines) == 0 {
			t.Errorf("%s says nothing under %s to %v", a.ID, p.Name, values)
		}
		for _, l := range got.Lines {
			both(t, a.ID, l.Text, len(l.Args))
			if _, ok := book.Find(l.Row); l.Row != "" && !ok {
				t.Errorf("%s names the row %q", a.ID, l.Row)
			}
		}
		for _, o := range got.Offers {
			both(t, a.ID, o.Name, 0)
		}
	}
}

// TestAidsAreWhole: ids are plain and stand once, rows exist, all is said in both languages, and an answer comes at once.
func TestAidsAreWhole(t *testing.T) {
	seen := map[string]bool{}
	for _, a := range All() {
		if seen[a.ID] || !regexp.MustCompile(`^[a-z0-9-]+$`).MatchString(a.ID) || a.Group >= Groups || len(a.Rows) == 0 {
			t.Errorf("%q: an id that is taken or not plain, no rows, or no group", a.ID)
		}
		seen[a.ID] = true
		for _, r := range a.Rows {
			if _, ok := book.Find(r); !ok {
				t.Errorf("%s names the row %q", a.ID, r)
			}
		}
		both(t, a.ID, a.Name, 0)
		for _, f := range a.Fields {
			both(t, a.ID+"."+f.Key, f.Name, 0)
			if f.Kind == Choice && len(f.Options) < 2 || f.Kind <= Numbers && f.Min >= f.Max {
				t.Errorf("%s.%s: nothing to choose", a.ID, f.Key)
			}
			for _, o := range f.Options {
				both(t, a.ID+"."+f.Key+"."+o.Value, o.Name, 0)
			}
		}
		answered(t, a, nil)
	}
}

// TestAidsTakeAnything: whatever is typed, there is an answer.
func TestAidsTakeAnything(t *testing.T) {
	for _, a := range All() {
		for _, junk := range []string{"", "-1", "0", "1", "7", "2147483647", "-2147483648", "99999999999999", "yes", "a, b 3", strings.Repeat("9 ", 300)} {
			values := map[string]string{}
			for _, f := range a.Fields {
				values[f.Key] = junk
			}
			answered(t, a, values)
		}
		for _, f := range a.Fields {
			for _, o := range f.Options {
				answered(t, a, map[string]string{f.Key: o.Value})
			}
		}
	}
}

// TestEveryWayOfFillingIn reads what fields hold.
func TestEveryWayOfFillingIn(t *testing.T) {
	a := Aid{Fields: []Field{
		{Key: "n", Min: 1, Max: 20, Start: "7"}, {Key: "list", Kind: Numbers, Min: -5, Max: 30}, {Key: "box", Kind: Check},
		{Key: "one", Kind: Choice, Options: []Option{{Value: "a"}, {Value: "b"}}, When: func(in Input) bool { return in.Yes("box") }},
	}}
	in := a.With(rules.Profile{}, &wire.View{}, 0, map[string]string{"list": "3, 99;-8 x 4"})
	if in.Num("n") != 7 || !slices.Equal(in.Nums("list"), []int32{3, 30, -5, 4}) || in.Pick("one") != "a" || len(in.Shown()) != 3 {
		t.Errorf("%d %v %s %d", in.Num("n"), in.Nums("list"), in.Pick("one"), len(in.Shown()))
	}
	in.Values = map[string]string{"n": "25", "box": "yes", "one": "b"}
	if in.Num("n") != 20 || in.Pick("one") != "b" || len(in.Shown()) != 4 {
		t.Errorf("%d %s %d", in.Num("n"), in.Pick("one"), len(in.Shown()))
	}
}
