package fight_test

import (
	"testing"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/rules"
	"sightline/rules/dnd14"
	"sightline/rules/fight"
	"sightline/rules/srd52"

	"pgregory.net/rapid"
)

func scene(g grid.Grid, filled ...grid.Cell) *sight.Scene {
	var walls []sight.Wall
	for _, c := range filled {
		corners := g.AppendCorners(nil, c)
		for i, a := range corners {
			walls = append(walls, sight.Wall{A: a, B: corners[(i+1)%len(corners)], Kind: sight.Obstacle, Door: -1, ID: int32(len(walls))})
		}
	}
	s, _ := sight.Prepare(sight.Config{Grid: g, Bounds: geom.Rect{Min: geom.Point{X: -20 * 2048, Y: -20 * 2048}, Max: geom.Point{X: 30 * 2048, Y: 30 * 2048}}, Walls: walls})
	return s
}

func stand(x, y int32) fight.Stand {
	at := grid.Place{Cell: grid.Cell{X: x, Y: y}}
	return fight.Stand{Figure: rules.Figure{At: at, Hair: grid.Grid{}.Centre(at.Cell), Arcs: grid.Facing}}
}

func enemy(x, y int32) fight.Stand { s := stand(x, y); s.Enemy = true; return s }

func try(x, y int32) fight.Try {
	return fight.Try{Attacker: stand(2, 2), Target: enemy(x, y), Arm: fight.Arm{Normal: 1}, Sees: func(int, int) bool { return true }}
}

func causes(v fight.Verdict) (all []fight.Cause) {
	for _, r := range v.Reasons {
		all = append(all, r.Cause)
	}
	return all
}

