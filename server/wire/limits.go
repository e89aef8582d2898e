package wire

import (
	"sightline/rules"
	"sightline/rules/dice"
)

// Limits bounds what is decoded from outside. The usage tag of each field says what it bounds and in what unit.
type Limits struct {
	Message  int `usage:"largest command, in bytes"`
	Path     int `usage:"most steps of one move"`
	Points   int `usage:"most points of a ruler"`
	Name     int `usage:"longest name, in characters"`
	Text     int `usage:"longest chat text, in characters"`
	Expr     int `usage:"longest dice expression, in characters"`
	House    int `usage:"longest house rules of a table, in characters"`
	To       int `usage:"most seats a note is addressed to"`
	MaskBits int `usage:"most sub-cells of a fog brush; 0 allows no brush"`
	Victims  int `usage:"most tokens that save or are hurt at once"`
	Runs     int `usage:"most rows of cells of a stroke that paints ground; 0 allows none"`
}

// DefaultLimits returns what a player's commands may be: 4 KiB.
func DefaultLimits() Limits {
	return Limits{Message: 4 << 10, Path: 256, Points: 32, Name: 64, Text: 1000, Expr: dice.MaxLength, House: 1000, To: 32, Victims: 200}
}

// LimitsGM returns what a GM's commands may be: 64 KiB, fog brushes included.
func LimitsGM() Limits {
	l := DefaultLimits()
	l.Message, l.Path, l.MaskBits, l.Runs, l.House = 64<<10, 1024, 1<<24, 4096, rules.MaxHouse
	return l
}

// MaxMessage is the largest server message in bytes, padding included: the read limit a client must set on its socket.
const MaxMessage = 4 << 20

// How many bytes of a file are taken in over HTTP: of a map, and of a token's picture. Clients look before they send one.
const (
	MaxMapFile = 128 << 20
	MaxArt     = 4 << 20
)
