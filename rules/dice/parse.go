package dice

import (
	"slices"
	"strings"
	"unicode"
)

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
	parts, err := p.sum(0)
	if err != nil {
		return Expr{}, err
	}
	if !p.end() {
		return Expr{}, p.fault(FaultUnexpected, p.at)
	}
	return Expr{parts}, nil
}

// parser reads text from at on, and counts what it has read.
type parser struct {
	text               []rune
	at                 int
	terms, parts, dice int
}

func (p *parser) fault(f Fault, at int) error {
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

// sign reads a plus or minus if one stands there.
func (p *parser) sign() (op Op, has bool) {
	switch p.take('+', '-', '−', '–') {
	case 0:
		return Plus, false
	case '+':
		return Plus, true
	}
	return Minus, true
}

// sum reads an expression up to what can't belong to it.
func (p *parser) sum(depth int) ([]part, error) {
	if depth > MaxDepth {
		return nil, p.fault(FaultDepth, p.at)
	}
	var parts []part
	for op, has := p.sign(); has || len(parts) == 0; op, has = p.sign() {
		x, err := p.product(depth)
		if err != nil {
			return nil, err
		}
		x.op = op
		parts = append(parts, x)
	}
	return parts, nil
}

// product reads values that are multiplied and divided; a single one stands for itself.
func (p *parser) product(depth int) (part, error) {
	first, err := p.value(depth)
	if err != nil {
		return part{}, err
	}
	kids := []part{first}
	for r := p.take('*', '×', '/'); r != 0; r = p.take('*', '×', '/') {
		op := Times
		if r == '/' {
			op = Over
		}
		minus, _ := p.sign()
		x, err := p.value(depth)
		if err != nil {
			return part{}, err
		}
		if minus == Minus {
			x.op = Minus
			x = part{kind: IsSum, kids: []part{x}}
			p.parts++
		}
		x.op = op
		kids = append(kids, x)
	}
	if len(kids) == 1 {
		return first, nil
	}
	return part{kind: IsProduct, kids: kids}, p.count(0)
}

// count counts a part, and refuses what is too many.
func (p *parser) count(at int) error {
	if p.parts++; p.parts > MaxParts || p.terms > MaxTerms {
		return p.fault(FaultTerms, at)
	}
	return nil
}

// value reads a number, dice, or an expression in parentheses, and its label.
func (p *parser) value(depth int) (part, error) {
	p.peek()
	start := p.at
	var x part
	var err error
	if p.take('(') != 0 {
		x, err = p.group(depth)
	} else {
		p.terms++
		x, err = p.term(start)
	}
	if err == nil {
		err = p.count(start)
	}
	if err == nil {
		err = p.label(&x)
	}
	return x, err
}

// group reads what stands in parentheses. Those around a single part that needs none are left away.
func (p *parser) group(depth int) (part, error) {
	kids, err := p.sum(depth + 1)
	if err != nil {
		return part{}, err
	}
	if p.take(')') == 0 {
		return part{}, p.fault(FaultUnexpected, p.at)
	}
	if k := kids[0]; len(kids) == 1 && k.op == Plus && k.kind != IsProduct && k.label == "" {
		return k, nil
	}
	return part{kind: IsSum, kids: kids}, nil
}

// label reads a label in brackets if one stands there.
func (p *parser) label(x *part) error {
	if p.take('[') == 0 {
		return nil
	}
	start := p.at
	for p.at < len(p.text) && p.text[p.at] != ']' {
		p.at++
	}
	text := strings.TrimSpace(string(p.text[start:p.at]))
	bad := func(r rune) bool { return r == '[' || !unicode.IsPrint(r) }
	if n := len([]rune(text)); p.at == len(p.text) || n == 0 || n > MaxLabel || strings.ContainsFunc(text, bad) || x.label != "" {
		return p.fault(FaultLabel, start-1)
	}
	p.at++
	x.label = text
	return nil
}

// term reads a number or dice.
func (p *parser) term(start int) (part, error) {
	n, has, err := p.number()
	if err != nil {
		return part{}, err
	}
	if p.take('d', 'k') == 0 {
		if !has {
			return part{}, p.fault(FaultUnexpected, p.at)
		}
		return part{kind: IsNumber, count: n}, nil
	}
	if !has {
		n = 1
	}
	if p.dice += int(min(n, MaxDice+1)); n < 1 || n > MaxDice || p.dice > MaxAll {
		return part{}, p.fault(FaultDice, start)
	}
	x := part{kind: IsDice, count: n}
	if x.sides, err = p.sides(); err != nil {
		return part{}, err
	}
	err = p.changes(&x)
	return x, err
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
