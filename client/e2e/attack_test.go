package e2e

import (
	"fmt"
	"strings"
	"testing"

	"sightline/server/cli/chrome"
)

// skirmish is a table where everybody sits and the creatures stand.
func skirmish(t *testing.T) *fight {
	f := &fight{t: t, s: serve(t)}
	f.gm, f.zofie, f.rehor = person(t, "gm"), person(t, "zofie"), person(t, "rehor")
	f.step("sit down", f.sitDown)
	f.step("set up", f.setUp)
	f.step("give tokens", f.give)
	return f
}

// pick selects a token by the list.
func (p *page) pick(name string) {
	p.t.Helper()
	p.click(fmt.Sprintf("#pick-%x", p.idOf(name)))
	p.whole()
}

// tap clicks on a token on the board.
func (p *page) tap(name string) {
	p.t.Helper()
	tok := p.token(name)
	p.ok(p.tab.ClickAt(chrome.XY{X: tok.CX, Y: tok.CY}))
	p.settle()
}

// ticks sets a box.
func (p *page) ticks(css string, on bool) {
	p.t.Helper()
	if eval[bool](p, fmt.Sprintf(`document.querySelector(%q).checked`, css)) != on {
		p.click(css)
	}
}

// TestAttack prepares attacks with what the board says and makes them: cover from an ogre in the way as in V-024-025-01, a critical of
// nobody's making, and a hidden attacker of whom no player hears before it strikes.
func TestAttack(t *testing.T) {
	f := skirmish(t)
	gm, z := f.gm, f.zofie
	f.bring(guard, 17, 13)
	f.bring(zofie, 12, 12)
	f.bring(rehor, 11, 12)
	z.stands(zofie, 12, 12)
	gm.pick(guard)
	gm.click("#fighter > summary")
	gm.set("#guard-ac", "13")
	z.pick(zofie)
	z.click("#fighter > summary")
	z.click("#arm-add")
	z.set("#arm-name-0", "Longbow")
	z.set("#arm-hit-0", "7")
	z.set("#arm-damage-0", "1d8+3 piercing")
	z.ticks("#arm-ranged-0", true)
	z.set("#arm-normal-0", "30")
	z.shot("arms")
	z.click("#arm-0")
	z.sees("#attack", "Click the target")
	z.tap(guard)
	z.sees("#attack-target", guard)
	z.sees("#attack-why", "AC +")
	z.sees("#attack-why", "R-024-025")
	z.shot("attack")
	z.click("#attack-roll")
	z.sees("#log", zofie+" attacks "+guard)
	z.sees("#log .attack", "R-024-025")
	if log := z.text("#log"); strings.Contains(log, "against AC") {
		t.Errorf("the player is told the armour class: %s", log)
	}
	gm.sees("#log .attack", "against AC")
	gm.shot("attack-log")
	z.shot("attack-log")

	f.bring(lurker, 13, 13)
	gm.pick(lurker)
	gm.click("#arm-0")
	gm.tap(zofie)
	gm.sees("#attack-why", "R-024-027")
	f.step("a hidden attacker aims", func() {})
	gm.click("#attack-roll")
	f.secrets = f.secrets[1:]
	z.sees("#log", lurker+" attacks "+zofie)
	z.shot("attacked")
	z.ok(z.tab.Until(fmt.Sprintf(`JSON.parse(__vtt.state()).tokens.some(t => t.name === %q)`, lurker)))
	for _, p := range []*page{gm, z} { // the words in Czech
		p.speak("cs")
	}
	gm.sees("#log", "útočí, cíl")
	gm.shot("attack-cs")
}

// TestAreaSaves has all in a template save in one go.
func TestAreaSaves(t *testing.T) {
	f := skirmish(t)
	gm, z := f.gm, f.zofie
	f.bring(guard, 14, 10)
	f.bring(zofie, 13, 10)
	f.bring(lurker, 15, 10)
	gm.click("#tool-area")
	gm.click("#form-circle")
	gm.set("#template-length", "15")
	gm.ok(gm.tab.ClickAt(gm.cell(14, 10)))
	gm.sees("#inside", zofie)
	gm.ok(gm.tab.Fill("#area-saves-dc", "15"))
	gm.ok(gm.tab.Fill("#area-saves-damage", "8d6 fire"))
	gm.shot("area-saves")
	gm.click("#area-saves-roll")
	gm.sees("#log .saves", "DC 15")
	gm.sees("#log .saves", lurker)
	z.sees("#log .saves", zofie)
	z.sees("#log .saves", guard)
	if log := z.text("#log"); strings.Contains(log, "DC 15") {
		t.Errorf("the player is told the difficulty: %s", log)
	}
	f.step("a hidden one saved", func() {})
	gm.shot("saves")
	z.shot("saves")
	before := gm.token(zofie).HP
	gm.click("#log .saves button")
	gm.until(fmt.Sprintf(`s.tokens.some(t => t.name === %q && t.hp < %d)`, zofie, before))
	gm.shot("applied")
}

