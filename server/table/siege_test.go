package table_test

import (
	"testing"

	"sightline/geom/grid"
	duel "sightline/rules/fight"
	"sightline/rules/siege"
	"sightline/server/tabletest"
	"sightline/server/wire"
)

// yard is an open field with the hero (Ann's), the friend (Ben's), a goblin and a siege engine.
type yard struct {
	*tabletest.Table
	gm, ann                      *tabletest.User
	hero, friend, goblin, engine wire.TokenID
}

func newYard(t *testing.T, engine string) yard {
	s := yard{Table: tabletest.New(t, 5)}
	s.gm, s.ann = s.Sit("Gina", wire.GM), s.Sit("Ann", wire.Player)
	ben := s.Sit("Ben", wire.Player)
	s.Lay(tabletest.Draw(`
+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
|. . . . . . . . . . . . . . . .|
+                               +
|. . . . . . . . . . . . . . . .|
+                               +
|. . . . . . . . . . . . . . . .|
+                               +
|. . . . . . . . . . . . . . . .|
+                               +
|. . . . . . . . . . . . . . . .|
+                               +
|. . . . . . . . . . . . . . . .|
+                               +
|. . . . . . . . . . . . . . . .|
+                               +
|. . . . . . . . . . . . . . . .|
+                               +
|. . . . . . . . . . . . . . . .|
+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
`))
	s.hero = s.gm.Add(wire.TokenSpec{Name: "hero", Owner: s.ann.Seat, Speed: 6}, 10, 7)
	s.friend = s.gm.Add(wire.TokenSpec{Name: "friend", Owner: ben.Seat, Speed: 6}, 11, 7)
	s.goblin = s.gm.Add(wire.TokenSpec{Name: "goblin"}, 14, 7)
	s.gm.Do(wire.PlaceEngine{Engine: engine, At: tabletest.At(2, 2)})
	var id wire.TokenID
	for _, tok := range s.State.Tokens {
		for _, e := range s.State.EffectsOn(tok.ID) {
			if e.Spec.Kind == "siege."+engine {
				id = tok.ID
			}
		}
	}
	if id == 0 {
		t.Fatal("no engine stands on the map")
	}
	s.engine = id
	return s
}

func (y yard) level() int32 {
	for _, e := range y.State.EffectsOn(y.engine) {
		return e.Spec.Level
	}
	return -1
}

// to puts a token to a cell beside the engine, or anywhere.
func (y yard) to(id wire.TokenID, x, yy int32) {
	y.gm.Do(wire.PutToken{Token: id, At: tabletest.At(x, yy)})
}

// TestEngineStandsReady is V-014-098-01 and 02 at the table: two actions of who is beside it make a ballista ready, the shot itself is its
// attack, and after it stands empty; nobody from afar works it.
func TestEngineStandsReady(t *testing.T) {
	y := newYard(t, "ballista")
	tok := y.State.Token(y.engine)
	if tok.Spec.Size != grid.Large || tok.Spec.Guard.AC != 15 || tok.Spec.MaxHP != 50 || tok.Spec.Guard.Immune != duel.Of(duel.Poison, duel.Psychic) {
		t.Errorf("%+v", tok.Spec)
	}
	arm := tok.Spec.Arms.List()[0]
	shot := wire.Attack{Token: y.engine, Target: y.goblin, Arm: arm}
	y.to(y.hero, 8, 2)
	y.gm.Refused(wire.WorkEngine{Token: y.engine, By: y.hero, Number: 1}, wire.CodeEngine)
	y.gm.Refused(shot, wire.CodeEngine)
	y.to(y.hero, 4, 2)
	y.gm.Refused(shot, wire.CodeEngine)
	y.gm.Do(wire.WorkEngine{Token: y.engine, By: y.hero, Number: 1})
	if y.level() != 1 {
		t.Errorf("level %d", y.level())
	}
	y.gm.Do(wire.WorkEngine{Token: y.engine, By: y.hero, Number: 9})
	if y.level() != 2 {
		t.Errorf("level %d: the shot takes an action of its own", y.level())
	}
	y.gm.Refused(wire.WorkEngine{Token: y.engine, By: y.hero, Number: 1}, wire.CodeEngine)
	y.gm.Do(shot)
	if y.level() != 0 {
		t.Errorf("level %d after the shot", y.level())
	}
	y.gm.Refused(wire.WorkEngine{Token: y.goblin, By: y.hero, Number: 1}, wire.CodeEngine)
	y.gm.Refused(wire.PlaceEngine{Engine: "bicycle"}, wire.CodeBad)
	y.ann.Refused(wire.PlaceEngine{Engine: "ram"}, wire.CodeRole)
}

// TestOnagerIsTooNear is V-014-103-02: nothing within 12 cells.
func TestOnagerIsTooNear(t *testing.T) {
	y := newYard(t, "onager")
	y.to(y.hero, 4, 2)
	y.to(y.goblin, 6, 2)
	y.gm.Do(wire.WorkEngine{Token: y.engine, By: y.hero, Number: 4})
	arm := y.State.Token(y.engine).Spec.Arms.List()[0]
	y.gm.Refused(wire.Attack{Token: y.engine, Target: y.goblin, Arm: arm}, wire.CodeNear)
	if y.level() != 4 {
		t.Error("a shot that was refused spent what was loaded")
	}
}

