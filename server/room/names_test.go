package room

import (
	"reflect"
	"slices"
	"testing"

	"sightline/rules/effect"
	"sightline/server/wire"
)

// TestHeightsAndSqueezingNameTokens: a command that raises a token or makes it squeeze is about one that its seat sees, or about none.
func TestHeightsAndSqueezingNameTokens(t *testing.T) {
	v := &wire.View{Tokens: []wire.Token{{ID: 5}}}
	for id, want := range map[wire.TokenID]bool{5: true, 6: false, 0: false} {
		for _, b := range []wire.Body{wire.RaiseToken{Token: id}, wire.SqueezeToken{Token: id}, wire.MoveToken{Token: id}} {
			if holds(v, b) != want {
				t.Errorf("%T of token %d: held to be there %v", b, id, !want)
			}
		}
	}
}

// ids are the types of what a view may hold or not.
var ids = []reflect.Type{
	reflect.TypeFor[wire.TokenID](), reflect.TypeFor[wire.DoorID](), reflect.TypeFor[wire.SeatID](), reflect.TypeFor[wire.EntryID](),
	reflect.TypeFor[wire.EffectID](), reflect.TypeFor[wire.ChaseID](), reflect.TypeFor[wire.QuestionID](),
}

// named sets the n-th id in v, of the view or of nobody, and the others to ones of the view; it returns how many there are.
func named(v reflect.Value, n int, path string) (count int, which string) {
	if slices.Contains(ids, v.Type()) {
		v.SetUint(1)
		if n == 0 {
			v.SetUint(2)
			return 1, path
		}
		return 1, ""
	}
	add := func(f reflect.Value, name string) {
		c, w := named(f, n-count, path+name)
		if count += c; w != "" {
			which = w
		}
	}
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				add(v.Field(i), "."+v.Type().Field(i).Name)
			}
		}
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 1, 1))
		add(v.Index(0), "[]")
	}
	return count, which
}

// TestEveryIDThatIsNamedStandsInTheView: whatever a command names, in any of its fields, the seat's view must hold it; so absent and
// hidden are one before anybody judges the command. No kind of command is left out.
func TestEveryIDThatIsNamedStandsInTheView(t *testing.T) {
	v := &wire.View{
		Tokens: []wire.Token{{ID: 1}}, Doors: []wire.Door{{ID: 1}}, Seats: []wire.Seat{{ID: 1}}, Effects: []wire.Effect{{ID: 1}}, Questions: []wire.Question{{ID: 1}},
		Chases: []wire.Chase{{ID: 1, Runners: []wire.Runner{{Token: 1}}}}, Turn: wire.Turn{Entries: []wire.Entry{{ID: 1}}},
	}
	some := 0
	for _, body := range wire.Bodies() {
		for n := 0; ; n++ {
			b := reflect.New(reflect.TypeOf(body)).Elem()
			count, which := named(b, n, b.Type().Name())
			switch e := b.Addr().Interface().(type) {
			case *wire.EditToken:
				e.Fields = wire.AllFields
			case *wire.Show:
				e.Thing.Kind = wire.ThingTemplate
			case *wire.AddEffect:
				e.Spec.Lasting.Of = 0
			}
			if n == count { // all of them stand there
				if !holds(v, b.Interface().(wire.Body)) {
					t.Errorf("%T whose ids all stand in the view is absent: %+v", body, b)
				}
				break
			}
			if some++; holds(v, b.Interface().(wire.Body)) {
				t.Errorf("%s names nobody and is let through", which)
			}
		}
	}
	if some < 40 {
		t.Errorf("%d ids in all commands", some)
	}
	if holds(v, wire.AddEffect{Tokens: []wire.TokenID{1}, Spec: wire.EffectSpec{Lasting: effect.Lasting{Of: 2}}}) {
		t.Error("an effect that hangs on the turn of nobody is let through")
	}
}
