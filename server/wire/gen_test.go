package wire

import (
	"reflect"

	"pgregory.net/rapid"

	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/rules"
	"sightline/rules/afflict"
	"sightline/rules/chase"
	"sightline/rules/check"
	"sightline/rules/dice"
	"sightline/rules/effect"
	"sightline/rules/fight"
	"sightline/rules/turn"
)

// gen makes a T: each field by a generator for its type, so that a new field is covered without a line here.
func gen[T any](t *rapid.T) T {
	v := reflect.New(reflect.TypeFor[T]()).Elem()
	fill(t, v)
	return v.Interface().(T)
}

// special makes values of types whose range is narrower than their Go type, or that reflection can't make.
var special map[reflect.Type]func(*rapid.T) any

func init() {
	special = map[reflect.Type]func(*rapid.T) any{
		reflect.TypeFor[grid.Size]():  upTo(grid.Widest),
		reflect.TypeFor[grid.Rule]():  upTo(grid.Taxicab),
		reflect.TypeFor[grid.Kind]():  upTo(grid.Gridless),
		reflect.TypeFor[sight.Kind](): upTo(sight.Obstacle),
		reflect.TypeFor[area.Kind]():  upTo(area.Cylinder),
		reflect.TypeFor[area.Pivot](): upTo(area.RightEnd),
		reflect.TypeFor[dice.Op]():    upTo(dice.Over),
		reflect.TypeFor[dice.Kind]():  upTo(dice.IsProduct),
		reflect.TypeFor[check.Mode](): upTo(check.Modes - 1),
		reflect.TypeFor[Role]():       upTo(GM),
		reflect.TypeFor[RollFor]():    upTo(RollFors - 1),
		reflect.TypeFor[Voice]():      upTo(Voices - 1),
		reflect.TypeFor[Away]():       upTo(lastAway),
		reflect.TypeFor[CallBreak]():  func(t *rapid.T) any { return CallBreak{rapid.Int32Range(0, MaxBreak).Draw(t, "minutes")} },
		reflect.TypeFor[Limit]():      upTo(LimitTurn),
		reflect.TypeFor[FogMode]():    upTo(FogHand),
		reflect.TypeFor[SceneLight](): upTo(LightDark),
		reflect.TypeFor[DoorState]():  upTo(DoorLocked),
		reflect.TypeFor[Side]():       upTo(SideLeft | SideRight),
		reflect.TypeFor[Code]():       upTo(LastCode),
		reflect.TypeFor[NoteKind]():   upTo(LastNote),
		reflect.TypeFor[ThingKind]():  upTo(ThingTemplate),
		reflect.TypeFor[Field](): func(t *rapid.T) any {
			return Field(rapid.Uint32Range(0, uint32(AllFields)).Draw(t, "fields")) & AllFields
		},
		reflect.TypeFor[rules.Land]():   upTo(rules.AllLand),
		reflect.TypeFor[effect.Until](): upTo(effect.Untold),
		reflect.TypeFor[chase.Role]():   upTo(chase.Quarry),
		reflect.TypeFor[chase.Left]():   upTo(chase.LastLeft),
		reflect.TypeFor[chase.Factor](): upTo(chase.Factor(chase.AllFactors)),
		reflect.TypeFor[ChaseVerb]():    upTo(LastChaseVerb),
		reflect.TypeFor[chase.Mark]():   func(t *rapid.T) any { return genMark(t) },
		reflect.TypeFor[Runner]():       func(t *rapid.T) any { return genRunner(t) },
		reflect.TypeFor[Audience]():     upTo(SeeGM),
		reflect.TypeFor[afflict.Due]():  upTo(afflict.Due(afflict.AllDue)),
		reflect.TypeFor[TendVerb]():     upTo(LastTend),
		reflect.TypeFor[InspireVerb]():  upTo(LastInspireVerb),
		reflect.TypeFor[check.Model]():  upTo(check.Models - 1),
		reflect.TypeFor[AwardKind]():    upTo(LastAward),
		reflect.TypeFor[EngineVerb]():   upTo(LastEngine),
		reflect.TypeFor[Run]():          func(t *rapid.T) any { return genRun(t) },
		reflect.TypeFor[*geom.Mask]():   func(t *rapid.T) any { return genMask(t) },
		reflect.TypeFor[geom.Point]():   func(t *rapid.T) any { return genPoint(t) },
		reflect.TypeFor[grid.Place]():   func(t *rapid.T) any { return genPlace(t) },
		reflect.TypeFor[Thing]():        func(t *rapid.T) any { return genThing(t) },
		reflect.TypeFor[*RollResult]():  func(t *rapid.T) any { return maybe[RollResult](t) },
		reflect.TypeFor[*Sheet]():       func(t *rapid.T) any { return maybe[Sheet](t) },
		reflect.TypeFor[fight.Damages](): func(t *rapid.T) any {
			return fight.Damages(rapid.Uint32Range(0, uint32(fight.AllDamages)).Draw(t, "kinds"))
		},
		reflect.TypeFor[fight.Damage]():     upTo(fight.DamageKinds - 1),
		reflect.TypeFor[fight.Ability]():    upTo(fight.Abilities - 1),
		reflect.TypeFor[fight.Cause]():      upTo(fight.Causes - 1),
		reflect.TypeFor[fight.Effect]():     upTo(fight.Effects - 1),
		reflect.TypeFor[fight.Mode]():       upTo(fight.Low),
		reflect.TypeFor[fight.Soak]():       upTo(fight.Soak(fight.AllSoak)),
		reflect.TypeFor[fight.Going]():      upTo(fight.Forced),
		reflect.TypeFor[Told]():             upTo(Told(AllTold)),
		reflect.TypeFor[*AttackResult]():    func(t *rapid.T) any { return maybe[AttackResult](t) },
		reflect.TypeFor[*SavesResult]():     func(t *rapid.T) any { return maybe[SavesResult](t) },
		reflect.TypeFor[turn.Style]():       upTo(turn.Styles - 1),
		reflect.TypeFor[turn.Used]():        upTo(turn.AllUsed),
		reflect.TypeFor[HealthShown]():      upTo(HealthNumbers),
		reflect.TypeFor[rules.LabelStyle](): upTo(rules.LabelStyles - 1),
		reflect.TypeFor[Trail](): func(t *rapid.T) any {
			var trail Trail
			for range rapid.IntRange(0, MaxTrail+3).Draw(t, "changes") {
				trail = trail.And(rapid.Int32().Draw(t, "hit points"))
			}
			return trail
		},
		reflect.TypeFor[Patch](): func(t *rapid.T) any {
			a, b := genView(t), genView(t)
			return Diff(a, b)
		},
	}
}

