package panel

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/client/panel/dom/domtest"
	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/rules"
	"sightline/rules/dice"
	"sightline/server/wire"
)

const (
	gmSeat     wire.SeatID  = 0xA1
	eva        wire.SeatID  = 0xB2
	adam       wire.SeatID  = 0xC3
	borek      wire.TokenID = 0x11
	goblin     wire.TokenID = 0x22
	borekEntry wire.EntryID = 0x31
	gobEntry   wire.EntryID = 0x32
)

// world is a table with a GM, two players, two tokens and a turn list.
func world(role wire.Role) *wire.View {
	v := &wire.View{
		Me:    wire.Me{Seat: gmSeat, Role: role},
		Table: wire.Table{Name: "Jeskyně", Profile: "dnd14"},
		Seats: []wire.Seat{
			{ID: gmSeat, Name: "Petra", Role: wire.GM, Here: true, Colour: 0xFFFFFF},
			{ID: eva, Name: "Eva", Here: true, Colour: 0x22AA44},
			{ID: adam, Name: "Adam", Here: true, Waiting: true},
		},
		Tokens: []wire.Token{
			{ID: borek, Name: "Bořek", Owner: eva, Colour: 0x4A90D9, Sheet: &wire.Sheet{HP: 7, MaxHP: 12, Speed: 6}},
			{ID: goblin, Name: "Goblin", Colour: 0xD9534F, Sheet: &wire.Sheet{HP: 5, MaxHP: 5, Hidden: true}},
		},
		Turn: wire.Turn{Round: 2, Entries: []wire.Entry{
			{ID: borekEntry, Token: borek, Name: "Bořek", Value: 17, Now: true},
			{ID: gobEntry, Token: goblin, Name: "Goblin", Value: 4},
		}},
	}
	if role == wire.Player {
		v.Me.Seat = eva
		v.Tokens = v.Tokens[:1]
		v.Turn.Entries = v.Turn.Entries[:1]
	}
	return v
}

// table is a model at a table with every panel open.
func table(tag string, role wire.Role) *app.Model {
	m := &app.Model{Page: app.PageTable, Lang: tag, View: world(role), Form: app.Form{Length: 4 * geom.Unit, Width: geom.Unit}, Brush: 3, Conn: app.Conn{State: app.ConnOn}}
	for p := range app.PanelHelp {
		m.Open[p] = true
	}
	return m
}

// probe renders a model and keeps what is sent.
type probe struct {
	tree *dom.Node
	sent []app.Msg
}

func render(m *app.Model) *probe {
	p := &probe{}
	p.tree = View(m, func(msg app.Msg) { p.sent = append(p.sent, msg) })
	if id := domtest.Twice(p.tree); id != "" { // rising from prone and rising into the air were once one
		panic("two elements have the id " + id)
	}
	return p
}

// id gives the element with the id or fails.
func (p *probe) id(t *testing.T, id string) *dom.Node {
	t.Helper()
	n := domtest.ByID(p.tree, id)
	if n == nil {
		t.Fatalf("no element %q", id)
	}
	return n
}

func (p *probe) click(t *testing.T, id string) {
	t.Helper()
	n := p.id(t, id)
	if domtest.Has(n, "disabled") {
		t.Fatalf("%q cannot be pressed", id)
	}
	if !domtest.Click(n) {
		t.Fatalf("%q does nothing when clicked", id)
	}
}

func (p *probe) fire(t *testing.T, id string, e dom.Event) {
	t.Helper()
	if !domtest.Fire(p.id(t, id), e) {
		t.Fatalf("%q does not hear %s", id, e.Type)
	}
}

// want compares what was sent since the last time.
func (p *probe) want(t *testing.T, want ...app.Msg) {
	t.Helper()
	if fmt.Sprintf("%#v", p.sent) != fmt.Sprintf("%#v", want) {
		t.Errorf("sent %#v\nwant %#v", p.sent, want)
	}
	p.sent = nil
}

