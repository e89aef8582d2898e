package table

import (
	"slices"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/rules/world"
	"sightline/server/wire"
)

// space is where a token stands, as far as geometry asks.
type space struct {
	size  grid.Size
	at    grid.Place
	clear geom.Point
}

func (t *Token) space() space {
	at := t.At
	at.Quarter = 0
	return space{t.Size(), at, t.Clear}
}

// spot is a space packed for maps that are asked very often: plain numbers hash and compare several times faster.
type spot [3]uint64

func (s space) spot() spot {
	more := uint64(s.size)<<16 | uint64(s.at.Quarter)<<8
	if s.at.Turned {
		more |= 1
	}
	both := func(x, y int32) uint64 { return uint64(uint32(x))<<32 | uint64(uint32(y)) }
	return spot{both(s.at.Cell.X, s.at.Cell.Y), both(s.clear.X, s.clear.Y), more}
}

func (g *geometry) body(s space) sight.Body {
	return sight.Body{Cells: g.grid.Space(nil, s.size, s.at), Hair: s.clear}
}

// Sight is what one token sees of the map: constant once made.
type Sight struct {
	Seen    *geom.Mask // sub-cells in line, lit enough and within reach
	Bright  *geom.Mask // those of Seen that are bright to it
	touched []uint64   // stretch sides in line and lit
	walls   []uint64   // the same, each group whole

	stage    *stage
	key      sightKey
	bodies   map[spot]bool // verdicts on whether a token standing so is seen
	doorList []int32       // nil: not listed yet
}

// sightKey is all that a sight hangs on.
type sightKey struct {
	stage  *stage
	space  space
	reach  int32
	dark   int32
	blind  bool
	centre bool
	light  *lighting
}

// Sight returns what the token sees. Being down changes nothing; the GM marks who is blind.
func (st *State) Sight(t *Token) *Sight {
	now := st.moment()
	key := sightKey{
		stage: now.stage, space: t.space(), reach: st.hazy(t.Spec.Reach), dark: t.Spec.Darkvision, blind: t.Spec.Blind,
		centre: st.Table.Centre, light: now.light,
	}
	if key.dark > 0 {
		key.dark = st.hazy(key.dark)
	}
	return memo(st.cache, key, 3*key.stage.masks, func() *Sight { return st.newSight(key) })
}

// hazeKey names the rules that say what the weather is.
type hazeKey struct{ profile, house string }

// hazy is how far one sees who else would see so far, cells, for the weather (R-014-040); 0 stands for no limit.
func (st *State) hazy(reach int32) int32 {
	most := memo(st.cache, hazeKey{st.Table.Profile, st.Table.House}, 64, func() int32 { return world.SightCells(st.Profile()) })
	if most == 0 || reach > 0 && reach < most {
		return reach
	}
	return most
}

// lookKey names a look from all eyes of a space or from a point.
type lookKey struct {
	stage  *stage
	eyes   bool // from the eyes of space, else from point
	space  space
	centre bool
	point  geom.Point
	ch     sight.Channel
	reach  int32 // lattice units; 0: no limit
}

// look returns what is in line from where the key says. It is shared: read only.
func (st *State) look(k lookKey) *sight.Ground {
	return memo(st.cache, k, k.stage.masks+len(k.stage.pieces)/4, func() *sight.Ground {
		eyes := []geom.Point{k.point}
		if k.eyes {
			eyes = k.stage.scene.Eyes(nil, k.stage.body(k.space), k.ch, k.centre)
		}
		g := k.stage.scene.NewGround()
		k.stage.lookFrom(g, eyes, k.ch, k.reach)
		return g
	})
}

// lookFrom adds what is in line from some eyes. How far walls are seen is decided by groups, which are the same wherever a wall
// is joined of pieces, and not by stretches, which would tell.
func (s *stage) lookFrom(g *sight.Ground, eyes []geom.Point, ch sight.Channel, reach int32) {
	if reach == 0 {
		for _, eye := range eyes {
			s.scene.Look(g, eye, ch, 0, geom.Point{}, geom.Point{})
		}
		return
	}
	far, near := sight.Ground{Stretches: make([]uint64, len(g.Stretches))}, sight.Ground{Subs: g.Subs}
	groups := make([]uint64, len(g.Stretches))
	for _, eye := range eyes {
		s.scene.Look(&near, eye, ch, reach, geom.Point{}, geom.Point{})
		clear(far.Stretches)
		s.scene.Look(&far, eye, ch, 0, geom.Point{}, geom.Point{})
		s.wholeInto(groups, far.Stretches)
		s.addNear(g.Stretches, groups, eye, reach)
	}
}

// addNear adds to bits those of some stretches whose middle lies within reach of an eye.
func (s *stage) addNear(bits, stretches []uint64, eye geom.Point, reach int32) {
	r2 := s.grid.Length2(int64(reach))
	for i, w := range stretches {
		for ; w != 0; w &= w - 1 {
			b := i*64 + trailing(w)
			if s.grid.Dist2(eye, s.middle(b/2, b%2 == 1)) <= r2 {
				bits[i] |= w & -w
			}
		}
	}
}

