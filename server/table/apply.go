package table

import (
	"fmt"
	"slices"

	"sightline/geom"
	"sightline/geom/path"
	"sightline/rules/turn"
	"sightline/server/wire"
)

// Apply makes an event true. Events are results, so it needs no geometry, and it never fails: an event about something
// that is not there changes nothing.
func (st *State) Apply(e Event) {
	switch e := e.(type) {
	case Absented, TakenBack, Asked, Settled, Kept:
		st.applySocial(e)
	case Pledged, Published, Drew:
		st.applyPledge(e)
	case Sat, SeatNamed, SeatGone, TableSet, Noted, SessionSet, Awarded:
		st.applySeat(e)
	case MapLaid, SceneSet, LandSet, Painted, DoorSet, Brushed, Forgot:
		st.applyMap(e)
	case TokenAdded, TokenEdited, TokenGone, Moved, Put, Raised, Squeezed, Faced, Mounted, UsedUp:
		st.applyToken(e)
	case Chased:
		st.applyChased(e)
	case Affected:
		st.applyAffected(e)
	case Learned:
		st.applyLearned(e)
	case Recast:
		st.applyRecast(e)
	case Listed:
		st.applyListed(e)
	case Met:
		st.applyMet(e)
	case Stepped:
		st.applyStepped(e)
	case Offered:
		for _, c := range e.Chances {
			st.Chances = append(without(st.Chances, c.same), c)
		}
	case Did:
		st.Count = e.Done.Count
		st.Done = kept(st.Done, e.Done)
	case Undone:
		st.applyUndone(e)
	default:
		panic(fmt.Sprintf("table: event %T has no Apply", e))
	}
}

func (st *State) applySeat(e Event) {
	switch e := e.(type) {
	case Sat:
		st.Seats = insert(st.Seats, e.Seat, func(s Seat) uint64 { return uint64(s.ID) })
		st.Feeds = append(slices.Clone(st.Feeds), Feed{Seat: e.Seat.ID})
		if !st.Table.Shared && e.Seat.Role == wire.Player {
			st.Memories = append(slices.Clone(st.Memories), Memory{Seat: e.Seat.ID})
		}
	case SessionSet:
		st.Session = e.Session
	case Awarded:
		for i := range st.Seats {
			if s := &st.Seats[i]; (e.Seat == 0 || s.ID == e.Seat) && s.Awards != e.Awards {
				st.editSeat(s.ID, func(s *Seat) { s.Awards = e.Awards })
			}
		}
	case SeatNamed:
		st.editSeat(e.Seat, func(s *Seat) { s.Name = e.Name })
	case SeatGone:
		st.removeSeat(e.Seat)
	case TableSet:
		if e.Table.Shared != st.Table.Shared {
			st.share(e.Table.Shared)
		}
		st.Table = e.Table
	case Noted:
		st.note(e)
	}
}

func (st *State) editSeat(id wire.SeatID, f func(*Seat)) {
	st.Seats = slices.Clone(st.Seats)
	for i := range st.Seats {
		if st.Seats[i].ID == id {
			f(&st.Seats[i])
		}
	}
}

func (st *State) removeSeat(id wire.SeatID) {
	st.Seats = without(st.Seats, func(s Seat) bool { return s.ID == id })
	st.Feeds = without(st.Feeds, func(f Feed) bool { return f.Seat == id })
	st.Lent = without(st.Lent, func(l Lent) bool { return l.Seat == id })
	st.Questions = without(st.Questions, func(q wire.Question) bool { return q.Seat == id })
	st.Met = without(st.Met, func(m Met) bool { return m.Seat == id })
	if st.Keeper == id {
		st.Keeper = 0
	}
	st.Memories = without(st.Memories, func(m Memory) bool { return m.Seat == id })
	st.Done = dropped(st.Done, func(d Done) bool { return d.Seat == id })
	st.Tokens = slices.Clone(st.Tokens)
	for i := range st.Tokens {
		if st.Tokens[i].Spec.Owner == id {
			st.Tokens[i].Spec.Owner = 0
		}
	}
}

// share makes one memory of all, or gives each player's seat a copy of the party's.
func (st *State) share(shared bool) {
	if shared {
		st.Memories = []Memory{merged(st.Memories)}
		return
	}
	party := Memory{}
	if len(st.Memories) > 0 {
		party = st.Memories[0]
	}
	st.Memories = nil
	for _, s := range st.Seats {
		if s.Role == wire.Player {
			party.Seat = s.ID
			st.Memories = append(st.Memories, party)
		}
	}
}

func (st *State) note(e Noted) {
	st.Feeds = slices.Clone(st.Feeds)
	for i := range st.Feeds {
		f := &st.Feeds[i]
		if !slices.Contains(e.To, f.Seat) {
			continue
		}
		f.Last++
		n := e.Note
		n.ID = f.Last
		f.Notes = append(slices.Clone(f.Notes[max(0, len(f.Notes)-MaxNotes+1):]), n)
	}
}

