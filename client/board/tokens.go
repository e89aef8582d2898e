package board

import (
	"math"
	"strings"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"

	"sightline/geom/grid"
	"sightline/server/wire"
)

// spot is a circle on the screen.
type spot struct{ x, y, r float64 }

// face is a token as it is to be drawn.
type face struct {
	t     *wire.Token
	x, y  float64
	r     float64 // of its disc
	alpha float32
	lift  bool // it is held up: dragged
	plain bool // no name, no bars
}

// tokens draws all tokens. Their discs, pictures and marks are gathered until one lies over another.
func (b *Board) tokens() {
	var batch []face
	now := b.turn()
	for _, i := range b.m.Order() {
		f, ok := b.face(&b.m.View.Tokens[i])
		if !ok {
			continue
		}
		if b.overlaps(f) {
			b.faces(batch, now)
			batch = batch[:0]
		}
		b.radius = append(b.radius, spot{f.x, f.y, f.r})
		batch = append(batch, f)
	}
	b.faces(batch, now)
	b.held()
	b.ink.flush()
	b.names()
}

// turn returns the token whose turn it is, 0 for none.
func (b *Board) turn() wire.TokenID {
	for _, e := range b.m.View.Turn.Entries {
		if e.Now {
			return e.Token
		}
	}
	return 0
}

// face says where and how a token is drawn; false when it is off the screen.
func (b *Board) face(t *wire.Token) (face, bool) {
	at, pending := b.m.PlaceOf(t)
	f := b.faceAt(t, at)
	switch {
	case b.m.Drag != nil && b.m.Drag.Token == t.ID:
		f.alpha, f.plain = 0.35, true
	case t.Past:
		f.alpha = 0.5
	case pending:
		f.alpha = 0.8
	case t.Sheet != nil && t.Sheet.Hidden:
		f.alpha = 0.6
	}
	return f, b.near(f.x, f.y, f.r*2+b.px(20))
}

func (b *Board) faceAt(t *wire.Token, at grid.Place) face {
	x, y := b.point(b.m.Grid().Middle(t.Size, at))
	return face{t: t, x: x, y: y, r: b.m.Across(t) * b.zoom * 0.46, alpha: 1}
}

func (b *Board) overlaps(f face) bool {
	for _, s := range b.radius {
		if math.Hypot(s.x-f.x, s.y-f.y) < (s.r+f.r)*1.02 {
			return true
		}
	}
	return false
}

// faces draws tokens none of which lies over another.
func (b *Board) faces(batch []face, now wire.TokenID) {
	for _, f := range batch {
		b.disc(f, f.t.ID == now)
	}
	b.ink.flush()
	for _, f := range batch {
		b.portrait(f)
	}
	for _, f := range batch {
		b.marks(f)
		b.effects(f)
	}
	b.ink.flush()
	b.write()
	b.radius = b.radius[:0]
}

// disc draws a token's shadow, ground and rings.
func (b *Board) disc(f face, now bool) {
	c := f.t.Colour
	if f.t.Past || f.t.Down {
		grey := (c>>16&255*3 + c>>8&255*6 + c&255) / 10 & 255
		c = mix(c, grey<<16|grey<<8|grey, 0.7)
	}
	lift := 0.05
	if f.lift {
		lift = 0.2
	}
	b.ink.blur(f.x, f.y+f.r*lift, f.r*1.02, f.r*(0.22+lift), rgb(0, 0.62*f.alpha))
	if now {
		b.ink.blur(f.x, f.y, f.r*1.2, f.r*0.5, rgb(accent, 0.5*f.alpha))
		b.ink.ring(f.x, f.y, f.r*1.13, math.Max(b.px(1.5), f.r*0.07), rgb(accent, f.alpha))
	}
	b.ink.disc(f.x, f.y, f.r, rgb(shade, 0.95*f.alpha))
	width := math.Max(b.px(1.5), f.r*0.13)
	b.ink.disc(f.x, f.y, f.r-width*0.5, rgb(mix(c, 0x14171d, 0.62), f.alpha))
	b.ink.blur(f.x-f.r*0.2, f.y-f.r*0.28, f.r*0.45, f.r*0.5, rgb(mix(c, 0xffffff, 0.1), 0.32*f.alpha))
	b.ringOf(f, c, width)
	b.chosen(f)
	b.facing(f, c)
}

// ringOf draws the ring in the token's colour: dotted when the GM hides it or it is only remembered.
func (b *Board) ringOf(f face, c uint32, width float64) {
	r := f.r - width/2 - math.Max(1, f.r*0.03)
	if f.t.Past || f.t.Sheet != nil && f.t.Sheet.Hidden {
		b.ink.dotted(f.x, f.y, r, width, rgb(c, f.alpha))
		return
	}
	b.ink.ring(f.x, f.y, r, width, rgb(c, f.alpha))
	b.ink.ring(f.x, f.y, r+width*0.36, math.Max(1, width*0.22), rgb(mix(c, 0xffffff, 0.5), 0.6*f.alpha))
}

func (b *Board) chosen(f face) {
	switch f.t.ID {
	case b.m.Selected:
		b.ink.ring(f.x, f.y, f.r+b.px(3), b.px(2.25), rgb(0xffffff, 0.95*f.alpha))
		b.ink.ring(f.x, f.y, f.r+b.px(5), b.px(1.25), rgb(shade, 0.7*f.alpha))
	case b.m.Hover:
		b.ink.ring(f.x, f.y, f.r+b.px(2.5), b.px(1.5), rgb(0xffffff, 0.45*f.alpha))
	}
}

