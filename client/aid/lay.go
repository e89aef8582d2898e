package aid

import (
	"strings"

	"sightline/rules"
	"sightline/rules/afflict"
	"sightline/rules/effect"
	"sightline/server/wire"
)

// effectOf is an effect of a kind on a token; nil when there is none that the seat knows of.
func (in Input) effectOf(tok *wire.Token, kind string) *wire.Effect {
	for i := range in.View.Effects {
		if e := &in.View.Effects[i]; tok != nil && e.Token == tok.ID && e.Spec.Kind == kind {
			return e
		}
	}
	return nil
}

// lay offers to put effects on a token: one of the same kind makes way. Specs of kind "" are passed over.
func (in Input) lay(a Answer, name rules.Text, tok *wire.Token, specs ...wire.EffectSpec) Answer {
	var bodies []wire.Body
	for _, s := range specs {
		if tok == nil || s.Kind == "" {
			continue
		}
		if e := in.effectOf(tok, s.Kind); e != nil {
			bodies = append(bodies, wire.RemoveEffect{Effect: e.ID})
		}
		bodies = append(bodies, wire.AddEffect{Tokens: []wire.TokenID{tok.ID}, Spec: s})
	}
	if len(bodies) == 0 {
		return a
	}
	return a.Offer(name, bodies...)
}

// lift offers to take effects of some kinds off a token.
func (in Input) lift(a Answer, name rules.Text, tok *wire.Token, kinds ...string) Answer {
	var bodies []wire.Body
	for _, k := range kinds {
		if e := in.effectOf(tok, k); e != nil {
			bodies = append(bodies, wire.RemoveEffect{Effect: e.ID})
		}
	}
	if len(bodies) == 0 {
		return a
	}
	return a.Offer(name, bodies...)
}

// carried is what follows the dot of the kind of an effect of a family on the selected token; "" for none.
func (in Input) carried(family string) string {
	for _, e := range in.View.Effects {
		if id, ok := strings.CutPrefix(e.Spec.Kind, family+"."); ok && e.Token == in.Token {
			return id
		}
	}
	return ""
}

// condition is an effect that is a condition; nothing for "".
func condition(id string, l effect.Lasting) wire.EffectSpec {
	if id == "" {
		return wire.EffectSpec{}
	}
	return wire.EffectSpec{Kind: "condition." + id, Lasting: l}
}

// seconds lasts so long; 0: until removed.
func seconds(n int32) effect.Lasting {
	if n <= 0 {
		return effect.Lasting{}
	}
	return effect.Lasting{Until: effect.Time, Left: n}
}

var (
	layWords  = rules.Text{En: "Put it on the token", Cs: "Dát na žeton"}
	liftWords = rules.Text{En: "Take it off the token", Cs: "Sejmout ze žetonu"}
)

// layPoison offers what a failed save puts on a token, and till midnight what waits in it.
func (in Input) layPoison(a Answer, p afflict.Poison, t afflict.Took, rolled int32) Answer {
	tok := in.Tok("who")
	if p.Midnight {
		return in.lay(a, rules.Text{En: "Keep it till midnight", Cs: "Vést do půlnoci"}, tok, wire.EffectSpec{Kind: effect.PoisonKind(p), See: wire.SeeGM})
	}
	if !t.Poisoned && (p.Ends == 0 || t.Damage == 0) {
		return a
	}
	last := seconds(p.Hours(rolled) * 3600)
	if p.Minutes == 1 {
		last = seconds(60)
	}
	also := p.Also
	if t.Asleep {
		also = "unconscious"
	}
	poisoned := map[bool]string{true: "poisoned"}[t.Poisoned]
	return in.lay(a, layWords, tok, wire.EffectSpec{Kind: effect.PoisonKind(p), Lasting: last, See: wire.SeeOwner}, condition(poisoned, last), condition(also, last))
}

// saved offers to count a poison's save on the selected token, or to end it.
func (in Input) saved(a Answer, p afflict.Poison, c afflict.Course) Answer {
	tok := in.Tok("")
	e := in.effectOf(tok, effect.PoisonKind(p))
	switch {
	case e == nil:
		return a
	case c.Ended:
		return in.lift(a, liftWords, tok, effect.PoisonKind(p), "condition.poisoned", "condition."+p.Also)
	}
	return a.Offer(rules.Text{En: "Count it on the token", Cs: "Započítat na žetonu"}, wire.EditEffect{Effect: e.ID, Level: c.Successes, Left: e.Spec.Lasting.Left})
}
