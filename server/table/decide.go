package table

import (
	"slices"

	"sightline/server/wire"
)

// Decide judges a command of a seat and gives the events it leads to, or the reason why nothing happens. known is the
// seat's current view: a player's command is refused only for what stands there, and what is not there is absent to it. It
// never changes st. Watch and Show are the room's and answered with CodeBad here.
func Decide(st *State, seat wire.SeatID, known *wire.View, cmd wire.Command, ch Chance) ([]Event, wire.Reason) {
	who := st.Seat(seat)
	if who == nil {
		return nil, wire.Reason{Code: wire.CodeAbsent}
	}
	d := newDecision(st, ch)
	d.seat, d.gm, d.known = seat, who.Role == wire.GM, known
	if forGM(cmd.Body) && !d.gm {
		return nil, wire.Reason{Code: wire.CodeRole}
	}
	if r := d.judge(cmd.Body); r.Code != wire.CodeNone {
		return nil, r
	}
	d.finish(cmd.Body)
	return d.events, wire.Reason{}
}

// decision is a command being judged: the state as it was, and as it becomes by the events so far.
type decision struct {
	was, now *State
	ch       Chance
	seat     wire.SeatID
	gm       bool
	known    *wire.View
	events   []Event
	gains    map[wire.SeatID]*gain
	scouted  bool // something came to be known, or a move was stopped: only a GM takes it back
}

func newDecision(st *State, ch Chance) *decision {
	now := *st
	return &decision{was: st, now: &now, ch: ch}
}

// emit makes an event true in what becomes of the state.
func (d *decision) emit(e Event) {
	d.now.Apply(e)
	d.events = append(d.events, e)
}

// finish adds what follows from any command: what is seen now and what can be taken back.
func (d *decision) finish(body wire.Body) {
	if !slices.ContainsFunc(d.events, moves) {
		return
	}
	d.learn()
	if done, ok := d.changes(); ok && undoable(body) {
		d.emit(Did{done})
	}
}

// moves says that an event may change what is seen or can be taken back: notes and open rolls do not.
func moves(e Event) bool {
	switch e.(type) {
	case Noted, Drew, Pledged, Published, TakenBack, Asked, Settled, Kept:
		return false
	}
	return true
}

// forGM says that only a GM may give the command, whatever it names.
func forGM(body wire.Body) bool {
	switch body.(type) {
	case wire.AddToken, wire.RemoveToken, wire.PutToken, wire.BrushFog, wire.RevealRoom, wire.ResetFog, wire.SetScene, wire.PaintLand,
		wire.SetTable, wire.AddEntry, wire.EditEntry, wire.RemoveEntry, wire.EndTurns, wire.PublishRoll, wire.RemoveSeat,
		wire.PassTime, wire.Award, wire.PlaceEngine, wire.Afflict, wire.TendEffect, wire.Rest, wire.LabelTokens, wire.BeginRolls, wire.EndRolls, wire.SetAway, wire.KeepRules, wire.CallBreak, wire.StartChase, wire.StopChase, wire.SetChase, wire.SetRunner:
		return true
	}
	return false
}

// undoable says that the command can be taken back. Rolls, chat and memory never are, and neither is a seat's end.
func undoable(body wire.Body) bool {
	switch body.(type) {
	case wire.Say, wire.Roll, wire.PublishRoll, wire.ResetFog, wire.RemoveSeat, wire.Undo, wire.Attack, wire.CallSaves,
		wire.BeginRolls, wire.EndRolls, wire.Inspire, wire.SetAway, wire.AskRule, wire.SettleRule, wire.KeepRules, wire.CallBreak, wire.TakeBack:
		return false
	}
	return true
}

// judge emits what a command does, or says why it does nothing.
func (d *decision) judge(body wire.Body) wire.Reason {
	switch b := body.(type) {
	case wire.AddToken:
		return d.addToken(b)
	case wire.EditToken:
		return d.editToken(b)
	case wire.RemoveToken:
		return d.removeToken(b)
	case wire.MoveToken:
		return d.moveToken(b)
	case wire.PutToken:
		return d.putToken(b)
	case wire.TurnToken:
		return d.turnToken(b)
	case wire.RaiseToken:
		return d.raiseToken(b)
	case wire.SqueezeToken:
		return d.squeezeToken(b)
	case wire.PaintLand:
		return d.paintLand(b)
	case wire.AddEffect:
		return d.addEffect(b)
	case wire.EditEffect:
		return d.editEffect(b)
	case wire.RemoveEffect:
		return d.removeEffect(b)
	case wire.PassTime:
		return d.passTime(b)
	case wire.Afflict, wire.TendEffect, wire.Rest:
		return d.judgeAfflict(b)
	case wire.SetDoor:
		return d.setDoor(b)
	case wire.BrushFog:
		return d.brushFog(b)
	case wire.RevealRoom:
		return d.revealRoom(b)
	case wire.ResetFog:
		return d.resetFog(b)
	case wire.SetScene:
		return d.setScene(b)
	case wire.SetTable:
		return d.setTable(b)
	case wire.Undo:
		return d.undo(b)
	}
	if r, ok := d.judgeFight(body); ok {
		return r
	}
	return d.judgeTalk(body)
}

