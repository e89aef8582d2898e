package lang

// Unit is how lengths are said. A cell is 5 feet, 1.5 metres, or 1 sáh.
type Unit uint8

// The units.
const (
	Feet Unit = iota
	Metres
	Squares // cells: squares or hexes
	Sahy
)

var unitWords = map[Key]pair{
	unitFeet:    {"{0} ft", "{0} stopa|{0} stopy|{0} stop|{0} stopy"},
	unitMetres:  {"{0} m", "{0} m"},
	unitSquares: {"{0} square|{0} squares", "{0} čtverec|{0} čtverce|{0} čtverců|{0} čtverce"},
	unitHexes:   {"{0} hex|{0} hexes", "{0} hex|{0} hexy|{0} hexů|{0} hexu"},
	unitUnits:   {"{0} unit|{0} units", "{0} jednotka|{0} jednotky|{0} jednotek|{0} jednotky"},
	unitSahy:    {"{0} sáh|{0} sáhs", "{0} sáh|{0} sáhy|{0} sáhů|{0} sáhu"},
}

// unitNames are the units as they stand beside a field for a length.
var unitNames = map[Key]pair{
	nameFeet:    {"ft", "stop"},
	nameMetres:  {"m", "m"},
	nameSquares: {"squares", "čtverců"},
	nameHexes:   {"hexes", "hexů"},
	nameSahy:    {"sáhs", "sáhů"},
}

const (
	nameFeet    Key = "unit.name.feet"
	nameMetres  Key = "unit.name.metres"
	nameSquares Key = "unit.name.squares"
	nameHexes   Key = "unit.name.hexes"
	nameSahy    Key = "unit.name.sahy"
)

const (
	unitFeet    Key = "unit.feet"
	unitMetres  Key = "unit.metres"
	unitSquares Key = "unit.squares"
	unitHexes   Key = "unit.hexes"
	unitUnits   Key = "unit.units"
	unitSahy    Key = "unit.sahy"
)

// PerCell is how many of the unit a cell is.
func (t Text) PerCell() float64 {
	switch t.Unit {
	case Metres:
		return 1.5
	case Squares, Sahy:
		return 1
	}
	return 5
}

// UnitName is the unit as it stands beside a number that is typed.
func (t Text) UnitName() string {
	switch {
	case t.Unit == Metres:
		return t.Say(nameMetres)
	case t.Unit == Sahy:
		return t.Say(nameSahy)
	case t.Unit == Squares && t.Hex:
		return t.Say(nameHexes)
	case t.Unit == Squares:
		return t.Say(nameSquares)
	}
	return t.Say(nameFeet)
}

// Cells says a length of n cells in the unit: "6 squares", "30 ft", "9 m", "6 sáhů".
func (t Text) Cells(n float64) string {
	switch t.Unit {
	case Metres:
		return t.Count(unitMetres, 1.5*n)
	case Squares:
		return t.Steps(n)
	case Sahy:
		return t.Count(unitSahy, n)
	}
	return t.Count(unitFeet, 5*n)
}

// Steps says a number of cells as squares or hexes, whatever the unit.
func (t Text) Steps(n float64) string {
	switch {
	case t.Free:
		return t.Count(unitUnits, n)
	case t.Hex:
		return t.Count(unitHexes, n)
	}
	return t.Count(unitSquares, n)
}

// Both says a length as cells and, when the unit is another, in that too: "6 squares · 30 ft".
func (t Text) Both(n float64) string {
	if t.Unit == Squares {
		return t.Steps(n)
	}
	return t.Steps(n) + " · " + t.Cells(n)
}
