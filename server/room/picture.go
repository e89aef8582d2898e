package room

import (
	"context"
	"errors"
	"slices"

	"sightline/geom"
	"sightline/server/media"
	"sightline/server/wire"
)

// Picture is the map's picture as a seat may see it at one moment.
type Picture struct {
	media    *media.Media
	id       wire.PictureID
	whole    bool
	explored *geom.Mask
	at       media.Placement
}

// Picture is the picture that a seat may see now; of a GM who watches a seat, that seat's. ErrAbsent: there is none, or
// another map lies on the table now.
func (r *Room) Picture(ctx context.Context, seat wire.SeatID, mapNo uint32) (Picture, error) {
	var p Picture
	var ok bool
	if err := r.do(ctx, func() { p, ok = r.picture(seat, mapNo) }); err != nil {
		return Picture{}, err
	}
	if !ok {
		return Picture{}, ErrAbsent
	}
	return p, nil
}

func (r *Room) picture(seat wire.SeatID, mapNo uint32) (Picture, bool) {
	v, ok := r.shownTo(seat)
	if !ok || v.Scene.Map != mapNo || !v.Scene.Picture {
		return Picture{}, false
	}
	return Picture{
		media:    r.c.Media,
		id:       r.state.Picture(),
		whole:    v.Me.Role == wire.GM,
		explored: v.Ground.Explored,
		at:       media.Placement{Grid: v.Scene.Grid, Bounds: v.Scene.Bounds},
	}, true
}

// Tile is a tile of the picture as JPEG, masked. It is work, and needs nothing of the room. ErrAbsent: nothing explored
// there, or no such tile.
func (p Picture) Tile(level, x, y int32) ([]byte, error) {
	if p.whole {
		tile, err := p.media.Whole(p.id, level, x, y)
		return tile, absent(err)
	}
	tile, err := p.media.Tile(p.id, level, x, y, p.explored, p.at)
	return tile, absent(err)
}

// Tile is Picture and its Tile in one.
func (r *Room) Tile(ctx context.Context, seat wire.SeatID, mapNo uint32, level, x, y int32) ([]byte, error) {
	p, err := r.Picture(ctx, seat, mapNo)
	if err != nil {
		return nil, err
	}
	return p.Tile(level, x, y)
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
