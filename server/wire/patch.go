package wire

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"sightline/geom"
)

// Patch turns one view into another. It says no more than the two views do, names elements by their ids, and holds
// only the fields that changed. The zero value changes nothing. A patch must be treated as a constant.
type Patch struct {
	me        edit[Me]
	table     edit[Table]
	scene     edit[Scene]
	seen      maskPatch
	bright    maskPatch
	explored  maskPatch
	walls     bagPatch[Wall]
	lights    bagPatch[Light]
	land      bagPatch[Land]
	doors     listPatch[Door]
	tokens    listPatch[Token]
	effects   listPatch[Effect]
	chases    listPatch[Chase]
	pledges   listPatch[Pledge]
	open      listPatch[OpenRoll]
	seats     listPatch[Seat]
	turn      turnPatch
	session   edit[Session]
	questions listPatch[Question]
}

// turnPatch is what changed of the turn list. The list keeps its order, less what is gone, with new lines at the end by id,
// unless order says for each line which one by id stands there.
type turnPatch struct {
	moved                    bool // round is the new one, in which the order stands at segment of segments
	round, segment, segments int32
	lines                    listPatch[Entry]
	order                    []uint32
}

func (p *turnPatch) empty() bool { return !p.moved && p.lines.empty() && len(p.order) == 0 }

// none is the empty view.
var none View

func orNone(v *View) *View {
	if v == nil {
		return &none
	}
	return v
}

// Diff returns the patch that turns a into b; nil stands for the empty view. Lists that have a documented order may come in
// any; the ids in one list must differ.
func Diff(a, b *View) Patch {
	a, b = orNone(a), orNone(b)
	g, h := &a.Ground, &b.Ground
	return Patch{
		me:        diffFields(meFields, &a.Me, &b.Me),
		table:     diffFields(tableFields, &a.Table, &b.Table),
		scene:     diffFields(sceneFields, &a.Scene, &b.Scene),
		seen:      diffMask(g.Seen, h.Seen, g.Seen, h.Seen, seenGuesses),
		bright:    diffMask(g.Bright, h.Bright, g.Seen, h.Seen, brightGuesses),
		explored:  diffMask(g.Explored, h.Explored, g.Seen, h.Seen, exploredGuesses),
		walls:     walls.diff(a.Walls, b.Walls),
		lights:    lights.diff(a.Lights, b.Lights),
		land:      lands.diff(a.Land, b.Land),
		doors:     doors.diff(a.Doors, b.Doors),
		tokens:    tokens.diff(a.Tokens, b.Tokens),
		effects:   effects.diff(a.Effects, b.Effects),
		chases:    chases.diff(a.Chases, b.Chases),
		pledges:   pledges.diff(a.Pledges, b.Pledges),
		open:      openRolls.diff(a.Open, b.Open),
		seats:     seats.diff(a.Seats, b.Seats),
		turn:      diffTurn(&a.Turn, &b.Turn),
		session:   diffFields(sessionFields, &a.Session, &b.Session),
		questions: questions.diff(a.Questions, b.Questions),
	}
}

func diffTurn(a, b *Turn) turnPatch {
	moved := a.Round != b.Round || a.Segment != b.Segment || a.Segments != b.Segments
	if !moved && slices.Equal(a.Entries, b.Entries) {
		return turnPatch{}
	}
	p := turnPatch{moved: moved, lines: entries.diff(a.Entries, b.Entries)}
	if p.moved {
		p.round, p.segment, p.segments = b.Round, b.Segment, b.Segments
	}
	byID := entries.sort(b.Entries)
	at := make(map[EntryID]uint32, len(byID))
	for i, e := range byID {
		at[e.ID] = uint32(i)
	}
	order := make([]uint32, len(b.Entries))
	for i, e := range b.Entries {
		order[i] = at[e.ID]
	}
	if !slices.Equal(order, natural(a.Entries, byID)) {
		p.order = order
	}
	return p
}

// natural is the order that lines have when none is told: as before, new ones at the end by id. It gives for each line its
// place in byID.
func natural(before, byID []Entry) []uint32 {
	at := make(map[EntryID]uint32, len(byID))
	for i, e := range byID {
		at[e.ID] = uint32(i)
	}
	order := make([]uint32, 0, len(byID))
	for _, e := range before {
		if i, ok := at[e.ID]; ok {
			order = append(order, i)
			delete(at, e.ID)
		}
	}
	for i, e := range byID {
		if _, fresh := at[e.ID]; fresh {
			order = append(order, uint32(i))
		}
	}
	return order
}

