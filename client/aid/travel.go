package aid

import (
	"sightline/rules"
	"sightline/rules/world"
	"sightline/server/wire"
)

var (
	paceField = Field{Key: "pace", Name: rules.Text{En: "Pace", Cs: "Tempo"}, Kind: Choice, Start: "normal", Options: []Option{
		{"slow", rules.Text{En: "slow", Cs: "pomalé"}}, {"normal", rules.Text{En: "normal", Cs: "běžné"}}, {"fast", rules.Text{En: "fast", Cs: "rychlé"}},
	}}
	scales = []Option{
		{"dungeon", rules.Text{En: "dungeon: squares of 2 sáh (10 ft)", Cs: "jeskyně: čtverce po 2 sázích"}},
		{"city", rules.Text{En: "city: squares of 20 sáh (100 ft)", Cs: "město: čtverce po 20 sázích"}},
		{"province", rules.Text{En: "province: hexes of a mile", Cs: "kraj: hexy po míli"}},
		{"kingdom", rules.Text{En: "kingdom: hexes of 6 miles", Cs: "království: hexy po 6 mílích"}},
	}
)

// ownScale is that of the map on the table.
func ownScale(in Input) string {
	if s, ok := world.ScaleOf(in.Profile); ok {
		return scales[s].Value
	}
	return ""
}

// index is which option is chosen.
func (in Input) index(key string) int {
	for i, o := range in.field(key).Options {
		if o.Value == in.Pick(key) {
			return i
		}
	}
	return 0
}