// facing draws a small arrow head at the edge a token faces.
func (b *Board) facing(f face, c uint32) {
	if f.r < b.px(9) {
		return
	}
	s, k := math.Sincos(float64(b.m.Facing(f.t)) * math.Pi / 180)
	ux, uy := s, -k
	tip, back, side := f.r*1.2, f.r*1.02, f.r*0.17
	p := []float64{f.x + ux*tip, f.y + uy*tip, f.x + ux*back - uy*side, f.y + uy*back + ux*side, f.x + ux*back + uy*side, f.y + uy*back - ux*side}
	for i := range 3 {
		j := (i + 1) % 3
		b.ink.line(p[2*i], p[2*i+1], p[2*j], p[2*j+1], b.px(2.5), rgb(shade, 0.85*f.alpha))
	}
	b.ink.fill(p, rgb(mix(c, 0xffffff, 0.35), f.alpha))
}

// portrait draws a token's picture, or its initials.
func (b *Board) portrait(f face) {
	inner := f.r * 0.8
	if im := b.art.get(f.t.Picture); im != nil {
		o := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
		k := 2 * inner / float64(im.Bounds().Dx())
		o.GeoM.Scale(k, k)
		o.GeoM.Translate(f.x-inner, f.y-inner)
		o.ColorScale.ScaleAlpha(f.alpha)
		if f.t.Down || f.t.Past {
			o.ColorScale.Scale(0.55, 0.55, 0.55, 1)
		}
		b.dst.DrawImage(im, o)
		return
	}
	size := int(math.Min(inner*0.95, 96))
	if s := Initials(f.t.Name); s != "" && size >= 7 {
		b.textAt(s, f.x, f.y, size, true, rgb(paper, 0.95*f.alpha))
		b.write()
	}
}

// Initials returns up to two letters or digits that stand for a name: "Starý kůň" SK, "Goblin 3" G3.
func Initials(name string) string {
	var out []rune
	for _, w := range strings.Fields(name) {
		for _, r := range w {
			if unicode.IsLetter(r) || unicode.IsDigit(r) {
				out = append(out, unicode.ToUpper(r))
				break
			}
		}
	}
	if len(out) > 2 {
		out = []rune{out[0], out[len(out)-1]}
	}
	return string(out)
}

// marks draws what lies over a token's picture: down, hit points.
func (b *Board) marks(f face) {
	if f.t.Down {
		d := f.r * 0.5
		for _, s := range [2]float64{1, -1} {
			b.ink.line(f.x-d, f.y-d*s, f.x+d, f.y+d*s, f.r*0.26, rgb(shade, 0.8*f.alpha))
		}
		for _, s := range [2]float64{1, -1} {
			b.ink.line(f.x-d, f.y-d*s, f.x+d, f.y+d*s, f.r*0.15, rgb(bad, f.alpha))
		}
	}
	b.height(f)
	if h := f.t.Health; !f.plain && f.r >= b.px(11) {
		switch {
		case h.Tenths > 0:
			b.bar(f, float64(h.Tenths)/10)
		case h.Bloodied:
			b.ink.disc(f.x+f.r*0.7, f.y+f.r*0.7, f.r*0.22+b.px(1), rgb(shade, 0.9*f.alpha))
			b.ink.disc(f.x+f.r*0.7, f.y+f.r*0.7, f.r*0.22, rgb(bad, f.alpha))
		}
	}
	if s := f.t.Sheet; s != nil && s.MaxHP > 0 && !f.plain && f.r >= b.px(11) {
		b.bar(f, float64(s.HP)/float64(s.MaxHP))
	}
}

// bar draws hit points below a token.
func (b *Board) bar(f face, share float64) {
	share = math.Max(0, math.Min(1, share))
	w, high := f.r*1.3, math.Max(b.px(3.5), f.r*0.15)
	y := f.y + f.r*0.86
	b.ink.line(f.x-w/2, y, f.x+w/2, y, high+b.px(2), rgb(shade, 0.9*f.alpha))
	c := mix(bad, warning, math.Min(1, share*2))
	if share > 0.5 {
		c = mix(warning, good, share*2-1)
	}
	if share > 0 {
		b.ink.line(f.x-w/2, y, f.x-w/2+w*share, y, high, rgb(c, f.alpha))
	}
}

// held draws the token that is being dragged, at the pointer, and others' drags where they would end.
func (b *Board) held() {
	if d := b.m.Drag; d != nil {
		if t := b.m.Token(d.Token); t != nil {
			f := b.faceAt(t, d.To)
			f.alpha, f.lift, f.plain = 0.92, true, true
			b.faces([]face{f}, 0)
		}
	}
	for i := range b.m.Shown {
		s := &b.m.Shown[i]
		if t := b.m.Token(s.Thing.Token); s.Thing.Kind == wire.ThingDrag && t != nil && len(s.Thing.Path) > 0 {
			f := b.faceAt(t, s.Thing.Path[len(s.Thing.Path)-1])
			f.alpha, f.lift, f.plain = 0.55, true, true
			b.faces([]face{f}, 0)
		}
	}
}
