package panel

import (
	"testing"

	"sightline/client/app"
	"sightline/client/panel/dom"
	"sightline/client/panel/dom/domtest"
	"sightline/server/wire"
)

// shows says whether an element is there.
func (p *probe) shows(id string) bool { return domtest.ByID(p.tree, id) != nil }

// TestAidsList: the list has what the role may use, is narrowed by what is looked for and shows rules in words.
func TestAidsList(t *testing.T) {
	for _, role := range []wire.Role{wire.GM, wire.Player} {
		m := table("en", role)
		p := render(m)
		if !p.shows("aid-travel") || p.shows("aid-tracking") != (role == wire.GM) || p.shows("aid-ru-check") {
			t.Errorf("role %d has other aids than it should", role)
		}
		p.click(t, "aid-travel")
		p.want(t, app.OpenAid{ID: "travel"})
		m.Aids.Find = "special speed"
		if p = render(m); !p.shows("aid-travel-special") || p.shows("aid-travel") || !p.shows("rule-R-014-039") {
			t.Error("the list is not narrowed, or the rule is not shown")
		}
		m.Aids.Find = "no such thing at all"
		if p = render(m); p.shows("aid-travel") {
			t.Error("something is found by a name that nothing has")
		}
	}
}

// TestAidIsFilledIn: fields send what is typed, dice are rolled for one, and what the answer offers is sent.
func TestAidIsFilledIn(t *testing.T) {
	m := table("en", wire.GM)
	m.Selected = goblin
	m.Aids.Open = "object-strike"
	p := render(m)
	p.fire(t, "aid-field-damage", dom.Event{Type: "input", Value: "3"})
	p.want(t, app.SetAid{Field: "damage", Value: "3"})
	m.Aids.Values = map[string]map[string]string{"object-strike": {"damage": "3"}}
	p = render(m)
	const left = 2 // of 5, after 3
	p.click(t, "aid-offer-0")
	p.want(t, do(wire.EditToken{Token: goblin, Fields: wire.FieldHP, Spec: wire.TokenSpec{HP: left}}))
	p.click(t, "aid-back")
	p.want(t, app.OpenAid{})

	m.Aids.Open = "insight"
	p = render(m)
	p.click(t, "aid-roll-total")
	p.want(t, app.RollAid{Field: "total", Expr: "1d20"})

	m.Aids.Open = "attitude"
	m.View.Effects = []wire.Effect{{ID: 9, Token: goblin, Spec: wire.EffectSpec{Kind: "attitude.hostile"}}}
	p = render(m)
	p.click(t, "aid-offer-0")
	p.want(t, do(wire.RemoveEffect{Effect: 9}), do(wire.AddEffect{Tokens: []wire.TokenID{goblin}, Spec: wire.EffectSpec{Kind: "attitude.indifferent", See: wire.SeeGM}}))

	m.Watching = eva // nothing is done while one looks through another's eyes
	if p = render(m); p.shows("aid-offer-0") || p.shows("aid-tell") {
		t.Error("a GM who watches can act")
	}
}
