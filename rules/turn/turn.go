package turn

// ID names an entry. It is the caller's and never 0.
type ID = uint64

// Entry is a line of the list.
type Entry struct {
	ID    ID
	Value int32 // the number it is ordered by
}

// Order is the list and where it stands. The zero value is an empty list and no turn order running. Treat Entries as
// constant: orders share them.
type Order struct {
	Entries []Entry
	Round   int32 // counts from 1; 0: not running
	Now     ID    // whose turn it is; 0: not running
}

// Insert adds an entry before the first one with a lower number, so after those with the same. An id that is 0 or in the
// list changes nothing.
func (o Order) Insert(id ID, value int32) Order { panic("todo") }

// Set gives an entry a number and sorts the list by number, highest first, those with the same as they stood (R-024-005).
func (o Order) Set(id ID, value int32) Order { panic("todo") }

// Move puts an entry before another by hand, or last when before is 0. Numbers stay (R-024-005, R-024-006).
func (o Order) Move(id, before ID) Order { panic("todo") }

// Remove takes an entry off. When it was its turn, the next one's turn begins, in the next round if it was the last; the
// last entry taken off ends the order.
func (o Order) Remove(id ID) Order { panic("todo") }

// Next gives the turn to the next entry, after the last to the first of the next round. When no order is running it starts
// one with the first entry of round 1. An empty list stays.
func (o Order) Next() Order { panic("todo") }

// Back gives the turn to the entry before, before the first to the last of the round before. The first of round 1 keeps
// it. When no order is running it starts one as Next does.
func (o Order) Back() Order { panic("todo") }

// End ends turn order and keeps the list.
func (o Order) End() Order { panic("todo") }

// Index is where an entry stands, -1 when it is not in the list.
func (o Order) Index(id ID) int { panic("todo") }
