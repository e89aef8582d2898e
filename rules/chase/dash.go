package chase

// Numbers of a chase.
const (
	DashDC    = 10 // Constitution check for each Dash beyond the free ones
	DropOut   = 5  // exhaustion at which one falls behind for good
	MaxTired  = 6  // the last level of exhaustion
	freeDash  = 3
	tableDice = 20
)

// Free is how many times one may Dash before it tires: 3 and the Constitution modifier, never below 0 (R-014-086, A-36).
func Free(con int32) int32 {
	if con < -freeDash {
		return 0
	}
	return freeDash + con
}

// IsFree says whether the next Dash is free for one that made so many before in this chase; one that is not asks for a
// Constitution check DC 10 at the end of the turn (R-014-086).
func IsFree(con, before int32) bool { return before < Free(con) }

// Tire is the exhaustion after the check for a Dash beyond the free ones: a total below 10 adds a level (R-014-086).
func Tire(exhaustion, total int32) int32 {
	if total < DashDC {
		exhaustion++
	}
	return min(max(exhaustion, 0), MaxTired)
}

// Out says that one drops out of the chase: at level 5, where the speed is 0 (R-014-086).
func Out(exhaustion int32) bool { return exhaustion >= DropOut }

// Rest is what ends a chase's exhaustion.
type Rest uint8

// The rests.
const (
	NoRest Rest = iota
	ShortRest
	LongRest
)

// Recover is the exhaustion after a rest: either takes away the levels that came from the chase (R-014-086). What else a long
// rest takes away is not the chase's.
func Recover(exhaustion, fromChase int32, rest Rest) int32 {
	if rest == NoRest {
		return exhaustion
	}
	return max(exhaustion-max(fromChase, 0), 0)
}

// MayReact says whether moving away can be answered with an opportunity attack: not between two who run in the same chase, for
// they all run one way; bystanders may (R-014-087).
func MayReact(attackerRuns, targetRuns bool) bool { return !attackerRuns || !targetRuns }

// Lead is the pursuer nearest to the quarry, by how many cells each is behind: the first of the nearest; -1 of none (R-014-085).
func Lead(behind []int32) int {
	lead := -1
	for i, d := range behind {
		if lead < 0 || d < behind[lead] {
			lead = i
		}
	}
	return lead
}

// Newcomers are those of the joining who have no place in the order yet: they roll initiative (R-014-085, R-014-096).
func Newcomers[T comparable](order, joining []T) []T {
	var roll []T
	for _, j := range joining {
		if !has(order, j) && !has(roll, j) {
			roll = append(roll, j)
		}
	}
	return roll
}

func has[T comparable](list []T, x T) bool {
	for _, y := range list {
		if y == x {
			return true
		}
	}
	return false
}

// Splits says whether a chase can be split so: each runner in one group and no group empty. Each group is a chase of its own, and
// one round of each is played in turn (R-014-094).
func Splits[T comparable](runners []T, groups [][]T) bool {
	var seen []T
	for _, g := range groups {
		if len(g) == 0 {
			return false
		}
		for _, r := range g {
			if has(seen, r) || !has(runners, r) {
				return false
			}
			seen = append(seen, r)
		}
	}
	return len(seen) == len(runners)
}
