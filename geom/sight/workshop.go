package sight

import "sync"

// workshop is the memory that scenes are made in. It is kept for the next one: waiting for fresh memory would take longer than much of
// the work. Nothing of it is part of a finished scene.
type workshop struct {
	joiner  joiner
	noder   noder
	sorter  sorter
	builder builder
	merger  merger
	given   []Wall // as they were before ends were joined
	left    []bool // of each wall, whether there is a piece of it
}

var workshops = sync.Pool{New: func() any { return new(workshop) }}

// room returns a slice of n, in the memory of s if that suffices. What is in it is left over from before.
func room[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/4)
	}
	return s[:n]
}

// cleared is room with nothing left over.
func cleared[T any](s []T, n int) []T {
	s = room(s, n)
	clear(s)
	return s
}
