package panel

import (
	"testing"

	"sightline/client/app"
	"sightline/server/wire"
)

func TestGoodLinksAreListedAndTakenBack(t *testing.T) {
	m := table("en", wire.GM)
	p := render(m)
	p.click(t, "links-ask")
	p.want(t, app.AskLinks{})
	m.Listed, m.Links = true, []wire.Link{
		{ID: "aaaaaaaabb", Left: -1, Hours: 72}, {ID: "ccccccccdd", Role: wire.GM, Left: -1}, {ID: "eeeeeeeeff", Seat: eva, Left: 1, Hours: 5},
	}
	p = render(m)
	for _, words := range []string{"for players", "3 more days", "for GMs", "without end", "any number of uses", "to the seat of Eva", "5 more hours", "1 use"} {
		if !p.says(words) {
			t.Errorf("it does not say %q", words)
		}
	}
	p.click(t, "revoke-eeeeeeee")
	p.want(t, app.RevokeLink{ID: "eeeeeeeeff"})
	m.Links = nil
	if !render(m).says("No link is good now.") {
		t.Error("no word of there being none")
	}
	if render(table("en", wire.Player)).shows("links") {
		t.Error("a player is shown the links")
	}
}
