package fight_test

import (
	"testing"

	"sightline/geom/grid"
	"sightline/rules"
	"sightline/rules/fight"

	"pgregory.net/rapid"
)

// TestModesCancel: any advantage and any disadvantage make a plain roll, and what counts is one of the two dice.
func TestModesCancel(t *testing.T) {
	for _, c := range []struct {
		adv, dis bool
		want     fight.Mode
	}{{false, false, fight.Plain}, {true, true, fight.Plain}, {true, false, fight.High}, {false, true, fight.Low}} {
		if got := fight.Cancel(c.adv, c.dis); got != c.want {
			t.Errorf("%v %v: %v", c.adv, c.dis, got)
		}
	}
	if fight.Unseen(false, false) != fight.Plain || fight.Unseen(true, false) != fight.High || fight.Unseen(false, true) != fight.Low {
		t.Error("who sees whom is weighed wrong")
	}
	for _, c := range []struct {
		m          fight.Mode
		a, b, want int32
	}{{fight.Plain, 3, 18, 3}, {fight.High, 3, 18, 18}, {fight.High, 18, 3, 18}, {fight.Low, 3, 18, 3}, {fight.Low, 18, 3, 3}} {
		if got, other := c.m.Counts(c.a, c.b); got != c.want || got+other != c.a+c.b {
			t.Errorf("%v of %d and %d counts %d", c.m, c.a, c.b, got)
		}
	}
}

// TestResolve: the total must reach the armour class, but a 20 hits and a 1 misses whatever it is.
func TestResolve(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		die := rapid.Int32Range(1, 20).Draw(t, "die")
		hit, ac := rapid.Int32().Draw(t, "to hit"), rapid.Int32().Draw(t, "ac")
		got := fight.Resolve(die, hit, ac)
		want := die == 20 || die != 1 && int64(die)+int64(hit) >= int64(ac)
		if got.Hit != want || got.Critical != (die == 20) {
			t.Fatalf("%+v", got)
		}
		if c := fight.Combined(die, hit, ac, 7); c.Hit != want || (c.Damage == 7) != want {
			t.Fatalf("%+v", c)
		}
	})
}

// TestMob: no hit is lost, no attacker counted twice, and a better bonus never hits less.
func TestMob(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.Int32Range(-3, 500).Draw(t, "attackers")
		hit, ac := rapid.Int32Range(-30, 30).Draw(t, "to hit"), rapid.Int32Range(-30, 60).Draw(t, "ac")
		m := fight.MobHits(n, hit, ac)
		if m.Need < 1 || m.Need > 20 || m.Hits*m.PerHit+m.Left != max(n, 0) || m.Left >= m.PerHit {
			t.Fatalf("%+v", m)
		}
		if better := fight.MobHits(n, hit+1, ac); better.Hits < m.Hits {
			t.Fatalf("%+v, one better %+v", m, better)
		}
	})
	if fight.MobDamage(nil) != 0 || fight.MobDamage([]int32{5, 7, 4}) != 7 {
		t.Error("the most of the mob's damage is wrong")
	}
	if fight.AverageCritical(5, 4) != 9 {
		t.Error("an average critical adds the dice to the average")
	}
}

// TestSaves: the bonus of an ability, cover for Dexterity only, and what a made save does.
func TestSaves(t *testing.T) {
	saves := fight.Saves{}
	for a := fight.Str; a < fight.Abilities; a++ {
		if saves = saves.With(a, int32(a)+1); saves.Of(a) != int32(a)+1 || a.Name().Cs == "" || len(a.String()) != 3 {
			t.Errorf("%v: %+v", a, saves)
		}
	}
	c := rules.Cover{Bonus: 5, Target: true}
	for a := fight.Str; a < fight.Abilities; a++ {
		want := int32(a) + 1
		if a == fight.Dex {
			want += 5
		}
		if got := (fight.Save{Ability: a}).Bonus(saves, c); got != want {
			t.Errorf("%v: %d, want %d", a, got, want)
		}
	}
	s := fight.Save{DC: 12, Half: true}
	if !s.Made(12) || s.Made(11) || s.Soaks(true) != fight.Saved || s.Soaks(false) != 0 || (fight.Save{}).Soaks(true) != fight.Spared {
		t.Error("a save is judged wrong")
	}
	if s.Reached(rules.Cover{}) || !s.Reached(c) {
		t.Error("total cover keeps an area off")
	}
}

