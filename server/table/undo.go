package table

import (
	"slices"

	"sightline/rules/turn"
	"sightline/server/wire"
)

// changes is what a command changed, as it was before. To another grid there is no way back: its places are none of the old
// one's.
func (d *decision) changes() (Done, bool) {
	was, now := d.was, d.now
	if was.Scene.Grid != now.Scene.Grid {
		return Done{}, false
	}
	done := Done{Count: now.Count + 1, Seat: d.seat, Turn: d.turn(), GM: d.scouted && !d.gm}
	done.Tokens = changedTokens(was.Tokens, now.Tokens)
	done.Effects = changedEffects(was.Effects, now.Effects)
	done.Chases = changedChases(was.Chases, now.Chases)
	for i := range was.Doors {
		if was.Doors[i] != now.Doors[i] {
			done.Doors = append(done.Doors, WasDoor{int32(i), was.Doors[i].State})
		}
	}
	if was.Scene.Light != now.Scene.Light {
		done.Light = &WasLight{was.Scene.Light}
	}
	if was.Scene.Land.Grid != now.Scene.Land.Grid || !slices.Equal(was.Scene.Land.List, now.Scene.Land.List) {
		l := was.Scene.Land
		done.Land = &l
	}
	if was.Table != now.Table {
		t := was.Table
		done.Table = &t
	}
	if was.Hand != now.Hand {
		h := was.Hand
		done.Hand = &h
	}
	if was.Turn.Round != now.Turn.Round || was.Turn.Segment != now.Turn.Segment || was.Turn.Segments != now.Turn.Segments || was.Turn.Now != now.Turn.Now || !slices.Equal(was.Turn.Entries, now.Turn.Entries) {
		t := was.Turn
		done.Turns = &t
	}
	for i := range was.Seats {
		if now := now.Seat(was.Seats[i].ID); now != nil && now.Name != was.Seats[i].Name {
			done.SeatName = &WasSeat{now.ID, was.Seats[i].Name}
		}
	}
	done.Passed = now.Session.Clock - was.Session.Clock
	if done.Turns == nil {
		d.settleTime(done.Effects)
	}
	return done, !done.empty()
}

// settleTime has effects last as long as the player who changed them is shown: taking that back lays them as of then, see again.
func (d *decision) settleTime(list []WasEffect) {
	gone := d.gone()
	for i := range list {
		if w := &list[i]; !w.Gone && w.Part != itsRest {
			w.Effect.Spec.Lasting = w.Effect.Spec.Lasting.After(gone...)
		}
	}
}

// again lays effects that came back by undo: what is not truly past yet, but is to the player, does not wear them off twice.
func (d *decision) again(list []WasEffect) {
	if d.gm || len(d.gone()) == 0 {
		return
	}
	var a Affected
	for _, w := range list {
		if e := d.now.effect(w.Effect.ID); e != nil && w.Part != itsRest {
			again := *e
			again.Spec.Lasting = d.since(e.Spec.Lasting)
			a.Set = append(a.Set, again)
		}
	}
	if a.Set != nil {
		d.emit(a)
	}
}

// turn tells the turn that the player sees from others, 0 outside turn order; of a GM, who takes back anything, it is 0. That
// a hidden one is in turn meanwhile is no other turn.
func (d *decision) turn() uint64 {
	if d.gm {
		return 0
	}
	for _, e := range d.known.Turn.Entries {
		if e.Now {
			return uint64(e.ID) + uint64(d.known.Turn.Round)
		}
	}
	return 0
}

// kept is the list of what can be taken back with one more. The oldest of a seat that did too much since falls away, and
// what it was done on top of: what others do, which it may not know of, takes nothing from a seat.
func kept(list []Done, more Done) []Done {
	list = append(slices.Clone(list), more)
	n := 0
	for _, d := range list {
		if d.Seat == more.Seat {
			n++
		}
	}
	if n <= MaxDone {
		return list
	}
	i := slices.IndexFunc(list, func(d Done) bool { return d.Seat == more.Seat })
	return dropped(list, func(d Done) bool { return d.Count == list[i].Count })
}

// dropped is the list without some, without what those were done on top of, and so on: nothing tells any more that it must
// stay.
func dropped(list []Done, drop func(Done) bool) []Done {
	var kept, gone []Done
	for _, d := range slices.Backward(list) {
		if drop(d) || slices.ContainsFunc(gone, d.under) {
			gone = append(gone, d)
		} else {
			kept = append(kept, d)
		}
	}
	slices.Reverse(kept)
	return kept
}

