package check

import (
	"slices"

	"sightline/rules"
)

// Place is how the character of an absent player is at the table (R-014-010).
type Place struct {
	By     By   // who runs it
	OnMap  bool // it stands on the map: as a ghost when it fades
	Target bool // others can pick it as a target
	Acts   bool
	Ghost  bool // it comes back as if it had never been gone
}

// By is who runs a character.
type By uint8

// Who it can be.
const (
	Nobody By = iota
	OtherPlayer
	GM
)

// Away is how an absent player's character is at the table.
func Away(a rules.Absent) Place {
	switch a {
	case rules.AbsentPlayer:
		return Place{By: OtherPlayer, OnMap: true, Target: true, Acts: true}
	case rules.AbsentGM:
		return Place{By: GM, OnMap: true, Target: true, Acts: true}
	case rules.AbsentFaded:
		return Place{OnMap: true, Ghost: true}
	}
	return Place{}
}

// Spare is the level of a spare character after the main one's went from one to another: it gains the same levels (R-014-011).
func Spare(level, before, after int32) int32 { return level + max(after-before, 0) }

// MayPlay says whether a player may play so many characters: one, or several where the GM allows that to all alike (R-014-011).
func MayPlay(g rules.Group, characters int, alike bool) bool {
	return characters <= 1 || g.Several && alike
}

// Newcomer is the level of a new character: the lowest of the group; 1 for who never played, or without a group (R-014-012).
func Newcomer(levels []int32, played bool) int32 {
	if !played || len(levels) == 0 {
		return 1
	}
	return max(slices.Min(levels), 1)
}