// TestMounts: who fits, what it costs, where a rider falls.
func TestMounts(t *testing.T) {
	if !fight.MountFits(grid.Medium, grid.Large, true, true) || fight.MountFits(grid.Medium, grid.Medium, true, true) ||
		fight.MountFits(grid.Small, grid.Large, false, true) || fight.MountFits(grid.Small, grid.Large, true, false) {
		t.Error("who may ride whom is wrong")
	}
	if fight.MountCost(30) != 15 || fight.MountCost(5) != 2 || fight.MountCost(-1) != 0 || !fight.Fall(9) || fight.Fall(10) {
		t.Error("costs or the fall are wrong")
	}
	for _, g := range []grid.Grid{{}, {Kind: grid.HexPointy}} {
		mount := rules.Figure{Size: grid.Large, At: grid.Place{Cell: grid.Cell{X: 3, Y: 3}}}
		seats := fight.Seat(g, mount, grid.Medium, func(grid.Place) bool { return true })
		if len(seats) != map[bool]int{false: 12, true: 9}[g.Hex()] {
			t.Errorf("%v: %d places beside a large mount", g, len(seats))
		}
	}
}

// TestStanding: dropping prone, ending in another's space, turning.
func TestStanding(t *testing.T) {
	if !fight.DropProne(1) || fight.DropProne(0) {
		t.Error("dropping prone")
	}
	for _, c := range []struct {
		mover  grid.Size
		others []grid.Size
		want   bool
	}{
		{grid.Medium, nil, false}, {grid.Medium, []grid.Size{grid.Medium}, true}, {grid.Large, []grid.Size{grid.Medium}, false},
		{grid.Large, []grid.Size{grid.Medium, grid.Large}, true}, {grid.Tiny, []grid.Size{grid.Huge}, false},
	} {
		if got := fight.EndsProne(c.mover, c.others); got != c.want {
			t.Errorf("%v among %v: %v", c.mover, c.others, got)
		}
	}
	if fight.MayTurn(true, true) != fight.TurnFree || fight.MayTurn(false, true) != fight.TurnReaction || fight.MayTurn(false, false) != fight.TurnNot {
		t.Error("turning")
	}
}

// TestChances: an own step out of a reach by one who is seen, in the order of the path; else nothing.
func TestChances(t *testing.T) {
	p := rules.Profile{}
	at := func(x int32) grid.Place { return grid.Place{Cell: grid.Cell{X: x}} }
	watchers := []rules.Figure{{At: at(3)}, {At: at(1)}, {At: at(1), Down: true}}
	steps := []grid.Place{at(3), at(4), at(5), at(6)}
	all := func(int, int) bool { return true }
	got := fight.Chances(p, grid.Grid{}, rules.Figure{At: at(2)}, steps, watchers, []int32{1, 1, 1}, fight.Own, all)
	if len(got) != 2 || got[0] != (fight.Chance{Watcher: 1, Step: 0}) || got[1] != (fight.Chance{Watcher: 0, Step: 2}) {
		t.Errorf("%+v", got)
	}
	for how := fight.Disengaged; how < fight.Goings; how++ {
		if got := fight.Chances(p, grid.Grid{}, rules.Figure{At: at(2)}, steps, watchers, []int32{1, 1, 1}, how, all); got != nil {
			t.Errorf("%v: %+v", how, got)
		}
	}
	if got := fight.Chances(p, grid.Grid{}, rules.Figure{At: at(2)}, steps, watchers, []int32{1, 1, 1}, fight.Own, func(int, int) bool { return false }); got != nil {
		t.Errorf("unseen: %+v", got)
	}
}