// cells turns a reach in cells into lattice units.
func cells(n int32) int32 { return min(max(n, 0), geom.Limit/geom.Unit) * geom.Unit }

// newSight lays light over what is in line: lit ground within the token's reach, dark ground within its darkvision. There
// dark is dim to it and dim is bright.
func (st *State) newSight(key sightKey) *Sight {
	s := &Sight{stage: key.stage, key: key, bodies: map[spot]bool{}}
	none := geom.NewMask(key.stage.w, key.stage.h)
	s.Seen, s.Bright = none, none
	if key.blind {
		return s
	}
	at := lookKey{stage: key.stage, eyes: true, space: key.space, centre: key.centre, ch: sight.See, reach: cells(key.reach)}
	light := key.light
	if light.all && key.reach > 0 {
		at.reach = cells(max(key.reach, key.dark))
	}
	line := st.look(at)
	if light.all {
		s.Seen, s.Bright = line.Subs, line.Subs
		s.touched = line.Stretches
		s.walls = key.stage.whole(s.touched)
		return s
	}
	s.Seen, s.Bright = line.Subs.Clone(), line.Subs.Clone()
	s.Seen.And(light.dim)
	s.Bright.And(light.bright)
	s.touched = andBits(line.Stretches, light.walls)
	if key.dark > 0 {
		at.reach = cells(key.dark)
		dark := st.look(at)
		s.Seen.Or(dark.Subs)
		dim := dark.Subs.Clone()
		dim.And(light.dim)
		s.Bright.Or(dim)
		addBits(s.touched, dark.Stretches)
	}
	s.walls = key.stage.whole(s.touched)
	return s
}

// andBits returns what is in both lists; all where b is nil.
func andBits(a, b []uint64) []uint64 {
	out := slices.Clone(a)
	for i := range out {
		if b != nil {
			out[i] &= b[i]
		}
	}
	return out
}

type subsKey struct {
	stage *stage
	at    spot
}

// subs are the sub-cells of a space that are joined to its own cell.
func (st *State) subs(on *stage, s space) []geom.Point {
	return memo(st.cache, subsKey{on, s.spot()}, 1<<10, func() []geom.Point {
		var subs []geom.Point
		on.scene.JoinedSubs(on.body(s), func(x, y int32) { subs = append(subs, geom.Point{X: x, Y: y}) })
		return subs
	})
}

// Sees says whether a token with this sight sees another one that stands as t does, whatever the GM hides.
func (st *State) sees(s *Sight, t *Token) bool {
	at := t.space()
	k := at.spot()
	seen, ok := s.bodies[k]
	if !ok {
		if seen, ok = st.judgeSubs(s, at); !ok {
			st.drawLines(s, at)
			return s.bodies[k]
		}
		s.bodies[k] = seen
	}
	return seen
}

// judgeSubs is the row "is a token seen" of the design's table as far as sub-cells decide it: one that is joined to the token's
// space, in line and lit enough; where none is in line at all but some is lit enough, lines must tell, and ok is false.
func (st *State) judgeSubs(s *Sight, at space) (seen, ok bool) {
	if s.key.blind {
		return false, true
	}
	subs := st.subs(s.stage, at)
	if slices.ContainsFunc(subs, func(p geom.Point) bool { return s.Seen.Get(p.X, p.Y) }) {
		return true, true
	}
	if !st.anyLit(s, subs) {
		return false, true
	}
	line := st.look(lookKey{stage: s.stage, eyes: true, space: s.key.space, centre: s.key.centre, ch: sight.See})
	// In line but unlit: then it is not seen, and no lines are needed.
	return false, slices.ContainsFunc(subs, func(p geom.Point) bool { return line.Subs.Get(p.X, p.Y) })
}

// drawLines notes of one that stands at a place, and of all tokens that may be asked about next, whether lines tell that they are
// seen: who is behind walls costs little when all are asked about together.
func (st *State) drawLines(s *Sight, first space) {
	spaces, bodies := []space{first}, []sight.Body{s.stage.body(first)}
	asked := map[spot]bool{first.spot(): true}
	for i := range st.Tokens {
		at := st.Tokens[i].space()
		k := at.spot()
		if _, known := s.bodies[k]; known || asked[k] || st.Tokens[i].Spec.Hidden {
			continue
		}
		if seen, ok := st.judgeSubs(s, at); ok {
			s.bodies[k] = seen
			continue
		}
		asked[k] = true
		spaces, bodies = append(spaces, at), append(bodies, s.stage.body(at))
	}
	for _, at := range spaces {
		s.bodies[at.spot()] = false
	}
	for _, i := range s.stage.scene.SeenAmong(nil, s.stage.body(s.key.space), bodies, s.key.centre) {
		s.bodies[spaces[i].spot()] = true
	}
}

