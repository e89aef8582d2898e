package table_test

import (
	"reflect"
	"slices"
	"testing"

	"sightline/geom/grid"
	"sightline/rules/chase"
	combat "sightline/rules/fight"
	"sightline/server/table"
	"sightline/server/tabletest"
	"sightline/server/view"
	"sightline/server/wire"
)

// TestUndoOfARemovedMount: a mount that comes back has its rider again, whichever of them has the lower number.
func TestUndoOfARemovedMount(t *testing.T) {
	tb := tabletest.New(t, 3)
	gm := tb.Sit("Gina", wire.GM)
	tb.Lay(tabletest.Draw(tabletest.House))
	lower, higher := false, false
	for !lower || !higher {
		rider, horse := gm.Add(wire.TokenSpec{Name: "rider"}, 1, 1), gm.Add(wire.TokenSpec{Name: "horse", Size: grid.Large}, 1, 1)
		lower, higher = lower || rider < horse, higher || rider > horse
		gm.Do(wire.MountToken{Token: rider, Mount: horse}, wire.RemoveToken{Token: horse}, wire.Undo{})
		if got := tb.State.Token(rider).Mount; got != horse {
			t.Errorf("rider %x of %x rides %x", rider, horse, got)
		}
		gm.Do(wire.RemoveToken{Token: rider}, wire.RemoveToken{Token: horse})
	}
}

// TestOffersEndWithTheGrid: an opportunity attack names a place; on another grid or map there is no such place.
func TestOffersEndWithTheGrid(t *testing.T) {
	for what, end := range map[string]func(*tabletest.Table, *tabletest.User){
		"grid": func(_ *tabletest.Table, gm *tabletest.User) {
			gm.Do(wire.SetScene{Grid: grid.Grid{Kind: grid.Gridless}})
		},
		"map": func(tb *tabletest.Table, _ *tabletest.User) { tb.Lay(tabletest.Draw(tabletest.House)) },
	} {
		tb := tabletest.New(t, 3)
		gm, players := tb.Party(tabletest.Draw(tabletest.House))
		hero := tb.State.Own(players[0].Seat)[0]
		at := tb.State.Token(hero).At.Cell
		orc := gm.Add(wire.TokenSpec{Name: "orc"}, at.X, at.Y)
		gm.Do(wire.AddEntry{Token: orc, Value: 9}, wire.AddEntry{Token: hero, Value: 8}, wire.StepTurn{},
			wire.MoveToken{Token: orc, Path: []grid.Place{{Cell: grid.Cell{X: at.X + 1, Y: at.Y}}, {Cell: grid.Cell{X: at.X + 2, Y: at.Y}}}})
		if len(tb.State.Chances) == 0 {
			t.Fatal("nothing was offered: the test is of no worth")
		}
		if end(tb, gm); len(tb.State.Chances) != 0 {
			t.Errorf("another %s: still offered is %+v", what, tb.State.Chances)
		}
	}
}

// TestAttackOnWhereOneStood: an attack on one that is remembered goes to where it stood, whatever place the command says, be it off the
// map or off the lattice.
func TestAttackOnWhereOneStood(t *testing.T) {
	var want *wire.AttackResult
	for _, at := range []grid.Cell{{}, {X: 1 << 30, Y: -1 << 30}, {X: -1 << 31, Y: 1<<31 - 1}} {
		tb := tabletest.New(t, 3)
		gm, ann := tb.Sit("Gina", wire.GM), tb.Sit("Ann", wire.Player)
		tb.Lay(tabletest.Draw(tabletest.House))
		hero := gm.Add(wire.TokenSpec{Name: "hero", Owner: ann.Seat}, 1, 1)
		orc := gm.Add(wire.TokenSpec{Name: "orc"}, 2, 1)
		gm.Do(wire.EditToken{Token: hero, Fields: wire.FieldBlind, Spec: wire.TokenSpec{Blind: true}}, wire.PutToken{Token: orc, At: tabletest.At(1, 5)})
		ann.Do(wire.Attack{Token: hero, Target: orc, At: grid.Place{Cell: at}, Arm: combat.Arm{Name: "axe", Damage: "1d6", Normal: 1}})
		notes := view.Notes(tb.State, gm.Seat, 0)
		n := notes[slices.IndexFunc(notes, func(n wire.Note) bool { return n.Kind == wire.NoteAttack })]
		if want == nil {
			want = n.Attack
		}
		if n.Attack.Hit || !reflect.DeepEqual(n.Attack, want) {
			t.Errorf("at %v: %+v, want %+v", at, n.Attack, want)
		}
	}
}

