// Package area says which cells a template covers, and which of them its effect reaches among walls.
//
// A shape is cut out by half-planes, or it is a disk, or it goes by whole cells about a creature's space. Three rules count a
// cell: half of its area or more, its centre, or any part. All are decided exactly, ties counted in. For half-planes: a cell is
// centrally symmetric, so one edge leaves half of it or more exactly when the centre is on the good side, and only cells cut by
// two edges need an area; that is taken in floating point and, when it comes near a half, once more in exact numbers
// a + b√3 + c√n + d√3n. For disks: the area of a disk in a cell is never exactly half of it (it is algebraic plus a
// transcendental multiple), and floating point is many orders finer than the nearest miss. In layers above or below its origin a
// shape is cut as flat shapes are.
package area
