package fight

import "sightline/rules"

// Damage is a kind of damage.
type Damage uint8

// The kinds of damage. Untyped is none of them and nothing resists it.
const (
	Untyped Damage = iota
	Acid
	Bludgeoning
	Cold
	Fire
	Force
	Lightning
	Necrotic
	Piercing
	Poison
	Psychic
	Radiant
	Slashing
	Thunder
	DamageKinds // how many there are
)

var damageNames = [DamageKinds]rules.Text{
	Untyped: {En: "damage", Cs: "zranění"}, Acid: {En: "acid", Cs: "kyselina"}, Bludgeoning: {En: "bludgeoning", Cs: "drtivé"},
	Cold: {En: "cold", Cs: "chlad"}, Fire: {En: "fire", Cs: "oheň"}, Force: {En: "force", Cs: "silové"},
	Lightning: {En: "lightning", Cs: "blesk"}, Necrotic: {En: "necrotic", Cs: "nekrotické"}, Piercing: {En: "piercing", Cs: "bodné"},
	Poison: {En: "poison", Cs: "jed"}, Psychic: {En: "psychic", Cs: "psychické"}, Radiant: {En: "radiant", Cs: "zářivé"},
	Slashing: {En: "slashing", Cs: "sečné"}, Thunder: {En: "thunder", Cs: "hrom"},
}

// Name is the kind in both languages.
func (d Damage) Name() rules.Text { return damageNames[min(d, DamageKinds-1)] }

// DamageNamed is the kind of a name in either language, letters of either case; false when there is none such.
func DamageNamed(word string) (Damage, bool) {
	for d := Acid; d < DamageKinds; d++ {
		if n := d.Name(); same(word, n.En) || same(word, n.Cs) {
			return d, true
		}
	}
	return Untyped, false
}

// Damages is a set of kinds, a bit each.
type Damages uint32

// Of is the set of some kinds.
func Of(kinds ...Damage) Damages {
	var s Damages
	for _, k := range kinds {
		s |= 1 << k
	}
	return s
}

// AllDamages is the set of every kind.
const AllDamages Damages = 1<<DamageKinds - 1<<Acid

// Has says whether a kind is in the set; Untyped never is.
func (s Damages) Has(d Damage) bool { return d != Untyped && d < DamageKinds && s>>d&1 != 0 }

// Guard is what a creature or object has against harm.
type Guard struct {
	AC int32 // armour class, shield counted in; 0: none is known
	// Shield is how much of AC is a shield on the left (ShieldLeft) or the right arm, which counts only from some arcs (R-014-082).
	Shield     int32
	ShieldLeft bool
	// Resist halves, Weak doubles, Immune takes away damage of those kinds.
	Resist, Weak, Immune Damages
	Threshold            int32 // an object ignores less than that at once (R-014-055)
	Saves                Saves
}

// Saves are the bonuses to saving throws.
type Saves struct{ Str, Dex, Con, Int, Wis, Cha int32 }

// Part is some damage of one kind.
type Part struct {
	N    int32
	Kind Damage
}

// Taken is what became of a part.
type Taken struct {
	Part
	Left int32 // what of it is taken
	Why  Soak  // what changed it, as bits
}

// Soak is what changes damage, as bits.
type Soak uint8

// What changes damage.
const (
	Resisted Soak = 1 << iota
	Doubled
	Immune
	Water   // fire under water (R-024-039)
	Saved   // a save halved it
	Spared  // a save took all of it
	Unhurt  // below the threshold of the object (R-014-055)
	AllSoak = 1<<iota - 1
)

// Under is the guard of one that is under water: everything there resists fire (R-024-039).
func (g Guard) Under(water bool) Guard {
	if water {
		g.Resist |= Of(Fire)
	}
	return g
}

// Take is what a guard lets through of damage dealt at once: resistance halves and rounds down, after what a save does; more
// sources of it count once; an object takes nothing of less than its threshold in all (R-014-055). Damage is never below 0.
func (g Guard) Take(parts []Part, saved Soak, water bool) (all []Taken, total int32) {
	for _, p := range parts {
		t := Taken{Part: p, Left: max(p.N, 0)}
		g.soak(&t, saved, water)
		total = min(total+t.Left, maxDamage)
		all = append(all, t)
	}
	if total < g.Threshold {
		for i := range all {
			all[i].Left, all[i].Why = 0, all[i].Why|Unhurt
		}
		return all, 0
	}
	return all, total
}

// maxDamage is more than anything takes at once.
const maxDamage = 1 << 20

func (g Guard) soak(t *Taken, saved Soak, water bool) {
	t.Left = min(t.Left, maxDamage)
	switch {
	case saved&Spared != 0:
		t.Left, t.Why = 0, Spared
	case saved&Saved != 0:
		t.Left, t.Why = t.Left/2, Saved
	}
	switch wet := water && t.Kind == Fire; {
	case g.Immune.Has(t.Kind):
		t.Left, t.Why = 0, t.Why|Immune
	case g.Resist.Has(t.Kind) && g.Weak.Has(t.Kind): // they meet: half, then twice
		t.Left, t.Why = t.Left/2*2, t.Why|Resisted|Doubled
	case g.Resist.Has(t.Kind):
		t.Left, t.Why = t.Left/2, t.Why|Resisted
	case wet && g.Weak.Has(t.Kind):
		t.Left, t.Why = t.Left/2*2, t.Why|Water|Doubled
	case wet:
		t.Left, t.Why = t.Left/2, t.Why|Water
	case g.Weak.Has(t.Kind):
		t.Left, t.Why = t.Left*2, t.Why|Doubled
	}
}
