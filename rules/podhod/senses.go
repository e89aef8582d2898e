package podhod

import "strings"

// Light is how dark it is where one depends on sight (R-004-012).
type Light uint8

// The degrees of darkness.
const (
	Lit      Light = iota
	Moonlit        // or by a lantern
	Natural        // or dense fog
	Absolute       // no light at all
)

// Dark is the penalty of a degree of darkness to a character with so much night vision (R-004-012, R-004-013): night vision makes it less, never
// a bonus (C-09), and does not help who was blinded.
func Dark(l Light, nightVision int32, blinded bool) int32 {
	p := -2 * int32(min(l, Absolute))
	if blinded {
		return min(p, -6)
	}
	return min(p+max(nightVision, 0), 0)
}

// Lost is the penalty of lost senses to every roll (R-004-011, R-004-014): 6 for the primary one, 2 more for the secondary, and 3
// for good once another sense took the place of a primary one.
func Lost(primary, secondary, replaced bool) int32 {
	p := int32(0)
	if primary {
		p -= 6
	}
	if secondary {
		p -= 2
	}
	if replaced {
		p -= 3
	}
	return p
}

// Unseeing is the penalty of darkness and of lost senses together: the worse of the two (C-09).
func Unseeing(dark, lost int32) int32 { return min(dark, lost) }

// Drunk is the penalty of so many hundredths of a per mille of alcohol at Endurance 10 (R-004-015): the last row reached (C-07).
func Drunk(hundredths int32) int32 {
	p := int32(0)
	for _, row := range [...]struct{ from, penalty int32 }{{100, -1}, {150, -2}, {250, -3}, {350, -4}, {450, -6}} {
		if hundredths >= row.from {
			p = row.penalty
		}
	}
	return p
}

// Stage is what being so drunk is called, counted from sober: 0 to 6 (R-004-015).
func Stage(hundredths int32) int {
	n := 0
	for _, from := range [...]int32{50, 100, 150, 250, 350, 450} {
		if hundredths >= from {
			n++
		}
	}
	return n
}

// Alcohol is how many hundredths of a per mille are left of so many drinks after so many minutes (R-004-016): 33 a drink, 16 less an
// hour. A table may scale a drink by Endurance (C-07); at 10, which stands for none above 0 too, it is as printed.
func Alcohol(drinks, minutes, endurance int32) int32 {
	if endurance <= 0 {
		endurance = 10
	}
	drunk := int64(max(drinks, 0)) * 330 / int64(endurance)
	return clip(max(60*drunk-16*int64(max(minutes, 0)), 0) / 60)
}

// A hundredth of a per mille is gone in so many seconds: 16 of them in an hour (R-004-016).
const hundredthSeconds = 3600 / 16

// SoberIn is in how many seconds so many hundredths of a per mille are gone (R-004-016).
func SoberIn(hundredths int32) int32 { return clip(int64(max(hundredths, 0)) * hundredthSeconds) }

// Drunkenness is how many hundredths of a per mille one has who will be sober in so many seconds (R-004-016), rounded down.
func Drunkenness(seconds int32) int32 { return max(seconds, 0) / hundredthSeconds }

// Drug is the penalty of an intoxicant to a check (R-004-017): one that acts on one area alone does nothing elsewhere; "" is everywhere.
func Drug(penalty int32, scope, check string) int32 {
	if scope = strings.TrimSpace(scope); scope != "" && !strings.EqualFold(scope, strings.TrimSpace(check)) {
		return 0
	}
	return penalty
}
