package podhod

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sightline/rules"
)

// autoAt is the sum from which no roll is needed, by default.
var autoAt = rules.Under{}.AutoAt()

// TestCheckLaws: a sum beyond 20 needs no roll, a 20 is always critical where one rolls, and the chance is that of the faces.
func TestCheckLaws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		value, difficulty := rapid.Int32Range(-60, 60).Draw(t, "value"), rapid.Int32Range(-60, 20).Draw(t, "difficulty")
		changes := rapid.SliceOfN(rapid.Int32Range(-9, 9), 0, 5).Draw(t, "changes")
		autoAt := rapid.Int32Range(20, 21).Draw(t, "auto at")
		sum := value + difficulty
		for _, c := range changes {
			sum += c
		}
		c := Under(value, difficulty, changes, autoAt)
		if c.Target != sum || c.Roll != (sum < autoAt) {
			t.Fatalf("%+v for %d", c, sum)
		}
		wins := int32(0)
		for d := int32(1); d <= 20; d++ {
			switch r := c.Result(d); {
			case !c.Roll && r != Success, c.Roll && d == 20 && r != Critical, c.Roll && d < 20 && (r == Success) != (d <= sum):
				t.Fatalf("%d against %+v: %d", d, c, r)
			case r == Success:
				wins++
			}
		}
		if c.Percent() != 5*wins {
			t.Fatalf("%d percent, %d faces", c.Percent(), wins)
		}
	})
	if c := Under(1<<31-1, 1<<31-1, []int32{1<<31 - 1}, autoAt); c.Roll || c.Target != 1<<31-1 {
		t.Errorf("a sum beyond all: %+v", c)
	}
}

// TestTeamAndTries: values add up, a further try is harder by a step each time, and one that is barred is not allowed.
func TestTeamAndTries(t *testing.T) {
	if c := Together([]int32{20, 20, 20}, -50, autoAt); c.Target != 10 || c.Percent() != 50 {
		t.Errorf("three at a stone: %+v", c)
	}
	if c := Together(nil, -5, autoAt); c.Target != -5 || c.Percent() != 0 {
		t.Errorf("nobody: %+v", c)
	}
	for attempt, want := range map[int32]int32{0: 10, 1: 10, 2: 8, 4: 4} {
		if c, ok := Again(10, 0, attempt, -2, false, autoAt); !ok || c.Target != want {
			t.Errorf("attempt %d: %+v %v", attempt, c, ok)
		}
	}
	if _, ok := Again(10, 0, 2, 0, true, autoAt); ok {
		t.Error("barred and yet allowed")
	}
	if !Fair(20) || Fair(21) || !Fair(-1000) {
		t.Error("range of difficulty")
	}
	for r, want := range map[Result][2]int32{Success: {2, 1}, Failure: {1, 0}, Critical: {1, 0}} {
		meals, hides, partial, wound := Spoils(r)
		if meals != want[0] || hides != want[1] || partial != (r == Failure) || wound != (r == Critical) {
			t.Errorf("%d: %d %d %v %v", r, meals, hides, partial, wound)
		}
	}
	for _, task := range Tasks {
		if task.Name.En == "" || task.Name.Cs == "" || !Fair(task.Difficulty) {
			t.Errorf("%+v", task)
		}
	}
}

// TestSenses: the printed penalties; night vision never turns into a bonus and never helps the blinded.
func TestSenses(t *testing.T) {
	for _, c := range []struct {
		l       Light
		vision  int32
		blinded bool
		want    int32
	}{{Absolute, 0, false, -6}, {Natural, 0, false, -4}, {Moonlit, 0, false, -2}, {Lit, 3, false, 0}, {Natural, 3, false, -1}, {Moonlit, 5, false, 0}, {Absolute, 3, true, -6}, {Lit, 0, true, -6}, {Natural, -4, false, -4}} {
		if got := Dark(c.l, c.vision, c.blinded); got != c.want {
			t.Errorf("%+v: %d", c, got)
		}
	}
	for _, c := range []struct {
		primary, secondary, replaced bool
		want                         int32
	}{{false, false, false, 0}, {true, false, false, -6}, {true, true, false, -8}, {false, true, false, -2}, {false, false, true, -3}, {true, false, true, -9}} {
		if got := Lost(c.primary, c.secondary, c.replaced); got != c.want {
			t.Errorf("%+v: %d", c, got)
		}
	}
	if Unseeing(-4, -6) != -6 || Unseeing(-4, 0) != -4 {
		t.Error("darkness and lost senses are not added up")
	}
}