// travelAids are about ways and what is met on them.
var travelAids = []Aid{
	{
		ID: "travel", Rows: []string{"R-014-037", "R-014-038"}, Group: Explore, Players: true,
		Name: rules.Text{En: "Travel on a map", Cs: "Cesta po mapě"},
		Fields: []Field{
			{Key: "scale", Name: rules.Text{En: "Scale", Cs: "Měřítko"}, Kind: Choice, Options: scales, From: ownScale}, paceField,
			{Key: "days", Name: rules.Text{En: "Days of march", Cs: "Dny pochodu"}, Max: 1000},
			{Key: "hours", Name: rules.Text{En: "and hours", Cs: "a hodiny"}, Max: 1000},
			{Key: "minutes", Name: rules.Text{En: "and minutes", Cs: "a minuty"}, Max: 100000, Start: "10"},
			{Key: "way", Name: rules.Text{En: "A way of so many cells", Cs: "Cesta dlouhá tolik polí"}, Max: 10000},
		},
		Judge: travel,
	},
	{
		ID: "travel-special", Rows: []string{"R-014-039"}, Group: Explore, Players: true,
		Name: rules.Text{En: "Travel at a special speed", Cs: "Zvláštní cestovní tempo"},
		Fields: []Field{
			{Key: "speed", Name: rules.Text{En: "Speed, sáhy a turn", Cs: "Rychlost, sáhy za tah"}, Max: 10000, Start: "12"}, paceField,
			{Key: "hours", Name: rules.Text{En: "Hours a day", Cs: "Hodin denně"}, Max: 24, Start: "8"},
		},
		Judge: func(in Input) Answer {
			t := world.Special(in.Num("speed"), world.Pace(in.index("pace")), in.Num("hours"))
			return Say(rules.Text{En: "In a minute: {0} sáhy", Cs: "Za minutu: {0} sáhů"}, t.Minute).
				And(rules.Text{En: "In an hour: {0} miles", Cs: "Za hodinu: {0} mil"}, t.Hour).
				And(rules.Text{En: "In a day: {0} miles", Cs: "Za den: {0} mil"}, t.Day)
		},
	},
	{
		ID: "visibility", Rows: []string{"R-014-040"}, Group: Explore,
		Name: rules.Text{En: "Visibility outdoors", Cs: "Viditelnost venku"},
		Fields: []Field{
			{Key: "weather", Name: rules.Text{En: "Weather", Cs: "Počasí"}, Kind: Choice, Options: []Option{
				{"clear", rules.Text{En: "clear day", Cs: "jasný den"}}, {"rain", rules.Text{En: "rain", Cs: "déšť"}}, {"fog", rules.Text{En: "fog", Cs: "mlha"}}}},
			{Key: "high", Name: rules.Text{En: "From a mountain or high hill", Cs: "Z hory či vysokého kopce"}, Kind: Check},
		},
		Judge: func(in Input) Answer {
			s := world.Outdoors(world.Weather(in.index("weather")), in.Yes("high"))
			if s.Max > 0 {
				return Say(rules.Text{En: "One sees {0} to {1} sáhy: choose.", Cs: "Je vidět {0} až {1} sáhů: zvolte."}, s.Min, s.Max)
			}
			return Say(rules.Text{En: "One sees as far as {0} mi.", Cs: "Je vidět na vzdálenost {0} mil."}, s.Miles)
		},
	},
	{
		ID: "notice", Rows: []string{"R-014-041"}, Group: Explore,
		Name: rules.Text{En: "Who notices whom", Cs: "Kdo si koho všimne"},
		Fields: []Field{
			{Key: "near", Name: rules.Text{En: "Within sight or earshot", Cs: "Na dohled či doslech"}, Kind: Check, Start: "yes"},
			{Key: "stealth", Name: rules.Text{En: "Stealth totals of those who hide (none: nobody hides)", Cs: "Hody na Plížení těch, kdo se skrývají (nic: nikdo)"}, Kind: Numbers, Min: -20, Max: 60},
			{Key: "passive", Name: rules.Text{En: "Passive Perception of the watchers", Cs: "Pasivní Vnímání pozorovatelů"}, Kind: Numbers, Min: -20, Max: 60, Start: "10"},
		},
		Judge: noticing,
	},
	{
		ID: "tracking", Rows: []string{"R-014-042"}, Group: Explore,
		Name: rules.Text{En: "Tracking", Cs: "Stopování"},
		Fields: []Field{
			{Key: "ground", Name: rules.Text{En: "Ground", Cs: "Povrch"}, Kind: Choice, Options: []Option{
				{"soft", rules.Text{En: "soft, such as snow", Cs: "měkký, třeba sníh"}}, {"dirt", rules.Text{En: "dirt or grass", Cs: "hlína nebo tráva"}},
				{"stone", rules.Text{En: "bare stone", Cs: "holý kámen"}}, {"plain", rules.Text{En: "plain to see: an army on mud", Cs: "zřejmá stopa: vojsko v blátě"}},
				{"none", rules.Text{En: "nothing can be followed", Cs: "stopovat tu nejde"}}}},
			{Key: "days", Name: rules.Text{En: "Full days since the quarry passed", Cs: "Celé dny od průchodu"}, Max: 100},
			{Key: "other", Name: rules.Text{En: "Another trail, such as blood", Cs: "Další stopa, třeba krev"}, Kind: Check},
			{Key: "several", Name: rules.Text{En: "Several sets of tracks", Cs: "Více stop"}, Kind: Check},
			{Key: "busy", Name: rules.Text{En: "A busy area", Cs: "Rušná oblast"}, Kind: Check},
			{Key: "total", Name: rules.Text{En: "Total of Wisdom (Survival)", Cs: "Výsledek Moudrosti (Přežití)"}, Min: -20, Max: 100, Dice: "1d20"},
			{Key: "confined", Name: rules.Text{En: "In a confined place", Cs: "Ve stísněném prostoru"}, Kind: Check},
			{Key: "event", Name: rules.Text{En: "On the way", Cs: "Cestou"}, Kind: Choice, Options: []Option{
				{"on", rules.Text{En: "nothing changed", Cs: "beze změny"}}, {"rest", rules.Text{En: "resumed after a rest", Cs: "návrat po odpočinku"}},
				{"river", rules.Text{En: "met what keeps no prints, such as a river", Cs: "překážka beze stop, třeba řeka"}}, {"worse", rules.Text{En: "weather or ground got harder", Cs: "horší počasí či terén"}}}},
		},
		Judge: tracking,
	},
}

