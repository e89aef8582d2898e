package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"sightline/server/seat"
	"sightline/server/wire"
)

// AddInvite implements seat.Store.
func (d *DB) AddInvite(ctx context.Context, i seat.Invite) error {
	const add = `insert into invites (hash, room, role, seat, made, expires, uses, revoked) values (?, ?, ?, ?, ?, ?, ?, ?)`
	_, err := d.change(ctx, nil, add, i.Hash[:], i.Room, i.Role, int64(i.Seat), milli(i.Made), milli(i.Expires), i.Left, i.Revoked)
	return err
}

const inviteColumns = `hash, room, role, seat, made, expires, uses, revoked`

func scanInvite(from row) (i seat.Invite, err error) {
	var hash []byte
	var id, made, expires int64
	err = from.Scan(&hash, &i.Room, &i.Role, &id, &made, &expires, &i.Left, &i.Revoked)
	copy(i.Hash[:], hash)
	i.Seat, i.Made, i.Expires = wire.SeatID(id), timeOf(made), timeOf(expires)
	return i, err
}

// inviteOf reads one invite; no row is seat.ErrLink.
func inviteOf(from row) (seat.Invite, error) {
	i, err := scanInvite(from)
	if errors.Is(err, sql.ErrNoRows) {
		return seat.Invite{}, seat.ErrLink
	}
	return i, err
}

// Invite implements seat.Store.
func (d *DB) Invite(ctx context.Context, h seat.Hash) (seat.Invite, error) {
	return inviteOf(d.reading.QueryRowContext(ctx, `select `+inviteColumns+` from invites where hash = ?`, h[:]))
}

// UseInvite implements seat.Store.
func (d *DB) UseInvite(ctx context.Context, room string, h seat.Hash, now time.Time) (i seat.Invite, err error) {
	const use = `update invites set uses = max(uses - 1, -1)
		where hash = ? and room = ? and uses <> 0 and revoked = 0 and (expires = 0 or expires > ?)
		returning ` + inviteColumns
	err = d.do(ctx, func(ctx context.Context) error {
		i, err = inviteOf(d.conn.QueryRowContext(ctx, use, h[:], room, milli(now)))
		return err
	})
	return i, err
}

// Invites implements seat.Store.
func (d *DB) Invites(ctx context.Context, room string) ([]seat.Invite, error) {
	return all(ctx, d.reading, scanInvite, `select `+inviteColumns+` from invites where room = ? order by made, hash`, room)
}

// RevokeInvite implements seat.Store.
func (d *DB) RevokeInvite(ctx context.Context, room string, h seat.Hash) error {
	_, err := d.change(ctx, seat.ErrLink, `update invites set revoked = 1 where room = ? and hash = ?`, room, h[:])
	return err
}

// AddToken implements seat.Store.
func (d *DB) AddToken(ctx context.Context, t seat.Token) error {
	const add = `insert into seat_tokens (hash, room, seat, made) values (?, ?, ?, ?)`
	_, err := d.change(ctx, nil, add, t.Hash[:], t.Room, int64(t.Seat), milli(t.Made))
	return err
}

func scanToken(from row) (t seat.Token, err error) {
	var hash []byte
	var id, made int64
	err = from.Scan(&hash, &t.Room, &id, &made)
	copy(t.Hash[:], hash)
	t.Seat, t.Made = wire.SeatID(id), timeOf(made)
	return t, err
}

// Tokens implements seat.Store.
func (d *DB) Tokens(ctx context.Context, room string, s wire.SeatID) ([]seat.Token, error) {
	const q = `select hash, room, seat, made from seat_tokens where room = ? and seat = ? order by made, hash`
	return all(ctx, d.reading, scanToken, q, room, int64(s))
}

// RevokeTokens implements seat.Store.
func (d *DB) RevokeTokens(ctx context.Context, room string, s wire.SeatID) (int, error) {
	n, err := d.change(ctx, nil, `delete from seat_tokens where room = ? and seat = ?`, room, int64(s))
	if err != nil {
		return 0, fmt.Errorf("sqlite: tokens of seat %d: %w", s, err)
	}
	return int(n), nil
}
