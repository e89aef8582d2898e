package board

import "sightline/server/wire"

// colour is red, green, blue and alpha from 0 to 1, multiplied by alpha.
type colour [4]float32

// rgb returns the colour 0xRRGGBB with an alpha.
func rgb(c uint32, a float32) colour {
	part := func(shift uint) float32 { return float32(c>>shift&255) / 255 * a }
	return colour{part(16), part(8), part(0), a}
}

// fade returns the colour with its alpha scaled.
func (c colour) fade(f float32) colour { return colour{c[0] * f, c[1] * f, c[2] * f, c[3] * f} }

// mix returns 0xRRGGBB between a and b.
func mix(a, b uint32, t float64) uint32 {
	part := func(shift uint) uint32 {
		x, y := float64(a>>shift&255), float64(b>>shift&255)
		return uint32(x+(y-x)*t+0.5) << shift
	}
	return part(16) | part(8) | part(0)
}

// The theme: a dark table, warm lines, one gold accent.
const (
	voidColour   = 0x0b0d12 // beside the map
	floorColour  = 0x2b303b // a map without a picture
	accent       = 0xf2b84b // selection, the one in turn
	paper        = 0xf4efe3 // text and the walls of a GM
	shade        = 0x0a0c10 // behind labels, outlines
	good         = 0x5fd38d
	warning      = 0xf2b84b
	bad          = 0xf0654f
	blue         = 0x6db5ff
	wallColour   = 0xefe3c4
	windowColour = 0x74d3f2
	clothColour  = 0xd98cf0
	lowColour    = 0xe0a458
	doorColour   = 0xc98b4e
	lockColour   = 0xe0644c
	secretColour = 0xb58cff
)

// seatColour returns the colour of a seat, the accent where it is not known.
func seatColour(v *wire.View, id wire.SeatID) uint32 {
	for _, s := range v.Seats {
		if s.ID == id && s.Colour != 0 {
			return s.Colour
		}
	}
	return accent
}
