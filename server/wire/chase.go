package wire

import (
	"slices"

	"sightline/rules/chase"
)

// ChaseID names a chase of the table.
type ChaseID uint64

// Chase is a chase as the seat may know it: one in which it has a runner, or any to a GM.
type Chase struct {
	ID      ChaseID
	Table   string // an id of chase.Tables, or chase.OwnTable
	Round   int32  // 0: not begun
	Waits   bool   // a round of another chase is played first (R-014-094)
	Over    bool
	Factors chase.Factor // GM only
	Runners []Runner     // in the order of their turns; those that the seat may not know of leave no gap
	Marks   []chase.Mark // GM; a player those that an own runner came to
	Own     []chase.Mark // rows of an own table. GM only
}

// Runner is one in a chase.
type Runner struct {
	Token TokenID
	Name  string
	Role  chase.Role
	At    int32 // cells along the way
	Way   int32 // which way it runs on (R-014-095)
	Now   bool  // it is its turn
	Lead  bool  // the pursuer that is nearest
	Left  chase.Left
	Told  bool // what follows is told: to its owner and GMs
	Value int32
	// Con, Stealth and Passive as in chase.Runner, and so on.
	Con, Stealth, Passive, Dashes, Due, Moved, Rough int32
	Face                                             int32      // of the complication that it has to deal with; 0: none of a table
	Met                                              chase.Mark // or the obstacle or own row; no Text: none
	Unseen, Lost                                     bool
}

// ChaseVerb is what is done in a chase.
type ChaseVerb uint8

// The verbs. GM: only a GM may; else the owner of Token too, in its turn where it says so.
const (
	ChaseBegin    ChaseVerb = iota // begins it: who has no line in the turn list rolls initiative. GM
	ChaseDash                      // Token dashes. In its turn
	ChaseRun                       // Token runs on by Number cells of movement. In its turn
	ChaseTest                      // Token tests what it met, with the modifier Number
	ChasePass                      // Token gets by without a test: by a coin; a GM lets it
	ChaseAround                    // Token goes round what it met, for movement
	ChaseInspire                   // Token spends its inspiration to cancel a complication that struck it or that it rolled
	ChaseEnd                       // the turn of the one in turn ends; a player's names its own Token
	ChaseGiveUp                    // Token runs no more, for the reason Number (a chase.Left). A player's gives up
	ChaseHide                      // Token is out of the other side's sight; Number 0: it is seen again. GM
	ChaseRemove                    // Token was never in it. GM
	ChaseSplit                     // Tokens go on in a chase of their own. GM
	ChaseReverse                   // the roles turn round. GM
	ChaseHunt                      // Tokens come behind Token and hunt it, in a second chase. GM
	ChaseTake                      // Token takes the way Number that branches off where it is. In its turn
	LastChaseVerb = ChaseTake
)

// The commands of chases.
type (
	// StartChase makes a chase without runners. GM.
	StartChase struct{ Table string }
	// StopChase takes a chase off the table. GM.
	StopChase struct{ Chase ChaseID }
	// SetChase sets what a chase is played with. GM.
	SetChase struct {
		Chase   ChaseID
		Table   string
		Factors chase.Factor
		Own     []chase.Mark
		Marks   []chase.Mark // in any order
	}
	// SetRunner puts a token into a chase, or changes what is set of it. GM.
	SetRunner struct {
		Chase                     ChaseID
		Token                     TokenID
		Role                      chase.Role
		At, Con, Stealth, Passive int32
		Way                       int32
	}
	// DoChase does something in a chase.
	DoChase struct {
		Chase  ChaseID
		Verb   ChaseVerb
		Token  TokenID
		Number int32
		Tokens []TokenID
	}
)

const (
	maxTable     = 24  // characters of the id of a table
	maxChaseText = 120 // characters of an obstacle or a row
)

func chaseTable(c *coder, p *string)         { text(c, p, maxTable) }
func chaseRole(c *coder, p *chase.Role)      { num(c, p, 0, int64(chase.Quarry)) }
func chaseLeft(c *coder, p *chase.Left)      { num(c, p, 0, int64(chase.LastLeft)) }
func chaseFactors(c *coder, p *chase.Factor) { num(c, p, 0, int64(chase.AllFactors)) }
func chaseMarks(c *coder, p *[]chase.Mark)   { list(c, p, chase.MaxRows, chaseMark) }

