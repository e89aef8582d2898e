package panel

import (
	"net/url"
	"strings"
	"testing"

	"sightline/client/app"
	"sightline/client/panel/dom"
	"sightline/client/panel/dom/domtest"
	"sightline/rules"
	"sightline/rules/all"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// TestRulesInPlay: every option stands in the panel with its row, in both languages; a GM changes it, a player reads it.
func TestRulesInPlay(t *testing.T) {
	for _, tag := range []string{"en", "cs"} {
		for _, role := range []wire.Role{wire.GM, wire.Player} {
			m := table(tag, role)
			m.Open[app.PanelAids] = true
			m.View.Table.Profile = "podhod"
			p := render(m)
			for _, o := range rules.Options() {
				n := p.id(t, "house-"+strings.ReplaceAll(o.Key, ".", "-"))
				if gm := n.Tag != "output"; gm != (role == wire.GM) {
					t.Errorf("%s: %s is a %s", tag, o.Key, n.Tag)
				}
				if words := domtest.Words(p.id(t, "house")); !strings.Contains(words, o.Name.In(tag)) || !strings.Contains(words, o.Row) {
					t.Errorf("%s: %s is not named with its row", tag, o.Key)
				}
			}
			m.View.Table.Profile = "dnd14"
			if other := render(m); domtest.ByID(other.tree, "house-ru-autoAt") != nil || domtest.ByID(other.tree, "house-ru-rollUnder") == nil {
				t.Error("a game that is not rolled under lists what those that are have besides, or not how to become one")
			}
			if (domtest.ByID(p.tree, "house-save") != nil) != (role == wire.GM) {
				t.Error("only a GM keeps rules in a file")
			}
		}
	}
}

func TestRulesInPlaySwitch(t *testing.T) {
	m := table("en", wire.GM)
	m.Open[app.PanelAids] = true
	m.View.Table = wire.Table{Name: "Friday", Profile: "srd52", House: "roundSeconds = 8\n"}
	p := render(m)
	base, _ := all.Named("srd52")
	is := func(change func(*rules.Profile)) app.Msg {
		now := base
		now.RoundSeconds = 8
		change(&now)
		return do(wire.SetTable{Table: known.Play(m.View.Table, now)})
	}
	p.fire(t, "house-flanking-enabled", dom.Event{Type: "change", Checked: true})
	p.fire(t, "house-gm-mayAlter", dom.Event{Type: "change"})
	p.fire(t, "house-dice-style", change("always"))
	p.fire(t, "house-scene-cellSize", change("10"))
	p.click(t, "house-reset")
	p.want(t, is(func(p *rules.Profile) { p.Flanking = true }), is(func(p *rules.Profile) { p.Rolls.Fixed = true }),
		is(func(p *rules.Profile) { p.Rolls.Style = rules.StyleAll }), is(func(p *rules.Profile) { p.Feet = 10 }),
		is(func(p *rules.Profile) { *p = base }))
	text, _ := url.PathUnescape(strings.TrimPrefix(domtest.Attr(p.id(t, "house-save"), "href"), "data:text/plain;charset=utf-8,"))
	if _, got, err := all.Read(text); err != nil || got != known.Profile(m.View.Table) {
		t.Errorf("the file %q reads as %+v, %v", text, got, err)
	}
	p.fire(t, "house-load", dom.Event{Type: "change", Files: []dom.File{{Name: "x", Size: 3}}})
	if len(p.sent) != 1 || p.sent[0].(app.LoadHouse).Size != 3 {
		t.Errorf("sent %v", p.sent)
	}
}
