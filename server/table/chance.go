package table

import (
	"slices"

	"sightline/geom/grid"
	"sightline/rules"
	"sightline/rules/chase"
	"sightline/rules/fight"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// chances are the opportunity attacks that a walk gives, by the truth: those who could make one are enemies that are up, have their
// reaction yet, see the mover just before the step and were not offered one on it in this turn. Outside turn order there are none.
func (d *decision) chances(t *Token, steps []grid.Place, how fight.Going) (list []fight.Chance, who []*Token) {
	st := d.now
	if st.Turn.Round == 0 || how != fight.Own {
		return nil, nil
	}
	var watchers []rules.Figure
	var reach []int32
	for i := range st.Tokens {
		o := &st.Tokens[i]
		if both := st.together(o.ID, t.ID); !chase.MayReact(both, both) {
			continue
		}
		if st.gone(o) || st.gone(t) || st.ofPlayers(o) == st.ofPlayers(t) || slices.ContainsFunc(st.Chances, Opening{Watcher: o.ID, Mover: t.ID}.same) {
			continue
		}
		if may, _ := d.mayReact(o, t); !may {
			continue
		}
		watchers, reach, who = append(watchers, st.figure(o)), append(reach, o.meleeReach()), append(who, o)
	}
	sees := func(i, step int) bool {
		at := *t
		if step > 0 {
			at.At = steps[step-1]
			at.Clear = st.geometry().clear(at.At, t.Clear)
		}
		if st.ofPlayers(who[i]) && !st.shows(who[i].Spec.Owner, &at) {
			return false // under the GM's hand: its player is not told
		}
		return st.sees(st.Sight(who[i]), &at)
	}
	return fight.Chances(st.Profile(), st.Scene.Grid, st.figure(t), steps, watchers, reach, how, sees), who
}

// same says that two are of the same watcher and mover.
func (o Opening) same(other Opening) bool {
	return o.Watcher == other.Watcher && o.Mover == other.Mover
}

// opening is the opportunity attack that a reaction answers to; nil when there is none or it was made.
func (st *State) opening(watcher, mover wire.TokenID) *Opening {
	for i := range st.Chances {
		if o := &st.Chances[i]; o.Watcher == watcher && o.Mover == mover && !o.Taken {
			return o
		}
	}
	return nil
}

// before is a view in which a token stands where it was just before the step that gave the chance.
func (o Opening) before(v *wire.View) *wire.View {
	then := *v
	then.Tokens = slices.Clone(v.Tokens)
	for i := range then.Tokens {
		if t := &then.Tokens[i]; t.ID == o.Mover {
			t.At, t.Past = o.At, false
		}
	}
	return &then
}

// figure is a token as rules see a creature.
func (st *State) figure(t *Token) rules.Figure {
	l := st.Look(t)
	f := known.Figure(&l)
	f.Hair = t.Clear
	return f
}

// meleeReach is how far a token's melee attacks reach: 1 cell with bare hands (R-024-030).
func (t *Token) meleeReach() int32 {
	reach := int32(1)
	for _, a := range t.Spec.Arms.List() {
		if !a.Ranged {
			reach = max(reach, a.Normal)
		}
	}
	return reach
}

// offer tells who may make an opportunity attack, and shortens the walk to before the first one where the table says so and the mover's
// seat sees that watcher: of one it does not see nothing tells it.
func (d *decision) offer(t *Token, steps []grid.Place, how fight.Going) []grid.Place {
	list, who := d.chances(t, steps, how)
	if t.Spec.Hidden && !d.now.ofPlayers(t) {
		return steps // whom the GM hides nobody sees
	}
	var offered []Opening
	for _, c := range list {
		w := who[c.Watcher]
		if len(offered) > 0 && c.Step > len(steps) {
			break
		}
		at := t.At
		if c.Step > 0 {
			at = steps[c.Step-1]
		}
		_, early := d.mayReact(w, t)
		offered = append(offered, Opening{Watcher: w.ID, Mover: t.ID, At: at, Early: early})
		to := d.gms(w.Spec.Owner)
		if d.halts(w) {
			steps = steps[:min(c.Step, len(steps))]
			if !slices.Contains(to, d.seat) {
				to = append(to, d.seat)
			}
		}
		d.note(to, wire.Note{Kind: wire.NoteChance, Token: w.ID, Target: t.ID})
	}
	if offered != nil {
		d.emit(Offered{offered})
	}
	return steps
}

// halts says whether a walk stops for a watcher.
func (d *decision) halts(w *Token) bool {
	if !d.now.Table.Halt || d.round() == 0 {
		return false
	}
	if d.gm {
		return true
	}
	k := known.Find(d.known, w.ID)
	return k != nil && !k.Past
}
