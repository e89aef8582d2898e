package table

import (
	"sightline/rules/effect"
	"sightline/rules/fight"
	"sightline/rules/podhod"
	"sightline/rules/turn"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// sobered is alcohol that time wears off as it now stands: what is left and its penalty go by how long it still lasts (R-004-016).
func sobered(s wire.EffectSpec) wire.EffectSpec {
	if s.Kind == podhod.KindAlcohol && s.Lasting.Until == effect.Time {
		s.Level = podhod.Drunkenness(s.Lasting.Left)
		s.Bonus = podhod.Drunk(s.Level)
	}
	return s
}

// releveled is an effect whose level was set by hand, with what goes by it: the penalty of alcohol and when it is gone; that of fatigue by
// the endurance of its bearer, where that stands on the sheet (R-004-015, 025).
func (d *decision) releveled(e Effect) wire.EffectSpec {
	s := e.Spec
	t := d.now.Token(e.Token)
	switch {
	case s.Kind == podhod.KindAlcohol:
		s.Bonus = podhod.Drunk(s.Level)
		if s.Lasting.Until == effect.Time {
			s.Lasting.Left = min(max(podhod.SoberIn(s.Level), 1), maxLasting)
			s.Lasting = d.since(s.Lasting)
		}
	case s.Kind == podhod.KindFatigue && t != nil && t.Spec.Guard.Saves.Con > 0:
		s.Bonus = podhod.Fatigue(250*int64(s.Level), t.Spec.Guard.Saves.Con).Penalties().Rolls
	}
	return s
}

// act counts actions that a token spends in its turn where rounds are split by them (R-004-009).
func (d *decision) act(id wire.TokenID, n int32) {
	t := d.now.Token(id)
	if t == nil || n <= 0 || !d.now.Profile().Segments || !d.inTurn(id) || d.round() == 0 {
		return
	}
	_, acted := d.usedUp(t)
	d.useUp(t, UsedUp{Used: t.Used, Acted: min(acted+n, maxCells), Early: d.early(t, earlyActed)})
}

// actByMove counts the actions that a move takes: the fields of each are used up before the next one is begun (R-004-018).
func (d *decision) actByMove(id wire.TokenID, was, now int32) {
	if k := known.Find(d.known, id); k != nil && k.Sheet != nil {
		each := known.Fields(d.known, k)
		d.act(id, turn.Moves(now, each)-turn.Moves(was, each))
	}
}

// pace is how many cells a token may walk in its turn, as the seat knows it.
func (d *decision) pace(t *Token) int32 {
	if k := known.Find(d.known, t.ID); k != nil && k.Sheet != nil {
		return known.Speed(d.known, k)
	}
	return t.Spec.Speed
}

// easiest is the least difficulty of a save: where checks are rolled under a value what is added to it has no lower limit (R-004-007).
func (d *decision) easiest() int32 {
	if d.now.Profile().Under.On {
		return -maxBonus
	}
	return 0
}

// under rolls a check under a value (R-004-001, R-004-005); the die stays 0 where none was needed.
func (d *decision) under(b wire.CallSaves, t *Token, truth *wire.View, s *wire.Saved) {
	v := d.now.lit(truth, t)
	c, why := known.Check(v, known.Find(v, t.ID), t.Spec.Guard.Saves.Of(b.Save.Ability), b.Save, b.Source)
	s.Total, s.Why = c.Target, known.Whys(fight.Verdict{Reasons: why}, nil)
	if c.Roll {
		s.Die = d.d20(t, wire.ForSave)
	}
	s.Made = c.Result(s.Die) == podhod.Success
}

// lit is a view of the truth with the light that a token sees by.
func (st *State) lit(truth *wire.View, t *Token) *wire.View {
	s := st.Sight(t)
	if s == nil {
		return truth
	}
	v := *truth
	v.Ground, v.Scene.Bounds = wire.Ground{Seen: s.Seen, Bright: s.Bright}, s.stage.Bounds
	return &v
}

// plainly are the reasons of a check that the owner of a token may be told though it did not make the check: its effects that it sees and
// that end neither soon nor with turns, which might be over for it while ones that it is not shown are in turn.
func (d *decision) plainly(t *Token, s fight.Save) []fight.Reason {
	v := wire.View{Table: d.now.Table}
	for _, e := range d.now.EffectsOn(t.ID) {
		l := e.Spec.Lasting
		if e.Spec.See != wire.SeeGM && (l.Until == effect.Removed || l.Until == effect.Time && l.Left > 2*d.now.Profile().Seconds(1)) {
			v.Effects = append(v.Effects, wire.Effect(e))
		}
	}
	look := d.now.Look(t)
	_, why := known.Check(&v, &look, 0, s, 0)
	return why
}
