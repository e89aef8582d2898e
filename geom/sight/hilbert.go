package sight

// hilbert is the place of column x, row y on a Hilbert curve through 2^order columns and rows: points near on it are near.
func hilbert(x, y uint32, order int) (d uint64) {
	n := uint32(1) << order
	for s := n / 2; s > 0; s >>= 1 {
		rx, ry := b2u(x&s != 0), b2u(y&s != 0)
		d = d<<2 | uint64((3*rx)^ry)
		if ry == 0 {
			if rx == 1 {
				x, y = n-1-x, n-1-y
			}
			x, y = y, x
		}
	}
	return d
}

func b2u(b bool) uint32 {
	if b {
		return 1
	}
	return 0
}