func upTo[T ~uint8](last T) func(*rapid.T) any {
	return func(t *rapid.T) any {
		return T(rapid.Uint8Range(0, uint8(last)).Draw(t, reflect.TypeOf(last).String()))
	}
}

func maybe[T any](t *rapid.T) *T {
	if !rapid.Bool().Draw(t, "there") {
		return nil
	}
	v := gen[T](t)
	return &v
}

func genPoint(t *rapid.T) geom.Point {
	one := rapid.Int32Range(-geom.Limit, geom.Limit)
	return geom.Point{X: one.Draw(t, "x"), Y: one.Draw(t, "y")}
}

func genPlace(t *rapid.T) grid.Place {
	c := rapid.Int32Range(-2000, 2000)
	return grid.Place{
		Cell:    grid.Cell{X: c.Draw(t, "x"), Y: c.Draw(t, "y")},
		Turned:  rapid.Bool().Draw(t, "turned"),
		Quarter: rapid.Uint8Range(0, 3).Draw(t, "quarter"),
	}
}

func genRun(t *rapid.T) Run {
	return Run{Cell: genPlace(t).Cell, N: rapid.Int32Range(1, 500).Draw(t, "cells")}
}

func genThing(t *rapid.T) Thing {
	return Thing{
		Kind:   upTo(ThingTemplate)(t).(ThingKind),
		Points: few(t, genPoint),
		Token:  TokenID(rapid.Uint64().Draw(t, "token")),
		Path:   few(t, genPlace),
		Shape:  gen[area.Shape](t),
		Around: rapid.Bool().Draw(t, "around"),
	}
}

func few[T any](t *rapid.T, one func(*rapid.T) T) []T {
	n := rapid.IntRange(0, 5).Draw(t, "n")
	var xs []T
	for range n {
		xs = append(xs, one(t))
	}
	return xs
}

func genMark(t *rapid.T) chase.Mark {
	n := rapid.Int32Range(0, 90)
	way := rapid.Int32Range(0, chase.MaxWays)
	return chase.Mark{Way: way.Draw(t, "way"), To: way.Draw(t, "to"), At: n.Draw(t, "at"), Text: rapid.StringN(0, 9, -1).Draw(t, "text"), DC: n.Draw(t, "dc"), Rough: n.Draw(t, "rough")}
}

