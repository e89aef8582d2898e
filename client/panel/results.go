package panel

import (
	"strconv"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/rules"
)

// probe is what the sight and cover tool found: the verdict, why, and each line with what blocks it.
func (u ui) probe() *dom.Node {
	p := u.m.Probe
	if p == nil {
		return nil
	}
	to := u.say(lang.ProbePlace)
	if t := u.token(p.To); t != nil {
		to = u.tokenName(t)
	}
	title, seen, unseen := u.say(lang.ProbeFromArea, to), lang.ProbeReached, lang.ProbeUnreached
	if p.From != 0 {
		title, seen, unseen = u.say(lang.ProbeTitle, u.tokenName(u.token(p.From)), to), lang.ProbeSeen, lang.ProbeUnseen
	}
	words, class := seen, "verdict good"
	if !p.Seen {
		words, class = unseen, "verdict bad"
	}
	return u.result("probe", title, lang.Close, app.ClearLines{},
		dom.El("p", dom.Class(class), dom.ID("verdict"), dom.El("strong", u.say(words)), " · ", u.say(coverKeys[p.Degree]), " · ", u.t.Both(float64(p.Distance))),
		u.why(p),
		dom.El("ol", dom.ID("lines"), u.lines(p.Lines)),
		u.sightLines(p),
		u.probeArcs(p),
		u.probeFlanks(p))
}

var coverKeys = map[app.Degree]lang.Key{
	app.CoverNone: lang.CoverNone, app.CoverHalf: lang.CoverHalf, app.CoverThreeQuarters: lang.CoverThreeQuarters, app.CoverTotal: lang.CoverTotal,
}

// why says how the degree of cover came about; nothing where no lines could be drawn.
func (u ui) why(p *app.Probe) *dom.Node {
	if len(p.Lines) == 0 {
		return nil
	}
	n := 0
	for _, l := range p.Lines {
		if l.Blocked {
			n++
		}
	}
	words := []dom.Arg{dom.Class("quiet"), dom.ID("why"), u.t.Count(lang.ProbeBlocked, float64(n), len(p.Lines)), "."}
	var who []string
	for _, g := range p.Givers() {
		who = append(who, u.t.Count(lang.GiverLines, float64(g.Lines), u.giver(g)))
	}
	if len(who) > 0 {
		words = append(words, " ", u.say(lang.ProbeWho, u.t.List(who)))
	}
	if p.Capped {
		words = append(words, " ", u.say(lang.ProbeCapped, u.say(coverKeys[p.Counted]), u.say(coverKeys[p.Degree])))
	}
	if p.Bonus > 0 {
		words = append(words, " ", u.say(lang.ProbeBonus, "+"+u.t.Number(float64(p.Bonus))), ".")
	}
	return dom.El("p", words...)
}

// wallKeys name walls, where they stand alone and behind them.
var wallKeys = map[sight.Kind][2]lang.Key{
	sight.Solid: {lang.GiverWall, lang.BehindWall}, sight.Window: {lang.GiverWindow, lang.BehindWindow}, sight.Curtain: {lang.GiverCurtain, lang.BehindCurtain},
	sight.Terrain: {lang.GiverTerrain, lang.BehindTerrain}, sight.Obstacle: {lang.GiverObstacle, lang.BehindObstacle},
}

// giver names what gives cover.
func (u ui) giver(g app.Giver) string {
	switch g.By {
	case app.BlameWall:
		return u.say(wallKeys[g.Kind][0])
	case app.BlameDoor:
		return u.say(lang.GiverDoor)
	case app.BlameToken:
		return u.named(g.Name)
	}
	return u.say(lang.GiverNothing)
}

// named is a token's name, or what stands for one.
func (u ui) named(name string) string {
	if name == "" {
		return u.say(lang.SomeToken)
	}
	return name
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
	return u.say(lang.LineBlocked, u.giver(l.Giver))
}

// arcKeys name the arcs.
var arcKeys = map[grid.Arc]lang.Key{grid.Front: lang.ArcFront, grid.Left: lang.ArcLeft, grid.Right: lang.ArcRight, grid.Rear: lang.ArcRear}

