package wire

import (
	"math"

	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/geom/path"
	"sightline/geom/sight"
	"sightline/rules"
	"sightline/rules/turn"
)

// field is one field of T: how to code it, compare it and copy it. A type's list of fields is the one description from
// which patches, full views and View.Sum are made.
type field[T any] struct {
	code func(*coder, *T)
	same func(a, b *T) bool
	copy func(to, from *T)
}

// of describes the field that get points at.
func of[T any, F comparable](get func(*T) *F, code func(*coder, *F)) field[T] {
	return field[T]{
		code: func(c *coder, t *T) { code(c, get(t)) },
		same: func(a, b *T) bool { return *get(a) == *get(b) },
		copy: func(to, from *T) { *get(to) = *get(from) },
	}
}

// Bounds of what views hold. The client trusts its server more than the server trusts it, so they are wide.
const (
	maxName    = 256 // characters of any name
	maxPicture = 128 // characters of a picture's id
	maxSize    = 2 * geom.Limit
	maxFloor   = 1 << 15
	maxCell    = geom.Limit / 32 // spots of the largest gridless map; ever farther cells would come round to the first
)

func boolean(c *coder, p *bool)        { c.flag(p) }
func name(c *coder, p *string)         { text(c, p, maxName) }
func word32(c *coder, p *uint32)       { num(c, p, 0, math.MaxUint32) }
func colour(c *coder, p *uint32)       { word32(c, p) }
func picture(c *coder, p *PictureID)   { text(c, p, maxPicture) }
func facing(c *coder, p *int16)        { num(c, p, 0, 359) }
func int32s(c *coder, p *int32)        { num(c, p, math.MinInt32, math.MaxInt32) }
func coordinate(c *coder, p *int32)    { num(c, p, -geom.Limit, geom.Limit) }
func role(c *coder, p *Role)           { num(c, p, 0, int64(GM)) }
func size(c *coder, p *grid.Size)      { num(c, p, 0, int64(grid.Widest)) }
func doorState(c *coder, p *DoorState) { num(c, p, 0, int64(DoorLocked)) }
func floor(c *coder, p *int32)         { num(c, p, -maxFloor, maxFloor) }
func landKind(c *coder, p *rules.Land) { num(c, p, 0, int64(rules.AllLand)) }
func sceneLight(c *coder, p *SceneLight) {
	num(c, p, 0, int64(LightDark))
}

func point(c *coder, p *geom.Point) {
	coordinate(c, &p.X)
	coordinate(c, &p.Y)
}

func rect(c *coder, r *geom.Rect) {
	point(c, &r.Min)
	point(c, &r.Max)
}

func gridOf(c *coder, g *grid.Grid) {
	num(c, &g.Kind, 0, int64(grid.Gridless))
	c.flag(&g.Even)
}

// place codes a place in two coordinates and one byte for how the space lies in them.
func place(c *coder, p *grid.Place) {
	num(c, &p.Cell.X, -maxCell, maxCell)
	num(c, &p.Cell.Y, -maxCell, maxCell)
	lie := p.Quarter << 1
	if p.Turned {
		lie |= 1
	}
	if num(c, &lie, 0, 7); c.reading() {
		p.Turned, p.Quarter = lie&1 != 0, lie>>1
	}
}

func spent(c *coder, s *path.Spent) {
	count(c, &s.Cells)
	count(c, &s.Diagonals)
}

var meFields = []field[Me]{
	of(func(m *Me) *SeatID { return &m.Seat }, id[SeatID]),
	of(func(m *Me) *Role { return &m.Role }, role),
	of(func(m *Me) *bool { return &m.Waiting }, boolean),
}

