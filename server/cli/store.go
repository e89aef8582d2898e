package cli

import (
	"context"
	"crypto/rand"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"time"

	"sightline/server/journal"
	"sightline/server/journal/sqlite"
	"sightline/server/media"
	"sightline/server/media/files"
	"sightline/server/owner"
	"sightline/server/room"
	"sightline/server/seat"
)

// clock is the machine's own.
type clock struct{}

// Now is the time.
func (clock) Now() time.Time { return time.Now() }

// After is time.After.
func (clock) After(d time.Duration) <-chan time.Time { return time.After(d) }

// chance draws from the system's source, which nobody can foretell.
type chance struct{}

// Uint64 is a random number.
func (chance) Uint64() uint64 {
	var b [8]byte
	_, _ = rand.Read(b[:]) // never fails: it ends the program instead
	return binary.NativeEndian.Uint64(b[:])
}

// idle is how long a table without people stays in memory.
const idle = 5 * time.Minute

// store is the data folder, opened.
type store struct {
	dir   string
	db    *sqlite.DB
	desk  *seat.Desk
	media *media.Media // of the one server; nil for the other commands
	lock  io.Closer    // likewise
}

// database is the file in the folder that holds everything but pictures.
const database = "sightline.db"

// openStore opens the folder, which it makes when needed.
func openStore(ctx context.Context, dir string) (*store, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, trouble("The data folder cannot be used: %s.", "Složku s daty nelze použít: %s.", blame(err))
	}
	db, err := sqlite.Open(ctx, filepath.Join(dir, database))
	if err != nil {
		return nil, noDatabase(dir, err)
	}
	return &store{dir: dir, db: db, desk: seat.New(db, time.Now, rand.Reader)}, nil
}

// errNoTables says that a folder holds no tables, since no server ever used it.
var errNoTables = errors.New("cli: no data folder")

// lookInto opens a folder for what only looks for tables: where there are none it leaves no trace.
func lookInto(ctx context.Context, dir string) (*store, error) {
	if _, err := os.Stat(filepath.Join(dir, database)); errors.Is(err, fs.ErrNotExist) {
		return nil, errNoTables
	}
	return openStore(ctx, dir)
}

// openAlone opens the folder for the one server that may use it. `tables` and `link` work beside it.
func openAlone(ctx context.Context, dir string) (*store, error) {
	st, err := openStore(ctx, dir)
	if err != nil {
		return nil, err
	}
	if st.lock, err = lockFile(filepath.Join(dir, "lock")); err != nil {
		_ = st.Close() // the lock's error says more
		return nil, notAlone(dir, err)
	}
	pictures, err := files.Open(filepath.Join(dir, "pictures"))
	if err != nil {
		_ = st.Close() // the folder's error says more
		return nil, trouble("The pictures cannot be used: %s.", "Obrázky nelze použít: %s.", blame(err))
	}
	st.media = media.New(pictures, nil, media.DefaultLimits())
	return st, nil
}

// notAlone says why the lock of a folder can't be had.
func notAlone(dir string, err error) error {
	if errors.As(err, new(*fs.PathError)) {
		return trouble("The data folder cannot be used: %s.", "Složku s daty nelze použít: %s.", blame(err))
	}
	return trouble("Another sightline already serves the tables in %s. Stop it first, or choose another folder with --data.",
		"Stoly ve složce %s už podává jiný sightline. Nejdřív ho zastavte, nebo zvolte jinou složku přes --data.", dir)
}

// Close closes the database and lets the next server in.
func (st *store) Close() error {
	err := st.db.Close()
	if st.lock != nil {
		err = errors.Join(err, st.lock.Close())
	}
	return err
}

// owner serves the folder's tables.
func (st *store) owner(log *slog.Logger) *owner.Owner {
	return owner.New(owner.Config{
		Open: func(ctx context.Context, id string) (*room.Room, error) {
			at, err := st.db.Room(ctx, id)
			if errors.Is(err, journal.ErrNoRoom) {
				return nil, room.ErrAbsent
			}
			if err != nil {
				return nil, err
			}
			return st.open(ctx, log, id, at.Name)
		},
		Idle:    idle,
		Clock:   clock{},
		Stopped: func(id string, err error) { log.Error("table stopped", "table", id, "err", err) },
	})
}

// open opens a table's room. name is that of a table which is new.
func (st *store) open(ctx context.Context, log *slog.Logger, id, name string) (*room.Room, error) {
	host, _ := os.Hostname() // only for people who look into the database
	return room.Open(ctx, room.Config{
		ID: id, Name: name, Owner: fmt.Sprintf("%s/%d", host, os.Getpid()),
		Journal: st.db, Media: st.media, Clock: clock{}, Chance: chance{},
		Named: func(name string) {
			if err := st.db.RenameRoom(context.WithoutCancel(ctx), id, name); err != nil {
				log.Error("renaming a table in the list", "table", id, "err", err)
			}
		},
	})
}

// newID draws the id of a table.
func newID() string {
	var b [8]byte
	_, _ = rand.Read(b[:]) // never fails: it ends the program instead
	return hex.EncodeToString(b[:])
}

// list adds a table to the list.
func (st *store) list(ctx context.Context, id, name string) error {
	now := time.Now()
	return st.db.AddRoom(ctx, journal.Room{ID: id, Name: name, Created: now, Opened: now})
}

// newTable adds a table with nothing on it to the list.
func (st *store) newTable(ctx context.Context, name string) (string, error) {
	id := newID()
	return id, st.list(ctx, id, name)
}

// find is the table that a person means: an id, the beginning of one, or a name.
func (st *store) find(ctx context.Context, what string) (journal.Room, error) {
	rooms, err := st.db.Rooms(ctx)
	if err != nil {
		return journal.Room{}, err
	}
	var found []journal.Room
	for _, r := range rooms {
		if r.ID == what {
			return r, nil
		}
		if r.Name == what || what != "" && len(what) >= 4 && len(r.ID) >= len(what) && r.ID[:len(what)] == what {
			found = append(found, r)
		}
	}
	switch len(found) {
	case 1:
		return found[0], nil
	case 0:
		return journal.Room{}, noTable(what, st.dir)
	}
	return journal.Room{}, trouble("%q could be %d tables. Say which by its id; `sightline tables` lists them.",
		"%q může být %d stolů. Určete který jeho značkou; vypíše je `sightline tables`.", what, len(found))
}

func noTable(what, dir string) error {
	return trouble("There is no table %q in %s. `sightline tables` lists those there are.",
		"Stůl %q ve složce %s není. Které tam jsou, vypíše `sightline tables`.", what, dir)
}
