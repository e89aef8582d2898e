package fight

import (
	"slices"

	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/rules"
)

// Arm is an attack as it stands on a sheet: a weapon, a spell, claws.
type Arm struct {
	Name   string
	ToHit  int32
	Damage string // see ParseDamage
	// Average, when not 0, is taken instead of rolling damage; a critical hit adds the dice (R-014-063).
	Average int32
	Ranged  bool
	Normal  int32 // cells: reach, or normal range
	Long    int32 // cells: long range; 0: none
}

// Stand is one in a fight, as far as an attack asks.
type Stand struct {
	rules.Figure
	Prone, Swims bool
	Water        bool // it is under water
	Enemy        bool // of the attacker
	Mounted      bool // it rides
}

// Board is what an attack asks of a scene; *sight.Scene is one.
type Board interface {
	rules.Lines
	rules.Contacts
}

// Try is an attack before it is rolled. Who sees whom is asked by the indices Attacker, Target and those of Others.
type Try struct {
	Arm
	Attacker, Target Stand
	Others           []Stand // all others that may matter, down or not
	Sees             func(from, to int) bool
	Piercing         bool // all that its weapon deals is piercing
	Adv, Dis         bool // by hand
	Inspired         bool // inspiration is spent on it
	Shield           int32
	ShieldLeft       bool
	Lobbed           bool     // it goes over cover (R-014-103, R-014-104)
	Guess            bool     // it is aimed at a place where the target is only thought to be
	More             []Reason // what a rule set of its own has besides: darkness, what ails the two, sizes (R-004-012 and others)
}

// Indices of the two that a Try is about.
const (
	Attacker = -1
	Target   = -2
)

// Effect is what a reason does.
type Effect uint8

// The effects.
const (
	Nothing      Effect = iota
	Advantage           // roll two, the higher counts
	Disadvantage        // roll two, the lower counts
	Armour              // N more to the armour class
	Penalty             // N less (below 0) to the roll
	Misses              // it misses whatever is rolled
	Forbidden           // it can't be made
	Harm                // N more damage
	Splits              // N of the damage go to another part of the body
	Eases               // N more to what a check is rolled under
	Effects             // how many there are
)

// Cause is what a reason is about.
type Cause uint8

// The causes.
const (
	ByHand         Cause = iota
	TargetUnseen         // R-024-027
	AttackerUnseen       // R-024-027
	WrongPlace           // R-024-027
	LongRange            // R-024-028
	BeyondRange          // R-024-028
	BeyondReach          // R-024-030
	CloseEnemy           // R-024-029
	InCover              // R-024-025
	NoWayThrough         // R-024-025: total cover
	Flanked              // R-014-075
	FromRear             // R-014-079
	BehindOwnBack        // R-014-079
	NoShield             // R-014-082
	SelfProne            // R-014-062
	ProneNear            // R-014-062
	ProneFar             // R-014-062
	WaterMelee           // R-024-038
	WaterRanged          // R-024-038
	WaterFar             // R-024-038
	Dark                 // R-004-012
	LostSenses           // R-004-011
	Drunk                // R-004-015
	Weary                // R-004-025
	Laden                // R-004-029
	Drugged              // R-004-017
	SizeGap              // R-004-033, of damage
	SizePush             // R-004-032, of a check that needs strength
	Shared               // R-004-034
	Inspired             // R-014-027
	TooNear              // R-014-103, R-014-104
	NotObject            // R-014-099
	Sheltered            // R-014-099, R-014-102
	SightRot             // R-014-107
	Mad                  // R-014-130
	Causes               // how many there are
)

// Reason is one thing that changes an attack or a save.
type Reason struct {
	Cause  Cause
	Effect Effect
	N      int32
	Other  int // index of the one of Others it is about; -1: nobody
}

// Mode is how an attack is rolled.
type Mode uint8

// The modes.
const (
	Plain Mode = iota
	High       // two dice, the higher counts
	Low        // two dice, the lower counts
)

// Verdict is what is to be known before rolling.
type Verdict struct {
	Reasons []Reason
	Range   rules.Range
	Cover   rules.Cover
	Mode    Mode
	AC      int32 // to be added to the target's armour class
	ToHit   int32 // to be added to the roll
	Harm    int32 // to be added to the damage
	Allowed bool  // it can be made
	Misses  bool  // it misses whatever is rolled
}