func (st *State) applyMap(e Event) {
	switch e := e.(type) {
	case MapLaid:
		st.Scene, st.Doors, st.Table.Fog = e.Scene, e.Doors, e.Fog
		st.Hand, st.Done, st.Stood, st.Chances = Hand{}, nil, nil, nil
		st.forget(0)
		st.place(e.Places)
	case SceneSet:
		if e.Grid != st.Scene.Grid {
			st.Done, st.Chances = nil, nil // places of another grid can't be gone back to
			st.Stood = st.stood(e.Grid)
		}
		st.Scene.Grid, st.Scene.Light, st.Scene.Stretches = e.Grid, e.Light, e.Stretches
		st.Hand = e.Hand
		st.place(e.Places)
	case LandSet:
		st.Scene.Land = e.Land
	case Painted:
		st.Scene.Land = st.Scene.Land.painted(e.Kind, e.Runs)
	case DoorSet:
		if e.Door >= 0 && int(e.Door) < len(st.Doors) {
			st.Doors = slices.Clone(st.Doors)
			st.Doors[e.Door].State = e.State
		}
	case Brushed:
		st.Hand = st.Hand.brushed(e.Reveal, e.Area)
	case Forgot:
		if e.Seat == 0 || st.Table.Shared || st.Table.Fog == wire.FogHand {
			st.Hand = Hand{}                                                       // else it would uncover to the others what they remember
			st.Done = without(st.Done, func(d Done) bool { return d.Hand != nil }) // it would bring the hand back
		}
		st.forget(e.Seat)
	}
}

// shown says that a sub-cell was revealed by hand and not hidden.
func (h Hand) shown(p geom.Point) bool { return h.Revealed.Get(p.X, p.Y) && !h.Hidden.Get(p.X, p.Y) }

// brushed is the hand's masks after ground was revealed or hidden.
func (h Hand) brushed(reveal bool, area Mask) Hand {
	if reveal {
		return Hand{or(h.Revealed, area), andNot(h.Hidden, area)}
	}
	return Hand{andNot(h.Revealed, area), or(h.Hidden, area)}
}

// forget empties the memory of one seat, or all of them. Where memory is the party's, one seat's is everybody's.
func (st *State) forget(seat wire.SeatID) {
	st.Memories = slices.Clone(st.Memories)
	for i := range st.Memories {
		if m := &st.Memories[i]; seat == 0 || m.Seat == seat || m.Seat == 0 {
			*m = Memory{Seat: m.Seat}
		}
	}
}

func (st *State) place(places []Placed) {
	for _, p := range places {
		st.edit(p.Token, func(t *Token) { t.At, t.Clear = p.At, p.Clear })
	}
}

// edit changes one token.
func (st *State) edit(id wire.TokenID, f func(*Token)) {
	if st.Token(id) == nil {
		return
	}
	st.Tokens = slices.Clone(st.Tokens)
	f(st.Token(id))
}

func (st *State) applyToken(e Event) {
	switch e := e.(type) {
	case TokenAdded:
		st.Tokens = insert(st.Tokens, e.Token, func(t Token) uint64 { return uint64(t.ID) })
	case UsedUp:
		st.edit(e.Token, func(t *Token) { t.Used, t.Acted, t.Early = e.Used, e.Acted, e.Early })
	case TokenEdited:
		if t := st.Token(e.Token); t != nil && e.Fields&wire.FieldHP != 0 && t.Spec.HP != e.Spec.HP {
			st.trail(e.Token, func(values []int32) []int32 { return append(values, e.Spec.HP) })
		}
		st.edit(e.Token, func(t *Token) {
			if e.Fields&wire.FieldSize != 0 {
				t.Squeeze = false
			}
			t.Spec = merge(t.Spec, e.Spec, e.Fields)
		})
		if e.Fields&wire.FieldSize != 0 {
			st.unstood(e.Token)
		}
	case TokenGone:
		st.unstood(e.Token)
		for _, r := range st.riders(e.Token) {
			st.edit(r, func(t *Token) { t.Mount, t.Independent = 0, false })
		}
		st.Tokens = without(st.Tokens, func(t Token) bool { return t.ID == e.Token })
		st.Effects = without(st.Effects, func(f Effect) bool { return f.Token == e.Token })
		st.unchase(func(id wire.TokenID) bool { return id == e.Token })
	case Moved:
		st.unstood(e.Token)
		st.edit(e.Token, func(t *Token) {
			t.Spent, t.Clear = e.Spent, e.Clear
			if n := len(e.Path); n > 0 {
				t.At = e.Path[n-1]
			}
		})
		st.carry(e.Token)
	case Put:
		st.unstood(e.Placed.Token)
		st.place([]Placed{e.Placed})
		st.carry(e.Placed.Token)
	case Mounted:
		st.unstood(e.Rider)
		st.place([]Placed{e.Placed})
		st.edit(e.Rider, func(t *Token) {
			t.Mount, t.Independent, t.Spent, t.Floor = e.Mount, e.Independent, e.Spent, e.Floor
		})
	case Raised:
		st.edit(e.Token, func(t *Token) { t.Floor, t.Spent = e.Floor, e.Spent })
		st.carry(e.Token)
	case Squeezed:
		st.unstood(e.Placed.Token)
		st.place([]Placed{e.Placed})
		st.edit(e.Placed.Token, func(t *Token) { t.Squeeze, t.Spent = e.Squeeze, e.Spent })
	case Faced:
		st.edit(e.Token, func(t *Token) { t.Facing = e.Facing })
	}
}

