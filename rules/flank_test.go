package rules_test

import (
	"testing"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/rules"
)

func contacts(g grid.Grid, walls ...sight.Wall) rules.Contacts {
	s, _ := sight.Prepare(sight.Config{Grid: g, Bounds: board, Walls: walls})
	return s
}

func everybodySees(int) bool { return true }

// R-014-075: each reason that keeps two from flanking, and whose it is.
func TestFlankingHasReasons(t *testing.T) {
	p := profile(t, "dnd14")
	enemy := stand(grid.Medium, 4, 4)
	others := []rules.Figure{stand(grid.Medium, 3, 4), stand(grid.Medium, 5, 4), stand(grid.Medium, 5, 5), stand(grid.Medium, 7, 4), stand(grid.Medium, 5, 4), stand(grid.Medium, 5, 4)}
	others[4].Down = true
	others[5].Floor = 2
	sees := func(i int) bool { return i != 2 }
	judge := func(w rules.Contacts, b int) rules.Flank { return p.Flank(w, enemy, others, 0, b, sees) }
	if got := judge(contacts(squares), 1); got.Why != rules.FlankingOff || got.Yes() {
		t.Errorf("it is off by default: %+v", got)
	}
	p.Flanking = true
	for b, want := range map[int]rules.Flank{1: {Why: rules.Flanks, Who: -1}, 2: {Why: rules.SeesNot, Who: 2}, 3: {Why: rules.Apart, Who: 3}, 4: {Why: rules.IsDown, Who: 4}, 5: {Why: rules.Apart, Who: 5}} {
		if got := judge(contacts(squares), b); got.Why != want.Why || got.Who != want.Who || got.A != 0 || got.B != b {
			t.Errorf("with %d: %+v, want %+v", b, got, want)
		}
	}
	if got := p.Flank(contacts(squares), enemy, others, 0, 2, everybodySees); got.Why != rules.NotOpposite || got.Opposition.A != (grid.Cell{X: 3, Y: 4}) {
		t.Errorf("side and corner: %+v", got)
	}
	if got := judge(contacts(squares, wall(5, 0, 5, 9)), 1); got.Why != rules.Walled || got.Who != 1 {
		t.Errorf("through a wall: %+v", got)
	}
	window, curtain := wall(5, 0, 5, 9), wall(5, 0, 5, 9)
	window.Kind, curtain.Kind = sight.Window, sight.Curtain
	if judge(contacts(squares, window), 1).Yes() || !judge(contacts(squares, curtain), 1).Yes() {
		t.Error("a window ends an adjacency, a curtain does not")
	}
	if rules.Walled.String() != "a wall between" || rules.Flanker(99).String() != "unknown" {
		t.Error("names of reasons")
	}
}

// Of a large flanker the cells that a wall cuts off don't count, the others do.
func TestFlankingByTheCellsThatTouch(t *testing.T) {
	p := profile(t, "dnd14")
	p.Flanking = true
	others := []rules.Figure{stand(grid.Large, 2, 3), stand(grid.Medium, 5, 4)} // the large one on (2,3) to (3,4)
	enemy := stand(grid.Medium, 4, 4)
	if got := p.Flank(contacts(squares), enemy, others, 0, 1, everybodySees); !got.Yes() || got.Opposition.A != (grid.Cell{X: 3, Y: 4}) {
		t.Errorf("%+v", got)
	}
	if got := p.Flank(contacts(squares, wall(4, 4, 4, 5)), enemy, others, 0, 1, everybodySees); got.Why != rules.NotOpposite || got.Opposition.A != (grid.Cell{X: 3, Y: 3}) {
		t.Errorf("with the cell at the side cut off: %+v", got)
	}
}

