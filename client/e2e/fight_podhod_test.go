package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sightline/client/aid/aidtest"
)

// curse is an effect on Žofie's hero that only the GM knows of.
const curse = "Zzyzx prokletí"

// TestPodhodFight plays a whole fight of the roll-under game in three browsers: a round split by actions in which one that is hidden leaves no
// gap, moves and attacks that spend them, darkness, drink and fatigue counted by themselves with their rows, cover from the board, checks
// of all in an area, a blow of one much larger, a run that takes the breath, rest, and the end. At every step the players' pages are searched for
// what they may not know.
func TestPodhodFight(t *testing.T) {
	f := skirmish(t)
	for _, s := range []struct {
		name string
		do   func()
	}{
		{"rules and sheets", f.ruSheets}, {"segments", f.ruSegments}, {"actions", f.ruActions}, {"what ails one", f.ruAils}, {"attack in the dusk", f.ruAttack},
		{"checks in an area", f.ruArea}, {"a larger one's blow", f.ruBlow}, {"run", f.ruRun}, {"rest and end", f.ruEnd},
	} {
		f.step(s.name, s.do)
	}
}

// scores sets what stands on a token's sheet, by the ids of the fields.
func (p *page) scores(name string, values ...[2]string) {
	p.t.Helper()
	p.pickToken(name)
	p.fold("#token-form", true)
	p.fills(values...)
}

// shows waits until some element holds each of the words.
func (p *page) shows(css string, words ...string) {
	p.t.Helper()
	for _, w := range words {
		p.sees(css, w)
	}
}

// latest is the last line of the log of a class.
func (p *page) latest(class string) string {
	p.t.Helper()
	list := p.texts("#log ." + class)
	if len(list) == 0 {
		p.t.Fatalf("%s: the log has no line of %s", p.name, class)
	}
	return list[len(list)-1]
}

func (f *fight) ruSheets() {
	gm := f.gm
	gm.click("#tab-scene")
	gm.option("#profile", "podhod")
	gm.option("#limit", "2")
	gm.choose("#light", "dim")
	gm.click("#tab-scene")
	f.bring(zofie, 12, 8)
	f.bring(rehor, 13, 11)
	f.bring(ogre, 14, 9)
	f.bring(guard, 17, 8)
	gm.scores(zofie, [2]string{"token-actions", "4"}, [2]string{"token-speed", "3"}, [2]string{"save-dex", "14"}, [2]string{"save-con", "10"}, [2]string{"guard-ac", "12"})
	gm.scores(rehor, [2]string{"token-actions", "3"}, [2]string{"save-dex", "9"})
	gm.scores(ogre, [2]string{"token-actions", "2"}, [2]string{"guard-ac", "9"})
	gm.scores(guard, [2]string{"token-actions", "2"}, [2]string{"guard-ac", "1"})
	gm.scores(lurker, [2]string{"token-actions", "1"}) // the fewest, and yet the players' round is not split by it
	for _, c := range [][2]string{{zofie, "9"}, {rehor, "8"}, {ogre, "7"}, {lurker, "6"}, {guard, "5"}} {
		gm.line(c[0], c[1])
	}
}

func (f *fight) ruSegments() {
	gm, z := f.gm, f.zofie
	gm.click("#turn-next")
	for _, p := range []*page{gm, z, f.rehor} {
		p.sees("#round", "Segment 1 of 2")
	}
	z.sees("#segments", guard)
	want := []string{zofie + ": 2 · " + rehor + ": 1 · " + ogre + ": 1 · " + guard + ": 1", zofie + ": 2 · " + rehor + ": 2 · " + ogre + ": 1 · " + guard + ": 1"}
	if got := z.texts("#segments li"); !slices.Equal(got, want) {
		f.t.Errorf("%q, want %q", got, want)
	}
	if got := z.texts("#order li .name"); len(got) != 4 {
		f.t.Errorf("the player's order: %q", got)
	}
	z.shot("podhod-segments")
}

func (f *fight) ruActions() {
	gm, z := f.gm, f.zofie
	z.whole()
	z.sees("#turn-move", "30 ft of 30 ft") // two actions of three fields
	z.drag(zofie, [2]int32{12, 10})
	z.stands(zofie, 12, 10)
	z.sees("#turn-acted", "1 of 4")
	z.drag(zofie, [2]int32{17, 12})
	z.stands(zofie, 12, 10) // five more are beyond the two actions of the segment
	z.drag(zofie, [2]int32{12, 9})
	z.stands(zofie, 12, 9)
	z.sees("#turn-acted", "1 of 4") // the rest of the first action
	gm.sees("#turn-acted", "1 of 4")
	gm.shot("podhod-actions")
}

func (f *fight) ruAils() {
	gm, z := f.gm, f.zofie
	z.pickToken(zofie)
	z.aid(aidtest.Example{Aid: "ru-drink", Set: map[string]string{"drinks": "4"}, Says: []string{"1.32 per mille", "every roll: −1"}})
	z.click("#aid-offer-0")
	z.aid(aidtest.Example{Aid: "ru-fatigue", Set: map[string]string{"points": "8"}, Says: []string{"very tired"}})
	if got := z.value("#aid-field-endurance"); got != "10" {
		f.t.Errorf("the endurance of the sheet is not filled in: %q", got)
	}
	z.shot("podhod-aid")
	z.click("#aid-offer-0")
	z.sees("#effect-list", "Drunk 1.32 ‰")
	z.sees("#effect-list", "Fatigue 8")
	gm.affect(zofie, map[string]string{"kind": "load", "name": curse, "bonus": "-1", "see": "2"})
	gm.sees("#effect-list", curse)
	f.secrets = append(f.secrets, secret{name: curse})
	z.aid(aidtest.Example{Aid: "ru-check", Set: map[string]string{"what": "dex"}, Says: []string{"7 or less", "R-004-012", "R-004-015", "R-004-025"}}) // 14 − 2 − 1 − 4
	z.click("#aid-offer-0")
	z.shows("#log .saves", "Checks, rolled under", "7 or less", "R-004-015")
	gm.shows("#log .saves", "6 or less", "R-004-012", "R-004-029")
	z.click("#tab-aids")
}