// Weigh judges an attack before it is rolled: range and reach (R-024-028, R-024-030), who sees whom (R-024-027), enemies at hand
// (R-024-029), cover (R-024-025), flanking (R-014-075), arcs and shields (R-014-079, R-014-082), lying prone, water (R-024-038).
// Any advantage and any disadvantage cancel each other, however many there are.
func Weigh(p rules.Profile, b Board, t Try) Verdict {
	v := Verdict{Allowed: true}
	v.byHand(t)
	v.reach(p, b, t)
	v.unseen(t)
	v.close(p, b, t)
	v.cover(p, b, t)
	v.flank(p, b, t)
	v.facing(p, b, t)
	v.prone(p, b, t)
	v.water(t)
	v.Reasons = append(v.Reasons, t.More...)
	v.sum()
	return v
}

func (v *Verdict) add(c Cause, e Effect, n int32) { v.about(c, e, n, -1) }

func (v *Verdict) about(c Cause, e Effect, n int32, other int) {
	v.Reasons = append(v.Reasons, Reason{c, e, n, other})
}

func (v *Verdict) sum() {
	var adv, dis bool
	for _, r := range v.Reasons {
		switch r.Effect {
		case Advantage:
			adv = true
		case Disadvantage:
			dis = true
		case Armour:
			v.AC += r.N
		case Penalty:
			v.ToHit += r.N
		case Harm:
			v.Harm += r.N
		case Misses:
			v.Misses = true
		case Forbidden:
			v.Allowed = false
		}
	}
	v.Mode = Cancel(adv, dis)
}

// Cancel is how a roll with advantage, disadvantage or both is made: both cancel (R-014-026, B-09).
func Cancel(adv, dis bool) Mode {
	switch {
	case adv == dis:
		return Plain
	case adv:
		return High
	}
	return Low
}

// Has says whether a cause is among the reasons.
func (v Verdict) Has(c Cause) bool {
	return slices.ContainsFunc(v.Reasons, func(r Reason) bool { return r.Cause == c })
}

func (v *Verdict) byHand(t Try) {
	if t.Adv {
		v.add(ByHand, Advantage, 0)
	}
	if t.Dis {
		v.add(ByHand, Disadvantage, 0)
	}
	if t.Inspired {
		v.add(Inspired, Advantage, 0)
	}
}

func (v *Verdict) reach(p rules.Profile, b Board, t Try) {
	long := t.Long
	if !t.Ranged {
		long = 0
	}
	v.Range = p.Range(b.Grid(), t.Attacker.Figure, t.Target.Figure, t.Normal, long)
	switch {
	case v.Range.Band == rules.Near:
	case v.Range.Band == rules.Long:
		v.add(LongRange, Disadvantage, v.Range.Distance)
	case t.Ranged:
		v.add(BeyondRange, Forbidden, v.Range.Distance)
	default:
		v.add(BeyondReach, Forbidden, v.Range.Distance)
	}
}

// unseen is R-024-027.
func (v *Verdict) unseen(t Try) {
	sees, seen := t.Sees(Attacker, Target), t.Sees(Target, Attacker)
	switch mode := Unseen(sees, seen); {
	case !sees && !seen:
		v.add(TargetUnseen, Disadvantage, 0)
		v.add(AttackerUnseen, Advantage, 0)
	case mode == Low:
		v.add(TargetUnseen, Disadvantage, 0)
	case mode == High:
		v.add(AttackerUnseen, Advantage, 0)
	}
}

// Unseen is how an attack is rolled by who of the two sees the other (R-024-027); neither: both cancel (B-09).
func Unseen(seesTarget, targetSees bool) Mode { return Cancel(!targetSees, !seesTarget) }

// close looks for an enemy within 5 feet that sees the attacker and is not down (R-024-029).
func (v *Verdict) close(p rules.Profile, b Board, t Try) {
	near := func(i int, s Stand) bool {
		return Hampers(t.Ranged, p.Distance(b.Grid(), t.Attacker.Figure, s.Figure) <= 1 && p.Adjacent(b, t.Attacker.Figure, s.Figure), s.Down, t.Sees(i, Attacker))
	}
	if near(Target, t.Target) {
		v.add(CloseEnemy, Disadvantage, 0)
		return
	}
	for i, o := range t.Others {
		if o.Enemy && near(i, o) {
			v.about(CloseEnemy, Disadvantage, 0, i)
			return
		}
	}
}

// Hampers says whether an enemy spoils a ranged attack: within 5 feet, seeing the attacker and not incapacitated (R-024-029).
func Hampers(ranged, near, down, sees bool) bool { return ranged && near && !down && sees }

