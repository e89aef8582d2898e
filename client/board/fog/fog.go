// Package fog turns what a seat knows of the ground into darkness to paint over the map.
//
// Darkness is kept at the corners of sub-cells and is to be spread over each sub-cell from its four corners (a linear
// filter). A corner is as dark as the darkest sub-cell it touches, and softening only ever adds darkness, so no point of a
// sub-cell is painted lighter than the mask allows.
package fog

import "sightline/geom"

// How dark ground is, from 0 to 255.
const (
	Black  = 255 // never explored, or no answer
	Memory = 158 // explored, not seen now
	Dim    = 72  // seen in dim light
	Clear  = 0   // seen in bright light
)

// Side is how many sub-cells a chunk is wide and high.
const Side = 128

// Corners is how many corners a chunk has along one side: its own, and one more all around so that a filter finds a
// neighbour at the chunk's edge.
const Corners = Side + 3

// Ground is what is known, a bit a sub-cell. A nil or odd-sized mask counts as empty.
type Ground struct {
	Explored, Seen, Bright *geom.Mask
	W, H                   int32
}

// dark returns how dark a sub-cell is; all is black outside the map.
func (g Ground) dark(x, y int32) uint8 {
	switch {
	case x < 0 || y < 0 || x >= g.W || y >= g.H:
		return Black
	case g.Seen.Get(x, y) && g.Bright.Get(x, y):
		return Clear
	case g.Seen.Get(x, y):
		return Dim
	case g.Explored.Get(x, y):
		return Memory
	}
	return Black
}

// sound returns g without masks that are not of its size.
func (g Ground) sound() Ground {
	for _, m := range []**geom.Mask{&g.Explored, &g.Seen, &g.Bright} {
		if *m != nil && ((*m).W() != g.W || (*m).H() != g.H) {
			*m = nil
		}
	}
	return g
}

// soft is how many sub-cells darkness reaches into the light.
const soft = 4

// pad is how many corners around a chunk softening looks at, and wide how many there are with them along one side.
const (
	pad  = soft + 1
	wide = Corners + 2*pad
)

// Chunk fills dst, Corners × Corners, with the darkness of the chunk cx, cy. Entry (i, j) is the corner at the top left of
// the sub-cell (cx*Side-1+i, cy*Side-1+j).
func (g Ground) Chunk(dst []uint8, cx, cy int32) {
	g = g.sound()
	var cell, corner [wide * wide]uint8
	x0, y0 := cx*Side-1-pad, cy*Side-1-pad
	for j := range int32(wide) {
		for i := range int32(wide) {
			// Beside the map it is as dark as at the map's edge: there is nothing to hide, and no shade falls in from there.
			cell[j*wide+i] = g.dark(min(max(x0+i, 0), g.W-1), min(max(y0+j, 0), g.H-1))
		}
	}
	for j := 1; j < wide; j++ {
		for i := 1; i < wide; i++ {
			k := j*wide + i
			corner[k] = max(cell[k], cell[k-1], cell[k-wide], cell[k-wide-1])
		}
	}
	for j := range Corners {
		copy(dst[j*Corners:(j+1)*Corners], corner[(j+pad)*wide+pad:])
	}
	for _, level := range [...]uint8{Dim, Memory, Black} {
		soften(dst, &corner, level)
	}
}

// soften darkens the corners beside ground that is at least level dark, the less the farther they lie from it. Where the edge
// of that ground runs straight, half of what is around it is dark: darkness is as twice that share, so that the edge is seen
// where the share is half, which has no steps, and not where the sub-cells end.
func soften(dst []uint8, corner *[wide * wide]uint8, level uint8) {
	var a, b [wide * wide]uint16
	n := 0
	for k, c := range corner {
		if c >= level {
			a[k] = 1
			n++
		}
	}
	if n == 0 || n == len(a) {
		return
	}
	for range 2 {
		box(&b, &a, 1, wide)
		box(&a, &b, wide, 1)
	}
	const most = (soft + 1) * (soft + 1) * (soft + 1) * (soft + 1)
	for j := range Corners {
		for i := range Corners {
			d := min(most, 2*uint32(a[(j+pad)*wide+i+pad])) * uint32(level) / most
			dst[j*Corners+i] = max(dst[j*Corners+i], uint8(d))
		}
	}
}

// box gives each entry the sum of those within soft/2 of it along a line; step leads along lines, next from one to the other.
func box(dst, src *[wide * wide]uint16, step, next int) {
	const r = soft / 2
	for line := range wide {
		at := line * next
		sum := uint16(0)
		for i := range wide + r {
			if i < wide {
				sum += src[at+i*step]
			}
			if i > 2*r {
				sum -= src[at+(i-2*r-1)*step]
			}
			if i >= r {
				dst[at+(i-r)*step] = sum
			}
		}
	}
}

// Chunks returns how many chunks cover a map of w × h sub-cells.
func Chunks(w, h int32) (nx, ny int32) { return (w + Side - 1) / Side, (h + Side - 1) / Side }

// Same says whether a chunk looks the same for two grounds.
func Same(a, b Ground, cx, cy int32) bool {
	if a.W != b.W || a.H != b.H {
		return false
	}
	return same(a.Explored, b.Explored, cx, cy) && same(a.Seen, b.Seen, cx, cy) && same(a.Bright, b.Bright, cx, cy)
}

// same says whether two masks agree in a chunk and around it.
func same(a, b *geom.Mask, cx, cy int32) bool {
	if a == b {
		return true
	}
	if a == nil || b == nil || a.W() != b.W() || a.H() != b.H() {
		return false
	}
	const reach = soft + 3
	x0, x1 := max(0, cx*Side-reach), min(a.W(), (cx+1)*Side+reach)
	y0, y1 := max(0, cy*Side-reach), min(a.H(), (cy+1)*Side+reach)
	stride := (a.W() + 63) / 64
	wa, wb := a.Words(), b.Words()
	for y := y0; y < y1; y++ {
		for i := x0 / 64; i <= (x1-1)/64 && x0 < x1; i++ {
			if wa[y*stride+i] != wb[y*stride+i] {
				return false
			}
		}
	}
	return true
}
