package game

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"sightline/maps/samples"
	"sightline/server/journal/memory"
	"sightline/server/media"
	"sightline/server/room"
	"sightline/server/wire"
)

// Person is somebody who plays at the device.
type Person struct {
	ID   wire.SeatID // 0 until the game stands
	Name string
	Role wire.Role
}

// Setup is what a game begins with.
type Setup struct {
	Sample   string // name of a sample map; "" with File
	File     []byte // a map file, or a plain picture
	FileName string
	Title    string // of the table
	Host     string // name of the seat that lays the map when nobody plays the GM
	Profile  string // rules.Profile name; "" leaves the table's own
	People   []Person
}

// Ground is what a game stands on.
type Ground struct {
	Clock  room.Clock
	Chance interface{ Uint64() uint64 }
}

// Game is a table at work. Its methods may be called from any goroutine.
type Game struct {
	room  *room.Room
	roles map[wire.SeatID]wire.Role
	laid  *wire.Laid
}

// MaxPeople is how many can play at one device.
const MaxPeople = 12

// ErrPeople says that nobody plays, or too many.
var ErrPeople = errors.New("game: between 1 and 12 people can play at one device")

// Begin lays the map, seats the people in order and gives back who they are. Without a GM among them each player also
// gets a token on the map, and the turn order runs through them. What Reason makes of an error can be shown.
func Begin(ctx context.Context, g Ground, s Setup) (*Game, []Person, error) {
	if len(s.People) == 0 || len(s.People) > MaxPeople {
		return nil, nil, ErrPeople
	}
	r, err := room.Open(ctx, room.Config{
		ID: "hotseat", Name: s.Title, Journal: memory.New(), Media: media.New(media.Memory(), nil, media.WorkerLimits()),
		Clock: g.Clock, Chance: g.Chance,
	})
	if err != nil {
		return nil, nil, fmt.Errorf("game: the table could not be opened: %w", err)
	}
	b := &Game{room: r, roles: map[wire.SeatID]wire.Role{}}
	people, err := b.setUp(ctx, s)
	if err != nil {
		return nil, nil, errors.Join(err, r.Close())
	}
	return b, people, nil
}

func (g *Game) setUp(ctx context.Context, s Setup) ([]Person, error) {
	if err := g.layFirst(ctx, s); err != nil {
		return nil, err
	}
	alone := !slices.ContainsFunc(s.People, func(p Person) bool { return p.Role == wire.GM })
	var host wire.SeatID
	if alone { // it sits down first, so that nobody is told of it
		var err error
		if host, err = g.room.Sit(s.Host, wire.GM); err != nil {
			return nil, err
		}
	}
	people := append([]Person(nil), s.People...)
	for i, p := range people {
		id, err := g.room.Sit(p.Name, p.Role)
		if err != nil {
			return nil, err
		}
		people[i].ID, g.roles[id] = id, p.Role
		if p.Role == wire.GM && host == 0 {
			host = id
		}
	}
	return people, g.prepare(ctx, s.Profile, host, alone, people)
}

// prepare has the host set the rules and, when it is the program, the tokens and the turn order.
func (g *Game) prepare(ctx context.Context, profile string, host wire.SeatID, alone bool, people []Person) error {
	e, err := newErrand(ctx, g.room, host)
	if err != nil {
		return err
	}
	defer e.end()
	if err := e.rules(profile); err != nil || !alone {
		return err
	}
	return e.tokens(people)
}

func (g *Game) layFirst(ctx context.Context, s Setup) error {
	if len(s.File) > 0 {
		l, err := g.room.Lay(ctx, s.FileName, s.File)
		g.laid = &l
		return err
	}
	m, picture, err := samples.Open(s.Sample)
	if err != nil {
		return err
	}
	return g.room.LayMap(ctx, m, picture)
}

// Join connects a seat's page.
func (g *Game) Join(seat wire.SeatID, out room.Out) (*room.Session, error) {
	if _, ok := g.roles[seat]; !ok {
		return nil, room.ErrAbsent
	}
	return g.room.Join(seat, room.Resume{}, out)
}

// Tile is room.Room.Tile.
func (g *Game) Tile(ctx context.Context, seat wire.SeatID, mapNo uint32, level, x, y int32) ([]byte, error) {
	return g.room.Tile(ctx, seat, mapNo, level, x, y)
}

// Art is room.Room.Art.
func (g *Game) Art(ctx context.Context, seat wire.SeatID, id wire.PictureID) ([]byte, error) {
	data, _, err := g.room.Art(ctx, seat, id)
	return data, err
}

// Laid is what became of the file that the game began on; nil when it began on a sample.
func (g *Game) Laid() *wire.Laid { return g.laid }

// Lay lays another map for a seat, which must be a GM's, and says what became of the file.
func (g *Game) Lay(ctx context.Context, seat wire.SeatID, name string, data []byte) (wire.Laid, error) {
	if g.roles[seat] != wire.GM {
		return wire.Laid{}, room.ErrAbsent
	}
	return g.room.Lay(ctx, name, data)
}

// KeepArt keeps a token's picture for a seat, which must be a GM's.
func (g *Game) KeepArt(ctx context.Context, seat wire.SeatID, data []byte) (wire.PictureID, error) {
	if g.roles[seat] != wire.GM {
		return "", room.ErrAbsent
	}
	return g.room.AddArt(ctx, data)
}

// Close ends the game.
func (g *Game) Close() error { return g.room.Close() }

// Reason is what a person may be told of an error.
func Reason(err error) wire.Reason {
	if errors.Is(err, ErrPeople) {
		return wire.Reason{Code: wire.CodeFull, Limit: MaxPeople}
	}
	return room.Reason(err)
}
