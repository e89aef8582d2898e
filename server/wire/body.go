package wire

import (
	"maps"
	"math"
	"slices"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/rules"
	"sightline/rules/fight"
)

// The kinds of command, as they stand on the wire.
const (
	kindAddToken uint8 = iota + 1
	kindEditToken
	kindRemoveToken
	kindMoveToken
	kindPutToken
	kindTurnToken
	kindSetDoor
	kindBrushFog
	kindRevealRoom
	kindResetFog
	kindSetScene
	kindSetTable
	kindUndo
	kindSay
	kindRoll
	kindAddEntry
	kindEditEntry
	kindMoveEntry
	kindRemoveEntry
	kindStepTurn
	kindEndTurns
	kindRenameSeat
	kindRemoveSeat
	kindWatch
	kindShow
	kindRaiseToken
	kindSqueezeToken
	kindPaintLand
	kindAddEffect
	kindEditEffect
	kindRemoveEffect
	kindPassTime
	kindAttack
	kindCallSaves
	kindHarm
	kindMountToken
	kindDismountToken
	kindStartChase
	kindStopChase
	kindSetChase
	kindSetRunner
	kindDoChase
	kindRollInitiative
	kindUseTurn
	kindCountActions
	kindLabelTokens
	kindPublishRoll
	kindAfflict
	kindTendEffect
	kindRest
	kindBeginRolls
	kindEndRolls
	kindInspire
	kindPlaceEngine
	kindWorkEngine
	kindAward
	kindCallReaction
	kindTakeReaction
	kindSetAway
	kindAskRule
	kindSettleRule
	kindKeepRules
	kindCallBreak
	kindTakeBack
)

func (SetAway) kind() uint8     { return kindSetAway }
func (AskRule) kind() uint8     { return kindAskRule }
func (SettleRule) kind() uint8  { return kindSettleRule }
func (KeepRules) kind() uint8   { return kindKeepRules }
func (CallBreak) kind() uint8   { return kindCallBreak }
func (TakeBack) kind() uint8    { return kindTakeBack }
func (BeginRolls) kind() uint8  { return kindBeginRolls }
func (EndRolls) kind() uint8    { return kindEndRolls }
func (AddToken) kind() uint8    { return kindAddToken }
func (EditToken) kind() uint8   { return kindEditToken }
func (RemoveToken) kind() uint8 { return kindRemoveToken }
func (MoveToken) kind() uint8   { return kindMoveToken }
func (PutToken) kind() uint8    { return kindPutToken }
func (TurnToken) kind() uint8   { return kindTurnToken }
func (SetDoor) kind() uint8     { return kindSetDoor }
func (BrushFog) kind() uint8    { return kindBrushFog }
func (RevealRoom) kind() uint8  { return kindRevealRoom }
func (ResetFog) kind() uint8    { return kindResetFog }
func (SetScene) kind() uint8    { return kindSetScene }
func (SetTable) kind() uint8    { return kindSetTable }
func (Undo) kind() uint8        { return kindUndo }
func (Say) kind() uint8         { return kindSay }
func (Roll) kind() uint8        { return kindRoll }
func (AddEntry) kind() uint8    { return kindAddEntry }
func (EditEntry) kind() uint8   { return kindEditEntry }
func (MoveEntry) kind() uint8   { return kindMoveEntry }
func (RemoveEntry) kind() uint8 { return kindRemoveEntry }
func (StepTurn) kind() uint8    { return kindStepTurn }
func (EndTurns) kind() uint8    { return kindEndTurns }
func (RenameSeat) kind() uint8  { return kindRenameSeat }
func (RemoveSeat) kind() uint8  { return kindRemoveSeat }
func (Watch) kind() uint8       { return kindWatch }
func (Show) kind() uint8        { return kindShow }

