package fight

import (
	"sightline/geom/grid"
	"sightline/rules"
)

// Going is how a creature comes to move.
type Going uint8

// The ways to come to move (R-024-032).
const (
	Own        Going = iota // by its own movement, action, bonus action or reaction
	Disengaged              // after the Disengage action
	Teleport
	Forced // by another's force, or by falling
	Goings // how many there are
)

// Provokes says whether leaving a reach in that way allows an opportunity attack, the mover being seen by the watcher (R-024-031,
// R-024-032).
func Provokes(how Going, leaves, seen bool) bool { return how == Own && leaves && seen }

// Chance is an opportunity attack.
type Chance struct {
	Watcher int // index
	Step    int // of the path, counted from 0: the attack comes just before it
}

// Chances are the opportunity attacks that a path gives to watchers, each with its reach in cells, in the order they come
// (R-024-031, R-024-032). sees asks whether a watcher sees the mover just before a step.
func Chances(p rules.Profile, g grid.Grid, mover rules.Figure, steps []grid.Place, watchers []rules.Figure, reach []int32, how Going, sees func(watcher, step int) bool) []Chance {
	var all []Chance
	for i, w := range watchers {
		if w.Down {
			continue
		}
		step := p.Leaves(g, w, reach[i], mover, steps)
		if step >= 0 && Provokes(how, true, sees(i, step)) {
			all = append(all, Chance{i, step})
		}
	}
	for i := 1; i < len(all); i++ { // few: a plain insertion
		for j := i; j > 0 && all[j].Step < all[j-1].Step; j-- {
			all[j], all[j-1] = all[j-1], all[j]
		}
	}
	return all
}
