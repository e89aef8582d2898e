package lang

import (
	"strings"

	"sightline/rules/effect"
)

// Effect names an effect by its own name, else by its kind, and its level where it has one.
func (t Text) Effect(kind, name string, level int32) string {
	if name == "" {
		name = t.kind(kind)
	}
	if level != 0 {
		name += " " + t.Number(float64(level))
	}
	return name
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
