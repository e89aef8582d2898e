package panel

import (
	"slices"
	"strings"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/rules/turn"
	"sightline/server/wire"
)

// turns is the turn list.
func (u ui) turns() *dom.Node {
	return u.card("turns", lang.TurnsTitle, app.PanelTurns, u.round(), u.order(), u.segments(), u.unseenTurn(), u.thisTurn(), u.passTime(), u.rests(), u.dues(), u.orderTools(), u.addToOrder())
}

// round says which round it is, and steps it.
func (u ui) round() *dom.Node {
	running := u.v.Turn.Round > 0
	words := u.say(lang.TurnsIdle)
	if running {
		words = u.roundWords()
	}
	kids := []*dom.Node{dom.El("strong", dom.Key("round"), dom.ID("round"), words), dom.El("span", dom.Key("space"), dom.Class("space"))}
	switch {
	case u.gm() && running:
		kids = append(kids,
			u.tool("back", lang.TurnsBack, dom.Key("back"), dom.ID("turn-back"), u.do(wire.StepTurn{Back: true})),
			u.button(lang.TurnsNext, dom.Key("next"), dom.ID("turn-next"), dom.Class("main"), dom.A(dom.Once, ""), u.do(wire.StepTurn{})),
			u.button(lang.TurnsEnd, dom.Key("end"), dom.ID("turn-end"), u.do(wire.EndTurns{})))
	case u.gm():
		kids = append(kids, u.button(lang.TurnsStart, dom.Key("next"), dom.ID("turn-next"), dom.Class("main"), dom.A(dom.Once, ""), dom.If("disabled", len(u.v.Turn.Entries) == 0), u.do(wire.StepTurn{})))
	case running && u.myTurn():
		kids = append(kids, u.button(lang.TurnsMineEnd, dom.Key("next"), dom.ID("turn-next"), dom.Class("main"), dom.A(dom.Once, ""), u.do(wire.StepTurn{})))
	}
	return dom.El("div", dom.Class("line"), kids)
}

// myTurn says whether the one in turn is a token of this seat.
func (u ui) myTurn() bool {
	for _, e := range u.v.Turn.Entries {
		if tok := u.token(e.Token); e.Now && tok != nil && u.m.Watching == 0 {
			return tok.Owner != 0 && tok.Owner == u.v.Me.Seat
		}
	}
	return false
}

func (u ui) order() *dom.Node {
	entries := u.v.Turn.Entries
	if len(entries) == 0 {
		return dom.El("p", dom.Class("quiet"), dom.Key("none"), u.say(lang.TurnsEmpty))
	}
	if u.v.Table.Order == turn.Cards && !u.gm() {
		return u.cards()
	}
	var rows []*dom.Node
	for i := range entries {
		rows = append(rows, u.entry(entries, i))
	}
	return dom.El("ol", dom.ID("order"), dom.Class("rows"), rows)
}

// unseenTurn tells a GM whose list shows a hidden one in turn where the mark stands for players meanwhile.
func (u ui) unseenTurn() *dom.Node {
	if !u.gm() {
		return nil
	}
	for _, e := range u.v.Turn.Entries {
		if tok := u.token(e.Token); e.Now && tok != nil && tok.Sheet != nil && tok.Sheet.Hidden {
			k := lang.TurnsUnseen
			if tok.Owner != 0 { // a player's turn is waited for
				k = lang.TurnsWaited
			}
			return dom.El("p", dom.ID("turn-unseen"), dom.Key("unseen"), dom.Class("quiet"), u.say(k))
		}
	}
	return nil
}

// entry is a line of the list. A GM moves it by dragging, with the buttons, or with Alt and the arrow keys.
func (u ui) entry(all []wire.Entry, i int) *dom.Node {
	e := all[i]
	class := "turn"
	if e.Now {
		class = "turn now"
	}
	id := hexID(uint64(e.ID))
	args := []dom.Arg{dom.Key(id), dom.ID("entry-" + id), dom.Class(class)}
	if e.Now {
		args = append(args, dom.A("aria-current", "true"))
	}
	if !u.gm() {
		return dom.El("li", append(args, dom.El("span", dom.Class("value"), u.t.Number(float64(e.Value))), u.entryName(e), u.reactionOf(e), u.tie(all, i))...)
	}
	send := u.send
	up, down := wire.MoveEntry{Entry: e.ID, Before: before(all, i-1)}, wire.MoveEntry{Entry: e.ID, Before: before(all, i+2)}
	args = append(args, dom.A("draggable", "true"), u.dragged(e.ID),
		dom.On("dragover", func(e dom.Event) { e.Prevent() }), u.dropped(all, i),
		dom.On("keydown", func(k dom.Event) {
			switch {
			case k.Alt && k.Key == "ArrowUp" && i > 0:
				k.Prevent()
				send(app.Do{Body: up})
			case k.Alt && k.Key == "ArrowDown" && i < len(all)-1:
				k.Prevent()
				send(app.Do{Body: down})
			}
		}),
		u.number(e.Value, -999, 999, func(n int32) { send(app.Do{Body: wire.EditEntry{Entry: e.ID, Value: n}}) }, dom.Class("value"), dom.A("aria-label", u.say(lang.TurnsValue, u.lineName(e)))),
		u.entryName(e), u.reactionOf(e), u.tie(all, i),
		u.shift("up", lang.TurnsUp, e, i > 0, up),
		u.shift("down", lang.TurnsDown, e, i < len(all)-1, down),
		named("close", u.say(lang.TurnsRemove, u.lineName(e)), dom.Class("icon quiet"), u.do(wire.RemoveEntry{Entry: e.ID})))
	return dom.El("li", args...)
}

