package lang

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sightline/server/wire"
)

var place = regexp.MustCompile(`\{\d\}`)

func places(s string) []string {
	all := place.FindAllString(s, -1)
	slices.Sort(all)
	return slices.Compact(all)
}

func TestBothLanguagesSayEverything(t *testing.T) {
	for k, p := range words {
		if p.en == "" || p.cs == "" {
			t.Errorf("%s has no text in one of the languages", k)
		}
		if strings.TrimSpace(p.en) != p.en || strings.TrimSpace(p.cs) != p.cs {
			t.Errorf("%s begins or ends with a space", k)
		}
		if en, cs := places(p.en), places(p.cs); !slices.Equal(en, cs) {
			t.Errorf("%s has the places %v in English and %v in Czech", k, en, cs)
		}
	}
}

func TestFormsForNumberAreComplete(t *testing.T) {
	for k, p := range words {
		en, cs := strings.Count(p.en, "|")+1, strings.Count(p.cs, "|")+1
		if en == 1 && cs == 1 {
			continue
		}
		if en > 2 || cs != 4 && cs != 1 {
			t.Errorf("%s has %d English and %d Czech forms; want 2 and 4", k, en, cs)
		}
		for _, f := range append(strings.Split(p.en, "|"), strings.Split(p.cs, "|")...) {
			if f == "" {
				t.Errorf("%s has an empty form", k)
			}
		}
	}
}

// keyNames gives the constants of type Key in this package, by value.
func keyNames(t *testing.T) map[Key]string {
	t.Helper()
	names := map[Key]string{}
	eachFile(t, ".", func(f *ast.File) {
		for _, d := range f.Decls {
			g, ok := d.(*ast.GenDecl)
			if !ok || g.Tok != token.CONST {
				continue
			}
			for _, s := range g.Specs {
				v := s.(*ast.ValueSpec)
				if id, ok := v.Type.(*ast.Ident); ok && id.Name == "Key" {
					value, err := strconv.Unquote(v.Values[0].(*ast.BasicLit).Value)
					if err != nil {
						t.Fatal(err)
					}
					if was, double := names[Key(value)]; double {
						t.Errorf("%s and %s have the same value", was, v.Names[0].Name)
					}
					names[Key(value)] = v.Names[0].Name
				}
			}
		}
	})
	return names
}

func eachFile(t *testing.T, root string, do func(*ast.File)) {
	t.Helper()
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err == nil {
			do(f)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

func TestEveryKeyHasATextAndEveryTextAKey(t *testing.T) {
	names := keyNames(t)
	for k, name := range names {
		if _, ok := words[k]; !ok {
			t.Errorf("%s has no text", name)
		}
	}
	for k := range words {
		if _, ok := names[k]; !ok && !strings.HasPrefix(string(k), "toast.") {
			t.Errorf("the text %q has no key", k)
		}
	}
}

func TestNoKeyIsUnused(t *testing.T) {
	used := map[string]bool{}
	eachFile(t, "..", func(f *ast.File) {
		own := f.Name.Name == "lang"
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.SelectorExpr:
				if x, ok := n.X.(*ast.Ident); ok && x.Name == "lang" {
					used[n.Sel.Name] = true
				}
			case *ast.ValueSpec, *ast.KeyValueExpr:
				return !own || !isTable(n)
			case *ast.Ident:
				if own {
					used[n.Name] = true
				}
			}
			return true
		})
	})
	for _, name := range keyNames(t) {
		if !used[name] {
			t.Errorf("the key %s is used nowhere in client", name)
		}
	}
}

// isTable says whether the node declares a key or gives it its text, which is no use of it.
func isTable(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.ValueSpec:
		id, ok := n.Type.(*ast.Ident)
		return ok && id.Name == "Key"
	case *ast.KeyValueExpr:
		_, ok := n.Value.(*ast.CompositeLit)
		return ok
	}
	return false
}

