package table

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"sightline/server/wire"
)

// maxName is the longest name of anything, in characters.
const maxName = 64

// palette colours seats in the order they sit down.
var palette = []uint32{0xE6194B, 0x3CB44B, 0x4363D8, 0xF58231, 0x911EB4, 0x42D4F4, 0xF032E6, 0xBFEF45, 0x469990, 0x9A6324}

// Sit decides on a new seat: its events and id, or CodeBad (a name that is empty, too long or has characters that do not
// print), CodeTaken (another seat has the name, whatever the case of its letters) or CodeFull (there are limit seats).
func Sit(st *State, name string, as wire.Role, limit int, ch Chance) ([]Event, wire.SeatID, wire.Reason) {
	name, ok := cleanName(name)
	switch {
	case !ok:
		return nil, 0, bad
	case st.named(name, 0):
		return nil, 0, wire.Reason{Code: wire.CodeTaken}
	case len(st.Seats) >= limit:
		return nil, 0, wire.Reason{Code: wire.CodeFull, Limit: int32(limit)}
	}
	d := newDecision(st, ch)
	s := Seat{ID: wire.SeatID(d.id()), Name: name, Role: as, Colour: palette[len(st.Seats)%len(palette)]}
	d.emit(Sat{s})
	d.emit(Noted{d.everybody(), wire.Note{Kind: wire.NoteJoined, From: s.ID, Name: s.Name}})
	return d.events, s.ID, fine
}

// Name decides on another name for the table: its events, or CodeBad.
func Name(st *State, name string) ([]Event, wire.Reason) {
	name, ok := cleanName(name)
	if !ok {
		return nil, bad
	}
	t := st.Table
	t.Name = name
	return []Event{TableSet{t}}, fine
}

// cleanName trims a name and says whether it may be one.
func cleanName(s string) (string, bool) {
	s = strings.TrimSpace(s)
	return s, bare(s) != "" && shortName(s)
}

// bare is what shows of a name.
func bare(s string) string {
	drop := func(r rune) rune {
		if invisible(r) {
			return -1
		}
		return r
	}
	return strings.Join(strings.Fields(strings.Map(drop, s)), " ")
}

// invisible says that a character does not show by itself.
func invisible(r rune) bool {
	return unicode.In(r, unicode.Cf, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector) &&
		!unicode.Is(unicode.Prepended_Concatenation_Mark, r)
}

// joins says that an invisible character is part of how words and pictures are written.
func joins(r rune) bool {
	return r == '\u200c' || r == '\u200d' || unicode.Is(unicode.Variation_Selector, r)
}

// shortName says that s is not too long and prints: no control characters, nothing that turns the direction of writing or
// does not show.
func shortName(s string) bool {
	if !utf8.ValidString(s) || utf8.RuneCountInString(s) > maxName {
		return false
	}
	return !strings.ContainsFunc(s, func(r rune) bool { return unicode.IsControl(r) || invisible(r) && !joins(r) })
}

func (st *State) named(name string, but wire.SeatID) bool {
	return slices.ContainsFunc(st.Seats, func(s Seat) bool { return s.ID != but && strings.EqualFold(bare(s.Name), bare(name)) })
}

func (d *decision) everybody() []wire.SeatID {
	var ids []wire.SeatID
	for _, s := range d.now.Seats {
		ids = append(ids, s.ID)
	}
	return ids
}

// players lists the players' seats.
func (d *decision) players() []wire.SeatID {
	var ids []wire.SeatID
	for _, s := range d.now.Seats {
		if s.Role == wire.Player {
			ids = append(ids, s.ID)
		}
	}
	return ids
}

// gms lists the GMs' seats and those of also, each once.
func (d *decision) gms(also ...wire.SeatID) []wire.SeatID {
	var ids []wire.SeatID
	for _, s := range d.now.Seats {
		if s.Role == wire.GM || slices.Contains(also, s.ID) {
			ids = append(ids, s.ID)
		}
	}
	return ids
}

func (d *decision) renameSeat(b wire.RenameSeat) wire.Reason {
	name, ok := cleanName(b.Name)
	switch {
	case d.now.Seat(b.Seat) == nil:
		return absent
	case !d.gm && b.Seat != d.seat:
		return role
	case !ok:
		return bad
	case d.now.named(name, b.Seat):
		return wire.Reason{Code: wire.CodeTaken}
	}
	d.emit(SeatNamed{b.Seat, name})
	return fine
}

// removeSeat takes a seat away. A GM's own seat stays, so that a table is never without one by mistake.
func (d *decision) removeSeat(b wire.RemoveSeat) wire.Reason {
	switch {
	case d.now.Seat(b.Seat) == nil:
		return absent
	case b.Seat == d.seat:
		return bad
	}
	d.emit(SeatGone{b.Seat})
	return fine
}
