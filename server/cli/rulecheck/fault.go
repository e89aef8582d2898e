package rulecheck

import (
	"fmt"
	"math"
	"slices"
	"strings"
)

// num is a whole number that must be given.
func (f facts) num(name string) int32 { return f.within(name, math.MinInt32, math.MaxInt32) }

// within is a whole number that must be given and lie in a range.
func (f facts) within(name string, low, high int32) int32 {
	f.need(name)
	n := f.real(name)
	switch {
	case n != math.Trunc(n):
		panic(fault{name, "must be a whole number"})
	case n < float64(low) || n > float64(high):
		panic(fault{name, fmt.Sprintf("must be from %d to %d, not %v", low, high, n)})
	}
	return int32(n)
}

// nums is a list of whole numbers that must be given.
func (f facts) nums(name string) []int32 {
	for _, v := range f.must(name) {
		facts{name: v}.num(name)
	}
	return f.numbers(name)
}

// must is a list that must be given.
func (f facts) must(name string) []any { f.need(name); return f.list(name) }

// names is a list of different texts that must be given.
func (f facts) names(name string) []string {
	f.need(name)
	all := f.words(name)
	for i, n := range all {
		if slices.Contains(all[:i], n) {
			panic(fault{name, "names " + n + " twice"})
		}
	}
	return all
}

// truth is a truth that must be given.
func (f facts) truth(name string) bool { f.need(name); return f.yes(name) }

// said is a text that must be given, as ids are written: in small letters, with _ for a space.
func (f facts) said(name string) string {
	f.need(name)
	return idOf(f.word(name))
}

func idOf(s string) string {
	return strings.NewReplacer(" ", "_", "-", "_", "'", "", "’", "").Replace(strings.ToLower(strings.TrimSpace(s)))
}

// among is a text that must be given and be one of those, as its place among them.
func (f facts) among(name string, ids ...string) int {
	s := f.said(name)
	i := slices.Index(ids, s)
	if i < 0 {
		panic(fault{name, fmt.Sprintf("must be one of %s, not %q", strings.Join(ids, ", "), s)})
	}
	return i
}

// hints says whether a text holds any of those words.
func hints(text string, words ...string) bool {
	text = strings.ToLower(text)
	return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(text, w) })
}