func TestEveryNoticeOfTheModelHasAText(t *testing.T) {
	said := map[Key]bool{}
	eachFile(t, "../app", func(f *ast.File) {
		ast.Inspect(f, func(n ast.Node) bool {
			if v, ok := n.(*ast.ValueSpec); ok && len(v.Values) == 1 && strings.HasPrefix(v.Names[0].Name, "Say") {
				if lit, ok := v.Values[0].(*ast.BasicLit); ok && lit.Kind == token.STRING {
					value, _ := strconv.Unquote(lit.Value)
					said[Key(value)] = true
				}
			}
			return true
		})
	})
	if len(said) == 0 {
		t.Fatal("found no notice in client/app")
	}
	for k := range said {
		if _, ok := words[k]; !ok {
			t.Errorf("the notice %q has no text", k)
		}
	}
	for k := range toastWords {
		if !said[k] {
			t.Errorf("the notice %q is said nowhere in client/app", k)
		}
	}
}

// constants gives the values of the string constants of a type in a file elsewhere in the module.
func constants(t *testing.T, path, typeName string) []string {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
	if os.IsNotExist(err) {
		t.Skipf("%s is not there", path)
	}
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	ast.Inspect(f, func(n ast.Node) bool {
		v, ok := n.(*ast.ValueSpec)
		if !ok || len(v.Values) != 1 {
			return true
		}
		if id, ok := v.Type.(*ast.Ident); ok && id.Name == typeName {
			if lit, ok := v.Values[0].(*ast.BasicLit); ok {
				s, _ := strconv.Unquote(lit.Value)
				out = append(out, s)
			}
		}
		return true
	})
	return out
}

func TestEveryFaultOfAMapHasAText(t *testing.T) {
	kinds := constants(t, "../../maps/report.go", "ErrorKind")
	pictures := constants(t, "../../server/media/limits.go", "Code")
	if len(kinds) == 0 || len(pictures) == 0 {
		t.Fatal("found no ErrorKind in maps or no Code in media")
	}
	kinds = append(kinds, pictures...)
	slices.Sort(kinds)
	kinds = slices.Compact(kinds)
	for _, kind := range kinds {
		if _, ok := mapKeys[kind]; !ok {
			t.Errorf("a map's fault %q has no text", kind)
		}
	}
	if len(kinds) != len(mapKeys) {
		t.Errorf("%d kinds of fault in maps, %d texts", len(kinds), len(mapKeys))
	}
}

func TestEveryCodeHasAText(t *testing.T) {
	for c := wire.CodeNone + 1; c <= wire.LastCode; c++ {
		if _, ok := reasonKeys[c]; !ok {
			t.Errorf("code %d has no text", c)
		}
	}
	if len(reasonKeys) != int(wire.LastCode) {
		t.Errorf("%d texts for %d codes: is there a new code after LastCode?", len(reasonKeys), wire.LastCode)
	}
}

