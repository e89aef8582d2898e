package dice

// Better is the expression with two dice for its first d20, of which the higher counts: how advantage is rolled. It is false when the
// expression does not begin with a single d20 that nothing is done to.
func (e Expr) Better() (Expr, bool) {
	if len(e.parts) == 0 {
		return e, false
	}
	p := e.parts[0]
	if p.kind != IsDice || p.op != Plus || p.count != 1 || p.sides != 20 || len(p.changes) > 0 {
		return e, false
	}
	p.count, p.changes = 2, []change{{kind: keepHigh, n: 1}}
	return Expr{append([]part{p}, e.parts[1:]...)}, true
}