func (d Done) empty() bool {
	return len(d.Tokens) == 0 && len(d.Effects) == 0 && len(d.Chases) == 0 && len(d.Doors) == 0 && d.Light == nil && d.Land == nil && d.Table == nil && d.Hand == nil && d.Turns == nil &&
		d.SeatName == nil && d.Passed == 0
}

// changedTokens compares two lists sorted by ID.
func changedTokens(was, now []Token) []WasToken {
	var out []WasToken
	for len(was) > 0 || len(now) > 0 {
		switch {
		case len(now) == 0 || len(was) > 0 && was[0].ID < now[0].ID:
			out = append(out, WasToken{Fields: fieldAll, Token: was[0]})
			was = was[1:]
		case len(was) == 0 || now[0].ID < was[0].ID:
			out = append(out, WasToken{Fields: fieldAll, Gone: true, Token: Token{ID: now[0].ID}})
			now = now[1:]
		default:
			if w := wasToken(was[0], now[0]); w.Fields != 0 {
				out = append(out, w)
			}
			was, now = was[1:], now[1:]
		}
	}
	return out
}

// changedEffects compares two lists in their order.
func changedEffects(was, now []Effect) []WasEffect {
	var out []WasEffect
	for len(was) > 0 || len(now) > 0 {
		switch {
		case len(now) == 0 || len(was) > 0 && effectOrder(was[0], now[0]) < 0:
			out = append(out, WasEffect{Effect: was[0]})
			was = was[1:]
		case len(was) == 0 || effectOrder(now[0], was[0]) < 0:
			out = append(out, WasEffect{Gone: true, Effect: Effect{ID: now[0].ID, Token: now[0].Token}})
			now = now[1:]
		default:
			if was[0] != now[0] {
				out = append(out, WasEffect{Effect: was[0], Part: changedPart(was[0], now[0])})
			}
			was, now = was[1:], now[1:]
		}
	}
	return out
}

func wasToken(was, now Token) WasToken {
	if was == now {
		return WasToken{}
	}
	w := WasToken{Fields: changed(was.Spec, now.Spec), Token: Token{ID: was.ID}}
	w.Token.Spec = merge(w.Token.Spec, was.Spec, w.Fields)
	if was.At != now.At || was.Clear != now.Clear || was.Squeeze != now.Squeeze {
		w.Fields |= fieldAt
		w.Token.At, w.Token.Clear, w.Token.Squeeze = was.At, was.Clear, was.Squeeze
	}
	if was.Floor != now.Floor {
		w.Fields |= fieldFloor
		w.Token.Floor = was.Floor
	}
	if was.Facing != now.Facing {
		w.Fields |= fieldFacing
		w.Token.Facing = was.Facing
	}
	if was.Mount != now.Mount || was.Independent != now.Independent {
		w.Fields |= fieldMount
		w.Token.Mount, w.Token.Independent = was.Mount, was.Independent
	}
	if early := now.Early &^ was.Early; was.Used != now.Used || was.Acted != now.Acted || early != 0 {
		w.Fields |= fieldUsed
		w.Used = was.Used ^ now.Used | early
		if was.Acted != now.Acted {
			w.Used |= earlyActed
		}
		w.Token.Used, w.Token.Acted, w.Token.Early = was.Used&^(early&turn.UsedReaction), was.Acted, was.Early
		if early&earlyActed != 0 {
			w.Token.Acted = 0 // for its player the round had begun
		}
	}
	if was.Spent != now.Spent {
		w.Fields |= fieldSpent
		w.Token.Spent = was.Spent
	}
	return w
}

