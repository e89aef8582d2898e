// Package world judges what happens between fights: travel, senses, tracking, talk, objects, harm and experience, as the 2014
// guide has it. All of it is pure and total.
package world

import "sightline/rules"

// MapKind is what a map shows (R-014-037).
type MapKind uint8

// The kinds of map.
const (
	Dungeon MapKind = iota
	Wilderness
)

// Tracks are the things that a map of the kind keeps track of (R-014-037): ids in English and names in both languages.
func (k MapKind) Tracks() []rules.Text {
	if k == Wilderness {
		return []rules.Text{{En: "roads", Cs: "cesty"}, {En: "rivers", Cs: "řeky"}, {En: "terrain", Cs: "terén"}}
	}
	return []rules.Text{{En: "corridors", Cs: "chodby"}, {En: "doors", Cs: "dveře"}, {En: "rooms", Cs: "místnosti"}}
}

// Pace is how fast a group travels.
type Pace uint8

// The paces.
const (
	Slow Pace = iota
	Normal
	Fast
)

// Scale is how large a cell of a travel map is (R-014-038).
type Scale uint8

// The scales.
const (
	DungeonScale  Scale = iota // squares of 2 sáh
	CityScale                  // squares of 20 sáh
	ProvinceScale              // hexes of a mile
	KingdomScale               // hexes of 6 miles
)

// paces are the printed figures: cells of so many minutes, and cells of a day where they stand on their own.
var paces = [4][3]struct{ cells, minutes, day int32 }{
	DungeonScale:  {{20, 1, 0}, {30, 1, 0}, {40, 1, 0}},
	CityScale:     {{2, 1, 0}, {3, 1, 0}, {4, 1, 0}},
	ProvinceScale: {{2, 60, 18}, {3, 60, 24}, {4, 60, 30}},
	KingdomScale:  {{1, 180, 3}, {1, 120, 4}, {1, 90, 5}},
}

// March is time on the way: days of march, in thousandths, and seconds beyond them. Negative ones count as none.
type March struct{ Days, Seconds int64 }

// Cells is how many whole cells a group gets on a march: progress is kept exact and cut down at the end (R-014-038, A-11). Days and
// hours are printed apart and do not follow from each other; on the small scales a day is 8 hours of march.
func (s Scale) Cells(p Pace, m March) int32 {
	f := paces[min(s, KingdomScale)][min(p, Fast)]
	days, seconds := min(max(m.Days, 0), 1<<40), min(max(m.Seconds, 0), 1<<40)
	day, pace := int64(f.day), int64(f.minutes)*60
	if day == 0 {
		day = 8 * 3600 * int64(f.cells) / pace
	}
	return clip((days*day*pace + 1000*seconds*int64(f.cells)) / (1000 * pace))
}

// Minutes is how long a way of so many cells takes (R-014-038), rounded up to whole minutes; days of march are not counted.
func (s Scale) Minutes(p Pace, cells int32) int32 {
	f := paces[min(s, KingdomScale)][min(p, Fast)]
	n := int64(max(cells, 0)) * int64(f.minutes)
	return clip((n + int64(f.cells) - 1) / int64(f.cells))
}

// Days is how many whole days of march a way of so many cells takes (R-014-038); 0 where none are printed for the scale.
func (s Scale) Days(p Pace, cells int32) int32 {
	day := paces[min(s, KingdomScale)][min(p, Fast)].day
	if day == 0 {
		return 0
	}
	return clip((int64(max(cells, 0)) + int64(day) - 1) / int64(day))
}

// A Trek is how far something of its own speed gets (R-014-039): fliers, ships, engines, which do not tire.
type Trek struct {
	Minute int32 // sáhy a minute, cut down
	Hour   int32 // miles an hour, to the nearest
	Day    int32 // miles in so many hours, cut down
}

// Special is how far a mover of a speed in sáhy gets at a pace, in a minute, an hour and a day of so many hours (R-014-039, A-10).
func Special(speed int32, p Pace, hours int32) Trek {
	v, third := int64(max(speed, 0)), int64(min(p, Fast))+2 // two, three or four thirds
	return Trek{
		Minute: clip(v * 10 * third / 3),
		Hour:   clip((2*v*third + 6) / 12), // v/2 · third/3, to the nearest whole mile
		Day:    clip(v * third * int64(min(max(hours, 0), 1<<20)) / 6),
	}
}

func clip(n int64) int32 { return int32(min(n, 1<<31-1)) }
