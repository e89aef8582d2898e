package table

import (
	"slices"
	"strings"
	"unicode/utf8"

	"sightline/rules/check"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// maxQuestions is how many questions about the rules a seat has written down at most.
const maxQuestions = 50

// unconscious is the kind of the effect that keeps a character from speaking.
const unconscious = "condition.unconscious"

// Lent is a token of a seat whose player is away, as it was before.
type Lent struct {
	Seat   wire.SeatID // whose it is
	Token  wire.TokenID
	Hidden bool
}

// gone says that a token's player is away and that it can't be picked and does not act (R-014-010).
func (st *State) gone(t *Token) bool {
	s := st.Seat(t.Spec.Owner)
	return s != nil && s.Away.Gone()
}

// setAway does with a player's characters what becomes of those who are not there, or brings the player back as if it had never been
// gone (R-014-010).
func (d *decision) setAway(b wire.SetAway) wire.Reason {
	s := d.now.Seat(b.Seat)
	way, away := b.Away.Way()
	place := check.Away(way)
	switch {
	case s == nil:
		return absent
	case s.Role != wire.Player, !away && s.Away == 0:
		return bad
	case away && place.By == check.OtherPlayer:
		if o := d.now.Seat(b.Deputy); o == nil {
			return absent
		} else if o.Role != wire.Player || o.ID == s.ID || o.Away != 0 {
			return bad
		}
	default:
		b.Deputy = 0
	}
	if s.Away != 0 {
		d.bringBack(s)
	}
	var lent []Lent
	if away {
		lent = d.lend(b, place)
	}
	d.emit(Absented{b.Seat, b.Away, b.Deputy, lent})
	return fine
}

// lend hands the tokens of a seat over, or takes them off the map or out of the order.
func (d *decision) lend(b wire.SetAway, place check.Place) (lent []Lent) {
	for _, id := range d.now.Own(b.Seat) {
		t := d.now.Token(id)
		lent = append(lent, Lent{b.Seat, id, t.Spec.Hidden})
		switch {
		case place.By == check.OtherPlayer:
			d.emit(TokenEdited{id, wire.FieldOwner, wire.TokenSpec{Owner: b.Deputy}})
		case !place.OnMap && !t.Spec.Hidden:
			d.emit(TokenEdited{id, wire.FieldHidden, wire.TokenSpec{Hidden: true}})
		}
		if !place.Acts {
			d.offTheList(id)
		}
	}
	return lent
}

// offTheList takes the lines of a token off the turn list.
func (d *decision) offTheList(id wire.TokenID) {
	for _, e := range slices.Clone(d.now.Turn.Entries) {
		if e.Token == id {
			d.removeEntry(wire.RemoveEntry{Entry: e.ID})
		}
	}
}

// bringBack gives a seat its tokens back, those that nobody else gave away meanwhile.
func (d *decision) bringBack(s *Seat) {
	for _, l := range d.now.Lent {
		t := d.now.Token(l.Token)
		if l.Seat != s.ID || t == nil || t.Spec.Owner != s.ID && (s.Deputy == 0 || t.Spec.Owner != s.Deputy) {
			continue
		}
		now := t.Spec
		now.Owner = s.ID
		if way, _ := s.Away.Way(); !check.Away(way).OnMap {
			now.Hidden = l.Hidden
		}
		if fields := changed(t.Spec, now); fields != 0 {
			d.emit(TokenEdited{l.Token, fields, merge(wire.TokenSpec{}, now, fields)})
		}
	}
}

// speechless says that a player may not speak as its character: at a table that keeps back what characters can't say, while all of its
// characters are down or unconscious (R-014-002).
func (d *decision) speechless() bool {
	own, able := d.now.Own(d.seat), false
	for _, id := range own {
		able = able || !d.now.Token(id).Spec.Down && !d.now.Marks(id).Has(unconscious)
	}
	return !d.gm && !check.MayTell(known.Profile(d.now.Table).Talk, true, able || len(own) == 0)
}

// takeBack takes back what the seat said, for all who heard it (R-014-002).
func (d *decision) takeBack(b wire.TakeBack) wire.Reason {
	said := func(n wire.Note) bool {
		return n.Said == b.Said && b.Said != 0 && n.Kind == wire.NoteSay && n.From == d.seat && !n.Taken
	}
	var heard []wire.SeatID
	for _, f := range d.now.Feeds {
		if slices.ContainsFunc(f.Notes, said) {
			heard = append(heard, f.Seat)
		}
	}
	switch {
	case !slices.Contains(heard, d.seat):
		return absent
	case check.Stands(known.Profile(d.now.Table).Talk):
		return wire.Reason{Code: wire.CodeOff}
	}
	d.emit(TakenBack{b.Said})
	d.note(heard, wire.Note{Kind: wire.NoteTakenBack, Said: b.Said})
	return fine
}

// askRule writes a question about the rules down; play goes on (R-014-008). Who keeps the list is told.
func (d *decision) askRule(b wire.AskRule) wire.Reason {
	text := strings.TrimSpace(b.Text)
	if text == "" || utf8.RuneCountInString(text) > maxText {
		return bad
	}
	own := 0
	for _, q := range d.now.Questions {
		if q.Seat == d.seat {
			own++
		}
	}
	if own >= maxQuestions {
		return wire.Reason{Code: wire.CodeFull, Limit: maxQuestions}
	}
	if noted, _ := check.Dispute(known.Profile(d.now.Table).Talk); noted {
		d.emit(Asked{wire.Question{ID: wire.QuestionID(d.id()), Seat: d.seat, Text: text}})
	}
	return fine
}

// settleRule settles a question, or strikes it off: a GM, or who keeps the list.
func (d *decision) settleRule(b wire.SettleRule) wire.Reason {
	mine := func(q wire.Question) bool { return q.ID == b.Question && d.now.Hears(d.seat, q) }
	i := slices.IndexFunc(d.now.Questions, mine)
	switch {
	case i < 0:
		return absent
	case !d.gm && d.seat != d.now.Keeper:
		return role
	}
	q := d.now.Questions[i]
	q.Settled = b.Settled
	d.emit(Settled{q, b.Gone})
	return fine
}

// Hears says whether a seat is told a question: GMs and who keeps the list all, others their own.
func (st *State) Hears(seat wire.SeatID, q wire.Question) bool {
	s := st.Seat(seat)
	return s != nil && (s.Role == wire.GM || seat == st.Keeper || seat == q.Seat)
}

func (d *decision) keepRules(b wire.KeepRules) wire.Reason {
	if s := d.now.Seat(b.Seat); b.Seat != 0 && (s == nil || s.Role != wire.Player) {
		return absent
	}
	d.emit(Kept{b.Seat})
	return fine
}

// callBreak tells everybody of a break, or that it is over (R-014-001).
func (d *decision) callBreak(b wire.CallBreak) wire.Reason {
	if b.Minutes < 0 || b.Minutes > wire.MaxBreak {
		return bad
	}
	d.note(d.everybody(), wire.Note{Kind: wire.NoteBreak, Number: b.Minutes})
	return fine
}

// The events of the group at the table.
type (
	// Absented: a player is away so, or (Away 0) back; its tokens were as Lent says.
	Absented struct {
		Seat   wire.SeatID
		Away   wire.Away
		Deputy wire.SeatID
		Lent   []Lent
	}
	// TakenBack: what was said was taken back.
	TakenBack struct{ Said uint64 }
	// Asked: a question about the rules was written down.
	Asked struct{ Question wire.Question }
	// Settled: a question stands so now, or is struck off.
	Settled struct {
		Question wire.Question
		Gone     bool
	}
	// Kept: a player keeps the list of questions; 0: nobody.
	Kept struct{ Seat wire.SeatID }
)

func (Absented) kind() string  { return "absented" }
func (TakenBack) kind() string { return "taken-back" }
func (Asked) kind() string     { return "asked" }
func (Settled) kind() string   { return "settled" }
func (Kept) kind() string      { return "kept" }

func (st *State) applySocial(e Event) {
	switch e := e.(type) {
	case Absented:
		st.editSeat(e.Seat, func(s *Seat) { s.Away, s.Deputy = e.Away, e.Deputy })
		st.Lent = append(without(st.Lent, func(l Lent) bool { return l.Seat == e.Seat }), e.Lent...)
	case TakenBack:
		st.takeBack(e.Said)
	case Asked:
		st.Questions = insert(st.Questions, e.Question, func(q wire.Question) uint64 { return uint64(q.ID) })
	case Settled:
		st.Questions = without(st.Questions, func(q wire.Question) bool { return q.ID == e.Question.ID })
		if !e.Gone {
			st.Questions = insert(st.Questions, e.Question, func(q wire.Question) uint64 { return uint64(q.ID) })
		}
	case Kept:
		st.Keeper = e.Seat
	}
}

// takeBack empties what was said in every feed.
func (st *State) takeBack(said uint64) {
	st.Feeds = slices.Clone(st.Feeds)
	for i := range st.Feeds {
		f := &st.Feeds[i]
		f.Notes = slices.Clone(f.Notes)
		for k := range f.Notes {
			if n := &f.Notes[k]; n.Kind == wire.NoteSay && n.Said == said {
				n.Text, n.Taken = "", true
			}
		}
	}
}