// judgeFight judges the commands of a fight; false when it is none.
func (d *decision) judgeFight(body wire.Body) (wire.Reason, bool) {
	switch b := body.(type) {
	case wire.Attack:
		return d.attack(b), true
	case wire.Harm:
		return d.harm(b), true
	case wire.CallReaction:
		return d.callReaction(b), true
	case wire.TakeReaction:
		return d.takeReaction(b), true
	case wire.CallSaves:
		return d.callSaves(b), true
	case wire.Award:
		return d.award(b), true
	case wire.PlaceEngine:
		return d.placeEngine(b), true
	case wire.WorkEngine:
		return d.workEngine(b), true
	case wire.MountToken:
		return d.mountToken(b), true
	case wire.DismountToken:
		return d.dismountToken(b), true
	}
	return fine, false
}

func (d *decision) judgeChase(body wire.Body) wire.Reason {
	switch b := body.(type) {
	case wire.StartChase:
		return d.startChase(b)
	case wire.StopChase:
		return d.stopChase(b)
	case wire.SetChase:
		return d.setChaseUp(b)
	case wire.SetRunner:
		return d.setRunner(b)
	case wire.DoChase:
		return d.doChase(b)
	}
	return bad
}

func (d *decision) judgeTalk(body wire.Body) wire.Reason {
	switch b := body.(type) {
	case wire.Say:
		return d.say(b)
	case wire.Roll:
		return d.roll(b)
	case wire.PublishRoll:
		return d.publishRoll(b)
	case wire.Inspire:
		return d.inspire(b)
	case wire.AddEntry:
		return d.addEntry(b)
	case wire.EditEntry:
		return d.editEntry(b)
	case wire.MoveEntry:
		return d.moveEntry(b)
	case wire.RemoveEntry:
		return d.removeEntry(b)
	case wire.StepTurn:
		return d.stepTurn(b)
	case wire.EndTurns:
		return d.endTurns()
	case wire.RollInitiative:
		return d.rollInitiative(b)
	case wire.UseTurn:
		return d.useTurn(b)
	case wire.CountActions:
		return d.countActions(b)
	case wire.LabelTokens:
		return d.labelTokens(b)
	case wire.RenameSeat:
		return d.renameSeat(b)
	case wire.RemoveSeat:
		return d.removeSeat(b)
	}
	return d.judgeGroup(body)
}

// judgeGroup judges the commands of sessions, and of who is there.
func (d *decision) judgeGroup(body wire.Body) wire.Reason {
	switch b := body.(type) {
	case wire.BeginRolls:
		return d.beginRolls()
	case wire.EndRolls:
		return d.endRolls()
	case wire.SetAway:
		return d.setAway(b)
	case wire.AskRule:
		return d.askRule(b)
	case wire.SettleRule:
		return d.settleRule(b)
	case wire.KeepRules:
		return d.keepRules(b)
	case wire.CallBreak:
		return d.callBreak(b)
	case wire.TakeBack:
		return d.takeBack(b)
	}
	return d.judgeChase(body)
}

var (
	fine   = wire.Reason{}
	absent = wire.Reason{Code: wire.CodeAbsent}
	role   = wire.Reason{Code: wire.CodeRole}
	bad    = wire.Reason{Code: wire.CodeBad}
)

// id draws a random id that is not 0.
func (d *decision) id() uint64 {
	for {
		if n := d.ch.Uint64(); n != 0 {
			return n
		}
	}
}

// Intn draws a number from 0 to n-1, each as likely as the others.
func (d *decision) Intn(n int) int {
	most := ^uint64(0) - ^uint64(0)%uint64(n)
	for {
		if v := d.ch.Uint64(); v < most {
			return int(v % uint64(n))
		}
	}
}

// token returns a token that the command may name, and whether the seat may act with it: a GM with any, a player with
// its own. A token that a player knows and does not play answers CodeRole whether or not it is still there.
func (d *decision) token(id wire.TokenID) (*Token, wire.Reason) {
	t := d.now.Token(id)
	switch {
	case d.gm && t != nil:
		return t, fine
	case d.gm, !d.knows(id):
		return nil, absent
	case t == nil || t.Spec.Owner != d.seat:
		return nil, role
	}
	return t, fine
}

// knows says that a player's view holds the token.
func (d *decision) knows(id wire.TokenID) bool {
	if d.known == nil {
		return false
	}
	for i := range d.known.Tokens {
		if d.known.Tokens[i].ID == id {
			return true
		}
	}
	return false
}
