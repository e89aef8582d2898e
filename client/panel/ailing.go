package panel

import (
	"strconv"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/geom"
	"sightline/geom/area"
	"sightline/rules/afflict"
	"sightline/rules/effect"
	"sightline/rules/fight"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// dueWords say what is due of an affliction, in the order of the list.
var dueWords = []struct {
	due afflict.Due
	key lang.Key
}{
	{afflict.DueTurn, lang.AilDueTurn}, {afflict.DueDay, lang.AilDueDay}, {afflict.DueRest, lang.AilDueRest}, {afflict.DueStress, lang.AilDueStress},
	{afflict.DueMidnight, lang.AilMidnight}, {afflict.DueHurt, lang.AilDueHurt}, {afflict.DueNear, lang.AilDueNear},
}

// dues reminds the GM of the saves of afflictions that are due, on whatever token.
func (u ui) dues() *dom.Node {
	var rows []*dom.Node
	for _, e := range u.v.Effects {
		for _, w := range dueWords {
			if e.Watch.Due&w.due != 0 {
				rows = append(rows, u.due(e, w.due, w.key))
			}
		}
	}
	if rows == nil {
		return nil
	}
	return dom.El("div", dom.Key("dues"), dom.ID("dues"), dom.El("h3", u.say(lang.AilDue)), dom.El("ul", dom.Class("rows"), rows))
}

func (u ui) due(e wire.Effect, due afflict.Due, k lang.Key) *dom.Node {
	id := hexID(uint64(e.ID)) + "-" + strconv.Itoa(int(due))
	words := u.tokenName(u.token(e.Token)) + ": " + u.t.Effect(e.Spec.Kind, e.Spec.Name, 0) + " · "
	if due == afflict.DueDay {
		words += u.say(k, int(e.Watch.Days))
	} else {
		words += u.say(k)
	}
	kids := []dom.Arg{dom.Key(id), dom.El("span", dom.Class("name"), words),
		u.button(lang.AilRoll, dom.Class("main due-roll"), u.do(wire.TendEffect{Effect: e.ID, Due: due}))}
	if due == afflict.DueNear {
		kids = append(kids, named("close", u.say(lang.EffectRemove, words), dom.Class("icon quiet due-away"), u.do(wire.RemoveEffect{Effect: e.ID})))
	}
	return dom.El("li", kids...)
}

// party are the tokens that players play.
func (u ui) party() []wire.TokenID {
	var list []wire.TokenID
	for i := range u.v.Tokens {
		if u.v.Tokens[i].Owner != 0 {
			list = append(list, u.v.Tokens[i].ID)
		}
	}
	return list
}

// rests is the GM's buttons that let the party rest.
func (u ui) rests() *dom.Node {
	party := u.party()
	if !u.gm() || len(party) == 0 {
		return nil
	}
	return dom.El("div", dom.Key("rests"), dom.Class("line"), dom.El("span", dom.Class("quiet"), u.say(lang.AilRests)),
		u.button(lang.AilShort, dom.ID("rest-short"), u.do(wire.Rest{Tokens: party})),
		u.button(lang.AilLong, dom.ID("rest-long"), u.do(wire.Rest{Tokens: party, Long: true})))
}

// tends is what a GM can do about an affliction, beside rolling what is due.
func (u ui) tends(e wire.Effect) []*dom.Node {
	if !u.gm() {
		return nil
	}
	var kids []*dom.Node
	do := func(words, class string, b wire.TendEffect) {
		b.Effect = e.ID
		kids = append(kids, dom.El("button", dom.Key(class+words), dom.A("type", "button"), dom.Class("quiet tend-"+class), words, u.do(b)))
	}
	p, poison := effect.PoisonOf(e.Spec.Kind)
	ill, disease := effect.DiseaseOf(e.Spec.Kind)
	out := e.Spec.Lasting.Until == effect.Removed
	if poison && p.Asleep() && p.WokenBy(afflict.ByShaking) && u.asleep(e.Token) {
		do(u.say(lang.AilShake), "shake", wire.TendEffect{Verb: wire.TendShake})
	}
	if ill.ID == "cackle_fever" && out {
		do(u.say(lang.AilStress), "stress", wire.TendEffect{Verb: wire.TendStress})
	}
	if ill.ID == "sight_rot" && out && !e.Watch.Held {
		do(u.say(lang.AilDose), "dose", wire.TendEffect{Verb: wire.TendDose})
	}
	if poison || disease || e.Spec.Kind == effect.Laughing {
		do(u.say(lang.AilCure), "cure", wire.TendEffect{Verb: wire.TendCure})
	}
	if k, _, mad := effect.MadnessOf(e.Spec.Kind, e.Spec.Level); mad {
		u.madMeans(k, e, do)
	}
	return kids
}

// madMeans are the cures that do something against a madness, and no others (R-014-132).
func (u ui) madMeans(k afflict.Kind, e wire.Effect, do func(words, class string, b wire.TendEffect)) {
	for _, c := range k.Means() {
		name := u.t.Write(afflict.CureNames[c].Name)
		switch {
		case c.Against(k) != afflict.Suppressed:
			do(u.say(lang.AilCureBy, name), "cure", wire.TendEffect{Verb: wire.TendCure, Number: int32(c)})
		case e.Watch.Held:
			do(u.say(lang.AilLet), "let", wire.TendEffect{Verb: wire.TendHold})
		default:
			do(u.say(lang.AilHold, name), "hold", wire.TendEffect{Verb: wire.TendHold, Number: 1})
		}
	}
}

func (u ui) asleep(id wire.TokenID) bool {
	for _, e := range u.v.Effects {
		if e.Token == id && e.Spec.Kind == "condition.unconscious" {
			return true
		}
	}
	return false
}

// watch is what a GM is told of an affliction beside its level.
func (u ui) watch(e wire.Effect) []string {
	var facts []string
	_, ill := effect.DiseaseOf(e.Spec.Kind)
	switch {
	case e.Watch.Held && ill:
		facts = append(facts, u.say(lang.AilDosed))
	case e.Watch.Held:
		facts = append(facts, u.say(lang.AilHeld))
	}
	if e.Watch.Failures > 0 {
		facts = append(facts, u.say(lang.AilFailures, int(e.Watch.Failures)))
	}
	if _, m, mad := effect.MadnessOf(e.Spec.Kind, e.Spec.Level); mad {
		facts = append(facts, u.t.Write(m.Text))
	}
	return facts
}

// ails are the afflictions that can be given; madness where the table plays with it.
func (u ui) ails(inhaled bool) []option {
	var list []option
	for _, p := range afflict.Poisons {
		if !inhaled || p.Way == afflict.Inhaled {
			list = append(list, option{effect.PoisonKind(p), u.t.Write(p.Name)})
		}
	}
	if inhaled {
		return list
	}
	for _, d := range afflict.Diseases {
		list = append(list, option{effect.DiseaseKind(d), u.t.Write(d.Name)})
	}
	if known.Profile(u.v.Table).Story.Madness {
		for k := range afflict.Kinds {
			kind, _ := effect.Named(effect.MadnessKind(k))
			list = append(list, option{kind.ID, u.t.Write(kind.Name)})
		}
	}
	return list
}

// giveAil is the GM's form that gives a token a poison, a disease or a madness.
func (u ui) giveAil(tok *wire.Token) *dom.Node {
	if !u.gm() {
		return nil
	}
	send, id := u.send, tok.ID
	give := dom.On("submit", func(e dom.Event) {
		e.Prevent()
		b := ailOf(e.Fields)
		b.Tokens = []wire.TokenID{id}
		send(app.Do{Body: b})
	})
	pick := func(name string, options []option) *dom.Node {
		return choice(options[0].value, options, func(string) {}, dom.ID("ail-"+name), dom.A("name", name))
	}
	number := func(name, start string, most int64) *dom.Node {
		return dom.El("input", dom.ID("ail-"+name), dom.A("name", name), dom.A("type", "number"), dom.A("inputmode", "numeric"), dom.A("min", "0"), dom.Num("max", most), dom.Class("value"), dom.A("value", start))
	}
	tick := func(name string, k lang.Key) *dom.Node {
		return dom.El("label", dom.Class("check"), dom.El("input", dom.A("type", "checkbox"), dom.A("name", name), dom.A("value", "1"), dom.ID("ail-"+name)), dom.El("span", u.say(k)))
	}
	cloud := app.Form{Kind: area.Cube, Length: afflict.CloudCells * geom.Unit}
	return more(u.say(lang.AilTitle), dom.ID("ail"), dom.Key("ail "+hexID(uint64(id))),
		dom.El("form", dom.ID("ail-form"), dom.Class("form"), give,
			u.field(lang.AilWhat, pick("kind", u.ails(false))),
			u.field(lang.AilDC, number("dc", "0", 99)),
			u.field(lang.AilAbility, pick("ability", u.madSaves())),
			u.field(lang.AilHour, number("hour", "12", 23)),
			tick("part", lang.AilPart), tick("edge", lang.AilEdge), tick("secret", lang.AilSecret),
			dom.El("button", dom.ID("ail-give"), dom.A("type", "submit"), dom.Class("main"), u.say(lang.AilGive))),
		u.button(lang.AilCloud, dom.ID("ail-cloud"), u.click(app.SetForm{Form: cloud})))
}

// madSaves are the saves against madness: Wisdom, Charisma, or Sanity where the table has that score (R-014-127).
func (u ui) madSaves() []option {
	if known.Profile(u.v.Table).Story.Sanity {
		return []option{{strconv.Itoa(int(fight.Abilities)), u.say(lang.AilSanity)}}
	}
	return []option{{strconv.Itoa(int(fight.Wis)), u.t.Write(fight.Wis.Name())}, {strconv.Itoa(int(fight.Cha)), u.t.Write(fight.Cha.Name())}}
}

// ailOf reads the form.
func ailOf(f map[string]string) wire.Afflict {
	number := func(name string) int32 { n, _ := lang.Parse(f[name]); return n }
	return wire.Afflict{Kind: f["kind"], DC: number("dc"), Ability: fight.Ability(number("ability")), Part: f["part"] != "", Edge: f["edge"] != "",
		Secret: f["secret"] != "", Minute: min(max(number("hour"), 0), 23) * 60}
}

// cloud gives an inhaled poison to all in the template on the board.
func (u ui) cloud() *dom.Node {
	victims := u.m.Victims()
	if !u.gm() || len(victims) == 0 {
		return nil
	}
	send := u.send
	give := dom.On("submit", func(e dom.Event) {
		e.Prevent()
		send(app.Do{Body: wire.Afflict{Tokens: victims, Kind: e.Fields["kind"]}})
	})
	list := u.ails(true)
	return dom.El("form", dom.Key("cloud"), dom.ID("cloud"), dom.Class("line"), give,
		choice(list[0].value, list, func(string) {}, dom.ID("cloud-kind"), dom.A("name", "kind"), dom.A("aria-label", u.say(lang.AilTitle))),
		dom.El("button", dom.A("type", "submit"), dom.ID("cloud-give"), u.t.Count(lang.AilGiveArea, float64(len(victims)))))
}
