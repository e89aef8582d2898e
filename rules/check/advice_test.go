package check_test

import (
	"strings"
	"testing"

	"sightline/rules/check"
)

// spoken are words by what they must speak for, apart by semicolons.
const (
	spokenTasks = `
		str: lift a portcullis; swim against the current; jump over a chasm; bash down the gate; bend iron bars; drag a wounded friend; move a heavy boulder; hold a door shut; tear a chain apart; pry open a crate; vylomit mříž
		dex: squeeze through a narrow gap; escape from ropes; walk a thin ledge; keep balance on ice; sneak past the sleeping ogre; palm a coin; untie a knot; free yourself from bonds; projít po římse; projít kolem hlídky nepozorovaně
		con: drink the dwarf under the table; stay awake for two days; go without water; keep running for an hour; endure the desert heat; hold a hot iron; vydržet hlad
		int: recall who built the temple; crack a code; solve a riddle; remember the lore of the realm; make sense of a clue; know a coat of arms; work out how the machine works; rozluštit hádanku
		wis: notice a hidden door; read someone's intentions; tell whether she is lying; see an ambush; track an orc; find your way in the wilderness; calm a wild animal; stop someone bleeding; tell that someone lies; všimnout si skrytých dveří
		cha: convince a noble; intimidate a prisoner; tell a convincing lie; charm an innkeeper; rouse a mob; haggle over the price; entertain the court; frighten a crowd; fast-talk a guard; pass yourself off as a noble; přesvědčit krále`
	spokenDangers = `
		con: poisoned wine; catching a plague; freezing cold; thirst
		dex: fireball; a lightning bolt; a pit opens underfoot; dodging a falling block; acid spray
		str: a strong current; being swept away by a wave; being shoved; being restrained by vines; forced movement; ropes that bind you
		int: seeing through an illusion; a mental assault; psychic blast
		wis: magical fear; being charmed; a frightening dragon; enchantment; mind control
		cha: possession by a ghost; banishment; hurled to another plane; magic that overrides your personality; losing your identity`
	spokenContests = `
		dex-wis: sneaking past a guard; hide from a pursuer; picking a pocket; stealth against perception
		str-str: wrestle; pushing a door from both sides; tug of war; keep a door shut
		cha-wis: lying to someone`
)

// TestWordsSpeakForAbilities: words that were not in the rules' own examples speak for the abilities that the examples mean
// (R-014-015, 017, 018, 020).
func TestWordsSpeakForAbilities(t *testing.T) {
	ids := [...]string{"str", "dex", "con", "int", "wis", "cha"}
	try := func(list string, ask func(string) (string, bool)) {
		for line := range strings.Lines(strings.TrimSpace(list)) {
			want, words, _ := strings.Cut(strings.TrimSpace(line), ": ")
			for text := range strings.SplitSeq(words, "; ") {
				if got, ok := ask(text); !ok || got != want {
					t.Errorf("%q: %q, %v, want %q", text, got, ok, want)
				}
			}
		}
	}
	try(spokenTasks, func(s string) (string, bool) { a, ok := check.Suggest(s); return ids[a], ok })
	try(spokenDangers, func(s string) (string, bool) { a, ok := check.SuggestSave(s); return ids[a], ok })
	try(spokenContests, func(s string) (string, bool) {
		a, b, ok := check.SuggestContest(s)
		return ids[a] + "-" + ids[b], ok
	})
}