// TestOpportunityAttack: leaving the guard's reach, as in V-024-031-01, offers the GM an attack; where the table says so the walk stops
// before the step.
func TestOpportunityAttack(t *testing.T) {
	f := skirmish(t)
	gm, z := f.gm, f.zofie
	f.bring(rehor, 12, 12)
	f.bring(guard, 15, 8)
	f.bring(zofie, 14, 8)
	gm.pick(zofie)
	gm.click("#token-order")
	gm.pick(guard)
	gm.click("#token-order")
	gm.click("#turn-next")
	gm.until(`s.tokens.length > 0`)
	z.whole()
	z.drag(zofie, [2]int32{13, 8})
	gm.sees("#log", guard+" may make an opportunity attack: "+zofie)
	if log := z.text("#log"); strings.Contains(log, "opportunity") {
		t.Errorf("who moves is told: %s", log)
	}
	gm.shot("chance")
	gm.click(`#log [id^="chance-"]`)
	gm.sees("#log", guard+" makes an opportunity attack on "+zofie)
	gm.click(`#log [id^="chance-"]`) // once only
	gm.toast("changed")
	gm.click("#tab-scene")
	gm.ticks("#halt-rule", true)
	gm.click("#tab-scene")
	gm.click("#turn-next")
	f.bring(zofie, 14, 8)
	gm.click("#turn-next")
	z.drag(zofie, [2]int32{12, 8})
	z.stands(zofie, 14, 8)
	z.sees("#log", guard+" may make an opportunity attack: "+zofie)
	gm.ok(gm.tab.Until(`document.querySelectorAll('#log [id^="chance-"]').length === 2`))
	attacks := len(gm.texts("#log .attack"))
	eval[bool](gm, `([...document.querySelectorAll('#log [id^="chance-"]')].at(-1).click(), true)`)
	gm.ok(gm.tab.Until(fmt.Sprintf(`document.querySelectorAll('#log .attack').length === %d`, attacks+1)))
	gm.shot("opportunity")
	z.shot("opportunity")
	z.drag(zofie, [2]int32{12, 8})
	z.stands(zofie, 12, 8)
}

// TestMount: a rider gets on what is larger and next to it, goes along, and gets off.
func TestMount(t *testing.T) {
	f := skirmish(t)
	gm, z := f.gm, f.zofie
	f.bring(zofie, 12, 10)
	f.bring(ogre, 13, 10)
	z.pick(zofie)
	z.shot("beside")
	z.fold("#riding", true)
	z.click(fmt.Sprintf("#mount-%x", z.idOf(ogre)))
	z.stands(zofie, 13, 10)
	gm.drag(ogre, [2]int32{13, 11})
	z.stands(zofie, 13, 11)
	z.stands(ogre, 13, 11)
	z.shot("riding")
	gm.shot("riding")
	z.click("#token-dismount")
	z.until(fmt.Sprintf(`s.tokens.some(t => t.name === %q && (t.cell[0] !== 13 || t.cell[1] !== 11))`, zofie))
	z.click("#token-prone")
	z.until(fmt.Sprintf(`s.tokens.some(t => t.name === %q && t.marks.includes("condition.prone"))`, zofie))
	z.shot("prone")
	gm.line(zofie, "14")
	gm.line(ogre, "9")
	mount := func(how, order string) {
		z.pick(zofie)
		z.fold("#riding", true)
		z.click(fmt.Sprintf("#%s-%x", how, z.idOf(ogre)))
		z.stands(zofie, 13, 11)
		gm.ok(gm.tab.Until(fmt.Sprintf(`[...document.querySelectorAll("#order input.value")].map(v => v.value).join(" ") === %q`, order)))
	}
	mount("follow", "14 9") // on its own it keeps its place (V-024-036-01)
	z.click("#token-dismount")
	z.until(fmt.Sprintf(`s.tokens.some(t => t.name === %q && (t.cell[0] !== 13 || t.cell[1] !== 11))`, zofie))
	mount("mount", "14 14") // controlled it takes the rider's (V-024-035-01)
	gm.affect(ogre, map[string]string{"kind": "condition.prone"})
	gm.sees("#log", "DC 10") // the rider saves or falls off (R-024-037)
	gm.shot("fall")
}
