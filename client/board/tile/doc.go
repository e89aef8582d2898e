// Package tile decides which tiles of a map's picture are wanted, keeps those that came within a bound, and knows which of
// them are stale because more ground was explored. It draws and fetches nothing.
package tile
