package lang

import "sightline/rules"

// ways says what keeps a token from going on, in the few words that fit beside it.
var ways = map[rules.Reason]Key{
	rules.OffMap: WayOffMap, rules.ByWall: WayWall, rules.ByCorner: WayCorner, rules.NoRoom: WayNoRoom, rules.ByCreature: WayCreature,
	rules.ByGround: WayGround, rules.Occupied: WayOccupied,
}

// Way says what is in the way of a move.
func (t Text) Way(r rules.Reason) string {
	if k, ok := ways[r]; ok {
		return t.Say(k)
	}
	return t.Say(WayNone)
}
