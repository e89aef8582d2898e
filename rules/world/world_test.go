package world

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sightline/geom/grid"
)

// TestPacesAsPrinted: each figure of the table of R-014-038.
func TestPacesAsPrinted(t *testing.T) {
	for _, c := range []struct {
		s             Scale
		p             Pace
		days, minutes int32
		want          int32
	}{
		{DungeonScale, Slow, 0, 1, 20}, {DungeonScale, Normal, 0, 1, 30}, {DungeonScale, Fast, 0, 1, 40},
		{CityScale, Slow, 0, 1, 2}, {CityScale, Normal, 0, 1, 3}, {CityScale, Fast, 0, 1, 4},
		{ProvinceScale, Slow, 0, 60, 2}, {ProvinceScale, Normal, 0, 60, 3}, {ProvinceScale, Fast, 0, 60, 4},
		{ProvinceScale, Slow, 1, 0, 18}, {ProvinceScale, Normal, 1, 0, 24}, {ProvinceScale, Fast, 1, 0, 30},
		{KingdomScale, Slow, 0, 180, 1}, {KingdomScale, Normal, 0, 120, 1}, {KingdomScale, Fast, 0, 90, 1},
		{KingdomScale, Slow, 1, 0, 3}, {KingdomScale, Normal, 1, 0, 4}, {KingdomScale, Fast, 1, 0, 5},
		{KingdomScale, Fast, 0, 89, 0}, {KingdomScale, Fast, 2, 180, 12}, {DungeonScale, Normal, -3, -7, 0},
		{CityScale, Normal, 1, 0, 3 * 480},
	} {
		if got := c.s.Cells(c.p, march(c.days, c.minutes)); got != c.want {
			t.Errorf("%+v: %d", c, got)
		}
	}
}

func march(days, minutes int32) March { return March{1000 * int64(days), 60 * int64(minutes)} }

// TestPaceLaws: who travels faster or longer gets no less far, and the time of a way is enough for it and no minute less is.
func TestPaceLaws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := Scale(rapid.IntRange(0, 3).Draw(t, "scale"))
		p := Pace(rapid.IntRange(0, 2).Draw(t, "pace"))
		days, minutes := rapid.Int32Range(0, 40).Draw(t, "days"), rapid.Int32Range(0, 5000).Draw(t, "minutes")
		got := s.Cells(p, march(days, minutes))
		if p < Fast && s.Cells(p+1, march(days, minutes)) < got || s.Cells(p, march(days+1, minutes)) < got || s.Cells(p, march(days, minutes+1)) < got {
			t.Fatal("farther by less")
		}
		way := rapid.Int32Range(1, 10000).Draw(t, "way")
		m := s.Minutes(p, way)
		if s.Cells(p, march(0, m)) < way || s.Cells(p, march(0, m-1)) >= way {
			t.Fatalf("%d cells in %d minutes: %d, a minute less %d", way, m, s.Cells(p, march(0, m)), s.Cells(p, march(0, m-1)))
		}
	})
}

// TestSpecialPace: the worked figures, and that nothing goes negative or over.
func TestSpecialPace(t *testing.T) {
	for _, c := range []struct {
		speed int32
		p     Pace
		hours int32
		want  Trek
	}{
		{60, Slow, 8, Trek{400, 20, 160}}, {60, Normal, 8, Trek{600, 30, 240}}, {60, Fast, 8, Trek{800, 40, 320}},
		{20, Slow, 8, Trek{133, 7, 53}}, {20, Normal, 8, Trek{200, 10, 80}}, {20, Fast, 8, Trek{266, 13, 106}},
		{-5, Fast, -1, Trek{}}, {1, Normal, 1, Trek{10, 1, 0}},
	} {
		if got := Special(c.speed, c.p, c.hours); got != c.want {
			t.Errorf("%+v: %+v", c, got)
		}
	}
	if got := Special(1<<31-1, Fast, 1<<31-1); got.Minute <= 0 || got.Day <= 0 {
		t.Errorf("a speed beyond all goes round to %+v", got)
	}
}