// genRunner makes a runner: whose numbers are not told has none.
func genRunner(t *rapid.T) Runner {
	n := rapid.Int32Range(-90, 90)
	r := Runner{Token: TokenID(rapid.Uint64().Draw(t, "token")), Name: rapid.StringN(0, 9, -1).Draw(t, "name"), Role: chase.Role(rapid.Uint8Range(0, 1).Draw(t, "role")),
		At: n.Draw(t, "at"), Now: rapid.Bool().Draw(t, "now"), Lead: rapid.Bool().Draw(t, "lead"), Left: chase.Left(rapid.Uint8Range(0, uint8(chase.LastLeft)).Draw(t, "left"))}
	r.Way = rapid.Int32Range(0, chase.MaxWays).Draw(t, "way")
	if r.Told = rapid.Bool().Draw(t, "told"); r.Told {
		for _, p := range []*int32{&r.Value, &r.Con, &r.Stealth, &r.Passive, &r.Dashes, &r.Due, &r.Moved, &r.Rough, &r.Face} {
			*p = n.Draw(t, "n")
		}
		r.Met, r.Unseen, r.Lost = genMark(t), rapid.Bool().Draw(t, "unseen"), rapid.Bool().Draw(t, "lost")
	}
	return r
}

// genMask makes a small bitmap with runs in it, or nil. Its sizes are few, so that two often have the same.
func genMask(t *rapid.T) *geom.Mask {
	size := rapid.SampledFrom([][2]int32{{0, 0}, {1, 1}, {64, 9}, {70, 40}, {128, 5}}).Draw(t, "size")
	if size[0] == 0 {
		return nil
	}
	m := geom.NewMask(size[0], size[1])
	for range rapid.IntRange(0, 30).Draw(t, "runs") {
		x := rapid.Int32Range(0, size[0]).Draw(t, "x")
		m.SetRow(rapid.Int32Range(0, size[1]-1).Draw(t, "y"), x, x+rapid.Int32Range(0, 40).Draw(t, "len"))
	}
	return m
}

// fill sets v to a random value.
func fill(t *rapid.T, v reflect.Value) {
	if f := special[v.Type()]; f != nil {
		v.Set(reflect.ValueOf(f(t)))
		return
	}
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(rapid.Bool().Draw(t, "flag"))
	case reflect.String:
		v.SetString(rapid.StringOfN(rapid.RuneFrom([]rune("aěž日👾\x00 ")), 0, 20, -1).Draw(t, "text"))
	case reflect.Int16: // facing
		v.SetInt(int64(rapid.IntRange(0, 359).Draw(t, "facing")))
	case reflect.Int32:
		v.SetInt(int64(rapid.Int32Range(0, 1<<15).Draw(t, "number")))
	case reflect.Int64:
		v.SetInt(rapid.Int64().Draw(t, "time"))
	case reflect.Uint8, reflect.Uint32, reflect.Uint64:
		v.SetUint(genUint(t, v))
	case reflect.Slice:
		for range rapid.IntRange(0, 4).Draw(t, "n") {
			x := reflect.New(v.Type().Elem()).Elem()
			fill(t, x)
			v.Set(reflect.Append(v, x))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			fill(t, v.Field(i))
		}
	default:
		panic("no generator for " + v.Type().String())
	}
}

func genUint(t *rapid.T, v reflect.Value) uint64 {
	if v.Kind() == reflect.Uint64 {
		return rapid.Uint64().Draw(t, "id")
	}
	return uint64(rapid.Uint32().Draw(t, "word"))
}

// genView makes a view. Its ids are from a small set, so that two views often have elements in common.
func genView(t *rapid.T) *View {
	v := gen[View](t)
	v.Walls = bag(t, v.Walls)
	for i := range int32(3) {
		if rapid.Bool().Draw(t, "common land") {
			v.Land = append(v.Land, Land{Run{grid.Cell{Y: i}, 5}, rules.Rough})
		}
	}
	uniq(t, &v.Doors, func(d *Door) *DoorID { return &d.ID })
	uniq(t, &v.Tokens, func(d *Token) *TokenID { return &d.ID })
	uniq(t, &v.Seats, func(d *Seat) *SeatID { return &d.ID })
	uniq(t, &v.Effects, func(d *Effect) *EffectID { return &d.ID })
	uniq(t, &v.Chases, func(d *Chase) *ChaseID { return &d.ID })
	uniq(t, &v.Pledges, func(d *Pledge) *uint64 { return &d.Number })
	uniq(t, &v.Questions, func(d *Question) *QuestionID { return &d.ID })
	uniq(t, &v.Open, func(d *OpenRoll) *OpenID { return &d.ID })
	uniq(t, &v.Turn.Entries, func(d *Entry) *EntryID { return &d.ID })
	return &v
}

// bag adds walls that many views have.
func bag(t *rapid.T, ws []Wall) []Wall {
	for i := range int32(4) {
		if rapid.Bool().Draw(t, "common") {
			ws = append(ws, Wall{A: geom.Point{X: i * 1024}, B: geom.Point{Y: 512}, Sides: SideLeft})
		}
	}
	return ws
}

func uniq[T any, K ~uint64](t *rapid.T, xs *[]T, key func(*T) *K) {
	keys := rapid.Permutation([]K{1, 2, 3, 1 << 40, 1<<64 - 1}).Draw(t, "keys")
	for i := range *xs {
		*key(&(*xs)[i]) = keys[i]
	}
}
