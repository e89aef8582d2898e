package seat

import (
	"context"
	"errors"
	"time"

	"sightline/server/wire"
)

// ErrLink is the one answer to an invite that is unknown, used up, expired, revoked or of another room.
var ErrLink = errors.New("seat: unknown, used up, expired or revoked link")

// ErrToken is the one answer to a seat token that does not prove the seat.
var ErrToken = errors.New("seat: no such seat, or not yours")

// Hash is the SHA-256 of a secret. Secrets themselves are never kept.
type Hash [32]byte

// Invite is a link's row. What it is good for stands here and not in the link, so it can be taken back.
type Invite struct {
	Hash    Hash
	Room    string
	Role    wire.Role
	Seat    wire.SeatID // not 0: the link leads to this seat and makes no new one
	Made    time.Time
	Expires time.Time // zero: never
	Left    int       // uses left; negative: no count
	Revoked bool
}

// Token is a seat token's row. A seat may have several.
type Token struct {
	Hash Hash
	Room string
	Seat wire.SeatID
	Made time.Time
}

// Good says whether the invite can be used at now to enter room.
func (i Invite) Good(room string, now time.Time) bool {
	return i.Room == room && !i.Revoked && i.Left != 0 && (i.Expires.IsZero() || now.Before(i.Expires))
}

// Store keeps the rows. It is safe for concurrent use and keeps times to the millisecond; every implementation passes seattest.
type Store interface {
	// AddInvite adds a row; it fails if the hash is there already.
	AddInvite(ctx context.Context, i Invite) error
	// Invite returns the row as it is, or ErrLink.
	Invite(ctx context.Context, h Hash) (Invite, error)
	// UseInvite takes one use, in one step however many ask, and returns the row after it: ErrLink unless it is Good at now.
	UseInvite(ctx context.Context, room string, h Hash, now time.Time) (Invite, error)
	// Invites lists those of a room, oldest first, the dead ones too.
	Invites(ctx context.Context, room string) ([]Invite, error)
	// RevokeInvite makes one good for nothing; ErrLink if the room has none such.
	RevokeInvite(ctx context.Context, room string, h Hash) error
	// AddToken adds a row; it fails if the hash is there already.
	AddToken(ctx context.Context, t Token) error
	// Tokens lists those of a seat, oldest first.
	Tokens(ctx context.Context, room string, s wire.SeatID) ([]Token, error)
	// RevokeTokens forgets all of a seat and says how many there were.
	RevokeTokens(ctx context.Context, room string, s wire.SeatID) (int, error)
}
