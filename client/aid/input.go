package aid

import (
	"strconv"
	"strings"

	"sightline/rules"
	"sightline/server/wire"
)

// Input is what is filled in, under the rules of the table.
type Input struct {
	Profile rules.Profile
	View    *wire.View   // what the seat knows; never nil
	Token   wire.TokenID // the selected token; 0: none
	Notes   []wire.Note  // what was said and rolled, oldest first
	Values  map[string]string
	fields  []Field
}

// With is the input of an aid: values as they were typed, by field.
func (a Aid) With(p rules.Profile, v *wire.View, token wire.TokenID, values map[string]string) Input {
	return Input{Profile: p, View: v, Token: token, Values: values, fields: a.Fields}
}

// Raw is what stands in a field: as typed, or as it stood at first.
func (in Input) Raw(key string) string {
	if s, ok := in.Values[key]; ok {
		return s
	}
	f := in.field(key)
	if f.From != nil {
		if s := f.From(in); s != "" {
			return s
		}
	}
	return f.Start
}

func (in Input) field(key string) Field {
	for _, f := range in.fields {
		if f.Key == key {
			return f
		}
	}
	return Field{}
}

// Num is the number in a field, within its limits; what is no number counts as 0, or the limit next to it.
func (in Input) Num(key string) int32 {
	n, _ := strconv.ParseInt(strings.TrimSpace(in.Raw(key)), 10, 32)
	f := in.field(key)
	return min(max(int32(n), f.Min), f.Max)
}

// Nums are the numbers in a field, each within its limits; words in between are passed over.
func (in Input) Nums(key string) []int32 {
	f := in.field(key)
	var all []int32
	for _, s := range strings.FieldsFunc(in.Raw(key), func(r rune) bool { return r == ',' || r == ';' || r == ' ' }) {
		if n, err := strconv.ParseInt(s, 10, 32); err == nil {
			all = append(all, min(max(int32(n), f.Min), f.Max))
		}
	}
	return all
}

// Yes says whether a box is ticked.
func (in Input) Yes(key string) bool { return in.Raw(key) == "yes" }

// Pick is the value of the option chosen: the first one's where nothing was.
func (in Input) Pick(key string) string {
	s := in.Raw(key)
	options := in.field(key).Options
	for _, o := range options {
		if o.Value == s {
			return s
		}
	}
	if len(options) > 0 {
		return options[0].Value
	}
	return ""
}

// Word is the text in a field.
func (in Input) Word(key string) string { return strings.TrimSpace(in.Raw(key)) }

// Tok is the token chosen, or the selected one; nil when there is none.
func (in Input) Tok(key string) *wire.Token {
	id := in.Token
	if n, err := strconv.ParseUint(in.Raw(key), 16, 64); err == nil {
		id = wire.TokenID(n)
	}
	for i := range in.View.Tokens {
		if in.View.Tokens[i].ID == id {
			return &in.View.Tokens[i]
		}
	}
	return nil
}

// Shown are the fields that matter now.
func (in Input) Shown() []Field {
	var list []Field
	for _, f := range in.fields {
		if f.When == nil || f.When(in) {
			list = append(list, f)
		}
	}
	return list
}
