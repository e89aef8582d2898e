package lang

import (
	"fmt"
	"strconv"
	"strings"

	"sightline/rules"
)

// Key names a text.
type Key string

// Lang is a language.
type Lang uint8

// The languages.
const (
	English Lang = iota
	Czech
)

// Tag is the language's name in HTML and in the browser: "en" or "cs".
func (l Lang) Tag() string {
	if l == Czech {
		return "cs"
	}
	return "en"
}

// pair is a text in both languages.
type pair struct{ en, cs string }

func (p pair) in(l Lang) string {
	if l == Czech {
		return p.cs
	}
	return p.en
}

// Text puts things into words of one language, lengths in one unit. The zero Text is English in feet on squares.
type Text struct {
	Lang Lang
	Unit Unit
	Hex  bool // cells are hexes
	Free bool // there are no cells: lengths are in units
}

// Of gives the Text of a language by its tag; any but "cs" is English.
func Of(tag string) Text {
	if tag == "cs" {
		return Text{Lang: Czech}
	}
	return Text{}
}

// Choose picks the language for a browser that prefers these, best first (navigator.languages). Slovaks get Czech.
func Choose(prefer []string) Lang {
	for _, p := range prefer {
		switch base, _, _ := strings.Cut(strings.ToLower(p), "-"); base {
		case "cs", "sk":
			return Czech
		case "en":
			return English
		}
	}
	return English
}

// Say gives the text of a key with its places filled. Strings stand as they are, int, int32, int64 and float64 as
// numbers of the language. An unknown key gives the key itself, so that a mistake is seen and not hidden.
func (t Text) Say(k Key, args ...any) string {
	p, ok := words[k]
	if !ok {
		return string(k)
	}
	return t.fill(p.in(t.Lang), args)
}

// Write gives a text of the rules with its places filled, as Say does; an argument may be such a text too.
func (t Text) Write(x rules.Text, args ...any) string {
	return t.fill(x.In(t.Lang.Tag()), args)
}

// Count gives the text of a key in the form for n, with {0} as n and {1} and on as args.
func (t Text) Count(k Key, n float64, args ...any) string {
	p, ok := words[k]
	if !ok {
		return string(k)
	}
	forms := strings.Split(p.in(t.Lang), "|")
	form := forms[min(t.form(n), len(forms)-1)]
	return t.fill(form, append([]any{n}, args...))
}

// form gives which form a number takes.
func (t Text) form(n float64) int {
	if t.Lang == English {
		if n == 1 {
			return 0
		}
		return 1
	}
	switch {
	case n != float64(int64(n)):
		return 3
	case n == 1:
		return 0
	case n >= 2 && n <= 4:
		return 1
	}
	return 2
}

// fill puts args into the places of s, in one pass: what an argument says is never read as a place.
func (t Text) fill(s string, args []any) string {
	at := strings.IndexByte(s, '{')
	if at < 0 {
		return s
	}
	var b strings.Builder
	for ; at >= 0; at = strings.IndexByte(s, '{') {
		b.WriteString(s[:at])
		s = s[at:]
		if len(s) > 2 && s[2] == '}' && s[1] >= '0' && int(s[1]-'0') < len(args) {
			b.WriteString(t.show(args[s[1]-'0']))
			s = s[3:]
			continue
		}
		b.WriteByte('{')
		s = s[1:]
	}
	b.WriteString(s)
	return b.String()
}

func (t Text) show(a any) string {
	switch a := a.(type) {
	case string:
		return a
	case rules.Text:
		return a.In(t.Lang.Tag())
	case int:
		return t.Number(float64(a))
	case int32:
		return t.Number(float64(a))
	case int64:
		return t.Number(float64(a))
	case float64:
		return t.Number(a)
	}
	return fmt.Sprint(a)
}

// Number writes a number with at most two decimals and its thousands apart, the Czech way with a comma, hard spaces and a real minus sign.
func (t Text) Number(n float64) string {
	s, apart := t.Decimal(n), ","
	if t.Lang == Czech {
		apart = "\u00a0"
	}
	end := strings.IndexAny(s, ".,")
	if end < 0 {
		end = len(s)
	}
	for at := end - 3; at > 0 && s[at-1] >= '0' && s[at-1] <= '9'; at -= 3 {
		s = s[:at] + apart + s[at:]
	}
	return s
}

// Decimal is Number without thousands apart, as ParseDecimal reads it back: for fields.
func (t Text) Decimal(n float64) string {
	s := strconv.FormatFloat(n, 'f', 2, 64)
	s = strings.TrimRight(strings.TrimRight(s, "0"), ".")
	if s == "-0" {
		s = "0"
	}
	s = strings.Replace(s, "-", "−", 1)
	if t.Lang == Czech {
		s = strings.Replace(s, ".", ",", 1)
	}
	return s
}

// Parse reads a whole number as a person types it; spaces around and either minus sign are fine.
func Parse(s string) (int32, bool) {
	s = strings.Replace(strings.TrimSpace(s), "−", "-", 1)
	n, err := strconv.ParseInt(s, 10, 32)
	return int32(n), err == nil
}

// ParseDecimal reads a number as a person types it, with a comma or a point, at most a million.
func ParseDecimal(s string) (float64, bool) {
	s = strings.NewReplacer(",", ".", "−", "-").Replace(strings.TrimSpace(s))
	n, err := strconv.ParseFloat(s, 64)
	return n, err == nil && n >= -1e6 && n <= 1e6
}
