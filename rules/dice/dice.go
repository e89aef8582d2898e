package dice

import (
	"strconv"
	"strings"
)

// Limits on an expression, so that no roll costs more than a moment or overflows.
const (
	MaxLength  = 200           // characters
	MaxTerms   = 20            // numbers and terms of dice
	MaxParts   = 60            // all parts, groups in parentheses and products counted in
	MaxDepth   = 8             // parentheses within parentheses
	MaxDice    = 100           // dice a term
	MaxAll     = 500           // dice in all
	MaxExtra   = 500           // dice that explosions and rerolls add, in all; there they end
	MaxSides   = 1000          // sides a die
	MaxNumber  = 1_000_000     // a number
	MaxChanges = 4             // changes a term
	MaxLabel   = 24            // characters of a label
	MaxTotal   = 1_000_000_000 // no part counts more, or less below 0: what would stops there
)

// Expr is a read expression. The zero value rolls 0.
type Expr struct{ parts []part }

// Op is how a part is joined to the one before it.
type Op uint8

// The ways to join.
const (
	Plus Op = iota // also of the first part
	Minus
	Times
	Over
)

// Kind says what a part is.
type Kind uint8

// The kinds of part.
const (
	IsNumber Kind = iota
	IsDice
	IsSum     // of the parts after it that are deeper by one: in parentheses
	IsProduct // likewise
)

// part is a part of an expression; kids are those of a sum or a product.
type part struct {
	op      Op
	kind    Kind
	count   int32 // the number, or how many dice
	sides   int32
	changes []change
	label   string
	kids    []part
}

// change is what is done to the dice of a term.
type change struct {
	kind changeKind
	n    int32 // of keep, mi, ma, and of the condition
	cmp  cmp
}

type changeKind uint8

const (
	keepHigh changeKind = iota
	keepLow
	dropHigh
	dropLow
	explode
	reroll
	rerollOnce
	atLeast // mi
	atMost  // ma
)

var changeWords = [...]string{"kh", "kl", "dh", "dl", "!", "r", "ro", "mi", "ma"}

type cmp uint8

const (
	equal cmp = iota
	below
	upTo
	above
	from
)

var cmpWords = [...]string{"", "<", "<=", ">", ">="}

// meets says whether a face meets the condition.
func (c change) meets(face int32) bool {
	switch c.cmp {
	case below:
		return face < c.n
	case upTo:
		return face <= c.n
	case above:
		return face > c.n
	case from:
		return face >= c.n
	}
	return face == c.n
}

// String writes the expression in one way, which reads as the same: "2d6+4d8kh3-1". The zero value is "0".
func (e Expr) String() string {
	if len(e.parts) == 0 {
		return "0"
	}
	var b strings.Builder
	writeAll(&b, e.parts)
	return b.String()
}

// writeAll writes parts with what joins them.
func writeAll(b *strings.Builder, parts []part) {
	for i, p := range parts {
		if i > 0 || p.op == Minus {
			b.WriteByte("+-*/"[p.op])
		}
		p.write(b)
	}
}

// write writes a part without what joins it.
func (p part) write(b *strings.Builder) {
	switch p.kind {
	case IsNumber:
		b.WriteString(strconv.Itoa(int(p.count)))
	case IsDice:
		b.WriteString(strconv.Itoa(int(p.count)) + "d" + strconv.Itoa(int(p.sides)))
		for _, c := range p.changes {
			b.WriteString(c.String())
		}
	case IsProduct:
		writeAll(b, p.kids)
	case IsSum:
		b.WriteByte('(')
		writeAll(b, p.kids)
		b.WriteByte(')')
	}
	if p.label != "" {
		b.WriteString("[" + p.label + "]")
	}
}

// String writes a change as it is read.
func (c change) String() string {
	word := changeWords[c.kind]
	if c.kind == explode || c.kind == reroll || c.kind == rerollOnce {
		word += cmpWords[c.cmp]
	}
	return word + strconv.Itoa(int(c.n))
}