func (PublishRoll) kind() uint8    { return kindPublishRoll }
func (RaiseToken) kind() uint8     { return kindRaiseToken }
func (SqueezeToken) kind() uint8   { return kindSqueezeToken }
func (PaintLand) kind() uint8      { return kindPaintLand }
func (AddEffect) kind() uint8      { return kindAddEffect }
func (EditEffect) kind() uint8     { return kindEditEffect }
func (RemoveEffect) kind() uint8   { return kindRemoveEffect }
func (RollInitiative) kind() uint8 { return kindRollInitiative }
func (UseTurn) kind() uint8        { return kindUseTurn }
func (CountActions) kind() uint8   { return kindCountActions }
func (LabelTokens) kind() uint8    { return kindLabelTokens }
func (PassTime) kind() uint8       { return kindPassTime }
func (CallReaction) kind() uint8   { return kindCallReaction }
func (TakeReaction) kind() uint8   { return kindTakeReaction }

func (Attack) kind() uint8        { return kindAttack }
func (CallSaves) kind() uint8     { return kindCallSaves }
func (Harm) kind() uint8          { return kindHarm }
func (MountToken) kind() uint8    { return kindMountToken }
func (DismountToken) kind() uint8 { return kindDismountToken }

// coded is a pointer to a T that says its fields to a coder.
type coded[T any] interface {
	*T
	code(*coder)
}

// as codes v, which is a T when it is being written, and returns it or what was read.
func as[T any, P coded[T]](c *coder, v any) any {
	t, _ := v.(T)
	P(&t).code(c)
	return t
}

// bodies codes each kind of command.
var bodies = map[uint8]func(*coder, any) any{
	kindAddToken:    as[AddToken],
	kindEditToken:   as[EditToken],
	kindRemoveToken: as[RemoveToken],
	kindMoveToken:   as[MoveToken],
	kindPutToken:    as[PutToken],
	kindTurnToken:   as[TurnToken],
	kindSetDoor:     as[SetDoor],
	kindBrushFog:    as[BrushFog],
	kindRevealRoom:  as[RevealRoom],
	kindResetFog:    as[ResetFog],
	kindSetScene:    as[SetScene],
	kindSetTable:    as[SetTable],
	kindUndo:        as[Undo],
	kindSay:         as[Say],
	kindRoll:        as[Roll],
	kindAddEntry:    as[AddEntry],
	kindEditEntry:   as[EditEntry],
	kindMoveEntry:   as[MoveEntry],
	kindRemoveEntry: as[RemoveEntry],
	kindStepTurn:    as[StepTurn],
	kindEndTurns:    as[EndTurns],
	kindRenameSeat:  as[RenameSeat],
	kindRemoveSeat:  as[RemoveSeat],
	kindWatch:       as[Watch],
	kindShow:        as[Show],

	kindPublishRoll:  as[PublishRoll],
	kindRaiseToken:   as[RaiseToken],
	kindSqueezeToken: as[SqueezeToken],
	kindPaintLand:    as[PaintLand],
	kindAddEffect:    as[AddEffect],
	kindEditEffect:   as[EditEffect],
	kindRemoveEffect: as[RemoveEffect],
	kindPassTime:     as[PassTime],
	kindCallReaction: as[CallReaction],
	kindTakeReaction: as[TakeReaction],

	kindAfflict:     as[Afflict],
	kindTendEffect:  as[TendEffect],
	kindRest:        as[Rest],
	kindPlaceEngine: as[PlaceEngine],
	kindWorkEngine:  as[WorkEngine],
	kindAward:       as[Award],

	kindAttack:         as[Attack],
	kindCallSaves:      as[CallSaves],
	kindHarm:           as[Harm],
	kindMountToken:     as[MountToken],
	kindDismountToken:  as[DismountToken],
	kindBeginRolls:     as[BeginRolls],
	kindSetAway:        as[SetAway],
	kindAskRule:        as[AskRule],
	kindSettleRule:     as[SettleRule],
	kindKeepRules:      as[KeepRules],
	kindCallBreak:      as[CallBreak],
	kindTakeBack:       as[TakeBack],
	kindEndRolls:       as[EndRolls],
	kindStartChase:     as[StartChase],
	kindStopChase:      as[StopChase],
	kindSetChase:       as[SetChase],
	kindSetRunner:      as[SetRunner],
	kindDoChase:        as[DoChase],
	kindRollInitiative: as[RollInitiative],
	kindUseTurn:        as[UseTurn],
	kindCountActions:   as[CountActions],
	kindLabelTokens:    as[LabelTokens],
	kindInspire:        as[Inspire],
}

