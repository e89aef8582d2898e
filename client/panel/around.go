package panel

import (
	"strconv"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/geom/grid"
	"sightline/server/wire"
)

// around says in words where the others are from a token of one's own and behind what, the nearest first: the board for those who
// cannot see it. The key L leads here, Esc back.
func (u ui) around(tok *wire.Token) *dom.Node {
	if !u.m.Mine(tok) {
		return nil
	}
	send := u.send
	var rows []*dom.Node
	for _, n := range u.m.Around(tok.ID) {
		t := u.token(n.Token)
		rows = append(rows, dom.El("li", dom.Key(hexID(uint64(n.Token))),
			dom.El("button", dom.A("type", "button"), dom.Class("name"), swatch(t.Colour),
				dom.El("span", dom.El("strong", u.tokenName(t)), ", "+u.told(n)), u.click(app.Pick{Token: n.Token, Centre: true}))))
	}
	focus := []dom.Arg{dom.ID("around-list"), dom.A("tabindex", "-1"), dom.A("aria-label", u.say(lang.AroundOf, u.tokenName(tok)))}
	if u.m.Looks > 0 {
		focus = append(focus, dom.A(dom.Focus, strconv.Itoa(u.m.Looks)))
	}
	list := dom.El("ul", append(focus, dom.Class("rows"), rows)...)
	if len(rows) == 0 {
		list = dom.El("p", append(focus, dom.Class("quiet"), u.say(lang.AroundNobody))...)
	}
	leave := dom.On("keydown", func(e dom.Event) {
		if e.Key == "Escape" {
			send(app.LookAway{})
		}
	})
	return dom.El("details", dom.Key("around"+strconv.Itoa(u.m.Looks)), dom.ID("around"), dom.If("open", u.m.Looks > 0), leave, dom.El("summary", u.say(lang.Around)), list)
}

// told says where one is: "15 ft to the north-east, half cover behind a wall".
func (u ui) told(n app.Neighbour) string {
	words := u.t.Cells(float64(n.Distance)) + " " + u.say(heading(n.Heading, n.Points))
	if n.Distance == 0 {
		words = u.say(lang.AroundHere)
	}
	if n.Adjacent && n.Distance > 0 {
		words += ", " + u.say(lang.ToldAdjacent)
	}
	switch {
	case n.Up > 0:
		words += ", " + u.say(lang.ToldHigher, u.t.Cells(float64(n.Up)))
	case n.Up < 0:
		words += ", " + u.say(lang.ToldLower, u.t.Cells(float64(-n.Up)))
	}
	if u.v.Table.Facing && n.Arc.Arc != grid.Front {
		words += ", " + u.say(arcKeys[n.Arc.Arc])
	}
	return words + ", " + u.coverBehind(n)
}

// coverBehind says the cover and what gives it.
func (u ui) coverBehind(n app.Neighbour) string {
	cover := u.say(coverKeys[n.Cover])
	if n.Cover == app.CoverNone || len(n.By) == 0 {
		return cover
	}
	var behind []string
	for _, g := range n.By[:min(len(n.By), 3)] {
		behind = append(behind, u.behind(g))
	}
	form := lang.CoverBehind
	if n.By[0].By == app.BlameToken {
		form = lang.CoverInWay
	}
	return u.say(form, cover, u.t.List(behind))
}

// behind says behind what somebody stands.
func (u ui) behind(g app.Giver) string {
	switch g.By {
	case app.BlameWall:
		return u.say(wallKeys[g.Kind][1])
	case app.BlameDoor:
		return u.say(lang.BehindDoor)
	}
	return u.say(lang.BehindToken, u.named(g.Name))
}

// The points of the compass, clockwise from up.
var (
	eight  = []lang.Key{lang.North, lang.NorthEast, lang.East, lang.SouthEast, lang.South, lang.SouthWest, lang.West, lang.NorthWest}
	twelve = []lang.Key{
		lang.North, lang.NorthNorthEast, lang.EastNorthEast, lang.East, lang.EastSouthEast, lang.SouthSouthEast,
		lang.South, lang.SouthSouthWest, lang.WestSouthWest, lang.West, lang.WestNorthWest, lang.NorthNorthWest,
	}
)

// heading names a point of the compass, of 8 or of 12.
func heading(point, of int) lang.Key {
	names := eight
	if of == 12 {
		names = twelve
	}
	return names[(point%len(names)+len(names))%len(names)]
}
