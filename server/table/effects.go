package table

import (
	"math"
	"slices"

	"sightline/rules/afflict"
	"sightline/rules/effect"
	"sightline/rules/turn"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// How many effects a token may have, and how many more for GMs alone. Those of all tokens fit into a view.
const (
	MaxEffects = 24
	MaxSecret  = 8
)

// maxLasting is the most turns or seconds that an effect may last: a year.
const maxLasting = 400 * 24 * 3600

// Effect is an effect on a token.
type Effect struct {
	ID    wire.EffectID
	Token wire.TokenID
	Spec  wire.EffectSpec
	Watch afflict.Watch
}

func effectOrder(a, b Effect) int {
	if a.Token != b.Token {
		return order(a.Token, b.Token)
	}
	return order(a.ID, b.ID)
}

// EffectsOn are the effects on a token, by ID.
func (st *State) EffectsOn(id wire.TokenID) []Effect {
	from, _ := slices.BinarySearchFunc(st.Effects, Effect{Token: id}, effectOrder)
	to := from
	for to < len(st.Effects) && st.Effects[to].Token == id {
		to++
	}
	return st.Effects[from:to:to]
}

// effect is the effect of an id, nil when there is none.
func (st *State) effect(id wire.EffectID) *Effect {
	i := slices.IndexFunc(st.Effects, func(e Effect) bool { return e.ID == id })
	if i < 0 {
		return nil
	}
	return &st.Effects[i]
}

// Marks are what whoever sees the token sees of the effects on it, when some moments have gone by for who looks.
func (st *State) Marks(id wire.TokenID, ahead ...effect.Moment) wire.Marks {
	var list []wire.Mark
	for _, e := range st.EffectsOn(id) {
		if e.Spec.See == wire.SeeAll && !e.Spec.Lasting.After(ahead...).Over() {
			list = append(list, wire.Mark{Kind: e.Spec.Kind, Name: e.Spec.Name, Level: e.Spec.Level})
		}
	}
	if list == nil {
		return ""
	}
	return wire.MarksOf(list)
}

// Ahead are the moments that lie between the line in turn and where the order stands for who is not shown the lines between.
func (st *State) Ahead(to turn.Order) []effect.Moment { return st.moments(st.Turn.order().Passed(to)) }

// moments are what effects may end at when turns pass.
func (st *State) moments(turns []turn.Pass) []effect.Moment {
	var list []effect.Moment
	for _, p := range turns {
		if id := st.inTurn(wire.EntryID(p.Ends)); id != 0 {
			list = append(list, effect.Moment{Until: effect.TurnEnd, Of: uint64(id)})
		}
		if p.Round {
			list = append(list, effect.Moment{Until: effect.Time, Seconds: st.Profile().Seconds(1)})
		}
		if id := st.inTurn(wire.EntryID(p.Begins)); id != 0 {
			list = append(list, effect.Moment{Until: effect.TurnStart, Of: uint64(id)})
		}
	}
	return list
}

// elapse brings effects to where some moments leave them: those that are over are gone.
func (d *decision) elapse(moments []effect.Moment, back bool) {
	if len(moments) == 0 || len(d.now.Effects) == 0 {
		return
	}
	var a Affected
	var ripe []Effect
	for _, e := range d.now.Effects {
		was := e.Spec.Lasting
		if back {
			for _, m := range moments {
				e.Spec.Lasting = e.Spec.Lasting.Back(m)
			}
		} else {
			e.Spec.Lasting = was.After(moments...)
		}
		e.Spec = sobered(e.Spec)
		watch := e.Watch
		e.Watch = watched(e, moments, back)
		switch {
		case e.Spec.Lasting == was && e.Watch == watch:
		case e.Spec.Lasting.Over() && ripens(e):
			ripe = append(ripe, e)
		case e.Spec.Lasting.Over():
			a.Gone = append(a.Gone, e.ID)
		default:
			a.Set = append(a.Set, e)
		}
	}
	if a.Set != nil || a.Gone != nil {
		d.emit(a)
	}
	d.ripen(ripe)
	if !back {
		d.nearLaughter(moments)
	}
}

func okKind(s string) bool {
	if s == "" || len(s) > maxKind {
		return false
	}
	for _, r := range s {
		if (r < 'a' || r > 'z') && (r < '0' || r > '9') && r != '.' && r != '-' && r != '_' {
			return false
		}
	}
	return true
}

const maxKind = 40

func okAmount(n int32) bool { return n >= -maxPoints && n <= maxPoints }

// okLasting says whether an effect can last so. A creature whose turn counts must be one that the seat may name.
func (d *decision) okLasting(l effect.Lasting) bool {
	switch l.Until {
	case effect.Removed:
		return l.Left == 0 && l.Of == 0
	case effect.TurnStart, effect.TurnEnd, effect.Time:
		return l.Left > 0 && l.Left <= maxLasting
	}
	return false
}

// names says that the seat may name a token as a source or as whose turn counts: any that it knows of.
func (d *decision) names(id wire.TokenID) bool {
	return id == 0 || d.knows(id) && (!d.gm || d.now.Token(id) != nil) || d.gm && d.now.Token(id) != nil
}

func (d *decision) addEffect(b wire.AddEffect) wire.Reason {
	s := b.Spec
	s.Name = bare(s.Name)
	switch {
	case len(b.Tokens) == 0 || !okKind(s.Kind) || !shortName(s.Name) || !okAmount(s.Level) || !okAmount(s.Bonus) || s.See > wire.SeeGM || !d.okLasting(s.Lasting):
		return bad
	case !d.names(s.Source) || !d.names(wire.TokenID(s.Lasting.Of)):
		return absent
	}
	var a Affected
	for i, id := range b.Tokens {
		t, r := d.token(id)
		switch {
		case r.Code != wire.CodeNone:
			return r
		case !d.gm && (s.See == wire.SeeGM || inspires(s.Kind)): // what it may not give itself
			return role
		case s.Kind == known.Inspiration && d.inspired(t.ID) != nil:
			return wire.Reason{Code: wire.CodeFull, Token: t.ID, Limit: 1}
		case slices.Contains(b.Tokens[:i], id):
			return bad
		case d.laden(t.ID, s.See):
			return wire.Reason{Code: wire.CodeFull, Token: t.ID, Limit: room(s.See)}
		}
		e := Effect{ID: wire.EffectID(d.id()), Token: t.ID, Spec: s}
		if turns := s.Lasting.Until == effect.TurnStart || s.Lasting.Until == effect.TurnEnd; turns && s.Lasting.Of == 0 {
			e.Spec.Lasting.Of = uint64(t.ID)
		} else if !turns {
			e.Spec.Lasting.Of = 0
		}
		e.Spec.Lasting = d.since(e.Spec.Lasting)
		a.Set = append(a.Set, e)
	}
	d.emit(a)
	if s.Kind == known.Prone {
		for _, id := range b.Tokens {
			d.knockedProne(id)
		}
	}
	return fine
}

// laden says that a token has as many effects as it may. Those for GMs alone are counted apart, and for a player none that is over
// for it: what it is not shown must not be told by a list that is full.
func (d *decision) laden(id wire.TokenID, see wire.Audience) bool {
	gone, n := d.gone(), int32(0)
	for _, e := range d.now.EffectsOn(id) {
		if (e.Spec.See == wire.SeeGM) == (see == wire.SeeGM) && !e.Spec.Lasting.After(gone...).Over() {
			n++
		}
	}
	return n >= room(see)
}

func room(see wire.Audience) int32 {
	if see == wire.SeeGM {
		return MaxSecret
	}
	return MaxEffects
}

// since is how an effect lasts that a player lays now: what of its turn list has not truly happened yet does not wear it off.
func (d *decision) since(l effect.Lasting) effect.Lasting {
	for _, m := range slices.Backward(d.gone()) {
		l = l.Back(m)
	}
	return l
}

// affected is an effect that a seat may change: a GM any, a player those on its own tokens that it may see. One that a player
// may not see is not there for it.
func (d *decision) affected(id wire.EffectID) (Effect, wire.Reason) {
	e := d.now.effect(id)
	if e == nil || !d.gm && e.Spec.See == wire.SeeGM {
		return Effect{}, absent
	}
	if t := d.now.Token(e.Token); !d.gm && (t == nil || t.Spec.Owner != d.seat) {
		return Effect{}, absent
	}
	return *e, fine
}

func (d *decision) editEffect(b wire.EditEffect) wire.Reason {
	e, r := d.affected(b.Effect)
	if r.Code != wire.CodeNone {
		return r
	}
	was := e.Spec
	e.Spec.Level, e.Spec.Lasting.Left = b.Level, b.Left
	switch {
	case !d.gm: // what a player is told of it may be past the truth
		e.Spec.Lasting = was.Lasting
	case !d.okLasting(effect.Lasting{Until: was.Lasting.Until, Left: b.Left}):
		return bad
	}
	if !okAmount(b.Level) {
		return bad
	}
	if b.Level != was.Level {
		e.Spec = d.releveled(e)
	}
	if e.Spec != was {
		d.emit(Affected{Set: []Effect{e}})
	}
	return fine
}

func (d *decision) removeEffect(b wire.RemoveEffect) wire.Reason {
	e, r := d.affected(b.Effect)
	if r.Code != wire.CodeNone {
		return r
	}
	d.emit(Affected{Gone: []wire.EffectID{e.ID}})
	return fine
}

func (d *decision) passTime(b wire.PassTime) wire.Reason {
	if b.Seconds <= 0 || b.Seconds > maxLasting {
		return bad
	}
	s := d.now.Session
	s.Clock = int32(min(int64(s.Clock)+int64(b.Seconds), math.MaxInt32))
	d.emit(SessionSet{s})
	d.elapse([]effect.Moment{{Until: effect.Time, Seconds: b.Seconds}}, false)
	return fine
}

func (st *State) applyAffected(e Affected) {
	st.Effects = slices.DeleteFunc(slices.Clone(st.Effects), func(was Effect) bool {
		return slices.Contains(e.Gone, was.ID) || slices.ContainsFunc(e.Set, func(s Effect) bool { return s.ID == was.ID })
	})
	for _, s := range e.Set {
		if st.Token(s.Token) != nil {
			st.Effects = append(st.Effects, s)
		}
	}
	slices.SortFunc(st.Effects, effectOrder)
}
