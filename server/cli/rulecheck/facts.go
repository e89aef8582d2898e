package rulecheck

import (
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"sightline/geom/grid"
	"sightline/rules"
)

// facts are the named values of a vector as JSON has them: text, numbers, truths, lists, facts.
type facts map[string]any

// A fault is what is wrong with a value of a vector: an adapter that meets one gives no answer.
type fault struct{ name, what string }

func (f fault) Error() string { return f.name + ": " + f.what }

// need says which of the named values there must be.
func (f facts) need(names ...string) {
	for _, n := range names {
		if !f.has(n) {
			panic(fault{n, "missing"})
		}
	}
}

// as is a value of a kind, the zero one where it is missing; anything else is a fault.
func as[T any](f facts, name, kind string) (v T) {
	if !f.has(name) {
		return v
	}
	v, ok := f[name].(T)
	if !ok {
		panic(fault{name, "must be " + kind + ", is " + show(f[name])})
	}
	return v
}

// word is a text; "" where it is missing.
func (f facts) word(name string) string { return as[string](f, name, "a text") }

// yes is a truth; false where it is missing.
func (f facts) yes(name string) bool { return as[bool](f, name, "true or false") }

// begins says whether a text holds a word, or words in a row, that begin so; in letters of either case.
func begins(text, word string) bool {
	for i, rest := 0, strings.ToLower(text); ; {
		at := strings.Index(rest[i:], word)
		if at < 0 {
			return false
		}
		before, _ := utf8.DecodeLastRuneInString(rest[:i+at])
		if !unicode.IsLetter(before) {
			return true
		}
		i += at + len(word)
	}
}

// picked is what the first of some words stands for that a text, which must be there, holds. A text that holds none of them is a
// fault.
func picked[T any](f facts, name string, names []string, values []T) T {
	f.need(name)
	i := slices.IndexFunc(names, func(n string) bool { return begins(f.word(name), n) })
	if i < 0 {
		panic(fault{name, "unknown: " + show(f[name])})
	}
	return values[i]
}

// has says that a value is given and is not null.
func (f facts) has(name string) bool { return f[name] != nil }

// number is a whole number, what is beyond 32 bits cut; 0 where it is missing.
func (f facts) number(name string) int32 { return whole(as[float64](f, name, "a number")) }

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

// faceOr is what fell on a d20, 1 to 20; 0 where it is missing and need not be there.
func (f facts) faceOr(name string, must bool) int32 {
	if !must && !f.has(name) {
		return 0
	}
	f.need(name)
	if n := f.number(name); n >= 1 && n <= 20 {
		return n
	}
	panic(fault{name, "no face of a d20: " + show(f[name])})
}

// real is a number with a fraction; 0 where it is missing.
func (f facts) real(name string) float64 { return as[float64](f, name, "a number") }

// sub are facts within; none where they are missing.
func (f facts) sub(name string) facts { return as[map[string]any](f, name, "an object") }

// list is a list; none where it is missing.
func (f facts) list(name string) []any { return as[[]any](f, name, "a list") }

// each is a list of values of a kind; anything else in it is a fault.
func each[T any](f facts, name, kind string) []T {
	var all []T
	for _, v := range f.list(name) {
		t, ok := v.(T)
		if !ok {
			panic(fault{name, "must hold " + kind + ", holds " + show(v)})
		}
		all = append(all, t)
	}
	return all
}

// words is a list of texts.
func (f facts) words(name string) []string { return each[string](f, name, "texts") }

// numbers is a list of whole numbers.
func (f facts) numbers(name string) []int32 {
	var all []int32
	for _, v := range each[float64](f, name, "numbers") {
		all = append(all, whole(v))
	}
	return all
}

// subs is a list of facts.
func (f facts) subs(name string) []facts {
	var all []facts
	for _, v := range each[map[string]any](f, name, "objects") {
		all = append(all, v)
	}
	return all
}

// cells is a list of cells; none where it is missing.
func (f facts) cells(name string) []grid.Cell {
	var cells []grid.Cell
	for _, c := range f.list(name) {
		cells = append(cells, f.asCell(name, c))
	}
	return cells
}

// some is a list of cells, one at least, that must be given.
func (f facts) some(name string) []grid.Cell {
	f.need(name)
	cells := f.cells(name)
	if len(cells) == 0 {
		panic(fault{name, "must hold a cell"})
	}
	return cells
}

// cell is a cell that must be given.
func (f facts) cell(name string) grid.Cell { f.need(name); return f.asCell(name, f[name]) }

// space is a cell, or a list of them, that must be given.
func (f facts) space(name string) []grid.Cell {
	if list := f.must(name); len(list) > 0 {
		if _, many := list[0].([]any); many {
			return f.some(name)
		}
	}
	return []grid.Cell{f.cell(name)}
}

func (f facts) asCell(name string, v any) grid.Cell {
	x, y := f.pair(name, v)
	if x != math.Trunc(x) || y != math.Trunc(y) {
		panic(fault{name, "must be in whole numbers, is " + show(v)})
	}
	return grid.Cell{X: whole(x), Y: whole(y)}
}

// pair is two numbers in a list.
func (f facts) pair(name string, v any) (x, y float64) {
	p, _ := v.([]any)
	if len(p) == 2 {
		x, isX := p[0].(float64)
		y, isY := p[1].(float64)
		if isX && isY {
			return x, y
		}
	}
	panic(fault{name, "must be two numbers, is " + show(v)})
}

// grid is a grid by its name, squares where it is missing.
func (f facts) grid() grid.Grid {
	if !f.has("grid") {
		return grid.Grid{}
	}
	return grid.Grid{Kind: [...]grid.Kind{grid.Square, grid.HexPointy}[f.among("grid", "square", "hex")]}
}

// diagonal is what diagonals cost, as a profile has it where it is missing.
func (f facts) diagonal(p rules.Profile) grid.Rule {
	if !f.has("diagonals") {
		return p.Diagonal
	}
	return [...]grid.Rule{grid.Equal, grid.Alternating}[f.among("diagonals", "flat", "1_2_1")]
}

// least is a whole number that must be given and not be below another.
func (f facts) least(name string, low int32) int32 { return f.within(name, low, math.MaxInt32) }

// sizeOf is a size by its name, Medium where there is none such.
func sizeOf(name string) grid.Size {
	for _, s := range grid.Sizes {
		if strings.EqualFold(s.String(), name) {
			return s
		}
	}
	return grid.Medium
}

// size is a size by its name, which must be there.
func (f facts) size(name string) grid.Size {
	f.need(name)
	for _, s := range grid.Sizes {
		if strings.EqualFold(s.String(), f.word(name)) {
			return s
		}
	}
	panic(fault{name, "unknown: " + show(f[name])})
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
