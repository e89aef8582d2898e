package aid

import (
	"sightline/rules"
	"sightline/rules/world"
)

var encounterWords = [...]rules.Text{world.Easy: {En: "an easy encounter", Cs: "snadné střetnutí"}, world.Medium: {En: "a medium encounter", Cs: "střední střetnutí"}, world.Hard: {En: "a hard encounter", Cs: "těžké střetnutí"}}

// rewardAids are about experience and levels.
var rewardAids = []Aid{
	{
		ID: "xp", Rows: []string{"R-014-133", "R-014-134", "R-014-135"}, Group: Table,
		Name: rules.Text{En: "Sharing experience", Cs: "Rozdělení zkušeností"},
		Fields: []Field{
			{Key: "monsters", Name: rules.Text{En: "Experience of each monster defeated", Cs: "Zkušenosti za každou poraženou nestvůru"}, Kind: Numbers, Max: 1_000_000, Start: "450 450"},
			{Key: "challenge", Name: rules.Text{En: "A challenge as hard as an encounter worth", Cs: "Výzva těžká jako střetnutí za"}, Max: 1_000_000},
			{Key: "risk", Name: rules.Text{En: "The challenge could fail", Cs: "Výzva mohla selhat"}, Kind: Check, Start: "yes"},
			{Key: "characters", Name: rules.Text{En: "Characters who took part", Cs: "Postavy, které byly při tom"}, Max: 100, Start: "4"},
			{Key: "away", Name: rules.Text{En: "Characters who were away", Cs: "Postavy, které chyběly"}, Max: 100},
			{Key: "same", Name: rules.Text{En: "Those away get the same", Cs: "Chybějící dostanou totéž"}, Kind: Check},
			{Key: "helpers", Name: rules.Text{En: "Significant helpers", Cs: "Významní pomocníci"}, Max: 100},
		},
		Judge: experience,
	},
	{
		ID: "milestone", Rows: []string{"R-014-136"}, Group: Table,
		Name:   rules.Text{En: "A milestone", Cs: "Milník"},
		Fields: []Field{{Key: "major", Name: rules.Text{En: "Major", Cs: "Hlavní"}, Kind: Check, Start: "yes"}},
		Judge: func(in Input) Answer {
			return Say(rules.Text{En: "It is worth {0}.", Cs: "Má cenu jako {0}."}, encounterWords[world.Milestone(in.Yes("major"))]).
				And(rules.Text{En: "On top, if you like: the benefit of a short rest; a Hit Die and a low spell slot; or a use of a magic item.", Cs: "Navíc, chcete-li: užitek krátkého odpočinku; Kostka životů a nízká pozice kouzla; nebo použití kouzelného předmětu."})
		},
	},
	{
		ID: "levels", Rows: []string{"R-014-137", "R-014-138"}, Group: Table,
		Name: rules.Text{En: "Levels without experience", Cs: "Úrovně bez zkušeností"},
		Fields: []Field{
			{Key: "way", Name: rules.Text{En: "By", Cs: "Podle"}, Kind: Choice, Options: []Option{{"sessions", rules.Text{En: "sessions", Cs: "sezení"}}, {"story", rules.Text{En: "the story", Cs: "příběhu"}}}},
			{Key: "sessions", Name: rules.Text{En: "Sessions played", Cs: "Odehraných sezení"}, Max: 1000, Start: "1", When: bySessions},
			{Key: "pace", Name: rules.Text{En: "Sessions a level, from the fifth", Cs: "Sezení na úroveň, od páté"}, Min: 2, Max: 3, Start: "3", When: bySessions},
			{Key: "start", Name: rules.Text{En: "Level at the start", Cs: "Úroveň na začátku"}, Min: 1, Max: 20, Start: "1", When: byStory},
			{Key: "goals", Name: rules.Text{En: "Important goals reached", Cs: "Splněných hlavních cílů"}, Max: 100, When: byStory},
		},
		Judge: func(in Input) Answer {
			level := world.BySessions(in.Num("sessions"), in.Num("pace"))
			if byStory(in) {
				level = world.ByStory(in.Num("start"), in.Num("goals"))
			}
			return Say(rules.Text{En: "The party is of level {0}.", Cs: "Družina je na úrovni {0}."}, level)
		},
	},
}

func bySessions(in Input) bool { return in.Pick("way") == "sessions" }
func byStory(in Input) bool    { return in.Pick("way") == "story" }

func experience(in Input) Answer {
	total := int64(world.Challenge(in.Num("challenge"), in.Yes("risk")))
	for _, n := range in.Nums("monsters") {
		total += int64(n)
	}
	heads := in.Num("characters")
	if in.Yes("same") {
		heads += in.Num("away")
	}
	s := world.Share(int32(min(total, 1<<31-1)), heads, in.Num("helpers"))
	a := Say(rules.Text{En: "Each character gets {0}.", Cs: "Každá postava dostane {0}."}, s.Each)
	if in.Num("away") > 0 {
		a = a.And(rules.Text{En: "Who was away gets {0}.", Cs: "Kdo chyběl, dostane {0}."}, world.Absent(s.Each, true, in.Yes("same")))
	}
	if in.Num("helpers") > 0 {
		a = a.And(rules.Text{En: "The helpers get {0} together.", Cs: "Pomocníci dostanou dohromady {0}."}, s.Helpers)
	}
	if s.Remainder > 0 {
		a = a.And(rules.Text{En: "{0} is left over and dropped.", Cs: "Zbytek {0} propadá."}, s.Remainder)
	}
	return a
}
