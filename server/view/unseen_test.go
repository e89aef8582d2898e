package view_test

import (
	"bytes"
	"slices"
	"testing"

	"sightline/geom"
	"sightline/rules/effect"
	"sightline/rules/fight"
	"sightline/server/table"
	"sightline/server/tabletest"
	"sightline/server/view"
	"sightline/server/wire"
)

// TestGroupTellsOfNoOther: a creature that shares its roll with ones that a player can't see looks as if it had rolled alone.
func TestGroupTellsOfNoOther(t *testing.T) {
	_, gm, ann, hero := duel(t, twoHalls)
	seen, hidden := gm.Add(wire.TokenSpec{Name: "goblin"}, 2, 0), gm.Add(wire.TokenSpec{Name: "goblin", Hidden: true}, 1, 0)
	gm.Do(wire.RollInitiative{Tokens: []wire.TokenID{hero, seen, hidden}})
	groups := func(u *tabletest.User) (n int) {
		for _, e := range u.View().Turn.Entries {
			if e.Group != 0 {
				n++
			}
		}
		return n
	}
	if groups(ann) != 0 || groups(gm) != 2 {
		t.Errorf("Ann is told of %d lines in a group, the GM of %d", groups(ann), groups(gm))
	}
	gm.Do(wire.EditToken{Token: hidden, Fields: wire.FieldHidden})
	if groups(ann) != 2 {
		t.Error("both are seen and in no group")
	}
}

// TestNoChanceUnderTheHand: who leaves a creature's reach under the GM's hand, or on ground that was not revealed by hand, gives its
// player no opportunity attack, which would tell of it.
func TestNoChanceUnderTheHand(t *testing.T) {
	for what, cover := range map[string]func(tb *tabletest.Table, gm *tabletest.User){
		"open": func(*tabletest.Table, *tabletest.User) {},
		"covered": func(tb *tabletest.Table, gm *tabletest.User) {
			p := tb.State.Plan()
			area := geom.NewMask(p.Wide, p.High)
			for y := range p.High {
				area.SetRow(y, 8, 24)
			}
			gm.Do(wire.BrushFog{Area: area})
		},
		"not revealed": func(_ *tabletest.Table, gm *tabletest.User) { set(gm, func(t *wire.Table) { t.Fog = wire.FogHand }) },
	} {
		tb, gm, ann, hero := duel(t, twoHalls)
		cover(tb, gm)
		goblin := gm.Add(wire.TokenSpec{Name: "goblin"}, 1, 1)
		gm.Do(wire.AddEntry{Token: goblin, Value: 20}, wire.AddEntry{Token: hero, Value: 10}, wire.StepTurn{})
		gm.Do(wire.MoveToken{Token: goblin, Path: tabletest.Path(2, 1)})
		told := slices.ContainsFunc(view.Notes(tb.State, ann.Seat, 0), func(n wire.Note) bool { return n.Kind == wire.NoteChance })
		if told != (what == "open") {
			t.Errorf("%s: offered an attack: %v", what, told)
		}
	}
}

// TestSecretEffectsFillNoList: how many effects for GMs alone lie on a player's token is not told by how many more it takes.
func TestSecretEffectsFillNoList(t *testing.T) {
	_, gm, ann, hero := duel(t, twoHalls)
	secret := wire.EffectSpec{Kind: "poison", See: wire.SeeGM}
	for range 5 {
		gm.Affect(hero, secret)
	}
	more := wire.AddEffect{Tokens: []wire.TokenID{hero}, Spec: wire.EffectSpec{Kind: "mark"}}
	for range table.MaxEffects {
		ann.Do(more)
	}
	ann.Refused(more, wire.CodeFull)
	gm.Affect(hero, secret)
}

