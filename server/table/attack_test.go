package table_test

import (
	"slices"
	"testing"

	"sightline/geom/grid"
	combat "sightline/rules/fight"
	"sightline/rules/turn"
	"sightline/server/tabletest"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// dice is a source of chance whose d20 fall as told, and after them all else low.
type dice struct{ faces []int32 }

func (d *dice) Uint64() uint64 {
	if len(d.faces) == 0 {
		return 60 // a 1 on a die of 2, 3, 4, 5, 6, 10, 12 or 20
	}
	n := d.faces[0]
	d.faces = d.faces[1:]
	return uint64(n - 1)
}

// fighters is a table in an open field: Ann's hero and Ben's friend, a goblin, an ogre.
type fighters struct {
	*tabletest.Table
	gm, ann, ben               *tabletest.User
	hero, friend, goblin, ogre wire.TokenID
}

var sword = combat.Arm{Name: "sword", ToHit: 5, Damage: "1d8+3 slashing", Normal: 1}
var bow = combat.Arm{Name: "bow", ToHit: 7, Damage: "1d6 piercing + 1d4 fire", Ranged: true, Normal: 4, Long: 8}

const canaryAC = 7_654_321 % 9_999 // no number that stands elsewhere

func newFighters(t *testing.T) *fighters {
	f := &fighters{Table: tabletest.New(t, 5)}
	f.gm, f.ann, f.ben = f.Sit("Gina", wire.GM), f.Sit("Ann", wire.Player), f.Sit("Ben", wire.Player)
	f.Lay(tabletest.Draw(`
+-+-+-+-+-+-+-+-+-+-+-+-+
|. . . . . . . . . .|. .|
+                   +   +
|. . . . . . . . . .|. .|
+                   +   +
|. . . . . . . . . .|. .|
+                   +   +
|. . . . . . . . . .|. .|
+-+-+-+-+-+-+-+-+-+-+-+-+
`))
	guard := combat.Guard{AC: 15, Resist: combat.Of(combat.Fire)}
	f.hero = f.gm.Add(wire.TokenSpec{Name: "hero", Owner: f.ann.Seat, Speed: 6, HP: 20, MaxHP: 20, Guard: combat.Guard{AC: 16, Saves: combat.Saves{Dex: 2}}}, 2, 1)
	f.friend = f.gm.Add(wire.TokenSpec{Name: "friend", Owner: f.ben.Seat, Speed: 6, HP: 12, MaxHP: 12}, 0, 1)
	f.goblin = f.gm.Add(wire.TokenSpec{Name: "goblin", HP: 7, MaxHP: 7, Speed: 6, Guard: guard}, 3, 1)
	f.ogre = f.gm.Add(wire.TokenSpec{Name: "ogre", HP: 59, MaxHP: 59, Speed: 8, Guard: combat.Guard{AC: canaryAC}}, 11, 1)
	return f
}

// roll says how the next d20 fall.
func (f *fighters) roll(faces ...int32) { f.Chance = &dice{faces} }

// last is the newest note of a kind that a user has, or nil.
func last(u *tabletest.User, kind wire.NoteKind) *wire.Note {
	notes := u.State.Feed(u.Seat).Notes
	for _, n := range slices.Backward(notes) {
		if n.Kind == kind {
			return &n
		}
	}
	return nil
}

func (f *fighters) attack(u *tabletest.User, b wire.Attack, faces ...int32) *wire.AttackResult {
	f.Helper()
	f.roll(faces...)
	u.Do(b)
	n := last(u, wire.NoteAttack)
	if n == nil {
		f.Fatal("no attack was told")
	}
	return n.Attack
}

func (f *fighters) settings(set func(*wire.Table)) {
	t := f.State.Table
	set(&t)
	f.gm.Do(wire.SetTable{Table: t})
}

// TestAttack: the die and the bonus against the armour class, damage that is offered or taken off, criticals, averages, damage rolled
// with the attack.
func TestAttack(t *testing.T) {
	f := newFighters(t)
	b := wire.Attack{Token: f.hero, Target: f.goblin, Arm: sword}
	if r := f.attack(f.ann, b, 10, 3, 5); !r.Hit || r.Total != 15 || r.Die != 10 || r.Other != 0 || r.Target != f.goblin || r.AC != 0 || r.Left != 0 {
		t.Errorf("Ann is told %+v", r)
	}
	if r := last(f.gm, wire.NoteAttack).Attack; !r.Hit || r.AC != 15 || r.Left != 8 || r.Applied || r.Wounds[0] != (wire.Wound{N: 8, Kind: combat.Slashing, Left: 8}) {
		t.Errorf("the GM is told %+v", r)
	}
	if r := last(f.ben, wire.NoteAttack).Attack; !r.Hit || r.Die != 0 || r.Total != 0 || r.Rolls != nil || r.Token != f.hero {
		t.Errorf("Ben is told %+v", r)
	}
	if f.State.Token(f.goblin).Spec.HP != 7 {
		t.Error("damage was taken off without a word")
	}
	f.settings(func(t *wire.Table) { t.Harm = true })
	if r := f.attack(f.ann, b, 9, 3); r.Hit || r.Rolls != nil {
		t.Errorf("a miss: %+v", r)
	}
	b.Together = true
	if r := f.attack(f.ann, b, 9, 3, 5); r.Hit || len(r.Rolls) != 1 || r.Rolls[0].Total != 8 || f.State.Token(f.goblin).Spec.HP != 7 {
		t.Errorf("a miss rolled together: %+v", r)
	}
	if r := f.attack(f.ann, b, 20, 3, 5, 6); !r.Critical || len(r.Rolls) != 2 || r.Wounds[0].N != 14 {
		t.Errorf("a critical hit: %+v", r)
	}
	if s := f.State.Token(f.goblin).Spec; s.HP != 0 || !s.Down {
		t.Errorf("the goblin has %d hit points, down: %v", s.HP, s.Down)
	}
	goblin := combat.Arm{Name: "knife", ToHit: 4, Damage: "1d6+2 piercing", Average: 5, Normal: 1}
	f.gm.Do(wire.Harm{List: []wire.Hurt{{Token: f.goblin, Amount: -7}}})
	if r := f.attack(f.gm, wire.Attack{Token: f.goblin, Target: f.hero, Arm: goblin}, 15, 1); r.Left != 5 || r.Rolls != nil {
		t.Errorf("the average: %+v", r)
	}
	if r := f.attack(f.gm, wire.Attack{Token: f.goblin, Target: f.hero, Arm: goblin}, 20, 1, 4); r.Left != 9 {
		t.Errorf("an average critical: %+v", r)
	}
	if r := last(f.ann, wire.NoteAttack).Attack; r.Left != 9 || !r.Applied || r.Die != 0 || r.Arm != "" || r.ToHit != 0 {
		t.Errorf("Ann is told of what she takes: %+v", r)
	}
	if got := f.State.Token(f.hero).Spec.HP; got != 20-5-9 {
		t.Errorf("the hero has %d hit points", got)
	}
}

// TestAttackReasons: the board gives the reasons, resistances change what is taken, and long range is told.
func TestAttackReasons(t *testing.T) {
	f := newFighters(t)
	f.gm.Do(wire.PutToken{Token: f.goblin, At: tabletest.At(7, 1)}, wire.PutToken{Token: f.friend, At: tabletest.At(5, 1)})
	r := f.attack(f.ann, wire.Attack{Token: f.hero, Target: f.goblin, Arm: bow}, 17, 12, 3, 4)
	want := []wire.Why{{Cause: combat.LongRange, Effect: combat.Disadvantage, N: 5}, {Cause: combat.InCover, Effect: combat.Armour, N: 2, Token: f.friend}}
	if !slices.Equal(r.Why, want) || r.Die != 12 || r.Other != 17 || r.Total != 19 || !r.Hit || r.Mode != combat.Low {
		t.Errorf("%+v", r)
	}
	if g := last(f.gm, wire.NoteAttack).Attack; g.AC != 17 || g.Left != 3+2 || g.Wounds[1].Soak != combat.Resisted || !slices.Equal(g.Why, want) {
		t.Errorf("the GM is told %+v", g)
	}
}

// TestAttackIsRefusedForWhatIsKnown: out of reach, total cover, no such target; and what is no attack.
func TestAttackIsRefusedForWhatIsKnown(t *testing.T) {
	f := newFighters(t)
	if r := f.ann.Refused(wire.Attack{Token: f.hero, At: tabletest.At(5, 1), Arm: sword}, wire.CodeRange); r.Number != 3 || r.Limit != 1 {
		t.Errorf("%+v", r)
	}
	far := bow
	far.Normal, far.Long = 20, 40
	f.gm.Refused(wire.Attack{Token: f.hero, Target: f.ogre, Arm: far}, wire.CodeCover)
	f.ann.Refused(wire.Attack{Token: f.hero, Target: f.ogre, Arm: far}, wire.CodeAbsent) // behind a wall, and never seen
	f.ann.Refused(wire.Attack{Token: f.hero, Target: 77, Arm: far}, wire.CodeAbsent)
	f.ann.Refused(wire.Attack{Token: f.goblin, Target: f.hero, Arm: sword}, wire.CodeRole)
	f.ann.Refused(wire.Attack{Token: f.hero, Target: f.hero, Arm: sword}, wire.CodeBad)
	f.ann.Refused(wire.Attack{Token: f.hero, Target: f.goblin, Arm: sword, Mob: 3}, wire.CodeRole)
	f.ann.Refused(wire.Attack{Token: f.hero, Target: f.goblin, Arm: combat.Arm{Damage: "1d"}}, wire.CodeDice)
	f.ann.Refused(wire.Attack{Token: f.hero, Target: f.goblin, Arm: combat.Arm{Normal: -1}}, wire.CodeBad)
	f.ann.Refused(wire.Attack{Token: f.hero, At: tabletest.At(-5, 1), Arm: sword}, wire.CodeOutside)
	facing := f.State.Table
	facing.Facing = true
	f.gm.Do(wire.SetTable{Table: facing}, wire.TurnToken{Token: f.hero, Facing: 270})
	f.ann.Refused(wire.Attack{Token: f.hero, Target: f.goblin, Arm: sword}, wire.CodeBehind)
}

// TestHiddenAttackerShowsItself: it attacks with advantage, players learn who it was only then, and of its numbers nothing.
func TestHiddenAttackerShowsItself(t *testing.T) {
	f := newFighters(t)
	f.gm.Do(wire.EditToken{Token: f.goblin, Fields: wire.FieldHidden, Spec: wire.TokenSpec{Hidden: true}})
	f.ann.Lacks("goblin")
	knife := combat.Arm{Name: "canary knife", ToHit: 4, Damage: "1d6+2 piercing", Normal: 1}
	f.ann.NeverGets("canary knife", int32(canaryAC))
	f.ben.NeverGets("canary knife", int32(canaryAC))
	r := f.attack(f.gm, wire.Attack{Token: f.goblin, Target: f.hero, Arm: knife}, 3, 2)
	if r.Hit || len(r.Why) != 1 || r.Why[0].Cause != combat.AttackerUnseen || r.Die != 3 || r.Mode != combat.High {
		t.Errorf("%+v", r)
	}
	f.ann.Sees("goblin")
	if a := last(f.ann, wire.NoteAttack).Attack; a.Token != f.goblin || a.Hit || a.Die != 0 || a.Why != nil {
		t.Errorf("Ann is told %+v", a)
	}
}

// TestUnseenAttackerStaysUnnamed: who is attacked out of the dark is told that, and not by whom; others nothing.
func TestUnseenAttackerStaysUnnamed(t *testing.T) {
	f := newFighters(t)
	f.shade()
	f.gm.Do(wire.SetScene{Grid: f.State.Scene.Grid, Light: wire.LightDark},
		wire.EditToken{Token: f.goblin, Fields: wire.FieldHidden},
		wire.PutToken{Token: f.goblin, At: tabletest.At(6, 1)}, wire.PutToken{Token: f.ogre, At: tabletest.At(10, 3)})
	f.ann.Lacks("shade")
	f.ann.NeverGets(f.goblin)
	f.ben.NeverGets(f.goblin)
	r := f.attack(f.gm, wire.Attack{Token: f.goblin, Target: f.hero, Arm: bow}, 3, 18)
	if !r.Hit || r.Die != 18 {
		t.Errorf("%+v", r)
	}
	if a := last(f.ann, wire.NoteAttack).Attack; a.Token != 0 || a.Target != f.hero || !a.Hit || a.Left == 0 {
		t.Errorf("Ann is told %+v", a)
	}
	if n := last(f.ben, wire.NoteAttack); n != nil {
		t.Errorf("Ben is told %+v", n.Attack)
	}
}

// TestAttackTellsNothingOfWhoIsUnseen: an enemy at hand that the shooter does not see spoils its shot by the truth; it is told neither
// the reason nor that a second die was rolled.
func TestAttackTellsNothingOfWhoIsUnseen(t *testing.T) {
	f := newFighters(t)
	f.gm.Do(wire.PutToken{Token: f.ogre, At: tabletest.At(10, 1)}, wire.PutToken{Token: f.hero, At: tabletest.At(9, 1)},
		wire.PutToken{Token: f.goblin, At: tabletest.At(6, 1)})
	door := wire.TokenSpec{Name: "imp", HP: 3, Guard: combat.Guard{AC: canaryAC}}
	imp := f.gm.Add(door, 9, 2)
	f.gm.Do(wire.EditToken{Token: f.hero, Fields: wire.FieldBlind, Spec: wire.TokenSpec{Blind: true}})
	f.ann.NeverGets(f.ogre)
	_ = imp
	r := f.attack(f.ann, wire.Attack{Token: f.hero, At: tabletest.At(6, 1), Arm: bow}, 17, 3)
	g := last(f.gm, wire.NoteAttack).Attack
	if g.Mode != combat.Low || g.Die != 3 || !slices.ContainsFunc(g.Why, func(w wire.Why) bool { return w.Cause == combat.CloseEnemy && w.Token == imp }) {
		t.Errorf("the truth: %+v", g)
	}
	if r.Die != 3 || slices.ContainsFunc(r.Why, func(w wire.Why) bool { return w.Cause == combat.CloseEnemy }) || r.Target != 0 {
		t.Errorf("Ann is told %+v", r)
	}
}

// TestGuess: an attack at a place misses when nobody is there, and finds who is.
func TestGuess(t *testing.T) {
	f := newFighters(t)
	f.shade()
	f.ann.NeverGets(f.goblin)
	if r := f.attack(f.ann, wire.Attack{Token: f.hero, At: tabletest.At(2, 2), Arm: sword}, 20, 20); r.Hit || r.Target != 0 || r.Mode != combat.Low {
		t.Errorf("nobody there: %+v", r)
	}
	if r := f.attack(f.ann, wire.Attack{Token: f.hero, At: tabletest.At(3, 1), Arm: sword}, 12, 2); r.Hit || r.Target != 0 {
		t.Errorf("missed: %+v", r)
	}
	f.ann.Forgive()
	if r := f.attack(f.ann, wire.Attack{Token: f.hero, At: tabletest.At(3, 1), Arm: sword}, 19, 18, 4); !r.Hit || r.Other != 19 {
		t.Errorf("found: %+v", r)
	}
}

// TestMobAttack: many attack without dice (R-014-067).
func TestMobAttack(t *testing.T) {
	f := newFighters(t)
	knife := combat.Arm{Name: "knife", ToHit: 5, Damage: "1d6+2 piercing", Average: 5, Normal: 1}
	r := f.attack(f.gm, wire.Attack{Token: f.goblin, Target: f.hero, Arm: knife, Mob: 8})
	if r.Hits != 4 || r.Left != 20 || r.Die != 0 || r.Critical { // 11 is needed: two to a hit
		t.Errorf("%+v", r)
	}
}

// TestAttackTakesTheAction: an attack in one's own turn is its action (R-024-009), out of turn order or of turn it is not; its
// player may take the mark off, and no other player gets it.
func TestAttackTakesTheAction(t *testing.T) {
	f := newFighters(t)
	knife := combat.Arm{Name: "knife", ToHit: 5, Damage: "1d4 piercing", Normal: 1}
	used := func(id wire.TokenID) bool { return f.State.Token(id).Used&turn.UsedAction != 0 }
	chance := f.Chance
	f.attack(f.ann, wire.Attack{Token: f.hero, Target: f.goblin, Arm: knife}, 2)
	if used(f.hero) {
		t.Error("out of turn order an action is counted")
	}
	f.Chance = chance
	f.order()
	f.attack(f.gm, wire.Attack{Token: f.goblin, Target: f.hero, Arm: knife}, 2)
	if used(f.goblin) {
		t.Error("an attack in another's turn takes the action")
	}
	f.attack(f.ann, wire.Attack{Token: f.hero, Target: f.goblin, Arm: knife}, 2)
	if !used(f.hero) {
		t.Error("an attack takes no action")
	}
	if s := known.Find(f.ann.View(), f.hero).Sheet; s == nil || s.Used&turn.UsedAction == 0 {
		t.Errorf("its player is not told: %+v", s)
	}
	if h := known.Find(f.ben.View(), f.hero); h == nil || h.Sheet != nil {
		t.Errorf("another player is told: %+v", h)
	}
	f.ann.Do(wire.UseTurn{Token: f.hero, Used: turn.UsedAction}) // who may attack more than once
	if used(f.hero) {
		t.Error("the mark can't be taken off")
	}
}

// TestHarm: who may take hit points off, and what stops at the ends.
func TestHarm(t *testing.T) {
	f := newFighters(t)
	f.ann.Refused(wire.Harm{List: []wire.Hurt{{Token: f.goblin, Amount: 1}}}, wire.CodeRole)
	f.ann.Refused(wire.Harm{List: []wire.Hurt{{Token: f.ogre, Amount: 1}}}, wire.CodeAbsent)
	f.gm.Refused(wire.Harm{}, wire.CodeBad)
	f.gm.Refused(wire.Harm{List: []wire.Hurt{{Token: f.goblin, Amount: 1 << 30}}}, wire.CodeBad)
	f.ann.Do(wire.Harm{List: []wire.Hurt{{Token: f.hero, Amount: 25}}})
	if s := f.State.Token(f.hero).Spec; s.HP != 0 || !s.Down {
		t.Errorf("%+v", s)
	}
	f.ann.Do(wire.Harm{List: []wire.Hurt{{Token: f.hero, Amount: -5}}})
	if s := f.State.Token(f.hero).Spec; s.HP != 5 || s.Down {
		t.Errorf("%+v", s)
	}
	f.ann.Do(wire.Harm{List: []wire.Hurt{{Token: f.hero, Amount: -50}}}, wire.Undo{})
	if s := f.State.Token(f.hero).Spec; s.HP != 5 {
		t.Errorf("after an undo %+v", s)
	}
}

// TestSaves: all victims at once, cover from the origin of the area, half for who makes it; players are told of whom they see.
func TestSaves(t *testing.T) {
	f := newFighters(t)
	f.gm.Do(wire.PutToken{Token: f.friend, At: tabletest.At(1, 1)})
	f.settings(func(t *wire.Table) { t.Harm = true })
	f.ann.NeverGets(f.ogre)
	f.roll(7, 10, 12, 1, 20) // 2d8: 7, 2; hero 12, goblin 1, ogre 20
	g := f.State.Scene.Grid
	from := g.Centre(grid.Cell{X: 5, Y: 1})
	f.gm.Do(wire.CallSaves{Tokens: []wire.TokenID{f.hero, f.goblin, f.ogre}, Save: combat.Save{Ability: combat.Dex, DC: 14, Half: true}, Damage: "2d8 fire",
		Area: true, From: wire.Spot{X: from.X, Y: from.Y}})
	r := last(f.gm, wire.NoteSaves).Saves
	hero, goblin, ogre := r.Saves[0], r.Saves[1], r.Saves[2]
	if hero.Die != 12 || hero.Bonus != 7 || !hero.Made || hero.Left != 4 || hero.Why[0].Cause != combat.InCover {
		t.Errorf("the hero behind the goblin: %+v", hero)
	}
	if goblin.Made || goblin.Left != 4 || goblin.Wounds[0].Soak != combat.Resisted || !r.Applied {
		t.Errorf("the goblin: %+v", goblin)
	}
	if ogre.Reached || ogre.Left != 0 || ogre.Die != 0 {
		t.Errorf("the ogre behind a wall: %+v", ogre)
	}
	if hp := f.State.Token(f.hero).Spec.HP; hp != 16 {
		t.Errorf("the hero has %d", hp)
	}
	a := last(f.ann, wire.NoteSaves).Saves
	if len(a.Saves) != 2 || a.Save.DC != 0 || a.Rolls != nil || a.Saves[0].Left != 4 || a.Saves[0].Total != 0 || a.Saves[1].Die != 0 || a.Saves[1].Left != 0 || a.Saves[1].Made {
		t.Errorf("Ann is told %+v", a)
	}
	f.ann.Refused(wire.CallSaves{Tokens: []wire.TokenID{f.hero}}, wire.CodeRole)
	f.gm.Refused(wire.CallSaves{}, wire.CodeBad)
	f.gm.Refused(wire.CallSaves{Tokens: []wire.TokenID{f.hero, f.hero}}, wire.CodeBad)
	f.gm.Refused(wire.CallSaves{Tokens: []wire.TokenID{99}}, wire.CodeAbsent)
	f.gm.Refused(wire.CallSaves{Tokens: []wire.TokenID{f.hero}, Damage: "x"}, wire.CodeDice)
}

// shade puts a goblin that no player has ever seen in place of the other.
func (f *fighters) shade() {
	f.gm.Do(wire.RemoveToken{Token: f.goblin})
	f.goblin = f.gm.Add(wire.TokenSpec{Name: "shade", HP: 7, MaxHP: 7, Hidden: true, Darkvision: 12, Guard: combat.Guard{AC: 15}}, 3, 1)
}

// order starts turn order with the hero in turn.
func (f *fighters) order() {
	f.gm.Do(wire.AddEntry{Token: f.hero, Value: 20}, wire.AddEntry{Token: f.goblin, Value: 10}, wire.StepTurn{})
}

// TestOpportunity: a walk out of reach offers the attack to the watcher's side once a turn; nobody else hears of it.
func TestOpportunity(t *testing.T) {
	f := newFighters(t)
	away := wire.MoveToken{Token: f.hero, Path: tabletest.Path(1, 1, 0, 2)}
	f.ann.Do(away) // outside turn order nothing is offered
	if n := last(f.gm, wire.NoteChance); n != nil {
		t.Errorf("offered outside turn order: %+v", n)
	}
	f.gm.Do(wire.PutToken{Token: f.hero, At: tabletest.At(2, 1)})
	f.order()
	f.ann.Do(away)
	if n := last(f.gm, wire.NoteChance); n == nil || n.Token != f.goblin || n.Target != f.hero {
		t.Fatalf("the GM is offered %+v", n)
	}
	b := wire.Attack{Token: f.goblin, Target: f.hero, Arm: sword, Reaction: true}
	if r := f.attack(f.gm, b, 12, 4); !r.Hit || !r.Reaction { // it is judged where the hero was before the step
		t.Errorf("the opportunity attack: %+v", r)
	}
	f.gm.Refused(b, wire.CodeChanged)
	if last(f.ann, wire.NoteChance) != nil || last(f.ben, wire.NoteChance) != nil {
		t.Error("players are told of a GM's chance")
	}
	n := len(f.State.Feed(f.gm.Seat).Notes)
	f.gm.Do(wire.PutToken{Token: f.hero, At: tabletest.At(2, 1)})
	f.ann.Do(wire.MoveToken{Token: f.hero, Path: tabletest.Path(1, 1)})
	if len(f.State.Feed(f.gm.Seat).Notes) != n {
		t.Error("offered twice in a turn")
	}
	f.gm.Do(wire.StepTurn{}, wire.StepTurn{}, wire.PutToken{Token: f.hero, At: tabletest.At(2, 1)})
	f.ann.Do(wire.MoveToken{Token: f.hero, Path: tabletest.Path(1, 1), How: combat.Disengaged})
	if len(f.State.Feed(f.gm.Seat).Notes) != n {
		t.Error("offered after disengaging")
	}
	f.ann.Refused(wire.MoveToken{Token: f.hero, Path: tabletest.Path(0, 1), How: combat.Forced}, wire.CodeRole)
	f.gm.Do(wire.PutToken{Token: f.hero, At: tabletest.At(2, 1)}, wire.MoveToken{Token: f.goblin, Path: tabletest.Path(4, 1)})
	if n := last(f.ann, wire.NoteChance); n == nil || n.Token != f.hero || n.Target != f.goblin {
		t.Errorf("Ann is offered %+v", n)
	}
}

// TestOpportunityHalts: where the table says so the walk ends before the step, but never for a watcher that the mover does not see.
func TestOpportunityHalts(t *testing.T) {
	f := newFighters(t)
	f.settings(func(t *wire.Table) { t.Halt = true })
	f.order()
	f.ann.Do(wire.MoveToken{Token: f.hero, Path: tabletest.Path(2, 2, 1, 2, 0, 2)})
	if at := f.State.Token(f.hero).At; at != tabletest.At(2, 2) {
		t.Errorf("it stands at %v", at)
	}
	if n := last(f.ann, wire.NoteChance); n == nil {
		t.Error("who is stopped is not told why")
	}
	f.ann.Do(wire.MoveToken{Token: f.hero, Path: tabletest.Path(1, 2, 0, 2)}) // going on all the same
	if at := f.State.Token(f.hero).At; at != tabletest.At(0, 2) {
		t.Errorf("then at %v", at)
	}
	f = newFighters(t)
	f.settings(func(t *wire.Table) { t.Halt = true })
	f.shade()
	f.order()
	f.ann.NeverGets(f.goblin)
	f.ann.Do(wire.MoveToken{Token: f.hero, Path: tabletest.Path(1, 1, 0, 2)})
	if at := f.State.Token(f.hero).At; at != tabletest.At(0, 2) || last(f.ann, wire.NoteChance) != nil {
		t.Errorf("a hidden watcher stops the hero at %v", at)
	}
	if n := last(f.gm, wire.NoteChance); n == nil || n.Token != f.goblin {
		t.Errorf("the GM is offered %+v", n)
	}
}

// TestMount: getting on costs half the speed, the rider goes along and fights from there, gets off, falls.
func TestMount(t *testing.T) {
	f := newFighters(t)
	horse := f.gm.Add(wire.TokenSpec{Name: "horse", Size: grid.Large, Speed: 12, HP: 19, MaxHP: 19}, 2, 2)
	f.settings(func(t *wire.Table) { t.Limit = wire.LimitTurn })
	f.gm.Do(wire.AddEntry{Token: horse, Value: 5})
	f.order()
	f.ann.Refused(wire.MountToken{Token: f.hero, Mount: f.goblin}, wire.CodeMount) // no larger
	f.ann.Refused(wire.MountToken{Token: f.hero, Mount: 99}, wire.CodeAbsent)
	f.ben.Refused(wire.MountToken{Token: f.hero, Mount: horse}, wire.CodeRole)
	f.ann.Do(wire.MountToken{Token: f.hero, Mount: horse})
	h := f.State.Token(f.hero)
	if h.Mount != horse || h.At != tabletest.At(2, 2) || h.Spent.Cells != 3 {
		t.Errorf("%+v", h)
	}
	if tok := f.ben.Token("hero"); tok.Mount != horse {
		t.Errorf("Ben sees %+v", tok)
	}
	if names, _ := shown(f.gm); !slices.Equal(names, []string{"[hero]", "horse", "goblin"}) {
		t.Errorf("the order is %v", names)
	}
	f.ann.Do(wire.MoveToken{Token: f.hero, Path: tabletest.Path(3, 2, 4, 2)})
	if h, m := f.State.Token(f.hero), f.State.Token(horse); h.At != tabletest.At(4, 2) || m.At != h.At || m.Spent.Cells != 2 || h.Spent.Cells != 3 {
		t.Errorf("%+v on %+v", h, m)
	}
	f.ann.Refused(wire.DismountToken{Token: f.friend}, wire.CodeRole)
	f.ann.Do(wire.DismountToken{Token: f.hero, At: tabletest.At(6, 3)})
	if h := f.State.Token(f.hero); h.Mount != 0 || h.At != tabletest.At(6, 3) || h.Spent.Cells != 6 {
		t.Errorf("%+v", h)
	}
	f.ann.Do(wire.Undo{})
	if h := f.State.Token(f.hero); h.Mount != horse || h.Spent.Cells != 3 {
		t.Errorf("after an undo %+v", h)
	}
	f.roll(5)
	f.gm.Do(wire.MoveToken{Token: horse, Path: tabletest.Path(5, 2), How: combat.Forced})
	if h := f.State.Token(f.hero); h.Mount != 0 {
		t.Errorf("5 and 2 is less than 10, and yet it sits: %+v", h)
	}
	if !f.ann.Token("hero").Marks.Has("condition.prone") {
		t.Error("who fell off does not lie")
	}
	if n := last(f.ann, wire.NoteSaves); n == nil || n.Saves.Saves[0].Made || n.Saves.Saves[0].Die != 5 {
		t.Errorf("Ann is told %+v", n)
	}
	f.gm.Do(wire.PutToken{Token: f.hero, At: tabletest.At(4, 2)}, wire.EndTurns{}, wire.MountToken{Token: f.hero, Mount: horse, Independent: true})
	f.ann.Refused(wire.MoveToken{Token: f.hero, Path: tabletest.Path(3, 3)}, wire.CodeMount)
	f.gm.Do(wire.PutToken{Token: horse, At: tabletest.At(0, 0)})
	if h := f.State.Token(f.hero); h.At != tabletest.At(0, 0) {
		t.Errorf("put with its mount: %+v", h)
	}
	f.gm.Do(wire.RemoveToken{Token: horse})
	if h := f.State.Token(f.hero); h.Mount != 0 {
		t.Errorf("its mount is gone: %+v", h)
	}
}

// TestHiddenMountIsNotNamed: that a token rides something the seat does not see is not told.
func TestHiddenMountIsNotNamed(t *testing.T) {
	f := newFighters(t)
	horse := f.gm.Add(wire.TokenSpec{Name: "shade", Size: grid.Large, Hidden: true}, 3, 2)
	f.ann.NeverGets(horse, "shade")
	f.ben.NeverGets(horse, "shade")
	f.gm.Do(wire.MountToken{Token: f.goblin, Mount: horse}, wire.PutToken{Token: horse, At: tabletest.At(5, 2)})
	if g := f.ann.Token("goblin"); g.At != tabletest.At(5, 2) || g.Mount != 0 {
		t.Errorf("%+v", g)
	}
	if g := f.gm.Token("goblin"); g.Mount != horse {
		t.Errorf("the GM sees %+v", g)
	}
}

// TestFieldsOfATokenAreItsOwnBits: the bits for what the table keeps beside a spec were some of the spec's own, so that taking back
// another climbing speed put an empty token in place of the old one.
func TestFieldsOfATokenAreItsOwnBits(t *testing.T) {
	f := newFighters(t)
	f.gm.Do(wire.EditToken{Token: f.goblin, Fields: wire.FieldClimb, Spec: wire.TokenSpec{Climb: 4}}, wire.Undo{})
	if g := f.State.Token(f.goblin); g == nil || g.Spec.Name != "goblin" || g.Spec.Climb != 0 {
		t.Errorf("%+v", g)
	}
}

// TestEndsInAnothersSpace: whose turn ends among others falls prone, unless it is larger (R-024-023); of one it does not see nothing is
// told.
func TestEndsInAnothersSpace(t *testing.T) {
	f := newFighters(t)
	f.order()
	f.gm.Do(wire.PutToken{Token: f.hero, At: tabletest.At(0, 1)}, wire.StepTurn{})
	if n := last(f.ann, wire.NoteProne); n == nil || n.Token != f.hero {
		t.Errorf("Ann is told %+v", n)
	}
	f = newFighters(t)
	f.shade()
	f.order()
	f.gm.Do(wire.EditToken{Token: f.hero, Fields: wire.FieldBlind, Spec: wire.TokenSpec{Blind: true}},
		wire.PutToken{Token: f.hero, At: tabletest.At(3, 1)}, wire.StepTurn{})
	if n := last(f.ann, wire.NoteProne); n != nil {
		t.Errorf("Ann is told %+v of one who is hidden", n)
	}
}
