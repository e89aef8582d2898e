package wire

import (
	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/rules"
	"sightline/rules/check"
	"sightline/rules/dice"
	"sightline/rules/fight"
	"sightline/rules/turn"
)

// Command is what a seat asks for. ID is the client's own counter; Ack or Reject names it.
type Command struct {
	ID   uint32
	Body Body
}

// Body is one of the command bodies below.
type Body interface{ kind() uint8 }

// TokenSpec is what a GM may set of a token.
type TokenSpec struct {
	Name       string
	Size       grid.Size
	Colour     uint32
	Picture    PictureID
	Owner      SeatID
	Hidden     bool
	Down       bool
	HP, MaxHP  int32
	Speed      int32
	Reach      int32
	Darkvision int32
	Bright     int32
	Dim        int32
	Blind      bool
	Climb      int32 // speed, cells a turn; 0: it climbs by its walking speed, at the price of the rules
	Swim       int32 // the same for swimming
	Fly        int32 // speed, cells a turn; 0: it can't fly
	Arms       Arms
	Guard      fight.Guard
	Initiative int32 // what is added to its roll for initiative
	Actions    int32 // in a round that is split into segments; 0: turn.BaseActions
}

// Field names one field of TokenSpec, as a bit.
type Field uint32

// The fields of a token, in the order of TokenSpec.
const (
	FieldName Field = 1 << iota
	FieldSize
	FieldColour
	FieldPicture
	FieldOwner
	FieldHidden
	FieldDown
	FieldHP
	FieldMaxHP
	FieldSpeed
	FieldReach
	FieldDarkvision
	FieldBright
	FieldDim
	FieldBlind
	FieldInitiative
	FieldActions
)

// More fields of a token. The bits between are the table's own, in what it keeps.
const (
	FieldClimb Field = 1 << (20 + iota)
	FieldSwim
	FieldFly
	FieldArms
	FieldGuard
)

// AllFields is every field of a token.
const AllFields = FieldActions<<1 - 1 | FieldGuard<<1 - FieldClimb

