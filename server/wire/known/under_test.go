package known_test

import (
	"testing"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/rules/fight"
	"sightline/rules/podhod"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// pub is a view of the roll-under game with two tokens side by side, the first with a sheet.
func pub() *wire.View {
	v := house()
	v.Table.Profile = "podhod"
	v.Tokens = []wire.Token{
		{ID: 10, At: cell(1, 1), Sheet: &wire.Sheet{Speed: 4, Guard: fight.Guard{Saves: fight.Saves{Str: 12, Dex: 11}}}},
		{ID: 11, At: cell(2, 1), Size: grid.Large},
	}
	return v
}

func lies(v *wire.View, id wire.TokenID, specs ...wire.EffectSpec) {
	for _, s := range specs {
		v.Effects = append(v.Effects, wire.Effect{ID: wire.EffectID(len(v.Effects) + 1), Token: id, Spec: s})
	}
}

// TestSpeedByActions: load takes fields off each action, a segment gives those of its actions, what was begun is paid already; other rule
// sets know none of it (R-004-018, R-004-029).
func TestSpeedByActions(t *testing.T) {
	for _, c := range []struct {
		profile                  string
		load, actions, acted     int32
		segment, segments, spent int32
		want, fields             int32
		now                      bool
	}{
		{"podhod", 0, 4, 0, 1, 2, 0, 8, 4, true},
		{"podhod", 0, 4, 1, 1, 2, 0, 4, 4, true},
		{"podhod", 0, 4, 2, 1, 2, 3, 4, 4, true}, // an action paid, a field of it left
		{"podhod", 0, 3, 0, 1, 2, 0, 4, 4, true},
		{"podhod", 0, 3, 1, 2, 2, 0, 8, 4, true},
		{"podhod", -1, 4, 0, 1, 2, 0, 6, 3, true},
		{"podhod", -3, 4, 0, 1, 2, 0, 0, 0, true},
		{"podhod", -1, 4, 0, 1, 2, 0, 3, 3, false},
		{"podhod", 0, 2, 9, 1, 1, 0, 0, 4, true},
		{"dnd14", -3, 4, 0, 0, 0, 0, 4, 4, true},
	} {
		v := pub()
		v.Table.Profile = c.profile
		v.Turn = wire.Turn{Round: 1, Segment: c.segment, Segments: c.segments, Entries: []wire.Entry{{ID: 1, Token: 10, Now: c.now, Actions: c.actions}}}
		s := v.Tokens[0].Sheet
		s.Acted, s.Spent.Cells = c.acted, c.spent
		if c.load != 0 {
			lies(v, 10, wire.EffectSpec{Kind: podhod.KindLoad, Bonus: c.load})
		}
		if got, each := known.Speed(v, &v.Tokens[0]), known.Fields(v, &v.Tokens[0]); got != c.want || each != c.fields {
			t.Errorf("%+v: %d by %d", c, got, each)
		}
	}
}

// TestChangesOfChecks: what lies on the one that makes a check, by what the check needs, and its size against another's (R-004-032).
func TestChangesOfChecks(t *testing.T) {
	v := pub()
	lies(v, 10, wire.EffectSpec{Kind: podhod.KindLoad, Bonus: -2}, wire.EffectSpec{Kind: podhod.KindDrug, Name: "Obratnost", Bonus: -3}, wire.EffectSpec{Kind: "bonus", Bonus: 5})
	lies(v, 11, wire.EffectSpec{Kind: podhod.KindAlcohol, Bonus: -6})
	tok := &v.Tokens[0]
	if c, why := known.Check(v, tok, 11, fight.Save{Ability: fight.Dex, DC: 2}, 0); c.Target != 11+2-2-3 || len(why) != 2 {
		t.Errorf("quickness: %+v %+v", c, why)
	}
	if c, why := known.Check(v, tok, 12, fight.Save{Ability: fight.Str}, 11); c.Target != 2 || len(why) != 1 || why[0] != (fight.Reason{Cause: fight.SizePush, Effect: fight.Eases, N: -10, Other: -1}) {
		t.Errorf("strength: %+v %+v", c, why)
	}
	v.Tokens[1].Marks = wire.MarksOf([]wire.Mark{{Kind: podhod.KindSize, Level: 2}})
	if c, why := known.Check(v, tok, 12, fight.Save{Ability: fight.Str}, 11); c.Target != 12 || why != nil {
		t.Errorf("strength against one as large: %+v %+v", c, why)
	}
	if c, _ := known.Check(v, tok, 12, fight.Save{Ability: fight.Cha, DC: 9}, 11); c.Roll || c.Target != 21 {
		t.Errorf("charisma: %+v", c)
	}
	v.Table.House = "ru.autoAt = 20"
	if c, _ := known.Check(v, tok, 12, fight.Save{Ability: fight.Cha, DC: 8}, 11); c.Roll {
		t.Errorf("a sum of 20 where that is enough: %+v", c)
	}
}

// TestLightOfAPlace: as bright as its brightest part, not known without ground, not asked where rules know no darkness; what is dark counts in
// checks that need eyes alone.
func TestLightOfAPlace(t *testing.T) {
	v := pub()
	here := []grid.Cell{{X: 1, Y: 1}}
	if _, ok := known.Light(v, here); ok {
		t.Error("a view without ground knows of light")
	}
	w, h := v.Scene.Grid.SubCount(v.Scene.Bounds)
	v.Ground.Seen, v.Ground.Bright = geom.NewMask(w, h), geom.NewMask(w, h)
	want := func(what string, light podhod.Light, change int32) {
		t.Helper()
		if got, ok := known.Light(v, here); got != light || !ok {
			t.Errorf("%s: %d %v", what, got, ok)
		}
		n := int32(0)
		for _, r := range known.Changes(v, &v.Tokens[0], known.Rolled{Eyes: true}) {
			n += r.N
		}
		if n != change || len(known.Changes(v, &v.Tokens[0], known.Rolled{})) != 0 {
			t.Errorf("%s: %d", what, n)
		}
	}
	want("dark", podhod.Absolute, -6)
	v.Table.House = "fight.darkness = natural"
	want("night", podhod.Natural, -4)
	x, y := v.Scene.Grid.Sub(v.Scene.Bounds, v.Scene.Grid.Centre(here[0]))
	v.Ground.Seen.Set(x, y, true)
	want("dusk", podhod.Moonlit, -2)
	lies(v, 10, wire.EffectSpec{Kind: podhod.KindNight, Level: 1})
	if got := known.Changes(v, &v.Tokens[0], known.Rolled{Eyes: true}); len(got) != 1 || got[0].N != -1 {
		t.Errorf("night vision: %+v", got)
	}
	v.Ground.Bright.Set(x, y, true)
	want("day", podhod.Lit, 0)
	v.Table.Profile, v.Table.House = "dnd14", ""
	if _, ok := known.Light(v, here); ok {
		t.Error("light is asked where it takes nothing off")
	}
}
