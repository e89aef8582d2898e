package known

import (
	"slices"

	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/rules"
	"sightline/server/wire"
)

// Blocker is what stops a line, as the seat knows it by name.
type Blocker struct {
	By    By
	Wall  int // ByWall: index in View.Walls
	Door  wire.DoorID
	Token wire.TokenID
}

// By says what kind of thing a Blocker is.
type By uint8

// The kinds of blocker.
const (
	ByNothing By = iota // the line is clear, or ends outside all ground
	ByWall
	ByDoor
	ByToken
)

// BlockerOf names what stops line l, who being the tokens given with Others when the line was drawn.
func BlockerOf(v *wire.View, l sight.Line, who []wire.TokenID) Blocker {
	switch {
	case !l.Blocked:
		return Blocker{}
	case l.Body >= 0 && int(l.Body) < len(who):
		return Blocker{By: ByToken, Token: who[l.Body]}
	}
	return WallOf(v, l.Wall)
}

// WallOf names the wall or door that a scene of v gives an id to, as in sight.Hit.
func WallOf(v *wire.View, id int32) Blocker {
	door := int(id) - len(v.Walls)
	switch {
	case id < 0 || door >= len(v.Doors):
		return Blocker{}
	case door >= 0:
		return Blocker{By: ByDoor, Door: v.Doors[door].ID}
	}
	return Blocker{By: ByWall, Wall: int(id)}
}

// Body is the space of a token.
func Body(v *wire.View, t *wire.Token) sight.Body {
	at := t.At
	at.Quarter = 0
	return sight.Body{Cells: v.Scene.Grid.Space(nil, t.Size, at)}
}

// Others returns the bodies that may stand in the way of a line, and whose they are: all tokens that are seen now and not
// down, but the named ones.
func Others(v *wire.View, but ...wire.TokenID) (bodies []sight.Body, who []wire.TokenID) {
	for i := range v.Tokens {
		t := &v.Tokens[i]
		if !t.Past && !t.Down && !slices.Contains(but, t.ID) {
			bodies, who = append(bodies, Body(v, t)), append(who, t.ID)
		}
	}
	return bodies, who
}

// Figure is a token as rules see a creature.
func Figure(t *wire.Token) rules.Figure {
	at := t.At
	at.Quarter = 0
	return rules.Figure{Size: t.Size, At: at, Floor: t.Floor, Facing: t.Facing, Arcs: grid.Facing, Down: t.Down}
}

// Figures returns the tokens that are seen now, but the named ones, as creatures, and whose figures they are.
func Figures(v *wire.View, but ...wire.TokenID) (figures []rules.Figure, who []wire.TokenID) {
	for i := range v.Tokens {
		if t := &v.Tokens[i]; !t.Past && !slices.Contains(but, t.ID) {
			figures, who = append(figures, Figure(t)), append(who, t.ID)
		}
	}
	return figures, who
}

// Opposed says whether two tokens are on different sides: those of players are on one, the GM's on the other.
func Opposed(v *wire.View, a, b *wire.Token) bool {
	return ofPlayers(v, a.Owner) != ofPlayers(v, b.Owner)
}

func ofPlayers(v *wire.View, owner wire.SeatID) bool {
	return slices.ContainsFunc(v.Seats, func(s wire.Seat) bool { return s.ID == owner && s.Role == wire.Player })
}
