package panel

import (
	"strings"
	"testing"

	"sightline/client/app"
	"sightline/client/panel/dom"
	"sightline/client/panel/dom/domtest"
	"sightline/geom/grid"
	"sightline/rules"
	"sightline/server/wire"
)

// says tells whether the page has the words.
func (p *probe) says(words string) bool { return strings.Contains(domtest.Words(p.tree), words) }

func TestBrushForGround(t *testing.T) {
	m := table("en", wire.GM)
	m.Tool, m.Land = app.ToolLand, rules.Rough
	p := render(m)
	for i, k := range append([]rules.Land{0}, rules.Lands[:]...) {
		p.fire(t, "land-kind", change(string(rune('0'+i))))
		p.want(t, app.SetLand{Kind: k})
	}
	p.fire(t, "brush-width", change("4"))
	p.want(t, app.SetBrush{Cells: 4})
	if render(table("en", wire.Player)).shows("tool-land") {
		t.Error("a player has the brush for ground")
	}
}

func TestSpeedsAndWideSizes(t *testing.T) {
	m := table("en", wire.GM)
	m.Selected = borek
	p := render(m)
	edit := func(f wire.Field, s wire.TokenSpec) app.Msg {
		return do(wire.EditToken{Token: borek, Fields: f, Spec: s})
	}
	p.fire(t, "token-climb", change("3"))
	p.fire(t, "token-swim", change("4"))
	p.fire(t, "token-fly", change("12"))
	p.fire(t, "token-size", change("6"))
	p.want(t, edit(wire.FieldClimb, wire.TokenSpec{Climb: 3}), edit(wire.FieldSwim, wire.TokenSpec{Swim: 4}), edit(wire.FieldFly, wire.TokenSpec{Fly: 12}),
		edit(wire.FieldSize, wire.TokenSpec{Size: grid.Across(5)}))
	m.View.Tokens[0].Size = grid.Across(7)
	p = render(m)
	p.fire(t, "token-across", change("16"))
	p.fire(t, "token-size", change("3"))
	p.want(t, edit(wire.FieldSize, wire.TokenSpec{Size: grid.Widest}), edit(wire.FieldSize, wire.TokenSpec{Size: grid.Large}))
	if !p.says("Gargantuan, 7 cells across") {
		t.Error("a wide token is not named so")
	}
}

func TestHeightIsSaidAndChanged(t *testing.T) {
	m := table("en", wire.GM)
	m.Selected = borek
	p := render(m)
	if !p.says("on the ground") {
		t.Error("no word of the ground")
	}
	p.click(t, "token-raise")
	p.click(t, "token-lower")
	p.want(t, app.Raise{By: 1}, app.Raise{By: -1})
	for floor, words := range map[int32]string{3: "15 ft above the ground", -2: "10 ft below the ground"} {
		m.View.Tokens[0].Floor = floor
		if !render(m).says(words) {
			t.Errorf("at %d it does not say %q", floor, words)
		}
	}
	own := table("cs", wire.Player)
	own.Selected = borek
	if p := render(own); p.shows("token-raise") || p.shows("token-flies") {
		t.Error("one who can't fly is offered to rise")
	}
	own.View.Tokens[0].Sheet.Fly = 6
	p = render(own)
	p.fire(t, "token-flies", dom.Event{Type: "change", Checked: true})
	p.want(t, app.SetFly{Fly: true})
	if !p.says("Létá") || !p.says("30 stop") {
		t.Error("its owner is not told how fast it flies")
	}
}

func TestSqueezingAndTurningOver(t *testing.T) {
	m := table("en", wire.GM)
	m.Selected = borek
	m.View.Tokens[0].Size = grid.Large
	if p := render(m); p.shows("token-squeeze") || p.shows("token-flip") {
		t.Error("on squares, at a table without squeezing")
	}
	m.View.Table.Squeeze = true
	m.View.Scene.Grid.Kind = grid.HexPointy
	p := render(m)
	p.click(t, "token-squeeze")
	p.click(t, "token-flip")
	p.want(t, do(wire.SqueezeToken{Token: borek, Squeeze: true}), do(wire.PutToken{Token: borek, At: grid.Place{Turned: true}}))
	m.View.Tokens[0].Size, m.View.Tokens[0].Squeeze = grid.Medium, true
	p = render(m)
	p.click(t, "token-stand")
	p.fire(t, "token-name", change("x"))
	p.want(t, do(wire.SqueezeToken{Token: borek}), do(wire.EditToken{Token: borek, Fields: wire.FieldName, Spec: wire.TokenSpec{Name: "x"}}))
	if s := specOf(&m.View.Tokens[0]); s.Size != grid.Large {
		t.Errorf("copied while it squeezes it is %v", s.Size)
	}
}

func TestGridsAndSqueezingInTheScene(t *testing.T) {
	m := table("en", wire.GM)
	p := render(m)
	p.fire(t, "grid", change("3"))
	p.fire(t, "squeezing", dom.Event{Type: "change", Checked: true})
	on := m.View.Table
	on.Squeeze = true
	p.want(t, do(wire.SetScene{Grid: grid.Grid{Kind: grid.Gridless}}), do(wire.SetTable{Table: on}))
	m.View.Scene.Grid.Kind = grid.Gridless
	if render(m).shows("grid-even") {
		t.Error("without a grid there are no rows to shift")
	}
	for kind, words := range map[grid.Kind]string{grid.Square: "squares", grid.HexFlat: "hexes", grid.Gridless: "units"} {
		m.View.Scene.Grid.Kind = kind
		if got := newUI(m, nil).t.Steps(3); got != "3 "+words {
			t.Errorf("%v: %q", kind, got)
		}
	}
}
