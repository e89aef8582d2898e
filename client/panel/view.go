package panel

import (
	"sightline/client/app"
	"sightline/client/panel/dom"
)

// View gives the whole page but the board. It only reads the model; what people do is sent.
func View(m *app.Model, send func(app.Msg)) *dom.Node {
	u := newUI(m, send)
	return dom.El("div", dom.ID("sightline"), dom.A("lang", u.t.Lang.Tag()), dom.Class(pageClass(m)), u.page(), u.laidDialog(), u.toasts())
}

func (u ui) page() *dom.Node {
	switch u.m.Page {
	case app.PageStart:
		return u.start()
	case app.PageJoin:
		return u.join()
	case app.PageHot:
		return u.hotSetup()
	}
	if u.m.Hot.On && u.m.Hot.Stage == app.HotCurtain {
		return u.curtain()
	}
	return u.table()
}

func pageClass(m *app.Model) string {
	switch {
	case m.Page != app.PageTable:
		return "page"
	case m.Hot.On && m.Hot.Stage == app.HotCurtain:
		return "page covered"
	case m.Narrow():
		return "at-table narrow"
	}
	return "at-table"
}
