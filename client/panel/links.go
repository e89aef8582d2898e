package panel

import (
	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/server/wire"
)

// goodLinks lists the invite links that are good, and takes them back. On one device there are none.
func (u ui) goodLinks() *dom.Node {
	if !u.gm() || u.m.Hot.On {
		return nil
	}
	kids := []dom.Arg{dom.ID("links"), dom.Key("links"), u.button(lang.LinksAsk, dom.ID("links-ask"), u.click(app.AskLinks{}))}
	if u.m.Listed {
		kids = append(kids, u.linkList())
	}
	return more(u.say(lang.LinksGood), kids...)
}

func (u ui) linkList() *dom.Node {
	if len(u.m.Links) == 0 {
		return dom.El("p", dom.Key("none"), dom.Class("quiet"), u.say(lang.LinksNone))
	}
	var rows []*dom.Node
	for _, l := range u.m.Links {
		rows = append(rows, dom.El("li", dom.Key(l.ID), dom.El("span", u.linkFor(l), dom.El("small", dom.Class("quiet"), " · ", u.linkLasts(l), " · ", u.linkUses(l))),
			u.button(lang.LinksRevoke, dom.ID("revoke-"+l.ID[:min(len(l.ID), 8)]), dom.Class("danger"), u.click(app.RevokeLink{ID: l.ID}))))
	}
	return dom.El("div", dom.Key("list"), dom.El("p", dom.Class("quiet"), u.say(lang.LinksText)), dom.El("ul", dom.ID("links-list"), dom.Class("rows"), rows))
}

func (u ui) linkFor(l wire.Link) string {
	switch {
	case l.Seat != 0:
		return u.say(lang.LinksForSeat, u.seatName(l.Seat))
	case l.Role == wire.GM:
		return u.say(lang.LinksForGMs)
	}
	return u.say(lang.LinksForPlayers)
}

func (u ui) linkLasts(l wire.Link) string {
	switch {
	case l.Hours == 0:
		return u.say(lang.LinksEver)
	case l.Hours >= 48:
		return u.t.Count(lang.LinksDays, float64(l.Hours/24))
	}
	return u.t.Count(lang.LinksHours, float64(l.Hours))
}

func (u ui) linkUses(l wire.Link) string {
	if l.Left < 0 {
		return u.say(lang.LinksAny)
	}
	return u.t.Count(lang.LinksUses, float64(l.Left))
}
