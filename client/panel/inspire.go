package panel

import (
	"strconv"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/rules/check"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// inspiration is that of the selected token: who has it spends it or hands it over, who may awards it (R-014-027 to 032).
func (u ui) inspiration(tok *wire.Token) *dom.Node {
	p := u.profile().Inspiration
	if !check.Plays(p) || tok.Owner == 0 || tok.Past || u.m.Watching != 0 {
		return nil
	}
	has, words := tok.Marks.Has(known.Inspiration), lang.InspireNone
	if has {
		words = lang.InspireHas
	}
	args := []dom.Arg{dom.Key("inspiration"), dom.ID("inspiration"), dom.El("h3", u.say(lang.InspireTitle)), dom.El("p", dom.Class("quiet"), dom.ID("inspire-has"), u.say(words))}
	if e := known.Inspired(u.v, tok.ID); e != nil && u.mine(tok) {
		args = append(args, u.spendInspiration(tok, e))
	}
	if offer := known.Offered(u.v, tok.ID); offer != nil && u.mine(tok) {
		args = append(args, u.offered(tok, offer))
	}
	if mayAward := u.gm() != p.PlayersOnly && (u.gm() || tok.Owner != u.v.Me.Seat); mayAward && !has {
		args = append(args, u.awardForm(tok))
	}
	return dom.El("div", args...)
}

// spendInspiration is what one does who has it.
func (u ui) spendInspiration(tok *wire.Token, e *wire.Effect) *dom.Node {
	send, id := u.send, tok.ID
	ready := func(on bool) {
		level := map[bool]int32{true: 1}[on]
		send(app.Do{Body: wire.EditEffect{Effect: e.ID, Level: level, Left: e.Spec.Lasting.Left}})
	}
	args := []dom.Arg{dom.Key("spend"), u.check(lang.InspireReady, e.Spec.Level != 0, ready, dom.ID("inspire-ready"), dom.A("title", u.say(lang.InspireReadyTip)))}
	if u.profile().Inspiration.After {
		args = append(args, u.button(lang.InspireLate, dom.ID("inspire-late"), dom.A("title", u.say(lang.InspireLateTip)), u.do(wire.Inspire{Verb: wire.InspireLate, Token: id})))
	}
	var others []option
	for i := range u.v.Tokens {
		if t := &u.v.Tokens[i]; t.ID != id && t.Owner != 0 && !t.Past && !t.Marks.Has(known.Inspiration) {
			others = append(others, option{hexID(uint64(t.ID)), u.tokenName(t)})
		}
	}
	if len(others) > 0 {
		give := dom.On("submit", func(ev dom.Event) {
			ev.Prevent()
			n, _ := strconv.ParseUint(ev.Fields["to"], 16, 64)
			send(app.Do{Body: wire.Inspire{Verb: wire.InspireGive, Token: id, To: wire.TokenID(n)}})
		})
		args = append(args, dom.El("form", dom.Key("give"), dom.Class("line wrap"), give,
			u.field(lang.InspireTo, choice(others[0].value, others, func(string) {}, dom.ID("inspire-to"), dom.A("name", "to"))),
			dom.El("button", dom.ID("inspire-give"), dom.A("type", "submit"), u.say(lang.InspireGive))))
	}
	return dom.El("div", args...)
}

// offered asks whether to take what the GM offers.
func (u ui) offered(tok *wire.Token, offer *wire.Effect) *dom.Node {
	model := check.ModelNames[min(max(int(offer.Spec.Level), 0), len(check.ModelNames)-1)]
	args := []dom.Arg{dom.Key("offered"), dom.ID("inspire-offered"), dom.El("p", u.say(lang.InspireOffered, u.t.Write(model.Name)))}
	if !u.gm() {
		args = append(args,
			u.button(lang.InspireAccept, dom.ID("inspire-accept"), dom.Class("main"), u.do(wire.Inspire{Verb: wire.InspireAccept, Token: tok.ID})),
			u.button(lang.InspireDecline, dom.ID("inspire-decline"), u.do(wire.Inspire{Verb: wire.InspireDecline, Token: tok.ID})))
	}
	return dom.El("div", args...)
}

// awardForm awards inspiration, or has the GM offer it: for what, and to whom unless it is for all.
func (u ui) awardForm(tok *wire.Token) *dom.Node {
	send, id := u.send, tok.ID
	var models []option
	for m := range check.Models {
		if u.gm() || !m.ForAll() {
			models = append(models, option{strconv.Itoa(int(m)), u.t.Write(check.ModelNames[m].Name)})
		}
	}
	do := dom.On("submit", func(e dom.Event) {
		e.Prevent()
		n, _ := strconv.Atoi(e.Fields["model"])
		b := wire.Inspire{Verb: wire.InspireAward, Token: id, Model: check.Model(n)}
		if b.Model.ForAll() {
			b.Token = 0
		}
		if e.Fields["offer"] != "" && !b.Model.ForAll() {
			b.Verb = wire.InspireOffer
		}
		send(app.Do{Body: b})
	})
	args := []dom.Arg{dom.Key("award"), dom.Class("form inspire-form"), do,
		u.field(lang.InspireFor, choice(models[0].value, models, func(string) {}, dom.ID("inspire-model"), dom.A("name", "model")))}
	if u.gm() {
		args = append(args, dom.El("label", dom.Class("check"), dom.El("input", dom.A("type", "checkbox"), dom.ID("inspire-offer"), dom.A("name", "offer"), dom.A("value", "yes")), dom.El("span", u.say(lang.InspireOffer))))
	}
	return dom.El("form", append(args, dom.El("button", dom.ID("inspire-award"), dom.A("type", "submit"), dom.Class("main"), u.say(lang.InspireAward)))...)
}

// session is what players awarded, and the GM's pool, where players alone award inspiration (R-014-032).
func (u ui) session() *dom.Node {
	p := u.profile().Inspiration
	if !check.Plays(p) || !p.PlayersOnly {
		return nil
	}
	args := []dom.Arg{dom.Key("session"), dom.ID("session"), dom.El("h3", u.say(lang.InspireTitle))}
	for _, s := range u.v.Seats {
		if s.Role == wire.Player {
			args = append(args, dom.El("p", dom.Key(hexID(uint64(s.ID))), dom.Class("quiet"), u.say(lang.InspireAwards, s.Name, s.Awards, p.Free())))
		}
	}
	args = append(args, dom.El("p", dom.Key("pool"), dom.ID("inspire-pool"), u.say(lang.InspirePool, u.v.Session.Pool)))
	if u.gm() {
		send := u.send
		if u.v.Session.Pool > 0 {
			args = append(args, u.check(lang.InspirePoolNext, u.v.Session.Ready, func(bool) { send(app.Do{Body: wire.Inspire{Verb: wire.InspirePool}}) }, dom.ID("inspire-pool-next")))
		}
		args = append(args, u.button(lang.InspireSession, dom.ID("inspire-session"), dom.A("title", u.say(lang.InspireTip)), u.do(wire.Inspire{Verb: wire.InspireSession})))
	}
	return dom.El("div", args...)
}

// inspireNotes are the words of a note of inspiration, by its text.
var inspireNotes = map[string]lang.Key{
	"award": lang.NoteInspireAward, "offer": lang.NoteInspireOffer, "accept": lang.NoteInspireAccept, "decline": lang.NoteInspireDecline, "give": lang.NoteInspireGive,
	"late": lang.NoteInspireLate, "pool": lang.NoteInspirePool, "session": lang.NoteInspireSession, "spend": lang.NoteInspireSpend,
}

func (u ui) inspireNote(key dom.Arg, n *wire.Note) *dom.Node {
	k, ok := inspireNotes[n.Text]
	if !ok {
		return nil
	}
	return dom.El("p", key, dom.Class("entry event"), u.say(k, u.tokenName(u.token(n.Token)), u.tokenName(u.token(n.Target))))
}
