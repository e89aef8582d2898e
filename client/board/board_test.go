//go:build display

package board

import (
	"image"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sightline/client/app"
	"sightline/client/hand"
	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/geom/path"
	"sightline/geom/sight"
	"sightline/server/wire"
)

const me wire.SeatID = 7

// cave is a map of 20 × 15 cells with a picture of 512 × 384 pixels, some walls, doors and tokens.
func cave(role wire.Role, g grid.Grid) *wire.View {
	v := &wire.View{
		Me:    wire.Me{Seat: me, Role: role},
		Table: wire.Table{Name: "Cave", Profile: "dnd14", Diagonal: grid.Alternating, Limit: wire.LimitCounted},
		Scene: wire.Scene{Map: 1, Grid: g, Bounds: geom.Rect{Max: g.FromCells(20, 15)}},
		Seats: []wire.Seat{{ID: me, Name: "Eva", Colour: 0x58b4ff}, {ID: 8, Name: "Ota", Colour: 0x8bd36a}},
	}
	v.Walls = []wire.Wall{
		{A: g.FromCells(10, 0), B: g.FromCells(10, 6), Kind: sight.Solid, Sides: wire.SideLeft},
		{A: g.FromCells(10, 7), B: g.FromCells(10, 15), Kind: sight.Solid, Sides: wire.SideLeft},
		{A: g.FromCells(1, 11), B: g.FromCells(7, 11), Kind: sight.Window, Sides: wire.SideLeft},
		{A: g.FromCells(3, 8), B: g.FromCells(6, 9), Kind: sight.Curtain, Sides: wire.SideLeft},
		{A: g.FromCells(13, 3), B: g.FromCells(17, 3), Kind: sight.Terrain, Sides: wire.SideLeft},
	}
	v.Doors = []wire.Door{
		{ID: 1, A: g.FromCells(10, 6), B: g.FromCells(10, 7)},
		{ID: 2, A: g.FromCells(7, 11), B: g.FromCells(8, 11), State: wire.DoorOpen},
		{ID: 3, A: g.FromCells(8, 11), B: g.FromCells(9, 11), State: wire.DoorLocked},
	}
	if role == wire.GM {
		v.Lights = []wire.Light{{At: g.FromCells(15, 11), Bright: 4096, Dim: 8192, Colour: 0xffb060}}
	}
	v.Tokens = []wire.Token{
		{ID: 1, Name: "Žluťoučký kůň", At: g.Snap(grid.Medium, g.FromCells(4, 5)), Colour: 0x58b4ff, Owner: me, Facing: 90, Sheet: &wire.Sheet{Speed: 6, HP: 14, MaxHP: 20, Spent: path.Spent{Cells: 1}}},
		{ID: 2, Name: "Goblin 3", At: g.Snap(grid.Small, g.FromCells(7.5, 4.5)), Size: grid.Small, Colour: 0xe0644c, Facing: 270},
		{ID: 3, Name: "Obr", Size: grid.Large, At: g.Snap(grid.Large, g.FromCells(14, 8)), Colour: 0xb58cff, Facing: 180},
		{ID: 4, Name: "Ota", At: g.Snap(grid.Medium, g.FromCells(5.5, 7)), Colour: 0x8bd36a, Owner: 8, Down: true},
		{ID: 5, Name: "Drak", Size: grid.Gargantuan, At: g.Snap(grid.Gargantuan, g.FromCells(15.5, 11.5)), Colour: 0xf2b84b},
		{ID: 6, Name: "Stín", At: g.Snap(grid.Medium, g.FromCells(12.5, 2)), Colour: 0x9aa4b5, Past: true},
	}
	w, h := g.SubCount(v.Scene.Bounds)
	all := mask(w, h, func(x, y int32) bool { return true })
	v.Ground = wire.Ground{Explored: all, Seen: all, Bright: all}
	return v
}

// limit makes a player's sight end at some distance from a cell.
func limit(v *wire.View, x, y, reach float64) {
	g, b := v.Scene.Grid, v.Scene.Bounds
	w, h := g.SubCount(b)
	within := func(r float64) *geom.Mask {
		return mask(w, h, func(i, j int32) bool {
			cx, cy := g.ToCells(g.SubCentre(b, i, j))
			return math.Hypot(cx-x, cy-y) < r && (x < 10) == (cx < 10)
		})
	}
	v.Ground = wire.Ground{Explored: within(reach + 3), Seen: within(reach), Bright: within(reach * 0.7)}
}

