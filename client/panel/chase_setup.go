package panel

import (
	"strconv"
	"strings"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/rules/chase"
	"sightline/server/wire"
)

// addRunner puts the selected token into the chase, or changes what is set of it.
func (u ui) addRunner(c *wire.Chase) *dom.Node {
	tok := u.token(u.m.Selected)
	if tok == nil {
		return dom.El("p", dom.Key("add"), dom.Class("quiet"), u.say(lang.ChaseAddHint))
	}
	set, name := wire.Runner{}, lang.ChaseAdd
	for _, r := range c.Runners {
		if r.Token == tok.ID {
			set, name = r, lang.ChaseChange
		}
	}
	send, id, chaseID := u.send, tok.ID, c.ID
	add := dom.On("submit", func(e dom.Event) {
		e.Prevent()
		num := func(key string) int32 { n, _ := lang.Parse(e.Fields[key]); return n }
		b := wire.SetRunner{Chase: chaseID, Token: id, At: num("at"), Con: num("con"), Stealth: num("stealth"), Passive: num("passive"), Way: num("way")}
		if e.Fields["role"] == chase.Quarry.String() {
			b.Role = chase.Quarry
		}
		send(app.Do{Body: b})
	})
	number := func(key string, k lang.Key, n int32) *dom.Node {
		return u.field(k, dom.El("input", dom.A("name", key), dom.A("type", "number"), dom.Class("value"), dom.A("inputmode", "numeric"), dom.Num("value", int64(n))))
	}
	roles := []option{{chase.Pursuer.String(), u.say(lang.ChasePursuer)}, {chase.Quarry.String(), u.say(lang.ChaseQuarry)}}
	return dom.El("form", dom.Key("add "+hexID(uint64(id))), dom.Class("form chase-add"), add,
		u.field(lang.ChaseRole, choice(set.Role.String(), roles, func(string) {}, dom.A("name", "role"))),
		number("at", lang.ChaseAt, set.At), number("way", lang.ChaseWay, set.Way), number("con", lang.ChaseCon, set.Con), number("stealth", lang.ChaseStealth, set.Stealth), number("passive", lang.ChasePassive, set.Passive),
		dom.El("button", dom.A("type", "submit"), u.say(name, u.tokenName(tok))))
}

// chaseSetUp is what a GM sets of a chase.
func (u ui) chaseSetUp(c *wire.Chase) []dom.Arg {
	now := wire.SetChase{Chase: c.ID, Table: c.Table, Factors: c.Factors, Own: c.Own, Marks: c.Marks}
	send := u.send
	table := func(id string) {
		next := now
		if next.Table = id; id == chase.OwnTable && len(next.Own) == 0 {
			next.Own = make([]chase.Mark, 20)
		}
		send(app.Do{Body: next})
	}
	tables := append(u.tableOptions(), option{chase.OwnTable, u.say(lang.ChaseOwn)})
	kids := []dom.Arg{dom.Key("setup"), dom.Class("form"), u.field(lang.ChaseTable, choice(c.Table, tables, table, dom.Class("chase-table")))}
	if c.Table == chase.OwnTable {
		kids = append(kids, u.markList("own", lang.ChaseOwn, lang.ChaseOwnText, c.Own, false, func(list []chase.Mark) { next := now; next.Own = list; send(app.Do{Body: next}) }))
	}
	kids = append(kids, u.markList("marks", lang.ChaseMarks, lang.ChaseMarkText, c.Marks, true, func(list []chase.Mark) { next := now; next.Marks = list; send(app.Do{Body: next}) }))
	var boxes []dom.Arg
	for _, f := range chase.Factors {
		boxes = append(boxes, dom.El("label", dom.Key(f.ID), dom.Class("check"),
			dom.El("input", dom.A("type", "checkbox"), dom.Class("factor-"+f.ID), dom.If("checked", c.Factors&f.Factor != 0),
				dom.On("change", func(dom.Event) { next := now; next.Factors ^= f.Factor; send(app.Do{Body: next}) })), dom.El("span", u.t.Write(f.Name))))
	}
	kids = append(kids, more(u.say(lang.ChaseFactors), boxes...), u.splitForm(c),
		dom.El("div", dom.Class("line wrap"), u.button(lang.ChaseReverse, dom.Class("chase-reverse"), u.do(wire.DoChase{Chase: c.ID, Verb: wire.ChaseReverse})),
			u.button(lang.ChaseStop, dom.Class("danger chase-stop"), u.do(wire.StopChase{Chase: c.ID}))))
	return []dom.Arg{dom.El("div", kids...)}
}