func do(b wire.Body) app.Msg { return app.Do{Body: b} }

// states are models that together show everything the panels have.
func states(tag string) map[string]*app.Model {
	all := doorStates(tag)
	maps.Copy(all, tableStates(tag))
	maps.Copy(all, menuStates(tag))
	return all
}

// at is a table with something done to it.
func at(tag string, role wire.Role, change func(*app.Model)) *app.Model {
	m := table(tag, role)
	change(m)
	return m
}

// doorStates are the pages before a table.
func doorStates(tag string) map[string]*app.Model {
	return map[string]*app.Model{
		"start":       {Page: app.PageStart, Lang: tag, Start: app.Start{Tables: []app.Visited{{Room: "r", Seat: "s", Name: "U draka", Role: wire.GM}}}},
		"join":        {Page: app.PageJoin, Lang: tag, Join: app.Join{Peeked: true, Table: "U draka", Code: wire.CodeTaken}},
		"join gm":     {Page: app.PageJoin, Lang: tag, Join: app.Join{Peeked: true, Table: "U draka", Role: wire.GM}},
		"join bad":    {Page: app.PageJoin, Lang: tag, Join: app.Join{Code: wire.CodeLink}},
		"join wait":   {Page: app.PageJoin, Lang: tag},
		"hot":         {Page: app.PageHot, Lang: tag, Hot: app.Hot{Maps: []app.SampleMap{{Name: "cave", Title: "The cave"}}, File: 3, Name: "my.dd2vtt"}},
		"hot loading": {Page: app.PageHot, Lang: tag, Hot: app.Hot{Stage: app.HotLoading, Say: &app.Say{Reason: wire.Reason{Code: wire.CodeMap, Text: "cut"}}}},
		"curtain":     {Page: app.PageTable, Lang: tag, Hot: app.Hot{On: true, Stage: app.HotCurtain, Who: 2, Seats: []app.HotSeat{{ID: 1, Name: "Eva"}, {ID: 2, Name: "Adam"}}}},
	}
}

func menuStates(tag string) map[string]*app.Model {
	return map[string]*app.Model{
		"token menu": at(tag, wire.GM, func(m *app.Model) { m.Selected = borek; m.Menu = &app.Menu{Kind: app.MenuToken, Token: goblin} }),
		"own menu": at(tag, wire.GM, func(m *app.Model) {
			m.View.Tokens[0].Down = true
			m.Menu = &app.Menu{Kind: app.MenuToken, Token: borek}
		}),
		"door menu": at(tag, wire.GM, func(m *app.Model) {
			m.View.Doors = []wire.Door{{ID: 5}}
			m.Menu = &app.Menu{Kind: app.MenuDoor, Door: 5}
		}),
		"open door": at(tag, wire.GM, func(m *app.Model) {
			m.View.Doors = []wire.Door{{ID: 5, State: wire.DoorOpen}}
			m.Menu = &app.Menu{Kind: app.MenuDoor, Door: 5}
		}),
		"locked door": at(tag, wire.GM, func(m *app.Model) {
			m.View.Doors = []wire.Door{{ID: 5, State: wire.DoorLocked}}
			m.Menu = &app.Menu{Kind: app.MenuDoor, Door: 5}
		}),
		"ground menu": at(tag, wire.GM, func(m *app.Model) { m.Selected = borek; m.Menu = &app.Menu{Kind: app.MenuGround} }),
	}
}

