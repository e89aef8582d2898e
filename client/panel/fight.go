package panel

import (
	"slices"
	"strconv"
	"strings"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/rules/fight"
	"sightline/rules/podhod"
	"sightline/server/wire"
)

// armName names an attack.
func (u ui) armName(a fight.Arm) string {
	if a.Name == "" {
		return u.say(lang.ArmBare)
	}
	return a.Name
}

// arms are the attacks of a token, each a click away from its target. prefix sets their ids apart.
func (u ui) arms(prefix string, tok *wire.Token) *dom.Node {
	var list []*dom.Node
	for i, a := range app.ArmsOf(tok) {
		n := strconv.Itoa(i)
		list = append(list, dom.El("button", dom.Key(n), dom.ID(prefix+"arm-"+n), dom.A("type", "button"), u.click(app.TakeUp{Token: tok.ID, Arm: a}),
			picture("aim"), dom.El("span", u.armName(a)), dom.El("small", dom.Class("quiet"), u.armWords(a))))
	}
	return dom.El("div", dom.Key("arms"), dom.ID(prefix+"arms"), dom.Class("arms"), dom.El("h3", u.say(lang.ArmsTitle)), list)
}

// armWords says how an attack hits and what it deals.
func (u ui) armWords(a fight.Arm) string {
	words := signed(a.ToHit) + " · " + u.t.Damage(a.Damage) + " · " + u.t.Cells(float64(a.Normal))
	if a.Ranged && a.Long > 0 {
		words += "/" + u.t.Cells(float64(a.Long))
	}
	return words
}

func signed(n int32) string {
	if n < 0 {
		return "−" + strconv.Itoa(int(-n))
	}
	return "+" + strconv.Itoa(int(n))
}

// fightCard is the attack that is being prepared: at whom, for what reasons, and the button that makes it.
func (u ui) fightCard() *dom.Node {
	f := u.m.Fight
	if f == nil {
		return nil
	}
	title := u.say(lang.AttackTitle, u.tokenName(u.token(f.Token)), u.armName(f.Arm))
	if !f.Aimed {
		return u.result("attack", title, lang.AttackDrop, app.PutDown{}, u.steps(fight.ChooseTarget), dom.El("p", dom.Class("hint"), u.say(lang.AttackAim)))
	}
	target := u.say(lang.AttackPlace)
	if t := u.token(f.Target); t != nil {
		target = u.tokenName(t)
	}
	strike := u.button(lang.AttackRoll, dom.ID("attack-roll"), dom.Class("main"), dom.A(dom.Once, ""), dom.If("disabled", !f.Verdict.Allowed || u.m.Watching != 0), u.click(app.Strike{}))
	return u.result("attack", title, lang.AttackDrop, app.PutDown{}, u.steps(fight.SettleModifiers),
		dom.El("p", dom.Class("verdict"), dom.ID("attack-target"), dom.El("strong", target), " · ", u.t.Both(float64(f.Verdict.Range.Distance)), " · ", u.say(modeKeys[f.Verdict.Mode])),
		u.whys("attack-why", f.Why), dom.El("p", strike), u.fightOptions(f))
}

var modeKeys = map[fight.Mode]lang.Key{fight.Plain: lang.ModePlain, fight.High: lang.ModeHigh, fight.Low: lang.ModeLow}

var stepKeys = [fight.Steps]lang.Key{fight.ChooseTarget: lang.StepTarget, fight.SettleModifiers: lang.StepModifiers, fight.RollAttack: lang.StepRoll}

// steps are the steps of an attack in their order (R-024-024), the one at hand marked.
func (u ui) steps(now fight.Step) *dom.Node {
	var list []*dom.Node
	for i, s := range fight.Order() {
		words := dom.El("span", dom.Class("hush"), u.say(stepKeys[s]))
		if s == now {
			words = dom.El("strong", u.say(stepKeys[s]))
		}
		list = append(list, dom.El("li", dom.Key(strconv.Itoa(i)), dom.A("title", u.say(stepKeys[s])), words))
	}
	return dom.El("ol", dom.ID("attack-steps"), dom.Class("quiet"), list)
}

