package rulecheck

import (
	"math"
	"slices"
	"strings"

	"sightline/geom/grid"
)

// facts are the named values of a vector as JSON has them: text, numbers, truths, lists, facts.
type facts map[string]any

// word is a text; "" where it is missing or no text.
func (f facts) word(name string) string { s, _ := f[name].(string); return s }

// yes is a truth; false where it is missing.
func (f facts) yes(name string) bool { b, _ := f[name].(bool); return b }

// has says that a value is given and is not null.
func (f facts) has(name string) bool { return f[name] != nil }

// number is a whole number, what is beyond 32 bits cut; 0 where it is missing.
func (f facts) number(name string) int32 { return whole(f[name]) }

// or is a whole number, or the other where it is missing.
func (f facts) or(name string, other int32) int32 {
	if !f.has(name) {
		return other
	}
	return f.number(name)
}

func whole(v any) int32 {
	n, _ := v.(float64)
	return int32(min(max(n, math.MinInt32), math.MaxInt32))
}

// real is a number with a fraction; 0 where it is missing.
func (f facts) real(name string) float64 { n, _ := f[name].(float64); return n }

// sub are facts within; none where they are missing.
func (f facts) sub(name string) facts { m, _ := f[name].(map[string]any); return m }

// list is a list; none where it is missing.
func (f facts) list(name string) []any { l, _ := f[name].([]any); return l }

// words is a list of texts.
func (f facts) words(name string) []string {
	var all []string
	for _, v := range f.list(name) {
		s, _ := v.(string)
		all = append(all, s)
	}
	return all
}

// numbers is a list of whole numbers.
func (f facts) numbers(name string) []int32 {
	var all []int32
	for _, v := range f.list(name) {
		all = append(all, whole(v))
	}
	return all
}

// subs is a list of facts.
func (f facts) subs(name string) []facts {
	var all []facts
	for _, v := range f.list(name) {
		m, _ := v.(map[string]any)
		all = append(all, m)
	}
	return all
}

func (f facts) cells(name string) []grid.Cell {
	var cells []grid.Cell
	for _, c := range f.list(name) {
		cells = append(cells, cellOf(c))
	}
	return cells
}

func (f facts) cell(name string) grid.Cell { return cellOf(f[name]) }

func cellOf(v any) grid.Cell {
	p, _ := v.([]any)
	if len(p) != 2 {
		return grid.Cell{}
	}
	return grid.Cell{X: whole(p[0]), Y: whole(p[1])}
}

func (f facts) grid() grid.Grid {
	if f.word("grid") == "hex" {
		return grid.Grid{Kind: grid.HexPointy}
	}
	return grid.Grid{}
}

func (f facts) diagonal() grid.Rule {
	if f.word("diagonals") == "1-2-1" {
		return grid.Alternating
	}
	return grid.Equal
}

// sizeOf is a size by its name, Medium where there is none such.
func sizeOf(name string) grid.Size {
	for _, s := range grid.Sizes {
		if strings.EqualFold(s.String(), name) {
			return s
		}
	}
	return grid.Medium
}

// plain writes cells as the vectors do, sorted by column.
func plain(cells []grid.Cell) [][2]int32 {
	list := [][2]int32{}
	for _, c := range cells {
		list = append(list, [2]int32{c.X, c.Y})
	}
	slices.SortFunc(list, func(a, b [2]int32) int { return slices.Compare(a[:], b[:]) })
	return list
}
