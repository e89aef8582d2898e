package afflict_test

import (
	"testing"

	"pgregory.net/rapid"

	"sightline/rules/afflict"
)

// TestSewerPlague: a save after a long rest moves exhaustion by one, and a success that leaves none cures.
func TestSewerPlague(t *testing.T) {
	for _, c := range []struct {
		level, total, after int32
		cured               bool
	}{{2, 11, 1, false}, {1, 12, 0, true}, {1, 10, 2, false}, {6, 1, 6, false}, {0, 11, 0, true}} {
		if after, cured := afflict.Sewer(c.level, c.total); after != c.after || cured != c.cured {
			t.Errorf("%+v: %d %v", c, after, cured)
		}
	}
	if afflict.SewerHeal(9) != 4 || afflict.SewerHeal(0) != 0 {
		t.Error("half of 9 is 4")
	}
}

// TestSightRot: from nothing over −1 to blindness, whichever way it is counted.
func TestSightRot(t *testing.T) {
	for _, c := range []struct{ days, rests, want int32 }{{0, 0, 0}, {0, 9, 0}, {1, 0, -1}, {3, 2, -3}, {9, 4, -5}, {9, 400, -5}, {1, -1, -1}, {1, 1<<31 - 1, -5}} {
		if got := afflict.SightRot(c.days, c.rests); got != c.want {
			t.Errorf("%+v: %d", c, got)
		}
	}
	for _, c := range []struct {
		penalty  int32
		ointment bool
		doses    int32
		after    int32
		cured    bool
	}{{-1, false, 0, -2, false}, {-4, false, 0, -5, false}, {-5, false, 0, -5, false}, {-3, true, 3, 0, true}, {-3, true, 2, -3, false}, {-3, false, 3, -4, false}} {
		if after, cured := afflict.SightRest(c.penalty, c.ointment, c.doses); after != c.after || cured != c.cured {
			t.Errorf("%+v: %d %v", c, after, cured)
		}
	}
	if afflict.Blind(-4) || !afflict.Blind(-5) {
		t.Error("blind at −5")
	}
	rapid.Check(t, func(t *rapid.T) { // resting without ointment is what the count of rests says
		rests := rapid.Int32Range(0, 12).Draw(t, "rests")
		p := afflict.SightRot(1, 0)
		for range rests {
			p, _ = afflict.SightRest(p, false, 0)
		}
		if want := afflict.SightRot(1, rests); p != want {
			t.Errorf("%d after %d rests, want %d", p, rests, want)
		}
	})
}

// TestCackleFever: the difficulty falls to 0 and no lower, failures count in all.
func TestCackleFever(t *testing.T) {
	for _, c := range []struct {
		was       afflict.Cackle
		total, d6 int32
		want      afflict.Cackle
	}{
		{afflict.Cackle{DC: 13}, 14, 5, afflict.Cackle{DC: 8}}, {afflict.Cackle{DC: 4}, 9, 5, afflict.Cackle{Cured: true}},
		{afflict.Cackle{DC: 13, Failures: 2}, 12, 6, afflict.Cackle{DC: 13, Failures: 3, Mad: true}}, {afflict.Cackle{DC: 13, Failures: 1}, 13, 1, afflict.Cackle{DC: 12, Failures: 1}},
	} {
		if got := c.was.Rest(c.total, c.d6); got != c.want {
			t.Errorf("%+v, %d, %d: %+v", c.was, c.total, c.d6, got)
		}
	}
	if !afflict.Fit(13, 12) || afflict.Fit(13, 13) {
		t.Error("12 laughs, 13 does not")
	}
	if got := afflict.Catch(3, 1); got != (afflict.Catches{}) {
		t.Errorf("too far: %+v", got)
	}
	if got := afflict.Catch(2, 10); got.Infected || got.Immune != 24 || !got.Save {
		t.Errorf("saved: %+v", got)
	}
	if got := afflict.Catch(0, 9); !got.Infected {
		t.Errorf("not saved: %+v", got)
	}
	if !afflict.CackleImmune("gnome") || afflict.CackleImmune("elf") {
		t.Error("gnomes alone are immune")
	}
}

