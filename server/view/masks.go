package view

import (
	"sightline/geom"
	"sightline/server/table"
)

// maskKey is a mask made of two others, which the key holds on to.
type maskKey struct {
	a, b  *geom.Mask
	less  bool
	whole bool
	w, h  int32
}

func (e *eyes) key(a, b *geom.Mask, less bool) maskKey {
	return maskKey{a: a, b: b, less: less, w: e.plan.Wide, h: e.plan.High}
}

// empty is a mask of the map's size with no bit set.
func (e *eyes) empty() *geom.Mask {
	return table.Memo(e.st, e.key(nil, nil, false), e.weight(), func() *geom.Mask {
		return geom.NewMask(e.plan.Wide, e.plan.High)
	})
}

func (e *eyes) weight() int { return int(e.plan.Wide) * int(e.plan.High) / 8 }

// or is the union of two masks; nil stands for an empty one. Equal questions give the same mask.
func (e *eyes) or(a, b *geom.Mask) *geom.Mask {
	switch {
	case a == nil && b == nil:
		return e.empty()
	case b == nil || a == b:
		return a
	case a == nil:
		return b
	}
	return table.Memo(e.st, e.key(a, b, false), e.weight(), func() *geom.Mask {
		m := a.Clone()
		m.Or(b)
		return m
	})
}

// less is a without b.
func (e *eyes) less(a, b *geom.Mask) *geom.Mask {
	if b == nil {
		return a
	}
	return table.Memo(e.st, e.key(a, b, true), e.weight(), func() *geom.Mask {
		m := a.Clone()
		m.AndNot(b)
		return m
	})
}