func tableStates(tag string) map[string]*app.Model {
	nothing := func(*app.Model) {}
	return map[string]*app.Model{
		"hot play": at(tag, wire.Player, func(m *app.Model) {
			m.Hot = app.Hot{On: true, Stage: app.HotPlay, Who: eva, Seats: []app.HotSeat{{ID: eva, Name: "Eva"}, {ID: adam, Name: "Adam"}}}
		}),
		"gm":         at(tag, wire.GM, func(m *app.Model) { m.Selected = borek }),
		"gm nothing": at(tag, wire.GM, nothing),
		"gm hidden":  at(tag, wire.GM, func(m *app.Model) { m.Selected = goblin; m.Tool = app.ToolPlace; m.View.Tokens[1].Down = true }),
		"gm idle":    at(tag, wire.GM, func(m *app.Model) { m.View.Turn.Round = 0; m.Tool = app.ToolReveal }),
		"gm empty": at(tag, wire.GM, func(m *app.Model) {
			m.View.Turn = wire.Turn{}
			m.View.Tokens = nil
			m.Upload = &app.Uploading{Name: "x.png"}
		}),
		"gm hex": at(tag, wire.GM, func(m *app.Model) {
			m.View.Scene.Grid.Kind = grid.HexPointy
			m.Units = app.Sahy
			m.Tool = app.ToolArea
			m.Form.Kind = area.Cylinder
		}),
		"gm link":    at(tag, wire.GM, func(m *app.Model) { m.Link = &app.MadeLink{URL: "http://h/t/r#x"} }),
		"gm gm link": at(tag, wire.GM, func(m *app.Model) { m.Link = &app.MadeLink{URL: "http://h/t/r#x", Role: wire.GM, Copied: true} }),
		"gm watch":   at(tag, wire.GM, func(m *app.Model) { m.Watching = eva; m.View.Me.Seat, m.View.Me.Role = eva, wire.Player }),
		"player": at(tag, wire.Player, func(m *app.Model) {
			m.Selected = borek
			m.View.Tokens[0].Sheet.Blind = true
			m.View.Tokens[0].Sheet.Dim = 4
		}),
		"past":     at(tag, wire.Player, func(m *app.Model) { m.View.Tokens[0].Past = true; m.View.Tokens[0].Sheet = nil; m.Selected = borek }),
		"waiting":  at(tag, wire.Player, func(m *app.Model) { m.View.Me.Waiting = true; m.View.Tokens = nil }),
		"opening":  {Page: app.PageTable, Lang: tag, Conn: app.Conn{State: app.ConnWait, Tries: 1}},
		"lost":     at(tag, wire.Player, func(m *app.Model) { m.Conn = app.Conn{State: app.ConnWait, Tries: 3} }),
		"replaced": at(tag, wire.Player, func(m *app.Model) { m.Conn = app.Conn{State: app.ConnEnded, Code: wire.CodeReplaced} }),
		"removed":  at(tag, wire.Player, func(m *app.Model) { m.Conn = app.Conn{State: app.ConnEnded, Code: wire.CodeRemoved} }),
		"ended":    at(tag, wire.Player, func(m *app.Model) { m.Conn = app.Conn{State: app.ConnEnded} }),
		"help":     at(tag, wire.Player, func(m *app.Model) { m.Open[app.PanelHelp] = true }),
		"chat":     at(tag, wire.Player, func(m *app.Model) { m.Notes = notes() }),
		"toasts": at(tag, wire.Player, func(m *app.Model) {
			m.Toasts = []app.Toast{{ID: 1, Say: app.Say{Key: "toast.copied"}}, {ID: 2, Bad: true, Say: app.Say{Reason: wire.Reason{Code: wire.CodeWall}}}}
		}),
		"probe": at(tag, wire.GM, func(m *app.Model) { m.Probe = cover() }),
		"no probe": at(tag, wire.GM, func(m *app.Model) {
			m.Probe = &app.Probe{From: borek, Degree: app.CoverTotal, Seen: true, Lines: []app.ProbeLine{{Blocked: true}}}
		}),
		"area": at(tag, wire.GM, func(m *app.Model) {
			m.Area = &app.Area{Form: app.Form{Kind: area.Line, Length: 3 * geom.Unit, Width: geom.Unit}, Stage: app.AreaStands, Token: borek,
				Cells: make([]grid.Cell, 6), Missed: make([]grid.Cell, 2), Inside: []app.Inside{{Token: borek}, {Token: goblin, Degree: app.CoverHalf, Bonus: 2}}}
		}),
		"tactics": at(tag, wire.GM, func(m *app.Model) {
			m.View.Table.Flanking, m.View.Table.Facing, m.View.Table.WideFront = true, true, true
			m.Selected, m.Probe = borek, cover()
			m.Probe.Facing, m.Probe.Arc, m.Probe.Behind = true, grid.Rear, grid.Rear
			m.Probe.Capped, m.Probe.Counted, m.Probe.Bonus = true, app.CoverThreeQuarters, 2
			m.Flanks = []app.Flank{{Target: goblin, A: borek, B: 3}, {Target: goblin, A: borek, B: 4, Opposition: grid.Opposition{Corners: true}}}
			for why := range rules.NotOpposite + 1 {
				m.Probe.Tried = append(m.Probe.Tried, app.Flank{Target: goblin, A: borek, B: 3, Why: why, Who: borek})
			}
		}),
		"tactics on hexes": at(tag, wire.Player, func(m *app.Model) {
			m.View.Table.Flanking, m.View.Table.Facing, m.View.Table.WideFront = true, true, true
			m.View.Scene.Grid.Kind = grid.HexPointy
			m.Selected, m.Looks = borek, 2
			m.Flanks = []app.Flank{{Target: borek, A: 3, B: 4}}
		}),
		"cover from an area": at(tag, wire.Player, func(m *app.Model) {
			m.Area = &app.Area{Form: app.Form{Kind: area.Sphere, Length: 3 * geom.Unit}, Stage: app.AreaStands, Inside: []app.Inside{{Token: borek}}}
			m.Probe = &app.Probe{To: borek, Degree: app.CoverTotal, Lines: []app.ProbeLine{line(app.Giver{By: app.BlameNone})}}
		}),
		"wall in hand": at(tag, wire.Player, func(m *app.Model) { m.Tool, m.Form.Kind = app.ToolArea, area.Wall }),
		"aura in hand": at(tag, wire.Player, func(m *app.Model) { m.Tool, m.Form.Kind, m.Units = app.ToolArea, area.Emanation, app.Metres }),
		"empty area": at(tag, wire.GM, func(m *app.Model) {
			m.Area = &app.Area{Form: app.Form{Length: 3 * geom.Unit}}
			m.View.Scene.Grid.Kind = grid.HexFlat
		}),
	}
}

