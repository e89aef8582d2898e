package table

import (
	"slices"
	"strconv"

	"sightline/rules/chase"
	"sightline/rules/dice"
	"sightline/rules/effect"
	"sightline/server/wire"
)

// doChase judges what is done in a chase. To a player there is only what its view holds.
func (d *decision) doChase(b wire.DoChase) wire.Reason {
	c := d.now.chase(b.Chase)
	seen := d.knownChase(b.Chase)
	if c == nil || !d.gm && seen == nil {
		return absent
	}
	if d.gm {
		return d.leadChase(*c, b)
	}
	i := slices.IndexFunc(seen.Runners, func(r wire.Runner) bool { return r.Token == b.Token })
	if i < 0 {
		return absent
	}
	if t := d.now.Token(b.Token); t == nil || t.Spec.Owner != d.seat || !forRunners(b) {
		return role
	}
	turn, round := c.Standing(d.now, func(r chase.Runner) bool {
		return slices.ContainsFunc(seen.Runners, func(k wire.Runner) bool { return uint64(k.Token) == r.ID })
	})
	mine := turn >= 0 && c.Run.Runners[turn].ID == uint64(b.Token) && !c.Waits
	if inTurn(b.Verb) && !mine {
		return wire.Reason{Code: wire.CodeNotTurn}
	}
	d.scouted = true // its undo would meet what a GM did since with runners that it is not shown
	next := *c
	if mine && inTurn(b.Verb) && !d.passUnseen(&next, int32(turn), round) { // those that are not shown had theirs
		d.setChase(next)
		return fine
	}
	return d.chased(next, b)
}

// passUnseen ends turns up to one in a round, with the escape checks between rounds; false when by those it does not come to it.
func (d *decision) passUnseen(c *Chase, turn, round int32) bool {
	for range len(c.Run.Runners) + 1 {
		if c.Run.Turn == turn && c.Run.Round == round {
			return true
		}
		var over bool
		if c.Run, over = c.Run.End(); over {
			if c.Run = d.flee(c.Run); c.Run.Runners[turn].Left != chase.Runs {
				return false
			}
		}
	}
	return false
}

func (d *decision) knownChase(id wire.ChaseID) *wire.Chase {
	if d.known == nil {
		return nil
	}
	for i := range d.known.Chases {
		if d.known.Chases[i].ID == id {
			return &d.known.Chases[i]
		}
	}
	return nil
}

// forRunners says that an owner may do it with its own runner, and not GMs alone.
func forRunners(b wire.DoChase) bool {
	switch b.Verb {
	case wire.ChaseTake, wire.ChaseDash, wire.ChaseRun, wire.ChaseTest, wire.ChasePass, wire.ChaseAround, wire.ChaseInspire, wire.ChaseEnd:
		return true
	}
	return b.Verb == wire.ChaseGiveUp && chase.Left(b.Number) == chase.Dropped
}

func inTurn(v wire.ChaseVerb) bool {
	return v == wire.ChaseTake || v == wire.ChaseDash || v == wire.ChaseRun || v == wire.ChaseEnd
}

// leadChase is what a GM alone does; a runner that is named must run.
func (d *decision) leadChase(c Chase, b wire.DoChase) wire.Reason {
	if named := b.Verb != wire.ChaseBegin && b.Verb != wire.ChaseEnd && b.Verb != wire.ChaseReverse && b.Verb != wire.ChaseSplit; named && c.Run.Index(uint64(b.Token)) < 0 {
		return absent
	}
	switch b.Verb {
	case wire.ChaseBegin:
		return d.beginChase(c)
	case wire.ChaseHide:
		c.Run = c.Run.Hide(uint64(b.Token), b.Number != 0)
	case wire.ChaseRemove:
		c.Run = c.Run.Without(uint64(b.Token))
	case wire.ChaseReverse:
		c.Run = c.Run.Reverse()
	case wire.ChaseSplit:
		return d.splitChase(c, b)
	case wire.ChaseHunt:
		return d.huntChase(c, b)
	default:
		return d.chased(c, b)
	}
	d.setChase(c)
	return fine
}