func travel(in Input) Answer {
	s, p := world.Scale(in.index("scale")), world.Pace(in.index("pace"))
	a := Say(rules.Text{En: "The group gets {0} cells far.", Cs: "Skupina urazí tolik polí: {0}."}, s.Cells(p, world.March{Days: 1000 * int64(in.Num("days")), Seconds: 60 * int64(60*in.Num("hours")+in.Num("minutes"))}))
	if way := in.Num("way"); way > 0 {
		m := s.Minutes(p, way)
		a = a.And(rules.Text{En: "A way of {0} cells takes {1} h {2} min.", Cs: "Cesta přes {0} polí trvá {1} h {2} min."}, way, m/60, m%60)
	}
	if m := s.Minutes(p, in.Num("way")); m > 0 && m < 1<<19 && in.View.Me.Role == wire.GM {
		a = a.Offer(rules.Text{En: "Let the time pass", Cs: "Nechat čas uplynout"}, wire.PassTime{Seconds: 60 * m})
	}
	kind := world.Dungeon
	if s >= world.ProvinceScale {
		kind = world.Wilderness
	}
	t := kind.Tracks()
	return a.And(rules.Text{En: "On such a map keep track of {0}, {1}, {2}.", Cs: "Na takové mapě se sledují {0}, {1}, {2}."}, t[0], t[1], t[2])
}

func noticing(in Input) Answer {
	stealth, watchers := in.Nums("stealth"), in.Nums("passive")
	if len(watchers) == 0 {
		return Say(rules.Text{En: "Nobody watches.", Cs: "Nikdo se nedívá."})
	}
	var a Answer
	for _, p := range watchers {
		switch {
		case !world.Notices(p, stealth, in.Yes("near")):
			a = a.And(rules.Text{En: "Perception {0} notices nothing.", Cs: "Vnímání {0} si nevšimne ničeho."}, p)
		case len(stealth) == 0:
			a = a.And(rules.Text{En: "Perception {0} notices them at once.", Cs: "Vnímání {0} si jich všimne hned."}, p)
		default:
			a = a.And(rules.Text{En: "Perception {0} notices them.", Cs: "Vnímání {0} si jich všimne."}, p)
		}
	}
	return a
}

func tracking(in Input) Answer {
	t := world.Follow(world.Surface(in.index("ground")), in.Num("days"), in.Yes("other"))
	var a Answer
	switch {
	case !t.Possible:
		return Say(rules.Text{En: "The trail can't be followed.", Cs: "Stopu nejde sledovat."})
	case !t.Roll:
		a = Say(rules.Text{En: "No roll: the trail is plain.", Cs: "Bez hodu: stopa je zřejmá."})
	case t.Found(in.Num("total")):
		a = Say(rules.Text{En: "DC {0}: a total of {1} follows the trail.", Cs: "SO {0}: výsledek {1} stopu sleduje."}, t.DC, in.Num("total"))
	default:
		a = Say(rules.Text{En: "DC {0}: a total of {1} loses the trail.", Cs: "SO {0}: výsledek {1} stopu ztratí."}, t.DC, in.Num("total")).
			And(rules.Text{En: "Search for {0} min, then check again.", Cs: "Hledejte {0} min a ověřte znovu."}, world.SearchMinutes(in.Yes("confined")))
	}
	a = a.And(modeWords[world.TrackMode(in.Yes("several"), in.Yes("busy"))+1])
	if world.TrailEvent(in.index("event")).NewCheck() {
		a = a.And(rules.Text{En: "A new check is due.", Cs: "Je třeba nové ověření."})
	}
	return a
}

// modeWords are disadvantage, neither, advantage.
var modeWords = [3]rules.Text{
	{En: "Roll with disadvantage.", Cs: "Hází se s nevýhodou."}, {En: "A normal roll.", Cs: "Běžný hod."}, {En: "Roll with advantage.", Cs: "Hází se s výhodou."},
}