// TestMapKinds: a map of each kind keeps track of something.
func TestMapKinds(t *testing.T) {
	if d, w := Dungeon.Tracks(), Wilderness.Tracks(); len(d) != 3 || len(w) != 3 || d[0] == w[0] {
		t.Errorf("%v %v", d, w)
	}
}

// TestOutdoors: each line of the table; a vantage helps on a clear day alone.
func TestOutdoors(t *testing.T) {
	for _, c := range []struct {
		w    Weather
		high bool
		want Sight
	}{
		{Clear, false, Sight{Miles: 2}}, {Clear, true, Sight{Miles: 40}}, {Rain, false, Sight{Miles: 1}}, {Rain, true, Sight{Miles: 1}},
		{Fog, false, Sight{Min: 20, Max: 60}}, {Fog, true, Sight{Min: 20, Max: 60}},
	} {
		if got := Outdoors(c.w, c.high); got != c.want {
			t.Errorf("%+v: %+v", c, got)
		}
	}
}

// TestNotices: ties go to the watcher, one clumsy sneak gives all away, and nobody notices what is out of sight and earshot.
func TestNotices(t *testing.T) {
	for _, c := range []struct {
		passive int32
		stealth []int32
		near    bool
		want    bool
	}{
		{12, []int32{12}, true, true}, {12, []int32{13}, true, false}, {12, []int32{20, 5}, true, true},
		{1, nil, true, true}, {30, nil, false, false}, {30, []int32{1}, false, false},
	} {
		if got := Notices(c.passive, c.stealth, c.near); got != c.want {
			t.Errorf("%+v: %v", c, got)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		stealth := rapid.SliceOf(rapid.Int32Range(-5, 40)).Draw(t, "stealth")
		p := rapid.Int32Range(0, 30).Draw(t, "passive")
		if Notices(p, stealth, true) && !Notices(p+1, stealth, true) {
			t.Fatal("a better watcher notices less")
		}
	})
}

// TestFollow: the printed difficulties, what needs no roll, and what can't be followed.
func TestFollow(t *testing.T) {
	for _, c := range []struct {
		s     Surface
		days  int32
		other bool
		want  Trail
	}{
		{Soft, 0, false, Trail{true, 10, true}}, {Dirt, 0, false, Trail{true, 15, true}}, {Stone, 0, false, Trail{true, 20, true}},
		{Stone, 3, false, Trail{true, 35, true}}, {Soft, 0, true, Trail{true, 5, true}}, {Soft, -4, false, Trail{true, 10, true}},
		{Plain, 9, false, Trail{Possible: true}}, {Hopeless, 0, true, Trail{}},
	} {
		if got := Follow(c.s, c.days, c.other); got != c.want {
			t.Errorf("%+v: %+v", c, got)
		}
	}
	if !Follow(Plain, 0, false).Found(-9) || Follow(Hopeless, 0, false).Found(99) || !Follow(Soft, 0, false).Found(10) || Follow(Soft, 0, false).Found(9) {
		t.Error("a trail is found, or not, against the rule")
	}
	if SearchMinutes(true) != 10 || SearchMinutes(false) != 60 {
		t.Error("minutes of searching")
	}
	if Goes.NewCheck() || !Resumed.NewCheck() || !Obstacle.NewCheck() || !Worse.NewCheck() {
		t.Error("new checks")
	}
	if TrackMode(true, true) != 0 || TrackMode(true, false) != 1 || TrackMode(false, true) != -1 || TrackMode(false, false) != 0 {
		t.Error("modes of tracking")
	}
}

