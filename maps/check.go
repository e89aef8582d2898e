package maps

// Fault is one thing that is wrong with a map.
type Fault struct {
	Rule  Rule
	At    string // where, such as "walls[3].line[7]"
	N     int    // how many there are, or the number that is out of range
	Fatal bool   // the map can't be used; otherwise Lattice leaves out what is wrong
}

// Rule names what a Fault is against; clients put it into words.
type Rule string

// Check names every fault of m, fatal ones first.
func Check(m *Map) []Fault { panic("later") }