func notes() []wire.Note {
	return []wire.Note{
		{ID: 1, Kind: wire.NoteJoined, Name: "Eva"},
		{ID: 2, Kind: wire.NoteSay, From: eva, Name: "Eva", Text: "<b>Zdar!</b>"},
		{ID: 3, Kind: wire.NoteSay, Name: "Petra", Text: "psst", Whisper: true},
		{ID: 4, Kind: wire.NoteRoll, From: eva, Name: "Eva", Roll: &wire.RollResult{Expr: "2d20kl1-1", Total: 4, Terms: []wire.RollTerm{
			{Count: 2, Sides: 20, Value: 5, Faces: []wire.Face{{Value: 17, Fell: 17, Dropped: true}, {Value: 5, Fell: 5}}}, {Op: dice.Minus, Value: 1}}}},
		{ID: 5, Kind: wire.NoteRoll, Name: "Petra", Roll: &wire.RollResult{Expr: "d6", Total: 6, Secret: true, Terms: []wire.RollTerm{{Count: 1, Sides: 6, Value: 6, Faces: []wire.Face{{Value: 6, Fell: 6}}}}}},
		{ID: 6, Kind: wire.NoteStopped, Token: borek},
		{ID: 7, Kind: wire.NoteMap, Text: "cave"},
	}
}

func line(by app.Giver) app.ProbeLine { return app.ProbeLine{Blocked: true, Giver: by} }

