package world

// Split is how experience is shared out.
type Split struct {
	Each      int32 // to each character
	Helpers   int32 // to the helpers together
	Remainder int32 // dropped
}

// Share shares experience among characters and significant helpers (R-014-133), rounded down.
func Share(total, characters, helpers int32) Split {
	total, characters, helpers = max(total, 0), max(characters, 0), max(helpers, 0)
	heads := int64(characters) + int64(helpers)
	if heads == 0 {
		return Split{Remainder: total}
	}
	each := int64(total) / heads
	return Split{int32(each), int32(each * int64(helpers)), int32(int64(total) - each*heads)}
}

// Absent is what a character gets whose player was away (R-014-134): nothing, unless all get the same.
func Absent(session int32, away, same bool) int32 {
	if away && !same {
		return 0
	}
	return session
}

// Challenge is what a challenge without a fight is worth (R-014-135): as much as an encounter as hard, if it could fail.
func Challenge(equivalent int32, risk bool) int32 {
	if !risk {
		return 0
	}
	return equivalent
}

// Encounter is how hard an encounter is.
type Encounter uint8

// The encounters.
const (
	Easy Encounter = iota
	Medium
	Hard
)

// Milestone is the encounter whose experience a milestone is worth (R-014-136).
func Milestone(major bool) Encounter {
	if major {
		return Hard
	}
	return Easy
}

// BySessions is the level after so many sessions in all, at so many sessions a level from the fifth level on (R-014-137, A-50): 2 or 3.
func BySessions(sessions, pace int32) int32 {
	pace = min(max(pace, 2), 3)
	switch {
	case sessions < 1:
		return 1
	case sessions < 2:
		return 2
	case sessions < 4:
		return 3
	}
	return min(4+(sessions-4)/pace, 20)
}

// ByStory is the level after so many important goals of the story (R-014-138): one for each.
func ByStory(start, goals int32) int32 {
	return int32(min(max(int64(max(start, 1))+int64(max(goals, 0)), 1), 20))
}
