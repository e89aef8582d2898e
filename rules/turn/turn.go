package turn

import "slices"

// ID names an entry. It is the caller's and never 0.
type ID = uint64

// Entry is a line of the list.
type Entry struct {
	ID    ID
	Value int32 // the number it is ordered by
}

// Order is the list and where it stands. The zero value is an empty list and no turn order running. Treat Entries as
// constant: orders may share them.
type Order struct {
	Entries []Entry
	Round   int32 // counts from 1; 0: not running
	// Segment counts the parts of a round from 1 to Segments (R-004-010); all have a turn in each. 0: the round is one.
	Segment, Segments int32
	Now               ID // whose turn it is; 0: not running
}

// Index is where an entry stands, -1 when it is not in the list.
func (o Order) Index(id ID) int {
	return slices.IndexFunc(o.Entries, func(e Entry) bool { return e.ID == id })
}

// Insert adds an entry before the first one with a lower number, so after those with the same (R-024-005). An id that is 0
// or in the list already changes nothing.
func (o Order) Insert(id ID, value int32) Order {
	if id == 0 || o.Index(id) >= 0 {
		return o
	}
	at := slices.IndexFunc(o.Entries, func(e Entry) bool { return e.Value < value })
	if at < 0 {
		at = len(o.Entries)
	}
	return o.with(slices.Insert(slices.Clone(o.Entries), at, Entry{id, value}))
}

// Set gives an entry a number and sorts the list by number, highest first, those with the same as they stood (R-024-005).
// An id that is not in the list changes nothing.
func (o Order) Set(id ID, value int32) Order {
	at := o.Index(id)
	if at < 0 {
		return o
	}
	entries := slices.Clone(o.Entries)
	entries[at].Value = value
	slices.SortStableFunc(entries, func(a, b Entry) int {
		switch {
		case a.Value > b.Value:
			return -1
		case a.Value < b.Value:
			return 1
		}
		return 0
	})
	return o.with(entries)
}

// Move puts an entry before another by hand, or last when before is 0; numbers stay (R-024-005, R-024-006). Ids that are
// not in the list change nothing.
func (o Order) Move(id, before ID) Order {
	at := o.Index(id)
	if at < 0 || id == before || before != 0 && o.Index(before) < 0 {
		return o
	}
	entry := o.Entries[at]
	rest := o.with(slices.Delete(slices.Clone(o.Entries), at, at+1))
	to := len(rest.Entries)
	if before != 0 {
		to = rest.Index(before)
	}
	return rest.with(slices.Insert(rest.Entries, to, entry))
}

// Remove takes an entry off. When it was its turn, the next one's turn begins, in the next round if it was the last; when
// none is left the order ends.
func (o Order) Remove(id ID) Order {
	at := o.Index(id)
	if at < 0 {
		return o
	}
	if len(o.Entries) == 1 {
		return Order{}
	}
	if o.Now == id {
		o = o.Next()
	}
	return o.with(slices.Delete(slices.Clone(o.Entries), at, at+1))
}

// Next gives the turn to the next entry, after the last to the first of the next round. When no order is running it starts
// one with the first entry of round 1. An empty list stays.
func (o Order) Next() Order {
	if len(o.Entries) == 0 {
		return o
	}
	at := o.Index(o.Now) + 1
	switch {
	case o.Round > 0 && at < len(o.Entries):
	case o.Round > 0 && o.Segment < o.Segments:
		o.Segment, at = o.Segment+1, 0
	default:
		o.Round, o.Segment, at = o.Round+1, min(o.Segments, 1), 0
	}
	o.Now = o.Entries[at].ID
	return o
}

// Back gives the turn to the entry before, before the first to the last of the round before. The first of round 1 keeps
// it. When no order is running it starts one as Next does.
func (o Order) Back() Order {
	at := o.Index(o.Now)
	switch {
	case o.Round == 0 || at < 0:
		return o.Next()
	case at > 0:
		at--
	case o.Segment > 1:
		o.Segment, at = o.Segment-1, len(o.Entries)-1
	case o.Round > 1:
		o.Round, o.Segment, at = o.Round-1, o.Segments, len(o.Entries)-1
	}
	o.Now = o.Entries[at].ID
	return o
}

// End ends turn order and keeps the list.
func (o Order) End() Order {
	return Order{Entries: o.Entries}
}

// with is o with other entries.
func (o Order) with(entries []Entry) Order {
	o.Entries = entries
	return o
}