// fightOptions is what is added to an attack by hand.
func (u ui) fightOptions(f *app.Fight) *dom.Node {
	a, send := f.Attack, u.send
	set := func(do func(*wire.Attack)) { next := a; do(&next); send(app.SetFight{Attack: next}) }
	kids := []dom.Arg{
		dom.Class("form"), dom.ID("attack-options"),
		u.check(lang.AttackAdv, a.Adv, func(on bool) { set(func(a *wire.Attack) { a.Adv = on }) }, dom.ID("attack-adv")),
		u.check(lang.AttackDis, a.Dis, func(on bool) { set(func(a *wire.Attack) { a.Dis = on }) }, dom.ID("attack-dis")),
		u.check(lang.AttackTogether, a.Together, func(on bool) { set(func(a *wire.Attack) { a.Together = on }) }, dom.ID("attack-together")),
		u.field(lang.AttackBonus, u.number(a.Bonus, -99, 99, func(n int32) { set(func(a *wire.Attack) { a.Bonus = n }) }, dom.ID("attack-bonus"), dom.Class("value"))),
	}
	if u.gm() {
		kids = append(kids, u.field(lang.AttackMob, u.number(max(a.Mob, 1), 1, 500, func(n int32) { set(func(a *wire.Attack) { a.Mob = n }) }, dom.ID("attack-mob"), dom.Class("value"))))
	}
	return dom.El("div", kids...)
}

// whys are reasons in words, each with what it does and its row.
func (u ui) whys(id string, list []wire.Why) *dom.Node {
	if len(list) == 0 {
		return dom.El("p", dom.ID(id), dom.Class("quiet"), u.say(lang.WhyNone))
	}
	var rows []*dom.Node
	for i, w := range list {
		rows = append(rows, dom.El("li", dom.Key(strconv.Itoa(i)), u.because(w)))
	}
	return dom.El("ul", dom.ID(id), dom.Class("words"), rows)
}

var effectKeys = map[fight.Effect]lang.Key{
	fight.Advantage: lang.ModeHigh, fight.Disadvantage: lang.ModeLow, fight.Misses: lang.WhyMisses, fight.Forbidden: lang.WhyForbidden,
	fight.Armour: lang.WhyArmour, fight.Penalty: lang.WhyPenalty, fight.Harm: lang.WhyHarm, fight.Splits: lang.WhySplits, fight.Eases: lang.WhyEases,
}

func (u ui) because(w wire.Why) string {
	what := ""
	if w.Cause == fight.InCover { // where no creature that is known gives it
		what = u.say(lang.WhyThings)
	}
	return u.reason(u.say(effectKeys[w.Effect]), w, what)
}

// reason says what a reason does, in words for what it is added to, and why; what stands for whose doing it is where that is nobody's.
func (u ui) reason(words string, w wire.Why, what string) string {
	text, row := fight.Reason{Cause: w.Cause}.Text()
	switch w.Effect {
	case fight.Splits:
		words += " " + u.t.Number(float64(w.N))
	case fight.Armour, fight.Penalty, fight.Harm, fight.Eases:
		words += " " + signed(w.N)
	}
	words += ": " + u.t.Write(text)
	if t := u.token(w.Token); t != nil {
		what = u.tokenName(t)
	}
	if what != "" {
		words += " (" + what + ")"
	}
	if row != "" {
		words += " · " + row
	}
	return words
}

