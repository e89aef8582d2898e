package known

import (
	"slices"
	"strings"

	"sightline/geom/grid"
	"sightline/rules"
	"sightline/rules/afflict"
	"sightline/rules/effect"
	"sightline/rules/fight"
	"sightline/rules/siege"
	"sightline/server/wire"
)

// SiegeKind is the kind of effect that makes a token a siege engine; its level is how many actions of a shot are spent (R-014-097).
func SiegeKind(e siege.Engine) string { return "siege." + e.ID }

// Object is the kind of effect of what is a thing and no creature.
const Object = "object"

// EngineOf is the siege engine that a mark makes of a token under the rules of a table, and how many actions of a shot are spent; false
// for no engine.
func EngineOf(p rules.Profile, t *wire.Token) (e siege.Engine, done int32, ok bool) {
	for _, m := range t.Marks.List() {
		if id, is := strings.CutPrefix(m.Kind, "siege."); is {
			if e, ok = siege.Find(id); ok {
				return e.Printed(p.Story.FarStone), m.Level, true
			}
		}
	}
	return siege.Engine{}, 0, false
}

// EngineArm is how an engine strikes; false for one that strikes nobody by an attack.
func EngineArm(e siege.Engine) (fight.Arm, bool) {
	arm := fight.Arm{Name: e.Shot.En, ToHit: e.ToHit, Damage: e.Dice + " " + e.Damage, Ranged: e.Kind == siege.Shoots, Normal: e.Range, Long: e.Long}
	return arm, e.Kind == siege.Shoots || e.Kind == siege.Rams
}

// Crew is how many creatures of Medium size or larger are at an engine as far as a view shows, engines and things left out (R-014-099).
func Crew(v *wire.View, engine *wire.Token) int32 { return int32(len(crew(v, engine))) }

func crew(v *wire.View, engine *wire.Token) []*wire.Token {
	var list []*wire.Token
	p := Profile(v.Table)
	for i := range v.Tokens {
		t := &v.Tokens[i]
		_, _, machine := EngineOf(p, t)
		if t.ID == engine.ID || t.Past || t.Down || machine || t.Marks.Has(Object) || t.Size.Rank() < grid.Medium.Rank() {
			continue
		}
		if t.Mount == engine.ID || p.Distance(v.Scene.Grid, Figure(t), Figure(engine)) <= 1 {
			list = append(list, t)
		}
	}
	return list
}

// machines are the reasons of siege engines for an attack: what lobs hits nothing near (R-014-103, R-014-104), a ram hits things only
// (R-014-099), and who is in a tower or under a ram's roof has total cover (R-014-099, R-014-102). Lobbed: it shoots over cover. An
// engine sees with the eyes of its crew.
func machines(v *wire.View, t *fight.Try, attacker, target *wire.Token, sees func(from, to *wire.Token) bool) {
	p := Profile(v.Table)
	no := func(c fight.Cause, n int32) {
		t.More = append(t.More, fight.Reason{Cause: c, Effect: fight.Forbidden, N: n, Other: -1})
	}
	if e, _, ok := EngineOf(p, attacker); ok {
		t.Lobbed = e.Lobbed
		if at := t.Sees; target != nil {
			t.Sees = func(from, to int) bool {
				if from != fight.Attacker || to != fight.Target {
					return at(from, to)
				}
				return slices.ContainsFunc(crew(v, attacker), func(c *wire.Token) bool { return sees(c, target) })
			}
		}
		if e.Min > 0 && e.Aim(p.Distance(v.Scene.Grid, t.Attacker.Figure, t.Target.Figure)) == rules.Beyond && p.Distance(v.Scene.Grid, t.Attacker.Figure, t.Target.Figure) <= e.Min {
			no(fight.TooNear, e.Min)
		}
		if _, _, machine := machineOf(p, target); e.Kind == siege.Rams && target != nil && !machine && !target.Marks.Has(Object) {
			no(fight.NotObject, 0)
		}
	}
	if target == nil || target.Mount == 0 || target.Mount == attacker.ID || target.Mount == attacker.Mount {
		return
	}
	if e, _, ok := machineOf(p, Find(v, target.Mount)); ok && e.Roofs(attacker.Floor > target.Floor) {
		no(fight.Sheltered, 0)
	}
}

// machineOf is EngineOf for what may be nothing.
func machineOf(p rules.Profile, t *wire.Token) (siege.Engine, int32, bool) {
	if t == nil {
		return siege.Engine{}, 0, false
	}
	return EngineOf(p, t)
}

// ailing are the reasons of diseases and madness for an attack: what sight rot takes off (R-014-107), and what shakes, or is far from what
// it clings to (R-014-130).
func ailing(v *wire.View, t fight.Try, attacker *wire.Token) []fight.Reason {
	var list []fight.Reason
	for _, e := range v.Effects {
		if e.Token != attacker.ID {
			continue
		}
		if e.Spec.Kind == "disease.sight_rot" && e.Spec.Bonus < 0 {
			list = append(list, fight.Reason{Cause: fight.SightRot, Effect: fight.Penalty, N: e.Spec.Bonus, Other: -1})
		}
		_, m, ok := effect.MadnessOf(e.Spec.Kind, e.Spec.Level)
		if !ok || e.Watch.Held {
			continue
		}
		far := false
		if charm := Find(v, e.Spec.Source); charm != nil && !charm.Past {
			far = m.Does.Far(Profile(v.Table).Distance(v.Scene.Grid, t.Attacker.Figure, Figure(charm)))
		}
		if far || m.Does == afflict.Shakes {
			list = append(list, fight.Reason{Cause: fight.Mad, Effect: fight.Disadvantage, Other: -1})
		}
	}
	return list
}
