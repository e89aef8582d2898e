package wire

// Protocol names the meaning of every byte below. Client and server ship together; the handshake refuses another number.
const Protocol uint32 = 1

// EncodeCommand returns c as bytes.
func EncodeCommand(c Command) []byte { panic("wire: not built yet") }

// DecodeCommand reads what EncodeCommand wrote. It never panics, never allocates by a length it was told, and fails on
// unknown kinds, values out of range, bad UTF-8 and leftover bytes.
func DecodeCommand(b []byte, l Limits) (Command, error) { panic("wire: not built yet") }

// EncodeMessage returns m as bytes, padded to a size bucket.
func EncodeMessage(m Message) []byte { panic("wire: not built yet") }

// DecodeMessage reads what EncodeMessage wrote.
func DecodeMessage(b []byte) (Message, error) { panic("wire: not built yet") }

// EncodeView returns v as bytes: its patch against the empty view.
func EncodeView(v *View) []byte { panic("wire: not built yet") }

// DecodeView reads what EncodeView wrote.
func DecodeView(b []byte) (*View, error) { panic("wire: not built yet") }

// Patch turns one view into another. It says no more than the two views do.
type Patch struct{}

// Diff returns the patch that turns a into b. nil stands for the empty view.
func Diff(a, b *View) Patch { panic("wire: not built yet") }

// Empty says that the patch changes nothing.
func (p Patch) Empty() bool { panic("wire: not built yet") }

// Apply returns the view that p makes of v, which stays as it is; nil stands for the empty view.
func (v *View) Apply(p Patch) (*View, error) { panic("wire: not built yet") }

// Sum returns a 64-bit hash of all that v says; nil stands for the empty view.
func (v *View) Sum() uint64 { panic("wire: not built yet") }

// Equal says that two views say the same; nil stands for the empty view, and an empty list equals a nil one.
func (v *View) Equal(o *View) bool { panic("wire: not built yet") }

func (AddToken) kind() uint8    { return 1 }
func (EditToken) kind() uint8   { return 2 }
func (RemoveToken) kind() uint8 { return 3 }
func (MoveToken) kind() uint8   { return 4 }
func (PutToken) kind() uint8    { return 5 }
func (TurnToken) kind() uint8   { return 6 }
func (SetDoor) kind() uint8     { return 7 }
func (BrushFog) kind() uint8    { return 8 }
func (RevealRoom) kind() uint8  { return 9 }
func (ResetFog) kind() uint8    { return 10 }
func (SetScene) kind() uint8    { return 11 }
func (SetTable) kind() uint8    { return 12 }
func (Undo) kind() uint8        { return 13 }
func (Say) kind() uint8         { return 14 }
func (Roll) kind() uint8        { return 15 }
func (AddEntry) kind() uint8    { return 16 }
func (EditEntry) kind() uint8   { return 17 }
func (MoveEntry) kind() uint8   { return 18 }
func (RemoveEntry) kind() uint8 { return 19 }
func (StepTurn) kind() uint8    { return 20 }
func (EndTurns) kind() uint8    { return 21 }
func (RenameSeat) kind() uint8  { return 22 }
func (RemoveSeat) kind() uint8  { return 23 }
func (Watch) kind() uint8       { return 24 }
func (Show) kind() uint8        { return 25 }

func (Welcome) message() uint8 { return 1 }
func (Update) message() uint8  { return 2 }
func (Notes) message() uint8   { return 3 }
func (Ack) message() uint8     { return 4 }
func (Reject) message() uint8  { return 5 }
func (Passing) message() uint8 { return 6 }
func (Beat) message() uint8    { return 7 }
func (Bye) message() uint8     { return 8 }
