package sqlite

import (
	"context"
	"database/sql"
	_ "embed"
	"errors"
	"fmt"
	"net/url"
	"path/filepath"
	"strings"
	"time"

	_ "modernc.org/sqlite" // the driver "sqlite"

	"sightline/server/journal"
	"sightline/server/seat"
)

// DB is one database file. It is a journal.Journal, a journal.Rooms and a seat.Store, safe for concurrent use.
type DB struct {
	file    string
	writing *sql.DB   // one connection, the writer's
	conn    *sql.Conn // that connection
	reading *sql.DB
	stmts   statements
	jobs    chan job
	commits int           // how many there were; the writer's
	done    chan struct{} // closed when the writer has ended
	stop    chan struct{} // closed by Close
}

var (
	_ journal.Journal = (*DB)(nil)
	_ journal.Rooms   = (*DB)(nil)
	_ seat.Store      = (*DB)(nil)
)

//go:embed schema.sql
var schema string

// schemaVersion is what this program reads and writes, kept in the file's user_version.
const schemaVersion = 1

// Open opens the database file, or makes it. It refuses a file on a network file system where it can tell, a newer schema,
// and a SQLite that doesn't flush every commit.
func Open(ctx context.Context, file string) (*DB, error) {
	file, err := filepath.Abs(file)
	if err != nil {
		return nil, fmt.Errorf("sqlite: %w", err)
	}
	if fs := networkFS(filepath.Dir(file)); fs != "" {
		return nil, fmt.Errorf("%w: %s (%s); choose a folder on a local disk", ErrNetworkFS, file, fs)
	}
	d := &DB{file: file, jobs: make(chan job), done: make(chan struct{}), stop: make(chan struct{})}
	if err := d.connect(ctx); err != nil {
		return nil, errors.Join(fmt.Errorf("sqlite: %s: %w", file, because(err)), d.disconnect())
	}
	go d.write()
	return d, nil
}

// patience is how long a connection waits for another program that holds the file.
var patience = 10 * time.Second

// source is the name of the file with all that a connection must have. The settings stand here and are not run on a pool,
// where they would reach one connection only. busy_timeout comes first: the others may have to wait for a lock.
func source(file string, more ...string) string {
	q := url.Values{
		"_pragma": append([]string{fmt.Sprintf("busy_timeout(%d)", patience.Milliseconds()), "journal_mode(WAL)", "synchronous(FULL)"}, more...),
		"_txlock": {"immediate"},
	}
	path := "/" + strings.TrimPrefix(filepath.ToSlash(file), "/") // a Windows path begins with its drive
	u := url.URL{Scheme: "file", Path: path, RawQuery: q.Encode()}
	return u.String()
}

func (d *DB) connect(ctx context.Context) (err error) {
	if d.writing, err = sql.Open("sqlite", source(d.file)); err != nil {
		return err
	}
	d.writing.SetMaxOpenConns(1)
	if d.conn, err = d.writing.Conn(ctx); err != nil {
		return err
	}
	if err = check(ctx, d.conn); err != nil {
		return err
	}
	if err = migrate(ctx, d.conn); err != nil {
		return err
	}
	if d.reading, err = sql.Open("sqlite", source(d.file, "query_only(1)")); err != nil {
		return err
	}
	d.reading.SetMaxOpenConns(4)
	return d.stmts.prepare(ctx, d.conn)
}

// check reads back what the connection was told, and asks for a SQLite without the WAL-reset fault.
func check(ctx context.Context, c *sql.Conn) error {
	var version, mode string
	var sync int
	for _, q := range []struct {
		ask string
		to  any
	}{{"select sqlite_version()", &version}, {"pragma journal_mode", &mode}, {"pragma synchronous", &sync}} {
		if err := c.QueryRowContext(ctx, q.ask).Scan(q.to); err != nil {
			return err
		}
	}
	switch {
	case !newEnough(version):
		return fmt.Errorf("SQLite %s can damage files when two connections write; 3.51.3 or later is needed", version)
	case mode != "wal":
		return fmt.Errorf("the journal mode is %q and not wal; is the file on a local disk?", mode)
	case sync != 2:
		return fmt.Errorf("synchronous is %d and not 2 (full): a power cut would lose what was told", sync)
	}
	return nil
}

// newEnough says whether a version of SQLite is 3.51.3 or later.
func newEnough(version string) bool {
	var a, b, c int
	if n, _ := fmt.Sscanf(version, "%d.%d.%d", &a, &b, &c); n < 3 {
		return false
	}
	return a*1000000+b*1000+c >= 3051003
}

// migrate makes the tables of a new file and refuses one of a later program.
func migrate(ctx context.Context, c *sql.Conn) error {
	tx, err := c.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	var have int
	if err := tx.QueryRowContext(ctx, "pragma user_version").Scan(&have); err != nil {
		return err
	}
	switch {
	case have == schemaVersion:
		return nil
	case have > schemaVersion:
		return fmt.Errorf("%w (schema %d, this one knows %d)", ErrNewer, have, schemaVersion)
	}
	if _, err := tx.ExecContext(ctx, schema+fmt.Sprintf("pragma user_version = %d;", schemaVersion)); err != nil {
		return err
	}
	return tx.Commit()
}

// Close waits for what is being written and closes the file. Calls after it fail.
func (d *DB) Close() error {
	select {
	case <-d.stop:
		return nil
	default:
	}
	close(d.stop)
	<-d.done
	if err := d.disconnect(); err != nil {
		return fmt.Errorf("sqlite: %s: %w", d.file, err)
	}
	return nil
}

func (d *DB) disconnect() error {
	var errs []error
	if d.reading != nil {
		errs = append(errs, d.reading.Close())
	}
	if d.conn != nil {
		errs = append(errs, d.conn.Close())
	}
	if d.writing != nil {
		errs = append(errs, d.writing.Close())
	}
	return errors.Join(errs...)
}
