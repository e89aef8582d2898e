package table

import (
	"cmp"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/path"
	"sightline/rules"
	"sightline/rules/turn"
	"sightline/server/wire"
)

// Event is something that happened. The events of one command are saved together and in order.
type Event interface{ kind() string }

// The events of seats and settings.
type (
	// Sat: a new seat.
	Sat struct{ Seat Seat }
	// SeatNamed: a seat has another name.
	SeatNamed struct {
		Seat wire.SeatID
		Name string
	}
	// SeatGone: a seat was taken away; its tokens are the GM's now.
	SeatGone struct{ Seat wire.SeatID }
	// TableSet: the settings are these now.
	TableSet struct{ Table wire.Table }
	// SessionSet: what the group keeps from evening to evening is this now.
	SessionSet struct{ Session wire.Session }
	// Awarded: so much inspiration a player has awarded in this session; of Seat 0: so much every player has.
	Awarded struct {
		Seat   wire.SeatID
		Awards int32
	}
)

// The events of the map.
type (
	// MapLaid: another map lies on the table; nothing of it is known yet and no door, fog or undo of the last one is left.
	MapLaid struct {
		Scene  Scene
		Doors  []Door
		Fog    wire.FogMode
		Places []Placed
	}
	// SceneSet: grid or light are these now. Places is where tokens stand on another grid; what was remembered follows in
	// Recast events.
	SceneSet struct {
		Grid      grid.Grid
		Light     wire.SceneLight
		Stretches uint64
		Hand      Hand
		Places    []Placed
	}
	// LandSet: ground that is not plain is this now, on the grid it names.
	LandSet struct{ Land Land }
	// Painted: the cells of Runs, on the grid of the scene, are ground of Kind too, or (Kind 0) plain.
	Painted struct {
		Kind rules.Land
		Runs []wire.Run
	}
	// DoorSet: a door stands so now.
	DoorSet struct {
		Door  int32
		State wire.DoorState
	}
	// Brushed: ground was revealed or hidden by hand.
	Brushed struct {
		Reveal bool
		Area   Mask
	}
	// Forgot: what a seat had explored (0: every seat) is forgotten and, unless others have memories of their own, nothing is
	// revealed or hidden by hand.
	Forgot struct{ Seat wire.SeatID }
)

// Placed is where a token stands.
type Placed struct {
	Token wire.TokenID
	At    grid.Place
	Clear geom.Point
}

// The events of tokens.
type (
	// TokenAdded: a token stands on the table.
	TokenAdded struct{ Token Token }
	// TokenEdited: the named fields are those of Spec now.
	TokenEdited struct {
		Token  wire.TokenID
		Fields wire.Field
		Spec   wire.TokenSpec
	}
	// TokenGone: a token was taken off the table, its lines of the turn list too.
	TokenGone struct{ Token wire.TokenID }
	// Moved: a token walked Path, which is what it really made of the path that was asked for.
	Moved struct {
		Token   wire.TokenID
		Path    []grid.Place
		Spent   path.Spent
		Clear   geom.Point
		Stopped bool
	}
	// Put: a token was set somewhere.
	Put struct{ Placed Placed }
	// Raised: a token is at another height.
	Raised struct {
		Token wire.TokenID
		Floor int32
		Spent path.Spent
	}
	// Squeezed: a token squeezes, or does no more, and stands so.
	Squeezed struct {
		Placed  Placed
		Squeeze bool
		Spent   path.Spent
	}
	// Affected: these effects lie on tokens now, as they are here; others are gone.
	Affected struct {
		Set  []Effect
		Gone []wire.EffectID
	}
	// Mounted: a token rides another (0: none) and stands so.
	Mounted struct {
		Rider, Mount wire.TokenID
		Independent  bool
		Spent        path.Spent
		Placed       Placed
		Floor        int32
	}
	// Offered: opportunity attacks were offered.
	Offered struct{ Chances []Opening }
	// Faced: a token faces another way.
	Faced struct {
		Token  wire.TokenID
		Facing int16
	}
)

// The events of memory.
type (
	// Learned: what the seat's tokens (or the party's: 0) saw for the first time, or see otherwise than remembered.
	Learned struct {
		Seat     wire.SeatID
		Explored Mask   // sub-cells not explored before
		Walls    []byte // stretch sides not known before, as runs
		Doors    []SeenDoor
		Saw      []Sighting
		Gone     []wire.TokenID // remembered where now nothing is
	}
	// Recast: all that a seat remembers, put into the terms of another grid.
	Recast struct {
		Seat     wire.SeatID
		Explored Mask
		Tokens   []wire.Token
	}
)

