package rules_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/rules"
)

func witness(g grid.Grid, walls ...sight.Wall) rules.Witness {
	return effects(g, walls...).(rules.Witness)
}

// "Goblin, 15 ft north-east, half cover behind the pillar": the nearest first, with what gives the cover.
func TestWhatIsToldOfOthers(t *testing.T) {
	p := profile(t, "dnd14")
	me := stand(grid.Medium, 1, 5)
	bat := stand(grid.Medium, 1, 1)
	bat.Floor = 3
	others := []rules.Figure{
		stand(grid.Medium, 6, 5), // behind the ogre
		stand(grid.Medium, 4, 2), // to the north-east
		stand(grid.Large, 3, 5),  // the ogre, on (3,5) to (4,6)
		bat,
		stand(grid.Medium, 8, 9), // behind the wall
	}
	told := p.Tell(witness(squares, wall(6, 7, 6, 10), wall(6, 7, 10, 7)), me, others, func(i int) bool { return true })
	var order []int
	for _, v := range told {
		order = append(order, v.Other)
	}
	if !slices.Equal(order, []int{2, 1, 3, 0, 4}) {
		t.Fatalf("in the order %v", order)
	}
	for i, want := range []rules.Told{
		{Other: 2, Distance: 2, Heading: 2},
		{Other: 1, Distance: 3, Heading: 1},
		{Other: 3, Distance: 4, Heading: 0, Up: 3},
		{Other: 0, Distance: 5, Heading: 2, By: []rules.Giver{{Wall: -1, Other: 2, Lines: 2}}},
		{Other: 4, Distance: 7, Heading: 3},
	} {
		got := told[i]
		if got.Other != want.Other || got.Distance != want.Distance || got.Heading != want.Heading || got.Points != 8 || got.Up != want.Up || got.Adjacent {
			t.Errorf("%+v, want %+v", got, want)
		}
		if want.By != nil && (!slices.Equal(got.By, want.By) || got.Cover.Degree != sight.Half) {
			t.Errorf("cover of %d: %v by %+v", got.Other, got.Cover.Degree, got.By)
		}
		if want.By == nil && i < 4 && (len(got.By) > 0 || got.Cover.Degree != sight.None) {
			t.Errorf("%d has cover: %v by %+v", got.Other, got.Cover.Degree, got.By)
		}
	}
	if last := told[4]; last.Cover.Degree != sight.Total || len(last.By) == 0 || last.By[0].Wall < 1 || last.By[0].Other != -1 {
		t.Errorf("behind the wall: %v by %+v", last.Cover.Degree, last.By)
	}
}

// Who is down gives no cover and is told of all the same; the indices of those who do are those of the list.
func TestTellingOfThoseWhoAreDown(t *testing.T) {
	p := profile(t, "dnd14")
	down := stand(grid.Medium, 3, 5)
	down.Down = true
	others := []rules.Figure{down, stand(grid.Medium, 4, 5), stand(grid.Medium, 6, 5)}
	told := p.Tell(witness(squares), stand(grid.Medium, 1, 5), others, nil)
	if len(told) != 3 || told[0].Other != 0 || told[1].Cover.Degree != sight.None || !slices.Equal(told[2].By, []rules.Giver{{Wall: -1, Other: 1, Lines: 2}}) {
		t.Errorf("%+v", told)
	}
}

