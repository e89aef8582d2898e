package panel

import (
	"strconv"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
)

// laidDialog says what became of a map's file when not all of it lies on the table as it stands.
func (u ui) laidDialog() *dom.Node {
	if u.m.Laid == nil {
		return nil
	}
	send := u.send
	head, more := u.t.Laid(u.m.Laid)
	var list []*dom.Node
	for i, s := range more {
		list = append(list, dom.El("li", dom.Key(strconv.Itoa(i)), s))
	}
	return dom.El("dialog", dom.Key("laid"), dom.ID("laid"), dom.A(dom.Modal, ""), dom.A("aria-labelledby", "laid-title"), dom.On("close", func(dom.Event) { send(app.CloseLaid{}) }),
		dom.El("h2", dom.ID("laid-title"), u.say(lang.LaidTitle)),
		dom.El("p", head),
		dom.El("ul", dom.ID("laid-list"), list),
		u.button(lang.Close, dom.ID("laid-close"), dom.Class("main"), u.click(app.CloseLaid{})))
}
