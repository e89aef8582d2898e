package rules

import (
	"strconv"
	"strings"
)

// LabelStyle is how creatures of one kind are told apart (R-014-060).
type LabelStyle uint8

// The styles of labels.
const (
	ByLetter LabelStyle = iota
	ByNumber
	ByColour
	ByName      // a trait or name that the game master types
	ByFigure    // another figure or picture for each
	LabelStyles // how many there are
)

// Sticker is a colour that tells creatures apart.
type Sticker struct {
	Name   Text
	Colour uint32 // 0xRRGGBB
}

// Stickers are the colours, told apart by most eyes.
var Stickers = []Sticker{
	{Text{"red", "červená"}, 0xD9534F}, {Text{"blue", "modrá"}, 0x4A90D9}, {Text{"yellow", "žlutá"}, 0xE5C04B}, {Text{"green", "zelená"}, 0x5FB760},
	{Text{"purple", "fialová"}, 0x8E6BD1}, {Text{"orange", "oranžová"}, 0xE8903A}, {Text{"white", "bílá"}, 0xE8E8E8}, {Text{"black", "černá"}, 0x303030},
	{Text{"pink", "růžová"}, 0xC75B9B}, {Text{"brown", "hnědá"}, 0x5B4636},
}

// Label is the label of the creature at an index, from 0: A to Z, then AA, AB…; 1, 2, 3…; a colour, those over with a number.
// "" where the game master gives it, and for an index below 0.
func (s LabelStyle) Label(index int) Text {
	switch {
	case index < 0:
		return Text{}
	case s == ByLetter:
		return same(letters(index))
	case s == ByNumber:
		return same(strconv.Itoa(index + 1))
	case s == ByColour:
		c, again := Stickers[index%len(Stickers)], index/len(Stickers)
		if again == 0 {
			return c.Name
		}
		n := " " + strconv.Itoa(again+1)
		return Text{c.Name.En + n, c.Name.Cs + n}
	}
	return Text{}
}

func same(s string) Text { return Text{s, s} }

// letters counts in letters as the columns of a sheet do.
func letters(index int) string {
	s := ""
	for n := index + 1; n > 0; n = (n - 1) / 26 {
		s = string(rune('A'+(n-1)%26)) + s
	}
	return s
}

// Unlabelled is a name without a label that LabelStyle gives.
func Unlabelled(name string) string {
	words := strings.Fields(name)
	for len(words) > 1 && isLabel(words[len(words)-1]) {
		words = words[:len(words)-1]
	}
	return strings.Join(words, " ")
}

func isLabel(word string) bool {
	if _, err := strconv.ParseUint(word, 10, 16); err == nil {
		return true
	}
	if len(word) <= 2 && strings.Trim(word, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == "" {
		return true
	}
	for _, s := range Stickers {
		if word == s.Name.En || word == s.Name.Cs {
			return true
		}
	}
	return false
}
