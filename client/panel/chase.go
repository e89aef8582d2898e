package panel

import (
	"strconv"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/rules/chase"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// chasing says that the seat has to do with chases: it leads the game or runs in one.
func (u ui) chasing() bool { return u.gm() || len(u.v.Chases) > 0 }

// chases is the panel of the chases that the seat knows of.
func (u ui) chases() *dom.Node {
	var kids []dom.Arg
	for i := range u.v.Chases {
		kids = append(kids, u.chase(&u.v.Chases[i]))
	}
	if u.gm() {
		kids = append(kids, u.startChase())
	}
	return u.card("chase", lang.ChaseTitle, app.PanelChase, kids...)
}

// tableOptions are the tables of complications.
func (u ui) tableOptions() []option {
	var list []option
	for _, t := range chase.Tables() {
		list = append(list, option{t.ID, u.t.Write(t.Name)})
	}
	return list
}

func (u ui) startChase() *dom.Node {
	send := u.send
	start := dom.On("submit", func(e dom.Event) {
		e.Prevent()
		send(app.Do{Body: wire.StartChase{Table: e.Fields["table"]}})
	})
	args := []dom.Arg{dom.Key("start"), dom.ID("chase-new"), dom.Class("form"), start, dom.El("p", dom.Class("quiet"), u.say(lang.ChaseText)),
		u.field(lang.ChaseTable, choice(map[bool]string{false: "urban", true: "wilderness"}[known.Profile(u.v.Table).Story.Wild], u.tableOptions(), func(string) {}, dom.ID("chase-new-table"), dom.A("name", "table"))),
		dom.El("button", dom.ID("chase-start"), dom.A("type", "submit"), u.say(lang.ChaseStart))}
	return dom.El("form", args...)
}

// chase is one chase: how it stands, the way as a strip, who runs, and what it is played with.
func (u ui) chase(c *wire.Chase) *dom.Node {
	id := hexID(uint64(c.ID))
	args := []dom.Arg{dom.Key(id), dom.ID("chase-" + id), dom.Class("part chase"), u.chaseHead(c), u.chaseTrack(c)}
	var rows []*dom.Node
	for i := range c.Runners {
		rows = append(rows, u.runner(c, i))
	}
	args = append(args, dom.El("ol", dom.Class("rows runners"), rows))
	if u.gm() {
		args = append(args, u.addRunner(c), more(u.say(lang.ChaseSetUp), u.chaseSetUp(c)...))
	}
	return dom.El("div", args...)
}

func (u ui) chaseHead(c *wire.Chase) *dom.Node {
	words := u.say(lang.ChaseRound, c.Round)
	switch {
	case c.Over:
		words = u.say(lang.ChaseOver)
	case c.Round == 0:
		words = u.say(lang.ChaseIdle)
	case c.Waits:
		words += " · " + u.say(lang.ChaseWaits)
	}
	kids := []dom.Arg{dom.Class("line wrap"), dom.El("strong", dom.Class("chase-round"), dom.A("role", "status"), words), dom.El("span", dom.Class("space"))}
	if u.gm() && c.Round == 0 {
		kids = append(kids, u.button(lang.ChaseBegin, dom.ID("chase-begin"), dom.Class("main"), u.do(wire.DoChase{Chase: c.ID, Verb: wire.ChaseBegin})))
	}
	if u.gm() && c.Round > 0 && !c.Over {
		kids = append(kids, u.button(lang.ChaseEnd, dom.Class("main chase-next"), u.do(wire.DoChase{Chase: c.ID, Verb: wire.ChaseEnd})))
	}
	return dom.El("div", kids...)
}

// chaseTrack is the way as a strip: the runners and the obstacles that are known, by how far they are (R-014-095).
func (u ui) chaseTrack(c *wire.Chase) *dom.Node {
	if len(c.Runners) == 0 {
		return nil
	}
	low, high := c.Runners[0].At, c.Runners[0].At
	for _, r := range c.Runners {
		low, high = min(low, r.At), max(high, r.At)
	}
	for _, m := range c.Marks {
		low, high = min(low, m.At), max(high, m.At)
	}
	strips := []*dom.Node{u.chaseStrip(c, 0, low, high)}
	for _, m := range c.Marks {
		if m.To != 0 {
			strips = append(strips, u.chaseStrip(c, m.To, low, high))
		}
	}
	return dom.El("div", dom.Key("track"), dom.Class("chase-tracks"), dom.A("role", "img"), dom.A("aria-label", u.say(lang.ChaseTrack)), strips)
}

// chaseStrip is one way of the map: what stands on it and who runs there. A side way begins where it branches off.
func (u ui) chaseStrip(c *wire.Chase, way, low, high int32) *dom.Node {
	left := func(at int32) dom.Attr {
		return dom.A("style", "left:"+strconv.Itoa(int(2+int64(at-low)*92/int64(max(high-low, 1))))+"%")
	}
	var kids []*dom.Node
	for i, m := range c.Marks {
		if m.Way != way && m.To != way || m.To == way && way == 0 && m.Way != 0 {
			continue
		}
		class := "mark-at"
		if m.To != 0 {
			class += " fork-at"
		}
		kids = append(kids, dom.El("span", dom.Key("m"+strconv.Itoa(i)), dom.Class(class), left(m.At), dom.A("title", m.Text+" · "+u.t.Both(float64(m.At)))))
	}
	for i, r := range c.Runners {
		if r.Way != way && (way != 0 || u.charted(c, r.Way)) {
			continue
		}
		class := "runner-at row" + strconv.Itoa(i%3)
		if r.Role == chase.Quarry {
			class += " prey"
		}
		if r.Left != chase.Runs {
			class += " out"
		}
		kids = append(kids, dom.El("span", dom.Key(hexID(uint64(r.Token))), dom.Class(class), left(r.At), dom.A("title", r.Name+" · "+u.t.Both(float64(r.At))), initial(r.Name)))
	}
	return dom.El("div", dom.Key("way"+strconv.Itoa(int(way))), dom.Class("chase-track"), dom.Num("data-way", int64(way)), kids)
}

// charted says that the seat knows where a way branches off; who runs on another is shown on the first.
func (u ui) charted(c *wire.Chase, way int32) bool {
	for _, m := range c.Marks {
		if m.To == way {
			return way != 0
		}
	}
	return false
}

// initial is the first letter of a name.
func initial(name string) string {
	for _, r := range name {
		return string(r)
	}
	return "?"
}

// apart is how far a runner is from the nearest one of the other side that the seat knows of; false when there is none.
func apart(c *wire.Chase, i int) (int32, bool) {
	run := chase.Chase{Marks: c.Marks}
	other := false
	for _, r := range c.Runners {
		run.Runners = append(run.Runners, chase.Runner{Role: r.Role, At: r.At, Way: r.Way, Left: r.Left})
		other = other || r.Role != c.Runners[i].Role && r.Left == chase.Runs
	}
	return run.Behind(i), other
}

// leftWords say why one runs no more, by chase.Left.
var leftWords = [...]lang.Key{chase.Dropped: lang.ChaseDropped, chase.Escaped: lang.ChaseEscaped, chase.Caught: lang.ChaseCaught}

// runner is a line of the order: what is known of one, and what it can do.
func (u ui) runner(c *wire.Chase, i int) *dom.Node {
	r := c.Runners[i]
	id := hexID(uint64(r.Token))
	class := "turn"
	if r.Now {
		class = "turn now"
	}
	role := lang.ChasePursuer
	if r.Role == chase.Quarry {
		role = lang.ChaseQuarry
	}
	head := []dom.Arg{dom.Class("line wrap"), dom.El("button", dom.A("type", "button"), dom.Class("name"), r.Name, u.click(app.Pick{Token: r.Token, Centre: u.token(r.Token) != nil})), chip(u.say(role))}
	if r.Lead {
		head = append(head, chip(u.say(lang.ChaseLead)))
	}
	if r.Left != chase.Runs {
		head = append(head, chip(u.say(leftWords[r.Left])))
	}
	if far, other := apart(c, i); other && r.Left == chase.Runs {
		head = append(head, dom.El("span", dom.Class("quiet apart"), u.say(lang.ChaseApart, u.t.Both(float64(far)))))
	}
	args := []dom.Arg{dom.Key(id), dom.ID("runner-" + id), dom.Class(class), dom.A("data-role", r.Role.String()), dom.El("div", head...)}
	if r.Now {
		args = append(args, dom.A("aria-current", "true"))
	}
	if r.Told {
		args = append(args, u.runnerFacts(r), u.met(c, r))
	}
	if u.mayRun(r) {
		args = append(args, u.runnerDoes(c, r))
	}
	return dom.El("li", args...)
}

func chip(words string) *dom.Node { return dom.El("span", dom.Class("chip"), words) }

// mayRun says that the seat acts for a runner.
func (u ui) mayRun(r wire.Runner) bool {
	tok := u.token(r.Token)
	return u.m.Watching == 0 && r.Told && tok != nil && u.mine(tok)
}

// runnerFacts are the numbers that its owner and GMs know.
func (u ui) runnerFacts(r wire.Runner) *dom.Node {
	words := u.say(lang.ChaseDashes, r.Dashes, chase.Free(r.Con))
	if r.Due > 0 {
		words += " · " + u.say(lang.ChaseDue, r.Due)
	}
	if r.Rough > 0 {
		words += " · " + u.say(lang.ChaseRough, r.Rough)
	}
	if r.Unseen {
		words += " · " + u.say(lang.ChaseUnseen)
	}
	return dom.El("p", dom.Key("facts"), dom.Class("quiet facts"), words)
}
