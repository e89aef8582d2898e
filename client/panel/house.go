package panel

import (
	"net/url"
	"strconv"
	"strings"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/rules"
	"sightline/rules/all"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// house is the list of the rules in play: every option with its row, for the GM to change and for all to read.
func (u ui) house() *dom.Node {
	var parts [rules.Parts][]*dom.Node
	under := u.profile().Under.On
	for _, o := range rules.Options() {
		if !under && strings.HasPrefix(o.Key, "ru.") && o.Key != "ru.rollUnder" {
			continue
		}
		if u.holds(u.t.Write(o.Name)) || u.holds(o.Row) || u.holds(o.Key) {
			parts[o.Part] = append(parts[o.Part], u.houseOption(o))
		}
	}
	kids := []dom.Arg{dom.Key("house"), dom.ID("house"), dom.If("open", u.m.Aids.Find != "")}
	if u.gm() {
		kids = append(kids, u.houseFile())
	}
	for i, list := range parts {
		if len(list) > 0 {
			key := strconv.Itoa(i)
			kids = append(kids, dom.El("h3", dom.Key("head"+key), u.say(partNames[i])), dom.El("div", dom.Key("part"+key), dom.Class("form"), list))
		}
	}
	return more(u.say(lang.HouseTitle), kids...)
}

// partNames are the headings of the list, by part.
var partNames = [rules.Parts]lang.Key{lang.HouseGrid, lang.HouseDice, lang.HouseChecks, lang.AidsFight, lang.AidsExplore, lang.AidsTable}

// houseOption is one option: its name and row, and how it is. What differs from the rule set is marked.
func (u ui) houseOption(o rules.Option) *dom.Node {
	p := u.profile()
	base, _ := all.Named(p.Name)
	class := "field"
	if o.Value(p) != o.Value(base) {
		class = "field changed"
	}
	return dom.El("label", dom.Key(o.Key), dom.Class(class), dom.El("span", u.t.Write(o.Name), dom.El("span", dom.Class("quiet"), " "+o.Row)),
		dom.El("span", dom.Class("control"), u.houseControl(o, p)))
}

// houseControl is what a GM sets an option with; all others read it.
func (u ui) houseControl(o rules.Option, p rules.Profile) *dom.Node {
	id := dom.ID("house-" + strings.ReplaceAll(o.Key, ".", "-"))
	set := func(value string) {
		if now, ok := o.With(p, value); ok {
			u.setTable(func(t *wire.Table) { *t = known.Play(*t, now) })
		}
	}
	switch {
	case !u.gm():
		return dom.El("output", id, u.houseValue(o, p))
	case o.IsSwitch():
		return dom.El("input", id, dom.A("type", "checkbox"), dom.If("checked", o.On(p)), dom.On("change", func(e dom.Event) { set(map[bool]string{true: "on", false: "off"}[e.Checked]) }))
	case len(o.Choices) > 0:
		var list []option
		for _, c := range o.Choices {
			list = append(list, option{c.Value, u.t.Write(c.Name)})
		}
		return choice(o.Value(p), list, set, id)
	}
	n, _ := strconv.Atoi(o.Value(p))
	return u.number(int32(n), o.Min, o.Max, func(n int32) { set(strconv.Itoa(int(n))) }, id, dom.Class("value"))
}

// houseValue is how an option is, in words.
func (u ui) houseValue(o rules.Option, p rules.Profile) string {
	if o.IsSwitch() {
		return u.say(map[bool]lang.Key{true: lang.HouseOn, false: lang.HouseOff}[o.On(p)])
	}
	for _, c := range o.Choices {
		if c.Value == o.Value(p) {
			return u.t.Write(c.Name)
		}
	}
	return o.Value(p)
}

// houseFile keeps the rules in a file, takes them from one, or goes back to the rule set as it is.
func (u ui) houseFile() *dom.Node {
	p, send := u.profile(), u.send
	base, _ := all.Named(p.Name)
	return dom.El("div", dom.Key("file"), dom.Class("form"),
		dom.El("div", dom.Class("line wrap"),
			dom.El("a", dom.ID("house-save"), dom.A("download", base.Name+".rules.txt"), dom.A("href", "data:text/plain;charset=utf-8,"+url.PathEscape(p.House(base, u.t.Lang.Tag()))), u.say(lang.HouseSave)),
			u.button(lang.HouseReset, dom.ID("house-reset"), dom.If("disabled", p == base), dom.On("click", func(dom.Event) {
				u.setTable(func(t *wire.Table) { *t = known.Play(*t, base) })
			}))),
		u.field(lang.HouseLoad, dom.El("input", dom.ID("house-load"), dom.A("type", "file"), dom.A("accept", ".txt,.rules,text/plain"), dom.On("change", func(e dom.Event) {
			if len(e.Files) > 0 {
				send(app.LoadHouse{Size: e.Files[0].Size, Read: e.Files[0].Read})
			}
		}))))
}
