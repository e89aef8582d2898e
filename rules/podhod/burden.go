package podhod

import "sightline/rules"

// Tier is how tired someone is (R-004-025).
type Tier uint8

// The tiers of fatigue.
const (
	Fresh Tier = iota
	Mild
	Tired
	Very
	Exhausted
)

// Penalties are what a tier takes off; fields that the rule does not name are 0.
type Penalties struct{ Rolls, Attack, Parry, Initiative, Dodge, Movement, DexSkills int32 }

// Fatigue is the tier of so many thousandths of a fatigue point at an endurance (R-004-025): the lower limit of a tier belongs to it, and
// exactly the endurance is not yet exhausted (C-04).
func Fatigue(thousandths int64, endurance int32) Tier {
	e := 250 * int64(max(endurance, 0))
	switch {
	case thousandths <= 0 || thousandths < e:
		return Fresh
	case thousandths < 2*e:
		return Mild
	case thousandths < 3*e:
		return Tired
	case thousandths <= 4*e:
		return Very
	}
	return Exhausted
}

// Penalties are those of a tier (R-004-025).
func (t Tier) Penalties() Penalties {
	return [...]Penalties{{}, {Rolls: -1}, {Rolls: -2, Attack: -1, Parry: -1}, {-4, -2, -2, -1, -1, 0, 0}, {-8, -4, -4, -2, -2, 0, 0}}[min(t, Exhausted)]
}

// Name is what the tier is called.
func (t Tier) Name() rules.Text {
	return [...]rules.Text{{En: "not tired", Cs: "neunaven"}, {En: "mildly tired", Cs: "mírně unaven"}, {En: "tired", Cs: "unaven"}, {En: "very tired", Cs: "velmi unaven"}, {En: "exhausted", Cs: "vyčerpán"}}[min(t, Exhausted)]
}

// GoesOn says whether one can go on without rest (R-004-026).
func (t Tier) GoesOn() bool { return t < Exhausted }

// Rest is the fatigue left after minutes of rest and of sleep (R-004-026), in thousandths of a point: an hour takes off one, of sleep two.
func Rest(thousandths int64, rest, sleep int32) int64 {
	return max(thousandths-1000*(int64(max(rest, 0))+2*int64(max(sleep, 0)))/60, 0)
}

// Load is how heavily someone is burdened (R-004-029).
type Load uint8

// The tiers of load.
const (
	Unburdened Load = iota
	Burdened
	Heavily
	Overloaded
)

// Points are the load points of a weight in grams: one for each 2.5 kg, rounded down (R-004-029, C-05).
func Points(grams int64) int32 { return clip(max(grams, 0) / 2500) }

// Armoured are the load points of goods with armour worn, which counts by its coefficient and not by its weight (R-004-030).
func Armoured(grams int64, coefficient int32) int32 {
	return clip(int64(Points(grams)) + int64(max(coefficient, 0)))
}

// Burden is the tier of so many points at a strength (R-004-029, C-05): from once, from twice, and above three times.
func Burden(points, strength int32) Load {
	p, s := int64(points), int64(max(strength, 0))
	switch {
	case p <= 0 || p < s:
		return Unburdened
	case p < 2*s:
		return Burdened
	case p <= 3*s:
		return Heavily
	}
	return Overloaded
}

// Penalties are those of a load; attack holds for skills that need dexterity too (R-004-029).
func (l Load) Penalties() Penalties {
	p := [...]Penalties{{}, {Attack: -1, Dodge: -1, Movement: -1}, {Attack: -2, Parry: -1, Dodge: -2, Movement: -2}, {Attack: -3, Parry: -2, Dodge: -4, Movement: -4}}[min(l, Overloaded)]
	p.DexSkills = p.Attack
	return p
}

// Name is what the load is called.
func (l Load) Name() rules.Text {
	return [...]rules.Text{{En: "unburdened", Cs: "nezatížen"}, {En: "lightly burdened", Cs: "mírně zatížen"}, {En: "heavily burdened", Cs: "vysoce zatížen"}, {En: "overloaded", Cs: "přetížen"}}[min(l, Overloaded)]
}
