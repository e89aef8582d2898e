package wire

import (
	"reflect"

	"sightline/geom"
)

// leaf is a place in a view that holds a plain value.
type leaf struct {
	path string
	v    reflect.Value
}

// leaves lists all plain values in v, whose slices and pointers have been copied before.
func leaves(path string, v reflect.Value, to []leaf) []leaf {
	switch v.Kind() {
	case reflect.Struct:
		if v.Type() == reflect.TypeFor[Trail]() {
			return append(to, leaf{path, v})
		}
		for i := range v.NumField() {
			to = leaves(path+"."+v.Type().Field(i).Name, v.Field(i), to)
		}
	case reflect.Slice:
		c := reflect.MakeSlice(v.Type(), v.Len(), v.Len())
		reflect.Copy(c, v)
		v.Set(c)
		for i := range v.Len() {
			to = leaves(path+"[]", v.Index(i), to)
		}
	case reflect.Pointer:
		if v.IsNil() {
			break
		}
		if m, ok := v.Interface().(*geom.Mask); ok {
			v.Set(reflect.ValueOf(m.Clone()))
			return append(to, leaf{path, v})
		}
		c := reflect.New(v.Type().Elem())
		c.Elem().Set(v.Elem())
		v.Set(c)
		to = leaves(path, v.Elem(), to)
	default:
		to = append(to, leaf{path, v})
	}
	return to
}

// nudged returns a copy of v in which the plain value number i is another, and where that is; false when there are fewer.
func nudged(v *View, i int) (*View, string, bool) {
	w := *v
	all := leaves("view", reflect.ValueOf(&w).Elem(), nil)
	if i >= len(all) {
		return nil, "", false
	}
	switch x := all[i].v; x.Kind() {
	case reflect.Pointer:
		m := x.Interface().(*geom.Mask)
		m.Set(m.W()-1, m.H()/2, !m.Get(m.W()-1, m.H()/2))
	case reflect.Struct:
		x.Set(reflect.ValueOf(x.Interface().(Trail).And(1 << 20)))
	case reflect.Bool:
		x.SetBool(!x.Bool())
	case reflect.String:
		x.SetString(x.String() + "!")
	case reflect.Int16, reflect.Int32, reflect.Int64:
		x.SetInt(x.Int() + 1)
	default:
		x.SetUint(x.Uint() ^ 1)
	}
	return &w, all[i].path, true
}
