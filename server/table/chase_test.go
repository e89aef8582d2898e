package table_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sightline/rules/chase"
	"sightline/server/table"
	"sightline/server/tabletest"
	"sightline/server/wire"
)

// loaded is chance with the next faces known, one draw each.
type loaded struct {
	faces []int
	rest  *rand.Rand
}

func (l *loaded) Uint64() uint64 {
	if len(l.faces) == 0 {
		return l.rest.Uint64()
	}
	f := l.faces[0]
	l.faces = l.faces[1:]
	return uint64(f - 1)
}

// pursuit is a chase of the hero (Ann's) by a goblin (the GM's) and the friend (Ben's).
type pursuit struct {
	*scenario
	id wire.ChaseID
}

func newPursuit(t *testing.T) *pursuit {
	s := newScenario(t)
	s.gm.Do(wire.StartChase{Table: "urban"})
	p := &pursuit{s, s.State.Chases[0].ID}
	s.gm.Do(
		wire.SetRunner{Chase: p.id, Token: s.hero, Role: chase.Quarry, At: 10, Con: -3, Stealth: 5},
		wire.SetRunner{Chase: p.id, Token: s.goblin, At: 2, Passive: 12},
		wire.SetRunner{Chase: p.id, Token: s.friend, At: 4, Con: 2, Passive: 14},
	)
	p.roll(15, 3) // goblin and friend; the hero stands in the turn list with 10
	s.gm.Do(p.do(wire.ChaseBegin, 0, 0))
	return p
}

func (p *pursuit) roll(faces ...int) { p.Chance = &loaded{faces, rand.New(rand.NewPCG(1, 2))} }

func (p *pursuit) do(v wire.ChaseVerb, id wire.TokenID, n int32, tokens ...wire.TokenID) wire.Body {
	return wire.DoChase{Chase: p.id, Verb: v, Token: id, Number: n, Tokens: tokens}
}

func (p *pursuit) run(id wire.TokenID) chase.Runner {
	c := p.State.Chases[slices.IndexFunc(p.State.Chases, func(c table.Chase) bool { return c.ID == p.id })].Run
	return c.Runners[c.Index(uint64(id))]
}

func (p *pursuit) inTurn() wire.TokenID {
	c := p.State.Chases[0].Run
	return wire.TokenID(c.Runners[c.Turn].ID)
}

// TestChaseBegins: the turn list gives initiative to those who stand in it, the others roll; highest first.
func TestChaseBegins(t *testing.T) {
	p := newPursuit(t)
	if g, h, f := p.run(p.goblin), p.run(p.hero), p.run(p.friend); g.Value != 15 || h.Value != 10 || f.Value != 3 || p.inTurn() != p.goblin {
		t.Errorf("initiative %d %d %d", g.Value, h.Value, f.Value)
	}
	if c := p.State.Chases[0].Run; c.Round != 1 || c.Lead() != 2 || c.Behind(2) != 6 {
		t.Errorf("round %d, lead %d", c.Round, c.Lead())
	}
	p.gm.Refused(p.do(wire.ChaseBegin, 0, 0), wire.CodeBad)
	if again := p.Replayed(); !slices.EqualFunc(again.Chases, p.State.Chases, func(a, b table.Chase) bool { return slices.Equal(a.Run.Runners, b.Run.Runners) }) {
		t.Error("replayed otherwise")
	}
}

// TestChaseByRole: a player does with its own runner what runners do, in its turn; to others it may not, and what it does not know of
// is not there.
func TestChaseByRole(t *testing.T) {
	p := newPursuit(t)
	p.ann.Refused(p.do(wire.ChaseDash, p.hero, 0), wire.CodeNotTurn)
	p.ann.Refused(p.do(wire.ChaseDash, p.goblin, 0), wire.CodeRole)
	p.ann.Refused(p.do(wire.ChaseHide, p.hero, 1), wire.CodeRole)
	p.ann.Refused(p.do(wire.ChaseGiveUp, p.hero, int32(chase.Escaped)), wire.CodeRole)
	p.ann.Refused(p.do(wire.ChaseEnd, p.hero, 0), wire.CodeNotTurn)
	p.ann.Refused(wire.StartChase{Table: "urban"}, wire.CodeRole)
	p.ann.Refused(wire.StopChase{Chase: p.id}, wire.CodeRole)
	p.gm.Refused(wire.StartChase{Table: "sea"}, wire.CodeBad)
	p.gm.Refused(wire.SetRunner{Chase: p.id, Token: p.hero, At: chase.MaxWay + 1}, wire.CodeBad)
	p.gm.Refused(wire.DoChase{Chase: p.id + 1}, wire.CodeAbsent)
	p.gm.Refused(p.do(wire.ChaseDash, p.lurker, 0), wire.CodeAbsent)
	p.gm.Do(p.do(wire.ChaseHide, p.goblin, 1))
	p.ann.Refused(p.do(wire.ChaseDash, p.goblin, 0), wire.CodeAbsent)
	p.gm.Do(p.do(wire.ChaseRemove, p.hero, 0))
	p.ann.Refused(p.do(wire.ChaseDash, p.hero, 0), wire.CodeAbsent)
}

