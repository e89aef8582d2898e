package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
)

// ErrClosed says that the database was closed.
var ErrClosed = errors.New("sqlite: the database is closed")

// job is one change, all or nothing, that somebody waits for.
type job struct {
	do     func(context.Context) error
	answer chan error
}

// maxGroup is how many jobs may share a commit.
const maxGroup = 256

// do has the writer run f and returns once what it did is on the disk. f must touch the database only through d.conn and
// d.stmts. When ctx ends before the writer takes the job, nothing happened; after that do waits for the answer.
func (d *DB) do(ctx context.Context, f func(context.Context) error) error {
	j := job{do: f, answer: make(chan error, 1)}
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-d.stop:
		return ErrClosed
	case d.jobs <- j:
		return <-j.answer
	}
}

// write is the writer: it takes what waits, runs it and commits it in one go.
func (d *DB) write() {
	defer close(d.done)
	for {
		select {
		case <-d.stop:
			return
		case j := <-d.jobs:
			d.group(d.waiting(j))
		}
	}
}

// waiting returns j and the jobs that wait at this moment.
func (d *DB) waiting(j job) []job {
	group := []job{j}
	for len(group) < maxGroup {
		select {
		case j := <-d.jobs:
			group = append(group, j)
		default:
			return group
		}
	}
	return group
}

// group runs jobs in one transaction. A job that fails leaves no trace and doesn't touch the others; when the commit fails,
// all have failed.
func (d *DB) group(jobs []job) {
	ctx := context.Background() // once begun, it is brought to its end
	errs := make([]error, len(jobs))
	_, err := d.stmts.begin.ExecContext(ctx)
	if len(jobs) == 1 && err == nil {
		errs[0], err = d.alone(ctx, jobs[0])
	} else if err == nil {
		err = d.together(ctx, jobs, errs)
	}
	if err != nil {
		d.exec(ctx, "rollback") // fails when SQLite has rolled back by itself
	}
	for i, j := range jobs {
		if err != nil {
			errs[i] = fmt.Errorf("sqlite: writing %s: %w", d.file, err)
		}
		j.answer <- errs[i]
	}
}

// alone runs the only job of a transaction, which needs no marks: when it fails, the transaction is undone. mine is the job's
// own failure; err means that nothing was committed.
func (d *DB) alone(ctx context.Context, j job) (mine, err error) {
	if mine = j.do(ctx); mine != nil {
		d.exec(ctx, "rollback") // as in group
		return mine, nil
	}
	return nil, d.commit(ctx)
}

// together runs jobs of which one's failure must not undo the others' work, and commits. It fills errs with their own failures.
func (d *DB) together(ctx context.Context, jobs []job, errs []error) (err error) {
	for i := 0; i < len(jobs) && err == nil; i++ {
		errs[i], err = d.run(ctx, jobs[i])
	}
	if err != nil {
		return err
	}
	return d.commit(ctx)
}

func (d *DB) commit(ctx context.Context) error {
	_, err := d.stmts.commit.ExecContext(ctx)
	if err == nil {
		d.commits++
	}
	return err
}

// run runs one job between two marks. mine is its own failure; err means that the transaction can't go on.
func (d *DB) run(ctx context.Context, j job) (mine, err error) {
	if err := d.exec(ctx, "savepoint job"); err != nil {
		return nil, err
	}
	if mine = j.do(ctx); mine != nil {
		if err := d.exec(ctx, "rollback to job"); err != nil {
			return mine, errors.Join(mine, err)
		}
	}
	return mine, d.exec(ctx, "release job")
}

func (d *DB) exec(ctx context.Context, command string) error {
	_, err := d.conn.ExecContext(ctx, command)
	return err
}

// statements are those that every move needs, prepared on the writer's connection.
type statements struct{ begin, commit, owner, append *sql.Stmt }

func (s *statements) prepare(ctx context.Context, c *sql.Conn) (err error) {
	const owner = `select epoch, (select coalesce(max(seq), 0) from events where room = ?1) from owners where room = ?1`
	const add = `insert into events (room, seq, epoch, version, kind, body) values (?, ?, ?, ?, ?, ?)`
	for _, p := range []struct {
		as   **sql.Stmt
		text string
	}{{&s.begin, "begin immediate"}, {&s.commit, "commit"}, {&s.owner, owner}, {&s.append, add}} {
		if *p.as, err = c.PrepareContext(ctx, p.text); err != nil {
			return err
		}
	}
	return nil
}