// TestDrink: the printed rows, what lies between them, and that time and endurance sober.
func TestDrink(t *testing.T) {
	for hundredths, want := range map[int32]int32{0: 0, 50: 0, 99: 0, 100: -1, 149: -1, 150: -2, 200: -2, 250: -3, 350: -4, 449: -4, 450: -6, 9000: -6} {
		if got := Drunk(hundredths); got != want {
			t.Errorf("%d: %d", hundredths, got)
		}
	}
	for hundredths, want := range map[int32]int{0: 0, 50: 1, 120: 2, 150: 3, 250: 4, 360: 5, 450: 6} {
		if got := Stage(hundredths); got != want {
			t.Errorf("%d: stage %d", hundredths, got)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		d, h, e := rapid.Int32Range(0, 40).Draw(t, "drinks"), rapid.Int32Range(0, 40).Draw(t, "hours"), rapid.Int32Range(1, 30).Draw(t, "endurance")
		a := Alcohol(d, 60*h, e)
		if a < 0 || Alcohol(d+1, 60*h, e) < a || Alcohol(d, 60*h+1, e) > a || Alcohol(d, 60*h, e+1) > a {
			t.Fatal("more is less")
		}
		if Alcohol(d, 60*h, 10) != max(33*d-16*h, 0) || Alcohol(d, 60*h, 0) != Alcohol(d, 60*h, 10) {
			t.Fatal("not as printed")
		}
		seconds := rapid.Int32Range(0, SoberIn(Alcohol(d, 0, 10))).Draw(t, "seconds")
		if left := Drunkenness(SoberIn(Alcohol(d, 0, 10)) - seconds); seconds%60 == 0 && left != Alcohol(d, seconds/60, 10) || left < 0 {
			t.Fatalf("%d s after %d drinks: %d", seconds, d, left)
		}
	})
	if Alcohol(6, 179, 10) != 150 || Alcohol(6, 181, 10) != 149 || SoberIn(16) != 3600 || Drunkenness(-1) != 0 {
		t.Error("minutes")
	}
	if Drug(-2, "acrobatics", "intelligence") != 0 || Drug(-2, "acrobatics", "acrobatics") != -2 || Drug(-3, "", "x") != -3 || Drug(-2, " Acrobatics", "acrobatics") != -2 {
		t.Error("intoxicants")
	}
}

// TestMoving: fields, bases, paces and ground as printed.
func TestMoving(t *testing.T) {
	want := map[string]int32{"human": 4, "half_orc": 4, "elf": 5, "dwarf": 3, "gnome": 3, "halfling": 3}
	for _, p := range Peoples {
		if p.Movement != want[p.ID] || p.Name.Cs == "" || Fields(p.Movement, 3) != 3*p.Movement {
			t.Errorf("%+v", p)
		}
	}
	if Fields(-2, 3) != 0 || Fields(4, -1) != 0 || Walk(4) != 4 || Stride(5) != 6 || Walk(-1) != 0 {
		t.Error("bases")
	}
	for p, want := range map[Pace]Journey{Step: {8, 1}, March: {12, 2}, Canter: {20, 3}, Marathon: {28, 4}} {
		if got := Travel(4, 2, p); got != want {
			t.Errorf("%d: %+v", p, got)
		}
	}
	if Travel(3, 0, March).HalfKm != 9 || Travel(0, -5, Canter).HalfKm != 0 {
		t.Error("odd bases")
	}
	for _, c := range []struct {
		movement int32
		mods     []int32
		want     Way
	}{{4, nil, Way{4, true, false}}, {4, []int32{-1, -1}, Way{2, true, false}}, {4, []int32{-4}, Way{1, true, true}}, {3, []int32{-4}, Way{}}, {4, []int32{1}, Way{5, true, false}}} {
		if got := Over(c.movement, c.mods); got != c.want {
			t.Errorf("%+v: %+v", c, got)
		}
	}
	ids := map[string]bool{}
	for _, g := range Terrains {
		if ids[g.ID] || g.Name.En == "" || g.Name.Cs == "" || g.Mod < -4 || g.Mod > 1 {
			t.Errorf("%+v", g)
		}
		ids[g.ID] = true
	}
	if len(ids) != 23 {
		t.Errorf("%d kinds of ground", len(ids))
	}
}

