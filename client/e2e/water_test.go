package e2e

import (
	"fmt"
	"strings"
	"testing"

	"sightline/geom/grid"
)

// TestUnderWater fights below the surface of painted water by the rules of 2024: what does not pierce and what shoots does ill (V-024-038-01
// to -04), and fire is halved (V-024-039-01).
func TestUnderWater(t *testing.T) {
	f := seated(t, "srd52", desktop, desktop, desktop)
	gm, z := f.gm, f.zofie
	f.puts(creature{name: guard, size: grid.Medium, x: 13, y: 9, hp: 40})
	f.heroes(map[string]hero{zofie: {12, 9, "0", "20"}, rehor: {12, 12, "0", "20"}})
	f.paint("water: swum, one cell more without a swimming speed", [2]int32{9, 9}, [2]int32{14, 9})
	for _, name := range []string{guard, zofie} {
		gm.pickToken(name)
		gm.click("#token-lower")
	}
	z.until(fmt.Sprintf(`s.tokens.filter(t => t.floor === -1 && [%q, %q].includes(t.name)).length === 2`, guard, zofie))
	z.pickToken(zofie)
	z.arm(0, "Club", "5", "1d6 bludgeoning", "1", "")
	z.arm(1, "Spear", "5", "1d6 piercing", "1", "")
	z.arm(2, "Sling", "5", "1d4 piercing", "2", "6")

	z.strikes(zofie, 0, guard)
	z.sees("#attack-why", expected[string](t, "V-024-038-01", "roll")+": a weapon that does not pierce, under water · R-024-038")
	z.shot("under water")
	z.click("#attack-close")
	z.strikes(zofie, 1, guard)
	if why := z.text("#attack"); expected[string](t, "V-024-038-02", "roll") != "normal" || strings.Contains(why, "R-024-038") {
		t.Errorf("a weapon that pierces: %s", why)
	}
	z.click("#attack-close")
	z.strikes(zofie, 2, guard)
	z.sees("#attack-why", expected[string](t, "V-024-038-03", "roll")+": shooting under water · R-024-038")
	z.click("#attack-close")
	f.bring(zofie, 9, 9)
	z.strikes(zofie, 2, guard)
	if expected[bool](t, "V-024-038-04", "auto_miss") {
		z.sees("#attack-why", "misses: under water beyond normal range · R-024-038")
	}
	z.click("#attack-close")

	gm.click("#tool-area")
	gm.click("#form-circle")
	gm.set("#template-length", "5")
	gm.ok(gm.tab.ClickAt(gm.cell(13, 9)))
	gm.sees("#inside", guard)
	gm.ok(gm.tab.Fill("#area-saves-dc", "99"))
	gm.ok(gm.tab.Fill("#area-saves-damage", "15 fire"))
	gm.click("#area-saves-roll")
	gm.sees("#fresh .saves", fmt.Sprintf("takes %d (fire: halved under water)", expected[int](t, "V-024-039-01", "damage")))
	gm.shot("fire under water")
	gm.quiet()
	z.quiet()
}

// TestShieldArm: where facing counts, a shield on the left arm is worth its bonus from the front and the left only (V-014-082-01 to -03).
func TestShieldArm(t *testing.T) {
	f := seated(t, "dnd14", desktop, desktop, desktop)
	gm, z := f.gm, f.zofie
	f.puts(creature{name: guard, size: grid.Medium, x: 13, y: 9, hp: 40})
	f.heroes(map[string]hero{zofie: {13, 8, "0", "20"}, rehor: {9, 12, "0", "20"}})
	gm.show("scene")
	gm.ticks("#facing-rule", true)
	gm.hide("scene")
	gm.pickToken(guard)
	gm.fills([2]string{"guard-ac", "15"}, [2]string{"guard-shield", "2"})
	gm.ticks("#guard-left", true)
	gm.pickToken(zofie)
	gm.arm(0, "Club", "5", "1d6 bludgeoning", "1", "")
	for _, c := range []struct {
		vector string
		x, y   int32
	}{{"V-014-082-01", 13, 8}, {"V-014-082-02", 12, 9}, {"V-014-082-03", 14, 9}} { // it faces up
		f.bring(zofie, c.x, c.y)
		gm.strikes(zofie, 0, guard)
		lost := expected[int](t, c.vector, "ac_bonus") - 2
		if why := gm.text("#attack"); strings.Contains(why, fmt.Sprintf("AC −%d: the shield is on the other side · R-014-082", -lost)) != (lost != 0) {
			t.Errorf("%s: %s", c.vector, why)
		}
		gm.shot("shield " + c.vector)
		gm.click("#attack-close")
	}
	gm.quiet()
	z.quiet()
}
