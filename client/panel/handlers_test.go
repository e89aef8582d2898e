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
	"sightline/server/wire"
)

func submit(fields map[string]string) dom.Event { return dom.Event{Type: "submit", Fields: fields} }

func change(value string) dom.Event { return dom.Event{Type: "change", Value: value} }

func TestStartPage(t *testing.T) {
	p := render(states("en")["start"])
	p.click(t, "play-here")
	p.click(t, "lang-cs")
	domtest.Click(domtest.Button(p.tree, "Take U draka off"))
	p.want(t, app.GoTo{URL: "/play"}, app.SetLang{Lang: "cs"}, app.Forget{Room: "r", Seat: "s"})
	link := domtest.ByTag(p.id(t, "tables"), "a")[0]
	if domtest.Attr(link, "href") != "/t/r/s/s/" {
		t.Errorf("the table leads to %s", domtest.Attr(link, "href"))
	}
	prevented := 0
	prevent := func() { prevented++ }
	domtest.Fire(link, dom.Event{Type: "click", Prevent: prevent})
	domtest.Fire(link, dom.Event{Type: "click", Prevent: prevent, Ctrl: true}) // a new tab: the browser's business
	p.want(t, app.GoTo{URL: "/t/r/s/s/"})
	if prevented != 1 {
		t.Errorf("the browser was kept from opening the link %d times, want once", prevented)
	}
}

func TestJoinPage(t *testing.T) {
	p := render(states("en")["join"])
	p.fire(t, "join-form", submit(map[string]string{"name": "   "}))
	p.want(t)
	p.fire(t, "join-form", submit(map[string]string{"name": " Žofie "}))
	p.want(t, app.Enter{Name: "Žofie"})
	bad := render(states("en")["join bad"])
	if domtest.ByID(bad.tree, "join-form") != nil {
		t.Error("a dead link still asks for a name")
	}
}

func TestTools(t *testing.T) {
	p := render(table("en", wire.GM))
	p.click(t, "tool-ruler")
	p.click(t, "undo")
	p.click(t, "zoom-fit")
	p.want(t, app.SetTool{Tool: app.ToolRuler}, do(wire.Undo{}), app.ZoomFit{})
	m := table("en", wire.GM)
	m.Tool = app.ToolArea
	p = render(m)
	longer := m.Form
	longer.Length = 20 * geom.Unit
	p.fire(t, "template-length", change("100"))
	p.fire(t, "template-length", change("rubbish"))
	p.want(t, app.SetForm{Form: longer})
	m.Tool = app.ToolReveal
	p = render(m)
	p.fire(t, "brush-width", change("0"))
	p.want(t, app.SetBrush{Cells: 1})
}

func TestChat(t *testing.T) {
	p := render(table("en", wire.Player))
	cleared := 0
	say := func(text, to string) {
		e := submit(map[string]string{"text": text, "to": to})
		e.Clear = func() { cleared++ }
		p.fire(t, "talk", e)
	}
	say("  ", "")
	say(" ahoj ", "")
	say("psst", "c3")
	say("/r 2d6+3", "")
	say("/H k20", "c3")
	p.want(t, do(wire.Say{Text: "ahoj"}), do(wire.Say{Text: "psst", To: []wire.SeatID{adam}}), do(wire.Roll{Expr: "2d6+3"}), do(wire.Roll{Expr: "k20"}))
	if cleared != 4 {
		t.Errorf("cleared %d times", cleared)
	}
}

func TestDice(t *testing.T) {
	p := render(table("cs", wire.GM))
	p.fire(t, "dice", submit(map[string]string{"expr": " 4k6kh3 "}))
	p.fire(t, "dice", submit(map[string]string{"expr": "1", "quick": "d20", "mode": untold}))
	p.fire(t, "dice", submit(map[string]string{"expr": ""}))
	p.want(t, do(wire.Roll{Expr: "4k6kh3"}), do(wire.Roll{Expr: "d20", Secret: true}))
	buttons := domtest.ByTag(p.id(t, "dice"), "button")
	if domtest.Attr(buttons[0], "id") != "dice-roll" {
		t.Error("Enter in the dice line presses a quick die, since that is the first button of the form")
	}
}

