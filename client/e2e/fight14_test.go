package e2e

import (
	"fmt"
	"strings"
	"testing"

	"sightline/geom/grid"
)

// TestFight14 plays a whole fight by the 2014 rules: initiative on a hidden list, a move of V-014-078-01, a shot past a goblin, fire with
// saves, a walk out of an ogre's reach, another out of a goblin's that is disengaged, a hidden attacker, flanking, wounds and their undoing,
// a player who comes back, a secret roll and the end. The GM's screen is in English, a player's in Czech, another's on a phone.
func TestFight14(t *testing.T) {
	f := seated(t, "dnd14", desktop, czech, phone)
	f.step("set up", f.muster)
	f.step("arms", f.arms)
	f.step("initiative", f.rollCall)
	f.step("the bow", f.bowshot)
	f.step("fire", f.fireball)
	f.step("a way out", f.wayOut)
	f.step("the club", f.clubbed)
	f.step("a step away", f.disengaged)
	f.step("from nowhere", f.fromNowhere)
	f.step("flanked", f.flankedOgre)
	f.step("undone", f.undone)
	f.step("back again", f.backAgain)
	f.step("the end", f.ended)
}

func (f *fight) muster() {
	gm := f.gm
	f.puts(creature{name: ogre, size: grid.Large, x: 14, y: 10, hp: 59, initiative: -10})
	f.puts(creature{name: goblin + " 1", size: grid.Small, x: 13, y: 12, hp: 40, initiative: -40})
	f.puts(creature{name: goblin + " 2", size: grid.Small, x: 14, y: 13, hp: 7, initiative: -40})
	f.puts(creature{name: guard, size: grid.Medium, x: 14, y: 6, hp: 20, initiative: -70})
	f.puts(creature{name: lurker, size: grid.Medium, hidden: true, x: 16, y: 9, hp: 22, initiative: 50})
	f.secrets = []secret{{lurker, gm.idOf(lurker)}}
	f.heroes(map[string]hero{zofie: {7, 9, "80", "30"}, rehor: {13, 11, "20", "30"}})
	gm.show("scene")
	gm.option("#health-shown", "1")
	gm.ticks("#flanking-rule", true)
	gm.ticks("#halt-rule", true)
	gm.hide("scene")
	gm.shot("1 set up")
	for _, p := range []*page{f.zofie, f.rehor} {
		p.until(`s.tokens.length === 6`)
		p.whole()
		p.shot("1 set up")
	}
}

func (f *fight) arms() {
	z, r, gm := f.zofie, f.rehor, f.gm
	z.pickToken(zofie)
	z.fills([2]string{"guard-resist", "oheň"}, [2]string{"save-dex", "99"})
	z.arm(0, "Dlouhý luk", "7", "1k8+3 bodné", "2", "60")
	z.arm(1, "Meč", "99", "30 sečné", "1", "")
	z.shot("2 arms")
	r.show("token")
	r.pickToken(rehor)
	r.fills([2]string{"save-dex", "1"})
	r.arm(0, "Kuše", "5", "1k8+2 bodné", "16", "64")
	r.arm(1, "Palcát", "99", "30 drtivé", "1", "")
	r.shot("2 arms")
	gm.pickToken(ogre)
	gm.arm(0, "Kyj", "99", "5 drtivé", "1", "")
	gm.pickToken(goblin + " 1")
	gm.fills([2]string{"save-dex", "-20"})
	gm.pickToken(lurker)
	gm.arm(0, "Dýka", "99", "3 piercing", "4", "12")
	gm.shot("2 arms")
}

// rollCall rolls for all; of a hidden list a player sees its own line.
func (f *fight) rollCall() {
	gm, z, r := f.gm, f.zofie, f.rehor
	gm.show("turns")
	gm.option("#order-style", "1")
	gm.click("#turn-roll")
	gm.click("#turn-next")
	z.turn(zofie)
	z.toast("Jste na tahu: " + zofie)
	r.show("turns")
	if names, now := gm.order(); len(names) != 7 || names[1] != lurker || now != zofie {
		f.t.Errorf("the GM has the order %q, in turn %q", names, now)
	}
	for p, own := range map[*page]string{z: zofie, r: rehor} {
		if names, _ := p.order(); len(names) != 1 || names[0] != own {
			f.t.Errorf("%s sees %q of a hidden list", p.name, names)
		}
		p.shot("3 initiative")
	}
	gm.shot("3 initiative")
}