// TestWeigh gives each reason when it holds and none when it does not.
func TestWeigh(t *testing.T) {
	flanking, facing := srd52.Profile(), srd52.Profile()
	flanking.Flanking, facing.Facing = true, true
	bow := fight.Arm{Ranged: true, Normal: 4, Long: 8}
	blind := func(who int) func(int, int) bool { return func(from, _ int) bool { return from != who } }
	for name, c := range map[string]struct {
		p    rules.Profile
		set  func(*fight.Try)
		wall []grid.Cell
		want []fight.Cause
		mode fight.Mode
		ac   int32
		no   bool // not allowed
		miss bool
	}{
		"plain":           {set: func(*fight.Try) {}},
		"by hand":         {set: func(t *fight.Try) { t.Adv, t.Dis = true, true }, want: []fight.Cause{fight.ByHand, fight.ByHand}},
		"out of reach":    {set: func(t *fight.Try) { t.Target = enemy(4, 2) }, want: []fight.Cause{fight.BeyondReach}, no: true},
		"in reach of two": {set: func(t *fight.Try) { t.Target, t.Normal = enemy(4, 2), 2 }},
		"in range":        {set: func(t *fight.Try) { t.Arm, t.Target = bow, enemy(6, 2) }},
		"long range":      {set: func(t *fight.Try) { t.Arm, t.Target = bow, enemy(7, 2) }, want: []fight.Cause{fight.LongRange}, mode: fight.Low},
		"beyond it":       {set: func(t *fight.Try) { t.Arm, t.Target = bow, enemy(11, 2) }, want: []fight.Cause{fight.BeyondRange}, mode: fight.Plain, no: true},
		"unseen target":   {set: func(t *fight.Try) { t.Sees = blind(fight.Attacker) }, want: []fight.Cause{fight.TargetUnseen}, mode: fight.Low},
		"unseen attacker": {set: func(t *fight.Try) { t.Sees = blind(fight.Target) }, want: []fight.Cause{fight.AttackerUnseen}, mode: fight.High},
		"neither sees":    {set: func(t *fight.Try) { t.Sees = func(int, int) bool { return false } }, want: []fight.Cause{fight.TargetUnseen, fight.AttackerUnseen}},
		"shot at hand":    {set: func(t *fight.Try) { t.Arm = bow }, want: []fight.Cause{fight.CloseEnemy}, mode: fight.Low},
		"enemy at hand":   {set: func(t *fight.Try) { t.Arm, t.Target, t.Others = bow, enemy(6, 2), []fight.Stand{enemy(1, 2)} }, want: []fight.Cause{fight.CloseEnemy}, mode: fight.Low},
		"friend at hand":  {set: func(t *fight.Try) { t.Arm, t.Target, t.Others = bow, enemy(6, 2), []fight.Stand{stand(1, 2)} }},
		"blind at hand": {set: func(t *fight.Try) {
			t.Arm, t.Target, t.Others, t.Sees = bow, enemy(6, 2), []fight.Stand{enemy(1, 2)}, blind(0)
		}},
		"behind a wall at hand": {set: func(t *fight.Try) { t.Arm, t.Target, t.Others = bow, enemy(6, 2), []fight.Stand{enemy(2, 0)} }},
		"behind a creature":     {set: func(t *fight.Try) { t.Arm, t.Target, t.Others = bow, enemy(6, 2), []fight.Stand{stand(4, 2)} }, want: []fight.Cause{fight.InCover}, ac: 2},
		"one who is down hides nobody": {set: func(t *fight.Try) {
			s := stand(4, 2)
			s.Down = true
			t.Arm, t.Target, t.Others = bow, enemy(6, 2), []fight.Stand{s}
		}},
		"behind a wall":     {set: func(t *fight.Try) { t.Arm, t.Target = bow, enemy(6, 2) }, wall: []grid.Cell{{X: 4, Y: 1}, {X: 4, Y: 2}, {X: 4, Y: 3}, {X: 4, Y: 0}, {X: 4, Y: 4}}, want: []fight.Cause{fight.NoWayThrough}, no: true},
		"flanked":           {p: flanking, set: func(t *fight.Try) { t.Target, t.Others = enemy(3, 2), []fight.Stand{stand(4, 2)} }, want: []fight.Cause{fight.Flanked}, mode: fight.High},
		"flanked from afar": {p: flanking, set: func(t *fight.Try) { t.Arm, t.Target, t.Others = bow, enemy(3, 2), []fight.Stand{stand(4, 2)} }, want: []fight.Cause{fight.CloseEnemy}, mode: fight.Low},
		"from the rear":     {p: facing, set: func(t *fight.Try) { t.Target = enemy(2, 1); t.Shield = 2 }, want: []fight.Cause{fight.FromRear, fight.NoShield}, mode: fight.High, ac: -2},
		"behind the back":   {p: facing, set: func(t *fight.Try) { t.Target = enemy(2, 3) }, want: []fight.Cause{fight.BehindOwnBack}, no: true},
		"lying":             {set: func(t *fight.Try) { t.Attacker.Prone = true }, want: []fight.Cause{fight.SelfProne}, mode: fight.Low},
		"one lying near":    {set: func(t *fight.Try) { t.Target.Prone = true }, want: []fight.Cause{fight.ProneNear}, mode: fight.High},
		"one lying far":     {set: func(t *fight.Try) { t.Arm, t.Target = bow, enemy(6, 2); t.Target.Prone = true }, want: []fight.Cause{fight.ProneFar}, mode: fight.Low},
		"sword in water":    {set: func(t *fight.Try) { t.Attacker.Water = true }, want: []fight.Cause{fight.WaterMelee}, mode: fight.Low},
		"spear in water":    {set: func(t *fight.Try) { t.Attacker.Water, t.Piercing = true, true }},
		"shark":             {set: func(t *fight.Try) { t.Attacker.Water, t.Attacker.Swims = true, true }},
		"bow in water":      {set: func(t *fight.Try) { t.Arm, t.Target, t.Attacker.Water = bow, enemy(6, 2), true }, want: []fight.Cause{fight.WaterRanged}, mode: fight.Low},
		"bow far in water":  {set: func(t *fight.Try) { t.Arm, t.Target, t.Attacker.Water = bow, enemy(8, 2), true }, want: []fight.Cause{fight.LongRange, fight.WaterFar}, mode: fight.Low, miss: true},
		"dark": {set: func(t *fight.Try) {
			t.More = []fight.Reason{{Cause: fight.Dark, Effect: fight.Penalty, N: -4, Other: -1}}
		}, want: []fight.Cause{fight.Dark}},
		"inspired": {set: func(t *fight.Try) { t.Inspired = true }, want: []fight.Cause{fight.Inspired}, mode: fight.High},
	} {
		a := try(3, 2)
		c.set(&a)
		if c.p.Name == "" {
			c.p = srd52.Profile()
		}
		wall := c.wall
		if name == "behind a wall at hand" {
			wall = []grid.Cell{{X: 2, Y: 1}, {X: 1, Y: 1}, {X: 3, Y: 1}}
		}
		v := fight.Weigh(c.p, scene(grid.Grid{}, wall...), a)
		if got := causes(v); len(got) != len(c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
			continue
		}
		for i, want := range c.want {
			if v.Reasons[i].Cause != want {
				t.Errorf("%s: %v, want %v", name, causes(v), c.want)
			}
			if text, row := v.Reasons[i].Text(); text.En == "" || text.Cs == "" || row == "" && want != fight.ByHand {
				t.Errorf("%s: no words for %v", name, want)
			}
		}
		if v.Mode != c.mode || v.AC != c.ac || v.Allowed == c.no || v.Misses != c.miss {
			t.Errorf("%s: %+v", name, v)
		}
	}
}