func TestEveryDieIsShownAndTheDroppedStruck(t *testing.T) {
	p := render(states("cs")["chat"])
	log := p.id(t, "log")
	struck := domtest.ByTag(log, "s")
	if len(struck) != 1 || domtest.Words(struck[0]) != "17" {
		t.Errorf("struck dice: %v", struck)
	}
	for _, want := range []string{"2k20kl1-1", "= 4", "(za zástěnou)", "(šeptem)", "Eva usedá ke stolu."} {
		if !strings.Contains(domtest.Words(log), want) {
			t.Errorf("the log does not say %q", want)
		}
	}
}

func TestTurnList(t *testing.T) {
	p := render(table("en", wire.GM))
	p.click(t, "turn-next")
	p.click(t, "turn-back")
	p.click(t, "turn-end")
	p.want(t, do(wire.StepTurn{}), do(wire.StepTurn{Back: true}), do(wire.EndTurns{}))
	if domtest.Attr(p.id(t, "entry-31"), "aria-current") != "true" || domtest.Has(p.id(t, "entry-32"), "aria-current") {
		t.Error("the one in turn is not marked, or another is")
	}
}

func TestTurnListByHand(t *testing.T) {
	p := render(table("en", wire.GM))
	domtest.Click(domtest.Button(p.tree, "Move Goblin up"))
	domtest.Click(domtest.Button(p.tree, "Move Bořek down"))
	domtest.Click(domtest.Button(p.tree, "Take Goblin off"))
	for _, end := range []string{"Move Bořek up", "Move Goblin down"} {
		if b := domtest.Button(p.tree, end); domtest.Click(b) || domtest.Has(b, "disabled") {
			t.Errorf("%q does something, or is disabled and so loses the focus", end)
		}
	}
	p.want(t, do(wire.MoveEntry{Entry: gobEntry, Before: borekEntry}), do(wire.MoveEntry{Entry: borekEntry}), do(wire.RemoveEntry{Entry: gobEntry}))

	key := func(entry, name string) { p.fire(t, entry, dom.Event{Type: "keydown", Key: name, Alt: true}) }
	key("entry-32", "ArrowUp")
	key("entry-31", "ArrowUp") // is first already
	key("entry-31", "ArrowDown")
	p.want(t, do(wire.MoveEntry{Entry: gobEntry, Before: borekEntry}), do(wire.MoveEntry{Entry: borekEntry}))

	var carried string
	p.fire(t, "entry-32", dom.Event{Type: "dragstart", Carry: func(s string) { carried = s }})
	p.fire(t, "entry-31", dom.Event{Type: "drop", Carried: carried})
	p.fire(t, "entry-32", dom.Event{Type: "drop", Carried: carried})         // on itself
	p.fire(t, "entry-31", dom.Event{Type: "drop", Carried: "a file's name"}) // something else
	p.fire(t, "entry-32", dom.Event{Type: "drop", Carried: "31"})            // downwards: after it, which is the end
	p.want(t, do(wire.MoveEntry{Entry: gobEntry, Before: borekEntry}), do(wire.MoveEntry{Entry: borekEntry}))

	value := domtest.ByTag(p.id(t, "entry-32"), "input")[0]
	domtest.Fire(value, change(" 21 "))
	p.want(t, do(wire.EditEntry{Entry: gobEntry, Value: 21}))
}

func TestAddToTurnList(t *testing.T) {
	m := table("en", wire.GM)
	m.Selected = goblin
	p := render(m)
	p.fire(t, "turn-add", submit(map[string]string{"value": "12"}))
	p.fire(t, "turn-add", submit(map[string]string{"name": "Lair", "value": ""}))
	p.want(t, do(wire.AddEntry{Token: goblin, Value: 12}), do(wire.AddEntry{Name: "Lair"}))
	m.Selected = 0
	p = render(m)
	p.fire(t, "turn-add", submit(map[string]string{"value": "12"}))
	p.want(t)
}

