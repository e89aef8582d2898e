package effect_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"sightline/rules/effect"
)

// R-014-084: two of the trait that burns do not burn twice; what is weaker comes back when the stronger one ends.
func TestStrongestCounts(t *testing.T) {
	w := func(name string, n int32) effect.Worth { return effect.Worth{Name: name, Value: n} }
	for _, c := range []struct {
		list []effect.Worth
		want int64
	}{
		{nil, 0},
		{[]effect.Worth{w("fire form", 5), w("fire form", 5)}, 5},
		{[]effect.Worth{w("blessing", 1), w("Blessing ", 3), w("bane", -2)}, 1},
		{[]effect.Worth{w("bane", -2), w("bane", -4)}, -4},
		{[]effect.Worth{w("luck", -3), w("luck", 3)}, 3},
		{[]effect.Worth{w("", 2), w("", 2)}, 4},
		{[]effect.Worth{w("a", math.MinInt32), w("b", math.MinInt32)}, 2 * math.MinInt32},
	} {
		if got := effect.Total(c.list); got != c.want {
			t.Errorf("%v: %d, want %d", c.list, got, c.want)
		}
	}
}

// The laws of R-014-084: of each name exactly one counts, no other of it is farther from 0, the order does not matter.
func TestCombiningLaws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		one := rapid.Custom(func(t *rapid.T) effect.Worth {
			return effect.Worth{Name: rapid.SampledFrom([]string{"a", "A", "b", "č", "Č"}).Draw(t, "name"), Value: rapid.Int32Range(-5, 5).Draw(t, "value")}
		})
		list := rapid.SliceOfN(one, 0, 8).Draw(t, "effects")
		by := map[string][]int32{}
		for i, counts := range effect.Counts(list) {
			if name := strings.ToLower(list[i].Name); counts {
				by[name] = append(by[name], list[i].Value)
			}
		}
		for _, w := range list {
			got := by[strings.ToLower(w.Name)]
			if len(got) != 1 || max(got[0], -got[0]) < max(w.Value, -w.Value) {
				t.Fatalf("%v: of %q %v count", list, w.Name, got)
			}
		}
		total := effect.Total(list)
		if shuffled := rapid.Permutation(list).Draw(t, "shuffled"); effect.Total(shuffled) != total {
			t.Fatalf("%v: %d, in another order %d", list, total, effect.Total(shuffled))
		}
	})
}

// What passes and is taken back leaves an effect as it was; turns of others and other moments leave it too.
func TestLasting(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		l := effect.Lasting{Until: effect.Until(rapid.IntRange(0, 4).Draw(t, "until")), Left: rapid.Int32Range(1, 9).Draw(t, "left"), Of: rapid.Uint64Range(1, 2).Draw(t, "of")}
		m := effect.Moment{Until: effect.Until(rapid.IntRange(1, 3).Draw(t, "moment")), Of: rapid.Uint64Range(1, 2).Draw(t, "whose"), Seconds: rapid.Int32Range(1, 9).Draw(t, "seconds")}
		later := l.Pass(m)
		if later.Back(m) != l {
			t.Fatalf("%+v, %+v passes and is taken back: %+v", l, m, later.Back(m))
		}
		touches := l.Until == m.Until && (m.Until == effect.Time || l.Of == m.Of)
		if touches != (later != l) || touches && later.Left >= l.Left {
			t.Fatalf("%+v after %+v: %+v", l, m, later)
		}
	})
	for l, over := range map[effect.Lasting]bool{{}: false, {Until: effect.Untold}: false, {Until: effect.TurnEnd, Left: 1}: false, {Until: effect.Time}: true, {Until: effect.TurnStart, Left: -1}: true} {
		if l.Over() != over {
			t.Errorf("%+v is over: %v", l, l.Over())
		}
	}
}

func TestSuggest(t *testing.T) {
	for event, want := range map[string]string{
		"fell asleep": "unconscious", "tripped and fell": "prone", "frightened by a monster": "frightened", "Zakopl a upadl": "prone", "USNUL na stráži": "unconscious",
		"was knocked out": "unconscious", "knocked down by a wolf": "prone", "poisoned by a snake": "poisoned", "blinded by sand": "blinded", "deafened by thunder": "deafened",
		"caught in a net": "restrained", "charmed by a nymph": "charmed", "stunned by a blow": "stunned", "paralyzed by a ghoul": "paralyzed", "turned invisible": "invisible",
		"exhausted after a forced march": "exhaustion", "ambushed": "surprised", "hid behind a rock": "hidden", "slipped on ice": "prone", "oslepen světlem": "blinded",
	} {
		k, ok := effect.Suggest(event)
		if !ok || k.ID != "condition."+want {
			t.Errorf("%q suggests %q, want %s", event, k.ID, want)
		}
	}
	if k, ok := effect.Suggest("had a nice cup of tea"); ok {
		t.Errorf("tea suggests %q", k.ID)
	}
}

// TestKinds: each kind has its names; each condition of the catalog is there, says what it does and is found by its own name.
func TestKinds(t *testing.T) {
	conditions := 0
	for _, k := range effect.Kinds() {
		if k.Name.En == "" || k.Name.Cs == "" {
			t.Errorf("%s has no name", k.ID)
		}
		if !k.Condition() {
			continue
		}
		conditions++
		for _, name := range []string{strings.TrimPrefix(k.ID, "condition."), k.Name.En, k.Name.Cs} {
			if got, ok := effect.Suggest(name); !ok || got.ID != k.ID {
				if k.ID != "condition.prone" || name != "prone" {
					t.Errorf("%q suggests %q, want %s", name, got.ID, k.ID)
				}
			}
		}
		if k.Text.En == "" || k.Text.Cs == "" {
			t.Errorf("%s says nothing", k.ID)
		}
	}
	if conditions != 16 {
		t.Errorf("%d conditions", conditions)
	}
	if _, ok := effect.Named("nothing"); ok {
		t.Error("there is a kind named nothing")
	}
	if i := slices.IndexFunc(effect.Kinds(), func(k effect.Kind) bool { return k.ID == "condition.exhaustion" }); !effect.Kinds()[i].Levels {
		t.Error("exhaustion has no levels")
	}
}
