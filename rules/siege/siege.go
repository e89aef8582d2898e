// Package siege is siege equipment (R-014-097 to 104): engines as data, what a crew gets done, how far they reach.
package siege

import (
	"sightline/geom/grid"
	"sightline/rules"
)

// Engine is a kind of engine. All are immune to poison and psychic damage (R-014-097).
type Engine struct {
	ID       string
	Row      string // of the catalog
	Name     rules.Text
	Size     grid.Size
	AC, HP   int32
	Steps    []Step // what a crew does for one shot, in this order; none: nothing to ready
	Shot     rules.Text
	Kind     Kind
	ToHit    int32
	Range    int32 // normal range, cells; of a ram its reach
	Long     int32 // long range, cells
	Min      int32 // nothing at this distance or nearer is hit; 0: no such limit
	Dice     string
	Average  int32
	Damage   string     // type
	SaveDC   int32      // Dexterity save for half, of what is poured; 0: none
	Crew     int32      // Medium creatures that it takes at least
	Height   int32      // of walls that it reaches, cells; 0: it is no tower
	Lobbed   bool       // shoots over cover
	Question rules.Text // where the print is doubtful
}

// Kind says how an engine strikes.
type Kind uint8

// The kinds.
const (
	Shoots Kind = iota
	Rams        // objects only
	Pours
	Carries // a tower: it strikes nobody
)

// Step is a part of readying a shot: what it is called and how many actions it takes.
type Step struct {
	ID      string
	Name    rules.Text // to be done
	Done    rules.Text // how the engine stands after it
	Actions int32
}

// Immune says that a type of damage does nothing to an engine (R-014-097).
func Immune(damage string) bool { return damage == "poison" || damage == "psychic" }

// Struck is what is left of hit points, not below 0, after damage of a type.
func Struck(hp, damage int32, kind string) int32 {
	if Immune(kind) || damage <= 0 {
		return hp
	}
	return max(hp-damage, 0)
}

// Cycle is how many actions of a crew one shot takes, from empty; 0: nothing to ready.
func (e Engine) Cycle() int32 {
	n := int32(0)
	for _, s := range e.Steps {
		n += s.Actions
	}
	return n
}

// Work is how an engine stands after a crew spent actions on it: done is how many of a cycle are already spent, 0 when it is empty.
// Shots is how many times it fired or was tipped on the way (R-014-097, A-43). Which creatures spent them makes no difference,
// and what is done stays done.
func (e Engine) Work(done, actions int32) (now, shots int32) {
	cycle := e.Cycle()
	if cycle <= 0 {
		return 0, 0
	}
	all := min(max(done, 0), cycle) + min(max(actions, 0), 1000)
	return all % cycle, all / cycle
}

// Ready is how many actions of a cycle are spent once the steps up to the named one are done; 0 for empty or no such step.
func (e Engine) Ready(step string) int32 {
	n := int32(0)
	for _, s := range e.Steps {
		if n += s.Actions; s.ID == step {
			return n
		}
	}
	return 0
}

// At is the step that the next action goes to, when so many of a cycle are spent, and how many actions it still takes.
func (e Engine) At(done int32) (step Step, left int32) {
	for _, s := range e.Steps {
		if done < s.Actions {
			return s, s.Actions - max(done, 0)
		}
		done -= s.Actions
	}
	return Step{}, 0
}

// Aim judges a shot over a distance in cells: near is plain, far is at a disadvantage, beyond or within the least range there is
// none (R-014-098 to 104, R-024-028).
func (e Engine) Aim(distance int32) rules.Band {
	switch {
	case distance <= e.Min && e.Min > 0, e.Range == 0, distance < 0:
		return rules.Beyond
	case distance <= e.Range:
		return rules.Near
	case distance <= e.Long:
		return rules.Long
	}
	return rules.Beyond
}

// Works says whether so many Medium creatures can work it: a ram takes four, any other at least one (R-014-099).
func (e Engine) Works(creatures int32) bool { return creatures >= max(e.Crew, 1) }

// Poured is the damage that a creature below takes of what was rolled: half, rounded down, if its save succeeds (R-014-101, A-42).
func (e Engine) Poured(rolled, save int32) int32 {
	if save >= e.SaveDC {
		return rolled / 2
	}
	return rolled
}

// Lifts says whether one of a size gets from the tower onto a wall so many cells high: Medium or smaller, up to its height. Whoever is
// within has total cover from without (R-014-102).
func (e Engine) Lifts(s grid.Size, wall int32) bool { return Rides(s) && wall <= e.Height }

// Printed is the engine as a table has it: where the range of a trebuchet is taken as likely meant it is 60 cells, not 50.
func (e Engine) Printed(far bool) Engine {
	if far && e.ID == "trebuchet" {
		e.Range = 60
	}
	return e
}

// Roofs says that who is within has total cover from an attack: in a tower from any, under a ram's roof from above (R-014-099,
// R-014-102).
func (e Engine) Roofs(above bool) bool { return e.Kind == Carries || e.Kind == Rams && above }

// Loads is how many actions of a cycle can be spent before the shot: all but the last step's.
func (e Engine) Loads() int32 {
	n := e.Cycle()
	if len(e.Steps) > 0 {
		n -= e.Steps[len(e.Steps)-1].Actions
	}
	return n
}

// Rides says that one of a size fits into a tower.
func Rides(s grid.Size) bool { return s.Rank() <= grid.Medium.Rank() }

// Find is the engine of an id; false when there is none.
func Find(id string) (Engine, bool) {
	for _, e := range Engines {
		if e.ID == id {
			return e, true
		}
	}
	return Engine{}, false
}
