package fight

// Outcome is what became of a rolled attack.
type Outcome struct {
	Hit      bool
	Critical bool
	Damage   int32 // with [Combined]: what is taken, 0 on a miss
}

// Resolve says whether an attack hits (R-014-019, R-024-024): the die and the modifier must reach the armour class. A 20 on the die
// always hits and is critical, a 1 always misses.
func Resolve(die, toHit, ac int32) Outcome {
	switch die {
	case 20:
		return Outcome{Hit: true, Critical: true}
	case 1:
		return Outcome{}
	}
	return Outcome{Hit: int64(die)+int64(toHit) >= int64(ac)}
}

// Combined resolves an attack whose damage was rolled with it (R-014-007): on a miss the damage is dropped.
func Combined(die, toHit, ac, damage int32) Outcome {
	o := Resolve(die, toHit, ac)
	if o.Hit {
		o.Damage = max(damage, 0)
	}
	return o
}

// Counts picks which of two dice counts.
func (m Mode) Counts(a, b int32) (counts, dropped int32) {
	switch {
	case m == High && b > a, m == Low && b < a:
		return b, a
	}
	return a, b
}

// AverageCritical is the damage of a critical hit by one who deals averages: the average and all damage dice of the hit (R-014-063);
// the fixed bonus is in the average already.
func AverageCritical(average, dice int32) int32 { return average + dice }

// Steps is the order in which an attack is made (R-024-024).
type Step uint8

// The steps.
const (
	ChooseTarget Step = iota
	SettleModifiers
	RollAttack
	Steps // how many there are
)

// Order is the steps of an attack, first to last (R-024-024).
func Order() []Step { return []Step{ChooseTarget, SettleModifiers, RollAttack} }

// Mob is many that attack one without rolling (R-014-067).
type Mob struct {
	Need   int32 // what each would need on its die, 1 to 20
	PerHit int32 // how many it takes to hit once
	Hits   int32
	Left   int32 // those left over, who miss
}

// mobRows says up to which needed roll how many attackers make one hit (R-014-067).
var mobRows = [...][2]int32{{5, 1}, {12, 2}, {14, 3}, {16, 4}, {18, 5}, {19, 10}, {20, 20}}

// PerHit is how many attackers make one hit when each needs that on its die; below 1 counts as 1, above 20 as 20.
func PerHit(need int32) int32 {
	for _, r := range mobRows {
		if need <= r[0] {
			return r[1]
		}
	}
	return mobRows[len(mobRows)-1][1]
}

// MobHits is how often so many attackers with a bonus hit an armour class (R-014-067).
func MobHits(attackers, toHit, ac int32) Mob {
	attackers = max(attackers, 0)
	need := int32(min(max(int64(ac)-int64(toHit), 1), 20))
	per := PerHit(need)
	return Mob{Need: need, PerHit: per, Hits: attackers / per, Left: attackers % per}
}

// MobDamage is what one hit of a mob deals whose attackers deal different damage: the most (R-014-067); 0 for none.
func MobDamage(each []int32) int32 {
	most := int32(0)
	for _, n := range each {
		most = max(most, n)
	}
	return most
}