func (p *turnPatch) apply(t Turn) (Turn, error) {
	if p.empty() {
		return t, nil
	}
	if p.moved {
		t.Round, t.Segment, t.Segments = p.round, p.segment, p.segments
	}
	byID, err := entries.apply(entries.sort(t.Entries), p.lines)
	if err != nil {
		return t, err
	}
	order := p.order
	if len(order) == 0 {
		order = natural(t.Entries, byID)
	}
	t.Entries, err = arrange(byID, order)
	return t, err
}

// arrange returns the lines in the given order, which must name each once.
func arrange(byID []Entry, order []uint32) ([]Entry, error) {
	if len(order) != len(byID) {
		return nil, fmt.Errorf("wire: wrong patch: an order of %d for %d lines", len(order), len(byID))
	}
	used := make([]bool, len(byID))
	var es []Entry
	for _, i := range order {
		if int(i) >= len(byID) || used[i] {
			return nil, errors.New("wire: wrong patch: the order of the turn list names a line twice or one that is not there")
		}
		used[i] = true
		es = append(es, byID[i])
	}
	return es, nil
}

// Empty says that the patch changes nothing.
func (p Patch) Empty() bool { return p.parts() == 0 }

// parts says which parts of the patch are there, a bit each in the order in which code has them.
func (p *Patch) parts() (bits uint32) {
	for i, empty := range []bool{
		p.tokens.empty(), p.seen.empty(), p.bright.empty(), p.explored.empty(), p.walls.empty(), p.doors.empty(), p.turn.empty(),
		p.seats.empty(), p.me.bits == 0, p.table.bits == 0, p.scene.bits == 0, p.lights.empty(), p.land.empty(),
		p.effects.empty(), p.chases.empty(), p.pledges.empty(), p.open.empty(), p.session.bits == 0, p.questions.empty(),
	} {
		if !empty {
			bits |= 1 << i
		}
	}
	return bits
}

func (p *Patch) code(c *coder) {
	bits := p.parts()
	num(c, &bits, 0, 1<<19-1)
	for i, part := range []func(){
		func() { tokens.code(c, &p.tokens) },
		func() { p.seen.code(c) },
		func() { p.bright.code(c) },
		func() { p.explored.code(c) },
		func() { walls.patch(c, &p.walls) },
		func() { doors.code(c, &p.doors) },
		func() { p.turn.code(c) },
		func() { seats.code(c, &p.seats) },
		func() { p.me.code(c, meFields) },
		func() { p.table.code(c, tableFields) },
		func() { p.scene.code(c, sceneFields) },
		func() { lights.patch(c, &p.lights) },
		func() { lands.patch(c, &p.land) },
		func() { effects.code(c, &p.effects) },
		func() { chases.code(c, &p.chases) },
		func() { pledges.code(c, &p.pledges) },
		func() { openRolls.code(c, &p.open) },
		func() { p.session.code(c, sessionFields) },
		func() { questions.code(c, &p.questions) },
	} {
		if bits>>i&1 != 0 && c.err == nil {
			part()
		}
	}
}

func (p *turnPatch) code(c *coder) {
	c.flag(&p.moved)
	if p.moved {
		count(c, &p.round)
		count(c, &p.segment)
		count(c, &p.segments)
	}
	entries.code(c, &p.lines)
	list(c, &p.order, maxList, word32)
}

