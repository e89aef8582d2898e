package app

import (
	"sightline/client/hand"
	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/rules"
	"sightline/server/wire"
)

// Msg is something that happened. One of the types below.
type Msg interface{ msg() }

// What the panels send.
type (
	// Do sends a command to the server and keeps it pending until it is answered.
	Do struct{ Body wire.Body }
	// SetTool changes the tool.
	SetTool struct{ Tool Tool }
	// SetLang changes the language: "cs" or "en".
	SetLang struct{ Lang string }
	// SetUnits changes how lengths are said.
	SetUnits struct{ Units Unit }
	// SetSpec says what ToolPlace puts from now on.
	SetSpec struct{ Spec wire.TokenSpec }
	// PickForm takes the tool for templates in hand, for a form with the numbers that it was last laid by.
	PickForm struct{ Kind area.Kind }
	// SetForm changes how templates are laid, the one on the board too.
	SetForm struct{ Form Form }
	// SetBrush sets how wide the fog brush is, in cells (1 to 20).
	SetBrush struct{ Cells int32 }
	// SetLand sets what ground the brush paints; 0: plain.
	SetLand struct{ Kind rules.Land }
	// SetFly makes the selected token fly when it is moved, or walk.
	SetFly struct{ Fly bool }
	// Raise brings the selected token so many layers up (or down when negative).
	Raise struct{ By int32 }
	// Toggle opens or closes a panel.
	Toggle struct{ Panel Panel }
	// Pick selects a token (0: none); Centre brings it to the middle of the screen.
	Pick struct {
		Token  wire.TokenID
		Centre bool
	}
	// ShowPledge shows the rolls of a session of open rolls, by its number, or puts them away.
	ShowPledge struct{ Number uint64 }
	// FindAid narrows the list of aids; OpenAid opens one ("": back to the list).
	FindAid struct{ Text string }
	OpenAid struct{ ID string }
	// SetAid fills in a field of the open aid.
	SetAid struct{ Field, Value string }
	// RollAid rolls for a field of the open aid; the total is filled in when it is known.
	RollAid struct{ Field, Expr string }
	// CloseMenu closes the context menu.
	CloseMenu struct{}
	// BadLine says that a line of what was typed, from 1, can't be read.
	BadLine struct{ Line int }
	// CloseToast takes a notice away.
	CloseToast struct{ ID int }
	// PlaceAt puts a token of Spec at a place (context menu).
	PlaceAt struct {
		Spec wire.TokenSpec
		At   grid.Place
	}
	// GiveToken gives a waiting seat a token in the middle of what the GM looks at, with one click.
	GiveToken struct{ Seat wire.SeatID }
	// CycleDoor opens a closed door and closes an open one; Lock: locks and unlocks.
	CycleDoor struct {
		Door wire.DoorID
		Lock bool
	}
	// PingAt calls attention to a place.
	PingAt struct{ At geom.Point }
	// SeeFrom points the sight tool: from a token to a token.
	SeeFrom struct{ From, To wire.TokenID }
	// LookAway gives the keyboard back to the board from what is told of who is around.
	LookAway struct{}
	// CoverOf asks for a token's cover against the template on the board.
	CoverOf struct{ Token wire.TokenID }
	// ClearLines takes rulers and sight lines away.
	ClearLines struct{}
	// ClearTools takes rulers, templates, sight lines away.
	ClearTools struct{}
	// ZoomBy zooms at the middle of the screen; ZoomFit shows the whole map.
	ZoomBy  struct{ Factor float64 }
	ZoomFit struct{}
	// LockView holds the view still, so that no finger moves or zooms it, or lets it go.
	LockView struct{}
	// MakeInvite asks for an invite link of a role; Seat not 0: for a fresh link to that seat.
	MakeInvite struct {
		Role wire.Role
		Seat wire.SeatID
	}
	// AskLinks asks which invite links are good; RevokeLink takes one back.
	AskLinks   struct{}
	RevokeLink struct{ ID string }
	// CloseLaid puts away what is said of a map that was laid.
	CloseLaid struct{}
	// CloseLink puts the shown invite link away.
	CloseLink struct{}
	// CopyText puts a text on the clipboard.
	CopyText struct{ Text string }
	// PickMap opens the browser's file dialog for a map.
	PickMap struct{}
	// LaySample lays a map that ships inside the program, under a title in the person's language.
	LaySample struct{ Name, Title string }
	// GiveArt gives a token a picture of Size bytes; Token 0: what ToolPlace puts. Read gives the file and waits.
	GiveArt struct {
		Token wire.TokenID
		Size  int64
		Read  func() ([]byte, error)
	}
	// LoadHouse takes the rules of the table from a file of Size bytes. Read gives the file and waits.
	LoadHouse struct {
		Size int64
		Read func() ([]byte, error)
	}
	// Reconnect tries a connection that ended again (a seat that was opened elsewhere is taken back).
	Reconnect struct{}
	// Enter redeems the invite of the join page under a name.
	Enter struct{ Name string }
	// Forget takes a table off the start page.
	Forget struct{ Room, Seat string }
	// GoTo opens another page of ours: "/", "/play", or a table's address.
	GoTo struct{ URL string }
	// HotStart starts a hot-seat game.
	HotStart struct{ Setup HotGame }
	// HotHand draws the curtain and waits for a seat to take the device.
	HotHand struct{ Seat wire.SeatID }
	// HotTake lifts the curtain for the seat it waits for.
	HotTake struct{}
)

