// Package sight answers what is in line among walls: whether a straight line is free, what ground a point overlooks, whether a
// creature is seen, what cover it has, whether a step can be made. Nothing else in the program decides such things.
//
// Prepare makes a Scene of walls: ends that nearly meet are joined, crossings become common points, and an exact constrained
// Delaunay triangulation is laid over everything. Questions walk that mesh. A door is an edge of it whose state is a bit, so
// opening one rebuilds nothing. All predicates are integers; the same scene gives the same verdicts on every machine, whatever
// the order of its walls.
//
// # In line
//
// One test decides whether b is in line from a: the open segment between them, shifted a hair to the left, and the same segment
// shifted a hair to the right; the line is blocked when both cross a blocker. So a line may graze walls on one side, while a
// joint, a pinch or a gap of no width stops it. The ends themselves don't count: a point on a wall stands for points a hair to
// each side of it. Of limited walls (Terrain) the second crossed blocks, and pieces met at one point count once.
//
// # Goroutines
//
// A Scene keeps scratch space, so each goroutine needs its own Clone; clones share the mesh and cost little.
package sight
