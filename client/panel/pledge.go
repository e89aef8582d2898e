package panel

import (
	"net/url"
	"strconv"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/rules"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// pledges is the sessions of open rolls that can be checked, newest first: for GMs to begin and end, for all to check.
func (u ui) pledges() *dom.Node {
	all := u.v.Pledges
	if len(all) == 0 && !u.gm() && u.profile().Rolls.Checked == rules.CheckNone {
		return nil
	}
	kids := []dom.Arg{dom.Key("pledges"), dom.ID("pledges"), dom.El("p", dom.Key("text"), dom.Class("quiet"), u.say(lang.PledgeText))}
	if u.gm() {
		kids = append(kids, u.pledgeButtons(len(all) > 0 && !all[len(all)-1].Over))
	}
	for i := len(all) - 1; i >= 0; i-- {
		kids = append(kids, u.pledge(all[i]))
	}
	return more(u.say(lang.PledgeTitle), kids...)
}

// pledgeButtons begin a session, by a setting of the table, or end the one that is running.
func (u ui) pledgeButtons(running bool) *dom.Node {
	if running {
		return dom.El("div", dom.Key("end"), dom.Class("line wrap"),
			u.button(lang.PledgeEnd, dom.ID("pledge-end"), dom.A("title", u.say(lang.PledgeEndText)), u.do(wire.EndRolls{})))
	}
	send := u.send
	begin := func(c rules.Checked) dom.Handler {
		return dom.On("click", func(dom.Event) {
			if p := u.profile(); p.Rolls.Checked != c {
				p.Rolls.Checked = c
				u.setTable(func(t *wire.Table) { *t = known.Play(*t, p) })
			}
			send(app.Do{Body: wire.BeginRolls{}})
		})
	}
	return dom.El("div", dom.Key("begin"), dom.Class("line wrap"),
		u.button(lang.PledgeBegin, dom.ID("pledge-begin"), begin(rules.CheckRolls)),
		u.button(lang.PledgeBeginFight, dom.ID("pledge-begin-fight"), dom.A("title", u.say(lang.PledgeFightText)), begin(rules.CheckFight)))
}

// pledge is one session: what commits to its seed, the seed once it is published, and each roll with whether it holds.
func (u ui) pledge(p wire.Pledge) *dom.Node {
	n := strconv.FormatUint(p.Number, 10)
	words := u.say(lang.PledgeSession, n) + " · " + u.t.Count(lang.PledgeRolls, float64(p.Rolls)) + " · "
	switch {
	case !p.Over:
		words += u.say(lang.PledgeRunning)
	case u.allHold(p):
		words += u.say(lang.PledgeHolds)
	default:
		words += u.say(lang.PledgeFails)
	}
	open := u.m.Pledge == p.Number
	kids := []dom.Arg{dom.Key("s" + n), dom.ID("pledge-" + n), dom.El("button", dom.Key("head"), dom.A("type", "button"), dom.Class("quiet"),
		dom.A("aria-expanded", strconv.FormatBool(open)), u.click(app.ShowPledge{Number: p.Number}), words), u.hex(lang.PledgeCommitment, p.Commitment.String())}
	if p.Over {
		kids = append(kids, u.hex(lang.PledgeSeed, p.Seed.String()))
	}
	if open { // a long list is made only for who looks at it
		kids = append(kids, u.pledgeRolls(p)...)
	}
	return dom.El("section", kids...)
}

// pledgeRolls are the rolls of a session, and its record to keep.
func (u ui) pledgeRolls(p wire.Pledge) []dom.Arg {
	n := strconv.FormatUint(p.Number, 10)
	record := app.Record(u.v, p)
	if len(record.Rolls) == 0 {
		return []dom.Arg{dom.El("p", dom.Key("none"), dom.Class("quiet"), u.say(lang.PledgeNone))}
	}
	var rows []*dom.Node
	for _, o := range u.v.Open {
		if uint64(o.ID.Session()) == p.Number {
			rows = append(rows, u.openRoll(o))
		}
	}
	text := record.Text()
	return []dom.Arg{
		dom.El("ul", dom.Key("rolls"), dom.Class("words open-rolls"), rows),
		dom.El("p", dom.Key("file"), dom.Class("quiet"), dom.El("a", dom.A("download", "open-rolls-"+n+".txt"), dom.A("href", "data:text/plain;charset=utf-8,"+url.PathEscape(text)), u.say(lang.PledgeSave)), " · ", u.say(lang.PledgeFileText)),
		dom.El("textarea", dom.Key("copy"), dom.Num("rows", 3), dom.If("readonly", true), dom.A("aria-label", u.say(lang.PledgeFile)), dom.A("title", u.say(lang.PledgeFile)), dom.A("value", text)),
	}
}

// allHold says that every roll of a session that is over holds, and none is missing.
func (u ui) allHold(p wire.Pledge) bool {
	before := uint32(0)
	for _, o := range u.v.Open {
		if uint64(o.ID.Session()) != p.Number {
			continue
		}
		if !u.m.Checked[o.ID] || before > 0 && o.ID.Index() != before+1 {
			return false
		}
		before = o.ID.Index()
	}
	return before == p.Rolls
}

// hex is a long number to be compared.
func (u ui) hex(name lang.Key, text string) *dom.Node {
	return dom.El("p", dom.Key(string(name)), dom.Class("quiet hex"), u.say(name)+": ", dom.El("code", text))
}

// openRoll is one roll of a session.
func (u ui) openRoll(o wire.OpenRoll) *dom.Node {
	who := ""
	for _, s := range u.v.Seats {
		if s.ID == o.Seat {
			who = s.Name + " "
		}
	}
	faces := ""
	for i, f := range o.Faces {
		if i > 0 {
			faces += " "
		}
		faces += u.t.Number(float64(f))
	}
	return dom.El("li", dom.Key(strconv.Itoa(int(o.ID.Index()))), u.openMark(o.ID), " ", who, u.rollFor(o.For), dom.El("code", u.t.Dice(o.Expr)), " ("+faces+") = ", dom.El("b", u.t.Number(float64(o.Total))))
}

// openMark is the index of an open roll, and once its seed is published whether it holds.
func (u ui) openMark(id wire.OpenID) *dom.Node {
	if id == 0 {
		return nil
	}
	n := strconv.Itoa(int(id.Index()))
	mark, class, title := "", "chip index", u.say(lang.PledgeIndex, n)
	if holds, checked := u.m.Checked[id]; checked {
		mark, class, title = " ✓", "chip index holds", u.say(lang.PledgeOK)
		if !holds {
			mark, class, title = " ✗", "chip index fails", u.say(lang.PledgeWrong)
		}
	}
	return dom.El("span", dom.Class(class), dom.A("title", title), "#"+n+mark)
}

// rollFors are the words for what an open roll was made for.
var rollFors = [wire.RollFors]lang.Key{"", lang.RollForAttack, lang.RollForDamage, lang.RollForSave, lang.RollForTurn}

func (u ui) rollFor(f wire.RollFor) string {
	if f == wire.ForItself || f >= wire.RollFors {
		return ""
	}
	return u.say(rollFors[f]) + " "
}
