package rules

// Darkness is how dark a place without light is to those who fight there.
type Darkness uint8

// The degrees.
const (
	DarkSeen     Darkness = iota // it counts by who sees whom alone
	DarkAbsolute                 // no light at all (R-004-012)
	DarkNatural                  // a night outdoors, dense fog (R-004-012)
)

// darkOptions are those of darkness.
var darkOptions = []Option{
	OneOf(PartGrid, "fight.darkness", "R-004-012", Text{"A place without light", "Místo beze světla"}, func(p *Profile) *Darkness { return &p.Darkness },
		Choice{"seeing", Text{"counts by who sees whom", "počítá se podle toho, kdo koho vidí"}}, Choice{"absolute", Text{"is absolute darkness", "je absolutní tma"}},
		Choice{"natural", Text{"is natural darkness", "je přírodní tma"}}),
}
