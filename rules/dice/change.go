package dice

// changes reads what is done to the dice of a term. left is how many dice count for sure.
func (p *parser) changes(x *part) error {
	left := x.count
	for {
		p.peek()
		start := p.at
		c, has, err := p.change()
		if !has || err != nil {
			return err
		}
		if len(x.changes) == MaxChanges {
			return p.fault(FaultChanges, start)
		}
		if err = p.finish(&c, x.sides, &left, start); err != nil {
			return err
		}
		x.changes = append(x.changes, c)
	}
}

// change reads the word of a change if one stands there.
func (p *parser) change() (c change, has bool, err error) {
	start := p.at
	first := p.take('k', 'd', '!', 'x', 'r', 'm')
	switch first {
	case 0:
		return c, false, nil
	case '!', 'x':
		c.kind = explode
	case 'r':
		c.kind = reroll
		if p.take('o') != 0 {
			c.kind = rerollOnce
		}
	case 'm':
		second := p.take('i', 'a')
		if second == 0 {
			return c, true, p.fault(FaultUnexpected, start)
		}
		c.kind = map[rune]changeKind{'i': atLeast, 'a': atMost}[second]
		p.take(map[rune]rune{'i': 'n', 'a': 'x'}[second]) // min and max, as Foundry has them
	default:
		c.kind, err = p.keep(first, start)
	}
	return c, true, err
}

// keep reads which dice are kept or dropped.
func (p *parser) keep(first rune, start int) (changeKind, error) {
	second := p.take('h', 'l')
	switch {
	case first == 'k' && second == 'l':
		return keepLow, nil
	case first == 'k':
		return keepHigh, nil
	case second == 'h':
		return dropHigh, nil
	case second == 'l':
		return dropLow, nil
	}
	return 0, p.fault(FaultUnexpected, start)
}

// finish reads the number and the condition of a change, and looks whether it can be done.
func (p *parser) finish(c *change, sides int32, left *int32, start int) error {
	again := c.kind == explode || c.kind == reroll || c.kind == rerollOnce
	compared := again && p.compare(c)
	n, has, err := p.number()
	switch {
	case err != nil:
		return err
	case has:
		c.n = n
	case c.kind == explode && !compared:
		c.n = sides
	case c.kind <= dropLow:
		c.n = 1
	default:
		return p.fault(FaultUnexpected, p.at)
	}
	if c.kind <= dropLow {
		return p.kept(c, left, start)
	}
	if again && c.kind != rerollOnce && c.always(sides) {
		return p.fault(FaultForever, start)
	}
	return nil
}

// compare reads how a condition compares, and says whether it does so in as many words.
func (p *parser) compare(c *change) bool {
	sign := p.take('<', '>', '=', '≤', '≥')
	or := (sign == '<' || sign == '>') && p.take('=') != 0
	c.cmp = map[rune]cmp{'<': below, '>': above, '≤': upTo, '≥': from}[sign]
	if or {
		c.cmp++
	}
	return sign != 0
}

// always says that each face of a die meets the condition.
func (c change) always(sides int32) bool {
	for face := int32(1); face <= sides; face++ {
		if !c.meets(face) {
			return false
		}
	}
	return true
}

// kept takes what is dropped from those that count; at least one must.
func (p *parser) kept(c *change, left *int32, start int) error {
	keep := c.n
	if c.kind == dropHigh || c.kind == dropLow {
		keep = *left - c.n
	}
	if c.n < 1 || keep < 1 || keep > *left {
		return p.fault(FaultKeep, start)
	}
	*left = keep
	return nil
}
