package panel

import (
	"strings"
	"testing"

	"sightline/client/lang"
	"sightline/rules/fight"
)

// TestKindsOfDamageAsText: kinds are written and read in either language, what is none is passed over.
func TestKindsOfDamageAsText(t *testing.T) {
	for text, want := range map[string]fight.Damages{
		"": 0, "fire": fight.Of(fight.Fire), "Oheň, chlad": fight.Of(fight.Fire, fight.Cold), "fire; acid": fight.Of(fight.Fire, fight.Acid),
	} {
		if got, wrong := kindsIn(text); got != want || wrong != "" {
			t.Errorf("%q: %b, want %b", text, got, want)
		}
	}
	for _, tag := range []string{"en", "cs"} {
		if got, _ := kindsIn(ui{t: lang.Of(tag)}.kinds(fight.AllDamages)); got != fight.AllDamages {
			t.Errorf("%s: %b", tag, got)
		}
	}
	if got, wrong := kindsIn("fire, ohěň, acid"); got != 0 || wrong != "ohěň" {
		t.Errorf("%b, %q", got, wrong)
	}
	if !strings.Contains(signed(-3), "3") || signed(2) != "+2" {
		t.Error("signs")
	}
}

// TestDamageInTheReadersLanguage: kinds of damage and dice are read in one's own language, whatever language they were typed in.
func TestDamageInTheReadersLanguage(t *testing.T) {
	for text, want := range map[string][2]string{
		"1d8+3 slashing + 1d6 oheň": {"1d8+3 slashing + 1d6 fire", "1k8+3 sečné + 1k6 oheň"},
		"1 bludgeoning":             {"1 bludgeoning", "1 drtivé"},
		"  fire":                    {"  fire", "  oheň"},
		"":                          {"", ""},
	} {
		for i, tag := range []string{"en", "cs"} {
			if got := lang.Of(tag).Damage(text); got != want[i] {
				t.Errorf("%s: %q is read as %q, want %q", tag, text, got, want[i])
			}
		}
	}
}
