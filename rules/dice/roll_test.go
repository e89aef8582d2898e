package dice_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sightline/rules/dice"
)

// faces is a source that falls as it is told, counted from 1.
type faces []int

func (f *faces) Intn(n int) int {
	v := (*f)[0]
	*f = (*f)[1:]
	if v > n {
		panic(fmt.Sprintf("a %d on a die of %d", v, n))
	}
	return v - 1
}

func roll(t *testing.T, text string, fall ...int) dice.Result {
	t.Helper()
	e, err := dice.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	src := faces(fall)
	r := e.Roll(&src)
	if len(src) != 0 {
		t.Errorf("%s: %d dice were not rolled", text, len(src))
	}
	return r
}

// shown writes the dice of a roll, dropped ones in brackets.
func shown(r dice.Result) string {
	s := ""
	for _, term := range r.Terms {
		for _, d := range term.Dice {
			if d.Dropped {
				s += fmt.Sprintf("(%d)", d.Value)
			} else {
				s += fmt.Sprintf("%d", d.Value)
			}
			s += " "
		}
	}
	return s
}

func TestRollKeepsEveryDie(t *testing.T) {
	for _, c := range []struct {
		text  string
		fall  []int
		shown string
		total int32
	}{
		{"2d6+3", []int{4, 5}, "4 5 ", 12},
		{"4d6kh3", []int{3, 1, 6, 1}, "3 1 6 (1) ", 10}, // of those alike the later goes
		{"4d6k3", []int{1, 3, 6, 5}, "(1) 3 6 5 ", 14},
		{"2d20kl1", []int{17, 4}, "(17) 4 ", 4},
		{"2d20kh1", []int{9, 9}, "9 (9) ", 9},
		{"2d20kl1", []int{9, 9}, "9 (9) ", 9},
		{"4d6dl1", []int{2, 2, 2, 2}, "2 2 2 (2) ", 6},
		{"5d6dh2", []int{6, 1, 5, 2, 3}, "(6) 1 (5) 2 3 ", 6},
		{"1d20-1d4+2", []int{15, 3}, "15 3 ", 14},
		{"-3", nil, "", -3},
		{"k%", []int{100}, "100 ", 100},
		{"-2d6", []int{1, 2}, "1 2 ", -3},
	} {
		r := roll(t, c.text, c.fall...)
		if shown(r) != c.shown || r.Total != c.total {
			t.Errorf("%s: %s= %d, want %s= %d", c.text, shown(r), r.Total, c.shown, c.total)
		}
	}
}

func TestZeroExpressionRollsNothing(t *testing.T) {
	var e dice.Expr
	if r := e.Roll(nil); r.Total != 0 || len(r.Terms) != 0 || e.String() != "0" {
		t.Errorf("no expression rolls %+v and is written %q", r, e)
	}
}

// The largest roll that can be written does not overflow.
func TestLargestRoll(t *testing.T) {
	text := "100d1000"
	for range dice.MaxTerms - 1 {
		text += "+100d1000"
	}
	e, err := dice.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	if got := e.Roll(highest{}).Total; got != 100*1000*dice.MaxTerms {
		t.Errorf("the largest roll is %d", got)
	}
}

// Laws of a roll: every die within its sides and kept, as many dropped as told, none kept better than one dropped, and the
// total is what stands.
func TestRollLaws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e, err := dice.Parse(anyExpression(t))
		if err != nil {
			t.Fatal(err)
		}
		seed := rapid.Uint64().Draw(t, "seed")
		r := e.Roll(source{rand.New(rand.NewPCG(seed, 1))})
		var total int32
		for i, term := range r.Terms {
			if term.Term != e.Terms()[i] {
				t.Fatalf("term %d is %v", i, term.Term)
			}
			value := checkTerm(t, term)
			if term.Term.Minus {
				value = -value
			}
			total += value
		}
		if total != r.Total {
			t.Fatalf("%v comes to %d, its terms to %d", e, r.Total, total)
		}
	})
}

func checkTerm(t *rapid.T, r dice.Rolled) int32 {
	if r.Term.Sides == 0 {
		return r.Term.Count
	}
	var kept, dropped []int32
	var sum int32
	for _, d := range r.Dice {
		if d.Value < 1 || d.Value > r.Term.Sides {
			t.Fatalf("%v fell on %d", r.Term, d.Value)
		}
		if d.Dropped {
			dropped = append(dropped, d.Value)
			continue
		}
		kept = append(kept, d.Value)
		sum += d.Value
	}
	n := map[dice.Keep]int32{
		dice.KeepAll: r.Term.Count, dice.KeepHigh: r.Term.N, dice.KeepLow: r.Term.N,
		dice.DropHigh: r.Term.Count - r.Term.N, dice.DropLow: r.Term.Count - r.Term.N,
	}[r.Term.Keep]
	if len(r.Dice) != int(r.Term.Count) || len(kept) != int(n) || sum != r.Value {
		t.Fatalf("%v: %d dice, %d kept, sum %d, value %d", r.Term, len(r.Dice), len(kept), sum, r.Value)
	}
	high := r.Term.Keep == dice.KeepHigh || r.Term.Keep == dice.DropLow
	if len(dropped) > 0 && (high && slices.Min(kept) < slices.Max(dropped) || !high && slices.Max(kept) > slices.Min(dropped)) {
		t.Fatalf("%v kept %v and dropped %v", r.Term, kept, dropped)
	}
	return r.Value
}

type source struct{ *rand.Rand }

func (s source) Intn(n int) int { return s.IntN(n) }

// Every side of a die falls about as often: nothing between source and die leans.
func TestDiceAreFair(t *testing.T) {
	e, _ := dice.Parse("100d6")
	src := source{rand.New(rand.NewPCG(7, 7))}
	count := map[int32]int{}
	for range 600 {
		for _, d := range e.Roll(src).Terms[0].Dice {
			count[d.Value]++
		}
	}
	for v := int32(1); v <= 6; v++ {
		if n := count[v]; n < 9600 || n > 10400 { // 10,000 ± four standard deviations
			t.Errorf("%d fell %d times of 60,000", v, n)
		}
	}
}