// The command bodies. GM: only a GM may send it.
type (
	// AddToken puts a new token on the table. GM.
	AddToken struct {
		Spec   TokenSpec
		At     grid.Place
		Facing int16
	}
	// EditToken sets the named fields. GM; an owner may set HP, Down, Arms and Guard of its own token.
	EditToken struct {
		Token  TokenID
		Fields Field
		Spec   TokenSpec
	}
	// RemoveToken takes a token off the table. GM.
	RemoveToken struct{ Token TokenID }
	// MoveToken walks a token along Path, one step each, the start left out; Fly: it flies. Owner or GM. Forced is a GM's.
	MoveToken struct {
		Token TokenID
		Path  []grid.Place
		Fly   bool
		How   fight.Going // what it is by, for opportunity attacks
	}
	// RaiseToken brings a token to another height, straight up or down. GM; the owner of one that can fly, climb or swim there,
	// which counts as movement.
	RaiseToken struct {
		Token TokenID
		Floor int32
	}
	// SqueezeToken makes a token squeeze into a space of one size smaller, or stand up again. Owner or GM.
	SqueezeToken struct {
		Token   TokenID
		Squeeze bool
	}
	// PutToken sets a token anywhere, without walking. GM.
	PutToken struct {
		Token TokenID
		At    grid.Place
	}
	// TurnToken sets the facing. Owner or GM.
	TurnToken struct {
		Token  TokenID
		Facing int16
	}
	// SetDoor changes a door from the state the seat saw. GM; a player an unlocked one within reach of an own token.
	SetDoor struct {
		Door     DoorID
		From, To DoorState
	}
	// BrushFog reveals or hides by hand the sub-cells of Area. GM.
	BrushFog struct {
		Reveal bool
		Area   *geom.Mask
	}
	// RevealRoom reveals by hand all that could be seen from At with no limit of light. GM.
	RevealRoom struct{ At geom.Point }
	// ResetFog forgets what Seat (0: every seat) has explored, and lifts what was revealed or hidden by hand unless
	// others remember ground that it covers. GM.
	ResetFog struct{ Seat SeatID }
	// PaintLand makes the cells of Runs ground of Kind too, or (Kind 0) plain ground again. GM.
	PaintLand struct {
		Kind rules.Land
		Runs []Run
	}
	// SetScene changes the scene. GM.
	SetScene struct {
		Grid  grid.Grid
		Light SceneLight
	}
	// SetTable changes the table's settings. GM.
	SetTable struct{ Table Table }
	// AddEffect lays an effect on tokens. GM; an owner on its own, of those it may see.
	AddEffect struct {
		Tokens []TokenID
		Spec   EffectSpec
	}
	// EditEffect sets the level of an effect and how much is left of it. GM; an owner on its own token, of those it sees, the
	// level alone.
	EditEffect struct {
		Effect      EffectID
		Level, Left int32
	}
	// RemoveEffect takes an effect off. GM; an owner off its own token, of those it sees.
	RemoveEffect struct{ Effect EffectID }
	// CallReaction says that what an action was readied for happens: its player and GMs are asked (R-014-083). GM; the owner of what it
	// sees.
	CallReaction struct{ Effect EffectID }
	// TakeReaction takes a readied action: it spends the reaction. GM; the owner of what it sees.
	TakeReaction struct{ Effect EffectID }
	// PassTime lets time go by for effects that last so long. GM.
	PassTime struct{ Seconds int32 }
	// Undo takes back the seat's own last command of this turn; a GM may name another seat. 0: one's own.
	Undo struct{ Seat SeatID }
	// Say writes a note to all (To empty) or to the named seats and its writer. As is who speaks, where a GM speaks for somebody
	// else (R-014-048).
	Say struct {
		Text  string
		To    []SeatID
		As    string
		Voice Voice
	}
	// Roll rolls dice and writes a note; Secret: for GMs and the roller only.
	//
	// Mode says who sees it (R-014-005, 006): all, or GMs what and players only that there was a roll. Blind ones are for players,
	// screened, secret and decoy ones for GMs.
	Roll struct {
		Expr   string
		Secret bool
		Mode   check.Mode
	}
	// PublishRoll has a roll that players could not see take effect: they are told Total and nothing else, GMs what fell too
	// (R-014-005). Roll is RollResult.ID. GM.
	PublishRoll struct {
		Roll  uint64
		Total int32
	}
	// AddEntry adds a line to the turn list, for a token or by name. GM.
	AddEntry struct {
		Token TokenID
		Name  string
		Value int32
	}
	// EditEntry sets the number of a line; the list is then ordered by number, highest first, ties as they stand. GM.
	EditEntry struct {
		Entry EntryID
		Value int32
	}
	// MoveEntry puts a line before another (0: last) by hand. GM; an owner its own among tied characters (R-024-006).
	MoveEntry struct{ Entry, Before EntryID }
	// RemoveEntry takes a line off. GM.
	RemoveEntry struct{ Entry EntryID }
	// StepTurn goes to the next line (Back: the one before), starting the order when none runs. GM; the owner of the one in turn may end it.
	StepTurn struct{ Back bool }
	// EndTurns ends turn order and keeps the list. GM.
	EndTurns struct{}
	// RollInitiative rolls for tokens and puts them into the turn list: for identical ones of the GM's once (R-024-003), for those
	// who are surprised with disadvantage (R-024-004). GM: none named are all that are not down; an owner for its own.
	RollInitiative struct{ Tokens []TokenID }
	// UseTurn says that something of a token's turn is used up, or (On false) is not. GM; the owner, what belongs to its own turn
	// in that alone.
	UseTurn struct {
		Token TokenID
		Used  turn.Used
		On    bool
	}
	// CountActions sets how many actions a token has spent this round. Owner or GM.
	CountActions struct {
		Token TokenID
		Acted int32
	}
	// LabelTokens tells apart the GM's tokens of the same name as one (R-014-060), in Czech or English. GM.
	LabelTokens struct {
		Token TokenID
		Style rules.LabelStyle
		Czech bool
	}
	// RenameSeat changes a seat's name. GM, or the seat itself.
	RenameSeat struct {
		Seat SeatID
		Name string
	}
	// RemoveSeat takes a seat away and cuts its socket. GM.
	RemoveSeat struct{ Seat SeatID }
	// Watch shows a GM exactly what the server computes for a seat; 0 ends it. Not saved. GM.
	Watch struct{ Seat SeatID }
	// Show passes a brief thing to who may see it. Not saved.
	Show struct{ Thing Thing }
)

