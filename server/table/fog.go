package table

import (
	"sightline/geom"
	"sightline/geom/sight"
	"sightline/server/wire"
)

func (d *decision) brushFog(b wire.BrushFog) wire.Reason {
	g := d.now.geometry()
	if b.Area.W() != g.w || b.Area.H() != g.h {
		return bad
	}
	if !b.Area.Empty() {
		d.emit(Brushed{b.Reveal, Mask{b.Area}})
	}
	return fine
}

// revealRoom reveals what an eye at the point would have in line, whatever the light.
func (d *decision) revealRoom(b wire.RevealRoom) wire.Reason {
	s := d.now.stage()
	if !s.Bounds.Contains(b.At) {
		return wire.Reason{Code: wire.CodeOutside}
	}
	ground := s.scene.NewGround()
	s.scene.Look(ground, b.At, sight.See, 0, geom.Point{}, geom.Point{})
	d.emit(Brushed{true, Mask{ground.Subs}})
	return fine
}

// resetFog forgets what was explored; what is in sight at this moment is explored again at once. Where memory is the
// party's, forgetting for one seat is forgetting for all.
func (d *decision) resetFog(b wire.ResetFog) wire.Reason {
	if b.Seat != 0 && d.now.Seat(b.Seat) == nil {
		return absent
	}
	d.emit(Forgot{b.Seat})
	return fine
}
