package effect

import "strings"

// Worth is what an effect adds under a name: a bonus, a penalty below 0, or damage each turn.
type Worth struct {
	Name  string
	Value int32
}

// Counts says of each effect at one moment whether it counts: of those with the same name only the strongest does, which is
// the one farthest from 0; of two as strong the better, of two alike the first (R-014-084, A-35). Letters of either case are
// the same. An effect without a name is like no other.
func Counts(list []Worth) []bool {
	counts := make([]bool, len(list))
	for i, w := range list {
		counts[i] = true
		for j, o := range list {
			if i != j && same(w.Name, o.Name) && (o.beats(w) || !w.beats(o) && j < i) {
				counts[i] = false
			}
		}
	}
	return counts
}

// Total is the sum of all that count (R-014-084): names that differ add up.
func Total(list []Worth) int64 {
	total := int64(0)
	for i, counts := range Counts(list) {
		if counts {
			total += int64(list[i].Value)
		}
	}
	return total
}

func same(a, b string) bool {
	a, b = strings.TrimSpace(a), strings.TrimSpace(b)
	return a != "" && strings.EqualFold(a, b)
}

func (w Worth) beats(o Worth) bool {
	a, b := max(int64(w.Value), -int64(w.Value)), max(int64(o.Value), -int64(o.Value))
	return a > b || a == b && w.Value > o.Value
}
