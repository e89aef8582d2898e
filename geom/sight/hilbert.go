package sight

// maxOrder is the finest Hilbert curve: through 2^maxOrder columns and rows.
const maxOrder = 16

// hilbert is the place of column x, row y on a Hilbert curve through 2^order columns and rows: points near on it are near. It takes four
// bits of both at a time.
func hilbert(x, y uint32, order int) (d uint32) {
	levels := (order + 3) &^ 3
	turned := uint16(levels-order) & 1 << 8 // levels without a bit turn back what this turns
	for at := levels - 4; at >= 0; at -= 4 {
		step := curve[turned|uint16(x>>at&15<<4|y>>at&15)]
		d, turned = d<<8|uint32(step&0xff), step&0x300
	}
	return d
}

// curve holds for each way in which the curve may be turned (bit 8: columns and rows swapped, bit 9: both counted from the far end) and
// four bits of column and row the eight bits of the place, and in bits 8 and 9 how the curve is turned within that.
var curve = func() (curve [1024]uint16) {
	for i := range curve {
		turned, d := uint16(i)>>8, uint16(0)
		for at := 3; at >= 0; at-- {
			x, y := uint16(i)>>(4+at)&1^turned>>1, uint16(i)>>at&1^turned>>1
			if turned&1 != 0 {
				x, y = y, x
			}
			d = d<<2 | (3 * x) ^ y
			if y == 0 {
				turned ^= 1 | x<<1
			}
		}
		curve[i] = turned<<8 | d
	}
	return curve
}()
