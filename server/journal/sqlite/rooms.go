package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"sightline/server/journal"
)

// milli is a time as the file keeps it; 0 is the zero time.
func milli(t time.Time) int64 {
	if t.IsZero() {
		return 0
	}
	return t.UnixMilli()
}

func timeOf(ms int64) time.Time {
	if ms == 0 {
		return time.Time{}
	}
	return time.UnixMilli(ms).UTC()
}

// change runs a statement and returns none if it changed no row.
func (d *DB) change(ctx context.Context, none error, statement string, args ...any) (n int64, err error) {
	err = d.do(ctx, func(ctx context.Context) error {
		r, err := d.conn.ExecContext(ctx, statement, args...)
		if err != nil {
			return fmt.Errorf("sqlite: %w", err)
		}
		if n, err = r.RowsAffected(); err == nil && n == 0 {
			return none
		}
		return err
	})
	return n, err
}

// AddRoom implements journal.Rooms.
func (d *DB) AddRoom(ctx context.Context, r journal.Room) error {
	const add = `insert into rooms (id, name, created, opened) values (?, ?, ?, ?) on conflict do nothing`
	taken := fmt.Errorf("sqlite: room %s is there already", r.ID)
	_, err := d.change(ctx, taken, add, r.ID, r.Name, milli(r.Created), milli(r.Opened))
	return err
}

// RenameRoom implements journal.Rooms.
func (d *DB) RenameRoom(ctx context.Context, id, name string) error {
	_, err := d.change(ctx, journal.ErrNoRoom, `update rooms set name = ? where id = ?`, name, id)
	return err
}

// TouchRoom implements journal.Rooms.
func (d *DB) TouchRoom(ctx context.Context, id string, at time.Time) error {
	_, err := d.change(ctx, journal.ErrNoRoom, `update rooms set opened = ? where id = ?`, milli(at), id)
	return err
}

const roomColumns = `select id, name, created, opened from rooms `

// Room implements journal.Rooms.
func (d *DB) Room(ctx context.Context, id string) (journal.Room, error) {
	r, err := scanRoom(d.reading.QueryRowContext(ctx, roomColumns+`where id = ?`, id))
	if errors.Is(err, sql.ErrNoRows) {
		return r, fmt.Errorf("%w: %s", journal.ErrNoRoom, id)
	}
	return r, err
}

// Rooms implements journal.Rooms.
func (d *DB) Rooms(ctx context.Context) ([]journal.Room, error) {
	return all(ctx, d.reading, scanRoom, roomColumns+`order by opened desc, created desc, id`)
}

// row is what a line of an answer is read from.
type row interface{ Scan(...any) error }

func scanRoom(from row) (r journal.Room, err error) {
	var created, opened int64
	err = from.Scan(&r.ID, &r.Name, &created, &opened)
	r.Created, r.Opened = timeOf(created), timeOf(opened)
	return r, err
}

// all reads every line of an answer.
func all[T any](ctx context.Context, db *sql.DB, scan func(row) (T, error), query string, args ...any) ([]T, error) {
	rows, err := db.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, fmt.Errorf("sqlite: %w", err)
	}
	defer rows.Close()
	var xs []T
	for rows.Next() {
		x, err := scan(rows)
		if err != nil {
			return nil, fmt.Errorf("sqlite: %w", err)
		}
		xs = append(xs, x)
	}
	return xs, rows.Err()
}
