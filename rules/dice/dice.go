package dice

// Limits on an expression, so that no roll costs more than a moment or overflows.
const (
	MaxLength = 200       // characters
	MaxTerms  = 20        // terms
	MaxDice   = 100       // dice a term
	MaxSides  = 1000      // sides a die
	MaxNumber = 1_000_000 // a constant
)

// Source is where chance comes from: Intn gives a whole number from 0 to n-1, each as likely as the others.
type Source interface {
	Intn(n int) int
}

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

// Die is one die as it fell.
type Die struct {
	Value   int32
	Dropped bool // it does not count
}

// Rolled is a term with its dice in the order they fell, dropped ones too. Value is the sum of those that count, or the
// number; before Minus.
type Rolled struct {
	Term  Term
	Value int32
	Dice  []Die
}

// Result is a roll.
type Result struct {
	Total int32
	Terms []Rolled
}

// Fault is what is wrong with an expression.
type Fault uint8

// The faults.
const (
	FaultUnexpected Fault = iota // it can't stand there
	FaultEnd                     // something is missing at the end
	FaultLong                    // more than MaxLength characters
	FaultTerms                   // more than MaxTerms terms
	FaultDice                    // no dice or more than MaxDice
	FaultSides                   // no sides or more than MaxSides
	FaultNumber                  // a number over MaxNumber
	FaultKeep                    // it keeps or drops none, or more dice than there are, or drops all
)

// SyntaxError says what is wrong with an expression and where.
type SyntaxError struct {
	Fault Fault
	Pos   int    // characters (not bytes) before the fault
	Near  string // what stands there, at most 12 characters; "" at the end
}

func (e *SyntaxError) Error() string { panic("todo") }

// Parse reads an expression. The error, if any, is a *SyntaxError.
func Parse(s string) (Expr, error) { panic("todo") }

// String writes the expression in one way: "2d6+1d8kh1-3".
func (e Expr) String() string { panic("todo") }

// Terms is the expression's terms. They are for reading only.
func (e Expr) Terms() []Term { return e.terms }

// Roll rolls the dice, from left to right.
func (e Expr) Roll(src Source) Result { panic("todo") }
