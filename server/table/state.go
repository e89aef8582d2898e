package table

import (
	"slices"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/path"
	"sightline/maps"
	"sightline/rules/all"
	"sightline/rules/turn"
	"sightline/server/wire"
)

// Chance is where random numbers come from: uniform, and for anything but a test unpredictable.
type Chance interface{ Uint64() uint64 }

// Limits of a table. A list that is full answers CodeFull.
const (
	MaxTokens  = 2000
	MaxEntries = 500
	MaxNotes   = 200 // kept in each seat's feed; older ones are dropped
	MaxDone    = 32  // commands of each seat that can still be taken back
)

// State is everything that is true of one table. Its fields are exported for package view, which lists each as shown or
// hidden, and for tests; only Apply changes them. Slices and masks in it are never changed in place once they stand
// here, so a copy of the struct is a snapshot and views may share them.
type State struct {
	Table     wire.Table
	Scene     Scene
	Doors     []Door // of the map, in its order
	Hand      Hand
	Tokens    []Token  // sorted by ID
	Effects   []Effect // sorted by Token, then ID
	Chases    []Chase  // sorted by ID
	Seats     []Seat   // sorted by ID
	Memories  []Memory
	Trails    []Trail
	Turn      Turn
	Feeds     []Feed // sorted by Seat
	Done      []Done // the last commands, oldest first
	Stood     []Stood
	Chances   []Opening       // opportunity attacks that were offered in this turn
	Count     uint64          // of commands that can be taken back, ever
	Pledges   []Pledge        // sessions of open rolls, oldest first; the last may be running
	Open      []wire.OpenRoll // made in them, oldest first
	Session   wire.Session
	Lent      []Lent          // tokens of seats whose players are away
	Questions []wire.Question // about the rules; sorted by ID
	Keeper    wire.SeatID     // who keeps their list beside the GMs; 0: nobody
	Met       []Met           // lines that seats have been shown

	here  map[wire.SeatID]bool // connected now; not saved
	cache *cache               // derived, shared between copies; not saved
}

// Scene is the map on the table.
type Scene struct {
	Number  uint32 // counts the maps laid here
	Map     Map
	Picture Picture
	Grid    grid.Grid
	Light   wire.SceneLight
	Land    Land
	// Stretches marks the cut of walls that memories of them refer to; a program that cuts differently forgets walls
	// (never ground), and they are learned again by looking.
	Stretches uint64
}

// Opening is an opportunity attack that was offered (R-024-031).
type Opening struct {
	Watcher, Mover wire.TokenID
	At             grid.Place // where the mover was just before the step
	Taken          bool       // the attack was made
	Early          bool       // the watcher's reaction had come back, to the mover, though its turn had not truly begun
}

// Land is ground that is not plain, as it was painted: on the grid that the scene had then. On another it is what lies under the
// centres of cells, see [State.Land]; so going there and back changes nothing.
type Land struct {
	Grid grid.Grid
	List []wire.Land // sorted, no two overlap or could be one
}

// Stood is where a token stood on another grid of the same map, while it has not moved since: going back it stands there again.
type Stood struct {
	Token wire.TokenID
	Grid  grid.Grid
	At    grid.Place
	Clear geom.Point
}

// Picture is the map's picture as media keeps it; ID "" is none.
type Picture struct {
	ID                     wire.PictureID
	W, H, TileSize, Levels int32
}

// Door is how a door of the map stands.
type Door struct {
	ID    wire.DoorID
	State wire.DoorState
}

// Hand is what the GM revealed or hid by hand, a bit a sub-cell: a mask over what was explored, never written into it.
type Hand struct {
	Revealed, Hidden Mask
}

// Token is a piece on the map.
type Token struct {
	ID     wire.TokenID
	Spec   wire.TokenSpec
	At     grid.Place
	Facing int16
	Floor  int32 // layers above the ground, see rules.Figure
	// Squeeze: it squeezes, and At is a place of one size less than its own.
	Squeeze bool
	Spent   path.Spent // movement this turn; zero outside turn order
	Used    turn.Used  // of its turn; its reaction since its turn began
	Acted   int32      // actions spent this round, where rounds are split
	Early   turn.Used  // of these, what its player used up in a turn or round that has not truly begun: it begins with that
	// Mount is what it rides: it goes where that goes. Independent: it does not command it (R-024-036).
	Mount       wire.TokenID
	Independent bool
	Clear       geom.Point // its own centre, or where a wall runs through that a place beside it, on its side of the wall
}

