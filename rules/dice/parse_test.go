package dice_test

import (
	"errors"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"sightline/rules/dice"
)

func TestParseReadsOneWay(t *testing.T) {
	for text, want := range map[string]string{
		"2d6+3":                        "2d6+3",
		"d20":                          "1d20",
		"D20":                          "1d20",
		"k20":                          "1d20", // as Czech writes it
		"2k6":                          "2d6",
		"2K6 + 1":                      "2d6+1",
		"k%":                           "1d100",
		"d%":                           "1d100",
		"3d%kl2":                       "3d100kl2",
		"4k6k3":                        "4d6kh3",
		"4d6k3":                        "4d6kh3",
		"4d6KH3":                       "4d6kh3",
		"2d20kh":                       "2d20kh1",
		"2d20k":                        "2d20kh1",
		"2d20kl":                       "2d20kl1",
		"4d6dl1":                       "4d6dl1",
		"4d6dh":                        "4d6dh1",
		"4 d 6 k 3 - 2":                "4d6kh3-2",
		"-1":                           "-1",
		"+1":                           "1",
		"−2+d4":                        "-2+1d4", // a true minus
		"– 2":                          "-2",
		"1d6 - 1d4":                    "1d6-1d4",
		"007":                          "7",
		"100d1000":                     "100d1000",
		"1000000":                      "1000000",
		"0":                            "0",
		"1d1":                          "1d1",
		"1d10!":                        "1d10!10",
		"1D10X>=9":                     "1d10!>=9",
		"3d6!=2":                       "3d6!2",
		"2d6r<2":                       "2d6r<2",
		"2k6 r ≤ 2":                    "2d6r<=2",
		"4d6ro1kh3":                    "4d6ro1kh3",
		"1d20mi10ma15":                 "1d20mi10ma15",
		"1d20min10max15":               "1d20mi10ma15",
		"2d6[ fire ]+3[magic sword]":   "2d6[fire]+3[magic sword]",
		"(2d6+3)*2":                    "(2d6+3)*2",
		"((2d6))":                      "2d6",
		"(2*3)+1":                      "(2*3)+1",
		"2*3+1":                        "2*3+1",
		"10/3*2":                       "10/3*2",
		"2×-3":                         "2*(-3)",
		"-(2-3)":                       "-(2-3)",
		"(1d6[cold])[all]":             "(1d6[cold])[all]",
		"2k6[oheň]":                    "2d6[oheň]",
		"\u00a02d6\t":                  "2d6",
		strings.Repeat("1+", 19) + "1": strings.Repeat("1+", 19) + "1",
	} {
		e, err := dice.Parse(text)
		if err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		if got := e.String(); got != want {
			t.Errorf("%q reads as %q, want %q", text, got, want)
		}
	}
}

func TestParseSaysWhatIsWrongAndWhere(t *testing.T) {
	for _, c := range []struct {
		text  string
		fault dice.Fault
		pos   int
		near  string
	}{
		{"", dice.FaultEnd, 0, ""},
		{"   ", dice.FaultEnd, 3, ""},
		{"2d", dice.FaultEnd, 2, ""},
		{"2d6+", dice.FaultEnd, 4, ""},
		{"kočka", dice.FaultUnexpected, 1, "očka"},
		{"příliš", dice.FaultUnexpected, 0, "příliš"},
		{"2d6+žluťoučký kůň", dice.FaultUnexpected, 4, "žluťoučký ků"},
		{"2d6 3", dice.FaultUnexpected, 4, "3"},
		{"2d6++3", dice.FaultUnexpected, 4, "+3"},
		{"1.5", dice.FaultUnexpected, 1, ".5"},
		{"2d6d1", dice.FaultUnexpected, 3, "d1"},
		{"2d6*", dice.FaultEnd, 4, ""},
		{"2d6*/3", dice.FaultUnexpected, 4, "/3"},
		{"(2d6", dice.FaultEnd, 4, ""},
		{"2d6)", dice.FaultUnexpected, 3, ")"},
		{"()", dice.FaultUnexpected, 1, ")"},
		{"1d6m3", dice.FaultUnexpected, 3, "m3"},
		{"1d6mi", dice.FaultEnd, 5, ""},
		{"1d6r", dice.FaultEnd, 4, ""},
		{"1d6!>", dice.FaultEnd, 5, ""},
		{"1d6r<7", dice.FaultForever, 3, "r<7"},
		{"1d6!>0", dice.FaultForever, 3, "!>0"},
		{"1d1!", dice.FaultForever, 3, "!"},
		{"9d6kh8kh7kh6kh5kh4", dice.FaultChanges, 15, "kh4"},
		{"2d6[]", dice.FaultLabel, 3, "[]"},
		{"2d6[fire", dice.FaultLabel, 3, "[fire"},
		{"2d6[fire][cold]", dice.FaultUnexpected, 9, "[cold]"},
		{"2d6[123456789 123456789 12345]", dice.FaultLabel, 3, "[123456789 1"},
		{"100d6+100d6+100d6+100d6+100d6+1d6", dice.FaultDice, 30, "1d6"},
		{strings.Repeat("(", 9) + "1" + strings.Repeat(")", 9), dice.FaultDepth, 9, "1)))))))))"},
		{"0d6", dice.FaultDice, 0, "0d6"},
		{"1 + 101d6", dice.FaultDice, 4, "101d6"},
		{"2d0", dice.FaultSides, 2, "0"},
		{"2d1001", dice.FaultSides, 2, "1001"},
		{"1000001", dice.FaultNumber, 0, "1000001"},
		{"99999999999999999999", dice.FaultNumber, 0, "999999999999"},
		{"2d99999999999", dice.FaultNumber, 2, "99999999999"},
		{"4d6kh0", dice.FaultKeep, 3, "kh0"},
		{"4d6kh5", dice.FaultKeep, 3, "kh5"},
		{"4d6dl4", dice.FaultKeep, 3, "dl4"},
		{"1d6dl", dice.FaultKeep, 3, "dl"},
		{"4d6kh99999999", dice.FaultNumber, 5, "99999999"},
		{strings.Repeat("1+", 20) + "1", dice.FaultTerms, 40, "1"},
		{strings.Repeat("1", 201), dice.FaultLong, 200, "1"},
		{strings.Repeat("ž", 5000), dice.FaultLong, 200, "ž"},
	} {
		_, err := dice.Parse(c.text)
		var wrong *dice.SyntaxError
		if !errors.As(err, &wrong) {
			t.Errorf("%q: error %v, want a syntax error", c.text, err)
			continue
		}
		if wrong.Fault != c.fault || wrong.Pos != c.pos || !strings.HasPrefix(wrong.Near, c.near) || c.near == "" && wrong.Near != "" {
			t.Errorf("%q: fault %d at %d near %q, want %d at %d near %q", c.text, wrong.Fault, wrong.Pos, wrong.Near, c.fault, c.pos, c.near)
		}
		if !strings.Contains(wrong.Error(), wrong.Fault.String()) {
			t.Errorf("%q: the error %q doesn't say the fault", c.text, wrong)
		}
	}
}

