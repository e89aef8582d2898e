package e2e

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// roll rolls an expression and waits for the line of the log that has it.
func (p *page) roll(expr string) {
	p.t.Helper()
	p.ok(p.tab.Fill("#dice-expr", expr))
	p.key("Enter")
	p.sees("#log .roll", expr)
}

func (f *fight) talk() {
	gm, z, r := f.gm, f.zofie, f.rehor
	z.roll("4d6kh3+2")
	r.sees("#log .roll", "4d6kh3+2")
	line := `[...document.querySelectorAll("#log .roll")].find(e => e.textContent.includes("4d6kh3+2"))`
	for _, p := range []*page{gm, z, r} {
		if n, dropped := eval[int](p, line+`.querySelectorAll(".die").length`), eval[int](p, line+`.querySelectorAll("s.die").length`); n != 4 || dropped != 1 {
			f.t.Errorf("%s sees %d dice and %d dropped ones of four", p.name, n, dropped)
		}
		p.adds(line)
	}
	z.ok(z.tab.Fill("#dice-expr", "2d"))
	z.key("Enter")
	if words := strings.Join(z.texts("#toasts .toast"), ""); words == "" {
		f.t.Error("half an expression is not answered")
	}

	gm.option("#dice-mode", "untold")
	gm.roll("3d7+911")
	gm.option("#dice-mode", "0")
	f.secrets = append(f.secrets, secret{name: "3d7+911"})
	gm.sees("#log .roll", "behind the screen")

	gm.ok(gm.tab.Fill("#chat-text", "Příšerně žluťoučký kůň <b>úpěl</b>"))
	gm.key("Enter")
	z.sees("#log", "Příšerně žluťoučký kůň <b>úpěl</b>")
	r.sees("#log", "Příšerně žluťoučký kůň <b>úpěl</b>")

	z.choose("#chat-to", "Míša PJ")
	z.ok(z.tab.Fill("#chat-text", "šeptanda wqxy"))
	z.key("Enter")
	gm.sees("#log .whisper", "šeptanda wqxy")
	z.choose("#chat-to", "everyone")
	barrier(f.t, gm, "dál!", z, r)
	r.never(secret{name: "šeptanda wqxy"})
	z.shot("talk")
}

var number = regexp.MustCompile(`-?\d+`)

// adds checks that the total of a roll is the sum of the dice that count and the bonus of 2.
func (p *page) adds(line string) {
	p.t.Helper()
	sum := eval[int](p, line+`.querySelector(".faces") && [...`+line+`.querySelectorAll(".die:not(s)")].reduce((n, e) => n + Number(e.textContent), 2)`)
	if total := number.FindString(eval[string](p, line+`.querySelector(".total").textContent`)); total != fmt.Sprint(sum) {
		p.t.Errorf("%s: the dice make %d and the total says %s", p.name, sum, total)
	}
}

// order is the names of the turn list, and which is in turn.
func (p *page) order() (names []string, now string) {
	p.t.Helper()
	return p.texts("#order li .name"), p.text("#order li.now .name")
}

func (f *fight) turns() {
	gm, z, r := f.gm, f.zofie, f.rehor
	for _, name := range []string{zofie, lurker, rehor, ogre} {
		gm.click(fmt.Sprintf("#pick-%x", gm.idOf(name)))
		gm.click("#token-order")
	}
	gm.whole()
	for name, value := range map[string]string{zofie: "17", lurker: "15", rehor: "12", ogre: "9"} {
		css := eval[string](gm, fmt.Sprintf(`"#" + [...document.querySelectorAll("#order li")].find(l => l.querySelector(".name").textContent === %q).id + " input"`, name))
		gm.set(css, value)
	}
	if names, _ := gm.order(); !slices.Equal(names, []string{zofie, lurker, rehor, ogre}) {
		f.t.Errorf("by number the order is %q", names)
	}
	barrier(f.t, gm, "pořadí", z, r)
	for _, p := range []*page{z, r} {
		if names, _ := p.order(); !slices.Equal(names, []string{zofie, rehor, ogre}) {
			f.t.Errorf("%s has the order %q: the hidden one must leave no gap", p.name, names)
		}
	}
	inTurn := func(p *page, want string) {
		f.t.Helper()
		p.ok(p.tab.Until(fmt.Sprintf(`(document.querySelector("#order li.now .name") || {textContent: ""}).textContent === %q`, want)))
	}
	gm.click("#tab-scene")
	gm.choose("#limit", "enforced in turns")
	gm.click("#turn-next")
	inTurn(z, zofie)
	inTurn(r, zofie)
	f.tooFar()
	gm.choose("#limit", "counted")
	gm.click("#tab-scene")
	gm.click("#turn-next")
	inTurn(gm, lurker)
	barrier(f.t, gm, "teď nikdo", z, r)
	gm.shot("turns")
	z.shot("turns")
	gm.click("#turn-next")
	inTurn(r, rehor)
	gm.click("#turn-back")
	gm.click("#turn-back")
	inTurn(z, zofie)
	z.click("#turn-next") // one ends one's own turn
	inTurn(gm, lurker)
	gm.click("#turn-end")
}

func (f *fight) health() {
	gm, z, r := f.gm, f.zofie, f.rehor
	gm.click(fmt.Sprintf("#pick-%x", gm.idOf(zofie)))
	gm.set("#token-hp", "6")
	gm.whole()
	z.until(fmt.Sprintf(`s.tokens.some(t => t.name === %q && t.hp === 6)`, zofie))
	barrier(f.t, gm, "jen šest", z, r)
	if tok := r.token(zofie); tok.HP != 0 {
		f.t.Errorf("Řehoř knows the hit points of Žofie: %d", tok.HP)
	}
	z.click(fmt.Sprintf("#pick-%x", z.idOf(zofie)))
	z.click("#token-down")
	z.whole()
	for _, p := range []*page{gm, z, r} {
		p.until(fmt.Sprintf(`s.tokens.some(t => t.name === %q && t.down)`, zofie))
	}
	r.shot("down")
	z.click("#token-down")
	gm.until(fmt.Sprintf(`s.tokens.some(t => t.name === %q && !t.down)`, zofie))
}

func (f *fight) undo() {
	gm, z := f.gm, f.zofie
	f.bring(zofie, 13, 10)
	z.stands(zofie, 13, 10)
	for _, x := range []int32{12, 13, 12} { // the last of these steps shows her nothing new
		z.drag(zofie, [2]int32{x, 10})
		z.stands(zofie, x, 10)
	}
	z.click("#undo")
	z.stands(zofie, 13, 10)
	gm.stands(zofie, 13, 10)
	gm.drag(ogre, [2]int32{15, 14})
	gm.click("#undo")
	gm.until(fmt.Sprintf(`s.tokens.some(t => t.name === %q && t.cell[1] !== 14)`, ogre))
}

// tooFar has Žofie, whose turn it is, walk further than her speed: the token springs back. Řehoř must wait.
func (f *fight) tooFar() {
	z, r := f.zofie, f.rehor
	from := z.token(zofie).Cell
	z.drag(zofie, [2]int32{9, 9}, [2]int32{5, 6})
	z.toast("Too far")
	z.stands(zofie, from[0], from[1])
	f.gm.stands(zofie, from[0], from[1])
	from = r.token(rehor).Cell
	r.drag(rehor, [2]int32{from[0] - 1, from[1]})
	r.toast("not the turn of")
	r.stands(rehor, from[0], from[1])
}