func TestGMSquare(t *testing.T) {
	m := show(cave(wire.GM, grid.Grid{}), 1280, 800, 1)
	m.Update(app.Pick{Token: 1})
	m.View.Turn = wire.Turn{Round: 1, Entries: []wire.Entry{{ID: 1, Token: 3, Now: true}}}
	m.View.Tokens[1].Sheet = &wire.Sheet{Hidden: true, HP: 3, MaxHP: 7}
	im := draw(t, board(t), m)
	if c := im.RGBAAt(3, 3); c.R != 0x0b || c.G != 0x0d || c.B != 0x12 {
		t.Errorf("beside the map: %v", c)
	}
	// the ring of the giant has its colour
	x, y := m.Screen(m.Grid().Middle(grid.Large, m.Token(3).At))
	r := m.Across(m.Token(3)) * m.Camera.Zoom * 0.46
	c := im.RGBAAt(int(x+r*0.9), int(y))
	if c.B < 180 || c.G > c.B {
		t.Errorf("the ring is %v, want about b58cff", c)
	}
}

func TestPlayerHexInFog(t *testing.T) {
	v := cave(wire.Player, grid.Grid{Kind: grid.HexPointy})
	limit(v, 4, 5, 5)
	m := show(v, 1280, 800, 1)
	m.Update(app.Pick{Token: 1})
	m.Update(app.ZoomFit{})
	draw(t, board(t), m)
}

func TestPlayerDragging(t *testing.T) {
	v := cave(wire.Player, grid.Grid{Kind: grid.HexFlat})
	limit(v, 4, 5, 6)
	m := show(v, 1280, 800, 1)
	g := m.Grid()
	px := func(x, y float64) (float64, float64) { return m.Screen(g.FromCells(x, y)) }
	x, y := m.Screen(g.Middle(grid.Medium, m.Token(1).At))
	m.Update(app.Touch{Intent: hand.Grab{X: x, Y: y}})
	x, y = px(7, 2)
	m.Update(app.Touch{Intent: hand.Drag{X: x, Y: y}})
	m.Update(app.Touch{Intent: hand.Waypoint{}})
	x, y = px(3, 1)
	m.Update(app.Touch{Intent: hand.Drag{X: x, Y: y}})
	if m.Drag == nil || len(m.Drag.Leg.Steps) == 0 {
		t.Fatal("nothing is dragged")
	}
	draw(t, board(t), m)
}

func TestCoverLines(t *testing.T) {
	v := cave(wire.GM, grid.Grid{})
	v.Walls[0].B = cellPoint(10, 5.4)
	v.Doors[0].State = wire.DoorOpen
	v.Tokens[1].At = grid.Place{Cell: grid.Cell{X: 9, Y: 6}}
	m := show(v, 1280, 800, 2)
	m.Update(app.SeeFrom{From: 1, To: 3})
	m.Update(app.Received{Message: wire.Passing{From: 8, Thing: wire.Thing{Kind: wire.ThingRuler, Points: []geom.Point{cellPoint(2, 13), cellPoint(8, 13)}}}})
	draw(t, board(t), m)
}

func TestTemplates(t *testing.T) {
	m := show(cave(wire.GM, grid.Grid{}), 1280, 800, 1)
	f := app.Form{Kind: area.Cone, Length: 6 * geom.Unit}
	m.Update(app.SetForm{Form: f})
	x, y := m.Screen(cellPoint(4.5, 5.5))
	m.Update(app.Touch{Intent: hand.Grab{X: x, Y: y}})
	x, y = m.Screen(cellPoint(9, 3))
	m.Update(app.Touch{Intent: hand.Drag{X: x, Y: y}})
	m.Update(app.PingAt{At: cellPoint(13, 13)})
	m.Now += 400
	draw(t, board(t), m)
}

// whiteTiles gives the board a white picture.
func whiteTiles(b *Board, m *app.Model) {
	m.View.Scene.Picture, m.View.Scene.PixelsX, m.View.Scene.PixelsY, m.View.Scene.TileSize, m.View.Scene.Levels = true, 1000, 750, 256, 3
	pixels := make([]byte, 4*256*256)
	for i := range pixels {
		pixels[i] = 255
	}
	dst := ebiten.NewImage(8, 8)
	defer dst.Deallocate()
	b.Follow(m)
	for {
		b.Draw(dst, m)
		keys := b.Take()
		if len(keys) == 0 {
			return
		}
		for _, k := range keys {
			_, w, h := pyramid(m.View.Scene).Part(k)
			b.Put(k, pixels[:4*w*h], int(w), int(h))
		}
	}
}

