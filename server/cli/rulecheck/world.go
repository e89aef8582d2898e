package rulecheck

import (
	"math"
	"strconv"
	"strings"

	"sightline/rules"
	"sightline/rules/world"
)

// worldOps are what happens between fights.
var worldOps = map[string]op{
	"map.kinds": mapKinds, "travel.map": travelMap, "travel.special": travelSpecial, "visibility": visibility, "notice": notice,
	"tracking.dc": trackingDC, "tracking.lost": trackingLost, "tracking.new_check": trackingEvent, "tracking.mode": trackingMode,
	"attitude.immovable": immovable, "attitude.shift": attitudeShift, "insight.read": insightRead, "social.react": socialReact,
	"social.mode": socialMode, "social.retry": socialRetry,
	"object.kind": objectKind, "object.break": objectBreak, "object.ac": objectAC, "object.hp": objectHP, "object.sections": objectSections,
	"object.damage": objectDamage, "object.damage_series": objectSeries,
	"damage.improvised": improvised, "damage.severity": severity, "scene.kinds": sceneKinds, "scene.cell": sceneCell,
	"xp.split": xpSplit, "xp.absent": xpAbsent, "xp.noncombat": xpChallenge, "xp.milestone": xpMilestone,
	"level.sessions": levelSessions, "level.story": levelStory,
}

// one is what the first of some words stands for that a text holds; the other when it holds none.
func one[T any](text string, names []string, values []T, other T) T {
	for i, n := range names {
		if begins(text, n) {
			return values[i]
		}
	}
	return other
}

func mapKinds(_ rules.Profile, g facts) facts {
	var tracks []string
	for _, t := range picked(g, "map", []string{"wild", "dungeon"}, []world.MapKind{world.Wilderness, world.Dungeon}).Tracks() {
		tracks = append(tracks, t.En)
	}
	return facts{"tracks": tracks}
}

func pace(g facts) world.Pace {
	return picked(g, "pace", []string{"slow", "normal", "fast"}, []world.Pace{world.Slow, world.Normal, world.Fast})
}

func travelMap(_ rules.Profile, g facts) facts {
	scale := picked(g, "scale", []string{"dungeon", "city", "province", "kingdom"}, []world.Scale{world.DungeonScale, world.CityScale, world.ProvinceScale, world.KingdomScale})
	m := world.March{Days: int64(math.Round(g.real("days") * 1000)), Seconds: int64(math.Round(g.real("hours")*3600 + g.real("minutes")*60))}
	return facts{"cells": scale.Cells(pace(g), m)}
}

func travelSpecial(_ rules.Profile, g facts) facts {
	g.need("speed_sah")
	t := world.Special(g.number("speed_sah"), pace(g), g.or("hours", 8))
	return picked(g, "unit", []string{"minute", "hour", "day"}, []facts{{"sah": t.Minute}, {"miles": t.Hour}, {"miles": t.Day}})
}

func visibility(_ rules.Profile, g facts) facts {
	high := one(g.word("vantage"), []string{"none", "no ", "ground", "level", "plain", "valley", "low"}, make([]bool, 7), g.word("vantage") != "") || g.word("weather") == "high_clear"
	s := world.Outdoors(picked(g, "weather", []string{"high_clear", "clear", "rain", "fog"}, []world.Weather{world.Clear, world.Clear, world.Rain, world.Fog}), high)
	if s.Max > 0 {
		return facts{"min_sah": s.Min, "max_sah": s.Max}
	}
	return facts{"miles": s.Miles}
}

func notice(_ rules.Profile, g facts) facts {
	near := !g.has("in_sight_or_earshot") || g.yes("in_sight_or_earshot")
	hide := g.numbers("stealth")
	by := []int32{}
	for _, p := range g.numbers("passive_perception") {
		if world.Notices(p, hide, near) {
			by = append(by, p)
		}
	}
	got := facts{"noticed_by": by}
	if len(hide) == 0 && world.Notices(0, nil, near) {
		got["noticed"] = "automatic"
	}
	return got
}

func trackingDC(_ rules.Profile, g facts) facts {
	s := picked(g, "ground", []string{"obvious", "plain", "army", "nothing", "none", "no ", "impossib", "hopeless", "untrack", "water", "river", "soft", "snow", "mud", "sand", "dirt", "grass", "stone", "bare", "rock"},
		[]world.Surface{world.Plain, world.Plain, world.Plain, world.Hopeless, world.Hopeless, world.Hopeless, world.Hopeless, world.Hopeless, world.Hopeless, world.Hopeless, world.Hopeless,
			world.Soft, world.Soft, world.Soft, world.Soft, world.Dirt, world.Dirt, world.Stone, world.Stone, world.Stone})
	t := world.Follow(s, g.number("days"), g.yes("other_trail"))
	got := facts{"roll": t.Roll}
	if t.Roll {
		got["dc"] = t.DC
	} else {
		got["success"] = t.Found(0)
	}
	return got
}

