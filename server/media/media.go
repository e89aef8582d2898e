package media

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"hash"

	"sightline/server/wire"
)

// TileSize is how many pixels a tile is wide and high, at each level; the last ones of a row or column may be smaller.
const TileSize = 256

// ErrNone is the answer for a tile or picture that is absent, out of range, or of which nothing may be shown.
var ErrNone = errors.New("media: no such picture")

// Media keeps pictures. Its methods may be called from many goroutines; one map's and one token's picture are decoded at a time.
type Media struct {
	store    Store
	decoders []Decoder
	limits   Limits
	maps     chan struct{} // holds one while a map's picture is being decoded
	tokens   chan struct{} // holds one while a token's is: it need not wait for a large map
	packs    *cache[wire.PictureID, *pack]
	tiles    *cache[place, []byte]
	jpegs    *cache[masked, []byte]
}

// Picture is a map's picture, cut into tiles. Level 0 is full size, each next one half of it, rounded up.
type Picture struct {
	ID                     wire.PictureID
	W, H, TileSize, Levels int32
}

// New makes a Media that keeps its pictures in store. decoders nil: Decoders().
func New(store Store, decoders []Decoder, limits Limits) *Media {
	if decoders == nil {
		decoders = Decoders()
	}
	return &Media{
		store:    store,
		decoders: decoders,
		limits:   limits,
		maps:     make(chan struct{}, 1),
		tokens:   make(chan struct{}, 1),
		packs:    newCache[wire.PictureID, *pack](8 << 20),
		tiles:    newCache[place, []byte](limits.Tiles),
		jpegs:    newCache[masked, []byte](limits.Encoded),
	}
}

// AddMap accepts a map's picture and cuts it into tiles; the same picture gets the same id. A refusal is a *Refusal; other
// errors are the store's or ctx's. When it returns without one, the picture outlives a crash.
func (m *Media) AddMap(ctx context.Context, data []byte) (Picture, error) {
	h, err := m.look(data, m.limits.MapBytes, m.limits.Side, m.limits.Memory)
	if err != nil {
		return Picture{}, err
	}
	if err := begin(ctx, m.maps); err != nil {
		return Picture{}, err
	}
	defer func() { <-m.maps }()
	r, err := m.open(data, h)
	if err != nil {
		return Picture{}, err
	}
	w, err := m.create()
	if err != nil {
		return Picture{}, err
	}
	defer w.Abort()
	p, err := build(ctx, r, w)
	if err != nil {
		return Picture{}, err
	}
	p.ID, err = w.commit()
	return p, err
}

// AddToken accepts a token's picture, at most TokenSize pixels of which are kept each way. Errors are as AddMap's.
func (m *Media) AddToken(data []byte) (wire.PictureID, error) {
	h, err := m.look(data, m.limits.TokenBytes, m.limits.TokenSide, m.limits.TokenMemory)
	if err != nil {
		return "", err
	}
	m.tokens <- struct{}{}
	defer func() { <-m.tokens }()
	r, err := m.open(data, h)
	if err != nil {
		return "", err
	}
	small, err := token(r)
	if err != nil {
		return "", err
	}
	w, err := m.create()
	if err != nil {
		return "", err
	}
	defer w.Abort()
	if _, err := w.Write(small); err != nil {
		return "", err
	}
	return w.commit()
}

// Token gives a token's picture and its content type, or ErrNone. A map's picture is never given.
func (m *Media) Token(id wire.PictureID) ([]byte, string, error) {
	if !named(id) {
		return nil, "", ErrNone
	}
	magic := make([]byte, 8)
	size, err := m.store.Size(string(id))
	if err == nil {
		err = m.store.ReadAt(string(id), magic[:min(size, 8)], 0)
	}
	if err != nil {
		return nil, "", err
	}
	kind := "image/jpeg"
	switch {
	case isPNG(magic):
		kind = "image/png"
	case magic[0] != 0xff || magic[1] != 0xd8:
		return nil, "", ErrNone
	}
	data := make([]byte, size)
	return data, kind, m.store.ReadAt(string(id), data, 0)
}

// Picture tells the size of a stored map picture, or ErrNone.
func (m *Media) Picture(id wire.PictureID) (Picture, error) {
	p, err := m.pack(id)
	if err != nil {
		return Picture{}, err
	}
	return Picture{ID: id, W: p.w, H: p.h, TileSize: TileSize, Levels: levels(p.w, p.h)}, nil
}

// look finds out what a picture is and refuses what is beyond the limits.
func (m *Media) look(data []byte, most int64, side int32, memory int64) (head, error) {
	if n := int64(len(data)); n > most {
		return head{}, &Refusal{Code: CodeBytes, Value: n, Limit: most}
	}
	h, err := look(data)
	if err == nil {
		err = h.allow(side, memory)
	}
	return h, err
}

// begin waits for its turn.
func begin(ctx context.Context, turn chan struct{}) error {
	select {
	case turn <- struct{}{}:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// pack gives the index of a map's picture.
func (m *Media) pack(id wire.PictureID) (*pack, error) {
	if p, ok := m.packs.get(id); ok {
		return p, nil
	}
	if !named(id) {
		return nil, ErrNone
	}
	p, err := openPack(m.store, string(id))
	if err != nil {
		return nil, err
	}
	m.packs.put(id, p, int64(len(p.index))+200)
	return p, nil
}

// named tells whether id can be the name of a blob: a name from outside never reaches a store otherwise.
func named(id wire.PictureID) bool {
	for _, c := range []byte(id) {
		if (c < '0' || c > '9') && (c < 'a' || c > 'f') {
			return false
		}
	}
	return len(id) == 2*sha256.Size
}

// blob is a blob being written and hashed.
type blob struct {
	Writer
	hash hash.Hash
}

func (m *Media) create() (*blob, error) {
	w, err := m.store.Create()
	if err != nil {
		return nil, err
	}
	return &blob{w, sha256.New()}, nil
}

func (b *blob) Write(p []byte) (int, error) {
	b.hash.Write(p)
	return b.Writer.Write(p)
}

// commit keeps the blob under the hash of its bytes.
func (b *blob) commit() (wire.PictureID, error) {
	name := hex.EncodeToString(b.hash.Sum(nil))
	return wire.PictureID(name), b.Commit(name)
}
