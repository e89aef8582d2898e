package table

import (
	"slices"

	"sightline/server/wire"
)

// Met is which lines of the turn list, of the GM's tokens, a player's seat has been shown since an order runs. It is an event too: then
// these are new. Once no line is shown to the seat any more, what had ended for it by those it was shown stays ended, whoever it was
// never shown is truly in turn.
type Met struct {
	Seat  wire.SeatID
	Lines []wire.EntryID
}

func (Met) kind() string { return "met" }

// meet emits which lines seats are shown for the first time.
func (d *decision) meet() {
	if d.now.Turn.Round == 0 {
		return
	}
	for _, s := range d.now.Seats {
		if s.Role != wire.Player {
			continue
		}
		fresh := Met{Seat: s.ID}
		for _, e := range d.now.Turn.Entries {
			if t := d.now.Token(e.Token); t != nil && !d.now.ofPlayers(t) && !d.now.hasMet(s.ID, e.ID) && d.now.shows(s.ID, t) {
				fresh.Lines = append(fresh.Lines, e.ID)
			}
		}
		if fresh.Lines != nil {
			d.emit(fresh)
		}
	}
}

// hasMet says that a seat has been shown a line; for seat 0, the party's, that some seat has.
func (st *State) hasMet(seat wire.SeatID, line wire.EntryID) bool {
	return slices.ContainsFunc(st.Met, func(m Met) bool { return (seat == 0 || m.Seat == seat) && slices.Contains(m.Lines, line) })
}

func (st *State) applyMet(e Met) {
	for _, m := range st.Met {
		if m.Seat == e.Seat {
			e.Lines = append(slices.Clone(m.Lines), e.Lines...)
		}
	}
	st.Met = append(without(st.Met, func(m Met) bool { return m.Seat == e.Seat }), e)
}

// applyListed sets the lines; those that are no longer there were met by nobody.
func (st *State) applyListed(e Listed) {
	st.Turn = Turn{Round: e.Round, Segment: e.Segment, Segments: e.Segments, Now: e.Now, Count: st.Turn.Count, Entries: e.Entries}
	met := st.Met
	st.Met = nil
	for _, m := range met {
		left := slices.DeleteFunc(slices.Clone(m.Lines), func(id wire.EntryID) bool {
			return !slices.ContainsFunc(e.Entries, func(l Entry) bool { return l.ID == id })
		})
		if len(left) > 0 {
			st.Met = append(st.Met, Met{m.Seat, left})
		}
	}
}