// Apply returns the view that p makes of v, which stays as it is; nil stands for the empty view. It fails on a patch that
// was not made for v as far as that shows; View.Sum of the result tells for certain.
func (v *View) Apply(p Patch) (*View, error) {
	b := *orNone(v)
	p.me.apply(meFields, &b.Me)
	p.table.apply(tableFields, &b.Table)
	p.scene.apply(sceneFields, &b.Scene)
	p.session.apply(sessionFields, &b.Session)
	var err error
	if b.Ground, err = p.ground(b.Ground); err != nil {
		return nil, err
	}
	var errs [12]error
	b.Walls, errs[0] = walls.apply(b.Walls, p.walls)
	b.Lights, errs[1] = lights.apply(b.Lights, p.lights)
	b.Doors, errs[2] = doors.apply(b.Doors, p.doors)
	b.Tokens, errs[3] = tokens.apply(b.Tokens, p.tokens)
	b.Seats, errs[4] = seats.apply(b.Seats, p.seats)
	b.Turn, errs[5] = p.turn.apply(b.Turn)
	b.Land, errs[6] = lands.apply(b.Land, p.land)
	b.Effects, errs[7] = effects.apply(b.Effects, p.effects)
	b.Chases, errs[8] = chases.apply(b.Chases, p.chases)
	b.Pledges, errs[9] = pledges.apply(b.Pledges, p.pledges)
	b.Open, errs[10] = openRolls.apply(b.Open, p.open)
	b.Questions, errs[11] = questions.apply(b.Questions, p.questions)
	if err := cmp.Or(errs[:]...); err != nil {
		return nil, err
	}
	return &b, nil
}

// ground returns what p makes of g.
func (p *Patch) ground(g Ground) (h Ground, err error) {
	if h.Seen, err = p.seen.apply(g.Seen, g.Seen, nil, seenGuesses); err != nil {
		return h, err
	}
	if h.Bright, err = p.bright.apply(g.Bright, g.Seen, h.Seen, brightGuesses); err != nil {
		return h, err
	}
	h.Explored, err = p.explored.apply(g.Explored, g.Seen, h.Seen, exploredGuesses)
	return h, err
}

// The parts of a view, so that equal contents of different ones hash differently.
const (
	sumMe uint64 = iota + 1
	sumTable
	sumScene
	sumExplored
	sumSeen
	sumBright
	sumWalls
	sumDoors
	sumLights
	sumTokens
	sumTurn
	sumSeats
	sumLand
	sumEffects
	sumChases
	sumPledges
	sumOpen
	sumSession
	sumQuestions
)

// Sum returns a 64-bit hash of all that v says; nil stands for the empty view. Views that are Equal have the same sum, on
// every machine. It is no protection against somebody who wants two views to have one sum.
func (v *View) Sum() uint64 {
	v = orNone(v)
	head := coder{sum: sumMe}
	sumFields(&head, meFields, &v.Me)
	head.sum = mix(head.sum ^ sumTable)
	sumFields(&head, tableFields, &v.Table)
	head.sum = mix(head.sum ^ sumScene)
	sumFields(&head, sceneFields, &v.Scene)
	head.sum = mix(head.sum ^ sumSession)
	sumFields(&head, sessionFields, &v.Session)
	n := head.sum
	n += sumMask(mix(sumExplored), v.Ground.Explored)
	n += sumMask(mix(sumSeen), v.Ground.Seen)
	n += sumMask(mix(sumBright), v.Ground.Bright)
	n += walls.sum(mix(sumWalls), v.Walls)
	n += lights.sum(mix(sumLights), v.Lights)
	n += lands.sum(mix(sumLand), v.Land)
	n += doors.sum(mix(sumDoors), v.Doors)
	n += tokens.sum(mix(sumTokens), v.Tokens)
	n += effects.sum(mix(sumEffects), v.Effects)
	n += chases.sum(mix(sumChases), v.Chases)
	n += pledges.sum(mix(sumPledges), v.Pledges)
	n += openRolls.sum(mix(sumOpen), v.Open)
	n += questions.sum(mix(sumQuestions), v.Questions)
	n += seats.sum(mix(sumSeats), v.Seats)
	n += mix(mix(sumTurn^uint64(v.Turn.Round)<<8) ^ uint64(v.Turn.Segment)<<32 ^ uint64(v.Turn.Segments))
	for i := range v.Turn.Entries { // whose order counts
		n += entries.sum(mix(sumTurn+uint64(i)<<8), v.Turn.Entries[i:i+1])
	}
	return mix(n)
}

// Equal says that two views say the same; nil stands for the empty view, an empty list equals a nil one, and the order of a
// list counts only in the turn list.
func (v *View) Equal(o *View) bool { return Diff(v, o).Empty() }

func comparePoints(a, b geom.Point) int {
	return cmp.Or(cmp.Compare(a.X, b.X), cmp.Compare(a.Y, b.Y))
}
