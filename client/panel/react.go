package panel

import (
	"strconv"

	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/rules/turn"
	"sightline/server/wire"
)

// reactionButtons say that what an action is readied for happens, and take it.
func (u ui) reactionButtons(e wire.Effect) []dom.Arg {
	id := hexID(uint64(e.ID))
	return []dom.Arg{
		u.button(lang.ReactCall, dom.Key("call"), dom.ID("react-call-"+id), dom.Class("react-call"), u.do(wire.CallReaction{Effect: e.ID})),
		u.button(lang.ReactNow, dom.Key("react"), dom.ID("react-"+id), dom.Class("react-now"), u.do(wire.TakeReaction{Effect: e.ID})),
	}
}

// reactionNote tells of a readied action whose trigger comes, with a button to take it while it is ready, or that it was taken.
func (u ui) reactionNote(key dom.Arg, n *wire.Note) *dom.Node {
	tok := u.token(n.Token)
	plain, named := lang.NoteTrigger, lang.NoteTriggerOf
	if n.Kind == wire.NoteReacts {
		plain, named = lang.NoteReacts, lang.NoteReactsTo
	}
	words := u.say(plain, u.tokenName(tok))
	if n.Text != "" {
		words = u.say(named, u.tokenName(tok), n.Text)
	}
	kids := []dom.Arg{key, dom.Class("entry event"), words}
	if n.Kind == wire.NoteTrigger {
		when := lang.ReactAfter
		if n.Before {
			when = lang.ReactBefore
		}
		kids = append(kids, " ", u.say(when))
	}
	if n.Kind == wire.NoteTrigger && tok != nil && u.mine(tok) && u.m.Watching == 0 && u.ready(n.Effect) {
		kids = append(kids, " ", u.button(lang.ReactNow, dom.ID("react-note-"+strconv.FormatUint(uint64(n.ID), 10)), u.do(wire.TakeReaction{Effect: n.Effect})))
	}
	return dom.El("p", kids...)
}

// ready says that an effect is still there.
func (u ui) ready(id wire.EffectID) bool {
	for _, e := range u.v.Effects {
		if e.ID == id {
			return true
		}
	}
	return false
}

// reactionOf shows in a line of the turn list whether the creature has its reaction yet, to those who may know, and changes it by
// hand (R-014-083).
func (u ui) reactionOf(e wire.Entry) *dom.Node {
	tok := u.token(e.Token)
	if u.v.Turn.Round == 0 || u.profile().Segments || tok == nil || tok.Sheet == nil || u.m.Watching != 0 {
		return nil
	}
	spent := tok.Sheet.Used&turn.UsedReaction != 0
	k := lang.ReactionLeft
	if spent {
		k = lang.ReactionSpent
	}
	label := u.say(k, u.lineName(e))
	return dom.El("button", dom.A("type", "button"), dom.ID("reaction-"+hexID(uint64(e.ID))), dom.Class("icon quiet reaction"), pressed(spent), dom.A("aria-label", label), dom.A("title", label), "R",
		u.do(wire.UseTurn{Token: tok.ID, Used: turn.UsedReaction, On: !spent}))
}
