package panel

import (
	"math"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/geom"
	"sightline/geom/area"
)

// formButtons are the forms of templates, in the order of the bar.
var formButtons = []struct {
	kind area.Kind
	icon string
	name lang.Key
}{
	{area.Circle, "circle", lang.FormCircle},
	{area.Cone, "cone", lang.FormCone},
	{area.Line, "line", lang.FormLine},
	{area.Cube, "cube", lang.FormCube},
	{area.Emanation, "emanation", lang.FormEmanation},
	{area.Wall, "wall", lang.FormWall},
	{area.Sphere, "sphere", lang.FormSphere},
	{area.Cylinder, "cylinder", lang.FormCylinder},
}

// forms picks the form of the next template.
func (u ui) forms() *dom.Node {
	var list []*dom.Node
	for _, b := range formButtons {
		list = append(list, u.tool(b.icon, b.name, dom.Key(b.icon), dom.ID("form-"+b.icon), pressed(u.m.Form.Kind == b.kind), u.click(app.PickForm{Kind: b.kind})))
	}
	return dom.El("span", dom.ID("forms"), dom.Class("line"), dom.A("role", "group"), dom.A("aria-label", u.say(lang.Forms)), list)
}

// lengthKeys says what the length of a form is.
var lengthKeys = map[area.Kind]lang.Key{
	area.Circle: lang.AreaRadius, area.Sphere: lang.AreaRadius, area.Cylinder: lang.AreaRadius, area.Cone: lang.AreaLength,
	area.Line: lang.AreaLength, area.Wall: lang.AreaLength, area.Cube: lang.AreaSide, area.Emanation: lang.AreaReach,
}

// areaLength sets how long templates are, typed in the person's unit or by a cell at a time.
func (u ui) areaLength() *dom.Node {
	f := u.m.Form
	step := func(id, icon string, k lang.Key, by int32) *dom.Node {
		n := f
		n.Length = max(geom.Unit, f.Length+by*geom.Unit)
		return u.tool(icon, k, dom.Key(id), dom.ID(id), dom.Class("icon quiet"), u.click(app.SetForm{Form: n}))
	}
	return dom.El("span", dom.Class("line"), dom.El("span", u.say(lengthKeys[f.Kind])),
		step("area-shorter", "minus", lang.AreaShorter, -1),
		u.measure("template-length", lengthKeys[f.Kind], f.Length, func(n int32) app.Form { f.Length = n; return f }),
		step("area-longer", "plus", lang.AreaLonger, 1))
}

// measure is a field for a length in the person's unit; set gives the form that it makes.
func (u ui) measure(id string, k lang.Key, value int32, set func(int32) app.Form) *dom.Node {
	send, per := u.send, u.t.PerCell()
	return dom.El("span", dom.Class("line"), dom.Key(id+string(k)),
		dom.El("input", dom.ID(id), dom.A("type", "text"), dom.A("inputmode", "decimal"), dom.Class("value"), dom.A("autocomplete", "off"),
			dom.A("aria-label", u.say(k)), dom.A("value", u.t.Decimal(float64(value)/geom.Unit*per)),
			dom.On("change", func(e dom.Event) {
				n, ok := lang.ParseDecimal(e.Value)
				if !ok {
					e.Put(u.t.Decimal(float64(value) / geom.Unit * per))
				} else {
					send(app.SetForm{Form: set(int32(math.Round(max(-1e4, min(1e4, n)) / per * geom.Unit)))})
				}
			})),
		dom.El("small", dom.Class("quiet"), u.t.UnitName()))
}

