package panel

import (
	"strconv"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/server/wire"
)

// freshNotes shows beside the board what just happened in the fight, as the log has it, with what can be done about it.
func (u ui) freshNotes() *dom.Node {
	if len(u.m.Fresh) == 0 {
		return nil
	}
	u.side = "fresh-"
	var list []*dom.Node
	for i := len(u.m.Fresh) - 1; i >= 0; i-- { // the newest first
		n := &u.m.Fresh[i].Note
		list = append(list, dom.El("div", dom.Key(strconv.FormatUint(uint64(n.ID), 10)), dom.Class("card result fresh"), u.note(n),
			u.tool("close", lang.Close, dom.Class("icon quiet"), u.click(app.CloseFresh{Note: n.ID}))))
	}
	return dom.El("div", dom.Key("fresh"), dom.ID("fresh"), list)
}

// noteID is an id of something in a note.
func (u ui) noteID(prefix string, id wire.NoteID) string {
	return u.side + prefix + strconv.FormatUint(uint64(id), 10)
}
