package app

import (
	"sightline/geom/grid"
	"sightline/rules/fight"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// Fight is an attack being prepared: nothing of it is rolled or sent before [Strike].
type Fight struct {
	wire.Attack
	Aimed   bool // there is a target or a place; the rest is only then
	Whose   bool // the target is known; else it is a place
	Verdict fight.Verdict
	Why     []wire.Why
}

// The messages of a fight.
type (
	// TakeUp takes up an attack of a token; the next press on the board aims it. Target not 0: it is aimed already.
	TakeUp struct {
		Token, Target wire.TokenID
		Arm           fight.Arm
		Reaction      bool
	}
	// SetFight changes what is added by hand to the attack that is being prepared.
	SetFight struct{ Attack wire.Attack }
	// Strike makes the attack.
	Strike struct{}
	// PutDown gives it up.
	PutDown struct{}
	// TakeOff takes off the hit points that a line of the log tells of.
	TakeOff struct {
		Note wire.NoteID
		Harm wire.Harm
	}
	// Misread says that a word is no kind of damage.
	Misread struct{ Damage string }
	// CloseFresh puts away what just happened.
	CloseFresh struct{ Note wire.NoteID }
	// SetGoing says how the selected token is moved from now on.
	SetGoing struct{ How fight.Going }
)

func (TakeUp) msg()     {}
func (SetFight) msg()   {}
func (Strike) msg()     {}
func (PutDown) msg()    {}
func (SetGoing) msg()   {}
func (CloseFresh) msg() {}
func (Misread) msg()    {}
func (TakeOff) msg()    {}

// BareHands is the attack that anybody has.
var BareHands = fight.Arm{Damage: "1 " + fight.Bludgeoning.Name().En, Normal: 1}

// inFight takes in the messages of a fight.
func (m *Model) inFight(msg Msg) ([]Effect, bool) {
	m.Dirty = true
	switch msg := msg.(type) {
	case TakeUp:
		m.Fight = &Fight{Attack: wire.Attack{Token: msg.Token, Arm: msg.Arm, Reaction: msg.Reaction, Together: known.Profile(m.View.Table).Rolls.Together}}
		m.Menu, m.Tool, m.Fresh = nil, ToolAttack, nil
		m.foldPanels() // to see the target
		if t := m.Token(msg.Target); t != nil {
			m.markOut(t.ID, t.At)
		}
	case SetFight:
		if m.Fight != nil {
			a := msg.Attack
			a.Token, a.Target, a.At = m.Fight.Token, m.Fight.Target, m.Fight.At
			m.Fight = &Fight{Attack: a, Aimed: m.Fight.Aimed}
			m.reaim()
		}
	case Strike:
		return m.strike(), true
	case PutDown:
		m.putDown()
	case SetGoing:
		m.Going = msg.How
	case TakeOff:
		m.Harmed = append(m.Harmed[:len(m.Harmed):len(m.Harmed)], msg.Note)
		return m.do(msg.Harm), true
	case Misread:
		m.warn(SayNotDamage, msg.Damage)
	case CloseFresh:
		m.closeFresh(msg.Note)
	default:
		return nil, false
	}
	return nil, true
}

func (m *Model) putDown() {
	if m.Tool == ToolAttack {
		m.Tool = ToolSelect
	}
	m.Fight, m.Stale, m.Dirty = nil, true, true
}

// strike sends the attack; it stays prepared against its target for the next one.
func (m *Model) strike() []Effect {
	f := m.Fight
	if f == nil || !f.Aimed || !f.Verdict.Allowed || m.Watching != 0 {
		return nil
	}
	effects := m.do(f.Attack)
	m.putDown()
	return effects
}

// markOut points the attack at a token, or (0) at a place where nobody is seen.
func (m *Model) markOut(id wire.TokenID, at grid.Place) {
	f := m.Fight
	if f == nil || id == f.Token {
		return
	}
	f.Target, f.At, f.Aimed = id, grid.Place{Cell: at.Cell}, true
	m.reaim()
}

// reaim foresees the attack again after something changed; it goes with its tokens.
func (m *Model) reaim() {
	m.Stale, m.Dirty = true, true
	f := m.Fight
	if m.Token(f.Token) == nil {
		m.putDown()
		return
	}
	if !f.Aimed {
		return
	}
	if f.Target != 0 && m.Token(f.Target) == nil {
		f.Target, f.Aimed = 0, false
		return
	}
	t, whose, ok := known.Try(m.View, f.Attack, known.Sees(m.View, m.sight()))
	if !ok {
		return
	}
	f.Verdict = fight.Weigh(m.geometry.profile, m.sight(), t)
	f.Why, f.Whose = known.Whys(f.Verdict, whose), !t.Guess
}

// markAt points the attack at what lies at x, y.
func (m *Model) markAt(x, y float64, wide bool) {
	if m.Fight == nil {
		m.choose(0)
		return
	}
	if t := m.hit(x, y, wide); t != nil {
		m.markOut(t.ID, t.At)
		return
	}
	m.markOut(0, grid.Place{Cell: m.Grid().At(m.At(x, y))})
}

// ArmsOf are the attacks of a token, its bare hands last.
func ArmsOf(t *wire.Token) []fight.Arm {
	var list []fight.Arm
	if t.Sheet != nil {
		list = t.Sheet.Arms.List()
	}
	return append(list, BareHands)
}

// Mounts are the tokens that a token could get on now, as far as the view knows (R-024-033).
func (m *Model) Mounts(t *wire.Token) []wire.TokenID {
	var ids []wire.TokenID
	if t.Mount != 0 {
		return nil
	}
	for i := range m.View.Tokens {
		o := &m.View.Tokens[i]
		near := func() bool {
			return m.geometry.profile.Distance(m.Grid(), known.Figure(t), known.Figure(o)) <= fight.MountReach
		}
		if o.ID != t.ID && !o.Past && o.Mount == 0 && fight.MountFits(t.Size, o.Size, true, true) && near() {
			ids = append(ids, o.ID)
		}
	}
	return ids
}

// Victims are those in the template on the board whom the effect of an area reaches.
func (m *Model) Victims() []wire.TokenID {
	var ids []wire.TokenID
	if m.Area != nil {
		for _, in := range m.Area.Inside {
			ids = append(ids, in.Token)
		}
	}
	return ids
}