// anyLit says whether one of the sub-cells is lit enough for the sight and within its reach, in line or not.
func (st *State) anyLit(s *Sight, subs []geom.Point) bool {
	var eyes []geom.Point
	if s.key.reach > 0 || s.key.dark > 0 {
		eyes = s.stage.scene.Eyes(nil, s.stage.body(s.key.space), sight.See, s.key.centre)
	}
	within := func(p geom.Point, reach int32) bool {
		to := s.stage.grid.SubCentre(s.stage.Bounds, p.X, p.Y)
		return slices.ContainsFunc(eyes, func(e geom.Point) bool { return s.stage.grid.Dist2(e, to) <= s.stage.grid.Reach2(reach) })
	}
	for _, p := range subs {
		lit := s.key.light.all || s.key.light.dim.Get(p.X, p.Y)
		if lit && (s.key.reach == 0 || within(p, s.key.reach)) || s.key.dark > 0 && within(p, s.key.dark) {
			return true
		}
	}
	return false
}

// lighting is how the map is lit, whoever looks.
type lighting struct {
	all         bool // by the scene's own light: the rest is nil
	bright, dim *geom.Mask
	walls       []uint64 // stretch sides that a light shines on; nil: all
}

type lightingKey struct {
	stage   *stage
	scene   wire.SceneLight
	carried string
}

// lamp is a light that a token carries.
type lamp struct {
	at          geom.Point
	bright, dim int32 // lattice units
}

// lighting returns how the map is lit. A token that the GM hides sheds no light unless a player plays it.
func (st *State) lighting(s *stage) *lighting {
	if st.Scene.Light == wire.LightBright {
		return memo(st.cache, lightingKey{scene: wire.LightBright}, 64, func() *lighting { return &lighting{all: true} })
	}
	lamps := st.lamps(s)
	key := lightingKey{s, st.Scene.Light, lampsKey(lamps)}
	return memo(st.cache, key, 2*s.masks, func() *lighting { return st.newLighting(s, lamps) })
}

func (st *State) lamps(s *stage) []lamp {
	var lamps []lamp
	for i := range st.Tokens {
		t := &st.Tokens[i]
		dim := max(t.Spec.Dim, t.Spec.Bright)
		if dim > 0 && (!t.Spec.Hidden || st.ofPlayers(t)) {
			lamps = append(lamps, lamp{s.flame(t), cells(t.Spec.Bright), cells(dim)})
		}
	}
	slices.SortFunc(lamps, func(a, b lamp) int {
		return compareSegs(geom.Seg{A: a.at, B: geom.Point{X: a.bright, Y: a.dim}}, geom.Seg{A: b.at, B: geom.Point{X: b.bright, Y: b.dim}})
	})
	return lamps
}

// flame is where a carried light burns: the middle of the space, 1/512 toward the centre of its own cell where that is
// another point, and a hair to the clear side where a wall runs through it.
func (s *stage) flame(t *Token) geom.Point {
	at := t.space()
	mid, centre := s.grid.Middle(max(at.size, grid.Medium), at.at), s.grid.Centre(at.at.Cell)
	if at.size == grid.Tiny {
		mid = centre
	}
	d := centre.Sub(mid)
	p := mid.Add(geom.Point{X: d.X / 512, Y: d.Y / 512})
	if q, ok := s.scene.Aside(p, t.Clear, sight.Light); ok {
		p = q
	}
	return p
}

func lampsKey(lamps []lamp) string {
	b := make([]byte, 0, 16*len(lamps))
	for _, l := range lamps {
		for _, v := range []int32{l.at.X, l.at.Y, l.bright, l.dim} {
			b = append(b, byte(v), byte(v>>8), byte(v>>16), byte(v>>24))
		}
	}
	return string(b)
}

func (st *State) newLighting(s *stage, lamps []lamp) *lighting {
	for _, l := range s.Lights {
		lamps = append(lamps, lamp{l.At, l.Bright, l.Dim})
	}
	l := &lighting{bright: geom.NewMask(s.w, s.h), dim: geom.NewMask(s.w, s.h)}
	walls := make([]uint64, (2*s.scene.Stretches()+63)/64)
	shine := func(at geom.Point, reach int32, on *geom.Mask) {
		if reach > 0 {
			g := st.look(lookKey{stage: s, point: at, ch: sight.Light, reach: reach})
			on.Or(g.Subs)
			addBits(walls, g.Stretches)
		}
	}
	for _, lamp := range lamps {
		shine(lamp.at, lamp.bright, l.bright)
		shine(lamp.at, lamp.dim, l.dim)
	}
	l.walls = s.whole(walls)
	if st.Scene.Light == wire.LightDim {
		l.dim, l.walls = full(s.w, s.h), nil
	}
	return l
}

// full is a mask with all bits set.
func full(w, h int32) *geom.Mask {
	m := geom.NewMask(w, h)
	for y := range h {
		m.SetRow(y, 0, w)
	}
	return m
}
