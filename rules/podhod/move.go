package podhod

import "sightline/rules"

// People is a people of the game, by how it moves.
type People struct {
	ID       string
	Name     rules.Text
	Movement int32 // fields an action
}

// Peoples are those of the text (R-004-018).
var Peoples = []People{
	{"human", rules.Text{En: "humans", Cs: "lidé"}, 4}, {"half_orc", rules.Text{En: "half-orcs", Cs: "půlorci"}, 4},
	{"elf", rules.Text{En: "elves", Cs: "elfové"}, 5}, {"dwarf", rules.Text{En: "dwarves", Cs: "trpaslíci"}, 3},
	{"gnome", rules.Text{En: "gnomes", Cs: "gnómové"}, 3}, {"halfling", rules.Text{En: "halflings", Cs: "hobiti"}, 3},
}

// Fields is how many fields a movement gives for so many actions of a fight (R-004-018); load may have taken the movement to none (C-18).
func Fields(movement, actions int32) int32 {
	return clip(int64(max(movement, 0)) * int64(max(actions, 0)))
}

// Walk is the base of walking in km/h (R-004-019).
func Walk(movement int32) int32 { return max(movement, 0) }

// Stride is the base of running in metres a round (R-004-019).
func Stride(movement int32) int32 { return max(movement, 0) + 1 }

// Pace is how one travels.
type Pace uint8

// The paces.
const (
	Step Pace = iota
	March
	Canter
	Marathon
)

// Journey is travelling for an hour.
type Journey struct {
	HalfKm  int32 // half kilometres an hour
	Fatigue int32 // points an hour
}

// Travel is an hour at a pace on a base in km/h, which terrain changed already (R-004-020, C-08).
func Travel(base, dex int32, p Pace) Journey {
	b, d := int64(max(base, 0)), int64(dex)
	half := [...]int64{2 * b, 3 * b, 4*b + 2*d, 6*b + 2*d}[min(p, Marathon)]
	return Journey{clip(max(half, 0)), int32(min(p, Marathon)) + 1}
}

// Terrain is a kind of ground or weather and what it does to the base of walking (R-004-027).
type Terrain struct {
	ID   string
	Name rules.Text
	Mod  int32
}

// Terrains are those of the text. Two stand in it twice with other figures; the second ones are named for what they may mean (C-03).
var Terrains = []Terrain{
	{"paved_road", rules.Text{En: "paved roads", Cs: "zpevněné cesty"}, 1}, {"plain", rules.Text{En: "flat land", Cs: "rovina"}, 1},
	{"light_rain", rules.Text{En: "light rain", Cs: "mírný déšť"}, 0}, {"common_road", rules.Text{En: "common roads", Cs: "běžné cesty"}, 0},
	{"forest_path", rules.Text{En: "forest paths", Cs: "lesní pěšiny"}, 0}, {"slight_slope", rules.Text{En: "a slight slope", Cs: "mírné převýšení"}, 0},
	{"meadow", rules.Text{En: "meadows and pasture", Cs: "louky a pastviny"}, -1}, {"sparse_forest", rules.Text{En: "sparse forest", Cs: "řídký les"}, -1},
	{"snowy_ground", rules.Text{En: "snow-covered ground", Cs: "zasněžená zem"}, -1}, {"soaked_ground", rules.Text{En: "soaked ground", Cs: "rozmočená půda"}, -1},
	{"heavy_rain_snow", rules.Text{En: "heavy rain or snowfall", Cs: "silný déšť či sněžení"}, -1}, {"hills_stony_desert", rules.Text{En: "hills, stony desert", Cs: "kopce, kamenná poušť"}, -1},
	{"hills_2", rules.Text{En: "steep hills", Cs: "příkré kopce"}, -2}, {"cloudburst", rules.Text{En: "a cloudburst", Cs: "průtrž mračen"}, -2},
	{"snowing_2", rules.Text{En: "a blizzard", Cs: "vánice"}, -2}, {"drifts", rules.Text{En: "snowdrifts", Cs: "závěje"}, -2},
	{"swamp", rules.Text{En: "swamp", Cs: "bažina"}, -2}, {"dense_forest", rules.Text{En: "dense forest", Cs: "hustý les"}, -2},
	{"sand_desert", rules.Text{En: "sand desert", Cs: "písečná poušť"}, -2}, {"mountains", rules.Text{En: "mountains", Cs: "hory"}, -3},
	{"storm", rules.Text{En: "a storm or gale", Cs: "bouře či vichřice"}, -3}, {"cliffs", rules.Text{En: "rock faces", Cs: "skalní stěny"}, -4},
	{"gorges", rules.Text{En: "gorges", Cs: "rokle"}, -4},
}

// Way is ground as one walks over it.
type Way struct {
	Kmh      int32
	Passable bool
	Hard     bool // only 1 km/h for 4 points of fatigue an hour, and only for who can at all (R-004-028)
}

// HardFatigue is the fatigue of an hour on ground that is nearly impassable (R-004-028).
const HardFatigue = 4

// Over is how a movement goes over ground whose changes are given (R-004-027, R-004-028).
func Over(movement int32, mods []int32) Way {
	base := int64(movement)
	for _, m := range mods {
		base += int64(m)
	}
	switch {
	case base > 0:
		return Way{Kmh: clip(base), Passable: true}
	case base == 0:
		return Way{Kmh: 1, Passable: true, Hard: true}
	}
	return Way{}
}