// TestChaseTires: Dashes beyond the free ones ask for a check each at the end of the turn; exhaustion lies on the token, and what of
// it came from the chase is told apart.
func TestChaseTires(t *testing.T) {
	p := newPursuit(t)
	p.roll(11)
	p.gm.Do(p.do(wire.ChaseEnd, 0, 0))
	p.ann.Do(p.do(wire.ChaseDash, p.hero, 0), p.do(wire.ChaseDash, p.hero, 0), p.do(wire.ChaseRun, p.hero, 12))
	if r := p.run(p.hero); r.Dashes != 2 || r.Due != 2 || r.At != 22 || r.Moved != 12 {
		t.Errorf("%+v", r)
	}
	p.roll(12, 13, 20) // 9 fails, 10 does not, no complication
	p.ann.Do(p.do(wire.ChaseEnd, p.hero, 0))
	if got := kindsOn(p.State, p.hero); !slices.Contains(got, "condition.exhaustion") || !slices.Contains(got, "chase") || p.run(p.hero).Due != 0 {
		t.Errorf("on the hero: %v", got)
	}
	p.gm.Affect(p.goblin, wire.EffectSpec{Kind: "condition.exhaustion", Level: 4})
	p.gm.Do(wire.SetRunner{Chase: p.id, Token: p.goblin, Con: -5, At: 2}, p.do(wire.ChaseEnd, 0, 0))
	p.roll(5, 20)
	p.gm.Do(p.do(wire.ChaseDash, p.goblin, 0), p.do(wire.ChaseEnd, 0, 0))
	if r := p.run(p.goblin); r.Left != chase.Dropped {
		t.Errorf("at level 5: %+v", r)
	}
}

// TestChaseComplications: what is rolled strikes the next, who tests it, and inspiration of either cancels it.
func TestChaseComplications(t *testing.T) {
	p := newPursuit(t)
	p.gm.Do(wire.EditToken{Token: p.hero, Fields: wire.FieldHP | wire.FieldMaxHP, Spec: wire.TokenSpec{HP: 9, MaxHP: 9}})
	p.roll(7)
	p.gm.Do(p.do(wire.ChaseEnd, 0, 0))
	if m := p.run(p.hero).Trouble; m.Face != 7 || m.By != uint64(p.goblin) {
		t.Fatalf("a brawl: %+v", m)
	}
	p.ann.Refused(p.do(wire.ChasePass, p.hero, 0), wire.CodeBad)
	p.ann.Refused(p.do(wire.ChaseAround, p.hero, 0), wire.CodeBad)
	p.ann.Refused(p.do(wire.ChaseInspire, p.hero, 0), wire.CodeBad)
	p.roll(8, 2, 3) // 8+1 fails; 2d4
	p.ann.Do(p.do(wire.ChaseTest, p.hero, 1))
	if r := p.run(p.hero); r.Trouble.Some() || r.Rough != 2 || p.State.Token(p.hero).Spec.HP != 4 {
		t.Errorf("after the brawl: %+v, %d hit points", r, p.State.Token(p.hero).Spec.HP)
	}
	p.ann.Do(p.do(wire.ChaseRun, p.hero, 6))
	if r := p.run(p.hero); r.At != 14 || r.Rough != 0 {
		t.Errorf("6 cells of movement over 2 rough ones: %+v", r)
	}
	if r := p.ann.Refused(wire.Undo{Seat: p.gm.Seat}, wire.CodeRole); r.Seat != 0 {
		t.Errorf("%+v", r)
	}
	p.gm.Affect(p.friend, wire.EffectSpec{Kind: "inspiration"})
	p.roll(8)
	p.ann.Do(p.do(wire.ChaseEnd, p.hero, 0))
	p.ben.Do(p.do(wire.ChaseInspire, p.friend, 0))
	if p.run(p.friend).Trouble.Some() || slices.Contains(kindsOn(p.State, p.friend), "inspiration") {
		t.Error("inspiration cancels, and is spent")
	}
	p.ann.Refused(wire.Undo{}, wire.CodeUndoGM) // it rolled
	p.gm.Do(wire.Undo{Seat: p.ben.Seat})
	if !p.run(p.friend).Trouble.Some() {
		t.Error("taken back")
	}
	p.ben.Do(p.do(wire.ChasePass, p.friend, 0)) // a coin
}

