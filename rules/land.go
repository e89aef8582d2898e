package rules

// Land is what the ground of a cell is besides plain, as bits: several may be true of one cell. The zero value is plain ground.
type Land uint8

// The sorts of ground.
const (
	Rough  Land = 1 << iota // difficult terrain (R-024-013)
	Steep                   // it must be climbed: a cliff, a ladder, a wall of crates (R-024-012)
	Water                   // it must be swum (R-024-012)
	Chasm                   // nothing to stand on: only who flies gets over it
	Filled                  // something fills the space: nobody gets in, nor past it cornerwise (R-024-017)
)

// AllLand is every sort at once.
const AllLand = Filled<<1 - 1

// Lands lists the sorts.
var Lands = [...]Land{Rough, Steep, Water, Chasm, Filled}
