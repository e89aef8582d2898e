package rules

import (
	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/geom/sight"
)

// From is where a template that a creature makes begins, towards a place: of the points of its space where such templates may
// begin the nearest to the place, of two as near the one that comes first with the space's cells. Where they may begin anywhere
// it is the middle of the space (R-014-071).
func (p Profile) From(g grid.Grid, f Figure, k area.Kind, to geom.Point) geom.Point {
	best, found := g.Middle(f.Size, f.At), false
	for _, at := range p.Template(k).Origins.Of(g, f.Cells(g)) {
		if !found || g.Dist2(at, to) < g.Dist2(best, to) {
			best, found = at, true
		}
	}
	return best
}

// AreaLines is what a judge of cover from areas asks of a scene; *sight.Scene is one.
type AreaLines interface {
	Effects
	Lines
}

// AreaCover judges the cover of a target from where an area begins, others being the creatures that may be in between: from its
// origin (R-014-073), or for an emanation from the space that it comes from.
func (p Profile) AreaCover(w AreaLines, e Effect, target sight.Body, others []sight.Body) Cover {
	if e.Shape.Kind == area.Emanation {
		space := sight.Body{Cells: w.Grid().Space(nil, e.Shape.Size, e.Shape.At), Hair: e.Toward}
		return p.Cover(w, space, target, others)
	}
	at, _ := w.Aside(e.Shape.Origin, e.Toward, sight.Effect)
	return p.CoverFrom(w, at, target, others)
}
