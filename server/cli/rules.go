package cli

import (
	"context"
	"fmt"
	"io"
	"os"

	"sightline/rules/book"
	"sightline/server/cli/rulecheck"
)

var rulesCommand = command{
	name:  "rules",
	usage: words{"check FILE.json | show ROW", "check SOUBOR.json | show ŘÁDEK"},
	short: words{"Run test vectors of the rules, or show a rule.", "Spustit zkušební příklady pravidel, nebo ukázat pravidlo."},
	long: words{
		"`rules check FILE.json` runs worked examples of the rules (an object with the key \"vectors\", or a list; each has id, ruleset,\nop, given and expect), prints each that comes out otherwise, and ends with how many passed. FILE - is the standard input.\n`rules show R-014-073` prints a rule as the table plays it.",
		"`rules check SOUBOR.json` spustí příklady pravidel (objekt s klíčem \"vectors\", nebo seznam; každý má id, ruleset, op,\ngiven a expect), vypíše každý, který vyjde jinak, a skončí počtem těch, které prošly. SOUBOR - je standardní vstup.\n`rules show R-014-073` vypíše pravidlo tak, jak ho stůl hraje."},
	least: 2, most: 2,
	setup: func(s *session) func(context.Context) error {
		return func(context.Context) error {
			switch s.args[0] {
			case "check":
				return s.rulesCheck(s.args[1])
			case "show":
				return s.rulesShow(s.args[1])
			}
			return misuse("`sightline rules` knows check and show, not %q.", "`sightline rules` umí check a show, ne %q.", s.args[0])
		}
	},
}

func (s *session) rulesShow(row string) error {
	r, ok := book.Find(row)
	if !ok {
		return trouble("There is no rule %q. Rules are named like R-014-073.", "Pravidlo %q neexistuje. Pravidla se jmenují jako R-014-073.", row)
	}
	tag := "en"
	if s.lang == czech {
		tag = "cs"
	}
	_, err := fmt.Fprintf(s.Out, "%s · %s\n%s\n", r.ID, r.Name.In(tag), r.Text.In(tag))
	return err
}

// rulesCheck runs a file of vectors.
func (s *session) rulesCheck(name string) error {
	var in io.Reader = os.Stdin
	if name != "-" {
		f, err := os.Open(name)
		if err != nil {
			return trouble("The file %s can't be read: %s.", "Soubor %s nejde přečíst: %s.", name, err)
		}
		defer f.Close()
		in = f
	}
	list, err := rulecheck.Read(in)
	if err != nil {
		return trouble("%s holds no test vectors: %s.", "%s neobsahuje zkušební příklady: %s.", name, err)
	}
	failed := 0
	for _, v := range list {
		wrong := rulecheck.Check(v)
		if len(wrong) > 0 {
			failed++
		}
		for _, w := range wrong {
			fmt.Fprintln(s.Out, w)
		}
	}
	fmt.Fprintln(s.Out, words{"%d passed, %d failed", "%d passed, %d failed"}.in(s.lang, len(list)-failed, failed))
	if failed > 0 {
		return trouble("%d of %d examples came out otherwise.", "Jinak vyšlo %d z %d příkladů.", failed, len(list))
	}
	return nil
}
