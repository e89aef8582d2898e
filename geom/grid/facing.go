package grid

import "sightline/geom"

// Sectors is how many ways there are to face: one a neighbour, 8 on a gridless scene.
func (g Grid) Sectors() int {
	if g.Hex() {
		return 6
	}
	return 8
}

// Sector is the neighbour, as an index into [Grid.Steps], that a facing (degrees clockwise from up) points at. A facing
// half-way between two points at the clockwise one.
func (g Grid) Sector(facing int16) int {
	wide := int32(360 / g.Sectors())
	f := (int32(facing)%360 + 360) % 360
	if g.Kind == HexPointy { // its first neighbour is up and right, at 30°
		return int(f / wide)
	}
	return int((2*f+wide)/(2*wide)) % g.Sectors()
}

// Facing is the direction of a neighbour, given as an index into [Grid.Steps], in degrees clockwise from up.
func (g Grid) Facing(sector int) int16 {
	n := g.Sectors()
	f := int16((sector%n+n)%n) * int16(360/n)
	if g.Kind == HexPointy {
		f += 30
	}
	return f
}

// FacingTo is the direction from a to b in true proportions, in whole degrees clockwise from up, 0 to 359; 0 when they
// are one point. It is the same number on every processor.
func (g Grid) FacingTo(a, b geom.Point) int16 {
	x, y := int64(b.X)-int64(a.X), int64(b.Y)-int64(a.Y)
	const root3, scale = 1816187, 1 << 20 // √3 in 2^-20
	switch g.Kind {
	case HexPointy:
		x, y = x*root3, y*scale
	case HexFlat:
		x, y = x*scale, y*root3
	default:
		x, y = x*scale, y*scale
	}
	return int16((degrees(-y, x) + scale/2) / scale % 360)
}

// arc holds atan(2^-i) in 2^-20 degrees.
var arc = [...]int64{47185920, 27855475, 14718068, 7471121, 3750058, 1876857, 938658, 469357, 234682, 117342, 58671,
	29335, 14668, 7334, 3667, 1833, 917, 458, 229, 115, 57, 29, 14, 7, 4, 2, 1}

// degrees is the angle of (x, y) from the x axis towards the y axis in 2^-20 degrees, 0 to 360, by turning the vector
// onto the axis in ever smaller steps (CORDIC): whole numbers only.
func degrees(x, y int64) int64 {
	var turned int64
	if x < 0 {
		x, y, turned = -x, -y, 180<<20
	}
	for i, a := range arc {
		switch {
		case y > 0:
			x, y, turned = x+y>>i, y-x>>i, turned+a
		case y < 0:
			x, y, turned = x-y>>i, y+x>>i, turned-a
		}
	}
	return (turned + 360<<20) % (360 << 20)
}