// Only who is named is told of, but all may give cover; facing and adjacency are told too.
func TestTellingNamesAndArcs(t *testing.T) {
	p := profile(t, "srd52")
	p.Facing = true
	me := stand(grid.Medium, 4, 4)
	others := []rules.Figure{stand(grid.Medium, 4, 5), stand(grid.Medium, 4, 6)}
	told := p.Tell(witness(squares), me, others, func(i int) bool { return i == 1 })
	if len(told) != 1 || told[0].Other != 1 || told[0].Arc.Arc != grid.Rear || told[0].Arc.Seen || told[0].Adjacent || !slices.Equal(told[0].By, []rules.Giver{{Wall: -1, Other: 0, Lines: 2}}) {
		t.Errorf("%+v", told)
	}
	all := p.Tell(witness(squares, wall(0, 5, 9, 5)), me, others, nil)
	if len(all) != 2 || all[0].Adjacent || all[0].Cover.Degree != sight.Total {
		t.Errorf("beyond a wall: %+v", all)
	}
	hex := p.Tell(witness(pointy), rules.Figure{At: at(2, 2)}, []rules.Figure{{At: at(3, 1)}}, nil)
	if len(hex) != 1 || hex[0].Points != 12 || hex[0].Heading != 1 || !hex[0].Adjacent || hex[0].Distance != 1 {
		t.Errorf("up and right on hexes: %+v", hex)
	}
	far := p.Tell(witness(squares, wall(6, 2, 6, 4), wall(7, 2, 7, 5)), me, []rules.Figure{stand(grid.Medium, 8, 3)}, nil)
	if want := []rules.Giver{{Wall: 2, Other: -1, Lines: 3}, {Wall: 1, Other: -1, Lines: 2}}; !slices.Equal(far[0].By, want) {
		t.Errorf("what blocks most lines comes first: %+v", far[0].By)
	}
	if p.Tell(witness(squares), me, nil, nil) != nil {
		t.Error("there is something to tell of nobody")
	}
}

// Laws: what is told of one agrees with the judges that it comes from; every giver is one that may stand there; blocked lines add
// up; and the order of the list changes nothing but indices.
func TestTellingAgreesWithTheJudges(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := profile(t, "dnd14")
		n := rapid.Int32Range(0, 9)
		var walls []sight.Wall
		for range rapid.IntRange(0, 5).Draw(t, "walls") {
			walls = append(walls, wall(n.Draw(t, "x0"), n.Draw(t, "y0"), n.Draw(t, "x1"), n.Draw(t, "y1")))
		}
		w := witness(squares, walls...)
		me := stand(grid.Medium, n.Draw(t, "x"), n.Draw(t, "y"))
		var others, back []rules.Figure
		for range rapid.IntRange(1, 5).Draw(t, "others") {
			others = append(others, stand(grid.Medium, n.Draw(t, "ox"), n.Draw(t, "oy")))
		}
		back = slices.Clone(others)
		slices.Reverse(back)
		reversed := p.Tell(w, me, back, nil)
		for i, v := range p.Tell(w, me, others, nil) {
			blocked, given := 0, 0
			lines := v.Cover.Lines
			if v.Cover.Degree == sight.Total {
				lines = v.Cover.Sight
			}
			for _, l := range lines {
				if l.Blocked {
					blocked++
				}
			}
			for _, g := range v.By {
				given += g.Lines
				if g.Other == v.Other || (g.Other < 0) == (g.Wall < 0) {
					t.Fatalf("%+v gives cover to %d", g, v.Other)
				}
			}
			if given != blocked || v.Distance != p.Distance(squares, me, others[v.Other]) {
				t.Fatalf("%+v: %d of %d lines are given", v, given, blocked)
			}
			if v.Distance != reversed[i].Distance {
				t.Fatalf("%+v, named the other way %+v", v, reversed[i])
			}
		}
	})
}

func BenchmarkTell(b *testing.B) {
	p := profile(b, "dnd14")
	w := witness(squares, wall(6, 3, 6, 7), wall(2, 2, 4, 2))
	var others []rules.Figure
	for i := range int32(20) {
		others = append(others, stand(grid.Medium, i%5*2, i/5*2))
	}
	me := rules.Figure{At: at(9, 9), Hair: geom.Point{X: 9*cell + 512, Y: 9*cell + 512}}
	b.ReportAllocs()
	for b.Loop() {
		p.Tell(w, me, others, nil)
	}
}
