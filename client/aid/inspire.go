package aid

import (
	"strconv"
	"strings"

	"sightline/rules"
	"sightline/rules/check"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

func itoa(n int32) string { return strconv.Itoa(int(n)) }

// inspirationAids are about inspiration.
var inspirationAids = []Aid{
	{
		ID: "inspiration", Rows: []string{"R-014-027", "R-014-028", "R-014-029", "R-014-030", "R-014-031"}, Group: Checks, Players: true,
		Name: rules.Text{En: "Inspiration", Cs: "Inspirace"},
		Fields: []Field{
			{Key: "event", Name: rules.Text{En: "It is", Cs: "Inspirace se"}, Kind: Choice, Options: []Option{
				{"award", rules.Text{En: "awarded", Cs: "uděluje"}}, {"spend", rules.Text{En: "spent before the roll", Cs: "utrácí před hodem"}},
				{"after", rules.Text{En: "spent after the roll", Cs: "utrácí po hodu"}}, {"give", rules.Text{En: "handed over", Cs: "předává"}}}},
			{Key: "model", Name: rules.Text{En: "For", Cs: "Za"}, Kind: Choice, Options: modelOptions(), When: event("award")},
			{Key: "has", Name: rules.Text{En: "The character has it", Cs: "Postava ji má"}, Kind: Check, From: hasInspiration},
			{Key: "other", Name: rules.Text{En: "Who gets it", Cs: "Kdo ji dostane"}, Kind: Token, When: event("give")},
			{Key: "otherHas", Name: rules.Text{En: "The other has some", Cs: "Druhá už ji má"}, Kind: Check, When: event("give")},
			{Key: "first", Name: rules.Text{En: "The d20 that fell", Cs: "k20, která padla"}, Min: 1, Max: 20, Start: "1", When: event("after")},
			{Key: "second", Name: rules.Text{En: "The second d20", Cs: "Druhá k20"}, Min: 1, Max: 20, Start: "1", Dice: "1d20", When: event("after")},
		},
		Judge: inspire,
	},
	{
		ID: "inspiration-players", Rows: []string{"R-014-032"}, Group: Checks,
		Name: rules.Text{En: "Inspiration by players only", Cs: "Inspiraci udělují pouze hráči"},
		Fields: []Field{
			{Key: "awards", Name: rules.Text{En: "Awards of each player this session", Cs: "Kolikrát ji kdo v tomto sezení udělil"}, Kind: Numbers, Max: 100, From: awardsSoFar},
			{Key: "pool", Name: rules.Text{En: "The GM's inspiration before them", Cs: "Inspirace PJ předtím"}, Max: 1000, From: poolBefore},
		},
		Judge: func(in Input) Answer {
			pool := in.Num("pool")
			for _, n := range in.Nums("awards") {
				pool += check.Owed(in.Profile.Inspiration, n)
			}
			return Say(rules.Text{En: "The GM has {0} to spend on rolls of foes, and keeps what is left for the next session.", Cs: "PJ má {0} na hody nepřátel a zbytek si nechá na příští sezení."}, pool).
				And(rules.Text{En: "Each player awards {0} a session for nothing.", Cs: "Každý hráč udělí za sezení zdarma: {0}."}, in.Profile.Inspiration.Free())
		},
	},
}

// awardsSoFar are the awards of each player as the table counts them.
func awardsSoFar(in Input) string {
	var list []string
	for _, s := range in.View.Seats {
		if s.Role == wire.Player {
			list = append(list, itoa(s.Awards))
		}
	}
	return strings.Join(list, ", ")
}

// poolBefore is the GM's inspiration less what this session's awards made.
func poolBefore(in Input) string {
	pool := in.View.Session.Pool
	for _, s := range in.View.Seats {
		pool -= check.Owed(in.Profile.Inspiration, s.Awards)
	}
	return itoa(max(pool, 0))
}

func event(name string) func(Input) bool {
	return func(in Input) bool { return in.Pick("event") == name }
}

func modelOptions() []Option {
	return each(len(check.ModelNames), func(i int) Option { return Option{check.ModelNames[i].ID, check.ModelNames[i].Name} })
}

// hasInspiration says whether the selected token has some.
func hasInspiration(in Input) string {
	if in.on(known.Inspiration) != nil {
		return "yes"
	}
	return ""
}

func inspire(in Input) Answer {
	if !check.Plays(in.Profile.Inspiration) {
		return Answer{}.Because("R-014-031", rules.Text{En: "This table plays without inspiration.", Cs: "U tohoto stolu se hraje bez inspirace."})
	}
	switch in.Pick("event") {
	case "spend":
		return spendInspiration(in)
	case "after":
		face, spent := check.Late(in.Profile.Inspiration, in.Num("first"), in.Num("second"))
		if !spent {
			return Answer{}.Because("R-014-028", rules.Text{En: "Not at this table: before the roll only.", Cs: "U tohoto stolu ne: jen před hodem."})
		}
		return in.inspired(Say(rules.Text{En: "The {0} counts, and the inspiration is spent.", Cs: "Platí {0} a inspirace je utracená."}, face), wire.Inspire{Verb: wire.InspireLate, Token: in.Token})
	case "give":
		return giveInspiration(in)
	}
	if check.Award(in.Yes("has")) == in.Yes("has") {
		return Say(rules.Text{En: "The character has it already: never more than one.", Cs: "Postava ji už má: nikdy víc než jednu."})
	}
	a := Say(rules.Text{En: "The character has inspiration.", Cs: "Postava má inspiraci."})
	if check.Model(in.index("model")).ForAll() {
		a = Say(rules.Text{En: "Everyone in the group has inspiration.", Cs: "Inspiraci má celá družina."})
		return a.Offer(rules.Text{En: "Award it to the group", Cs: "Udělit družině"}, wire.Inspire{Verb: wire.InspireAward, Model: check.Victory})
	}
	tok := in.Tok("")
	if tok == nil {
		return a
	}
	return a.Offer(rules.Text{En: "Award it to the selected token", Cs: "Udělit vybranému žetonu"}, wire.Inspire{Verb: wire.InspireAward, Token: tok.ID, Model: check.Model(in.index("model"))})
}

func spendInspiration(in Input) Answer {
	if _, advantage := check.Spend(in.Yes("has"), check.Check); !advantage {
		return Say(rules.Text{En: "There is none to spend.", Cs: "Není co utratit."})
	}
	a := Say(rules.Text{En: "Advantage on one check, attack or save.", Cs: "Výhoda k jednomu ověření, útoku nebo záchrannému hodu."})
	if e := in.on(known.Inspiration); e != nil {
		return in.inspired(a, wire.EditEffect{Effect: e.ID, Level: 1}, wire.Roll{Expr: "1d20"})
	}
	return a
}

func giveInspiration(in Input) Answer {
	giver, _, refused := check.Give(in.Yes("has"), in.Yes("otherHas"))
	switch {
	case refused && giver:
		return Say(rules.Text{En: "Refused: the other has some, and the giver keeps it.", Cs: "Nejde to: druhá už ji má a dárce si ji nechá."})
	case refused:
		return Say(rules.Text{En: "There is none to give.", Cs: "Není co dát."})
	}
	a := Say(rules.Text{En: "The other has it now.", Cs: "Teď ji má druhá postava."})
	if other := in.Tok("other"); other != nil && other.ID != in.Token {
		return in.inspired(a, wire.Inspire{Verb: wire.InspireGive, Token: in.Token, To: other.ID})
	}
	return a
}

// inspired offers to do something with the inspiration of the selected token, where it has some.
func (in Input) inspired(a Answer, bodies ...wire.Body) Answer {
	if in.on(known.Inspiration) == nil {
		return a
	}
	return a.Offer(rules.Text{En: "Do it", Cs: "Provést"}, bodies...)
}
