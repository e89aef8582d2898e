package table

import (
	"slices"

	"sightline/rules"
	"sightline/rules/dice"
	"sightline/rules/fight"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// What is kept of open rolls, for all to look at. Who wants more keeps the record.
const (
	maxPledges = 20
	maxOpen    = 1000
	maxFallen  = 8000 // faces of all of them
)

// Pledge is a session of open rolls that can be checked. Its stream is never used for anything else.
type Pledge struct {
	Number  uint64 // counts the table's sessions from 1
	Session uint64
	Seed    dice.Key // told to nobody before Over
	Over    bool
	Rolls   uint32 // drawn so far
}

// Told is the session as everybody may know it.
func (p Pledge) Told() wire.Pledge {
	t := wire.Pledge{
		Number: p.Number, Session: p.Session, Commitment: dice.Commit(p.Session, p.Seed), Over: p.Over, Rolls: p.Rolls,
	}
	if p.Over {
		t.Seed = p.Seed
	}
	return t
}

// running is the session of open rolls; nil when there is none.
func (st *State) running() *Pledge {
	if n := len(st.Pledges); n > 0 && !st.Pledges[n-1].Over {
		return &st.Pledges[n-1]
	}
	return nil
}

// beginRolls draws the seed of a session. What commits to it is told at once.
func (d *decision) beginRolls() wire.Reason {
	switch {
	case known.Profile(d.now.Table).Rolls.Checked == rules.CheckNone:
		return wire.Reason{Code: wire.CodeOff}
	case d.now.running() != nil:
		return wire.Reason{Code: wire.CodeChanged}
	}
	p := Pledge{Number: 1, Session: d.id(), Seed: dice.Key{A: d.ch.Uint64(), B: d.ch.Uint64(), C: d.ch.Uint64(), D: d.ch.Uint64()}}
	if n := len(d.now.Pledges); n > 0 {
		p.Number = d.now.Pledges[n-1].Number + 1
	}
	d.emit(Pledged{p})
	d.note(d.everybody(), wire.Note{Kind: wire.NotePledge, Text: p.Told().Commitment.String()})
	return fine
}

// endRolls publishes the seed. Nothing is drawn from it any more.
func (d *decision) endRolls() wire.Reason {
	p := d.now.running()
	if p == nil {
		return wire.Reason{Code: wire.CodeChanged}
	}
	seed := p.Seed.String()
	d.emit(Published{})
	d.note(d.everybody(), wire.Note{Kind: wire.NoteSeed, Text: seed})
	return fine
}

// draw makes a roll that everybody sees: from the stream of the session when one is running, else by chance. text is how it was asked
// for, seat whose it is. A roll that is not saved was told to nobody, and the next has its index.
func (d *decision) draw(expr dice.Expr, text string, seat wire.SeatID, why wire.RollFor) (dice.Result, wire.OpenID) {
	p := d.now.running()
	if p == nil {
		return expr.Roll(d), 0
	}
	index := p.Rolls + 1
	r := expr.Roll(p.Seed.Open(p.Session, index))
	out := wire.OpenRoll{ID: wire.MakeOpen(uint32(p.Number), index), Seat: seat, For: why, Expr: expr.String(), Total: r.Total, Faces: r.Fallen()}
	if _, err := dice.Parse(out.Expr); err != nil { // written in full it is too long
		out.Expr = text
	}
	d.emit(Drew{out})
	return r, out.ID
}

// inOpen says that the dice of a token are rolled in the open: those of players' characters that are not hidden, where the table has it so.
func (d *decision) inOpen(t *Token) bool {
	return d.now.running() != nil && known.Profile(d.now.Table).Rolls.Checked == rules.CheckFight && d.now.ofPlayers(t) && !t.Spec.Hidden
}

// rollOut makes a roll of a token in the open. It tells everybody its dice and nothing else: not who is rolled against, nor what is added.
func (d *decision) rollOut(t *Token, text string, why wire.RollFor) (dice.Result, wire.RollResult) {
	expr, err := dice.Parse(text)
	if err != nil {
		return dice.Result{}, wire.RollResult{Expr: text}
	}
	r, open := d.draw(expr, text, t.Spec.Owner, why)
	out := rolled(expr, r, false)
	out.Open, out.For = open, why
	n := wire.Note{Kind: wire.NoteRoll, From: t.Spec.Owner, Roll: out}
	if s := d.now.Seat(n.From); s != nil {
		n.Name = s.Name
	}
	d.emit(Noted{d.everybody(), n})
	return r, *out
}

// d20s are the dice of a mode.
var d20s = [...]string{fight.Plain: "1d20", fight.High: "2d20kh1", fight.Low: "2d20kl1"}

// d20 is one die of a token: in the open where its dice are.
func (d *decision) d20(t *Token, why wire.RollFor) int32 {
	if d.inOpen(t) {
		r, _ := d.rollOut(t, d20s[fight.Plain], why)
		return r.Total
	}
	return int32(d.Intn(20) + 1)
}

func (st *State) applyPledge(e Event) {
	switch e := e.(type) {
	case Pledged:
		st.Pledges = append(slices.Clone(st.Pledges), e.Pledge)
		if n := len(st.Pledges); n > maxPledges {
			st.Pledges = st.Pledges[n-maxPledges:]
			first := uint32(st.Pledges[0].Number)
			st.Open = without(st.Open, func(r wire.OpenRoll) bool { return r.ID.Session() < first })
		}
	case Published:
		st.editPledge(func(p *Pledge) { p.Over = true })
	case Drew:
		st.editPledge(func(p *Pledge) { p.Rolls = max(p.Rolls, e.Roll.ID.Index()) })
		st.Open = keptOpen(append(slices.Clone(st.Open), e.Roll))
	}
}

// editPledge changes the session that is running.
func (st *State) editPledge(f func(*Pledge)) {
	if st.running() == nil {
		return
	}
	st.Pledges = slices.Clone(st.Pledges)
	f(st.running())
}

// keptOpen is the latest of the rolls, as many as are kept.
func keptOpen(all []wire.OpenRoll) []wire.OpenRoll {
	faces, from := 0, len(all)
	for from > 0 && len(all)-from < maxOpen {
		if faces += len(all[from-1].Faces); faces > maxFallen && from < len(all) {
			break
		}
		from--
	}
	return all[from:]
}
