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
	usage: words{"EXPRESSION | --check FILE", "VÝRAZ | --check SOUBOR"},
	short: words{"Roll dice and show every face.", "Hodit kostkami a ukázat každou z nich."},
	long: words{
		"Rolls dice as a table does and shows every face. An expression is dice and numbers joined by + - * / and\nparentheses: 2d6+3, 4d6kh3 (keep the highest three), 2d20kl1 (keep the lowest), 4d6dl1 (drop the lowest), d%,\n1d10! (explode), 1d10!>=9, 2d6r<2 (roll again), 2d6ro1 (once), 1d20mi10 (at least), 1d20ma15 (at most), 2d6[fire].\nDropped dice stand in brackets, those rolled again in braces, and ! follows one that exploded.\nOpen rolls of a series are checked with --check and the file that the chat panel gives; one of them alone with\n--seed, --session and --index. docs/dice.md says how rolls follow from a seed.",
		"Hodí kostkami tak, jak se hází u stolu, a ukáže každou z nich. Výraz jsou kostky a čísla spojená + - * / a závorkami:\n2k6+3, 4k6kh3 (nech tři nejvyšší), 2k20kl1 (nech nejnižší), 4k6dl1 (zahoď nejnižší), k%, 1k10! (výbuch), 1k10!>=9,\n2k6r<2 (házej znovu), 2k6ro1 (jednou), 1k20mi10 (aspoň), 1k20ma15 (nejvýš), 2k6[oheň].\nZahozené kostky stojí v hranatých závorkách, přehozené ve složených a po té, která vybuchla, je !.\nOtevřené hody z řady ověří --check a soubor, který dá panel chatu; jediný z nich --seed, --session a --index.\nJak hody plynou ze semínka, říká docs/dice.md."},
	most: -1,
	setup: func(s *session) func(context.Context) error {
		check := s.flags.String("check", "", "")
		seed := s.flags.String("seed", "", "")
		of := s.flags.String("session", "", "")
		index := s.flags.Uint("index", 0, "")
		return func(context.Context) error {
			text := strings.Join(s.args, " ")
			switch {
			case *check != "" && len(s.args) == 0:
				return s.checkRolls(*check)
			case *check != "" || len(s.args) == 0:
				return misuse("`sightline roll` takes an expression, or --check and a file.", "`sightline roll` přijímá výraz, nebo --check a soubor.")
			case *seed != "" || *of != "" || *index != 0:
				return s.rollBySeed(text, *seed, *of, *index)
			}
			return s.roll(text, faces{})
		}
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

// roll rolls an expression and prints every die.
func (s *session) roll(text string, by dice.Source) error {
	e, err := dice.Parse(text)
	var wrong *dice.SyntaxError
	if errors.As(err, &wrong) {
		pointer := strings.Repeat(" ", wrong.Pos) + "^"
		return trouble("This cannot be rolled: %s.\n  %s\n  %s", "Tohle nejde hodit: %s.\n  %s\n  %s", diceFaults[wrong.Fault], text, pointer)
	}
	if err != nil {
		return err
	}
	r := e.Roll(by)
	_, err = fmt.Fprintf(s.Out, "%s = %d\n", s.lang.phrases().Dice(showTerms(r.Terms)), r.Total)
	return err
}

// diceFaults say what is wrong with an expression, in half a sentence.
var diceFaults = map[dice.Fault]words{
	dice.FaultUnexpected: {"an expression is written like 2d6+3 or 4d6kh3, and this goes wrong here", "výraz se píše jako 2k6+3 nebo 4k6kh3, a tady je chyba"},
	dice.FaultEnd:        {"something is missing here", "tady něco chybí"},
	dice.FaultLong:       {fmt.Sprintf("at most %d characters can be", dice.MaxLength), fmt.Sprintf("výraz smí mít nejvýš %d znaků", dice.MaxLength)},
	dice.FaultTerms:      {fmt.Sprintf("at most %d parts can be joined", dice.MaxTerms), fmt.Sprintf("spojit jde nejvýš %d částí", dice.MaxTerms)},
	dice.FaultDice:       {fmt.Sprintf("the number of dice is from 1 to %d, and at most %d in all", dice.MaxDice, dice.MaxAll), fmt.Sprintf("kostek může být od 1 do %d, celkem nejvýš %d", dice.MaxDice, dice.MaxAll)},
	dice.FaultSides:      {fmt.Sprintf("a die has from 1 to %d sides", dice.MaxSides), fmt.Sprintf("kostka má od 1 do %d stěn", dice.MaxSides)},
	dice.FaultNumber:     {fmt.Sprintf("a number is at most %d", dice.MaxNumber), fmt.Sprintf("číslo může být nejvýš %d", dice.MaxNumber)},
	dice.FaultKeep:       {"at least one die must count, and not more than are rolled", "počítat se musí aspoň jedna kostka, a ne víc, než se jich hodí"},
	dice.FaultDepth:      {fmt.Sprintf("at most %d parentheses stand in each other", dice.MaxDepth), fmt.Sprintf("závorek v sobě může být nejvýš %d", dice.MaxDepth)},
	dice.FaultForever:    {"every face would be rolled again, without end", "znovu by se házelo po každém hodu, bez konce"},
	dice.FaultChanges:    {fmt.Sprintf("at most %d changes are made to the dice of one term", dice.MaxChanges), fmt.Sprintf("u jedněch kostek může být nejvýš %d úprav", dice.MaxChanges)},
	dice.FaultLabel:      {fmt.Sprintf("a label has 1 to %d characters between brackets", dice.MaxLabel), fmt.Sprintf("popisek má v hranatých závorkách 1 až %d znaků", dice.MaxLabel)},
}

// showTerms is a roll as text: "2d6 (3 5) + 3".
func showTerms(terms []dice.Rolled) string {
	text, _ := showFrom(terms, 0, 0)
	return text
}

// showFrom writes the parts of one depth from a place on, and says where they end.
func showFrom(terms []dice.Rolled, at int, depth int32) (string, int) {
	var b strings.Builder
	for first := true; at < len(terms) && terms[at].Depth == depth; first = false {
		t := terms[at]
		switch {
		case !first:
			fmt.Fprintf(&b, " %c ", "+-*/"[t.Op])
		case t.Op == dice.Minus:
			b.WriteString("-")
		}
		at++
		switch t.Kind {
		case dice.IsNumber:
			fmt.Fprint(&b, t.Value)
		case dice.IsDice:
			fmt.Fprintf(&b, "%dd%d (%s)", t.Count, t.Sides, showDice(t.Dice))
		default:
			var inner string
			inner, at = showFrom(terms, at, depth+1)
			if t.Kind == dice.IsSum {
				inner = "(" + inner + ")"
			}
			b.WriteString(inner)
		}
		if t.Label != "" {
			b.WriteString(" " + t.Label)
		}
	}
	return b.String(), at
}

func showDice(all []dice.Die) string {
	var text []string
	for _, d := range all {
		text = append(text, showDie(d))
	}
	return strings.Join(text, " ")
}

// showDie is a face with what was done to it.
func showDie(d dice.Die) string {
	face := fmt.Sprint(d.Fell)
	if d.Value != d.Fell {
		face += fmt.Sprintf("→%d", d.Value)
	}
	if d.Burst {
		face += "!"
	}
	switch {
	case d.Rerolled:
		return "{" + face + "}"
	case d.Dropped:
		return "[" + face + "]"
	}
	return face
}
