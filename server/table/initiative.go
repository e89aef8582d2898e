package table

import (
	"slices"
	"strconv"

	"sightline/rules"
	"sightline/rules/effect"
	"sightline/rules/fight"
	"sightline/rules/turn"
	"sightline/server/wire"
)

// surprised is the kind of the effect that makes a creature roll with disadvantage.
const surprised = "condition.surprised"

// rollInitiative rolls for tokens. Where rounds are split the rules have no roll: lines are put in order by hand (C-19).
func (d *decision) rollInitiative(b wire.RollInitiative) wire.Reason {
	if d.now.Profile().Segments {
		return bad
	}
	ids := b.Tokens
	if len(ids) == 0 && d.gm {
		for _, t := range d.now.Tokens {
			if !t.Spec.Down && !d.now.gone(&t) {
				ids = append(ids, t.ID)
			}
		}
	}
	if len(ids) == 0 {
		return bad
	}
	var tokens []*Token
	var kinds []string
	for i, id := range ids {
		t, r := d.token(id)
		switch {
		case r.Code != wire.CodeNone:
			return r
		case slices.Contains(ids[:i], id):
			return bad
		}
		tokens, kinds = append(tokens, t), append(kinds, d.now.sort(t))
	}
	if d.gm && len(d.now.Turn.Entries)+len(ids) > MaxEntries { // of a player's, to whom a list that is full would tell of lines, each token has one at most
		return wire.Reason{Code: wire.CodeFull, Limit: MaxEntries}
	}
	d.enlist(tokens, turn.Groups(kinds))
	d.scouted = true // what was rolled stays
	return fine
}

// sort names what a token is, for those that share one roll: creatures of the GM's with the same name but for a label, and size.
func (st *State) sort(t *Token) string {
	name := rules.Unlabelled(t.Spec.Name)
	if name == "" || st.ofPlayers(t) {
		return ""
	}
	return name + " " + strconv.Itoa(int(t.Spec.Size))
}

// enlist rolls once for each group and puts all into the turn list; who stands there already gets another number.
func (d *decision) enlist(tokens []*Token, groups []int) {
	o := d.now.Turn.order()
	values, marks := map[int]int32{}, map[int]uint64{}
	lines := slices.Clone(d.now.Turn.Entries)
	var fresh []Entry
	for i, t := range tokens {
		g := groups[i]
		if g == i {
			values[g] = d.initiative(t)
		} else if marks[g] == 0 {
			marks[g] = d.id()
		}
	}
	for i, t := range tokens {
		g := groups[i]
		at := slices.IndexFunc(lines, func(e Entry) bool { return e.Token == t.ID })
		if at >= 0 {
			lines[at].Group = marks[g]
			o = o.Set(turn.ID(lines[at].ID), values[g])
			continue
		}
		e := Entry{ID: wire.EntryID(d.id()), Token: t.ID, Group: marks[g]}
		fresh = append(fresh, e)
		o = o.Insert(turn.ID(e.ID), values[g])
	}
	d.emit(Listed{Entries: lines, Round: o.Round, Segment: o.Segment, Segments: o.Segments, Now: wire.EntryID(o.Now)})
	d.relist(o, fresh...)
}

// initiative rolls for a token.
func (d *decision) initiative(t *Token) int32 {
	off := d.surprised(t, wire.SeeGM)
	var dice []int32
	if d.inOpen(t) { // as far as its player knows of a surprise; another die tells nobody
		mode := fight.Plain
		if d.surprised(t, wire.SeeOwner) {
			mode = fight.Low
		}
		r, _ := d.rollOut(t, d20s[mode], wire.ForInitiative)
		dice = r.Fallen()
	}
	for len(dice) < turn.Dice(off) {
		dice = append(dice, int32(d.Intn(20))+1)
	}
	return turn.Initiative(dice, t.Spec.Initiative, off)
}

// surprised says that a token is, by the effects that are told at least to those.
func (d *decision) surprised(t *Token, to wire.Audience) bool {
	return slices.ContainsFunc(d.now.EffectsOn(t.ID), func(e Effect) bool { return e.Spec.Kind == surprised && e.Spec.See <= to })
}

