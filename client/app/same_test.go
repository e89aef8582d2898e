package app_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sightline/client/app"
	"sightline/client/hand"
	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/rules"
	"sightline/server/tabletest"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// seat is a client that is told what a user of a table under test holds.
type seat struct {
	m *app.Model
	u *tabletest.User
}

func sit(u *tabletest.User) *seat {
	m := app.New("en")
	m.Update(app.Resize{W: 1200, H: 900, Scale: 1})
	m.Update(app.Opened{Path: "/t/r/s/s/"})
	m.Update(app.Connected{State: app.ConnOn})
	s := &seat{m, u}
	s.follow()
	return s
}

// follow tells the client of the view as it is now.
func (s *seat) follow() {
	v := s.u.View()
	s.m.Update(app.Received{Message: wire.Update{Rev: s.m.Rev + 1, Sum: v.Sum(), Patch: wire.Diff(&wire.View{}, v)}})
}

// drag drags a token to a place and gives what is shown of the way, without letting go.
func (s *seat) drag(t *wire.Token, to geom.Point) app.Drag {
	x, y := s.m.Screen(s.m.Grid().Middle(t.Size, t.At))
	tx, ty := s.m.Screen(to)
	s.m.Update(app.Touch{Intent: hand.Grab{X: x, Y: y}})
	s.m.Update(app.Touch{Intent: hand.Drag{X: tx, Y: ty}})
	d := *s.m.Drag
	s.m.Update(app.Key{Name: "Escape"})
	return d
}

func house(t *testing.T, rnd *rand.Rand, g grid.Grid) (gm, ann *tabletest.User) {
	tb := tabletest.New(t, rnd.Uint64())
	gm, ann = tb.Sit("GM", wire.GM), tb.Sit("Ann", wire.Player)
	tb.Lay(tabletest.Draw(tabletest.House))
	table := gm.View().Table
	table.Fog, table.Profile = wire.FogSight, []string{"dnd14", "srd52", "podhod"}[rnd.IntN(3)]
	table.Diagonal = grid.Rule(rnd.IntN(4))
	gm.Do(wire.SetTable{Table: table}, wire.SetScene{Grid: g})
	return gm, ann
}

// TestTemplatesAreWhatTheTableWouldSay: a template of any form, laid by pointer on what a seat knows, covers and catches what the
// table's own rules say on the same walls; a GM's is laid on the truth.
func TestTemplatesAreWhatTheTableWouldSay(t *testing.T) {
	rnd := tabletest.Rand(t)
	missed := 0
	for kind := range grid.Kind(3) {
		gm, ann := house(t, rnd, grid.Grid{Kind: kind})
		gm.Add(wire.TokenSpec{Name: "hero", Owner: ann.Seat}, 1, 1)
		gm.Add(wire.TokenSpec{Name: "ogre", Size: grid.Large}, 2, 1)
		for _, s := range []*seat{sit(gm), sit(ann)} {
			v := s.u.View()
			p, scene, g := s.u.State.Profile(), known.Scene(v), v.Scene.Grid
			for range 80 {
				f := app.Form{Kind: area.Kind(rnd.IntN(area.Kinds)), Length: int32(1+rnd.IntN(6)) * geom.Unit, Width: int32(200 + rnd.IntN(2000)), Around: rnd.IntN(2) == 0}
				s.m.Update(app.ClearTools{})
				s.m.Update(app.SetForm{Form: f})
				from, to := anywhere(rnd, v), anywhere(rnd, v)
				x, y := s.m.Screen(from)
				s.m.Update(app.Touch{Intent: hand.Grab{X: x, Y: y}})
				x, y = s.m.Screen(to)
				s.m.Update(app.Touch{Intent: hand.Drag{X: x, Y: y}})
				s.m.Update(app.Touch{Intent: hand.Drop{X: x, Y: y}})
				a := s.m.Area
				if err := a.Shape.Check(g); err != nil {
					t.Fatalf("%v: the server refuses %+v: %v", kind, a.Shape, err)
				}
				e := rules.Effect{Shape: a.Shape, Toward: a.Shape.Origin, Around: f.Around}
				for _, tok := range v.Tokens {
					if tok.ID == a.Token {
						e.Toward = g.Middle(tok.Size, tok.At)
					}
				}
				reach := p.Area(scene, e)
				if want := area.Reached(reach); !slices.Equal(a.Cells, want) || len(a.Cells)+len(a.Missed) != len(reach) {
					t.Fatalf("%v: a %v of %+v covers %v, want %v", kind, f.Kind, a.Shape, a.Cells, want)
				}
				missed += len(a.Missed)
				figures, who := known.Figures(v)
				caught := p.Catch(scene, e, figures)
				if len(caught) != len(a.Inside) || slices.ContainsFunc(caught, func(c rules.Caught) bool {
					return !slices.ContainsFunc(a.Inside, func(i app.Inside) bool { return i.Token == who[c.Other] })
				}) {
					t.Fatalf("%v: a %v of %+v catches %+v, want %+v", kind, f.Kind, a.Shape, a.Inside, caught)
				}
			}
		}
	}
	if missed == 0 {
		t.Error("no wall was ever in the way: that tests little")
	}
}

