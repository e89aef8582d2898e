package panel

import (
	"strconv"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
)

// probe is what the sight and cover tool found, line by line, and what blocks each.
func (u ui) probe() *dom.Node {
	p := u.m.Probe
	if p == nil {
		return nil
	}
	to := u.say(lang.ProbePlace)
	if t := u.token(p.To); t != nil {
		to = u.tokenName(t)
	}
	seen, class := lang.ProbeUnseen, "verdict bad"
	if p.Seen {
		seen, class = lang.ProbeSeen, "verdict good"
	}
	return u.result("probe", u.say(lang.ProbeTitle, u.tokenName(u.token(p.From)), to),
		dom.El("p", dom.Class(class), dom.ID("verdict"), dom.El("strong", u.say(seen)), " · ", u.say(coverKeys[p.Degree]), " · ", u.t.Both(float64(p.Distance))),
		u.blockedCount(p.Lines),
		dom.El("ol", dom.ID("lines"), u.lines(p.Lines)),
		u.sightLines(p))
}

var coverKeys = map[app.Degree]lang.Key{
	app.CoverNone: lang.CoverNone, app.CoverHalf: lang.CoverHalf, app.CoverThreeQuarters: lang.CoverThreeQuarters, app.CoverTotal: lang.CoverTotal,
}

// blockedCount says how many of the lines are blocked; nothing where none could be drawn.
func (u ui) blockedCount(lines []app.ProbeLine) *dom.Node {
	if len(lines) == 0 {
		return nil
	}
	n := 0
	for _, l := range lines {
		if l.Blocked {
			n++
		}
	}
	return dom.El("p", dom.Class("quiet"), u.t.Count(lang.ProbeBlocked, float64(n), len(lines)))
}

// sightLines says what the line of sight that decided met.
func (u ui) sightLines(p *app.Probe) *dom.Node {
	if len(p.Sight) == 0 {
		return nil
	}
	return dom.El("p", dom.Class("quiet"), u.say(lang.ProbeSight), " ", u.lineWords(p.Sight[0]))
}

func (u ui) lines(lines []app.ProbeLine) []*dom.Node {
	var list []*dom.Node
	for i, l := range lines {
		class := "clear"
		if l.Blocked {
			class = "blocked"
		}
		list = append(list, dom.El("li", dom.Key(strconv.Itoa(i)), dom.Class(class), u.lineWords(l)))
	}
	return list
}

// lineWords says whether a line is clear, and if not what blocks it.
func (u ui) lineWords(l app.ProbeLine) string {
	if !l.Blocked {
		return u.say(lang.LineClear)
	}
	switch l.By {
	case app.BlameWall:
		return u.say(lang.LineWall)
	case app.BlameDoor:
		return u.say(lang.LineDoor)
	case app.BlameToken:
		return u.say(lang.LineToken, l.Name)
	}
	return u.say(lang.LineBlocked)
}

// area is what a template covers: how many cells, and who stands in it.
func (u ui) area() *dom.Node {
	a := u.m.Area
	if a == nil {
		return nil
	}
	title := lang.AreaCircle
	if a.Kind == app.ToolCone {
		title = lang.AreaCone
	}
	var who []*dom.Node
	for _, id := range a.Tokens {
		if t := u.token(id); t != nil {
			who = append(who, dom.El("li", dom.Key(hexID(uint64(id))),
				dom.El("button", dom.A("type", "button"), dom.Class("name"), swatch(t.Colour), u.tokenName(t), u.click(app.Pick{Token: id, Centre: true}))))
		}
	}
	inside := dom.El("p", dom.Class("quiet"), u.say(lang.AreaNobody))
	if len(who) > 0 {
		inside = dom.El("ul", dom.ID("inside"), dom.Class("rows"), who)
	}
	return u.result("area", u.say(title, u.t.Both(float64(a.Length))),
		dom.El("p", dom.Class("quiet"), u.covered(len(a.Cells))), inside)
}

func (u ui) covered(n int) string {
	if u.t.Hex {
		return u.t.Count(lang.AreaHexes, float64(n))
	}
	return u.t.Count(lang.AreaSquares, float64(n))
}

// result is the card of a tool's findings, on the other side than the panels; closing it puts the tool's drawing away.
func (u ui) result(id, title string, kids ...dom.Arg) *dom.Node {
	head := dom.El("header", dom.El("h2", dom.ID(id+"-title"), title), u.tool("close", lang.Close, dom.Class("icon quiet"), u.click(app.ClearTools{})))
	args := []dom.Arg{dom.Key(id), dom.ID(id), dom.Class("card result"), dom.A("aria-labelledby", id+"-title"), dom.A("aria-live", "polite"), head}
	return dom.El("section", append(args, kids...)...)
}
