// Package path measures movement and finds ways. It has the ONE core that counts cells: label, colour, limit, route,
// reach and undo all come from [Measure] or from the same step cost, so that they can't differ.
//
// What a diagonal costs may hang on how many were taken before it. That count, in [Spent], runs through the whole turn's
// movement (R-014-078, A-31): waypoints, straight steps and difficult terrain don't touch it. Terrain makes a step dearer
// and never counts as another step.
package path
