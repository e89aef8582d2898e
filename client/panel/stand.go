package panel

import (
	"strconv"
	"strings"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/geom/area"
	"sightline/rules/fight"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

func layProne(id wire.TokenID) wire.AddEffect {
	return wire.AddEffect{Tokens: []wire.TokenID{id}, Spec: wire.EffectSpec{Kind: known.Prone}}
}

// footing is how a token stands in a fight: lying down and getting up, how it moves.
func (u ui) footing(tok *wire.Token) []*dom.Node {
	var kids []*dom.Node
	switch lying := u.effectOf(tok.ID, known.Prone); {
	case lying != 0:
		kids = append(kids, u.button(lang.TokenGetUp, dom.Key("up"), dom.ID("token-rises"), u.do(wire.RemoveEffect{Effect: lying})))
	case fight.DropProne(tok.Sheet.Speed):
		kids = append(kids, u.button(lang.TokenDropProne, dom.Key("prone"), dom.ID("token-prone"), u.do(layProne(tok.ID))))
	}
	going := func(id string, k lang.Key, how fight.Going) *dom.Node {
		next := how
		if u.m.Going == how {
			next = fight.Own
		}
		return u.button(k, dom.Key(id), dom.ID("token-"+id), pressed(u.m.Going == how), u.click(app.SetGoing{How: next}))
	}
	kids = append(kids, going("disengage", lang.GoingDisengage, fight.Disengaged))
	if u.gm() {
		kids = append(kids, going("forced", lang.GoingForced, fight.Forced))
	}
	if u.v.Table.Facing {
		own := u.moving(tok)
		kids = append(kids, dom.El("span", dom.Key("turning"), dom.ID("turning"), dom.Class("quiet"), u.say(turningKeys[fight.MayTurn(own, !own)])))
	}
	return kids
}

var turningKeys = map[fight.Turning]lang.Key{fight.TurnFree: lang.TurningFree, fight.TurnReaction: lang.TurningReaction, fight.TurnNot: lang.TurningReaction}

// effectOf is an effect of a kind on a token, 0 if there is none.
func (u ui) effectOf(id wire.TokenID, kind string) wire.EffectID {
	for _, e := range u.effectsOn(id) {
		if e.Spec.Kind == kind {
			return e.ID
		}
	}
	return 0
}

// riding is getting on and off. Getting on is folded: whoever is larger and at hand could be ridden, and is more often fought.
func (u ui) riding(tok *wire.Token) *dom.Node {
	if tok.Mount != 0 {
		kids := []*dom.Node{u.button(lang.MountOff, dom.Key("off"), dom.ID("token-dismount"), u.do(wire.DismountToken{Token: tok.ID, At: tok.At}))}
		if u.gm() {
			kids = append(kids, u.button(lang.MountFall, dom.Key("fall"), dom.ID("token-fall"), u.do(wire.DismountToken{Token: tok.ID, At: tok.At, Fall: true})))
		}
		return dom.El("div", dom.Key("ridden"), dom.Class("line wrap"), kids)
	}
	var kids []*dom.Node
	for _, id := range u.m.Mounts(tok) {
		n, name := hexID(uint64(id)), u.tokenName(u.token(id))
		kids = append(kids,
			dom.El("button", dom.Key("mount-"+n), dom.ID("mount-"+n), dom.A("type", "button"), u.say(lang.MountOn, name), u.do(wire.MountToken{Token: tok.ID, Mount: id})),
			dom.El("button", dom.Key("follow-"+n), dom.ID("follow-"+n), dom.A("type", "button"), u.say(lang.MountFree, name), u.do(wire.MountToken{Token: tok.ID, Mount: id, Independent: true})))
	}
	if len(kids) == 0 {
		return nil
	}
	return more(u.say(lang.MountTitle), dom.Key("riding"), dom.ID("riding"), dom.El("div", dom.Class("line wrap"), kids))
}

// fighter is what a token fights with and what it has against harm, for change.
func (u ui) fighter(tok *wire.Token) *dom.Node {
	return more(u.say(lang.FighterTitle), dom.Key("fighter"), dom.ID("fighter"), u.guardForm(tok), u.armForms(tok))
}

// guardForm is armour class, shield, saves, and what damage is taken less or more.
func (u ui) guardForm(tok *wire.Token) *dom.Node {
	g, id := tok.Sheet.Guard, tok.ID
	set := func(do func(*fight.Guard)) {
		next := g
		do(&next)
		u.edit(id, wire.FieldGuard, func(t *wire.TokenSpec) { t.Guard = next })
	}
	number := func(k lang.Key, key string, n, low, high int32, put func(*fight.Guard, int32)) *dom.Node {
		return u.field(k, u.number(n, low, high, func(n int32) { set(func(g *fight.Guard) { put(g, n) }) }, dom.ID("guard-"+key), dom.Class("value")))
	}
	kinds := func(k lang.Key, key string, s fight.Damages, put func(*fight.Guard, fight.Damages)) *dom.Node {
		return u.field(k, u.kindsLine(s, func(s fight.Damages) { set(func(g *fight.Guard) { put(g, s) }) }, dom.ID("guard-"+key)))
	}
	kids := []dom.Arg{dom.Class("form"),
		number(lang.GuardAC, "ac", g.AC, 0, 99, func(g *fight.Guard, n int32) { g.AC, g.Shield = n, min(g.Shield, n) }),
		number(lang.GuardShield, "shield", g.Shield, 0, min(g.AC, 9), func(g *fight.Guard, n int32) { g.Shield = n }),
		u.check(lang.GuardLeft, g.ShieldLeft, func(on bool) { set(func(g *fight.Guard) { g.ShieldLeft = on }) }, dom.ID("guard-left")),
		kinds(lang.GuardResist, "resist", g.Resist, func(g *fight.Guard, s fight.Damages) { g.Resist = s }),
		kinds(lang.GuardWeak, "weak", g.Weak, func(g *fight.Guard, s fight.Damages) { g.Weak = s }),
		kinds(lang.GuardImmune, "immune", g.Immune, func(g *fight.Guard, s fight.Damages) { g.Immune = s }),
		number(lang.GuardThreshold, "threshold", g.Threshold, 0, 999, func(g *fight.Guard, n int32) { g.Threshold = n }),
	}
	for a := fight.Str; a < fight.Abilities; a++ {
		n := u.number(g.Saves.Of(a), -20, 99, func(n int32) { set(func(g *fight.Guard) { g.Saves = g.Saves.With(a, n) }) }, dom.ID("save-"+a.String()), dom.Class("value"))
		kids = append(kids, dom.El("label", dom.Class("field"), dom.El("span", u.saveName(a)), dom.El("span", dom.Class("control"), n)))
	}
	return dom.El("div", kids...)
}

// kinds names kinds of damage.
func (u ui) kinds(s fight.Damages) string {
	var names []string
	for d := fight.Acid; d < fight.DamageKinds; d++ {
		if s.Has(d) {
			names = append(names, u.t.Write(d.Name()))
		}
	}
	return strings.Join(names, ", ")
}

// kindsLine is a control for kinds of damage. What is none is said, and nothing is changed.
func (u ui) kindsLine(s fight.Damages, set func(fight.Damages), args ...dom.Arg) *dom.Node {
	send, was := u.send, u.kinds(s)
	in := []dom.Arg{
		dom.A("type", "text"), dom.A("value", was), dom.Num("maxlength", 200), dom.A("autocomplete", "off"), dom.A("placeholder", u.say(lang.GuardKinds)),
		dom.On("change", func(e dom.Event) {
			next, wrong := kindsIn(e.Value)
			if wrong != "" {
				e.Put(was)
				send(app.Misread{Damage: wrong})
				return
			}
			set(next)
		}),
	}
	return dom.El("input", append(in, args...)...)
}

// kindsIn reads names of kinds of damage, and gives the first word that is none.
func kindsIn(v string) (s fight.Damages, wrong string) {
	for _, w := range strings.FieldsFunc(v, func(r rune) bool { return r == ',' || r == ';' || r == ' ' }) {
		d, ok := fight.DamageNamed(w)
		if !ok {
			return 0, w
		}
		s |= fight.Of(d)
	}
	return s, ""
}

// armForms is every attack of a token for change, and one more.
func (u ui) armForms(tok *wire.Token) *dom.Node {
	list, id := tok.Sheet.Arms.List(), tok.ID
	put := func(next []fight.Arm) {
		u.edit(id, wire.FieldArms, func(t *wire.TokenSpec) { t.Arms = wire.ArmsOf(next) })
	}
	var forms []*dom.Node
	for i := range list {
		forms = append(forms, u.armForm(i, list, put))
	}
	if len(list) < wire.MaxArms {
		add := func(dom.Event) {
			put(append(list, fight.Arm{Name: u.say(lang.ArmNew), ToHit: 4, Damage: "1d6+2 " + u.t.Write(fight.Slashing.Name()), Normal: 1}))
		}
		forms = append(forms, u.button(lang.ArmAdd, dom.Key("add"), dom.ID("arm-add"), dom.On("click", add)))
	}
	return dom.El("div", dom.ID("arm-forms"), forms)
}

func (u ui) armForm(i int, list []fight.Arm, put func([]fight.Arm)) *dom.Node {
	a, n := list[i], strconv.Itoa(i)
	set := func(do func(*fight.Arm)) {
		next := append([]fight.Arm(nil), list...)
		do(&next[i])
		put(next)
	}
	number := func(k lang.Key, key string, v, low, high int32, to func(*fight.Arm, int32)) *dom.Node {
		return u.field(k, u.number(v, low, high, func(v int32) { set(func(a *fight.Arm) { to(a, v) }) }, dom.ID("arm-"+key+"-"+n), dom.Class("value")))
	}
	away := func(dom.Event) { put(append(append([]fight.Arm(nil), list[:i]...), list[i+1:]...)) }
	return dom.El("div", dom.Key(n), dom.Class("form part"),
		u.field(lang.ArmName, u.line(a.Name, 40, func(v string) { set(func(a *fight.Arm) { a.Name = strings.TrimSpace(v) }) }, dom.ID("arm-name-"+n)), u.tool("trash", lang.ArmRemove, dom.On("click", away))),
		number(lang.ArmToHit, "hit", a.ToHit, -99, 99, func(a *fight.Arm, v int32) { a.ToHit = v }),
		u.field(lang.ArmDamage, u.line(a.Damage, 100, func(v string) { set(func(a *fight.Arm) { a.Damage = strings.TrimSpace(v) }) }, dom.ID("arm-damage-"+n))),
		number(lang.ArmAverage, "average", a.Average, 0, 999, func(a *fight.Arm, v int32) { a.Average = v }),
		u.check(lang.ArmRanged, a.Ranged, func(on bool) { set(func(a *fight.Arm) { a.Ranged = on }) }, dom.ID("arm-ranged-"+n)),
		number(lang.ArmNormal, "normal", a.Normal, 0, 999, func(a *fight.Arm, v int32) { a.Normal = v }),
		number(lang.ArmLong, "long", a.Long, 0, 999, func(a *fight.Arm, v int32) { a.Long = v }))
}

// saveForm has tokens save at once: those in the template on the board, or one.
func (u ui) saveForm(id string, victims []wire.TokenID, origin *wire.Spot) *dom.Node {
	if !u.gm() || len(victims) == 0 {
		return nil
	}
	send := u.send
	roll := dom.On("submit", func(e dom.Event) {
		e.Prevent()
		dc, ok := lang.Parse(e.Fields["dc"])
		if !ok { // a difficulty that nobody set is none
			return
		}
		half := e.Fields["half"] != ""
		b := wire.CallSaves{Tokens: victims, Damage: strings.TrimSpace(e.Fields["damage"]), Save: fight.Save{DC: dc, Half: half}}
		for a := fight.Str; a < fight.Abilities; a++ {
			if e.Fields["ability"] == a.String() {
				b.Save.Ability = a
			}
		}
		if origin != nil {
			b.Area, b.From = true, *origin
		}
		send(app.Do{Body: b})
	})
	key := lang.SaveRoll
	if u.profile().Under.On {
		key = lang.CheckRoll
	}
	var options []*dom.Node
	for a := fight.Str; a < fight.Abilities; a++ {
		options = append(options, dom.El("option", dom.Key(a.String()), dom.A("value", a.String()), dom.If("selected", a == fight.Dex), u.t.Write(a.Name())))
	}
	return dom.El("form", dom.Key(id), dom.ID(id), dom.Class("form"), roll,
		u.field(lang.SaveAbility, dom.El("select", dom.A("name", "ability"), dom.ID(id+"-ability"), options)),
		u.field(lang.SaveDifficulty, bounded(-99, 99, dom.A("name", "dc"), dom.ID(id+"-dc"), dom.A("value", u.easy()))),
		u.field(lang.ArmDamage, dom.El("input", dom.A("name", "damage"), dom.ID(id+"-damage"), dom.A("type", "text"), dom.A("value", ""), dom.Num("maxlength", 100), dom.A("placeholder", "8d6 "+u.t.Write(fight.Fire.Name())))),
		dom.El("label", dom.Class("check"), dom.El("input", dom.A("type", "checkbox"), dom.A("name", "half"), dom.A("value", "1"), dom.If("checked", true), dom.ID(id+"-half")), dom.El("span", u.say(lang.SaveHalf))),
		dom.El("button", dom.A("type", "submit"), dom.Class("main"), dom.A(dom.Once, ""), dom.ID(id+"-roll"), u.t.Count(key, float64(len(victims)))))
}

// areaSaves has all in the template on the board save.
func (u ui) areaSaves(a *app.Area) *dom.Node {
	origin := &wire.Spot{X: a.Shape.Origin.X, Y: a.Shape.Origin.Y}
	if a.Shape.Kind == area.Emanation { // it comes from all of a creature's space
		origin = nil
	}
	return u.saveForm("area-saves", u.m.Victims(), origin)
}

// easy is the difficulty that a form of saves begins with.
func (u ui) easy() string {
	if u.profile().Under.On {
		return "0"
	}
	return "13"
}

// saveName is what a creature's number for an ability is called: the bonus to saves, or where checks are rolled under it the ability.
func (u ui) saveName(a fight.Ability) string {
	if u.profile().Under.On {
		return u.t.Write(a.Name())
	}
	return u.say(lang.GuardSave, u.t.Write(a.Name()))
}