func (st *State) applyStepped(e Stepped) {
	t := &st.Turn
	if !e.Unseen {
		st.Chances = nil
	}
	up := map[uint64]bool{uint64(e.Now): true} // and those whose turn a player ended while one before them truly was in turn
	for _, p := range t.order().Passed(turn.Order{Round: e.Round, Segment: e.Segment, Now: turn.ID(e.Now)}) {
		up[uint64(p.Begins)] = true
	}
	t.Round, t.Segment, t.Segments, t.Now, t.Count = e.Round, e.Segment, e.Segments, e.Now, e.Count
	t.Entries = slices.Clone(t.Entries)
	for i := range t.Entries {
		t.Entries[i].Up = e.Round > 0 && (t.Entries[i].Up || up[uint64(t.Entries[i].ID)])
	}
	for _, id := range e.Fresh {
		st.edit(id, func(t *Token) { t.Spent, t.Used = path.Spent{}, t.Used&^turn.InTurn })
	}
	for _, id := range e.Begun {
		st.edit(id, (*Token).begin)
	}
	if e.NewRound || e.Round == 0 {
		for i := range st.Tokens {
			if t := &st.Tokens[i]; t.Acted != 0 || t.Early != 0 || e.Round == 0 && t.Used != 0 {
				st.edit(t.ID, func(t *Token) { t.renew(e.Round == 0) })
			}
		}
	}
}

// begin gives a token its reaction back, unless it was used up in this turn already.
func (t *Token) begin() {
	if t.Early&turn.UsedReaction == 0 {
		t.Used &^= turn.UsedReaction
	}
	t.Early &^= turn.UsedReaction
}

// renew gives a token its actions back, unless they were spent in this round already; at the end of the order all of them.
func (t *Token) renew(end bool) {
	if end {
		t.Used, t.Acted, t.Early = 0, 0, 0
		return
	}
	if t.Early&earlyActed == 0 {
		t.Acted = 0
	}
	t.Early &^= earlyActed
}

// trail changes what is kept of a token's hit points.
func (st *State) trail(id wire.TokenID, change func(values []int32) []int32) {
	i := slices.IndexFunc(st.Trails, func(t Trail) bool { return t.Token == id })
	var values []int32
	if i >= 0 {
		values = st.Trails[i].Values
	}
	values = change(slices.Clone(values))
	values = values[max(0, len(values)-wire.MaxTrail):]
	st.Trails = slices.Clone(st.Trails)
	switch {
	case i < 0 && len(values) > 0:
		if len(st.Trails) > 2*MaxTokens { // of tokens that are gone, and may come back by undo
			st.Trails = slices.DeleteFunc(st.Trails, func(t Trail) bool { return st.Token(t.Token) == nil })
		}
		st.Trails = append(st.Trails, Trail{id, values})
	case i >= 0 && len(values) == 0:
		st.Trails = slices.Delete(st.Trails, i, i+1)
	case i >= 0:
		st.Trails[i].Values = values
	}
}

// TrailOf is what the hit points of a token came to, the latest last.
func (st *State) TrailOf(id wire.TokenID) []int32 {
	for _, t := range st.Trails {
		if t.Token == id {
			return t.Values
		}
	}
	return nil
}

func (st *State) applyLearned(e Learned) {
	st.remember(e.Seat, func(m *Memory) {
		m.Explored = or(m.Explored, e.Explored)
		m.Walls = orRuns(m.Walls, e.Walls)
		for _, d := range e.Doors {
			m.Doors = setDoor(m.Doors, d)
		}
		for _, s := range e.Saw {
			if t := st.Token(s.Token); t != nil {
				look := st.lookAt(t, s.At)
				if s.Marks != nil {
					look.Marks = *s.Marks
				}
				m.Tokens = insert(m.Tokens, look, tokenID)
			}
		}
		m.Tokens = without(m.Tokens, func(t wire.Token) bool { return slices.Contains(e.Gone, t.ID) })
	})
}

func (st *State) applyRecast(e Recast) {
	st.remember(e.Seat, func(m *Memory) { m.Explored, m.Tokens, m.Walls = e.Explored, e.Tokens, nil })
}

// remember changes the memory kept under the seat.
func (st *State) remember(seat wire.SeatID, f func(*Memory)) {
	st.Memories = slices.Clone(st.Memories)
	for i := range st.Memories {
		if st.Memories[i].Seat == seat {
			f(&st.Memories[i])
			return
		}
	}
}
