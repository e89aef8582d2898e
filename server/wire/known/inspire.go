package known

import (
	"sightline/rules/check"
	"sightline/server/wire"
)

// The kinds of effect that stand for inspiration on a token (R-014-030), and for an offer of it, whose level is the model. Inspiration
// whose level is not 0 goes into the token's next roll.
const (
	Inspiration      = "inspiration"
	InspirationOffer = "inspiration.offer"
)

// Inspired is the inspiration on a token; nil when the view shows none. What GMs alone see is none.
func Inspired(v *wire.View, id wire.TokenID) *wire.Effect { return on(v, id, Inspiration) }

// Offered is an offer of it to a token's player; nil when the view shows none.
func Offered(v *wire.View, id wire.TokenID) *wire.Effect { return on(v, id, InspirationOffer) }

func on(v *wire.View, id wire.TokenID, kind string) *wire.Effect {
	for i := range v.Effects {
		if e := &v.Effects[i]; e.Token == id && e.Spec.Kind == kind && e.Spec.See != wire.SeeGM {
			return e
		}
	}
	return nil
}

// Charged says that inspiration goes into the next roll of a token: its own that is ready, or for a GM's the GM's, which there is
// where players alone award it (R-014-027, R-014-032).
func Charged(v *wire.View, t *wire.Token) bool {
	p := Profile(v.Table).Inspiration
	switch {
	case !check.Plays(p):
		return false
	case t.Owner == 0:
		return p.PlayersOnly && v.Session.Ready && v.Session.Pool > 0
	}
	e := Inspired(v, t.ID)
	return e != nil && e.Spec.Level != 0
}
