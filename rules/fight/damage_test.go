package fight_test

import (
	"strings"
	"testing"

	"sightline/rules/fight"

	"pgregory.net/rapid"
)

func take(t *testing.T, g fight.Guard, saved fight.Soak, water bool, want int32, why fight.Soak, p ...fight.Part) {
	t.Helper()
	all, total := g.Take(p, saved, water)
	if total != want || all[0].Why != why {
		t.Errorf("%+v takes %d of %+v for %b, want %d for %b", g, total, p, all[0].Why, want, why)
	}
}

// TestTake: what resists, doubles and takes away damage, what a save does, and the threshold of objects.
func TestTake(t *testing.T) {
	fire := fight.Part{N: 15, Kind: fight.Fire}
	cut := fight.Part{N: 7, Kind: fight.Slashing}
	take(t, fight.Guard{}, 0, false, 15, 0, fire)
	take(t, fight.Guard{Resist: fight.Of(fight.Fire)}, 0, false, 7, fight.Resisted, fire)
	take(t, fight.Guard{Weak: fight.Of(fight.Fire)}, 0, false, 30, fight.Doubled, fire)
	take(t, fight.Guard{Immune: fight.Of(fight.Fire), Weak: fight.Of(fight.Fire)}, 0, false, 0, fight.Immune, fire)
	take(t, fight.Guard{}, 0, true, 7, fight.Water, fire)
	take(t, fight.Guard{Resist: fight.Of(fight.Fire)}, 0, true, 7, fight.Resisted, fire) // more resistances count once
	take(t, fight.Guard{Resist: fight.Of(fight.Fire), Weak: fight.Of(fight.Fire)}, 0, false, 14, fight.Resisted|fight.Doubled, fire)
	take(t, fight.Guard{}, fight.Saved, false, 7, fight.Saved, fire)
	take(t, fight.Guard{Resist: fight.Of(fight.Fire)}, fight.Saved, false, 3, fight.Saved|fight.Resisted, fire)
	take(t, fight.Guard{}, fight.Spared, false, 0, fight.Spared, fire)
	take(t, fight.Guard{Threshold: 10}, 0, false, 0, fight.Unhurt, cut)
	take(t, fight.Guard{Threshold: 10}, 0, false, 22, 0, cut, fire)
	take(t, fight.Guard{}, 0, false, 0, 0, fight.Part{N: -4})
	take(t, fight.Guard{Resist: fight.AllDamages}, 0, false, 9, 0, fight.Part{N: 9})
}

// TestTakeLaws: nothing is ever taken below 0; more guard never takes more; parts add up.
func TestTakeLaws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		kinds := rapid.Uint32Range(0, uint32(fight.AllDamages)<<1)
		set := func(name string) fight.Damages { return fight.Damages(kinds.Draw(t, name)) & fight.AllDamages }
		g := fight.Guard{Resist: set("resist"), Weak: set("weak"), Immune: set("immune")}
		var parts []fight.Part
		for range rapid.IntRange(0, 4).Draw(t, "parts") {
			parts = append(parts, fight.Part{N: rapid.Int32Range(-5, 1<<30).Draw(t, "n"), Kind: fight.Damage(rapid.Uint8Range(0, uint8(fight.DamageKinds)-1).Draw(t, "kind"))})
		}
		water := rapid.Bool().Draw(t, "water")
		all, total := g.Take(parts, 0, water)
		sum := int64(0)
		for _, a := range all {
			if a.Left < 0 {
				t.Fatalf("%+v", a)
			}
			sum += int64(a.Left)
		}
		if int64(total) > sum || len(all) != len(parts) {
			t.Fatalf("%d of %d in %d parts", total, sum, len(all))
		}
		more := g
		more.Resist |= set("more")
		if _, less := more.Take(parts, 0, water); less > total {
			t.Fatalf("more resistance takes %d instead of %d", less, total)
		}
		if _, less := g.Take(parts, fight.Saved, water); less > total {
			t.Fatalf("a save takes %d instead of %d", less, total)
		}
	})
}

// TestParseDamage reads sums with their kinds in both languages.
func TestParseDamage(t *testing.T) {
	for text, want := range map[string]string{
		"":                          "",
		"1d8+3":                     "1d8+3 damage",
		"1d8+3 slashing":            "1d8+3 slashing",
		"1d8+3 sečné + 2k6 Oheň":    "1d8+3 slashing|2k6 fire",
		"1d8 slashing+1d6 fire - 1": "1d8 slashing|1d6 fire|- 1 damage",
		"4d6kh3 force":              "4d6kh3 force",
	} {
		parts, err := fight.ParseDamage(text)
		var got []string
		for _, p := range parts {
			got = append(got, p.Expr+" "+p.Kind.Name().En)
		}
		if err != nil || strings.Join(got, "|") != want {
			t.Errorf("%q: %q, %v, want %q", text, got, err, want)
		}
	}
	for _, bad := range []string{"1d8 slashng", "fire", "1d8 + fire", "1 fire + 1 fire + 1 fire + 1 fire + 1 fire", "1d8 slashing 2d6 fire x"} {
		if parts, err := fight.ParseDamage(bad); err == nil {
			t.Errorf("%q was read as %+v", bad, parts)
		}
	}
}

// TestKindsHaveNames: every kind of damage has a name of its own in both languages, and is found by it.
func TestKindsHaveNames(t *testing.T) {
	for d := fight.Acid; d < fight.DamageKinds; d++ {
		for _, n := range []string{d.Name().En, strings.ToUpper(d.Name().Cs)} {
			if got, ok := fight.DamageNamed(n); !ok || got != d {
				t.Errorf("%q is %v, want %v", n, got, d)
			}
		}
	}
	if fight.AllDamages.Has(fight.Untyped) || !fight.AllDamages.Has(fight.Thunder) || fight.Of(fight.Cold).Has(fight.Fire) {
		t.Error("the sets are wrong")
	}
}