// No pixel of a sub-cell that was never explored shows anything of the picture, at any zoom; what is seen in bright light,
// away from the dark, shows it as it is.
func TestFogHidesThePicture(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	r := rand.New(rand.NewPCG(seed, 5))
	b := board(t)
	for _, g := range []grid.Grid{{}, {Kind: grid.HexPointy}, {Kind: grid.HexFlat, Even: true}} {
		v := cave(wire.Player, g)
		v.Tokens, v.Walls, v.Doors = nil, nil, nil
		w, h := g.SubCount(v.Scene.Bounds)
		x0, y0 := r.Int32N(w/2), r.Int32N(h/2)
		v.Ground.Explored = mask(w, h, func(x, y int32) bool { return x >= x0 && x < x0+w/3 && y >= y0 && y < y0+h/3 || (x*7+y*13)%31 == 0 })
		v.Ground.Seen, v.Ground.Bright = v.Ground.Explored, v.Ground.Explored
		m := show(v, 640, 480, 1)
		for range 4 {
			m.Update(app.ZoomFit{})
			m.Camera.Zoom *= 0.6 + 3*r.Float64()
			m.Camera.X += r.Float64()*4 - 2
			b.Forget()
			whiteTiles(b, m)
			hidden(t, draw(t, b, m), m)
		}
	}
}

// hidden checks each pixel whose whole square lies in sub-cells that were never explored.
func hidden(t *testing.T, im *image.RGBA, m *app.Model) {
	t.Helper()
	g, bounds, clear := m.Grid(), m.View.Scene.Bounds, 0
	within := func(x, y int) bool { // the whole pixel lies on the map: what is beyond shows at its border
		return bounds.Contains(m.At(float64(x)-0.5, float64(y)-0.5)) && bounds.Contains(m.At(float64(x)+1.5, float64(y)+1.5))
	}
	for y := range 480 {
		for x := range 640 {
			p := m.At(float64(x)+0.5, float64(y)+0.5)
			sx, sy := g.Sub(bounds, p)
			c := im.RGBAAt(x, y)
			lit := false
			for _, d := range [][2]int32{{0, 0}, {1, 0}, {-1, 0}, {0, 1}, {0, -1}} { // a lattice point is rounded
				q := geom.Point{X: p.X + 3*d[0], Y: p.Y + 3*d[1]}
				qx, qy := g.Sub(bounds, q)
				lit = lit || m.View.Ground.Explored.Get(qx, qy)
			}
			if !lit && within(x, y) && (c.R > 1 || c.G > 1 || c.B > 1) {
				t.Fatalf("%v zoom %.1f: pixel %d,%d in sub-cell %d,%d, never explored, is %v", g.Kind, m.Camera.Zoom, x, y, sx, sy, c)
			}
			if c.R > 200 {
				clear++
			}
		}
	}
	if clear == 0 && m.Camera.Zoom < 40 {
		t.Errorf("nothing at all is shown")
	}
}

// A fault in drawing fog shows black, never the map.
func TestFogFaultIsBlack(t *testing.T) {
	b := board(t)
	for name, spoil := range map[string]func(v *wire.View){
		"no masks": func(v *wire.View) { v.Ground = wire.Ground{} },
		"other size": func(v *wire.View) {
			v.Ground.Seen = mask(9, 9, func(x, y int32) bool { return true })
			v.Ground.Explored = v.Ground.Seen
		},
	} {
		v := cave(wire.Player, grid.Grid{})
		v.Tokens, v.Walls, v.Doors = nil, nil, nil
		m := show(v, 640, 480, 1)
		b.Forget()
		whiteTiles(b, m)
		spoil(m.View)
		for _, c := range draw(t, b, m).Pix {
			if c > 0x12 && c != 255 {
				t.Fatalf("%s: a part of the map shows", name)
			}
		}
	}
	b.fogs.chunks = nil
	b.fogs.dark = make([]uint8, 3) // too short: painting it fails
	m := show(cave(wire.Player, grid.Grid{}), 640, 480, 1)
	m.View.Tokens, m.View.Walls, m.View.Doors = nil, nil, nil
	im := draw(t, b, m)
	if c := im.RGBAAt(320, 240); c.R != 0 || c.G != 0 || c.B != 0 {
		t.Errorf("after a fault in painting the middle is %v", c)
	}
}

