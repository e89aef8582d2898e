package panel

import (
	"strconv"
	"strings"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/rules/effect"
	"sightline/rules/podhod"
	"sightline/server/wire"
)

// effects are the conditions and effects on a token: whole for its owner and GMs, as marks for others.
func (u ui) effects(tok *wire.Token) *dom.Node {
	if tok.Sheet == nil {
		return u.marks(tok)
	}
	list := u.effectsOn(tok.ID)
	counts := effect.Counts(u.worth(list))
	var rows []*dom.Node
	for i, e := range list {
		rows = append(rows, u.effect(tok, e, counts[i]))
	}
	args := []dom.Arg{dom.Key("effects"), dom.ID("effects"), dom.El("h3", u.say(lang.EffectsTitle)), dom.El("ul", dom.ID("effect-list"), dom.Class("rows"), rows), u.totals(list)}
	if u.mine(tok) && u.m.Watching == 0 {
		args = append(args, u.addEffect(tok), u.giveAil(tok))
	}
	return dom.El("div", args...)
}

// marks are what whoever sees a token sees on it.
func (u ui) marks(tok *wire.Token) *dom.Node {
	if tok.Marks == "" {
		return nil
	}
	return dom.El("p", dom.Key("marks"), dom.ID("marks"), u.markChips(tok))
}

// markChips are the marks of a token, each with what it does.
func (u ui) markChips(tok *wire.Token) []*dom.Node {
	var list []*dom.Node
	for i, m := range tok.Marks.List() {
		k, _ := effect.Named(m.Kind)
		list = append(list, dom.El("span", dom.Key(m.Kind+" "+strconv.Itoa(i)), dom.Class("chip mark"), dom.A("data-kind", m.Kind), dom.A("title", u.t.Write(k.Text)), u.t.Effect(m.Kind, m.Name, m.Level)))
	}
	return list
}

func (u ui) effectsOn(id wire.TokenID) []wire.Effect {
	var list []wire.Effect
	for _, e := range u.v.Effects {
		if e.Token == id {
			list = append(list, e)
		}
	}
	return list
}

// worth is what effects add under the names that they combine by (R-014-084). Bonuses and damage do not meet.
func (u ui) worth(list []wire.Effect) []effect.Worth {
	var all []effect.Worth
	for _, e := range list {
		name := e.Spec.Name
		if name == "" {
			name = e.Spec.Kind
		}
		if e.Spec.Kind == ongoing {
			name = ongoing + " " + name
		}
		all = append(all, effect.Worth{Name: name, Value: e.Spec.Bonus})
	}
	return all
}

const ongoing = "ongoing"

// totals sums up what counts.
func (u ui) totals(list []wire.Effect) *dom.Node {
	var bonus, damage []wire.Effect
	for _, e := range list {
		switch {
		case e.Spec.Bonus == 0:
		case e.Spec.Kind == ongoing:
			damage = append(damage, e)
		default:
			bonus = append(bonus, e)
		}
	}
	var lines []*dom.Node
	for _, sum := range []struct {
		k    lang.Key
		id   string
		list []wire.Effect
	}{{lang.EffectsTotal, "effects-total", bonus}, {lang.EffectsOngoing, "effects-ongoing", damage}} {
		if len(sum.list) > 0 {
			lines = append(lines, dom.El("p", dom.Key(sum.id), dom.ID(sum.id), u.say(sum.k, u.signed(effect.Total(u.worth(sum.list))))))
		}
	}
	return dom.El("div", dom.Key("totals"), lines)
}

// signed is a number with its sign.
func (u ui) signed(n int64) string {
	if n > 0 {
		return "+" + u.t.Number(float64(n))
	}
	return u.t.Number(float64(n))
}

