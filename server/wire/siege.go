package wire

import "sightline/geom/grid"

// EngineVerb is what is done with a siege engine.
type EngineVerb uint8

// The verbs.
const (
	EngineWork  EngineVerb = iota // By spends Number actions on readying it, short of the shot itself
	EnginePour                    // By tips it over whoever is below (R-014-101)
	EngineClimb                   // By, who is in it, gets on a wall Number cells high, at a place beside it (R-014-102). GM
	EngineEmpty                   // it stands as if nothing had been done. GM
	LastEngine  = EngineEmpty
)

// The commands of siege engines (R-014-097 to 104).
type (
	// PlaceEngine puts an engine on the map: a token with its numbers and its attack. GM.
	PlaceEngine struct {
		Engine string // an id of siege.Engines
		At     grid.Place
	}
	// WorkEngine does something with the engine Token. An owner with its own token By, beside it or in it.
	WorkEngine struct {
		Token, By TokenID
		Verb      EngineVerb
		Number    int32
		At        grid.Place
	}
)

func (PlaceEngine) kind() uint8 { return kindPlaceEngine }
func (WorkEngine) kind() uint8  { return kindWorkEngine }

func (b *PlaceEngine) code(c *coder) {
	text(c, &b.Engine, maxTable)
	place(c, &b.At)
}

func (b *WorkEngine) code(c *coder) {
	id(c, &b.Token)
	id(c, &b.By)
	num(c, &b.Verb, 0, int64(LastEngine))
	int32s(c, &b.Number)
	place(c, &b.At)
}
