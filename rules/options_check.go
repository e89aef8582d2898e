package rules

// Checks are the optional rules of checks, all off unless a table turns them on.
type Checks struct {
	Auto    bool // automatic success (R-014-022)
	Cost    bool // success at a cost (R-014-034)
	Degrees bool // degrees of failure (R-014-035)
	Natural bool // a 20 or a 1 does more (R-014-036)
}

// Inspiration is how a table plays with inspiration (R-014-027 to 032).
type Inspiration struct {
	Off         bool  // the table plays without (R-014-031)
	After       bool  // it may be spent once the die is seen (R-014-028, heroism)
	PlayersOnly bool  // only players award it (R-014-032)
	More        int32 // awards that a player has free in a session, beyond the first (R-014-032)
}

// Free is how many awards each player has free in a session (R-014-032).
func (i Inspiration) Free() int32 { return 1 + i.More }

// checkOptions are those of checks and inspiration.
var checkOptions = []Option{
	Switch(PartChecks, "check.autoSuccess", "R-014-022", Text{"Automatic success", "Automatický úspěch"}, func(p *Profile) *bool { return &p.Checks.Auto }),
	Switch(PartChecks, "check.costOption", "R-014-034", Text{"Success at a cost", "Úspěch za jistou cenu"}, func(p *Profile) *bool { return &p.Checks.Cost }),
	Switch(PartChecks, "check.degreesOfFailure", "R-014-035", Text{"Degrees of failure", "Stupně neúspěchu"}, func(p *Profile) *bool { return &p.Checks.Degrees }),
	Switch(PartChecks, "check.naturalEffects", "R-014-036", Text{"A natural 20 or 1 does more", "Hozená 20 či 1 znamená víc"}, func(p *Profile) *bool { return &p.Checks.Natural }),
	not(PartChecks, "inspiration.enabled", "R-014-031", Text{"Inspiration", "Inspirace"}, func(p *Profile) *bool { return &p.Inspiration.Off }),
	Switch(PartChecks, "inspiration.spendAfterRoll", "R-014-028", Text{"Inspiration may be spent after the roll", "Inspiraci lze utratit i po hodu"}, func(p *Profile) *bool { return &p.Inspiration.After }),
	Switch(PartChecks, "inspiration.playersOnly", "R-014-032", Text{"Only players award inspiration", "Inspiraci udělují pouze hráči"}, func(p *Profile) *bool { return &p.Inspiration.PlayersOnly }),
	perSession(),
}

// perSession counts awards from 1: a profile that says nothing has one.
func perSession() Option {
	o := Number(PartChecks, "inspiration.awardsPerSession", "R-014-032", Text{"Free awards a player and session", "Volných udělení na hráče a sezení"}, 1, 20, func(p *Profile) *int32 { return &p.Inspiration.More })
	o.get = func(p Profile) int32 { return p.Inspiration.Free() }
	o.set = func(p *Profile, v int32) { p.Inspiration.More = v - 1 }
	return o
}

// Group is how a table treats who is there and who is not.
type Group struct {
	Absent  Absent // what becomes of an absent player's character unless the GM says otherwise (R-014-010)
	Several bool   // a player may play several characters (R-014-011)
}

// Absent is what becomes of the character of a player who is not there (R-014-010).
type Absent uint8

// What can become of it.
const (
	AbsentPlayer    Absent = iota // another player runs it
	AbsentGM                      // the GM runs it
	AbsentElsewhere               // it is away, with a reason
	AbsentFaded                   // it fades into the background
)

// groupOptions are those of the group.
var groupOptions = []Option{
	OneOf(PartGroup, "absent.default", "R-014-010", Text{"An absent player's character", "Postava chybějícího hráče"}, func(p *Profile) *Absent { return &p.Group.Absent },
		Choice{"other_player", Text{"is run by another player", "hraje ji jiný hráč"}}, Choice{"gm", Text{"is run by the GM", "hraje ji PJ"}},
		Choice{"elsewhere", Text{"is away", "není na místě"}}, Choice{"faded", Text{"fades into the background", "je v pozadí"}}),
	Switch(PartGroup, "control.several", "R-014-011", Text{"Players may play several characters", "Hráč smí hrát víc postav"}, func(p *Profile) *bool { return &p.Group.Several }),
}
