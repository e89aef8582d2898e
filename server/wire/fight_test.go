package wire

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"sightline/rules/fight"
)

// TestArmsPack: attacks come out of a token as they were put in.
func TestArmsPack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		clean := rapid.StringOfN(rapid.RuneFrom([]rune("aěž日+ 0")), 0, 9, -1)
		n := rapid.Int32()
		var list []fight.Arm
		for range rapid.IntRange(0, MaxArms).Draw(t, "attacks") {
			list = append(list, fight.Arm{Name: clean.Draw(t, "name"), ToHit: n.Draw(t, "to hit"), Damage: clean.Draw(t, "damage"), Average: n.Draw(t, "average"),
				Ranged: rapid.Bool().Draw(t, "ranged"), Normal: n.Draw(t, "normal"), Long: n.Draw(t, "long")})
		}
		if got := ArmsOf(list).List(); !slices.Equal(got, list) {
			t.Fatalf("%+v became %+v", list, got)
		}
	})
	for _, junk := range []Arms{"", "x", "a\x1fb\x1e", "\x1e\x1e"} {
		if got := junk.List(); got != nil {
			t.Errorf("%q holds %+v", junk, got)
		}
	}
}

// TestFightLimits: what a fight's commands hold is bounded, kinds and enums are checked.
func TestFightLimits(t *testing.T) {
	long := strings.Repeat("x", maxArms+1)
	for name, b := range map[string]Body{
		"arms":       AddToken{Spec: TokenSpec{Arms: Arms(long)}},
		"resistance": AddToken{Spec: TokenSpec{Guard: fight.Guard{Resist: fight.AllDamages + 1}}},
		"arm's name": Attack{Arm: fight.Arm{Name: strings.Repeat("x", 65)}},
		"damage":     Attack{Arm: fight.Arm{Damage: strings.Repeat("1", 201)}},
		"ability":    CallSaves{Save: fight.Save{Ability: fight.Abilities}},
		"victims":    CallSaves{Tokens: make([]TokenID, 201)},
		"hurt":       Harm{List: make([]Hurt, 201)},
		"going":      MoveToken{How: fight.Forced + 1},
	} {
		if got, err := DecodeCommand(EncodeCommand(Command{Body: b}), LimitsGM()); err == nil {
			t.Errorf("%s: %+v was read", name, got)
		}
	}
	for name, n := range map[string]Note{
		"cause":  {Attack: &AttackResult{Why: []Why{{Cause: fight.Causes}}}},
		"effect": {Attack: &AttackResult{Why: []Why{{Effect: fight.Effects}}}},
		"kind":   {Attack: &AttackResult{Wounds: []Wound{{Kind: fight.DamageKinds}}}},
		"soak":   {Saves: &SavesResult{Saves: []Saved{{Wounds: []Wound{{Soak: fight.AllSoak + 1}}}}}},
		"mode":   {Attack: &AttackResult{Mode: fight.Low + 1}},
		"told":   {Saves: &SavesResult{Told: AllTold + 1}},
	} {
		if m, err := DecodeMessage(EncodeMessage(Notes{Notes: []Note{n}})); err == nil {
			t.Errorf("%s: %+v was read", name, m)
		}
	}
}
