// Package check judges ability checks, contests and inspiration of the 2014 guide, and says who of a group sees which roll, who is
// there and who rolls at all (R-014-002 to 036). What a table plays otherwise stands in rules.Profile.
package check

import "sightline/rules"

// Kind is what a roll of a d20 is for.
type Kind uint8

// The kinds.
const (
	Check   Kind = iota
	Contest      // the effort of one against that of another
	Save
	Attack
	Other // anything else, such as damage
)

// Mod is the modifier of an ability score: half of what it is over 10, rounded down.
func Mod(score int32) int32 {
	if score < 10 && (score-10)%2 != 0 {
		return (score - 11) / 2
	}
	return (score - 10) / 2
}

// Train is what is added to an ability's modifier: the proficiency bonus, once, if the creature is proficient in the skill, the
// save or the weapon (R-014-023, 025).
func Train(mod, bonus int32, proficient bool) int32 {
	if !proficient {
		return mod
	}
	return mod + bonus
}

// Tool says whether proficiency with a tool counts: only for what is made with it (R-014-024).
func Tool(proficient, used bool) bool { return proficient && used }

// Needed is the least face of a d20 that reaches a DC, 1 when any does, and how many faces reach it (R-014-021, A-05).
func Needed(mod, dc int32) (face, faces int32) {
	face = max(dc-mod, 1)
	return face, min(max(21-face, 0), 20)
}

// Difficulty is a typical DC by its name (R-014-021).
type Difficulty struct {
	ID   string
	Name rules.Text
	DC   int32
}

// Difficulties are the typical ones, rising.
var Difficulties = []Difficulty{
	{"very_easy", rules.Text{En: "very easy", Cs: "velmi lehká"}, 5},
	{"easy", rules.Text{En: "easy", Cs: "lehká"}, 10},
	{"medium", rules.Text{En: "medium", Cs: "střední"}, 15},
	{"hard", rules.Text{En: "hard", Cs: "těžká"}, 20},
	{"very_hard", rules.Text{En: "very hard", Cs: "velmi těžká"}, 25},
	{"nearly_impossible", rules.Text{En: "nearly impossible", Cs: "téměř nemožná"}, 30},
}

// DC is the typical DC of a difficulty's name; false when there is none.
func DC(id string) (int32, bool) {
	for _, d := range Difficulties {
		if d.ID == id {
			return d.DC, true
		}
	}
	return 0, false
}

// Why is why a check succeeds without a roll.
type Why uint8

// The reasons.
const (
	NotAuto      Why = iota
	ByScore          // the DC is not above the ability score less 5
	ByTraining       // proficient, and the DC is not above 10
	ByExperience     // proficient from level 11 on, and the DC is not above 15
)

// Auto says whether, and why, a check succeeds without a roll in the variant of automatic success: any threshold is enough, and
// never in contests, saves or attacks (R-014-022, A-06). Whether the variant is played is the profile's to say.
func Auto(k Kind, score, level, dc int32, proficient bool) Why {
	switch {
	case k != Check:
		return NotAuto
	case dc <= score-5:
		return ByScore
	case proficient && dc <= 10:
		return ByTraining
	case proficient && level >= 11 && dc <= 15:
		return ByExperience
	}
	return NotAuto
}

// Must says whether there is a roll: not when failing would mean nothing, or when it can't be done. success is how it comes out
// without one (R-014-014). What can't be done fails, easy or not.
func Must(matters, possible bool) (roll, success bool) {
	return matters && possible, possible
}

// Retry is what becomes of a check that is tried once more.
type Retry struct {
	Allowed bool
	Sure    bool  // it succeeds in the end, after Minutes
	Minutes int32 // ten times the usual time, the tries already made counted in
	Never   bool  // it can't be done at all
	Harder  bool  // the GM may raise the DC, because of the failure before
}

// Again judges a check made once more (R-014-016): where time is the only cost it takes ten times as long and succeeds, unless it
// can't; else a failure bars the same way against the same one, and any other may be harder.
func Again(minutes int32, onlyTime, possible, failed, sameTarget, sameWay bool) Retry {
	switch {
	case onlyTime && !possible:
		return Retry{Never: true}
	case onlyTime:
		return Retry{Allowed: true, Sure: true, Minutes: 10 * max(minutes, 0)}
	case failed && sameTarget && sameWay:
		return Retry{}
	}
	return Retry{Allowed: true, Harder: failed}
}

// Side says who wins a contest.
type Side uint8

// The sides.
const (
	Neither Side = iota // a tie: nothing changes
	First
	Second
)

// Won is who wins a contest: the higher total (R-014-017).
func Won(a, b int32) Side {
	switch {
	case a > b:
		return First
	case b > a:
		return Second
	}
	return Neither
}