// Sighting is a token as seen: as it is, but where At says when it was seen on its way, and with Marks where those differ from what it
// bears: some may be over for who looks, as turns that it is not shown go by unnoticed.
type Sighting struct {
	Token wire.TokenID
	At    *grid.Place
	Marks *wire.Marks
}

// The events of the turn list.
type (
	// Listed: the lines of the turn list are these, in this order.
	Listed struct {
		Entries           []Entry
		Round             int32
		Now               wire.EntryID
		Segment, Segments int32
	}
	// Stepped: another line is in turn, or (Round 0) none. The movement of Fresh starts anew and what belongs to a turn, reactions
	// come back to Begun, and in a new round the actions to all.
	Stepped struct {
		Round             int32
		Now               wire.EntryID
		Count             uint64
		Fresh             []wire.TokenID
		Segment, Segments int32
		Begun             []wire.TokenID
		NewRound          bool
		Unseen            bool // only turns that players can't see went by: what was offered in this turn still is
	}
	// UsedUp: this is used up of a token's turn and round.
	UsedUp struct {
		Token wire.TokenID
		Used  turn.Used
		Acted int32
		Early turn.Used
	}
)

// Noted: a note for those seats, which was decided when it was written.
type Noted struct {
	To   []wire.SeatID
	Note wire.Note // its ID is given by each feed
}

// The events of open rolls that can be checked.
type (
	// Pledged: a session of open rolls began.
	Pledged struct{ Pledge Pledge }
	// Published: it is over and its seed is for all.
	Published struct{}
	// Drew: an open roll was drawn from the stream of the session; the next has the next index.
	Drew struct{ Roll wire.OpenRoll }
)

// The events of undo.
type (
	// Did: a command was done that can be taken back.
	Did struct{ Done Done }
	// Undone: a command was taken back.
	Undone struct{ Count uint64 }
)

func (Sat) kind() string         { return "sat" }
func (SeatNamed) kind() string   { return "seat-named" }
func (SeatGone) kind() string    { return "seat-gone" }
func (TableSet) kind() string    { return "table" }
func (SessionSet) kind() string  { return "session" }
func (Awarded) kind() string     { return "awarded" }
func (MapLaid) kind() string     { return "map" }
func (SceneSet) kind() string    { return "scene" }
func (LandSet) kind() string     { return "land" }
func (Painted) kind() string     { return "painted" }
func (Raised) kind() string      { return "raised" }
func (Squeezed) kind() string    { return "squeezed" }
func (Mounted) kind() string     { return "mounted" }
func (Offered) kind() string     { return "offered" }
func (DoorSet) kind() string     { return "door" }
func (Brushed) kind() string     { return "brushed" }
func (Forgot) kind() string      { return "forgot" }
func (TokenAdded) kind() string  { return "token-added" }
func (TokenEdited) kind() string { return "token-edited" }
func (TokenGone) kind() string   { return "token-gone" }
func (Moved) kind() string       { return "moved" }
func (Put) kind() string         { return "put" }
func (Affected) kind() string    { return "affected" }
func (Faced) kind() string       { return "faced" }
func (Learned) kind() string     { return "learned" }
func (Recast) kind() string      { return "recast" }
func (Listed) kind() string      { return "listed" }
func (Stepped) kind() string     { return "stepped" }
func (UsedUp) kind() string      { return "used-up" }
func (Noted) kind() string       { return "noted" }
func (Pledged) kind() string     { return "pledged" }
func (Published) kind() string   { return "published" }
func (Drew) kind() string        { return "drew" }
func (Did) kind() string         { return "did" }
func (Undone) kind() string      { return "undone" }

// Stamp writes the time, in unix seconds, into the notes and questions among events that have none. Decide has no clock: whoever saves
// the events calls it first.
func Stamp(events []Event, unix int64) {
	for i, e := range events {
		switch n := e.(type) {
		case Noted:
			n.Note.At = cmp.Or(n.Note.At, unix)
			events[i] = n
		case Asked:
			n.Question.At = cmp.Or(n.Question.At, unix)
			events[i] = n
		}
	}
}
