package lang

// Texts of the panel "Chase".
const (
	ChaseTitle    Key = "chaseTitle"
	ChaseText     Key = "chaseText"
	ChaseStart    Key = "chaseStart"
	ChaseTable    Key = "chaseTable"
	ChaseOwn      Key = "chaseOwn"
	ChaseOwnText  Key = "chaseOwnText"
	ChaseMarks    Key = "chaseMarks"
	ChaseMarkText Key = "chaseMarkText"
	ChaseFactors  Key = "chaseFactors"
	ChaseIdle     Key = "chaseIdle"
	ChaseRound    Key = "chaseRound"
	ChaseOver     Key = "chaseOver"
	ChaseWaits    Key = "chaseWaits"
	ChaseBegin    Key = "chaseBegin"
	ChaseStop     Key = "chaseStop"
	ChaseReverse  Key = "chaseReverse"
	ChaseAdd      Key = "chaseAdd"
	ChaseChange   Key = "chaseChange"
	ChaseAddHint  Key = "chaseAddHint"
	ChaseRole     Key = "chaseRole"
	ChaseQuarry   Key = "chaseQuarry"
	ChasePursuer  Key = "chasePursuer"
	ChaseLead     Key = "chaseLead"
	ChaseAt       Key = "chaseAt"
	ChaseCon      Key = "chaseCon"
	ChaseStealth  Key = "chaseStealth"
	ChasePassive  Key = "chasePassive"
	ChaseApart    Key = "chaseApart"
	ChaseDash     Key = "chaseDash"
	ChaseDashes   Key = "chaseDashes"
	ChaseDue      Key = "chaseDue"
	ChaseRough    Key = "chaseRough"
	ChaseRun      Key = "chaseRun"
	ChaseCells    Key = "chaseCells"
	ChaseEnd      Key = "chaseEnd"
	ChaseMod      Key = "chaseMod"
	ChaseTest     Key = "chaseTest"
	ChaseCoin     Key = "chaseCoin"
	ChasePass     Key = "chasePass"
	ChaseAround   Key = "chaseAround"
	ChaseInspire  Key = "chaseInspire"
	ChaseUnseen   Key = "chaseUnseen"
	ChaseHide     Key = "chaseHide"
	ChaseShow     Key = "chaseShow"
	ChaseDropped  Key = "chaseDropped"
	ChaseEscaped  Key = "chaseEscaped"
	ChaseCaught   Key = "chaseCaught"
	ChaseGiveUp   Key = "chaseGiveUp"
	ChaseCatch    Key = "chaseCatch"
	ChaseBack     Key = "chaseBack"
	ChaseRemove   Key = "chaseRemove"
	ChaseHunt     Key = "chaseHunt"
	ChaseTake     Key = "chaseTake"
	ChaseWay      Key = "chaseWay"
	ChaseSplit    Key = "chaseSplit"
	ChaseSplitIt  Key = "chaseSplitIt"
	ChaseTrack    Key = "chaseTrack"
	ChaseSetUp    Key = "chaseSetUp"
	ChaseMore     Key = "chaseMore"
)

