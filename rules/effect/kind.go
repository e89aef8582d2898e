package effect

import (
	"strings"

	"sightline/rules"
)

// Kind is a sort of effect that the program has a name for. Others are told by their own names.
type Kind struct {
	ID   string // "condition.prone"; of a condition what follows the dot is its id in the catalog
	Name rules.Text
	// Text says what it does as far as the source texts tell; groups know the rest from their rule books.
	Text rules.Text
	// Levels: it has degrees, as exhaustion has.
	Levels bool
	signs  []string // parts of words that speak of it, in both languages, without marks over letters
}

// Readied is the kind of effect that keeps a readied action: its name says what for; with a level the action comes before that
// completes, else after it (R-014-083).
const Readied = "readied"

// Condition says whether the kind is one of the conditions of R-014-062.
func (k Kind) Condition() bool { return strings.HasPrefix(k.ID, conditions) }

const conditions = "condition."

// Kinds are all, the conditions first, in the order in which panels list them.
func Kinds() []Kind { return kinds }

// Named is the kind of an id; false when there is none.
func Named(id string) (Kind, bool) {
	for _, k := range kinds {
		if k.ID == id {
			return k, true
		}
	}
	return Kind{}, false
}

// Suggest is the condition that an event speaks of, such as "tripped and fell" or "usnul"; false when it speaks of none. Where
// it speaks of several the one that stands first in the list of what is looked for counts (R-014-062).
func Suggest(event string) (Kind, bool) {
	event = bare(event)
	for _, id := range suggested {
		k, _ := Named(conditions + id)
		for _, sign := range k.signs {
			if strings.Contains(event, sign) {
				return k, true
			}
		}
	}
	return Kind{}, false
}

// suggested is in which order events are looked through: who fell asleep is not merely down, and who can do nothing is so by
// what did it.
var suggested = []string{
	"surprised", "bloodied", "unconscious", "paralyzed", "stunned", "charmed", "frightened", "poisoned", "invisible", "blinded", "deafened", "restrained",
	"exhaustion", "hidden", "incapacitated", "prone",
}

// bare is text in small letters without the marks of Czech.
func bare(s string) string {
	return strings.Map(func(r rune) rune {
		if i := strings.IndexRune(marked, r); i >= 0 {
			return rune(unmarked[len([]rune(marked[:i]))])
		}
		return r
	}, strings.ToLower(s))
}

const (
	marked   = "áčďéěíňóřšťúůýž"
	unmarked = "acdeeinorstuuyz"
)
