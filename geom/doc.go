// Package geom is exact plane geometry on an integer lattice: points, segments, rectangles, orientation, and bitmaps of ground.
//
// A cell of the grid is Unit lattice steps wide; coordinates stay within ±Limit, so that every orientation fits an int64 and
// every verdict is exact. y grows down, as on a screen. Package geom imports the standard library only.
package geom