// TestCoverNeverDecreases: whatever obstacle is added, a target has no less cover, and what could not be reached can't be. A
// creature is an obstacle as well.
func TestCoverNeverDecreases(t *testing.T) {
	cell := rapid.Custom(func(t *rapid.T) grid.Cell {
		return grid.Cell{X: rapid.Int32Range(0, 7).Draw(t, "x"), Y: rapid.Int32Range(0, 5).Draw(t, "y")}
	})
	rapid.Check(t, func(t *rapid.T) {
		g := grid.Grid{Kind: rapid.SampledFrom([]grid.Kind{grid.Square, grid.HexPointy, grid.HexFlat}).Draw(t, "grid")}
		p := rapid.SampledFrom([]rules.Profile{dnd14.Profile(), srd52.Profile()}).Draw(t, "rules")
		ends := rapid.SliceOfNDistinct(cell, 2, 2, rapid.ID).Draw(t, "ends")
		free := cell.Filter(func(c grid.Cell) bool { return c != ends[0] && c != ends[1] })
		walls, creatures := rapid.SliceOfN(free, 0, 4).Draw(t, "walls"), rapid.SliceOfN(free, 0, 3).Draw(t, "creatures")
		body := func(c grid.Cell) sight.Body { return sight.Body{Cells: []grid.Cell{c}, Hair: g.Centre(c)} }
		judge := func(walls, creatures []grid.Cell) rules.Cover {
			var bodies []sight.Body
			for _, c := range creatures {
				bodies = append(bodies, body(c))
			}
			return p.Cover(scene(g, walls...), body(ends[0]), body(ends[1]), bodies)
		}
		was := judge(walls, creatures)
		more := free.Draw(t, "more")
		for _, now := range []rules.Cover{judge(append([]grid.Cell{more}, walls...), creatures), judge(walls, append([]grid.Cell{more}, creatures...))} {
			if now.Degree < was.Degree || now.Target && !was.Target {
				t.Fatalf("%v became %v", was.Degree, now.Degree)
			}
		}
		if c := fight.Combine(p, []rules.Cover{was, {Target: true}}); c.Degree != was.Degree {
			t.Fatalf("nothing more makes %v of %v", c.Degree, was.Degree)
		}
	})
}
