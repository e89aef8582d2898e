package board

import "math"

// plate is a name as it is to be drawn, and the room it takes.
type plate struct {
	f    face
	rect rect
	size int
}

// names draws the names of tokens after all discs: below each, or above where that would cover another token or name, or not at
// all. The names of the token chosen and of the one under the pointer are always there.
func (b *Board) names() {
	plates, _ := b.plates()
	for i := len(plates) - 1; i >= 0; i-- { // those chosen last, over all
		b.name(plates[i])
	}
	b.ink.flush()
	b.write()
}

// plates returns the names that are shown, those chosen first, and the discs that they keep clear of.
func (b *Board) plates() (plates []plate, discs []spot) {
	var chosen, others []face
	for _, i := range b.m.Order() {
		t := &b.m.View.Tokens[i]
		f, ok := b.face(t)
		if !ok {
			continue
		}
		discs = append(discs, spot{f.x, f.y, f.r})
		switch {
		case t.Name == "" || f.plain:
		case t.ID == b.m.Selected || t.ID == b.m.Hover:
			chosen = append(chosen, f)
		case f.r >= b.px(13):
			others = append(others, f)
		}
	}
	for _, f := range chosen {
		p, ok := b.settle(f, discs, plates)
		if !ok {
			p = b.plateOf(f, false)
		}
		plates = append(plates, p)
	}
	for _, f := range others {
		if p, ok := b.settle(f, discs, plates); ok {
			plates = append(plates, p)
		}
	}
	return plates, discs
}

// settle finds a place for a name where it covers no disc and no name: below the token or above it.
func (b *Board) settle(f face, discs []spot, plates []plate) (plate, bool) {
	for _, above := range [2]bool{false, true} {
		if p := b.plateOf(f, above); p.free(discs, plates) {
			return p, true
		}
	}
	return plate{}, false
}

// plateOf returns where a name lies below its token, or above.
func (b *Board) plateOf(f face, above bool) plate {
	size := b.size(math.Min(15, f.r/b.scale*0.42))
	w, h := 0.0, 0.0
	if im := b.labels.image(f.t.Name, size, false); im != nil {
		w, h = float64(im.Bounds().Dx()), float64(im.Bounds().Dy())*1.12
	}
	away := f.r + b.px(5) + float64(size)*0.62
	if above {
		away = -away - f.r*0.12 // clear of the arrow head
	}
	return plate{f, rect{f.x - w/2 - h/2, f.y + away - h/2, f.x + w/2 + h/2, f.y + away + h/2}, size}
}

// free says whether a name covers no disc and no other name.
func (p plate) free(discs []spot, plates []plate) bool {
	for _, q := range plates {
		if p.rect.meets(q.rect) {
			return false
		}
	}
	for _, s := range discs {
		if p.rect.reaches(s) {
			return false
		}
	}
	return true
}

func (r rect) meets(q rect) bool { return r.x0 < q.x1 && q.x0 < r.x1 && r.y0 < q.y1 && q.y0 < r.y1 }

// reaches says whether a rectangle covers a part of a disc.
func (r rect) reaches(s spot) bool {
	dx, dy := math.Max(0, math.Max(r.x0-s.x, s.x-r.x1)), math.Max(0, math.Max(r.y0-s.y, s.y-r.y1))
	return dx*dx+dy*dy < s.r*s.r
}

func (b *Board) name(p plate) {
	text := rgb(paper, p.f.alpha)
	if p.f.t.Owner != 0 {
		text = rgb(mix(paper, seatColour(b.m.View, p.f.t.Owner), 0.45), p.f.alpha)
	}
	b.pill(p.f.t.Name, (p.rect.x0+p.rect.x1)/2, (p.rect.y0+p.rect.y1)/2, p.size, text, rgb(shade, 0.8*p.f.alpha))
}
