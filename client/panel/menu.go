package panel

import (
	"strconv"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/server/wire"
)

// menu is what can be done with what was pressed on the board. A veil behind it closes it.
func (u ui) menu() *dom.Node {
	m := u.m.Menu
	if m == nil {
		return nil
	}
	var items []*dom.Node
	switch m.Kind {
	case app.MenuToken:
		items = u.tokenMenu(m)
	case app.MenuDoor:
		items = u.doorMenu(m)
	default:
		items = u.groundMenu(m)
	}
	send := u.send
	x, y := min(m.X, max(u.m.Camera.W-230, 8)), min(m.Y, max(u.m.Camera.H-float64(48*len(items)+24), 8))
	return dom.El("div", dom.Key("menu"), dom.ID("menu-veil"), u.click(app.CloseMenu{}),
		dom.On("contextmenu", func(e dom.Event) { e.Prevent(); send(app.CloseMenu{}) }),
		dom.On("keydown", func(e dom.Event) {
			if e.Key == "Escape" {
				send(app.CloseMenu{})
			}
		}),
		dom.El("div", dom.ID("menu"), dom.A("role", "menu"), dom.A("style", "left:"+px(x)+";top:"+px(y)), items))
}

func px(v float64) string { return strconv.Itoa(int(v)) + "px" }

// item is a line of a menu; the first one takes the focus.
func (u ui) item(first bool, icon string, k lang.Key, do dom.Handler) *dom.Node {
	args := []dom.Arg{dom.Key(string(k)), dom.A("type", "button"), dom.A("role", "menuitem"), do, picture(icon), u.say(k)}
	if first {
		args = append(args, dom.A(dom.Focus, "1"))
	}
	return dom.El("button", args...)
}

func (u ui) tokenMenu(m *app.Menu) []*dom.Node {
	tok := u.token(m.Token)
	if tok == nil {
		return nil
	}
	items := []*dom.Node{u.item(true, "aim", lang.TokenCentre, u.click(app.Pick{Token: tok.ID, Centre: true}))}
	if u.m.Selected != 0 && u.m.Selected != tok.ID {
		items = append(items, u.item(false, "sight", lang.MenuSight, u.click(app.SeeFrom{From: u.m.Selected, To: tok.ID})))
	}
	if tok.Sheet != nil && u.mine(tok) {
		down := wire.EditToken{Token: tok.ID, Fields: wire.FieldDown, Spec: wire.TokenSpec{Down: !tok.Down}}
		k := lang.MenuDown
		if tok.Down {
			k = lang.MenuStand
		}
		items = append(items, u.item(false, "down", k, u.do(down)))
	}
	if tok.Sheet != nil && u.gm() {
		hidden := wire.EditToken{Token: tok.ID, Fields: wire.FieldHidden, Spec: wire.TokenSpec{Hidden: !tok.Sheet.Hidden}}
		hide, icon := lang.TokenHide, "hide"
		if tok.Sheet.Hidden {
			hide, icon = lang.TokenReveal, "reveal"
		}
		items = append(items, u.item(false, icon, hide, u.do(hidden)),
			u.item(false, "turns", lang.TokenToOrder, u.do(wire.AddEntry{Token: tok.ID})),
			u.item(false, "trash", lang.TokenRemove, u.do(wire.RemoveToken{Token: tok.ID})))
	}
	return items
}

func (u ui) doorMenu(m *app.Menu) []*dom.Node {
	open := lang.MenuDoorOpen
	locked := false
	for _, d := range u.v.Doors {
		if d.ID == m.Door {
			locked = d.State == wire.DoorLocked
			if d.State == wire.DoorOpen {
				open = lang.MenuDoorClose
			}
		}
	}
	items := []*dom.Node{u.item(true, "door", open, u.click(app.CycleDoor{Door: m.Door}))}
	if u.gm() {
		k := lang.MenuDoorLock
		if locked {
			k = lang.MenuDoorUnlock
		}
		items = append(items, u.item(false, "lock", k, u.click(app.CycleDoor{Door: m.Door, Lock: true})))
	}
	return items
}

func (u ui) groundMenu(m *app.Menu) []*dom.Node {
	items := []*dom.Node{u.item(true, "ping", lang.MenuPing, u.click(app.PingAt{At: m.At}))}
	if u.gm() {
		items = append(items,
			u.item(false, "place", lang.MenuPlace, u.click(app.PlaceAt{Spec: u.m.Spec, At: m.Place})),
			u.item(false, "room", lang.MenuRoom, u.do(wire.RevealRoom{At: m.At})))
		if sel := u.token(u.m.Selected); sel != nil {
			items = append(items, u.item(false, "select", lang.MenuPut, u.do(wire.PutToken{Token: sel.ID, At: m.Place})))
		}
	}
	return append(items, u.item(false, "fit", lang.ZoomFit, u.click(app.ZoomFit{})))
}