func TestOwnerEndsItsTurn(t *testing.T) {
	m := table("en", wire.Player)
	p := render(m)
	p.click(t, "turn-next")
	p.want(t, do(wire.StepTurn{}))
	m.View.Turn.Entries[0].Now = false
	if domtest.ByID(render(m).tree, "turn-next") != nil {
		t.Error("a player may end a turn that is not its own")
	}
}

func TestTokenFields(t *testing.T) {
	m := table("en", wire.GM)
	m.Selected = borek
	p := render(m)
	edit := func(f wire.Field, s wire.TokenSpec) app.Msg {
		return do(wire.EditToken{Token: borek, Fields: f, Spec: s})
	}
	for _, c := range []struct {
		id    string
		e     dom.Event
		field wire.Field
		spec  wire.TokenSpec
	}{
		{"token-name", change(" Bořena "), wire.FieldName, wire.TokenSpec{Name: "Bořena"}},
		{"token-size", change("3"), wire.FieldSize, wire.TokenSpec{Size: grid.Large}},
		{"token-owner", change("c3"), wire.FieldOwner, wire.TokenSpec{Owner: adam}},
		{"token-owner", change("0"), wire.FieldOwner, wire.TokenSpec{}},
		{"token-colour", change("#0a0b0c"), wire.FieldColour, wire.TokenSpec{Colour: 0x0A0B0C}},
		{"token-hidden", dom.Event{Type: "change", Checked: true}, wire.FieldHidden, wire.TokenSpec{Hidden: true}},
		{"token-speed", change("9"), wire.FieldSpeed, wire.TokenSpec{Speed: 9}},
		{"token-reach", change("40"), wire.FieldReach, wire.TokenSpec{Reach: 40}},
		{"token-dark", change("12"), wire.FieldDarkvision, wire.TokenSpec{Darkvision: 12}},
		{"token-bright", change("4"), wire.FieldBright, wire.TokenSpec{Bright: 4}},
		{"token-dim", change("8"), wire.FieldDim, wire.TokenSpec{Dim: 8}},
		{"token-blind", dom.Event{Type: "change", Checked: true}, wire.FieldBlind, wire.TokenSpec{Blind: true}},
		{"token-hp", change("-3"), wire.FieldHP, wire.TokenSpec{HP: -3}},
		{"token-maxhp", change("30"), wire.FieldMaxHP, wire.TokenSpec{MaxHP: 30}},
		{"token-down", dom.Event{Type: "change", Checked: true}, wire.FieldDown, wire.TokenSpec{Down: true}},
	} {
		p.fire(t, c.id, c.e)
		p.want(t, edit(c.field, c.spec))
	}
	p.fire(t, "token-speed", change("fast"))
	p.fire(t, "token-colour", change("red"))
	p.want(t)
}

func TestTokenPicture(t *testing.T) {
	m := table("en", wire.GM)
	m.Selected = borek
	m.View.Tokens[0].Picture = "ab"
	p := render(m)
	read := func() ([]byte, error) { return []byte("png"), nil }
	p.fire(t, "token-picture", dom.Event{Type: "change"}) // nothing chosen
	p.fire(t, "token-picture", dom.Event{Type: "change", Files: []dom.File{{Name: "b.png", Read: read}}})
	p.fire(t, "new-picture", dom.Event{Type: "change", Files: []dom.File{{Name: "b.png", Read: read}}})
	if len(p.sent) != 2 || p.sent[0].(app.GiveArt).Token != borek || p.sent[1].(app.GiveArt).Token != 0 {
		t.Fatalf("sent %v", p.sent)
	}
	if b, err := p.sent[0].(app.GiveArt).Read(); err != nil || string(b) != "png" {
		t.Errorf("the file reads as %q, %v", b, err)
	}
	p.sent = nil
	domtest.Click(domtest.Button(p.id(t, "selected"), "Take the picture off"))
	p.want(t, do(wire.EditToken{Token: borek, Fields: wire.FieldPicture}))
}

