package aid

import (
	"sightline/rules"
	"sightline/rules/world"
	"sightline/server/wire"
)

var attitudeField = Field{Key: "attitude", Name: rules.Text{En: "Attitude", Cs: "Postoj"}, Kind: Choice, Start: "indifferent", From: keptAttitude, Options: []Option{
	{"hostile", rules.Text{En: "hostile", Cs: "nepřátelský"}}, {"indifferent", rules.Text{En: "indifferent", Cs: "lhostejný"}}, {"friendly", rules.Text{En: "friendly", Cs: "přátelský"}},
}}

// keptAttitude is that which is kept on the selected token.
func keptAttitude(in Input) string {
	for _, o := range []string{"hostile", "indifferent", "friendly"} {
		if in.on("attitude."+o) != nil {
			return o
		}
	}
	return ""
}

func (in Input) attitude() world.Attitude { return world.Attitude(in.index("attitude") - 1) }

// talkAids are about talking to people.
var talkAids = []Aid{
	{
		ID: "talk", Rows: []string{"R-014-043", "R-014-046", "R-014-047"}, Group: Explore,
		Name: rules.Text{En: "How a conversation ends", Cs: "Jak rozhovor dopadne"},
		Fields: []Field{
			attitudeField,
			{Key: "immovable", Name: rules.Text{En: "Can't be swayed", Cs: "Nedá se přesvědčit"}, Kind: Check, From: carries("attitude.firm")},
			{Key: "helps", Name: rules.Text{En: "A companion helped", Cs: "Společník pomohl"}, Kind: Check},
			{Key: "offends", Name: rules.Text{En: "A companion offended", Cs: "Společník urazil"}, Kind: Check},
			{Key: "made", Name: rules.Text{En: "A check was made already", Cs: "Ověření už proběhlo"}, Kind: Check, From: carries("talked")},
			{Key: "total", Name: rules.Text{En: "Total of Charisma", Cs: "Výsledek Charismatu"}, Min: -20, Max: 60, Dice: "1d20"},
		},
		Judge: conversation,
	},
	{
		ID: "attitude", Rows: []string{"R-014-044"}, Group: Explore,
		Name: rules.Text{En: "A shift of attitude", Cs: "Změna postoje"},
		Fields: []Field{
			attitudeField,
			{Key: "steps", Name: rules.Text{En: "Steps up, or down with a minus", Cs: "Kroky nahoru, s minusem dolů"}, Min: -2, Max: 2, Start: "1"},
			{Key: "once", Name: rules.Text{En: "Within one interaction", Cs: "V jednom rozhovoru"}, Kind: Check, Start: "yes"},
		},
		Judge: func(in Input) Answer {
			to := in.attitude().Shift(in.Num("steps"), in.Yes("once"))
			return in.keep(Say(rules.Text{En: "The creature is then {0}.", Cs: "Postoj je potom {0}."}, to.Name()), keepWords, kept(to))
		},
	},
	{
		ID: "insight", Rows: []string{"R-014-045"}, Group: Explore,
		Name: rules.Text{En: "Reading a person", Cs: "Odhad povahy"},
		Fields: []Field{
			{Key: "dc", Name: rules.Text{En: "DC", Cs: "SO"}, Max: 40, Start: "15"},
			{Key: "true", Name: rules.Text{En: "What is true", Cs: "Co je pravda"}, Kind: Word, From: trait},
			{Key: "false", Name: rules.Text{En: "What is told on a miss by 10 or more", Cs: "Co se řekne při neúspěchu o 10 a víc"}, Kind: Word},
			{Key: "reader", Name: rules.Text{En: "Who reads it", Cs: "Kdo ji odhaduje"}, Kind: Token},
			{Key: "total", Name: rules.Text{En: "Total of Wisdom (Insight)", Cs: "Výsledek Moudrosti (Vhled)"}, Min: -20, Max: 60, Dice: "1d20"},
		},
		Judge: func(in Input) Answer {
			learned := world.Read(in.Num("total"), in.Num("dc"))
			return in.whisper(learned, Say([...]rules.Text{
				world.Nothing: {En: "Nothing is learned.", Cs: "Nezjistí se nic."},
				world.True:    {En: "A true ideal, bond or flaw is learned.", Cs: "Zjistí se pravdivý ideál, pouto či vada."},
				world.False:   {En: "Something untrue is learned, and taken for true.", Cs: "Zjistí se něco nepravdivého a bere se to za pravdu."},
			}[learned]))
		},
	},
}

// trait is the first ideal, bond or flaw that is kept on the selected token.
func trait(in Input) string {
	for _, kind := range []string{"trait.ideal", "trait.bond", "trait.flaw"} {
		if e := in.on(kind); e != nil {
			return e.Spec.Name
		}
	}
	return ""
}

// whisper offers to tell the reader's player what it learned: what is untrue goes the same way (R-014-045).
func (in Input) whisper(learned world.Insight, a Answer) Answer {
	text := map[world.Insight]string{world.True: in.Word("true"), world.False: in.Word("false")}[learned]
	tok := in.Tok("reader")
	if text == "" || tok == nil || tok.Owner == 0 {
		return a
	}
	return a.Offer(rules.Text{En: "Tell its player", Cs: "Říct to hráči"}, wire.Say{Text: text, To: []wire.SeatID{tok.Owner}})
}

func conversation(in Input) Answer {
	a := in.attitude()
	answer := Say(rules.Text{En: "The creature {0}.", Cs: "Tvor {0}."}, a.React(in.Num("total")).Name())
	switch {
	case in.Yes("immovable"):
		answer = Say(rules.Text{En: "The creature can't be swayed: the check fails.", Cs: "Tvora nejde přesvědčit: ověření neuspěje."})
	case !world.Sways(a, false, in.Num("total")):
		answer = answer.And(rules.Text{En: "It does not do what is asked.", Cs: "Prosbu nesplní."})
	}
	answer = answer.And(modeWords[world.TalkMode(in.Yes("helps"), in.Yes("offends"))+1])
	if world.Again(in.Yes("made")) {
		answer = answer.And(rules.Text{En: "Another try may be in vain or sour it: its attitude may drop.", Cs: "Další pokus může být marný nebo tvora popudit: postoj může klesnout."})
		answer = in.keep(answer, rules.Text{En: "Its attitude drops", Cs: "Postoj klesne"}, kept(a.Shift(-1, true)))
	}
	if tok := in.Tok(""); tok != nil && in.on("talked") == nil {
		answer = answer.Offer(rules.Text{En: "Note that a check was made", Cs: "Poznamenat, že ověření proběhlo"}, wire.AddEffect{Tokens: []wire.TokenID{tok.ID}, Spec: wire.EffectSpec{Kind: "talked", See: wire.SeeGM}})
	}
	return in.lift(answer, rules.Text{En: "The talk is over", Cs: "Rozhovor skončil"}, in.Tok(""), "talked")
}

// kept is an attitude as it is kept on a token, for GMs alone.
func kept(a world.Attitude) wire.EffectSpec {
	return wire.EffectSpec{Kind: "attitude." + a.Name().En, See: wire.SeeGM}
}

// carries ticks a box where the selected token has an effect.
func carries(kind string) func(Input) string {
	return func(in Input) string {
		if in.on(kind) != nil {
			return "yes"
		}
		return ""
	}
}