func anywhere(rnd *rand.Rand, v *wire.View) geom.Point {
	b := v.Scene.Bounds
	return geom.Point{X: b.Min.X + rnd.Int32N(b.Max.X-b.Min.X), Y: b.Min.Y + rnd.Int32N(b.Max.Y-b.Min.Y)}
}

// TestRoutesAreWhatTheTableWouldSay: the way that is shown while a creature of any size is dragged is taken by the table when it is
// shown as one that can be walked, at the cost shown, and else refused for the reason shown.
func TestRoutesAreWhatTheTableWouldSay(t *testing.T) {
	rnd := tabletest.Rand(t)
	took, refused := 0, 0
	for kind := range grid.Kind(3) {
		for _, size := range []grid.Size{grid.Medium, grid.Large, grid.Huge} {
			gm, ann := house(t, rnd, grid.Grid{Kind: kind})
			gm.Add(wire.TokenSpec{Name: "hero", Owner: ann.Seat, Size: size, Climb: rnd.Int32N(2) * 4, Swim: rnd.Int32N(2) * 4, Fly: 4}, 2, 2)
			gm.Add(wire.TokenSpec{Name: "guard"}, 4, 3)
			gm.Do(wire.AddEntry{Token: ann.Token("hero").ID}, wire.StepTurn{}) // so that what is spent is counted
			s := sit(ann)
			for range 25 {
				_ = gm.Try(gm.Paint(rnd))
				_ = gm.Try(wire.RaiseToken{Token: ann.Token("hero").ID, Floor: rnd.Int32N(5)/2 - 1})
				s.follow()
				tok := ann.Token("hero")
				s.m.Update(app.Pick{Token: tok.ID})
				s.m.Update(app.SetFly{Fly: rnd.IntN(2) == 0})
				d := s.drag(tok, anywhere(rnd, ann.View()))
				if len(d.Leg.Steps) == 0 {
					continue
				}
				plain := slices.Equal(gm.View().Land, ann.View().Land) // what it did not know of the ground costs too
				r := ann.Try(wire.MoveToken{Token: tok.ID, Path: d.Leg.Steps, Fly: d.Leg.Flies})
				now := ann.Token("hero")
				if r.Code == wire.CodeNone && plain && d.Why == rules.Fine && now.At == d.To && now.Sheet.Spent.Cells != d.Leg.Total {
					t.Fatalf("%v, %v along %v: shown to cost %d, %d are spent", kind, size, d.Leg.Steps, d.Leg.Total, now.Sheet.Spent.Cells)
				}
				if d.Reachable && r.Code != wire.CodeNone {
					t.Fatalf("%v, %v along %v: shown as reachable (%v), answered with code %d", kind, size, d.Leg.Steps, d.Why, r.Code)
				}
				code := map[rules.Reason]wire.Code{
					rules.Fine: wire.CodeNone, rules.NotStep: wire.CodeBad, rules.OffMap: wire.CodeOutside,
					rules.ByWall: wire.CodeWall, rules.ByCorner: wire.CodeWall, rules.NoRoom: wire.CodeNoFit,
					rules.ByGround: wire.CodeGround, // a creature it sees stops it as one that it does not see: it stands before it
				}[d.Why]
				if r.Code != code {
					t.Fatalf("%v, %v along %v: shown %v, answered with code %d", kind, size, d.Leg.Steps, d.Why, r.Code)
				}
				if took++; r.Code != wire.CodeNone {
					refused++
				}
			}
		}
	}
	if took-refused < 20 || refused < 20 {
		t.Errorf("%d taken, %d refused: that tests little", took-refused, refused)
	}
}
