package rules

// Story is how a table plays chases, siege engines, madness and experience.
type Story struct {
	Wild     bool   // chases roll on the table of the wilderness unless the GM says otherwise
	FarStone bool   // a trebuchet's normal range is 60 cells, not 50 as printed
	Madness  bool   // there is madness (R-014-127)
	Sanity   bool   // and a Sanity score to save with (R-014-127)
	Levels   Levels // how characters come by levels
	Same     bool   // who was absent gets the same experience (R-014-134)
	Quick    bool   // two sessions a level from the fifth on, not three
}

// Levels is how characters come by levels (R-014-133, R-014-137, R-014-138).
type Levels uint8

// The ways.
const (
	ByXP Levels = iota
	BySessions
	ByStory
)

// Pace is how many sessions a level takes from the fifth on.
func (s Story) Pace() int32 {
	if s.Quick {
		return 2
	}
	return 3
}

// storyOptions are those of chases, engines, madness and experience.
var storyOptions = []Option{
	Of(PartExplore, "chase.table", "R-014-090", Text{"Complications of a chase", "Komplikace pronásledování"},
		func(p Profile) int32 { return one(p.Story.Wild) }, func(p *Profile, v int32) { p.Story.Wild = v == 1 },
		Choice{"urban", Text{"as in a town", "jako ve městě"}}, Choice{"wilderness", Text{"as in the wild", "jako v divočině"}}),
	Of(PartExplore, "siege.trebuchet", "A-41", Text{"Normal range of a trebuchet", "Normální dosah trebuchetu"},
		func(p Profile) int32 { return one(p.Story.FarStone) }, func(p *Profile, v int32) { p.Story.FarStone = v == 1 },
		Choice{"50", Text{"50 cells, as printed", "50 polí, jak je vytištěno"}}, Choice{"60", Text{"60 cells, as likely meant", "60 polí, jak je nejspíš míněno"}}),
	Switch(PartExplore, "madness.enabled", "R-014-127", Text{"Madness", "Šílenství"}, func(p *Profile) *bool { return &p.Story.Madness }),
	Switch(PartExplore, "madness.sanityScore", "R-014-127", Text{"Saves with a Sanity score", "Záchrany na Příčetnost"}, func(p *Profile) *bool { return &p.Story.Sanity }),
	OneOf(PartGroup, "xp.mode", "R-014-133", Text{"Levels come by", "Úrovně přibývají"}, func(p *Profile) *Levels { return &p.Story.Levels },
		Choice{"xp", Text{"experience", "za zkušenosti"}}, Choice{"sessions", Text{"sessions played", "za odehraná sezení"}}, Choice{"story", Text{"goals of the story", "za cíle příběhu"}}),
	Of(PartGroup, "xp.absent", "R-014-134", Text{"Experience of absent characters", "Zkušenosti chybějících postav"},
		func(p Profile) int32 { return one(p.Story.Same) }, func(p *Profile, v int32) { p.Story.Same = v == 1 },
		Choice{"present_only", Text{"none", "žádné"}}, Choice{"same_for_all", Text{"the same as the others'", "stejné jako ostatní"}}),
	Of(PartGroup, "xp.sessionsPerLevel", "A-50", Text{"Sessions a level, from the fifth", "Sezení na úroveň, od páté"},
		func(p Profile) int32 { return one(!p.Story.Quick) }, func(p *Profile, v int32) { p.Story.Quick = v == 0 },
		Choice{"2", Text{"two", "dvě"}}, Choice{"3", Text{"three", "tři"}}),
}
