package wire

import (
	"strconv"
	"strings"

	"sightline/geom/grid"
	"sightline/rules/fight"
)

// Arms is the attacks that stand on a token, in a form that can be compared.
type Arms string

// MaxArms is how many attacks stand on a token at most, and maxArms how many characters they take.
const (
	MaxArms = 12
	maxArms = 1000
)

// ArmsOf packs attacks, which hold no control characters.
func ArmsOf(list []fight.Arm) Arms {
	var b strings.Builder
	n := func(v int32) string { return strconv.Itoa(int(v)) }
	for _, a := range list {
		far := ""
		if a.Ranged {
			far = "r"
		}
		b.WriteString(strings.Join([]string{a.Name, n(a.ToHit), a.Damage, n(a.Average), far, n(a.Normal), n(a.Long)}, "\x1f") + "\x1e")
	}
	return Arms(b.String())
}

// List unpacks attacks. What is none is left out.
func (a Arms) List() []fight.Arm {
	var list []fight.Arm
	for s := range strings.SplitSeq(string(a), "\x1e") {
		f := strings.Split(s, "\x1f")
		if len(f) != 7 {
			continue
		}
		n := func(i int) int32 { v, _ := strconv.ParseInt(f[i], 10, 32); return int32(v) }
		list = append(list, fight.Arm{Name: f[0], ToHit: n(1), Damage: f[2], Average: n(3), Ranged: f[4] != "", Normal: n(5), Long: n(6)})
	}
	return list
}

// The commands of a fight.
type (
	// Attack has a token attack another, or a place where one is thought to be. Owner or GM.
	Attack struct {
		Token    TokenID
		Target   TokenID    // 0: the place At
		At       grid.Place // where it is aimed when the target is not seen
		Arm      fight.Arm  // as it stands on the token, or as it was changed for once
		Adv, Dis bool       // by hand
		Bonus    int32      // by hand, to the roll
		Together bool       // damage is rolled with the attack (R-014-007)
		Reaction bool       // an opportunity attack
		Mob      int32      // more than 1: so many like it attack and nobody rolls to hit (R-014-067). GM
	}
	// CallSaves has tokens make a save at once, and deals damage by it (R-014-020). GM; where checks are rolled under a value an owner for its
	// own, without damage or an area: Save.DC is the difficulty that is added to the value (R-004-001).
	CallSaves struct {
		Tokens []TokenID
		Save   fight.Save
		Damage string // see fight.ParseDamage; "": none
		Source TokenID
		Area   bool // an area from From: cover from there helps Dexterity saves, total cover keeps it off
		From   Spot
	}
	// Harm takes hit points off tokens, or gives some back below 0. GM; an owner on its own.
	Harm struct{ List []Hurt }
	// MountToken has a rider mount a token next to it (R-024-033 to R-024-036). Owner of the rider or GM.
	MountToken struct {
		Token, Mount TokenID
		Independent  bool
	}
	// DismountToken has a rider get off, to a place next to the mount. Fall: it falls off. Owner of the rider or GM.
	DismountToken struct {
		Token TokenID
		At    grid.Place
		Fall  bool
	}
)

// Spot is a place on the lattice of the scene.
type Spot struct{ X, Y int32 }

// Hurt is hit points that a token loses.
type Hurt struct {
	Token  TokenID
	Amount int32
}

// Told says what of an attack or a save the reader of a note may know, as bits.
type Told uint8

// What may be told.
const (
	ToldRoll   Told = 1 << iota // the die, what is added, the total
	ToldWhy                     // the reasons
	ToldDamage                  // what was rolled for damage
	ToldTaken                   // what of it is taken, and why
	ToldTruth                   // all there is: armour class too
	AllTold    = 1<<iota - 1
)

// Why is a reason for how something was rolled.
type Why struct {
	Cause  fight.Cause
	Effect fight.Effect
	N      int32
	Token  TokenID // who it is about; 0: nobody
}

// Wound is damage of one kind, and what is left of it.
type Wound struct {
	N    int32
	Kind fight.Damage
	Left int32
	Soak fight.Soak
}

// AttackResult is an attack that was made, as far as the reader may know.
type AttackResult struct {
	Token, Target TokenID // 0: the reader does not know it
	Arm           string
	Told          Told
	Why           []Why
	Mode          fight.Mode
	Die, Other    int32 // the one that counts, and with Mode the other one
	ToHit         int32
	Total         int32
	AC            int32 // what was to be reached, cover counted in
	Hit, Critical bool
	Reaction      bool
	Mob, Hits     int32 // of a mob: how many attacked, how many hits that makes
	Rolls         []RollResult
	Wounds        []Wound
	Left          int32 // hit points lost
	Applied       bool  // they are taken off already
}

// SavesResult is saves that were made at once, as far as the reader may know.
type SavesResult struct {
	Source  TokenID
	Save    fight.Save
	Told    Told
	Rolls   []RollResult
	Saves   []Saved
	Applied bool
}

