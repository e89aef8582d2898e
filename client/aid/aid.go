// Package aid holds the aids of the panel "Rules and tools": each is a form and the function of the rules that judges what is
// filled in. It draws nothing and sends nothing; client/panel shows the form, and the answer while it is filled in.
package aid

import (
	"slices"

	"sightline/rules"
	"sightline/server/wire"
)

// Aid is one form.
type Aid struct {
	ID       string   // stable: docs/rules.md and the browser test name it
	Rows     []string // the rows of the catalog that it plays
	Group    Group
	Name     rules.Text
	Players  bool     // players may use it too, and not GMs only
	Profiles []string // names of the rule sets that it belongs to; none: all
	Fields   []Field
	Judge    func(in Input) Answer
}

// Group is where an aid stands in the list.
type Group uint8

// The groups, in the order of the list.
const (
	Checks  Group = iota // checks, difficulty, advantage, inspiration
	Fight                // attacks, saves, damage, mobs, mounts
	Explore              // travel, senses, tracking, talk, objects
	Chase                // chases and siege engines
	Afflict              // diseases, poisons, madness, fatigue, drink
	Table                // who is there, experience, how the table plays
	Groups               // how many there are
)

// Kind is how a field is filled in.
type Kind uint8

// The kinds of field.
const (
	Number  Kind = iota // a whole number from Min to Max
	Numbers             // whole numbers with commas or spaces between
	Choice              // one of Options
	Check               // a box to tick
	Word                // a line of text, such as a name
	Token               // one of the tokens that the seat knows; at first the selected one
)

// Field is one thing to fill in.
type Field struct {
	Key      string
	Name     rules.Text
	Kind     Kind
	Min, Max int32
	Options  []Option
	Start    string                // what stands there at first: a number, an option's value, "yes" of a box
	From     func(in Input) string // what stands there at first by what the seat sees; "" or nil: Start
	Dice     string                // an expression that the server can roll for it; "": none
	When     func(in Input) bool   // whether it matters now; nil: always
}

// Option is one choice.
type Option struct {
	Value string
	Name  rules.Text
}

// Answer is what the rules say to what is filled in.
type Answer struct {
	Lines  []Line
	Offers []Offer
}

// Line is one sentence: a result, or a reason with the row it comes from. {0}, {1}… in Text are filled with Args: numbers,
// strings, rules.Text.
type Line struct {
	Text rules.Text
	Args []any
	Row  string // "" for what needs none
}

// Offer is something that can be done with the answer: a button that sends Bodies, in order.
type Offer struct {
	Name   rules.Text
	Bodies []wire.Body
}

// Say is an answer of one line.
func Say(text rules.Text, args ...any) Answer { return Answer{}.And(text, args...) }

// And is the answer with one more line.
func (a Answer) And(text rules.Text, args ...any) Answer {
	a.Lines = append(slices.Clip(a.Lines), Line{Text: text, Args: args})
	return a
}

// Because is the answer with one more line that names its row.
func (a Answer) Because(row string, text rules.Text, args ...any) Answer {
	a.Lines = append(slices.Clip(a.Lines), Line{text, args, row})
	return a
}

// Offer is the answer with one more thing to do.
func (a Answer) Offer(name rules.Text, bodies ...wire.Body) Answer {
	a.Offers = append(slices.Clip(a.Offers), Offer{name, bodies})
	return a
}

// For says whether the aid is there for a role under a rule set.
func (a Aid) For(role wire.Role, profile string) bool {
	return (role == wire.GM || a.Players) && (len(a.Profiles) == 0 || slices.Contains(a.Profiles, profile))
}

// Find is the aid of an id; false when there is none.
func Find(id string) (Aid, bool) {
	for _, a := range All() {
		if a.ID == id {
			return a, true
		}
	}
	return Aid{}, false
}

// each makes an option of each of n things.
func each(n int, option func(i int) Option) []Option {
	list := make([]Option, n)
	for i := range list {
		list[i] = option(i)
	}
	return list
}
