package dice

import (
	"strconv"
	"strings"
)

// Limits on an expression, so that no roll costs more than a moment or overflows.
const (
	MaxLength = 200       // characters
	MaxTerms  = 20        // terms
	MaxDice   = 100       // dice a term
	MaxSides  = 1000      // sides a die
	MaxNumber = 1_000_000 // a constant
)

// Expr is a read expression. The zero value rolls 0.
type Expr struct {
	terms []Term
}

// Keep says which dice of a term count.
type Keep uint8

// The ways to keep.
const (
	KeepAll Keep = iota
	KeepHigh
	KeepLow
	DropHigh
	DropLow
)

// Term is a part of an expression: Count dice of Sides sides, of which Keep and N say which count, or the number Count when
// Sides is 0; taken away when Minus.
type Term struct {
	Minus bool
	Count int32
	Sides int32
	Keep  Keep
	N     int32
}

// String writes the expression in one way, which reads as the same: "2d6+4d8kh3-1". The zero value is "0".
func (e Expr) String() string {
	if len(e.terms) == 0 {
		return "0"
	}
	var b strings.Builder
	for i, t := range e.terms {
		switch {
		case t.Minus:
			b.WriteByte('-')
		case i > 0:
			b.WriteByte('+')
		}
		b.WriteString(t.String())
	}
	return b.String()
}

// String writes a term without its sign.
func (t Term) String() string {
	s := strconv.Itoa(int(t.Count))
	if t.Sides == 0 {
		return s
	}
	s += "d" + strconv.Itoa(int(t.Sides))
	if t.Keep == KeepAll {
		return s
	}
	return s + [...]string{"", "kh", "kl", "dh", "dl"}[t.Keep] + strconv.Itoa(int(t.N))
}

// Terms is the expression's terms. They are for reading only.
func (e Expr) Terms() []Term { return e.terms }

// kept is how many dice count and whether they are the highest ones.
func (t Term) kept() (n int32, high bool) {
	switch t.Keep {
	case KeepHigh:
		return t.N, true
	case KeepLow:
		return t.N, false
	case DropHigh:
		return t.Count - t.N, false
	case DropLow:
		return t.Count - t.N, true
	}
	return t.Count, true
}