// undo takes back the last command of a seat. It restores only what that command changed, and is refused when a later one
// changed the same thing. A player takes back its own of this turn, unless it learned something by it.
func (d *decision) undo(b wire.Undo) wire.Reason {
	seat := b.Seat
	if seat == 0 {
		seat = d.seat
	}
	switch {
	case d.now.Seat(seat) == nil:
		return absent
	case !d.gm && seat != d.seat:
		return role
	}
	i := lastOf(d.now.Done, seat)
	if i < 0 || !d.gm && d.now.Done[i].Turn != d.turn() {
		return wire.Reason{Code: wire.CodeUndo}
	}
	done := d.now.Done[i]
	switch {
	case !d.gm && done.GM:
		return wire.Reason{Code: wire.CodeUndoGM}
	case !d.gm && !d.owns(done):
		return role
	}
	for _, later := range d.now.Done[i+1:] {
		if token, same := done.meets(later); same {
			r := wire.Reason{Code: wire.CodeUndoLate, Seat: later.Seat}
			if d.gm || d.knows(token) {
				r.Token = token
			}
			return r
		}
	}
	if n := done.SeatName; n != nil && d.now.named(n.Name, n.Seat) {
		return wire.Reason{Code: wire.CodeTaken}
	}
	for _, w := range done.Tokens {
		switch {
		case w.Gone:
			d.unlist(w.Token.ID)
		case w.Fields&fieldAll != 0 && len(d.now.Tokens) >= MaxTokens:
			return wire.Reason{Code: wire.CodeFull, Limit: MaxTokens}
		}
	}
	d.emit(Undone{done.Count})
	d.again(done.Effects)
	return fine
}

func lastOf(done []Done, seat wire.SeatID) int {
	for i := len(done) - 1; i >= 0; i-- {
		if done[i].Seat == seat {
			return i
		}
	}
	return -1
}

// owns says that the seat still plays every token the command was about.
func (d *decision) owns(done Done) bool {
	return !slices.ContainsFunc(done.Tokens, func(w WasToken) bool {
		t := d.now.Token(w.Token.ID)
		return t != nil && t.Spec.Owner != d.seat
	}) && !slices.ContainsFunc(done.Effects, func(w WasEffect) bool {
		t := d.now.Token(w.Effect.Token)
		return t != nil && t.Spec.Owner != d.seat
	})
}

// meets says whether two commands changed the same thing, and the token where it is one. Spent movement is left out: a turn
// that began since has reset it, which is no reason to keep a place.
func (d Done) meets(o Done) (wire.TokenID, bool) {
	for _, a := range d.Tokens {
		for _, b := range o.Tokens {
			if a.meets(b) {
				return a.Token.ID, true
			}
		}
	}
	if id, ok := d.meetsEffects(o); ok {
		return id, true
	}
	for _, a := range d.Chases {
		if slices.ContainsFunc(o.Chases, func(b WasChase) bool { return a.Chase.ID == b.Chase.ID }) {
			return 0, true
		}
	}
	for _, a := range d.Doors {
		if slices.ContainsFunc(o.Doors, func(b WasDoor) bool { return a.Door == b.Door }) {
			return 0, true
		}
	}
	return 0, d.Light != nil && o.Light != nil || d.Land != nil && o.Land != nil || d.Table != nil && o.Table != nil || d.Hand != nil && o.Hand != nil ||
		d.Turns != nil && o.Turns != nil || d.SeatName != nil && o.SeatName != nil && d.SeatName.Seat == o.SeatName.Seat
}

// meetsEffects says whether two commands changed the same effect, or one of them all of a token that the other's effect lies on.
func (d Done) meetsEffects(o Done) (wire.TokenID, bool) {
	for _, both := range [2][2]Done{{d, o}, {o, d}} {
		for _, a := range both[0].Effects {
			if slices.ContainsFunc(both[1].Effects, a.meets) ||
				slices.ContainsFunc(both[1].Tokens, func(w WasToken) bool { return w.Token.ID == a.Effect.Token && w.Fields&fieldAll != 0 }) {
				return a.Effect.Token, true
			}
		}
	}
	return 0, false
}

// under says that another command changed the same thing as this one, spent movement too.
func (d Done) under(o Done) bool {
	_, meets := d.meets(o)
	return meets || slices.ContainsFunc(d.Tokens, func(w WasToken) bool {
		return w.Fields&(fieldSpent|fieldUsed) != 0 && spentIn([]Done{o}, w.Token.ID, fieldSpent|fieldUsed)
	})
}

func (w WasToken) meets(o WasToken) bool {
	return w.Token.ID == o.Token.ID && ((w.Fields|o.Fields)&fieldAll != 0 || bound(w.Fields)&bound(o.Fields)&^(fieldSpent|fieldUsed) != 0)
}

// bound is fields with those that hang on them: how large a token is says where it can stand, and how bright its light is how
// far it reaches.
func bound(f wire.Field) wire.Field {
	for _, both := range [2]wire.Field{wire.FieldSize | fieldAt | fieldMount, wire.FieldBright | wire.FieldDim} {
		if f&both != 0 {
			f |= both
		}
	}
	return f
}

