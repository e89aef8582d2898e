package podhod

// Gait is how one runs by the round (R-004-021).
type Gait uint8

// The gaits. The jog of the text is faster than its run (C-17).
const (
	Run Gait = iota
	Jog
	Sprint
)

// Quarters is what a round at the gait takes off the endurance check, and its fatigue, in quarters of a point (R-004-021, R-004-022).
func (g Gait) Quarters() int32 { return 1 << min(g, Sprint) }

// Metres is how far a round at the gait goes (R-004-021): strength counts in a sprint alone.
func (g Gait) Metres(movement, dex, str int32) int32 {
	sum := int64(Stride(movement)) + int64(dex)
	if g >= Sprint {
		sum += int64(str)
	}
	return clip(max(sum, 0) * (int64(min(g, Sprint)) + 2))
}

// Target is what the endurance check of a round, counted from 1, is rolled under, in quarters (R-004-022); a whole die must not pass it.
func (g Gait) Target(endurance, round int32) int32 {
	return clip(4*int64(endurance) - int64(g.Quarters())*int64(max(round, 1)-1))
}

// Limit is how many rounds one can run at the gait (R-004-023): until what the check has lost comes to twice the endurance.
func (g Gait) Limit(endurance int32) int32 {
	return clip(8 * int64(max(endurance, 0)) / int64(g.Quarters()))
}

// round is how far a round of so many metres goes: half of it, rounded down, when its check failed (R-004-022, C-12).
func round(metres int32, held bool) int64 {
	if held {
		return int64(max(metres, 0))
	}
	return int64(max(metres, 0)) / 2
}

// Far is how far rounds of so many metres go, by whether the check of each held (R-004-022).
func Far(metres int32, held []bool) int32 {
	sum := int64(0)
	for _, h := range held {
		sum += round(metres, h)
	}
	return clip(sum)
}

// Rounds is how many more rounds the rest of a way takes when all checks hold or all fail (R-004-022); -1: one never gets there.
func Rounds(left, metres int32, held bool) int32 {
	if left <= 0 {
		return 0
	}
	each := round(metres, held)
	if each == 0 {
		return -1
	}
	return clip((int64(left) + each - 1) / each)
}

// Breath is what comes after so many rounds of running (R-004-023): as many rounds of rest, and a point of fatigue that stays for each five,
// rounded down (C-12).
func Breath(rounds int32) (rest, fatigue int32) {
	rounds = max(rounds, 0)
	return rounds, rounds / 5
}

// First is who wins a race that several finish in the same round, by how far each would get in it (R-004-024); -1: nobody gets to the
// finish, or (even) the farthest are even and initiative decides.
func First(reach []int32, finish int32) (who int, even bool) {
	best := -1
	for i, r := range reach {
		switch {
		case r < finish:
		case best < 0 || r > reach[best]:
			best, even = i, false
		case r == reach[best]:
			even = true
		}
	}
	if even {
		return -1, true
	}
	return best, false
}
