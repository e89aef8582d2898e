package cli

import (
	"context"
	"errors"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	phrase "sightline/client/lang"
	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/maps"
	"sightline/maps/uvtt"
	"sightline/server/cli/sightbench"
	"sightline/server/room"
)

var sightCommand = command{
	name:  "sight",
	usage: words{"MAP --from X,Y", "MAPA --from X,Y"},
	short: words{"Say or draw what is seen from a cell.", "Vypsat nebo nakreslit, co je vidět z pole."},
	long: words{
		"Says what a creature of one cell sees from where it stands: how much ground, and which doors and walls.\nWith --to it also says whether a creature there is seen, which lines tell so, and what cover it has: each\nline with what blocks it and where. A cell is its column and row, counted from 0 at the top left.\n--facing and --angle keep ground, walls and doors to a field of view. MAP is a .dd2vtt or .uvtt file, or a\nfile of walls as `sightline bench sight` reads it.",
		"Vypíše, co bytost velká jedno pole vidí ze svého místa: kolik země a které dveře a zdi. S --to vypíše\ni to, zda je tam vidět jiná bytost, které čáry to říkají, a jaký má kryt: každou čáru s tím, co ji\nblokuje a kde. Pole je sloupec a řádek, počítané od 0 vlevo nahoře.\n--facing a --angle omezí zem, zdi a dveře na zorné pole. MAPA je soubor .dd2vtt nebo .uvtt,\nnebo soubor zdí, jaký čte `sightline bench sight`."},
	least: 1, most: 1,
	setup: func(s *session) func(context.Context) error {
		var o sightOrder
		s.flags.StringVar(&o.from, "from", "", "")
		s.flags.StringVar(&o.to, "to", "", "")
		s.flags.StringVar(&o.png, "png", "", "")
		s.flags.StringVar(&o.grid, "grid", "square", "")
		s.flags.StringVar(&o.facing, "facing", "", "")
		s.flags.StringVar(&o.angle, "angle", "", "")
		return func(context.Context) error { return s.sight(s.args[0], o) }
	},
}

// sightOrder is what is asked for, as it was written.
type sightOrder struct{ from, to, png, grid, facing, angle string }

// sightMap is a map made ready to be looked at.
type sightMap struct {
	*sight.Scene
	doors int
	wall  map[int32]int // by a wall's ID, its number in the file
	gate  map[int32]int // by a door's wall's ID, the door's number in the file
}

// sightPlan is who looks at whom.
type sightPlan struct {
	from, to  grid.Cell
	both      bool
	dir, half geom.Point // the field of view, as sight.Scene.Look has it
}

func (s *session) sight(file string, o sightOrder) error {
	g, ok := sightGrids[o.grid]
	if !ok {
		return misuse("--grid must be square, pointy or flat, not %q.", "--grid musí být square, pointy nebo flat, ne %q.", o.grid)
	}
	m, err := readSightMap(file, g)
	if err != nil {
		return err
	}
	p := sightPlan{both: o.to != ""}
	if p.from, err = m.cell("from", o.from); err != nil {
		return err
	}
	if p.both {
		if p.to, err = m.cell("to", o.to); err != nil {
			return err
		}
	}
	if p.dir, p.half, err = m.field(o.facing, o.angle); err != nil {
		return err
	}
	v := m.look(p)
	s.tellSight(m, p, v)
	if o.png == "" {
		return nil
	}
	if err := writeSightPNG(o.png, m, p, v); err != nil {
		return trouble("The picture cannot be written: %s.", "Obrázek nelze zapsat: %s.", blame(err))
	}
	s.say(words{"Drawn to %s.", "Nakresleno do %s."}, o.png)
	return nil
}

// field is a field of view: clockwise degrees from up, as tokens face, and how wide it is; half round where only one way is said.
func (m *sightMap) field(facing, angle string) (dir, half geom.Point, err error) {
	if facing == "" {
		if angle != "" {
			err = misuse("--angle needs --facing.", "--angle potřebuje --facing.")
		}
		return dir, half, err
	}
	to, ok := phrase.ParseDecimal(facing)
	if !ok || math.Abs(to) > 360 {
		return dir, half, misuse("--facing must be from −360 to 360 degrees, not %q.", "--facing musí být od −360 do 360 stupňů, ne %q.", facing)
	}
	wide := 180.0
	if angle != "" {
		if wide, ok = phrase.ParseDecimal(angle); !ok || wide <= 0 || wide > 360 {
			return dir, half, misuse("--angle must be more than 0 and at most 360 degrees, not %q.", "--angle musí být víc než 0 a nejvýš 360 stupňů, ne %q.", angle)
		}
	}
	sin, cos := math.Sincos(to * math.Pi / 180)
	dir = m.toward(sin, -cos)
	sin, cos = math.Sincos(wide * math.Pi / 360)
	return dir, m.toward(cos, sin), nil
}

