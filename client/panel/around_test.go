package panel

import (
	"slices"
	"strings"
	"testing"

	"sightline/client/app"
	"sightline/client/panel/dom"
	"sightline/client/panel/dom/domtest"
	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/server/wire"
)

// told is a player's table on which Bořek stands on (5, 5), given by the server as it would.
func told(t *testing.T, tag string, change func(v *wire.View)) *app.Model {
	t.Helper()
	v := world(wire.Player)
	v.Scene.Bounds = geom.Rect{Max: geom.Point{X: 20 * geom.Unit, Y: 20 * geom.Unit}}
	v.Tokens[0].At.Cell = grid.Cell{X: 5, Y: 5}
	change(v)
	m := app.New(tag)
	m.Update(app.Opened{Path: "/t/r/s/s/"})
	m.Update(app.Connected{State: app.ConnOn})
	m.Update(app.Received{Message: wire.Update{Rev: 1, Sum: v.Sum(), Patch: wire.Diff(nil, v)}})
	m.Update(app.Pick{Token: borek})
	return m
}

func put(id wire.TokenID, name string, x, y int32) wire.Token {
	return wire.Token{ID: id, Name: name, At: grid.Place{Cell: grid.Cell{X: x, Y: y}}}
}

// rows is what the list of who is around says, line by line.
func rows(t *testing.T, m *app.Model) []string {
	t.Helper()
	var got []string
	for _, li := range domtest.ByTag(render(m).id(t, "around"), "li") {
		got = append(got, domtest.Words(li))
	}
	return got
}

func says(t *testing.T, got []string, want ...string) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("says %q\nwant %q", got, want)
	}
}

func TestWhoIsAroundIsSaidInWords(t *testing.T) {
	crowd := func(v *wire.View) {
		past := put(0x59, "Stín", 5, 6)
		past.Past = true
		high := put(0x5a, "Netopýr", 5, 9)
		high.Floor = 2
		v.Tokens = append(v.Tokens, put(0x52, "Daleký", 5, 0), put(0x53, "Skřet", 8, 2), put(0x54, "Vlk", 4, 5), put(0x55, "Zloděj", 13, 5), put(0x56, "Medvěd", 1, 5), past, high)
		v.Walls = []wire.Wall{{A: geom.Point{X: 10 * geom.Unit, Y: 5*geom.Unit + 200}, B: geom.Point{X: 10 * geom.Unit, Y: 6*geom.Unit + 900}, Kind: sight.Obstacle}}
	}
	says(t, rows(t, told(t, "cs", crowd)),
		"Vlk, 5 stop na západ, hned vedle, bez krytu", "Skřet, 15 stop na severovýchod, bez krytu",
		"Medvěd, 20 stop na západ, poloviční kryt, v cestě stojí Vlk", "Netopýr, 20 stop na jih, o 10 stop výš, bez krytu",
		"Daleký, 25 stop na sever, bez krytu", "Zloděj, 40 stop na východ, poloviční kryt za překážkou")
	says(t, rows(t, told(t, "en", crowd))[4:],
		"Daleký, 25 ft to the north, no cover", "Zloděj, 40 ft to the east, half cover behind an obstacle")
}

// On hexes there are twelve points of the compass; an arc is told where it is not the front.
func TestWhoIsAroundOnHexes(t *testing.T) {
	m := told(t, "cs", func(v *wire.View) {
		v.Table.Facing = true
		v.Scene.Grid = grid.Grid{Kind: grid.HexPointy}
		v.Tokens = append(v.Tokens, put(0x52, "Nad", 6, 4), put(0x53, "Pod", 4, 6))
	})
	says(t, rows(t, m), "Nad, 5 stop na severoseverovýchod, hned vedle, bez krytu", "Pod, 5 stop na jihojihozápad, hned vedle, v zadním sektoru, bez krytu")
}

// The list is for one's own tokens; the key leads into it and Esc out again.
func TestWhoIsAroundByKey(t *testing.T) {
	m := told(t, "cs", func(v *wire.View) { v.Tokens = append(v.Tokens, put(0x52, "Cizí", 5, 0)) })
	p := render(m)
	if domtest.Has(p.id(t, "around"), "open") || domtest.Has(p.id(t, "around-list"), dom.Focus) {
		t.Error("it is open and has the keyboard before anybody asked")
	}
	m.Update(app.Key{Name: "l"})
	p = render(m)
	if !domtest.Has(p.id(t, "around"), "open") || domtest.Attr(p.id(t, "around-list"), dom.Focus) != "1" || !strings.Contains(domtest.Attr(p.id(t, "around-list"), "aria-label"), "Bořek") {
		t.Errorf("after the key: %s", dom.Render(p.id(t, "around")))
	}
	p.fire(t, "around", dom.Event{Type: "keydown", Key: "Enter"})
	p.fire(t, "around", dom.Event{Type: "keydown", Key: "Escape"})
	p.want(t, app.LookAway{})
	m.Update(app.Pick{Token: 0x52})
	if domtest.ByID(render(m).tree, "around") != nil {
		t.Error("it is told from a token that is another's")
	}
}

func TestNobodyIsAround(t *testing.T) {
	m := told(t, "en", func(*wire.View) {})
	if words := domtest.Words(render(m).id(t, "around")); !strings.Contains(words, "Nobody is to be seen") {
		t.Errorf("says %q", words)
	}
}
