package app

import (
	"strconv"
	"strings"

	"sightline/client/hand"
	"sightline/geom/grid"
	"sightline/server/wire"
)

// live says whether there is a board to touch.
func (m *Model) live() bool {
	return m.Page == PageTable && m.View != nil && !(m.Hot.On && m.Hot.Stage != HotPlay)
}

// Grabs says whether a press at x, y (CSS pixels) begins a drag of the tool or a token, rather than a pan.
func (m *Model) Grabs(x, y float64, d hand.Device) bool {
	if !m.live() {
		return false
	}
	switch m.Tool {
	case ToolRuler, ToolSight, ToolArea:
		return true
	case ToolReveal, ToolHide, ToolPlace, ToolLand:
		return m.IsGM()
	}
	if m.grips(x, y, d) {
		return true
	}
	t := m.hit(x, y, d == hand.Finger)
	return t != nil && m.Mine(t)
}

// touch takes in what was done with a pointer on the board.
func (m *Model) touch(i hand.Intent) []Effect {
	if !m.live() {
		return nil
	}
	switch i := i.(type) {
	case hand.Tap:
		return m.tap(i)
	case hand.Grab:
		m.grab(i)
	case hand.Drag:
		return m.dragTo(i)
	case hand.Drop:
		return m.dropAt(i)
	case hand.Cancel:
		return m.cancel()
	case hand.Waypoint:
		m.corner()
	case hand.Pan:
		m.moveCamera(m.Camera.Pan(i.DX, i.DY))
	case hand.Zoom:
		m.moveCamera(m.Camera.ZoomAt(i.X, i.Y, i.Factor))
	case hand.Notch:
		if m.Tool == ToolArea {
			return m.stretch(int32(i.N))
		}
	case hand.Menu:
		m.menu(i)
	case hand.Hover:
		return m.hover(i.X, i.Y)
	case hand.Leave:
		m.unhover()
	}
	return nil
}

// cancel takes back what a press began: two fingers on the board mean something else.
func (m *Model) cancel() []Effect {
	m.Paint, m.Spin = nil, nil
	effects := m.cancelDrag()
	if m.Tool == ToolArea && m.shelved != nil { // the template that lay there before
		m.Area, m.shelved, m.Stale, m.Dirty = m.shelved, nil, true, true
		return append(effects, m.reshow()...)
	}
	return append(effects, m.hideTools()...)
}

func (m *Model) tap(t hand.Tap) []Effect {
	if m.Menu != nil {
		m.Menu, m.Stale = nil, true
		return nil
	}
	wide := t.Device == hand.Finger
	switch m.Tool {
	case ToolSight:
		m.tapSight(t.X, t.Y, wide)
	case ToolAttack:
		m.markAt(t.X, t.Y, wide)
	case ToolPing:
		return m.ping(m.At(t.X, t.Y))
	case ToolPlace:
		return m.place(t.X, t.Y, t.Keys)
	case ToolReveal, ToolHide:
		m.paint(m.Tool == ToolReveal, t.X, t.Y)
		return m.paintDone()
	case ToolLand:
		m.paintLand(t.X, t.Y)
		return m.paintDone()
	case ToolRoom:
		return m.do(wire.RevealRoom{At: m.At(t.X, t.Y)})
	case ToolArea:
		return m.tapArea(t.X, t.Y, wide)
	case ToolRuler:
		return m.hideTools()
	case ToolDoor:
		if d := m.door(t.X, t.Y, wide); d != nil {
			return m.cycleDoor(d.ID, t.Keys&hand.Shift != 0)
		}
	default:
		return m.tapSelect(t, wide)
	}
	return nil
}