// probeArcs says in which arc each of the two has the other.
func (u ui) probeArcs(p *app.Probe) *dom.Node {
	if !p.Facing {
		return nil
	}
	from := u.tokenName(u.token(p.From))
	words := u.say(lang.ProbeArc, from, u.say(arcKeys[p.Arc]))
	if p.Arc == grid.Rear {
		words = u.say(lang.ProbeArcUnseen, from)
	}
	if t := u.token(p.To); t != nil {
		behind := u.say(lang.ProbeBehind, u.tokenName(t), u.say(arcKeys[p.Behind]))
		if p.Behind == grid.Rear {
			behind = u.say(lang.ProbeBehindRear, u.tokenName(t))
		}
		words += " " + behind
	}
	return dom.El("p", dom.Class("quiet"), dom.ID("arcs"), words)
}

// probeFlanks says who flanks the one that is looked at, and why the one that looks does not with the others of its side.
func (u ui) probeFlanks(p *app.Probe) *dom.Node {
	t := u.token(p.To)
	if !u.v.Table.Flanking || t == nil || p.From == 0 {
		return nil
	}
	var rows []*dom.Node
	for i, f := range u.m.Flanks {
		if f.Target == p.To {
			rows = append(rows, dom.El("li", dom.Key(strconv.Itoa(i)), dom.El("strong", u.pair(f)), ": ", u.opposition(f)))
		}
	}
	head := u.say(lang.FlankNobody, u.tokenName(t))
	if len(rows) > 0 {
		head = u.say(lang.FlankAdvantage, u.tokenName(t))
	}
	for i, f := range p.Tried {
		rows = append(rows, dom.El("li", dom.Key("not"+strconv.Itoa(i)), dom.Class("quiet"), u.pair(f), ": ", u.whyNot(f)))
	}
	return dom.El("div", dom.ID("flanking"), dom.El("h3", u.say(lang.Flanking)), dom.El("p", dom.Class("quiet"), head), dom.El("ul", dom.Class("words"), rows))
}

func (u ui) pair(f app.Flank) string {
	return u.say(lang.FlankPair, u.tokenName(u.token(f.A)), u.tokenName(u.token(f.B)))
}

// opposition says how two flank.
func (u ui) opposition(f app.Flank) string {
	switch {
	case u.t.Hex:
		return u.say(lang.FlankHexes, f.Opposition.Between[0], f.Opposition.Between[1])
	case f.Opposition.Corners:
		return u.say(lang.FlankCorners)
	}
	return u.say(lang.FlankSides)
}

// whyNot says what keeps two from flanking.
func (u ui) whyNot(f app.Flank) string {
	who := u.tokenName(u.token(f.Who))
	switch f.Why {
	case rules.IsDown:
		return u.say(lang.FlankDown, who)
	case rules.SeesNot:
		return u.say(lang.FlankBlind, who)
	case rules.Apart:
		return u.say(lang.FlankApart, who)
	case rules.Walled:
		return u.say(lang.FlankWalled, who)
	}
	if u.t.Hex && f.Opposition.A != f.Opposition.B {
		return u.say(lang.FlankNotHexes, f.Opposition.Between[0], f.Opposition.Between[1])
	}
	return u.say(lang.FlankNotOpposite)
}

// result is the card of a tool's findings, on the other side than the panels; closing it puts the tool's drawing away.
func (u ui) result(id, title string, away lang.Key, clear app.Msg, kids ...dom.Arg) *dom.Node {
	head := dom.El("header", dom.El("h2", dom.ID(id+"-title"), title), u.tool("close", away, dom.ID(id+"-close"), dom.Class("icon quiet"), u.click(clear)))
	args := []dom.Arg{dom.Key(id), dom.ID(id), dom.Class("card result"), dom.A("aria-labelledby", id+"-title"), dom.A("aria-live", "polite"), head}
	return dom.El("section", append(args, kids...)...)
}
