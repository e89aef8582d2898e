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

// Far is how far rounds of so many metres go: those whose check failed count half (R-004-022), all together rounded down.
func Far(metres int32, held []bool) int32 {
	halves := int64(0)
	for _, h := range held {
		halves++
		if h {
			halves++
		}
	}
	return clip(int64(max(metres, 0)) * halves / 2)
}

// Rounds is how many more rounds the rest of a way takes when all checks hold or all fail (R-004-022); -1: one never gets there.
func Rounds(left, metres int32, held bool) int32 {
	if left <= 0 {
		return 0
	}
	if metres <= 0 {
		return -1
	}
	halves := int64(metres)
	if held {
		halves *= 2
	}
	return clip((2*int64(left) + halves - 1) / halves)
}

// Breath is what comes after so many rounds of running (R-004-023): as many rounds of rest, and a point of fatigue that stays for each five,
// rounded down (C-12).
func Breath(rounds int32) (rest, fatigue int32) {
	rounds = max(rounds, 0)
	return rounds, rounds / 5
}

// First is who wins a race that several finish in the same round, by how far each would get in it (R-004-024); -1: the farthest are even, and
// initiative decides.
func First(reach []int32) int {
	best, even := -1, false
	for i, r := range reach {
		switch {
		case best < 0 || r > reach[best]:
			best, even = i, false
		case r == reach[best]:
			even = true
		}
	}
	if even {
		return -1
	}
	return best
}
