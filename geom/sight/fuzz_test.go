package sight

import (
	"encoding/binary"
	"math"
	"testing"

	"sightline/geom"
	"sightline/geom/geomtest"
)

// FuzzScene makes a scene of any bytes: each wall of twelve, on a lattice that is coarse or as fine as can be. Nothing panics or hangs,
// the mesh is sound, lines agree with the oracle from vertices and walls, and the outline encloses what the wedges do.
func FuzzScene(f *testing.F) {
	f.Add([]byte("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"), uint8(3))
	f.Add(make([]byte, 48), uint8(0))
	f.Add([]byte{0, 0, 1, 0, 2, 0, 3, 0, 0, 1, 2, 3, 1, 0, 0, 0, 3, 0, 2, 0, 3, 2, 1, 0}, uint8(9))
	f.Fuzz(func(t *testing.T, data []byte, how uint8) {
		c := Config{Grid: grids[how%3], Bounds: geom.Rect{Max: geom.Point{X: 4096, Y: 4096}}, Doors: 2, KeepGaps: how&8 != 0}
		scale := []int32{1, 64, 512, 1 << 11}[how>>4&3]
		for ; len(data) >= 12 && len(c.Walls) < 40; data = data[12:] {
			at := func(i int) geom.Point {
				return geom.Point{X: int32(int16(binary.LittleEndian.Uint16(data[i:]))) % 4096 * scale, Y: int32(int16(binary.LittleEndian.Uint16(data[i+2:]))) % 4096 * scale}
			}
			c.Walls = append(c.Walls, Wall{A: at(0), B: at(4), Kind: Kind(data[8] % 6), OneWay: int8(data[9]%4) - 1, Door: int32(data[10]%4) - 1, ID: int32(data[11])})
		}
		s, _ := Prepare(c)
		if err := s.mesh.fault(); err != "" {
			t.Fatalf("%s\n%s", err, describe(c))
		}
		bs := barriers(s, See)
		for i, p := range s.mesh.at[4:] {
			q := s.mesh.at[4+(i*7+3)%(len(s.mesh.at)-4)].Add(geom.Point{X: int32(how), Y: int32(i)})
			if got := s.Clear(p, q, See); got != geomtest.Clear(bs, p, q) {
				t.Fatalf("from %v to %v clear %v\n%s", p, q, got, describe(c))
			}
			if want := wedgeArea(s, p, See, 0); math.Abs(areaOf(s, p)*geom.Unit*geom.Unit-want) > 1e-6*want {
				t.Fatalf("from %v the outline encloses %v, want %v\n%s", p, areaOf(s, p)*geom.Unit*geom.Unit, want, describe(c))
			}
		}
	})
}
