package table_test

import (
	"reflect"
	"slices"
	"testing"

	"sightline/rules"
	"sightline/rules/check"
	expression "sightline/rules/dice"
	combat "sightline/rules/fight"
	"sightline/server/table"
	"sightline/server/tabletest"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// checked has the table's open rolls drawn from a stream.
func checked(gm *tabletest.User, c rules.Checked) {
	p := known.Profile(gm.State.Table)
	p.Rolls.Checked = c
	gm.Do(wire.SetTable{Table: known.Play(gm.State.Table, p)}, wire.BeginRolls{})
}

// record is a session's open rolls as a user's view has them.
func record(u *tabletest.User, number uint64) expression.Record {
	var r expression.Record
	for _, p := range u.View().Pledges {
		if p.Number == number {
			r.Session, r.Commitment, r.Seed = p.Session, p.Commitment, p.Seed
		}
	}
	for _, o := range u.View().Open {
		if uint64(o.ID.Session()) == number {
			r.Rolls = append(r.Rolls, o.Told(""))
		}
	}
	return r
}

// indexes are those of a user's notes of open rolls in a session, in the order they were told.
func indexes(u *tabletest.User, number uint32) (list []uint32) {
	for _, n := range u.State.Feed(u.Seat).Notes {
		if n.Roll != nil && n.Roll.Open.Session() == number {
			list = append(list, n.Roll.Open.Index())
		}
	}
	return list
}

// seedOf are the words of the running session's seed, as nobody may be sent them.
func seedOf(st *table.State) []any {
	s := st.Pledges[len(st.Pledges)-1].Seed
	return []any{s.A, s.B, s.C, s.D, s.String()}
}

// TestOpenSession: a GM begins and ends a session, only where the table has it; every open roll has the next index, nothing else
// moves the stream; the seed reaches nobody before the end and everybody at it, and then every roll can be checked.
func TestOpenSession(t *testing.T) {
	s := newScenario(t)
	all := []*tabletest.User{s.gm, s.ann, s.ben}
	s.gm.Refused(wire.BeginRolls{}, wire.CodeOff)
	s.gm.Refused(wire.EndRolls{}, wire.CodeChanged)
	checked(s.gm, rules.CheckRolls)
	s.gm.Refused(wire.BeginRolls{}, wire.CodeChanged)
	s.ann.Refused(wire.BeginRolls{}, wire.CodeRole)
	s.ann.Refused(wire.EndRolls{}, wire.CodeRole)
	for _, u := range all {
		u.NeverGets(seedOf(s.State)...)
		if r := record(u, 1); (r.Seed != expression.Key{}) || (r.Commitment == expression.Key{}) || r.Session == 0 {
			t.Errorf("%x is shown %+v", u.Seat, r)
		}
	}
	open := []struct {
		u    *tabletest.User
		expr string
	}{{s.ann, "4d6kh3"}, {s.gm, "1d20+5"}, {s.ben, "3d6!"}, {s.ann, "2k6"}}
	for _, o := range open {
		for _, m := range []check.Mode{check.Screen, check.Secret, check.Decoy} {
			s.gm.Do(wire.Roll{Expr: "9d9", Mode: m})
		}
		s.ann.Do(wire.Roll{Expr: "1d100", Mode: check.Blind}, wire.Roll{Expr: "1d100", Secret: true})
		o.u.Do(wire.Roll{Expr: o.expr})
	}
	for _, u := range all {
		if got := indexes(u, 1); !slices.Equal(got, []uint32{1, 2, 3, 4}) {
			t.Errorf("%x was told the indexes %v", u.Seat, got)
		}
	}
	for _, u := range all {
		u.Forgive()
	}
	s.gm.Do(wire.EndRolls{})
	for _, u := range all {
		if r := record(u, 1); len(r.Rolls) != 4 || !r.Check().Holds() {
			t.Errorf("%x can check %+v: %+v", u.Seat, r, r.Check())
		}
	}
	s.ann.Do(wire.Roll{Expr: "1d20"})
	if n := rolls(s, s.ann); n[len(n)-1].Roll.Open != 0 {
		t.Error("a roll after the end is from the stream")
	}
	s.gm.Do(wire.BeginRolls{})
	s.ann.Do(wire.Roll{Expr: "4d6kh3"})
	if first, second := record(s.ann, 1), record(s.ann, 2); len(second.Rolls) != 1 || first.Commitment == second.Commitment || second.Rolls[0].Index != 1 {
		t.Errorf("a second session: %+v", second)
	}
	if back := s.Replayed(); !reflect.DeepEqual(back.Pledges, s.State.Pledges) || !reflect.DeepEqual(back.Open, s.State.Open) {
		t.Error("replayed, the sessions are others")
	}
}

// TestNoUndoOfOpenRolls: what was drawn stays drawn.
func TestNoUndoOfOpenRolls(t *testing.T) {
	f := newFighters(t)
	checked(f.gm, rules.CheckFight)
	f.gm.Do(wire.RollInitiative{Tokens: []wire.TokenID{f.hero}})
	f.gm.Do(wire.Undo{})
	if n := len(f.State.Turn.Entries); n != 0 {
		t.Fatalf("%d lines after undo", n)
	}
	f.ann.Do(wire.RollInitiative{Tokens: []wire.TokenID{f.hero}})
	if got := indexes(f.ben, 1); !slices.Equal(got, []uint32{1, 2}) {
		t.Errorf("Ben was told the indexes %v", got)
	}
}

// TestFightInOpen: the dice of players' characters are told to everybody and can be checked; what the GM rolls for its own, and what
// only the truth knows, is not drawn from the stream.
func TestFightInOpen(t *testing.T) {
	f := newFighters(t)
	checked(f.gm, rules.CheckFight)
	f.ann.Do(wire.Attack{Token: f.hero, Target: f.goblin, Arm: sword, Together: true})
	n := last(f.ann, wire.NoteAttack).Attack
	if r := f.State.Open; len(r) != 2 || r[0].For != wire.ForAttack || r[0].Faces[0] != n.Die || r[1].For != wire.ForDamage || r[0].Seat != f.ann.Seat || n.Rolls[0].Open != r[1].ID {
		t.Fatalf("an attack drew %+v, and Ann was told %+v", r, n)
	}
	if got := indexes(f.ben, 1); !slices.Equal(got, []uint32{1, 2}) {
		t.Errorf("Ben was told the indexes %v", got)
	}
	if b := last(f.ben, wire.NoteAttack).Attack; b.Die != 0 || b.Rolls != nil {
		t.Errorf("of the attack itself Ben is told %+v", b)
	}
	// By hand: two dice, of which the higher counts.
	f.ann.Do(wire.Attack{Token: f.hero, Target: f.goblin, Arm: sword, Adv: true})
	if r := f.State.Open[2]; r.Expr != "2d20kh1" || max(r.Faces[0], r.Faces[1]) != last(f.ann, wire.NoteAttack).Attack.Die {
		t.Errorf("with advantage: %+v", r)
	}
	drawn := len(f.State.Open)
	f.gm.Do(wire.Attack{Token: f.goblin, Target: f.hero, Arm: sword}, wire.Attack{Token: f.hero, Target: f.goblin, Arm: sword},
		wire.RollInitiative{Tokens: []wire.TokenID{f.goblin}}, wire.CallSaves{Tokens: []wire.TokenID{f.goblin}, Save: combat.Save{DC: 12}, Damage: "2d6 fire"})
	if len(f.State.Open) != drawn {
		t.Errorf("what the GM rolls was drawn from the stream: %+v", f.State.Open[drawn:])
	}
	f.gm.Do(wire.CallSaves{Tokens: []wire.TokenID{f.hero, f.goblin, f.friend}, Save: combat.Save{DC: 12}, Damage: "2d6 fire"}, wire.RollInitiative{})
	kinds := map[wire.RollFor]int{}
	for _, r := range f.State.Open[drawn:] {
		kinds[r.For]++
	}
	if kinds[wire.ForSave] != 2 || kinds[wire.ForInitiative] != 2 || len(kinds) != 2 {
		t.Errorf("saves and initiative of two characters drew %v", kinds)
	}
	f.gm.Do(wire.EndRolls{})
	if r := record(f.ben, 1); !r.Check().Holds() {
		t.Errorf("%+v", r.Check())
	}
}

// TestUnseenDiceStayOut: an attack that is worse for a reason the player does not know of is drawn as the player knows it: the die that
// the truth adds is no part of the stream, and the seed, once published, does not tell that there was one.
func TestUnseenDiceStayOut(t *testing.T) {
	f := newFighters(t)
	f.gm.Add(wire.TokenSpec{Name: "shade", Hidden: true, HP: 9, MaxHP: 9, Speed: 6}, 2, 2)
	f.settings(func(t *wire.Table) { t.Profile = "srd52" })
	checked(f.gm, rules.CheckFight)
	f.gm.Do(wire.AddEffect{Tokens: []wire.TokenID{f.hero}, Spec: wire.EffectSpec{Kind: "condition.surprised", See: wire.SeeGM}})
	f.ann.Do(wire.Attack{Token: f.hero, Target: f.goblin, Arm: bow}, wire.RollInitiative{Tokens: []wire.TokenID{f.hero}})
	for _, r := range f.State.Open {
		if r.For != wire.ForDamage && r.Expr != "1d20" && r.Expr != "2d20kl1" {
			t.Errorf("drew %+v", r)
		}
	}
	n := last(f.ann, wire.NoteAttack).Attack
	if first := f.State.Open[0]; !slices.Contains(first.Faces, n.Die) {
		t.Errorf("Ann's card has a %d, the stream %v", n.Die, first.Faces)
	}
	if r := f.State.Open[len(f.State.Open)-1]; r.For != wire.ForInitiative || r.Expr != "1d20" {
		t.Errorf("a secret surprise drew %+v", r)
	}
	f.gm.Do(wire.EndRolls{})
	if r := record(f.ann, 1); !r.Check().Holds() {
		t.Errorf("%+v", r.Check())
	}
}

// TestHiddenCharacterRollsUnseen: the dice of a character that the GM hides are for its player alone.
func TestHiddenCharacterRollsUnseen(t *testing.T) {
	f := newFighters(t)
	checked(f.gm, rules.CheckFight)
	f.gm.Do(wire.EditToken{Token: f.hero, Fields: wire.FieldHidden, Spec: wire.TokenSpec{Hidden: true}})
	f.ann.Do(wire.RollInitiative{Tokens: []wire.TokenID{f.hero}}, wire.Attack{Token: f.hero, Target: f.goblin, Arm: sword})
	if len(f.State.Open) != 0 {
		t.Errorf("drew %+v", f.State.Open)
	}
}

// TestOpenRollsAreGapless: whatever everybody does, every seat is told each index of the stream once and in order, and at the end
// all of them hold.
func TestOpenRollsAreGapless(t *testing.T) {
	rnd := tabletest.Rand(t)
	s := newScenario(t)
	checked(s.gm, rules.CheckFight)
	for range 40 {
		for _, u := range []*tabletest.User{s.gm, s.ann, s.ben} {
			u.Try(wire.Roll{Expr: []string{"2d6+3", "1d20!", "oops"}[rnd.IntN(3)], Secret: rnd.IntN(2) == 0, Mode: check.Mode(rnd.IntN(int(check.Modes)))})
		}
		s.Walk(rnd, 3, nil)
		if p := s.State.Pledges; p[len(p)-1].Over { // somebody ended it
			s.gm.Try(wire.BeginRolls{})
		}
	}
	s.gm.Try(wire.EndRolls{})
	for _, p := range s.State.Pledges {
		for _, u := range []*tabletest.User{s.gm, s.ann, s.ben} {
			if s.State.Seat(u.Seat) == nil {
				continue
			}
			got := indexes(u, uint32(p.Number))
			for i := 1; i < len(got); i++ { // the oldest notes go
				if got[i] != got[i-1]+1 {
					t.Errorf("%x was told the indexes %v", u.Seat, got)
				}
			}
			if len(got) > 0 && got[len(got)-1] != p.Rolls {
				t.Errorf("%x was told %d last of %d", u.Seat, got[len(got)-1], p.Rolls)
			}
			if r := record(u, p.Number); p.Over && !r.Check().Holds() {
				t.Errorf("session %d: %+v", p.Number, r.Check())
			}
		}
	}
}

// TestOldOpenRollsGo: what is kept is bounded by rolls, by dice and by sessions; the latest roll always stays.
func TestOldOpenRollsGo(t *testing.T) {
	st := table.New("x")
	roll := func(session, index uint32, faces int) {
		st.Apply(table.Drew{Roll: wire.OpenRoll{ID: wire.MakeOpen(session, index), Faces: make([]int32, faces)}})
	}
	st.Apply(table.Pledged{Pledge: table.Pledge{Number: 1}})
	for i := range uint32(1500) {
		roll(1, i+1, 1)
	}
	if n := len(st.Open); n != 1000 || st.Open[n-1].ID.Index() != 1500 || st.Pledges[0].Rolls != 1500 {
		t.Errorf("%d rolls are kept, %+v", n, st.Pledges[0])
	}
	roll(1, 1501, 1000)
	roll(1, 1502, 9000)
	if n := len(st.Open); n != 1 || st.Open[0].ID.Index() != 1502 {
		t.Errorf("%d rolls are kept of many dice", n)
	}
	for i := range uint64(30) {
		st.Apply(table.Published{})
		st.Apply(table.Pledged{Pledge: table.Pledge{Number: i + 2}})
	}
	if len(st.Pledges) != 20 || len(st.Open) != 0 || st.Pledges[19].Number != 31 || st.Pledges[18].Over != true {
		t.Errorf("%d sessions, %d rolls", len(st.Pledges), len(st.Open))
	}
	st = table.New("x")
	st.Apply(table.Published{})
	roll(1, 1, 1) // about nothing: it changes nothing but the list
}
