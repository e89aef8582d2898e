package afflict

// Due is what an affliction waits for, as bits: saves to be rolled, which a GM is reminded of (R-014-105, R-014-110).
type Due uint8

// What can be due.
const (
	DueTurn     Due = 1 << iota // the save of a turn of the victim's
	DueDay                      // the save of each 24 hours
	DueRest                     // the save that ends a long rest
	DueStress                   // great stress (R-014-108)
	DueMidnight                 // what waited for midnight strikes (R-014-117)
	DueHurt                     // the save after each wound (R-014-130)
	DueNear                     // a turn began near a laughing victim (R-014-108)
	AllDue      = DueNear<<1 - 1
)

// Day is 24 hours in seconds.
const Day = 24 * 3600

// Watch is what is kept of an affliction beside its level.
type Watch struct {
	Due      Due
	Days     int32 // how many saves of a day are due
	Next     int32 // seconds to the next; 0: it has none
	Failures int32 // of saves after long rests
	// Held: of sight rot, ointment before the next long rest; of a madness, that it is suppressed.
	Held bool
}

// Without is the watch when something was seen to.
func (w Watch) Without(d Due) Watch {
	if d == DueDay && w.Days > 1 {
		w.Days--
		return w
	}
	if d == DueDay {
		w.Days = 0
	}
	w.Due &^= d
	return w
}

// Turn is the watch of a poison when a turn of its victim begins or ends: its save is due where it has one then (R-014-112, R-014-113).
func (p Poison) Turn(w Watch, ends bool) Watch {
	if p.Again == TurnStart && !ends || p.Again == TurnEnd && ends {
		w.Due |= DueTurn
	}
	return w
}

// Pass is the watch of a poison after some seconds, a save being due for each day (R-014-119).
func (p Poison) Pass(w Watch, seconds int32) Watch {
	if p.Again != Daily {
		return w
	}
	left := int64(w.Next)
	if left <= 0 {
		left = Day
	}
	for left -= int64(max(seconds, 0)); left <= 0; left += Day {
		w.Due |= DueDay
		w.Days++
	}
	w.Next = int32(left)
	return w
}

// Midnight is how many seconds it takes from a minute of the day to the next midnight (R-014-117).
func Midnight(minute int32) int32 {
	const minutes = 24 * 60
	return (minutes - ((minute%minutes)+minutes)%minutes) * 60
}

// Asleep says that who fails its first save is unconscious by it: at once, or by failing by 5 or more.
func (p Poison) Asleep() bool { return p.Also == unconscious || p.Sleep5 }
