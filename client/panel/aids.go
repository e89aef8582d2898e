package panel

import (
	"strings"

	"sightline/client/aid"
	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/rules"
	"sightline/rules/book"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// aids is the panel "Rules and tools": the list of aids, or the one that is open.
func (u ui) aids() *dom.Node {
	if a, ok := aid.Find(u.m.Aids.Open); ok && u.has(a) {
		return u.card("aids", lang.AidsTitle, app.PanelAids, u.openAid(a))
	}
	return u.card("aids", lang.AidsTitle, app.PanelAids, u.findAid(), u.house(), u.aidList())
}

// has says whether this seat has the aid under the rules of the table.
func (u ui) has(a aid.Aid) bool {
	role := wire.Player
	if u.gm() {
		role = wire.GM
	}
	return a.For(role, u.v.Table.Profile)
}

func (u ui) findAid() *dom.Node {
	send := u.send
	return dom.El("input", dom.Key("find"), dom.ID("aid-find"), dom.A("type", "search"), dom.A("value", u.m.Aids.Find), dom.Num("maxlength", 60),
		dom.A("placeholder", u.say(lang.AidsFind)), dom.A("aria-label", u.say(lang.AidsFind)),
		dom.On("input", func(e dom.Event) { send(app.FindAid{Text: e.Value}) }))
}

// groupNames are the headings of the list, by group.
var groupNames = [aid.Groups]lang.Key{lang.AidsChecks, lang.AidsFight, lang.AidsExplore, lang.AidsChase, lang.AidsAfflict, lang.AidsTable}

// aidList is the list of those that fit what is looked for.
func (u ui) aidList() *dom.Node {
	var groups [aid.Groups][]*dom.Node
	for _, a := range aid.All() {
		if u.has(a) && u.fits(a) {
			groups[a.Group] = append(groups[a.Group], dom.El("li", dom.Key(a.ID),
				dom.El("button", dom.A("type", "button"), dom.ID("aid-"+a.ID), dom.Class("name"), u.t.Write(a.Name), u.click(app.OpenAid{ID: a.ID}))))
		}
	}
	var kids []*dom.Node
	for g, list := range groups {
		if len(list) > 0 {
			kids = append(kids, dom.El("h3", dom.Key("head"+hexID(uint64(g))), u.say(groupNames[g])), dom.El("ul", dom.Key("list"+hexID(uint64(g))), dom.Class("rows"), list))
		}
	}
	kids = append(kids, u.foundRules()...)
	if len(kids) == 0 {
		kids = append(kids, dom.El("p", dom.Key("none"), dom.Class("quiet"), u.say(lang.AidsNone)))
	}
	return dom.El("div", dom.Key("list"), dom.ID("aid-list"), kids)
}

// mostRules is how many rules are shown of those found.
const mostRules = 12

// foundRules are the rules in words whose name or text holds what is looked for.
func (u ui) foundRules() []*dom.Node {
	find := strings.ToLower(strings.TrimSpace(u.m.Aids.Find))
	if len(find) < 3 {
		return nil
	}
	var kids []*dom.Node
	for _, r := range book.Rules() {
		if len(kids) < mostRules && strings.Contains(strings.ToLower(r.ID+" "+u.t.Write(r.Name)+" "+u.t.Write(r.Text)), find) {
			kids = append(kids, u.rule(r))
		}
	}
	return kids
}

// rule is a rule in words.
func (u ui) rule(r book.Rule) *dom.Node {
	return dom.El("p", dom.Key(r.ID), dom.ID("rule-"+r.ID), dom.Class("quiet"), dom.El("b", r.ID+" · "+u.t.Write(r.Name)+" "), u.t.Write(r.Text))
}

// holds says whether a text holds what is looked for.
func (u ui) holds(s string) bool {
	return strings.Contains(strings.ToLower(s), strings.ToLower(strings.TrimSpace(u.m.Aids.Find)))
}

// fits says whether an aid's name, or that of a rule it plays, holds what is looked for.
func (u ui) fits(a aid.Aid) bool {
	hold := u.holds
	if hold(u.t.Write(a.Name)) {
		return true
	}
	for _, row := range a.Rows {
		if r, ok := book.Find(row); ok && (hold(row) || hold(u.t.Write(r.Name))) {
			return true
		}
	}
	return false
}

// openAid is the form of an aid and what the rules say to it.
func (u ui) openAid(a aid.Aid) *dom.Node {
	in := a.With(u.profile(), u.v, u.m.Selected, u.m.Aids.Values[a.ID])
	var fields []*dom.Node
	for _, f := range in.Shown() {
		fields = append(fields, u.aidField(f, in))
	}
	in.Notes = u.m.Notes
	answer := a.Judge(in)
	return dom.El("div", dom.Key("aid "+a.ID), dom.ID("aid"), dom.A("data-aid", a.ID),
		dom.El("div", dom.Class("line"), u.button(lang.AidsBack, dom.ID("aid-back"), dom.Class("quiet"), u.click(app.OpenAid{}))),
		dom.El("h3", u.t.Write(a.Name)),
		dom.El("div", dom.ID("aid-fields"), fields), u.aidAnswer(answer), u.aidOffers(answer), u.aidRules(a))
}

// profile is the rules of the table.
func (u ui) profile() rules.Profile {
	return known.Profile(u.v.Table)
}

// aidField is a field to fill in.
func (u ui) aidField(f aid.Field, in aid.Input) *dom.Node {
	send := u.send
	set := func(v string) { send(app.SetAid{Field: f.Key, Value: v}) }
	id := dom.ID("aid-field-" + f.Key)
	name := dom.El("span", u.t.Write(f.Name))
	if f.Kind == aid.Check {
		return dom.El("label", dom.Key(f.Key), dom.Class("check"),
			dom.El("input", id, dom.A("type", "checkbox"), dom.If("checked", in.Yes(f.Key)), dom.On("change", func(e dom.Event) { set(map[bool]string{true: "yes"}[e.Checked]) })), name)
	}
	return dom.El("label", dom.Key(f.Key), dom.Class("field"), name, dom.El("span", dom.Class("control"), u.aidControl(f, in, id, set), u.aidRoll(f)))
}

// aidControl is what is typed or chosen in.
func (u ui) aidControl(f aid.Field, in aid.Input, id dom.Arg, set func(string)) *dom.Node {
	switch f.Kind {
	case aid.Choice:
		var options []option
		for _, o := range f.Options {
			options = append(options, option{o.Value, u.t.Write(o.Name)})
		}
		return choice(in.Pick(f.Key), options, set, id)
	case aid.Token:
		value, options := "", []option{{"", u.say(lang.AidNobody)}}
		for i := range u.v.Tokens {
			options = append(options, option{hexID(uint64(u.v.Tokens[i].ID)), u.tokenName(&u.v.Tokens[i])})
		}
		if tok := in.Tok(f.Key); tok != nil {
			value = hexID(uint64(tok.ID))
		}
		return choice(value, options, set, id)
	}
	args := []dom.Arg{id, dom.A("type", "text"), dom.A("value", in.Raw(f.Key)), dom.Num("maxlength", 200), dom.A("autocomplete", "off"), dom.On("input", func(e dom.Event) { set(e.Value) })}
	if f.Kind == aid.Number {
		args = append(args, dom.A("inputmode", "numeric"), dom.Class("value"))
	}
	return dom.El("input", args...)
}

// aidRoll rolls for a field.
func (u ui) aidRoll(f aid.Field) *dom.Node {
	if f.Dice == "" || u.m.Watching != 0 {
		return nil
	}
	return dom.El("button", dom.A("type", "button"), dom.ID("aid-roll-"+f.Key), u.say(lang.AidRoll, u.t.Dice(f.Dice)), u.click(app.RollAid{Field: f.Key, Expr: f.Dice}))
}

// aidAnswer is what the rules say.
func (u ui) aidAnswer(a aid.Answer) *dom.Node {
	var lines []*dom.Node
	for i, l := range a.Lines {
		var row *dom.Node
		if l.Row != "" {
			row = dom.El("span", dom.Class("quiet"), " "+l.Row)
		}
		lines = append(lines, dom.El("li", dom.Key(hexID(uint64(i))), u.t.Write(l.Text, l.Args...), row))
	}
	return dom.El("ul", dom.ID("aid-answer"), dom.A("role", "status"), dom.A("aria-live", "polite"), lines)
}

// aidOffers are what can be done with the answer.
func (u ui) aidOffers(a aid.Answer) *dom.Node {
	if u.m.Watching != 0 {
		return nil
	}
	var lines []string
	for _, l := range a.Lines {
		lines = append(lines, u.t.Write(l.Text, l.Args...))
	}
	buttons := []*dom.Node{u.button(lang.AidTell, dom.Key("tell"), dom.ID("aid-tell"), u.do(wire.Say{Text: strings.Join(lines, " · ")}))}
	for i, o := range a.Offers {
		n := hexID(uint64(i))
		buttons = append(buttons, dom.El("button", dom.Key(n), dom.A("type", "button"), dom.ID("aid-offer-"+n), u.t.Write(o.Name), u.doAll(o.Bodies)))
	}
	return dom.El("div", dom.Class("line"), dom.ID("aid-offers"), buttons)
}

// doAll sends commands, in order.
func (u ui) doAll(bodies []wire.Body) dom.Handler {
	send := u.send
	return dom.On("click", func(dom.Event) {
		for _, b := range bodies {
			send(app.Do{Body: b})
		}
	})
}

// aidRules are the rules that an aid plays, in words.
func (u ui) aidRules(a aid.Aid) *dom.Node {
	var kids []dom.Arg
	for _, row := range a.Rows {
		if r, ok := book.Find(row); ok {
			kids = append(kids, u.rule(r))
		}
	}
	return more(u.say(lang.AidRules), kids...)
}