func (f *fight) ruAttack() {
	gm, z := f.gm, f.zofie
	z.pickToken(zofie)
	z.arm(0, "Luk", "30", "1d6 piercing", "30", "40")
	z.strikes(zofie, 0, guard)
	z.shows("#attack-why", "R-024-025", "R-004-012", "R-004-015", "R-004-025")
	z.shot("podhod-attack")
	z.click("#attack-roll")
	z.sees("#log", zofie+" attacks "+guard)
	z.shows("#log .attack", "R-024-025", "R-004-012", "R-004-015", "R-004-025")
	gm.shows("#log .attack", "R-004-029", "R-004-012")
	if told := z.latest("attack"); strings.Contains(told, "R-004-029") || strings.Contains(told, "against AC") {
		f.t.Errorf("the player is told of the GM's effect or the armour class: %s", told)
	}
	if told := f.rehor.latest("attack"); strings.Contains(told, "R-004") {
		f.t.Errorf("who looks on is told reasons: %s", told)
	}
	z.sees("#turn-acted", "2 of 4")
	gm.shot("podhod-attack-log")
}

func (f *fight) ruArea() {
	gm, z := f.gm, f.zofie
	f.bring(lurker, 13, 9)
	gm.click("#tool-area")
	gm.click("#form-circle")
	gm.set("#template-length", "10")
	gm.ok(gm.tab.ClickAt(gm.cell(12, 9)))
	gm.sees("#inside", zofie)
	gm.sees("#inside", lurker)
	gm.ok(gm.tab.Fill("#area-saves-dc", "-2"))
	gm.ok(gm.tab.Fill("#area-saves-damage", "2d6 fire"))
	gm.shot("podhod-area")
	gm.click("#area-saves-roll")
	gm.shows("#log .saves", "difficulty −2", lurker, "4 or less", "R-004-012") // 14 − 2 − 2 − 1 − 4 − 1
	z.sees("#log .saves", zofie)
	if told := z.latest("saves"); strings.Contains(told, "difficulty") || strings.Contains(told, "or less") || !strings.Contains(told, "R-004-015") {
		f.t.Errorf("the player is told %s", told)
	}
	gm.key("Escape")
	f.bring(lurker, 16, 9)
}

func (f *fight) ruBlow() {
	gm, r := f.gm, f.rehor
	gm.pickToken(ogre)
	gm.aid(aidtest.Example{Aid: "ru-size", Set: map[string]string{"actor": "D", "target": "B"}, Says: []string{"Difficulty 15"}})
	gm.click("#aid-offer-0")
	gm.click("#tab-aids")
	gm.pickToken(ogre)
	gm.arm(0, "Kyj", "60", "2d4+7 bludgeoning", "1", "")
	f.bring(rehor, 13, 10)
	gm.hits(ogre, 0, rehor, "R-004-033")
	gm.shows("#log .attack", "damage +10", "R-004-033", "R-004-034", "R-004-035")
	gm.shot("podhod-blow")
	gm.click(`[id^="fall-condition-prone"]`)
	r.until(fmt.Sprintf(`s.tokens.some(t => t.name === %q && (t.marks || []).includes("condition.prone"))`, rehor))
	r.sees("#log .attack", "takes")
	r.shot("podhod-blow")
}

func (f *fight) ruRun() {
	z := f.zofie
	z.pickToken(zofie)
	z.aid(aidtest.Example{Aid: "ru-run", Set: map[string]string{"gait": "sprint", "dice": "1 1 1 1 1 1 1"}, Says: []string{"R-004-015", "R-004-025", "7 rounds of rest, and 1 fatigue"}})
	z.shot("podhod-run")
	z.click("#aid-offer-1")
	z.sees("#effect-list", "Out of breath")
	z.sees("#effect-list", "Fatigue 9")
	z.click("#tab-aids")
}

func (f *fight) ruEnd() {
	gm, z := f.gm, f.zofie
	for range 4 {
		gm.click("#turn-next")
	}
	gm.click("#turn-next")
	z.sees("#round", "Segment 2 of 2")
	z.sees("#turn-acted", "2 of 4")
	gm.click("#turn-end")
	z.ok(z.tab.Until(`document.querySelector("#this-turn") === null`))
	gm.pickToken(zofie)
	gm.aid(aidtest.Example{Aid: "ru-fatigue", Set: map[string]string{"rest": "2"}, Says: []string{"7 points: tired"}})
	gm.click("#aid-offer-0")
	z.pickToken(zofie)
	z.sees("#effect-list", "Fatigue 7")
	z.sees("#effect-list", "Drunk 1 ‰") // two hours later
	gm.shot("podhod-end")
	z.shot("podhod-end")
}