// bowshot: a way of five squares with two diagonals, and a shot at one behind another, beyond normal range, with an enemy at hand.
func (f *fight) bowshot() {
	gm, z := f.gm, f.zofie
	z.whole()
	z.ok(z.tab.Press(z.cells([2]int32{7, 9}, [2]int32{12, 11})...))
	z.settle()
	if d, want := z.state().Drag, expected[int32](f.t, "V-014-078-01", "cost_sah"); d == nil || d.Cost != want {
		f.t.Errorf("the way of V-014-078-01 costs %+v, want %d", d, want)
	}
	z.shot("4 way")
	z.ok(z.tab.Release(z.cell(12, 11)))
	z.stands(zofie, 12, 11)
	z.strikes(zofie, 0, goblin+" 2")
	z.sees("#attack-why", "OČ "+covered(f.t, "V-014-073-04")+": kryt ("+goblin+" 1) · R-024-025")
	for _, words := range []string{"nevýhoda: za normálním dosahem · R-024-028", "nevýhoda: střelba s nepřítelem u sebe (" + goblin + " 1) · R-024-029"} {
		z.sees("#attack-why", words)
	}
	z.shot("5 bow")
	z.click("#attack-roll")
	z.sees("#fresh .attack", goblin+" 2")
	z.sees("#fresh .attack", "R-024-029")
	z.shot("6 shot")
	z.show("turns")
	z.click("#turn-next")
	gm.turn(lurker)
}

// fireball: three in a circle save in one go, one with cover (V-024-025-01), one with resistance; half of 10 is 5, resisted 2.
func (f *fight) fireball() {
	gm, z, r := f.gm, f.zofie, f.rehor
	gm.whole()
	gm.click("#tool-area")
	gm.click("#form-circle")
	gm.set("#template-length", "15")
	gm.ok(gm.tab.ClickAt(gm.vertex(11, 11)))
	gm.sees("#inside", rehor)
	gm.ok(gm.tab.Fill("#area-saves-dc", "30"))
	gm.ok(gm.tab.Fill("#area-saves-damage", "10 fire"))
	gm.shot("7 template")
	gm.click("#area-saves-roll")
	gm.sees("#fresh .saves", fmt.Sprintf("+%d = ", expected[int](f.t, "V-024-025-01", "dex_save")))
	gm.sees("#fresh .saves", "takes 2 (fire: half for the save, fire: resistance halves it)")
	gm.shot("8 saves")
	z.sees("#fresh .saves", "úspěch · utrpí 2")
	r.sees("#fresh .saves", "neúspěch · utrpí 10")
	r.shot("8 saves")
	if log := z.text("#log .saves") + r.text("#fresh .saves"); strings.Contains(log, "SO") || strings.Contains(log, "R-024-025") {
		f.t.Errorf("the players are told the difficulty, or of cover: %s", log)
	}
	gm.click("#fresh [id^=fresh-apply]")
	for name, hp := range map[string]int{zofie: 28, rehor: 20, goblin + " 1": 30} {
		gm.until(fmt.Sprintf(`s.tokens.some(t => t.name === %q && t.hp === %d)`, name, hp))
	}
	gm.sees("#fresh .saves button", "Once more?")
	gm.click("#area-close")
	gm.click("#tool-select")
	gm.click("#turn-next")
}

// wayOut: a walk stops before the step that leaves a reach (V-024-031-01). The goblin lets its chance go, the ogre takes its.
func (f *fight) wayOut() {
	gm, r := f.gm, f.rehor
	r.turn(rehor)
	r.shot("9 my turn")
	r.hide("turns")
	r.whole()
	r.finger(rehor, [2]int32{11, 6})
	r.sees("#fresh", goblin+" 1")
	r.stands(rehor, 13, 11)
	r.shot("10 stopped")
	r.finger(rehor, [2]int32{11, 6})
	r.sees("#fresh", ogre)
	gm.shot("10 chance")
	gm.click(gm.chance(ogre))
	r.sees("#fresh .attack", ogre)
	gm.sees("#fresh .attack", "opportunity attack")
	r.finger(rehor, [2]int32{11, 6})
	r.stands(rehor, 11, 6)
	r.strikes(rehor, 0, guard)
	r.sees("#attack-why", "OČ "+covered(f.t, "V-014-073-09")+": kryt (zeď či jiná věc) · R-024-025")
	r.shot("11 wall")
	r.click("#attack-roll")
	r.sees("#fresh .attack", guard)
	r.shot("12 shot")
	r.show("turns")
	r.click("#turn-next")
	gm.turn(ogre)
}

// clubbed: the ogre deafens Žofie until her next turn ends, and a goblin falls.
func (f *fight) clubbed() {
	gm, z := f.gm, f.zofie
	f.bring(ogre, 13, 9)
	gm.hits(ogre, 0, zofie)
	z.sees("#fresh .attack", "utrpí 5")
	gm.affect(zofie, map[string]string{"kind": "condition.deafened", "until": "2", "left": "1"})
	z.until(fmt.Sprintf(`s.tokens.some(t => t.name === %q && (t.marks || []).includes("condition.deafened"))`, zofie))
	gm.click("#turn-next")
	gm.pickToken(goblin + " 1")
	gm.click("#token-prone")
	for range 3 {
		gm.click("#turn-next")
	}
	z.turn(zofie)
}