// shift is a button that moves a line. At the end of the list it rests but is not disabled: that would take the focus from
// who moves a line all the way.
func (u ui) shift(icon string, k lang.Key, e wire.Entry, can bool, to wire.MoveEntry) *dom.Node {
	label := u.say(k, u.lineName(e))
	if !can {
		return named(icon, label, dom.Class("icon quiet"), dom.A("aria-disabled", "true"))
	}
	return named(icon, label, dom.Class("icon quiet"), u.do(to))
}

// before gives the id of the line at i, or 0 for the end of the list.
func before(all []wire.Entry, i int) wire.EntryID {
	if i < 0 || i >= len(all) {
		return 0
	}
	return all[i].ID
}

func (u ui) dragged(id wire.EntryID) dom.Handler {
	return dom.On("dragstart", func(e dom.Event) { e.Carry(hexID(uint64(id))) })
}

// dropped puts the line that was dragged here in this one's place: before it when it came from below, else after it.
func (u ui) dropped(all []wire.Entry, on int) dom.Handler {
	send := u.send
	return dom.On("drop", func(e dom.Event) {
		e.Prevent()
		from := slices.IndexFunc(all, func(line wire.Entry) bool { return hexID(uint64(line.ID)) == e.Carried })
		if from < 0 || from == on {
			return
		}
		to := on
		if from < on {
			to = on + 1
		}
		send(app.Do{Body: wire.MoveEntry{Entry: all[from].ID, Before: before(all, to)}})
	})
}

func (u ui) lineName(e wire.Entry) string {
	if e.Name != "" {
		return e.Name
	}
	return u.tokenName(u.token(e.Token))
}

func (u ui) entryName(e wire.Entry) *dom.Node {
	name := u.lineName(e)
	if tok := u.token(e.Token); tok != nil {
		return dom.El("button", dom.A("type", "button"), dom.Class("name"), swatch(tok.Colour), name, u.markChips(tok), u.click(app.Pick{Token: e.Token, Centre: true}))
	}
	return dom.El("span", dom.Class("name"), name)
}

// addToOrder adds the selected token, or a line with a name of its own.
func (u ui) addToOrder() *dom.Node {
	if !u.gm() {
		return nil
	}
	send, selected := u.send, u.m.Selected
	tok := u.token(selected)
	add := dom.On("submit", func(e dom.Event) {
		e.Prevent()
		value, _ := lang.Parse(e.Fields["value"])
		entry := wire.AddEntry{Name: strings.TrimSpace(e.Fields["name"]), Value: min(max(value, -999), 999)}
		if entry.Name == "" {
			entry.Token = selected
		}
		if entry.Name != "" || entry.Token != 0 {
			e.Clear()
			send(app.Do{Body: entry})
		}
	})
	holder := u.say(lang.TurnsName)
	if tok != nil {
		holder = u.tokenName(tok)
	}
	return dom.El("form", dom.ID("turn-add"), dom.Class("line"), add,
		dom.El("input", dom.ID("turn-name"), dom.A("name", "name"), dom.A("type", "text"), dom.Num("maxlength", NameLimit), dom.A("autocomplete", "off"), dom.A("aria-label", u.say(lang.TurnsName)), dom.A("placeholder", holder)),
		dom.El("input", dom.ID("turn-value"), dom.A("name", "value"), dom.A("type", "number"), dom.Num("min", -999), dom.Num("max", 999), dom.Class("value"), dom.A("inputmode", "numeric"), dom.A("aria-label", u.say(lang.TurnsNumber)), dom.A("placeholder", "0")),
		dom.El("button", dom.ID("turn-add-button"), dom.A("type", "submit"), dom.A("title", u.say(lang.TurnsAddText)), picture("plus"), u.say(lang.TurnsAdd)),
	)
}