// Saved is the save of one token.
type Saved struct {
	Token   TokenID
	Told    Told
	Die     int32
	Bonus   int32
	Total   int32
	Made    bool
	Reached bool // the area reaches it
	Why     []Why
	Wounds  []Wound
	Left    int32
}

func arms(c *coder, a *Arms) { text(c, a, maxArms) }

func ability(c *coder, a *fight.Ability) { num(c, a, 0, int64(fight.Abilities)-1) }
func told(c *coder, t *Told)             { num(c, t, 0, AllTold) }

func guard(c *coder, g *fight.Guard) {
	for _, n := range []*int32{&g.AC, &g.Shield, &g.Threshold, &g.Saves.Str, &g.Saves.Dex, &g.Saves.Con, &g.Saves.Int, &g.Saves.Wis, &g.Saves.Cha} {
		int32s(c, n)
	}
	c.flag(&g.ShieldLeft)
	for _, d := range []*fight.Damages{&g.Resist, &g.Weak, &g.Immune} {
		num(c, d, 0, int64(fight.AllDamages))
	}
}

func arm(c *coder, a *fight.Arm) {
	text(c, &a.Name, c.lim.Name)
	text(c, &a.Damage, c.lim.Expr)
	c.flag(&a.Ranged)
	for _, n := range []*int32{&a.ToHit, &a.Average, &a.Normal, &a.Long} {
		int32s(c, n)
	}
}

func save(c *coder, s *fight.Save) {
	ability(c, &s.Ability)
	int32s(c, &s.DC)
	c.flag(&s.Half)
}

func (b *Attack) code(c *coder) {
	id(c, &b.Token)
	id(c, &b.Target)
	place(c, &b.At)
	arm(c, &b.Arm)
	for _, p := range []*bool{&b.Adv, &b.Dis, &b.Together, &b.Reaction} {
		c.flag(p)
	}
	int32s(c, &b.Bonus)
	int32s(c, &b.Mob)
}

func (b *CallSaves) code(c *coder) {
	list(c, &b.Tokens, c.lim.Victims, id[TokenID])
	save(c, &b.Save)
	text(c, &b.Damage, c.lim.Expr)
	id(c, &b.Source)
	c.flag(&b.Area)
	spot(c, &b.From)
}

func spot(c *coder, s *Spot) {
	coordinate(c, &s.X)
	coordinate(c, &s.Y)
}

func (b *Harm) code(c *coder) {
	list(c, &b.List, c.lim.Victims, func(c *coder, h *Hurt) {
		id(c, &h.Token)
		int32s(c, &h.Amount)
	})
}

func (b *MountToken) code(c *coder) {
	id(c, &b.Token)
	id(c, &b.Mount)
	c.flag(&b.Independent)
}

func (b *DismountToken) code(c *coder) {
	id(c, &b.Token)
	place(c, &b.At)
	c.flag(&b.Fall)
}

// maxWhy bounds the reasons and kinds of damage of one result.
const maxWhy = 64

func why(c *coder, w *Why) {
	num(c, &w.Cause, 0, int64(fight.Causes)-1)
	num(c, &w.Effect, 0, int64(fight.Effects)-1)
	int32s(c, &w.N)
	id(c, &w.Token)
}

func wound(c *coder, w *Wound) {
	int32s(c, &w.N)
	num(c, &w.Kind, 0, int64(fight.DamageKinds)-1)
	int32s(c, &w.Left)
	num(c, &w.Soak, 0, fight.AllSoak)
}

func roll(c *coder, r *RollResult) { r.code(c) }

func (r *AttackResult) code(c *coder) {
	id(c, &r.Token)
	id(c, &r.Target)
	name(c, &r.Arm)
	told(c, &r.Told)
	list(c, &r.Why, maxWhy, why)
	num(c, &r.Mode, 0, int64(fight.Low))
	for _, n := range []*int32{&r.Die, &r.Other, &r.ToHit, &r.Total, &r.AC, &r.Mob, &r.Hits, &r.Left} {
		int32s(c, n)
	}
	for _, p := range []*bool{&r.Hit, &r.Critical, &r.Reaction, &r.Applied} {
		c.flag(p)
	}
	list(c, &r.Rolls, maxWhy, roll)
	list(c, &r.Wounds, maxWhy, wound)
}

func (r *SavesResult) code(c *coder) {
	id(c, &r.Source)
	save(c, &r.Save)
	told(c, &r.Told)
	list(c, &r.Rolls, maxWhy, roll)
	list(c, &r.Saves, maxList, func(c *coder, s *Saved) { s.code(c) })
	c.flag(&r.Applied)
}

func (s *Saved) code(c *coder) {
	id(c, &s.Token)
	told(c, &s.Told)
	for _, n := range []*int32{&s.Die, &s.Bonus, &s.Total, &s.Left} {
		int32s(c, n)
	}
	c.flag(&s.Made)
	c.flag(&s.Reached)
	list(c, &s.Why, maxWhy, why)
	list(c, &s.Wounds, maxWhy, wound)
}