func TestTokenActions(t *testing.T) {
	m := table("en", wire.GM)
	m.Selected = borek
	p := render(m)
	p.click(t, "token-hide")
	p.click(t, "token-order")
	p.click(t, "token-remove")
	domtest.Click(domtest.Button(p.tree, "Turn left"))
	domtest.Click(domtest.Button(p.tree, "Hit points −5"))
	p.want(t,
		do(wire.EditToken{Token: borek, Fields: wire.FieldHidden, Spec: wire.TokenSpec{Hidden: true}}),
		do(wire.AddEntry{Token: borek}), do(wire.RemoveToken{Token: borek}), do(wire.TurnToken{Token: borek, Facing: 315}),
		do(wire.EditToken{Token: borek, Fields: wire.FieldHP, Spec: wire.TokenSpec{HP: 2}}))
	p.click(t, "pick-22")
	p.want(t, app.Pick{Token: goblin, Centre: true})
}

func TestOwnerChangesOnlyHitPointsAndDown(t *testing.T) {
	m := table("en", wire.Player)
	m.Selected = borek
	p := render(m)
	p.fire(t, "token-hp", change("3"))
	p.want(t, do(wire.EditToken{Token: borek, Fields: wire.FieldHP, Spec: wire.TokenSpec{HP: 3}}))
	for _, id := range []string{"token-name", "token-maxhp", "token-remove", "token-hide"} {
		if domtest.ByID(p.tree, id) != nil {
			t.Errorf("an owner is offered %q", id)
		}
	}
}

func TestFactsLeaveOutWhatATokenHasNot(t *testing.T) {
	m := table("en", wire.Player)
	m.Selected = borek
	facts := func() string { return domtest.Words(render(m).id(t, "selected")) }
	if words := facts(); !strings.Contains(words, "Speed30 ft") || !strings.Contains(words, "Moved this turn0 ft") || strings.Contains(words, "(cells)") || strings.Contains(words, "Darkvision") {
		t.Errorf("in its turn: %q", words)
	}
	m.View.Tokens[0].Sheet.Darkvision = 12
	m.View.Turn.Entries[0].Now = false
	if words := facts(); !strings.Contains(words, "Darkvision60 ft") || strings.Contains(words, "Moved") {
		t.Errorf("outside its turn, where nothing is counted: %q", words)
	}
}

func TestHiddenTurnIsExplainedToTheGM(t *testing.T) {
	m := table("en", wire.GM)
	if domtest.ByID(render(m).tree, "turn-unseen") != nil {
		t.Error("a turn that all see is explained")
	}
	m.View.Turn.Entries[0].Now, m.View.Turn.Entries[1].Now = false, true
	if words := domtest.Words(render(m).id(t, "turn-unseen")); !strings.Contains(words, "next one they see") {
		t.Errorf("a hidden one of the GM's: %q", words)
	}
	m.View.Tokens[1].Owner = eva
	if words := domtest.Words(render(m).id(t, "turn-unseen")); !strings.Contains(words, "the one before") {
		t.Errorf("a hidden one of a player's: %q", words)
	}
}

func TestViewIsLockedOnTouchScreensOnly(t *testing.T) {
	m := table("en", wire.Player)
	if domtest.ByID(render(m).tree, "lock-view") != nil {
		t.Error("a mouse is offered the lock")
	}
	m.Touch, m.Locked = true, true
	p := render(m)
	p.click(t, "lock-view")
	p.want(t, app.LockView{})
	if n := p.id(t, "lock-view"); !slices.ContainsFunc(n.Attrs, func(a dom.Attr) bool { return a.Name == "aria-pressed" && a.Value == "true" }) {
		t.Error("the lock does not show that it is on")
	}
}

