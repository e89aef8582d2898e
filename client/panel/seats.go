package panel

import (
	"slices"
	"strings"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/server/wire"
)

// seats is who is at the table, and what a GM does for them.
func (u ui) seats() *dom.Node {
	var rows []*dom.Node
	for _, s := range u.people() {
		rows = append(rows, u.seat(s))
	}
	return u.card("seats", lang.SeatsTitle, app.PanelSeats, dom.El("ul", dom.ID("people"), dom.Class("rows"), rows), u.awayAll(), u.breaks(), u.session(), u.invites(), u.goodLinks(), u.forgetAll())
}

// people are the seats that somebody sits at: on one device without a GM, not that of the program, which lays the map.
func (u ui) people() []wire.Seat {
	if !u.m.Hot.On {
		return u.v.Seats
	}
	sits := func(s wire.Seat) bool {
		return slices.ContainsFunc(u.m.Hot.Seats, func(h app.HotSeat) bool { return h.ID == s.ID })
	}
	var list []wire.Seat
	for _, s := range u.v.Seats {
		if s.Role != wire.GM || sits(s) {
			list = append(list, s)
		}
	}
	return list
}

func (u ui) seat(s wire.Seat) *dom.Node {
	id := hexID(uint64(s.ID))
	kids := []dom.Arg{dom.Key(id), dom.ID("seat-" + id), dom.Class("person"), dom.El("span", dom.Class("who"), u.presence(s), u.personName(s), u.chips(s))}
	if u.gm() && s.Role == wire.Player {
		if s.Waiting {
			kids = append(kids, u.button(lang.SeatGive, dom.ID("give-"+id), dom.Class("main"), dom.A("title", u.say(lang.SeatGiveText)), u.click(app.GiveToken{Seat: s.ID})))
		}
		kids = append(kids, u.seatMore(s, id))
	} else if s.ID == u.v.Me.Seat && u.m.Watching == 0 {
		kids = append(kids, more(u.say(lang.SeatMore), u.rename(s), u.renew(s)))
	}
	return dom.El("li", kids...)
}

func (u ui) presence(s wire.Seat) *dom.Node {
	class, k := "dot", lang.SeatAway
	if s.Here {
		class, k = "dot here", lang.SeatHere
	}
	return dom.El("span", dom.Class(class), dom.A("title", u.say(k)), dom.El("span", dom.Class("hush"), u.say(k)))
}

func (u ui) personName(s wire.Seat) *dom.Node {
	return dom.El("strong", dom.A("style", "color:"+cssColour(lighten(s.Colour))), s.Name)
}

func (u ui) chips(s wire.Seat) []*dom.Node {
	var list []*dom.Node
	chip := func(k lang.Key, class string) {
		list = append(list, dom.El("span", dom.Key(string(k)), dom.Class(class), u.say(k)))
	}
	if s.Role == wire.GM {
		chip(lang.GMShort, "chip gm")
	}
	if s.ID == u.v.Me.Seat {
		chip(lang.SeatYou, "chip")
	}
	if words := u.awayWords(s); words != "" {
		list = append(list, dom.El("span", dom.Key("away"), dom.Class("chip wait"), words))
	}
	if s.Waiting && s.Role == wire.Player {
		chip(lang.SeatWaits, "chip wait")
	}
	return list
}

// seatMore is what a GM can do for a player's seat.
func (u ui) seatMore(s wire.Seat, id string) *dom.Node {
	return more(u.say(lang.SeatMore),
		dom.El("div", dom.Class("line wrap"),
			u.button(lang.SeatWatch, dom.ID("watch-"+id), dom.A("title", u.say(lang.SeatWatchText)), u.do(wire.Watch{Seat: s.ID})),
			u.button(lang.SeatGive, u.click(app.GiveToken{Seat: s.ID})),
			u.button(lang.SeatUndo, dom.A("title", u.say(lang.SeatUndoText)), u.do(wire.Undo{Seat: s.ID})),
			u.button(lang.SeatForget, dom.A("title", u.say(lang.SeatForgetText)), u.do(wire.ResetFog{Seat: s.ID}))),
		u.away(s),
		u.rename(s),
		u.renew(s),
		more(u.say(lang.SeatRemove), // folded: it cannot be taken back
			dom.El("p", dom.Class("quiet"), u.say(lang.SeatRemoveText)),
			u.button(lang.SeatRemoveNow, dom.ID("remove-"+id), dom.Class("danger"), u.do(wire.RemoveSeat{Seat: s.ID}))))
}