func TestCounts(t *testing.T) {
	cs, en := Text{Lang: Czech}, Text{}
	for _, c := range []struct {
		got, want string
	}{
		{cs.Steps(1), "1 čtverec"}, {cs.Steps(2), "2 čtverce"}, {cs.Steps(4), "4 čtverce"}, {cs.Steps(5), "5 čtverců"},
		{cs.Steps(0), "0 čtverců"}, {cs.Steps(1.5), "1,5 čtverce"}, {cs.Steps(21), "21 čtverců"}, {cs.Steps(22), "22 čtverců"},
		{en.Steps(1), "1 square"}, {en.Steps(0), "0 squares"}, {en.Steps(1.5), "1.5 squares"},
		{Text{Lang: Czech, Hex: true}.Steps(3), "3 hexy"}, {Text{Lang: Czech, Hex: true}.Steps(6), "6 hexů"}, {Text{Hex: true}.Steps(2), "2 hexes"},
		{en.Cells(6), "30 ft"}, {cs.Cells(6), "30 stop"}, {Text{Unit: Metres}.Cells(1), "1.5 m"}, {Text{Lang: Czech, Unit: Metres}.Cells(5), "7,5 m"},
		{Text{Lang: Czech, Unit: Sahy}.Cells(1), "1 sáh"}, {Text{Lang: Czech, Unit: Sahy}.Cells(3), "3 sáhy"}, {Text{Lang: Czech, Unit: Sahy}.Cells(6), "6 sáhů"},
		{Text{Lang: Czech, Unit: Squares}.Cells(6), "6 čtverců"}, {Text{Lang: Czech, Unit: Squares}.Both(6), "6 čtverců"},
		{cs.Both(6), "6 čtverců · 30 stop"}, {en.Both(1), "1 square · 5 ft"},
		{cs.Count(TokenCount, 2), "2 žetony"}, {cs.Count(ProbeBlocked, 5, 8), "Zacloněné čáry k rohům: 5 / 8"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}

func TestNumbers(t *testing.T) {
	cs, en := Text{Lang: Czech}, Text{}
	for _, c := range []struct {
		got, want string
	}{
		{cs.Number(1.5), "1,5"}, {en.Number(1.5), "1.5"}, {cs.Number(-3), "−3"}, {en.Number(0), "0"}, {en.Number(-0.001), "0"},
		{en.Number(100), "100"}, {cs.Number(2.25), "2,25"},
		{en.Number(999), "999"}, {en.Number(1350), "1,350"}, {en.Number(-1350), "−1,350"}, {en.Number(-135), "−135"}, {cs.Number(1234567.5), "1\u00a0234\u00a0567,5"},
		{en.Number(-123456), "−123,456"}, {cs.Decimal(-1350.25), "−1350,25"}, {en.Decimal(1000), "1000"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
	for in, want := range map[string]int32{" 12 ": 12, "-3": -3, "−3": -3} {
		if got, ok := Parse(in); !ok || got != want {
			t.Errorf("Parse(%q) = %d, %v; want %d", in, got, ok, want)
		}
	}
	for _, in := range []string{"", "x", "1,5", "99999999999"} {
		if _, ok := Parse(in); ok {
			t.Errorf("Parse(%q) is fine with it", in)
		}
	}
}

func TestChoose(t *testing.T) {
	for _, c := range []struct {
		prefer []string
		want   Lang
	}{
		{[]string{"cs-CZ", "en"}, Czech}, {[]string{"en-GB", "cs"}, English}, {[]string{"de", "cs"}, Czech}, {[]string{"sk"}, Czech},
		{[]string{"fr"}, English}, {nil, English}, {[]string{"CS"}, Czech}, {[]string{"csb"}, English},
	} {
		if got := Choose(c.prefer); got != c.want {
			t.Errorf("Choose(%v) = %s, want %s", c.prefer, got.Tag(), c.want.Tag())
		}
	}
}

func TestReasonsSayWhatWhereAndWhatToDo(t *testing.T) {
	v := &wire.View{Tokens: []wire.Token{{ID: 7, Name: "Bořek"}}, Seats: []wire.Seat{{ID: 9, Name: "Eva"}}}
	cs, en := Of("cs"), Of("en")
	for _, c := range []struct {
		t    Text
		r    wire.Reason
		want string
	}{
		{cs, wire.Reason{Code: wire.CodeTooFar, Number: 8, Limit: 6}, "Příliš daleko: cesta vyjde na 40 stop a v tomto tahu zbývá jen 30 stop. Zvolte kratší."},
		{en, wire.Reason{Code: wire.CodeTooFar, Number: 8, Limit: -1}, "Too far: the way costs 40 ft and only 0 ft is left this turn. Choose a shorter one."},
		{cs, wire.Reason{Code: wire.CodeNoFit, Token: 7}, "Bořek se tam nevejde. Najděte širší místo."},
		{en, wire.Reason{Code: wire.CodeNoFit, Token: 8}, "An unnamed token is too big to fit there. Choose a wider place."},
		{en, wire.Reason{Code: wire.CodeUndoLate, Seat: 9, Token: 7}, "Eva has changed Bořek since; take that back first."},
		{en, wire.Reason{Code: wire.CodeDice, Text: "x", Number: 3}, "I cannot read the dice at “x” (place 4). Write it like 2d6+3 or 4d6kh3."},
		{en, wire.Reason{Code: wire.CodeDice}, "Something is missing at the end of the dice. Write it like 2d6+3 or 4d6kh3."},
		{en, wire.Reason{Code: wire.CodeMap, Text: "cut: portals[2]", Number: 812}, "The file ends in the middle. It was probably not downloaded or copied completely. The fault is at portals[2]. (byte 812)"},
		{cs, wire.Reason{Code: wire.CodeMap, Text: "pointer: git-lfs"}, "Tohle je jen odkaz z Git LFS, ne samotná mapa. Stáhněte skutečný soubor (git lfs pull) a zkuste to znovu."},
		{en, wire.Reason{Code: wire.CodeMap, Text: "picture: png"}, "This is a plain picture (png), not a map with walls. Lay it as a picture, or export a .dd2vtt."},
		{cs, wire.Reason{Code: wire.CodeMap, Text: "large", Limit: 128 << 20}, "Soubor je příliš velký: může mít nejvýš 128 MB. Vyexportujte ho s méně pixely na pole."},
		{en, wire.Reason{Code: wire.CodeMap, Text: "bytes: png", Limit: 1 << 19}, "The picture's file is too large: it may have at most 0.5 MB. Save it smaller or with fewer pixels. The fault is at png."},
		{en, wire.Reason{Code: wire.CodeMap, Text: "wall-finite walls[3]"}, "The map file is broken and cannot be read. Export it again and try once more. The fault is at walls[3]."},
		{en, wire.Reason{Code: 250}, en.Say(reasonInternal)},
	} {
		if got := c.t.Reason(c.r, v); got != c.want {
			t.Errorf("got  %q\nwant %q", got, c.want)
		}
	}
	if got := cs.Reason(wire.Reason{Code: wire.CodeNoFit, Token: 7}, nil); strings.Contains(got, "Bořek") {
		t.Errorf("a name without a view: %q", got)
	}
}

// TestDiceInTheReadersLanguage: what was typed as 1k8 was once shown so to an English reader.
func TestDiceInTheReadersLanguage(t *testing.T) {
	for _, c := range []struct{ in, cs, en string }{
		{"2d6+3", "2k6+3", "2d6+3"}, {"1k8+2", "1k8+2", "1d8+2"}, {"d%", "k%", "d%"}, {"4d6dl1", "4k6dl1", "4d6dl1"}, {"4d6kh3", "4k6kh3", "4d6kh3"},
		{"D20", "k20", "d20"}, {"4k6k3", "4k6k3", "4d6k3"}, {"4d6k3+k4", "4k6k3+k4", "4d6k3+d4"}, {"2*(k6+K10)", "2*(k6+k10)", "2*(d6+d10)"}, {"1d6[d4 k4]", "1k6[d4 k4]", "1d6[d4 k4]"},
	} {
		if cs, en := Of("cs").Dice(c.in), Of("en").Dice(c.in); cs != c.cs || en != c.en {
			t.Errorf("%q is %q in Czech and %q in English, want %q and %q", c.in, cs, en, c.cs, c.en)
		}
	}
}

func TestUnknownKeyIsSeen(t *testing.T) {
	if got := Of("cs").Say("no.such"); got != "no.such" {
		t.Errorf("got %q", got)
	}
}

func TestPlacesAreFilledOnce(t *testing.T) {
	if got := Of("en").Say(ProbeTitle, "{1}", "B"); got != "{1} looks at B" {
		t.Errorf("a name was read as a place: %q", got)
	}
}
