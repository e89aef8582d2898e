package panel

import (
	"strconv"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/rules/check"
	"sightline/rules/dice"
	"sightline/server/wire"
)

// rollLine shows every die, those that don't count struck, and the total; of a blank roll that there was one.
func (u ui) rollLine(r *wire.RollResult) *dom.Node {
	switch {
	case r == nil:
		return nil
	case r.Blank:
		return dom.El("div", dom.Class("result blank"), u.say(lang.RollBlank))
	}
	parts, _ := u.rollParts(r.Terms, 0, 0)
	return dom.El("div", dom.Class("result"), u.openMark(r.Open), u.rollFor(r.For),
		dom.El("code", u.t.Dice(r.Expr)), dom.El("span", dom.Class("dice"), parts),
		dom.El("span", dom.Class("total"), "= ", dom.El("b", u.t.Number(float64(r.Total)))))
}

// rollParts are the parts of one depth from a place on, and where they end.
func (u ui) rollParts(terms []wire.RollTerm, at int, depth int32) ([]*dom.Node, int) {
	var parts []*dom.Node
	for first := true; at < len(terms) && terms[at].Depth == depth; first = false {
		t := terms[at]
		at++
		if !first || t.Op == dice.Minus {
			parts = append(parts, dom.El("span", dom.Class("sign"), signs[min(t.Op, dice.Over)]))
		}
		if t.Kind < dice.IsSum {
			parts = append(parts, u.term(t))
			continue
		}
		inner, end := u.rollParts(terms, at, depth+1)
		at = end
		if t.Kind == dice.IsSum {
			parts = append(parts, dom.El("span", "("), dom.El("span", inner), dom.El("span", ")"))
		} else {
			parts = append(parts, dom.El("span", inner))
		}
		parts = append(parts, u.label(t.Label))
	}
	return parts, at
}

var signs = [...]string{dice.Plus: " + ", dice.Minus: " − ", dice.Times: " × ", dice.Over: " ÷ "}

func (u ui) label(text string) *dom.Node {
	if text == "" {
		return nil
	}
	return dom.El("span", dom.Class("chip"), u.t.Damage(text))
}

// term is a number or dice, with its label.
func (u ui) term(t wire.RollTerm) *dom.Node {
	if t.Sides == 0 {
		return dom.El("span", u.t.Number(float64(t.Value)), u.label(t.Label))
	}
	var faces []*dom.Node
	for _, f := range t.Faces {
		faces = append(faces, u.face(f, t.Sides))
	}
	return dom.El("span", dom.Class("faces"), dom.A("title", u.t.Die(t.Count, t.Sides)), faces, u.label(t.Label))
}

// face is one die with what was done to it.
func (u ui) face(f wire.Face, sides int32) *dom.Node {
	class := "die"
	switch f.Fell {
	case sides:
		class = "die top"
	case 1:
		class = "die one"
	}
	value := u.t.Number(float64(f.Fell))
	if f.Value != f.Fell {
		value += "→" + u.t.Number(float64(f.Value))
	}
	if f.Burst {
		value += "!"
	}
	switch {
	case f.Rerolled:
		return dom.El("s", dom.Class(class+" again"), dom.A("title", u.say(lang.DieRerolled)), value)
	case f.Dropped:
		return dom.El("s", dom.Class(class), dom.A("title", u.say(lang.DieDropped)), value)
	}
	return dom.El("span", dom.Class(class), value)
}

// rollModes are the words for who sees a roll, by check.Mode.
var rollModes = [check.Modes]lang.Key{lang.RollOpen, lang.RollScreen, lang.RollSecret, lang.RollBlind, lang.RollDecoy}

// rollModeWords says who sees a roll that is not for all.
func rollModeWords(r *wire.RollResult) lang.Key {
	if r.Mode == check.Open || r.Mode >= check.Modes {
		return lang.NoteSecret
	}
	return rollModes[r.Mode]
}

// rollMode picks who sees what is rolled: a GM may use its screen, a player ask for a blind roll.
func (u ui) rollMode() *dom.Node {
	modes, start := []check.Mode{check.Open, check.Blind}, check.Open
	if u.gm() {
		modes = []check.Mode{check.Open, check.Screen, check.Secret, check.Decoy}
		if u.profile().Rolls.Screened {
			start = check.Screen
		}
	}
	var options []*dom.Node
	for _, m := range modes {
		n := strconv.Itoa(int(m))
		options = append(options, dom.El("option", dom.Key(n), dom.A("value", n), dom.If("selected", m == start), u.say(rollModes[m])))
	}
	if u.gm() {
		options = append(options, dom.El("option", dom.Key(untold), dom.A("value", untold), u.say(lang.RollUntold)))
	}
	return dom.El("select", dom.ID("dice-mode"), dom.A("name", "mode"), dom.A("aria-label", u.say(lang.RollMode)), options)
}

// untold is the choice of a roll that players do not even learn of.
const untold = "untold"

// rollAs is a roll as the form has it.
func rollAs(expr, mode string) wire.Roll {
	n, err := strconv.Atoi(mode)
	if err != nil || n < 0 || n >= int(check.Modes) {
		return wire.Roll{Expr: expr, Secret: mode == untold}
	}
	return wire.Roll{Expr: expr, Mode: check.Mode(n)}
}

// publish has a GM tell players of a roll that they could not see: as it fell, or altered where the table lets it (R-014-005).
func (u ui) publish(r *wire.RollResult) *dom.Node {
	if r == nil || r.ID == 0 || !u.gm() || u.published(r.ID) {
		return nil
	}
	send, id := u.send, r.ID
	return dom.El("form", dom.Class("line publish"), dom.ID("publish-"+hexID(id)), dom.On("submit", func(e dom.Event) {
		e.Prevent()
		if n, ok := lang.Parse(e.Fields["total"]); ok {
			send(app.Do{Body: wire.PublishRoll{Roll: id, Total: n}})
		}
	}),
		dom.El("input", dom.A("name", "total"), dom.A("type", "number"), dom.Class("value"), dom.A("value", strconv.Itoa(int(r.Total))), dom.A("aria-label", u.say(lang.RollApply))),
		dom.El("button", dom.A("type", "submit"), dom.A("title", u.say(lang.RollApplyText)), u.say(lang.RollApply)))
}

// published says that a roll took effect already.
func (u ui) published(id uint64) bool {
	for i := range u.m.Notes {
		if n := &u.m.Notes[i]; n.Kind == wire.NoteApplied && n.Roll != nil && n.Roll.ID == id {
			return true
		}
	}
	return false
}

// applied is what takes effect; a GM reads what fell, too.
func (u ui) applied(r *wire.RollResult) *dom.Node {
	if r == nil {
		return nil
	}
	words := []*dom.Node{dom.El("span", u.say(lang.RollApplied)+" "), dom.El("b", u.t.Number(float64(r.Total)))}
	if !r.Blank && r.Fell != r.Total {
		words = append(words, dom.El("span", dom.Class("quiet"), " "+u.say(lang.RollFell, r.Fell)))
	}
	return dom.El("div", dom.Class("result"), words)
}
