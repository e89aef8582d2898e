package panel

import (
	"strings"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/rules"
	"sightline/rules/turn"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// thisTurn is what the turn of the one in turn still holds, for its player and the GM (R-024-007 to 010).
func (u ui) thisTurn() *dom.Node {
	for _, e := range u.v.Turn.Entries {
		tok := u.token(e.Token)
		if !e.Now || tok == nil || tok.Sheet == nil || u.m.Watching != 0 {
			continue
		}
		kids := []dom.Arg{dom.Key("this " + hexID(uint64(tok.ID))), dom.ID("this-turn"), dom.Class("part"), dom.El("h3", u.say(lang.TurnNow, u.tokenName(tok))), u.movementLeft(tok)}
		if u.profile().Segments {
			return dom.El("div", append(kids, u.actionsLeft(tok, e))...)
		}
		return dom.El("div", append(kids, u.arms("turn-", tok), u.usedUp(tok), u.turnHints(tok))...)
	}
	return nil
}

func (u ui) movementLeft(tok *wire.Token) *dom.Node {
	s, p := tok.Sheet, u.profile()
	all := p.Cells(turn.NewBudget(known.Speed(u.v, tok) * p.Feet).Feet)
	return dom.El("p", dom.ID("turn-move"), u.say(lang.TurnMove, u.t.Cells(float64(max(all-s.Spent.Cells, 0))), u.t.Cells(float64(all))))
}

// usedUp are the boxes of what is used up.
func (u ui) usedUp(tok *wire.Token) *dom.Node {
	id, used, send := tok.ID, tok.Sheet.Used, u.send
	box := func(k lang.Key, what turn.Used, css string) *dom.Node {
		return u.check(k, used&what != 0, func(on bool) { send(app.Do{Body: wire.UseTurn{Token: id, Used: what, On: on}}) }, dom.ID(css))
	}
	return dom.El("div", box(lang.TurnAction, turn.UsedAction, "used-action"), box(lang.TurnBonus, turn.UsedBonus, "used-bonus"),
		box(lang.TurnReaction, turn.UsedReaction, "used-reaction"), box(lang.TurnObject, turn.UsedObject, "used-object"))
}

// turnHints say what is free and what takes an action.
func (u ui) turnHints(tok *wire.Token) *dom.Node {
	before := int32(0)
	if tok.Sheet.Used&turn.UsedObject != 0 {
		before = 1
	}
	thing := lang.TurnObjectAction
	if turn.Free(before) {
		thing = lang.TurnObjectFree
	}
	kids := []*dom.Node{dom.El("p", dom.Key("thing"), dom.ID("turn-object"), dom.Class("quiet"), u.say(thing))}
	if turn.Long.Action() && !turn.Brief.Action() {
		kids = append(kids, dom.El("p", dom.Key("talk"), dom.Class("quiet"), u.say(lang.TurnTalk)))
	}
	if turn.MayPass(tok.Sheet.Spent.Cells > 0, tok.Sheet.Used&turn.UsedAction != 0) {
		kids = append(kids, dom.El("p", dom.Key("pass"), dom.ID("turn-pass"), dom.Class("quiet"), u.say(lang.TurnPass)))
	}
	return dom.El("div", kids)
}

// actionsLeft counts the actions of a round that is split.
func (u ui) actionsLeft(tok *wire.Token, e wire.Entry) *dom.Node {
	acted := tok.Sheet.Acted
	step := func(label, id string, by int32) *dom.Node {
		return dom.El("button", dom.A("type", "button"), dom.ID(id), label, u.do(wire.CountActions{Token: tok.ID, Acted: max(acted+by, 0)}))
	}
	return dom.El("div", dom.Class("line"), dom.El("span", dom.ID("turn-acted"), u.say(lang.TurnActed, acted, turn.Actions(e.Actions, 0))), step("−", "acted-less", -1), step("+", "acted-more", 1))
}

// wounds are what is told of a token's hit points to those whose it is not, and what its hit points came to, to those whose it is.
func (u ui) wounds(tok *wire.Token) *dom.Node {
	var kids []*dom.Node
	h, bloodied := tok.Health, tok.Health.Bloodied
	if s := tok.Sheet; s != nil {
		bloodied = rules.Bloodied(s.HP, s.MaxHP)
	}
	if bloodied {
		kids = append(kids, dom.El("span", dom.Key("blood"), dom.ID("bloodied"), dom.Class("chip bad"), u.say(lang.HealthIsBloodied)))
	}
	switch {
	case h.Max > 0:
		kids = append(kids, dom.El("span", dom.Key("hp"), dom.ID("health"), u.t.Number(float64(h.HP))+" / "+u.t.Number(float64(h.Max))))
	case h.Tenths > 0:
		kids = append(kids, dom.El("span", dom.Key("hp"), dom.ID("health"), u.say(lang.HealthShare, h.Tenths)))
	}
	if s := tok.Sheet; s != nil && len(s.Trail.List()) > 0 {
		var values []string
		for _, hp := range s.Trail.List() {
			values = append(values, u.t.Number(float64(hp)))
		}
		kids = append(kids, dom.El("p", dom.Key("trail"), dom.ID("trail"), dom.Class("quiet"), u.say(lang.HealthTrail, strings.Join(values, ", "))))
	}
	if len(kids) == 0 {
		return nil
	}
	return dom.El("div", dom.Key("wounds"), kids)
}

// healthSetting is what players are told of others' hit points.
func (u ui) healthSetting() *dom.Node {
	return u.field(lang.HealthSetting, u.pick(int(u.v.Table.Health), []lang.Key{lang.HealthNone, lang.HealthBlood, lang.HealthBar, lang.HealthAll},
		func(n int) { u.setTable(func(t *wire.Table) { t.Health = wire.HealthShown(n) }) }, dom.ID("health-shown")))
}

// labels tell creatures of the selected one's kind apart.
func (u ui) labels(tok *wire.Token) *dom.Node {
	if !u.gm() || tok.Owner != 0 {
		return nil
	}
	button := func(k lang.Key, s rules.LabelStyle, id string) *dom.Node {
		return u.button(k, dom.ID(id), u.do(wire.LabelTokens{Token: tok.ID, Style: s, Czech: u.t.Lang == lang.Czech}))
	}
	return dom.El("div", dom.Key("labels"), dom.Class("line wrap"), dom.El("span", dom.Class("quiet"), u.say(lang.LabelApart)),
		button(lang.LabelLetters, rules.ByLetter, "label-letters"), button(lang.LabelNumbers, rules.ByNumber, "label-numbers"), button(lang.LabelColours, rules.ByColour, "label-colours"))
}
