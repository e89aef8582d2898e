package chase

// MaxWays is how many ways a chase's map may have beside the first (R-014-095).
const MaxWays = 9

// fork is the mark where a way branches off; false for the first way, which does nowhere.
func (c Chase) fork(way int32) (Mark, bool) {
	for _, m := range c.Marks {
		if m.To == way && way != 0 {
			return m, true
		}
	}
	return Mark{}, false
}

// spot is a place on a way.
type spot struct{ Way, At int32 }

// back is the way back from a place to the first way: the place itself, and where each way it leads over branched off another.
func (c Chase) back(at spot) []spot {
	list := []spot{at}
	for range MaxWays {
		m, ok := c.fork(at.Way)
		if !ok {
			break
		}
		at = spot{m.Way, m.At}
		list = append(list, at)
	}
	return list
}

// Gap is how many cells two runners are apart along the ways: over the fork where theirs part (R-014-085, R-014-095).
func (c Chase) Gap(a, b Runner) int32 {
	one, two := c.back(spot{a.Way, a.At}), c.back(spot{b.Way, b.At})
	for i, s := range one {
		for j, t := range two {
			if s.Way == t.Way {
				return length(one[:i+1]) + abs(s.At-t.At) + length(two[:j+1])
			}
		}
	}
	return abs(a.At - b.At)
}

// length is how far it is along some spots, each on the way of the one before.
func length(list []spot) int32 {
	n := int32(0)
	for i := 1; i < len(list); i++ {
		n += abs(list[i].At - list[i-1].At)
	}
	return n
}

func abs(n int32) int32 { return max(n, -n) }

// Take brings a runner at a fork onto the way that branches off there; false where none does (R-014-095).
func (c Chase) Take(id uint64, way int32) (Chase, bool) {
	i := c.Index(id)
	m, ok := c.fork(way)
	if i < 0 || !ok || c.Runners[i].Way != m.Way || c.Runners[i].At != m.At {
		return c, false
	}
	return c.with(i, func(r *Runner) { r.Way = way }), true
}

// Ways says whether marks make a map: each way beside the first branches off once, from one that leads back to the first.
func Ways(marks []Mark) bool {
	c := Chase{Marks: marks}
	seen := map[int32]bool{}
	for _, m := range marks {
		if m.Way < 0 || m.Way > MaxWays || m.To < 0 || m.To > MaxWays || m.To != 0 && seen[m.To] {
			return false
		}
		seen[m.To] = true
		if list := c.back(spot{Way: m.Way}); list[len(list)-1].Way != 0 {
			return false
		}
		if list := c.back(spot{Way: m.To}); list[len(list)-1].Way != 0 {
			return false
		}
	}
	return true
}

// Met says whether a runner has been at a mark: on its own way, or on one that it came by, before that branched off.
func (c Chase) Met(r Runner, m Mark) bool {
	if !r.Met(m.At) {
		return false
	}
	for i, s := range c.back(spot{r.Way, r.At}) {
		if s.Way == m.Way {
			return i == 0 || m.At <= s.At
		}
	}
	return false
}
