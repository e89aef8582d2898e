package view_test

import (
	"slices"
	"testing"

	"sightline/rules/chase"
	"sightline/server/tabletest"
	"sightline/server/wire"
)

// TestWhoSeesAChase: only who runs in it, and of the others those in sight, without their numbers; quarries know each other.
func TestWhoSeesAChase(t *testing.T) {
	tb := tabletest.New(t, 4)
	gm, players := tb.Party(tabletest.Draw(tabletest.House))
	ann, ben, cid := players[0], players[1], players[2]
	own := func(u *tabletest.User) wire.TokenID { return tb.State.Own(u.Seat)[0] }
	spy := gm.Add(wire.TokenSpec{Name: "canary spy", Hidden: true}, 1, 1)
	mole := gm.Add(wire.TokenSpec{Name: "canary mole", Hidden: true}, 2, 1)
	for _, u := range players {
		u.NeverGets("pit canary", "canary spy", "canary mole", spy, mole)
	}
	gm.Do(wire.StartChase{Table: "urban"})
	id := tb.State.Chases[0].ID
	set := func(tok wire.TokenID, role chase.Role, at, passive int32) wire.Body {
		return wire.SetRunner{Chase: id, Token: tok, Role: role, At: at, Passive: passive}
	}
	gm.Do(set(own(ann), chase.Quarry, 20, 11), set(mole, chase.Quarry, 22, 12), set(own(ben), chase.Pursuer, 5, 13), set(spy, chase.Pursuer, 9, 14),
		wire.SetChase{Chase: id, Table: "urban", Factors: chase.Crowded, Marks: []chase.Mark{{At: 900, Text: "pit canary"}, {At: 3, Text: "fence"}}},
		wire.DoChase{Chase: id, Verb: wire.ChaseBegin})
	names := func(u *tabletest.User) (all []wire.TokenID) {
		for _, r := range u.View().Chases[0].Runners {
			all = append(all, r.Token)
			if mine := r.Token == own(u); r.Told != mine || !mine && (r.Passive != 0 || r.Value != 0) {
				t.Errorf("told of %x: %+v", u.Seat, r)
			}
		}
		slices.Sort(all)
		return all
	}
	both := []wire.TokenID{own(ann), own(ben)}
	slices.Sort(both)
	if !slices.Equal(names(ann), both) || !slices.Equal(names(ben), both) {
		t.Errorf("Ann knows of %v, Ben of %v", names(ann), names(ben))
	}
	if len(cid.View().Chases) != 0 || len(gm.View().Chases[0].Runners) != 4 || !gm.View().Chases[0].Runners[0].Told {
		t.Error("who runs in none knows of none, GMs of all")
	}
	v := ben.View().Chases[0]
	if v.Factors != 0 || len(v.Own) != 0 || len(v.Marks) != 1 || v.Marks[0].Text != "fence" {
		t.Errorf("factors and obstacles ahead are the GM's: %+v", v)
	}
	ben.Silent("what hidden ones do", func() {
		gm.Do(wire.DoChase{Chase: id, Verb: wire.ChaseRun, Token: mole, Number: 7}, set(spy, chase.Pursuer, 8, 15), wire.DoChase{Chase: id, Verb: wire.ChaseHide, Token: spy, Number: 1})
	})
	gm.Do(wire.DoChase{Chase: id, Verb: wire.ChaseHide, Token: own(ann), Number: 1})
	if got := names(ben); !slices.Equal(got, []wire.TokenID{own(ben)}) {
		t.Errorf("out of sight: %v", got)
	}
	ben.Refused(wire.DoChase{Chase: id, Verb: wire.ChaseDash, Token: own(ann)}, wire.CodeAbsent)
}

// TestReversedChaseTellsNoObstacle: when the roles turn round, what stands ahead on the way lies behind; nobody is told of it who
// never came to it, and each still knows what it passed.
func TestReversedChaseTellsNoObstacle(t *testing.T) {
	x := tabletest.New(t, 3)
	gm, players := x.Party(tabletest.Draw(tabletest.House))
	ann := players[0]
	hero := gm.Add(wire.TokenSpec{Name: "hero", Owner: ann.Seat}, 1, 1)
	thief := gm.Add(wire.TokenSpec{Name: "thief"}, 3, 1)
	ann.NeverGets("canary pit")
	gm.Do(wire.StartChase{Table: "urban"})
	run := x.State.Chases[0].ID
	gm.Do(wire.SetChase{Chase: run, Table: "urban", Marks: []chase.Mark{{At: 3, Text: "fence"}, {At: 900, Text: "canary pit"}}},
		wire.SetRunner{Chase: run, Token: thief, Role: chase.Quarry, At: 5}, wire.SetRunner{Chase: run, Token: hero, At: 1},
		wire.DoChase{Chase: run, Verb: wire.ChaseBegin}, wire.DoChase{Chase: run, Verb: wire.ChaseRun, Token: hero, Number: 6})
	if m := ann.View().Chases[0].Marks; len(m) != 1 || m[0].Text != "fence" {
		t.Fatalf("at the fence one knows %+v", m)
	}
	gm.Do(wire.DoChase{Chase: run, Verb: wire.ChaseReverse})
	if m := ann.View().Chases[0].Marks; len(m) != 1 || m[0].Text != "fence" {
		t.Errorf("turned round one knows %+v", m)
	}
}