// Several attackers: every two that flank, on squares and hexes.
func TestAllFlankers(t *testing.T) {
	p := profile(t, "srd52")
	var ring []rules.Figure
	for _, c := range squares.Neighbours(nil, grid.Cell{X: 4, Y: 4}) {
		ring = append(ring, stand(grid.Medium, c.X, c.Y))
	}
	if got := p.Flankers(contacts(squares), stand(grid.Medium, 4, 4), ring, everybodySees); got != nil {
		t.Errorf("off: %v", got)
	}
	p.Flanking = true
	got := p.Flankers(contacts(squares), stand(grid.Medium, 4, 4), ring, everybodySees)
	if len(got) != 4 {
		t.Errorf("eight about one: %+v", got)
	}
	for _, f := range got {
		if f.B != f.A+4 || f.Opposition.Corners != (f.A%2 != 0) {
			t.Errorf("%+v", f)
		}
	}
	ring = nil
	for _, c := range pointy.Neighbours(nil, grid.Cell{X: 2, Y: 3}) {
		ring = append(ring, rules.Figure{At: grid.Place{Cell: c}})
	}
	if got := p.Flankers(contacts(pointy), rules.Figure{At: at(2, 3)}, ring, func(i int) bool { return i != 5 }); len(got) != 2 {
		t.Errorf("six about a hex, one blind: %+v", got)
	}
}

// R-014-079, R-014-082: what arcs mean; facing is off by default, and a hydra has one rear.
func TestFacingMeans(t *testing.T) {
	p := profile(t, "dnd14")
	f := stand(grid.Large, 3, 3) // on (3,3) to (4,4), facing up
	behind := []grid.Cell{{X: 3, Y: 6}}
	if got := p.Arc(squares, f, behind); got != (rules.Arc{Arc: grid.Front, Seen: true}) {
		t.Errorf("without facing: %+v", got)
	}
	p.Facing = true
	if got := p.Arc(squares, f, behind); got != (rules.Arc{Arc: grid.Rear, Advantage: true}) {
		t.Errorf("behind: %+v", got)
	}
	if got := p.Arc(squares, f, []grid.Cell{{X: 4, Y: 6}, {X: 6, Y: 5}}); got.Arc != grid.Right || !got.Seen || got.Shield(true) || !got.Shield(false) {
		t.Errorf("behind and beside: %+v", got)
	}
	f.Facing = 180
	if got := p.Arc(squares, f, behind); got.Arc != grid.Front || !got.Shield(true) {
		t.Errorf("turned round: %+v", got)
	}
	f.Arcs = grid.Arcs{grid.Front, grid.Front, grid.Front, grid.Rear}
	if got := p.Arc(squares, f, []grid.Cell{{X: 8, Y: 4}}); got.Arc != grid.Front {
		t.Errorf("beside a hydra: %+v", got)
	}
	p.WideFront = true
	h := rules.Figure{At: at(2, 2), Facing: 90, Arcs: grid.Facing}
	if got := p.Arc(pointy, h, []grid.Cell{{X: 3, Y: 1}}); got.Arc != grid.Front {
		t.Errorf("a wide front of hexes: %+v", got)
	}
}

func BenchmarkFlankers(b *testing.B) {
	p := profile(b, "dnd14")
	p.Flanking = true
	var ring []rules.Figure
	for _, c := range squares.Neighbours(nil, grid.Cell{X: 4, Y: 4}) {
		ring = append(ring, stand(grid.Medium, c.X, c.Y))
	}
	w := contacts(squares, wall(1, 1, 1, 8))
	b.ReportAllocs()
	for b.Loop() {
		p.Flankers(w, stand(grid.Medium, 4, 4), ring, everybodySees)
	}
}

// effects is a scene as a judge of areas sees it.
func effects(g grid.Grid, walls ...sight.Wall) rules.Effects {
	for i := range walls {
		walls[i].ID = int32(i + 1)
	}
	s, _ := sight.Prepare(sight.Config{Grid: g, Bounds: board, Walls: walls})
	return s
}

func spot(x, y float64) geom.Point { return squares.FromCells(x, y) }