// HotGame is what a hot-seat game starts with.
type HotGame struct {
	Map      string // a sample's name; "" with File
	File     int    // a handle from FileGiven; 0: none
	FileName string // of File
	Title    string // of the table
	Host     string // name of the seat that lays the map when nobody plays the GM
	Profile  string
	Seats    []HotSeat // ID 0; with a GM or without
}

// What the platform sends.
type (
	// Opened says what page the browser opened: the path and fragment of its address, and what it remembers.
	Opened struct {
		Path, Fragment string
		Units          string // as kept under KeepUnits
		Touch          bool   // the device has a touch screen
		Tables         []Visited
	}
	// Touch is something done with a pointer on the board.
	Touch struct{ Intent hand.Intent }
	// Key is a key pressed on the board. Name is that of KeyboardEvent.key.
	Key struct {
		Name string
		Keys hand.Keys
	}
	// Tick says what time it is.
	Tick struct{ Now int64 }
	// Resize says how large the screen is.
	Resize struct{ W, H, Scale float64 }
	// Received is a message of the server.
	Received struct{ Message wire.Message }
	// Connected says how the connection stands now.
	Connected struct {
		State ConnState
		Code  wire.Code
	}
	// Peeked answers effect Peek.
	Peeked struct {
		Table  string
		Role   wire.Role
		Person string    // whose seat the invite leads to; "": a new one
		Code   wire.Code // CodeNone: well
	}
	// Joined answers effect JoinTable.
	Joined struct {
		Seat string
		Code wire.Code
	}
	// InviteMade answers effect Invite.
	InviteMade struct {
		Role wire.Role
		Seat wire.SeatID // 0: the link makes a new one
		URL  string
		Code wire.Code
	}
	// Copied answers effect Copy.
	Copied struct{ OK bool }
	// FileGiven is a file that was dropped, pasted or picked. File is the platform's handle.
	FileGiven struct {
		File int
		Name string
		Size int64
	}
	// Uploaded answers effect Upload: what became of the file, or why it is not laid.
	Uploaded struct {
		Laid   wire.Laid
		Reason wire.Reason
	}
	// LinksListed answers effects ListLinks and CancelLink.
	LinksListed struct {
		Links  []wire.Link
		Reason wire.Reason
	}
	// SamplesListed answers effect ListSamples.
	SamplesListed struct{ Maps []SampleMap }
	// ArtKept answers effect KeepArt.
	ArtKept struct {
		Token  wire.TokenID
		ID     wire.PictureID
		Reason wire.Reason
	}
	// HouseRead answers effect ReadHouse.
	HouseRead struct {
		Text   string
		Failed bool // the file can't be read
	}
	// TilesChanged says that tiles or token pictures arrived.
	TilesChanged struct{}
	// HotMaps says what sample maps there are.
	HotMaps struct{ Maps []SampleMap }
	// HotReady says that the hot-seat game stands, and what became of the file it began on, if it did on one.
	HotReady struct {
		Seats []HotSeat
		Laid  *wire.Laid
	}
	// HotFailed says that it could not be started.
	HotFailed struct{ Say Say }
)

// Effect is something the outside must do. One of the types below.
type Effect interface{ effect() }

// The effects.
type (
	// Send sends a command.
	Send struct{ Command wire.Command }
	// Connect opens the socket of Model.Room and Model.Seat; from an empty view (Rev 0).
	Connect struct{}
	// Peek asks what an invite is for.
	Peek struct{ Room, Invite string }
	// JoinTable redeems an invite.
	JoinTable struct{ Room, Invite, Name string }
	// Navigate opens an address.
	Navigate struct{ URL string }
	// Keep stores a text in the browser; "" removes it.
	Keep struct{ Key, Value string }
	// Copy puts a text on the clipboard.
	Copy struct{ Text string }
	// PickFile opens the file dialog.
	PickFile struct{ Accept string }
	// Upload sends a file as the table's map.
	Upload struct {
		File int
		Name string
	}
	// UploadSample lays a sample map under a title. Uploaded answers.
	UploadSample struct{ Name, Title string }
	// ListLinks asks which invite links are good; CancelLink takes one back first.
	ListLinks  struct{}
	CancelLink struct{ ID string }
	// ListSamples asks which sample maps there are.
	ListSamples struct{}
	// KeepArt sends a token's picture to be kept.
	KeepArt struct {
		Token wire.TokenID
		Read  func() ([]byte, error)
	}
	// ReadHouse reads a file of house rules.
	ReadHouse struct{ Read func() ([]byte, error) }
	// Invite makes an invite link; Seat not 0: to that seat.
	Invite struct {
		Role wire.Role
		Seat wire.SeatID
	}
	// HotBegin starts the worker with a game.
	HotBegin struct{ Setup HotGame }
	// HotOpen connects to a seat of the hot-seat game.
	HotOpen struct{ Seat wire.SeatID }
	// HotMeet wakes the worker, so that it loads while the form is filled in.
	HotMeet struct{}
	// HotClose lets go of the seat that is connected, and of every tile and picture it had.
	HotClose struct{}
)
