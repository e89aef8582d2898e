package rules

// Scenery is what the map on the table shows, as far as rules ask (R-014-037 to 040).
type Scenery struct {
	Scale   Scale
	Weather Weather
	Fog     int32 // how far one sees in fog, sáhy beyond 20, as the GM chose it: 0 to 40
}

// Scale is what a cell of the map stands for (R-014-038).
type Scale uint8

// The scales.
const (
	ScaleFight    Scale = iota // as wide as Profile.Feet has it: travel is not measured
	ScaleDungeon               // squares of 2 sáhy
	ScaleCity                  // squares of 20 sáhy
	ScaleProvince              // hexes of a mile
	ScaleKingdom               // hexes of 6 miles
)

// Weather is what limits how far one sees on the map (R-014-040).
type Weather uint8

// The weathers.
const (
	Indoors   Weather = iota // or near by: no limit
	ClearDay                 // 2 miles
	RainyDay                 // 1 mile
	FoggyDay                 // 20 to 60 sáhy
	HighClear                // a clear day from a mountain: 40 miles
)

// LeastFog is the least that one sees in fog, sáhy, and MostFog the most (R-014-040).
const (
	LeastFog = 20
	MostFog  = 60
)

// sceneryOptions are those of the map on the table.
var sceneryOptions = []Option{
	OneOf(PartExplore, "scene.scale", "R-014-038", Text{"Scale of the map", "Měřítko mapy"}, func(p *Profile) *Scale { return &p.Scenery.Scale },
		Choice{"fight", Text{"for fights: no travel", "bojové: bez cestování"}}, Choice{"dungeon", Text{"dungeon: cells of 2 sáh (10 ft)", "jeskyně: pole po 2 sázích"}},
		Choice{"city", Text{"city: cells of 20 sáh (100 ft)", "město: pole po 20 sázích"}}, Choice{"province", Text{"province: cells of a mile", "kraj: pole po míli"}},
		Choice{"kingdom", Text{"kingdom: cells of 6 miles", "království: pole po 6 mílích"}}),
	OneOf(PartExplore, "scene.weather", "R-014-040", Text{"Weather", "Počasí"}, func(p *Profile) *Weather { return &p.Scenery.Weather },
		Choice{"indoors", Text{"no limit of sight", "dohled bez omezení"}}, Choice{"clear", Text{"clear day: 2 miles", "jasný den: 2 míle"}}, Choice{"rain", Text{"rain: 1 mile", "déšť: 1 míle"}},
		Choice{"fog", Text{"fog", "mlha"}}, Choice{"high_clear", Text{"clear day from a height: 40 miles", "jasno z výšky: 40 mil"}}),
	fogOption(),
}

// fogOption counts from the least: rules that say nothing have that.
func fogOption() Option {
	o := Number(PartExplore, "scene.fog", "R-014-040", Text{"Sight in fog, sáhy", "Dohled v mlze v sázích"}, LeastFog, MostFog, func(p *Profile) *int32 { return &p.Scenery.Fog })
	o.get = func(p Profile) int32 { return LeastFog + p.Scenery.Fog }
	o.set = func(p *Profile, v int32) { p.Scenery.Fog = v - LeastFog }
	return o
}

// CellFeet is how wide a cell of the map is, feet.
func (p Profile) CellFeet() int32 {
	switch p.Scenery.Scale {
	case ScaleDungeon:
		return 10
	case ScaleCity:
		return 100
	case ScaleProvince:
		return 5280
	case ScaleKingdom:
		return 6 * 5280
	}
	return max(p.Feet, 1)
}
