package app

import (
	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/rules"
	"sightline/rules/fight"
	"sightline/server/wire"
)

// Page is which page is shown.
type Page uint8

// The pages.
const (
	PageStart Page = iota // the tables this browser has been to
	PageJoin              // an invite was opened: a name and a button
	PageTable             // at a table, by socket or hot-seat
	PageHot               // hot-seat: the game is being set up
)

// Tool is what a press on the board does.
type Tool uint8

// The tools. Those after ToolPing are for a GM.
const (
	ToolSelect Tool = iota // select, drag, pan
	ToolRuler
	ToolSight  // line of sight and cover from the selected token
	ToolArea   // templates, in the form of Model.Form
	ToolAttack // aims the attack of Model.Fight
	ToolPing
	ToolPlace  // puts a token of Model.Spec
	ToolDoor   // a click opens and closes; with Shift it locks
	ToolReveal // fog brush
	ToolHide   // fog brush
	ToolRoom   // reveals all that could be seen from the clicked place
	ToolLand   // paints ground: Model.Land
)

// GM says whether the tool is for a GM only.
func (t Tool) GM() bool { return t > ToolPing }

// Unit is how lengths are said. A cell is 5 feet, 1 sáh or 1.5 m.
type Unit uint8

// The units.
const (
	Feet Unit = iota
	Metres
	Squares
	Sahy
)

// Panel names an HTML panel that opens and closes.
type Panel uint8

// The panels.
const (
	PanelChat  Panel = iota // chat and dice
	PanelTurns              // the turn list
	PanelToken              // the selected token
	PanelScene              // scene and table settings, maps
	PanelSeats              // who is here, invites
	PanelAids               // rules and tools
	PanelChase              // chases
	PanelHelp
	Panels // how many there are
)

// Raised is the panel that was opened last, which is scrolled into view, and how many were before it.
type Raised struct {
	Panel Panel
	Times int
}

// Model is all the client knows and shows. Only Update changes it; others read it under the platform's lock.
type Model struct {
	Page  Page
	Lang  string // "cs" or "en"
	Units Unit
	Test  bool // the page was opened with ?test=1
	Touch bool // the device has a touch screen

	Room string // from the address
	Seat string // from the address, as it stands there

	Conn     Conn
	View     *wire.View // nil until the first update
	Rev      uint64
	Watching wire.SeatID          // not 0: View is what that seat sees
	Notes    []wire.Note          // oldest first, at most KeepNotes
	Unread   int                  // notes that came while the chat was closed
	Break    int64                // when a break is over; 0: none
	Pledge   uint64               // the session of open rolls that is looked at; 0: none
	Checked  map[wire.OpenID]bool // open rolls of sessions whose seed is published: whether they hold

	Selected wire.TokenID
	Hover    wire.TokenID
	HoverAt  *geom.Point // lattice point under the pointer
	Tool     Tool
	Spec     wire.TokenSpec // what ToolPlace puts
	Form     Form           // how ToolArea lays templates
	Brush    int32          // brushes: cells across
	Land     rules.Land     // what ToolLand paints; 0: plain ground
	Fly      bool           // the selected token flies when it is moved, if it can

	Camera Camera
	Locked bool        // no finger, wheel or drag moves the view
	Drag   *Drag       // a drag of a token under way
	Ruler  *Ruler      // a ruler under way or left standing
	Spin   *Spin       // a token being turned by its handle
	Fight  *Fight      // an attack being prepared
	Going  fight.Going // how the selected token is moved
	Probe  *Probe      // what the sight tool found
	Flanks []Flank     // who flanks whom, as far as it is looked at
	Area   *Area       // a template under way or left standing
	Paint  *Paint      // a fog brush stroke under way
	Shown  []Shown     // what others show in passing
	Pings  []Ping

	Pending []Pending // commands without an answer, oldest first
	Toasts  []Toast
	Harmed  []wire.NoteID // lines of the log whose hit points were taken off from here
	Fresh   []Fresh       // what just happened in the fight, newest last
	Open    [Panels]bool
	Raised  Raised
	Menu    *Menu
	Link    *MadeLink   // an invite that was just made
	Links   []wire.Link // the invites that are good, as a GM was told last
	Listed  bool        // Links were told
	Laid    *wire.Laid  // a map that was just laid, of which there is more to say than a notice holds
	Upload  *Uploading
	Aids    Aids        // what is open and filled in of the panel "Rules and tools"
	Samples []SampleMap // that a GM can lay; hot-seat has its own in Hot.Maps

	Looks   int  // how often it was asked for by key who is around
	Looking bool // the answer has the keyboard

	Start Start
	Join  Join
	Hot   Hot

	Now   int64 // milliseconds, of no particular epoch
	Stale bool  // the panels must be rendered again
	Dirty bool  // the board must be drawn again

	nextID    uint32
	nextToast int
	geometry  geometry

	forms [area.Kinds]Form // what each form was last laid by
	aim   geom.Point       // where the last template pointed

	told    told
	shelved *Area // the template that stood before the press under way

	fit       bool // the camera was fitted to the map
	hoverDoor bool // a door lies under the pointer
}

