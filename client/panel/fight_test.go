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
		"": 0, "fire": fight.Of(fight.Fire), "Oheň, chlad": fight.Of(fight.Fire, fight.Cold), "fire; nonsense acid": fight.Of(fight.Fire, fight.Acid),
	} {
		if got := kindsIn(text); got != want {
			t.Errorf("%q: %b, want %b", text, got, want)
		}
	}
	for _, tag := range []string{"en", "cs"} {
		if got := kindsIn(ui{t: lang.Of(tag)}.kinds(fight.AllDamages)); got != fight.AllDamages {
			t.Errorf("%s: %b", tag, got)
		}
	}
	if !strings.Contains(signed(-3), "3") || signed(2) != "+2" {
		t.Error("signs")
	}
}
