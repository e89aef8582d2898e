package media

import (
	"context"
	"errors"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/server/wire"
)

// TileSize is how many pixels a tile is wide and high, at each level.
const TileSize = 256

// ErrNone is the answer for a tile or picture that is absent, out of range or of which nothing may be shown.
var ErrNone = errors.New("media: no such picture")

// Media keeps pictures.
type Media struct{}

// Picture is a map's picture, cut into tiles. Level 0 is full size.
type Picture struct {
	ID                     wire.PictureID
	W, H, TileSize, Levels int32
}

// Placement is where a picture lies: it covers Bounds exactly.
type Placement struct {
	Grid   grid.Grid
	Bounds geom.Rect
}

// New makes a Media that keeps its pictures in store. decoders nil: Decoders().
func New(store Store, decoders []Decoder, limits Limits) *Media { panic("later") }

// AddMap accepts a map's picture and cuts it into tiles. A refusal is a *Refusal.
func (m *Media) AddMap(ctx context.Context, data []byte) (Picture, error) { panic("later") }

// AddToken accepts a token's picture.
func (m *Media) AddToken(data []byte) (wire.PictureID, error) { panic("later") }

// Token gives a token's picture and its content type, or ErrNone.
func (m *Media) Token(id wire.PictureID) ([]byte, string, error) { panic("later") }

// Tile gives a tile as JPEG, showing only what lies on explored ground. nil explored is nothing explored: ErrNone.
func (m *Media) Tile(id wire.PictureID, level, x, y int32, explored *geom.Mask, at Placement) ([]byte, error) {
	panic("later")
}

// Whole gives a whole tile as JPEG, for those who may see all of the map.
func (m *Media) Whole(id wire.PictureID, level, x, y int32) ([]byte, error) { panic("later") }

// Picture tells the size of a stored map picture, or ErrNone.
func (m *Media) Picture(id wire.PictureID) (Picture, error) { panic("later") }
