package panel

import (
	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/geom/grid"
	"sightline/rules"
	"sightline/server/wire"
)

// landKeys are the sorts of ground that the brush paints, plain ground first, then as rules.Lands has them.
var landKeys = []lang.Key{lang.LandPlain, lang.LandRough, lang.LandSteep, lang.LandWater, lang.LandChasm, lang.LandFilled}

// landKind picks what the brush for ground paints.
func (u ui) landKind() *dom.Node {
	at, send := 0, u.send
	for i, k := range rules.Lands {
		if k == u.m.Land {
			at = i + 1
		}
	}
	return u.field(lang.LandKind, u.pick(at, landKeys, func(n int) {
		kind := rules.Land(0)
		if n > 0 {
			kind = rules.Lands[n-1]
		}
		send(app.SetLand{Kind: kind})
	}, dom.ID("land-kind")))
}

// height says how high a token is, and brings it up and down.
func (u ui) height(tok *wire.Token) *dom.Node {
	kids := []dom.Arg{dom.Class("line wrap"), dom.ID("height"),
		dom.El("span", u.say(lang.TokenHeight), ": ", dom.El("strong", dom.ID("token-floor"), u.floor(tok.Floor)))}
	s := tok.Sheet
	if u.gm() || s.Fly > 0 || len(u.v.Land) > 0 || tok.Floor != 0 {
		kids = append(kids, u.tool("up", lang.TokenUp, dom.ID("token-raise"), u.click(app.Raise{By: 1})), u.tool("down", lang.TokenDownward, dom.ID("token-lower"), u.click(app.Raise{By: -1})))
	}
	if s.Fly > 0 && tok.Floor <= 0 {
		send := u.send
		kids = append(kids, u.check(lang.TokenFlies, u.m.Fly, func(on bool) { send(app.SetFly{Fly: on}) }, dom.ID("token-flies")))
	}
	return dom.El("div", kids...)
}

// floor says a height in the unit.
func (u ui) floor(layers int32) string {
	switch {
	case layers > 0:
		return u.say(lang.TokenAbove, u.t.Cells(float64(layers)))
	case layers < 0:
		return u.say(lang.TokenBelow, u.t.Cells(float64(-layers)))
	}
	return u.say(lang.TokenOnGround)
}

// stance makes a token squeeze and stand up again, and turns the space of a large one over: on hexes there are two ways up.
func (u ui) stance(tok *wire.Token) []*dom.Node {
	var kids []*dom.Node
	switch _, can := rules.Squeezed(tok.Size); {
	case tok.Squeeze:
		kids = append(kids, u.button(lang.TokenStands, dom.Key("stand"), dom.ID("token-stand"), u.do(wire.SqueezeToken{Token: tok.ID})))
	case can && u.v.Table.Squeeze:
		kids = append(kids, u.button(lang.TokenSqueezes, dom.Key("squeeze"), dom.ID("token-squeeze"), u.do(wire.SqueezeToken{Token: tok.ID, Squeeze: true})))
	}
	if at, ok := u.m.Flip(tok); ok && u.gm() {
		kids = append(kids, u.tool("flip", lang.TokenFlip, dom.Key("flip"), dom.ID("token-flip"), u.do(wire.PutToken{Token: tok.ID, At: at})))
	}
	return append(kids, u.footing(tok)...)
}

// ways are the speeds of a token besides that on foot, for those who may know them.
func (u ui) ways(s *wire.Sheet, fact func(lang.Key, string)) {
	for _, w := range []struct {
		k     lang.Key
		speed int32
	}{{lang.TokenFactClimb, s.Climb}, {lang.TokenFactSwim, s.Swim}, {lang.TokenFactFly, s.Fly}} {
		if w.speed > 0 {
			fact(w.k, u.t.Cells(float64(w.speed)))
		}
	}
}

// sizeName names a size; those wider than the rules name by their cells across.
func (u ui) sizeName(s grid.Size) string {
	if s > grid.Gargantuan {
		return u.say(lang.SizeWider, s.Across())
	}
	return u.say(sizeKeys[s])
}

// sizeField picks a size; the last choice is a space wider than the rules name, whose cells across are then typed.
func (u ui) sizeField(prefix string, s grid.Size, set func(grid.Size)) *dom.Node {
	keys, at := append(sizeNames(), lang.SizeOther), sizeIndex(s)
	if s > grid.Gargantuan {
		at = len(keys) - 1
	}
	kids := []dom.Arg{u.pick(at, keys, func(n int) {
		if n == len(grid.Sizes) {
			set(max(s, grid.Across(5)))
			return
		}
		set(grid.Sizes[n])
	}, dom.ID(prefix+"-size"))}
	if s > grid.Gargantuan {
		kids = append(kids, u.number(s.Across(), 5, grid.Widest.Across(), func(n int32) { set(grid.Across(n)) }, dom.ID(prefix+"-across"), dom.A("aria-label", u.say(lang.TokenAcross))))
	}
	return u.field(lang.TokenSize, kids...)
}
