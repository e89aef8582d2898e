package turn

import "slices"

// BaseActions is how many actions one has in a round without more (R-004-008).
const BaseActions = 2

// Actions is how many actions a round holds for one: the base and what is added, with no upper limit, at least none (R-004-009).
func Actions(base, bonus int32) int32 {
	return int32(min(max(int64(base)+int64(bonus), 0), 1<<31-1))
}

// MaxSegments is into how many parts a round is split at most, whoever acts how often.
const MaxSegments = 100

// Segments splits a round: into as many segments as the one with the fewest actions has. It gives for each segment how many
// actions each one has in it: an equal share, and one more in each of the last segments for what is left over (R-004-010, C-06).
// Who has no action has no say in it and no share.
func Segments(actions []int32) [][]int32 { return Share(actions, Fewest(actions)) }

// Share is Segments into so many as are given: who has fewer actions than there are segments acts in the last ones.
func Share(actions []int32, n int32) [][]int32 {
	n = min(max(n, 0), MaxSegments)
	segments := make([][]int32, n)
	for s := range segments {
		segments[s] = make([]int32, len(actions))
		for i, a := range actions {
			if a = max(a, 0); int32(s) >= n-a%n {
				segments[s][i] = a/n + 1
			} else {
				segments[s][i] = a / n
			}
		}
	}
	return segments
}

// Fewest is into how many segments a round of such actions is split: the fewest that one has who has any.
func Fewest(actions []int32) int32 {
	some := slices.DeleteFunc(slices.Clone(actions), func(a int32) bool { return a <= 0 })
	if len(some) == 0 {
		return 0
	}
	return min(slices.Min(some), MaxSegments)
}

// Due is how many of its actions one has had when a segment, counted from 1, of so many ends (R-004-010); a round that is not split gives all.
func Due(actions, segment, segments int32) int32 {
	if segments <= 0 {
		return max(actions, 0)
	}
	n := int32(0)
	for i, s := range Share([]int32{actions}, segments) {
		if int32(i) < segment {
			n += s[0]
		}
	}
	return n
}

// Moves is how many actions a movement of so many fields takes when each gives so many (R-004-018); 0 where none gives any.
func Moves(spent, each int32) int32 {
	if each <= 0 || spent <= 0 {
		return 0
	}
	return (spent-1)/each + 1
}
