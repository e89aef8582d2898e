package room

import (
	"context"
	"fmt"

	"sightline/server/journal"
	"sightline/server/table"
	"sightline/server/wire"
)

// batch is what shares one write to the journal.
type batch struct {
	records []journal.Record
	acks    []ack
	removed []wire.SeatID
}

type ack struct {
	to *Session
	id uint32
}

// work decides a command and those that wait behind it, saves their events together, and only then answers. The state
// runs ahead of the journal within this function and nowhere else: if the write fails, the room stops with it.
func (r *Room) work(a asked) {
	var b batch
	for n := 1; ; n++ {
		r.decide(&b, a)
		if n >= r.c.Limits.Batch {
			break
		}
		select {
		case a = <-r.queue:
			continue
		default:
		}
		break
	}
	r.save(b.records)
	for _, k := range b.acks {
		k.to.answer(wire.Ack{ID: k.id})
	}
	for _, seat := range b.removed {
		r.expel(seat)
	}
	r.settle()
}

// settle does what follows once events are saved.
func (r *Room) settle() {
	if name := r.state.Table.Name; name != r.c.Name && r.c.Named != nil {
		r.c.Name = name
		r.c.Named(name)
	}
	r.snapshot(false)
}

// decide judges one command. What is refused changes nothing.
func (r *Room) decide(b *batch, a asked) {
	s := a.from
	if s.gone.Load() || s.chair.session != s {
		return
	}
	reason := r.judge(b, s, a.cmd)
	if reason.Code != wire.CodeNone {
		s.answer(wire.Reject{ID: a.cmd.ID, Reason: reason})
		return
	}
	b.acks = append(b.acks, ack{s, a.cmd.ID})
}

func (r *Room) judge(b *batch, s *Session, cmd wire.Command) wire.Reason {
	seat := s.chair.seat
	if w, ok := cmd.Body.(wire.Watch); ok {
		return r.look(s, w)
	}
	if s.watch != 0 {
		return wire.Reason{Code: wire.CodeRole}
	}
	known := r.view(seat)
	if !holds(known, cmd.Body) {
		return wire.Reason{Code: wire.CodeAbsent}
	}
	events, reason := table.Decide(r.state, seat, known, cmd, r.c.Chance)
	if reason.Code != wire.CodeNone {
		return reason
	}
	r.apply(b, events)
	if w, ok := cmd.Body.(wire.RemoveSeat); ok {
		b.removed = append(b.removed, w.Seat)
	}
	return wire.Reason{}
}

// apply turns events into a record of the batch and into the new state.
func (r *Room) apply(b *batch, events []table.Event) {
	if len(events) == 0 {
		return
	}
	table.Stamp(events, r.c.Clock.Now().Unix())
	b.records = append(b.records, journal.Record{Version: table.Version, Body: table.EncodeEvents(events)})
	for _, e := range events {
		r.state.Apply(e)
	}
	r.changed()
}

// changed notes that views may be others now.
func (r *Room) changed() {
	r.version++
	r.stirred = true
}

// save returns once the records would survive a power cut; else the room stops here.
func (r *Room) save(records []journal.Record) {
	if len(records) == 0 {
		return
	}
	if err := r.c.Journal.Append(context.Background(), r.c.ID, r.epoch, r.seq, records); err != nil {
		r.fail(fmt.Errorf("append after record %d: %w", r.seq, err))
	}
	r.seq += uint64(len(records))
	r.saved += len(records)
	for _, rec := range records {
		r.bytes += len(rec.Body)
	}
}

// snapshot writes one when enough has happened since the last, or anything at all when the room closes. It only saves
// replaying: a failure is not a loss, but a journal that refuses has other troubles, so the room stops.
func (r *Room) snapshot(closing bool) {
	if r.saved == 0 || !closing && r.saved < r.c.Limits.Events && r.bytes < r.c.Limits.Bytes {
		return
	}
	body := r.state.Snapshot()
	if err := r.c.Journal.Snapshot(context.Background(), r.c.ID, r.epoch, r.seq, body); err != nil {
		r.fail(fmt.Errorf("snapshot after record %d: %w", r.seq, err))
	}
	r.saved, r.bytes = 0, 0
}

// load takes the room and brings the state up to the last record.
func (r *Room) load(ctx context.Context) error {
	epoch, snap, records, err := r.c.Journal.Open(ctx, r.c.ID, r.c.Owner)
	if err != nil {
		return err
	}
	r.epoch, r.seq, r.state = epoch, snap.Seq, table.New("")
	if snap.Seq > 0 {
		if r.state, err = table.Restore(snap.Body); err != nil {
			return fmt.Errorf("snapshot after record %d: %w", snap.Seq, err)
		}
	}
	for _, rec := range records {
		events, err := table.DecodeEvents(rec.Version, rec.Body)
		if err != nil {
			return fmt.Errorf("record %d: %w", rec.Seq, err)
		}
		for _, e := range events {
			r.state.Apply(e)
		}
		r.seq = rec.Seq
		r.saved++
		r.bytes += len(rec.Body)
	}
	return nil
}

// christen gives a table that has no records yet its name, as its first record.
func (r *Room) christen(ctx context.Context) error {
	if r.seq > 0 || r.c.Name == "" {
		return nil
	}
	events, reason := table.Name(r.state, r.c.Name)
	if reason.Code != wire.CodeNone {
		return denied(reason)
	}
	var b batch
	r.apply(&b, events)
	r.seq, r.saved = 1, 1
	return r.c.Journal.Append(ctx, r.c.ID, r.epoch, 0, b.records)
}