// effect is one line of the list.
func (u ui) effect(tok *wire.Token, e wire.Effect, counts bool) *dom.Node {
	s, id := e.Spec, hexID(uint64(e.ID))
	name := u.t.Effect(s.Kind, s.Name, s.Level)
	k, _ := effect.Named(s.Kind)
	class := "name"
	if !counts {
		class = "name faint"
	}
	args := []dom.Arg{dom.Key(id), dom.ID("effect-" + id), dom.A("data-kind", s.Kind),
		dom.El("span", dom.Class(class), dom.A("title", u.t.Write(k.Text)), name, dom.El("small", dom.Class("quiet"), u.effectFacts(e, counts)))}
	if s.Kind == effect.Readied && u.mine(tok) && u.m.Watching == 0 {
		args = append(args, u.reactionButtons(e)...)
	}
	if u.mine(tok) && u.m.Watching == 0 {
		level := func(by int32) dom.Handler {
			return u.do(wire.EditEffect{Effect: e.ID, Level: s.Level + by, Left: s.Lasting.Left})
		}
		args = append(args,
			dom.El("button", dom.A("type", "button"), dom.Class("icon quiet effect-down"), dom.A("aria-label", u.say(lang.EffectDown, name)), "−", level(-levelStep(s.Kind))),
			dom.El("button", dom.A("type", "button"), dom.Class("icon quiet effect-up"), dom.A("aria-label", u.say(lang.EffectUp, name)), "+", level(levelStep(s.Kind))),
			named("close", u.say(lang.EffectRemove, name), dom.Class("icon quiet effect-remove"), u.do(wire.RemoveEffect{Effect: e.ID})))
		if kids := u.tends(e); kids != nil {
			args = append(args, dom.El("div", dom.Class("line wrap"), kids))
		}
	}
	return dom.El("li", args...)
}

// levelStep is by how much the buttons change a level: alcohol by a drink, fatigue by a point (R-004-016, R-004-025).
func levelStep(kind string) int32 {
	switch kind {
	case podhod.KindAlcohol:
		return podhod.Alcohol(1, 0, 10)
	case podhod.KindFatigue:
		return 4
	}
	return 1
}

// effectFacts are what there is to say of an effect beside its name.
func (u ui) effectFacts(e wire.Effect, counts bool) string {
	s := e.Spec
	var facts []string
	if s.Bonus != 0 {
		facts = append(facts, u.signed(int64(s.Bonus)))
	}
	if !counts {
		facts = append(facts, u.say(lang.EffectOverridden))
	}
	if l := u.t.Lasting(s.Lasting, u.tokenName(u.token(wire.TokenID(s.Lasting.Of)))); l != "" {
		facts = append(facts, l)
	}
	if by := u.token(s.Source); by != nil {
		facts = append(facts, u.say(lang.EffectBy, u.tokenName(by)))
	}
	if s.See != wire.SeeAll {
		facts = append(facts, u.say(seeKeys[s.See]))
	}
	facts = append(facts, u.watch(e)...)
	if len(facts) == 0 {
		return ""
	}
	return " · " + strings.Join(facts, " · ")
}

var seeKeys = [3]lang.Key{lang.EffectSeeAll, lang.EffectSeeOwner, lang.EffectSeeGM}

