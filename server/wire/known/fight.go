package known

import (
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/rules"
	"sightline/rules/fight"
	"sightline/server/wire"
)

// Sees is who sees whom as a seat foresees it: by lines on the walls it knows and by what it knows of senses. Light it leaves out.
func Sees(v *wire.View, s *sight.Scene) func(from, to *wire.Token) bool {
	return func(from, to *wire.Token) bool {
		if from.Past || to.Past || from.Sheet != nil && from.Sheet.Blind || to.Sheet != nil && to.Sheet.Hidden || Dazzled(from, to) {
			return false
		}
		return s.Seen(Body(v, from), Body(v, to), v.Table.Centre)
	}
}

// Gone says that the player of a token is away and it is no target (R-014-010).
func Gone(v *wire.View, t *wire.Token) bool {
	for _, s := range v.Seats {
		if s.ID == t.Owner {
			return s.Away.Gone()
		}
	}
	return false
}

// Prone is the kind of effect of one who lies on the ground.
const Prone = "condition.prone"

// Dazzled says that a mark keeps one from seeing the other whatever lies between: it is blinded, or the other is invisible.
func Dazzled(from, to *wire.Token) bool {
	return from.Marks.Has("condition.blinded") || to.Marks.Has("condition.invisible")
}

// Rides says whether one of two tokens rides the other.
func Rides(a, b *wire.Token) bool {
	return a.Mount != 0 && a.Mount == b.ID || b.Mount != 0 && b.Mount == a.ID
}

// Find is the token of an id; nil when the view has none.
func Find(v *wire.View, id wire.TokenID) *wire.Token {
	for i := range v.Tokens {
		if v.Tokens[i].ID == id && id != 0 {
			return &v.Tokens[i]
		}
	}
	return nil
}

// Stand is a token in a fight. Who rides fights from the space of its mount.
func Stand(v *wire.View, t *wire.Token) fight.Stand {
	f := Figure(t)
	if m := Find(v, t.Mount); m != nil {
		own := f
		f = Figure(m)
		f.Facing, f.Down = own.Facing, own.Down
	}
	s := fight.Stand{Figure: f, Water: wet(v, t), Mounted: t.Mount != 0, Prone: t.Marks.Has(Prone)}
	if t.Sheet != nil {
		s.Swims = t.Sheet.Swim > 0
	}
	return s
}

// wet says that a token is under water: below the surface of ground that must be swum.
func wet(v *wire.View, t *wire.Token) bool {
	land := Land(v.Land)
	return land != nil && t.Floor < 0 && land(t.At.Cell)&rules.Water != 0
}

// Try is an attack as the rules weigh it, made of what stands in a view: the truth of a view that holds it all, or what a seat
// foresees. whose are the tokens of its Others. The target may be remembered or unknown: then the attack goes to a place. It is false
// when the attacker is not there.
func Try(v *wire.View, b wire.Attack, sees func(from, to *wire.Token) bool) (t fight.Try, whose []wire.TokenID, ok bool) {
	attacker, target := Find(v, b.Token), Find(v, b.Target)
	if attacker == nil {
		return fight.Try{}, nil, false
	}
	t = fight.Try{Arm: b.Arm, Attacker: Stand(v, attacker), Adv: b.Adv, Dis: b.Dis, Piercing: b.Arm.Pierces(), Inspired: b.Mob < 2 && Charged(v, attacker)}
	if target != nil {
		t.Target, t.Guess = Stand(v, target), target.Past
		if s := target.Sheet; s != nil {
			t.Shield, t.ShieldLeft = s.Guard.Shield, s.Guard.ShieldLeft
		}
		t.Target.Enemy = Opposed(v, attacker, target)
	} else {
		t.Target, t.Guess = fight.Stand{Figure: rules.Figure{At: grid.Place{Cell: b.At.Cell}, Floor: attacker.Floor}}, true
	}
	t.More = append(under(v, attacker, target, b.Arm.Ranged, t.Target.Cells(v.Scene.Grid)), ailing(v, t, attacker)...)
	all := []*wire.Token{attacker, target}
	for i := range v.Tokens {
		o := &v.Tokens[i]
		if o == attacker || o == target || !present(o) || Rides(o, attacker) || target != nil && Rides(o, target) {
			continue
		}
		s := Stand(v, o)
		s.Enemy = Opposed(v, attacker, o)
		t.Others, whose, all = append(t.Others, s), append(whose, o.ID), append(all, o)
	}
	at := func(i int) *wire.Token {
		if i < 0 {
			return all[-1-i] // fight.Attacker, fight.Target
		}
		return all[2+i]
	}
	t.Sees = func(from, to int) bool {
		a, b := at(from), at(to)
		if a == nil || b == nil {
			return a == nil // nobody is known to be there: he is not seen, and nothing says that he does not see
		}
		return sees(a, b)
	}
	machines(v, &t, attacker, target, sees)
	return t, whose, true
}

// present says that a token is there for others: seen now and not hidden by the GM.
func present(t *wire.Token) bool { return !t.Past && (t.Sheet == nil || !t.Sheet.Hidden) }

// Whys are the reasons of a verdict with whom they are about by name.
func Whys(v fight.Verdict, whose []wire.TokenID) []wire.Why {
	var list []wire.Why
	for _, r := range v.Reasons {
		w := wire.Why{Cause: r.Cause, Effect: r.Effect, N: r.N}
		if r.Other >= 0 {
			w.Token = whose[r.Other]
		}
		list = append(list, w)
	}
	return list
}
