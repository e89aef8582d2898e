package board

import (
	"math"
	"strings"

	"sightline/client/lang"
	"sightline/server/wire"
)

// mostMarks is how many effects a token shows as marks of their own; what is more is counted.
const mostMarks = 5

// effects draws the marks of effects along the upper edge of a token, each with the first letters of its name.
func (b *Board) effects(f face) {
	if f.t.Marks == "" || f.plain {
		return
	}
	list := f.t.Marks.List()
	more := len(list) - mostMarks
	if more > 0 {
		list = append(list[:mostMarks-1:mostMarks-1], wire.Mark{Name: "+" + lang.Text{}.Number(float64(more+1))})
	}
	r := math.Max(b.px(4), f.r*0.24)
	for i, m := range list {
		s, k := math.Sincos((-150 + float64(i)*150/mostMarks) * math.Pi / 180)
		x, y := f.x+f.r*0.98*k, f.y+f.r*0.98*s
		b.ink.disc(x, y, r+b.px(1), rgb(shade, 0.95*f.alpha))
		b.ink.disc(x, y, r, rgb(effectColour(m.Kind), f.alpha))
		if size := int(r * 1.15); size >= 7 {
			b.textAt(b.letters(m), x, y, size, true, rgb(shade, f.alpha))
		}
	}
}

// letters stand for an effect: the first two of its name, or its first and its level where that is short.
func (b *Board) letters(m wire.Mark) string {
	if m.Kind == "" {
		return m.Name
	}
	name := []rune(lang.Of(b.m.Lang).Effect(m.Kind, m.Name, 0))
	if level := (lang.Text{}).Level(m.Kind, m.Level); level != "" && len(level) <= 3 && len(name) > 0 {
		return string(name[:1]) + level
	}
	return string(name[:min(2, len(name))])
}

// effectColour is by what stands before the dot of a kind.
func effectColour(kind string) uint32 {
	before, _, _ := strings.Cut(kind, ".")
	switch before {
	case "condition":
		return warning
	case "poison":
		return good
	case "disease", "ongoing":
		return bad
	case "madness":
		return clothColour
	case "inspiration", "bonus":
		return blue
	}
	return paper
}
