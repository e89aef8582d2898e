package app

import (
	"sightline/client/hand"
	"sightline/server/wire"
)

// arrows are the directions of the arrow keys on the screen.
var arrows = map[string][2]int{"ArrowUp": {0, -1}, "ArrowDown": {0, 1}, "ArrowLeft": {-1, 0}, "ArrowRight": {1, 0}}

// Takes says whether the board has a use for a key; else it is the browser's.
func (m *Model) Takes(k Key) bool {
	if !m.live() {
		return false
	}
	if k.Keys&hand.Ctrl != 0 {
		return k.Name == "z" || k.Name == "Z"
	}
	switch k.Name {
	case "PageUp", "PageDown":
		return m.Tool == ToolArea || m.Selected != 0
	case "Tab":
		return m.hasNext(k.Keys&hand.Shift != 0)
	case "f", "F", "r", "R", "h", "H", "l", "L", "Delete", "Backspace", "Escape", "+", "=", "-", "0", " ":
		return true
	}
	_, arrow := arrows[k.Name]
	return arrow
}

// hasNext says whether Tab stays on the board: past the last token it goes on to the page.
func (m *Model) hasNext(back bool) bool {
	ids := m.own()
	if len(ids) == 0 {
		return false
	}
	if back {
		return ids[0] != m.Selected && m.Selected != 0
	}
	return ids[len(ids)-1] != m.Selected
}

// key takes in a key pressed on the board.
func (m *Model) key(k Key) []Effect {
	if !m.live() {
		return nil
	}
	if d, ok := arrows[k.Name]; ok {
		return m.arrow(d)
	}
	switch k.Name {
	case "z", "Z":
		if k.Keys&hand.Ctrl != 0 {
			return m.do(wire.Undo{})
		}
	case "Tab":
		m.next(k.Keys&hand.Shift != 0)
	case "r", "R":
		if k.Keys&hand.Shift != 0 {
			return m.rotate(-1)
		}
		return m.rotate(1)
	case "l", "L":
		m.lookRound()
	case "h", "H":
		return m.hide()
	case "f", "F":
		return m.setFly(!m.Fly)
	case "Delete", "Backspace":
		return m.remove()
	case "Escape":
		return m.escape()
	case "PageUp", "PageDown":
		by := map[string]int32{"PageUp": 1, "PageDown": -1}[k.Name]
		if m.Tool == ToolArea {
			return m.stretch(by)
		}
		return m.raise(by)
	case " ":
		m.corner()
	case "+", "=":
		m.moveCamera(m.Camera.ZoomAt(m.Camera.W/2, m.Camera.H/2, 1.25))
	case "-":
		m.moveCamera(m.Camera.ZoomAt(m.Camera.W/2, m.Camera.H/2, 0.8))
	case "0":
		m.moveCamera(m.whole())
	}
	return nil
}

// arrow steps the selected token; without one the map pans.
func (m *Model) arrow(d [2]int) []Effect {
	if t := m.Token(m.Selected); t != nil && m.Mine(t) {
		return m.step(d[0], d[1])
	}
	m.moveCamera(m.Camera.Pan(float64(-d[0])*60, float64(-d[1])*60))
	return nil
}

// hide hides or shows the selected token. GM.
func (m *Model) hide() []Effect {
	t := m.Token(m.Selected)
	if t == nil || t.Sheet == nil || !m.IsGM() {
		return nil
	}
	return m.do(wire.EditToken{Token: t.ID, Fields: wire.FieldHidden, Spec: wire.TokenSpec{Hidden: !t.Sheet.Hidden}})
}

// remove takes the selected token off the table. GM.
func (m *Model) remove() []Effect {
	if m.Token(m.Selected) == nil || !m.IsGM() {
		return nil
	}
	return m.do(wire.RemoveToken{Token: m.Selected})
}

// escape takes back one thing: what is under way, else the menu, else what stands on the board, else the tool, else the choice.
func (m *Model) escape() []Effect {
	switch {
	case m.Spin != nil:
		m.Spin = nil
	case m.Drag != nil:
		return m.cancelDrag()
	case m.Menu != nil:
		m.Menu, m.Stale = nil, true
	case m.Ruler != nil || m.Probe != nil || m.Paint != nil:
		return m.hideLines()
	case m.Area != nil && m.Area.Stage != AreaFollows:
		return m.hideTools()
	case m.Tool != ToolSelect:
		return m.setTool(ToolSelect)
	default:
		m.choose(0)
	}
	m.Stale, m.Dirty = true, true
	return nil
}
