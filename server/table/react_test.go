package table_test

import (
	"slices"
	"testing"

	"sightline/rules/effect"
	"sightline/rules/turn"
	"sightline/server/table"
	"sightline/server/tabletest"
	"sightline/server/view"
	"sightline/server/wire"
)

// spent says whether a token's reaction is spent, in truth.
func (f *fighters) spent(id wire.TokenID) bool { return f.State.Token(id).Used&turn.UsedReaction != 0 }

// TestOneReactionARound: an opportunity attack spends the reaction, whoever it is for; without one none is offered and none can be
// made; it comes back when the creature's own turn begins.
func TestOneReactionARound(t *testing.T) {
	f := newFighters(t)
	away, back := wire.MoveToken{Token: f.hero, Path: tabletest.Path(1, 1, 0, 2)}, wire.PutToken{Token: f.hero, At: tabletest.At(2, 1)}
	f.gm.Do(back)
	f.order()
	f.ann.Do(away)
	f.attack(f.gm, wire.Attack{Token: f.goblin, Target: f.hero, Arm: sword, Reaction: true}, 12, 4)
	if !f.spent(f.goblin) {
		t.Fatal("the reaction is not spent")
	}
	n := len(f.State.Feed(f.gm.Seat).Notes)
	second := f.gm.Add(wire.TokenSpec{Name: "second", Owner: f.ben.Seat, HP: 9, MaxHP: 9}, 2, 1)
	f.gm.Do(wire.MoveToken{Token: second, Path: tabletest.Path(1, 1, 0, 1)})
	if len(f.State.Feed(f.gm.Seat).Notes) != n {
		t.Error("one without a reaction is offered an attack")
	}
	f.gm.Do(wire.StepTurn{})
	if f.spent(f.goblin) {
		t.Error("it does not come back as its turn begins")
	}
}

// TestTwoChancesOneReaction: of two attacks that were offered only one can be made.
func TestTwoChancesOneReaction(t *testing.T) {
	f := newFighters(t)
	second := f.gm.Add(wire.TokenSpec{Name: "second", Owner: f.ben.Seat, HP: 9, MaxHP: 9}, 2, 2)
	f.gm.Do(wire.PutToken{Token: f.hero, At: tabletest.At(2, 1)})
	f.order()
	f.ann.Do(wire.MoveToken{Token: f.hero, Path: tabletest.Path(1, 1, 0, 1)})
	f.gm.Do(wire.MoveToken{Token: second, Path: tabletest.Path(1, 2, 0, 2)})
	f.attack(f.gm, wire.Attack{Token: f.goblin, Target: f.hero, Arm: sword, Reaction: true}, 12, 4)
	f.gm.Refused(wire.Attack{Token: f.goblin, Target: second, Arm: sword, Reaction: true}, wire.CodeSpent)
}

// TestTurningTakesTheReaction: out of its own turn, where the table plays with facing; a GM sets how players' tokens stand.
func TestTurningTakesTheReaction(t *testing.T) {
	f := newFighters(t)
	f.order()
	f.gm.Do(wire.StepTurn{}) // the goblin's
	face := func(deg int16) wire.TurnToken { return wire.TurnToken{Token: f.hero, Facing: deg} }
	f.ann.Do(face(90))
	if f.spent(f.hero) {
		t.Error("spent without facing")
	}
	f.settings(func(t *wire.Table) { t.Facing = true })
	f.gm.Do(face(0))
	if f.spent(f.hero) {
		t.Error("spent by the GM")
	}
	f.ann.Do(face(90))
	f.ann.Refused(face(180), wire.CodeSpent)
	f.gm.Do(face(180), wire.StepTurn{})
	f.ann.Do(face(270), face(0))
	if f.spent(f.hero) {
		t.Error("turning in one's own turn spends it")
	}
}

