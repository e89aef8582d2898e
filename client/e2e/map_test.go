package e2e

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"strings"
	"testing"
)

// painted is a plain picture without walls, 10 by 8 squares of 70 pixels.
func painted(t *testing.T) []byte {
	t.Helper()
	img := image.NewRGBA(image.Rect(0, 0, 700, 560))
	for y := range 560 {
		for x := range 700 {
			img.Set(x, y, color.RGBA{uint8(60 + x/6), uint8(90 + y/8), 70, 255})
		}
	}
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestOwnMap lays maps of one's own: a file dropped on the page, a picture picked, a file named on the command line. Run again, the
// server opens the same table.
func TestOwnMap(t *testing.T) {
	s := serve(t)
	gm, a := person(t, "gm"), person(t, "zofie")
	gm.join(s.gm, "Míša")
	a.join(s.players, zofie)
	a.sees("#waiting", "")
	gm.ok(gm.tab.Drop(middle, mapFile(t, "dd-vttmaps-safe-room.dd2vtt")))
	gm.until(`s.map === 2 && s.laid`) // four of its walls lie outside the picture
	gm.click("#laid-close")
	gm.whole()
	gm.click("#tab-seats")
	gm.click("[id^=give-]")
	a.until(`s.map === 2 && s.explored > 0 && s.walls > 0`)
	gm.shot("safe-room")
	a.whole()
	a.shot("safe-room")

	gm.ok(gm.tab.Pick("#file", written(t, "louka.png", painted(t))))
	gm.until(`s.map === 3`)
	gm.toast("The picture “louka” lies on the table")
	if w := gm.state().Walls; w != 0 {
		t.Errorf("a picture has %d walls", w)
	}
	gm.whole()
	gm.shot("picture")
	a.until(`s.map === 3`)
	if e := a.state().Explored; e != 0 {
		t.Errorf("on a map without walls the fog lifts by hand, and yet the player has %d sub-cells", e)
	}
	gm.click("#tool-reveal")
	gm.ok(gm.tab.Drag(gm.cells([2]int32{2, 2}, [2]int32{5, 4})...))
	a.until(`s.explored > 0`)
	a.whole()
	a.shot("picture")

	table := s.table()
	s.stop()
	for _, p := range []*page{gm, a} {
		p.fine = lost
		p.ok(p.tab.Until(`JSON.parse(__vtt.state()).conn !== "on"`))
	}
	s.start()
	if got := s.table(); got != table {
		t.Errorf("run again the server opens table %s, not %s", got, table)
	}
	gm.until(`s.conn === "on" && s.map === 3`)
	a.until(`s.conn === "on" && s.map === 3 && s.explored > 0`)
	if list := strings.Join(s.run("tables"), "\n"); !strings.Contains(list, table) {
		t.Errorf("`sightline tables` does not list %s: %s", table, list)
	}
	again := person(t, "gm2")
	again.open(s.link(s.run("link", "--addr", s.addr, table), "game master"))
	again.sees("#join .lead", "GM")
	gm.startPage(table)
	s.stop()

	tower := serve(t, "--map", "../../maps/samples/dd-vttmaps-blue-tower-base.dd2vtt")
	again.join(tower.gm, "Věžník")
	again.whole()
	again.until(`s.doors.length === 4 && s.walls > 0`)
	again.shot("tower")
}

// startPage makes sure that the start page lists the table and leads to it.
func (p *page) startPage(table string) {
	p.t.Helper()
	p.open("http://" + eval[string](p, `location.host`) + "/")
	p.shot("start")
	p.ok(p.tab.Click(fmt.Sprintf("#tables a[href*=%q]", table)))
	p.ok(p.tab.Until(`location.pathname.includes("/s/")`))
	p.ok(p.tab.Ready())
	p.until(`s.gm`)
}

// table is the id of the table that the server opened.
func (s *server) table() string {
	s.t.Helper()
	_, rest, _ := strings.Cut(s.gm, "/t/")
	id, _, _ := strings.Cut(rest, "#")
	return id
}

// run runs another command of the product on the server's data and gives the lines that it prints.
func (s *server) run(args ...string) []string {
	s.t.Helper()
	cmd := command(append([]string{args[0], "--lang", "en", "--data", s.data}, args[1:]...)...)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		s.t.Fatalf("sightline %q: %v", args, err)
	}
	return strings.Split(string(out), "\n")
}
