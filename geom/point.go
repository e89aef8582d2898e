package geom

// Unit is how many lattice steps a cell is wide.
const Unit = 1024

// Limit is the largest absolute coordinate that verdicts are promised for: 32,768 cells either way.
const Limit = 1 << 25

// Point is a point of the lattice, or a vector between two of them. y grows down.
type Point struct{ X, Y int32 }

// Add returns p moved by q.
func (p Point) Add(q Point) Point { return Point{p.X + q.X, p.Y + q.Y} }

// Sub returns the vector from q to p.
func (p Point) Sub(q Point) Point { return Point{p.X - q.X, p.Y - q.Y} }

// Less orders points by X, then by Y.
func (p Point) Less(q Point) bool { return p.X < q.X || (p.X == q.X && p.Y < q.Y) }

// Far reports whether p lies beyond Limit, where nothing is promised.
func (p Point) Far() bool { return p.X > Limit || p.X < -Limit || p.Y > Limit || p.Y < -Limit }

// Seg is the closed segment between two lattice points. A and B may be equal.
type Seg struct{ A, B Point }

// Cross returns the cross product of two vectors, exact while their components stay within 2·Limit. With y down it is positive
// when b points to the right of a as drawn on a screen.
func Cross(a, b Point) int64 { return int64(a.X)*int64(b.Y) - int64(a.Y)*int64(b.X) }

// Dot returns the scalar product of two vectors, exact while their components stay within 2·Limit.
func Dot(a, b Point) int64 { return int64(a.X)*int64(b.X) + int64(a.Y)*int64(b.Y) }

// Orient returns twice the signed area of the triangle a, b, c. With y down it is positive when c lies to the right of the
// walk a→b as drawn on a screen, negative when to the left, zero when on the line. Exact within ±Limit and a little beyond.
// Laws: Orient(a,b,c) = Orient(b,c,a) = -Orient(b,a,c).
func Orient(a, b, c Point) int64 {
	return (int64(b.X)-int64(a.X))*(int64(c.Y)-int64(a.Y)) - (int64(b.Y)-int64(a.Y))*(int64(c.X)-int64(a.X))
}

// Rect is the closed rectangle from Min to Max. It is empty when Max lies above or left of Min.
type Rect struct{ Min, Max Point }

// Contains reports whether p lies in r or on its border.
func (r Rect) Contains(p Point) bool {
	return r.Min.X <= p.X && p.X <= r.Max.X && r.Min.Y <= p.Y && p.Y <= r.Max.Y
}

// Empty reports whether r holds no point at all. A rectangle of one point is not empty.
func (r Rect) Empty() bool { return r.Max.X < r.Min.X || r.Max.Y < r.Min.Y }

// On reports whether p lies on the closed segment s.
func (s Seg) On(p Point) bool {
	return Orient(s.A, s.B, p) == 0 &&
		min(s.A.X, s.B.X) <= p.X && p.X <= max(s.A.X, s.B.X) &&
		min(s.A.Y, s.B.Y) <= p.Y && p.Y <= max(s.A.Y, s.B.Y)
}

// Touches reports whether the closed segments s and t have a point in common.
func (s Seg) Touches(t Seg) bool {
	a, b := sign(Orient(s.A, s.B, t.A)), sign(Orient(s.A, s.B, t.B))
	c, d := sign(Orient(t.A, t.B, s.A)), sign(Orient(t.A, t.B, s.B))
	if a*b < 0 && c*d < 0 {
		return true
	}
	return s.On(t.A) || s.On(t.B) || t.On(s.A) || t.On(s.B)
}

// Crosses reports whether s and t cross in one point that is inner to both.
func (s Seg) Crosses(t Seg) bool {
	return sign(Orient(s.A, s.B, t.A))*sign(Orient(s.A, s.B, t.B)) < 0 &&
		sign(Orient(t.A, t.B, s.A))*sign(Orient(t.A, t.B, s.B)) < 0
}

func sign(v int64) int {
	switch {
	case v > 0:
		return 1
	case v < 0:
		return -1
	}
	return 0
}
