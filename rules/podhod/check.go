package podhod

import "sightline/rules"

// Result is what became of a check.
type Result uint8

// The results.
const (
	Success Result = iota
	Failure
	Critical // a 20 on the die (R-004-005)
)

// Check is a value that is rolled under (R-004-001).
type Check struct {
	Target int32 // a d20 that shows no more succeeds
	Roll   bool  // false: it succeeds without one
}

// Under is the check of a value against a difficulty with its changes by situation (R-004-001, R-004-002, R-004-007): a sum of autoAt or more
// needs no roll (R-004-005).
func Under(value, difficulty int32, changes []int32, autoAt int32) Check {
	sum := int64(value) + int64(difficulty)
	for _, c := range changes {
		sum += int64(c)
	}
	t := clip(sum)
	return Check{t, t < autoAt}
}

// Together is the check of several who act as one: their values are added (R-004-003, C-16).
func Together(values []int32, difficulty, autoAt int32) Check {
	return Under(0, difficulty, values, autoAt)
}

// Percent is the chance to succeed: five percent for each face that does; a 20 never does (R-004-003, R-004-005).
func (c Check) Percent() int32 {
	if !c.Roll {
		return 100
	}
	return 5 * min(max(c.Target, 0), 19)
}

// Result is that of a d20 (R-004-005): a 20 is a critical failure unless no roll was needed (C-15).
func (c Check) Result(d20 int32) Result {
	switch {
	case !c.Roll:
		return Success
	case d20 >= 20:
		return Critical
	case d20 <= c.Target:
		return Success
	}
	return Failure
}

// MaxDifficulty is the easiest difficulty there is; downward there is no limit (R-004-007).
const MaxDifficulty = 20

// Fair says whether a difficulty is within its range (R-004-007).
func Fair(difficulty int32) bool { return difficulty <= MaxDifficulty }

// Again is the check of a further attempt, which the GM makes harder by a step each time or bars (R-004-004).
func Again(value, difficulty, attempt, step int32, barred bool, autoAt int32) (Check, bool) {
	more := clip(int64(step) * int64(max(attempt, 1)-1))
	return Under(value, difficulty, []int32{more}, autoAt), !barred
}

// Task is an example whose difficulty is given (R-004-001).
type Task struct {
	ID         string
	Name       rules.Text
	Difficulty int32
	Ends       [3]rules.Text // what each Result brings, where that is told (R-004-006)
}

// Tasks are the examples of the text, with what their results bring.
var Tasks = []Task{
	{ID: "dart_trap", Name: rules.Text{En: "notice a hidden dart trap", Cs: "všimnout si skryté pasti"}, Difficulty: 5},
	{ID: "dart_trap_fleeing", Name: rules.Text{En: "notice it while fleeing", Cs: "všimnout si jí při útěku"}, Difficulty: -1},
	{ID: "big_stone", Name: rules.Text{En: "lift a huge stone", Cs: "zvednout obrovský kámen"}, Difficulty: -50},
	{ID: "skin_rabbit", Name: rules.Text{En: "skin a rabbit", Cs: "stáhnout králíka"}, Difficulty: 10, Ends: [3]rules.Text{
		Success:  {En: "two meals and the hide", Cs: "dvě jídla a kůže"},
		Failure:  {En: "the hide or a part of the meat is lost", Cs: "přijde vniveč kůže nebo část masa"},
		Critical: {En: "one meal, no hide, and a cut hand", Cs: "jedno jídlo, žádná kůže a pořezaná ruka"},
	}},
	{ID: "walk", Name: rules.Text{En: "walk on ordinary ground", Cs: "chůze v běžném terénu"}, Difficulty: 15},
	{ID: "gate_c", Name: rules.Text{En: "break a gate of size C", Cs: "vyrazit bránu velikosti C"}, Difficulty: -5},
}

// Spoils is what a rabbit yields by the result (R-004-006).
func Spoils(r Result) (meals, hides int32, partial, wound bool) {
	switch r {
	case Success:
		return 2, 1, false, false
	case Failure:
		return 1, 0, true, false
	}
	return 1, 0, false, true
}

func clip(n int64) int32 { return int32(min(max(n, -1<<31), 1<<31-1)) }
