package panel

import (
	"strconv"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
)

// toasts are the brief notices, read out by screen readers.
func (u ui) toasts() *dom.Node {
	var list []*dom.Node
	for _, t := range u.m.Toasts {
		class := "toast"
		if t.Bad {
			class = "toast bad"
		}
		list = append(list, dom.El("div", dom.Key(strconv.Itoa(t.ID)), dom.Class(class), dom.El("span", u.words(t.Say)),
			u.tool("close", lang.Close, dom.Class("icon quiet"), u.click(app.CloseToast{ID: t.ID}))))
	}
	return dom.El("div", dom.Key("toasts"), dom.ID("toasts"), dom.A("role", "status"), dom.A("aria-live", "polite"), list)
}

// words puts what the model wants said into words.
func (u ui) words(s app.Say) string {
	if s.Laid != nil {
		head, _ := u.t.Laid(s.Laid)
		return head
	}
	if s.Key != "" {
		return u.say(lang.Key(s.Key), s.Args...)
	}
	return u.t.Reason(s.Reason, u.m.View)
}
