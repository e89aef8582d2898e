package link

import (
	"context"
	"errors"

	"sightline/server/wire"
)

// State is how a link stands.
type State uint8

// The states of a link.
const (
	// Waiting: connecting, or waiting to try again after a loss. The code says why it was lost, CodeNone for a mere loss.
	Waiting State = iota
	// Live: the server answers.
	Live
	// Ended: the server said why it wants this link no more; it does not try again.
	Ended
)

// Handler is told what comes. Its functions are called one at a time, in order, from a goroutine of the link's and never
// from a callback of the browser, so they may wait.
type Handler struct {
	Message func(wire.Message)
	State   func(State, wire.Code)
}

// Link is a seat's connection to its table. Its methods may be called from any goroutine; none but Tile and Art waits.
type Link interface {
	// Send takes a command and says whether it went out; while the link is not Live it does not, and it is not kept for
	// later: the table may look different by then.
	Send(wire.Command) bool
	// Tile gets a tile of the map's picture as JPEG; nil without an error: there is nothing this seat may see of it. It
	// waits. ErrLost: ask again.
	Tile(ctx context.Context, mapNo uint32, level, x, y int32) ([]byte, error)
	// Art gets a token's picture, nil when it is not for this seat. It waits. ErrLost: ask again.
	Art(ctx context.Context, id wire.PictureID) ([]byte, error)
	// Close ends the link. The handler hears nothing more, not even of the end.
	Close()
}

// ErrLost says that a picture could not be got now; it may be asked for again.
var ErrLost = errors.New("link: the connection was lost before the picture came")

// Final says whether a link that was ended with the code should not be tried again without being asked to.
func Final(c wire.Code) bool {
	switch c {
	case wire.CodeReplaced, wire.CodeRemoved, wire.CodeVersion, wire.CodeAbsent, wire.CodeLink, wire.CodeRole:
		return true
	}
	return false
}