// ThingKind says what a passing thing is.
type ThingKind uint8

// The passing things.
const (
	ThingNone     ThingKind = iota // takes the seat's former one away
	ThingPing                      // Points[0]
	ThingRuler                     // Points, in order
	ThingDrag                      // Token along Path
	ThingTemplate                  // Shape, from Token when it begins at one, and Around
)

// Thing is something shown in passing: at most 20 a second, newest wins, one a seat.
type Thing struct {
	Kind   ThingKind
	Points []geom.Point
	Token  TokenID
	Path   []grid.Place
	Shape  area.Shape
	Around bool // the template spreads round corners
}

// Message is one thing the server says to a seat.
type Message interface{ message() uint8 }

// The messages of the server.
type (
	// Welcome opens a socket. Its kind and its first field never change, so that any client can read which protocol it met.
	Welcome struct {
		Protocol uint32
		Seat     SeatID
	}
	// Update turns the view of revision Base (0: an empty one) into that of Rev. Sum is View.Sum of the result.
	Update struct {
		Base, Rev uint64
		Sum       uint64
		Watching  SeatID // not 0: this is the view of that seat, shown to a GM
		Patch     Patch
	}
	// Notes brings notes, oldest first.
	Notes struct{ Notes []Note }
	// Ack says that a command is done and that its effect is in revision Rev.
	Ack struct {
		ID  uint32
		Rev uint64
	}
	// Reject says that a command was refused and nothing changed.
	Reject struct {
		ID     uint32
		Reason Reason
	}
	// Passing shows what another seat shows; newest wins.
	Passing struct {
		From  SeatID
		Thing Thing
	}
	// Beat is sent when nothing else was for a while.
	Beat struct{}
	// Bye is the last message before the socket closes.
	Bye struct{ Code Code }
)

// Reason is a refusal as data; the client puts it into words.
type Reason struct {
	Code   Code
	Token  TokenID // what it is about, as far as the seat may know
	Seat   SeatID
	Number int32
	Limit  int32
	Text   string // for CodeDice: what stands at the fault; else ""
}

// Code is why something was refused or ended.
type Code uint8

// The codes. CodeNone: nothing wrong.
const (
	CodeNone       Code = iota
	CodeAbsent          // no such thing, or not for you: the same answer
	CodeRole            // only the GM may
	CodeBusy            // too many commands at once
	CodeBad             // a value out of range
	CodeTooFar          // the move is longer than what is left: Number wanted, Limit left
	CodeWall            // a wall or closed door the seat knows is in the way
	CodeNoFit           // the token is too big for the gap or the place
	CodeOutside         // outside the map
	CodeNotTurn         // it is not this token's turn
	CodeReach           // the door is out of reach of any own token
	CodeLocked          // the door is locked
	CodeChanged         // it is not any more as the command saw it
	CodeUndo            // nothing to take back
	CodeUndoLate        // a later command of Seat changed the same thing (Token)
	CodeUndoGM          // only the GM takes back a move that explored or was stopped
	CodeDice            // the dice expression is wrong at place Number
	CodeFull            // a limit is reached: Limit
	CodeTaken           // the seat's name is taken
	CodeMap             // the map file is wrong: Text
	CodeVersion         // client and server are of different builds
	CodeReplaced        // the seat was opened elsewhere
	CodeRemoved         // the seat was taken away
	CodeSlow            // the connection is too slow
	CodeMoved           // ask again: the table moved or the server stops
	CodeLink            // unknown, used up, expired or revoked invite
	CodeInternal        // our fault; nothing was lost
	CodeGround          // the ground there lets nobody walk, as far as the seat knows
	CodeHeight          // it can't get to that height by itself
	CodeRange           // the target of an attack is out of range: Number cells off, Limit reached
	CodeCover           // nothing gets through to the target, as far as the seat knows
	CodeBehind          // the target is behind the attacker's back (R-014-079)
	CodeMount           // Token can't be ridden by that rider, or is not next to it
	CodeHouse           // house rules are wrong in line Number: Text stands there; Limit is a rules.HouseFault
	CodeOff             // the rules in play have that switched off
	CodeNear            // nothing within Limit cells can be hit; it is Number cells off
	CodeEngine          // the siege engine Token can't do that: Number actions are wanted before, or Limit creatures at it
	CodeSpent           // Token's reaction is spent until its turn begins (R-014-083)
	CodeSpeechless      // the character can't speak: its player speaks only as a player (R-014-002)
	CodeFaded           // the target's player is away: it can't be picked (R-014-010)
)

