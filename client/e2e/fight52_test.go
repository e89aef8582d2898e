package e2e

import (
	"fmt"
	"testing"

	"sightline/geom/grid"
)

// TestFight52 plays a whole fight by the 2024 rules: initiative on a hidden list, a shot past a goblin (V-024-025-04), one at a place where
// nobody is seen, a cone with saves, a chance that a player takes and one that there is not, lying and getting up, an effect that lasts a
// turn, other grids in the midst, a token that goes and a player who leaves in the turn that is theirs. The GM plays in Czech.
func TestFight52(t *testing.T) {
	f := seated(t, "srd52", czech, desktop, czech)
	f.step("set up", f.muster52)
	f.step("initiative", f.rollCall52)
	f.step("the bow", f.bowshot52)
	f.step("a guess", f.guessed52)
	f.step("the cone", f.cone52)
	f.step("a chance", f.chance52)
	f.step("lying", f.lying52)
	f.step("another grid", f.regrid52)
	f.step("gone in turn", f.gone52)
}

func (f *fight) muster52() {
	gm, z, r := f.gm, f.zofie, f.rehor
	f.puts(creature{name: goblin + " 1", size: grid.Small, x: 13, y: 12, hp: 7, initiative: -40})
	f.puts(creature{name: goblin + " 2", size: grid.Small, x: 14, y: 13, hp: 7, initiative: -40})
	f.puts(creature{name: ogre, size: grid.Large, x: 15, y: 8, hp: 59, initiative: -10})
	f.puts(creature{name: lurker, size: grid.Medium, hidden: true, x: 16, y: 11, hp: 22, initiative: 50})
	f.secrets = []secret{{lurker, gm.idOf(lurker)}}
	f.heroes(map[string]hero{zofie: {12, 11, "80", "20"}, rehor: {12, 9, "20", "20"}})
	gm.pickToken(goblin + " 1")
	gm.fills([2]string{"guard-weak", "oheň"}, [2]string{"save-dex", "-20"})
	gm.pickToken(goblin + " 2")
	gm.fills([2]string{"save-dex", "99"})
	gm.show("scene")
	gm.option("#health-shown", "1")
	gm.hide("scene")
	for _, p := range []*page{z, r} {
		p.until(`s.tokens.length === 5`)
		p.whole()
	}
	z.pickToken(zofie)
	z.arm(0, "Longbow", "7", "1d8+3 piercing", "30", "120")
	z.arm(1, "Sword", "99", "3 slashing", "1", "")
	gm.shot("1 set up")
	z.shot("1 set up")
}

func (f *fight) rollCall52() {
	gm, z := f.gm, f.zofie
	gm.show("turns")
	gm.option("#order-style", "1")
	gm.click("#turn-roll")
	gm.click("#turn-next")
	z.turn(zofie)
	z.toast("Your turn: " + zofie)
	if names, now := gm.order(); len(names) != 6 || names[1] != lurker || now != zofie {
		f.t.Errorf("the GM has the order %q, in turn %q", names, now)
	}
	if names, _ := z.order(); len(names) != 1 || names[0] != zofie {
		f.t.Errorf("a player sees %q of a hidden list", names)
	}
}

// bowshot52: by these rules a creature gives no more than half cover, where those of 2014 give three quarters.
func (f *fight) bowshot52() {
	z := f.zofie
	z.whole()
	z.click("#turn-arm-0") // from the turn, as well as from the token
	z.press(goblin + " 2")
	z.sees("#attack-why", "AC "+covered(f.t, "V-024-025-04")+": cover ("+goblin+" 1) · R-024-025")
	z.sees("#attack-why", expected[string](f.t, "V-024-029-01", "roll")+": shooting with an enemy at hand ("+goblin+" 1) · R-024-029")
	z.shot("2 bow")
	z.click("#attack-roll")
	z.sees("#fresh .attack", goblin+" 2")
}

// guessed52: a shot at a place where nobody is seen has disadvantage (V-024-027-01) and misses, for the hidden one stands beside it
// (V-024-027-03).
func (f *fight) guessed52() {
	z := f.zofie
	z.click("#turn-arm-0")
	z.ok(z.tab.ClickAt(z.cell(17, 11)))
	z.sees("#attack-why", expected[string](f.t, "V-024-027-01", "roll")+": the target is not seen · R-024-027")
	z.shot("3 guess")
	z.click("#attack-roll")
	z.sees("#fresh .attack", "that place")
	if hit := z.has("#fresh .attack .verdict.good"); hit != expected[bool](f.t, "V-024-027-03", "hit") {
		f.t.Errorf("an empty place was hit: %v", hit)
	}
	z.click("#turn-next")
	f.gm.turn(lurker)
}