// TestPoisonsAreWhole: fourteen, each found, in both languages, with dice whose average is the one printed.
func TestPoisonsAreWhole(t *testing.T) {
	if len(afflict.Poisons) != 14 {
		t.Errorf("%d poisons", len(afflict.Poisons))
	}
	for _, p := range afflict.Poisons {
		got, ok := afflict.FindPoison(p.ID)
		if !ok || got != p || p.Name.En == "" || p.Name.Cs == "" || p.Text.En == "" || p.Text.Cs == "" || p.DC < 10 || p.Price < 100 || p.Way >= afflict.Ways {
			t.Errorf("%+v", p)
		}
		if (p.Again == afflict.Never) != (p.Ends == 0) || p.Last == "" && p.Poisoned && p.Ends == 0 || (p.Dice == "") != (p.Average == 0) {
			t.Errorf("%s never ends, or hurts by no dice", p.ID)
		}
	}
	if _, ok := afflict.FindPoison("water"); ok {
		t.Error("water is no poison")
	}
}

// TestDoses: what a dose does by the save, for each of the catalog's kinds.
func TestDoses(t *testing.T) {
	for _, c := range []struct {
		id            string
		total, rolled int32
		want          afflict.Took
	}{
		{"assassins_blood", 10, 7, afflict.Took{Damage: 3}}, {"assassins_blood", 9, 7, afflict.Took{Damage: 7, Poisoned: true}},
		{"drow_poison", 9, 50, afflict.Took{Poisoned: true}}, {"drow_poison", 8, 0, afflict.Took{Poisoned: true, Asleep: true}}, {"drow_poison", 13, 0, afflict.Took{}},
		{"purple_worm", 19, 41, afflict.Took{Damage: 20}}, {"purple_worm", 18, 41, afflict.Took{Damage: 41}},
		{"essence_of_ether", 14, 0, afflict.Took{Poisoned: true, Asleep: true}}, {"burnt_othur_fumes", 13, 9, afflict.Took{}}, {"malice", 2, 0, afflict.Took{Poisoned: true}},
	} {
		p, _ := afflict.FindPoison(c.id)
		if got := p.Take(c.total, c.rolled); got != c.want {
			t.Errorf("%s %d %d: %+v", c.id, c.total, c.rolled, got)
		}
	}
}

// TestASaveNeverHurtsMore: whatever the poison and the dice, a success is no worse than a failure.
func TestASaveNeverHurtsMore(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := rapid.SampledFrom(afflict.Poisons).Draw(t, "poison")
		rolled := rapid.Int32Range(0, 72).Draw(t, "rolled")
		good, bad := p.Take(p.DC+rapid.Int32Range(0, 9).Draw(t, "over"), rolled), p.Take(p.DC-rapid.Int32Range(1, 9).Draw(t, "under"), rolled)
		if good.Damage > bad.Damage || good.Poisoned || good.Asleep {
			t.Errorf("%s: %+v, failing %+v", p.ID, good, bad)
		}
	})
}

// TestCourses: successes count in all, not in a row, and end it for good.
func TestCourses(t *testing.T) {
	fumes, _ := afflict.FindPoison("burnt_othur_fumes")
	pale, _ := afflict.FindPoison("pale_tincture")
	worm, _ := afflict.FindPoison("purple_worm")
	var c afflict.Course
	hurt := 0
	for _, ok := range []bool{true, false, true, false, true} {
		var hurts bool
		if c, hurts = fumes.Save(c, ok); hurts {
			hurt++
		}
	}
	if !c.Ended || hurt != 2 {
		t.Errorf("%+v after three successes, hurt %d times", c, hurt)
	}
	if c, hurts := fumes.Save(c, false); hurts || !c.Ended {
		t.Error("what is over does not hurt")
	}
	if six := (afflict.Course{Successes: 6}); pale.Heals(six) || !worm.Heals(six) {
		t.Error("wounds of pale tincture don't heal before the seventh success, others do")
	}
	if c, _ := pale.Save(afflict.Course{Successes: 6}, true); !c.Ended || !pale.Heals(c) {
		t.Errorf("%+v", c)
	}
	if c, _ := worm.Save(afflict.Course{}, true); c.Ended {
		t.Error("what does not work on has no saves that end it")
	}
}