func TestTheProgramsSeatIsNobody(t *testing.T) {
	m := states("en")["hot play"]
	p := render(m)
	if domtest.ByID(p.tree, "seat-a1") != nil || domtest.ByID(p.tree, "seat-b2") == nil {
		t.Error("without a GM at the device, the list must have the players alone")
	}
	if strings.Contains(domtest.Words(p.id(t, "chat-to")), "Petra") {
		t.Error("the program can be whispered to")
	}
	m.Hot.Seats = append(m.Hot.Seats, app.HotSeat{ID: gmSeat, Name: "Petra", Role: wire.GM})
	if domtest.ByID(render(m).tree, "seat-a1") == nil {
		t.Error("a GM at the device is not in the list")
	}
}

func TestResetOfAllFogTakesTwoSteps(t *testing.T) {
	folded := render(table("en", wire.GM)).id(t, "forget")
	if folded.Tag != "details" || domtest.Has(folded, "open") || domtest.ByID(folded, "forget-all") == nil {
		t.Error("one click resets the fog of everybody")
	}
}

func TestOtherSeatsTokenShowsNoSheet(t *testing.T) {
	m := table("en", wire.Player)
	m.View.Tokens[0].Owner, m.View.Tokens[0].Sheet = adam, nil
	m.Selected = borek
	p := render(m)
	if domtest.ByID(p.tree, "token-hp") != nil {
		t.Error("hit points of another's token are shown")
	}
}

func TestSamplesAreOfferedToAGM(t *testing.T) {
	m := table("en", wire.GM)
	if domtest.ByID(render(m).tree, "samples") != nil {
		t.Error("maps are offered before they are known")
	}
	m.Samples = []app.SampleMap{{Name: "tower", Title: "Round tower"}}
	p := render(m)
	p.click(t, "sample-tower")
	p.want(t, app.LaySample{Name: "tower", Title: "Round tower"})
	m.Hot = app.Hot{On: true, Stage: app.HotPlay, Who: gmSeat, Maps: []app.SampleMap{{Name: "cave", Title: "Cave"}}}
	if p = render(m); domtest.ByID(p.tree, "sample-cave") == nil || domtest.ByID(p.tree, "sample-tower") != nil {
		t.Error("on one device the maps are those of the device")
	}
	m = table("en", wire.Player)
	m.Samples = []app.SampleMap{{Name: "tower"}}
	if domtest.ByID(render(m).tree, "samples") != nil {
		t.Error("a player is offered maps")
	}
}

func TestNewToken(t *testing.T) {
	m := table("en", wire.GM)
	m.Spec = wire.TokenSpec{Name: "Orc", Speed: 6}
	p := render(m)
	p.fire(t, "new-name", change("Warg"))
	p.fire(t, "new-hp", change("15"))
	p.click(t, "place-token")
	p.want(t, app.SetSpec{Spec: wire.TokenSpec{Name: "Warg", Speed: 6}}, app.SetSpec{Spec: wire.TokenSpec{Name: "Orc", Speed: 6, HP: 15, MaxHP: 15}}, app.SetTool{Tool: app.ToolPlace})
}

func TestSeats(t *testing.T) {
	p := render(table("en", wire.GM))
	p.click(t, "give-c3")
	p.click(t, "watch-b2")
	p.click(t, "remove-b2")
	p.fire(t, "rename-b2", change(" Evička "))
	p.fire(t, "rename-b2", change("  "))
	p.fire(t, "rename-b2", change("Eva"))
	p.click(t, "invite")
	p.click(t, "invite-gm")
	p.click(t, "forget-all")
	p.want(t, app.GiveToken{Seat: adam}, do(wire.Watch{Seat: eva}), do(wire.RemoveSeat{Seat: eva}), do(wire.RenameSeat{Seat: eva, Name: "Evička"}),
		app.MakeInvite{}, app.MakeInvite{Role: wire.GM}, do(wire.ResetFog{}))
	if domtest.ByID(p.tree, "give-b2") != nil {
		t.Error("a seat that has a token is offered another with the big button")
	}
}

