package seat

import (
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"time"

	"sightline/server/wire"
)

// Bytes of chance in a secret.
const (
	inviteBytes = 16
	tokenBytes  = 32
)

// Desk makes and checks invites and seat tokens. It is safe for concurrent use if what it was made of is.
type Desk struct {
	store  Store
	now    func() time.Time
	random io.Reader
}

// New returns a desk that keeps rows in s, reads the time from now and secrets from random (crypto/rand.Reader).
func New(s Store, now func() time.Time, random io.Reader) *Desk {
	return &Desk{store: s, now: now, random: random}
}

// Terms are what an invite is good for.
type Terms struct {
	Role wire.Role
	Seat wire.SeatID   // not 0: it leads to this seat and makes no new one
	Uses int           // 0: any number
	For  time.Duration // 0: no end
}

// Now is the desk's time.
func (d *Desk) Now() time.Time { return d.now() }

// secret draws n bytes and returns them as text that may stand in a link or a cookie, and their hash.
func (d *Desk) secret(n int) (string, Hash, error) {
	b := make([]byte, n)
	if _, err := io.ReadFull(d.random, b); err != nil {
		return "", Hash{}, fmt.Errorf("seat: no chance to draw a secret from: %w", err)
	}
	return base64.RawURLEncoding.EncodeToString(b), sha256.Sum256(b), nil
}

// hash returns the hash of a secret of n bytes. A text that is no such secret can't be one that was given out.
func hash(text string, n int) (Hash, bool) {
	if len(text) != base64.RawURLEncoding.EncodedLen(n) {
		return Hash{}, false
	}
	b, err := base64.RawURLEncoding.Strict().DecodeString(text)
	return sha256.Sum256(b), err == nil
}

// Invite makes an invite to a room and returns the secret that stands in its link, which is kept nowhere.
func (d *Desk) Invite(ctx context.Context, room string, t Terms) (string, Invite, error) {
	text, h, err := d.secret(inviteBytes)
	if err != nil {
		return "", Invite{}, err
	}
	now := d.now()
	i := Invite{Hash: h, Room: room, Role: t.Role, Seat: t.Seat, Made: now, Left: t.Uses}
	if t.Uses == 0 {
		i.Left = -1
	}
	if t.For != 0 {
		i.Expires = now.Add(t.For)
	}
	return text, i, d.store.AddInvite(ctx, i)
}

// Look returns what a link is good for and takes no use of it: opening a link must not spend it. ErrLink if it is good for
// nothing here.
func (d *Desk) Look(ctx context.Context, room, secret string) (Invite, error) {
	h, ok := hash(secret, inviteBytes)
	if !ok {
		return Invite{}, ErrLink
	}
	i, err := d.store.Invite(ctx, h)
	if err == nil && !i.Good(room, d.now()) {
		return Invite{}, ErrLink
	}
	return i, err
}

// Redeem takes one use of a link; ErrLink if it is good for nothing here.
func (d *Desk) Redeem(ctx context.Context, room, secret string) (Invite, error) {
	h, ok := hash(secret, inviteBytes)
	if !ok {
		return Invite{}, ErrLink
	}
	return d.store.UseInvite(ctx, room, h, d.now())
}

// Invites lists the invites of a room, oldest first, the dead ones too.
func (d *Desk) Invites(ctx context.Context, room string) ([]Invite, error) {
	return d.store.Invites(ctx, room)
}

// Cancel makes an invite good for nothing; ErrLink if the room has none such.
func (d *Desk) Cancel(ctx context.Context, room string, h Hash) error {
	return d.store.RevokeInvite(ctx, room, h)
}

// Renew makes a link to a seat that somebody has: it is good once, and takes the place of earlier ones to that seat.
func (d *Desk) Renew(ctx context.Context, room string, t Terms) (string, error) {
	all, err := d.store.Invites(ctx, room)
	if err != nil {
		return "", err
	}
	for _, i := range all {
		if i.Seat == t.Seat && i.Good(room, d.now()) {
			if err := d.store.RevokeInvite(ctx, room, i.Hash); err != nil {
				return "", err
			}
		}
	}
	t.Uses = 1
	text, _, err := d.Invite(ctx, room, t)
	return text, err
}

// Give makes one more token for a seat, so that it can be opened on another device, and returns its secret.
func (d *Desk) Give(ctx context.Context, room string, s wire.SeatID) (string, error) {
	text, h, err := d.secret(tokenBytes)
	if err != nil {
		return "", err
	}
	return text, d.store.AddToken(ctx, Token{Hash: h, Room: room, Seat: s, Made: d.now()})
}

// Check says whether secret proves the seat: nil, or ErrToken, or what went wrong in the store. The time it takes depends on
// how many tokens the seat has, not on how much of one was guessed.
func (d *Desk) Check(ctx context.Context, room string, s wire.SeatID, secret string) error {
	h, ok := hash(secret, tokenBytes)
	ts, err := d.store.Tokens(ctx, room, s)
	if err != nil {
		return err
	}
	found := 0
	for _, t := range ts {
		found |= subtle.ConstantTimeCompare(h[:], t.Hash[:])
	}
	if !ok || found == 0 {
		return ErrToken
	}
	return nil
}

// Revoke forgets every token of a seat. Its sockets are for the caller to cut.
func (d *Desk) Revoke(ctx context.Context, room string, s wire.SeatID) error {
	_, err := d.store.RevokeTokens(ctx, room, s)
	return err
}

// errTaken says that a hash is there already, which chance does not do.
var errTaken = errors.New("seat: this hash is there already")
