package sight

import (
	"sightline/geom"
	"sightline/geom/grid"
)

// Scene is walls made ready for questions.
type Scene struct {
	grid   grid.Grid
	bounds geom.Rect
	open   []bool
}

func Prepare(c Config) (*Scene, Report) {
	return &Scene{grid: c.Grid, bounds: c.Bounds, open: make([]bool, c.Doors)}, Report{}
}
func (s *Scene) Clone() *Scene                                             { c := *s; return &c }
func (s *Scene) SetDoor(i int32, open bool)                                {}
func (s *Scene) DoorOpen(i int32) bool                                     { return false }
func (s *Scene) Grid() grid.Grid                                           { return s.grid }
func (s *Scene) Bounds() geom.Rect                                         { return s.bounds }
func (s *Scene) Clear(a, b geom.Point, ch Channel) bool                    { panic("later") }
func (s *Scene) Blocker(a, b geom.Point, ch Channel) (Hit, bool)           { panic("later") }
func (s *Scene) Aside(p, toward geom.Point, ch Channel) (geom.Point, bool) { panic("later") }
func (s *Scene) Eyes(dst []geom.Point, b Body, ch Channel, centreOnly bool) []geom.Point {
	panic("later")
}
func (s *Scene) Points(dst []geom.Point, b Body, ch Channel) []geom.Point { panic("later") }
func (s *Scene) Seen(from, to Body, centreOnly bool) bool                 { panic("later") }
func (s *Scene) JoinedSubs(b Body, f func(x, y int32))                    { panic("later") }
func (s *Scene) NewGround() *Ground                                       { panic("later") }
func (s *Scene) Look(g *Ground, eye geom.Point, ch Channel, reach int32, dir, half geom.Point) {
	panic("later")
}
func (s *Scene) Polygon(dst []float64, eye geom.Point, ch Channel, reach int32) []float64 {
	panic("later")
}
func (s *Scene) Stretches() int                                                  { panic("later") }
func (s *Scene) Stretch(i int) Stretch                                           { panic("later") }
func (s *Scene) Step(from, to []grid.Cell, ch Channel) bool                      { panic("later") }
func (s *Scene) StepFrom(hair geom.Point, from, to []grid.Cell, ch Channel) bool { panic("later") }
func (s *Scene) Fits(cells []grid.Cell) bool                                     { panic("later") }
func (s *Scene) DiagonalFree(from, to grid.Cell) bool                            { panic("later") }
func (s *Scene) Cover(attacker, target Body, others []Body) Cover                { panic("later") }
func (s *Scene) CoverFrom(origin geom.Point, target Body, others []Body) Cover   { panic("later") }