// applyUndone puts back what a command changed and forgets the command.
func (st *State) applyUndone(e Undone) {
	i := slices.IndexFunc(st.Done, func(d Done) bool { return d.Count == e.Count })
	if i < 0 {
		return
	}
	done, later := st.Done[i], st.Done[i+1:]
	st.Done = without(st.Done, func(d Done) bool { return d.Count == e.Count })
	for _, w := range done.Tokens {
		w.Used &^= usedIn(later, w.Token.ID)
		st.unchange(w, !spentIn(later, w.Token.ID, fieldSpent))
	}
	for _, w := range done.Tokens { // a mount may have come back after its rider
		st.unbind(w.Token.ID)
	}
	var a Affected
	for _, w := range done.Effects {
		if w.Gone {
			a.Gone = append(a.Gone, w.Effect.ID)
		} else if e, ok := w.restore(st.effect(w.Effect.ID)); ok {
			a.Set = append(a.Set, e)
		}
	}
	st.applyAffected(a)
	st.unchased(done.Chases)
	for _, w := range done.Doors {
		st.applyMap(DoorSet{w.Door, w.State})
	}
	if done.Light != nil {
		st.Scene.Light = done.Light.Light
	}
	if done.Land != nil {
		st.Scene.Land = *done.Land
	}
	if done.Table != nil {
		st.applySeat(TableSet{*done.Table})
	}
	if done.Hand != nil {
		st.Hand = *done.Hand
	}
	st.Session.Clock = max(st.Session.Clock-done.Passed, 0)
	if done.Turns != nil {
		t := done.Turns.without(func(e Entry) bool { return e.Token != 0 && st.Token(e.Token) == nil })
		t.Count = st.Turn.Count + 1
		st.Turn = t
	}
	if done.SeatName != nil {
		st.applySeat(SeatNamed{done.SeatName.Seat, done.SeatName.Name})
	}
}

// usedIn is what commands changed of the use of a token's turn.
func usedIn(done []Done, id wire.TokenID) (used turn.Used) {
	for _, d := range done {
		for _, w := range d.Tokens {
			if w.Token.ID == id {
				used |= w.Used
			}
		}
	}
	return used
}

func spentIn(done []Done, id wire.TokenID, fields wire.Field) bool {
	return slices.ContainsFunc(done, func(d Done) bool {
		return slices.ContainsFunc(d.Tokens, func(w WasToken) bool { return w.Token.ID == id && w.Fields&fields != 0 })
	})
}

func (st *State) unchange(w WasToken, spent bool) {
	if w.Fields&(fieldAt|fieldAll) != 0 {
		st.unstood(w.Token.ID)
	}
	switch {
	case w.Gone:
		st.applyToken(TokenGone{w.Token.ID})
	case w.Fields&fieldAll != 0:
		st.applyToken(TokenAdded{w.Token})
	default:
		if w.Fields&wire.FieldHP != 0 {
			st.trail(w.Token.ID, func(values []int32) []int32 { return values[:max(len(values)-1, 0)] })
		}
		st.edit(w.Token.ID, func(t *Token) { w.restore(t, spent) })
	}
}

// unbind takes from a token an owner or mount that is gone.
func (st *State) unbind(id wire.TokenID) {
	st.edit(id, func(t *Token) {
		if st.Seat(t.Spec.Owner) == nil {
			t.Spec.Owner = 0
		}
		if st.Token(t.Mount) == nil {
			t.Mount, t.Independent = 0, false
		}
	})
}

// restore puts the changed fields back.
func (w WasToken) restore(t *Token, spent bool) {
	t.Spec = merge(t.Spec, w.Token.Spec, w.Fields)
	if w.Fields&fieldAt != 0 {
		t.At, t.Clear, t.Squeeze = w.Token.At, w.Token.Clear, w.Token.Squeeze
	}
	if w.Fields&fieldFloor != 0 {
		t.Floor = w.Token.Floor
	}
	if w.Fields&fieldFacing != 0 {
		t.Facing = w.Token.Facing
	}
	if w.Fields&fieldMount != 0 {
		t.Mount, t.Independent = w.Token.Mount, w.Token.Independent
	}
	if w.Used != 0 {
		t.Used, t.Early = t.Used&^w.Used|w.Token.Used&w.Used, t.Early&(w.Token.Early|^w.Used) // what began truly since is early no more
	}
	if w.Used&earlyActed != 0 {
		t.Acted = w.Token.Acted
	}
	if w.Fields&fieldSpent != 0 && spent {
		t.Spent = w.Token.Spent
	}
}
