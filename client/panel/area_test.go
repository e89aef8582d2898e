package panel

import (
	"strings"
	"testing"

	"sightline/client/app"
	"sightline/client/panel/dom"
	"sightline/client/panel/dom/domtest"
	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/rules"
	"sightline/server/wire"
)

func TestTemplateListsWhoStandsInIt(t *testing.T) {
	p := render(states("en")["area"])
	words := domtest.Words(p.id(t, "area"))
	for _, want := range []string{"Line · 15 ft × 5 ft", "covers 6 squares, 2 more lie behind what stops it", "Goblin", "half cover +2"} {
		if !strings.Contains(words, want) {
			t.Errorf("says %q, want %q in it", words, want)
		}
	}
	if domtest.ByID(p.tree, "cover-11") != nil {
		t.Error("the one it comes from has cover against it")
	}
	p.click(t, "cover-22")
	p.click(t, "area-close")
	p.want(t, app.CoverOf{Token: goblin}, app.ClearTools{})
}

// Each form is offered, and each with the numbers that it has.
func TestTemplatesOfEveryForm(t *testing.T) {
	for _, c := range []struct {
		icon   string
		kind   area.Kind
		fields string
	}{
		{"circle", area.Circle, "begin"}, {"cone", area.Cone, "begin"}, {"line", area.Line, "width begin"}, {"cube", area.Cube, "begin"}, {"emanation", area.Emanation, ""},
		{"wall", area.Wall, "width height begin"}, {"sphere", area.Sphere, "lift begin"}, {"cylinder", area.Cylinder, "height lift begin"},
	} {
		m := table("cs", wire.Player)
		m.Tool, m.Form.Kind = app.ToolArea, c.kind
		p := render(m)
		p.click(t, "form-"+c.icon)
		p.want(t, app.PickForm{Kind: c.kind})
		if domtest.Attr(p.id(t, "form-"+c.icon), "aria-pressed") != "true" {
			t.Errorf("%s does not show that it is chosen", c.icon)
		}
		for _, f := range []string{"width", "height", "lift", "begin"} {
			if has := domtest.ByID(p.tree, "template-"+f) != nil; has != strings.Contains(c.fields, f) {
				t.Errorf("%s: a field for %s: %v", c.icon, f, has)
			}
		}
	}
}

// Lengths are typed in the person's unit, with a comma or a point; what is no number changes nothing.
func TestTemplateLengthsInEveryUnit(t *testing.T) {
	for _, c := range []struct {
		units  app.Unit
		shown  string
		typed  string
		length int32
	}{
		{app.Feet, "20", "30", 6 * geom.Unit}, {app.Metres, "6", "7,5", 5 * geom.Unit}, {app.Squares, "4", "2.5", 2*geom.Unit + geom.Unit/2},
		{app.Sahy, "4", "3", 3 * geom.Unit}, {app.Feet, "20", "-10", -2 * geom.Unit}, {app.Metres, "6", "1e300", 0}, {app.Feet, "20", "NaN", 0}, {app.Feet, "20", "far", 0},
	} {
		m := table("cs", wire.Player)
		m.Tool, m.Units = app.ToolArea, c.units
		p := render(m)
		if got := domtest.Attr(p.id(t, "template-length"), "value"); got != c.shown {
			t.Errorf("%d: four cells are shown as %q, want %q", c.units, got, c.shown)
		}
		p.fire(t, "template-length", change(c.typed))
		if c.length == 0 {
			p.want(t)
			continue
		}
		f := m.Form
		f.Length = c.length
		p.want(t, app.SetForm{Form: f})
	}
}

func TestTemplateButtonsAndSwitches(t *testing.T) {
	m := table("en", wire.Player)
	m.Tool, m.Form.Kind = app.ToolArea, area.Wall
	f := m.Form
	with := func(change func(f *app.Form)) app.Msg { n := f; change(&n); return app.SetForm{Form: n} }
	for id, c := range map[string]struct {
		e    dom.Event
		want app.Msg
	}{
		"area-longer":     {dom.Event{Type: "click"}, with(func(f *app.Form) { f.Length = 5 * geom.Unit })},
		"area-shorter":    {dom.Event{Type: "click"}, with(func(f *app.Form) { f.Length = 3 * geom.Unit })},
		"template-width":  {change("1"), with(func(f *app.Form) { f.Width = 205 })},
		"template-height": {change("10"), with(func(f *app.Form) { f.Height = 2 * geom.Unit })},
		"template-begin":  {change("3"), with(func(f *app.Form) { f.Begin = app.BeginEdge })},
		"template-around": {dom.Event{Type: "change", Checked: true}, with(func(f *app.Form) { f.Around = true })},
	} {
		p := render(m)
		p.fire(t, id, c.e)
		p.want(t, c.want)
	}
}