// attackNote is an attack in the log.
func (u ui) attackNote(key dom.Arg, n *wire.Note) *dom.Node {
	a := n.Attack
	if a == nil {
		return nil
	}
	who, whom := u.say(lang.SomeToken), u.say(lang.AttackPlace)
	if t := u.token(a.Token); t != nil {
		who = u.tokenName(t)
	}
	if t := u.token(a.Target); t != nil {
		whom = u.tokenName(t)
	}
	verdict, class := lang.AttackMissed, "verdict bad"
	switch {
	case a.Critical:
		verdict, class = lang.AttackCritical, "verdict good"
	case a.Hit:
		verdict, class = lang.AttackHit, "verdict good"
	}
	head := u.say(lang.NoteAttack, who, whom)
	if a.Reaction {
		head = u.say(lang.NoteReaction, who, whom)
	}
	if a.Arm != "" {
		head += " (" + a.Arm + ")"
	}
	kids := []dom.Arg{key, dom.Class("entry attack"), dom.El("span", head), " ", dom.El("strong", dom.Class(class), u.say(verdict)), u.attackRoll(a), u.damageLine(a)}
	if a.Told&wire.ToldWhy != 0 && len(a.Why) > 0 {
		kids = append(kids, u.whys("", a.Why))
	}
	if a.Told&wire.ToldTaken != 0 {
		kids = append(kids, u.taken(a.Wounds, a.Left, a.Applied, a.Hit), u.apply(n.ID, []wire.Hurt{{Token: a.Target, Amount: a.Left}}, a.Applied || !a.Hit))
	}
	kids = append(kids, u.falls(n))
	return dom.El("div", kids...)
}

// falls asks the GM what became of one whose damage two areas share (R-004-035): thrown, down or crushed.
func (u ui) falls(n *wire.Note) *dom.Node {
	a := n.Attack
	shared := slices.ContainsFunc(a.Why, func(w wire.Why) bool { return w.Cause == fight.Shared })
	if t := u.token(a.Target); !u.gm() || !shared || t == nil || u.m.Watching != 0 {
		return nil
	}
	var list []*dom.Node
	for _, f := range podhod.Falls(podhod.SpreadFrom) {
		spec := wire.EffectSpec{Kind: f.Effect()}
		id := f.Effect()
		if id == "" { // it is moved by hand
			list = append(list, dom.El("span", dom.Key("hint"), dom.Class("quiet"), u.say(lang.FallThrown)))
			continue
		}
		list = append(list, dom.El("button", dom.Key(id), dom.ID("fall-"+strings.ReplaceAll(id, ".", "-")+"-"+strconv.FormatUint(uint64(n.ID), 10)), dom.A("type", "button"),
			u.do(wire.AddEffect{Tokens: []wire.TokenID{a.Target}, Spec: spec}), u.t.Write(f.Name())))
	}
	return dom.El("div", dom.Class("line wrap falls"), list, dom.El("span", dom.Class("quiet"), "R-004-035"))
}

// attackRoll is the dice of an attack.
func (u ui) attackRoll(a *wire.AttackResult) *dom.Node {
	switch {
	case a.Mob > 1:
		return dom.El("div", dom.Class("result"), u.say(lang.MobHits, a.Mob, a.Hits))
	case a.Told&wire.ToldRoll == 0 || a.Die == 0:
		return nil
	}
	dice := []*dom.Node{dom.El("span", dom.Class(dieClass(a.Die)), u.t.Number(float64(a.Die)))}
	if a.Mode != fight.Plain && a.Other != 0 {
		dice = append(dice, dom.El("s", dom.Class("die"), dom.A("title", u.say(lang.DieDropped)), u.t.Number(float64(a.Other))))
	}
	kids := []dom.Arg{dom.Class("result"), dom.El("span", dom.Class("faces"), dice), " " + signed(a.ToHit), dom.El("span", dom.Class("total"), " = ", dom.El("b", u.t.Number(float64(a.Total))))}
	if a.Told&wire.ToldTruth != 0 {
		kids = append(kids, dom.El("span", dom.Class("quiet"), " ", u.say(lang.AgainstAC, a.AC)))
	}
	return dom.El("div", kids...)
}

func dieClass(n int32) string {
	switch n {
	case 20:
		return "die top"
	case 1:
		return "die one"
	}
	return "die"
}

