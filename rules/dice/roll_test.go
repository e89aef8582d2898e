package dice_test

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
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

// shown writes the dice of a roll: dropped ones in brackets, those rolled again in braces, ! after one that exploded.
func shown(r dice.Result) string {
	s := ""
	for _, term := range r.Terms {
		for _, d := range term.Dice {
			face := fmt.Sprint(d.Fell)
			if d.Value != d.Fell {
				face += fmt.Sprintf("→%d", d.Value)
			}
			if d.Burst {
				face += "!"
			}
			switch {
			case d.Rerolled:
				face = "{" + face + "}"
			case d.Dropped:
				face = "(" + face + ")"
			}
			s += face + " "
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
		{"2d6!", []int{6, 1, 6, 2}, "6! 6! 2 1 ", 15},
		{"1d10!>=9", []int{9, 10, 3}, "9! 10! 3 ", 22},
		{"2d6r<2", []int{1, 4, 1, 5}, "{1} {1} 5 4 ", 9},
		{"2d6ro<3", []int{2, 4, 1}, "{2} 1 4 ", 5},
		{"1d20mi10", []int{3}, "3→10 ", 10},
		{"2d20ma15", []int{17, 4}, "17→15 4 ", 19},
		{"3d6!kh2", []int{6, 2, 3, 4}, "6! 4 (2) (3) ", 10},
		{"4d6r1kh3", []int{1, 2, 3, 4, 6}, "{1} 6 (2) 3 4 ", 13},
		{"4d6kh3!", []int{6, 1, 2, 3, 6, 5}, "6! 6! 5 (1) 2 3 ", 22},
		{"(2d6+3)*2", []int{1, 2}, "1 2 ", 12},
		{"7/2", nil, "", 3},
		{"-7/2", nil, "", -3}, // the quotient is taken away
		{"(0-7)/2", nil, "", -4},
		{"7/-2", nil, "", -4},
		{"1d6/(1d4-1)", []int{5, 1}, "5 1 ", 0},
		{"1+2*3-4/2", nil, "", 5},
		{"1000000*1000000", nil, "", dice.MaxTotal},
		{"0-1000000*1000000", nil, "", -dice.MaxTotal},
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

// TestExplosionsEnd: dice that would explode for ever end at the limit.
func TestExplosionsEnd(t *testing.T) {
	e, err := dice.Parse("100d2!")
	if err != nil {
		t.Fatal(err)
	}
	r := e.Roll(highest{})
	if n := len(r.Terms[0].Dice); n != 100+dice.MaxExtra || r.Total != int32(2*n) {
		t.Errorf("%d dice, total %d", n, r.Total)
	}
}

// Laws of a roll: every face within its sides, as many dice count as were asked for unless a change says otherwise, none kept is
// worse than one dropped, and the total is what stands.
func TestRollLaws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		_, e := parsed(t)
		seed := rapid.Uint64().Draw(t, "seed")
		r := e.Roll(source{rand.New(rand.NewPCG(seed, 1))})
		for _, part := range r.Terms {
			checkPart(t, part)
		}
		total, end := fold(r.Terms, 0, 0)
		if total != int64(r.Total) || end != len(r.Terms) {
			t.Fatalf("%v comes to %d, its parts to %d", e, r.Total, total)
		}
	})
}

// fold adds up the parts of one depth anew, from what each says it comes to.
func fold(parts []dice.Rolled, at int, depth int32) (total int64, end int) {
	for at < len(parts) && parts[at].Depth == depth {
		p := parts[at]
		at++
		if p.Kind >= dice.IsSum {
			var inner int64
			if inner, at = fold(parts, at, depth+1); inner != int64(p.Value) {
				return -1 << 62, len(parts)
			}
		}
		v := int64(p.Value)
		switch p.Op {
		case dice.Plus:
			total += v
		case dice.Minus:
			total -= v
		case dice.Times:
			total *= v
		case dice.Over:
			if v == 0 {
				total = 0
			} else {
				total = int64(math.Floor(float64(total) / float64(v)))
			}
		}
		total = min(max(total, -dice.MaxTotal), dice.MaxTotal)
	}
	return total, at
}

