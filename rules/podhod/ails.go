package podhod

import "strings"

// On is an effect that lies on a creature, as far as the rules ask of it.
type On struct {
	Kind, Name   string
	Level, Bonus int32
}

// The kinds of effect that the rules know.
const (
	KindSenses  = "senses"       // Bonus: what lost senses take off every roll (R-004-011); Level: see Senses
	KindNight   = "night-vision" // Level: how much less darkness takes off (R-004-013)
	KindAlcohol = "alcohol"      // Level: hundredths of a per mille; Bonus: its penalty (R-004-015)
	KindFatigue = "fatigue"      // Level: quarters of a point; Bonus: the penalty of the tier to all rolls (R-004-025)
	KindLoad    = "load"         // Level: points; Bonus: the penalty of the tier to attacks (R-004-029)
	KindDrug    = "drug"         // Name: what it acts on, "": everything; Bonus: its penalty (R-004-017)
	KindSize    = "size"         // Level: the rank of the class of size, where its space tells another (R-004-031)
	KindRun     = "running"      // Level: rounds run without a rest (R-004-023)
	KindBreath  = "out-of-breath"
)

// Use is what is rolled or reckoned.
type Use uint8

// The uses.
const (
	Roll    Use = iota // a check or a save
	DexRoll            // one that needs Dexterity
	Attack
	Parry
	Dodge
	Initiative
	Moving
)

// Ail is what an effect takes off something.
type Ail struct {
	Kind string // one of the kinds above
	N    int32  // below 0
}

// ailing are the kinds that take something off, in the order in which reasons are told.
var ailing = [...]string{KindSenses, KindAlcohol, KindFatigue, KindLoad, KindDrug}

// Ails is what lies on a creature takes off a use (R-004-011, 015, 017, 025, 029): each kind that does, the worst of a kind alone; drugs
// by what they act on, which must be everything or check, the name of what is rolled.
func Ails(on []On, use Use, check string) []Ail {
	var list []Ail
	for _, kind := range ailing {
		worst := map[string]int32{}
		for _, o := range on {
			if n := o.takes(use, check); o.Kind == kind && n < 0 {
				name := strings.ToLower(o.Name)
				if kind != KindDrug {
					name = ""
				}
				worst[name] = min(worst[name], n)
			}
		}
		sum := int64(0)
		for _, n := range worst {
			sum += int64(n)
		}
		if sum < 0 {
			list = append(list, Ail{kind, clip(sum)})
		}
	}
	return list
}

// takes is what one effect takes off a use.
func (o On) takes(use Use, check string) int32 {
	switch {
	case o.Kind == KindFatigue:
		return tierOf(o.Bonus).Penalties().Of(use)
	case o.Kind == KindLoad:
		return loadOf(o.Bonus).Penalties().Of(use)
	case use == Moving:
		return 0
	case o.Kind == KindDrug:
		return Drug(o.Bonus, o.Name, check)
	}
	return o.Bonus
}

// Of is what penalties take off a use.
func (p Penalties) Of(use Use) int32 {
	return [...]int32{Roll: p.Rolls, DexRoll: min(p.Rolls, 0) + p.DexSkills, Attack: p.Attack, Parry: p.Parry, Dodge: p.Dodge, Initiative: p.Initiative, Moving: p.Movement}[min(use, Moving)]
}

// tierOf is the tier of fatigue that takes so much off all rolls.
func tierOf(rolls int32) Tier {
	t := Fresh
	for t < Exhausted && rolls <= (t+1).Penalties().Rolls {
		t++
	}
	return t
}

// loadOf is the load that takes so much off attacks.
func loadOf(attack int32) Load {
	l := Unburdened
	for l < Overloaded && attack <= (l+1).Penalties().Attack {
		l++
	}
	return l
}

// Level is the highest level of the effects of a kind on a creature; false: there is none.
func Level(on []On, kind string) (most int32, ok bool) {
	for _, o := range on {
		if o.Kind == kind && (!ok || o.Level > most) {
			most, ok = o.Level, true
		}
	}
	return most, ok
}

// Senses are lost senses as the level of an effect keeps them.
func Senses(primary, secondary, replaced bool) int32 {
	n := int32(0)
	for i, on := range []bool{primary, secondary, replaced} {
		if on {
			n |= 1 << i
		}
	}
	return n
}

// SizeOf is the class of size of a creature whose space is of a rank from 0, Tiny, to 5, Gargantuan: the class of that rank, unless an
// effect says otherwise (R-004-031).
func SizeOf(rank int32, on []On) Class {
	if n, ok := Level(on, KindSize); ok {
		rank = n
	}
	return Class(min(max(rank, 0), int32(Classes)-1))
}
