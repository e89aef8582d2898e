package wire

import (
	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/path"
	"sightline/geom/sight"
	"sightline/rules"
	"sightline/rules/fight"
	"sightline/rules/turn"
)

// Ids are random, never 0 and never counted up: a counter would tell how many were hidden.
type (
	// SeatID names a seat of a table.
	SeatID uint64
	// TokenID names a token of a table.
	TokenID uint64
	// DoorID names a door of the map that lies on the table.
	DoorID uint64
	// NoteID names a note; it grows within one seat's feed and says nothing about other feeds.
	NoteID uint64
	// EffectID names an effect on a token.
	EffectID uint64
	// EntryID names a line of the turn list.
	EntryID uint64
	// PictureID names a stored picture: the hex of a hash of its re-encoded bytes. "" means none.
	PictureID string
)

// View is everything one seat may know of a table at one moment. It is built whole by view.Of, compared by Diff, and
// never edited in place: masks and slices in it are shared and must be treated as constants. A new view that takes over the
// slices and masks of the one before where nothing changed is compared with it fastest.
type View struct {
	Me     Me
	Table  Table
	Scene  Scene
	Ground Ground
	Walls  []Wall  // sorted by A, B, Kind, Sides
	Doors  []Door  // sorted by ID
	Lights []Light // sorted by At, Bright, Dim, Colour; GM only, players see only the glow
	Land   []Land  // sorted by Run, Kind; no two overlap
	Tokens []Token // sorted by ID
	// Effects are those on the seat's own tokens, a GM's on all, sorted by ID.
	Effects []Effect
	Chases  []Chase // sorted by ID
	// Pledges are the sessions of open rolls that can be checked, and Open the rolls made in them; the oldest go.
	Pledges []Pledge   // sorted by Number
	Open    []OpenRoll // sorted by ID
	// Questions about the rules: all of them for GMs and who keeps the list, else the seat's own.
	Questions []Question // sorted by ID
	Turn      Turn
	Seats     []Seat // sorted by ID
	Session   Session
}

// Role says what a seat may do.
type Role uint8

// The roles.
const (
	Player Role = iota
	GM
)

// Me is the seat the view is for.
type Me struct {
	Seat    SeatID
	Role    Role
	Waiting bool // a player's seat that plays no token yet: it sees black
}

// Limit says what happens to a move longer than the speed.
type Limit uint8

// The limits on movement.
const (
	LimitFree    Limit = iota // nothing is counted
	LimitCounted              // counted, shown and warned of
	LimitTurn                 // enforced while turn order runs
)

// FogMode says how ground becomes known.
type FogMode uint8

// The fog modes.
const (
	FogSight FogMode = iota // by what tokens see
	FogHand                 // by the GM's hand only: what the GM revealed is seen, nothing else
)

// HealthShown says what players are told of the hit points of tokens that are not theirs.
type HealthShown uint8

// What players may be told.
const (
	HealthHidden   HealthShown = iota // nothing
	HealthBloodied                    // whether half of them are gone
	HealthBar                         // about how much is left
	HealthNumbers                     // all
)

// Table is what everyone at the table knows of it.
type Table struct {
	Name     string
	Profile  string // rules.Profile name: dnd14, srd52 or podhod
	Diagonal grid.Rule
	Limit    Limit
	Fog      FogMode
	Shared   bool // memory of explored ground is the party's, not each seat's
	Centre   bool // only the centre of a cell is an eye
	Squeeze  bool // tokens may squeeze into a space of one size smaller
	Harm     bool // damage is taken off at once, and not when a GM says so
	Halt     bool // a walk stops before a step that allows an opportunity attack (R-024-031)

	Order  turn.Style  // how the order of turns is followed (R-014-056 to 058)
	Health HealthShown // what players are told of others' hit points (R-014-059, R-014-061)

	// Optional rules: flanking (R-014-075), facing (R-014-079), and a front on hexes of 120° instead of 60°.
	Flanking, Facing, WideFront bool

	// House is what else differs from the rule set, as rules.Profile.Differences writes it; see known.Profile and known.Play.
	House string

	// Sessions is how many were played, Goals how many important ones of the story are done, Start the level the party began at, 0 for 1
	// (R-014-137, R-014-138).
	Sessions, Goals, Start int32
}

// SceneLight is how bright it is where no source shines.
type SceneLight uint8

// The scene's light.
const (
	LightBright SceneLight = iota
	LightDim
	LightDark
)

// Scene is the map as every seat may know it: size and grid, not what is on it.
type Scene struct {
	Map      uint32 // counts the maps laid on this table; tiles and masks of another number are stale
	Grid     grid.Grid
	Bounds   geom.Rect // of the map on the lattice of Grid; sub-cell (0,0) is at its Min
	Light    SceneLight
	Picture  bool  // there is a picture: fetch tiles
	PixelsX  int32 // size of the whole picture in pixels; 0 without one
	PixelsY  int32
	TileSize int32 // pixels a tile is wide and high, at each level
	Levels   int32 // levels of the pyramid: 0 is full size, each next one half of it
}