func (d *decision) beginChase(c Chase) wire.Reason {
	var who []uint64
	for _, r := range c.Run.Runners {
		who = append(who, r.ID)
	}
	if p, q := c.Run.Sides(); p == 0 || q == 0 || c.Run.Round > 0 {
		return bad
	}
	value := d.initiatives(who)
	for _, id := range who {
		c.Run = c.Run.Change(id, func(r *chase.Runner) { r.Value = value[id] })
	}
	c.Run, _ = c.Run.Start()
	d.setChase(c)
	return fine
}

func (d *decision) splitChase(c Chase, b wire.DoChase) wire.Reason {
	if len(d.now.Chases) >= MaxChases {
		return wire.Reason{Code: wire.CodeFull, Limit: MaxChases}
	}
	var group []uint64
	for _, t := range b.Tokens {
		if c.Run.Index(uint64(t)) < 0 {
			return absent
		}
		group = append(group, uint64(t))
	}
	rest, parted, ok := c.Run.Split(group)
	if !ok {
		return bad
	}
	c.Run = rest
	d.emit(Chased{Set: []Chase{c, {ID: wire.ChaseID(d.id()), Of: c.Of, Waits: true, Run: parted}}})
	return fine
}

func (d *decision) huntChase(c Chase, b wire.DoChase) wire.Reason {
	if len(d.now.Chases) >= MaxChases {
		return wire.Reason{Code: wire.CodeFull, Limit: MaxChases}
	}
	var hunters []chase.Runner
	var who []uint64
	for _, t := range b.Tokens {
		if d.now.Token(t) == nil {
			return absent
		}
		who = append(who, uint64(t))
		hunters = append(hunters, chase.Runner{ID: uint64(t), Way: c.Run.Runners[c.Run.Index(uint64(b.Token))].Way, At: c.Run.Runners[c.Run.Index(uint64(b.Token))].At - max(b.Number, 0)})
	}
	second, ok := c.Run.Hunted(uint64(b.Token), hunters)
	if !ok || !within(b.Number, chase.MaxWay) {
		return bad
	}
	value := d.initiatives(who)
	for _, id := range who {
		second = second.Change(id, func(r *chase.Runner) { r.Value = value[id] })
	}
	if c.Run.Round > 0 {
		second, _ = second.Start()
	}
	d.setChase(Chase{ID: wire.ChaseID(d.id()), Of: c.Of, Waits: true, Run: second})
	return fine
}

// chased is what a runner does.
func (d *decision) chased(c Chase, b wire.DoChase) wire.Reason {
	id, ok := uint64(b.Token), true
	switch b.Verb {
	case wire.ChaseDash:
		c.Run = c.Run.Dash(id)
	case wire.ChaseRun:
		c.Run = c.Run.Run(id, b.Number)
	case wire.ChaseTake:
		c.Run, ok = c.Run.Take(id, b.Number)
	case wire.ChaseTest:
		return d.testChase(c, b)
	case wire.ChasePass:
		t, some := c.Run.Struck(c.Run.Runners[c.Run.Index(id)].Trouble)
		ok = some && (d.gm || t.Coin)
		c.Run = c.Run.Pass(id, true)
	case wire.ChaseAround:
		c.Run, ok = c.Run.Around(id)
	case wire.ChaseInspire:
		return d.inspireChase(c, b)
	case wire.ChaseGiveUp:
		ok = b.Number >= 0 && b.Number <= int32(chase.LastLeft)
		c.Run = c.Run.Leave(id, chase.Left(b.Number))
	case wire.ChaseEnd:
		return d.endChaseTurn(c)
	default:
		return bad
	}
	if !ok || c.Run.Round == 0 {
		return bad
	}
	d.setChase(c)
	if c.Run.Over() && !c.Waits {
		d.playOther(c)
	}
	return fine
}

// rollFor rolls for a token: for GMs and its owner to see. Only a GM takes back what was rolled for.
func (d *decision) rollFor(id wire.TokenID, expr string) int32 {
	e, err := dice.Parse(expr)
	if err != nil {
		return 0
	}
	r := e.Roll(d)
	to := d.gms()
	if t := d.now.Token(id); t != nil && t.Spec.Owner != 0 {
		to = d.gms(t.Spec.Owner)
	}
	d.note(to, wire.Note{Kind: wire.NoteRoll, Roll: rolled(e, r, true)})
	d.scouted = true
	return r.Total
}