func cover() *app.Probe {
	return &app.Probe{From: borek, To: goblin, Degree: app.CoverHalf, Distance: 3, Sight: []app.ProbeLine{line(app.Giver{By: app.BlameDoor})}, Lines: []app.ProbeLine{
		{}, line(app.Giver{By: app.BlameWall}), line(app.Giver{By: app.BlameDoor}), line(app.Giver{By: app.BlameToken, Name: "Bedna"})}}
}

// broken finds places that were not filled and keys that have no text.
var broken = regexp.MustCompile(`\{\d\}|%!|toast\.[a-zA-Z]+|map\.[a-z]+`)

func TestEveryStateInBothLanguages(t *testing.T) {
	for _, tag := range []string{"cs", "en"} {
		for name, m := range states(tag) {
			html := dom.Render(render(m).tree)
			if hit := broken.FindString(html); hit != "" {
				t.Errorf("%s in %s shows %q", name, tag, hit)
			}
			if !strings.Contains(html, `lang="`+tag+`"`) {
				t.Errorf("%s does not say that it is in %s", name, tag)
			}
		}
	}
}

// TestPagesAreAccessible holds every state to the rules that a screen reader and the keyboard need.
func TestPagesAreAccessible(t *testing.T) {
	for name, m := range states("en") {
		tree := render(m).tree
		ids := map[string]bool{}
		for _, n := range domtest.Find(tree, func(*dom.Node) bool { return true }) {
			if id := domtest.Attr(n, "id"); id != "" {
				if ids[id] {
					t.Errorf("%s: two elements with id %q", name, id)
				}
				ids[id] = true
			}
			if n.Tag == "button" && strings.TrimSpace(domtest.Words(n)) == "" && domtest.Attr(n, "aria-label") == "" {
				t.Errorf("%s: a button without a name: %s", name, dom.Render(n))
			}
			if n.Tag == "button" && domtest.Attr(n, "type") == "" {
				t.Errorf("%s: a button that submits by chance: %s", name, dom.Render(n))
			}
			if hasHandler(n, "click") && !slices.Contains([]string{"button", "input", "summary", "a"}, n.Tag) && domtest.Attr(n, "id") != "menu-veil" {
				t.Errorf("%s: <%s> can be clicked but not reached by keyboard", name, n.Tag)
			}
		}
		for _, n := range domtest.Find(tree, func(n *dom.Node) bool { return domtest.Has(n, "aria-labelledby") }) {
			if !ids[domtest.Attr(n, "aria-labelledby")] {
				t.Errorf("%s: nothing has the id %q", name, domtest.Attr(n, "aria-labelledby"))
			}
		}
		checkLabels(t, name, tree, false)
	}
}

func hasHandler(n *dom.Node, event string) bool {
	for _, h := range n.On {
		if h.Type == event {
			return true
		}
	}
	return false
}

// checkLabels says which controls stand in no label and have none of their own.
func checkLabels(t *testing.T, name string, n *dom.Node, labelled bool) {
	t.Helper()
	labelled = labelled || n.Tag == "label"
	if slices.Contains([]string{"input", "select", "textarea", "meter"}, n.Tag) && !labelled && domtest.Attr(n, "aria-label") == "" {
		t.Errorf("%s: a control without a label: %s", name, dom.Render(n))
	}
	for _, k := range n.Kids {
		checkLabels(t, name, k, labelled)
	}
}

// TestRedrawFromStateToState walks over the states with several strides, and each must then be as drawn afresh.
func TestRedrawFromStateToState(t *testing.T) {
	all := states("cs")
	names := slices.Sorted(maps.Keys(all))
	fresh := map[string]string{}
	for name, m := range all {
		doc := domtest.NewDocument()
		dom.NewRoot(doc, doc.Body).Draw(View(m, func(app.Msg) {}))
		fresh[name] = doc.Body.String()
	}
	doc := domtest.NewDocument()
	root := dom.NewRoot(doc, doc.Body)
	before := ""
	for _, stride := range []int{1, 2, 3, 5, 7, 11, 13} {
		for i := range names {
			name := names[i*stride%len(names)]
			root.Draw(View(all[name], func(app.Msg) {}))
			if doc.Body.String() != fresh[name] {
				t.Errorf("from %q to %q is not what a fresh one is", before, name)
			}
			before = name
		}
	}
}

