package rules_test

import (
	"errors"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/rules"
	"sightline/rules/all"
)

// TestOptionalRulesAreOff: the catalog's "Defaults" name the optional rules; each is off in every rule set until a GM turns it on.
func TestOptionalRulesAreOff(t *testing.T) {
	want := map[string]string{
		"check.autoSuccess": "off", "inspiration.playersOnly": "off", "check.costOption": "off", "check.degreesOfFailure": "off",
		"check.naturalEffects": "off", "flanking.enabled": "off", "diagonals": "flat", "facing.enabled": "off", "facing.hexWedge": "60",
		"inspiration.enabled": "on", "inspiration.spendAfterRoll": "off", "inspiration.awardsPerSession": "1",
		"roll.attackAndDamageTogether": "off", "gm.mayAlter": "on", "gm.secretRollShown": "on", "gm.rollVisibility": "open",
		"dice.floor": "reroll", "dice.leaning": "reroll", "dice.style": "ask_gm", "aoe.coverRule": "half",
	}
	for _, p := range all.Profiles() {
		for key, value := range want {
			o, ok := rules.OptionOf(key)
			if !ok || o.Value(p) != value {
				t.Errorf("%s: %s is %q, want %q", p.Name, key, o.Value(p), value)
			}
		}
	}
}

// TestOptionsAreSound: each has a key of its own, a row or an entry of the register, both languages, and values it takes.
func TestOptionsAreSound(t *testing.T) {
	seen := map[string]bool{}
	for _, o := range rules.Options() {
		low := strings.ToLower(o.Key)
		if seen[low] || o.Key == "" || strings.ContainsAny(o.Key, " =#\n") || low == "profile" {
			t.Errorf("the key %q is bad or stands twice", o.Key)
		}
		seen[low] = true
		if o.Row == "" || o.Name.En == "" || o.Name.Cs == "" || o.Part >= rules.Parts || o.Takes() == "" {
			t.Errorf("%s lacks its row, name, part or values: %+v", o.Key, o)
		}
		for _, c := range o.Choices {
			if c.Value == "" || c.Name.En == "" || c.Name.Cs == "" {
				t.Errorf("%s has a nameless choice: %+v", o.Key, c)
			}
		}
		for _, p := range all.Profiles() {
			if again, ok := o.With(p, o.Value(p)); !ok || again != p {
				t.Errorf("%s: %s can't be as it is, %q", p.Name, o.Key, o.Value(p))
			}
		}
	}
}

// anyHouse is a profile with random options changed.
func anyHouse(t *rapid.T) (base, p rules.Profile) {
	base = rapid.SampledFrom(all.Profiles()).Draw(t, "base")
	p = base
	for range rapid.IntRange(0, 12).Draw(t, "changes") {
		o := rapid.SampledFrom(rules.Options()).Draw(t, "option")
		value := rapid.SampledFrom([]string{"on", "OFF", "no"}).Draw(t, "value")
		if len(o.Choices) > 0 {
			value = rapid.SampledFrom(o.Choices).Draw(t, "choice").Value
		} else if !o.IsSwitch() {
			value = strings.TrimSpace(rapid.StringMatching(` ?[0-9]{1,2}`).Draw(t, "number"))
		}
		if now, ok := o.With(p, value); ok {
			p = now
		}
	}
	return base, p
}

// TestHouseReadsAsItself: what is written of house rules reads as the same rules, with comments and without.
func TestHouseReadsAsItself(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		base, p := anyHouse(t)
		again, err := base.Change(p.Differences(base))
		if err != nil || again != p {
			t.Fatalf("%q reads as %+v, %v, want %+v", p.Differences(base), again, err, p)
		}
		text := p.House(base, rapid.SampledFrom([]string{"en", "cs"}).Draw(t, "language"))
		from, file, err := all.Read(text)
		if err != nil || file != p || from != base {
			t.Fatalf("%q reads as %+v, %v", text, file, err)
		}
		if (p == base) != (p.Differences(base) == "") {
			t.Fatalf("the differences of %+v from %+v are %q", p, base, p.Differences(base))
		}
	})
}