// TestWaysIn: skin, wounds, parts of a dose; who wakes; how long.
func TestWaysIn(t *testing.T) {
	if afflict.Injury.Wound("bludgeoning") || !afflict.Injury.Wound("slashing") || !afflict.Injury.Wound("piercing") || afflict.Contact.Wound("piercing") {
		t.Error("an injury poison needs piercing or slashing damage")
	}
	if !afflict.Contact.Touch(true) || afflict.Contact.Touch(false) || afflict.Inhaled.Touch(true) {
		t.Error("a contact poison needs bare skin")
	}
	if !afflict.Ingested.Part(false) || afflict.Ingested.Part(true) || afflict.Injury.Part(false) || afflict.Ways.String() != "injury" {
		t.Error("only a part of what is swallowed is for the GM")
	}
	oil, _ := afflict.FindPoison("oil_of_taggit")
	drow, _ := afflict.FindPoison("drow_poison")
	if oil.WokenBy(afflict.ByShaking) || !oil.WokenBy(afflict.ByDamage) || !drow.WokenBy(afflict.ByShaking) {
		t.Error("oil of taggit lets only damage wake")
	}
	torpor, _ := afflict.FindPoison("torpor")
	mucus, _ := afflict.FindPoison("crawler_mucus")
	if oil.Hours(0) != 24 || torpor.Hours(14) != 14 || mucus.Hours(3) != 0 || drow.Hours(0) != 1 {
		t.Error("hours")
	}
}

// TestHarvest: a dose, nothing, or the poison itself.
func TestHarvest(t *testing.T) {
	for _, c := range []struct {
		total, doses int32
		exposed      bool
	}{{20, 1, false}, {19, 0, false}, {16, 0, false}, {15, 0, true}, {-3, 0, true}} {
		if n, exposed := afflict.Harvest(c.total, afflict.HarvestDC); n != c.doses || exposed != c.exposed {
			t.Errorf("%+v: %d %v", c, n, exposed)
		}
	}
	if afflict.HarvestModifier(2, 3, false, true) != 5 || afflict.HarvestModifier(2, 3, true, true) != 5 || afflict.HarvestModifier(2, 3, false, false) != 2 {
		t.Error("the bonus counts once")
	}
	if !afflict.Easy(true) || afflict.Easy(false) {
		t.Error("criminal contacts make buying easy")
	}
}

// TestMadnessAnswersEveryFace: each face of d100 has one row, which says something in both languages.
func TestMadnessAnswersEveryFace(t *testing.T) {
	for k := range afflict.Kinds {
		next := int32(1)
		for _, m := range afflict.KindNames[k].Table {
			if m.From != next || m.Text.En == "" || m.Text.Cs == "" || m.Condition == "" && m.Does == afflict.Nothing {
				t.Errorf("kind %d: %+v where %d should begin", k, m, next)
			}
			next = m.To + 1
		}
		if next != 101 {
			t.Errorf("kind %d ends at %d", k, next-1)
		}
		for face := int32(1); face <= 100; face++ {
			if m, ok := k.Roll(face); !ok || face < m.From || face > m.To {
				t.Errorf("kind %d: %d gives %+v", k, face, m)
			}
		}
		if _, ok := k.Roll(0); ok {
			t.Error("there is no row 0")
		}
	}
	if afflict.Short.Minutes(7) != 7 || afflict.Long.Minutes(7) != 70*60 || afflict.Indefinite.Minutes(7) != 0 {
		t.Error("minutes, ten hours, till cured")
	}
	if !afflict.Mad(14, 15) || afflict.Mad(15, 15) || !afflict.Clings.Far(7) || afflict.Clings.Far(6) || afflict.Mute.Far(7) {
		t.Error("below the difficulty goes mad; clinging beyond 6 cells")
	}
}

// TestCures: each cure against each kind.
func TestCures(t *testing.T) {
	want := map[afflict.Cure][afflict.Kinds]afflict.Cured{
		afflict.CalmEmotions:       {afflict.Suppressed, afflict.Suppressed, afflict.Suppressed},
		afflict.LesserRestoration:  {afflict.Removed, afflict.Removed, afflict.NoCure},
		afflict.RemoveCurse:        {afflict.Perhaps, afflict.Perhaps, afflict.Perhaps},
		afflict.DispelEvilGood:     {afflict.Perhaps, afflict.Perhaps, afflict.Perhaps},
		afflict.GreaterRestoration: {afflict.Removed, afflict.Removed, afflict.Removed},
		afflict.Cures:              {},
	}
	for c, kinds := range want {
		for k, w := range kinds {
			if got := c.Against(afflict.Kind(k)); got != w {
				t.Errorf("cure %d against kind %d: %d, want %d", c, k, got, w)
			}
		}
	}
	if !afflict.Simple(true, afflict.LesserRestoration) || afflict.Simple(false, afflict.LesserRestoration) || afflict.Simple(true, afflict.CalmEmotions) {
		t.Error("lesser restoration cures a simple disease alone")
	}
}
