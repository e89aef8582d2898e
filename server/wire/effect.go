package wire

import (
	"strconv"
	"strings"

	"sightline/rules/afflict"
	"sightline/rules/effect"
)

// Audience says who may see an effect.
type Audience uint8

// The audiences.
const (
	SeeAll   Audience = iota // whoever sees the token: a mark on it; the owner and GMs all of it
	SeeOwner                 // the token's owner and GMs
	SeeGM                    // GMs alone
)

// EffectSpec is what can be said of an effect on a token (R-014-062, R-014-084).
type EffectSpec struct {
	Kind  string // rule key: "condition.prone", see effect.Kinds; small letters, digits, dot, dash
	Name  string // "": the kind's own. Effects of one name do not add up, see effect.Counts
	Level int32  // degree, dose, count; 0: it has none
	Bonus int32  // what it adds, or takes off below 0
	// Lasting is how long it stays; Of is a TokenID, in an AddEffect 0 for the token itself.
	Lasting effect.Lasting
	Source  TokenID // whose doing it is; 0: nobody's that is told
	See     Audience
}

// Effect is an effect on a token. A player is told whole only those on its own tokens; of others Token.Marks tells.
type Effect struct {
	ID    EffectID
	Token TokenID
	Spec  EffectSpec
	Watch afflict.Watch // of an affliction; told to GMs alone
}

// Mark is what whoever sees a token sees of an effect on it.
type Mark struct {
	Kind  string
	Name  string
	Level int32
}

// Marks is a list of marks in a form that can be compared.
type Marks string

// MarksOf packs marks, which hold no control characters.
func MarksOf(list []Mark) Marks {
	var b strings.Builder
	for _, m := range list {
		b.WriteString(m.Kind + "\x1f" + m.Name + "\x1f" + strconv.Itoa(int(m.Level)) + "\x1e")
	}
	return Marks(b.String())
}

// List unpacks marks. What is no mark is left out.
func (m Marks) List() []Mark {
	var list []Mark
	for s := range strings.SplitSeq(string(m), "\x1e") {
		if f := strings.Split(s, "\x1f"); len(f) == 3 {
			n, _ := strconv.ParseInt(f[2], 10, 32)
			list = append(list, Mark{f[0], f[1], int32(n)})
		}
	}
	return list
}

// Has says whether a mark of a kind is among them.
func (m Marks) Has(kind string) bool {
	for _, k := range m.List() {
		if k.Kind == kind {
			return true
		}
	}
	return false
}

const (
	maxKind  = 40      // characters of an effect's kind
	maxMarks = 1 << 13 // characters of all marks on a token
)

func due(c *coder, p *afflict.Due)    { num(c, p, 0, int64(afflict.AllDue)) }
func until(c *coder, p *effect.Until) { num(c, p, 0, int64(effect.Untold)) }
func audience(c *coder, p *Audience)  { num(c, p, 0, int64(SeeGM)) }
func effectKind(c *coder, p *string)  { text(c, p, maxKind) }
func marks(c *coder, p *Marks)        { text(c, p, maxMarks) }

var effectFields = []field[Effect]{
	of(func(e *Effect) *TokenID { return &e.Token }, id[TokenID]),
	of(func(e *Effect) *string { return &e.Spec.Kind }, effectKind),
	of(func(e *Effect) *string { return &e.Spec.Name }, name),
	of(func(e *Effect) *int32 { return &e.Spec.Level }, int32s),
	of(func(e *Effect) *int32 { return &e.Spec.Bonus }, int32s),
	of(func(e *Effect) *effect.Until { return &e.Spec.Lasting.Until }, until),
	of(func(e *Effect) *int32 { return &e.Spec.Lasting.Left }, int32s),
	of(func(e *Effect) *uint64 { return &e.Spec.Lasting.Of }, id[uint64]),
	of(func(e *Effect) *TokenID { return &e.Spec.Source }, id[TokenID]),
	of(func(e *Effect) *Audience { return &e.Spec.See }, audience),
	of(func(e *Effect) *afflict.Due { return &e.Watch.Due }, due),
	of(func(e *Effect) *int32 { return &e.Watch.Days }, int32s),
	of(func(e *Effect) *int32 { return &e.Watch.Next }, int32s),
	of(func(e *Effect) *int32 { return &e.Watch.Failures }, int32s),
	of(func(e *Effect) *bool { return &e.Watch.Held }, boolean),
}

var effects = keyed[Effect]{
	func(e *Effect) uint64 { return uint64(e.ID) }, func(k uint64) Effect { return Effect{ID: EffectID(k)} }, effectFields,
}

func (s *EffectSpec) code(c *coder) {
	effectKind(c, &s.Kind)
	text(c, &s.Name, c.lim.Name)
	int32s(c, &s.Level)
	int32s(c, &s.Bonus)
	until(c, &s.Lasting.Until)
	int32s(c, &s.Lasting.Left)
	id(c, &s.Lasting.Of)
	id(c, &s.Source)
	audience(c, &s.See)
}

func (b *AddEffect) code(c *coder) {
	list(c, &b.Tokens, c.lim.To, id[TokenID])
	b.Spec.code(c)
}

func (b *EditEffect) code(c *coder) {
	id(c, &b.Effect)
	int32s(c, &b.Level)
	int32s(c, &b.Left)
}

func (b *RemoveEffect) code(c *coder) { id(c, &b.Effect) }

func (b *CallReaction) code(c *coder) { id(c, &b.Effect) }
func (b *TakeReaction) code(c *coder) { id(c, &b.Effect) }

func (b *PassTime) code(c *coder) { count(c, &b.Seconds) }
