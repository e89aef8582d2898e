package aid

import (
	"strconv"

	"sightline/rules"
	"sightline/rules/world"
	"sightline/server/wire"
	"sightline/server/wire/known"
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
			{Key: "characters", Name: rules.Text{En: "Characters who took part", Cs: "Postavy, které byly při tom"}, Max: 100, Start: "4", From: func(in Input) string { return in.heads(true) }},
			{Key: "away", Name: rules.Text{En: "Characters who were away", Cs: "Postavy, které chyběly"}, Max: 100, From: func(in Input) string { return in.heads(false) }},
			{Key: "same", Name: rules.Text{En: "Those away get the same", Cs: "Chybějící dostanou totéž"}, Kind: Check, From: func(in Input) string { return ticked(in.story().Same) }},
			{Key: "helpers", Name: rules.Text{En: "Significant helpers", Cs: "Významní pomocníci"}, Max: 100},
		},
		Judge: experience,
	},
	{
		ID: "milestone", Rows: []string{"R-014-136"}, Group: Table,
		Name: rules.Text{En: "A milestone", Cs: "Milník"},
		Fields: []Field{
			{Key: "major", Name: rules.Text{En: "Major", Cs: "Hlavní"}, Kind: Check, Start: "yes"},
			{Key: "worth", Name: rules.Text{En: "Experience of such an encounter", Cs: "Zkušenosti za takové střetnutí"}, Max: 1_000_000},
		},
		Judge: func(in Input) Answer {
			a := Say(rules.Text{En: "It is worth {0}.", Cs: "Má cenu jako {0}."}, encounterWords[world.Milestone(in.Yes("major"))]).
				And(rules.Text{En: "On top, if you like: the benefit of a short rest; a Hit Die and a low spell slot; or a use of a magic item.", Cs: "Navíc, chcete-li: užitek krátkého odpočinku; Kostka životů a nízká pozice kouzla; nebo použití kouzelného předmětu."})
			if n := in.Num("worth"); n > 0 && in.story().Levels == rules.ByXP {
				a = a.Offer(rules.Text{En: "Give the party its shares", Cs: "Dát družině podíly"}, wire.Award{Amount: n})
			}
			if party := in.party(); len(party) > 0 {
				a = a.Offer(rules.Text{En: "On top: the benefit of a short rest", Cs: "Navíc: užitek krátkého odpočinku"}, wire.Rest{Tokens: party})
			}
			return a
		},
	},
	{
		ID: "levels", Rows: []string{"R-014-137", "R-014-138"}, Group: Table,
		Name: rules.Text{En: "Levels without experience", Cs: "Úrovně bez zkušeností"},
		Fields: []Field{
			{Key: "way", Name: rules.Text{En: "By", Cs: "Podle"}, Kind: Choice, Options: []Option{{"sessions", rules.Text{En: "sessions", Cs: "sezení"}}, {"story", rules.Text{En: "the story", Cs: "příběhu"}}}, From: func(in Input) string {
				return map[rules.Levels]string{rules.ByStory: "story"}[in.story().Levels]
			}},
			{Key: "sessions", Name: rules.Text{En: "Sessions played", Cs: "Odehraných sezení"}, Max: 1000, Start: "1", When: bySessions, From: func(in Input) string { return counted(in.View.Table.Sessions) }},
			{Key: "pace", Name: rules.Text{En: "Sessions a level, from the fifth", Cs: "Sezení na úroveň, od páté"}, Min: 2, Max: 3, Start: "3", When: bySessions, From: func(in Input) string { return counted(in.story().Pace()) }},
			{Key: "start", Name: rules.Text{En: "Level at the start", Cs: "Úroveň na začátku"}, Min: 1, Max: 20, Start: "1", When: byStory, From: func(in Input) string { return counted(in.View.Table.Start) }},
			{Key: "goals", Name: rules.Text{En: "Important goals reached", Cs: "Splněných hlavních cílů"}, Max: 100, When: byStory, From: func(in Input) string { return counted(in.View.Table.Goals) }},
		},
		Judge: func(in Input) Answer {
			level := world.BySessions(in.Num("sessions"), in.Num("pace"))
			if byStory(in) {
				level = world.ByStory(in.Num("start"), in.Num("goals"))
			}
			a := Say(rules.Text{En: "The party is of level {0}.", Cs: "Družina je na úrovni {0}."}, level)
			if start := in.Num("start"); byStory(in) && start != max(in.View.Table.Start, 1) {
				table := in.View.Table
				table.Start = start
				a = a.Offer(rules.Text{En: "Keep the level at the start", Cs: "Uložit úroveň na začátku"}, wire.SetTable{Table: table})
			}
			switch in.story().Levels {
			case rules.BySessions:
				a = a.Offer(rules.Text{En: "A session was played: count it", Cs: "Odehrálo se sezení: započítat"}, wire.Award{What: wire.AwardSession})
			case rules.ByStory:
				a = a.Offer(rules.Text{En: "An important goal is done: the party gains a level", Cs: "Důležitý cíl je splněn: družina získává úroveň"}, wire.Award{What: wire.AwardGoal})
			}
			return a
		},
	},
}

// counted is a count that the table keeps; "" for none yet.
func counted(n int32) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(int(n))
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
	if in.story().Levels != rules.ByXP || total == 0 {
		return a
	}
	return a.Offer(rules.Text{En: "Give the characters of the players who are here their shares", Cs: "Dát podíly postavám hráčů, kteří jsou u stolu"},
		wire.Award{Amount: int32(min(total, 100_000_000)), Helpers: in.Num("helpers")})
}

// party are the tokens that players play.
func (in Input) party() []wire.TokenID {
	var list []wire.TokenID
	for _, t := range in.View.Tokens {
		if t.Owner != 0 {
			list = append(list, t.ID)
		}
	}
	return list
}

// story is how the table plays experience.
func (in Input) story() rules.Story { return known.Profile(in.View.Table).Story }

// heads counts the characters whose players are here, or are not; "" where there are none at all.
func (in Input) heads(here bool) string {
	there := map[wire.SeatID]bool{}
	for _, s := range in.View.Seats {
		there[s.ID] = s.Here
	}
	all, n := 0, 0
	for _, t := range in.View.Tokens {
		if t.Owner != 0 {
			all++
			if there[t.Owner] == here {
				n++
			}
		}
	}
	if all == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

func ticked(on bool) string {
	if on {
		return "yes"
	}
	return ""
}