func TestKeysAreUniqueAmongSiblings(t *testing.T) {
	for name, m := range states("en") {
		for _, n := range domtest.Find(render(m).tree, func(*dom.Node) bool { return true }) {
			seen := map[string]bool{}
			for _, k := range n.Kids {
				if k.Key != "" && seen[k.Key] {
					t.Errorf("%s: two children with the key %q in <%s>", name, k.Key, n.Tag)
				}
				seen[k.Key] = true
			}
		}
	}
}

func TestUnitsAreThoseOfLang(t *testing.T) {
	for unit, want := range map[app.Unit]lang.Unit{app.Feet: lang.Feet, app.Metres: lang.Metres, app.Squares: lang.Squares, app.Sahy: lang.Sahy} {
		if lang.Unit(unit) != want {
			t.Errorf("unit %d of the model is not %d of lang", unit, want)
		}
	}
}

func TestUserTextIsNeverMarkup(t *testing.T) {
	html := dom.Render(render(states("en")["chat"]).tree)
	if strings.Contains(html, "<b>Zdar") || !strings.Contains(html, "&lt;b&gt;Zdar") {
		t.Error("what was said became markup")
	}
}

func TestPlayerIsOfferedNothingOfTheGMs(t *testing.T) {
	p := render(table("en", wire.Player))
	for _, id := range []string{"tool-place", "tool-door", "tool-reveal", "tool-hide", "tool-room", "invite", "new-token", "turn-add", "pick-map", "forget-all"} {
		if domtest.ByID(p.tree, id) != nil {
			t.Errorf("a player is offered %q", id)
		}
	}
	if strings.Contains(dom.Render(domtest.ByID(p.tree, "dice-mode")), untold) {
		t.Error("a player may roll untold")
	}
	if domtest.ByID(p.tree, "tool-ruler") == nil {
		t.Error("a player has no ruler")
	}
}

func TestWatchingGMIsOfferedWhatThePlayerIs(t *testing.T) {
	p := render(states("en")["gm watch"])
	if domtest.ByID(p.tree, "tool-place") != nil {
		t.Error("a GM looking through a player's eyes still has the GM's tools")
	}
	p.click(t, "watch-end")
	p.want(t, do(wire.Watch{}))
}

func TestMenuPointsWhereItWasOpened(t *testing.T) {
	m := table("en", wire.GM)
	m.Menu = &app.Menu{Kind: app.MenuGround, At: geom.Point{X: 5, Y: 6}}
	p := render(m)
	domtest.Click(domtest.Button(p.id(t, "menu"), "Point here"))
	p.want(t, app.PingAt{At: geom.Point{X: 5, Y: 6}})
}

// TestOpenedPanelIsRaised holds that a panel which a person opens is scrolled into view, and one that stood open is left alone.
func TestOpenedPanelIsRaised(t *testing.T) {
	m := table("en", wire.GM)
	raised := func() (ids []string) {
		for _, n := range domtest.Find(render(m).tree, func(n *dom.Node) bool { return domtest.Has(n, dom.Raise) }) {
			ids = append(ids, domtest.Attr(n, "id"))
		}
		return ids
	}
	if got := raised(); got != nil {
		t.Errorf("%q are raised before anything was opened", got)
	}
	m.Open[app.PanelAids] = false
	m.Update(app.Toggle{Panel: app.PanelAids})
	if got := raised(); !slices.Equal(got, []string{"aids"}) {
		t.Errorf("%q are raised, want the aids", got)
	}
}
