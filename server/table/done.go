package table

import (
	"sightline/rules/turn"
	"sightline/server/wire"
)

// Done is a command that can be taken back: who gave it, in which turn, and what it changed as it was before.
type Done struct {
	Count    uint64 // the State's count when it was done
	Seat     wire.SeatID
	Turn     uint64 // which turn the seat saw then
	GM       bool   // only a GM may take it back: it explored, or was stopped
	Tokens   []WasToken
	Effects  []WasEffect
	Chases   []WasChase
	Doors    []WasDoor
	Light    *WasLight
	Land     *Land
	Table    *wire.Table
	Hand     *Hand
	Turns    *Turn
	SeatName *WasSeat
	Passed   int32 // seconds that went by
}

// What changed of a token, beside the fields of wire.Field.
const (
	fieldFloor wire.Field = 1 << (26 + iota)
	fieldAt
	fieldFacing
	fieldSpent
	fieldMount
	fieldAll // it was not there before (Gone), or is not any more
)

// fieldUsed is what of its turn is used up, and its actions.
const fieldUsed wire.Field = 1 << 25

// WasToken is a token before a command. Only the fields named by Fields are set.
type WasToken struct {
	Fields wire.Field
	Used   turn.Used // the bits that changed of Token.Used, and earlyActed for Token.Acted
	Gone   bool      // there was no such token
	Token  Token
}

// WasEffect is an effect before a command.
type WasEffect struct {
	Gone   bool // there was no such effect
	Part   part // what of it changed
	Effect Effect
}

// part is what of an effect a command changed. That time went by for it is no reason to keep the rest, nor the other way round.
type part uint8

const (
	allOfIt part = iota
	itsTime      // how long it lasts, and what is due of it
	itsRest      // all but that
)

// meets says whether two commands changed the same of an effect. One that was laid can be taken off though time went by for it.
func (w WasEffect) meets(o WasEffect) bool {
	time, other := w.Part == itsTime, o.Part == itsTime
	switch {
	case w.Effect.ID != o.Effect.ID:
		return false
	case time != other:
		return w.Part != itsRest && o.Part != itsRest && !w.Gone && !o.Gone
	}
	return true
}

// changedPart is what differs of an effect.
func changedPart(was, now Effect) part {
	same := was
	same.Spec.Lasting, same.Watch = now.Spec.Lasting, now.Watch
	switch {
	case same == now:
		return itsTime
	case now.Spec.Lasting == was.Spec.Lasting && now.Watch == was.Watch:
		return itsRest
	}
	return allOfIt
}

// restore is the effect as it was, but for what the command left alone; false when it is over since.
func (w WasEffect) restore(now *Effect) (Effect, bool) {
	e := w.Effect
	switch {
	case w.Part != allOfIt && now == nil:
		return e, false
	case w.Part == itsTime:
		e = *now
		e.Spec.Lasting, e.Watch = w.Effect.Spec.Lasting, w.Effect.Watch
	case w.Part == itsRest:
		e.Spec.Lasting, e.Watch = now.Spec.Lasting, now.Watch
	}
	return e, true
}

// WasChase is a chase before a command.
type WasChase struct {
	Gone  bool // there was no such chase
	Chase Chase
}

// WasDoor is a door before a command.
type WasDoor struct {
	Door  int32
	State wire.DoorState
}

// WasLight is the scene's light before a command.
type WasLight struct{ Light wire.SceneLight }

// WasSeat is a seat's name before a command.
type WasSeat struct {
	Seat wire.SeatID
	Name string
}