// damageLine is what was rolled for damage; of a miss it is dropped.
func (u ui) damageLine(a *wire.AttackResult) *dom.Node {
	if a.Told&wire.ToldDamage == 0 || len(a.Wounds) == 0 {
		return nil
	}
	var parts []string
	for _, w := range a.Wounds {
		parts = append(parts, strconv.Itoa(int(w.N))+" "+u.t.Write(w.Kind.Name()))
	}
	words := strings.Join(parts, " + ")
	if !a.Hit {
		return dom.El("div", dom.Class("result"), dom.El("s", dom.Class("quiet"), words))
	}
	var rolls []*dom.Node
	for i := range a.Rolls {
		if slices.ContainsFunc(a.Rolls[i].Terms, func(t wire.RollTerm) bool { return t.Sides > 0 }) { // a number alone has been said
			rolls = append(rolls, dom.El("div", dom.Key(strconv.Itoa(i)), u.rollLine(&a.Rolls[i])))
		}
	}
	return dom.El("div", dom.El("div", dom.Class("result"), dom.El("b", words)), rolls)
}

var soakKeys = []struct {
	soak fight.Soak
	key  lang.Key
}{
	{fight.Saved, lang.SoakSaved}, {fight.Spared, lang.SoakSpared}, {fight.Resisted, lang.SoakResisted}, {fight.Doubled, lang.SoakDoubled},
	{fight.Immune, lang.SoakImmune}, {fight.Water, lang.SoakWater}, {fight.Unhurt, lang.SoakUnhurt},
}

// taken is what of the damage is taken, and what changed it.
func (u ui) taken(wounds []wire.Wound, left int32, applied, hit bool) *dom.Node {
	if !hit {
		return nil
	}
	return dom.El("div", dom.Class("taken"), u.takenWords(wounds, left, applied))
}

// takenWords say how many hit points it costs and what made that less or more.
func (u ui) takenWords(wounds []wire.Wound, left int32, applied bool) string {
	var why []string
	for _, w := range wounds {
		for _, s := range soakKeys {
			if w.Soak&s.soak != 0 {
				why = append(why, u.t.Write(w.Kind.Name())+": "+u.say(s.key))
			}
		}
	}
	key := lang.TakesNow
	if applied {
		key = lang.TakenNow
	}
	words := u.say(key, left)
	if len(why) > 0 {
		words += " (" + strings.Join(why, ", ") + ")"
	}
	return words
}

// apply offers to take the hit points off, to who may.
func (u ui) apply(note wire.NoteID, list []wire.Hurt, done bool) *dom.Node {
	var may []wire.Hurt
	for _, h := range list {
		if t := u.token(h.Token); t != nil && h.Amount > 0 && u.mine(t) {
			may = append(may, h)
		}
	}
	if done || len(may) == 0 || u.m.Watching != 0 {
		return nil
	}
	k, class := lang.ApplyHarm, ""
	if slices.Contains(u.m.Harmed, note) {
		k, class = lang.ApplyAgain, "quiet"
	}
	return u.button(k, dom.ID(u.noteID("apply-", note)), dom.Class(class), dom.A(dom.Once, ""), u.click(app.TakeOff{Note: note, Harm: wire.Harm{List: may}}))
}

// savesNote is saves in the log.
func (u ui) savesNote(key dom.Arg, n *wire.Note) *dom.Node {
	s := n.Saves
	if s == nil {
		return nil
	}
	head := u.say(lang.NoteSaves, u.t.Write(s.Save.Ability.Name()))
	if u.profile().Under.On {
		head = u.say(lang.NoteChecks, u.t.Write(s.Save.Ability.Name()))
	}
	if s.Told&wire.ToldTruth != 0 {
		key, difficulty := lang.SaveDC, u.t.Number(float64(s.Save.DC))
		if u.profile().Under.On {
			key, difficulty = lang.CheckDifficulty, signed(s.Save.DC)
		}
		head += " " + u.say(key, difficulty)
	}
	var rows []*dom.Node
	var hurt []wire.Hurt
	for i := range s.Saves {
		one := &s.Saves[i]
		rows = append(rows, dom.El("li", dom.Key(strconv.Itoa(i)), u.saved(one, s.Save.Ability, s.Applied)))
		if one.Told&wire.ToldTaken != 0 {
			hurt = append(hurt, wire.Hurt{Token: one.Token, Amount: one.Left})
		}
	}
	var rolls []*dom.Node
	for i := range s.Rolls {
		rolls = append(rolls, dom.El("div", dom.Key(strconv.Itoa(i)), u.rollLine(&s.Rolls[i])))
	}
	return dom.El("div", key, dom.Class("entry saves"), dom.El("span", head), rolls, dom.El("ul", dom.Class("words"), rows), u.apply(n.ID, hurt, s.Applied))
}

