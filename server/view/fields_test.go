package view

import (
	"reflect"
	"strings"
	"testing"

	"sightline/server/table"
)

// TestFieldsAreListed fails when a type that the state is made of has a field that fields does not name, or fields names
// one that is not there. Settings and notes, which cross the wire whole, are listed as a whole.
func TestFieldsAreListed(t *testing.T) {
	met := map[string]bool{}
	var visit func(typ reflect.Type)
	seen := map[reflect.Type]bool{}
	visit = func(typ reflect.Type) {
		switch typ.Kind() {
		case reflect.Pointer, reflect.Slice, reflect.Array:
			visit(typ.Elem())
		case reflect.Map:
			visit(typ.Key())
			visit(typ.Elem())
		case reflect.Interface, reflect.Func, reflect.Chan:
			t.Errorf("%v can hold anything: it can't be listed", typ)
		case reflect.Struct:
			if seen[typ] || !strings.HasPrefix(typ.PkgPath(), "sightline/") || typ.Name() == "cache" {
				return
			}
			seen[typ] = true
			pkg := strings.TrimPrefix(typ.PkgPath(), "sightline/")
			wire := pkg == "server/wire" && typ.Name() != "TokenSpec" && typ.Name() != "EffectSpec" && typ.Name() != "Session"
			if strings.HasPrefix(pkg, "geom") || strings.HasPrefix(pkg, "rules") || wire {
				return
			}
			for i := range typ.NumField() {
				f := typ.Field(i)
				name := typ.Name() + "." + f.Name
				if pkg == "maps" {
					name = "maps." + name
				}
				if !f.Anonymous {
					met[name] = true
					if fields[name] == "" {
						t.Errorf("%s (%v) is not listed in fields.go: say how it is shown, or that it is hidden", name, typ)
					}
				}
				visit(f.Type)
			}
		}
	}
	visit(reflect.TypeOf(table.State{}))
	for name := range fields {
		if !met[name] {
			t.Errorf("fields.go lists %s, which the state does not have", name)
		}
	}
	if len(met) < 80 {
		t.Errorf("only %d fields were found", len(met))
	}
}