// KeepNotes is how many notes the client keeps.
const KeepNotes = 500

// ConnState is how the connection stands.
type ConnState uint8

// The states of the connection.
const (
	ConnNone  ConnState = iota // none was asked for yet
	ConnWait                   // connecting, or waiting to try again
	ConnOn                     // the view is live
	ConnEnded                  // closed for good, Code says why; Reconnect tries again
)

// Conn is the connection to the table.
type Conn struct {
	State ConnState
	Code  wire.Code // why it ended or is being tried again
	Tries int       // attempts since it last worked
}

// Camera is which part of the map is on the screen, in CSS pixels and cells (grid.Grid.ToCells).
type Camera struct {
	X, Y  float64 // cells at the middle of the screen
	Zoom  float64 // CSS pixels a cell width
	W, H  float64 // screen, CSS pixels
	Scale float64 // device pixels a CSS pixel
}

// Leg is a measured path.
type Leg struct {
	Start  grid.Place
	Steps  []grid.Place
	Each   []int32      // cells paid after each step, what was spent before counted in
	Cost   int32        // cells of this path alone
	Total  int32        // cells with what was spent this turn
	Speed  int32        // the limit, 0: none
	Beyond int          // index of the first step past the limit, len(Steps) when none is
	Why    rules.Reason // what keeps a token from going on, as far as is known; Fine: nothing
	At     int          // the step that Why is about, len(Steps) when Fine
	Flies  bool         // the token flies
}

// Drag is a token being dragged.
type Drag struct {
	Token     wire.TokenID
	Size      grid.Size
	From      grid.Place
	To        grid.Place
	X, Y      float64      // where the pointer is, CSS pixels
	Turns     []grid.Place // waypoints
	Leg       Leg
	Reachable bool         // a way is known; else To is only shown, and a GM's drop puts it there
	Why       rules.Reason // what is in the way when there is none
	Stuck     int          // the step of Leg that Why is about, len(Leg.Steps) when none is
	Put       bool         // a GM drags with Alt: no walking
	turnedAt  []int
	restedAt  int64
	sent      int64
}

// Ruler is a measured line over cells.
type Ruler struct {
	Turns []geom.Point // fixed points, the first is the start
	End   geom.Point
	Leg   Leg
	Apart int32 // cells between the spaces of the tokens or cells at its ends; -1: there is no token
	Up    int32 // layers that the end is higher
	Done  bool  // the pointer is up: it stays until the next press or Esc
	sent  int64
}

// Blame says what blocks a line, to be named to the user.
type Blame uint8

// What can block.
const (
	BlameNone Blame = iota
	BlameWall
	BlameDoor
	BlameToken
)

