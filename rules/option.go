package rules

import (
	"slices"
	"strconv"
	"strings"
)

// Option is a thing of a profile that a table may play otherwise: a switch, a number, or one of a few choices. It reads and
// writes one field of a [Profile]; in files, on the wire and in this list values are text.
type Option struct {
	Key  string // as the catalog's register of settings has it, such as check.autoSuccess
	Row  string // the catalog's row, such as R-014-022, or an entry of its register, such as A-22
	Name Text
	Part Part
	// Min and Max bound a number. A choice goes from 0 to the last of Choices; a switch is 0 or 1.
	Min, Max int32
	Choices  []Choice

	is  kind
	get func(Profile) int32
	set func(*Profile, int32)
}

// Choice is one value of an option: how files write it, and how it is called.
type Choice struct {
	Value string
	Name  Text
}

// Part is where an option stands in the list of the rules in play.
type Part uint8

// The parts, in the order of the list.
const (
	PartGrid    Part = iota // distances, terrain, areas, cover, flanking, facing
	PartDice                // who sees which roll, unclear dice, talk
	PartChecks              // checks, inspiration
	PartFight               // turns, attacks, damage, what players see of foes
	PartExplore             // travel, chases, objects, madness
	PartGroup               // who is there, experience
	Parts                   // how many there are
)

type kind uint8

const (
	isSwitch kind = iota
	isNumber
	isChoice
)

// Switch is an option that is on or off. at points at its field.
func Switch(part Part, key, row string, name Text, at func(*Profile) *bool) Option {
	get := func(p Profile) int32 { return one(*at(&p)) }
	set := func(p *Profile, v int32) { *at(p) = v != 0 }
	return Option{Key: key, Row: row, Name: name, Part: part, Max: 1, is: isSwitch, get: get, set: set}
}

// Number is an option that is a whole number from low to high. at points at its field.
func Number(part Part, key, row string, name Text, low, high int32, at func(*Profile) *int32) Option {
	get := func(p Profile) int32 { return *at(&p) }
	set := func(p *Profile, v int32) { *at(p) = v }
	return Option{Key: key, Row: row, Name: name, Part: part, Min: low, Max: high, is: isNumber, get: get, set: set}
}

// Of is an option that is one of a few choices, which get and set call 0, 1, 2… in their order.
func Of(part Part, key, row string, name Text, get func(Profile) int32, set func(*Profile, int32), choices ...Choice) Option {
	return Option{Key: key, Row: row, Name: name, Part: part, Max: int32(len(choices) - 1), Choices: choices, is: isChoice, get: get, set: set}
}

// OneOf is an option that is one of the values 0, 1, 2… of a small type, whose choices are given in that order. at points at
// its field.
func OneOf[T ~uint8 | ~int32](part Part, key, row string, name Text, at func(*Profile) *T, choices ...Choice) Option {
	get := func(p Profile) int32 { return int32(*at(&p)) }
	set := func(p *Profile, v int32) { *at(p) = T(v) }
	return Of(part, key, row, name, get, set, choices...)
}

// options are all there are, in the order of the list. To add one: its field in [Profile] (of a struct of your own, such as
// Checks, so that nobody meets in one line), a line with Switch, Number or OneOf in a list of your own, and that list here.
// The panel "Rules in play", house rules in files, the wire and the tests take it from here by themselves.
var options = slices.Concat(gridOptions, darkOptions, diceOptions, checkOptions, underOptions, storyOptions, groupOptions, sceneryOptions)

// Options are all there are, in the order of the list. For reading only.
func Options() []Option { return options }

// OptionOf is the option of a key, in letters of either case; false when there is none.
func OptionOf(key string) (Option, bool) {
	for _, o := range options {
		if strings.EqualFold(o.Key, key) {
			return o, true
		}
	}
	return Option{}, false
}

// IsSwitch says that the option is on or off.
func (o Option) IsSwitch() bool { return o.is == isSwitch }

// On says whether a switch is on under these rules.
func (o Option) On(p Profile) bool { return o.get(p) != 0 }

// Value is how these rules have it: on or off, a number, or the value of a choice.
func (o Option) Value(p Profile) string {
	n := o.get(p)
	switch {
	case o.is == isSwitch && n != 0:
		return "on"
	case o.is == isSwitch:
		return "off"
	case o.is == isChoice && n >= 0 && int(n) < len(o.Choices):
		return o.Choices[n].Value
	}
	return strconv.Itoa(int(n))
}

// With is the rules with the option so; false when it can't be so.
func (o Option) With(p Profile, value string) (Profile, bool) {
	n, ok := o.read(strings.ToLower(strings.TrimSpace(value)))
	if ok {
		o.set(&p, n)
	}
	return p, ok
}

func (o Option) read(value string) (int32, bool) {
	switch o.is {
	case isSwitch:
		on := slices.Contains([]string{"on", "yes", "true", "ano"}, value)
		return map[bool]int32{true: 1}[on], on || slices.Contains([]string{"off", "no", "false", "ne"}, value)
	case isChoice:
		i := slices.IndexFunc(o.Choices, func(c Choice) bool { return strings.EqualFold(c.Value, value) })
		return int32(i), i >= 0
	}
	n, err := strconv.ParseInt(value, 10, 32)
	return int32(n), err == nil && int32(n) >= o.Min && int32(n) <= o.Max
}

// Takes says in short what the option can be, as files write it: "on, off", "1 to 60", "half, any".
func (o Option) Takes() string {
	switch o.is {
	case isSwitch:
		return "on, off"
	case isChoice:
		var all []string
		for _, c := range o.Choices {
			all = append(all, c.Value)
		}
		return strings.Join(all, ", ")
	}
	return strconv.Itoa(int(o.Min)) + " … " + strconv.Itoa(int(o.Max))
}
