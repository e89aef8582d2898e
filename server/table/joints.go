package table

import (
	"cmp"
	"math/bits"
	"slices"

	"sightline/geom"
	"sightline/server/wire"
)

// joint is an end of a stretch: twice the stretch, plus 1 for its B.
type joint int32

// none is no joint.
const none joint = -1

func (j joint) stretch() int { return int(j >> 1) }
func (j joint) far() bool    { return j&1 != 0 }
func (j joint) other() joint { return j ^ 1 }

// joints is where the ends of stretches meet, and which go on as which.
type joints struct {
	*geometry
	plain []bool       // of each stretch: it is no wall to look at, but part of a door that is not secret, or has no length
	way   []geom.Point // of each stretch, the direction of its wall, the way the stretch goes
	at    []int32      // of each joint, the number of its point; of stretches that have a length
	first []int32      // of each point, where its joints begin in list, and the end of the last
	list  []joint
	next  []joint // of each joint, the one that goes straight on from there, or none
}

// joinUp finds out where the stretches meet, and pairs the ends that go straight on through their point.
func (g *geometry) joinUp() *joints {
	n := len(g.cut)
	t := &joints{geometry: g, plain: make([]bool, n), way: make([]geom.Point, n), at: make([]int32, 2*n), next: make([]joint, 2*n)}
	points := newPlaces(g.newEnds())
	last, end := geom.Point{}, int32(-1) // where the stretch before ended: mostly this one begins there
	for i := range n {
		s := &g.cut[i]
		t.plain[i] = s.A == s.B || s.Door >= 0 && !g.secret[s.Door]
		t.next[2*i], t.next[2*i+1] = none, none
		if s.A == s.B {
			t.at[2*i], t.at[2*i+1] = -1, -1
			continue
		}
		w := g.course(s.Wall)
		if t.way[i] = w.B.Sub(w.A); geom.Dot(t.way[i], s.B.Sub(s.A)) < 0 {
			t.way[i] = w.A.Sub(w.B)
		}
		if end < 0 || s.A != last {
			end = points.number(s.A)
		}
		t.at[2*i] = end
		last, end = s.B, points.number(s.B)
		t.at[2*i+1] = end
	}
	t.gather(len(points.at))
	for p := range points.at {
		t.pair(t.list[t.first[p]:t.first[p+1]])
	}
	return t
}

// newEnds counts the ends of stretches that are not also the beginning of the next one.
func (g *geometry) newEnds() int {
	n, last := len(g.cut), geom.Point{}
	count := n
	for i := range n {
		s := &g.cut[i]
		if i == 0 || s.A != last {
			count++
		}
		last = s.B
	}
	return count
}

// gather lists the joints by their points.
func (t *joints) gather(points int) {
	t.first = make([]int32, points+2)
	total := 0
	for _, p := range t.at {
		if p >= 0 {
			t.first[p+2]++
			total++
		}
	}
	for p := range points {
		t.first[p+2] += t.first[p+1]
	}
	t.list = make([]joint, total)
	for j, p := range t.at { // first[p+1] runs from the beginning of p's joints to their end
		if p >= 0 {
			t.list[t.first[p+1]] = joint(j)
			t.first[p+1]++
		}
	}
}

// away is the direction away from a joint along its wall.
func (t *joints) away(j joint) geom.Point {
	if d := t.way[j.stretch()]; j.far() {
		return geom.Point{X: -d.X, Y: -d.Y}
	} else {
		return d
	}
}

// pair pairs the joints at a point that go straight on through it, the straightest first.
func (t *joints) pair(at []joint) {
	if len(at) == 2 { // as nearly always
		if _, ok := t.straight(at[0], at[1]); ok {
			t.next[at[0]], t.next[at[1]] = at[1], at[0]
		}
		return
	}
	type pair struct {
		a, b joint
		bend float64
	}
	var pairs []pair
	for i, a := range at {
		for _, b := range at[i+1:] {
			if bend, ok := t.straight(a, b); ok {
				pairs = append(pairs, pair{a, b, bend})
			}
		}
	}
	slices.SortStableFunc(pairs, func(p, q pair) int { return cmp.Compare(p.bend, q.bend) })
	for _, p := range pairs {
		if t.next[p.a] == none && t.next[p.b] == none {
			t.next[p.a], t.next[p.b] = p.b, p.a
		}
	}
}

