package table_test

import (
	"testing"

	"sightline/rules"
	"sightline/server/table"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// TestHouseRulesOfATable: a GM switches an option, everyone sees which rules are on, a player can't, and what is wrong is
// refused with its line.
func TestHouseRulesOfATable(t *testing.T) {
	s := newScenario(t)
	set := func(house string) wire.SetTable {
		tab := s.State.Table
		tab.House = house
		return wire.SetTable{Table: tab}
	}
	s.ann.Refused(set("roundSeconds = 10"), wire.CodeRole)
	s.gm.Do(set("# ours\nROUNDSECONDS=10\ncheck.autoSuccess = yes\nscene.cellSize = 5\n"))
	want := "check.autoSuccess = on\n"
	if got := s.ann.View().Table.House; got != "roundSeconds = 10\n"+want {
		t.Errorf("the player sees the rules %q", got)
	}
	if p := known.Profile(s.ann.View().Table); p.RoundSeconds != 10 || !p.Checks.Auto {
		t.Errorf("the player plays by %+v", p)
	}
	s.gm.Do(set(""))
	for house, want := range map[string]wire.Reason{
		"roundSeconds = 10\nno.such = on": {Code: wire.CodeHouse, Number: 2, Limit: int32(rules.HouseKey), Text: "no.such"},
		"roundSeconds = never":            {Code: wire.CodeHouse, Number: 1, Limit: int32(rules.HouseValue), Text: "never"},
		"profile = podhod":                {Code: wire.CodeHouse, Number: 1, Limit: int32(rules.HouseProfile), Text: "podhod"},
	} {
		if _, r := table.Decide(s.State, s.gm.Seat, nil, wire.Command{Body: set(house)}, nil); r != want {
			t.Errorf("%q: %+v, want %+v", house, r, want)
		}
	}
	if s.State.Table.House != "" {
		t.Errorf("refused rules are in force: %q", s.State.Table.House)
	}
}

// TestPlayByAFile: the rules of a file replace those in force, diagonals and all; what is wrong changes nothing.
func TestPlayByAFile(t *testing.T) {
	s := newScenario(t)
	play := func(text string) wire.Reason {
		events, r := table.Play(s.State, text)
		for _, e := range events {
			s.State.Apply(e)
		}
		return r
	}
	if r := play("profile = r004\nflanking.enabled = on\ndiagonals = exact\nroundSeconds = 6"); r.Code != wire.CodeNone {
		t.Fatal(r)
	}
	if p := known.Profile(s.State.Table); p.Name != "podhod" || !p.Flanking || p.RoundSeconds != 6 {
		t.Errorf("%+v", p)
	}
	before := s.State.Table
	if r := play("profile = dnd14\nflanking = on"); r.Code != wire.CodeHouse || r.Number != 2 || s.State.Table != before {
		t.Errorf("%+v", r)
	}
	play("profile = dnd14")
	if p := known.Profile(s.State.Table); p.Flanking || s.State.Table.House != "" || p.Name != "dnd14" {
		t.Errorf("%+v", s.State.Table)
	}
	if events, r := table.Play(s.State, ""); len(events) != 0 || r.Code != wire.CodeNone {
		t.Errorf("the same again: %v %v", events, r)
	}
}
