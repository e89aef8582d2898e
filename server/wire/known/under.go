package known

import (
	"strings"

	"sightline/geom/grid"
	"sightline/rules"
	"sightline/rules/fight"
	"sightline/rules/podhod"
	"sightline/rules/turn"
	"sightline/server/wire"
)

// On are the effects on a token that a view tells of, as the roll-under game asks for them.
func On(v *wire.View, id wire.TokenID) []podhod.On {
	var list []podhod.On
	for _, e := range v.Effects {
		if s := e.Spec; e.Token == id {
			list = append(list, podhod.On{Kind: s.Kind, Name: s.Name, Level: s.Level, Bonus: s.Bonus})
		}
	}
	return list
}

// Class is the class of size of a token (R-004-031): that of its space, unless a mark that all see says otherwise.
func Class(t *wire.Token) podhod.Class {
	var on []podhod.On
	for _, m := range t.Marks.List() {
		on = append(on, podhod.On{Kind: m.Kind, Level: m.Level})
	}
	return podhod.SizeOf(int32(rules.Own(t.Size, t.Squeeze).Rank()), on)
}

// causes are what the kinds of effect are called as reasons.
var causes = map[string]fight.Cause{
	podhod.KindSenses: fight.LostSenses, podhod.KindAlcohol: fight.Drunk, podhod.KindFatigue: fight.Weary, podhod.KindLoad: fight.Laden, podhod.KindDrug: fight.Drugged,
}

// ails are the reasons of what lies on a token, lost senses left out.
func ails(on []podhod.On, use podhod.Use, check string, how fight.Effect) []fight.Reason {
	var list []fight.Reason
	for _, a := range podhod.Ails(on, use, check) {
		if a.Kind != podhod.KindSenses {
			list = append(list, fight.Reason{Cause: causes[a.Kind], Effect: how, N: a.N, Other: -1})
		}
	}
	return list
}

// under are the reasons of the roll-under game for an attack on a target, nil for a place, that fills some cells: the light there and lost
// senses, what ails the attacker, what ails the target as it parries or, far off, dodges, and how their sizes differ.
func under(v *wire.View, attacker, target *wire.Token, ranged bool, cells []grid.Cell) []fight.Reason {
	if !Profile(v.Table).Under.On {
		return unseeing(v, attacker, cells, nil)
	}
	on := On(v, attacker.ID)
	list := append(unseeing(v, attacker, cells, on), ails(on, podhod.Attack, scope(on, rules.Text{En: "attack", Cs: "útok"}), fight.Penalty)...)
	if target == nil {
		return list
	}
	use := podhod.Parry
	if ranged {
		use = podhod.Dodge
	}
	for _, a := range podhod.Ails(On(v, target.ID), use, "") {
		list = append(list, fight.Reason{Cause: causes[a.Kind], Effect: fight.Armour, N: a.N, Other: -1})
	}
	if b := podhod.Hit(0, 0, Class(attacker), Class(target)); b.Size != 0 {
		list = append(list, fight.Reason{Cause: fight.SizeGap, Effect: fight.Harm, N: b.Size, Other: -1})
	}
	return list
}

// Rolled is a check, as far as what lies on who makes it is asked.
type Rolled struct {
	Name            rules.Text   // what is checked, for effects that act on one thing alone
	Dexterity, Eyes bool         // it needs dexterity, and light to see by
	Strength        bool         // it needs strength
	Against         wire.TokenID // whom or what it is made on; 0: nobody that is named
}

// Changes are what changes a check that a token makes, by what stands in a view: the light where it stands and lost senses, what ails it, and of
// strength how its size differs from the other's (R-004-002, R-004-032).
func Changes(v *wire.View, t *wire.Token, c Rolled) []fight.Reason {
	on, use, place := On(v, t.ID), podhod.Roll, []grid.Cell(nil)
	if c.Dexterity {
		use = podhod.DexRoll
	}
	if c.Eyes {
		place = v.Scene.Grid.Space(nil, t.Size, t.At)
	}
	why := append(unseeingAt(v, t, place, on), ails(on, use, scope(on, c.Name), fight.Penalty)...)
	if o := Find(v, c.Against); o != nil && o != t && c.Strength {
		if n := podhod.Push(0, Class(t), Class(o)); n != 0 {
			why = append(why, fight.Reason{Cause: fight.SizePush, Effect: fight.Eases, N: n, Other: -1})
		}
	}
	return why
}

// Check is a check of an ability as it is rolled under a value (R-004-001), and what changes it, by what stands in a view. Of dexterity the light
// counts too.
func Check(v *wire.View, t *wire.Token, value int32, s fight.Save, against wire.TokenID) (podhod.Check, []fight.Reason) {
	why := Changes(v, t, Rolled{Name: s.Ability.Name(), Dexterity: s.Ability == fight.Dex, Eyes: s.Ability == fight.Dex, Strength: s.Ability == fight.Str, Against: against})
	var changes []int32
	for _, r := range why {
		changes = append(changes, r.N)
	}
	return podhod.Under(value, s.DC, changes, Profile(v.Table).Under.AutoAt()), why
}

// scope is a name of what is rolled, in English; effects that act on it by its Czech name are given that one.
func scope(on []podhod.On, name rules.Text) string {
	for i := range on {
		if on[i].Kind == podhod.KindDrug && strings.EqualFold(strings.TrimSpace(on[i].Name), name.Cs) {
			on[i].Name = name.En
		}
	}
	return name.En
}

// unseeingAt is unseeing where the light counts at some cells, or (none) not at all.
func unseeingAt(v *wire.View, t *wire.Token, cells []grid.Cell, on []podhod.On) []fight.Reason {
	if cells == nil {
		blind := *v
		blind.Ground.Seen = nil
		v = &blind
	}
	return unseeing(v, t, cells, on)
}

// Speed is how many cells a token with a sheet may walk in its turn: its speed less what load takes (R-004-029), and where rounds are split by
// actions that much for each action that its moves of this turn have taken and that it has left in the segment (R-004-018).
func Speed(v *wire.View, t *wire.Token) int32 {
	p := Profile(v.Table)
	each := Fields(v, t)
	if !p.Segments || each == 0 {
		return each
	}
	for _, e := range v.Turn.Entries {
		if e.Now && e.Token == t.ID {
			left := turn.Due(e.Actions, v.Turn.Segment, v.Turn.Segments) - t.Sheet.Acted
			return podhod.Fields(each, turn.Moves(t.Sheet.Spent.Cells, each)+max(left, 0))
		}
	}
	return each
}

// Fields is how many cells a token with a sheet may walk for one action, or in a turn where those are not counted.
func Fields(v *wire.View, t *wire.Token) int32 {
	each := t.Sheet.Speed
	if Profile(v.Table).Under.On {
		for _, a := range podhod.Ails(On(v, t.ID), podhod.Moving, "") {
			each += a.N
		}
	}
	return max(each, 0)
}
