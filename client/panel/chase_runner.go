package panel

import (
	"strings"

	"sightline/client/aid"
	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/rules/chase"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// trouble is what a runner has to deal with, as far as it is told; false for nothing.
func trouble(c *wire.Chase, r wire.Runner) (chase.Trouble, bool) {
	if r.Met.Text != "" {
		return r.Met.Trouble(), true
	}
	t, _ := chase.Find(c.Table)
	row, ok := t.Roll(r.Face)
	return row, ok && !row.None()
}

// met is what a runner has to deal with: in words, with the test and the other ways past it.
func (u ui) met(c *wire.Chase, r wire.Runner) *dom.Node {
	t, some := trouble(c, r)
	if !some {
		return nil
	}
	var lines []*dom.Node
	answer := aid.Trouble(t)
	for i, l := range answer.Lines {
		words := u.t.Write(l.Text, l.Args...)
		lines = append(lines, dom.El("li", dom.Key(hexID(uint64(i))), strings.TrimPrefix(words, ": ")))
	}
	args := []dom.Arg{dom.Key("met"), dom.Class("met"), dom.El("ul", dom.Class("met-words"), lines)}
	if u.mayRun(r) {
		args = append(args, u.meets(c, r, t, answer))
	}
	return dom.El("div", args...)
}

// meets are the ways past a complication.
func (u ui) meets(c *wire.Chase, r wire.Runner, t chase.Trouble, answer aid.Answer) *dom.Node {
	do := func(k lang.Key, v wire.ChaseVerb, class string) *dom.Node {
		return u.button(k, dom.Key(class), dom.Class(class), u.do(wire.DoChase{Chase: c.ID, Verb: v, Token: r.Token}))
	}
	var kids []*dom.Node
	if t.Test.DC > 0 {
		kids = append(kids, u.numberForm("met-test", lang.ChaseMod, lang.ChaseTest, 0, func(n int32) wire.Body {
			return wire.DoChase{Chase: c.ID, Verb: wire.ChaseTest, Token: r.Token, Number: n}
		}))
	}
	if t.Coin {
		kids = append(kids, do(lang.ChaseCoin, wire.ChasePass, "met-coin"))
	}
	if t.Around > 0 {
		kids = append(kids, do(lang.ChaseAround, wire.ChaseAround, "met-around"))
	}
	if u.gm() && !t.Coin {
		kids = append(kids, do(lang.ChasePass, wire.ChasePass, "met-pass"))
	}
	if t.Attack.Weapon != "" {
		for i, o := range answer.Offers {
			kids = append(kids, dom.El("button", dom.Key("offer"+hexID(uint64(i))), dom.A("type", "button"), u.t.Write(o.Name), u.doAll(o.Bodies)))
		}
	}
	return dom.El("div", dom.Class("line wrap"), kids)
}

// numberForm asks for a number and sends a command with it.
func (u ui) numberForm(class string, label, button lang.Key, start int32, body func(int32) wire.Body) *dom.Node {
	send := u.send
	done := dom.On("submit", func(e dom.Event) {
		e.Prevent()
		n, _ := lang.Parse(e.Fields["n"])
		send(app.Do{Body: body(min(max(n, -chase.MaxWay), chase.MaxWay))})
	})
	return dom.El("form", dom.Key(class), dom.Class("line "+class), done,
		dom.El("input", dom.A("name", "n"), dom.A("type", "number"), dom.Class("value"), dom.A("inputmode", "numeric"), dom.Num("value", int64(start)), dom.A("aria-label", u.say(label)), dom.A("title", u.say(label))),
		dom.El("button", dom.A("type", "submit"), u.say(button)))
}

// runnerDoes is what can be done for a runner: in its turn, and by GMs at any time.
func (u ui) runnerDoes(c *wire.Chase, r wire.Runner) *dom.Node {
	verb := func(v wire.ChaseVerb, n int32) wire.DoChase {
		return wire.DoChase{Chase: c.ID, Verb: v, Token: r.Token, Number: n}
	}
	var kids []*dom.Node
	if r.Now && !c.Waits && !c.Over {
		kids = append(kids, u.button(lang.ChaseDash, dom.Key("dash"), dom.Class("run-dash"), u.do(verb(wire.ChaseDash, 0))),
			u.numberForm("run-on", lang.ChaseCells, lang.ChaseRun, u.speed(r), func(n int32) wire.Body { return verb(wire.ChaseRun, n) }))
		for _, m := range c.Marks {
			if m.To != 0 && m.Way == r.Way && m.At == r.At {
				kids = append(kids, dom.El("button", dom.Key("take"+m.Text), dom.A("type", "button"), dom.Class("run-take"), u.say(lang.ChaseTake, m.Text), u.do(verb(wire.ChaseTake, m.To))))
			}
		}
		if !u.gm() {
			kids = append(kids, u.button(lang.ChaseEnd, dom.Key("end"), dom.Class("main run-end"), u.do(verb(wire.ChaseEnd, 0))))
		}
	}
	if c.Round > 0 && !c.Over && r.Left == chase.Runs && !u.gm() {
		kids = append(kids, u.button(lang.ChaseGiveUp, dom.Key("give up"), dom.Class("quiet run-give-up"), u.do(verb(wire.ChaseGiveUp, int32(chase.Dropped)))))
	}
	if c.Round > 0 && !c.Over && known.Inspired(u.v, r.Token) != nil { // what it rolled or what struck it
		kids = append(kids, u.button(lang.ChaseInspire, dom.Key("inspire"), dom.Class("run-inspire"), u.do(verb(wire.ChaseInspire, 0))))
	}
	if u.gm() {
		kids = append(kids, u.leadRunner(c, r))
	}
	return dom.El("div", dom.Key("does"), dom.Class("line wrap"), kids)
}

// speed is how far a runner gets with its speed, where that is known.
func (u ui) speed(r wire.Runner) int32 {
	if tok := u.token(r.Token); tok != nil && tok.Sheet != nil {
		return tok.Sheet.Speed
	}
	return 0
}

// leadRunner is what a GM alone does with a runner.
func (u ui) leadRunner(c *wire.Chase, r wire.Runner) *dom.Node {
	do := func(k lang.Key, v wire.ChaseVerb, n int32, class string) *dom.Node {
		return u.button(k, dom.Key(class), dom.Class("quiet "+class), u.do(wire.DoChase{Chase: c.ID, Verb: v, Token: r.Token, Number: n}))
	}
	var kids []dom.Arg
	switch {
	case r.Left != chase.Runs:
		kids = append(kids, do(lang.ChaseBack, wire.ChaseGiveUp, int32(chase.Runs), "run-back"))
	case r.Role == chase.Quarry:
		kids = append(kids, do(lang.ChaseCatch, wire.ChaseGiveUp, int32(chase.Caught), "run-caught"))
		fallthrough
	default:
		kids = append(kids, do(lang.ChaseGiveUp, wire.ChaseGiveUp, int32(chase.Dropped), "run-give-up"))
	}
	if r.Unseen {
		kids = append(kids, do(lang.ChaseShow, wire.ChaseHide, 0, "run-show"))
	} else {
		kids = append(kids, do(lang.ChaseHide, wire.ChaseHide, 1, "run-hide"))
	}
	if tok := u.token(u.m.Selected); tok != nil && r.Role == chase.Pursuer && c.Round > 0 && !runsIn(c, tok.ID) {
		hunt := wire.DoChase{Chase: c.ID, Verb: wire.ChaseHunt, Token: r.Token, Number: huntBehind, Tokens: []wire.TokenID{tok.ID}}
		kids = append(kids, dom.El("button", dom.Key("hunt"), dom.A("type", "button"), dom.Class("quiet run-hunt"), u.say(lang.ChaseHunt, u.tokenName(tok)), u.do(hunt)))
	}
	remove := wire.DoChase{Chase: c.ID, Verb: wire.ChaseRemove, Token: r.Token}
	kids = append(kids, named("close", u.say(lang.ChaseRemove, r.Name), dom.Key("remove"), dom.Class("icon quiet"), u.do(remove)))
	return dom.El("details", append([]dom.Arg{dom.Key("lead"), dom.Class("run-more"), dom.El("summary", u.say(lang.ChaseMore))}, dom.El("div", append([]dom.Arg{dom.Class("line wrap")}, kids...)...))...)
}

// huntBehind is how many cells behind hunters come up.
const huntBehind = 6

func runsIn(c *wire.Chase, id wire.TokenID) bool {
	for _, r := range c.Runners {
		if r.Token == id {
			return true
		}
	}
	return false
}
