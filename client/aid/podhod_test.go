package aid

import (
	"slices"
	"strings"
	"testing"

	"sightline/rules/fight"
	"sightline/rules/podhod"
	"sightline/server/wire"
)

// drunkard is what a seat knows of a tired, laden and drunk token, and of an ogre beside it.
func drunkard(role wire.Role) *wire.View {
	v := &wire.View{Me: wire.Me{Role: role}, Table: wire.Table{Profile: "podhod"}}
	v.Tokens = []wire.Token{
		{ID: 7, Name: "hero", Sheet: &wire.Sheet{Speed: 5, Guard: fight.Guard{Saves: fight.Saves{Str: 12, Con: 8, Dex: 14}}}},
		{ID: 9, Name: "ogre", Size: 3, Marks: wire.MarksOf([]wire.Mark{{Kind: podhod.KindSize, Level: 4}})},
	}
	for i, s := range []wire.EffectSpec{
		{Kind: podhod.KindAlcohol, Level: 130, Bonus: -1}, {Kind: podhod.KindFatigue, Level: 26, Bonus: -4}, {Kind: podhod.KindLoad, Level: 13, Bonus: -1},
		{Kind: podhod.KindSenses, Level: 3, Bonus: -8}, {Kind: podhod.KindNight, Level: 2}, {Kind: podhod.KindRun, Level: 6}, {Kind: "casting", Level: 2}, {Kind: "tries", Level: 2},
	} {
		v.Effects = append(v.Effects, wire.Effect{ID: wire.EffectID(i + 1), Token: 7, Spec: s})
	}
	return v
}

// filled is an aid of the roll-under game filled in for the drunkard.
func filled(t *testing.T, id string, role wire.Role, values map[string]string) (Input, Answer) {
	t.Helper()
	a, ok := Find(id)
	if !ok {
		t.Fatalf("no aid %s", id)
	}
	in := a.With(podhod.Profile(), drunkard(role), 7, values)
	return in, a.Judge(in)
}

// rowsOf are the rows that an answer names.
func rowsOf(a Answer) (rows []string) {
	for _, l := range a.Lines {
		if l.Row != "" {
			rows = append(rows, l.Row)
		}
	}
	return rows
}

// laidBy are the effects that an offer lays, by kind.
func laidBy(o Offer) map[string]wire.EffectSpec {
	all := map[string]wire.EffectSpec{}
	for _, b := range o.Bodies {
		if add, ok := b.(wire.AddEffect); ok {
			all[add.Spec.Kind] = add.Spec
		}
	}
	return all
}

// TestRollUnderFillsIn: what lies on the selected token and stands on its sheet is filled in at first.
func TestRollUnderFillsIn(t *testing.T) {
	for id, fields := range map[string]map[string]string{
		"ru-check":   {"stat": "10"},
		"ru-team":    {"attempt": "3"},
		"ru-magic":   {"raise": "2"},
		"ru-senses":  {"vision": "2", "primary": "yes", "secondary": "yes", "replaced": "", "blinded": ""},
		"ru-drink":   {"had": "130", "endurance": "8"},
		"ru-fatigue": {"endurance": "8", "points": "6", "quarters": "2"},
		"ru-load":    {"strength": "12", "raise": "2"},
		"ru-move":    {"change": "-1"},
		"ru-travel":  {"movement": "4"},
		"ru-run":     {"movement": "4", "endurance": "8", "before": "6"},
		"ru-size":    {"actor": "B", "target": "C"},
	} {
		in, _ := filled(t, id, wire.Player, nil)
		for key, want := range fields {
			if got := in.Raw(key); got != want {
				t.Errorf("%s.%s: %q, want %q", id, key, got, want)
			}
		}
	}
	if in, _ := filled(t, "ru-check", wire.Player, map[string]string{"what": "str"}); in.Raw("stat") != "12" {
		t.Errorf("strength: %s", in.Raw("stat"))
	}
	if in, _ := filled(t, "ru-size", wire.Player, map[string]string{"other": "9"}); in.Raw("target") != "D" {
		t.Errorf("the ogre's class: %s", in.Raw("target"))
	}
	if in, _ := filled(t, "ru-team", wire.Player, map[string]string{"what": "str", "one": "7", "two": "9"}); !slices.Equal(in.Nums("stats"), []int32{12}) {
		t.Errorf("those who are known: %v", in.Nums("stats"))
	}
}