// straight says how much two ends bend at their point (the squared sine), and whether that may be one straight wall.
func (t *joints) straight(a, b joint) (float64, bool) {
	if t.plain[a.stretch()] || t.plain[b.stretch()] || t.cut[a.stretch()].Kind != t.cut[b.stretch()].Kind {
		return 0, false
	}
	v, w := t.away(a), t.away(b)
	if geom.Dot(v, w) >= 0 {
		return 0, false
	}
	c := float64(geom.Cross(v, w))
	bend := float64(c*c) / float64(float64(geom.Dot(v, v))*float64(geom.Dot(w, w)))
	return bend, bend < 1e-4
}

// follow walks from a stretch to both ends of its wall and appends the members from the lesser end to the greater.
func (t *joints) follow(dst []member, i int, done []bool) []member {
	start := joint(2 * i)
	for range done { // back to the first
		j := t.next[start]
		if j == none || j.stretch() == i {
			break
		}
		start = j.other()
	}
	from := len(dst)
	for j := start; j != none && !done[j.stretch()]; j = t.next[j.other()] {
		s := &t.cut[j.stretch()]
		done[j.stretch()] = true
		m := member{stretch: j.stretch(), door: s.Door, a: s.A, b: s.B, back: j.far()}
		if m.back {
			m.a, m.b = s.B, s.A
		}
		dst = append(dst, m)
	}
	list := dst[from:]
	if list[len(list)-1].b.Less(list[0].a) {
		slices.Reverse(list)
		for k, m := range list {
			list[k].a, list[k].b, list[k].back = m.b, m.a, !m.back
		}
	}
	return dst
}

// leaving says on which sides of a line other walls leave from the joint of two of its members.
func (t *joints) leaving(from, to member) (sides wire.Side) {
	here := joint(2 * to.stretch)
	if to.back {
		here = here.other()
	}
	p := t.at[here]
	at := t.list[t.first[p]:t.first[p+1]]
	if len(at) <= 2 {
		return 0
	}
	back, on := t.way[from.stretch], t.way[to.stretch]
	if !from.back {
		back = geom.Point{X: -back.X, Y: -back.Y}
	}
	if to.back {
		on = geom.Point{X: -on.X, Y: -on.Y}
	}
	for _, j := range at {
		if j.stretch() == from.stretch || j.stretch() == to.stretch {
			continue
		}
		away := t.away(j)
		turn := geom.Cross(away, back)
		if geom.Dot(away, on) > 0 {
			turn = geom.Cross(on, away)
		}
		switch {
		case turn < 0:
			sides |= wire.SideLeft
		case turn > 0:
			sides |= wire.SideRight
		}
	}
	return sides
}

// places numbers points: a hash table with open addressing.
type places struct {
	at   []geom.Point // by number
	slot []int32      // the number plus 1, or 0
	hash uint         // shift that leaves the bits of a slot
}

// newPlaces has room for so many points.
func newPlaces(most int) *places {
	size := uint(bits.Len(uint(2 * most)))
	return &places{at: make([]geom.Point, 0, most), slot: make([]int32, 1<<size), hash: 64 - size}
}

// number returns the number of a point, a new one if it is new.
func (k *places) number(p geom.Point) int32 {
	i := (uint64(uint32(p.X))<<32 | uint64(uint32(p.Y))) * 0x9e3779b97f4a7c15 >> k.hash
	for k.slot[i] != 0 {
		if n := k.slot[i] - 1; k.at[n] == p {
			return n
		}
		i = (i + 1) & uint64(len(k.slot)-1)
	}
	k.at = append(k.at, p)
	k.slot[i] = int32(len(k.at))
	return int32(len(k.at)) - 1
}
