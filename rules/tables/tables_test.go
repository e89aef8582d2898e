package tables_test

import (
	"strings"
	"testing"

	"sightline/rules/dice"
	"sightline/rules/tables"
)

// end always falls on the lowest or the highest side.
type end bool

func (e end) Intn(n int) int {
	if e {
		return n - 1
	}
	return 0
}

// TestEveryTotalHasARow: each total that a table's dice can give falls in one row, and each row can be rolled.
func TestEveryTotalHasARow(t *testing.T) {
	seen := map[string]bool{}
	for _, r := range tables.All() {
		e, err := dice.Parse(r.Dice)
		if err != nil {
			t.Fatalf("%s: %v", r.ID, err)
		}
		low, high := e.Roll(end(false)).Total, e.Roll(end(true)).Total
		next := low
		for _, row := range r.Rows {
			if row.From != next || row.To < row.From || row.Text.En == "" || row.Text.Cs == "" {
				t.Errorf("%s: the row %d to %d does not follow on %d, or says nothing", r.ID, row.From, row.To, next-1)
			}
			next = row.To + 1
		}
		if next != high+1 {
			t.Errorf("%s: the rows end at %d, the dice at %d", r.ID, next-1, high)
		}
		for _, out := range []int32{low - 1, high + 1} {
			if row, ok := r.At(out); ok {
				t.Errorf("%s: %d falls in %+v", r.ID, out, row)
			}
		}
		if got, ok := tables.Find(strings.ToUpper(r.ID)); !ok || got.ID != r.ID || seen[r.ID] || strings.ContainsAny(r.ID, " _") || r.Name.En == "" || r.Name.Cs == "" {
			t.Errorf("%q is named badly, or twice", r.ID)
		}
		seen[r.ID] = true
	}
	if _, ok := tables.Find("no-such"); ok {
		t.Error("a table that is none is found")
	}
}
