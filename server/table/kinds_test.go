package table

import (
	"bytes"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"sightline/geom"
	"sightline/geom/grid"
	mapfile "sightline/maps"
	"sightline/server/wire"

	"pgregory.net/rapid"
)

// some fills a value of any type that events and states are made of, at random, within what the types mean.
func some(t *rapid.T, v reflect.Value) {
	switch x := v.Addr().Interface().(type) {
	case *Mask:
		if rapid.Bool().Draw(t, "mask") {
			x.Mask = geom.NewMask(rapid.Int32Range(1, 70).Draw(t, "w"), rapid.Int32Range(1, 4).Draw(t, "h"))
			x.SetRow(0, 0, rapid.Int32Range(0, x.W()).Draw(t, "set"))
		}
		return
	case *Map:
		if rapid.Bool().Draw(t, "map") {
			x.Map = mapfile.Blank("drawn", 3, 2, 1)
			x.Walls = []mapfile.Wall{{Line: []mapfile.XY{{X: 0.25, Y: 1}, {X: 3, Y: 1.5}}}}
		}
		return
	}
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(rapid.Bool().Draw(t, "bool"))
	case reflect.String:
		v.SetString(rapid.StringN(0, 5, -1).Draw(t, "string"))
	case reflect.Int16, reflect.Int32, reflect.Int64:
		bits := v.Type().Bits()
		v.SetInt(rapid.Int64().Draw(t, "int") >> (64 - bits))
	case reflect.Uint8, reflect.Uint32, reflect.Uint64:
		n := rapid.Uint64().Draw(t, "uint") >> (64 - v.Type().Bits())
		if rapid.Bool().Draw(t, "small") { // so that ids meet
			n &= 3
		}
		v.SetUint(n)
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				some(t, v.Field(i))
			}
		}
	case reflect.Slice:
		if n := rapid.IntRange(0, 2).Draw(t, "len"); n > 0 {
			v.Set(reflect.MakeSlice(v.Type(), n, n))
			for i := range n {
				some(t, v.Index(i))
			}
		}
	case reflect.Pointer:
		if rapid.Bool().Draw(t, "there") {
			v.Set(reflect.New(v.Type().Elem()))
			some(t, v.Elem())
		}
	default:
		panic(v.Type().String())
	}
}

func kindNames() []string { return slices.Sorted(maps.Keys(kinds)) }

func drawEvent(t *rapid.T, kind string) Event {
	v := reflect.New(kinds[kind]).Elem()
	some(t, v)
	return v.Interface().(Event)
}

// TestEachKindRoundTrips holds DecodeEvents(EncodeEvents(e)) = e, field by field, for each kind of event.
func TestEachKindRoundTrips(t *testing.T) {
	for _, kind := range kindNames() {
		t.Run(kind, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				e := drawEvent(t, kind)
				b := EncodeEvents([]Event{e, e})
				back, err := DecodeEvents(Version, b)
				if err != nil {
					t.Fatal(err)
				}
				if len(back) != 2 || !reflect.DeepEqual(plain(back[0]), plain(e)) || !reflect.DeepEqual(back[0], back[1]) {
					t.Fatalf("%+v became %+v", e, back)
				}
				if again := EncodeEvents(back); !bytes.Equal(again, b) {
					t.Fatal("other bytes the second time")
				}
			})
		})
	}
}

// plain is a value as text in which nil and empty lists are one, pointers are what they point at and maps and masks are bytes.
func plain(v any) string {
	var b strings.Builder
	var write func(v reflect.Value)
	write = func(v reflect.Value) {
		switch x := v.Interface().(type) {
		case Mask:
			fmt.Fprintf(&b, "mask %d %d %x ", x.W(), x.H(), x.Words())
			return
		case Map:
			if x.Map != nil {
				fmt.Fprintf(&b, "map %x ", x.Encode())
			}
			return
		}
		switch v.Kind() {
		case reflect.Struct:
			for i := range v.NumField() {
				if f := v.Type().Field(i); f.IsExported() {
					b.WriteString(f.Name + ":")
					write(v.Field(i))
				}
			}
		case reflect.Slice:
			fmt.Fprintf(&b, "[%d ", v.Len())
			for i := range v.Len() {
				write(v.Index(i))
			}
		case reflect.Pointer:
			if b.WriteString("&"); !v.IsNil() {
				write(v.Elem())
			}
		default:
			fmt.Fprintf(&b, "%v ", v.Interface())
		}
	}
	write(reflect.ValueOf(v))
	return b.String()
}

// TestStateRoundTrips holds Restore(Snapshot(st)) = st, field by field, whatever stands in it.
func TestStateRoundTrips(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var st State
		some(t, reflect.ValueOf(&st).Elem())
		back, err := Restore(st.Snapshot())
		if err != nil {
			t.Fatal(err)
		}
		if plain(*back) != plain(st) {
			t.Fatalf("%s\nbecame %s", plain(st), plain(*back))
		}
	})
}

// TestApplyNeverFails applies events about things that are not there, to an empty table and to one that others made: none
// panics, none changes a state that was copied before, and doing the same again leads to the same.
func TestApplyNeverFails(t *testing.T) {
	names := kindNames()
	rapid.Check(t, func(t *rapid.T) {
		a, b := New("x"), New("x")
		for range rapid.IntRange(1, 12).Draw(t, "events") {
			e := drawEvent(t, rapid.SampledFrom(names).Draw(t, "kind"))
			was, before := *a, a.Snapshot()
			a.Apply(e)
			b.Apply(e)
			if !bytes.Equal(was.Snapshot(), before) {
				t.Fatalf("%T changed a copy of the state", e)
			}
		}
		if !bytes.Equal(a.Snapshot(), b.Snapshot()) {
			t.Fatal("the same events led to two states")
		}
	})
}