// cone52: of two goblins in a cone of fire one saves, for half, and one is vulnerable.
func (f *fight) cone52() {
	gm, z := f.gm, f.zofie
	gm.whole()
	gm.click("#tool-area")
	gm.click("#form-cone")
	gm.set("#template-length", "25")
	gm.ok(gm.tab.Drag(gm.vertex(15, 15), gm.vertex(12, 11)))
	gm.sees("#inside", goblin+" 1")
	gm.sees("#inside", goblin+" 2")
	gm.ok(gm.tab.Fill("#area-saves-dc", "20"))
	gm.ok(gm.tab.Fill("#area-saves-damage", "3 oheň"))
	gm.shot("4 cone")
	gm.click("#area-saves-roll")
	gm.sees("#fresh .saves", "utrpí 6 (oheň: zranitelnost ho zdvojí)")
	gm.sees("#fresh .saves", "utrpí 1 (oheň: polovina díky záchraně)")
	gm.shot("5 saves")
	gm.click("#fresh [id^=fresh-apply]")
	gm.until(fmt.Sprintf(`s.tokens.some(t => t.name === %q && t.hp === 1) && s.tokens.some(t => t.name === %q && t.hp === 6)`, goblin+" 1", goblin+" 2"))
	z.show("token")
	z.pickToken(goblin + " 1")
	z.sees("#bloodied", "bloodied")
	gm.click("#area-close")
	gm.click("#tool-select")
}

// chance52: a goblin that walks off gives Žofie an attack (V-024-031-03), which she takes; one that is moved against its will gives none.
func (f *fight) chance52() {
	gm, z := f.gm, f.zofie
	gm.whole()
	gm.drag(goblin+" 1", [2]int32{15, 13})
	z.sees("#fresh .event", goblin+" 1 leaves its reach")
	z.shot("6 chance")
	z.click(z.chance(zofie))
	z.sees("#fresh .attack", zofie+" makes an opportunity attack on "+goblin+" 1")
	gm.sees("#fresh .attack", goblin+" 1")
	gm.shot("7 taken")
	f.bring(goblin+" 1", 13, 12)
	offers := len(z.texts("#log .event"))
	gm.click("#token-forced")
	gm.drag(goblin+" 1", [2]int32{15, 13})
	gm.stands(goblin+" 1", 15, 13)
	barrier(f.t, gm, "nic", z)
	if n := len(z.texts("#log .event")); n != offers || expected[bool](f.t, "V-024-032-03", "provokes") {
		f.t.Errorf("who is pushed draws %d attacks", n-offers)
	}
	gm.show("turns")
	gm.click("#turn-next")
}

// lying52: Řehoř falls and shoots ill, gets up, and is blessed until his turn ends.
func (f *fight) lying52() {
	gm, r := f.gm, f.rehor
	r.turn(rehor)
	r.pickToken(rehor)
	r.click("#token-prone")
	r.whole()
	r.click("#arm-0")
	r.press(ogre)
	r.sees("#attack-why", "nevýhoda: útočník leží · R-014-062")
	r.shot("8 lying")
	r.click("#attack-close")
	r.click("#token-rises")
	r.until(fmt.Sprintf(`s.tokens.some(t => t.name === %q && (t.marks || []).length === 0)`, rehor))
	gm.affect(rehor, map[string]string{"kind": "bonus", "name": "požehnání", "bonus": "1", "until": "2", "left": "1"})
	r.sees("#effects-total", "+1")
	r.shot("9 blessed")
	r.show("turns")
	r.click("#turn-next")
	gm.turn(ogre)
	r.ok(r.tab.Until(`document.querySelector("#effects-total") === null`))
}

// regrid52: the GM changes the grid and the rules in the midst: everybody keeps the turn and the token.
func (f *fight) regrid52() {
	gm, z := f.gm, f.zofie
	gm.show("scene")
	for _, kind := range []string{"1", "0"} {
		gm.option("#grid", kind)
		gm.option("#profile", map[string]string{"1": "dnd14", "0": "srd52"}[kind])
		z.until(fmt.Sprintf(`s.tokens.length === 5 && s.tokens.some(t => t.name === %q && t.mine)`, zofie))
		if _, now := gm.order(); now != ogre {
			f.t.Errorf("after another grid and other rules %q is in turn", now)
		}
	}
	gm.hide("scene")
	gm.whole()
}

// gone52: the token in turn is removed, and it is the next one's turn; a player leaves in the turn that is theirs, and the GM goes on.
func (f *fight) gone52() {
	gm, z, r := f.gm, f.zofie, f.rehor
	gm.pickToken(ogre)
	gm.click("#token-remove")
	gm.until(`s.tokens.length === 5`)
	gm.turn(goblin)
	gm.click("#turn-next")
	gm.click("#turn-next")
	z.turn(zofie)
	z.open("http://" + f.s.addr + "/")
	gm.click("#turn-next")
	gm.click("#turn-next")
	r.turn(rehor)
	gm.click("#turn-end")
	r.sees("#round", "Zatím se nehraje na kola")
	gm.shot("10 end")
}