// d20 is the expression of a d20 with a modifier; net is 1 with advantage, -1 with disadvantage.
func d20(net, modifier int32) string {
	expr := [...]string{"2d20kl1", "1d20", "2d20kh1"}[net+1]
	if modifier >= 0 {
		return expr + "+" + strconv.Itoa(int(modifier))
	}
	return expr + strconv.Itoa(int(modifier))
}

// testChase rolls against what a runner met (R-014-091, R-014-092).
func (d *decision) testChase(c Chase, b wire.DoChase) wire.Reason {
	r := c.Run.Runners[c.Run.Index(uint64(b.Token))]
	t, ok := c.Run.Struck(r.Trouble)
	if !ok || t.Test.DC == 0 || !within(b.Number, maxOdds) {
		return bad
	}
	passed := d.rollFor(b.Token, d20(0, b.Number)) >= t.Test.DC
	c.Run = c.Run.Pass(r.ID, passed)
	d.setChase(c)
	if !passed {
		d.failChase(b.Token, t.Fail)
	}
	return fine
}

// failChase is what a failed test does to a token: damage comes off its hit points, where they are kept.
func (d *decision) failChase(id wire.TokenID, f chase.Fail) {
	damage := int32(0)
	for _, each := range f.Damage {
		damage += d.rollFor(id, each.Dice)
	}
	if f.Fall {
		if n := chase.FallDice(d.rollFor(id, "1d4")); n > 0 {
			damage += d.rollFor(id, strconv.Itoa(int(n))+"d6")
		}
	}
	d.hurt(id, damage)
	if f.Condition != "" {
		s := wire.EffectSpec{Kind: "condition." + f.Condition}
		if f.Blind {
			s.Lasting = effect.Lasting{Until: effect.TurnEnd, Left: 1, Of: uint64(id)}
		}
		d.lay(id, s)
	}
}

// lay puts an effect on a token that has no such yet and room for one.
func (d *decision) lay(id wire.TokenID, s wire.EffectSpec) {
	if _, has := d.level(id, s.Kind); has == nil && !d.laden(id, s.See) {
		s.Lasting = d.since(s.Lasting)
		d.emit(Affected{Set: []Effect{{ID: wire.EffectID(d.id()), Token: id, Spec: s}}})
	}
}

// level is that of an effect of a kind on a token, and the effect; 0 and nil when there is none. One for GMs alone is none here: what
// a chase does to a token must not tell of it.
func (d *decision) level(id wire.TokenID, kind string) (int32, *Effect) {
	for _, e := range d.now.EffectsOn(id) {
		if e.Spec.Kind == kind && e.Spec.See != wire.SeeGM {
			return e.Spec.Level, &e
		}
	}
	return 0, nil
}

// raise sets the level of an effect on a token, laying it if need be.
func (d *decision) raise(id wire.TokenID, kind string, level int32, see wire.Audience) {
	if _, e := d.level(id, kind); e != nil {
		e.Spec.Level = level
		d.emit(Affected{Set: []Effect{*e}})
		return
	}
	d.lay(id, wire.EffectSpec{Kind: kind, Level: level, See: see})
}

// inspireChase cancels a complication by inspiration, which it takes off the token (R-014-090, A-38).
func (d *decision) inspireChase(c Chase, b wire.DoChase) wire.Reason {
	after, ok := d.cancel(c, b)
	_, e := d.level(b.Token, "inspiration")
	if !ok || e == nil {
		return bad
	}
	c.Run = after
	d.emit(Affected{Gone: []wire.EffectID{e.ID}})
	d.setChase(c)
	return fine
}

