package aid

import (
	"strconv"

	"sightline/rules"
	"sightline/rules/effect"
	"sightline/rules/fight"
	"sightline/rules/podhod"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// abilityOptions are a value of one's own, then the six abilities.
func abilityOptions() []Option {
	list := []Option{{"own", rules.Text{En: "a skill or another value", Cs: "dovednost či jiná hodnota"}}}
	for a := range fight.Abilities {
		list = append(list, Option{a.String(), a.Name()})
	}
	return list
}

// ability is the one that was picked in a field; false: a value of one's own.
func (in Input) ability(key string) (fight.Ability, bool) {
	i := in.index(key)
	return fight.Ability(max(i-1, 0)), i > 0
}

// valueOf is what an ability of a token comes to, as text; "" where that is not known.
func valueOf(t *wire.Token, a fight.Ability) string {
	if t == nil || t.Sheet == nil || t.Sheet.Guard.Saves.Of(a) == 0 {
		return ""
	}
	return number(t.Sheet.Guard.Saves.Of(a))
}

// own is an ability of the selected token, as text.
func (in Input) own(a fight.Ability) string { return valueOf(in.Tok(""), a) }

func number(n int32) string { return strconv.Itoa(int(n)) }

// speedOf is how many fields the selected token walks for an action, as text.
func (in Input) speedOf() string {
	if t := in.Tok(""); t != nil && t.Sheet != nil && t.Sheet.Speed > 0 {
		return number(known.Fields(in.View, t))
	}
	return ""
}

// share is a part of the level of an effect on the selected token, as text; "" when there is none.
func (in Input) share(kind string, part func(level int32) int32) string {
	if e := in.on(kind); e != nil {
		return number(part(e.Spec.Level))
	}
	return ""
}

// box is what stands in a box at first.
func box(on bool) string {
	if on {
		return "yes"
	}
	return ""
}

// gm says that a GM asks.
func (in Input) gm() bool { return in.View.Me.Role == wire.GM }

// tired is fatigue as an effect, in quarters of a point, at an endurance.
func tired(quarters, endurance int32) wire.EffectSpec {
	return wire.EffectSpec{Kind: podhod.KindFatigue, Level: quarters, Bonus: podhod.Fatigue(250*int64(quarters), endurance).Penalties().Rolls}
}

// tire offers to add fatigue to what the selected token has, and to let hours go by.
func (in Input) tire(a Answer, name rules.Text, quarters, endurance, hours int32) Answer {
	tok := in.Tok("")
	if tok == nil || quarters <= 0 && hours <= 0 {
		return a
	}
	var bodies []wire.Body
	if in.gm() && hours > 0 {
		bodies = append(bodies, wire.PassTime{Seconds: hours * 3600})
	}
	if e := in.on(podhod.KindFatigue); e != nil {
		quarters += e.Spec.Level
		bodies = append(bodies, wire.RemoveEffect{Effect: e.ID})
	}
	if quarters > 0 {
		bodies = append(bodies, wire.AddEffect{Tokens: []wire.TokenID{tok.ID}, Spec: tired(quarters, endurance)})
	}
	if len(bodies) == 0 {
		return a
	}
	return a.Offer(name, bodies...)
}

// weary is the endurance of the selected token, or as it is where nothing else is known.
func (in Input) weary() int32 {
	if t := in.Tok(""); t != nil && t.Sheet != nil && t.Sheet.Guard.Saves.Con > 0 {
		return t.Sheet.Guard.Saves.Con
	}
	return 10
}

// alcohol is so many hundredths of a per mille as an effect: it is gone when the clock says so.
func alcohol(hundredths int32) wire.EffectSpec {
	return wire.EffectSpec{Kind: podhod.KindAlcohol, Level: hundredths, Bonus: podhod.Drunk(hundredths), Lasting: effect.Lasting{Until: effect.Time, Left: podhod.SoberIn(hundredths)}}
}

// because is an answer with the reasons that the board gives, each with its row.
func (a Answer) because(list []fight.Reason) Answer {
	for _, r := range list {
		text, row := r.Text()
		a = a.Because(row, rules.Text{En: "{0}: {1}", Cs: "{0}: {1}"}, text, r.N)
	}
	return a
}

// counted are what the board and the effects on the selected token change of a check, unless that is not to count.
func (in Input) counted(c known.Rolled) []fight.Reason {
	tok := in.Tok("")
	if tok == nil || !in.Yes("board") {
		return nil
	}
	return known.Changes(in.View, tok, c)
}

// boardField says whether what is known of the selected token counts.
var boardField = Field{Key: "board", Kind: Check, Start: "yes", Name: rules.Text{En: "Count what lies on the selected token", Cs: "Počítat, co je na vybraném žetonu"}, When: func(in Input) bool { return in.Tok("") != nil }}

// classOf is the class of size of a token, as its letter; "" for none.
func classOf(t *wire.Token) string {
	if t == nil {
		return ""
	}
	return known.Class(t).Letter()
}

// lastHit is the last attack that hit, as far as it was told; nil for none.
func (in Input) lastHit() *wire.AttackResult {
	for i := len(in.Notes) - 1; i >= 0; i-- {
		if a := in.Notes[i].Attack; a != nil && a.Hit {
			return a
		}
	}
	return nil
}
