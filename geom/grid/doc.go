// Package grid knows the grids a table plays on: squares, hexes standing on a point and hexes lying on a side, each
// hex grid with either row (or column) shoved. It answers where cells lie, which cells a creature of a size covers, where
// it snaps, how far two spaces are apart with heights and all, which way something faces and lies, in which arc, who stands on
// opposite sides of whom, and where creatures stand after a change of grid. A gridless scene has a unit and no cells.
//
// Everything that decides is a whole number. The lattice of package geom has 1,024 steps a cell. On squares the lattice
// is plain. On hexes it is affine: with X and Y of a pointy grid, the real place is X·√3/2 to the right and Y/2 down in
// units of R/512, R being the hex's long radius; so centres and corners are lattice points, orientation and ratios of
// areas carry over, and a squared distance is 3X²+Y². Flat hexes are the same with X and Y exchanged. No √3 is ever
// rounded but in [Grid.FromCells] (a place that comes in) and [Grid.ToCells] (a place that is drawn).
//
// Points of a hex lattice that are sources of lines (ends of walls, lights, origins) satisfy X ≡ Y mod 2, so that turns
// by 60° map them onto lattice points.
package grid
