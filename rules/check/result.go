package check

import "sightline/rules"

// Result is how a check or a save came out against a DC, and what the table's options make of the margin.
type Result struct {
	Success bool
	Margin  int32 // the total less the DC
	Severe  bool  // failed by 5 or more, where degrees of failure are played (R-014-035)
	Cost    bool  // missed by 1 or 2: the GM may have it succeed at a cost (R-014-034)
	Mar     bool  // exactly the DC: the GM may complicate the success (R-014-034)
}

// Resolve compares a total with a DC: as much is enough (R-014-033). A 20 or a 1 on the die changes nothing about it (R-014-036).
func Resolve(c rules.Checks, total, dc int32) Result {
	r := Result{Success: total >= dc, Margin: total - dc}
	r.Cost = c.Cost && r.Margin < 0 && r.Margin >= -2 // never severe as well
	r.Mar = c.Cost && r.Margin == 0
	r.Severe = c.Degrees && r.Margin <= -5
	return r
}

// More is what a natural 20 or 1 may do beyond success or failure.
type More uint8

// What it may do.
const (
	NoMore   More = iota
	Enlarged      // a 20 that succeeds does more
	Worsened      // a 1 that fails does more harm
)

// Natural is what the die's own face may add, where the table plays so: the GM decides (R-014-036).
func Natural(c rules.Checks, face int32, success bool) More {
	switch {
	case !c.Natural:
		return NoMore
	case face == 20 && success:
		return Enlarged
	case face == 1 && !success:
		return Worsened
	}
	return NoMore
}

// Sample is a task with what may follow, for the GM to take up or not.
type Sample struct {
	words  []string
	ID     string
	Plain  rules.Text // a failure
	Severe rules.Text // a failure by 5 or more
	Twenty rules.Text // a natural 20
	One    rules.Text // a natural 1
}

// Samples are tasks with what may follow of them (R-014-035, 036).
var Samples = []Sample{
	{[]string{"disarm", "trap", "past"}, "trap",
		rules.Text{En: "trap does not go off", Cs: "past se nespustí"}, rules.Text{En: "trap goes off", Cs: "past se spustí"},
		rules.Text{En: "the trap can be used again", Cs: "past půjde použít znovu"}, rules.Text{En: "tools may break", Cs: "nářadí se může zlomit"}},
	{[]string{"queen", "king", "lord", "ruler", "court", "persuade", "královn", "král", "vládc", "pán"}, "audience",
		rules.Text{En: "refuses", Cs: "odmítne"}, rules.Text{En: "thrown in the dungeon", Cs: "skončí ve vězení"},
		rules.Text{En: "more is granted than was asked", Cs: "dostane víc, než žádal"}, rules.Text{En: "an insult is taken", Cs: "urazí"}},
	{[]string{"lock", "zám"}, "lock",
		rules.Text{En: "the lock stays shut", Cs: "zámek zůstane zavřený"}, rules.Text{En: "the lock jams", Cs: "zámek se zasekne"},
		rules.Text{En: "the lock opens without a trace", Cs: "zámek se otevře beze stopy"}, rules.Text{En: "tools may break", Cs: "nářadí se může zlomit"}},
	{[]string{"investigat", "search", "examin", "clue", "look for", "pátr", "hled", "prohled", "stop"}, "search",
		rules.Text{En: "nothing is found", Cs: "nic se nenajde"}, rules.Text{En: "a clue is destroyed", Cs: "stopa se zničí"},
		rules.Text{En: "an extra clue", Cs: "stopa navíc"}, rules.Text{En: "a false clue", Cs: "falešná stopa"}},
}

// SampleOf is the sample that a task's words name, and true; else any task's.
func SampleOf(task string) (Sample, bool) {
	for _, s := range Samples {
		for _, w := range s.words {
			if holds(task, w) {
				return s, true
			}
		}
	}
	return Sample{
		ID: "other", Plain: rules.Text{En: "it does not work", Cs: "nepovede se"}, Severe: rules.Text{En: "it makes matters worse", Cs: "pohorší to věc"},
		Twenty: rules.Text{En: "it does more than was hoped", Cs: "povede se víc, než se čekalo"}, One: rules.Text{En: "something goes wrong besides", Cs: "něco se ještě pokazí"},
	}, false
}
