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