// toward is a direction on the lattice.
func (m *sightMap) toward(x, y float64) geom.Point {
	const far = 1000
	return m.Grid().FromCells(far*x, far*y).Sub(m.Grid().FromCells(0, 0))
}

var sightGrids = map[string]grid.Grid{"square": {}, "pointy": {Kind: grid.HexPointy}, "flat": {Kind: grid.HexFlat}}

// readSightMap reads either form of map.
func readSightMap(file string, g grid.Grid) (*sightMap, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, trouble("The map cannot be read: %s.", "Mapu nelze přečíst: %s.", blame(err))
	}
	f, err := sightbench.Parse(filepath.Base(file), data)
	if sightbench.IsWalls(data) && err != nil {
		return nil, noWalls(err)
	}
	if err == nil && g == (grid.Grid{}) {
		return wallsMap(f, file)
	}
	if err == nil {
		return nil, trouble("A file of walls lies on squares; --grid is for .dd2vtt and .uvtt files.", "Soubor zdí leží na čtvercích; --grid je pro soubory .dd2vtt a .uvtt.")
	}
	d, _, _, err := uvtt.Read(filepath.Base(file), data)
	if err != nil {
		why := room.Reason(err)
		text := func(l lang) string { return l.phrases().Reason(why, nil) }
		return nil, problem{words{"The map %[1]s cannot be read. %[2]s", "Mapu %[1]s nelze přečíst. %[3]s"}, []any{file, text(english), text(czech)}}
	}
	return latticeMap(d, g, file)
}

// tooFull says that sight can't handle a map.
func tooFull(file string) error {
	return trouble("The map %s has more walls and crossings than sight can handle.", "Mapa %s má víc zdí a křížení, než viditelnost zvládne.", file)
}

// wallsMap makes a file of walls ready. One wider or higher than a map may be is refused, since its ground, an eighth of a cell at a time,
// would not fit in memory.
func wallsMap(f *sightbench.File, file string) (*sightMap, error) {
	if max(f.W, f.H) > maps.MaxSide {
		return nil, trouble("The map %s is too big to be looked at: a map may be %d cells wide and high.",
			"Mapa %s je příliš velká: na šířku a výšku smí mít %d polí.", file, maps.MaxSide)
	}
	c := f.Config()
	s, ok := f.Prepare(c)
	if !ok {
		return nil, tooFull(file)
	}
	m := &sightMap{Scene: s, doors: c.Doors, wall: map[int32]int{}, gate: map[int32]int{}}
	for i, w := range c.Walls {
		m.named(w, i)
	}
	return m, nil
}

// latticeMap makes a map of a tabletop file ready.
func latticeMap(d *maps.Map, g grid.Grid, file string) (*sightMap, error) {
	l := d.Lattice(g)
	s, report := sight.Prepare(sight.Config{Grid: g, Bounds: l.Bounds, Walls: l.Walls, Doors: len(l.Doors)})
	if report.Overfull {
		return nil, tooFull(file)
	}
	for i, door := range d.Doors {
		s.SetDoor(int32(i), door.Open)
	}
	m := &sightMap{Scene: s, doors: len(l.Doors), wall: map[int32]int{}, gate: map[int32]int{}}
	for i, w := range l.Walls {
		m.named(w, int(l.Source[i]))
	}
	return m, nil
}

func (m *sightMap) named(w sight.Wall, source int) {
	if m.wall[w.ID] = source; w.Door >= 0 {
		m.gate[w.ID] = int(w.Door)
	}
}

// cell reads a cell that a flag names.
func (m *sightMap) cell(name, text string) (c grid.Cell, err error) {
	x, y, _ := strings.Cut(text, ",")
	column, errX := strconv.ParseInt(strings.TrimSpace(x), 10, 32)
	row, errY := strconv.ParseInt(strings.TrimSpace(y), 10, 32)
	if errors.Join(errX, errY) != nil {
		return c, misuse("--%s must be a cell like 12,7 (column, row), not %q.", "--%s musí být pole jako 12,7 (sloupec, řádek), ne %q.", name, text)
	}
	c = grid.Cell{X: int32(column), Y: int32(row)}
	switch m.Grid().Kind {
	case grid.HexPointy:
		c.X -= c.Y >> 1
	case grid.HexFlat:
		c.Y -= c.X >> 1
	}
	if !m.Grid().Inside(m.Bounds(), c) {
		return c, misuse("The cell --%s %s is not on the map.", "Pole --%s %s není na mapě.", name, text)
	}
	return c, nil
}
