package fight

import (
	"sightline/geom/grid"
	"sightline/rules"
)

// MountFits says whether one may ride another: willing, of a fitting build, at least one size larger (R-024-033).
func MountFits(rider, mount grid.Size, willing, anatomy bool) bool {
	return willing && anatomy && mount.Rank() > rider.Rank()
}

// MountCost is what mounting or dismounting costs of a speed: half of it, rounded down (R-024-034), in cells on a grid and in feet
// without one (B-11).
func MountCost(speed int32) int32 { return max(speed, 0) / 2 }

// MountReach is how far off a mount may stand, in cells (R-024-034).
const MountReach = 1

// Action is something to do in a turn, by its name.
type Action uint8

// The actions a controlled mount has.
const (
	Dash Action = iota
	Disengage
	Dodge
)

// String names the action.
func (a Action) String() string {
	return [...]string{"dash", "disengage", "dodge", "unknown"}[min(a, Dodge+1)]
}

// Ridden is how a mount takes its turns.
type Ridden struct {
	Initiative int32
	Actions    []Action // all it may do; nil: anything
	Now        bool     // it may act in the very turn it is mounted
}

// Ride says how a mount takes its turns: a controlled one in its rider's place with three actions, also in the turn it is mounted
// (R-024-035), an independent one as before (R-024-036).
func Ride(rider, mount int32, controlled bool) Ridden {
	if controlled {
		return Ridden{rider, []Action{Dash, Disengage, Dodge}, true}
	}
	return Ridden{Initiative: mount}
}

// FallDC is the difficulty of the Dexterity save against falling off (R-024-037).
const FallDC = 10

// FallSave is the save against falling off (R-024-037).
func FallSave() Save { return Save{Ability: Dex, DC: FallDC} }

// Fall says whether a rider falls off when its mount is moved against its will or one of the two is knocked prone, and so lies prone
// in a free space within MountReach (R-024-037).
func Fall(total int32) bool { return !FallSave().Made(int64(total)) }

// Seat is where a rider may come to stand beside its mount, the nearest free places first: those within MountReach where ok allows.
func Seat(g grid.Grid, mount rules.Figure, rider grid.Size, ok func(grid.Place) bool) []grid.Place {
	var all []grid.Place
	space := mount.Cells(g)
	seen := map[grid.Cell]bool{}
	for _, c := range space {
		for _, n := range g.Neighbours(nil, c) {
			if at := (grid.Place{Cell: n}); !seen[n] && !g.Overlap(space, g.Space(nil, rider, at)) && ok(at) {
				all = append(all, at)
			}
			seen[n] = true
		}
	}
	return all
}
