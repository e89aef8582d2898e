package panel

import (
	"strconv"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/rules"
	"sightline/server/wire"
)

// away says what becomes of a player's characters while the player is not there (R-014-010). Another player who runs them is picked
// by name.
func (u ui) away(s wire.Seat) *dom.Node {
	id, send := hexID(uint64(s.ID)), u.send
	list := []option{{"", u.say(lang.AwayHere)}}
	for i, c := range awayWays() {
		if rules.Absent(i) != rules.AbsentPlayer {
			list = append(list, option{strconv.Itoa(i), u.t.Write(c.Name)})
			continue
		}
		for _, o := range u.v.Seats {
			if o.Role == wire.Player && o.ID != s.ID && o.Away == 0 {
				list = append(list, option{"p" + hexID(uint64(o.ID)), u.say(lang.AwayBy, o.Name)})
			}
		}
	}
	value := ""
	if way, away := s.Away.Way(); away {
		if value = strconv.Itoa(int(way)); way == rules.AbsentPlayer {
			value = "p" + hexID(uint64(s.Deputy))
		}
	}
	return u.field(lang.AwayTitle, choice(value, list, func(v string) {
		if b, ok := awayAs(s, v); ok {
			send(app.Do{Body: b})
		}
	}, dom.ID("away-"+id)))
}

// awayAs is what was picked for a seat.
func awayAs(s wire.Seat, v string) (wire.SetAway, bool) {
	b := wire.SetAway{Seat: s.ID}
	switch {
	case v == "":
		return b, s.Away != 0
	case v[0] == 'p':
		n, err := strconv.ParseUint(v[1:], 16, 64)
		b.Away, b.Deputy = wire.AwayAs(rules.AbsentPlayer), wire.SeatID(n)
		return b, err == nil
	}
	n, err := strconv.Atoi(v)
	b.Away = wire.AwayAs(rules.Absent(n))
	return b, err == nil && n >= 0
}

// awayWays are what can become of an absent player's character.
func awayWays() []rules.Choice {
	o, _ := rules.OptionOf("absent.default")
	return o.Choices
}

// awayAll does with the characters of all who are not here what the table's setting says, as a session begins.
func (u ui) awayAll() *dom.Node {
	var list []wire.Body
	var deputy wire.SeatID
	for _, s := range u.v.Seats {
		if s.Role == wire.Player && s.Here && s.Away == 0 && deputy == 0 {
			deputy = s.ID
		}
	}
	way := u.profile().Group.Absent
	for _, s := range u.v.Seats {
		if s.Role != wire.Player || s.Here || s.Away != 0 || way == rules.AbsentPlayer && deputy == 0 {
			continue
		}
		b := wire.SetAway{Seat: s.ID, Away: wire.AwayAs(way)}
		if way == rules.AbsentPlayer {
			b.Deputy = deputy
		}
		list = append(list, b)
	}
	if !u.gm() || u.m.Hot.On || len(list) == 0 {
		return nil
	}
	send := u.send
	return u.button(lang.AwayAll, dom.ID("away-all"), dom.A("title", u.say(lang.AwayAllText)), dom.On("click", func(dom.Event) {
		for _, b := range list {
			send(app.Do{Body: b})
		}
	}))
}

// awayWords says that a seat is away, and what becomes of its characters.
func (u ui) awayWords(s wire.Seat) string {
	way, away := s.Away.Way()
	switch {
	case !away:
		return ""
	case way == rules.AbsentPlayer:
		return u.say(lang.AwayIs, u.say(lang.AwayBy, u.seatName(s.Deputy)))
	}
	return u.say(lang.AwayIs, u.t.Write(awayWays()[way].Name))
}

// breaks calls a break, or ends it (R-014-001).
func (u ui) breaks() *dom.Node {
	if !u.gm() {
		return nil
	}
	send := u.send
	return dom.El("form", dom.ID("breaks"), dom.Class("line"), dom.On("submit", func(e dom.Event) {
		e.Prevent()
		if n, ok := lang.Parse(e.Fields["minutes"]); ok && n > 0 && n <= wire.MaxBreak {
			send(app.Do{Body: wire.CallBreak{Minutes: n}})
		}
	}),
		dom.El("input", dom.ID("break-minutes"), dom.A("name", "minutes"), dom.A("type", "number"), dom.Num("min", 1), dom.Num("max", wire.MaxBreak), dom.A("value", "10"), dom.Class("value"), dom.A("aria-label", u.say(lang.BreakMinutes)), dom.A("title", u.say(lang.BreakMinutes))),
		dom.El("button", dom.A("type", "submit"), u.say(lang.BreakCall)),
		u.button(lang.BreakEnd, dom.ID("break-end"), u.do(wire.CallBreak{})))
}

// breakLeft is how much of a break is left.
func (u ui) breakLeft() *dom.Node {
	if u.m.Break == 0 {
		return nil
	}
	n := u.m.BreakLeft()
	clock := strconv.FormatInt(n/60, 10) + ":" + strconv.FormatInt(100+n%60, 10)[1:]
	return dom.El("span", dom.Key("break"), dom.ID("break"), dom.Class("chip wait"), u.say(lang.BreakLeft, clock))
}
