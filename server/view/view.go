package view

import (
	"slices"

	"sightline/server/table"
	"sightline/server/wire"
)

// Of returns everything the seat may know of the table now. A seat that is not there gets an empty view.
func Of(st *table.State, seat wire.SeatID) *wire.View {
	s := st.Seat(seat)
	if s == nil {
		return &wire.View{}
	}
	v := &wire.View{
		Me:    wire.Me{Seat: s.ID, Role: s.Role, Waiting: st.Waiting(s.ID)},
		Table: st.Table,
		Scene: scene(st),
		Seats: seats(st, s),
		Open:  st.Open,

		Session: st.Session,
	}
	if s.Role != wire.GM {
		v.Session = wire.Session{Pool: st.Session.Pool}
	}
	for _, q := range st.Questions {
		if st.Hears(s.ID, q) {
			v.Questions = append(v.Questions, q)
		}
	}
	for _, p := range st.Pledges {
		v.Pledges = append(v.Pledges, p.Told())
	}
	if s.Role == wire.GM {
		truth(st, v)
	} else {
		newEyes(st, s.ID).fill(v)
	}
	return v
}

// Notes returns the seat's notes after a given one, oldest first. Who may read a note was decided when it was written.
func Notes(st *table.State, seat wire.SeatID, after wire.NoteID) []wire.Note {
	all := st.Feed(seat).Notes
	i := slices.IndexFunc(all, func(n wire.Note) bool { return n.ID > after })
	if i < 0 {
		return nil
	}
	return slices.Clone(all[i:])
}

// scene is the map as every seat may know it.
func scene(st *table.State) wire.Scene {
	p := st.Scene.Picture
	return wire.Scene{
		Map: st.Scene.Number, Grid: st.Scene.Grid, Bounds: st.Plan().Bounds, Light: st.Scene.Light,
		Picture: p.ID != "", PixelsX: p.W, PixelsY: p.H, TileSize: p.TileSize, Levels: p.Levels,
	}
}

// seats are known to all, but whether one plays a token only to itself and to GMs: the token may be hidden, or far away.
func seats(st *table.State, to *table.Seat) []wire.Seat {
	var all []wire.Seat
	for _, s := range st.Seats {
		all = append(all, wire.Seat{
			ID: s.ID, Name: s.Name, Role: s.Role, Colour: s.Colour, Here: st.IsHere(s.ID), Awards: s.Awards,
			Waiting: (to.Role == wire.GM || to.ID == s.ID) && st.Waiting(s.ID),
			Away:    s.Away, Deputy: s.Deputy, Keeper: s.ID == st.Keeper,
		})
	}
	return all
}

// look is a token as whoever sees it may know it.
func look(st *table.State, t *table.Token) wire.Token { return st.Look(t) }

// sheet is the part of a token for its owner and GMs.
func sheet(st *table.State, t *table.Token) *wire.Sheet {
	s := &wire.Sheet{
		Hidden: t.Spec.Hidden, HP: t.Spec.HP, MaxHP: t.Spec.MaxHP, Speed: t.Spec.Speed, Reach: t.Spec.Reach,
		Darkvision: t.Spec.Darkvision, Bright: t.Spec.Bright, Dim: t.Spec.Dim, Blind: t.Spec.Blind,
		Climb: t.Spec.Climb, Swim: t.Spec.Swim, Fly: t.Spec.Fly, Spent: t.Spent, Arms: t.Spec.Arms, Guard: t.Spec.Guard,
		Initiative: t.Spec.Initiative, Actions: t.Spec.Actions, Acted: t.Acted, Used: t.Used,
	}
	for _, hp := range st.TrailOf(t.ID) {
		s.Trail = s.Trail.And(hp)
	}
	return s
}

// full is a token with its sheet.
func full(st *table.State, t *table.Token) wire.Token {
	l := look(st, t)
	l.Sheet, l.Health = sheet(st, t), wire.Health{}
	return l
}

func tokenByID(a, b wire.Token) int {
	if a.ID < b.ID {
		return -1
	}
	return 1
}

func doorByID(a, b wire.Door) int {
	if a.ID < b.ID {
		return -1
	}
	return 1
}
