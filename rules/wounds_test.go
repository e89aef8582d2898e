package rules_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sightline/rules"
	"sightline/rules/podhod"
	"sightline/rules/srd52"
)

// R-014-059, with the sample record of the guide.
func TestTrailOfWounds(t *testing.T) {
	hp, trail := int32(59), []int32(nil)
	for _, damage := range []int32{6, 8, 21, 10, 5, 9} {
		hp = rules.Wounded(hp, damage)
		trail = append(trail, hp)
	}
	if !slices.Equal(trail, []int32{53, 45, 24, 14, 9, 0}) {
		t.Errorf("%v", trail)
	}
	rapid.Check(t, func(t *rapid.T) {
		hp, d := rapid.Int32Range(0, 99).Draw(t, "hp"), rapid.Int32().Draw(t, "damage")
		if got := rules.Wounded(hp, d); got < 0 || got > hp || d >= 0 && d <= hp && got != hp-d {
			t.Fatalf("%d less %d: %d", hp, d, got)
		}
	})
}

// R-014-061, A-17: exactly half counts, and less blood never takes the mark away.
func TestBloodied(t *testing.T) {
	for _, c := range []struct {
		hp, most int32
		want     bool
	}{{29, 59, true}, {30, 59, false}, {30, 60, true}, {31, 60, false}, {0, 0, false}, {-4, 10, true}} {
		if got := rules.Bloodied(c.hp, c.most); got != c.want {
			t.Errorf("%d of %d: %v", c.hp, c.most, got)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		hp, most := rapid.Int32Range(-5, 99).Draw(t, "hp"), rapid.Int32Range(1, 99).Draw(t, "most")
		if rules.Bloodied(hp, most) && !rules.Bloodied(hp-1, most) {
			t.Fatalf("%d of %d", hp, most)
		}
	})
}

// R-014-060: labels differ, and come off again.
func TestLabels(t *testing.T) {
	for _, s := range []rules.LabelStyle{rules.ByLetter, rules.ByNumber, rules.ByColour} {
		seen := map[string]bool{}
		for i := range 60 {
			label := s.Label(i)
			if label.En == "" || label.Cs == "" || seen[label.En] {
				t.Errorf("style %d: %d is %q", s, i, label.En)
			}
			seen[label.En] = true
			if rules.Unlabelled("Cave Ogre "+label.En) != "Cave Ogre" || rules.Unlabelled("Ogre "+label.Cs) != "Ogre" {
				t.Errorf("%q stays on", label)
			}
		}
	}
	if got := []string{rules.ByLetter.Label(0).En, rules.ByLetter.Label(25).En, rules.ByLetter.Label(26).En, rules.ByLetter.Label(701).En, rules.ByLetter.Label(702).En}; !slices.Equal(got, []string{"A", "Z", "AA", "ZZ", "AAA"}) {
		t.Errorf("letters %v", got)
	}
	if rules.ByName.Label(0) != (rules.Text{}) || rules.ByLetter.Label(-1) != (rules.Text{}) || rules.Unlabelled("A") != "A" {
		t.Error("labels that are none")
	}
}

// R-024-001, R-004-008.
func TestSeconds(t *testing.T) {
	if a, b := srd52.Profile().Seconds(10), podhod.Profile().Seconds(7); a != 60 || b != 35 {
		t.Errorf("%d, %d seconds", a, b)
	}
	if srd52.Profile().Seconds(-1) != 0 || srd52.Profile().Seconds(1<<30) != 1<<31-1 {
		t.Error("seconds out of range")
	}
}