// TestRunning: the worked race of 200 metres, and the laws of running.
func TestRunning(t *testing.T) {
	if m := Sprint.Metres(5, 3, 1); m != 40 || Jog.Metres(5, 3, 1) != 27 || Run.Metres(5, 3, 1) != 18 {
		t.Errorf("metres: %d", m)
	}
	var targets []int32
	for r := int32(1); r <= 4; r++ {
		targets = append(targets, Sprint.Target(10, r)/4)
	}
	if !slices.Equal(targets, []int32{10, 9, 8, 7}) || Jog.Target(10, 2) != 38 || Run.Target(10, 2) != 39 {
		t.Errorf("targets: %v", targets)
	}
	if d := Far(40, []bool{true, true, true, false}); d != 140 || Rounds(60, 40, true) != 2 || Rounds(60, 40, false) != 3 {
		t.Errorf("distance: %d", d)
	}
	if Far(27, []bool{false, false}) != 26 || Rounds(27, 27, false) != 3 { // each half is rounded down by itself (C-12)
		t.Error("halves of odd rounds")
	}
	if Rounds(0, 40, true) != 0 || Rounds(5, 0, true) != -1 || Rounds(5, 1, false) != -1 {
		t.Error("rounds to nowhere")
	}
	if Sprint.Limit(10) != 20 || Jog.Limit(10) != 40 || Run.Limit(10) != 80 || Sprint.Limit(-1) != 0 {
		t.Error("limits")
	}
	if r, f := Breath(7); r != 7 || f != 1 {
		t.Error("breath")
	}
	rapid.Check(t, func(t *rapid.T) {
		left, m := rapid.Int32Range(1, 5000).Draw(t, "left"), rapid.Int32Range(2, 90).Draw(t, "metres")
		held := rapid.Bool().Draw(t, "held")
		n := Rounds(left, m, held)
		if Far(m, slices.Repeat([]bool{held}, int(n))) < left && Far(m, slices.Repeat([]bool{held}, int(n+1))) < left || n > 1 && Far(m, slices.Repeat([]bool{held}, int(n-1))) >= left {
			t.Fatalf("%d rounds for %d at %d", n, left, m)
		}
	})
	for _, c := range []struct {
		reach []int32
		want  int
		even  bool
	}{{nil, -1, false}, {[]int32{210, 206}, 0, false}, {[]int32{206, 206}, -1, true}, {[]int32{201, 201, 202}, 2, false}, {[]int32{203, 199, 199}, 0, false}, {[]int32{199, 199}, -1, false}, {[]int32{199, 200}, 1, false}} {
		if got, even := First(c.reach, 200); got != c.want || even != c.even {
			t.Errorf("%+v: %d", c, got)
		}
	}
}

// TestFatigueLaws: tiers grow with fatigue, shrink with endurance and rest, and their limits are as read.
func TestFatigueLaws(t *testing.T) {
	for q, want := range map[int32]Tier{0: Fresh, 8: Fresh, 9: Fresh, 10: Mild, 12: Mild, 20: Tired, 28: Tired, 30: Very, 40: Very, 41: Exhausted} {
		if got := Fatigue(250*int64(q), 10); got != want {
			t.Errorf("%d quarters: %d", q, got)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		q, e := rapid.Int64Range(0, 50_000).Draw(t, "thousandths"), rapid.Int32Range(0, 30).Draw(t, "endurance")
		tier := Fatigue(q, e)
		if Fatigue(q+1, e) < tier || Fatigue(q, e+1) > tier || tier.GoesOn() != (q <= 1000*int64(e) || q == 0) {
			t.Fatalf("%d at %d: %d", q, e, tier)
		}
		h := rapid.Int32Range(0, 600).Draw(t, "minutes")
		if r := Rest(q, h, 0); r > q || r < 0 || Rest(q, 0, h) > r {
			t.Fatalf("rest: %d", r)
		}
	})
	if Rest(6000, 120, 60) != 2000 || Rest(1000, 20, 5) != 500 || Fatigue(5, -3) != Exhausted || Tier(99).Penalties() != Exhausted.Penalties() || Tired.Penalties() != (Penalties{Rolls: -2, Attack: -1, Parry: -1}) {
		t.Error("rest and penalties")
	}
	for tier := Fresh; tier < Exhausted; tier++ {
		a, b := tier.Penalties(), (tier + 1).Penalties()
		if b.Rolls >= a.Rolls || b.Attack > a.Attack || b.Dodge > a.Dodge || tier.Name().Cs == "" {
			t.Errorf("tier %d", tier)
		}
	}
}

