package e2e

import "testing"

// TestInspiration: the GM offers inspiration and the player takes it (R-014-029), it goes into the player's next roll as two dice of
// which the better counts (V-014-027-02), is handed over (V-014-027-03), and where players alone award it the second award in a session
// is the GM's gain, which the next session keeps (V-014-032-02, V-014-032-03).
func TestInspiration(t *testing.T) {
	f := two(t)
	gm, z := f.gm, f.zofie
	gm.pickToken(zofie)
	gm.sees("#inspire-has", "has none")
	gm.option("#inspire-model", "1")
	gm.click("#inspire-offer")
	gm.click("#inspire-award")
	z.pickToken(zofie)
	z.sees("#inspire-offered", "bold risk-taking")
	z.shot("inspiration-offered")
	z.click("#inspire-accept")
	z.sees("#inspire-has", "has inspiration")
	gm.sees("#inspire-has", "has inspiration")
	z.click("#inspire-ready")
	gm.sees("#effect-list", "Inspiration (next roll)")
	if !z.has("#chat") {
		z.click("#tab-chat")
	}
	z.set("#dice-expr", "1d20+3")
	z.sees("#log .result code", "2d20kh1+3")
	z.sees("#inspire-has", "has none")
	z.shot("inspiration-spent")
	gm.quiet()
	z.quiet()
}

// TestTravel: on the map of a kingdom the ruler says how long the way takes at each pace (V-014-038-10), the GM lets the time go by, and
// fog hides what lies far off (R-014-040).
func TestTravel(t *testing.T) {
	f := two(t)
	gm := f.gm
	if !gm.has("#aids") {
		gm.click("#tab-aids")
	}
	gm.click("#house summary")
	gm.option("#house-scene-scale", "kingdom")
	gm.click("#tool-ruler")
	gm.ok(gm.tab.Press(gm.cells([2]int32{9, 8}, [2]int32{11, 8})...))
	gm.ok(gm.tab.Release(gm.cell(11, 8)))
	gm.settle()
	gm.sees("#travel-2", "fast: 3 h 0 min")
	gm.sees("#travel-1", "normal: 4 h 0 min")
	gm.sees("#travel-0", "slow: 6 h 0 min · 1 day of march")
	gm.shot("travel")
	gm.click("#travel-2-pass")
	gm.sees("#travel-clock", "3 h 0 min")
	gm.quiet()
}
