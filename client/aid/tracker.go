package aid

import (
	"strconv"
	"strings"

	"sightline/rules"
	"sightline/server/wire"
)

// on is an effect of a kind on the selected token, as far as the seat knows; nil when there is none.
func (in Input) on(kind string) *wire.Effect {
	for i := range in.View.Effects {
		if e := &in.View.Effects[i]; e.Token == in.Token && e.Spec.Kind == kind {
			return e
		}
	}
	return nil
}

// level is that of an effect on the selected token, as text; "" when there is none.
func (in Input) level(kind string) string {
	if e := in.on(kind); e != nil {
		return strconv.Itoa(int(e.Spec.Level))
	}
	return ""
}

// keep offers to keep an effect on the selected token: in the place of those of the same family, which is what stands before
// the dot of its kind.
func (in Input) keep(a Answer, name rules.Text, spec wire.EffectSpec) Answer {
	tok := in.Tok("")
	if tok == nil {
		return a
	}
	var bodies []wire.Body
	family, _, _ := strings.Cut(spec.Kind, ".")
	for _, e := range in.View.Effects {
		if f, _, _ := strings.Cut(e.Spec.Kind, "."); e.Token == tok.ID && f == family {
			bodies = append(bodies, wire.RemoveEffect{Effect: e.ID})
		}
	}
	return a.Offer(name, append(bodies, wire.AddEffect{Tokens: []wire.TokenID{tok.ID}, Spec: spec})...)
}

// add offers to lay one more effect on the selected token, beside those that it has.
func (in Input) add(a Answer, name rules.Text, spec wire.EffectSpec) Answer {
	tok := in.Tok("")
	if tok == nil {
		return a
	}
	return a.Offer(name, wire.AddEffect{Tokens: []wire.TokenID{tok.ID}, Spec: spec})
}

var keepWords = rules.Text{En: "Keep it on the selected token", Cs: "Vést u vybraného žetonu"}