// Behind the curtain nothing of the table is drawn, and nothing is kept to draw.
func TestCurtainIsEmpty(t *testing.T) {
	b := board(t)
	m := show(cave(wire.Player, grid.Grid{}), 320, 240, 1)
	whiteTiles(b, m)
	draw(t, b, m)
	b.Forget()
	m.Update(app.HotHand{Seat: 8})
	m.Hot.On = true
	im := draw(t, b, m)
	for i := 0; i < len(im.Pix); i += 4 {
		if im.Pix[i] != 0x0b || im.Pix[i+1] != 0x0d || im.Pix[i+2] != 0x12 {
			t.Fatalf("pixel %d is %v", i/4, im.Pix[i:i+4])
		}
	}
	if len(b.labels.images)+len(b.fogs.chunks)+len(b.art.pictures) != 0 {
		t.Error("textures of the former seat are kept")
	}
}

// On each grid the lines run along the borders of cells: darker than the middle of the cell.
func TestGridFollowsTheCells(t *testing.T) {
	for _, g := range []grid.Grid{{}, {Kind: grid.HexPointy}, {Kind: grid.HexFlat}, {Kind: grid.HexPointy, Even: true}, {Kind: grid.HexFlat, Even: true}} {
		v := cave(wire.GM, g)
		v.Tokens, v.Walls, v.Doors, v.Lights = nil, nil, nil, nil
		m := show(v, 900, 700, 1)
		im := draw(t, board(t), m)
		for _, c := range []grid.Cell{g.At(g.FromCells(5, 5)), g.At(g.FromCells(12, 9)), g.At(g.FromCells(9, 3))} {
			x, y := m.Screen(g.Centre(c))
			middle := im.RGBAAt(int(x), int(y)).R
			q := g.AppendCorners(nil, c)
			for i, p := range q {
				n := q[(i+1)%len(q)]
				ax, ay := m.Screen(p)
				bx, by := m.Screen(n)
				x, y := (ax+bx)/2, (ay+by)/2
				low := uint8(255)
				for d := range 25 {
					low = min(low, im.RGBAAt(int(x)+d%5-2, int(y)+d/5-2).R)
				}
				if int(low) > int(middle)-6 {
					t.Errorf("%+v cell %v side %d: border %d, middle %d", g, c, i, low, middle)
				}
			}
		}
	}
}

// The same Model is drawn the same twice, to within one level: where a texture lies in the atlas moves rounding.
func TestDrawnTheSameTwice(t *testing.T) {
	b := board(t)
	v := cave(wire.Player, grid.Grid{})
	limit(v, 4, 5, 5)
	m := show(v, 800, 500, 1)
	one, two := draw(t, b, m), draw(t, b, m)
	for i := range one.Pix {
		if d := int(one.Pix[i]) - int(two.Pix[i]); d > 2 || d < -2 {
			t.Fatalf("byte %d: %d and %d", i, one.Pix[i], two.Pix[i])
		}
	}
}

// More shapes than one batch holds are drawn all the same.
func TestMoreThanABatch(t *testing.T) {
	v := cave(wire.GM, grid.Grid{})
	v.Tokens, v.Lights, v.Doors = nil, nil, nil
	v.Walls = nil
	for i := range 20000 {
		x := float64(i%200) / 10
		y := float64(i/200) * 0.15
		v.Walls = append(v.Walls, wire.Wall{A: cellPoint(x, y), B: cellPoint(x+0.05, y)})
	}
	m := show(cave(wire.GM, grid.Grid{}), 800, 600, 1)
	m.View = v
	im := draw(t, board(t), m)
	x, y := m.Screen(cellPoint(19.925, 99*0.15))
	if c := im.RGBAAt(int(x), int(y)); c.R < 150 {
		t.Errorf("the last wall is not there: %v", c)
	}
}

func TestCzechLettersHaveGlyphs(t *testing.T) {
	l, err := newLabels()
	if err != nil {
		t.Fatal(err)
	}
	f, err := l.face(16, false)
	if err != nil {
		t.Fatal(err)
	}
	missing := write("\uFFFE", f)
	for _, r := range "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ„“–…·−" {
		im := write(string(r), f)
		if im == nil || len(im.Pix) == len(missing.Pix) && string(im.Pix) == string(missing.Pix) {
			t.Errorf("%c has no glyph", r)
		}
	}
}

