package wire

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"flag"
	"fmt"
	"os"
	"reflect"
	"strings"
	"testing"

	"sightline/geom"
)

var update = flag.Bool("update", false, "write the golden bytes anew")

const goldenFile = "testdata/golden.txt"

// steady fills values always alike: ids count up, so that they differ, all else is a fixed value that every range allows.
type steady struct{ ids uint64 }

func (s *steady) fill(v reflect.Value) {
	switch x := v.Addr().Interface().(type) {
	case **geom.Mask:
		*x = geom.NewMask(70, 9)
		(*x).SetRow(2, 5, 68)
		(*x).SetRow(3, 6, 68)
		return
	case *Trail:
		*x = Trail{}.And(77).And(78)
		return
	case *Patch:
		*x = Diff(s.view(), s.view())
		return
	case *Wall: // its sides are bits, its ends a segment
		*x = Wall{A: geom.Point{X: 1024 * int32(s.ids)}, B: geom.Point{Y: 512}, Kind: 1, Sides: SideRight}
		s.ids++
		return
	}
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(true)
	case reflect.String:
		v.SetString("kůň")
	case reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(77)
	case reflect.Uint8:
		v.SetUint(1)
	case reflect.Uint32:
		v.SetUint(300)
	case reflect.Uint64:
		s.ids++
		v.SetUint(s.ids << 56)
	case reflect.Struct:
		for i := range v.NumField() {
			s.fill(v.Field(i))
		}
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 2, 2))
		s.fill(v.Index(0))
		s.fill(v.Index(1))
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		s.fill(v.Elem())
	default:
		panic(v.Type().String())
	}
}

// view makes a view in which every list has something that is new.
func (s *steady) view() *View {
	var v View
	s.fill(reflect.ValueOf(&v).Elem())
	if s.ids%2 == 1 {
		v.Scene.Light, v.Turn.Round, v.Table.Shared, v.Me.Waiting = LightBright, 3, false, false
	}
	v.Ground.Seen.SetRow(4, 0, int32(s.ids)%60)
	return &v
}

// goldens lists the bytes of one of each kind, by name.
func goldens() (names []string, all [][]byte) {
	for _, like := range append(append([]any{}, bodyTypes...), messageTypes...) {
		v := reflect.New(reflect.TypeOf(like))
		(&steady{}).fill(v.Elem())
		names = append(names, v.Elem().Type().Name())
		if b, ok := v.Elem().Interface().(Body); ok {
			all = append(all, EncodeCommand(Command{ID: 5, Body: b}))
		} else {
			all = append(all, EncodeMessage(v.Elem().Interface().(Message)))
		}
	}
	s := steady{}
	return append(names, "View"), append(all, EncodeView(s.view()))
}

// TestGoldenBytes holds the bytes of every kind to testdata, and Protocol to a hash of them: whoever changes what is on the
// wire sees it here and changes the number that tells old clients so.
func TestGoldenBytes(t *testing.T) {
	var file strings.Builder
	names, all := goldens()
	for i, b := range all {
		fmt.Fprintf(&file, "%s %s\n", names[i], hex.EncodeToString(bytes.TrimRight(b, "\x00")))
	}
	if *update {
		if err := os.WriteFile(goldenFile, []byte(file.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(goldenFile)
	if err != nil {
		t.Fatal(err)
	}
	old := strings.Split(string(want), "\n")
	for i, line := range strings.Split(file.String(), "\n") {
		if i >= len(old) || line != old[i] {
			t.Errorf("got  %s\nwant %s", line, strings.Join(old[min(i, len(old)):min(i+1, len(old))], ""))
		}
	}
	hash := sha256.Sum256(want)
	if h := binary.BigEndian.Uint32(hash[:]); h != Protocol {
		t.Errorf("the golden bytes have changed: set Protocol to %#08x", h)
	}
}
