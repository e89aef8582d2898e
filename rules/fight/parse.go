package fight

import (
	"fmt"
	"strings"
	"unicode"

	"sightline/rules/dice"
)

// Dealt is a part of what an attack deals, not rolled yet.
type Dealt struct {
	Expr string // a dice expression
	Kind Damage
}

// MaxParts is how many kinds of damage one attack deals at most.
const MaxParts = 4

// ParseDamage reads damage such as "1d8+3 slashing + 1d6 fire": dice, each sum followed by its kind in either language. Without a
// kind the last sum is untyped. Errors of dice are dice.SyntaxError; "" is no damage.
func ParseDamage(text string) ([]Dealt, error) {
	var all []Dealt
	sum := ""
	put := func(kind Damage) error {
		expr := strings.TrimSpace(sum)
		if len(all) > 0 {
			expr = strings.TrimSpace(strings.TrimPrefix(expr, "+"))
		}
		if _, err := dice.Parse(expr); err != nil {
			return err
		}
		all, sum = append(all, Dealt{expr, kind}), ""
		return nil
	}
	text = strings.NewReplacer("[", " ", "]", " ").Replace(text) // as labels of dice are written: 2d6[fire]
	for _, w := range words(text) {
		if kind, ok := DamageNamed(w); ok {
			if err := put(kind); err != nil {
				return nil, err
			}
			continue
		}
		sum += w
	}
	if strings.TrimSpace(sum) != "" {
		if err := put(Untyped); err != nil {
			return nil, err
		}
	}
	if len(all) > MaxParts {
		return nil, fmt.Errorf("fight: %d kinds of damage, at most %d", len(all), MaxParts)
	}
	return all, nil
}

// words cuts a text into words and what stands between them.
func words(text string) []string {
	var list []string
	word := false
	for _, r := range text {
		if l := unicode.IsLetter(r); len(list) == 0 || l != word {
			list, word = append(list, ""), l
		}
		list[len(list)-1] += string(r)
	}
	return list
}

func same(a, b string) bool { return strings.EqualFold(a, b) }