// Seat is a place at the table.
type Seat struct {
	ID     wire.SeatID
	Name   string
	Role   wire.Role
	Colour uint32
	Awards int32       // of inspiration that the player made in this session
	Away   wire.Away   // its player is not there
	Deputy wire.SeatID // who plays its characters then
}

// Memory is what a seat (or the party: Seat 0) has seen of the map.
type Memory struct {
	Seat     wire.SeatID
	Explored Mask
	Walls    []uint64 // stretch sides of the scene's mesh: bit 2i the left of stretch i, 2i+1 its right
	Doors    []SeenDoor
	Tokens   []wire.Token // as last seen, sorted by ID; Past and Sheet unset
}

// SeenDoor is a door as last seen; locked looks closed. A secret door stands here once it was seen open.
type SeenDoor struct {
	Door  int32 // index of State.Doors
	State wire.DoorState
}

// Turn is the turn list. Now is the line in turn.
type Turn struct {
	Round int32 // 0: no order is running
	// Segment counts the parts of the round from 1 to Segments; 0: the round is one.
	Segment, Segments int32
	Now               wire.EntryID
	Count             uint64 // of steps ever made; tells one turn from another
	Entries           []Entry
}

// Entry is a line of the turn list.
type Entry struct {
	ID    wire.EntryID
	Token wire.TokenID
	Name  string // of a line without a token
	Value int32
	Up    bool   // it was in turn since the order runs
	Group uint64 // lines of identical creatures that were rolled for once have the same; 0: none
}

// Trail is what the hit points of a token came to, change by change.
type Trail struct {
	Token  wire.TokenID
	Values []int32
}

// Feed is a seat's notes, oldest first.
type Feed struct {
	Seat  wire.SeatID
	Last  wire.NoteID
	Notes []wire.Note
}

// New returns an empty table: a blank scene of 20 by 15 cells without walls or picture, the rules dnd14, one memory for the party.
func New(name string) *State {
	st := &State{
		Table:    wire.Table{Name: name, Profile: "dnd14", Shared: true, Fog: wire.FogHand},
		Memories: []Memory{{}},
		cache:    newCache(),
	}
	if p, ok := all.Named(st.Table.Profile); ok {
		st.Table.Diagonal = p.Diagonal
	}
	st.Scene.Map = Map{maps.Blank("", 20, 15, 1)}
	return st
}

// Here tells who is connected now, which is not saved.
func (st *State) Here(seat wire.SeatID, here bool) {
	if st.here == nil {
		st.here = map[wire.SeatID]bool{}
	}
	if here {
		st.here[seat] = true
	} else {
		delete(st.here, seat)
	}
}

// IsHere says whether the seat is connected now.
func (st *State) IsHere(seat wire.SeatID) bool { return st.here[seat] }

// Picture is the stored picture of the map on the table; "" without one.
func (st *State) Picture() wire.PictureID { return st.Scene.Picture.ID }

// Token returns the token, or nil.
func (st *State) Token(id wire.TokenID) *Token {
	i, ok := slices.BinarySearchFunc(st.Tokens, id, func(t Token, id wire.TokenID) int { return order(t.ID, id) })
	if !ok {
		return nil
	}
	return &st.Tokens[i]
}

// Seat returns the seat, or nil.
func (st *State) Seat(id wire.SeatID) *Seat {
	for i := range st.Seats {
		if st.Seats[i].ID == id {
			return &st.Seats[i]
		}
	}
	return nil
}

// Memory returns what the seat's tokens have seen: the party's where that is shared.
func (st *State) Memory(seat wire.SeatID) *Memory {
	if st.Table.Shared {
		seat = 0
	}
	for i := range st.Memories {
		if st.Memories[i].Seat == seat {
			return &st.Memories[i]
		}
	}
	return nil
}

// Feed returns the notes of a seat; an empty one where there are none.
func (st *State) Feed(seat wire.SeatID) Feed {
	for _, f := range st.Feeds {
		if f.Seat == seat {
			return f
		}
	}
	return Feed{Seat: seat}
}

// Waiting says that the seat is a player's and plays no token.
func (st *State) Waiting(seat wire.SeatID) bool {
	s := st.Seat(seat)
	return s != nil && s.Role == wire.Player && len(st.Own(seat)) == 0
}

// Own lists the tokens that the seat plays, by ID.
func (st *State) Own(seat wire.SeatID) []wire.TokenID {
	var own []wire.TokenID
	for i := range st.Tokens {
		if st.Tokens[i].Spec.Owner == seat && seat != 0 {
			own = append(own, st.Tokens[i].ID)
		}
	}
	return own
}

func order[T ~uint64 | ~int32](a, b T) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}
