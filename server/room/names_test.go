package room

import (
	"testing"

	"sightline/server/wire"
)

// TestHeightsAndSqueezingNameTokens: a command that raises a token or makes it squeeze is about one that its seat sees, or about none.
func TestHeightsAndSqueezingNameTokens(t *testing.T) {
	v := &wire.View{Tokens: []wire.Token{{ID: 5}}}
	for id, want := range map[wire.TokenID]bool{5: true, 6: false, 0: false} {
		for _, b := range []wire.Body{wire.RaiseToken{Token: id}, wire.SqueezeToken{Token: id}, wire.MoveToken{Token: id}} {
			if holds(v, b) != want {
				t.Errorf("%T of token %d: held to be there %v", b, id, !want)
			}
		}
	}
}
