package rules

import (
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/geom/sight"
)

// gridOptions are those of distances, areas, cover, flanking and facing.
var gridOptions = []Option{
	OneOf(PartGrid, "diagonals", "R-014-078", Text{"Diagonals", "Úhlopříčky"}, func(p *Profile) *grid.Rule { return &p.Diagonal },
		Choice{"flat", Text{"cost as much as straight steps", "stojí jako rovný krok"}},
		Choice{"1-2-1", Text{"every second one costs twice (1-2-1)", "každá druhá stojí dvakrát (1-2-1)"}},
		Choice{"exact", Text{"measured exactly", "přesná vzdálenost"}},
		Choice{"taxicab", Text{"cost two", "stojí dva"}}),
	Of(PartGrid, "aoe.coverRule", "A-22", Text{"An area covers a cell", "Oblast zasáhne pole"}, coverage, cover,
		Choice{"half", Text{"by half of it", "z poloviny"}}, Choice{"centre", Text{"by its centre", "středem"}},
		Choice{"any", Text{"by any part", "jakoukoli částí"}}),
	OneOf(PartGrid, "cover.creatureCap", "A-26", Text{"Most cover that creatures give", "Nejvyšší kryt za tvory"}, func(p *Profile) *sight.Degree { return &p.CreatureCover },
		Choice{"none", Text{"none", "žádný"}}, Choice{"half", Text{"half", "poloviční"}},
		Choice{"three-quarters", Text{"three-quarters", "tříčtvrteční"}}),
	Number(PartGrid, "cover.half", "R-024-025", Text{"Half cover gives", "Poloviční kryt dává"}, 0, 20, func(p *Profile) *int32 { return &p.CoverBonus[sight.Half] }),
	Number(PartGrid, "cover.threeQuarters", "R-024-025", Text{"Three-quarters cover gives", "Tříčtvrteční kryt dává"}, 0, 20, func(p *Profile) *int32 { return &p.CoverBonus[sight.ThreeQuarters] }),
	Switch(PartGrid, "flanking.enabled", "R-014-075", Text{"Flanking", "Obstoupení"}, func(p *Profile) *bool { return &p.Flanking }),
	Switch(PartGrid, "facing.enabled", "R-014-079", Text{"Facing", "Natočení"}, func(p *Profile) *bool { return &p.Facing }),
	Of(PartGrid, "facing.hexWedge", "A-33", Text{"Front on hexes", "Předek na hexech"},
		func(p Profile) int32 { return one(p.WideFront) }, func(p *Profile, v int32) { p.WideFront = v == 1 },
		Choice{"60", Text{"60°", "60°"}}, Choice{"120", Text{"120°", "120°"}}),
	Switch(PartGrid, "corners", "R-024-017", Text{"No diagonal step round a corner", "Žádný krok úhlopříčně kolem rohu"}, func(p *Profile) *bool { return &p.Corners }),
	passing("through.ally", "R-024-022", Text{"Passing a friend", "Projít kolem spojence"}, func(p *Profile) *Way { return &p.Through.Ally }),
	passing("through.tiny", "R-024-022", Text{"Passing a Tiny creature", "Projít kolem drobného tvora"}, func(p *Profile) *Way { return &p.Through.Tiny }),
	passing("through.down", "R-024-022", Text{"Passing one who is incapacitated", "Projít kolem neschopného"}, func(p *Profile) *Way { return &p.Through.Down }),
	passing("through.twoSizes", "B-06", Text{"Passing one two sizes larger or smaller", "Projít kolem tvora o dvě velikosti jiného"}, func(p *Profile) *Way { return &p.Through.TwoSizes }),
	passing("through.other", "R-024-022", Text{"Passing anyone else", "Projít kolem kohokoli jiného"}, func(p *Profile) *Way { return &p.Through.Other }),
	Number(PartGrid, "scene.cellSize", "R-024-015", Text{"A cell is wide, feet", "Šířka pole ve stopách"}, 1, 100, func(p *Profile) *int32 { return &p.Feet }),
	Number(PartFight, "roundSeconds", "R-024-001", Text{"A round takes, seconds", "Kolo trvá sekund"}, 1, 600, func(p *Profile) *int32 { return &p.RoundSeconds }),
}

// passing is an option of how one kind of creature is passed.
func passing(key, row string, name Text, at func(*Profile) *Way) Option {
	return OneOf(PartGrid, key, row, name, at, Choice{"blocked", Text{"not at all", "vůbec"}}, Choice{"free", Text{"freely", "volně"}},
		Choice{"difficult", Text{"as difficult terrain", "jako těžkým terénem"}})
}

// coverage is the rule by which templates cover cells; walls, which are thinner than half a cell, have their own.
func coverage(p Profile) int32 { return int32(p.Areas[area.Circle].Rule) }

func cover(p *Profile, v int32) {
	for k := range p.Areas {
		if area.Kind(k) != area.Wall {
			p.Areas[k].Rule = area.Rule(v)
		}
	}
}

func one(yes bool) int32 {
	if yes {
		return 1
	}
	return 0
}