// tapSelect selects what was tapped; a tap on a door works it, a double tap pings.
func (m *Model) tapSelect(t hand.Tap, wide bool) []Effect {
	if hit := m.hit(t.X, t.Y, false); hit != nil {
		m.choose(hit.ID)
		return nil
	}
	if d := m.door(t.X, t.Y, wide); d != nil && m.Watching == 0 {
		return m.cycleDoor(d.ID, m.IsGM() && t.Keys&hand.Shift != 0)
	}
	if hit := m.hit(t.X, t.Y, wide); hit != nil {
		m.choose(hit.ID)
		return nil
	}
	if t.Count == 2 {
		return m.ping(m.At(t.X, t.Y))
	}
	m.choose(0)
	return m.hideLines()
}

// tapArea fixes a template, or where one begins that has yet to be pointed.
func (m *Model) tapArea(x, y float64, wide bool) []Effect {
	if m.Area != nil && m.Area.Stage == AreaAims {
		m.aimAt(x, y)
		return m.stand()
	}
	m.begin(x, y, wide, AreaAims)
	if !m.Form.Points() {
		return m.stand()
	}
	return m.passArea(false)
}

// grabArea begins a template that is pointed or moved as the press goes on; one that has begun already is pointed only.
func (m *Model) grabArea(x, y float64, wide bool) {
	m.shelved = nil
	if m.Area != nil && m.Area.Stage == AreaStands {
		m.shelved = m.Area
	}
	if m.Area == nil || m.Area.Stage != AreaAims {
		m.begin(x, y, wide, AreaAims)
	}
}

func (m *Model) tapSight(x, y float64, wide bool) {
	t := m.hit(x, y, wide)
	if t == nil && m.onOrigin(x, y, wide) { // from now on from there
		m.choose(0)
		m.Probe = nil
		return
	}
	switch {
	case m.Selected == 0 && t != nil && m.Area != nil:
		m.probeArea(t.ID)
	case m.Selected == 0 && t == nil:
		m.warn(SayNoToken)
	case m.Selected == 0 || t != nil && t.ID == m.Selected:
		m.choose(t.ID)
		m.Probe = nil
	default:
		m.Probe = nil
		m.probeAt(x, y, wide)
	}
}

// place puts a token of Spec down, by a tap or a drag to its place; with Shift the tool stays in the hand. The next one gets
// the next number.
func (m *Model) place(x, y float64, k hand.Keys) []Effect {
	at := m.Grid().Snap(m.Spec.Size, m.At(x, y))
	if k&hand.Shift == 0 {
		m.Tool = ToolSelect
	}
	spec := m.Spec
	m.Spec.Name = nextName(spec.Name)
	return m.do(addToken(spec, at))
}

// nextName counts a name that ends in a number on: "Goblin 9" to "Goblin 10".
func nextName(name string) string {
	base := strings.TrimRight(name, "0123456789")
	n, err := strconv.ParseUint(name[len(base):], 10, 16)
	if err != nil {
		return name
	}
	return base + strconv.FormatUint(n+1, 10)
}

func (m *Model) grab(i hand.Grab) {
	switch m.Tool {
	case ToolRuler:
		m.rule(i.X, i.Y)
	case ToolSight:
		m.Probe = nil
		if t := m.hit(i.X, i.Y, i.Device == hand.Finger); t != nil {
			m.choose(t.ID)
		} else if m.onOrigin(i.X, i.Y, i.Device == hand.Finger) {
			m.choose(0)
		}
	case ToolArea:
		m.grabArea(i.X, i.Y, i.Device == hand.Finger)
	case ToolReveal, ToolHide:
		m.paint(m.Tool == ToolReveal, i.X, i.Y)
	case ToolLand:
		m.paintLand(i.X, i.Y)
	case ToolPlace:
		m.hover(i.X, i.Y)
	default:
		if m.grips(i.X, i.Y, i.Device) {
			t := m.Token(m.Selected)
			m.Spin = &Spin{Token: t.ID, Facing: t.Facing}
		} else if t := m.hit(i.X, i.Y, i.Device == hand.Finger); t != nil && m.Mine(t) {
			m.pick(t, i.X, i.Y)
		}
	}
}