// TestLoad: points by weight, tiers by strength, and armour by its coefficient.
func TestLoad(t *testing.T) {
	for grams, want := range map[int64]int32{1 << 60: 1<<31 - 1, 0: 0, 2499: 0, 2500: 1, 24900: 9, 25000: 10, -5: 0} {
		if got := Points(grams); got != want {
			t.Errorf("%d g: %d", grams, got)
		}
	}
	for points, want := range map[int32]Load{0: Unburdened, 9: Unburdened, 10: Burdened, 19: Burdened, 20: Heavily, 30: Heavily, 31: Overloaded} {
		if got := Burden(points, 10); got != want {
			t.Errorf("%d points: %d", points, got)
		}
	}
	if Armoured(20000, 3) != 11 || Armoured(20000, -3) != 8 || Burden(1, 0) != Overloaded {
		t.Error("armour")
	}
	if p := Heavily.Penalties(); p != (Penalties{Attack: -2, Parry: -1, Dodge: -2, Movement: -2, DexSkills: -2}) {
		t.Errorf("%+v", p)
	}
	for l := Unburdened; l < Overloaded; l++ {
		if (l+1).Penalties().Attack >= l.Penalties().Attack || l.Name().En == "" {
			t.Errorf("load %d", l)
		}
	}
}

// TestSizeLaws: differences are the other way round the other way, pushes and blows follow them, and damage that is spread is none
// lost.
func TestSizeLaws(t *testing.T) {
	for kg, want := range map[float64]string{0: "0", 10: "0", 10.5: "A", 140.001: "C", 11: "A", 90: "B", 140: "B", 700: "C", 10000: "D", 70000: "E", 70001: "F"} {
		if got := ByWeight(int64(kg * 1000)).Letter(); got != want {
			t.Errorf("%v kg: %s", kg, got)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		a, b := Class(rapid.IntRange(0, 6).Draw(t, "a")), Class(rapid.IntRange(0, 6).Draw(t, "b"))
		if a.Above(b) != -b.Above(a) || Push(-5, a, b)+Push(5, b, a) != 0 || a.Name().Cs == "" {
			t.Fatal("differences")
		}
		dice, bonus := rapid.Int32Range(0, 60).Draw(t, "dice"), rapid.Int32Range(-9, 20).Draw(t, "bonus")
		blow := Hit(dice, bonus, a, b)
		if blow.Base != dice+bonus || blow.Size != 5*a.Above(b) || blow.Total != max(blow.Base+blow.Size, 0) {
			t.Fatalf("%+v", blow)
		}
		first, second := Spread(blow.Total, a.Above(b))
		if first+second != blow.Total || first-second > 1 && a.Above(b) >= 2 || a.Above(b) < 2 && second != 0 {
			t.Fatalf("%d and %d of %d", first, second, blow.Total)
		}
		if (len(Falls(a.Above(b))) == 3) != (a.Above(b) >= 2) {
			t.Fatal("falls")
		}
	})
	if Push(-5, class("B"), class("C")) != -15 || Push(-5, class("E"), class("C")) != 15 || Class(200).Letter() != "F" || Fall(9).Name().En == "" {
		t.Error("the gate")
	}
	hit := Profile().Under.Hit
	for _, c := range []struct {
		first rules.BodyPart
		roll  int32
		want  rules.BodyPart
		ok    bool
	}{{rules.Torso, 2, rules.RightArm, true}, {rules.Torso, 4, rules.Torso, false}, {rules.Torso, 3, rules.NoPart, false}, {rules.Torso, 99, rules.NoPart, false}, {rules.LeftLeg, 0, rules.Torso, true}} {
		if got, ok := Second(hit, c.first, c.roll); got != c.want || ok != c.ok {
			t.Errorf("%+v: %v %v", c, got, ok)
		}
	}
}

func class(letter string) Class {
	for c := range Classes {
		if c.Letter() == letter {
			return c
		}
	}
	return 0
}

