package wire

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// TestMarks: what is packed comes out again, and any text is some list of marks.
func TestMarks(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		word := rapid.StringOfN(rapid.RuneFrom([]rune("aěž.- 日")), 0, 9, -1)
		list := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Mark {
			return Mark{word.Draw(t, "kind"), word.Draw(t, "name"), rapid.Int32().Draw(t, "level")}
		}), 0, 5).Draw(t, "marks")
		m := MarksOf(list)
		if !slices.Equal(m.List(), list) {
			t.Fatalf("%+v became %+v", list, m.List())
		}
		for _, k := range list {
			if !m.Has(k.Kind) {
				t.Fatalf("%+v has no %q", list, k.Kind)
			}
		}
		_ = Marks(rapid.String().Draw(t, "anything")).List()
	})
	if Marks("").List() != nil || Marks("").Has("") || Marks(strings.Repeat("\x1e", 9)).List() != nil {
		t.Error("marks out of nothing")
	}
}

// TestTrail keeps the latest, and two of the same values are the same.
func TestTrail(t *testing.T) {
	var a Trail
	for n := range int32(50) {
		a = a.And(n)
		if list := a.List(); list[len(list)-1] != n || len(list) != min(int(n)+1, MaxTrail) || list[0] != max(n-MaxTrail+1, 0) {
			t.Fatalf("after %d: %v", n, list)
		}
	}
	if (Trail{}).And(1) != (Trail{}).And(1) || (Trail{}).And(0) == (Trail{}) {
		t.Error("trails are compared wrongly")
	}
}

// TestHealthOf: each setting tells no more than its name says.
func TestHealthOf(t *testing.T) {
	for _, c := range []struct {
		hp, most int32
		want     Health
	}{
		{29, 59, Health{true, 5, 29, 59}}, {30, 59, Health{false, 6, 30, 59}}, {0, 10, Health{true, 0, 0, 10}}, {-3, 10, Health{true, 0, -3, 10}},
		{5, 0, Health{HP: 5}}, {99, 10, Health{false, 10, 99, 10}}, {1 << 30, 1<<31 - 1, Health{false, 6, 1 << 30, 1<<31 - 1}},
	} {
		if got := HealthNumbers.Of(c.hp, c.most); got != c.want {
			t.Errorf("%d of %d: %+v", c.hp, c.most, got)
		}
		if HealthHidden.Of(c.hp, c.most) != (Health{}) || HealthBloodied.Of(c.hp, c.most) != (Health{Bloodied: c.want.Bloodied}) ||
			HealthBar.Of(c.hp, c.most) != (Health{Bloodied: c.want.Bloodied, Tenths: c.want.Tenths}) {
			t.Errorf("%d of %d", c.hp, c.most)
		}
	}
}
