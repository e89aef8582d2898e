package dice_test

import (
	"errors"
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
		{"2d6*3", dice.FaultUnexpected, 3, "*3"},
		{"2d6++3", dice.FaultUnexpected, 4, "+3"},
		{"2d6d1", dice.FaultUnexpected, 3, "d1"},
		{"2d6!", dice.FaultUnexpected, 3, "!"},
		{"1.5", dice.FaultUnexpected, 1, ".5"},
		{"(2d6)", dice.FaultUnexpected, 0, "(2d6)"},
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
func anyTerm(t *rapid.T) string {
	n := rapid.IntRange(1, dice.MaxDice).Draw(t, "count")
	pick := func(s ...string) string { return rapid.SampledFrom(s).Draw(t, "part") }
	text := []string{"", " "}[rapid.IntRange(0, 1).Draw(t, "space")]
	if rapid.Bool().Draw(t, "number") {
		return text + rapid.StringMatching(`[0-9]{1,6}`).Draw(t, "n")
	}
	text += dice.Term{Count: int32(n)}.String() + pick("d", "k", "D", "K") + pick("%", "4", "6", "8", "20", "1000")
	if keep := pick("", "k", "kh", "kl", "dh", "dl"); keep != "" && n > 1 {
		text += keep + pick("", "1")
	}
	return text
}

func anyExpression(t *rapid.T) string {
	text := rapid.SampledFrom([]string{"", "+", "-"}).Draw(t, "sign") + anyTerm(t)
	for range rapid.IntRange(0, 8).Draw(t, "terms") {
		text += rapid.SampledFrom([]string{"+", "-", " + ", "−"}).Draw(t, "sign") + anyTerm(t)
	}
	return text
}

// What an expression is written as reads as the same expression.
func TestStringReadsAsItself(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := anyExpression(t)
		e, err := dice.Parse(text)
		if err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		again, err := dice.Parse(e.String())
		if err != nil || again.String() != e.String() || len(again.Terms()) != len(e.Terms()) {
			t.Fatalf("%q is written %q and reads as %q, %v", text, e, again, err)
		}
	})
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{"2d6+3", "k%", "4k6k3-1", "d20kh", "žluťoučký", "2d6 + ", "100d1000+1", "\xff\xfe", "1d6\x00"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		e, err := dice.Parse(s)
		var wrong *dice.SyntaxError
		if err != nil {
			if !errors.As(err, &wrong) || wrong.Pos < 0 || wrong.Pos > utf8.RuneCountInString(s) || utf8.RuneCountInString(wrong.Near) > 12 {
				t.Fatalf("%q: %#v", s, err)
			}
			return
		}
		if again, err := dice.Parse(e.String()); err != nil && len(e.String()) <= dice.MaxLength || err == nil && again.String() != e.String() {
			t.Fatalf("%q is written %q and reads as %q, %v", s, e, again, err)
		}
		r := e.Roll(highest{})
		for i, term := range r.Terms {
			if term.Term != e.Terms()[i] || term.Term.Count > dice.MaxNumber || len(term.Dice) > dice.MaxDice {
				t.Fatalf("%q: term %d is %+v", s, i, term)
			}
		}
	})
}

// highest always falls on the highest side.
type highest struct{}

func (highest) Intn(n int) int { return n - 1 }