// TestMagic: caps, casts and prayers.
func TestMagic(t *testing.T) {
	if Cap(9) != 4 || Cap(-3) != 0 {
		t.Error("caps")
	}
	if c := Cast([]int32{12, 8}, 2, -3, autoAt); c.Target != 9 {
		t.Errorf("%+v", c)
	}
	if c := Cast([]int32{-3, -4}, 0, 0, autoAt); c.Target != -4 {
		t.Errorf("halves are rounded down: %+v", c)
	}
	if c := Cast(nil, 2, 0, autoAt); c.Target != 2 {
		t.Errorf("%+v", c)
	}
	if f, god := Prayer(); f != 0 || !god {
		t.Error("prayers")
	}
}

// TestProfile is what its text says and what it is silent of.
func TestProfile(t *testing.T) {
	if p := Profile(); p.Name != "podhod" || p.Code != "r004" || p.RoundSeconds != 5 || p.CoverBonus != [4]int32{} {
		t.Errorf("%+v", p)
	}
}

// TestAils: what each effect takes off each use; the worst of a kind counts, drugs by what they act on, and what is no ail takes nothing.
func TestAils(t *testing.T) {
	on := []On{
		{Kind: KindAlcohol, Level: 360, Bonus: -4}, {Kind: KindAlcohol, Level: 100, Bonus: -1}, {Kind: KindFatigue, Level: 30, Bonus: -4}, {Kind: KindLoad, Level: 20, Bonus: -2},
		{Kind: KindDrug, Name: "Acrobatics", Bonus: -2}, {Kind: KindDrug, Bonus: -1}, {Kind: KindNight, Level: 3}, {Kind: "bonus", Bonus: -9}, {Kind: KindSenses, Bonus: -6},
	}
	for use, want := range map[Use][]Ail{
		Roll:       {{KindSenses, -6}, {KindAlcohol, -4}, {KindFatigue, -4}, {KindDrug, -1}},
		DexRoll:    {{KindSenses, -6}, {KindAlcohol, -4}, {KindFatigue, -4}, {KindLoad, -2}, {KindDrug, -1}},
		Attack:     {{KindSenses, -6}, {KindAlcohol, -4}, {KindFatigue, -2}, {KindLoad, -2}, {KindDrug, -1}},
		Parry:      {{KindSenses, -6}, {KindAlcohol, -4}, {KindFatigue, -2}, {KindLoad, -1}, {KindDrug, -1}},
		Dodge:      {{KindSenses, -6}, {KindAlcohol, -4}, {KindFatigue, -1}, {KindLoad, -2}, {KindDrug, -1}},
		Initiative: {{KindSenses, -6}, {KindAlcohol, -4}, {KindFatigue, -1}, {KindDrug, -1}},
		Moving:     {{KindLoad, -2}},
	} {
		if got := Ails(on, use, "intelligence"); !slices.Equal(got, want) {
			t.Errorf("use %d: %v, want %v", use, got, want)
		}
	}
	if got := Ails(on, Roll, "acrobatics"); got[3] != (Ail{KindDrug, -3}) {
		t.Errorf("acrobatics: %v", got)
	}
	if Ails(nil, Attack, "") != nil {
		t.Error("nothing ails")
	}
}

// TestTiersComeBack: the penalty that an effect keeps tells the tier it came of.
func TestTiersComeBack(t *testing.T) {
	for tier := Fresh; tier <= Exhausted; tier++ {
		if got := tierOf(tier.Penalties().Rolls); got != tier {
			t.Errorf("fatigue %d: %d", tier, got)
		}
	}
	for l := Unburdened; l <= Overloaded; l++ {
		if got := loadOf(l.Penalties().Attack); got != l {
			t.Errorf("load %d: %d", l, got)
		}
	}
	if n, ok := Level([]On{{Kind: KindRun, Level: 2}, {Kind: KindRun, Level: 5}}, KindRun); n != 5 || !ok {
		t.Error("the highest level")
	}
	for _, c := range []struct {
		rank int32
		on   []On
		want string
	}{{0, nil, "0"}, {2, nil, "B"}, {5, nil, "E"}, {2, []On{{Kind: KindSize, Level: 6}}, "F"}, {2, []On{{Kind: KindSize, Level: -9}}, "0"}, {99, nil, "F"}} {
		if got := SizeOf(c.rank, c.on).Letter(); got != c.want {
			t.Errorf("%+v: %s", c, got)
		}
	}
	if Senses(true, false, true) != 5 || Senses(false, true, false) != 2 || Thrown.Effect() != "" || Down.Effect() != "condition.prone" {
		t.Error("senses and falls")
	}
}