// The sight tool's card says the verdict and why, in sentences of both languages.
func TestCoverIsExplained(t *testing.T) {
	for tag, want := range map[string][]string{
		"cs": {"poloviční kryt", "Zacloněné čáry k rohům: 3 / 4.", "Cloní: zeď (1 čára), dveře (1 čára) a Bedna (1 čára).",
			"Podle čar samotných by to byl tříčtvrteční kryt, ale bytosti tu nedají víc než poloviční kryt.", "+2 k obrannému číslu",
			"Bořek: cíl je v zadním sektoru", "má k útoku výhodu", "stojí v protilehlých rozích", "Bořek nestojí hned u cíle", "nestojí proti sobě"},
		"en": {"half cover", "3 of 4 corner lines are blocked.", "Blocked by: a wall (1 line), a door (1 line) and Bedna (1 line).", "By the lines alone it would be three-quarters cover",
			"+2 to armour class", "neither seen nor to be targeted", "advantage on the attack", "at opposite corners", "Bořek is not next to the target", "not on opposite sides"},
	} {
		words := domtest.Words(render(states(tag)["tactics"]).id(t, "probe"))
		for _, w := range want {
			if !strings.Contains(words, w) {
				t.Errorf("%s: %q\nlacks %q", tag, words, w)
			}
		}
	}
	p := render(states("en")["tactics"])
	p.click(t, "probe-close")
	p.want(t, app.ClearLines{})
	from := domtest.Words(render(states("en")["cover from an area"]).id(t, "probe"))
	if !strings.Contains(from, "Cover of Bořek against the template") || !strings.Contains(from, "The effect does not get there") {
		t.Errorf("from an area: %q", from)
	}
}

func TestFlankingOfTheSelected(t *testing.T) {
	m := states("en")["tactics on hexes"]
	m.Flanks[0].Opposition.Between = [2]int32{2, 2}
	if words := domtest.Words(render(m).id(t, "flanked")); !strings.Contains(words, "flank Bořek: 2 and 2 hexes of the ring between them") {
		t.Errorf("says %q", words)
	}
}

// Optional rules are switches of the GM's; players read which are on.
func TestOptionalRules(t *testing.T) {
	m := table("en", wire.GM)
	p := render(m)
	set := func(change func(t *wire.Table)) app.Msg {
		n := m.View.Table
		change(&n)
		return do(wire.SetTable{Table: n})
	}
	on := dom.Event{Type: "change", Checked: true}
	p.fire(t, "flanking-rule", on)
	p.fire(t, "facing-rule", on)
	p.want(t, set(func(t *wire.Table) { t.Flanking = true }), set(func(t *wire.Table) { t.Facing = true }))
	if domtest.ByID(p.tree, "wide-front") != nil {
		t.Error("a wide front is offered without facing, on squares")
	}
	m.View.Table.Facing, m.View.Scene.Grid.Kind = true, grid.HexFlat
	p = render(m)
	p.fire(t, "wide-front", on)
	p.want(t, set(func(t *wire.Table) { t.WideFront = true }))
	m = table("cs", wire.Player)
	if words := domtest.Words(render(m).id(t, "scene")); !strings.Contains(words, "Volitelná pravidlažádná") {
		t.Errorf("says %q", words)
	}
	m.View.Table.Flanking, m.View.Table.Facing = true, true
	if words := domtest.Words(render(m).id(t, "scene")); !strings.Contains(words, "Obstoupení a Rozeznávání stran") {
		t.Errorf("says %q", words)
	}
}

// Every reason that a way ends has its words.
func TestEveryReasonOfAWayHasWords(t *testing.T) {
	seen := map[string]bool{}
	u := newUI(table("cs", wire.Player), nil)
	for _, r := range []rules.Reason{rules.NotStep, rules.OffMap, rules.ByWall, rules.ByCorner, rules.NoRoom, rules.ByCreature} {
		if w := u.t.Way(r); w == "" || seen[w] {
			t.Errorf("%v says %q", r, w)
		}
		seen[u.t.Way(r)] = true
	}
}
