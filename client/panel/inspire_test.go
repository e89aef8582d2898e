package panel

import (
	"strings"
	"testing"

	"sightline/client/app"
	"sightline/client/panel/dom"
	"sightline/client/panel/dom/domtest"
	"sightline/rules/check"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// inspiring is a table at which Bořek is selected, under house rules, with effects on it.
func inspiring(role wire.Role, house string, kinds ...string) *app.Model {
	m := table("en", role)
	m.Selected, m.View.Table.House = borek, house
	for i, k := range kinds {
		m.View.Effects = append(m.View.Effects, wire.Effect{ID: wire.EffectID(i + 5), Token: borek, Spec: wire.EffectSpec{Kind: k, Level: int32(i)}})
		for j := range m.View.Tokens {
			if t := &m.View.Tokens[j]; t.ID == borek && k == known.Inspiration {
				t.Marks = wire.MarksOf([]wire.Mark{{Kind: k}})
			}
		}
	}
	return m
}

// TestInspirationPanel: a GM awards or offers, a player takes what is offered, spends it or leaves it; without inspiration nothing of it
// is there (R-014-027 to 031).
func TestInspirationPanel(t *testing.T) {
	p := render(inspiring(wire.GM, ""))
	form := func(p *probe) *dom.Node { return p.class(t, "inspire-form") }
	domtest.Fire(form(p), submitted(map[string]string{"model": "1"}))
	domtest.Fire(form(p), submitted(map[string]string{"model": "1", "offer": "yes"}))
	domtest.Fire(form(p), submitted(map[string]string{"model": "2", "offer": "yes"}))
	p.want(t, do(wire.Inspire{Token: borek, Model: check.Heroism}), do(wire.Inspire{Verb: wire.InspireOffer, Token: borek, Model: check.Heroism}), do(wire.Inspire{Model: check.Victory}))
	p = render(inspiring(wire.Player, "", known.InspirationOffer))
	p.click(t, "inspire-accept")
	p.click(t, "inspire-decline")
	p.want(t, do(wire.Inspire{Verb: wire.InspireAccept, Token: borek}), do(wire.Inspire{Verb: wire.InspireDecline, Token: borek}))
	if p.shows("inspire-award") || p.shows("inspire-late") {
		t.Error("a player awards itself inspiration, or spends what it has not")
	}
	p = render(inspiring(wire.Player, "inspiration.spendAfterRoll = on", known.Inspiration))
	p.fire(t, "inspire-ready", dom.Event{Type: "change", Checked: true})
	p.click(t, "inspire-late")
	p.want(t, do(wire.EditEffect{Effect: 5, Level: 1}), do(wire.Inspire{Verb: wire.InspireLate, Token: borek}))
	if p := render(inspiring(wire.GM, "inspiration.enabled = off", known.Inspiration)); p.shows("inspiration") {
		t.Error("a table without it shows it")
	}
}

// TestSessionPanel: where players alone award inspiration all read the pool, and the GM alone spends it and begins a session
// (R-014-032).
func TestSessionPanel(t *testing.T) {
	for _, role := range []wire.Role{wire.Player, wire.GM} {
		m := inspiring(role, "inspiration.playersOnly = on")
		m.Open[app.PanelSeats], m.View.Session.Pool = true, 2
		p := render(m)
		if words := domtest.Words(p.id(t, "inspire-pool")); !strings.Contains(words, "2") {
			t.Errorf("the pool: %s", words)
		}
		if gm := role == wire.GM; p.shows("inspire-session") != gm || p.shows("inspire-pool-next") != gm {
			t.Errorf("role %d runs the session", role)
		}
		if role == wire.GM {
			p.click(t, "inspire-session")
			p.fire(t, "inspire-pool-next", dom.Event{Type: "change", Checked: true})
			p.want(t, do(wire.Inspire{Verb: wire.InspireSession}), do(wire.Inspire{Verb: wire.InspirePool}))
		}
	}
}

// TestTravelPanel: the ruler tells times on a map with a scale, and a GM lets them go by (V-014-038-10, V-014-038-07).
func TestTravelPanel(t *testing.T) {
	show := func(role wire.Role, house string, cells int32) *probe {
		m := table("en", role)
		m.View.Table.House, m.Ruler = house, &app.Ruler{Leg: app.Leg{Total: cells}}
		return render(m)
	}
	p := show(wire.GM, "scene.scale = kingdom", 2)
	for id, want := range map[string]string{"travel-0": "6 h 0 min", "travel-1": "4 h 0 min", "travel-2": "3 h 0 min"} {
		if words := domtest.Words(p.id(t, id)); !strings.Contains(words, want) {
			t.Errorf("%s: %s", id, words)
		}
	}
	p.click(t, "travel-2-pass")
	p.want(t, do(wire.PassTime{Seconds: 3 * 3600}))
	p = show(wire.Player, "scene.scale = province", 12)
	if words := domtest.Words(p.id(t, "travel-2")); !strings.Contains(words, "3 h 0 min") || p.shows("travel-2-pass") {
		t.Errorf("a player reads %s", words)
	}
	if show(wire.GM, "", 12).shows("travel") {
		t.Error("a map for fights tells travel times")
	}
}

// TestSpeakingAsTheSelected: a GM's words go out under the name of the token that is selected, a player's under its own.
func TestSpeakingAsTheSelected(t *testing.T) {
	m := inspiring(wire.GM, "")
	m.Open[app.PanelChat] = true
	p := render(m)
	p.id(t, "chat-as")
	domtest.Fire(p.id(t, "talk"), submitted(map[string]string{"text": "Hail!", "as": "Bořek"}))
	p.want(t, do(wire.Say{Text: "Hail!", As: "Bořek"}))
	m = inspiring(wire.Player, "")
	m.Open[app.PanelChat] = true
	if render(m).shows("chat-as") {
		t.Error("a player speaks as another")
	}
}
