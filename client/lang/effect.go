package lang

import (
	"strings"

	"sightline/rules/effect"
	"sightline/rules/podhod"
	"sightline/server/wire/known"
)

// Effect names an effect by its own name, else by its kind, and its level where it has one.
func (t Text) Effect(kind, name string, level int32) string {
	if name == "" {
		name = t.kind(kind)
	}
	switch words := t.Level(kind, level); {
	case kind == known.InspirationOffer: // its level is what it is offered for
	case kind == known.Inspiration && level != 0:
		name += " " + t.Say(InspireNext)
	case words != "":
		name += " " + words
	}
	return name
}

// Level is the level of an effect in the unit of its kind; "" for none.
func (t Text) Level(kind string, level int32) string {
	switch {
	case level == 0 || kind == podhod.KindSenses: // which senses, for the aid
		return ""
	case kind == podhod.KindAlcohol:
		return t.Number(float64(level)/100) + " ‰"
	case kind == podhod.KindFatigue:
		return t.Number(float64(level) / 4)
	case kind == podhod.KindSize:
		return podhod.Class(max(level, 0)).Letter()
	}
	return t.Number(float64(level))
}

// kind names a kind of effect. Of one that has no name of its own what stands before the dot is named.
func (t Text) kind(id string) string {
	k, ok := effect.Named(id)
	if !ok {
		before, _, _ := strings.Cut(id, ".")
		if k, ok = effect.Named(before); !ok {
			return id
		}
	}
	return t.Write(k.Name)
}

// Lasting says how long an effect still lasts; whose is the name of whose turns count. "" when only who takes it off ends it.
func (t Text) Lasting(l effect.Lasting, whose string) string {
	switch n := float64(l.Left); l.Until {
	case effect.TurnStart:
		return t.Count(EffectTurnStart, n, whose)
	case effect.TurnEnd:
		return t.Count(EffectTurnEnd, n, whose)
	case effect.Time:
		if l.Left < 60 {
			return t.Count(EffectSeconds, n)
		}
		return t.Count(EffectMinutes, float64((l.Left+59)/60))
	case effect.Untold:
		return t.Say(EffectUntold)
	}
	return ""
}
