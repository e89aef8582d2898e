package wire

import (
	"math"

	"sightline/rules"
	"sightline/rules/check"
	"sightline/rules/dice"
)

// The kinds of message, as they stand on the wire.
const (
	kindWelcome uint8 = iota + 1
	kindUpdate
	kindNotes
	kindAck
	kindReject
	kindPassing
	kindBeat
	kindBye
)

func (Welcome) message() uint8 { return kindWelcome }
func (Update) message() uint8  { return kindUpdate }
func (Notes) message() uint8   { return kindNotes }
func (Ack) message() uint8     { return kindAck }
func (Reject) message() uint8  { return kindReject }
func (Passing) message() uint8 { return kindPassing }
func (Beat) message() uint8    { return kindBeat }
func (Bye) message() uint8     { return kindBye }

// messages codes each kind of message.
var messages = map[uint8]func(*coder, any) any{
	kindWelcome: as[Welcome],
	kindUpdate:  as[Update],
	kindNotes:   as[Notes],
	kindAck:     as[Ack],
	kindReject:  as[Reject],
	kindPassing: as[Passing],
	kindBeat:    as[Beat],
	kindBye:     as[Bye],
}

func (m *Welcome) code(c *coder) {
	word32(c, &m.Protocol)
	id(c, &m.Seat)
}

func (m *Update) code(c *coder) {
	c.word(&m.Base)
	c.word(&m.Rev)
	c.word(&m.Sum)
	id(c, &m.Watching)
	m.Patch.code(c)
}

func (m *Notes) code(c *coder) {
	list(c, &m.Notes, maxList, func(c *coder, n *Note) { n.code(c) })
}

func (m *Ack) code(c *coder) {
	word32(c, &m.ID)
	c.word(&m.Rev)
}

func (m *Reject) code(c *coder) {
	word32(c, &m.ID)
	m.Reason.code(c)
}

func (m *Passing) code(c *coder) {
	id(c, &m.From)
	m.Thing.code(c)
}

func (m *Beat) code(*coder)  {}
func (m *Bye) code(c *coder) { code(c, &m.Code) }

func code(c *coder, p *Code) { num(c, p, 0, int64(LastCode)) }

func (r *Reason) code(c *coder) {
	code(c, &r.Code)
	id(c, &r.Token)
	id(c, &r.Seat)
	int32s(c, &r.Number)
	int32s(c, &r.Limit)
	text(c, &r.Text, c.lim.Text)
}

func (n *Note) code(c *coder) {
	id(c, &n.ID)
	num(c, &n.Kind, 0, int64(LastNote))
	id(c, &n.From)
	name(c, &n.Name)
	text(c, &n.Text, c.lim.Text)
	c.flag(&n.Whisper)
	voice(c, &n.Voice)
	id(c, &n.Said)
	c.flag(&n.Taken)
	int32s(c, &n.Number)
	id(c, &n.Token)
	id(c, &n.Target)
	id(c, &n.Effect)
	c.flag(&n.Before)
	num(c, &n.At, math.MinInt64, math.MaxInt64)
	optional(c, &n.Roll)
	optional(c, &n.Attack)
	optional(c, &n.Saves)
}

// optional codes what may be there after a flag that says whether it is.
func optional[T any, P coded[T]](c *coder, p *P) {
	has := *p != nil
	if c.flag(&has); !has || c.err != nil {
		return
	}
	if c.reading() {
		*p = new(T)
	}
	(*p).code(c)
}

func (r *RollResult) code(c *coder) {
	text(c, &r.Expr, c.lim.Expr)
	int32s(c, &r.Total)
	for _, p := range []*bool{&r.Secret, &r.Blank} {
		c.flag(p)
	}
	id(c, &r.ID)
	rollMode(c, &r.Mode)
	int32s(c, &r.Fell)
	openID(c, &r.Open)
	rollFor(c, &r.For)
	list(c, &r.Terms, maxTerms, func(c *coder, t *RollTerm) { t.code(c) })
}

func rollMode(c *coder, p *check.Mode) { num(c, p, 0, int64(check.Modes)-1) }

// Bounds of what a roll tells: more than dice.MaxParts and dice.MaxAll with dice.MaxExtra make.
const (
	maxTerms = 64
	maxFaces = 1024
)

func (t *RollTerm) code(c *coder) {
	count(c, &t.Depth)
	num(c, &t.Op, 0, int64(dice.Over))
	num(c, &t.Kind, 0, int64(dice.IsProduct))
	count(c, &t.Count)
	count(c, &t.Sides)
	text(c, &t.Label, dice.MaxLabel)
	int32s(c, &t.Value)
	list(c, &t.Faces, maxFaces, func(c *coder, f *Face) { f.code(c) })
}

// code codes what was done to a die as bits of one byte.
func (f *Face) code(c *coder) {
	int32s(c, &f.Value)
	int32s(c, &f.Fell)
	var state uint8
	for i, on := range []bool{f.Dropped, f.Rerolled, f.Burst} {
		if on {
			state |= 1 << i
		}
	}
	if num(c, &state, 0, 7); c.reading() {
		f.Dropped, f.Rerolled, f.Burst = state&1 != 0, state&2 != 0, state&4 != 0
	}
}

// served bounds what a client takes from its server.
var served = Limits{Message: MaxMessage, Path: 4096, Points: 4096, Name: maxName, Text: 1 << 16, Expr: 1 << 10, House: rules.MaxHouse, To: 1 << 10, Victims: maxList}

// EncodeMessage returns m as bytes, padded with zeros so that its WebSocket frame fills a bucket: 64, 128, 256, … bytes. So
// its length tells only about how much it says.
func EncodeMessage(m Message) []byte {
	c := encoder()
	kind := m.message()
	num(c, &kind, 0, math.MaxUint8)
	messages[kind](c, m)
	return pad(c.out.Bytes())
}

// DecodeMessage reads what EncodeMessage wrote, with the care of DecodeCommand.
func DecodeMessage(b []byte) (Message, error) {
	c := decoder(b, served)
	if len(b) > MaxMessage {
		c.fail("a message of %d bytes, at most %d are allowed", len(b), MaxMessage)
		return nil, c.err
	}
	var kind uint8
	num(c, &kind, 0, math.MaxUint8)
	f := messages[kind]
	if f == nil {
		c.fail("message of unknown kind %d", kind)
		return nil, c.err
	}
	m, _ := f(c, nil).(Message)
	if err := c.end(true); err != nil {
		return nil, err
	}
	return m, nil
}

// EncodeView returns v as bytes: its patch against the empty view.
func EncodeView(v *View) []byte {
	c, p := encoder(), Diff(nil, v)
	p.code(c)
	return c.out.Bytes()
}

// DecodeView reads what EncodeView wrote.
func DecodeView(b []byte) (*View, error) {
	c := decoder(b, served)
	var p Patch
	p.code(c)
	if err := c.end(false); err != nil {
		return nil, err
	}
	return (*View)(nil).Apply(p)
}