// TestUseBeforeTheTurnTrulyBegins: a reaction that a player uses up in its turn, while a hidden one before it truly is in turn, stays
// used as the turn truly begins; one of the turn before comes back. Replay and snapshot agree.
func TestUseBeforeTheTurnTrulyBegins(t *testing.T) {
	tb := tabletest.New(t, 3)
	gm, players := tb.Party(tabletest.Draw(tabletest.House))
	hero := tb.State.Own(players[0].Seat)[0]
	spy := gm.Add(wire.TokenSpec{Name: "spy", Hidden: true}, 1, 1)
	gm.Do(wire.AddEntry{Token: spy, Value: 9}, wire.AddEntry{Token: hero, Value: 8}, wire.StepTurn{})
	used := func() bool {
		s := players[0].View().Tokens
		return s[slices.IndexFunc(s, func(k wire.Token) bool { return k.ID == hero })].Sheet.Used != 0
	}
	use := wire.UseTurn{Token: hero, Used: 4, On: true}
	players[0].Do(use)
	back, err := table.Restore(tb.State.Snapshot())
	if err != nil || back.Token(hero).Early == 0 || tb.Replayed().Token(hero).Early == 0 {
		t.Errorf("restored: %v", err)
	}
	for n, want := range []bool{true, true, false, false, true} {
		switch n {
		case 1, 3:
			players[0].Silent("a hidden one's turn ends", func() { gm.Do(wire.StepTurn{}) })
		case 2:
			gm.Do(wire.StepTurn{}) // round 2: the spy's, to players the hero's
		case 4:
			players[0].Do(use)
		}
		if used() != want {
			t.Errorf("moment %d: used up %v", n, !want)
		}
	}
}

// TestInspirationTellsOfNoUnseenRunner: a complication that struck a runner which a player is not shown is none to its inspiration.
func TestInspirationTellsOfNoUnseenRunner(t *testing.T) {
	for _, hidden := range []bool{false, true} {
		p := newPursuit(t)
		p.gm.Affect(p.friend, wire.EffectSpec{Kind: "inspiration"})
		p.gm.Do(p.do(wire.ChaseEnd, p.goblin, 0))
		p.ann.Do(p.do(wire.ChaseEnd, p.hero, 0))
		p.gm.Do(p.do(wire.ChasePass, p.friend, 0), wire.EditToken{Token: p.goblin, Fields: wire.FieldHidden, Spec: wire.TokenSpec{Hidden: hidden}})
		p.roll(8)
		p.ben.Do(p.do(wire.ChaseEnd, p.friend, 0))
		if !p.run(p.goblin).Trouble.Some() {
			t.Fatalf("nothing struck the goblin: %+v", p.State.Chases[0].Run)
		}
		if r := p.ben.Try(p.do(wire.ChaseInspire, p.friend, 0)); (r.Code == wire.CodeBad) != hidden {
			t.Errorf("hidden %v: answered with %d", hidden, r.Code)
		}
		if p.run(p.goblin).Trouble.Some() != hidden {
			t.Errorf("hidden %v: the goblin deals with %+v", hidden, p.run(p.goblin).Trouble)
		}
	}
}