func (b *AddToken) code(c *coder) {
	b.Spec.code(c)
	place(c, &b.At)
	facing(c, &b.Facing)
}

func (b *EditToken) code(c *coder) {
	id(c, &b.Token)
	if num(c, &b.Fields, 0, int64(AllFields)); b.Fields&^AllFields != 0 && c.reading() {
		c.fail("fields %#x, which no token has", uint32(b.Fields&^AllFields))
	}
	b.Spec.code(c)
}

func (s *TokenSpec) code(c *coder) {
	text(c, &s.Name, c.lim.Name)
	size(c, &s.Size)
	colour(c, &s.Colour)
	picture(c, &s.Picture)
	id(c, &s.Owner)
	for _, p := range []*bool{&s.Hidden, &s.Down, &s.Blind} {
		c.flag(p)
	}
	int32s(c, &s.HP)
	int32s(c, &s.MaxHP)
	for _, p := range []*int32{&s.Speed, &s.Reach, &s.Darkvision, &s.Bright, &s.Dim, &s.Climb, &s.Swim, &s.Fly} {
		num(c, p, 0, maxSize/geom.Unit)
	}
	arms(c, &s.Arms)
	guard(c, &s.Guard)
	int32s(c, &s.Initiative)
	num(c, &s.Actions, 0, maxSize/geom.Unit)
}

func (b *RollInitiative) code(c *coder) { list(c, &b.Tokens, c.lim.To, id[TokenID]) }

func (b *UseTurn) code(c *coder) {
	id(c, &b.Token)
	used(c, &b.Used)
	c.flag(&b.On)
}

func (b *CountActions) code(c *coder) {
	id(c, &b.Token)
	count(c, &b.Acted)
}

func (b *LabelTokens) code(c *coder) {
	id(c, &b.Token)
	num(c, &b.Style, 0, int64(rules.LabelStyles)-1)
	c.flag(&b.Czech)
}

func (b *RemoveToken) code(c *coder) { id(c, &b.Token) }

func (b *MoveToken) code(c *coder) {
	id(c, &b.Token)
	c.path(&b.Path)
	c.flag(&b.Fly)
	num(c, &b.How, 0, int64(fight.Forced))
}

func (b *RaiseToken) code(c *coder) {
	id(c, &b.Token)
	floor(c, &b.Floor)
}

func (b *SqueezeToken) code(c *coder) {
	id(c, &b.Token)
	c.flag(&b.Squeeze)
}

func (b *PaintLand) code(c *coder) {
	landKind(c, &b.Kind)
	list(c, &b.Runs, c.lim.Runs, run)
}

func (c *coder) path(p *[]grid.Place) { list(c, p, c.lim.Path, place) }

func (b *PutToken) code(c *coder) {
	id(c, &b.Token)
	place(c, &b.At)
}

func (b *TurnToken) code(c *coder) {
	id(c, &b.Token)
	facing(c, &b.Facing)
}

func (b *SetDoor) code(c *coder) {
	id(c, &b.Door)
	doorState(c, &b.From)
	doorState(c, &b.To)
}

func (b *BrushFog) code(c *coder) {
	c.flag(&b.Reveal)
	mask(c, &b.Area)
}

func (b *RevealRoom) code(c *coder) { point(c, &b.At) }
func (b *ResetFog) code(c *coder)   { id(c, &b.Seat) }

