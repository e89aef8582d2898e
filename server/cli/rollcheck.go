package cli

import (
	"errors"
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"

	"sightline/rules/dice"
)

// rollBySeed prints what an open roll is by the published seed of its session.
func (s *session) rollBySeed(text, seed, of string, index uint) error {
	key, ok := dice.ReadKey(seed)
	number, err := strconv.ParseUint(of, 16, 64)
	switch {
	case !ok:
		return misuse("--seed must be 64 hexadecimal digits.", "--seed musí být 64 šestnáctkových číslic.")
	case err != nil:
		return misuse("--session must be the series’ number in up to 16 hexadecimal digits.", "--session musí být číslo řady, nejvýš 16 šestnáctkových číslic.")
	case index == 0 || index > math.MaxUint32:
		return misuse("--index must be the roll’s place in the series, from 1.", "--index musí být pořadí hodu v řadě, od 1.")
	}
	return s.roll(text, key.Open(number, uint32(index)))
}

// maxRecord bounds a file of open rolls.
const maxRecord = 16 << 20

// checkRolls checks a file of open rolls and prints each.
func (s *session) checkRolls(name string) error {
	info, err := os.Stat(name)
	if err == nil && info.Size() > maxRecord {
		return trouble("%s is too large to be a file of open rolls.", "Soubor %s je na záznam otevřených hodů moc velký.", name)
	}
	b, err := os.ReadFile(name)
	if err != nil {
		return trouble("%s cannot be read: %v", "Soubor %s nejde přečíst: %v", name, err)
	}
	r, err := dice.ReadRecord(string(b))
	var wrong *dice.RecordError
	if errors.As(err, &wrong) {
		return trouble("%s, line %d: this is no line of a file of open rolls.", "%s, řádek %d: takový řádek v záznamu otevřených hodů nebývá.", name, wrong.Line)
	}
	if (r.Seed == dice.Key{}) {
		return trouble("%s has no seed: it is published when the series ends.", "V souboru %s není semínko: zveřejní se na konci řady.", name)
	}
	return s.sayRecord(r)
}

// sayRecord prints each roll with whether it holds, and then the verdict; what does not hold is an error.
func (s *session) sayRecord(r dice.Record) error {
	v := r.Check()
	for _, t := range r.Rolls {
		mark := "✓"
		if !r.Seed.Holds(r.Session, t) {
			mark = "✗"
		}
		faces := strings.Trim(fmt.Sprint(t.Faces), "[]")
		if _, err := fmt.Fprintf(s.Out, "%s #%d %s (%s) = %d %s\n", mark, t.Index, s.lang.phrases().Dice(t.Expr), faces, t.Total, t.Who); err != nil {
			return err
		}
	}
	switch {
	case !v.Committed:
		return trouble("The seed is not the one that was committed to.", "Semínko není to, ke kterému platil závazek.")
	case len(v.Wrong) > 0:
		return trouble("%d of %d rolls do not follow from the seed.", "Ze semínka neplyne hodů: %d z %d.", len(v.Wrong), len(r.Rolls))
	case len(v.Gaps) > 0:
		return trouble("Rolls are missing before #%d.", "Před #%d chybí hody.", v.Gaps[0])
	}
	s.say(words{"The seed is the one that was committed to, and all %d rolls follow from it.", "Semínko odpovídá závazku a plyne z něj všech %d hodů."}, len(r.Rolls))
	return nil
}
