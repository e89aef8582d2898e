package gate

import (
	"encoding/json"
	"net/url"
	"testing"

	"sightline/maps/samples"
	"sightline/server/wire"
)

// A GM lays any map of the program on a running table, with no file and under a name of the page's language; nobody else can.
func TestSamplesAreLaid(t *testing.T) {
	s := newServer(t, func(l *Limits) { l.Uploads = 1 })
	gm, ann := s.join(wire.GM, "Master"), s.join(wire.Player, "Ann")
	r := s.ask(gm.HTTP, "GET", gm.Path("samples"), "")
	var all []sampleMap
	s.ok(json.Unmarshal(r.body, &all))
	if r.status != 200 || len(all) != len(samples.List()) {
		t.Fatalf("the list: %d %s", r.status, r.body)
	}
	for _, m := range all {
		r := s.ask(gm.HTTP, "PUT", gm.Path("map?sample="+m.Name+"&name="+url.QueryEscape("Věž")), "")
		var l wire.Laid
		s.ok(json.Unmarshal(r.body, &l))
		if r.status != 200 || l.Name != "Věž" || l.Walls == 0 {
			t.Errorf("%s: %d %s", m.Name, r.status, r.body)
		}
	}
	if r := s.ask(gm.HTTP, "PUT", gm.Path("map?sample=../cave"), ""); r.status != 404 {
		t.Errorf("one that there is not: %d %s", r.status, r.body)
	}
	for method, path := range map[string]string{"PUT": "map?sample=cave", "GET": "samples"} {
		if r := s.ask(ann.HTTP, method, ann.Path(path), ""); r.status != 403 {
			t.Errorf("a player's %s %s: %d %s", method, path, r.status, r.body)
		}
	}
}
