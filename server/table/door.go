package table

import (
	"slices"

	"sightline/geom"
	"sightline/geom/sight"
	"sightline/rules/turn"
	"sightline/server/wire"
)

func (d Door) isOpen() bool { return d.State == wire.DoorOpen }

// look is how a door looks to a player: locked looks closed.
func (d Door) look() wire.DoorState {
	if d.State == wire.DoorLocked {
		return wire.DoorClosed
	}
	return d.State
}

// door is the index of a door that the command may name, or -1.
func (d *decision) door(id wire.DoorID) int32 {
	if !d.gm && !d.knowsDoor(id) {
		return -1
	}
	for i, door := range d.now.Doors {
		if door.ID == id {
			return int32(i)
		}
	}
	return -1
}

func (d *decision) knowsDoor(id wire.DoorID) bool {
	for i := range d.known.Doors {
		if d.known.Doors[i].ID == id {
			return true
		}
	}
	return false
}

// setDoor changes a door from the state that the seat saw. A player opens and closes; one that is locked says so when
// tried from within reach, and not before.
func (d *decision) setDoor(b wire.SetDoor) wire.Reason {
	i := d.door(b.Door)
	switch {
	case i < 0:
		return absent
	case b.From > wire.DoorLocked || b.To > wire.DoorLocked || b.From == b.To:
		return bad
	}
	door := d.now.Doors[i]
	state := door.State
	if !d.gm {
		state = door.look()
		switch {
		case b.To == wire.DoorLocked:
			return role
		case !d.reaches(i):
			return wire.Reason{Code: wire.CodeReach}
		}
	}
	switch {
	case b.From != state:
		return wire.Reason{Code: wire.CodeChanged}
	case !d.gm && door.State == wire.DoorLocked:
		return wire.Reason{Code: wire.CodeLocked}
	}
	d.emit(DoorSet{i, b.To})
	d.handled(i)
	d.feel(i)
	return fine
}

// handled counts the door as a thing handled by the player's token in turn that reaches it: the first thing is free, another takes
// the action (R-024-009).
func (d *decision) handled(door int32) {
	if d.gm || d.round() == 0 || d.now.Profile().Segments {
		return
	}
	for _, id := range d.now.Own(d.seat) {
		t := d.now.Token(id)
		if !d.shownInTurn(id) || !d.reachesFrom(t, door) {
			continue
		}
		what := turn.UsedObject
		if !turn.Free(int32(t.Used & what)) {
			what = turn.UsedAction
		}
		d.useUp(t, UsedUp{Used: t.Used | what, Acted: t.Acted, Early: t.Early})
		return
	}
}

// feel has a player who worked a door know how it stands, also in the dark. What it felt and could not see stays felt, so
// only a GM takes that back.
func (d *decision) feel(door int32) {
	m := d.now.Memory(d.seat)
	if d.gm || m == nil || d.now.Table.Fog == wire.FogHand {
		return
	}
	if slices.ContainsFunc(d.now.viewers(m.Seat), func(s *Sight) bool { return slices.Contains(s.doors(), door) }) {
		return
	}
	d.scouted = true
	d.emit(Learned{Seat: m.Seat, Doors: []SeenDoor{{door, d.now.Doors[door].look()}}})
}

// reaches says that the door is within reach of a token of the seat: a cell of its space lies at the door or next to such
// a cell, and nothing stands between its centre and the near side of the door.
func (d *decision) reaches(door int32) bool {
	return slices.ContainsFunc(d.now.Own(d.seat), func(id wire.TokenID) bool { return d.reachesFrom(d.now.Token(id), door) })
}

// reachesFrom is reaches for one token.
func (d *decision) reachesFrom(t *Token, door int32) bool {
	s := d.now.stage()
	seg := s.Doors[door]
	var spots []geom.Point
	for n := int64(1); n < 8; n += 2 {
		l, r := beyond(seg, n, 8)
		spots = append(spots, l, r)
	}
	for _, c := range s.grid.Space(nil, t.Size(), t.At) {
		for _, p := range spots {
			at := s.grid.At(p)
			if (at == c || s.grid.Adjacent(at, c)) && s.scene.Clear(s.grid.Centre(c), p, sight.Move) {
				return true
			}
		}
	}
	return false
}
