package fight

import "sightline/rules"

// Ability is one of the six.
type Ability uint8

// The abilities.
const (
	Str Ability = iota
	Dex
	Con
	Int
	Wis
	Cha
	Abilities // how many there are
)

var abilities = [Abilities]struct {
	short string
	name  rules.Text
}{
	{"str", rules.Text{En: "Strength", Cs: "Síla"}}, {"dex", rules.Text{En: "Dexterity", Cs: "Obratnost"}},
	{"con", rules.Text{En: "Constitution", Cs: "Odolnost"}}, {"int", rules.Text{En: "Intelligence", Cs: "Inteligence"}},
	{"wis", rules.Text{En: "Wisdom", Cs: "Moudrost"}}, {"cha", rules.Text{En: "Charisma", Cs: "Charisma"}},
}

// String is the short English name: str, dex…
func (a Ability) String() string { return abilities[min(a, Abilities-1)].short }

// Name is the ability in both languages.
func (a Ability) Name() rules.Text { return abilities[min(a, Abilities-1)].name }

// Of is the bonus to saves of an ability.
func (s Saves) Of(a Ability) int32 {
	return [...]int32{s.Str, s.Dex, s.Con, s.Int, s.Wis, s.Cha}[min(a, Abilities-1)]
}

// With is the bonuses with one of them set.
func (s Saves) With(a Ability, n int32) Saves {
	*[...]*int32{&s.Str, &s.Dex, &s.Con, &s.Int, &s.Wis, &s.Cha}[min(a, Abilities-1)] = n
	return s
}

// Save is a saving throw before it is rolled.
type Save struct {
	Ability Ability
	DC      int32
	Half    bool // a made save halves the damage; else it takes all of it
}

// Made says whether a save with a total reaches its difficulty.
func (s Save) Made(total int64) bool { return total >= int64(s.DC) }

// Soaks is what a save does to damage.
func (s Save) Soaks(made bool) Soak {
	switch {
	case !made:
		return 0
	case s.Half:
		return Saved
	}
	return Spared
}

// Bonus is what is added to the save of one with those bonuses behind a cover: cover helps Dexterity saves only (R-024-025).
func (s Save) Bonus(saves Saves, c rules.Cover) int32 {
	n := saves.Of(s.Ability)
	if s.Ability == Dex {
		n += c.Bonus
	}
	return n
}

// Reached says whether the area has any effect on one behind a cover: total cover keeps it off (R-024-025).
func (s Save) Reached(c rules.Cover) bool { return c.Target }
