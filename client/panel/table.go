package panel

import (
	"strconv"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/server/wire"
)

// table is what lies around the board.
func (u ui) table() *dom.Node {
	return dom.El("div", dom.ID("table"), dom.Key("table"),
		u.topBar(),
		u.tools(),
		u.options(),
		dom.El("div", dom.ID("results"), u.freshNotes(), u.fightCard(), u.probe(), u.area(), u.travel()),
		u.tabs(),
		u.dock(),
		u.veil(),
		u.menu(),
		u.linkDialog(),
		u.helpDialog(),
	)
}

// topBar names the table and says who looks and how the connection stands.
func (u ui) topBar() *dom.Node {
	return dom.El("header", dom.ID("top"), dom.Class("bar"),
		u.link("/", dom.Class("home"), dom.A("aria-label", u.say(lang.ToStart)), dom.A("title", u.say(lang.ToStart)), picture("sight")),
		dom.El("h1", u.tableName()),
		u.who(),
		u.connection(),
		u.watching(),
		u.breakLeft(),
		u.handOver(),
		dom.El("span", dom.Class("space")),
		u.lock(),
		u.tool("minus", lang.ZoomOut, dom.ID("zoom-out"), u.click(app.ZoomBy{Factor: 1 / 1.25})),
		u.tool("plus", lang.ZoomIn, dom.ID("zoom-in"), u.click(app.ZoomBy{Factor: 1.25})),
		u.tool("fit", lang.ZoomFit, dom.ID("zoom-fit"), u.click(app.ZoomFit{})),
		u.tool("help", lang.Help, dom.ID("open-help"), pressed(u.m.Open[app.PanelHelp]), u.click(app.Toggle{Panel: app.PanelHelp})),
	)
}

// lock holds the view still on a touch screen: one that lies flat sees more fingers and sleeves than are meant.
func (u ui) lock() *dom.Node {
	if !u.m.Touch {
		return nil
	}
	return u.tool("lock", lang.LockView, dom.Key("lock"), dom.ID("lock-view"), pressed(u.m.Locked), u.click(app.LockView{}))
}

func (u ui) tableName() string {
	if u.v.Table.Name != "" {
		return u.v.Table.Name
	}
	return u.say(lang.AppName)
}

// who says whose view this is.
func (u ui) who() *dom.Node {
	if u.m.View == nil || u.m.Watching != 0 { // the banner says it
		return nil
	}
	name := u.seatName(u.v.Me.Seat)
	if u.v.Me.Role == wire.GM {
		return dom.El("span", dom.ID("who"), dom.Class("chip gm"), dom.A("title", name), u.say(lang.GMShort))
	}
	return dom.El("span", dom.ID("who"), dom.Class("chip"), name)
}

// connection is quiet while all is well.
func (u ui) connection() *dom.Node {
	c := u.m.Conn
	args := []dom.Arg{dom.ID("connection"), dom.A("role", "status")}
	switch {
	case u.m.Hot.On, c.State == app.ConnNone:
		return nil
	case c.State == app.ConnOn:
		return dom.El("span", append(args, dom.Class("conn on"), dom.A("title", u.say(lang.ConnOn)), dom.El("span", dom.Class("hush"), u.say(lang.ConnOn)))...)
	case c.State == app.ConnWait && c.Tries > 1:
		return dom.El("span", append(args, dom.Class("conn wait"), u.say(lang.ConnAgain, c.Tries))...)
	case c.State == app.ConnWait:
		return dom.El("span", append(args, dom.Class("conn wait"), u.say(lang.ConnWait))...)
	}
	return dom.El("span", append(args, dom.Class("conn off"), u.say(lang.ConnEnded))...)
}

// watching says that a GM looks through a player's eyes, and offers the way back.
func (u ui) watching() *dom.Node {
	if u.m.Watching == 0 {
		return nil
	}
	return dom.El("span", dom.ID("watching"), dom.Class("banner"), dom.A("role", "status"),
		picture("sight"), u.say(lang.Watching, u.seatName(u.m.Watching)),
		u.button(lang.WatchEnd, dom.ID("watch-end"), u.do(wire.Watch{})))
}

