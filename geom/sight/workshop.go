package sight

import (
	"sync"
	"weak"
)

// workshop is the memory that scenes are made in. It is kept for the next one: waiting for fresh memory would take longer than much of
// the work. Nothing of it is part of a finished scene.
type workshop struct {
	joiner  joiner
	noder   noder
	sorter  sorter
	sharer  sharer
	builder builder
	merger  merger
	sower   sower
	given   []Wall  // as they were before ends were joined
	left    []bool  // of each wall, whether there is a piece of it
	plain   []uint8 // of each wall, what it does to lines from either side, or odd
}

// idle is the workshop that was left last, as long as the garbage collector leaves it. It is one for all: a sync.Pool has one for each
// processor, and the next scene is often made on another.
var idle struct {
	sync.Mutex
	shop weak.Pointer[workshop]
}

// enter returns the idle workshop, or a new one.
func enter() *workshop {
	idle.Lock()
	defer idle.Unlock()
	shop := idle.shop.Value()
	idle.shop = weak.Pointer[workshop]{}
	if shop == nil {
		return new(workshop)
	}
	return shop
}

// leave makes it the idle one.
func (shop *workshop) leave() {
	idle.Lock()
	defer idle.Unlock()
	idle.shop = weak.Make(shop)
}

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
