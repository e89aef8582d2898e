package lang

// Texts of who sees a roll, and of what was done to dice.
const (
	RollMode      Key = "rollMode"
	RollOpen      Key = "rollOpen"
	RollScreen    Key = "rollScreen"
	RollSecret    Key = "rollSecret"
	RollBlind     Key = "rollBlind"
	RollDecoy     Key = "rollDecoy"
	RollUntold    Key = "rollUntold"
	RollBlank     Key = "rollBlank"
	RollApply     Key = "rollApply"
	RollApplyText Key = "rollApplyText"
	RollApplied   Key = "rollApplied"
	RollFell      Key = "rollFell"
	DieRerolled   Key = "dieRerolled"
)

var rollWords = map[Key]pair{
	RollMode:      {"Who sees the roll", "Kdo hod uvidí"},
	RollOpen:      {"open", "otevřeně"},
	RollScreen:    {"behind the screen", "za zástěnou"},
	RollSecret:    {"secretly, for a player", "skrytě, za hráče"},
	RollBlind:     {"blind: only the GM sees it", "naslepo: uvidí jen PJ"},
	RollDecoy:     {"decoy", "klamně"},
	RollUntold:    {"untold: players learn nothing of it", "potají: hráči se nic nedozvědí"},
	RollBlank:     {"rolled, out of sight", "hod, který není vidět"},
	RollApply:     {"Publish", "Zveřejnit"},
	RollApplyText: {"The players are told this total and nothing else of the roll.", "Hráči se dozvědí tento výsledek a z hodu nic jiného."},
	RollApplied:   {"The roll counts as", "Hod platí jako"},
	RollFell:      {"(it fell {0})", "(padlo {0})"},
	DieRerolled:   {"rolled again", "přehozená"},
}
