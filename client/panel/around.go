package panel

import (
	"cmp"
	"math"
	"slices"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/server/wire"
)

// near is a token as it lies from another one.
type near struct {
	token *wire.Token
	cells int32   // how far, by the table's own way of measuring
	angle float64 // clockwise from up, radians
}

// around says in words where the others are from a token, the nearest first: the board for those who cannot see it.
func (u ui) around(tok *wire.Token) *dom.Node {
	all := u.near(tok)
	if len(all) == 0 {
		return nil
	}
	var rows []*dom.Node
	for _, n := range all {
		words := u.t.Both(float64(n.cells)) + ", " + u.say(directions[sector(n.angle)])
		if n.cells == 0 {
			words = u.say(lang.AroundHere)
		}
		rows = append(rows, dom.El("li", dom.Key(hexID(uint64(n.token.ID))),
			dom.El("button", dom.A("type", "button"), dom.Class("name"), swatch(n.token.Colour), u.tokenName(n.token), u.click(app.Pick{Token: n.token.ID, Centre: true})),
			dom.El("span", dom.Class("quiet"), words)))
	}
	return more(u.say(lang.Around), dom.ID("around"), dom.El("ul", dom.Class("rows"), rows))
}

// near lists the tokens that are seen now, as they lie from one.
func (u ui) near(from *wire.Token) []near {
	g := u.v.Scene.Grid
	own := g.Space(nil, from.Size, from.At)
	x, y := g.ToCells(g.Middle(from.Size, from.At))
	var all []near
	for i := range u.v.Tokens {
		t := &u.v.Tokens[i]
		if t.ID == from.ID || t.Past {
			continue
		}
		tx, ty := g.ToCells(g.Middle(t.Size, t.At))
		cells := g.Distance(u.v.Table.Diagonal, own, g.Space(nil, t.Size, t.At))
		all = append(all, near{t, cells, math.Atan2(tx-x, y-ty)})
	}
	slices.SortStableFunc(all, func(a, b near) int { return cmp.Compare(a.cells, b.cells) })
	return all
}

var directions = []lang.Key{lang.North, lang.NorthEast, lang.East, lang.SouthEast, lang.South, lang.SouthWest, lang.West, lang.NorthWest}

// sector gives the nearest of eight directions, clockwise from up.
func sector(angle float64) int {
	return (int(math.Round(angle/(math.Pi/4))) + 8) % 8
}