// TestAttitudeLaws: attitudes stay within the three, move by one step in one interaction, and a higher total or a better attitude
// never gets less.
func TestAttitudeLaws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := Attitude(rapid.Int8Range(-1, 1).Draw(t, "attitude"))
		steps := rapid.Int32().Draw(t, "steps")
		total := rapid.Int32Range(-50, 50).Draw(t, "total")
		to := a.Shift(steps, true)
		if to < Hostile || to > Friendly || to-a > 1 || a-to > 1 || a.Shift(steps, false) < Hostile {
			t.Fatalf("%d by %d is %d", a, steps, to)
		}
		if a.React(total+1) < a.React(total) || a < Friendly && (a+1).React(total) < a.React(total) {
			t.Fatal("less for more")
		}
		if Sways(a, true, total) || Sways(a, false, total) != (a.React(total) >= HelpFree) {
			t.Fatal("swayed")
		}
	})
	if Hostile.Shift(2, false) != Friendly || Attitude(9).Shift(0, true) != Friendly || Attitude(-9).Name().En != "hostile" {
		t.Error("attitudes beyond the three")
	}
}

// TestReactions: the table of R-014-046, total by total.
func TestReactions(t *testing.T) {
	for a, want := range map[Attitude][3]Reaction{
		Friendly: {HelpFree, HelpMinor, HelpMajor}, Indifferent: {NoHelp, HelpFree, HelpMinor}, Hostile: {Oppose, NoHelp, HelpFree},
	} {
		for total := int32(-5); total < 35; total++ {
			if got := a.React(total); got != want[min(max(total, 0)/10, 2)] {
				t.Errorf("%v at %d: %d", a, total, got)
			}
		}
	}
}

// TestTalk: modes, insight and second tries.
func TestTalk(t *testing.T) {
	if TalkMode(true, false) != 1 || TalkMode(false, true) != -1 || TalkMode(true, true) != 0 {
		t.Error("modes of talk")
	}
	for _, c := range []struct {
		total, dc int32
		want      Insight
	}{{15, 15, True}, {14, 15, Nothing}, {6, 15, Nothing}, {5, 15, False}, {-1 << 31, 1<<31 - 1, False}} {
		if got := Read(c.total, c.dc); got != c.want {
			t.Errorf("%+v: %d", c, got)
		}
	}
	if Again(false) || !Again(true) {
		t.Error("another try")
	}
}

// TestObjects: armour class and hit points as printed; what is larger than Large is kept in sections.
func TestObjects(t *testing.T) {
	for m, want := range map[Material]int32{Cloth: 11, Crystal: 13, Wood: 15, Rock: 17, Iron: 19, Mithral: 21, Adamantine: 23, Materials + 9: 23} {
		if m.AC() != want || m.Name().En == "" || m.Name().Cs == "" {
			t.Errorf("%d: %d", m, m.AC())
		}
	}
	for size, want := range map[grid.Size][2]Stamina{
		grid.Tiny: {{2, 1, 4}, {5, 2, 4}}, grid.Small: {{3, 1, 6}, {10, 3, 6}}, grid.Medium: {{4, 1, 8}, {18, 4, 8}}, grid.Large: {{5, 1, 10}, {27, 5, 10}},
	} {
		for i, w := range want {
			if got, ok := HitPoints(size, i == 1); !ok || got != w {
				t.Errorf("%v: %+v", size, got)
			}
		}
	}
	if _, ok := HitPoints(grid.Huge, true); ok {
		t.Error("a huge object has hit points of its own")
	}
	for _, c := range []struct{ tool, time, broken, roll bool }{{true, true, true, false}, {true, false, false, true}, {false, true, false, false}, {}} {
		if broken, roll := Breaks(c.tool, c.time); broken != c.broken || roll != c.roll {
			t.Errorf("%+v: %v %v", c, broken, roll)
		}
	}
	if Whole(true) || !Whole(false) {
		t.Error("what an object is")
	}
}

