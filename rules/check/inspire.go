package check

import "sightline/rules"

// Award is inspiration after it is awarded: never more than one (R-014-027).
func Award(bool) bool { return true }

// Spend is inspiration after it is spent on a roll of a kind, and whether it gives advantage: only who has some can spend it, and on
// nothing but a check, a contest, an attack or a save (R-014-027).
func Spend(has bool, on Kind) (left, advantage bool) {
	advantage = has && on < Other
	return has && !advantage, advantage
}

// Give hands inspiration over: refused when the giver has none, or the other has some already (R-014-027, A-07).
func Give(giver, other bool) (giverHas, otherHas, refused bool) {
	if !giver || other {
		return giver, other, true
	}
	return false, true, false
}

// Late is the d20 that counts when inspiration is spent once the first is seen: the better of two, where the table plays so
// (R-014-028).
func Late(i rules.Inspiration, first, second int32) (counts int32, spent bool) {
	if !i.After || i.Off {
		return first, false
	}
	return max(first, second), true
}

// Model is what inspiration is given for (R-014-028).
type Model uint8

// The models.
const (
	Roleplay Model = iota
	Heroism
	Victory // the whole group at once
	Genre
	Models // how many there are
)

// ModelNames are the names of the models, by model.
var ModelNames = [Models]struct {
	ID   string
	Name rules.Text
}{
	{"roleplay", rules.Text{En: "acting on a trait, flaw or bond in a notable way", Cs: "hraní na hrdiny: rys, vada či pouto"}},
	{"heroism", rules.Text{En: "bold risk-taking", Cs: "hrdinství: odvážné riskování"}},
	{"victory", rules.Text{En: "an important goal or win, for the whole group", Cs: "vítězství: odměna pro celou družinu"}},
	{"genre", rules.Text{En: "keeping to the conventions of the genre", Cs: "emulace žánru"}},
}

// ForAll says whether a model awards the whole group.
func (m Model) ForAll() bool { return m == Victory }

// Owed is how much inspiration the GM gains in a session for awards that one player made beyond the free ones; it is kept from
// session to session (R-014-032, A-08).
func Owed(i rules.Inspiration, awards int32) int32 { return max(awards-i.Free(), 0) }

// Draw takes one from the GM's inspiration for a roll of a foe, and says whether there was any: it gives advantage (R-014-032).
func Draw(pool int32) (left int32, advantage bool) { return max(pool-1, 0), pool > 0 }

// Plays says whether the table plays with inspiration, and so shows its buttons (R-014-031).
func Plays(i rules.Inspiration) bool { return !i.Off }
