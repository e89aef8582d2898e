package lang

import "sightline/server/wire"

// Laid says in full sentences what became of a file that was laid on the table: first what lies there now, then, one
// sentence or two each, what was left out, repaired or assumed.
func (t Text) Laid(l *wire.Laid) (head string, more []string) {
	k := map[[2]bool]Key{{false, true}: laidHead, {false, false}: laidNameless, {true, true}: laidPlain, {true, false}: laidPlainNameless}
	head = t.Say(k[[2]bool{l.Plain, l.Name != ""}], l.Name, l.Width, l.Height, l.Pixels)
	if !l.Plain {
		head += " " + t.inFile(l)
	}
	if l.Overfull {
		more = append(more, t.Say(laidOverfull))
	}
	if l.Outside.Any() {
		more = append(more, t.Say(laidOutside, t.List(t.parts(l.Outside))))
	}
	for _, n := range l.Notes {
		more = append(more, t.laidNote(n))
	}
	if l.Joined > 0 {
		more = append(more, t.Count(laidJoined, float64(l.Joined)))
	}
	return head, more
}

// inFile counts what the file holds.
func (t Text) inFile(l *wire.Laid) string {
	parts := t.parts(wire.LaidCount{Walls: l.Walls, Doors: l.Doors, Lights: l.Lights})
	if len(parts) == 0 {
		return t.Say(laidBare)
	}
	s := t.Say(laidInFile, t.List(parts))
	if l.Windows > 0 {
		s += " " + t.Count(laidWindows, float64(l.Windows))
	}
	return s
}

// parts counts what there is of each kind.
func (t Text) parts(c wire.LaidCount) (parts []string) {
	for _, p := range []struct {
		k Key
		n int
	}{{laidWalls, c.Walls}, {laidDoors, c.Doors}, {laidLights, c.Lights}} {
		if p.n > 0 {
			parts = append(parts, t.Count(p.k, float64(p.n)))
		}
	}
	return parts
}

// List joins things as a sentence does: "a, b and c".
func (t Text) List(things []string) string {
	switch n := len(things); n {
	case 0:
		return ""
	case 1:
		return things[0]
	default:
		s := things[0]
		for _, x := range things[1 : n-1] {
			s += ", " + x
		}
		return t.Say(laidAnd, s, things[n-1])
	}
}

// laidNote says one kind of repair or omission, and where it was met first.
func (t Text) laidNote(n wire.LaidNote) string {
	k, ok := laidKeys[n.Code]
	if !ok { // of a later server
		return n.Code
	}
	s := t.Count(k, float64(n.N))
	switch {
	case n.At == "" || !laidPlaces[n.Code]:
		return s
	case n.N > 1:
		return s + " " + t.Say(laidFirst, n.At)
	}
	return s + " " + t.Say(laidAt, n.At)
}

// laidKeys has a text for every maps.Code, as it comes in LaidNote.Code.
var laidKeys = map[string]Key{
	"object": laidObject, "number": laidNumber, "short": laidShort, "zero": laidZero, "door": laidDoor, "tail": laidTail,
	"text": laidText, "comma": laidComma, "closed": laidClosed, "bounds": laidBounds, "colour": laidColour, "reach": laidReach,
	"size": laidSize, "scale": laidScale, "picture-none": laidPictureNone, "picture-path": laidPicturePath,
	"picture-broken": laidPictureBroken, "picture-dot": laidPictureDot, "picture-scaled": laidPictureScaled,
	"picture-stretched": laidPictureStretched,
}

// laidPlaces are the codes whose place in the file helps to find what is wrong.
var laidPlaces = map[string]bool{
	"object": true, "number": true, "short": true, "zero": true, "door": true, "text": true, "comma": true, "closed": true,
	"bounds": true, "colour": true, "reach": true,
}