var tableFields = []field[Table]{
	of(func(t *Table) *string { return &t.Name }, name),
	of(func(t *Table) *string { return &t.Profile }, name),
	of(func(t *Table) *grid.Rule { return &t.Diagonal }, rule),
	of(func(t *Table) *Limit { return &t.Limit }, limit),
	of(func(t *Table) *FogMode { return &t.Fog }, fogMode),
	of(func(t *Table) *bool { return &t.Shared }, boolean),
	of(func(t *Table) *bool { return &t.Centre }, boolean),
	of(func(t *Table) *bool { return &t.Flanking }, boolean),
	of(func(t *Table) *bool { return &t.Facing }, boolean),
	of(func(t *Table) *bool { return &t.WideFront }, boolean),
	of(func(t *Table) *bool { return &t.Squeeze }, boolean),
	of(func(t *Table) *bool { return &t.Harm }, boolean),
	of(func(t *Table) *bool { return &t.Halt }, boolean),
	of(func(t *Table) *string { return &t.House }, house),
	of(func(t *Table) *turn.Style { return &t.Order }, style),
	of(func(t *Table) *HealthShown { return &t.Health }, healthShown),
	of(func(t *Table) *int32 { return &t.Sessions }, int32s),
	of(func(t *Table) *int32 { return &t.Goals }, int32s),
	of(func(t *Table) *int32 { return &t.Start }, int32s),
}

func style(c *coder, p *turn.Style)        { num(c, p, 0, int64(turn.Styles)-1) }
func healthShown(c *coder, p *HealthShown) { num(c, p, 0, int64(HealthNumbers)) }
func used(c *coder, p *turn.Used)          { num(c, p, 0, int64(turn.AllUsed)) }

func health(c *coder, p *Health) {
	c.flag(&p.Bloodied)
	count(c, &p.Tenths)
	int32s(c, &p.HP)
	int32s(c, &p.Max)
}

func house(c *coder, p *string) { text(c, p, c.lim.House) }

func rule(c *coder, p *grid.Rule)  { num(c, p, 0, int64(grid.Taxicab)) }
func limit(c *coder, p *Limit)     { num(c, p, 0, int64(LimitTurn)) }
func fogMode(c *coder, p *FogMode) { num(c, p, 0, int64(FogHand)) }

var sceneFields = []field[Scene]{
	of(func(s *Scene) *uint32 { return &s.Map }, word32),
	of(func(s *Scene) *grid.Grid { return &s.Grid }, gridOf),
	of(func(s *Scene) *geom.Rect { return &s.Bounds }, rect),
	of(func(s *Scene) *SceneLight { return &s.Light }, sceneLight),
	of(func(s *Scene) *bool { return &s.Picture }, boolean),
	of(func(s *Scene) *int32 { return &s.PixelsX }, count[int32]),
	of(func(s *Scene) *int32 { return &s.PixelsY }, count[int32]),
	of(func(s *Scene) *int32 { return &s.TileSize }, count[int32]),
	of(func(s *Scene) *int32 { return &s.Levels }, count[int32]),
}

var tokenFields = []field[Token]{
	of(func(t *Token) *grid.Place { return &t.At }, place),
	of(func(t *Token) *int16 { return &t.Facing }, facing),
	of(func(t *Token) *bool { return &t.Past }, boolean),
	of(func(t *Token) *bool { return &t.Down }, boolean),
	{code: sheet, same: sameSheet, copy: func(to, from *Token) { to.Sheet = from.Sheet }},
	of(func(t *Token) *string { return &t.Name }, name),
	of(func(t *Token) *grid.Size { return &t.Size }, size),
	of(func(t *Token) *uint32 { return &t.Colour }, colour),
	of(func(t *Token) *PictureID { return &t.Picture }, picture),
	of(func(t *Token) *SeatID { return &t.Owner }, id[SeatID]),
	of(func(t *Token) *int32 { return &t.Floor }, floor),
	of(func(t *Token) *bool { return &t.Squeeze }, boolean),
	of(func(t *Token) *Marks { return &t.Marks }, marks),
	of(func(t *Token) *TokenID { return &t.Mount }, id[TokenID]),
	of(func(t *Token) *Health { return &t.Health }, health),
}

// sheet codes a token's sheet after a flag that says whether there is one.
func sheet(c *coder, t *Token) {
	has := t.Sheet != nil
	if c.flag(&has); !has || c.err != nil {
		return
	}
	if c.reading() {
		t.Sheet = new(Sheet)
	}
	s := t.Sheet
	c.flag(&s.Hidden)
	c.flag(&s.Blind)
	for _, n := range []*int32{&s.HP, &s.MaxHP} {
		int32s(c, n)
	}
	for _, n := range []*int32{&s.Speed, &s.Reach, &s.Darkvision, &s.Bright, &s.Dim, &s.Climb, &s.Swim, &s.Fly} {
		count(c, n)
	}
	spent(c, &s.Spent)
	arms(c, &s.Arms)
	guard(c, &s.Guard)
	int32s(c, &s.Initiative)
	count(c, &s.Actions)
	count(c, &s.Acted)
	used(c, &s.Used)
	trail(c, &s.Trail)
}

