package panel

import (
	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/server/wire"
)

// toolButton is a tool in the bar.
type toolButton struct {
	tool app.Tool
	id   string
	icon string
	name lang.Key
}

var toolButtons = []toolButton{
	{app.ToolSelect, "select", "select", lang.ToolSelect},
	{app.ToolRuler, "ruler", "ruler", lang.ToolRuler},
	{app.ToolSight, "sight", "sight", lang.ToolSight},
	{app.ToolArea, "area", "cone", lang.ToolArea},
	{app.ToolPing, "ping", "ping", lang.ToolPing},
	{app.ToolPlace, "place", "place", lang.ToolPlace},
	{app.ToolDoor, "door", "door", lang.ToolDoor},
	{app.ToolReveal, "reveal", "reveal", lang.ToolReveal},
	{app.ToolHide, "hide", "hide", lang.ToolHide},
	{app.ToolRoom, "room", "room", lang.ToolRoom},
	{app.ToolLand, "land", "land", lang.ToolLand},
}

// tools is the bar of tools that this role may use.
func (u ui) tools() *dom.Node {
	var list []*dom.Node
	for _, b := range toolButtons {
		if b.tool.GM() && !u.gm() {
			continue
		}
		if b.tool == app.ToolPlace {
			list = append(list, dom.El("hr", dom.Key("line")))
		}
		list = append(list, u.tool(b.icon, b.name, dom.Key(b.id), dom.ID("tool-"+b.id), pressed(u.m.Tool == b.tool), u.click(app.SetTool{Tool: b.tool})))
	}
	list = append(list, dom.El("hr", dom.Key("line2")), u.tool("undo", lang.Undo, dom.Key("undo"), dom.ID("undo"), u.do(wire.Undo{})))
	return dom.El("div", dom.ID("tools"), dom.Class("bar upright"), dom.A("role", "toolbar"), dom.A("aria-label", u.say(lang.Tools)), dom.A("aria-orientation", "vertical"), list)
}

// options are the settings of the tool in hand, beside it.
func (u ui) options() *dom.Node {
	send := u.send
	var kids []*dom.Node
	switch u.m.Tool {
	case app.ToolArea:
		kids = append(kids, u.forms(), u.areaLength(), dom.El("span", dom.Class("hint"), u.say(u.areaHint())), u.areaMore())
	case app.ToolReveal, app.ToolHide, app.ToolLand:
		if u.m.Tool == app.ToolLand {
			kids = append(kids, u.landKind())
		}
		kids = append(kids,
			u.field(lang.BrushWidth, u.number(u.m.Brush, 1, 20, func(n int32) { send(app.SetBrush{Cells: n}) }, dom.ID("brush-width"))),
			dom.El("span", dom.Class("quiet"), u.t.Both(float64(u.m.Brush))))
	}
	if k, ok := toolHints[u.m.Tool]; ok {
		kids = append(kids, dom.El("span", dom.Class("hint"), u.say(k)))
	}
	if len(kids) == 0 {
		return nil
	}
	kids = append(kids, u.tool("close", lang.ToolDone, dom.Class("icon quiet"), u.click(app.SetTool{Tool: app.ToolSelect})))
	return dom.El("div", dom.ID("options"), dom.Class("bar"), kids)
}

var toolHints = map[app.Tool]lang.Key{
	app.ToolRuler:  lang.HintRuler,
	app.ToolSight:  lang.HintSight,
	app.ToolPing:   lang.HintPing,
	app.ToolPlace:  lang.HintPlace,
	app.ToolDoor:   lang.HintDoor,
	app.ToolReveal: lang.HintReveal,
	app.ToolHide:   lang.HintHide,
	app.ToolRoom:   lang.HintRoom,
	app.ToolLand:   lang.HintLand,
}
