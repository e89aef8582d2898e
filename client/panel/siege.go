package panel

import (
	"strconv"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/geom/grid"
	"sightline/rules/siege"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// engine is what a siege engine stands at, and what those at it can do; of one within a tower how it gets onto a wall.
func (u ui) engine(tok *wire.Token) *dom.Node {
	p := known.Profile(u.v.Table)
	e, done, ok := known.EngineOf(p, tok)
	if !ok {
		return u.climb(tok)
	}
	kids := []dom.Arg{dom.Key("engine"), dom.ID("engine"), dom.El("h3", u.say(lang.EngineTitle)),
		dom.El("p", dom.ID("engine-crew"), u.say(lang.EngineCrew, int(known.Crew(u.v, tok)), int(max(e.Crew, 1))))}
	if e.Cycle() == 0 {
		return dom.El("div", kids...)
	}
	step, left := e.At(done)
	ready := done >= e.Loads()
	state := u.say(lang.EngineNext, u.t.Write(step.Name), int(left))
	if ready && e.Kind == siege.Shoots {
		state = u.say(lang.EngineReady, u.t.Write(step.Name))
	}
	kids = append(kids, dom.El("p", dom.ID("engine-state"), state))
	var buttons []*dom.Node
	for _, by := range u.beside(tok) {
		b := wire.WorkEngine{Token: tok.ID, By: by.ID, Verb: wire.EngineWork, Number: 1}
		words := lang.EngineBy
		switch {
		case ready && e.Kind == siege.Pours:
			b.Verb, words = wire.EnginePour, lang.EnginePour
		case ready:
			continue
		}
		n := hexID(uint64(by.ID))
		buttons = append(buttons, dom.El("button", dom.Key(n), dom.ID("engine-by-"+n), dom.A("type", "button"), dom.Class("engine-by"), u.say(words, u.tokenName(by)), u.do(b)))
		if u.gm() && done > 0 && len(buttons) == 1 {
			b.Verb = wire.EngineEmpty
			buttons = append(buttons, u.button(lang.EngineEmpty, dom.Key("empty"), dom.ID("engine-empty"), dom.Class("quiet"), u.do(b)))
		}
	}
	return dom.El("div", append(kids, dom.El("div", dom.Class("line wrap"), buttons))...)
}

// beside are the tokens at an engine or in it that the seat acts with.
func (u ui) beside(engine *wire.Token) []*wire.Token {
	p := known.Profile(u.v.Table)
	var list []*wire.Token
	for i := range u.v.Tokens {
		t := &u.v.Tokens[i]
		_, _, machine := known.EngineOf(p, t)
		near := t.Mount == engine.ID || p.Distance(u.v.Scene.Grid, known.Figure(t), known.Figure(engine)) <= 1
		if t.ID != engine.ID && !t.Past && !machine && u.mine(t) && near {
			list = append(list, t)
		}
	}
	return list
}

// sides are where a wall may stand beside a tower, as steps from the middle of its space.
var sides = []struct {
	arrow string
	x, y  int32
}{{"↑", 0, -1}, {"→", 1, 0}, {"↓", 0, 1}, {"←", -1, 0}}

// climb is the GM's form that brings one from within a tower onto a wall (R-014-102).
func (u ui) climb(tok *wire.Token) *dom.Node {
	tower := u.token(tok.Mount)
	if tower == nil || !u.gm() {
		return nil
	}
	e, _, ok := known.EngineOf(known.Profile(u.v.Table), tower)
	if !ok || e.Kind != siege.Carries {
		return nil
	}
	space := u.v.Scene.Grid.Space(nil, tower.Size, tower.At)
	send, id, mount := u.send, tok.ID, tower.ID
	var kids []dom.Arg
	var places []grid.Cell
	for i, s := range sides {
		at := tower.At.Cell
		for inside(space, at) {
			at = at.Add(grid.Cell{X: s.x, Y: s.y})
		}
		places = append(places, at)
		kids = append(kids, dom.El("button", dom.Key(s.arrow), dom.A("type", "submit"), dom.A("name", "side"), dom.Num("value", int64(i)), dom.ID("climb-"+strconv.Itoa(i)), u.say(lang.EngineClimb, s.arrow)))
	}
	done := dom.On("submit", func(ev dom.Event) {
		ev.Prevent()
		n, _ := lang.Parse(ev.Fields["height"])
		side, _ := lang.Parse(ev.Fields["side"])
		send(app.Do{Body: wire.WorkEngine{Token: mount, By: id, Verb: wire.EngineClimb, Number: max(n, 0), At: grid.Place{Cell: places[min(max(side, 0), 3)]}}})
	})
	height := u.field(lang.EngineHeight, dom.El("input", dom.ID("climb-height"), dom.A("name", "height"), dom.A("type", "number"), dom.A("min", "0"), dom.Num("max", int64(e.Height)), dom.Class("value"), dom.Num("value", int64(e.Height))))
	return dom.El("form", append([]dom.Arg{dom.Key("climb"), dom.ID("climb"), dom.Class("form"), done, height}, kids...)...)
}

func inside(space []grid.Cell, c grid.Cell) bool {
	for _, s := range space {
		if s == c {
			return true
		}
	}
	return false
}
