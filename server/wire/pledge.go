package wire

import (
	"slices"

	"sightline/rules/dice"
)

// OpenID names an open roll of a table: the number of its session at the table, and its index in that from 1. Both may be counted: all
// of them are for everybody. 0: the roll is not from an open stream.
type OpenID uint64

// MakeOpen is the id of the roll of an index in a session.
func MakeOpen(session, index uint32) OpenID { return OpenID(session)<<32 | OpenID(index) }

// Session is the number of the roll's session, from 1.
func (o OpenID) Session() uint32 { return uint32(o >> 32) }

// Index is its place in the stream of that session, from 1.
func (o OpenID) Index() uint32 { return uint32(o) }

// RollFor is what an open roll was made for.
type RollFor uint8

// What rolls are made for.
const (
	ForItself RollFor = iota
	ForAttack
	ForDamage
	ForSave
	ForInitiative
	RollFors // how many there are
)

// Pledge is a session of open rolls: at its beginning all are shown what commits to its seed, at its end the seed (design of dice:
// docs/dice.md).
type Pledge struct {
	Number     uint64 // counts the sessions of the table from 1
	Session    uint64 // random; part of what is committed to
	Commitment dice.Key
	Seed       dice.Key // zero until it is over
	Over       bool
	Rolls      uint32 // made so far
}

// OpenRoll is a roll of such a session as all were told it.
type OpenRoll struct {
	ID    OpenID
	Seat  SeatID // whose it is
	For   RollFor
	Expr  string
	Total int32
	Faces []int32 // see dice.Told
}

// Told is the roll as it is checked; name is of whose it is.
func (r OpenRoll) Told(name string) dice.Told {
	return dice.Told{Index: r.ID.Index(), Expr: r.Expr, Total: r.Total, Faces: r.Faces, Who: name}
}

// The commands of open rolls that can be checked.
type (
	// BeginRolls begins a session: the table draws a seed, keeps it secret and shows what commits to it. GM.
	BeginRolls struct{}
	// EndRolls ends it and publishes the seed. GM.
	EndRolls struct{}
)

func (b *BeginRolls) code(*coder) {}
func (b *EndRolls) code(*coder)   {}

func key(c *coder, k *dice.Key) {
	for _, w := range []*uint64{&k.A, &k.B, &k.C, &k.D} {
		c.word(w)
	}
}

func openID(c *coder, o *OpenID)   { id(c, o) }
func rollFor(c *coder, f *RollFor) { num(c, f, 0, int64(RollFors)-1) }
func openExpr(c *coder, s *string) { text(c, s, 2*dice.MaxLength) }
func fallen(c *coder, f *[]int32)  { list(c, f, maxFaces, int32s) }
func anyWord(c *coder, n *uint64)  { c.word(n) }

var pledgeFields = []field[Pledge]{
	of(func(p *Pledge) *uint64 { return &p.Session }, anyWord),
	of(func(p *Pledge) *dice.Key { return &p.Commitment }, key),
	of(func(p *Pledge) *dice.Key { return &p.Seed }, key),
	of(func(p *Pledge) *bool { return &p.Over }, boolean),
	of(func(p *Pledge) *uint32 { return &p.Rolls }, word32),
}

var pledges = keyed[Pledge]{
	func(p *Pledge) uint64 { return p.Number }, func(k uint64) Pledge { return Pledge{Number: k} }, pledgeFields,
}

var openRollFields = []field[OpenRoll]{
	of(func(r *OpenRoll) *SeatID { return &r.Seat }, id[SeatID]),
	of(func(r *OpenRoll) *RollFor { return &r.For }, rollFor),
	of(func(r *OpenRoll) *string { return &r.Expr }, openExpr),
	of(func(r *OpenRoll) *int32 { return &r.Total }, int32s),
	{
		code: func(c *coder, r *OpenRoll) { fallen(c, &r.Faces) },
		same: func(a, b *OpenRoll) bool { return slices.Equal(a.Faces, b.Faces) },
		copy: func(to, from *OpenRoll) { to.Faces = from.Faces },
	},
}

var openRolls = keyed[OpenRoll]{
	func(r *OpenRoll) uint64 { return uint64(r.ID) }, func(k uint64) OpenRoll { return OpenRoll{ID: OpenID(k)} }, openRollFields,
}
