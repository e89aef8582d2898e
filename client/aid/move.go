package aid

import "sightline/rules"

// moveAids are about moving.
var moveAids = []Aid{
	{
		ID: "speed-cells", Rows: []string{"R-024-015"}, Group: Fight, Players: true,
		Name:   rules.Text{En: "Speed in squares", Cs: "Rychlost ve čtvercích"},
		Fields: []Field{{Key: "feet", Name: rules.Text{En: "Speed, feet", Cs: "Rychlost, stopy"}, Max: 1000, Start: "30"}},
		Judge: func(in Input) Answer {
			return Say(rules.Text{En: "{0} squares a turn", Cs: "Čtverců za tah: {0}"}, in.Profile.Cells(in.Num("feet")))
		},
	},
}