func (m *Model) dragTo(i hand.Drag) []Effect {
	switch {
	case m.Spin != nil:
		m.spinTo(i.X, i.Y)
	case m.Drag != nil:
		return m.drag(i.X, i.Y, i.Keys&hand.Alt != 0)
	case m.Tool == ToolRuler && m.Ruler != nil:
		return m.rulerTo(i.X, i.Y)
	case m.Tool == ToolSight:
		m.probeAt(i.X, i.Y, false)
	case m.Tool == ToolArea && m.Area != nil:
		return m.aimAt(i.X, i.Y)
	case m.Paint != nil:
		m.paintTo(i.X, i.Y)
	case m.Tool == ToolPlace:
		m.hover(i.X, i.Y)
	}
	return nil
}

func (m *Model) dropAt(i hand.Drop) []Effect {
	switch {
	case m.Spin != nil:
		return m.spun()
	case m.Drag != nil:
		return m.drop()
	case m.Tool == ToolPlace:
		m.unhover()
		return m.place(i.X, i.Y, i.Keys)
	case m.Tool == ToolRuler && m.Ruler != nil:
		return m.rulerDone()
	case m.Tool == ToolArea && m.Area != nil:
		return m.stand()
	case m.Paint != nil:
		return m.paintDone()
	}
	return nil
}

// corner fixes a corner of the path or ruler under way.
func (m *Model) corner() {
	m.turn()
	if m.Tool == ToolRuler {
		m.rulerTurn()
	}
}

// menu opens the context menu of what lies at a place.
func (m *Model) menu(i hand.Menu) {
	wide := i.Device == hand.Finger
	p := m.At(i.X, i.Y)
	n := &Menu{Kind: MenuGround, X: i.X, Y: i.Y, At: p, Place: grid.Place{Cell: m.Grid().At(p)}}
	if t := m.hit(i.X, i.Y, wide); t != nil {
		n.Kind, n.Token = MenuToken, t.ID
		m.choose(t.ID)
	} else if d := m.door(i.X, i.Y, wide); d != nil {
		n.Kind, n.Door = MenuDoor, d.ID
	}
	m.Menu, m.Stale = n, true
}

// hover keeps what lies under the pointer.
func (m *Model) hover(x, y float64) []Effect {
	p := m.At(x, y)
	var id wire.TokenID
	if t := m.hit(x, y, false); t != nil {
		id = t.ID
	}
	m.hoverDoor = m.door(x, y, false) != nil
	if id != m.Hover || m.follows() {
		m.Hover, m.Dirty = id, true
	}
	m.HoverAt = &p
	if m.Tool != ToolArea || m.Menu != nil {
		return nil
	}
	if m.Area != nil && m.Area.Stage == AreaAims {
		return m.aimAt(x, y)
	}
	m.follow(x, y)
	return nil
}

// follows says whether something is drawn at the pointer: a brush, or the token to be placed.
func (m *Model) follows() bool {
	return m.Tool == ToolReveal || m.Tool == ToolHide || m.Tool == ToolPlace || m.Tool == ToolLand
}

// Cursor returns the CSS cursor for what a press on the board would do.
func (m *Model) Cursor() string {
	switch {
	case !m.live():
		return "default"
	case m.Drag != nil || m.Spin != nil:
		return "grabbing"
	case m.Tool == ToolDoor && !m.hoverDoor:
		return "default"
	case m.Tool != ToolSelect && m.Tool != ToolDoor:
		return "crosshair"
	}
	if h := m.HoverAt; h != nil {
		if x, y := m.Screen(*h); m.grips(x, y, hand.Mouse) {
			return "grab"
		}
	}
	t := m.Token(m.Hover)
	switch {
	case t != nil && m.Tool == ToolSelect && m.Mine(t):
		return "grab"
	case t != nil || m.hoverDoor && m.Watching == 0:
		return "pointer"
	}
	return "default"
}

func (m *Model) unhover() {
	if m.HoverAt != nil || m.Hover != 0 {
		m.HoverAt, m.Hover, m.Dirty = nil, 0, true
	}
	if m.Area != nil && m.Area.Stage == AreaFollows {
		m.Area, m.Stale = nil, true
	}
}