// TestRememberedMarksTellNoHiddenTurns: a mark that was over for the players when they saw its creature last is over in what they
// remember, be it that hidden ones truly had not acted yet.
func TestRememberedMarksTellNoHiddenTurns(t *testing.T) {
	with, without := newOrder(t, true), newOrder(t, false)
	for _, o := range []order{with, without} {
		goblin := o.State.Tokens[slices.IndexFunc(o.State.Tokens, func(k table.Token) bool { return k.Spec.Name == "goblin" })].ID
		o.pass()
		o.gm.Affect(goblin, wire.EffectSpec{Kind: "mark", Lasting: effect.Lasting{Until: effect.TurnStart, Left: 1}})
		o.ann.Do(wire.StepTurn{})
		for _, id := range o.heroes {
			o.gm.Do(wire.EditToken{Token: id, Fields: wire.FieldBlind, Spec: wire.TokenSpec{Blind: true}})
		}
		v := o.ann.View()
		if g := v.Tokens[slices.IndexFunc(v.Tokens, func(k wire.Token) bool { return k.ID == goblin })]; !g.Past || g.Marks != "" {
			t.Errorf("remembered is %+v", g)
		}
		if got, held := view.Of(o.Replayed(), o.ann.Seat), o.ann.View(); !bytes.Equal(wire.EncodeView(got), wire.EncodeView(held)) {
			t.Errorf("replayed is %+v, held %+v", got, held)
		}
	}
	if !bytes.Equal(wire.EncodeView(with.ann.View()), wire.EncodeView(without.ann.View())) {
		t.Errorf("remembered:\n%+v\n%+v", with.ann.View().Tokens, without.ann.View().Tokens)
	}
}

// TestNobodyMountsAMemory: a token that is remembered is not mounted: that would tell whether it still stands there.
func TestNobodyMountsAMemory(t *testing.T) {
	for _, away := range []bool{false, true} {
		_, gm, ann, hero := duel(t, twoHalls)
		horse := gm.Add(wire.TokenSpec{Name: "horse", Size: 3}, 1, 0)
		gm.Do(wire.EditToken{Token: hero, Fields: wire.FieldBlind, Spec: wire.TokenSpec{Blind: true}})
		if away {
			gm.Do(wire.PutToken{Token: horse, At: tabletest.At(4, 0)})
		}
		ann.Refused(wire.MountToken{Token: hero, Mount: horse}, wire.CodeMount)
		gm.Do(wire.RemoveToken{Token: horse})
		ann.Refused(wire.MountToken{Token: hero, Mount: horse}, wire.CodeMount)
	}
}

// TestEndInAnothersSpaceBehindHiddenLines: who ends its turn in the space of another is told that it falls, whoever hidden truly
// is in turn before it.
func TestEndInAnothersSpaceBehindHiddenLines(t *testing.T) {
	for _, hidden := range []bool{false, true} {
		o := newOrder(t, hidden)
		o.pass()
		o.ann.Do(wire.StepTurn{})
		o.pass() // the goblin's turn is over: Ben's, and truly the lurker's
		o.gm.Do(wire.PutToken{Token: o.heroes[1], At: o.State.Token(o.heroes[0]).At})
		o.ben.Do(wire.StepTurn{})
		if notes := view.Notes(o.State, o.ben.Seat, 0); !slices.ContainsFunc(notes, func(n wire.Note) bool { return n.Kind == wire.NoteProne }) {
			t.Errorf("hidden lines %v: Ben is told %+v", hidden, notes)
		}
	}
}

// TestCardsOfTurnsThatPlayersEnded: under cards a turn that its player ended while a hidden one truly was in turn has come up.
func TestCardsOfTurnsThatPlayersEnded(t *testing.T) {
	o := newOrder(t, true)
	set(o.gm, func(t *wire.Table) { t.Order = 2 })
	o.gm.Do(wire.StepTurn{}) // the orc's that nobody sees
	o.ann.Do(wire.StepTurn{})
	if got := names(o.ben.View()); !slices.Contains(got, "hero") {
		t.Errorf("Ben is shown %v", got)
	}
}

