package dice

import "fmt"

// Fault is what is wrong with an expression.
type Fault uint8

// The faults.
const (
	FaultUnexpected Fault = iota // it can't stand there
	FaultEnd                     // something is missing at the end
	FaultLong                    // more than MaxLength characters
	FaultTerms                   // more than MaxTerms terms or MaxParts parts
	FaultDice                    // no dice, more than MaxDice, or more than MaxAll in all
	FaultSides                   // no sides or more than MaxSides
	FaultNumber                  // a number over MaxNumber
	FaultKeep                    // it keeps or drops none, or more dice than there are, or drops all
	FaultDepth                   // parentheses deeper than MaxDepth
	FaultForever                 // each face would be rolled again
	FaultChanges                 // more than MaxChanges changes
	FaultLabel                   // a label that is empty, too long, or does not end
	LastFault       = FaultLabel
)

// String says the fault in English and what would be right.
func (f Fault) String() string {
	return [...]string{
		"can't stand here; write it like 2d6+3",
		"something is missing; write it like 2d6+3",
		fmt.Sprintf("is longer than %d characters", MaxLength),
		fmt.Sprintf("is one term too many; at most %d", MaxTerms),
		fmt.Sprintf("is no number of dice; 1 to %d, and %d in all", MaxDice, MaxAll),
		fmt.Sprintf("is no number of sides; 1 to %d", MaxSides),
		fmt.Sprintf("is too large; at most %d", MaxNumber),
		"can't be kept or dropped; at least one die and not more than are rolled must count",
		fmt.Sprintf("is too deep; at most %d parentheses in each other", MaxDepth),
		"would roll every face again, and never end",
		fmt.Sprintf("is one change too many; at most %d a term", MaxChanges),
		fmt.Sprintf("is no label; 1 to %d characters in brackets", MaxLabel),
	}[min(f, LastFault)]
}

// SyntaxError says what is wrong with an expression and where.
type SyntaxError struct {
	Fault Fault
	Pos   int    // characters (not bytes) before the fault
	Near  string // what stands there, at most 12 characters; "" at the end
}

// Error is the fault in English.
func (e *SyntaxError) Error() string {
	if e.Near == "" {
		return fmt.Sprintf("dice: at the end: %v", e.Fault)
	}
	return fmt.Sprintf("dice: at character %d: %q %v", e.Pos+1, e.Near, e.Fault)
}
