package aid

import (
	"sightline/rules"
	"sightline/rules/effect"
	"sightline/rules/turn"
	"sightline/server/wire"
)

// orderAids are about beginning a fight, reacting, and ending it.
var orderAids = []Aid{
	{
		ID: "positions", Rows: []string{"R-024-002"}, Group: Fight,
		Name: rules.Text{En: "Where everybody stands", Cs: "Kde kdo stojí"},
		Fields: []Field{{Key: "who", Kind: Choice, Name: rules.Text{En: "Who", Cs: "Kdo"}, Options: []Option{
			{"monsters", rules.Text{En: "Monsters", Cs: "Nestvůry"}}, {"characters", rules.Text{En: "Characters", Cs: "Postavy"}},
		}}},
		Judge: func(in Input) Answer {
			who, march := turn.Places(in.Pick("who") == "characters")
			a := Answer{}
			if who == turn.Master {
				a = a.Because("R-024-002", rules.Text{En: "The GM places them.", Cs: "Umisťuje je PJ."})
			}
			if march {
				return a.And(rules.Text{En: "By the order they march in, or where they said they are.", Cs: "Podle pořadí pochodu, nebo kde řekly, že jsou."})
			}
			return a.And(rules.Text{En: "How far away, in which direction; hidden until seen.", Cs: "Jak daleko a kterým směrem; skryté, dokud nejsou vidět."})
		},
	},
	{
		ID: "reaction", Rows: []string{"R-014-083"}, Group: Fight, Players: true,
		Name: rules.Text{En: "When a reaction happens", Cs: "Kdy se stane reakce"},
		Fields: []Field{
			{Key: "reaction", Kind: Choice, Name: rules.Text{En: "Reaction", Cs: "Reakce"}, Options: []Option{
				{"opportunity", rules.Text{En: "Opportunity attack", Cs: "Příležitostný útok"}}, {"shield", rules.Text{En: "Shield spell", Cs: "Kouzlo štít"}},
				{"readied", rules.Text{En: "Readied action", Cs: "Připravená akce"}}, {"unclear", rules.Text{En: "Timing missing or unclear", Cs: "Nejasné načasování"}},
				{"stated", rules.Text{En: "It says itself when", Cs: "Samo říká, kdy"}},
			}},
			{Key: "before", Kind: Check, Name: rules.Text{En: "It says: before the trigger", Cs: "Říká: před podnětem"}, When: func(in Input) bool { return in.Pick("reaction") == "stated" }},
			{Key: "trigger", Kind: Word, Name: rules.Text{En: "Readied for", Cs: "Připravena na"}, When: func(in Input) bool { return in.Pick("reaction") != "opportunity" }},
			{Key: "token", Kind: Token, Name: rules.Text{En: "Whose", Cs: "Čí"}},
		},
		Judge: judgeReaction,
	},
	{
		ID: "fight-talk", Rows: []string{"R-024-008"}, Group: Fight, Players: true,
		Name: rules.Text{En: "Talking in a fight", Cs: "Mluvení v boji"},
		Fields: []Field{
			{Key: "kind", Kind: Choice, Name: rules.Text{En: "How", Cs: "Jak"}, Options: []Option{
				{"brief", rules.Text{En: "A few words, a gesture", Cs: "Pár slov, gesto"}}, {"long", rules.Text{En: "An explanation, persuasion", Cs: "Vysvětlování, přesvědčování"}},
			}},
			{Key: "token", Kind: Token, Name: rules.Text{En: "Who", Cs: "Kdo"}},
		},
		Judge: func(in Input) Answer {
			talk := turn.Brief
			if in.Pick("kind") == "long" {
				talk = turn.Long
			}
			if !talk.Action() {
				return Answer{}.Because("R-024-008", rules.Text{En: "Free in one's own turn.", Cs: "Ve vlastním tahu zdarma."})
			}
			return using(Answer{}.Because("R-024-008", rules.Text{En: "Takes an action.", Cs: "Stojí akci."}), in, turn.UsedAction)
		},
	},
	{
		ID: "fight-object", Rows: []string{"R-024-009"}, Group: Fight, Players: true,
		Name: rules.Text{En: "Handling a thing in a fight", Cs: "Použití věci v boji"},
		Fields: []Field{
			{Key: "before", Kind: Number, Max: 9, Start: "0", Name: rules.Text{En: "Things handled this turn", Cs: "Věcí použito tento tah"}},
			{Key: "object", Kind: Word, Name: rules.Text{En: "The thing", Cs: "Věc"}},
			{Key: "token", Kind: Token, Name: rules.Text{En: "Who", Cs: "Kdo"}},
		},
		Judge: func(in Input) Answer {
			if !turn.Free(in.Num("before")) {
				return using(Answer{}.Because("R-024-009", rules.Text{En: "Takes the Utilize action.", Cs: "Stojí akci Použití věci."}), in, turn.UsedAction)
			}
			a := Answer{}.Because("R-024-009", rules.Text{En: "Free, the first thing in a turn.", Cs: "Zdarma, první věc v tahu."})
			if turn.Awkward(in.Word("object")) {
				a = a.And(rules.Text{En: "The GM may ask for the Utilize action.", Cs: "PJ může chtít akci Použití věci."})
			}
			return using(a, in, turn.UsedObject)
		},
	},
	{
		ID: "end-fight", Rows: []string{"R-024-011"}, Group: Fight,
		Name: rules.Text{En: "Is the fight over?", Cs: "Je po boji?"},
		Fields: []Field{
			{Key: "side", Kind: Choice, Name: rules.Text{En: "One side", Cs: "Jedna strana"}, Options: []Option{
				{"fights", rules.Text{En: "Fights on", Cs: "Bojuje dál"}}, {"killed", rules.Text{En: "Is killed", Cs: "Je mrtvá"}},
				{"knocked out", rules.Text{En: "Is knocked out", Cs: "Je v bezvědomí"}}, {"surrendered", rules.Text{En: "Has surrendered", Cs: "Vzdala se"}},
				{"fled", rules.Text{En: "Has fled", Cs: "Utekla"}},
			}},
			{Key: "agree", Kind: Check, Name: rules.Text{En: "Both agree to stop", Cs: "Obě souhlasí s koncem"}},
		},
		Judge: func(in Input) Answer {
			if !turn.Ended(turn.FateNamed(in.Pick("side")), in.Yes("agree")) {
				return Say(rules.Text{En: "The fight goes on.", Cs: "Boj pokračuje."})
			}
			return Answer{}.Because("R-024-011", rules.Text{En: "The fight is over.", Cs: "Je po boji."}).Offer(rules.Text{En: "End the fight", Cs: "Ukončit boj"}, wire.EndTurns{})
		},
	},
}

