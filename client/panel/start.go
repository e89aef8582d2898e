package panel

import (
	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/server/wire"
)

// start is the first page: what this is, the tables this browser has been to, and a game on this device.
func (u ui) start() *dom.Node {
	return dom.El("main", dom.ID("start"), dom.Key("start"), dom.Class("sheet"),
		u.languages(),
		dom.El("h1", dom.Class("brand"), picture("sight"), u.say(lang.AppName)),
		dom.El("p", dom.Class("lead"), u.say(lang.StartLead)),
		u.visited(),
		dom.El("section", dom.Class("block"),
			dom.El("h2", u.say(lang.StartHere)),
			dom.El("p", u.say(lang.StartHereText)),
			u.button(lang.StartPlay, dom.ID("play-here"), dom.Class("main"), u.click(app.GoTo{URL: "/play"})),
		),
		dom.El("section", dom.Class("block"),
			dom.El("h2", u.say(lang.StartInvited)),
			dom.El("p", u.say(lang.StartInvitedText)),
			dom.El("h2", u.say(lang.StartHost)),
			dom.El("p", u.say(lang.StartHostText)),
		),
		more(u.say(lang.About), u.about()),
	)
}

func (u ui) visited() *dom.Node {
	tables := u.m.Start.Tables
	if len(tables) == 0 {
		return nil
	}
	var rows []*dom.Node
	for _, v := range tables {
		url := "/t/" + v.Room + "/s/" + v.Seat + "/"
		role := lang.Player
		if v.Role == wire.GM {
			role = lang.GM
		}
		rows = append(rows, dom.El("li", dom.Key(v.Room+v.Seat),
			u.link(url, dom.El("strong", v.Name), dom.El("span", dom.Class("quiet"), u.say(role))),
			named("close", u.say(lang.StartForget, v.Name), dom.Class("icon quiet"), u.click(app.Forget{Room: v.Room, Seat: v.Seat})),
		))
	}
	return dom.El("section", dom.Class("block"), dom.El("h2", u.say(lang.StartTables)), dom.El("ul", dom.ID("tables"), dom.Class("rows"), rows))
}

// languages switches the language; each is named in itself, so that one finds one's own.
func (u ui) languages() *dom.Node {
	one := func(tag, name string) *dom.Node {
		return dom.El("button", dom.A("type", "button"), dom.A("lang", tag), dom.ID("lang-"+tag), pressed(u.m.Lang == tag), u.click(app.SetLang{Lang: tag}), name)
	}
	return dom.El("div", dom.Class("languages"), dom.A("role", "group"), dom.A("aria-label", u.say(lang.Language)), one("cs", "Česky"), one("en", "English"))
}
