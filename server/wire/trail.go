package wire

import "sightline/rules"

// Of is what is told of hit points and their most.
func (s HealthShown) Of(hp, most int32) Health {
	switch s {
	case HealthBloodied:
		return Health{Bloodied: rules.Bloodied(hp, most)}
	case HealthBar:
		return Health{Bloodied: rules.Bloodied(hp, most), Tenths: tenths(hp, most)}
	case HealthNumbers:
		return Health{Bloodied: rules.Bloodied(hp, most), Tenths: tenths(hp, most), HP: hp, Max: most}
	}
	return Health{}
}

func tenths(hp, most int32) int32 {
	if most <= 0 || hp <= 0 {
		return 0
	}
	return int32(min((10*int64(hp)+int64(most)-1)/int64(most), 10))
}

// MaxTrail is how many changes of hit points are told.
const MaxTrail = 20

// Trail is what hit points came to, change by change, the latest last (R-014-059), in a form that can be compared.
type Trail struct {
	n      uint8
	values [MaxTrail]int32
}

// List are the values, oldest first.
func (t Trail) List() []int32 { return t.values[:min(t.n, MaxTrail)] }

// And is the trail with one more value; of one that is full the oldest falls away.
func (t Trail) And(value int32) Trail {
	if t.n == MaxTrail {
		copy(t.values[:], t.values[1:])
		t.n--
	}
	t.values[t.n] = value
	t.n++
	return t
}