// Ground is what the seat knows of the ground, a bit a sub-cell (grid.Grid.SubSize). Seen and Bright are now; Explored is
// ever, with the GM's hand laid over it. Bright is within Seen, Seen within Explored unless hidden by hand.
type Ground struct {
	Explored *geom.Mask
	Seen     *geom.Mask
	Bright   *geom.Mask
}

// Side is from where a stretch of wall is known, looking from A to B with y down.
type Side uint8

// The sides, as bits.
const (
	SideLeft Side = 1 << iota
	SideRight
)

// Wall is a run of wall as the seat knows it. A secret door that was not found is part of its wall.
type Wall struct {
	A, B  geom.Point
	Kind  sight.Kind
	Sides Side
}

// DoorState is how a door stands.
type DoorState uint8

// The states of a door.
const (
	DoorClosed DoorState = iota
	DoorOpen
	DoorLocked // told to GMs only; players are told DoorClosed until it is tried
)

// Door is a door as last seen.
type Door struct {
	ID     DoorID
	A, B   geom.Point
	State  DoorState
	Secret bool // GM only
	Window bool // a window or grille that opens: seen through when shut
}

// Light is a light source of the map, for the GM.
type Light struct {
	At     geom.Point
	Bright int32 // reach in lattice units
	Dim    int32
	Colour uint32 // 0xRRGGBB
}

// Run is cells in a row: Cell and those after it by steps of (1, 0), N in all, at least 1.
type Run struct {
	Cell grid.Cell
	N    int32
}

// Land is ground that is not plain, as the seat knows it: cells of the scene's grid. A gridless scene has none.
type Land struct {
	Run  Run
	Kind rules.Land
}

// Token is a token as the seat knows it.
type Token struct {
	ID      TokenID
	Name    string
	Size    grid.Size // of its space: while it squeezes one less than its own
	Squeeze bool      // it squeezes
	At      grid.Place
	Floor   int32 // layers above the ground, as rules.Figure has it
	Facing  int16 // degrees clockwise from up, 0..359
	Colour  uint32
	Picture PictureID
	Owner   SeatID // 0: the GM's
	Down    bool
	Mount   TokenID // what it rides, where the seat knows that one; 0: nothing
	Past    bool    // remembered as last seen, not seen now
	Marks   Marks   // effects that whoever sees it sees
	Health  Health  // as far as Table.Health has it told; zero in a token with a sheet
	Sheet   *Sheet  // only for the GM and the owner
}

// Health is what is told of a token's hit points.
type Health struct {
	Bloodied bool
	Tenths   int32 // of the most, rounded up, 0..10; 0 also where it is not told or there is no most
	HP, Max  int32 // where numbers are told
}

// Sheet is the part of a token for its owner and the GM.
type Sheet struct {
	Hidden     bool // the GM hides it; an owner sees its own token all the same
	HP, MaxHP  int32
	Speed      int32 // cells a turn
	Reach      int32 // how far it sees in lit ground, cells; 0: no limit
	Darkvision int32 // cells
	Bright     int32 // light it carries, cells
	Dim        int32 // cells; the outer radius, not less than Bright
	Blind      bool
	Climb      int32 // speeds, cells a turn; 0: none of its own
	Swim       int32
	Fly        int32
	Arms       Arms // its attacks
	Guard      fight.Guard
	Spent      path.Spent // movement this turn
	Initiative int32      // what is added to its roll
	Actions    int32      // in a round that is split into segments; 0: turn.BaseActions
	Acted      int32      // actions spent this round
	Used       turn.Used  // of its turn
	Trail      Trail      // what its hit points came to
}

// Turn is the turn list as the seat may know it: hidden ones leave no gap.
type Turn struct {
	Round int32 // 0: no turn order is running
	// Segment counts the parts of the round from 1 to Segments (R-004-010); 0: the round is one.
	Segment, Segments int32
	Entries           []Entry
}

// Entry is a line of the turn list.
type Entry struct {
	ID    EntryID
	Token TokenID // 0: a line without a token
	Name  string
	Value int32 // the number it was ordered by
	Now   bool  // it is its turn
	// Group is the first line of identical creatures that share their place (R-024-003); 0: it is alone.
	Group   EntryID
	Actions int32 // in a round that is split; else 0
}

// Seat is a place at the table.
type Seat struct {
	ID      SeatID
	Name    string
	Role    Role
	Colour  uint32
	Here    bool  // connected now
	Waiting bool  // plays no token; told to GMs and to the seat itself
	Awards  int32 // of inspiration that the player made in this session
	Away    Away
	Deputy  SeatID // who plays its characters while it is away
	Keeper  bool   // keeps the list of questions about the rules
}