// TestChaseConditions: a fall, a barrier and blindness do what the rows say.
func TestChaseConditions(t *testing.T) {
	p := newPursuit(t)
	p.gm.Do(wire.SetChase{Chase: p.id, Table: "wilderness"}, wire.EditToken{Token: p.hero, Fields: wire.FieldMaxHP, Spec: wire.TokenSpec{MaxHP: 9}})
	p.roll(6)
	p.gm.Do(p.do(wire.ChaseEnd, 0, 0))
	p.roll(3, 4, 2, 3) // fails; falls 4 cells: 2d6
	p.ann.Do(p.do(wire.ChaseTest, p.hero, 0))
	if p.State.Token(p.hero).Spec.HP != 4 || !slices.Contains(kindsOn(p.State, p.hero), "condition.prone") {
		t.Errorf("%d hit points, %v", p.State.Token(p.hero).Spec.HP, kindsOn(p.State, p.hero))
	}
	p.roll(5)
	p.ann.Do(p.do(wire.ChaseEnd, p.hero, 0))
	p.roll(1, 20, 20)
	p.ben.Do(p.do(wire.ChaseTest, p.friend, 0))
	if !slices.Contains(kindsOn(p.State, p.friend), "condition.blinded") {
		t.Error("grit blinds")
	}
	p.ben.Do(p.do(wire.ChaseEnd, p.friend, 0))
	if slices.Contains(kindsOn(p.State, p.friend), "condition.blinded") {
		t.Error("to the end of its next turn")
	}
}

// TestChaseEscape: at the end of a round who was out of sight rolls; greater than the best of the pursuers gets away.
func TestChaseEscape(t *testing.T) {
	for _, c := range []struct {
		face int
		want chase.Left
	}{{10, chase.Escaped}, {9, chase.Runs}} { // with +5 against 14
		p := newPursuit(t)
		p.gm.Do(p.do(wire.ChaseHide, p.hero, 1), wire.SetChase{Chase: p.id, Table: "own", Own: []chase.Mark{{}}})
		p.gm.Do(p.do(wire.ChaseEnd, 0, 0), p.do(wire.ChaseEnd, 0, 0))
		p.roll(1, c.face)
		p.gm.Do(p.do(wire.ChaseEnd, 0, 0))
		if got := p.run(p.hero).Left; got != c.want {
			t.Errorf("%d: %d", c.face, got)
		}
		if c.want == chase.Escaped {
			p.gm.Refused(p.do(wire.ChaseEnd, 0, 0), wire.CodeBad)
		}
	}
}

// TestChaseObstacles: whoever comes to one stops and meets it.
func TestChaseObstacles(t *testing.T) {
	p := newPursuit(t)
	p.gm.Do(wire.SetChase{Chase: p.id, Table: "urban", Marks: []chase.Mark{{At: 30, Text: "wall"}, {At: 12, Text: " a  ditch ", DC: 12, Rough: 1}}})
	p.gm.Refused(wire.SetChase{Chase: p.id, Table: "urban", Marks: []chase.Mark{{At: 30}}}, wire.CodeBad)
	p.gm.Refused(wire.SetChase{Chase: p.id, Table: "own"}, wire.CodeBad)
	p.roll(20)
	p.gm.Do(p.do(wire.ChaseEnd, 0, 0))
	p.ann.Do(p.do(wire.ChaseRun, p.hero, 9))
	if r := p.run(p.hero); r.At != 12 || r.Trouble.Mark != 1 {
		t.Errorf("%+v", r)
	}
	p.roll(11)
	p.ann.Do(p.do(wire.ChaseTest, p.hero, 0))
	if r := p.run(p.hero); r.Rough != 1 || r.Trouble.Some() {
		t.Errorf("%+v", r)
	}
}