// saved is one save in words.
func (u ui) saved(s *wire.Saved, ability fight.Ability, applied bool) string {
	verdict := lang.SaveFailed
	switch {
	case !s.Reached:
		verdict = lang.SaveSafe
	case s.Made:
		verdict = lang.SaveMade
	case u.profile().Under.On && s.Die == 20:
		verdict = lang.SaveCritical
	}
	words := u.tokenName(u.token(s.Token)) + ": " + u.savingRoll(s, ability) + u.say(verdict)
	for _, w := range s.Why {
		if w.Effect == fight.Armour { // what counts as armour class adds to the save
			words += " · " + u.reason(u.say(lang.WhySave), w, "")
		} else {
			words += " · " + u.because(w)
		}
	}
	if s.Told&wire.ToldTaken != 0 && len(s.Wounds) > 0 {
		words += " · " + u.takenWords(s.Wounds, s.Left, applied)
	}
	return words
}

// savingRoll is the die of a save. A player is told its own bonus alone, without what may be in the way.
func (u ui) savingRoll(s *wire.Saved, ability fight.Ability) string {
	under, whole := u.profile().Under.On, s.Told&wire.ToldRoll != 0
	words := ""
	if s.Die != 0 {
		words = strconv.Itoa(int(s.Die))
		switch t := u.token(s.Token); {
		case under:
		case whole:
			words += " " + signed(s.Bonus) + " = " + strconv.Itoa(int(s.Total))
		case t != nil && t.Sheet != nil:
			words += " " + signed(t.Sheet.Guard.Saves.Of(ability))
		}
		words += " · "
	}
	if under && whole && s.Reached {
		words += u.say(lang.SaveUnder, s.Total) + " · "
	}
	return words
}

// chanceNote offers an opportunity attack.
func (u ui) chanceNote(key dom.Arg, n *wire.Note) *dom.Node {
	kids := []dom.Arg{key, dom.Class("entry event"), u.say(lang.NoteChance, u.tokenName(u.token(n.Token)), u.tokenName(u.token(n.Target)))}
	if t := u.token(n.Token); t != nil && u.mine(t) && t.Sheet != nil && u.m.Watching == 0 {
		arm := app.BareHands
		for _, a := range t.Sheet.Arms.List() {
			if !a.Ranged {
				arm = a
				break
			}
		}
		kids = append(kids, " ", u.button(lang.ChanceTake, dom.ID(u.noteID("chance-", n.ID)), dom.A(dom.Once, ""),
			u.do(wire.Attack{Token: t.ID, Target: n.Target, Arm: arm, Reaction: true, Together: u.profile().Rolls.Together})))
	}
	return dom.El("p", kids...)
}

// proneNote offers the mark of one who lies.
func (u ui) proneNote(key dom.Arg, n *wire.Note) *dom.Node {
	kids := []dom.Arg{key, dom.Class("entry event"), u.say(lang.NoteProne, u.tokenName(u.token(n.Token)))}
	if t := u.token(n.Token); t != nil && u.mine(t) && u.m.Watching == 0 {
		kids = append(kids, " ", u.button(lang.TokenDropProne, dom.ID(u.noteID("prone-", n.ID)), u.do(layProne(n.Token))))
	}
	return dom.El("p", kids...)
}
