package cli

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"sightline/rules/dice"
)

var rollCommand = command{
	name:  "roll",
	usage: words{"EXPRESSION", "VÝRAZ"},
	short: words{"Roll dice and show every face.", "Hodit kostkami a ukázat každou z nich."},
	long: words{
		"Rolls dice as a table does and shows every face. An expression is dice and numbers joined by + and\n-: 2d6+3, 4d6kh3 (keep the highest three), 2d20kl1 (keep the lowest), 4d6dl1 (drop the lowest), d%.\nDropped dice stand in brackets.",
		"Hodí kostkami tak, jak se hází u stolu, a ukáže každou z nich. Výraz jsou kostky a čísla spojená +\na -: 2k6+3, 4k6kh3 (nech tři nejvyšší), 2k20kl1 (nech nejnižší), 4k6dl1 (zahoď nejnižší), k%.\nZahozené kostky stojí v závorkách."},
	least: 1, most: -1,
	setup: func(s *session) func(context.Context) error {
		return func(context.Context) error { return s.roll(strings.Join(s.args, " ")) }
	},
}

// faces draws faces from the system's source.
type faces struct{ chance }

// Intn is a number from 0 to n-1, each as likely as the others.
func (f faces) Intn(n int) int {
	most := ^uint64(0) - ^uint64(0)%uint64(n)
	for {
		if v := f.Uint64(); v < most {
			return int(v % uint64(n))
		}
	}
}

func (s *session) roll(text string) error {
	e, err := dice.Parse(text)
	var wrong *dice.SyntaxError
	if errors.As(err, &wrong) {
		pointer := strings.Repeat(" ", wrong.Pos) + "^"
		return trouble("This cannot be rolled: %s.\n  %s\n  %s", "Tohle nejde hodit: %s.\n  %s\n  %s", diceFaults[wrong.Fault], text, pointer)
	}
	if err != nil {
		return err
	}
	r := e.Roll(faces{})
	_, err = fmt.Fprintf(s.Out, "%s = %d\n", s.lang.phrases().Dice(showTerms(r.Terms)), r.Total)
	return err
}

// diceFaults say what is wrong with an expression, in half a sentence.
var diceFaults = map[dice.Fault]words{
	dice.FaultUnexpected: {"an expression is written like 2d6+3 or 4d6kh3, and this goes wrong here", "výraz se píše jako 2k6+3 nebo 4k6kh3, a tady je chyba"},
	dice.FaultEnd:        {"something is missing here", "tady něco chybí"},
	dice.FaultLong:       {fmt.Sprintf("at most %d characters can be", dice.MaxLength), fmt.Sprintf("výraz smí mít nejvýš %d znaků", dice.MaxLength)},
	dice.FaultTerms:      {fmt.Sprintf("at most %d parts can be added up", dice.MaxTerms), fmt.Sprintf("sečíst jde nejvýš %d částí", dice.MaxTerms)},
	dice.FaultDice:       {fmt.Sprintf("the number of dice is from 1 to %d", dice.MaxDice), fmt.Sprintf("kostek může být od 1 do %d", dice.MaxDice)},
	dice.FaultSides:      {fmt.Sprintf("a die has from 1 to %d sides", dice.MaxSides), fmt.Sprintf("kostka má od 1 do %d stěn", dice.MaxSides)},
	dice.FaultNumber:     {fmt.Sprintf("a number is at most %d", dice.MaxNumber), fmt.Sprintf("číslo může být nejvýš %d", dice.MaxNumber)},
	dice.FaultKeep:       {"at least one die must count, and not more than are rolled", "počítat se musí aspoň jedna kostka, a ne víc, než se jich hodí"},
}

// showTerms is a roll as text: "2d6 (3 5) + 3".
func showTerms(terms []dice.Rolled) string {
	var b strings.Builder
	for i, t := range terms {
		switch {
		case t.Term.Minus && i == 0:
			b.WriteString("-")
		case t.Term.Minus:
			b.WriteString(" - ")
		case i > 0:
			b.WriteString(" + ")
		}
		if t.Term.Sides == 0 {
			fmt.Fprint(&b, t.Value)
			continue
		}
		fmt.Fprintf(&b, "%dd%d (%s)", t.Term.Count, t.Term.Sides, showDice(t.Dice))
	}
	return b.String()
}

func showDice(all []dice.Die) string {
	var text []string
	for _, d := range all {
		if d.Dropped {
			text = append(text, fmt.Sprintf("[%d]", d.Value))
		} else {
			text = append(text, fmt.Sprint(d.Value))
		}
	}
	return strings.Join(text, " ")
}