func TestInviteLinkIsShownAndCopied(t *testing.T) {
	m := states("en")["gm link"]
	p := render(m)
	if got := domtest.Attr(p.id(t, "link-url"), "value"); got != "http://h/t/r#x" {
		t.Errorf("shows %q", got)
	}
	var copied string
	p.fire(t, "link-copy", dom.Event{Type: "click", Copy: func(s string, done func(bool)) { copied = s; done(false) }})
	p.want(t, app.Copied{OK: false})
	if copied != "http://h/t/r#x" {
		t.Errorf("copied %q", copied)
	}
	p.fire(t, "link-dialog", dom.Event{Type: "close"})
	p.want(t, app.CloseLink{})
}

func TestScene(t *testing.T) {
	m := table("en", wire.GM)
	p := render(m)
	p.fire(t, "grid", change("1"))
	p.fire(t, "light", change("2"))
	p.fire(t, "fog", change("1"))
	p.fire(t, "diagonals", change("1"))
	p.fire(t, "limit", change("2"))
	p.fire(t, "profile", change("podhod"))
	p.fire(t, "table-name", change(" U draka "))
	p.fire(t, "centre", dom.Event{Type: "change", Checked: true})
	p.fire(t, "units", change("3"))
	p.fire(t, "grid", change("9"))
	p.click(t, "pick-map")
	with := func(f func(*wire.Table)) app.Msg {
		v := m.View.Table
		f(&v)
		return do(wire.SetTable{Table: v})
	}
	p.want(t,
		do(wire.SetScene{Grid: grid.Grid{Kind: grid.HexPointy}}), do(wire.SetScene{Light: wire.LightDark}),
		with(func(v *wire.Table) { v.Fog = wire.FogHand }), with(func(v *wire.Table) { v.Diagonal = grid.Alternating }),
		with(func(v *wire.Table) { v.Limit = wire.LimitTurn }), with(func(v *wire.Table) { v.Profile = "podhod" }),
		with(func(v *wire.Table) { v.Name = "U draka" }), with(func(v *wire.Table) { v.Centre = true }),
		app.SetUnits{Units: app.Sahy}, app.PickMap{})
}

func TestPanelsOpenOneAtATimeOnAPhone(t *testing.T) {
	m := table("en", wire.GM)
	m.Open = [app.Panels]bool{app.PanelChat: true, app.PanelTurns: true}
	wide := render(m)
	wide.click(t, "tab-token")
	wide.want(t, app.Toggle{Panel: app.PanelToken})
	m.Camera.W = 390
	phone := render(m)
	phone.click(t, "tab-token")
	phone.want(t, app.Toggle{Panel: app.PanelChat}, app.Toggle{Panel: app.PanelTurns}, app.Toggle{Panel: app.PanelToken})
}

func TestCoverIsSaidLineByLine(t *testing.T) {
	p := render(states("cs")["probe"])
	var got []string
	for _, li := range domtest.ByTag(p.id(t, "lines"), "li") {
		got = append(got, domtest.Words(li))
	}
	want := []string{"volná", "cloní zeď", "cloní dveře", "cloní Bedna"}
	if len(got) != 4 || got[0] != want[0] || got[1] != want[1] || got[2] != want[2] || got[3] != want[3] {
		t.Errorf("lines %v, want %v", got, want)
	}
	if words := domtest.Words(p.id(t, "probe")); !strings.Contains(words, "Zacloněné čáry k rohům: 3 / 4") || !strings.Contains(words, "poloviční kryt · 3 čtverce · 15 stop") {
		t.Errorf("says %q", words)
	}
}

func TestTotalCoverNeverSaysNoneOfNone(t *testing.T) {
	m := states("en")["probe"]
	m.Probe.Degree, m.Probe.Lines = app.CoverTotal, nil
	if words := domtest.Words(render(m).id(t, "probe")); strings.Contains(words, "of 0") {
		t.Errorf("says %q", words)
	}
}

