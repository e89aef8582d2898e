package sight

import (
	"cmp"
	"slices"

	"sightline/geom"
)

// sharer makes vertices and edges of pieces.
type sharer struct {
	first  []int32 // of each vertex, where its spokes begin
	spokes []spoke
	up     []upward // of each vertex, and one more
}

// upward is the edges of which a vertex is the end a.
type upward struct {
	first int32    // the first of them, or where it would stand
	far   [3]int32 // where they lead, or -1; the first is many if they are more than three
}

const many = -2

// spoke is a piece as seen from the lower of the vertices it runs between.
type spoke struct {
	far  int32 // the other vertex
	wall int32 // twice the wall, plus 1 if the piece begins at far
}

// share makes the vertices, the frame's corners and the ends of all pieces, and the edges: one for each pair of ends, with all walls
// that run along it. Both come out sorted.
func (k *sharer) share(m *mesh, pieces []piece, segs []geom.Seg, s *sorter) {
	frame := corners()
	ends, slot := s.chain(segs)
	at, of := s.number(frame[:], ends)
	m.at = at
	k.gather(pieces, of, slot, len(at))
	m.edges, m.refs = make([]edge, 0, len(pieces)), make([]ref, 0, len(pieces))
	k.up = room(k.up, len(at)+1)
	for v := range at {
		first := len(m.edges)
		if spokes := k.spokes[k.first[v]:k.first[v+1]]; len(spokes) > 0 {
			m.lay(int32(v), spokes)
		}
		k.up[v] = upwards(m.edges, first)
	}
	k.up[len(at)] = upwards(m.edges, len(m.edges))
}

// upwards is the edges from one on.
func upwards(edges []edge, first int) upward {
	u := upward{int32(first), [...]int32{-1, -1, -1}}
	for i, e := range edges[first:] {
		if i == len(u.far) {
			u.far[0] = many
			break
		}
		u.far[i] = e.b
	}
	return u
}

// gather lists the pieces by their lower vertices: first says where each one's spokes begin, and where the last one's end.
func (k *sharer) gather(pieces []piece, of, slot []int32, vertices int) {
	k.spokes, k.first = room(k.spokes, len(pieces)), cleared(k.first, vertices+2)
	for _, n := range slot[:len(pieces)] {
		k.first[min(of[n-1], of[n])+2]++
	}
	for v := range vertices {
		k.first[v+2] += k.first[v+1]
	}
	for i, n := range slot[:len(pieces)] { // first[u+1] runs from the beginning of u's spokes to their end
		u, v, back := of[n-1], of[n], int32(0)
		if v < u {
			u, v, back = v, u, 1
		}
		next := &k.first[u+1]
		k.spokes[*next] = spoke{v, 2*pieces[i].wall + back}
		*next++
	}
}

// lay makes the edges of all pieces that have v as their lower vertex.
func (m *mesh) lay(v int32, spokes []spoke) {
	sortSpokes(spokes)
	for len(spokes) > 0 {
		e := edge{a: v, b: spokes[0].far, first: int32(len(m.refs))}
		for len(spokes) > 0 && spokes[0].far == e.b {
			m.refs = append(m.refs, ref{spokes[0].wall >> 1, spokes[0].wall&1 != 0})
			spokes = spokes[1:]
		}
		if e.last = int32(len(m.refs)); e.last > e.first+1 {
			m.order(m.refs[e.first:])
		}
		m.edges = append(m.edges, e)
	}
}

// sortSpokes sorts a vertex's spokes by where they lead. They are few, but for odd maps.
func sortSpokes(spokes []spoke) {
	if len(spokes) > 16 {
		slices.SortFunc(spokes, func(a, b spoke) int { return cmp.Compare(a.far, b.far) })
		return
	}
	for i := 1; i < len(spokes); i++ {
		for j := i; j > 0 && spokes[j].far < spokes[j-1].far; j-- {
			spokes[j], spokes[j-1] = spokes[j-1], spokes[j]
		}
	}
}

// order sorts the walls along one edge.
func (m *mesh) order(refs []ref) {
	slices.SortFunc(refs, func(a, b ref) int {
		return cmp.Or(compareWalls(m.walls[a.wall], m.walls[b.wall]), compareBools(b.back, a.back), cmp.Compare(a.wall, b.wall))
	})
}

// hang lists the edges of so many doors.
func (m *mesh) hang(doors int) {
	first := make([]int32, doors+2)
	if m.doors = first[:doors+1]; doors == 0 {
		return
	}
	for _, r := range m.refs {
		if d := m.walls[r.wall].Door; d >= 0 {
			first[d+2]++
		}
	}
	for d := range doors {
		first[d+2] += first[d+1]
	}
	m.ajar = make([]int32, first[doors+1])
	for i, e := range m.edges { // first[d+1] runs from the beginning of d's list to its end
		for _, r := range m.refs[e.first:e.last] {
			if d := m.walls[r.wall].Door; d >= 0 {
				m.ajar[first[d+1]] = int32(i)
				first[d+1]++
			}
		}
	}
}

func compareBools(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	}
	return 1
}

// compareWalls orders walls that coincide.
func compareWalls(a, b Wall) int {
	return cmp.Or(cmp.Compare(a.ID, b.ID), cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Door, b.Door), cmp.Compare(a.OneWay, b.OneWay))
}