func trail(c *coder, p *Trail) {
	list := p.List()
	n := c.length(len(list), MaxTrail)
	if !c.reading() {
		for i := range list {
			int32s(c, &list[i])
		}
		return
	}
	var t Trail
	for range n {
		var v int32
		int32s(c, &v)
		t = t.And(v)
	}
	*p = t
}

func sameSheet(a, b *Token) bool {
	if a.Sheet == nil || b.Sheet == nil {
		return a.Sheet == b.Sheet
	}
	return *a.Sheet == *b.Sheet
}

var doorFields = []field[Door]{
	of(func(d *Door) *DoorState { return &d.State }, doorState),
	of(func(d *Door) *geom.Point { return &d.A }, point),
	of(func(d *Door) *geom.Point { return &d.B }, point),
	of(func(d *Door) *bool { return &d.Secret }, boolean),
	of(func(d *Door) *bool { return &d.Window }, boolean),
}

var entryFields = []field[Entry]{
	of(func(e *Entry) *bool { return &e.Now }, boolean),
	of(func(e *Entry) *TokenID { return &e.Token }, id[TokenID]),
	of(func(e *Entry) *string { return &e.Name }, name),
	of(func(e *Entry) *int32 { return &e.Value }, int32s),
	of(func(e *Entry) *EntryID { return &e.Group }, id[EntryID]),
	of(func(e *Entry) *int32 { return &e.Actions }, count[int32]),
}

var seatFields = []field[Seat]{
	of(func(s *Seat) *bool { return &s.Here }, boolean),
	of(func(s *Seat) *bool { return &s.Waiting }, boolean),
	of(func(s *Seat) *int32 { return &s.Awards }, count[int32]),
	of(func(s *Seat) *string { return &s.Name }, name),
	of(func(s *Seat) *Role { return &s.Role }, role),
	of(func(s *Seat) *uint32 { return &s.Colour }, colour),
	of(func(s *Seat) *Away { return &s.Away }, away),
	of(func(s *Seat) *SeatID { return &s.Deputy }, id[SeatID]),
	of(func(s *Seat) *bool { return &s.Keeper }, boolean),
}

func wall(c *coder, w *Wall) {
	point(c, &w.A)
	// The other end is near as a rule: its distance takes fewer bytes than its place.
	dx, dy := w.B.X-w.A.X, w.B.Y-w.A.Y
	num(c, &dx, -maxSize, maxSize)
	num(c, &dy, -maxSize, maxSize)
	if c.reading() {
		w.B = geom.Point{X: w.A.X + dx, Y: w.A.Y + dy}
	}
	num(c, &w.Kind, 0, int64(sight.Obstacle))
	num(c, &w.Sides, 0, int64(SideLeft|SideRight))
}

// run codes a row of cells.
func run(c *coder, r *Run) {
	num(c, &r.Cell.X, -maxCell, maxCell)
	num(c, &r.Cell.Y, -maxCell, maxCell)
	num(c, &r.N, 1, maxCell)
}

func land(c *coder, l *Land) {
	run(c, &l.Run)
	landKind(c, &l.Kind)
}

func light(c *coder, l *Light) {
	point(c, &l.At)
	count(c, &l.Bright)
	count(c, &l.Dim)
	colour(c, &l.Colour)
}

// MaxTemplate is how long a template may be, in lattice units: 120 cells, twice the longest that rules know (R-014-066 has none
// beyond 60). It bounds the work of those who are shown it.
const MaxTemplate = 120 * geom.Unit

// shape codes a template in full. Whether it makes sense area.Shape.Check says, which takes the grid.
func shape(c *coder, s *area.Shape) {
	num(c, &s.Kind, 0, area.Kinds-1)
	point(c, &s.Origin)
	point(c, &s.Dir)
	num(c, &s.Length, 0, MaxTemplate)
	num(c, &s.Width, 0, MaxTemplate)
	num(c, &s.Pivot, 0, int64(area.RightEnd))
	coordinate(c, &s.Lift)
	num(c, &s.Height, 0, MaxTemplate)
	size(c, &s.Size)
	place(c, &s.At)
	rule(c, &s.Count)
	rule(c, &s.Up)
}