// TestRollUnderCounts: a check counts what lies on the token, each thing with its row, and can be rolled at the table; unticked it does not.
func TestRollUnderCounts(t *testing.T) {
	_, a := filled(t, "ru-check", wire.Player, map[string]string{"what": "dex", "difficulty": "5", "changes": "-1", "against": "9"})
	if got := rowsOf(a); !slices.Equal(got, []string{"R-004-011", "R-004-015", "R-004-025", "R-004-029"}) {
		t.Errorf("rows %v", got)
	}
	if n := a.Lines[0].Args[0]; n != int32(14+5-1-8-1-4-1) {
		t.Errorf("target %v", n)
	}
	want := wire.CallSaves{Tokens: []wire.TokenID{7}, Save: fight.Save{Ability: fight.Dex, DC: 4}}
	if got, ok := a.Offers[0].Bodies[0].(wire.CallSaves); !ok || got.Save != want.Save || got.Tokens[0] != 7 || got.Source != 0 {
		t.Errorf("rolled at the table: %+v", a.Offers)
	}
	_, a = filled(t, "ru-check", wire.Player, map[string]string{"what": "str", "against": "9"})
	if got := rowsOf(a); !slices.Contains(got, "R-004-032") || a.Offers[0].Bodies[0].(wire.CallSaves).Source != 9 {
		t.Errorf("against an ogre: %v", got)
	}
	_, a = filled(t, "ru-check", wire.Player, map[string]string{"what": "dex", "board": ""})
	if got := rowsOf(a); got != nil || a.Lines[0].Args[0] != int32(14) {
		t.Errorf("unticked: %v %v", got, a.Lines[0].Args)
	}
	_, a = filled(t, "ru-magic", wire.Player, map[string]string{"skills": "9", "level": "3", "fatigue": "2"})
	if got := rowsOf(a); !slices.Contains(got, "R-004-030") || !slices.Contains(got, "R-004-015") || laidBy(a.Offers[0])[podhod.KindFatigue].Level != 34 {
		t.Errorf("magic in armour: %v %+v", got, a.Offers)
	}
}

// TestRollUnderKeeps: drinks add to those before and wear off, rest takes fatigue off and time goes by for a GM, running is counted and paid for.
func TestRollUnderKeeps(t *testing.T) {
	_, a := filled(t, "ru-drink", wire.Player, map[string]string{"drinks": "1"})
	if s := laidBy(a.Offers[0])[podhod.KindAlcohol]; s.Level != 163 || s.Bonus != -2 || s.Lasting.Left != podhod.SoberIn(163) {
		t.Errorf("one more: %+v", s)
	}
	for role, passes := range map[wire.Role]bool{wire.GM: true, wire.Player: false} {
		_, a = filled(t, "ru-fatigue", role, map[string]string{"rest": "3"})
		if s := laidBy(a.Offers[0])[podhod.KindFatigue]; s.Level != 14 || s.Bonus != -1 {
			t.Errorf("rest: %+v", s)
		}
		if slices.Contains(a.Offers[0].Bodies, wire.Body(wire.PassTime{Seconds: 3 * 3600})) != passes {
			t.Errorf("time for role %d: %+v", role, a.Offers[0].Bodies)
		}
	}
}

// TestRollUnderRuns: rounds go on from those run before, the limit stops, and who stops rests as long and keeps a point for each five.
func TestRollUnderRuns(t *testing.T) {
	_, a := filled(t, "ru-run", wire.GM, map[string]string{"gait": "sprint", "dice": "1 1 1 1 1 1 1 1 1 1"})
	if !slices.Contains(rowsOf(a), "R-004-023") || !slices.Contains(rowsOf(a), "R-004-025") || laidBy(a.Offers[0])[podhod.KindRun].Level != 16 {
		t.Errorf("sixteen rounds at an endurance of 8: %v %+v", rowsOf(a), a.Offers)
	}
	stop := laidBy(a.Offers[1])
	if stop[podhod.KindBreath].Lasting.Left != 16*5 || stop[podhod.KindFatigue].Level != 26+12 {
		t.Errorf("stopping: %+v", stop)
	}
}

// TestRollUnderDamage: a blow at one that the last attack hit, its areas by the table's own list, and what the GM may lay on it.
func TestRollUnderDamage(t *testing.T) {
	p := podhod.Profile()
	p.Under.Hit[6] = 6 // the right leg
	a, _ := Find("ru-damage")
	in := a.With(p, drunkard(wire.GM), 9, map[string]string{"dice": "6", "bonus": "7", "first": "torso", "second": "7"})
	in.Notes = []wire.Note{{Attack: &wire.AttackResult{Token: 9, Target: 7, Hit: true}}}
	got := a.Judge(in)
	if in.Raw("attacker") != "D" || in.Raw("target") != "B" || len(got.Offers) != 2 {
		t.Errorf("%s on %s: %+v", in.Raw("attacker"), in.Raw("target"), got.Offers)
	}
	words := ""
	for _, l := range got.Lines {
		for _, arg := range l.Args {
			if name, ok := arg.(interface{ In(string) string }); ok {
				words += name.In("en") + " "
			}
		}
	}
	if !strings.Contains(words, "torso") || !strings.Contains(words, "right leg") {
		t.Errorf("areas: %s", words)
	}
	in.Values["second"] = "4"
	if got := a.Judge(in); !strings.Contains(got.Lines[1].Text.En, "again") {
		t.Errorf("the torso twice: %+v", got.Lines)
	}
}
