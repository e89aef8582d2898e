package rules

import "math"

// Seconds is how long a number of rounds takes in seconds (R-024-001, R-004-008), at most what an int32 holds; none of them, or
// fewer, takes no time.
func (p Profile) Seconds(rounds int32) int32 {
	return int32(min(int64(max(rounds, 0))*int64(max(p.RoundSeconds, 0)), math.MaxInt32))
}