// TestOffersOutlastHiddenTurns: an opportunity attack that was offered in a turn as players see it can be made in all of that turn, also
// when a hidden one's turn truly ends meanwhile; and after it no more.
func TestOffersOutlastHiddenTurns(t *testing.T) {
	tb, gm, ann, hero := duel(t, twoHalls)
	goblin, lurker := gm.Add(wire.TokenSpec{Name: "goblin"}, 1, 1), gm.Add(wire.TokenSpec{Name: "lurker", Hidden: true}, 1, 0)
	for i, id := range []wire.TokenID{lurker, goblin, hero} {
		gm.Do(wire.AddEntry{Token: id, Value: int32(20 - i)})
	}
	react := wire.Attack{Token: hero, Target: goblin, Reaction: true, Arm: fight.Arm{Name: "axe", Damage: "1d6", Normal: 1}}
	gm.Do(wire.StepTurn{}, wire.MoveToken{Token: goblin, Path: tabletest.Path(2, 1)})
	ann.Silent("the lurker's turn ends", func() { gm.Do(wire.StepTurn{}) })
	if got, err := table.Restore(tb.State.Snapshot()); err != nil || len(got.Chances) != 1 || len(tb.Replayed().Chances) != 1 {
		t.Errorf("restored: %v", err)
	}
	ann.Do(react)
	ann.Refused(react, wire.CodeChanged)
	gm.Do(wire.PutToken{Token: goblin, At: tabletest.At(1, 1)}, wire.StepTurn{}, wire.StepTurn{}, wire.MoveToken{Token: goblin, Path: tabletest.Path(2, 1)})
	gm.Do(wire.StepTurn{}, wire.StepTurn{})
	ann.Refused(react, wire.CodeChanged)
}

// TestFullListOfHiddenLines: a player rolls for its token also where the GM's hidden lines fill the list.
func TestFullListOfHiddenLines(t *testing.T) {
	tb, gm, ann, hero := duel(t, twoHalls)
	lurker := gm.Add(wire.TokenSpec{Name: "lurker", Hidden: true}, 1, 0)
	var full table.Listed
	for i := range table.MaxEntries {
		full.Entries = append(full.Entries, table.Entry{ID: wire.EntryID(i + 1), Token: lurker})
	}
	tb.State.Apply(full)
	ann.Do(wire.RollInitiative{Tokens: []wire.TokenID{hero}})
	ann.Refused(wire.Undo{}, wire.CodeUndoGM)
	if list := names(ann.View()); len(list) != 1 {
		t.Errorf("Ann is shown %v", list)
	}
}

// TestMarksThatEndedStayEnded: a mark that ended for a player as a creature's turn began, while one truly acts that is hidden or only out
// of sight, does not come back as that creature leaves sight and no line of the list is shown any more.
func TestMarksThatEndedStayEnded(t *testing.T) {
	var views [3][]byte
	for i, lurks := range []string{"hidden", "out of sight", ""} {
		tb, gm, ann, _ := duel(t, twoHalls)
		goblin, wolf := gm.Add(wire.TokenSpec{Name: "goblin"}, 2, 2), gm.Add(wire.TokenSpec{Name: "wolf"}, 1, 0)
		lurker := gm.Add(wire.TokenSpec{Name: "lurker", Hidden: lurks == "hidden"}, 5, 1)
		gm.Do(wire.AddEntry{Name: "a bell", Value: 30}, wire.AddEntry{Token: wolf, Value: 10})
		if lurks != "" {
			gm.Do(wire.AddEntry{Token: lurker, Value: 20})
		}
		gm.Do(wire.StepTurn{}, wire.AddEffect{Tokens: []wire.TokenID{goblin}, Spec: wire.EffectSpec{Kind: "mark", Lasting: effect.Lasting{Until: effect.TurnStart, Left: 1, Of: uint64(wolf)}}})
		bell := gm.View().Turn.Entries[0].ID
		gm.Do(wire.StepTurn{}, wire.RemoveEntry{Entry: bell})
		marks := func() wire.Marks {
			v := ann.View()
			return v.Tokens[slices.IndexFunc(v.Tokens, func(k wire.Token) bool { return k.ID == goblin })].Marks
		}
		if marks() != "" {
			t.Fatalf("%q: before it leaves: %q", lurks, marks())
		}
		gm.Do(wire.PutToken{Token: wolf, At: tabletest.At(5, 2)})
		if marks() != "" {
			t.Errorf("%q: as it leaves: %q", lurks, marks())
		}
		views[i] = wire.EncodeView(ann.View())
		if got := wire.EncodeView(view.Of(tb.Replayed(), ann.Seat)); !bytes.Equal(got, views[i]) {
			t.Errorf("%q: replayed, the view differs", lurks)
		}
		if st, err := table.Restore(tb.State.Snapshot()); err != nil || !bytes.Equal(wire.EncodeView(view.Of(st, ann.Seat)), views[i]) {
			t.Errorf("%q: restored, the view differs (%v)", lurks, err)
		}
	}
	if !bytes.Equal(views[0], views[2]) || !bytes.Equal(views[1], views[2]) {
		t.Error("the views differ")
	}
}