// disengaged: who lies is hit more easily at hand; who disengages draws no attack (V-024-032-01); what lasts till the turn ends, ends.
func (f *fight) disengaged() {
	gm, z := f.gm, f.zofie
	z.strikes(zofie, 1, goblin+" 1")
	z.sees("#attack-why", "výhoda: cíl leží nablízku · R-014-062")
	z.shot("13 prone")
	z.click("#attack-close")
	offers := len(gm.texts("#log .event"))
	z.click("#token-disengage")
	z.drag(zofie, [2]int32{11, 10})
	z.stands(zofie, 11, 10)
	z.drag(zofie, [2]int32{12, 11})
	z.stands(zofie, 12, 11)
	if n := len(gm.texts("#log .event")); n != offers || expected[bool](f.t, "V-024-032-01", "provokes") {
		f.t.Errorf("who disengages draws %d attacks", n-offers)
	}
	z.show("turns")
	z.click("#turn-next")
	gm.turn(lurker)
	z.until(`s.tokens.every(t => !(t.marks || []).includes("condition.deafened"))`)
}

// fromNowhere: a hidden one attacks with advantage (V-024-027-02), and is seen then (V-024-027-04).
func (f *fight) fromNowhere() {
	gm, r := f.gm, f.rehor
	gm.strikes(lurker, 0, rehor)
	gm.sees("#attack-why", expected[string](f.t, "V-024-027-02", "roll")+": the target does not see the attacker · R-024-027")
	gm.shot("14 unseen")
	f.step("it aims", func() {})
	gm.click("#attack-roll")
	f.secrets = nil
	r.sees("#fresh .attack", lurker)
	r.shot("15 found")
	gm.click("#turn-next")
}

// flankedOgre: across two corners, as V-014-076-07 has it (here the other two corners), and below half of its hit points it is bloodied (V-014-061-01).
func (f *fight) flankedOgre() {
	gm, z, r := f.gm, f.zofie, f.rehor
	r.turn(rehor)
	r.hide("turns")
	r.whole()
	for range 2 { // the guard lets its chance go
		r.finger(rehor, [2]int32{15, 8})
	}
	r.stands(rehor, 15, 8)
	if !expected[bool](f.t, "V-014-076-07", "flanking") {
		f.t.Error("V-014-076-07 has changed")
	}
	r.hits(rehor, 1, ogre, "výhoda: obstoupení", "R-014-075")
	r.shot("16 hit")
	z.pickToken(ogre)
	if z.has("#bloodied") {
		f.t.Error("it is bloodied before the hit points are off")
	}
	gm.sees("#fresh .attack", ogre)
	gm.click("#fresh [id^=fresh-apply]")
	gm.until(fmt.Sprintf(`s.tokens.some(t => t.name === %q && t.hp === 29)`, ogre))
	z.sees("#bloodied", "zkrvavený")
	z.shot("17 bloodied")
	gm.shot("17 bloodied")
}

func (f *fight) undone() {
	gm, z := f.gm, f.zofie
	gm.click("#undo")
	gm.until(fmt.Sprintf(`s.tokens.some(t => t.name === %q && t.hp === 59)`, ogre))
	z.ok(z.tab.Until(`document.querySelector("#bloodied") === null`))
	gm.click("#fresh [id^=fresh-apply]")
	z.sees("#bloodied", "zkrvavený")
	if z.has("#health") || z.has("#trail") {
		f.t.Error("a player is told numbers")
	}
}

// backAgain: a player reloads in the middle and finds all of it.
func (f *fight) backAgain() {
	z := f.zofie
	was, log := z.state().Tokens, len(z.texts("#log .attack"))
	z.ok(z.tab.Reload())
	z.until(`s.conn === "on" && s.tokens.length > 0`)
	for _, tok := range was {
		if now := z.token(tok.Name); now.Cell != tok.Cell || now.HP != tok.HP || !same(now.Marks, tok.Marks) {
			f.t.Errorf("after a reload %+v, before %+v", now, tok)
		}
	}
	if n := len(z.texts("#log .attack")); n != log {
		f.t.Errorf("after a reload the log has %d attacks, before %d", n, log)
	}
	if z.has("#fresh") {
		f.t.Error("old lines are shown as if they were new")
	}
	z.shot("18 reloaded")
}

// ended: a secret roll, and the end.
func (f *fight) ended() {
	gm, z, r := f.gm, f.zofie, f.rehor
	f.secrets = []secret{{name: "3d7+911"}}
	gm.option("#dice-mode", "untold")
	gm.roll("3d7+911")
	gm.option("#dice-mode", "0")
	gm.click("#turn-end")
	z.show("turns")
	z.sees("#round", "Zatím se nehraje na kola")
	r.show("turns")
	r.sees("#round", "Zatím se nehraje na kola")
	gm.shot("19 end")
	r.shot("19 end")
}
