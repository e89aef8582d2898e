package e2e

import (
	"testing"

	"sightline/server/cli/chrome"
)

// cutTower is a map that is cut out of a larger one, whose walls and doors are all in the file.
const cutTower = "../../maps/samples/dd-vttmaps-blue-tower-base.dd2vtt"

// TestLaidIsExplained: who lays a map is told what lay outside the picture and what was left out, in both languages, and at
// a game on this device whoever chose the file is, before anybody takes the device.
func TestLaidIsExplained(t *testing.T) {
	s := serve(t)
	gm, a := personOn(t, "gm", chrome.Device{Language: "cs-CZ,cs"}), person(t, "zofie")
	gm.join(s.gm, "Míša")
	a.join(s.players, zofie)
	gm.ok(gm.tab.Drop(middle, absolute(t, cutTower)))
	gm.sees("#laid", "Mimo obrázek leží a na stůl nepřišlo: 356 úseků zdi a 37 dveří.")
	gm.sees("#laid", "4 úseky zdí nebo dveře bez délky")
	gm.until(`s.laid && s.map === 2 && s.doors.length === 4`)
	gm.shot("laid")
	gm.click("#laid-close")
	gm.until(`!s.laid`)
	gm.speak("en")
	gm.ok(gm.tab.Drop(middle, absolute(t, cutTower)))
	gm.sees("#laid", "Outside the picture lay, and were left out: 356 wall segments and 37 doors.")
	gm.shot("laid-en")
	gm.key("Escape")
	gm.until(`!s.laid && s.map === 3`)
	a.until(`s.map === 3`)
	if a.state().Laid || a.has("#laid") {
		t.Error("a player is told what the GM's file holds")
	}

	hot := hotseat(t, s, "hot")
	hot.ok(hot.tab.Pick("#file", absolute(t, cutTower)))
	hot.settle()
	hot.begin(map[string]string{"gm": "Petra", "player1": "Eva"})
	hot.sees("#laid", "356 wall segments and 37 doors")
	hot.shot("laid-hot")
	hot.click("#laid-close")
	hot.take("Petra")
	hot.ok(hot.tab.Drop(middle, absolute(t, cutTower)))
	hot.sees("#laid", "356 wall segments and 37 doors")
	hot.click("#laid-close")
	hot.until(`s.map === 2`)
	hot.hand("Eva")
	if hot.has("#laid") {
		t.Error("the curtain shows what the GM was told")
	}
}

// TestDropOfNoFile: a picture dragged over from another page is a file for the browser, but none of the disk; Ebitengine's own
// handler panicked at it, and the client was gone.
func TestDropOfNoFile(t *testing.T) {
	s := serve(t)
	gm := person(t, "gm")
	gm.fine = []string{"Failed to load resource"} // the browser itself says of the refused map that it is one
	gm.join(s.gm, "Míša")
	drop := func(js string) {
		eval[bool](gm, `(d => { `+js+`; document.querySelector("#board").dispatchEvent(new DragEvent("drop", {dataTransfer: d, bubbles: true, cancelable: true})); return true })(new DataTransfer())`)
		gm.settle()
	}
	drop(`d.setData("text/plain", "only words")`)
	drop(`d.items.add(new File(["words"], "notes.txt"))`)
	gm.toast("notes.txt is neither a map")
	drop(`d.items.add(new File(["{"], "half.dd2vtt"))`)
	gm.toast("The file ends in the middle")
	gm.until(`s.conn === "on" && s.map === 1`)
}
