package rulecheck

import (
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

// one is the first name of a list that a text holds, in letters of either case; the other when there is none.
func one[T any](text string, names []string, values []T, other T) T {
	for i, n := range names {
		if strings.Contains(strings.ToLower(text), n) {
			return values[i]
		}
	}
	return other
}

func mapKinds(_ rules.Profile, g facts) facts {
	var tracks []string
	for _, t := range one(g.word("map"), []string{"wild"}, []world.MapKind{world.Wilderness}, world.Dungeon).Tracks() {
		tracks = append(tracks, t.En)
	}
	return facts{"tracks": tracks}
}

func pace(g facts) world.Pace {
	return one(g.word("pace"), []string{"slow", "fast"}, []world.Pace{world.Slow, world.Fast}, world.Normal)
}

func travelMap(_ rules.Profile, g facts) facts {
	scale := one(g.word("scale"), []string{"city", "province", "kingdom"}, []world.Scale{world.CityScale, world.ProvinceScale, world.KingdomScale}, world.DungeonScale)
	minutes := int32(g.real("hours")*60) + g.number("minutes")
	return facts{"cells": scale.Cells(pace(g), g.number("days"), minutes)}
}

func travelSpecial(_ rules.Profile, g facts) facts {
	t := world.Special(g.number("speed_sah"), pace(g), g.or("hours", 8))
	switch g.word("unit") {
	case "minute":
		return facts{"sah": t.Minute}
	case "hour":
		return facts{"miles": t.Hour}
	}
	return facts{"miles": t.Day}
}

func visibility(_ rules.Profile, g facts) facts {
	s := world.Outdoors(one(g.word("weather"), []string{"rain", "fog"}, []world.Weather{world.Rain, world.Fog}, world.Clear), g.word("vantage") != "")
	return facts{"miles": s.Miles, "min_sah": s.Min, "max_sah": s.Max}
}

func notice(_ rules.Profile, g facts) facts {
	by := []int32{}
	for _, p := range g.numbers("passive_perception") {
		if world.Notices(p, g.numbers("stealth"), true) {
			by = append(by, p)
		}
	}
	got := facts{"noticed_by": by}
	if !g.has("stealth") && world.Notices(0, nil, g.yes("in_sight_or_earshot")) {
		got["noticed"] = "automatic"
	}
	return got
}

func trackingDC(_ rules.Profile, g facts) facts {
	s := one(g.word("ground"), []string{"soft", "snow", "dirt", "grass", "stone", "obvious", "plain", "army"},
		[]world.Surface{world.Soft, world.Soft, world.Dirt, world.Dirt, world.Stone, world.Plain, world.Plain, world.Plain}, world.Hopeless)
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
	return facts{"minutes": world.SearchMinutes(g.word("area") == "confined")}
}

func trackingEvent(_ rules.Profile, g facts) facts {
	e := one(g.word("event"), []string{"rest", "resum", "river", "water", "cross", "no tracks", "no prints", "wors", "hard", "rain", "weather"},
		[]world.TrailEvent{world.Resumed, world.Resumed, world.Obstacle, world.Obstacle, world.Obstacle, world.Obstacle, world.Obstacle, world.Worse, world.Worse, world.Worse, world.Worse}, world.Goes)
	return facts{"new_check": e.NewCheck()}
}

// net is a mode of rolling by its sign.
func net(n int) string { return [...]string{"disadvantage", "normal", "advantage"}[n+1] }

func trackingMode(_ rules.Profile, g facts) facts {
	return facts{"net": net(world.TrackMode(g.yes("several_tracks"), g.yes("busy_area")))}
}

func attitude(name string) world.Attitude {
	return one(name, []string{"hostile", "friendly"}, []world.Attitude{world.Hostile, world.Friendly}, world.Indifferent)
}

func immovable(_ rules.Profile, g facts) facts {
	return facts{"success": world.Sways(attitude(g.word("attitude")), g.yes("immovable"), g.number("total"))}
}

func attitudeShift(_ rules.Profile, g facts) facts {
	once := !g.has("same_interaction") || g.yes("same_interaction")
	return facts{"to": attitude(g.word("from")).Shift(g.number("shift"), once).Name().En}
}

func insightRead(_ rules.Profile, g facts) facts {
	switch world.Read(g.number("total"), g.number("dc")) {
	case world.True:
		return facts{"learned": "true"}
	case world.False:
		return facts{"learned": "false"}
	}
	return facts{"learned": nil}
}

func socialReact(_ rules.Profile, g facts) facts {
	names := [...]string{world.Oppose: "oppose", world.NoHelp: "no_help_no_harm", world.HelpFree: "help_free", world.HelpMinor: "help_minor", world.HelpMajor: "help_major"}
	return facts{"reaction": names[attitude(g.word("attitude")).React(g.number("total"))]}
}

func socialMode(_ rules.Profile, g facts) facts {
	return facts{"net": net(world.TalkMode(g.yes("helper_useful"), g.yes("companion_offends")))}
}

func socialRetry(_ rules.Profile, g facts) facts {
	if world.Again(g.yes("check_already_made")) {
		return facts{"risk": "attitude may drop"}
	}
	return facts{"risk": "none"}
}

func objectKind(_ rules.Profile, g facts) facts {
	many := one(g.word("thing"), []string{"building", "vehicle", "house", "castle", "ship", "wagon", "cart", "carriage", "tower", "bridge"}, []bool{true, true, true, true, true, true, true, true, true, true}, false)
	return facts{"object": world.Whole(many)}
}

func objectBreak(_ rules.Profile, g facts) facts {
	free := world.Breaks(g.yes("right_tool"), g.yes("time_enough"))
	return facts{"destroyed": free, "roll": !free}
}

func objectAC(_ rules.Profile, g facts) facts {
	m := one(g.word("material"), []string{"cloth", "paper", "rope", "crystal", "glass", "ice", "wood", "bone", "stone", "iron", "steel", "mith", "adamant"},
		[]world.Material{world.Cloth, world.Cloth, world.Cloth, world.Crystal, world.Crystal, world.Crystal, world.Wood, world.Wood, world.Rock, world.Iron, world.Iron, world.Mithral, world.Adamantine}, world.Wood)
	return facts{"ac": m.AC()}
}

func objectHP(_ rules.Profile, g facts) facts {
	s, ok := world.HitPoints(sizeOf(g.word("size")), g.word("build") != "fragile")
	if !ok {
		return facts{}
	}
	return facts{"hp": s.HP, "dice": dice(s.Dice, s.Sides)}
}

func dice(n, sides int32) string { return strconv.Itoa(int(n)) + "d" + strconv.Itoa(int(sides)) }

func objectSections(_ rules.Profile, g facts) facts {
	got := facts{"whole_destroyed": false}
	vital := g.words("vital")
	for name, hp := range g.sub("sections") {
		s := world.Section{HP: whole(hp)}
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
	t := g.word("type")
	return world.Strike(hp, g.number("threshold"), damage, t == "poison" || t == "psychic")
}

func objectDamage(_ rules.Profile, g facts) facts {
	h := strike(g, g.number("hp"), g.number("damage"))
	return facts{"hp": h.HP, "destroyed": h.Destroyed}
}

func objectSeries(_ rules.Profile, g facts) facts {
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
	return facts{"dice": dice(one(g.word("case"), names, values, world.Burn).Dice(), 10)}
}

func severity(_ rules.Profile, g facts) facts {
	s := one(g.word("severity"), []string{"danger", "deadly"}, []world.Severity{world.Dangerous, world.Deadly}, world.Setback)
	return facts{"dice": dice(world.Severe(g.number("level"), s), 10)}
}

func sceneKinds(rules.Profile, facts) facts {
	return facts{"helpers": world.Helpers()}
}

func sceneCell(p rules.Profile, g facts) facts {
	return facts{"cell_ft": p.Feet, "cell_sah": p.Cells(p.Feet)}
}

func xpSplit(_ rules.Profile, g facts) facts {
	var total int64
	for _, n := range g.numbers("monster_xp") {
		total += int64(n)
	}
	s := world.Share(int32(min(total, 1<<31-1)), g.number("characters"), g.number("npc_helpers"))
	return facts{"each": s.Each, "remainder": s.Remainder, "to_npcs": s.Helpers}
}

func xpAbsent(_ rules.Profile, g facts) facts {
	return facts{"xp": world.Absent(g.number("session_xp"), g.yes("absent"), strings.Contains(g.word("policy"), "same"))}
}

func xpChallenge(_ rules.Profile, g facts) facts {
	return facts{"xp": world.Challenge(g.number("xp_for_equivalent"), g.yes("risk_of_failure"))}
}

func xpMilestone(_ rules.Profile, g facts) facts {
	return facts{"as_encounter": [...]string{"easy", "medium", "hard"}[world.Milestone(g.word("kind") == "major")]}
}

func levelSessions(_ rules.Profile, g facts) facts {
	return facts{"level": world.BySessions(g.number("sessions"), g.or("pace", 3))}
}

func levelStory(_ rules.Profile, g facts) facts {
	return facts{"level": world.ByStory(g.number("start_level"), g.number("major_goals_done"))}
}
