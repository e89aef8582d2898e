package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"sightline/server/journal"
)

// Open implements journal.Journal.
func (d *DB) Open(ctx context.Context, room, owner string) (journal.Epoch, journal.Snapshot, []journal.Record, error) {
	var e journal.Epoch
	err := d.do(ctx, func(ctx context.Context) error {
		const take = `insert into owners (room, epoch, owner) values (?1, 1, ?2)
			on conflict (room) do update set epoch = epoch + 1, owner = ?2 returning epoch`
		return d.conn.QueryRowContext(ctx, take, room, owner).Scan(&e)
	})
	if err != nil {
		return 0, journal.Snapshot{}, nil, err
	}
	// From here on no earlier owner can add anything, so what is read now is all there is.
	snap, err := d.last(ctx, room)
	if err != nil {
		return 0, journal.Snapshot{}, nil, err
	}
	rs, err := d.Records(ctx, room, snap.Seq, -1)
	return e, snap, rs, err
}

// last returns the newest snapshot of a room, if there is one.
func (d *DB) last(ctx context.Context, room string) (s journal.Snapshot, err error) {
	const q = `select seq, body from snapshots where room = ? order by seq desc limit 1`
	err = d.reading.QueryRowContext(ctx, q, room).Scan(&s.Seq, &s.Body)
	if errors.Is(err, sql.ErrNoRows) {
		err = nil
	}
	if err != nil {
		err = fmt.Errorf("sqlite: the snapshot of room %s: %w", room, err)
	}
	return s, err
}

// Append implements journal.Journal.
func (d *DB) Append(ctx context.Context, room string, e journal.Epoch, last uint64, records []journal.Record) error {
	return d.do(ctx, func(ctx context.Context) error {
		have, err := d.owned(ctx, room, e)
		if err != nil {
			return err
		}
		if have != last {
			return fmt.Errorf("%w: room %s has %d records, not %d", journal.ErrGap, room, have, last)
		}
		for i, r := range records {
			seq, body := last+uint64(i)+1, r.Body
			if body == nil {
				body = []byte{}
			}
			if _, err := d.stmts.append.ExecContext(ctx, room, seq, e, r.Version, r.Kind, body); err != nil {
				return fmt.Errorf("sqlite: record %d of room %s: %w", seq, room, err)
			}
		}
		return nil
	})
}

// owned returns the number of the room's last record if e is its epoch. It must run in the transaction that then writes.
func (d *DB) owned(ctx context.Context, room string, e journal.Epoch) (last uint64, err error) {
	var now journal.Epoch
	err = d.stmts.owner.QueryRowContext(ctx, room).Scan(&now, &last)
	switch {
	case errors.Is(err, sql.ErrNoRows) || err == nil && now != e:
		return 0, fmt.Errorf("%w: room %s", journal.ErrFenced, room)
	case err != nil:
		return 0, fmt.Errorf("sqlite: the owner of room %s: %w", room, err)
	}
	return last, nil
}

// Snapshot implements journal.Journal. It keeps the last two snapshots, and every record.
func (d *DB) Snapshot(ctx context.Context, room string, e journal.Epoch, seq uint64, body []byte) error {
	return d.do(ctx, func(ctx context.Context) error {
		have, err := d.owned(ctx, room, e)
		if err != nil {
			return err
		}
		if seq == 0 || seq > have {
			return fmt.Errorf("%w: room %s has %d records, a snapshot of %d can't be", journal.ErrGap, room, have, seq)
		}
		if body == nil {
			body = []byte{}
		}
		const put = `insert into snapshots (room, seq, epoch, body) values (?1, ?2, ?3, ?4)
			on conflict (room, seq) do update set epoch = ?3, body = ?4`
		if _, err := d.conn.ExecContext(ctx, put, room, seq, e, body); err != nil {
			return fmt.Errorf("sqlite: snapshot %d of room %s: %w", seq, room, err)
		}
		const tidy = `delete from snapshots where room = ?1 and seq not in
			(select seq from snapshots where room = ?1 order by seq desc limit 2)`
		_, err = d.conn.ExecContext(ctx, tidy, room)
		return err
	})
}

// Records implements journal.Journal.
func (d *DB) Records(ctx context.Context, room string, seq uint64, max int) ([]journal.Record, error) {
	const q = `select seq, version, kind, body from events where room = ? and seq > ? order by seq limit ?`
	rows, err := d.reading.QueryContext(ctx, q, room, seq, max)
	if err != nil {
		return nil, fmt.Errorf("sqlite: records of room %s: %w", room, err)
	}
	defer rows.Close()
	var rs []journal.Record
	for rows.Next() {
		var r journal.Record
		if err := rows.Scan(&r.Seq, &r.Version, &r.Kind, &r.Body); err != nil {
			return nil, fmt.Errorf("sqlite: records of room %s: %w", room, err)
		}
		rs = append(rs, r)
	}
	return rs, rows.Err()
}
