package app

import (
	"testing"

	"sightline/rules"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// TestLoadHouse: a file of house rules is read, checked here, and set; a wrong one is told with its line and nothing is sent.
func TestLoadHouse(t *testing.T) {
	d := at(t, room(wire.GM))
	read := func() ([]byte, error) { return nil, nil }
	d.do(LoadHouse{Size: 1 << 30, Read: read})
	if len(d.effects) != 0 || len(d.m.Toasts) != 1 || d.m.Toasts[0].Say.Reason.Limit != int32(rules.HouseLong) {
		t.Fatalf("a huge file: effects %v, notices %+v", d.effects, d.m.Toasts)
	}
	d.do(LoadHouse{Size: 100, Read: read})
	if _, ok := d.effects[0].(ReadHouse); len(d.effects) != 1 || !ok {
		t.Fatalf("effects %v", d.effects)
	}
	d.do(HouseRead{Text: "profile = srd52\nno = on"}, HouseRead{Failed: true})
	if sent := d.sent(); len(sent) != 0 || len(d.m.Toasts) != 3 {
		t.Fatalf("sent %v, notices %+v", sent, d.m.Toasts)
	}
	if r := d.m.Toasts[1].Say.Reason; r != (wire.Reason{Code: wire.CodeHouse, Number: 2, Limit: int32(rules.HouseKey), Text: "no"}) {
		t.Errorf("said %+v", r)
	}
	d.do(HouseRead{Text: "profile = srd52\nflanking.enabled = on\nroundSeconds = 8"})
	sent := d.sent()
	if len(sent) != 1 {
		t.Fatalf("sent %v", sent)
	}
	got, _ := sent[0].Body.(wire.SetTable)
	if p := known.Profile(got.Table); p.Name != "srd52" || !p.Flanking || p.RoundSeconds != 8 || got.Table.Name != d.m.View.Table.Name {
		t.Errorf("sent %+v", got.Table)
	}
}