// anyTerm writes a term in one of the many ways that are allowed.
func anyTerm(t *rapid.T, depth int) string {
	n := rapid.IntRange(1, 9).Draw(t, "count")
	pick := func(s ...string) string { return rapid.SampledFrom(s).Draw(t, "part") }
	text := pick("", " ")
	if depth > 0 && rapid.IntRange(0, 5).Draw(t, "group") == 0 {
		return text + "(" + anyExpression(t, depth-1) + ")" + pick("", "[fire]")
	}
	if rapid.Bool().Draw(t, "number") {
		return text + rapid.StringMatching(`[0-9]{1,6}`).Draw(t, "n") + pick("", "[x]")
	}
	text += strconv.Itoa(n) + pick("d", "k", "D", "K") + pick("%", "4", "6", "8", "20", "1000")
	for range rapid.IntRange(0, 2).Draw(t, "changes") {
		text += pick("!", "x", "!>=4", "r1", "ro<3", "r<2", "mi2", "ma3")
	}
	if keep := pick("", "k", "kh", "kl", "dh", "dl"); keep != "" && n > 1 {
		text += keep + pick("", "1")
	}
	return text + pick("", " [oheň]")
}

func anyExpression(t *rapid.T, depth int) string {
	text := rapid.SampledFrom([]string{"", "+", "-"}).Draw(t, "sign") + anyTerm(t, depth)
	for range rapid.IntRange(0, 3).Draw(t, "terms") {
		text += rapid.SampledFrom([]string{"+", "-", " + ", "−", "*", "/", " × ", "/-"}).Draw(t, "sign") + anyTerm(t, depth)
	}
	return text
}

// parsed is a random expression; those with too many parts are passed over.
func parsed(t *rapid.T) (string, dice.Expr) {
	text := anyExpression(t, 2)
	e, err := dice.Parse(text)
	var wrong *dice.SyntaxError
	if errors.As(err, &wrong) && (wrong.Fault == dice.FaultTerms || wrong.Fault == dice.FaultLong) {
		t.Skip("too large")
	}
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	return text, e
}

// What an expression is written as reads as the same expression.
func TestStringReadsAsItself(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text, e := parsed(t)
		if len([]rune(e.String())) > dice.MaxLength {
			t.Skip("longer as it is written")
		}
		again, err := dice.Parse(e.String())
		if err != nil || again.String() != e.String() {
			t.Fatalf("%q is written %q and reads as %q, %v", text, e, again, err)
		}
		if a, b := e.Roll(highest{}), again.Roll(highest{}); a.Total != b.Total {
			t.Fatalf("%q comes to %d, as it is written to %d", text, a.Total, b.Total)
		}
	})
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{"2d6+3", "k%", "4k6k3-1", "d20kh", "žluťoučký", "2d6 + ", "100d1000+1", "\xff\xfe", "1d6\x00", "(2d6!>=5[fire]-1)*2/3", "4d6r<2mi3dl1"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		e, err := dice.Parse(s)
		var wrong *dice.SyntaxError
		if err != nil {
			if !errors.As(err, &wrong) || wrong.Fault > dice.LastFault || wrong.Pos < 0 || wrong.Pos > utf8.RuneCountInString(s) || utf8.RuneCountInString(wrong.Near) > 12 {
				t.Fatalf("%q: %#v", s, err)
			}
			return
		}
		written := e.String()
		if again, err := dice.Parse(written); utf8.RuneCountInString(written) <= dice.MaxLength && (err != nil || again.String() != written) {
			t.Fatalf("%q is written %q and reads as %q, %v", s, e, again, err)
		}
		r := e.Roll(highest{})
		all := 0
		for _, part := range r.Terms {
			all += len(part.Dice)
		}
		if len(r.Terms) > dice.MaxParts || all > dice.MaxAll+dice.MaxExtra || r.Total > dice.MaxTotal || r.Total < -dice.MaxTotal {
			t.Fatalf("%q: %d parts, %d dice, total %d", s, len(r.Terms), all, r.Total)
		}
	})
}

// highest always falls on the highest side.
type highest struct{}

func (highest) Intn(n int) int { return n - 1 }
