package lang

// Texts of how turns are followed, and of what a turn holds.
const (
	OrderStyle       Key = "orderStyle"
	OrderVisible     Key = "orderVisible"
	OrderHidden      Key = "orderHidden"
	OrderCards       Key = "orderCards"
	OrderRoll        Key = "orderRoll"
	OrderRollOwn     Key = "orderRollOwn"
	OrderTie         Key = "orderTie"
	OrderTieBefore   Key = "orderTieBefore"
	OrderNext        Key = "orderNext"
	OrderGroup       Key = "orderGroup"
	OrderTime        Key = "orderTime"
	OrderSegment     Key = "orderSegment"
	OrderShare       Key = "orderShare"
	TurnNow          Key = "turnNow"
	TurnMove         Key = "turnMove"
	TurnAction       Key = "turnAction"
	TurnBonus        Key = "turnBonus"
	TurnReaction     Key = "turnReaction"
	TurnObject       Key = "turnObject"
	TurnObjectFree   Key = "turnObjectFree"
	TurnObjectAction Key = "turnObjectAction"
	TurnTalk         Key = "turnTalk"
	TurnPass         Key = "turnPass"
	TurnActed        Key = "turnActed"
	HealthSetting    Key = "healthSetting"
	HealthNone       Key = "healthNone"
	HealthBlood      Key = "healthBlood"
	HealthBar        Key = "healthBar"
	HealthAll        Key = "healthAll"
	HealthIsBloodied Key = "healthIsBloodied"
	HealthShare      Key = "healthShare"
	HealthTrail      Key = "healthTrail"
	LabelApart       Key = "labelApart"
	LabelLetters     Key = "labelLetters"
	LabelNumbers     Key = "labelNumbers"
	LabelColours     Key = "labelColours"
	TokenInitiative  Key = "tokenInitiative"
	TokenActions     Key = "tokenActions"
)

var orderWords = map[Key]pair{
	OrderStyle:       {"How it is followed", "Jak se sleduje"},
	OrderVisible:     {"Visible list", "Viditelný seznam"},
	OrderHidden:      {"Hidden list", "Skrytý seznam"},
	OrderCards:       {"Combat cards", "Bojové karty"},
	OrderRoll:        {"Roll initiative for all", "Hodit na iniciativu za všechny"},
	OrderRollOwn:     {"Roll initiative", "Hodit na iniciativu"},
	OrderTie:         {"tie", "remíza"},
	OrderTieBefore:   {"{0}: before {1}", "{0}: před {1}"},
	OrderNext:        {"next", "další"},
	OrderGroup:       {"{0} × {1}", "{0} × {1}"},
	OrderTime:        {"{0} s of the fight", "{0} s boje"},
	OrderSegment:     {"Segment {0} of {1}", "Část kola {0} z {1}"},
	OrderShare:       {"{0}: {1}", "{0}: {1}"},
	TurnNow:          {"This turn: {0}", "Tento tah: {0}"},
	TurnMove:         {"Movement left: {0} of {1}", "Zbývá pohybu: {0} z {1}"},
	TurnAction:       {"Action used", "Akce použita"},
	TurnBonus:        {"Bonus action used", "Bonusová akce použita"},
	TurnReaction:     {"Reaction used", "Reakce použita"},
	TurnObject:       {"Thing handled", "Použita věc"},
	TurnObjectFree:   {"One thing may be handled for free.", "Jednu věc lze použít zdarma."},
	TurnObjectAction: {"Handling another thing takes the Utilize action.", "Použít další věc stojí akci Použití věci."},
	TurnTalk:         {"A few words are free; a long speech takes an action.", "Pár slov je zdarma; dlouhá řeč stojí akci."},
	TurnPass:         {"A turn may end with nothing done: think of Dodge, or of Ready.", "Tah smí skončit bez činu: nabízí se Uhýbání, nebo Připravení akce."},
	TurnActed:        {"Actions spent: {0} of {1}", "Využité akce: {0} z {1}"},
	HealthSetting:    {"Hit points of others, to players", "Životy ostatních, pro hráče"},
	HealthNone:       {"nothing", "nic"},
	HealthBlood:      {"whether bloodied", "zda je zkrvavený"},
	HealthBar:        {"a bar", "ukazatel"},
	HealthAll:        {"numbers", "čísla"},
	HealthIsBloodied: {"bloodied", "zkrvavený"},
	HealthShare:      {"about {0} of 10 left", "zbývá asi {0} z 10"},
	HealthTrail:      {"Hit points so far: {0}", "Životy postupně: {0}"},
	LabelApart:       {"Tell all of this kind apart:", "Odlišit všechny tohoto druhu:"},
	LabelLetters:     {"Letters", "Písmeny"},
	LabelNumbers:     {"Numbers", "Čísly"},
	LabelColours:     {"Colours", "Barvami"},
	TokenInitiative:  {"Initiative bonus", "Bonus k iniciativě"},
	TokenActions:     {"Actions a round (0: base)", "Akcí za kolo (0: základ)"},
}