// addEffect is the form that lays an effect on the token.
func (u ui) addEffect(tok *wire.Token) *dom.Node {
	send, id := u.send, tok.ID
	add := dom.On("submit", func(e dom.Event) {
		e.Prevent()
		send(app.Do{Body: wire.AddEffect{Tokens: []wire.TokenID{id}, Spec: effectOf(e.Fields)}})
	})
	var kinds []option
	for _, k := range effect.Kinds() {
		kinds = append(kinds, option{k.ID, u.t.Write(k.Name)})
	}
	number := func(name, start string, low, high int64) *dom.Node {
		return bounded(low, high, dom.ID("effect-"+name), dom.A("name", name), dom.A("value", start))
	}
	pick := func(name string, options []option) *dom.Node {
		return choice(options[0].value, options, func(string) {}, dom.ID("effect-"+name), dom.A("name", name))
	}
	return more(u.say(lang.EffectAdd), dom.ID("effect-add"), dom.Key("add "+hexID(uint64(id))),
		dom.El("form", dom.ID("effect-form"), dom.Class("form"), add,
			u.field(lang.EffectKind, pick("kind", kinds)),
			u.field(lang.EffectName, dom.El("input", dom.ID("effect-name"), dom.A("name", "name"), dom.A("type", "text"), dom.Num("maxlength", NameLimit), dom.A("autocomplete", "off"))),
			u.field(lang.EffectLevel, number("level", "0", 0, 99)),
			u.field(lang.EffectBonus, number("bonus", "0", -999, 999)),
			u.field(lang.EffectUntil, pick("until", u.pairs("0", lang.EffectRemoved, "1", lang.EffectStart, "2", lang.EffectEnd, "3", lang.EffectTime))),
			u.field(lang.EffectLeft, number("left", "1", 0, 9999)),
			u.field(lang.EffectWhose, pick("of", u.tokenOptions(lang.EffectOwn))),
			u.field(lang.EffectSource, pick("source", u.tokenOptions(lang.EffectNoSource))),
			u.field(lang.EffectSee, pick("see", u.audiences())),
			dom.El("button", dom.ID("effect-add-button"), dom.A("type", "submit"), dom.Class("main"), u.say(lang.EffectAddButton))))
}

// audiences are who may see an effect: a player has no secrets of the GM's to keep.
func (u ui) audiences() []option {
	list := u.pairs("0", lang.EffectSeeAll, "1", lang.EffectSeeOwner, "2", lang.EffectSeeGM)
	if !u.gm() {
		return list[:2]
	}
	return list
}

// pairs are options: values and the keys of their labels by turns.
func (u ui) pairs(list ...any) []option {
	var all []option
	for i := 0; i+1 < len(list); i += 2 {
		all = append(all, option{list[i].(string), u.say(list[i+1].(lang.Key))})
	}
	return all
}

// tokenOptions are the tokens that the seat knows, after none.
func (u ui) tokenOptions(none lang.Key) []option {
	all := []option{{"0", u.say(none)}}
	for i := range u.v.Tokens {
		all = append(all, option{hexID(uint64(u.v.Tokens[i].ID)), u.tokenName(&u.v.Tokens[i])})
	}
	return all
}

// effectOf reads the form.
func effectOf(f map[string]string) wire.EffectSpec {
	number := func(name string) int32 { n, _ := lang.Parse(f[name]); return n }
	token := func(name string) uint64 { n, _ := strconv.ParseUint(f[name], 16, 64); return n }
	s := wire.EffectSpec{
		Kind: f["kind"], Name: strings.TrimSpace(f["name"]), Level: number("level"), Bonus: number("bonus"), Source: wire.TokenID(token("source")),
		See: wire.Audience(number("see")), Lasting: effect.Lasting{Until: effect.Until(number("until"))},
	}
	switch l := &s.Lasting; l.Until {
	case effect.TurnStart, effect.TurnEnd:
		l.Left, l.Of = max(number("left"), 1), token("of")
	case effect.Time:
		l.Left = 60 * max(number("left"), 1)
	}
	return s
}

// passTime is the GM's buttons that let time go by.
func (u ui) passTime() *dom.Node {
	if !u.gm() || len(u.v.Effects) == 0 {
		return nil
	}
	return dom.El("div", dom.Key("pass"), dom.Class("line"), dom.El("span", dom.Class("quiet"), u.say(lang.EffectPass)),
		u.button(lang.EffectMinute, dom.ID("pass-minute"), dom.A("title", u.say(lang.EffectPassed, u.say(lang.EffectMinute))), u.do(wire.PassTime{Seconds: 60})),
		u.button(lang.EffectHour, dom.ID("pass-hour"), dom.A("title", u.say(lang.EffectPassed, u.say(lang.EffectHour))), u.do(wire.PassTime{Seconds: 3600})),
		u.button(lang.AilDay, dom.ID("pass-day"), dom.A("title", u.say(lang.EffectPassed, u.say(lang.AilDay))), u.do(wire.PassTime{Seconds: 24 * 3600})))
}