func (b *SetScene) code(c *coder) {
	gridOf(c, &b.Grid)
	sceneLight(c, &b.Light)
}

func (b *SetTable) code(c *coder) {
	for _, f := range tableFields {
		f.code(c, &b.Table)
	}
}

func (b *Undo) code(c *coder) { id(c, &b.Seat) }

func (b *Say) code(c *coder) {
	text(c, &b.Text, c.lim.Text)
	list(c, &b.To, c.lim.To, id[SeatID])
	text(c, &b.As, c.lim.Name)
	voice(c, &b.Voice)
}

func (b *Roll) code(c *coder) {
	text(c, &b.Expr, c.lim.Expr)
	c.flag(&b.Secret)
	rollMode(c, &b.Mode)
}

func (b *PublishRoll) code(c *coder) {
	id(c, &b.Roll)
	int32s(c, &b.Total)
}

func (b *AddEntry) code(c *coder) {
	id(c, &b.Token)
	text(c, &b.Name, c.lim.Name)
	int32s(c, &b.Value)
}

func (b *EditEntry) code(c *coder) {
	id(c, &b.Entry)
	int32s(c, &b.Value)
}

func (b *MoveEntry) code(c *coder) {
	id(c, &b.Entry)
	id(c, &b.Before)
}

func (b *RemoveEntry) code(c *coder) { id(c, &b.Entry) }
func (b *StepTurn) code(c *coder)    { c.flag(&b.Back) }
func (b *EndTurns) code(*coder)      {}

func (b *RenameSeat) code(c *coder) {
	id(c, &b.Seat)
	text(c, &b.Name, c.lim.Name)
}

func (b *RemoveSeat) code(c *coder) { id(c, &b.Seat) }
func (b *Watch) code(c *coder)      { id(c, &b.Seat) }
func (b *Show) code(c *coder)       { b.Thing.code(c) }

func (t *Thing) code(c *coder) {
	num(c, &t.Kind, 0, int64(ThingTemplate))
	list(c, &t.Points, c.lim.Points, point)
	id(c, &t.Token)
	c.path(&t.Path)
	shape(c, &t.Shape)
	c.flag(&t.Around)
}

func (c *Command) code(k *coder) {
	num(k, &c.ID, 0, math.MaxUint32)
	var kind uint8
	if !k.reading() {
		kind = c.Body.kind()
	}
	num(k, &kind, 0, math.MaxUint8)
	f := bodies[kind]
	if f == nil {
		k.fail("command of unknown kind %d", kind)
	}
	if k.err == nil {
		c.Body, _ = f(k, c.Body).(Body)
	}
}

// Bodies returns an empty body of each kind of command.
func Bodies() []Body {
	list := make([]Body, 0, len(bodies))
	for _, kind := range slices.Sorted(maps.Keys(bodies)) {
		b, _ := bodies[kind](encoder(), nil).(Body)
		list = append(list, b)
	}
	return list
}

// EncodeCommand returns c as bytes. It keeps no limit: a command beyond the receiver's is refused there. c.Body must not be nil.
func EncodeCommand(c Command) []byte {
	k := encoder()
	c.code(k)
	return k.out.Bytes()
}

// DecodeCommand reads what EncodeCommand wrote. It takes any bytes: it never panics, never allocates by a length it was told,
// and fails on unknown kinds, values out of range, text that isn't UTF-8, whatever is beyond l, and leftover bytes. It does
// not know who asks or what there is: that is the room's to judge.
func DecodeCommand(b []byte, l Limits) (Command, error) {
	k := decoder(b, l)
	if len(b) > l.Message {
		k.fail("a command of %d bytes, at most %d are allowed", len(b), l.Message)
		return Command{}, k.err
	}
	var c Command
	c.code(k)
	if err := k.end(false); err != nil {
		return Command{}, err
	}
	return c, nil
}
