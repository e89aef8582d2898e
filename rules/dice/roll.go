package dice

import "slices"

// Source is where chance comes from: Intn gives a whole number from 0 to n-1, each as likely as the others.
type Source interface {
	Intn(n int) int
}

// Die is one die as it fell.
type Die struct {
	Value    int32 // what it counts as
	Fell     int32 // its face
	Dropped  bool  // it does not count: others are kept
	Rerolled bool  // it does not count: the next was rolled in its place
	Burst    bool  // it exploded: the next was rolled on top
}

// Counts says whether the die counts.
func (d Die) Counts() bool { return !d.Dropped && !d.Rerolled }

// Rolled is a part of a roll. The parts of a sum in parentheses and of a product follow it, deeper by one.
type Rolled struct {
	Depth int32
	Op    Op // how it is joined to the part before it of the same depth
	Kind  Kind
	Count int32 // how many dice were asked for, or the number
	Sides int32 // 0: no dice
	Label string
	Value int32 // what it comes to, before Op
	Dice  []Die // in the order they fell, with those that were dropped, rolled again or added
}

// Result is a roll: a tree as a flat list.
type Result struct {
	Total int32
	Terms []Rolled
}

// Roll rolls every die once, from left to right, also those that will be dropped. Of dice that fell alike the later are
// dropped first.
func (e Expr) Roll(src Source) Result {
	r := roller{src: src}
	total := r.all(e.parts, 0)
	return Result{total, r.out}
}

// roller rolls parts in order.
type roller struct {
	src   Source
	out   []Rolled
	extra int
}

// all rolls parts that are joined, and gives what they come to.
func (r *roller) all(parts []part, depth int32) int32 {
	sum := int64(0)
	for _, p := range parts {
		v := int64(r.part(p, depth))
		switch p.op {
		case Plus:
			sum += v
		case Minus:
			sum -= v
		case Times:
			sum *= v
		case Over:
			sum = floor(sum, v)
		}
		sum = min(max(sum, -MaxTotal), MaxTotal)
	}
	return int32(sum)
}

// floor is a quotient rounded down; 0 by 0.
func floor(a, b int64) int64 {
	if b == 0 {
		return 0
	}
	q := a / b
	if a%b != 0 && (a < 0) != (b < 0) {
		q--
	}
	return q
}

func (r *roller) part(p part, depth int32) int32 {
	at := len(r.out)
	r.out = append(r.out, Rolled{Depth: depth, Op: p.op, Kind: p.kind, Count: p.count, Sides: p.sides, Label: p.label, Value: p.count})
	switch p.kind {
	case IsDice:
		r.out[at].Dice = r.dice(p)
		r.out[at].Value = 0
		for _, d := range r.out[at].Dice {
			if d.Counts() {
				r.out[at].Value += d.Value
			}
		}
	case IsSum, IsProduct:
		v := r.all(p.kids, depth+1)
		r.out[at].Value = v
	}
	return r.out[at].Value
}

func (r *roller) die(sides int32) Die {
	face := int32(r.src.Intn(int(sides))) + 1
	return Die{Value: face, Fell: face}
}

// dice rolls a term and makes its changes.
func (r *roller) dice(p part) []Die {
	dice := make([]Die, p.count)
	for i := range dice {
		dice[i] = r.die(p.sides)
	}
	for _, c := range p.changes {
		switch c.kind {
		case explode, reroll, rerollOnce:
			dice = r.again(dice, c, p.sides)
		case atLeast, atMost:
			bound(dice, c)
		default:
			drop(dice, c)
		}
	}
	return dice
}

// again rolls more dice, each after the one it is rolled for, which counts on (explode) or no more.
func (r *roller) again(dice []Die, c change, sides int32) []Die {
	var out []Die
	for _, d := range dice {
		for fresh := true; fresh; {
			fresh = d.Counts() && c.meets(d.Value) && r.extra < MaxExtra
			d.Burst, d.Rerolled = d.Burst || fresh && c.kind == explode, d.Rerolled || fresh && c.kind != explode
			out = append(out, d)
			if fresh {
				r.extra++
				d = r.die(sides)
				if c.kind == rerollOnce {
					out, fresh = append(out, d), false
				}
			}
		}
	}
	return out
}

// bound counts low faces as more, or high ones as less.
func bound(dice []Die, c change) {
	for i := range dice {
		if c.kind == atLeast {
			dice[i].Value = max(dice[i].Value, c.n)
		} else {
			dice[i].Value = min(dice[i].Value, c.n)
		}
	}
}

// drop marks the dice that are not kept.
func drop(dice []Die, c change) {
	var order []int
	for i, d := range dice {
		if d.Counts() {
			order = append(order, i)
		}
	}
	keep, high := int(c.n), c.kind == keepHigh || c.kind == dropLow
	if c.kind == dropHigh || c.kind == dropLow {
		keep = len(order) - keep
	}
	slices.SortStableFunc(order, func(a, b int) int {
		if high {
			a, b = b, a
		}
		return int(dice[a].Value - dice[b].Value)
	})
	for _, i := range order[min(max(keep, 0), len(order)):] {
		dice[i].Dropped = true
	}
}