// areaMore is what templates rarely need.
func (u ui) areaMore() *dom.Node {
	f, send := u.m.Form, u.send
	kids := []dom.Arg{dom.Class("form")}
	row := func(id string, k lang.Key, value int32, set func(int32) app.Form) {
		kids = append(kids, u.field(k, u.measure(id, k, value, set)))
	}
	if f.Wide() {
		row("template-width", lang.AreaWidth, f.Width, func(n int32) app.Form { f.Width = n; return f })
	}
	if f.Tall() {
		row("template-height", lang.AreaHeight, f.Height, func(n int32) app.Form { f.Height = n; return f })
	}
	if f.Lifted() {
		row("template-lift", lang.AreaLift, f.Lift, func(n int32) app.Form { f.Lift = n; return f })
	}
	if f.Kind != area.Emanation {
		kids = append(kids, u.field(lang.AreaBegin, u.pick(int(f.Begin), beginKeys, func(n int) { f.Begin = app.Begin(n); send(app.SetForm{Form: f}) }, dom.ID("template-begin"))))
	}
	kids = append(kids, u.check(lang.AreaAround, f.Around, func(on bool) { f.Around = on; send(app.SetForm{Form: f}) }, dom.ID("template-around")))
	return dom.El("details", dom.Key("more"), dom.ID("template-more"), dom.El("summary", u.say(lang.AreaMore)), dom.El("div", kids...))
}

var beginKeys = []lang.Key{lang.BeginRules, lang.BeginCorner, lang.BeginCentre, lang.BeginEdge, lang.BeginFree}

func (u ui) areaHint() lang.Key {
	switch {
	case u.m.Form.Kind == area.Emanation:
		return lang.HintAround
	case u.m.Form.Points():
		return lang.HintPoints
	}
	return lang.HintRound
}

// area is what a template covers: how many cells, and who stands in it with what cover. It is silent while it still follows the
// pointer.
func (u ui) area() *dom.Node {
	a := u.m.Area
	if a == nil {
		return nil
	}
	var who []*dom.Node
	for _, in := range a.Inside {
		who = append(who, u.inside(a, in))
	}
	inside := dom.El("p", dom.Class("quiet"), u.say(lang.AreaNobody))
	if len(who) > 0 {
		inside = dom.El("ul", dom.ID("inside"), dom.Class("rows"), who)
	}
	covered := u.covered(len(a.Cells))
	if n := len(a.Missed); n > 0 {
		covered += ", " + u.t.Count(lang.AreaMissed, float64(n))
	}
	return u.result("area", u.areaTitle(a), lang.AreaTakeAway, app.ClearTools{}, dom.El("p", dom.Class("quiet"), dom.ID("covered"), covered), inside, u.areaSaves(a), u.cloud())
}

// areaTitle names a template with its numbers.
func (u ui) areaTitle(a *app.Area) string {
	title := ""
	for _, b := range formButtons {
		if b.kind == a.Form.Kind {
			title = u.say(b.name)
		}
	}
	cells := func(n int32) string { return u.t.Cells(float64(n) / geom.Unit) }
	title += " · " + cells(a.Form.Length)
	if a.Form.Wide() {
		title += " × " + cells(a.Form.Width)
	}
	return title
}

// inside is somebody in a template; the name shows where, the cover its lines.
func (u ui) inside(a *app.Area, in app.Inside) *dom.Node {
	t := u.token(in.Token)
	if t == nil {
		return nil
	}
	id := hexID(uint64(in.Token))
	name := dom.El("button", dom.A("type", "button"), dom.Class("name"), swatch(t.Colour), u.tokenName(t), u.click(app.Pick{Token: in.Token, Centre: true}))
	if in.Token == a.Token {
		return dom.El("li", dom.Key(id), name)
	}
	cover := u.say(coverKeys[in.Degree])
	if in.Bonus > 0 {
		cover += " +" + u.t.Number(float64(in.Bonus))
	}
	asked := u.m.Probe != nil && u.m.Probe.From == 0 && u.m.Probe.To == in.Token
	return dom.El("li", dom.Key(id), name,
		dom.El("button", dom.A("type", "button"), dom.ID("cover-"+id), dom.Class("quiet small"), dom.A("title", u.say(lang.AreaCoverOf, u.tokenName(t))), pressed(asked), u.click(app.CoverOf{Token: in.Token}), cover))
}

func (u ui) covered(n int) string {
	if u.t.Hex {
		return u.t.Count(lang.AreaHexes, float64(n))
	}
	return u.t.Count(lang.AreaSquares, float64(n))
}