func trackingLost(_ rules.Profile, g facts) facts {
	return facts{"minutes": world.SearchMinutes(picked(g, "area", []string{"confin", "outdoor", "open"}, []bool{true, false, false}))}
}

func trackingEvent(_ rules.Profile, g facts) facts {
	g.need("event")
	e := one(g.word("event"), []string{"rest", "resum", "obstacle", "river", "stream", "lake", "water", "cross", "ford", "no tracks", "no prints", "wors", "hard", "rain", "storm", "snow", "weather"},
		[]world.TrailEvent{world.Resumed, world.Resumed, world.Obstacle, world.Obstacle, world.Obstacle, world.Obstacle, world.Obstacle, world.Obstacle, world.Obstacle, world.Obstacle, world.Obstacle,
			world.Worse, world.Worse, world.Worse, world.Worse, world.Worse, world.Worse}, world.Goes)
	return facts{"new_check": e.NewCheck()}
}

// net is a mode of rolling by its sign.
func net(n int) string { return [...]string{"disadvantage", "normal", "advantage"}[n+1] }

func trackingMode(_ rules.Profile, g facts) facts {
	return facts{"net": net(world.TrackMode(g.yes("several_tracks"), g.yes("busy_area")))}
}

func attitude(g facts, name string) world.Attitude {
	return picked(g, name, []string{"hostile", "indifferent", "friendly"}, []world.Attitude{world.Hostile, world.Indifferent, world.Friendly})
}

func immovable(_ rules.Profile, g facts) facts {
	g.need("total")
	return facts{"success": world.Sways(attitude(g, "attitude"), g.yes("immovable"), g.number("total"))}
}

func attitudeShift(_ rules.Profile, g facts) facts {
	g.need("shift")
	once := !g.has("same_interaction") || g.yes("same_interaction")
	return facts{"to": attitude(g, "from").Shift(g.number("shift"), once).Name().En}
}

func insightRead(_ rules.Profile, g facts) facts {
	g.need("total", "dc")
	switch world.Read(g.number("total"), g.number("dc")) {
	case world.True:
		return facts{"learned": "true"}
	case world.False:
		return facts{"learned": "false"}
	}
	return facts{"learned": nil}
}

func socialReact(_ rules.Profile, g facts) facts {
	g.need("total")
	names := [...]string{world.Oppose: "oppose", world.NoHelp: "no_help_no_harm", world.HelpFree: "help_free", world.HelpMinor: "help_minor", world.HelpMajor: "help_major"}
	return facts{"reaction": names[attitude(g, "attitude").React(g.number("total"))]}
}

func socialMode(_ rules.Profile, g facts) facts {
	return facts{"net": net(world.TalkMode(g.yes("helper_useful"), g.yes("companion_offends")))}
}

func socialRetry(_ rules.Profile, g facts) facts {
	g.need("check_already_made")
	if world.Again(g.yes("check_already_made")) {
		return facts{"risk": "attitude may drop"}
	}
	return facts{"risk": "none"}
}

func objectKind(_ rules.Profile, g facts) facts {
	g.need("thing")
	many := one(g.word("thing"), []string{"window", "door", "cart", "building", "vehicle", "house", "castle", "ship", "wagon", "carriage", "tower", "bridge", "fortress", "temple", "boat"},
		[]bool{false, false, false, true, true, true, true, true, true, true, true, true, true, true, true}, false)
	return facts{"object": world.Whole(many)}
}

func objectBreak(_ rules.Profile, g facts) facts {
	g.need("right_tool", "time_enough")
	broken, roll := world.Breaks(g.yes("right_tool"), g.yes("time_enough"))
	return facts{"destroyed": broken, "roll": roll}
}

func objectAC(_ rules.Profile, g facts) facts {
	m := picked(g, "material", []string{"cloth", "paper", "rope", "crystal", "glass", "ice", "wood", "bone", "stone", "iron", "steel", "mith", "adamant"},
		[]world.Material{world.Cloth, world.Cloth, world.Cloth, world.Crystal, world.Crystal, world.Crystal, world.Wood, world.Wood, world.Rock, world.Iron, world.Iron, world.Mithral, world.Adamantine})
	return facts{"ac": m.AC()}
}

func objectHP(_ rules.Profile, g facts) facts {
	s, ok := world.HitPoints(g.size("size"), picked(g, "build", []string{"fragile", "resilient", "sturdy"}, []bool{false, true, true}))
	if !ok {
		panic(fault{"size", "larger than Large: it is kept in sections"})
	}
	return facts{"hp": s.HP, "dice": dice(s.Dice, s.Sides)}
}

func dice(n, sides int32) string { return strconv.Itoa(int(n)) + "d" + strconv.Itoa(int(sides)) }