func chaseMark(c *coder, m *chase.Mark) {
	int32s(c, &m.At)
	text(c, &m.Text, maxChaseText)
	int32s(c, &m.Way)
	int32s(c, &m.To)
	int32s(c, &m.DC)
	int32s(c, &m.Rough)
}

func runner(c *coder, r *Runner) {
	id(c, &r.Token)
	name(c, &r.Name)
	chaseRole(c, &r.Role)
	int32s(c, &r.At)
	int32s(c, &r.Way)
	c.flag(&r.Now)
	c.flag(&r.Lead)
	chaseLeft(c, &r.Left)
	if c.flag(&r.Told); !r.Told {
		return
	}
	for _, p := range []*int32{&r.Value, &r.Con, &r.Stealth, &r.Passive, &r.Dashes, &r.Due, &r.Moved, &r.Rough, &r.Face} {
		int32s(c, p)
	}
	chaseMark(c, &r.Met)
	c.flag(&r.Unseen)
	c.flag(&r.Lost)
}

// listOf describes a field that is a list; the lists are shared, never changed in place.
func listOf[T any, E comparable](get func(*T) *[]E, most int, code func(*coder, *E)) field[T] {
	return field[T]{
		code: func(c *coder, t *T) { list(c, get(t), most, code) },
		same: func(a, b *T) bool { return slices.Equal(*get(a), *get(b)) },
		copy: func(to, from *T) { *get(to) = *get(from) },
	}
}

var chaseFields = []field[Chase]{
	of(func(v *Chase) *string { return &v.Table }, chaseTable),
	of(func(v *Chase) *int32 { return &v.Round }, count[int32]),
	of(func(v *Chase) *bool { return &v.Waits }, boolean),
	of(func(v *Chase) *bool { return &v.Over }, boolean),
	of(func(v *Chase) *chase.Factor { return &v.Factors }, chaseFactors),
	listOf(func(v *Chase) *[]Runner { return &v.Runners }, chase.MaxRunners, runner),
	listOf(func(v *Chase) *[]chase.Mark { return &v.Marks }, chase.MaxMarks, chaseMark),
	listOf(func(v *Chase) *[]chase.Mark { return &v.Own }, chase.MaxRows, chaseMark),
}

var chases = keyed[Chase]{
	func(v *Chase) uint64 { return uint64(v.ID) }, func(k uint64) Chase { return Chase{ID: ChaseID(k)} }, chaseFields,
}

func (StartChase) kind() uint8 { return kindStartChase }
func (StopChase) kind() uint8  { return kindStopChase }
func (SetChase) kind() uint8   { return kindSetChase }
func (SetRunner) kind() uint8  { return kindSetRunner }
func (DoChase) kind() uint8    { return kindDoChase }

func (b *StartChase) code(c *coder) { chaseTable(c, &b.Table) }
func (b *StopChase) code(c *coder)  { id(c, &b.Chase) }

func (b *SetChase) code(c *coder) {
	id(c, &b.Chase)
	chaseTable(c, &b.Table)
	chaseFactors(c, &b.Factors)
	chaseMarks(c, &b.Own)
	list(c, &b.Marks, chase.MaxMarks, chaseMark)
}

func (b *SetRunner) code(c *coder) {
	id(c, &b.Chase)
	id(c, &b.Token)
	chaseRole(c, &b.Role)
	int32s(c, &b.At)
	for _, p := range []*int32{&b.Con, &b.Stealth, &b.Passive} {
		int32s(c, p)
	}
	int32s(c, &b.Way)
}

func (b *DoChase) code(c *coder) {
	id(c, &b.Chase)
	num(c, &b.Verb, 0, int64(LastChaseVerb))
	id(c, &b.Token)
	int32s(c, &b.Number)
	list(c, &b.Tokens, chase.MaxRunners, id[TokenID])
}