func (v *Verdict) cover(p rules.Profile, b Board, t Try) {
	var bodies []sight.Body
	var who []int
	for i, o := range t.Others {
		if !o.Down {
			bodies, who = append(bodies, o.Body(b.Grid())), append(who, i)
		}
	}
	v.Cover = p.Cover(b, t.Attacker.Body(b.Grid()), t.Target.Body(b.Grid()), bodies)
	switch {
	case t.Lobbed:
	case !v.Cover.Target:
		v.add(NoWayThrough, Forbidden, 0)
	case v.Cover.Degree > sight.None:
		v.about(InCover, Armour, v.Cover.Bonus, giver(v.Cover.Lines, who))
	}
}

// giver is the first creature that blocks a line; -1: none does.
func giver(lines []sight.Line, who []int) int {
	for _, l := range lines {
		if l.Blocked && l.Body >= 0 {
			return who[l.Body]
		}
	}
	return -1
}

// flank asks whether the attacker and some other flank the target.
func (v *Verdict) flank(p rules.Profile, b Board, t Try) {
	if !p.Flanking || t.Ranged {
		return
	}
	others := []rules.Figure{t.Attacker.Figure}
	var who []int
	for i, o := range t.Others {
		if !o.Enemy {
			others, who = append(others, o.Figure), append(who, i)
		}
	}
	sees := func(i int) bool {
		if i == 0 {
			return t.Sees(Attacker, Target)
		}
		return t.Sees(who[i-1], Target)
	}
	for i := range who {
		if f := p.Flank(b, t.Target.Figure, others, 0, i+1, sees); Flanks(f, t.Ranged) {
			v.about(Flanked, Advantage, 0, who[i])
			return
		}
	}
}

// Flanks says whether a flanker has advantage on an attack: on melee attacks (R-014-075).
func Flanks(f rules.Flank, ranged bool) bool { return f.Yes() && !ranged }

func (v *Verdict) facing(p rules.Profile, b Board, t Try) {
	if !p.Facing {
		return
	}
	at := p.Arc(b.Grid(), t.Target.Figure, t.Attacker.Cells(b.Grid()))
	if at.Advantage {
		v.add(FromRear, Advantage, 0)
	}
	if t.Shield > 0 && !at.Shield(t.ShieldLeft) {
		v.add(NoShield, Armour, -t.Shield)
	}
	if own := p.Arc(b.Grid(), t.Attacker.Figure, t.Target.Cells(b.Grid())); !own.Seen {
		v.add(BehindOwnBack, Forbidden, 0)
	}
}

// prone is what lying on the ground does (R-014-062): one's own attacks have disadvantage; attacks on one lying have advantage from
// within 5 feet and else disadvantage.
func (v *Verdict) prone(p rules.Profile, b Board, t Try) {
	if t.Attacker.Prone {
		v.add(SelfProne, Disadvantage, 0)
	}
	switch {
	case !t.Target.Prone:
	case v.Range.Distance <= 1:
		v.add(ProneNear, Advantage, 0)
	default:
		v.add(ProneFar, Disadvantage, 0)
	}
}

// water is R-024-038.
func (v *Verdict) water(t Try) {
	if !t.Attacker.Water && !t.Target.Water {
		return
	}
	w := Underwater(t.Ranged, t.Piercing, t.Attacker.Swims, v.Range.Distance > t.Normal)
	switch {
	case w.Misses:
		v.add(WaterFar, Misses, 0)
	case w.Mode == Low && t.Ranged:
		v.add(WaterRanged, Disadvantage, 0)
	case w.Mode == Low:
		v.add(WaterMelee, Disadvantage, 0)
	}
}

// Wet is what water does to an attack.
type Wet struct {
	Mode   Mode
	Misses bool
}

// Underwater judges a weapon under water (R-024-038): a melee weapon that does not pierce has disadvantage unless its bearer swims
// by nature; a ranged weapon has disadvantage, and beyond its normal range it misses by itself. No weapon is excepted (B-13).
func Underwater(ranged, piercing, swims, far bool) Wet {
	switch {
	case ranged && far:
		return Wet{Misses: true}
	case ranged || !piercing && !swims:
		return Wet{Mode: Low}
	}
	return Wet{}
}

// Reveals says whether an attack gives away where a hidden attacker is: it does, hit or miss (R-024-027).
func Reveals(hidden, _ bool) bool { return hidden }

// Found says whether an attack at a place can hit: the target is there (R-024-027).
func Found(g grid.Grid, aimed, target []grid.Cell) bool { return g.Overlap(aimed, target) }

// Pierces says whether all that an attack deals is piercing, as R-024-038 asks.
func (a Arm) Pierces() bool {
	parts, err := ParseDamage(a.Damage)
	for _, p := range parts {
		if p.Kind != Piercing {
			return false
		}
	}
	return err == nil && len(parts) > 0
}
