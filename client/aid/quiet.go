package aid

import (
	"sightline/rules"
	"sightline/server/wire"
)

// quietAids look after those who have been quiet.
var quietAids = []Aid{
	{
		ID: "quiet", Rows: []string{"R-014-048", "R-014-049"}, Group: Table,
		Name:   rules.Text{En: "Who has been quiet", Cs: "Kdo dlouho mlčel"},
		Fields: []Field{{Key: "minutes", Name: rules.Text{En: "Quiet for so many minutes", Cs: "Mlčí tolik minut"}, Min: 1, Max: 600, Start: "10"}},
		Judge:  quiet,
	},
}

// quiet names the players who neither said nor rolled anything for long before the last that anyone did.
func quiet(in Input) Answer {
	last, newest := map[wire.SeatID]int64{}, int64(0)
	for _, n := range in.Notes {
		last[n.From], newest = max(last[n.From], n.At), max(newest, n.At)
	}
	var a Answer
	for _, s := range in.View.Seats {
		at, spoke := last[s.ID]
		switch {
		case s.Role == wire.GM:
		case !spoke:
			a = a.And(rules.Text{En: "{0} has not written or rolled yet.", Cs: "{0} ještě nic nenapsal(a) ani nehodil(a)."}, s.Name)
		case newest-at >= 60*int64(in.Num("minutes")):
			a = a.And(rules.Text{En: "{0}: {1} min before the last word.", Cs: "{0}: {1} min před posledním slovem."}, s.Name, (newest-at)/60)
		}
	}
	if len(a.Lines) == 0 {
		a = Say(rules.Text{En: "Nobody has been quiet for long.", Cs: "Nikdo dlouho nemlčí."})
	}
	return a
}
