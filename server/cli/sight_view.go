package cli

import (
	"fmt"
	"math"
	"slices"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/server/cli/sightbench"
)

// sightView is what was found out.
type sightView struct {
	eyes    []geom.Point
	ground  *sight.Ground
	outline []float64 // of what the first eye sees
	area    float64   // of the outline, in cells' widths squared
	walls   []int     // in view, by their numbers in the file
	doors   []int
	seen    bool
	lines   []sight.Line // from eyes to the target
	cover   sight.Cover
}

// look finds out what there is to tell.
func (m *sightMap) look(p sightPlan) sightView {
	from := sight.Body{Cells: []grid.Cell{p.from}, Hair: m.Grid().Centre(p.from)}
	v := sightView{eyes: m.Eyes(nil, from, sight.See, false), ground: m.NewGround()}
	for _, eye := range v.eyes {
		m.Look(v.ground, eye, sight.See, 0, p.dir, p.half)
	}
	if len(v.eyes) > 0 {
		v.outline = m.PolygonFacing(nil, v.eyes[0], sight.See, 0, p.dir, p.half)
		v.area = m.areaOf(sightbench.Within(v.outline, m.Bounds()))
	}
	v.walls, v.doors = m.inView(v.ground)
	if p.both {
		to := sight.Body{Cells: []grid.Cell{p.to}, Hair: m.Grid().Centre(p.to)}
		v.seen = m.Seen(from, to, false)
		v.lines = m.linesBetween(v.eyes, m.Eyes(nil, to, sight.See, false))
		v.cover = m.Cover(from, to, nil)
	}
	return v
}

// linesBetween draws a line from each eye to each of the target's.
func (m *sightMap) linesBetween(from, to []geom.Point) (lines []sight.Line) {
	for _, a := range from {
		for _, b := range to {
			hit, blocked := m.Blocker(a, b, sight.See)
			l := sight.Line{From: a, To: b, Blocked: blocked, Wall: -1, Body: -1, At: b}
			if blocked {
				l.Wall, l.At = hit.Wall, hit.At
			}
			lines = append(lines, l)
		}
	}
	return lines
}

// areaOf is the area of an outline in true proportions.
func (m *sightMap) areaOf(p []float64) float64 {
	sum := 0.0
	for i := 0; i < len(p); i += 2 {
		j := (i + 2) % len(p)
		x, y := m.cells(p[i], p[i+1])
		u, v := m.cells(p[j], p[j+1])
		sum += x*v - y*u
	}
	return math.Abs(sum / 2)
}

// cells is a place on the lattice, not always a whole one, in cells in true proportions.
func (m *sightMap) cells(x, y float64) (float64, float64) {
	const far = 1 << 20
	u, v := m.Grid().ToCells(geom.Point{X: far, Y: far})
	return x * u / far, y * v / far
}

// inView lists the walls and doors of which something is seen.
func (m *sightMap) inView(g *sight.Ground) (walls, doors []int) {
	for i := range m.Stretches() {
		if g.Stretches[i/32]>>(2*uint(i)%64)&3 == 0 {
			continue
		}
		if st := m.Stretch(i); st.Door >= 0 {
			doors = append(doors, int(st.Door))
		} else {
			walls = append(walls, m.wall[st.Wall])
		}
	}
	slices.Sort(walls)
	slices.Sort(doors)
	return slices.Compact(walls), slices.Compact(doors)
}

// tellSight says everything in words.
func (s *session) tellSight(m *sightMap, p sightPlan, v sightView) {
	s.say(words{"From cell %s: %.3f square cells in line from its centre, %d sub-cells of %d from all of its %d eyes.",
		"Z pole %s: %.3f čtverečních polí na dohled ze středu, %d dílků z %d ze všech jeho očí (%d)."},
		m.nameOf(p.from), v.area, v.ground.Subs.Count(), int(v.ground.Subs.W())*int(v.ground.Subs.H()), len(v.eyes))
	s.say(words{"Walls in view (%d): %s", "Zdi na dohled (%d): %s"}, len(v.walls), list(v.walls, func(i int) string { return fmt.Sprint(i) }))
	s.say(words{"Doors in view (%d): %s", "Dveře na dohled (%d): %s"}, len(v.doors), list(v.doors, func(i int) string {
		if m.DoorOpen(int32(i)) {
			return fmt.Sprint(i, words{" open", " otevřené"}.in(s.lang))
		}
		return fmt.Sprint(i, words{" closed", " zavřené"}.in(s.lang))
	}))
	if !p.both {
		return
	}
	said := words{"A creature in cell %s is not seen.", "Bytost na poli %s není vidět."}
	if v.seen {
		said = words{"A creature in cell %s is seen.", "Bytost na poli %s je vidět."}
	}
	s.say(said, m.nameOf(p.to))
	s.say(words{"Lines of sight:", "Čáry pohledu:"})
	s.tellLines(m, v.lines)
	s.say(words{"Cover: %s.", "Kryt: %s."}, degrees[v.cover.Degree].in(s.lang))
	if len(v.cover.Lines) == 0 {
		s.say(words{"No cover line is drawn, since the target cannot be reached:", "Čáry krytu se netáhnou, protože na cíl nelze dosáhnout:"})
		s.tellLines(m, v.cover.Sight)
		return
	}
	s.tellLines(m, v.cover.Lines)
}

var degrees = map[sight.Degree]words{
	sight.None: {"none", "žádný"}, sight.Half: {"half", "poloviční"},
	sight.ThreeQuarters: {"three-quarters", "tříčtvrteční"}, sight.Total: {"total", "úplný"},
}

func (s *session) tellLines(m *sightMap, lines []sight.Line) {
	for _, l := range lines {
		way := m.at(l.From) + " → " + m.at(l.To)
		if !l.Blocked {
			s.say(words{"  %s: clear", "  %s: volná"}, way)
			continue
		}
		what := words{"wall", "zeď"}
		n := m.wall[l.Wall]
		if d, ok := m.gate[l.Wall]; ok {
			what, n = words{"door", "dveře"}, d
		}
		s.say(words{"  %s: blocked by %s %d at %s", "  %s: blokuje %s %d v %s"}, way, what.in(s.lang), n, m.at(l.At))
	}
}

// at is a point in cells from the map's top left corner.
func (m *sightMap) at(p geom.Point) string {
	x, y := m.Grid().ToCells(p)
	return fmt.Sprintf("%.5g,%.5g", x, y)
}

// nameOf is a cell as its column and row.
func (m *sightMap) nameOf(c grid.Cell) string {
	switch m.Grid().Kind {
	case grid.HexPointy:
		c.X += c.Y >> 1
	case grid.HexFlat:
		c.Y += c.X >> 1
	}
	return fmt.Sprintf("%d,%d", c.X, c.Y)
}

// list joins names with commas; a dash stands for none.
func list(all []int, name func(int) string) string {
	if len(all) == 0 {
		return "–"
	}
	text := ""
	for i, v := range all {
		if i > 0 {
			text += ", "
		}
		text += name(v)
	}
	return text
}
