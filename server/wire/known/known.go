package known

import (
	"errors"
	"slices"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/rules"
	"sightline/rules/all"
	"sightline/server/wire"
)

// Scene returns the geometry that the seat of v knows: its walls, its doors as last seen, and the bounds of the map. The ID of
// a wall in answers is its index in v.Walls; that of door i of v.Doors is len(v.Walls)+i. A wall known from one side only
// stops from both: nobody expects else. Scenes are costly; build one when walls, doors, grid or bounds changed.
func Scene(v *wire.View) *sight.Scene {
	ws := make([]sight.Wall, 0, len(v.Walls)+len(v.Doors))
	for i, w := range v.Walls {
		ws = append(ws, sight.Wall{A: w.A, B: w.B, Kind: w.Kind, Door: -1, ID: int32(i)})
	}
	for i, d := range v.Doors {
		kind := sight.Solid
		if d.Window {
			kind = sight.Window
		}
		ws = append(ws, sight.Wall{A: d.A, B: d.B, Kind: kind, Door: int32(i), ID: int32(len(v.Walls) + i)})
	}
	s, _ := sight.Prepare(sight.Config{Grid: v.Scene.Grid, Bounds: v.Scene.Bounds, Walls: ws, Doors: len(v.Doors)})
	for i, d := range v.Doors {
		s.SetDoor(int32(i), d.State == wire.DoorOpen)
	}
	return s
}

// Profile returns the rules that a table plays by: the named set with its house rules, diagonals and optional rules. An unknown
// name gives the set that rules/all gives for it; house rules that can't be read change nothing.
func Profile(t wire.Table) rules.Profile {
	p, _ := all.Named(t.Profile)
	if t.House != "" {
		p, _ = p.Change(t.House)
	}
	p.Diagonal, p.Flanking, p.Facing, p.WideFront = t.Diagonal, t.Flanking, t.Facing, t.WideFront
	return p
}

// Play returns the table with p, which Profile then gives of it: its rule set is the one that p was made of.
func Play(t wire.Table, p rules.Profile) wire.Table {
	base, _ := all.Named(p.Name)
	t.Profile, t.Diagonal, t.Flanking, t.Facing, t.WideFront = p.Name, p.Diagonal, p.Flanking, p.Facing, p.WideFront
	base.Diagonal, base.Flanking, base.Facing, base.WideFront = t.Diagonal, t.Flanking, t.Facing, t.WideFront
	t.House = p.Differences(base)
	return t
}

// HouseFault is the refusal that says which line of house rules is wrong, and what stands there.
func HouseFault(err error) wire.Reason {
	r := wire.Reason{Code: wire.CodeHouse}
	var at *rules.HouseError
	if errors.As(err, &at) {
		r.Number, r.Limit, r.Text = int32(at.Line), int32(at.Fault), at.Text
	}
	return r
}

// walls is a scene as a seat judges moves on it. A seat is not told on which side of a wall a token stands whose centre lies
// right on it (that would tell of walls it doesn't know), so such a token may step to either side; the truth decides.
type walls struct{ *sight.Scene }

// StepFrom implements rules.Walls.
func (w walls) StepFrom(_ geom.Point, from, to []grid.Cell, ch sight.Channel) bool {
	return w.Step(from, to, ch)
}

// Ground is what a seat knows of walls, and nothing else.
func Ground(s *sight.Scene) rules.Ground { return rules.Ground{Walls: walls{s}} }

// Around is what a seat judges the moves of a token on: the walls, which s is made of, ground that is not plain, and creatures it
// sees now.
func Around(v *wire.View, s *sight.Scene, id wire.TokenID) rules.Ground {
	g := Ground(s)
	g.Others, g.Land = Creatures(v, id), Land(v.Land)
	return g
}

// Creatures are those that a seat sees now, one left out. What the GM hides is in nobody's way, its owner's other tokens' either.
func Creatures(v *wire.View, but wire.TokenID) []rules.Creature {
	var others []rules.Creature
	ally := func(*wire.Token) bool { return false }
	mover := Find(v, but)
	if mover != nil {
		ally = func(o *wire.Token) bool { return !Opposed(v, mover, o) }
	}
	for i := range v.Tokens {
		t := &v.Tokens[i]
		if t.ID == but || t.Past || t.Sheet != nil && t.Sheet.Hidden || mover != nil && Rides(t, mover) {
			continue
		}
		others = append(others, rules.Creature{
			Cells: v.Scene.Grid.Space(nil, t.Size, t.At), Size: rules.Own(t.Size, t.Squeeze), Floor: t.Floor, Down: t.Down, Ally: ally(t),
		})
	}
	return others
}

// Land is a list of ground that is not plain, in its order, as the rules ask for it; nil for an empty one.
func Land(list []wire.Land) func(grid.Cell) rules.Land {
	if len(list) == 0 {
		return nil
	}
	return func(c grid.Cell) rules.Land {
		i, found := slices.BinarySearchFunc(list, c, func(l wire.Land, c grid.Cell) int { return l.Run.Cell.Compare(c) })
		if !found {
			i--
		}
		if i < 0 || list[i].Run.Cell.Y != c.Y || c.X-list[i].Run.Cell.X >= list[i].Run.N {
			return 0
		}
		return list[i].Kind
	}
}

// Mover is a token that its seat plays, or any to a GM, as the rules know one who moves. It flies when it is told to and can, and
// above the ground whenever it can. limited says that its movement is.
func Mover(t *wire.Token, fly, limited bool) rules.Mover {
	m := rules.Mover{At: t.At, Size: t.Size, Speed: rules.Unlimited}
	m.Floor, m.Squeezed = t.Floor, t.Squeeze
	if s := t.Sheet; s != nil {
		m.Spent, m.Climb, m.Swim, m.Fly = s.Spent, s.Climb, s.Swim, s.Fly
		m.Flying = s.Fly > 0 && (fly || t.Floor > 0)
		if limited {
			m.Speed = s.Speed
		}
	}
	return m
}

// May returns the judge of single steps, for path.Route and path.Reach: those of a space of size z among what a seat knows. It
// is for one goroutine.
func May(s *sight.Scene, p rules.Profile, z grid.Size) func(from, to grid.Place) bool {
	return p.May(Ground(s), rules.Mover{Size: z})
}

// Free is the answer of Step for a step that nothing known is in the way of.
const Free = rules.Fine

// Step says what keeps a space of size z from making one step, as far as a seat knows; corner turns the corner rule on
// (R-024-017). For many steps May is faster.
func Step(s *sight.Scene, z grid.Size, from, to grid.Place, corner bool) rules.Reason {
	p := rules.Profile{Corners: corner}
	return p.Move(Ground(s), rules.Mover{At: from, Size: z, Speed: rules.Unlimited}, []grid.Place{to}).Reason
}
