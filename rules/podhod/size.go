package podhod

import "sightline/rules"

// Class is a class of size: 0, then A to F (R-004-031).
type Class uint8

// Classes is how many there are.
const Classes Class = 7

// classKg is the weight up to which a class goes, a guide and no limit.
var classKg = [Classes - 1]int32{10, 40, 140, 1500, 10000, 70000}

// ByWeight is the class that a weight in grams suggests (R-004-031).
func ByWeight(grams int64) Class {
	for c, most := range classKg {
		if grams <= 1000*int64(most) {
			return Class(c)
		}
	}
	return Classes - 1
}

// Letter is 0 or A to F.
func (c Class) Letter() string { return "0ABCDEF"[min(c, Classes-1) : min(c, Classes-1)+1] }

// Name is what beings of the class are called.
func (c Class) Name() rules.Text {
	return [Classes]rules.Text{
		{En: "tiny beings", Cs: "drobné bytosti"}, {En: "small beings", Cs: "malé bytosti"}, {En: "ordinary creatures", Cs: "běžní tvorové"}, {En: "large creatures", Cs: "velcí tvorové"},
		{En: "very large creatures", Cs: "velmi velcí tvorové"}, {En: "giants", Cs: "giganti"}, {En: "titans", Cs: "titáni"},
	}[min(c, Classes-1)]
}

// Above is by how many classes one is larger than another; negative: smaller.
func (c Class) Above(o Class) int32 { return int32(min(c, Classes-1)) - int32(min(o, Classes-1)) }

// Push is the difficulty of a check that needs strength, by the sizes of who acts and what it acts on (R-004-032): 10 a class.
func Push(base int32, actor, target Class) int32 {
	return clip(int64(base) + 10*int64(actor.Above(target)))
}

// Blow is the damage of a blow.
type Blow struct {
	Base  int32 // dice and bonus
	Size  int32 // by the difference of sizes
	Total int32 // not below 0 (C-11)
}

// Hit is the damage of dice and bonus by the sizes of attacker and target (R-004-033): 5 a class.
func Hit(dice, bonus int32, attacker, target Class) Blow {
	b := Blow{Base: clip(int64(dice) + int64(bonus)), Size: 5 * attacker.Above(target)}
	b.Total = Grown(b.Base, b.Size)
	return b
}

// Grown is damage with what the difference of sizes adds, not below 0 (R-004-033, C-11).
func Grown(damage, size int32) int32 { return clip(max(int64(damage)+int64(size), 0)) }

// SpreadFrom is the difference of classes from which damage is shared (R-004-034).
const SpreadFrom = 2

// Spread shares damage between the area that was hit and a second one, from two classes of difference on (R-004-034): the odd
// point stays with the area that was hit. Below that all stays there.
func Spread(damage, difference int32) (first, second int32) {
	damage = max(damage, 0)
	if difference < SpreadFrom {
		return damage, 0
	}
	return damage - damage/2, damage / 2
}

// Second is the part that shares damage with the one that was hit (R-004-034): the next toward the torso, and after the torso what another
// roll on the table's own hit areas names. False: the roll names none, or the torso again and is repeated (C-10).
func Second(hit rules.HitAreas, first rules.BodyPart, roll int32) (rules.BodyPart, bool) {
	if first != rules.Torso {
		return rules.Torso, first != rules.NoPart
	}
	second := hit.At(roll)
	return second, second != rules.NoPart && second != rules.Torso
}

// Fall is what may happen to who took such a blow.
type Fall uint8

// The falls.
const (
	Thrown Fall = iota
	Down
	Crushed
)

// Falls are what the GM is asked after damage that was spread (R-004-035).
func Falls(difference int32) []Fall {
	if difference < SpreadFrom {
		return nil
	}
	return []Fall{Thrown, Down, Crushed}
}

// Effect is the kind of effect that the fall lays on who took the blow; "" for one that is moved.
func (f Fall) Effect() string { return [...]string{"", "condition.prone", "crushed"}[min(f, Crushed)] }

// Name is what the fall is called.
func (f Fall) Name() rules.Text {
	return [...]rules.Text{{En: "thrown", Cs: "odhozen"}, {En: "knocked down", Cs: "sražen"}, {En: "crushed", Cs: "rozmáčknut"}}[min(f, Crushed)]
}

// Cap is the highest level and degree of a spell at a skill in its element: half of it (R-004-036).
func Cap(skill int32) int32 { return max(skill, 0) / 2 }

// Cast is what a spell is rolled under (R-004-036): the mean of the skills in its elements, rounded down, with the bonus for intelligence and the
// difficulty of the circumstances.
func Cast(skills []int32, intelligence, difficulty, autoAt int32) Check {
	sum := int64(0)
	for _, s := range skills {
		sum += int64(s)
	}
	mean := int64(0)
	if n := int64(len(skills)); n > 0 {
		if mean = sum / n; sum%n < 0 {
			mean--
		}
	}
	return Under(clip(mean), difficulty, []int32{intelligence}, autoAt)
}

// Prayer is what divine magic costs: no fatigue, for a god grants it and the GM speaks for the god (R-004-037).
func Prayer() (fatigue int32, byGod bool) { return 0, true }
