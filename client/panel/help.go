package panel

import (
	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
)

// row is a line of the help: what to press, and what it does.
type row struct{ how, what lang.Key }

var helpMouse = []row{
	{lang.HelpMouseDrag, lang.HelpMouseDragText},
	{lang.HelpMouseWay, lang.HelpMouseWayText},
	{lang.HelpMousePan, lang.HelpMousePanText},
	{lang.HelpMouseWheel, lang.HelpMouseWheelText},
	{lang.HelpMouseMenu, lang.HelpMouseMenuText},
	{lang.HelpMouseDoor, lang.HelpMouseDoorText},
	{lang.HelpMouseAlt, lang.HelpMouseAltText},
	{lang.HelpMouseArea, lang.HelpMouseAreaText},
}

var helpTouch = []row{
	{lang.HelpTouchDrag, lang.HelpTouchDragText},
	{lang.HelpTouchPan, lang.HelpTouchPanText},
	{lang.HelpTouchPinch, lang.HelpTouchPinchText},
	{lang.HelpTouchHold, lang.HelpTouchHoldText},
}

var helpKeys = []row{
	{lang.HelpKeyTab, lang.HelpKeyTabText},
	{lang.HelpKeyArrows, lang.HelpKeyArrowsText},
	{lang.HelpKeyLook, lang.HelpKeyLookText},
	{lang.HelpKeyZoom, lang.HelpKeyZoomText},
	{lang.HelpKeyUndo, lang.HelpKeyUndoText},
	{lang.HelpKeyEsc, lang.HelpKeyEscText},
	{lang.HelpKeyOrder, lang.HelpKeyOrderText},
}

// helpDialog explains how to play, what hot-seat hides, and whose work this is.
func (u ui) helpDialog() *dom.Node {
	if !u.m.Open[app.PanelHelp] {
		return nil
	}
	send := u.send
	return dom.El("dialog", dom.Key("help"), dom.ID("help"), dom.A(dom.Modal, ""), dom.A("aria-labelledby", "help-title"), dom.On("close", func(dom.Event) { send(app.Toggle{Panel: app.PanelHelp}) }),
		dom.El("header", dom.El("h2", dom.ID("help-title"), u.say(lang.Help)), u.tool("close", lang.Close, dom.ID("help-close"), u.click(app.Toggle{Panel: app.PanelHelp}))),
		u.helpPart(lang.HelpMouse, helpMouse), u.helpPart(lang.HelpTouch, helpTouch), u.helpPart(lang.HelpKeys, helpKeys),
		dom.El("h3", u.say(lang.HelpLand)), dom.El("p", u.say(lang.HelpLandText)),
		dom.El("h3", u.say(lang.HelpHeight)), dom.El("p", u.say(lang.HelpHeightText)),
		dom.El("h3", u.say(lang.HelpOthers)), dom.El("p", u.say(lang.HelpOthersText)),
		dom.El("h3", u.say(lang.HelpFight)), dom.El("p", u.say(lang.HelpFightText)),
		dom.El("h3", u.say(lang.HelpDice)), dom.El("p", u.say(lang.HelpDiceText)),
		dom.El("h3", u.say(lang.HelpSecret)), dom.El("p", u.say(lang.HelpSecretText)),
		dom.El("h3", u.say(lang.HelpHot)), dom.El("p", u.say(lang.HotHides)),
		more(u.say(lang.About), u.about()))
}

func (u ui) helpPart(title lang.Key, rows []row) *dom.Node {
	var list []*dom.Node
	for _, r := range rows {
		list = append(list, dom.El("div", dom.El("dt", u.say(r.how)), dom.El("dd", u.say(r.what))))
	}
	return dom.El("section", dom.El("h3", u.say(title)), dom.El("dl", dom.Class("facts"), list))
}

// about names the licences of the program and of what is in it.
func (u ui) about() *dom.Node {
	var list []*dom.Node
	for _, l := range libraries {
		list = append(list, dom.El("li", dom.El("strong", l.name), " – "+l.licence))
	}
	return dom.El("div", dom.Class("about"),
		dom.El("p", u.say(lang.AboutText)),
		dom.El("p", u.say(lang.AboutSamples)),
		dom.El("p", u.say(lang.AboutRules)),
		dom.El("p", u.say(lang.AboutLibraries)), dom.El("ul", list))
}

type library struct{ name, licence string }

var libraries = []library{
	{"Ebitengine", "Apache License 2.0"},
	{"vmihailenco/msgpack", "BSD 2-Clause"},
	{"coder/websocket", "ISC"},
	{"modernc.org/sqlite", "BSD 3-Clause"},
	{"golang.org/x/image", "BSD 3-Clause"},
	{"andybalholm/brotli", "MIT"},
	{"Go, Go fonts", "BSD 3-Clause"},
}
