package lang

import (
	"strconv"
	"strings"
	"unicode"

	"sightline/rules/fight"
)

// Dice writes a dice expression the way the language does, whatever language it was typed in: Czech has k where English has d. Of a
// term it is only the first: in 4k6k3 the second k keeps dice.
func (t Text) Dice(expr string) string {
	sides := byte('d')
	if t.Lang == Czech {
		sides = 'k'
	}
	out, first, label := []byte(expr), true, false
	for i, c := range out {
		switch {
		case c == '[' || c == ']':
			label = c == '['
		case label:
		case strings.IndexByte("+-*/(), ", c) >= 0:
			first = true
		case first && strings.IndexByte("dDkK", c) >= 0 && i+1 < len(out) && (out[i+1] == '%' || '0' <= out[i+1] && out[i+1] <= '9'):
			out[i], first = sides, false
		}
	}
	return string(out)
}

// Damage writes damage the way the language does: its dice, and each kind by its name, whatever language it was typed in.
func (t Text) Damage(text string) string {
	var out strings.Builder
	word := 0
	put := func(end int) {
		if kind, ok := fight.DamageNamed(text[word:end]); ok {
			out.WriteString(t.Write(kind.Name()))
		} else {
			out.WriteString(t.Dice(text[word:end]))
		}
		word = end
	}
	for i, r := range text {
		if before := i == 0 || unicode.IsSpace(rune(text[i-1])); before || unicode.IsSpace(r) {
			put(i)
		}
	}
	put(len(text))
	return out.String()
}

// Die names a number of dice: "2d6", in Czech "2k6".
func (t Text) Die(count, sides int32) string {
	return t.Dice(strconv.Itoa(int(count)) + "d" + strconv.Itoa(int(sides)))
}
