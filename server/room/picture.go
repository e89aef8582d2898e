package room

import (
	"context"
	"errors"
	"slices"

	"sightline/geom"
	"sightline/server/media"
	"sightline/server/wire"
)

// showing is what a seat may see of the map's picture at one moment.
type showing struct {
	picture  wire.PictureID
	whole    bool
	explored *geom.Mask
	at       media.Placement
}

// Tile is a tile of the map's picture as JPEG, masked for the seat; a GM who watches a seat gets what that seat gets.
// ErrAbsent: nothing explored there, no such tile, or another map lies on the table now.
func (r *Room) Tile(ctx context.Context, seat wire.SeatID, mapNo uint32, level, x, y int32) ([]byte, error) {
	var s showing
	var ok bool
	if err := r.do(ctx, func() { s, ok = r.showing(seat, mapNo) }); err != nil {
		return nil, err
	}
	if !ok {
		return nil, ErrAbsent
	}
	var tile []byte
	var err error
	if s.whole {
		tile, err = r.c.Media.Whole(s.picture, level, x, y)
	} else {
		tile, err = r.c.Media.Tile(s.picture, level, x, y, s.explored, s.at)
	}
	return tile, absent(err)
}

func (r *Room) showing(seat wire.SeatID, mapNo uint32) (showing, bool) {
	v, ok := r.shownTo(seat)
	if !ok || v.Scene.Map != mapNo || !v.Scene.Picture {
		return showing{}, false
	}
	return showing{
		picture:  r.state.Picture(),
		whole:    v.Me.Role == wire.GM,
		explored: v.Ground.Explored,
		at:       media.Placement{Grid: v.Scene.Grid, Bounds: v.Scene.Bounds},
	}, true
}

// shownTo is the view on a seat's screen: its own, or the one it watches.
func (r *Room) shownTo(seat wire.SeatID) (*wire.View, bool) {
	if _, ok := r.role(seat); !ok {
		return nil, false
	}
	if c := r.chairs[seat]; c != nil && c.session != nil && c.session.watch != 0 {
		seat = c.session.watch
	}
	return r.view(seat), true
}

// Art is a token's picture and its type, if the seat's view holds a token with it; else ErrAbsent.
func (r *Room) Art(ctx context.Context, seat wire.SeatID, id wire.PictureID) ([]byte, string, error) {
	held := false
	err := r.do(ctx, func() {
		if v, ok := r.shownTo(seat); ok && id != "" {
			held = slices.ContainsFunc(v.Tokens, func(t wire.Token) bool { return t.Picture == id })
		}
	})
	if err != nil {
		return nil, "", err
	}
	if !held {
		return nil, "", ErrAbsent
	}
	data, kind, err := r.c.Media.Token(id)
	return data, kind, absent(err)
}

// AddArt keeps a token's picture and says its id. What is not accepted gives a *media.Refusal.
func (r *Room) AddArt(ctx context.Context, data []byte) (wire.PictureID, error) {
	return r.c.Media.AddToken(data)
}

func absent(err error) error {
	if errors.Is(err, media.ErrNone) {
		return ErrAbsent
	}
	return err
}
