package panel

import (
	"strconv"
	"strings"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/rules/check"
	"sightline/server/wire"
)

// questions are those about the rules that were written down for later: for all to add to, for GMs and who keeps the list to settle.
func (u ui) questions() *dom.Node {
	text := lang.RulesAskedText
	if _, on := check.Dispute(u.profile().Talk); !on {
		text = lang.RulesDiscuss
	}
	send := u.send
	ask := dom.El("form", dom.Key("ask"), dom.ID("ask-rule"), dom.Class("line"), dom.On("submit", func(e dom.Event) {
		e.Prevent()
		if text := strings.TrimSpace(e.Fields["question"]); text != "" {
			e.Clear()
			send(app.Do{Body: wire.AskRule{Text: text}})
		}
	}),
		dom.El("input", dom.ID("rule-question"), dom.A("name", "question"), dom.A("type", "text"), dom.Num("maxlength", 1000), dom.A("autocomplete", "off"), dom.A("aria-label", u.say(lang.RulesQuestion)), dom.A("placeholder", u.say(lang.RulesQuestion))),
		dom.El("button", dom.A("type", "submit"), u.say(lang.RulesAsk)))
	var rows []*dom.Node
	for _, q := range u.v.Questions {
		rows = append(rows, u.question(q))
	}
	if len(rows) == 0 {
		rows = append(rows, dom.El("li", dom.Key("none"), dom.Class("quiet"), u.say(lang.RulesNoneAsked)))
	}
	return more(u.say(lang.RulesAsked), dom.Key("questions"), dom.ID("questions"), dom.El("p", dom.Key("text"), dom.Class("quiet"), u.say(text)), ask,
		dom.El("ul", dom.Key("list"), dom.Class("words"), rows), u.keeper())
}

// question is one of them; a settled one is struck.
func (u ui) question(q wire.Question) *dom.Node {
	id := hexID(uint64(q.ID))
	words := dom.El("span", u.seatName(q.Seat)+": ", q.Text)
	if q.Settled {
		words = dom.El("s", dom.Class("quiet"), u.seatName(q.Seat)+": ", q.Text)
	}
	if !u.gm() && !u.keeps() {
		return dom.El("li", dom.Key(id), words)
	}
	send := u.send
	return dom.El("li", dom.Key(id), dom.ID("question-"+id), words, " ",
		u.check(lang.RulesSettle, q.Settled, func(on bool) { send(app.Do{Body: wire.SettleRule{Question: q.ID, Settled: on}}) }),
		u.button(lang.RulesStrike, dom.Class("strike"), u.do(wire.SettleRule{Question: q.ID, Gone: true})))
}

// keeps says that this seat keeps the list of questions.
func (u ui) keeps() bool {
	for _, s := range u.v.Seats {
		if s.ID == u.v.Me.Seat {
			return s.Keeper
		}
	}
	return false
}

// keeper picks a player who keeps the list beside the GMs.
func (u ui) keeper() *dom.Node {
	if !u.gm() {
		return nil
	}
	return u.field(lang.RulesKeeper, u.pickSeat("rules-keeper", lang.RulesNobody, func(s wire.Seat) (bool, bool) { return true, s.Keeper }, func(id wire.SeatID) wire.Body { return wire.KeepRules{Seat: id} }))
}

// pickSeat picks a player's seat, or none; which says of each whether it is offered and whether it is the one.
func (u ui) pickSeat(id string, none lang.Key, which func(wire.Seat) (offered, is bool), body func(wire.SeatID) wire.Body) *dom.Node {
	list, value, send := []option{{"0", u.say(none)}}, "0", u.send
	for _, s := range u.v.Seats {
		if offered, is := which(s); offered && s.Role == wire.Player {
			seat := hexID(uint64(s.ID))
			list = append(list, option{seat, s.Name})
			if is {
				value = seat
			}
		}
	}
	return choice(value, list, func(v string) {
		if n, err := strconv.ParseUint(v, 16, 64); err == nil {
			send(app.Do{Body: body(wire.SeatID(n))})
		}
	}, dom.ID(id))
}
