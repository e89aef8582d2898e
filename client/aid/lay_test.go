package aid

import (
	"reflect"
	"testing"

	"sightline/rules/all"
	"sightline/rules/effect"
	"sightline/server/wire"
)

// offers are the commands that an aid offers with some effects on the selected token.
func offers(t *testing.T, id string, values map[string]string, on ...wire.EffectSpec) (bodies []wire.Body, said Answer) {
	t.Helper()
	a, ok := Find(id)
	p, known := all.Named("dnd14")
	if !ok || !known {
		t.Fatalf("no aid %q", id)
	}
	v := &wire.View{Me: wire.Me{Role: wire.GM}, Tokens: []wire.Token{{ID: 7, Sheet: &wire.Sheet{HP: 9, MaxHP: 9}}}}
	for i, s := range on {
		v.Effects = append(v.Effects, wire.Effect{ID: wire.EffectID(i + 1), Token: 7, Spec: s})
	}
	said = a.Judge(a.With(p, v, 7, values))
	for _, o := range said.Offers {
		bodies = append(bodies, o.Bodies...)
	}
	return bodies, said
}

func has(list []wire.Body, want wire.Body) bool {
	for _, b := range list {
		if reflect.DeepEqual(b, want) {
			return true
		}
	}
	return false
}

func laid(s wire.EffectSpec) wire.Body { return wire.AddEffect{Tokens: []wire.TokenID{7}, Spec: s} }

// TestAfflictionsAreKept: what poisons, diseases, madness and engines do can be put on the selected token, and is read from it again.
func TestAfflictionsAreKept(t *testing.T) {
	day, minute := effect.Lasting{Until: effect.Time, Left: 24 * 3600}, effect.Lasting{Until: effect.Time, Left: 60}
	spec := func(kind string, level int32) wire.EffectSpec { return wire.EffectSpec{Kind: kind, Level: level} }
	own := func(kind string, level int32, l effect.Lasting) wire.EffectSpec {
		return wire.EffectSpec{Kind: kind, Level: level, Lasting: l, See: wire.SeeOwner}
	}
	for name, c := range map[string]struct {
		aid    string
		values map[string]string
		on     []wire.EffectSpec
		want   []wire.Body
	}{
		"blood": {"poison", map[string]string{"poison": "assassins_blood", "total": "9", "rolled": "7"}, nil, []wire.Body{
			laid(own("poison.assassins_blood", 0, day)), laid(wire.EffectSpec{Kind: "condition.poisoned", Lasting: day}), wire.EditToken{Token: 7, Fields: wire.FieldHP, Spec: wire.TokenSpec{HP: 2}}}},
		"mucus":   {"poison", map[string]string{"poison": "crawler_mucus", "total": "2"}, nil, []wire.Body{laid(wire.EffectSpec{Kind: "condition.paralyzed", Lasting: minute})}},
		"asleep":  {"poison", map[string]string{"poison": "drow_poison", "total": "8"}, nil, []wire.Body{laid(wire.EffectSpec{Kind: "condition.unconscious", Lasting: effect.Lasting{Until: effect.Time, Left: 3600}})}},
		"tears":   {"poison", map[string]string{"poison": "midnight_tears", "total": "2"}, nil, []wire.Body{laid(wire.EffectSpec{Kind: "poison.midnight_tears", See: wire.SeeGM})}},
		"counted": {"poison-course", map[string]string{"ok": "yes"}, []wire.EffectSpec{spec("poison.pale_tincture", 4)}, []wire.Body{wire.EditEffect{Effect: 1, Level: 5}}},
		"ended": {"poison-course", map[string]string{"ok": "yes"}, []wire.EffectSpec{spec("poison.pale_tincture", 6), spec("condition.poisoned", 0)}, []wire.Body{
			wire.RemoveEffect{Effect: 1}, wire.RemoveEffect{Effect: 2}}},
		"infected": {"disease", map[string]string{"disease": "sewer_plague"}, nil, []wire.Body{laid(wire.EffectSpec{Kind: "disease.sewer_plague", Level: 1, See: wire.SeeGM})}},
		"worse":    {"disease-sewer", map[string]string{"total": "3"}, []wire.EffectSpec{spec("condition.exhaustion", 2)}, []wire.Body{wire.RemoveEffect{Effect: 1}, laid(spec("condition.exhaustion", 3))}},
		"cured": {"disease-sewer", map[string]string{"total": "15"}, []wire.EffectSpec{spec("condition.exhaustion", 1), spec("disease.sewer_plague", 1)}, []wire.Body{
			wire.RemoveEffect{Effect: 1}, wire.RemoveEffect{Effect: 2}}},
		"fever":  {"disease-cackle", map[string]string{"total": "1"}, []wire.EffectSpec{spec("disease.cackle_fever", 9), spec("disease.failures", 1)}, []wire.Body{laid(own("disease.failures", 2, effect.Lasting{}))}},
		"fit":    {"disease-cackle", map[string]string{"what": "stress", "total": "1"}, nil, []wire.Body{laid(wire.EffectSpec{Kind: "condition.incapacitated", Lasting: minute})}},
		"mad":    {"madness", map[string]string{"kind": "short", "d10": "1", "d100": "85"}, nil, []wire.Body{laid(own("madness.short", 81, minute)), laid(wire.EffectSpec{Kind: "condition.stunned", Lasting: minute})}},
		"sane":   {"madness-cure", map[string]string{"cure": "greater_restoration"}, []wire.EffectSpec{spec("madness.long", 96), spec("condition.unconscious", 0)}, []wire.Body{wire.RemoveEffect{Effect: 1}, wire.RemoveEffect{Effect: 2}}},
		"engine": {"siege", map[string]string{"engine": "onager", "actions": "3"}, nil, []wire.Body{laid(spec("siege.onager", 3))}},
		"fires":  {"siege", map[string]string{"actions": "4"}, []wire.EffectSpec{spec("siege.onager", 3)}, []wire.Body{wire.EditEffect{Effect: 1, Level: 2}}},
		"rested": {"chase-dash", map[string]string{"rested": "yes"}, []wire.EffectSpec{spec("condition.exhaustion", 3), spec("chase", 2)}, []wire.Body{laid(spec("condition.exhaustion", 1)), wire.RemoveEffect{Effect: 2}}},
	} {
		got, _ := offers(t, c.aid, c.values, c.on...)
		for _, w := range c.want {
			if !has(got, w) {
				t.Errorf("%s: %+v is not offered, only %+v", name, w, got)
			}
		}
	}
	placed, _ := offers(t, "siege", map[string]string{"engine": "trebuchet"})
	if !has(placed, wire.PlaceEngine{Engine: "trebuchet"}) {
		t.Errorf("a trebuchet is put on the table as %+v", placed)
	}
	if got, _ := offers(t, "poison", map[string]string{"poison": "malice", "total": "20"}); has(got, laid(wire.EffectSpec{Kind: "condition.blinded", Lasting: effect.Lasting{Until: effect.Time, Left: 3600}})) {
		t.Error("who saved is not blinded")
	}
}
