package dice

import "slices"

// Source is where chance comes from: Intn gives a whole number from 0 to n-1, each as likely as the others.
type Source interface {
	Intn(n int) int
}

// Die is one die as it fell.
type Die struct {
	Value   int32
	Dropped bool // it does not count
}

// Rolled is a term with its dice in the order they fell, dropped ones too. Value is the sum of those that count, or the
// number; before Minus.
type Rolled struct {
	Term  Term
	Value int32
	Dice  []Die
}

// Result is a roll.
type Result struct {
	Total int32
	Terms []Rolled
}

// Roll rolls every die once, from left to right, also those that will be dropped. Of dice that fell alike the later are
// dropped first.
func (e Expr) Roll(src Source) Result {
	var r Result
	for _, t := range e.terms {
		rolled := t.roll(src)
		r.Terms = append(r.Terms, rolled)
		if t.Minus {
			rolled.Value = -rolled.Value
		}
		r.Total += rolled.Value
	}
	return r
}

func (t Term) roll(src Source) Rolled {
	if t.Sides == 0 {
		return Rolled{Term: t, Value: t.Count}
	}
	r := Rolled{Term: t, Dice: make([]Die, t.Count)}
	for i := range r.Dice {
		r.Dice[i].Value = int32(src.Intn(int(t.Sides))) + 1
	}
	t.drop(r.Dice)
	for _, d := range r.Dice {
		if !d.Dropped {
			r.Value += d.Value
		}
	}
	return r
}

// drop marks the dice that don't count.
func (t Term) drop(dice []Die) {
	n, high := t.kept()
	order := make([]int, len(dice))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		if high {
			a, b = b, a
		}
		return int(dice[a].Value - dice[b].Value)
	})
	for _, i := range order[n:] {
		dice[i].Dropped = true
	}
}