func checkPart(t *rapid.T, r dice.Rolled) {
	if r.Kind != dice.IsDice {
		if len(r.Dice) > 0 {
			t.Fatalf("dice of %+v", r)
		}
		return
	}
	var sum int32
	for i, d := range r.Dice {
		if d.Fell < 1 || d.Fell > r.Sides {
			t.Fatalf("a die of %d fell on %d", r.Sides, d.Fell)
		}
		if (d.Rerolled || d.Burst) && i+1 == len(r.Dice) {
			t.Fatalf("nothing follows %+v", d)
		}
		if d.Counts() {
			sum += d.Value
		}
	}
	if sum != r.Value || len(r.Dice) < int(r.Count) {
		t.Fatalf("%d dice come to %d, said %d of %d", len(r.Dice), sum, r.Value, r.Count)
	}
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

// script is a source that falls in every way there is, one after the other, and knows how likely each was.
type script struct {
	falls, sides []int
	at           int
}

func (s *script) Intn(n int) int {
	if s.at == len(s.falls) {
		s.falls, s.sides = append(s.falls, 0), append(s.sides, n)
	}
	s.at++
	return s.falls[s.at-1]
}

// next goes on to the next way; false after the last.
func (s *script) next() bool {
	for i := len(s.falls) - 1; i >= 0; i-- {
		if s.falls[i]++; s.falls[i] < s.sides[i] {
			s.falls, s.sides, s.at = s.falls[:i+1], s.sides[:i+1], 0
			return true
		}
	}
	return false
}

// exact is how likely each total is, over all ways that the roller can fall; whole ways of more than most dice are left out.
func exact(t *testing.T, text string, most int) map[int32]*big.Rat {
	t.Helper()
	e, err := dice.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	all := map[int32]*big.Rat{}
	for s := (&script{}); ; {
		total := e.Roll(s).Total
		p := big.NewRat(1, 1)
		for _, n := range s.sides {
			p.Mul(p, big.NewRat(1, int64(n)))
		}
		if len(s.falls) <= most {
			if all[total] == nil {
				all[total] = new(big.Rat)
			}
			all[total].Add(all[total], p)
		}
		if !s.next() {
			return all
		}
	}
}

// TestDistributionsAreExact compares all ways the roller can fall with what is computed without it.
func TestDistributionsAreExact(t *testing.T) {
	for _, c := range []struct {
		text  string
		total int32
		n, of int64
	}{
		{"2d6", 7, 6, 36}, {"2d6", 2, 1, 36}, {"3d6", 10, 27, 216},
		{"4d6kh3", 18, 21, 1296}, {"4d6kh3", 3, 1, 1296}, {"4d6dl1", 13, 172, 1296}, {"4d6dh1", 3, 21, 1296},
		{"2d20kh1", 20, 39, 400}, {"2d20kl1", 20, 1, 400}, {"2d20kh1", 1, 1, 400},
		{"1d20mi10", 10, 10, 20}, {"1d20ma15", 15, 6, 20},
		{"1d6ro<3", 1, 2, 36}, {"1d6ro<3", 6, 8, 36}, // 2/6 again: 2/6·1/6; else 1/6 + 2/6·1/6
		{"2d4*2", 10, 4, 16}, {"1d6/2", 1, 2, 6}, {"1d4-1d4", 0, 4, 16},
	} {
		got := exact(t, c.text, 99)[c.total]
		if got == nil || got.Cmp(big.NewRat(c.n, c.of)) != 0 {
			t.Errorf("%s comes to %d in %v of all, want %d/%d", c.text, c.total, got, c.n, c.of)
		}
		sum := new(big.Rat)
		for _, p := range exact(t, c.text, 99) {
			sum.Add(sum, p)
		}
		if sum.Cmp(big.NewRat(1, 1)) != 0 {
			t.Errorf("%s: all ways together are %v", c.text, sum)
		}
	}
}