func TestHouseFile(t *testing.T) {
	base, p, err := all.Read("\ufeff# ours\r\n\nProfile = R024\nflanking.enabled=on # R-014-075\n  DIAGONALS = 1-2-1\naoe.coverRule = any\nroundSeconds = 10\ngm.mayAlter = ne\n")
	if err != nil || base.Name != "srd52" || p.Name != "srd52" {
		t.Fatalf("%v %+v", err, p)
	}
	if !p.Flanking || p.Diagonal != grid.Alternating || p.RoundSeconds != 10 || !p.Rolls.Fixed || p.Coverage(area.Cone) != area.Any || p.Coverage(area.Wall) != area.Any {
		t.Errorf("got %+v", p)
	}
	if _, p, err := all.Read(""); err != nil || p != all.Profiles()[0] {
		t.Errorf("an empty file is the default rule set, not %+v, %v", p, err)
	}
}

func TestHouseSaysWhatIsWrongAndWhere(t *testing.T) {
	for _, c := range []struct {
		text  string
		fault rules.HouseFault
		line  int
		near  string
	}{
		{"flanking.enabled", rules.HouseShape, 1, "flanking.enabled"},
		{"\n= on", rules.HouseShape, 2, "= on"},
		{"roundSeconds = # none", rules.HouseShape, 1, "roundSeconds ="},
		{"profile = dnd14\n\nflankign = on", rules.HouseKey, 3, "flankign"},
		{"flanking.enabled = maybe", rules.HouseValue, 1, "maybe"},
		{"roundSeconds = 0", rules.HouseValue, 1, "0"},
		{"roundSeconds = 99999999999", rules.HouseValue, 1, "99999999999"},
		{"diagonals = 5-10-5", rules.HouseValue, 1, "5-10-5"},
		{"diagonals = flat\n#\nDiagonals = exact", rules.HouseTwice, 3, "diagonals"},
		{"profile = dnd5", rules.HouseProfile, 1, "dnd5"},
		{"diagonals = flat\nprofile = dnd14", rules.HouseProfile, 2, "dnd14"},
		{"profile = dnd14\nprofile = srd52", rules.HouseProfile, 2, "srd52"},
		{strings.Repeat("# talk\n", rules.MaxHouse), rules.HouseLong, 1, ""},
		{strings.Repeat("ž", 100), rules.HouseShape, 1, strings.Repeat("ž", 40) + "…"},
	} {
		_, _, err := all.Read(c.text)
		var at *rules.HouseError
		if !errors.As(err, &at) {
			t.Errorf("%.40q: error %v", c.text, err)
			continue
		}
		if shown := strings.TrimSuffix(strings.Split(at.Text, "#")[0], " "); at.Fault != c.fault || at.Line != c.line || shown != c.near {
			t.Errorf("%.40q: fault %d in line %d at %q, want %d in %d at %q", c.text, at.Fault, at.Line, at.Text, c.fault, c.line, c.near)
		}
		if at.Error() == "" || at.Fault == rules.HouseValue && at.Takes == "" {
			t.Errorf("%.40q: %v does not say what would be right", c.text, at)
		}
	}
}

// TestWrongHouseChangesNothing: a text with one wrong line leaves the rules as they were, whatever stands above it.
func TestWrongHouseChangesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		base, p := anyHouse(t)
		got, err := base.Change(p.Differences(base) + "no such rule = on\n")
		if err == nil || got != base {
			t.Fatalf("%v, %+v", err, got)
		}
	})
}

func FuzzHouse(f *testing.F) {
	for _, s := range []string{"profile = podhod\nflanking.enabled = on", "diagonals=exact#", "\ufeff\x00=\xff", "a=b=c"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		base, p, err := all.Read(s)
		var at *rules.HouseError
		if err != nil {
			if p != base || !errors.As(err, &at) || at.Line < 1 || at.Line > strings.Count(s, "\n")+1 || len([]rune(at.Text)) > 41 && at.Fault != rules.HouseProfile {
				t.Fatalf("%q: %#v", s, err)
			}
			return
		}
		if again, err := base.Change(p.Differences(base)); err != nil || again != p {
			t.Fatalf("%q: %v", s, err)
		}
	})
}