// TestStrikeLaws: poison never harms an object, hits below the threshold never add up, what reaches it counts whole, and hit
// points never rise or go below none.
func TestStrikeLaws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		hp, threshold := rapid.Int32Range(0, 500).Draw(t, "hp"), rapid.Int32Range(0, 50).Draw(t, "threshold")
		damage := rapid.Int32Range(-5, 200).Draw(t, "damage")
		got := Strike(hp, threshold, damage, false)
		want := hp
		if damage >= threshold && damage > 0 {
			want = max(hp-damage, 0)
		}
		if got.HP != want || got.Destroyed != (want == 0) || (got.Why == Hurt) != (damage >= threshold && damage > 0) {
			t.Fatalf("%+v, want %d", got, want)
		}
		if p := Strike(hp, threshold, damage, true); p.HP != hp || p.Why != Immune {
			t.Fatalf("poison: %+v", p)
		}
		s, falls := Section{HP: hp, Vital: true}.Hit(damage)
		if s.HP > hp || s.HP < 0 || falls != (s.HP == 0) {
			t.Fatalf("a section: %+v %v", s, falls)
		}
		if _, falls := (Section{HP: hp}).Hit(1000); falls {
			t.Fatal("a section that is not vital brings the whole down")
		}
	})
}

// TestHarm: the printed dice by peril and by level.
func TestHarm(t *testing.T) {
	for p, want := range map[Peril]int32{Burn: 1, Lightning: 2, Rubble: 4, Crushing: 10, Lava: 18, Vortex: 24, Perils + 3: 24} {
		if p.Dice() != want || p.Name().En == "" || p.Name().Cs == "" {
			t.Errorf("%d: %d", p, p.Dice())
		}
	}
	for _, c := range []struct {
		from, to int32
		want     [3]int32
	}{{-3, 4, [3]int32{1, 2, 4}}, {5, 10, [3]int32{2, 4, 10}}, {11, 16, [3]int32{4, 10, 18}}, {17, 25, [3]int32{10, 18, 24}}} {
		for level := c.from; level <= c.to; level++ {
			for s, want := range c.want {
				if got := Severe(level, Severity(s)); got != want {
					t.Errorf("level %d severity %d: %d", level, s, got)
				}
			}
		}
	}
	if !slices.Equal(Helpers(), []string{"R-014-066", "R-014-067"}) {
		t.Error("helpers of scenes")
	}
}

// TestShareLaws: nothing is made or lost but what is told as dropped, and it is less than a head's share would need.
func TestShareLaws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		total := rapid.Int32Range(0, 1<<31-1).Draw(t, "xp")
		c, h := rapid.Int32Range(0, 30).Draw(t, "characters"), rapid.Int32Range(0, 10).Draw(t, "helpers")
		s := Share(total, c, h)
		if int64(s.Each)*int64(c)+int64(s.Helpers)+int64(s.Remainder) != int64(total) || c+h > 0 && s.Remainder >= c+h || s.Helpers != s.Each*h {
			t.Fatalf("%+v", s)
		}
	})
	if Absent(300, true, false) != 0 || Absent(300, true, true) != 300 || Absent(300, false, false) != 300 {
		t.Error("who was away")
	}
	if Challenge(200, false) != 0 || Challenge(200, true) != 200 || Milestone(true) != Hard || Milestone(false) != Easy {
		t.Error("challenges and milestones")
	}
}

// TestLevels: the printed sessions of each level for both paces, and a level for each goal of the story.
func TestLevels(t *testing.T) {
	for level, total := range map[int32][2]int32{2: {1, 1}, 3: {2, 2}, 4: {4, 4}, 5: {6, 7}, 6: {8, 10}, 10: {16, 22}, 15: {26, 37}, 20: {36, 52}} {
		for i, n := range total {
			pace := int32(i + 2)
			if got := BySessions(n, pace); got != level {
				t.Errorf("%d sessions at %d: level %d, want %d", n, pace, got, level)
			}
			if got := BySessions(n-1, pace); got != level-1 {
				t.Errorf("%d sessions at %d: level %d, want %d", n-1, pace, got, level-1)
			}
		}
	}
	if BySessions(900, 0) != 20 || BySessions(-1, 3) != 1 {
		t.Error("levels beyond the table")
	}
	if ByStory(1, 3) != 4 || ByStory(0, 0) != 1 || ByStory(19, 1<<31-1) != 20 || ByStory(5, -2) != 5 {
		t.Error("levels by the story")
	}
}
