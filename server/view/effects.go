package view

import (
	"slices"

	"sightline/rules/afflict"
	"sightline/rules/effect"
	turns "sightline/rules/turn"
	"sightline/server/table"
	"sightline/server/wire"
)

// ahead are the moments that have gone by for the seat though not in truth: the mark of its turn list is past lines that it is
// not shown.
func (e *eyes) ahead(now map[wire.TokenID]bool) []effect.Moment {
	return e.st.Behind(e.seat, func(l table.Entry) bool { return shownLine(e.st, l, func(id wire.TokenID) bool { return now[id] }) })
}

// owns says that the seat plays a token.
func (e *eyes) owns(id wire.TokenID) bool {
	t := e.st.Token(id)
	return t != nil && t.Spec.Owner == e.seat
}

// fresh gives reactions back to the seat's tokens whose turn has begun for it.
func (e *eyes) fresh(v *wire.View, ahead []effect.Moment) {
	for _, m := range ahead {
		for i := range v.Tokens {
			t := &v.Tokens[i]
			if t.Sheet == nil {
				continue
			}
			reaction, acted := e.st.Early(t.ID)
			if m.Until == effect.TurnStart && t.ID == wire.TokenID(m.Of) && !reaction {
				t.Sheet.Used &^= turns.UsedReaction
			}
			if m.Until == effect.Time && !acted {
				t.Sheet.Acted = 0
			}
		}
	}
}

// effects tells a player of the effects on its own tokens, but for those that are the GM's. What the turns of lines that it is
// not shown will end has ended for it already: else the end would tell of them.
func (e *eyes) effects(v *wire.View, ahead []effect.Moment) {
	if len(e.st.Effects) == 0 {
		return
	}
	known, here := map[wire.TokenID]bool{}, map[wire.TokenID]bool{}
	for i := range v.Tokens {
		t := &v.Tokens[i]
		if known[t.ID], here[t.ID] = true, !t.Past; !t.Past && ahead != nil {
			t.Marks = e.st.Marks(t.ID, ahead...)
		}
	}
	for i := range e.st.Tokens {
		if t := &e.st.Tokens[i]; t.Spec.Owner == e.seat {
			v.Effects = append(v.Effects, told(e.st.EffectsOn(t.ID), ahead, known, here)...)
		}
	}
	slices.SortFunc(v.Effects, effectByID)
}

// told are effects on a token as its owner may know them: by whom where that one is known, how long where the turns it counts are those of
// one that is here. Of one that is only remembered the count would tell when it acts out of sight.
func told(list []table.Effect, ahead []effect.Moment, known, here map[wire.TokenID]bool) []wire.Effect {
	var out []wire.Effect
	for _, f := range list {
		f.Spec.Lasting = f.Spec.Lasting.After(ahead...)
		if f.Spec.See == wire.SeeGM || f.Spec.Lasting.Over() {
			continue
		}
		if !known[f.Spec.Source] {
			f.Spec.Source = 0
		}
		if of := wire.TokenID(f.Spec.Lasting.Of); of != 0 && !here[of] {
			f.Spec.Lasting = effect.Lasting{Until: effect.Untold}
		}
		f.Watch = afflict.Watch{}
		out = append(out, wire.Effect(f))
	}
	return out
}

func effectByID(a, b wire.Effect) int {
	if a.ID < b.ID {
		return -1
	}
	return 1
}
