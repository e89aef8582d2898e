package world

// Weather is what limits how far one sees outdoors.
type Weather uint8

// The weathers.
const (
	Clear Weather = iota
	Rain
	Fog
)

// Sight is how far one sees: miles, or in fog a band of sáhy of which the GM takes a value.
type Sight struct {
	Miles    int32
	Min, Max int32 // sáhy; 0 unless in fog
}

// Outdoors is how far one sees under the open sky (R-014-040): high is a mountain, a high hill or another vantage, which helps
// on a clear day only.
func Outdoors(w Weather, high bool) Sight {
	switch {
	case w == Fog:
		return Sight{Min: 20, Max: 60}
	case w == Rain:
		return Sight{Miles: 1}
	case high:
		return Sight{Miles: 40}
	}
	return Sight{Miles: 2}
}

// Notices says whether a watcher of a passive Perception notices a group of which each that hides has a Stealth total (R-014-041, A-12):
// it does when one of them is not above it. A group in which nobody hides is noticed as soon as it comes within sight or
// earshot.
func Notices(passive int32, stealth []int32, near bool) bool {
	if !near {
		return false
	}
	if len(stealth) == 0 {
		return true
	}
	for _, s := range stealth {
		if s <= passive {
			return true
		}
	}
	return false
}

// Surface is what a track is followed on.
type Surface uint8

// The surfaces.
const (
	Soft     Surface = iota // snow
	Dirt                    // or grass
	Stone                   // bare
	Plain                   // a trail that anyone can follow: an army on mud
	Hopeless                // nothing can be followed
)

// Trail is what following a track asks for.
type Trail struct {
	Roll     bool
	DC       int32 // of Wisdom (Survival), when Roll
	Possible bool
}

// Follow is the check for following a track on a surface, so many full days old, with another trail such as blood (R-014-042, A-13).
func Follow(s Surface, days int32, other bool) Trail {
	if s >= Plain {
		return Trail{Possible: s == Plain}
	}
	dc := 10 + 5*int32(s) + 5*min(max(days, 0), 1_000_000)
	if other {
		dc -= 5
	}
	return Trail{Roll: true, DC: dc, Possible: true}
}

// Found says whether a check finds the trail (R-014-042).
func (t Trail) Found(total int32) bool { return t.Possible && (!t.Roll || total >= t.DC) }

// SearchMinutes is how long one searches for a lost trail before a new check (R-014-042).
func SearchMinutes(confined bool) int32 {
	if confined {
		return 10
	}
	return 60
}

// TrailEvent is what may happen while a track is followed.
type TrailEvent uint8

// The events.
const (
	Goes     TrailEvent = iota // on as before
	Resumed                    // after a short or long rest
	Obstacle                   // the trail meets what keeps no prints, such as a river
	Worse                      // weather or ground turned harder
)

// NewCheck says whether the event asks for a new check (R-014-042).
func (e TrailEvent) NewCheck() bool { return e != Goes }

// TrackMode is what helps or hinders following a track (R-014-042): 1 advantage for several sets of tracks, -1 disadvantage for a
// busy area, 0 for neither or both.
func TrackMode(several, busy bool) int { return TalkMode(several, busy) }