// TestTrebuchetAsLikelyMeant is A-41 as an option.
func TestTrebuchetAsLikelyMeant(t *testing.T) {
	e, _ := siege.Find("trebuchet")
	if e.Printed(false).Range != 50 || e.Printed(true).Range != 60 {
		t.Errorf("%d, %d", e.Printed(false).Range, e.Printed(true).Range)
	}
	s := newYard(t, "ram")
	tb := s.State.Table
	tb.House = "siege.trebuchet = 60"
	s.gm.Do(wire.SetTable{Table: tb}, wire.PlaceEngine{Engine: "trebuchet", At: tabletest.At(8, 5)})
	for _, tok := range s.State.Tokens {
		if arms := tok.Spec.Arms.List(); tok.Spec.Name == "Trebuchet" && (arms[0].Normal != 60 || arms[0].Long != 240 || arms[0].ToHit != 5 || tok.Spec.MaxHP != 150 || tok.Spec.Guard.AC != 15) {
			t.Errorf("%+v", tok.Spec)
		}
	}
}

// TestRamTakesFour is V-014-099-02 and 03: three Medium creatures are too few, and only things are struck; its roof keeps off what comes
// from above.
func TestRamTakesFour(t *testing.T) {
	y := newYard(t, "ram")
	crew := []wire.TokenID{y.hero, y.friend}
	for i, name := range []string{"crew 3", "crew 4"} {
		crew = append(crew, y.gm.Add(wire.TokenSpec{Name: name}, int32(1+i), 4))
	}
	y.to(crew[0], 4, 2)
	y.to(crew[1], 4, 3)
	door := y.gm.Add(wire.TokenSpec{Name: "gate", HP: 30, MaxHP: 30}, 2, 1)
	y.gm.Affect(door, wire.EffectSpec{Kind: "object"})
	arm := y.State.Token(y.engine).Spec.Arms.List()[0]
	y.to(crew[3], 9, 5)
	y.gm.Refused(wire.Attack{Token: y.engine, Target: door, Arm: arm}, wire.CodeEngine)
	y.to(crew[3], 2, 4)
	y.gm.Do(wire.Attack{Token: y.engine, Target: door, Arm: arm})
	y.gm.Refused(wire.Attack{Token: y.engine, Target: y.hero, Arm: arm}, wire.CodeEngine)

	y.gm.Do(wire.MountToken{Token: y.hero, Mount: y.engine})
	bow := duel.Arm{Name: "bow", Damage: "1d6 piercing", Ranged: true, Normal: 30}
	y.to(y.goblin, 6, 2)
	y.gm.Do(wire.Attack{Token: y.goblin, Target: y.hero, Arm: bow})
	y.gm.Do(wire.RaiseToken{Token: y.goblin, Floor: 3})
	y.gm.Refused(wire.Attack{Token: y.goblin, Target: y.hero, Arm: bow}, wire.CodeCover)
}

// TestTowerShelters is V-014-102-01 and 02: who is in it has total cover and gets onto a wall up to 8 cells high; Large ones do not fit.
func TestTowerShelters(t *testing.T) {
	y := newYard(t, "siege_tower")
	y.to(y.hero, 5, 2)
	y.gm.Do(wire.MountToken{Token: y.hero, Mount: y.engine})
	y.to(y.goblin, 8, 2)
	y.gm.Refused(wire.Attack{Token: y.goblin, Target: y.hero, Arm: duel.Arm{Name: "bow", Damage: "1d6 piercing", Ranged: true, Normal: 30}}, wire.CodeCover)
	climb := func(n int32) wire.WorkEngine {
		return wire.WorkEngine{Token: y.engine, By: y.hero, Verb: wire.EngineClimb, Number: n, At: tabletest.At(5, 3)}
	}
	y.gm.Refused(climb(9), wire.CodeEngine)
	y.gm.Do(climb(8))
	if h := y.State.Token(y.hero); h.Mount != 0 || h.Floor != 8 || h.At != tabletest.At(5, 3) {
		t.Errorf("%+v", h)
	}
	ogre := y.gm.Add(wire.TokenSpec{Name: "big", Size: grid.Large}, 6, 5)
	y.gm.Refused(wire.MountToken{Token: ogre, Mount: y.engine}, wire.CodeMount)
}

// TestCauldronPours is V-014-101-03: whoever is below saves for half, rounded down; it must be filled before, and again.
func TestCauldronPours(t *testing.T) {
	y := newYard(t, "cauldron")
	tb := y.State.Table
	tb.Harm = true
	y.gm.Do(wire.SetTable{Table: tb}, wire.EditToken{Token: y.hero, Fields: wire.FieldHP | wire.FieldMaxHP, Spec: wire.TokenSpec{HP: 40, MaxHP: 40}})
	y.to(y.friend, 4, 2)
	y.gm.Do(wire.RaiseToken{Token: y.engine, Floor: 3}, wire.RaiseToken{Token: y.friend, Floor: 3})
	y.to(y.hero, 2, 2)
	tip := wire.WorkEngine{Token: y.engine, By: y.friend, Verb: wire.EnginePour}
	y.gm.Refused(tip, wire.CodeEngine)
	y.gm.Do(wire.WorkEngine{Token: y.engine, By: y.friend, Number: 3})
	y.Chance = &dice{[]int32{5, 4, 2, 15}}
	y.gm.Do(tip)
	if hp := y.State.Token(y.hero).Spec.HP; hp != 35 || y.level() != 0 {
		t.Errorf("%d hit points, level %d", hp, y.level())
	}
	y.gm.Refused(tip, wire.CodeEngine)
}

// TestCrewOfPlayers: a player works an engine that it sees with its own token, and with no other's.
func TestCrewOfPlayers(t *testing.T) {
	y := newYard(t, "ballista")
	y.to(y.hero, 4, 2)
	y.ann.Do(wire.WorkEngine{Token: y.engine, By: y.hero, Number: 1})
	y.ann.Refused(wire.WorkEngine{Token: y.engine, By: y.hero, Verb: wire.EngineEmpty}, wire.CodeRole)
	y.ann.Refused(wire.WorkEngine{Token: wire.TokenID(77), By: y.hero}, wire.CodeAbsent)
}