func objectSections(_ rules.Profile, g facts) facts {
	got := facts{"whole_destroyed": false}
	g.need("sections", "damage")
	vital, sections := g.words("vital"), g.sub("sections")
	for name := range g.sub("damage") {
		sections.need(name)
	}
	for name := range sections {
		s := world.Section{HP: sections.number(name)}
		for _, v := range vital {
			s.Vital = s.Vital || v == name
		}
		left, falls := s.Hit(g.sub("damage").number(name))
		got[name] = left.HP
		if falls {
			got["whole_destroyed"] = true
		}
	}
	return got
}

func strike(g facts, hp, damage int32) world.Harm {
	t := strings.ToLower(g.word("type"))
	return world.Strike(hp, g.number("threshold"), damage, t == "poison" || t == "psychic")
}

func objectDamage(_ rules.Profile, g facts) facts {
	g.need("hp", "damage")
	h := strike(g, g.number("hp"), g.number("damage"))
	return facts{"hp": h.HP, "destroyed": h.Destroyed}
}

func objectSeries(_ rules.Profile, g facts) facts {
	g.need("hp", "hits")
	hp := g.number("hp")
	for _, hit := range g.numbers("hits") {
		hp = strike(g, hp, hit).HP
	}
	return facts{"hp": hp}
}

func improvised(_ rules.Profile, g facts) facts {
	names := []string{"submer", "sink", "sunk", "fortress", "vortex", "plane of fire", "god", "jaws", "moon", "coal", "bookcase", "needle", "lightning", "fire pit", "rubble", "collaps", "acid", "crush", "wall", "blade", "wading", "lava"}
	values := []world.Peril{world.Lava, world.Lava, world.Lava, world.Lava, world.Vortex, world.Vortex, world.Vortex, world.Vortex, world.Vortex, world.Burn, world.Burn, world.Burn,
		world.Lightning, world.Lightning, world.Rubble, world.Rubble, world.Rubble, world.Crushing, world.Crushing, world.Crushing, world.Crushing, world.Crushing}
	return facts{"dice": dice(picked(g, "case", names, values).Dice(), 10)}
}

func severity(_ rules.Profile, g facts) facts {
	s := [...]world.Severity{world.Setback, world.Dangerous, world.Deadly}[g.among("severity", "setback", "dangerous", "deadly")]
	return facts{"dice": dice(world.Severe(g.within("level", 1, 20), s), 10)}
}

func sceneKinds(_ rules.Profile, g facts) facts {
	g.among("grid", "square", "hex", "none", "gridless", "mind")
	return facts{"helpers": world.Helpers()}
}

func sceneCell(p rules.Profile, g facts) facts {
	if g.among("grid", "square", "hex", "none", "gridless") > 1 {
		return facts{"cell_ft": nil, "cell_sah": nil}
	}
	return facts{"cell_ft": p.Feet, "cell_sah": p.Cells(p.Feet)}
}

func xpSplit(_ rules.Profile, g facts) facts {
	var total int64
	for _, n := range g.nums("monster_xp") {
		if n < 0 {
			panic(fault{"monster_xp", "must not be below 0"})
		}
		total += int64(n)
	}
	characters, helpers := g.within("characters", 0, 1000), int32(0)
	if g.has("npc_helpers") {
		helpers = g.within("npc_helpers", 0, 1000)
	}
	if characters+helpers == 0 {
		panic(fault{"characters", "nobody to share with"})
	}
	s := world.Share(int32(min(total, 1<<31-1)), characters, helpers)
	return facts{"each": s.Each, "remainder": s.Remainder, "to_npcs": s.Helpers}
}

func xpAbsent(_ rules.Profile, g facts) facts {
	return facts{"xp": world.Absent(g.within("session_xp", 0, 1<<30), g.truth("absent"), picked(g, "policy", []string{"same", "all", "present", "took_part"}, []bool{true, true, false, false}))}
}

func xpChallenge(_ rules.Profile, g facts) facts {
	return facts{"xp": world.Challenge(g.within("xp_for_equivalent", 0, 1<<30), g.truth("risk_of_failure"))}
}

func xpMilestone(_ rules.Profile, g facts) facts {
	return facts{"as_encounter": [...]string{"easy", "medium", "hard"}[world.Milestone(g.among("kind", "major", "minor") == 0)]}
}

// pacing is how many sessions a level takes; 3 where none is given.
func pacing(g facts) int32 {
	if !g.has("pace") {
		return 3
	}
	return g.within("pace", 2, 3)
}

func levelSessions(_ rules.Profile, g facts) facts {
	return facts{"level": world.BySessions(g.within("sessions", 0, 1<<20), pacing(g))}
}

func levelStory(_ rules.Profile, g facts) facts {
	start := int32(1)
	if g.has("start_level") {
		start = g.within("start_level", 1, 20)
	}
	return facts{"level": world.ByStory(start, g.within("major_goals_done", 0, 1<<20))}
}