// TestUnknownThings: events about tokens, seats, doors and memories that are not there change nothing.
func TestUnknownThings(t *testing.T) {
	st := New("x")
	st.Apply(Sat{Seat{ID: 1, Name: "Ann"}})
	st.Apply(TokenAdded{Token{ID: 5, Spec: wire.TokenSpec{Name: "rat"}}})
	before := st.Snapshot()
	for _, e := range []Event{
		SeatNamed{9, "x"}, SeatGone{9}, DoorSet{0, wire.DoorOpen}, DoorSet{-1, wire.DoorOpen}, TokenEdited{9, wire.AllFields, wire.TokenSpec{Name: "x"}},
		TokenGone{9}, Moved{Token: 9}, Put{Placed{Token: 9}}, Faced{9, 4}, Learned{Seat: 9, Saw: []Sighting{{Token: 5}}}, Recast{Seat: 9},
		Noted{To: []wire.SeatID{9}}, Undone{3}, Learned{Saw: []Sighting{{Token: 9}}, Gone: []wire.TokenID{9}}, Learned{Walls: []byte{0xff}},
	} {
		if st.Apply(e); !bytes.Equal(st.Snapshot(), before) {
			t.Errorf("%T %+v changed the state", e, e)
		}
	}
}

// TestUnknownEvent: what is no event of this program is a bug of it, not to be passed over.
func TestUnknownEvent(t *testing.T) {
	defer func() {
		if r := recover(); r == nil || !strings.Contains(fmt.Sprint(r), "odd") {
			t.Errorf("recovered %v", r)
		}
	}()
	New("x").Apply(odd{})
}

type odd struct{ Event }

// TestBadEvents: errors say which event of the list is bad, of what kind and why.
func TestBadEvents(t *testing.T) {
	good := packed{"seat-gone", pack(SeatGone{1})}
	for name, c := range map[string]struct {
		b    []byte
		want string
	}{
		"kind":        {pack([]packed{good, {"feast", pack(SeatGone{1})}}), `event 1 of kind "feast": no such kind`},
		"no body":     {pack([]packed{{"seat-gone", nil}}), `event 0 of kind "seat-gone"`},
		"other type":  {pack([]packed{{"seat-gone", pack("x")}}), `event 0`},
		"mask's form": {pack([]packed{{"brushed", pack(map[string]any{"Area": []int{1, 2}})}}), "mask: an array of 2"},
		"mask's size": {pack([]packed{{"brushed", pack(map[string]any{"Area": []any{1 << 20, 1 << 20, []byte{}}})}}), "mask of 1048576 by 1048576"},
		"map":         {pack([]packed{{"map", pack(map[string]any{"Scene": map[string]any{"Map": []byte("no map")}})}}), `kind "map"`},
		"two values":  {append(pack([]packed{good}), 0), "not one whole value"},
		"nothing":     {nil, "not one whole value"},
		"deep":        {bytes.Repeat([]byte{0x91}, 40), "nested too deep"},
		"long":        {[]byte{0x93, 1}, "length"},
	} {
		if _, err := DecodeEvents(Version, c.b); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want …%s…", name, err, c.want)
		}
	}
	if events, err := DecodeEvents(Version, EncodeEvents(nil)); err != nil || len(events) != 0 {
		t.Errorf("no events became %v, %v", events, err)
	}
	if _, err := DecodeEvents(Version+1, EncodeEvents(nil)); err == nil || !strings.Contains(err.Error(), "use a newer one") {
		t.Errorf("events of the next version: %v", err)
	}
	if _, err := Restore(pack(saved{Version: Version + 1})); err == nil || !strings.Contains(err.Error(), "version 2") {
		t.Errorf("a snapshot of the next version: %v", err)
	}
}

// TestBoundedTakesWhatIsPacked: the check of lengths lets through all that MessagePack can say, and not a byte less of it.
func TestBoundedTakesWhatIsPacked(t *testing.T) {
	long, list, many := strings.Repeat("x", 70_000), make([]int, 70_000), map[string]int{}
	for i := range 20 {
		many[fmt.Sprint(i)] = i
	}
	for _, v := range []any{
		nil, true, 1, -1, 200, -200, 1 << 14, -1 << 14, 1 << 30, -1 << 30, 1 << 40, -1 << 40, float32(1), 2.5, "", "short", long[:40], long[:300],
		long, []byte{1}, []byte(long[:300]), []byte(long), list[:3], list[:300], list, many, map[string]any{"a": []any{1, "x", many}}, uint64(1) << 63,
	} {
		b := pack(v)
		if err := bounded(b); err != nil {
			t.Errorf("%T of %d bytes: %v", v, len(b), err)
		}
		if err := bounded(b[:len(b)-1]); err == nil {
			t.Errorf("%T of %d bytes: one byte less is let through", v, len(b))
		}
	}
	for _, b := range [][]byte{{0xc1}, {0xc7, 1, 2, 3}, {0xd4, 1, 2}, {0xd9}, {0xda, 0}} { // no code, extensions, lengths cut off
		if bounded(b) == nil {
			t.Errorf("%x is let through", b)
		}
	}
}

// TestPaintingTheLastRow: the row with the largest number can be painted; it was looked for beyond the end of numbers.
func TestPaintingTheLastRow(t *testing.T) {
	const last = 1<<31 - 1
	land := Land{List: []wire.Land{{Run: wire.Run{N: 1}, Kind: 1}}}.painted(1, []wire.Run{{Cell: grid.Cell{Y: last}, N: 2}})
	if len(land.List) != 2 || land.List[1].Run.Cell.Y != last {
		t.Errorf("%+v", land.List)
	}
}
