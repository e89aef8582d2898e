package table

import (
	"slices"

	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/rules/check"
	"sightline/rules/dice"
	"sightline/rules/fight"
	"sightline/rules/podhod"
	"sightline/rules/turn"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// bareAC is the armour class of what has none: nothing but its luck.
const bareAC = 10

// blow is an attack being made.
type blow struct {
	wire.Attack
	attacker Token
	target   *Token // nil: nothing is where it is aimed
	deals    []fight.Dealt
	truly    fight.Verdict // by the truth
	whose    []wire.TokenID
	seen     fight.Verdict // by what the seat knows
	seenWho  []wire.TokenID
	wet      bool     // the target is under water
	opening  *Opening // that it answers to
	bare     int32    // what the first part of the damage came to before sizes
	out      wire.AttackResult
	open     bool // its dice are rolled for all to see, and these are of its attack roll, as its player knew the mode
	one, two int32
}

// above is by how many classes of size the attacker is larger than the target, where the rules count it (R-004-034).
func (d *decision) above(a *blow) int32 {
	if !d.now.Profile().Under.On {
		return 0
	}
	one, two := d.now.Look(d.now.Token(a.Token)), d.now.Look(a.target)
	return known.Class(&one).Above(known.Class(&two))
}

// attack makes an attack. A player's is refused only for what its view shows: out of range, nothing gets through, behind its back.
// What is made is judged by the truth; each seat is told of it what it may know.
func (d *decision) attack(b wire.Attack) wire.Reason {
	t, r := d.token(b.Token)
	if r.Code != wire.CodeNone {
		return r
	}
	deals, r := okArm(b.Arm)
	switch {
	case r.Code != wire.CodeNone:
		return r
	case b.Target == b.Token || b.Mob < 0 || b.Mob > MaxTokens || b.Bonus > maxBonus || b.Bonus < -maxBonus:
		return bad
	case b.Mob > 1 && !d.gm:
		return role
	}
	a := &blow{Attack: b, attacker: *t, deals: deals}
	if a.opening = d.now.opening(b.Token, b.Target); b.Reaction && a.opening == nil {
		return wire.Reason{Code: wire.CodeChanged}
	}
	if !b.Reaction {
		a.opening = nil
	}
	if r := d.aim(a); r.Code != wire.CodeNone {
		return r
	}
	if a.target != nil && d.now.gone(a.target) {
		return wire.Reason{Code: wire.CodeFaded, Token: a.target.ID}
	}
	if r := d.weigh(a); r.Code != wire.CodeNone {
		return r
	}
	if r := d.readied(b.Token); r.Code != wire.CodeNone {
		return r
	}
	if a.opening != nil {
		if r := d.react(t, d.gm && a.opening.Early); r.Code != wire.CodeNone {
			return r
		}
		used := *a.opening
		used.Taken = true
		d.emit(Offered{[]Opening{used}})
	}
	if a.truly.Has(fight.Inspired) {
		d.spend(d.now.Token(b.Token), check.Attack)
	}
	d.strike(a)
	d.spendAttack(a)
	d.wound(a)
	d.tellAttack(a)
	return fine
}

// spendAttack counts an attack in one's own turn as its action (R-024-009), or as one of its actions (R-004-009).
func (d *decision) spendAttack(a *blow) {
	d.act(a.Token, 1)
	if t := d.now.Token(a.Token); t != nil && a.opening == nil && d.round() > 0 && !d.now.Profile().Segments && d.inTurn(t.ID) {
		d.useUp(t, UsedUp{Used: t.Used | turn.UsedAction, Acted: t.Acted, Early: t.Early})
	}
}

// maxBonus bounds what is added to a roll.
const maxBonus = 10_000

// okArm reads an attack.
func okArm(a fight.Arm) ([]fight.Dealt, wire.Reason) {
	deals, err := fight.ParseDamage(a.Damage)
	switch {
	case err != nil:
		return nil, diceReason(err)
	case !shortName(a.Name), a.Normal < 0 || a.Normal > maxCells, a.Long < 0 || a.Long > maxCells, a.ToHit > maxBonus || a.ToHit < -maxBonus,
		a.Average < 0 || a.Average > maxPoints:
		return nil, bad
	}
	return deals, fine
}

// aim finds who is attacked. Who the player names and does not see now, or a place, is a guess: then the target is who is there.
func (d *decision) aim(a *blow) wire.Reason {
	if a.Target == 0 {
		if r := d.place(grid.Medium, grid.Place{Cell: a.At.Cell}); r.Code != wire.CodeNone {
			return r
		}
		a.At = grid.Place{Cell: a.At.Cell}
		a.target = d.now.thing(a.At, &a.attacker)
		return fine
	}
	t := d.now.Token(a.Target)
	if d.gm {
		if a.target = t; t == nil {
			return absent
		}
		return fine
	}
	k := known.Find(d.known, a.Target)
	switch {
	case k == nil:
		return absent
	case t != nil && (!k.Past || t.At == k.At || a.opening != nil):
		a.target = t
	}
	a.At = grid.Place{Cell: k.At.Cell} // where it goes if nobody is there any more, whatever the command says
	return fine
}

// thing is who stands at a place, an enemy of the attacker's first.
func (st *State) thing(at grid.Place, attacker *Token) *Token {
	var found *Token
	for i := range st.Tokens {
		t := &st.Tokens[i]
		space := st.Scene.Grid.Space(nil, t.Size(), t.At)
		if st.gone(t) || t.ID == attacker.ID || t.ID == attacker.Mount || !fight.Found(st.Scene.Grid, []grid.Cell{at.Cell}, space) {
			continue
		}
		if found == nil || st.ofPlayers(t) != st.ofPlayers(attacker) {
			found = t
		}
	}
	return found
}

// weigh judges the attack by what the seat knows, which may refuse it, and by the truth.
func (d *decision) weigh(a *blow) wire.Reason {
	p := d.now.Profile()
	if !d.gm {
		s, then := d.now.knownScene(d.known), d.known
		if a.opening != nil {
			then = a.opening.before(d.known)
		}
		t, who, ok := known.Try(then, a.Attack, known.Sees(then, s))
		if !ok {
			return absent
		}
		a.watched(&t)
		a.seen, a.seenWho = fight.Weigh(p, s, t), who
		if r := refused(a.seen, a.Arm); r.Code != wire.CodeNone {
			return r
		}
	}
	b := a.Attack
	if a.target != nil {
		b.Target = a.target.ID
	} else {
		b.Target = 0
	}
	v := d.now.truth()
	if s := d.now.Sight(d.now.Token(b.Token)); s != nil { // the light that it sees by
		v.Ground, v.Scene.Bounds = wire.Ground{Seen: s.Seen, Bright: s.Bright}, s.stage.Bounds
	}
	if a.opening != nil {
		v = a.opening.before(v)
	}
	t, who, _ := known.Try(v, b, d.now.whoSees())
	d.now.hairs(&t, b, who)
	a.watched(&t)
	a.truly, a.whose, a.wet = fight.Weigh(p, d.now.stage().scene, t), who, t.Target.Water
	if d.gm {
		return refused(a.truly, a.Arm)
	}
	return fine
}

// watched has the attacker see its target where it gave the chance: without seeing it there would be none.
func (a *blow) watched(t *fight.Try) {
	if sees := t.Sees; a.opening != nil {
		t.Sees = func(from, to int) bool { return from == fight.Attacker && to == fight.Target || sees(from, to) }
	}
}

// refused is why an attack can't be made.
func refused(v fight.Verdict, arm fight.Arm) wire.Reason {
	for _, r := range v.Reasons {
		if r.Effect != fight.Forbidden {
			continue
		}
		switch r.Cause {
		case fight.NoWayThrough:
			return wire.Reason{Code: wire.CodeCover}
		case fight.BehindOwnBack:
			return wire.Reason{Code: wire.CodeBehind}
		case fight.Sheltered:
			return wire.Reason{Code: wire.CodeCover}
		case fight.TooNear:
			return wire.Reason{Code: wire.CodeNear, Number: v.Range.Distance, Limit: r.N}
		case fight.NotObject:
			return wire.Reason{Code: wire.CodeEngine}
		}
		return wire.Reason{Code: wire.CodeRange, Number: v.Range.Distance, Limit: max(arm.Normal, arm.Long)}
	}
	return fine
}

// truth is all there is as a view, as far as a fight asks.
func (st *State) truth() *wire.View {
	v := &wire.View{Table: st.Table, Land: st.Land(), Session: st.Session}
	for _, e := range st.Effects {
		if inspires(e.Spec.Kind) {
			v.Effects = append(v.Effects, wire.Effect(e))
		}
	}
	v.Scene.Grid = st.Scene.Grid
	for _, s := range st.Seats {
		v.Seats = append(v.Seats, wire.Seat{ID: s.ID, Role: s.Role})
	}
	for i := range st.Tokens {
		t := &st.Tokens[i]
		l := st.Look(t)
		l.Mount = t.Mount
		l.Sheet = &wire.Sheet{Hidden: t.Spec.Hidden, Swim: t.Spec.Swim, Blind: t.Spec.Blind, Guard: t.Spec.Guard}
		v.Tokens = append(v.Tokens, l)
	}
	for _, e := range st.Effects {
		v.Effects = append(v.Effects, wire.Effect(e))
	}
	return v
}

// whoSees is who truly sees whom. Nobody sees whom the GM hides.
func (st *State) whoSees() func(from, to *wire.Token) bool {
	return func(from, to *wire.Token) bool {
		a, b := st.Token(from.ID), st.Token(to.ID)
		return a != nil && b != nil && !b.Spec.Hidden && !known.Dazzled(from, to) && st.sees(st.Sight(a), b)
	}
}

// hairs puts in on which side of walls through their middle the figures of an attack stand.
func (st *State) hairs(t *fight.Try, b wire.Attack, who []wire.TokenID) {
	hair := func(id wire.TokenID, s *fight.Stand) {
		if tok := st.Token(id); tok != nil {
			s.Hair = tok.Clear
		} else {
			s.Hair = st.Scene.Grid.Centre(s.At.Cell)
		}
	}
	hair(b.Token, &t.Attacker)
	if hair(b.Target, &t.Target); b.Reaction { // it stood elsewhere
		t.Target.Hair = st.geometry().clear(t.Target.At, t.Target.Hair)
	}
	for i, id := range who {
		hair(id, &t.Others[i])
	}
}

// strike rolls the attack.
func (d *decision) strike(a *blow) {
	o := &a.out
	*o = wire.AttackResult{Token: a.Token, Arm: a.Arm.Name, Mode: a.truly.Mode, Reaction: a.Reaction, Told: wire.AllTold, Why: known.Whys(a.truly, a.whose)}
	o.ToHit = a.Arm.ToHit + a.Bonus + a.truly.ToHit
	ac := int32(bareAC)
	if a.target != nil {
		o.Target = a.target.ID
		if g := a.target.Spec.Guard; g.AC > 0 {
			ac = g.AC
		}
	} else {
		o.Why = append(o.Why, wire.Why{Cause: fight.WrongPlace, Effect: fight.Misses})
	}
	o.AC = ac + a.truly.AC
	gone := a.target == nil || !a.truly.Allowed || a.truly.Misses
	if a.Mob > 1 {
		m := fight.MobHits(a.Mob, o.ToHit, o.AC)
		if o.Mob = a.Mob; !gone {
			o.Hits = m.Hits
		}
		o.Hit = o.Hits > 0
		return
	}
	one, two := d.attackDice(a)
	o.Die, o.Other = a.truly.Mode.Counts(one, two)
	if a.truly.Mode == fight.Plain {
		o.Other = 0
	}
	o.Total = o.Die + o.ToHit
	v := fight.Resolve(o.Die, o.ToHit, o.AC)
	o.Hit, o.Critical = v.Hit && !gone, v.Critical && v.Hit && !gone
}

// attackDice are the two dice of an attack, of which the second may not count. In the open they are rolled as the player knows the mode:
// what only the truth has adds a die that nobody is told of.
func (d *decision) attackDice(a *blow) (one, two int32) {
	if a.open = !d.gm && d.inOpen(&a.attacker); !a.open {
		return int32(d.Intn(20) + 1), int32(d.Intn(20) + 1)
	}
	r, _ := d.rollOut(&a.attacker, d20s[a.seen.Mode], wire.ForAttack)
	faces := r.Fallen()
	if len(faces) < 2 {
		one, two = faces[0], int32(d.Intn(20)+1)
		a.one = one
		return one, two
	}
	a.one, a.two = a.seen.Mode.Counts(faces[0], faces[1])
	return faces[0], faces[1]
}

// wound rolls damage and takes it off where the table says so.
func (d *decision) wound(a *blow) {
	o := &a.out
	if !o.Hit && !a.Together {
		return
	}
	hits := max(o.Hits, 1)
	var parts []fight.Part
	for i, p := range a.deals {
		total, rolls := d.damage(a, p, i == 0)
		if i == 0 {
			a.bare = total * hits
			total = min(podhod.Grown(total, a.truly.Harm), maxPoints)
		}
		if o.Hit {
			parts = append(parts, fight.Part{N: total * hits, Kind: p.Kind})
		}
		o.Rolls = append(o.Rolls, rolls...)
		o.Wounds = append(o.Wounds, wire.Wound{N: total * hits, Kind: p.Kind})
	}
	if a.Together && o.Mob == 0 && !o.Hit && fight.Combined(o.Die, o.ToHit, o.AC, sum(o.Wounds)).Damage == 0 {
		return // rolled, and dropped (R-014-007)
	}
	if !o.Hit {
		return
	}
	taken, left := a.target.Spec.Guard.Take(parts, 0, a.wet)
	for i, t := range taken {
		o.Wounds[i] = wire.Wound{N: t.N, Kind: t.Kind, Left: t.Left, Soak: t.Why}
	}
	o.Left = left
	if _, second := podhod.Spread(left, d.above(a)); second > 0 {
		o.Why = append(o.Why, wire.Why{Cause: fight.Shared, Effect: fight.Splits, N: second})
	}
	if d.now.Table.Harm && left > 0 {
		o.Applied = d.hurt(a.target.ID, left)
	}
}

func sum(list []wire.Wound) int32 {
	n := int32(0)
	for _, w := range list {
		n += w.N
	}
	return n
}

// damage rolls one kind of damage of a hit. A critical hit doubles the dice; with the average, which stands for the first kind, it adds
// them to it (R-014-063).
func (d *decision) damage(a *blow, p fight.Dealt, first bool) (int32, []wire.RollResult) {
	total, rolls := d.anyDamage(a, p, first)
	return min(total, maxPoints), rolls // a mob multiplies it
}

func (d *decision) anyDamage(a *blow, p fight.Dealt, first bool) (int32, []wire.RollResult) {
	average := first && a.Arm.Average > 0
	if average && !a.out.Critical {
		return a.Arm.Average, nil
	}
	r := d.hitDice(a, p.Expr)
	if average {
		return fight.AverageCritical(a.Arm.Average, diceOf(r)), []wire.RollResult{r}
	}
	total, rolls := max(r.Total, 0), []wire.RollResult{r}
	if a.out.Critical {
		more := d.hitDice(a, p.Expr)
		total, rolls = max(r.Total+diceOf(more), 0), append(rolls, more)
	}
	return total, rolls
}

// hitDice rolls damage: in the open where the attack was.
func (d *decision) hitDice(a *blow, text string) wire.RollResult {
	if a.open {
		_, r := d.rollOut(&a.attacker, text, wire.ForDamage)
		return r
	}
	return d.rollText(text)
}

// rollText rolls an expression that was read before.
func (d *decision) rollText(text string) wire.RollResult {
	expr, err := dice.Parse(text)
	if err != nil {
		return wire.RollResult{Expr: text}
	}
	return *rolled(expr, expr.Roll(d), false)
}

// diceOf is what the dice of a roll add up to, fixed numbers left out.
func diceOf(r wire.RollResult) int32 {
	n := int32(0)
	for _, t := range r.Terms {
		switch {
		case t.Sides == 0:
		case t.Op == dice.Minus:
			n -= t.Value
		default:
			n += t.Value
		}
	}
	return n
}

// tellAttack shows a hidden attacker (R-024-027) and tells each seat what it may know: GMs all; who made the attack what it knew
// before, what it rolled and whether it hit; others who see one of the two that it was made and how it ended; the owner of the target
// what it takes.
func (d *decision) tellAttack(a *blow) {
	if fight.Reveals(a.attacker.Spec.Hidden, a.out.Hit) {
		d.emit(TokenEdited{a.Token, wire.FieldHidden, wire.TokenSpec{}})
	}
	note := func(to []wire.SeatID, r wire.AttackResult) {
		d.note(to, wire.Note{Kind: wire.NoteAttack, Token: r.Token, Target: r.Target, Attack: &r})
	}
	note(d.gms(), a.out)
	for _, seat := range d.players() {
		if r, ok := d.attackFor(a, seat); ok {
			note([]wire.SeatID{seat}, r)
		}
	}
}

// attackFor is an attack as a player's seat may know it; false when it may not know of it.
func (d *decision) attackFor(a *blow, seat wire.SeatID) (wire.AttackResult, bool) {
	r := wire.AttackResult{Hit: a.out.Hit, Critical: a.out.Critical, Reaction: a.Reaction, Mob: a.out.Mob, Hits: a.out.Hits}
	attacker := d.now.Token(a.Token)
	own := attacker.Spec.Owner == seat
	if own || d.now.shows(seat, attacker) {
		r.Token = a.Token
	}
	if a.target != nil && d.now.shows(seat, d.now.Token(a.target.ID)) {
		r.Target = a.target.ID
	}
	if r.Token == 0 && r.Target == 0 {
		return r, false
	}
	if own {
		r.Arm, r.Told, r.Rolls, r.Wounds = a.Arm.Name, wire.ToldRoll|wire.ToldDamage, a.out.Rolls, dealt(a.out.Wounds)
		if r.Target == 0 && len(r.Wounds) > 0 { // how large an unseen one is must not show in what it takes
			r.Wounds[0].N = podhod.Grown(a.bare, a.seen.Harm)
		}
		r.Die, r.ToHit = a.out.Die, a.Arm.ToHit+a.Bonus
	}
	if own && seat == d.seat {
		d.asKnown(a, &r)
	}
	r.Total = r.Die + r.ToHit
	if own && r.Mob > 0 {
		r.Total = 0
	}
	if t := a.target; t != nil && t.Spec.Owner == seat {
		r.Told |= wire.ToldTaken
		r.Wounds, r.Left, r.Applied = a.out.Wounds, a.out.Left, a.out.Applied
	}
	return r, true
}

// asKnown puts in how the one who attacks knew it beforehand. Where the truth was rolled otherwise than that, for a reason that it does
// not know of, the die beside the one that counts is made up so that it tells nothing.
func (d *decision) asKnown(a *blow, r *wire.AttackResult) {
	r.Told |= wire.ToldWhy
	r.Why, r.Mode = known.Whys(a.seen, a.seenWho), a.seen.Mode
	r.ToHit += a.seen.ToHit
	switch {
	case a.open:
		r.Die, r.Other = a.one, a.two
	case r.Mode == a.truly.Mode:
		r.Other = a.out.Other
	case r.Mode == fight.High:
		r.Other = int32(d.Intn(int(r.Die)) + 1)
	case r.Mode == fight.Low:
		r.Other = r.Die + int32(d.Intn(int(21-r.Die)))
	}
	if a.Target == 0 && !r.Hit {
		r.Target = 0 // whether somebody is there is what a miss must not tell
	}
	if k := known.Find(d.known, a.Target); k != nil {
		r.Target = a.Target
	}
}

// dealt is damage as it was rolled.
func dealt(list []wire.Wound) []wire.Wound {
	list = slices.Clone(list)
	for i := range list {
		list[i].Left, list[i].Soak = 0, 0
	}
	return list
}

// shows says whether a player's seat is shown a token now: its own always, others while it sees them.
func (st *State) shows(seat wire.SeatID, t *Token) bool {
	switch {
	case t.Spec.Owner == seat:
		return true
	case t.Spec.Hidden || st.Waiting(seat):
		return false
	case st.Table.Fog == wire.FogHand:
		return slices.ContainsFunc(st.Joined(t), st.Hand.shown)
	}
	return st.Seen(st.Sights(seat), t)
}

var _ fight.Board = (*sight.Scene)(nil)
