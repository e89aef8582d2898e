package table

import (
	"slices"

	"sightline/rules"
	"sightline/rules/check"
	"sightline/rules/dice"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// inspires says that an effect is one that a player can't lay by itself.
func inspires(kind string) bool { return kind == known.Inspiration || kind == known.InspirationOffer }

// inspired is the inspiration on a token, nil when it has none. What GMs alone see is none.
func (d *decision) inspired(id wire.TokenID) *Effect {
	_, e := d.level(id, known.Inspiration)
	return e
}

// inspire does something with inspiration, where the table plays with it.
func (d *decision) inspire(b wire.Inspire) wire.Reason {
	p := known.Profile(d.now.Table).Inspiration
	if !check.Plays(p) {
		return bad
	}
	switch b.Verb {
	case wire.InspireAward:
		return d.awardInspiration(p, b)
	case wire.InspireOffer:
		return d.offerInspiration(p, b)
	case wire.InspireAccept, wire.InspireDecline:
		return d.answerOffer(b)
	case wire.InspireGive:
		return d.giveInspiration(b)
	case wire.InspireLate:
		return d.spendLate(p, b)
	case wire.InspirePool, wire.InspireSession:
		return d.runSession(p, b)
	}
	return bad
}

// awardInspiration gives it to one token, or to the whole group. Where players alone award it, a player's further awards of a session
// are the GM's gain (R-014-032).
func (d *decision) awardInspiration(p rules.Inspiration, b wire.Inspire) wire.Reason {
	switch {
	case d.gm == p.PlayersOnly:
		return role
	case b.Model >= check.Models || p.PlayersOnly && b.Model.ForAll():
		return bad
	case b.Model.ForAll():
		return d.awardAll(b)
	}
	t := d.now.Token(b.Token)
	if !d.gm {
		k := known.Find(d.known, b.Token)
		switch {
		case k == nil || k.Past || t == nil:
			return absent
		case k.Owner == 0 || k.Owner == d.seat: // to another player's character
			return role
		}
	}
	if r := d.mayHave(t); r.Code != wire.CodeNone {
		return r
	}
	d.lay(t.ID, wire.EffectSpec{Kind: known.Inspiration})
	d.tellInspired(b.Verb, b.Token, 0)
	if !d.gm {
		d.countAward(p)
	}
	return fine
}

// mayHave says why a token can't be given inspiration: it has some already, or as many effects as it may.
func (d *decision) mayHave(t *Token) wire.Reason {
	switch {
	case t == nil:
		return absent
	case d.inspired(t.ID) != nil:
		return wire.Reason{Code: wire.CodeFull, Token: t.ID, Limit: 1}
	case d.laden(t.ID, wire.SeeAll):
		return wire.Reason{Code: wire.CodeFull, Token: t.ID, Limit: MaxEffects}
	}
	return fine
}

// awardAll gives it to every token that players play.
func (d *decision) awardAll(b wire.Inspire) wire.Reason {
	var all []wire.TokenID
	for i := range d.now.Tokens {
		if t := &d.now.Tokens[i]; t.Spec.Owner != 0 && d.mayHave(t).Code == wire.CodeNone {
			all = append(all, t.ID)
		}
	}
	if len(all) == 0 {
		return wire.Reason{Code: wire.CodeFull, Limit: 1}
	}
	for _, id := range all {
		d.lay(id, wire.EffectSpec{Kind: known.Inspiration})
		d.tellInspired(b.Verb, id, 0)
	}
	return fine
}

// countAward counts an award of the player, and what it owes the GM.
func (d *decision) countAward(p rules.Inspiration) {
	n := d.now.Seat(d.seat).Awards
	d.emit(Awarded{d.seat, n + 1})
	if more := check.Owed(p, n+1) - check.Owed(p, n); more > 0 {
		s := d.now.Session
		s.Pool = min(s.Pool+more, maxPoints)
		d.emit(SessionSet{s})
		d.note(d.everybody(), wire.Note{Kind: wire.NoteInspired, Text: wire.InspireWords[wire.InspirePool]})
	}
}

// offerInspiration asks a token's player before the act (R-014-029).
func (d *decision) offerInspiration(p rules.Inspiration, b wire.Inspire) wire.Reason {
	t := d.now.Token(b.Token)
	switch {
	case !d.gm || p.PlayersOnly:
		return role
	case b.Model >= check.Models || b.Model.ForAll():
		return bad
	case t == nil || t.Spec.Owner == 0:
		return absent
	}
	if r := d.mayHave(t); r.Code != wire.CodeNone {
		return r
	}
	d.raise(t.ID, known.InspirationOffer, int32(b.Model), wire.SeeOwner)
	d.tellInspired(b.Verb, t.ID, 0)
	return fine
}

// answerOffer takes what was offered, or leaves it.
func (d *decision) answerOffer(b wire.Inspire) wire.Reason {
	t, r := d.token(b.Token)
	if r.Code != wire.CodeNone {
		return r
	}
	_, offer := d.level(t.ID, known.InspirationOffer)
	if offer == nil {
		return absent
	}
	d.emit(Affected{Gone: []wire.EffectID{offer.ID}})
	if b.Verb == wire.InspireAccept {
		d.lay(t.ID, wire.EffectSpec{Kind: known.Inspiration})
	}
	d.tellInspired(b.Verb, t.ID, 0)
	return fine
}

// giveInspiration hands it over to another character of players. Nobody has more than one.
func (d *decision) giveInspiration(b wire.Inspire) wire.Reason {
	from, r := d.token(b.Token)
	if r.Code != wire.CodeNone {
		return r
	}
	to := d.now.Token(b.To)
	if k := known.Find(d.known, b.To); !d.gm && (k == nil || k.Past || k.Owner == 0) || to == nil || to.Spec.Owner == 0 || to == from {
		return absent
	}
	own := d.inspired(from.ID)
	if _, _, refused := check.Give(own != nil, d.inspired(to.ID) != nil); refused {
		return wire.Reason{Code: wire.CodeFull, Token: to.ID, Limit: 1}
	}
	if r := d.mayHave(to); r.Code != wire.CodeNone {
		return r
	}
	d.emit(Affected{Gone: []wire.EffectID{own.ID}})
	d.lay(to.ID, wire.EffectSpec{Kind: known.Inspiration})
	d.tellInspired(b.Verb, from.ID, to.ID)
	return fine
}

// runSession counts awards anew, or readies one of the GM's pool.
func (d *decision) runSession(p rules.Inspiration, b wire.Inspire) wire.Reason {
	s := d.now.Session
	switch {
	case !d.gm:
		return role
	case b.Verb == wire.InspireSession:
		d.emit(Awarded{})
		d.note(d.everybody(), wire.Note{Kind: wire.NoteInspired, Text: wire.InspireWords[b.Verb]})
		return fine
	case !p.PlayersOnly || s.Pool <= 0:
		return bad
	}
	s.Ready = !s.Ready
	d.emit(SessionSet{s})
	return fine
}

// charged says that a roll of a token has inspiration to go into it: its own, or the GM's for a foe.
func (d *decision) charged(t *Token) bool {
	if t == nil || t.Spec.Owner == 0 && !d.gm {
		return false
	}
	v := wire.View{Table: d.now.Table, Session: d.now.Session}
	for _, e := range d.now.EffectsOn(t.ID) {
		v.Effects = append(v.Effects, wire.Effect(e))
	}
	return known.Charged(&v, &wire.Token{ID: t.ID, Owner: t.Spec.Owner})
}

// spend has the inspiration of a token, or of the GM for a foe, go into a roll of a kind: it gives advantage if there is any.
func (d *decision) spend(t *Token, on check.Kind) bool {
	if !d.charged(t) {
		return false
	}
	if t.Spec.Owner == 0 {
		return d.spendPool()
	}
	if _, advantage := check.Spend(true, on); !advantage {
		return false
	}
	d.emit(Affected{Gone: []wire.EffectID{d.inspired(t.ID).ID}})
	d.tellOf("spend", t.ID, 0)
	return true
}

func (d *decision) spendPool() bool {
	s := d.now.Session
	left, advantage := check.Draw(s.Pool)
	if s.Pool, s.Ready = left, false; advantage {
		d.emit(SessionSet{s})
	}
	return advantage
}

// inspireRoll is an expression as the seat rolls it: with advantage where inspiration goes into it, that of the first of its tokens that
// has it ready, or the GM's.
func (d *decision) inspireRoll(e dice.Expr) dice.Expr {
	better, ok := e.Better()
	if !ok {
		return e
	}
	if d.gm {
		foe := Token{}
		if d.spend(&foe, check.Check) {
			return better
		}
		return e
	}
	for _, id := range d.now.Own(d.seat) {
		if d.spend(d.now.Token(id), check.Check) {
			return better
		}
	}
	return e
}

// spendLate spends inspiration once the die is seen: the last roll that the seat made of a single d20 gets a second one (R-014-028).
func (d *decision) spendLate(p rules.Inspiration, b wire.Inspire) wire.Reason {
	t, r := d.token(b.Token)
	if r.Code != wire.CodeNone {
		return r
	}
	own := d.inspired(t.ID)
	expr, first, total, to := d.lastD20(t.ID)
	if own == nil || !p.After || first == 0 {
		return bad
	}
	second := d.d20(t, wire.ForItself)
	counts, _ := check.Late(p, first, second)
	out := wire.RollResult{Expr: expr, Total: total - first + counts, Terms: []wire.RollTerm{{Kind: dice.IsDice, Count: 2, Sides: 20, Value: counts, Faces: []wire.Face{
		{Value: first, Fell: first, Dropped: counts != first}, {Value: second, Fell: second, Dropped: counts == first}}}}}
	if rest := total - first; rest != 0 {
		out.Terms = append(out.Terms, wire.RollTerm{Count: rest, Value: rest})
	}
	d.emit(Affected{Gone: []wire.EffectID{own.ID}})
	d.tellInspired(b.Verb, t.ID, 0)
	d.note(to, wire.Note{Kind: wire.NoteRoll, Roll: &out})
	return fine
}

// lastD20 is what the seat last rolled or attacked with, as far as it was told: what is written of it, the die, the total and who may
// know; die 0 where that was no single d20 or all was not told.
func (d *decision) lastD20(token wire.TokenID) (expr string, die, total int32, to []wire.SeatID) {
	for _, n := range slices.Backward(d.now.Feed(d.seat).Notes) {
		switch {
		case n.Kind == wire.NoteRoll && n.From == d.seat && n.Roll != nil:
			expr, die, total = openD20(n.Roll)
			return expr, die, total, d.everybody()
		case n.Kind == wire.NoteAttack && n.Attack != nil && n.Attack.Token == token && n.Attack.Told&wire.ToldRoll != 0 && n.Attack.Mob == 0 && n.Attack.Other == 0:
			return "2d20kh1", n.Attack.Die, n.Attack.Total, d.gms(d.seat)
		case n.Kind == wire.NoteAttack:
			return "", 0, 0, nil
		}
	}
	return "", 0, 0, nil
}

// openD20 reads a roll that all saw and that began with a single d20.
func openD20(r *wire.RollResult) (expr string, die, total int32) {
	e, err := dice.Parse(r.Expr)
	better, ok := e.Better()
	if err != nil || !ok || r.Secret || r.Blank || len(r.Terms) == 0 || len(r.Terms[0].Faces) != 1 {
		return "", 0, 0
	}
	return better.String(), r.Terms[0].Faces[0].Fell, r.Total
}

// tellInspired tells what became of a token's inspiration: GMs, its player and, but for offers, who sees the token. Who is not shown the
// other reads of nobody.
func (d *decision) tellInspired(v wire.InspireVerb, id, to wire.TokenID) {
	d.tellOf(wire.InspireWords[v], id, to)
}

// tellOf is tellInspired in the words of the note.
func (d *decision) tellOf(words string, id, to wire.TokenID) {
	t, other := d.now.Token(id), d.now.Token(to)
	n := wire.Note{Kind: wire.NoteInspired, Text: words, Token: id, Target: to}
	d.note(d.gms(), n)
	private := words == wire.InspireWords[wire.InspireOffer] || words == wire.InspireWords[wire.InspireDecline]
	for _, seat := range d.players() {
		own := t.Spec.Owner == seat || other != nil && other.Spec.Owner == seat
		if !own && (private || !d.now.shows(seat, t)) {
			continue
		}
		told := n
		if t.Spec.Owner != seat && !d.now.shows(seat, t) {
			told.Token = 0
		}
		if other != nil && other.Spec.Owner != seat && !d.now.shows(seat, other) {
			told.Target = 0
		}
		d.note([]wire.SeatID{seat}, told)
	}
}