// LastCode is the last of the codes.
const LastCode = CodeFaded

// NoteKind says what a note tells.
type NoteKind uint8

// The kinds of note.
const (
	NoteSay       NoteKind = iota // From said Text (Whisper: not to all)
	NoteRoll                      // From rolled Roll
	NoteStopped                   // Token's move ended early: "stopped here"
	NoteJoined                    // From took a seat
	NoteMap                       // a map was laid: Text is its name, for GMs
	NoteAttack                    // Attack was made
	NoteSaves                     // Saves were made
	NoteChance                    // Token may make an opportunity attack on Target (R-024-031)
	NoteProne                     // Token ended its turn in the space of another and falls prone (R-024-023)
	NoteApplied                   // a roll that players could not see takes effect with Roll.Total
	NotePledge                    // a session of open rolls began: Text is what commits to its seed
	NoteSeed                      // it is over: Text is its seed
	NoteInspired                  // something became of inspiration: Text is one of InspireWords, Token whose it is, Target who gets it
	NoteXP                        // Token got Number experience; Token 0: Number of it was left over and dropped
	NoteLevel                     // the party is of level Number now
	NoteTrigger                   // what Token readied an action for (Text) happens; Before: the action comes before it completes
	NoteReacts                    // Token takes a readied action
	NoteTakenBack                 // From took back what it said: Said
	NoteBreak                     // a break of Number minutes; 0: it is over
)

// LastNote is the last of the kinds.
const LastNote = NoteBreak

// Note is a line in a seat's feed. Who may read it was decided when it was written.
type Note struct {
	ID      NoteID
	Kind    NoteKind
	From    SeatID
	Name    string // of From, when it was written
	Text    string
	Whisper bool
	Voice   Voice
	Said    uint64 // of what was said: names it in every feed
	Taken   bool   // it was taken back: Text is gone
	Token   TokenID
	Target  TokenID
	Number  int32
	Effect  EffectID // of NoteTrigger: the readied action
	Before  bool
	Roll    *RollResult
	Attack  *AttackResult
	Saves   *SavesResult
	At      int64 // unix seconds
}

// RollResult is a roll with every face.
type RollResult struct {
	Expr   string
	Total  int32
	Terms  []RollTerm // a tree as a flat list: the parts of a sum in parentheses or a product follow it, deeper by one
	Secret bool       // not for all
	Blank  bool       // there was a roll, and nothing more is told
	ID     uint64     // for GMs, of a roll that can be published; else 0
	Mode   check.Mode // for GMs; players are told Open
	Fell   int32      // of NoteApplied, for GMs: the total that fell
	Open   OpenID     // of one from the open stream of a session; else 0
	For    RollFor    // of such a roll
}

// RollTerm is a part of a roll, see dice.Rolled.
type RollTerm struct {
	Depth int32
	Op    dice.Op
	Kind  dice.Kind
	Count int32
	Sides int32
	Label string
	Value int32 // what it comes to, before Op
	Faces []Face
}

// Face is one die.
type Face struct {
	Value    int32 // what it counts as
	Fell     int32 // its face
	Dropped  bool  // it does not count: others are kept
	Rerolled bool  // it does not count: the next was rolled in its place
	Burst    bool  // it exploded: the next was rolled on top
}
