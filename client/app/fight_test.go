package app

import (
	"testing"

	"sightline/client/hand"
	"sightline/geom/grid"
	"sightline/rules/fight"
	"sightline/server/wire"
)

var testBow = fight.Arm{Name: "bow", ToHit: 5, Damage: "1d6 piercing", Ranged: true, Normal: 3, Long: 30}

// TestAttackIsPrepared: an attack is taken up, aimed by a press on the board, changed by hand, and sent; then it is put down.
func TestAttackIsPrepared(t *testing.T) {
	d := at(t, room(wire.Player))
	d.do(TakeUp{Token: 1, Arm: testBow})
	if d.m.Tool != ToolAttack || d.m.Fight.Aimed {
		t.Fatalf("%v %+v", d.m.Tool, d.m.Fight)
	}
	if d.do(Strike{}); len(d.effects) != 0 {
		t.Error("it is sent without a target")
	}
	x, y := d.m.Screen(d.m.Grid().Centre(grid.Cell{X: 6, Y: 2}))
	d.do(Touch{hand.Tap{X: x, Y: y}})
	f := d.m.Fight
	if !f.Aimed || !f.Whose || f.Target != 2 || len(f.Why) != 1 || f.Why[0].Cause != fight.LongRange || f.Verdict.Mode != fight.Low {
		t.Fatalf("%+v", f)
	}
	a := f.Attack
	a.Adv, a.Target = true, 3 // what is aimed at is not changed by hand
	if d.do(SetFight{a}); d.m.Fight.Verdict.Mode != fight.Plain || d.m.Fight.Target != 2 {
		t.Errorf("%+v", d.m.Fight)
	}
	d.change(func(v *wire.View) { v.Tokens[1].At.Cell.X = 4 })
	if f := d.m.Fight; f.Verdict.Mode != fight.High || f.Verdict.Range.Distance != 2 {
		t.Errorf("after the target moved: %+v", f)
	}
	d.effects = nil
	d.do(Strike{})
	b, _ := d.effects[0].(Send).Command.Body.(wire.Attack)
	if b.Token != 1 || b.Target != 2 || !b.Adv || b.Arm != testBow || d.m.Fight != nil || d.m.Tool != ToolSelect {
		t.Errorf("sent %+v", b)
	}
}

// TestAttackOnAPlace: where nobody is seen it is a guess; a target that goes unaims it, an attacker that goes ends it.
func TestAttackOnAPlace(t *testing.T) {
	d := at(t, room(wire.Player))
	d.do(TakeUp{Token: 1, Arm: testBow, Target: 2})
	d.change(func(v *wire.View) { v.Tokens = v.Tokens[:1:1] })
	if f := d.m.Fight; f == nil || f.Aimed {
		t.Fatalf("%+v", f)
	}
	x, y := d.m.Screen(d.m.Grid().Centre(grid.Cell{X: 3, Y: 4}))
	d.do(Touch{hand.Tap{X: x, Y: y}})
	if f := d.m.Fight; !f.Aimed || f.Whose || f.Target != 0 || f.Why[0].Cause != fight.TargetUnseen {
		t.Errorf("%+v", f)
	}
	d.change(func(v *wire.View) { v.Tokens = nil })
	if d.m.Fight != nil {
		t.Errorf("%+v", d.m.Fight)
	}
	d.do(TakeUp{Token: 1, Arm: testBow}, PutDown{}, Strike{}, SetFight{})
	if d.m.Fight != nil || d.m.Tool != ToolSelect {
		t.Error("it is not put down")
	}
}

// TestMountsAtHand: what is larger and next to one can be mounted.
func TestMountsAtHand(t *testing.T) {
	d := at(t, room(wire.GM))
	eva := func() *wire.Token { return d.m.Token(1) }
	if got := d.m.Mounts(eva()); got != nil {
		t.Errorf("far from all: %v", got)
	}
	d.change(func(v *wire.View) { v.Tokens[0].At.Cell = grid.Cell{X: 13, Y: 8} })
	if got := d.m.Mounts(eva()); len(got) != 1 || got[0] != 3 {
		t.Errorf("beside the giant: %v", got)
	}
	d.change(func(v *wire.View) { v.Tokens[0].Mount = 3 })
	if got := d.m.Mounts(eva()); got != nil {
		t.Errorf("riding: %v", got)
	}
}

// TestGoing: how the selected token moves goes with its moves, until another is selected; only a GM forces one.
func TestGoing(t *testing.T) {
	d := at(t, room(wire.Player))
	d.do(Pick{Token: 1}, SetGoing{fight.Disengaged})
	if d.m.going() != fight.Disengaged {
		t.Error("it does not disengage")
	}
	d.do(SetGoing{fight.Forced})
	if d.m.going() != fight.Own {
		t.Error("a player forces a move")
	}
	d.do(SetGoing{fight.Disengaged}, Pick{Token: 2})
	if d.m.going() != fight.Own {
		t.Error("another token disengages too")
	}
}