// splitForm lets the ticked runners go their own way (R-014-094).
func (u ui) splitForm(c *wire.Chase) *dom.Node {
	send, id := u.send, c.ID
	var who []wire.TokenID
	var boxes []dom.Arg
	for _, r := range c.Runners {
		who = append(who, r.Token)
		n := hexID(uint64(r.Token))
		boxes = append(boxes, dom.El("label", dom.Key(n), dom.Class("check"), dom.El("input", dom.A("type", "checkbox"), dom.A("name", n), dom.Class("split-"+n)), dom.El("span", r.Name)))
	}
	split := dom.On("submit", func(e dom.Event) {
		e.Prevent()
		b := wire.DoChase{Chase: id, Verb: wire.ChaseSplit}
		for _, t := range who {
			if e.Fields[hexID(uint64(t))] != "" {
				b.Tokens = append(b.Tokens, t)
			}
		}
		send(app.Do{Body: b})
	})
	boxes = append(boxes, dom.El("button", dom.A("type", "submit"), u.say(lang.ChaseSplitIt)))
	return more(u.say(lang.ChaseSplit), dom.El("form", append([]dom.Arg{dom.Class("form chase-split"), split}, boxes...)...))
}

// markList is a list of obstacles or rows as text, a line each. What can't be read is named and nothing is sent.
func (u ui) markList(class string, name, hint lang.Key, list []chase.Mark, placed bool, set func([]chase.Mark)) *dom.Node {
	send := u.send
	read := dom.On("change", func(e dom.Event) {
		marks, line := parseMarks(e.Value, placed)
		if line > 0 {
			send(app.BadLine{Line: line})
			return
		}
		set(marks)
	})
	return dom.El("label", dom.Key(class), dom.Class("form"), dom.El("span", u.say(name)),
		dom.El("textarea", dom.Class("chase-"+class), dom.Num("rows", 4), dom.A("title", u.say(hint)), dom.A("aria-label", u.say(name)), dom.A("value", writeMarks(list, placed)), read),
		dom.El("span", dom.Class("quiet"), u.say(hint)))
}

// writeMarks writes a list of marks as parseMarks reads it.
func writeMarks(list []chase.Mark, placed bool) string {
	var lines []string
	for _, m := range list {
		line := m.Text
		if placed {
			line = writeSpot(m) + "; " + line
		}
		if m.DC != 0 || m.Rough != 0 {
			line += "; " + strconv.Itoa(int(m.DC)) + "; " + strconv.Itoa(int(m.Rough))
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n")
}

// writeSpot writes where a mark stands: its place, after @ its way, after > the way that branches off there.
func writeSpot(m chase.Mark) string {
	s := strconv.Itoa(int(m.At))
	if m.Way != 0 {
		s += "@" + strconv.Itoa(int(m.Way))
	}
	if m.To != 0 {
		s += ">" + strconv.Itoa(int(m.To))
	}
	return s
}

// parseSpot reads what writeSpot writes.
func parseSpot(s string, m *chase.Mark) bool {
	s, to, fork := strings.Cut(strings.TrimSpace(s), ">")
	at, way, aside := strings.Cut(s, "@")
	ok := parseInto(at, &m.At)
	if aside {
		ok = ok && parseInto(way, &m.Way)
	}
	if fork {
		ok = ok && parseInto(to, &m.To)
	}
	return ok
}

func parseInto(s string, p *int32) bool {
	n, ok := lang.Parse(strings.TrimSpace(s))
	*p = n
	return ok
}

// parseMarks reads a line each: where it is (of those that have a place), what it is, difficulty, cells at double cost; the last two
// may be missing. Line is the first that can't be read, 0 for none.
func parseMarks(text string, placed bool) (list []chase.Mark, line int) {
	for i, l := range strings.Split(strings.TrimRight(text, "\n "), "\n") {
		f := strings.Split(l, ";")
		var m chase.Mark
		if placed {
			if strings.TrimSpace(l) == "" {
				continue
			}
			if !parseSpot(f[0], &m) || len(f) < 2 {
				return nil, i + 1
			}
			f = f[1:]
		}
		m.Text = strings.TrimSpace(f[0])
		for j, p := range []*int32{&m.DC, &m.Rough} {
			if len(f) <= j+1 {
				break
			}
			n, ok := lang.Parse(strings.TrimSpace(f[j+1]))
			if !ok || n < 0 {
				return nil, i + 1
			}
			*p = n
		}
		if len(f) > 3 || placed && m.Text == "" {
			return nil, i + 1
		}
		list = append(list, m)
	}
	return list, 0
}