// veil covers the board when there is nothing to see, and says why.
func (u ui) veil() *dom.Node {
	switch {
	case u.m.Conn.State == app.ConnEnded && !u.m.Hot.On:
		return u.ended()
	case u.m.View == nil:
		return dom.El("div", dom.ID("veil"), dom.Class("veil solid"), dom.A("role", "status"), dom.El("p", dom.Class("pulse"), u.say(lang.Opening)))
	case u.v.Me.Waiting:
		return dom.El("div", dom.ID("waiting"), dom.Class("veil"), dom.A("role", "status"),
			dom.El("div", dom.Class("note"),
				dom.El("p", dom.Class("big pulse"), u.say(lang.WaitingForGM)), dom.El("p", dom.Class("quiet"), u.say(lang.WaitingText))))
	}
	return nil
}

// ended says why the connection is over, and what can be done.
func (u ui) ended() *dom.Node {
	again := lang.TryAgain
	if u.m.Conn.Code == wire.CodeReplaced {
		again = lang.TakeBack
	}
	var button *dom.Node
	if c := u.m.Conn.Code; c != wire.CodeRemoved && c != wire.CodeAbsent {
		button = u.button(again, dom.ID("reconnect"), dom.Class("main"), u.click(app.Reconnect{}))
	}
	return dom.El("div", dom.ID("ended"), dom.Class("veil solid"), dom.A("role", "alert"),
		dom.El("div", dom.Class("note"), dom.El("p", dom.Class("big"), u.endWords()), button,
			dom.El("p", u.link("/", u.say(lang.ToStart)))))
}

func (u ui) endWords() string {
	switch u.m.Conn.Code {
	case wire.CodeNone:
		return u.say(lang.ConnEnded)
	case wire.CodeAbsent:
		return u.say(lang.ConnNotYours)
	}
	return u.t.Reason(wire.Reason{Code: u.m.Conn.Code}, u.m.View)
}

// tab is the button of a panel.
type tab struct {
	panel app.Panel
	id    string
	icon  string
	name  lang.Key
}

var tabs = []tab{
	{app.PanelChat, "chat", "chat", lang.ChatTitle},
	{app.PanelTurns, "turns", "turns", lang.TurnsTitle},
	{app.PanelToken, "token", "token", lang.TokenTitle},
	{app.PanelSeats, "seats", "seats", lang.SeatsTitle},
	{app.PanelChase, "chase", "run", lang.ChaseTitle},
	{app.PanelAids, "aids", "book", lang.AidsTitle},
	{app.PanelScene, "scene", "scene", lang.SceneTitle},
}

// tabs opens and closes the panels.
func (u ui) tabs() *dom.Node {
	var list []*dom.Node
	for _, t := range tabs {
		if t.panel == app.PanelChase && !u.chasing() {
			continue
		}
		list = append(list, named(t.icon, u.say(t.name), dom.Key(t.id), dom.ID("tab-"+t.id), pressed(u.m.Open[t.panel]), u.toggle(t.panel), u.count(t.panel)))
	}
	return dom.El("nav", dom.ID("tabs"), dom.Class("bar"), dom.A("aria-label", u.say(lang.Panels)), list)
}

// toggle opens or closes a panel; on a phone it closes the others first.
func (u ui) toggle(p app.Panel) dom.Handler {
	send := u.send
	var others []app.Panel
	if u.m.Narrow() && !u.m.Open[p] {
		for _, t := range tabs {
			if t.panel != p && u.m.Open[t.panel] {
				others = append(others, t.panel)
			}
		}
	}
	return dom.On("click", func(dom.Event) {
		for _, o := range others {
			send(app.Toggle{Panel: o})
		}
		send(app.Toggle{Panel: p})
	})
}

// count is what waits in a closed panel: unread notes, people without a token.
func (u ui) count(p app.Panel) *dom.Node {
	n := 0
	switch {
	case p == app.PanelChat:
		n = u.m.Unread
	case p == app.PanelSeats && u.gm():
		for _, s := range u.v.Seats {
			if s.Waiting && s.Here {
				n++
			}
		}
	}
	if n == 0 {
		return nil
	}
	return dom.El("span", dom.Class("count"), strconv.Itoa(n))
}

// dock holds the open panels.
func (u ui) dock() *dom.Node {
	show := map[app.Panel]func() *dom.Node{
		app.PanelChat: u.chat, app.PanelTurns: u.turns, app.PanelToken: u.tokenPanel, app.PanelSeats: u.seats, app.PanelScene: u.scene, app.PanelAids: u.aids, app.PanelChase: u.chases,
	}
	var kids []*dom.Node
	for _, t := range tabs {
		if u.m.Open[t.panel] && (t.panel != app.PanelChase || u.chasing()) {
			kids = append(kids, show[t.panel]())
		}
	}
	return dom.El("aside", dom.ID("dock"), dom.A("aria-label", u.say(lang.Panels)), kids)
}