// TestChaseSplits: each chase keeps its distances, and a round of each is played in turn; hunters from behind make a second chase.
func TestChaseSplits(t *testing.T) {
	p := newPursuit(t)
	p.gm.Refused(p.do(wire.ChaseSplit, 0, 0, p.hero, p.goblin, p.friend), wire.CodeBad)
	p.gm.Do(p.do(wire.ChaseHunt, p.friend, 6, p.lurker))
	if len(p.State.Chases) != 2 {
		t.Fatalf("%d chases", len(p.State.Chases))
	}
	of := func(first bool) table.Chase {
		return p.State.Chases[slices.IndexFunc(p.State.Chases, func(c table.Chase) bool { return (c.ID == p.id) == first })]
	}
	second := of(false)
	if r := second.Run.Runners; len(r) != 2 || r[second.Run.Index(uint64(p.friend))].Role != chase.Quarry || r[second.Run.Index(uint64(p.lurker))].At != -2 || !second.Waits {
		t.Errorf("%+v", second)
	}
	p.gm.Do(wire.SetChase{Chase: p.id, Table: "own", Own: []chase.Mark{{}}})
	p.gm.Do(p.do(wire.ChaseEnd, 0, 0), p.do(wire.ChaseEnd, 0, 0), p.do(wire.ChaseEnd, 0, 0))
	if !of(true).Waits || of(false).Waits {
		t.Errorf("after a round of the first: waits %v, %v", of(true).Waits, of(false).Waits)
	}
	p.gm.Do(wire.StopChase{Chase: second.ID})
	if of(true).Waits {
		t.Error("nothing is left to wait for")
	}
	p.gm.Do(wire.Undo{}, p.do(wire.ChaseReverse, 0, 0))
	if p.run(p.hero).Role != chase.Pursuer || p.run(p.goblin).Role != chase.Quarry {
		t.Error("roles turn round")
	}
	p.gm.Do(p.do(wire.ChaseReverse, 0, 0), p.do(wire.ChaseSplit, 0, 0, p.goblin))
	if len(p.State.Chases) != 3 || of(true).Run.Index(uint64(p.goblin)) >= 0 || p.run(p.hero).At != 10 {
		t.Errorf("%+v", p.State.Chases)
	}
	p.gm.Do(wire.RemoveToken{Token: p.hero})
	if of(true).Run.Index(uint64(p.hero)) >= 0 {
		t.Error("who is taken off the table runs no more")
	}
	p.gm.Do(wire.Undo{})
	if of(true).Run.Index(uint64(p.hero)) < 0 {
		t.Error("and is back with the token")
	}
}

// TestChaseTurnsOfTheUnseen: a player whose mark stands on its runner ends its turn though one that it can't see has not had its.
func TestChaseTurnsOfTheUnseen(t *testing.T) {
	p := newPursuit(t)
	p.gm.Do(p.do(wire.ChaseHide, p.goblin, 1))
	v := p.ann.View().Chases[0]
	if len(v.Runners) != 2 || v.Runners[0].Token != p.hero || !v.Runners[0].Now || !v.Runners[1].Lead {
		t.Fatalf("%+v", v)
	}
	p.roll(20)
	p.ann.Do(p.do(wire.ChaseEnd, p.hero, 0))
	if p.inTurn() != p.friend {
		t.Error("it is Ben's turn")
	}
}

// TestChasersDrawNoReactions: those who run in one chase give each other no opportunity attacks; bystanders have theirs (V-014-087-01,
// V-014-087-02).
func TestChasersDrawNoReactions(t *testing.T) {
	for _, in := range []bool{true, false} {
		f := newFighters(t)
		f.gm.Do(wire.StartChase{Table: "urban"})
		id := f.State.Chases[0].ID
		f.gm.Do(wire.SetRunner{Chase: id, Token: f.hero, Role: chase.Quarry, At: 5})
		other := f.gm.Add(wire.TokenSpec{Name: "runner"}, 5, 0)
		if in {
			other = f.goblin
		}
		f.gm.Do(wire.SetRunner{Chase: id, Token: other}, wire.DoChase{Chase: id, Verb: wire.ChaseBegin})
		f.order()
		f.ann.Do(wire.MoveToken{Token: f.hero, Path: tabletest.Path(1, 1, 0, 2)})
		if n := last(f.gm, wire.NoteChance); (n == nil) != in {
			t.Errorf("the goblin runs with the hero: %v, offered: %+v", in, n)
		}
	}
}

// TestChaseForks: a player's runner takes a side way where it is told of one, in its turn; nobody is told of forks that none of its runners
// came to, and maps that lead nowhere are refused (R-014-095).
func TestChaseForks(t *testing.T) {
	p := newPursuit(t)
	set := wire.SetChase{Chase: p.id, Table: "urban", Marks: []chase.Mark{{At: 14, To: 1, Text: "alley of the canary"}, {At: 18, Way: 1, Text: "a wall", DC: 12}}}
	p.ben.NeverGets("alley of the canary")
	p.gm.Do(set)
	p.gm.Refused(wire.SetChase{Chase: p.id, Table: "urban", Marks: []chase.Mark{{At: 3, Way: 2, Text: "nowhere"}}}, wire.CodeBad)
	for range 9 {
		if p.inTurn() != p.hero {
			p.gm.Do(p.do(wire.ChaseEnd, 0, 0))
		}
	}
	p.ann.Refused(p.do(wire.ChaseTake, p.hero, 1), wire.CodeBad)
	p.ann.Do(p.do(wire.ChaseRun, p.hero, 9))
	if r := p.run(p.hero); r.At != 14 {
		t.Fatalf("it runs past the fork to %d", r.At)
	}
	p.ann.Do(p.do(wire.ChaseTake, p.hero, 1), p.do(wire.ChaseRun, p.hero, 9))
	if r := p.run(p.hero); r.At != 18 || r.Way != 1 || !r.Trouble.Some() {
		t.Errorf("on the side way: %+v", r)
	}
}
