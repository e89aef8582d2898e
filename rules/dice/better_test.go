package dice

import "testing"

// TestBetter: the first d20 becomes two of which the higher counts, the rest stays; what begins otherwise is left alone.
func TestBetter(t *testing.T) {
	for text, want := range map[string]string{
		"d20": "2d20kh1", "1d20+5": "2d20kh1+5", "1k20-1d4": "2d20kh1-1d4", "1d20[hit]": "2d20kh1[hit]",
		"2d20kh1": "", "1d6": "", "3+1d20": "", "-1d20": "", "1d20mi3": "", "5": "",
	} {
		e, err := Parse(text)
		if err != nil {
			t.Fatal(text, err)
		}
		before := e.String()
		got, ok := e.Better()
		if ok != (want != "") || ok && got.String() != want || e.String() != before {
			t.Errorf("%s: %s, %v; before %s, after %s", text, got, ok, before, e)
		}
	}
	if _, ok := (Expr{}).Better(); ok {
		t.Error("nothing is a d20")
	}
}
