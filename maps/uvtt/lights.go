package uvtt

import "sightline/maps"

// light reads one light. The format has one reach: it is the dim one, and the bright one is half of it.
func (r *reader) light(int) error {
	l := maps.Light{Colour: 0xFFFFFF, Intensity: 1}
	placed, bright := false, false
	is, err := r.record(func(key string) (err error) {
		switch key {
		case "position":
			l.At, placed, err = r.point()
		case "range":
			err = r.amount(&l.Dim)
		case "bright":
			bright = true
			err = r.amount(&l.Bright)
		case "intensity":
			err = r.amount(&l.Intensity)
		case "color", "colour":
			err = r.colour(&l.Colour)
		default:
			err = r.skip()
		}
		return err
	})
	if !is || err != nil {
		return err
	}
	if !placed {
		r.note(maps.CodeNumber)
		return nil
	}
	if !bright {
		l.Bright = l.Dim / 2
	}
	if len(r.m.Lights) >= maps.MaxLights {
		return r.fail(maps.ErrTooMany, maps.MaxLights)
	}
	r.m.Lights = append(r.m.Lights, l)
	return nil
}

// amount reads a number that is not below 0; what can't be read leaves it as it was.
func (r *reader) amount(to *float64) error {
	x, ok, err := r.number()
	if !ok {
		if err == nil {
			r.note(maps.CodeReach)
		}
		return err
	}
	if x < 0 {
		r.note(maps.CodeReach)
		x = 0
	}
	*to = x
	return nil
}
