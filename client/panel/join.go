package panel

import (
	"strings"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/server/wire"
)

// NameLimit is how many letters a name may have.
const NameLimit = 40

// join is the page behind an invite: what table it is, and a name to give.
func (u ui) join() *dom.Node {
	j := u.m.Join
	return dom.El("main", dom.ID("join"), dom.Key("join"), dom.Class("sheet small"),
		u.languages(),
		dom.El("h1", dom.Class("brand"), picture("sight"), u.say(lang.AppName)),
		u.joinHead(j),
		u.fault(j.Code),
		u.joinForm(j),
		dom.El("p", dom.Class("quiet"), u.link("/", u.say(lang.ToStart))),
	)
}

func (u ui) joinHead(j app.Join) *dom.Node {
	switch {
	case j.Peeked && j.Person != "":
		return dom.El("p", dom.Class("lead"), u.say(lang.JoinAsPerson, j.Person, j.Table))
	case j.Peeked && j.Role == wire.GM:
		return dom.El("p", dom.Class("lead"), u.say(lang.JoinAsGM, j.Table))
	case j.Peeked:
		return dom.El("p", dom.Class("lead"), u.say(lang.JoinAsPlayer, j.Table))
	case j.Code != wire.CodeNone:
		return nil
	}
	return dom.El("p", dom.Class("lead"), u.say(lang.JoinLooking))
}

// fault says what went wrong, loud enough for a screen reader.
func (u ui) fault(c wire.Code) *dom.Node {
	if c == wire.CodeNone {
		return nil
	}
	return dom.El("p", dom.Class("fault"), dom.A("role", "alert"), u.t.Reason(wire.Reason{Code: c}, nil))
}

func (u ui) joinForm(j app.Join) *dom.Node {
	if !j.Peeked {
		return nil
	}
	send := u.send
	if j.Person != "" { // the seat has its name
		return dom.El("form", dom.ID("join-form"),
			dom.On("submit", func(e dom.Event) { e.Prevent(); send(app.Enter{Name: j.Person}) }),
			dom.El("p", dom.Class("quiet"), u.say(lang.JoinPersonText)),
			dom.El("button", dom.A("type", "submit"), dom.Class("main"), dom.A(dom.Focus, "1"), dom.If("disabled", j.Busy), u.say(lang.JoinEnter)))
	}
	enter := dom.On("submit", func(e dom.Event) {
		e.Prevent()
		if name := strings.TrimSpace(e.Fields["name"]); name != "" {
			send(app.Enter{Name: name})
		}
	})
	return dom.El("form", dom.ID("join-form"), enter,
		u.field(lang.JoinName, dom.El("input", dom.ID("join-name"), dom.A("name", "name"), dom.A("type", "text"), dom.Num("maxlength", NameLimit),
			dom.A("autocomplete", "nickname"), dom.If("required", true), dom.A(dom.Focus, "1"), dom.A("enterkeyhint", "go"))),
		dom.El("button", dom.A("type", "submit"), dom.Class("main"), dom.If("disabled", j.Busy), u.say(lang.JoinEnter)),
	)
}
