// Package sqlite keeps journals, rooms, invites and seat tokens in one SQLite file.
package sqlite

import (
	"context"

	"sightline/server/journal"
	"sightline/server/seat"
)

// DB is one database file. It is a journal.Journal, a journal.Rooms and a seat.Store.
type DB struct {
	journal.Journal
	journal.Rooms
	seat.Store
}

// Open opens or makes the database file.
func Open(ctx context.Context, file string) (*DB, error) { panic("sqlite: not built yet") }

// Close closes the file; it waits for appends under way.
func (d *DB) Close() error { panic("sqlite: not built yet") }