func TestEndedConnection(t *testing.T) {
	p := render(states("en")["replaced"])
	p.click(t, "reconnect")
	p.want(t, app.Reconnect{})
	if words := domtest.Words(p.id(t, "ended")); !strings.Contains(words, "opened elsewhere") || !strings.Contains(words, "Take the seat back") {
		t.Errorf("says %q", words)
	}
	if domtest.ByID(render(states("en")["removed"]).tree, "reconnect") != nil {
		t.Error("a seat that was removed is offered to connect again")
	}
}

func TestHotSetup(t *testing.T) {
	p := render(states("en")["hot"])
	p.fire(t, "hot-form", submit(map[string]string{"map": "cave", "profile": "podhod", "gm": "Petra", "player1": " Eva ", "player3": "Adam"}))
	p.fire(t, "hot-form", submit(map[string]string{"map": "", "profile": "dnd14", "player1": "Eva"}))
	p.fire(t, "hot-form", submit(map[string]string{"map": "cave"}))
	p.click(t, "hot-file")
	p.want(t,
		app.HotStart{Setup: app.HotGame{Map: "cave", Title: "The table at hand", Host: "The program", Profile: "podhod", Seats: []app.HotSeat{{Name: "Petra", Role: wire.GM}, {Name: "Eva"}, {Name: "Adam"}}}},
		app.HotStart{Setup: app.HotGame{File: 3, FileName: "my.dd2vtt", Title: "The table at hand", Host: "The program", Profile: "dnd14", Seats: []app.HotSeat{{Name: "Eva"}}}},
		app.HotStart{Setup: app.HotGame{Map: "cave", Title: "The table at hand", Host: "The program", Seats: []app.HotSeat{{Name: "Player 1"}, {Name: "Player 2"}}}},
		app.PickMap{})
}

// TestDeviceGoesToWhoseTurnItIs has three at the device, where the third one's turn comes after the first.
func TestDeviceGoesToWhoseTurnItIs(t *testing.T) {
	m := states("en")["hot play"]
	m.Hot.Seats = append(m.Hot.Seats, app.HotSeat{ID: 0xD4, Name: "Žofie"})
	m.View.Tokens = append(m.View.Tokens, wire.Token{ID: 0x44, Owner: 0xD4})
	m.View.Turn.Entries = []wire.Entry{{ID: 1, Token: 0x44, Now: true}}
	p := render(m)
	p.click(t, "hand-next")
	p.want(t, app.HotHand{Seat: 0xD4})
}

func TestHandingOver(t *testing.T) {
	p := render(states("en")["hot play"])
	p.click(t, "hand-next")
	p.fire(t, "hand-other", change("c3"))
	p.fire(t, "hand-other", change(""))
	p.want(t, app.HotHand{Seat: adam}, app.HotHand{Seat: adam})
	curtain := render(states("en")["curtain"])
	curtain.click(t, "curtain-take")
	domtest.Click(domtest.Button(curtain.tree, "Eva"))
	curtain.want(t, app.HotTake{}, app.HotHand{Seat: 1})
}

// TestCurtainShowsNothingOfTheTable draws the curtain over a table and looks for anything left of it.
func TestCurtainShowsNothingOfTheTable(t *testing.T) {
	m := states("en")["gm"]
	m.Notes = notes()
	doc := domtest.NewDocument()
	root := dom.NewRoot(doc, doc.Body)
	root.Draw(View(m, func(app.Msg) {}))
	m.Hot = states("en")["curtain"].Hot
	root.Draw(View(m, func(app.Msg) {}))
	left := doc.Body.String()
	for _, secret := range []string{"Bořek", "Goblin", "Zdar", "Jeskyně", "Petra"} {
		if strings.Contains(left, secret) {
			t.Errorf("the curtain's page still holds %q", secret)
		}
	}
}