// renew makes a fresh link to a seat whose device was lost. On one device there is none to lose.
func (u ui) renew(s wire.Seat) *dom.Node {
	if !u.gm() || u.m.Hot.On {
		return nil
	}
	return u.button(lang.SeatLink, dom.ID("renew-"+hexID(uint64(s.ID))), dom.A("title", u.say(lang.SeatLinkText)), u.click(app.MakeInvite{Role: s.Role, Seat: s.ID}))
}

func (u ui) rename(s wire.Seat) *dom.Node {
	send := u.send
	return u.field(lang.SeatRename, u.line(s.Name, NameLimit, func(v string) {
		if name := strings.TrimSpace(v); name != "" && name != s.Name {
			send(app.Do{Body: wire.RenameSeat{Seat: s.ID, Name: name}})
		}
	}, dom.ID("rename-"+hexID(uint64(s.ID)))))
}

// invites makes links. On one device there is nobody to invite.
func (u ui) invites() *dom.Node {
	if !u.gm() || u.m.Hot.On {
		return nil
	}
	return dom.El("div", dom.Class("line wrap"),
		u.button(lang.InvitePlayers, dom.ID("invite"), dom.Class("main"), u.click(app.MakeInvite{Role: wire.Player})),
		u.button(lang.InviteGM, dom.ID("invite-gm"), u.click(app.MakeInvite{Role: wire.GM})))
}

func (u ui) forgetAll() *dom.Node {
	if !u.gm() {
		return nil
	}
	return more(u.say(lang.ForgetAll), dom.ID("forget"), // folded: one slip would cost the whole party its map
		dom.El("p", dom.Class("quiet"), u.say(lang.ForgetAllText)),
		u.button(lang.ForgetAllNow, dom.ID("forget-all"), dom.Class("danger"), u.do(wire.ResetFog{})))
}

// linkDialog shows an invite that was just made. The link is shown in full: it can be copied by hand too.
func (u ui) linkDialog() *dom.Node {
	l := u.m.Link
	if l == nil {
		return nil
	}
	send, url := u.send, l.URL
	text, copied := u.say(lang.InviteText), lang.Copy
	switch {
	case l.Seat != 0:
		text = u.say(lang.InviteSeatText, u.seatName(l.Seat))
	case l.Role == wire.GM:
		text = u.say(lang.InviteGMText)
	}
	if l.Copied {
		copied = lang.CopiedShort
	}
	return dom.El("dialog", dom.Key("link"), dom.ID("link-dialog"), dom.A(dom.Modal, ""), dom.A("aria-labelledby", "link-title"), dom.On("close", func(dom.Event) { send(app.CloseLink{}) }),
		dom.El("h2", dom.ID("link-title"), u.say(lang.InviteTitle)),
		dom.El("p", text),
		dom.El("div", dom.Class("line"),
			dom.El("input", dom.ID("link-url"), dom.A("type", "text"), dom.If("readonly", true), dom.A("value", url), dom.A("aria-label", u.say(lang.InviteLink))),
			dom.El("button", dom.ID("link-copy"), dom.A("type", "button"), dom.Class("main"), picture("copy"), u.say(copied),
				dom.On("click", func(e dom.Event) { e.Copy(url, func(ok bool) { send(app.Copied{OK: ok}) }) }))),
		u.button(lang.Close, u.click(app.CloseLink{})))
}
