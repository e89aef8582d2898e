package area

import (
	"errors"

	"sightline/geom/grid"
)

// Check says what is wrong with a shape that came from outside, naming the field; nil when it can be laid on a grid. Bounds of
// lengths and places are the caller's to keep. An emanation's origin must be the middle of its space, so that who sees the one
// place sees where all of it comes from.
func (s Shape) Check(g grid.Grid) error {
	switch {
	case !s.Kind.Valid():
		return errors.New("area: Kind is none of the forms")
	case s.Length <= 0:
		return errors.New("area: Length is not more than 0")
	case s.Width < 0:
		return errors.New("area: Width is less than 0")
	case s.Height < 0:
		return errors.New("area: Height is less than 0")
	case s.Pivot > RightEnd:
		return errors.New("area: Pivot is none of the pivots")
	case s.Kind == Emanation:
		return s.checkSpace(g)
	case !s.Kind.Round() && s.Dir.X == 0 && s.Dir.Y == 0:
		return errors.New("area: Dir points nowhere")
	}
	return nil
}

// checkSpace is Check for what emanations alone have.
func (s Shape) checkSpace(g grid.Grid) error {
	switch {
	case !s.Size.Valid():
		return errors.New("area: Size is none of the sizes")
	case s.At.Turned && !g.Turns(s.Size):
		return errors.New("area: At is turned, but a space of its size can't be")
	case s.At.Quarter > 3:
		return errors.New("area: At.Quarter is not one of four")
	case !s.Count.Valid():
		return errors.New("area: Count is none of the rules")
	case !s.Up.Valid():
		return errors.New("area: Up is none of the rules")
	case s.Origin != g.Middle(s.Size, s.At):
		return errors.New("area: Origin is not the middle of the space")
	}
	return nil
}
