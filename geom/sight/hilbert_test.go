package sight

import "testing"

// hilbertByBit is the place on the curve as its definition has it: quarter by quarter.
func hilbertByBit(x, y uint32, order int) (d uint32) {
	n := uint32(1) << order
	for s := n / 2; s > 0; s >>= 1 {
		rx, ry := x&s/s, y&s/s
		d = d<<2 | (3 * rx) ^ ry
		if ry == 0 {
			if rx == 1 {
				x, y = n-1-x, n-1-y
			}
			x, y = y, x
		}
	}
	return d
}

// TestHilbert: small curves pass through every place once and from neighbour to neighbour; on large ones places are as defined.
func TestHilbert(t *testing.T) {
	for order := range 8 {
		n := uint32(1) << order
		at := make([][2]int, n*n)
		for x := range n {
			for y := range n {
				at[hilbert(x, y, order)] = [2]int{int(x) + 1, int(y)}
			}
		}
		for i, p := range at {
			if p[0] == 0 || (i > 0 && (p[0]-at[i-1][0])*(p[0]-at[i-1][0])+(p[1]-at[i-1][1])*(p[1]-at[i-1][1]) != 1) {
				t.Fatalf("order %d: place %d is %v", order, i, p)
			}
		}
	}
	r := seedOf(t)
	for order := range maxOrder + 1 {
		for range 200 {
			r = r*6364136223846793005 + 1442695040888963407
			x, y := uint32(r>>32)&(1<<order-1), uint32(r>>16)&(1<<order-1)
			if a, b := hilbert(x, y, order), hilbertByBit(x, y, order); a != b {
				t.Fatalf("order %d: %d, %d is at %d, not %d", order, x, y, b, a)
			}
		}
	}
}