func TestInitials(t *testing.T) {
	for name, want := range map[string]string{"Goblin 3": "G3", "Starý kůň": "SK", "": "", "Řehoř": "Ř", "Sir Jan z Dubu": "SD", "  ": "", "(žába)": "Ž"} {
		if got := Initials(name); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
}

// Painting costs little: a frame of 200 named tokens, 500 walls and fog.
func BenchmarkDraw(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 1))
	v := cave(wire.Player, grid.Grid{})
	v.Scene.Bounds = geom.Rect{Max: cellPoint(100, 100)}
	v.Tokens, v.Walls = nil, nil
	for i := range 200 {
		v.Tokens = append(v.Tokens, wire.Token{ID: wire.TokenID(i + 1), Name: "Goblin", At: grid.Place{Cell: grid.Cell{X: r.Int32N(100), Y: r.Int32N(100)}}, Colour: r.Uint32() & 0xffffff})
	}
	for range 500 {
		x, y := r.Float64()*95, r.Float64()*95
		v.Walls = append(v.Walls, wire.Wall{A: cellPoint(x, y), B: cellPoint(x+r.Float64()*5, y)})
	}
	all := mask(800, 800, func(x, y int32) bool { return (x/40+y/40)%2 == 0 })
	v.Ground = wire.Ground{Explored: all, Seen: all, Bright: all}
	m := app.New("cs")
	m.Page, m.View = app.PageTable, v
	m.Update(app.Resize{W: 1280, H: 800, Scale: 1})
	bd := board(b)
	dst := ebiten.NewImage(1280, 800)
	for b.Loop() {
		m.Camera.X += 0.01
		bd.Draw(dst, m)
	}
}

// Walls, doors and lamps that a map file has beside the map are not drawn over the void.
func TestWallsOutsideTheMapAreNotDrawn(t *testing.T) {
	v := cave(wire.GM, grid.Grid{})
	g := v.Scene.Grid
	v.Walls = append(v.Walls,
		wire.Wall{A: g.FromCells(-8, -3), B: g.FromCells(28, -3), Sides: wire.SideLeft},
		wire.Wall{A: g.FromCells(5, 5), B: g.FromCells(-6, 9), Sides: wire.SideLeft},
		wire.Wall{A: g.FromCells(-4, 18), B: g.FromCells(24, 12), Sides: wire.SideLeft})
	v.Doors = append(v.Doors, wire.Door{ID: 9, A: g.FromCells(-2, 3), B: g.FromCells(-2, 5)})
	v.Lights = append(v.Lights, wire.Light{At: g.FromCells(22, 3), Bright: 4096})
	m := show(v, 1280, 800, 1)
	im := draw(t, board(t), m)
	x0, y0 := m.Camera.ToScreen(0, 0)
	x1, y1 := m.Camera.ToScreen(20, 15)
	const edge = 5 // half a stroke, and its soft edge
	for y := range 800 {
		for x := range 1280 {
			fx, fy := float64(x), float64(y)
			if fx > x0-edge && fx < x1+edge && fy > y0-edge && fy < y1+edge {
				continue
			}
			if c := im.RGBAAt(x, y); c.R != 0x0b || c.G != 0x0d || c.B != 0x12 {
				t.Fatalf("something is drawn beside the map, at %d,%d: %v", x, y, c)
			}
		}
	}
	x, y := m.Camera.ToScreen(2.25, 6) // on the wall that runs out of the map, within it
	if c := im.RGBAAt(int(x), int(y)); c.R < 150 {
		t.Errorf("the part within the map is not drawn: %v", c)
	}
}

// A name never covers another token's disc or name: it moves above its own, or away, but for those chosen.
func TestNamesCoverNoOtherToken(t *testing.T) {
	v := cave(wire.GM, grid.Grid{})
	v.Tokens = nil
	for i := range int32(24) {
		c := grid.Cell{X: 3 + i%4, Y: 3 + i/4}
		v.Tokens = append(v.Tokens, wire.Token{ID: wire.TokenID(i + 1), Name: "Goblin s dlouhým jménem", At: grid.Place{Cell: c}, Colour: 0x58b4ff})
	}
	m := show(v, 1280, 800, 1)
	b := board(t)
	b.begin(ebiten.NewImage(1, 1), m)
	defer b.end()
	plates, discs := b.plates()
	if len(plates) == 0 || len(plates) == 24 {
		t.Errorf("%d names are shown of a crowd of 24", len(plates))
	}
	for i, p := range plates {
		if !p.free(discs, plates[:i]) {
			t.Errorf("the name of %d covers something", p.f.t.ID)
		}
	}
	m.Selected, m.Hover = 10, 14 // in the middle
	plates, _ = b.plates()
	if len(plates) < 2 || plates[0].f.t.ID+plates[1].f.t.ID != 24 {
		t.Error("those chosen have no name")
	}
}
