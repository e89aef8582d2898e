package tile

import (
	"cmp"
	"math"
	"slices"

	"sightline/geom"
)

// nearest sorts keys by how near they are to x, y.
func nearest(keys []Key, x, y float64) {
	far := func(k Key) float64 { return math.Hypot(float64(k.X)-x, float64(k.Y)-y) }
	slices.SortStableFunc(keys, func(a, b Key) int { return cmp.Compare(far(a), far(b)) })
}

// entry is what is known of a tile.
type entry[T any] struct {
	tex    T
	have   bool // tex is good to draw, maybe with less explored than now
	absent bool // the server had nothing, as far as was explored
	stale  bool // ask again: more was explored since
	flying bool
	again  bool // went stale while flying
	used   uint64
}

// Store keeps at most Max textures T. Free is called with each one that goes.
type Store[T any] struct {
	Max  int
	Free func(T)

	tiles map[Key]*entry[T]
	turn  uint64
	fly   int
	count int // textures held
}

// Turn begins a frame: what is got from now on is not thrown out before the next one.
func (s *Store[T]) Turn() { s.turn++ }

// Get returns a tile's texture.
func (s *Store[T]) Get(k Key) (t T, ok bool) {
	e := s.tiles[k]
	if e == nil {
		return t, false
	}
	e.used = s.turn
	return e.tex, e.have
}

// Take returns those of the wanted tiles that are to be fetched now, and counts them as flying; at most max fly at once.
func (s *Store[T]) Take(want []Key, max int) []Key {
	var out []Key
	for _, k := range want {
		if s.fly >= max {
			break
		}
		e := s.entry(k)
		if e.flying || (e.have || e.absent) && !e.stale {
			continue
		}
		e.flying, e.stale, e.again = true, false, false
		s.fly++
		out = append(out, k)
	}
	return out
}

func (s *Store[T]) entry(k Key) *entry[T] {
	if s.tiles == nil {
		s.tiles = map[Key]*entry[T]{}
	}
	e := s.tiles[k]
	if e == nil {
		e = &entry[T]{used: s.turn}
		s.tiles[k] = e
	}
	return e
}

// Put keeps the texture of a tile that was taken. One that is not awaited any more is freed at once.
func (s *Store[T]) Put(k Key, t T) {
	e := s.land(k)
	if e == nil {
		s.Free(t)
		return
	}
	s.free(e)
	e.tex, e.have, e.absent = t, true, false
	s.count++
	s.trim()
}

// Absent says that there is nothing to see of a tile that was taken.
func (s *Store[T]) Absent(k Key) {
	if e := s.land(k); e != nil {
		s.free(e)
		e.absent = true
	}
}

// Lost says that a tile that was taken could not be got; it will be taken again.
func (s *Store[T]) Lost(k Key) {
	if e := s.land(k); e != nil {
		e.stale = true
	}
}

func (s *Store[T]) land(k Key) *entry[T] {
	e := s.tiles[k]
	if e == nil || !e.flying {
		return nil
	}
	e.flying = false
	e.stale = e.again
	s.fly--
	return e
}

func (s *Store[T]) free(e *entry[T]) {
	if e.have {
		s.Free(e.tex)
		var none T
		e.tex, e.have = none, false
		s.count--
	}
}

// trim throws out the textures not used for longest.
func (s *Store[T]) trim() {
	for s.count > s.Max {
		var old *entry[T]
		for _, e := range s.tiles {
			if e.have && e.used != s.turn && (old == nil || e.used < old.used) {
				old = e
			}
		}
		if old == nil {
			return // all of them are on the screen
		}
		s.free(old)
		old.stale = true
	}
}

// Flying counts the tiles taken and not yet answered.
func (s *Store[T]) Flying() int { return s.fly }

// Clear forgets everything, also what is on its way.
func (s *Store[T]) Clear() {
	for _, e := range s.tiles {
		s.free(e)
	}
	s.tiles, s.fly = nil, 0
}

// Explored marks as stale each tile that shows ground on which two masks of explored sub-cells differ. A tile stays good
// to draw meanwhile.
func (s *Store[T]) Explored(p Pyramid, before, after *geom.Mask) {
	if before == after {
		return
	}
	for k, e := range s.tiles {
		r, _, _ := p.Part(k)
		if !differ(r, before, after) {
			continue
		}
		e.stale, e.again = true, true
	}
}

// differ says whether two masks differ in a part of the map, a sub-cell around it counted in.
func differ(r Part, a, b *geom.Mask) bool {
	if a == nil || b == nil || a.W() != b.W() || a.H() != b.H() {
		return true
	}
	w, h := float64(a.W()), float64(a.H())
	x0, x1 := max(0, int32(r.X0*w)-1), min(a.W(), int32(math.Ceil(r.X1*w))+1)
	y0, y1 := max(0, int32(r.Y0*h)-1), min(a.H(), int32(math.Ceil(r.Y1*h))+1)
	if x0 >= x1 {
		return false
	}
	stride := (a.W() + 63) / 64
	wa, wb := a.Words(), b.Words()
	for y := y0; y < y1; y++ {
		for i := x0 / 64; i <= (x1-1)/64; i++ {
			if wa[y*stride+i] != wb[y*stride+i] {
				return true // to within 64 sub-cells: fetching once too often does no harm
			}
		}
	}
	return false
}