// TestReadiedAction: when its trigger comes its player is asked, it takes the action by its reaction, and it is ready no more. Those
// who see it are told that it reacts, and not to what. Of a GM's nothing is told before.
func TestReadiedAction(t *testing.T) {
	f := newFighters(t)
	f.order()
	ready := func(u *tabletest.User, id wire.TokenID, see wire.Audience) wire.EffectID {
		u.Do(wire.AddEffect{Tokens: []wire.TokenID{id}, Spec: wire.EffectSpec{Kind: effect.Readied, Name: "the door opens", Level: 1, See: see, Lasting: effect.Lasting{Until: effect.TurnStart, Left: 1}}})
		list := f.State.EffectsOn(id)
		return list[len(list)-1].ID
	}
	id := ready(f.ann, f.hero, wire.SeeOwner)
	f.ben.Refused(wire.CallReaction{Effect: id}, wire.CodeAbsent)
	f.ben.Refused(wire.TakeReaction{Effect: id}, wire.CodeAbsent)
	f.gm.Do(wire.CallReaction{Effect: id})
	if n := last(f.ann, wire.NoteTrigger); n == nil || n.Text != "the door opens" || n.Effect != id || !n.Before || last(f.ben, wire.NoteTrigger) != nil {
		t.Fatalf("Ann is told %+v, Ben %+v", n, last(f.ben, wire.NoteTrigger))
	}
	f.ann.Do(wire.TakeReaction{Effect: id})
	if !f.spent(f.hero) || len(f.State.EffectsOn(f.hero)) != 0 {
		t.Error("it is ready yet, or not spent")
	}
	if a, b := last(f.ann, wire.NoteReacts), last(f.ben, wire.NoteReacts); a == nil || b == nil || a.Text == "" || b.Text != "" || b.Effect != 0 {
		t.Errorf("Ann is told %+v, Ben %+v", a, b)
	}
	id = ready(f.ann, f.hero, wire.SeeOwner)
	f.gm.Refused(wire.CallReaction{Effect: id}, wire.CodeSpent)
	f.ann.Refused(wire.TakeReaction{Effect: id}, wire.CodeSpent)
	secret := ready(f.gm, f.goblin, wire.SeeGM)
	f.ann.Silent("a GM's readied action", func() { f.gm.Do(wire.CallReaction{Effect: secret}) })
	f.gm.Do(wire.TakeReaction{Effect: secret})
	for _, n := range view.Notes(f.State, f.ann.Seat, 0) {
		if n.Kind == wire.NoteTrigger && n.Token == f.goblin || n.Kind == wire.NoteReacts && n.Token == f.goblin && n.Text != "" {
			t.Errorf("Ann is told %+v", n)
		}
	}
	mark := f.gm.Affect(f.hero, wire.EffectSpec{Kind: "mark"})
	f.gm.Refused(wire.TakeReaction{Effect: mark}, wire.CodeBad)
	f.gm.Do(wire.EndTurns{})
	f.ann.Do(wire.TakeReaction{Effect: id}) // outside turn order none is counted
}

// TestDoorIsAThingHandled: a door that a player's token in turn works is its free thing, the next takes its action, and in another's
// turn neither; a GM's hand counts for nobody.
func TestDoorIsAThingHandled(t *testing.T) {
	s := newScenario(t)
	used := func() turn.Used { return s.State.Token(s.hero).Used }
	work := func(u *tabletest.User, from, to wire.DoorState) { u.Do(wire.SetDoor{Door: s.door, From: from, To: to}) }
	s.gm.Do(wire.EndTurns{})
	if d := s.State.Doors[slices.IndexFunc(s.State.Doors, func(d table.Door) bool { return d.ID == s.door })]; d.State != wire.DoorClosed {
		work(s.gm, d.State, wire.DoorClosed)
	}
	work(s.ann, wire.DoorClosed, wire.DoorOpen)
	if used() != 0 {
		t.Errorf("outside turn order: %b", used())
	}
	s.gm.Do(wire.AddEntry{Token: s.hero, Value: 99}, wire.StepTurn{})
	for s.State.Turn.Round == 0 || s.ann.View().Turn.Entries[0].Token != s.hero || !s.ann.View().Turn.Entries[0].Now {
		s.gm.Do(wire.StepTurn{})
	}
	work(s.gm, wire.DoorOpen, wire.DoorClosed)
	if used() != 0 {
		t.Errorf("by the GM: %b", used())
	}
	work(s.ann, wire.DoorClosed, wire.DoorOpen)
	if used() != turn.UsedObject {
		t.Errorf("the first: %b", used())
	}
	work(s.ann, wire.DoorOpen, wire.DoorClosed)
	if used() != turn.UsedObject|turn.UsedAction {
		t.Errorf("the second: %b", used())
	}
}
