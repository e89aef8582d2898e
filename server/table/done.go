package table

import "sightline/server/wire"

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
	Gone   bool // there was no such token
	Token  Token
}

// WasEffect is an effect before a command.
type WasEffect struct {
	Gone   bool // there was no such effect
	Effect Effect
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