// TestEscapeChecksWhenUnseenEndTheRound: when a player goes on though hidden ones have the last turns of the round, the round ends with
// its checks.
func TestEscapeChecksWhenUnseenEndTheRound(t *testing.T) {
	for face, escaped := range map[int]bool{2: false, 19: true} {
		endUnseen(t, face, escaped)
	}
}

// endUnseen has the hero, once out of sight, go on while a hidden pursuer truly is the last of the round.
func endUnseen(t *testing.T, face int, escaped bool) {
	p := newPursuit(t)
	p.gm.Do(wire.EditToken{Token: p.friend, Fields: wire.FieldHidden | wire.FieldOwner, Spec: wire.TokenSpec{Hidden: true}})
	p.gm.Do(p.do(wire.ChaseHide, p.hero, 1), p.do(wire.ChaseHide, p.hero, 0), p.do(wire.ChaseRemove, p.goblin, 0))
	if p.inTurn() != p.hero || !p.run(p.hero).Lost {
		t.Fatalf("%+v", p.State.Chases[0].Run)
	}
	p.ann.Do(p.do(wire.ChaseEnd, p.hero, 0))
	if p.inTurn() != p.friend {
		t.Fatalf("%+v", p.State.Chases[0].Run)
	}
	p.roll(face)
	p.ann.Do(p.do(wire.ChaseDash, p.hero, 0))
	c := p.State.Chases[0].Run
	if r := p.run(p.hero); (r.Left == chase.Escaped) != escaped || c.Round != 2 || !escaped && (r.Lost || r.Dashes != 1 || p.inTurn() != p.hero) {
		t.Errorf("the round went by without its checks: %+v", p.State.Chases[0].Run)
	}
	p.ann.Refused(wire.Undo{}, wire.CodeUndoGM)
}

// TestSecretExhaustionInAChase: exhaustion for GMs alone neither hides what a chase adds nor is raised by it.
func TestSecretExhaustionInAChase(t *testing.T) {
	p := newPursuit(t)
	p.gm.Affect(p.hero, wire.EffectSpec{Kind: "condition.exhaustion", Level: 2, See: wire.SeeGM})
	p.gm.Do(p.do(wire.ChaseEnd, p.goblin, 0))
	p.ann.Do(p.do(wire.ChaseDash, p.hero, 0), p.do(wire.ChaseDash, p.hero, 0), p.do(wire.ChaseDash, p.hero, 0))
	p.roll(1, 1, 1)
	p.ann.Do(p.do(wire.ChaseEnd, p.hero, 0))
	var levels []int32
	for _, e := range p.State.EffectsOn(p.hero) {
		if e.Spec.Kind == "condition.exhaustion" && e.Spec.See == wire.SeeAll {
			levels = append(levels, e.Spec.Level)
		}
		if e.Spec.See == wire.SeeGM && e.Spec.Kind == "condition.exhaustion" && e.Spec.Level != 2 {
			t.Errorf("the secret one is %+v", e)
		}
	}
	if len(levels) != 1 || levels[0] < 1 {
		t.Errorf("tired by the chase: %v", levels)
	}
}

// TestHurtInAChaseBelowZero: harm by a complication gives nobody hit points.
func TestHurtInAChaseBelowZero(t *testing.T) {
	p := newPursuit(t)
	p.gm.Do(wire.EditToken{Token: p.hero, Fields: wire.FieldHP | wire.FieldMaxHP, Spec: wire.TokenSpec{HP: -4, MaxHP: 30}})
	for face := int32(1); face <= 20; face++ {
		for _, c := range p.State.Chases {
			c.Run = c.Run.Meet(uint64(p.hero), chase.Meets{Face: face})
			p.State.Apply(table.Chased{Set: []table.Chase{c}})
		}
		p.gm.Try(p.do(wire.ChaseTest, p.hero, -30))
		if hp := p.State.Token(p.hero).Spec.HP; hp > -4 {
			t.Fatalf("row %d: from -4 to %d hit points", face, hp)
		}
	}
}