// cancel is a chase after a complication was cancelled by inspiration; a player's cancels none of one that it is not shown, which
// would tell of that one.
func (d *decision) cancel(c Chase, b wire.DoChase) (chase.Chase, bool) {
	known := c.Run
	if !d.gm {
		seen := d.knownChase(c.ID).Runners
		for _, r := range c.Run.Runners {
			if !slices.ContainsFunc(seen, func(k wire.Runner) bool { return uint64(k.Token) == r.ID }) {
				known = known.Meet(r.ID, chase.Meets{})
			}
		}
	}
	_, struck, ok := known.Cancel(uint64(b.Token))
	return c.Run.Meet(struck, chase.Meets{}), ok
}

// endChaseTurn ends the turn: the checks for its Dashes, a complication for the next, and after all turns the escape checks.
func (d *decision) endChaseTurn(c Chase) wire.Reason {
	if c.Run.Round == 0 || c.Run.Over() {
		return bad
	}
	r := c.Run.Runners[c.Run.Turn]
	out := d.tire(r)
	if die := c.Run.Die(); die > 0 {
		c = d.complicate(c, die)
	}
	var round bool
	if c.Run, round = c.Run.End(); out {
		c.Run = c.Run.Leave(r.ID, chase.Dropped)
	}
	if round {
		c.Run = d.flee(c.Run)
	}
	d.setChase(c)
	d.elapse([]effect.Moment{{Until: effect.TurnEnd, Of: r.ID}}, false)
	if round || c.Run.Over() {
		d.playOther(c)
	}
	return fine
}

// tire makes the checks for Dashes beyond the free ones; exhaustion lies on the token as an effect, what of it came from chases as
// another, which a rest takes away (R-014-086).
func (d *decision) tire(r chase.Runner) (out bool) {
	id := wire.TokenID(r.ID)
	tired, _ := d.level(id, "condition.exhaustion")
	for range r.Due {
		after := chase.Tire(tired, d.rollFor(id, d20(0, r.Con)))
		if after > tired {
			earned, _ := d.level(id, "chase")
			d.raise(id, "condition.exhaustion", after, wire.SeeAll)
			d.raise(id, "chase", earned+after-tired, wire.SeeOwner)
		}
		tired = after
	}
	return chase.Out(tired)
}

// complicate rolls for a complication, which GMs and the owner of the struck are told.
func (d *decision) complicate(c Chase, die int32) Chase {
	face := int32(d.Intn(int(die))) + 1
	var struck uint64
	c.Run, struck = c.Run.Roll(face)
	to := d.gms()
	if t := d.now.Token(wire.TokenID(struck)); t != nil && t.Spec.Owner != 0 {
		to = d.gms(t.Spec.Owner)
	}
	term := wire.RollTerm{Kind: dice.IsDice, Count: 1, Sides: die, Value: face, Faces: []wire.Face{{Value: face, Fell: face}}}
	d.note(to, wire.Note{Kind: wire.NoteRoll, Roll: &wire.RollResult{Expr: "1d" + strconv.Itoa(int(die)), Total: face, Terms: []wire.RollTerm{term}, Secret: true}})
	d.scouted = true
	return c
}

// flee makes the escape checks of the quarries that were out of sight; the others can't get away (R-014-088).
func (d *decision) flee(c chase.Chase) chase.Chase {
	var totals []int32
	for _, i := range c.Quarries() {
		r, total := c.Runners[i], int32(0)
		if r.Lost {
			total = d.rollFor(wire.TokenID(r.ID), d20(c.Factors.Net(), r.Stealth))
		}
		totals = append(totals, total)
	}
	return c.Flee(totals)
}

// playOther lets the next of the chases that came of the same one play its round before this one's next (R-014-094).
func (d *decision) playOther(c Chase) {
	var kin []Chase
	for _, o := range d.now.Chases {
		if o.Of == c.Of && o.ID != c.ID && o.Run.Round > 0 && !o.Run.Over() {
			kin = append(kin, o)
		}
	}
	if len(kin) == 0 {
		return
	}
	next := kin[0]
	if i := slices.IndexFunc(kin, func(o Chase) bool { return o.ID > c.ID }); i >= 0 {
		next = kin[i]
	}
	next.Waits, c.Waits = false, true
	e := Chased{Set: []Chase{next}}
	if d.now.chase(c.ID) != nil {
		e.Set = append(e.Set, c)
	}
	d.emit(e)
}