var chaseWords = map[Key]pair{
	ChaseTitle:    {"Chase", "Pronásledování"},
	ChaseText:     {"A chase has an order and distances of its own, without the map.", "Pronásledování má vlastní pořadí a vzdálenosti, bez mapy."},
	ChaseStart:    {"Start a chase", "Zahájit pronásledování"},
	ChaseTable:    {"Complications", "Komplikace"},
	ChaseOwn:      {"Own table", "Vlastní tabulka"},
	ChaseOwnText:  {"A line for each face of the die: what happens; DC; cells at double cost. An empty line is no complication.", "Řádek pro každou stěnu kostky: co se stane; SO; pole za dvojnásobek. Prázdný řádek je bez komplikace."},
	ChaseMarks:    {"Obstacles on the way", "Překážky na cestě"},
	ChaseMarkText: {"A line each: cell of the way; what it is; DC; cells at double cost. 10>1; alley: way 1 branches off at cell 10; 14@1: cell 14 of way 1.", "Po řádcích: pole cesty; co to je; SO; pole za dvojnásobek. 10>1; ulička: na poli 10 odbočuje cesta 1; 14@1: pole 14 cesty 1."},
	ChaseTake:     {"Take this way: {0}", "Odbočit: {0}"},
	ChaseWay:      {"On way number; 0: the first", "Na cestě číslo; 0: první"},
	ChaseFactors:  {"What helps or hinders an escape", "Co pomáhá či brání úniku"},
	ChaseIdle:     {"Not begun", "Nezačalo"},
	ChaseRound:    {"Round {0}", "Kolo {0}"},
	ChaseOver:     {"The chase is over", "Pronásledování skončilo"},
	ChaseWaits:    {"Another chase plays its round", "Hraje se kolo jiného pronásledování"},
	ChaseBegin:    {"Begin", "Začít"},
	ChaseStop:     {"Put the chase away", "Odložit pronásledování"},
	ChaseReverse:  {"Exchange the roles", "Prohodit role"},
	ChaseAdd:      {"Add {0}", "Přidat: {0}"},
	ChaseChange:   {"Change {0}", "Změnit: {0}"},
	ChaseAddHint:  {"Select a token to add it to the chase.", "Vyberte žeton, který se má přidat."},
	ChaseRole:     {"Role", "Role"},
	ChaseQuarry:   {"quarry", "kořist"},
	ChasePursuer:  {"pursuer", "pronásledovatel"},
	ChaseLead:     {"lead", "vedoucí"},
	ChaseAt:       {"Cell of the way", "Pole cesty"},
	ChaseCon:      {"Constitution modifier", "Oprava Odolnosti"},
	ChaseStealth:  {"Stealth modifier", "Oprava Nenápadnosti"},
	ChasePassive:  {"Passive Perception", "Pasivní Vnímání"},
	ChaseApart:    {"{0} apart", "odstup {0}"},
	ChaseDash:     {"Dash", "Sprint"},
	ChaseDashes:   {"Dashes {0}, {1} free", "Sprintů {0}, zdarma {1}"},
	ChaseDue:      {"checks at the end of the turn: {0}", "ověření na konci tahu: {0}"},
	ChaseRough:    {"cells at double cost: {0}", "polí za dvojnásobek: {0}"},
	ChaseRun:      {"Run", "Běžet"},
	ChaseCells:    {"Cells of movement", "Polí pohybu"},
	ChaseEnd:      {"End the turn", "Ukončit tah"},
	ChaseMod:      {"Modifier", "Oprava"},
	ChaseTest:     {"Roll the test", "Hodit test"},
	ChaseCoin:     {"Throw a coin", "Hodit minci"},
	ChasePass:     {"Let it by", "Nechat projít"},
	ChaseAround:   {"Go round", "Obejít"},
	ChaseInspire:  {"Cancel by inspiration", "Zrušit inspirací"},
	ChaseUnseen:   {"out of sight", "z výhledu"},
	ChaseHide:     {"Out of sight", "Zmizel z výhledu"},
	ChaseShow:     {"In sight again", "Znovu na očích"},
	ChaseDropped:  {"dropped out", "vypadl"},
	ChaseEscaped:  {"escaped", "unikl"},
	ChaseCaught:   {"caught", "dopaden"},
	ChaseGiveUp:   {"Give up", "Vzdát to"},
	ChaseCatch:    {"Caught", "Dopaden"},
	ChaseBack:     {"Runs again", "Znovu běží"},
	ChaseRemove:   {"Take {0} out of the chase", "Vyřadit z pronásledování: {0}"},
	ChaseHunt:     {"{0} hunts it from behind", "{0} ho loví zezadu"},
	ChaseSplit:    {"Split up", "Rozdělit"},
	ChaseSplitIt:  {"The ticked go their own way", "Zaškrtnutí jdou jinudy"},
	ChaseTrack:    {"The way", "Cesta"},
	ChaseSetUp:    {"Set up", "Nastavení"},
	ChaseMore:     {"More", "Další"},
}
