package dice

import (
	"fmt"
	"slices"
)

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

// String says the fault in English and what would be right.
func (f Fault) String() string {
	return [...]string{
		"can't stand here; write it like 2d6+3",
		"something is missing; write it like 2d6+3",
		fmt.Sprintf("is longer than %d characters", MaxLength),
		fmt.Sprintf("is one term too many; at most %d", MaxTerms),
		fmt.Sprintf("is no number of dice; 1 to %d", MaxDice),
		fmt.Sprintf("is no number of sides; 1 to %d", MaxSides),
		fmt.Sprintf("is too large; at most %d", MaxNumber),
		"can't be kept or dropped; at least one die and not more than are rolled must count",
	}[min(f, FaultKeep)]
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

// Parse reads an expression. The error, if any, is a *SyntaxError.
func Parse(s string) (Expr, error) {
	p := parser{}
	if most := 4 * (MaxLength + 1); len(s) > most { // bytes that hold a character too many in any case
		s = s[:most]
	}
	p.text = []rune(s)
	if len(p.text) > MaxLength {
		return Expr{}, p.fault(FaultLong, MaxLength)
	}
	var e Expr
	for first := true; first || !p.end(); first = false {
		t, err := p.signed(first)
		if err != nil {
			return Expr{}, err
		}
		e.terms = append(e.terms, t)
		if len(e.terms) > MaxTerms {
			return Expr{}, p.fault(FaultTerms, p.begin)
		}
	}
	return e, nil
}

// parser reads text from at on. begin is where the last term began.
type parser struct {
	text      []rune
	at, begin int
}

func (p *parser) fault(f Fault, at int) *SyntaxError {
	if at >= len(p.text) && f == FaultUnexpected {
		f = FaultEnd
	}
	at = min(at, len(p.text))
	return &SyntaxError{f, at, string(p.text[at:min(at+12, len(p.text))])}
}

// peek is the next letter in lower case after any spaces, 0 at the end.
func (p *parser) peek() rune {
	for p.at < len(p.text) && (p.text[p.at] == ' ' || p.text[p.at] == '\t' || p.text[p.at] == '\u00a0') {
		p.at++
	}
	if p.at == len(p.text) {
		return 0
	}
	r := p.text[p.at]
	if 'A' <= r && r <= 'Z' {
		r += 'a' - 'A'
	}
	return r
}

func (p *parser) end() bool { return p.peek() == 0 && p.at == len(p.text) }

// take reads the next letter if it is one of these, 0 if not.
func (p *parser) take(letters ...rune) rune {
	r := p.peek()
	if r == 0 || !slices.Contains(letters, r) {
		return 0
	}
	p.at++
	return r
}

// signed reads a term with its sign, which the first may leave out.
func (p *parser) signed(first bool) (Term, error) {
	sign := p.take('+', '-', '−', '–')
	if sign == 0 && !first {
		return Term{}, p.fault(FaultUnexpected, p.at)
	}
	p.peek()
	p.begin = p.at
	t, err := p.term()
	t.Minus = sign != 0 && sign != '+'
	return t, err
}

func (p *parser) term() (Term, error) {
	n, has, err := p.number()
	if err != nil {
		return Term{}, err
	}
	if p.take('d', 'k') == 0 {
		if !has {
			return Term{}, p.fault(FaultUnexpected, p.at)
		}
		return Term{Count: n}, nil
	}
	if !has {
		n = 1
	}
	if n < 1 || n > MaxDice {
		return Term{}, p.fault(FaultDice, p.begin)
	}
	t := Term{Count: n}
	if t.Sides, err = p.sides(); err != nil {
		return Term{}, err
	}
	err = p.keep(&t)
	return t, err
}

// number reads a number if one stands there.
func (p *parser) number() (n int32, has bool, err error) {
	p.peek()
	start := p.at
	for p.at < len(p.text) && '0' <= p.text[p.at] && p.text[p.at] <= '9' {
		n = n*10 + p.text[p.at] - '0'
		if n > MaxNumber {
			return 0, false, p.fault(FaultNumber, start)
		}
		p.at++
	}
	return n, p.at > start, nil
}

func (p *parser) sides() (int32, error) {
	if p.take('%') != 0 {
		return 100, nil
	}
	p.peek()
	start := p.at
	n, has, err := p.number()
	switch {
	case err != nil:
		return 0, err
	case !has:
		return 0, p.fault(FaultUnexpected, start)
	case n < 1 || n > MaxSides:
		return 0, p.fault(FaultSides, start)
	}
	return n, nil
}

// keep reads which dice count into t. On an error t stays partly read.
func (p *parser) keep(t *Term) error {
	p.peek()
	start := p.at
	first := p.take('k', 'd')
	if first == 0 {
		return nil
	}
	second := p.take('h', 'l')
	switch {
	case first == 'k' && second == 'l':
		t.Keep = KeepLow
	case first == 'k':
		t.Keep = KeepHigh
	case second == 'h':
		t.Keep = DropHigh
	case second == 'l':
		t.Keep = DropLow
	default:
		return p.fault(FaultUnexpected, start)
	}
	return p.keepCount(t, start)
}

func (p *parser) keepCount(t *Term, start int) error {
	n, has, err := p.number()
	if err != nil {
		return err
	}
	if !has {
		n = 1
	}
	t.N = n
	if kept, _ := t.kept(); n < 1 || kept < 1 || kept > t.Count {
		return p.fault(FaultKeep, start)
	}
	return nil
}
