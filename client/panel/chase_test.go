package panel

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"sightline/client/app"
	"sightline/client/panel/dom"
	"sightline/client/panel/dom/domtest"
	"sightline/rules/chase"
	"sightline/server/wire"
)

const hunt wire.ChaseID = 0x77

// hunted is a table with a chase of Bořek by the goblin, who fell over dogs.
func hunted(tag string, role wire.Role) *app.Model {
	m := table(tag, role)
	runner := wire.Runner{Token: borek, Name: "Bořek", Role: chase.Quarry, At: 12, Now: true, Told: true, Con: -1, Dashes: 3, Due: 1, Rough: 2, Face: 8}
	gob := wire.Runner{Token: goblin, Name: "Goblin", At: 4, Lead: true, Told: role == wire.GM}
	m.View.Chases = []wire.Chase{{ID: hunt, Table: "urban", Round: 3, Runners: []wire.Runner{runner, gob}, Marks: []chase.Mark{{At: 9, Text: "a ditch", DC: 12, Rough: 1}}}}
	return m
}

// class gives the only element of a class.
func (p *probe) class(t *testing.T, class string) *dom.Node {
	t.Helper()
	all := domtest.Find(p.tree, func(n *dom.Node) bool {
		return strings.Contains(" "+domtest.Attr(n, "class")+" ", " "+class+" ")
	})
	if len(all) != 1 {
		t.Fatalf("%d elements of class %q", len(all), class)
	}
	return all[0]
}

func (p *probe) press(t *testing.T, class string) {
	t.Helper()
	if !domtest.Click(p.class(t, class)) {
		t.Fatalf("%q does nothing when clicked", class)
	}
}

func submitted(fields map[string]string) dom.Event { return dom.Event{Type: "submit", Fields: fields} }

// TestChasePanel: a player runs, tests and ends its turn; a GM does the rest; numbers of others and what a GM sets are no player's.
func TestChasePanel(t *testing.T) {
	in := func(v wire.ChaseVerb, n int32) app.Msg {
		return do(wire.DoChase{Chase: hunt, Verb: v, Token: borek, Number: n})
	}
	m := hunted("en", wire.Player)
	m.View.Effects = []wire.Effect{{ID: 5, Token: borek, Spec: wire.EffectSpec{Kind: "inspiration"}}}
	p := render(m)
	for _, words := range []string{"Round 3", "Dashes 3, 2 free", "checks at the end of the turn: 1", "cells at double cost: 2", "Beggar", "Throwing a coin", "8 squares"} {
		if !strings.Contains(domtest.Words(p.id(t, "chase")), words) {
			t.Errorf("the panel does not say %q: %s", words, domtest.Words(p.id(t, "chase")))
		}
	}
	p.press(t, "run-dash")
	p.press(t, "met-coin")
	p.press(t, "run-inspire")
	p.press(t, "run-end")
	p.press(t, "run-give-up")
	domtest.Fire(p.class(t, "met-test"), submitted(map[string]string{"n": "3"}))
	domtest.Fire(p.class(t, "run-on"), submitted(map[string]string{"n": "12"}))
	p.want(t, in(wire.ChaseDash, 0), in(wire.ChasePass, 0), in(wire.ChaseInspire, 0), in(wire.ChaseEnd, 0), in(wire.ChaseGiveUp, 1), in(wire.ChaseTest, 3), in(wire.ChaseRun, 12))
	if p.shows("chase-new") || len(domtest.Find(p.tree, func(n *dom.Node) bool { return strings.Contains(domtest.Attr(n, "class"), "run-hide") })) > 0 {
		t.Error("a player sets a chase up")
	}
	m = table("en", wire.Player)
	if p := render(m); p.shows("chase") || p.shows("tab-chase") {
		t.Error("a player who runs in none has a panel of chases")
	}
}

// TestChaseSetUp: a GM starts a chase, puts tokens in, sets tables, obstacles and factors; what can't be read is not sent.
func TestChaseSetUp(t *testing.T) {
	m := hunted("en", wire.GM)
	m.Selected = goblin
	p := render(m)
	domtest.Fire(p.id(t, "chase-new"), submitted(map[string]string{"table": "wilderness"}))
	domtest.Fire(p.class(t, "chase-add"), submitted(map[string]string{"role": "quarry", "at": "-3", "con": "1", "stealth": "x", "passive": "14"}))
	p.press(t, "chase-next")
	p.want(t, do(wire.StartChase{Table: "wilderness"}), do(wire.SetRunner{Chase: hunt, Token: goblin, Role: chase.Quarry, At: -3, Con: 1, Passive: 14}), do(wire.DoChase{Chase: hunt, Verb: wire.ChaseEnd}))
	c := m.View.Chases[0]
	set := wire.SetChase{Chase: hunt, Table: c.Table, Marks: c.Marks}
	domtest.Fire(p.class(t, "chase-marks"), change("9; a wall; 14; 2\n30;a pond"))
	domtest.Fire(p.class(t, "chase-marks"), change("9; a wall\npond; 3"))
	domtest.Fire(p.class(t, "factor-crowded"), dom.Event{Type: "change", Checked: true})
	domtest.Fire(p.class(t, "chase-table"), change("own"))
	walls, crowd, own := set, set, set
	walls.Marks = []chase.Mark{{At: 9, Text: "a wall", DC: 14, Rough: 2}, {At: 30, Text: "a pond"}}
	crowd.Factors = chase.Crowded
	own.Table, own.Own = "own", make([]chase.Mark, 20)
	p.want(t, do(walls), app.BadLine{Line: 2}, do(crowd), do(own))
	domtest.Fire(p.class(t, "chase-split"), submitted(map[string]string{hexID(uint64(borek)): "on"}))
	p.press(t, "chase-reverse")
	p.press(t, "chase-stop")
	p.want(t, do(wire.DoChase{Chase: hunt, Verb: wire.ChaseSplit, Tokens: []wire.TokenID{borek}}), do(wire.DoChase{Chase: hunt, Verb: wire.ChaseReverse}), do(wire.StopChase{Chase: hunt}))
}

// TestMarksReadAsWritten: a list of obstacles or rows is read as it was written.
func TestMarksReadAsWritten(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		placed := rapid.Bool().Draw(t, "placed")
		n := rapid.Int32Range(0, 99)
		list := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) chase.Mark {
			m := chase.Mark{Text: rapid.StringMatching(`[a-zěž][a-zěž ]{0,8}[a-z]`).Draw(t, "text"), DC: n.Draw(t, "dc"), Rough: n.Draw(t, "rough")}
			if placed {
				m.At = n.Draw(t, "at") - 50
			}
			return m
		}), 1, 6).Draw(t, "list")
		got, line := parseMarks(writeMarks(list, placed), placed)
		if line != 0 || len(got) != len(list) {
			t.Fatalf("line %d of %v, %d marks", line, list, len(got))
		}
		for i := range list {
			if got[i] != list[i] {
				t.Fatalf("%+v read as %+v", list[i], got[i])
			}
		}
	})
	for _, wrong := range []string{"wall", "x; wall", "3; wall; y", "3; wall; 2; 1; 0", "3; ", "3; wall; -1"} {
		if _, line := parseMarks(wrong, true); line != 1 {
			t.Errorf("%q: line %d", wrong, line)
		}
	}
}