// using offers to mark what is used up of the turn of the token chosen.
func using(a Answer, in Input, what turn.Used) Answer {
	if tok := in.Tok("token"); tok != nil && tok.Sheet != nil && in.View.Turn.Round > 0 {
		a = a.Offer(rules.Text{En: "Mark it as used", Cs: "Označit jako použité"}, wire.UseTurn{Token: tok.ID, Used: what, On: true})
	}
	return a
}

func judgeReaction(in Input) Answer {
	r := turn.ReactionNamed(in.Pick("reaction"))
	a, before := Answer{}, r.Before(in.Yes("before"))
	if before {
		a = a.Because("R-014-083", rules.Text{En: "Before the trigger completes.", Cs: "Dřív, než se podnět dokončí."})
	} else {
		a = a.Because("R-014-083", rules.Text{En: "After the trigger.", Cs: "Po podnětu."})
	}
	tok := in.Tok("token")
	if tok == nil || tok.Sheet == nil {
		return a
	}
	if r != turn.Opportunity { // the table offers those by itself
		spec := wire.EffectSpec{Kind: effect.Readied, Name: in.Word("trigger"), See: wire.SeeOwner, Lasting: effect.Lasting{Until: effect.TurnStart, Left: 1}}
		if before {
			spec.Level = 1
		}
		a = a.Offer(rules.Text{En: "Ready it until the next turn", Cs: "Připravit do dalšího tahu"}, wire.AddEffect{Tokens: []wire.TokenID{tok.ID}, Spec: spec})
	}
	return using(a, in, turn.UsedReaction)
}