// useTurn marks what of a turn is used up. To its owner a token's action, bonus action and handling of things belong to its turn.
func (d *decision) useTurn(b wire.UseTurn) wire.Reason {
	t, r := d.token(b.Token)
	switch {
	case r.Code != wire.CodeNone:
		return r
	case b.Used == 0 || b.Used&^turn.AllUsed != 0:
		return bad
	case !d.gm && d.known.Turn.Round == 0 || d.gm && d.now.Turn.Round == 0,
		!d.gm && b.Used&turn.InTurn != 0 && !d.shownInTurn(t.ID):
		return wire.Reason{Code: wire.CodeNotTurn, Token: t.ID}
	}
	was, _ := d.usedUp(t)
	used := was &^ b.Used
	if b.On {
		used = was | b.Used
	}
	if used == was {
		return fine
	}
	used |= t.Used &^ was // what will come back to it truly
	d.useUp(t, UsedUp{Used: used, Acted: t.Acted, Early: d.early(t, b.Used)})
	return fine
}

// earlyActed is the bit of Token.Early that stands for actions.
const earlyActed turn.Used = 1 << 7

// usedUp is what of a token's turn and round is used up as far as the seat is shown.
func (d *decision) usedUp(t *Token) (turn.Used, int32) {
	used, acted := t.Used, t.Acted
	for _, m := range d.gone() {
		if m.Until == effect.TurnStart && m.Of == uint64(t.ID) && t.Early&turn.UsedReaction == 0 {
			used &^= turn.UsedReaction
		}
		if m.Until == effect.Time && t.Early&earlyActed == 0 {
			acted = 0
		}
	}
	return used, acted
}

// early is what of a token's use came early once its seat says anew how it is with some of it: for a player whose turn or round has
// begun, though one that it is not shown is truly in turn, that must outlast the true beginning.
func (d *decision) early(t *Token, said turn.Used) turn.Used {
	early := t.Early
	for _, m := range d.gone() {
		switch {
		case m.Until == effect.TurnStart && m.Of == uint64(t.ID):
			early |= said & turn.UsedReaction
		case m.Until == effect.Time:
			early |= said & earlyActed
		}
	}
	return early
}

// Early says whether a token's reaction, and its actions, were used up in a turn or round that has not truly begun.
func (st *State) Early(id wire.TokenID) (reaction, acted bool) {
	t := st.Token(id)
	return t != nil && t.Early&turn.UsedReaction != 0, t != nil && t.Early&earlyActed != 0
}

func (d *decision) useUp(t *Token, e UsedUp) {
	if e.Token = t.ID; e != (UsedUp{t.ID, t.Used, t.Acted, t.Early}) {
		d.emit(e)
	}
}

func (d *decision) countActions(b wire.CountActions) wire.Reason {
	t, r := d.token(b.Token)
	switch {
	case r.Code != wire.CodeNone:
		return r
	case b.Acted < 0 || b.Acted > maxCells:
		return bad
	case !d.gm && d.known.Turn.Round == 0 || d.gm && d.now.Turn.Round == 0:
		return wire.Reason{Code: wire.CodeNotTurn, Token: t.ID}
	}
	if _, acted := d.usedUp(t); acted == b.Acted {
		return fine
	}
	d.useUp(t, UsedUp{Used: t.Used, Acted: b.Acted, Early: d.early(t, earlyActed)})
	return fine
}

// labelTokens tells creatures of one kind apart. Those that players see come first, so that no gap tells of others.
func (d *decision) labelTokens(b wire.LabelTokens) wire.Reason {
	like := d.now.Token(b.Token)
	switch {
	case like == nil:
		return absent
	case d.now.sort(like) == "" || b.Style >= rules.ByName:
		return bad
	}
	kind := d.now.sort(like)
	var list []Token
	for _, seen := range []bool{true, false} {
		for i := range d.now.Tokens {
			if t := &d.now.Tokens[i]; d.now.sort(t) == kind && d.now.open(t) == seen {
				list = append(list, *t)
			}
		}
	}
	for i, t := range list {
		spec := t.Spec
		label := b.Style.Label(i)
		spec.Name = rules.Unlabelled(t.Spec.Name) + " " + label.En
		if b.Czech {
			spec.Name = rules.Unlabelled(t.Spec.Name) + " " + label.Cs
		}
		if b.Style == rules.ByColour {
			spec.Colour = rules.Stickers[i%len(rules.Stickers)].Colour
		}
		if !shortName(spec.Name) {
			return bad
		}
		list[i].Spec = spec
	}
	for _, t := range list {
		if fields := changed(d.now.Token(t.ID).Spec, t.Spec); fields != 0 {
			d.emit(TokenEdited{t.ID, fields, merge(wire.TokenSpec{}, t.Spec, fields)})
		}
	}
	return fine
}
