package aid

import (
	"sightline/rules"
	"sightline/rules/effect"
	"sightline/server/wire"
)

// turnAids are about conditions and turns.
var turnAids = []Aid{
	{
		ID: "condition", Rows: []string{"R-014-062"}, Group: Fight, Players: true,
		Name: rules.Text{En: "A condition for what happened", Cs: "Stav podle toho, co se stalo"},
		Fields: []Field{
			{Key: "event", Kind: Word, Name: rules.Text{En: "What happened", Cs: "Co se stalo"}, Start: "tripped and fell"},
			{Key: "token", Kind: Token, Name: rules.Text{En: "To whom", Cs: "Komu"}},
		},
		Judge: judgeCondition,
	},
}

func judgeCondition(in Input) Answer {
	k, ok := effect.Suggest(in.Word("event"))
	if !ok {
		return Say(rules.Text{En: "No condition comes to mind.", Cs: "Žádný stav se nenabízí."})
	}
	a := Answer{}.Because("R-014-062", rules.Text{En: "{0}: {1}", Cs: "{0}: {1}"}, k.Name, k.Text)
	if tok := in.Tok("token"); tok != nil && tok.Sheet != nil {
		a = a.Offer(rules.Text{En: "Mark the token", Cs: "Označit žeton"}, wire.AddEffect{Tokens: []wire.TokenID{tok.ID}, Spec: wire.EffectSpec{Kind: k.ID}})
	}
	return a
}
