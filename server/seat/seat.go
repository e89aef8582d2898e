package seat

import (
	"context"
	"errors"
	"io"
	"time"

	"sightline/server/wire"
)

// ErrLink is the one answer to an invite that is unknown, used up, expired, revoked or of another room.
var ErrLink = errors.New("seat: unknown, used up, expired or revoked link")

// ErrToken is the one answer to a seat token that does not prove the seat.
var ErrToken = errors.New("seat: no such seat, or not yours")

// Hash is the SHA-256 of a secret. Secrets themselves are never kept.
type Hash [32]byte

// Invite is a link's row.
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

// Store keeps the rows. It is safe for concurrent use; every implementation passes seattest.
type Store interface {
	AddInvite(ctx context.Context, i Invite) error
	// Invite returns the row as it is, or ErrLink.
	Invite(ctx context.Context, h Hash) (Invite, error)
	// UseInvite takes one use, in one step however many ask: ErrLink if there is none left to take at now.
	UseInvite(ctx context.Context, room string, h Hash, now time.Time) (Invite, error)
	// Invites lists those of a room, oldest first, the dead ones too.
	Invites(ctx context.Context, room string) ([]Invite, error)
	// RevokeInvite makes one good for nothing; ErrLink if the room has none such.
	RevokeInvite(ctx context.Context, room string, h Hash) error
	AddToken(ctx context.Context, t Token) error
	// Tokens lists those of a seat, oldest first.
	Tokens(ctx context.Context, room string, s wire.SeatID) ([]Token, error)
	// RevokeTokens forgets all of a seat and says how many there were.
	RevokeTokens(ctx context.Context, room string, s wire.SeatID) (int, error)
}

// Desk makes and checks invites and seat tokens.
type Desk struct{}

// New returns a desk that keeps rows in s, reads the time from now and secrets from random (crypto/rand.Reader).
func New(s Store, now func() time.Time, random io.Reader) *Desk { panic("seat: not built yet") }

// Terms are what an invite is good for.
type Terms struct {
	Role wire.Role
	Seat wire.SeatID   // not 0: leads to this seat
	Uses int           // 0: any number
	For  time.Duration // 0: no end
}

// Invite makes an invite to a room and returns the secret that stands in its link, which is kept nowhere.
func (d *Desk) Invite(ctx context.Context, room string, t Terms) (string, Invite, error) {
	panic("seat: not built yet")
}

// Look returns what a link is good for and takes no use of it; ErrLink if nothing.
func (d *Desk) Look(ctx context.Context, room, secret string) (Invite, error) {
	panic("seat: not built yet")
}

// Redeem takes one use of a link; ErrLink if it is good for nothing.
func (d *Desk) Redeem(ctx context.Context, room, secret string) (Invite, error) {
	panic("seat: not built yet")
}

// Give makes one more token for a seat and returns its secret.
func (d *Desk) Give(ctx context.Context, room string, s wire.SeatID) (string, error) {
	panic("seat: not built yet")
}

// Check says whether secret proves the seat: nil, or ErrToken, or what went wrong in the store.
func (d *Desk) Check(ctx context.Context, room string, s wire.SeatID, secret string) error {
	panic("seat: not built yet")
}

// Revoke forgets every token of a seat.
func (d *Desk) Revoke(ctx context.Context, room string, s wire.SeatID) error {
	panic("seat: not built yet")
}

// Memory returns an empty store in memory.
func Memory() Store { panic("seat: not built yet") }