// Paint is a stroke of the fog brush, or of the brush for ground.
type Paint struct {
	Reveal bool
	Mask   *geom.Mask         // nil: it paints ground
	Kind   rules.Land         // 0: plain ground
	Cells  map[grid.Cell]bool // of ground
	last   geom.Point
}

// Shown is what another seat shows in passing.
type Shown struct {
	From  wire.SeatID
	Thing wire.Thing
	Leg   Leg // of a drag or ruler, measured here
	Cells []grid.Cell
	Until int64
}

// Ping is a circle that calls attention.
type Ping struct {
	From  wire.SeatID
	At    geom.Point
	Since int64
}

// Pending is a command without an answer.
type Pending struct {
	ID    uint32
	Body  wire.Body
	Token wire.TokenID // a move: drawn at Place until answered
	Place grid.Place
	Rev   uint64 // not 0: acknowledged, waiting for that revision
}

// Say is something to be put into words by client/lang: a key, and what fills it.
type Say struct {
	Key    string // of the language catalogs; "" with a Reason or Laid
	Reason wire.Reason
	Laid   *wire.Laid // a map that was laid
	Args   []any
}

// Toast is a brief notice.
type Toast struct {
	ID    int
	Say   Say
	Bad   bool
	Until int64
}

// MenuKind is what a context menu is for.
type MenuKind uint8

// What a menu can be for.
const (
	MenuGround MenuKind = iota
	MenuToken
	MenuDoor
)

// Menu is an open context menu. The panel shows it at X, Y (CSS pixels).
type Menu struct {
	Kind  MenuKind
	X, Y  float64
	Token wire.TokenID
	Door  wire.DoorID
	At    geom.Point
	Place grid.Place
}

// MadeLink is an invite link that was made for showing and copying.
type MadeLink struct {
	Role   wire.Role
	Seat   wire.SeatID // 0: it makes a new one
	URL    string
	Copied bool
}

// Uploading is a map on its way to the server.
type Uploading struct {
	Name   string
	Sample bool // one of the program's own: what was repaired in its file is no news
}

// Visited is a table this browser has been to.
type Visited struct {
	Room string    `json:"room"`
	Seat string    `json:"seat"`
	Name string    `json:"name"`
	Role wire.Role `json:"role"`
	When int64     `json:"when"` // unix seconds
}

// Start is the start page.
type Start struct {
	Tables []Visited // newest first
}

// Join is the join page.
type Join struct {
	Invite string // from the fragment
	Peeked bool   // Table and Role are known
	Table  string
	Role   wire.Role
	Person string // whose seat the invite leads to; "": a new one
	Busy   bool
	Code   wire.Code // what went wrong
}

// HotStage is where a hot-seat game stands.
type HotStage uint8

// The stages of hot-seat.
const (
	HotSetup   HotStage = iota // the form
	HotLoading                 // the worker starts
	HotCurtain                 // the device changes hands; no view is held
	HotPlay
)

// HotSeat is a person at the device.
type HotSeat struct {
	ID   wire.SeatID
	Name string
	Role wire.Role
}

// SampleMap is a map that ships inside the program.
type SampleMap struct{ Name, Title string }

// Hot is a hot-seat game; Page is PageHot in HotSetup and HotLoading and PageTable after.
type Hot struct {
	On    bool // the table is a hot-seat game
	Stage HotStage
	Maps  []SampleMap
	Seats []HotSeat
	Who   wire.SeatID // who plays, or whom the curtain waits for
	File  int         // a map file that was dropped or picked; 0: none
	Name  string      // of File
	Say   *Say        // what went wrong
}

// Covered says whether a menu or a dialog lies over the board and has the keyboard.
func (m *Model) Covered() bool {
	return m.Looking || m.Menu != nil || m.Link != nil || m.Laid != nil || m.Open[PanelHelp]
}

// IsGM says whether the seat of the view is a GM's.
func (m *Model) IsGM() bool { return m.View != nil && m.View.Me.Role == wire.GM }
