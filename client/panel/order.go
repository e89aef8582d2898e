package panel

import (
	"strconv"
	"strings"

	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/rules"
	"sightline/rules/turn"
	"sightline/server/wire"
)

// orderTools are how the order is followed, and the roll for it.
func (u ui) orderTools() *dom.Node {
	var kids []*dom.Node
	if u.gm() {
		kids = append(kids, dom.El("div", dom.Key("style"), u.field(lang.OrderStyle, u.pick(int(u.v.Table.Order), []lang.Key{lang.OrderVisible, lang.OrderHidden, lang.OrderCards},
			func(n int) { u.setTable(func(t *wire.Table) { t.Order = turn.Style(n) }) }, dom.ID("order-style")))))
	}
	if roll := u.rollButton(); roll != nil {
		kids = append(kids, roll)
	}
	if len(kids) == 0 {
		return nil
	}
	return dom.El("div", dom.Key("tools"), kids)
}

// rollButton rolls for all, or for a player's own who are not in the list yet. Where rounds are split there is no roll for it.
func (u ui) rollButton() *dom.Node {
	if u.profile().Segments || u.m.Watching != 0 {
		return nil
	}
	if u.gm() {
		return u.button(lang.OrderRoll, dom.Key("roll"), dom.ID("turn-roll"), dom.A(dom.Once, ""), u.do(wire.RollInitiative{}))
	}
	listed := map[wire.TokenID]bool{}
	for _, e := range u.v.Turn.Entries {
		listed[e.Token] = true
	}
	var own []wire.TokenID
	for i := range u.v.Tokens {
		if t := &u.v.Tokens[i]; u.mine(t) && !listed[t.ID] {
			own = append(own, t.ID)
		}
	}
	if len(own) == 0 {
		return nil
	}
	return u.button(lang.OrderRollOwn, dom.Key("roll"), dom.ID("turn-roll"), dom.A(dom.Once, ""), u.do(wire.RollInitiative{Tokens: own}))
}

// roundWords say which round it is, how long the fight has lasted, and which part of the round.
func (u ui) roundWords() string {
	t := u.v.Turn
	words := u.say(lang.TurnsRound, t.Round) + " · " + u.say(lang.OrderTime, u.profile().Seconds(t.Round-1))
	if t.Segments > 1 {
		words += " · " + u.say(lang.OrderSegment, t.Segment, t.Segments)
	}
	return words
}

// segments are the parts of a round, and how often each acts in them (R-004-010).
func (u ui) segments() *dom.Node {
	t := u.v.Turn
	if t.Round == 0 || t.Segments == 0 {
		return nil
	}
	var actions []int32
	for _, e := range t.Entries {
		actions = append(actions, e.Actions)
	}
	shares := turn.Segments(actions)
	if len(shares) != int(t.Segments) { // one that this seat is not shown has fewer actions
		shares = turn.Share(actions, t.Segments)
	}
	var rows []*dom.Node
	for s, share := range shares {
		var parts []string
		for i, n := range share {
			if n > 0 {
				parts = append(parts, u.say(lang.OrderShare, u.lineName(t.Entries[i]), n))
			}
		}
		class := "turn"
		if int32(s)+1 == t.Segment {
			class = "turn now"
		}
		rows = append(rows, dom.El("li", dom.Key(strconv.Itoa(s)), dom.Class(class), strings.Join(parts, " · ")))
	}
	return dom.El("ol", dom.Key("segments"), dom.ID("segments"), dom.Class("rows"), rows)
}

// deck is the order as cards lie: the one that acts on top, those that follow below it, a group as one card.
func (u ui) deck() []wire.Entry {
	o, all, at := turn.Order{}, u.v.Turn.Entries, 0
	for i, e := range all {
		o.Entries = append(o.Entries, turn.Entry{ID: turn.ID(e.ID), Value: e.Value})
		if e.Now {
			at = i
		}
	}
	for _, e := range all[:at] { // what has finished lies at the bottom
		o = o.Card(turn.ID(e.ID))
	}
	var cards []wire.Entry
	for n := range o.Entries {
		line, _ := o.Ahead(0, n)
		for _, e := range all {
			if turn.ID(e.ID) == line.ID && (e.Group == 0 || len(cards) == 0 || cards[len(cards)-1].Group != e.Group) {
				cards = append(cards, e)
			}
		}
	}
	return cards
}

// cards shows the deck.
func (u ui) cards() *dom.Node {
	running := u.v.Turn.Round > 0
	var rows []*dom.Node
	for i, e := range u.deck() {
		class, note := "turn", ""
		switch {
		case running && i == 0:
			class = "turn now"
		case running && i == 1:
			note = u.say(lang.OrderNext)
		}
		name := u.lineName(e)
		if n := u.inGroup(e.Group); n > 1 {
			name = u.say(lang.OrderGroup, rules.Unlabelled(name), int32(n))
		}
		rows = append(rows, dom.El("li", dom.Key(hexID(uint64(e.ID))), dom.Class(class), dom.El("span", dom.Class("value"), u.t.Number(float64(e.Value))),
			dom.El("span", dom.Class("name"), name), dom.El("small", dom.Class("quiet"), note)))
	}
	return dom.El("ol", dom.Key("cards"), dom.ID("cards"), dom.Class("rows"), rows)
}

func (u ui) inGroup(group wire.EntryID) int {
	n := 0
	for _, e := range u.v.Turn.Entries {
		if group != 0 && e.Group == group {
			n++
		}
	}
	return n
}

// tie flags lines that are tied, and lets who may decide put its own before the other (R-024-006).
func (u ui) tie(all []wire.Entry, i int) *dom.Node {
	e := all[i]
	for j := max(i-1, 0); j <= min(i+1, len(all)-1); j++ {
		o := all[j]
		if j == i || o.Value != e.Value || o.Group == e.Group && e.Group != 0 {
			continue
		}
		mine, other := u.token(e.Token), u.token(o.Token)
		if j < i && mine != nil && other != nil && !u.gm() && u.mine(mine) && turn.Tie(mine.Owner != 0, other.Owner != 0) == turn.Players {
			return dom.El("button", dom.A("type", "button"), dom.Class("chip tie"), u.say(lang.OrderTieBefore, u.lineName(e), u.lineName(o)), u.do(wire.MoveEntry{Entry: e.ID, Before: o.ID}))
		}
		return dom.El("span", dom.Class("chip tie"), u.say(lang.OrderTie))
	}
	return nil
}
