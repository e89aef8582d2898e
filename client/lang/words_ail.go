package lang

// Poisons, diseases and madness at the table.
const (
	AilTitle     Key = "ailTitle"
	AilWhat      Key = "ailWhat"
	AilDC        Key = "ailDC"
	AilAbility   Key = "ailAbility"
	AilSanity    Key = "ailSanity"
	AilPart      Key = "ailPart"
	AilEdge      Key = "ailEdge"
	AilSecret    Key = "ailSecret"
	AilHour      Key = "ailHour"
	AilGive      Key = "ailGive"
	AilCloud     Key = "ailCloud"
	AilGiveArea  Key = "ailGiveArea"
	AilDue       Key = "ailDue"
	AilDueTurn   Key = "ailDueTurn"
	AilDueDay    Key = "ailDueDay"
	AilDueRest   Key = "ailDueRest"
	AilDueStress Key = "ailDueStress"
	AilMidnight  Key = "ailMidnight"
	AilDueHurt   Key = "ailDueHurt"
	AilDueNear   Key = "ailDueNear"
	AilRoll      Key = "ailRoll"
	AilStress    Key = "ailStress"
	AilShake     Key = "ailShake"
	AilDose      Key = "ailDose"
	AilDosed     Key = "ailDosed"
	AilCure      Key = "ailCure"
	AilCureBy    Key = "ailCureBy"
	AilHold      Key = "ailHold"
	AilLet       Key = "ailLet"
	AilHeld      Key = "ailHeld"
	AilFailures  Key = "ailFailures"
	AilRests     Key = "ailRests"
	AilShort     Key = "ailShort"
	AilLong      Key = "ailLong"
	AilDay       Key = "ailDay"
	reasonOff    Key = "reasonOff"
	NoteXP       Key = "noteXP"
	NoteXPLeft   Key = "noteXPLeft"
	NoteLevel    Key = "noteLevel"
	reasonNear   Key = "reasonNear"
	reasonEngine Key = "reasonEngine"
	EngineTitle  Key = "engineTitle"
	EngineNext   Key = "engineNext"
	EngineReady  Key = "engineReady"
	EngineCrew   Key = "engineCrew"
	EngineBy     Key = "engineBy"
	EnginePour   Key = "enginePour"
	EngineEmpty  Key = "engineEmpty"
	EngineClimb  Key = "engineClimb"
	EngineHeight Key = "engineHeight"
)

var ailWords = map[Key]pair{
	AilTitle:     {"Poison, disease, madness", "Jed, nemoc, šílenství"},
	AilWhat:      {"What", "Co"},
	AilDC:        {"Difficulty; 0: its own", "Stupeň obtížnosti; 0: vlastní"},
	AilAbility:   {"Save against madness", "Záchrana proti šílenství"},
	AilSanity:    {"Sanity", "Příčetnost"},
	AilPart:      {"only a part of a dose: half damage", "jen část dávky: půlka zranění"},
	AilEdge:      {"advantage on the save", "výhoda k záchraně"},
	AilSecret:    {"only the GM sees the rolls", "hody vidí jen PJ"},
	AilHour:      {"Hour of the day, for what waits for midnight", "Denní hodina, pro jed čekající na půlnoc"},
	AilGive:      {"Roll the save and give it", "Hodit záchranu a dát"},
	AilCloud:     {"Lay a cloud of one cell", "Položit oblak na jedno pole"},
	AilGiveArea:  {"{0} in the cloud|{0} in the cloud", "{0} v oblaku|{0} v oblaku|{0} v oblaku|{0} v oblaku"},
	AilDue:       {"Saves due", "Na řadě jsou záchrany"},
	AilDueTurn:   {"save of the turn", "záchrana v tahu"},
	AilDueDay:    {"daily save, {0} due", "denní záchrana, čeká {0}"},
	AilDueRest:   {"save after a long rest", "záchrana po důkladném odpočinku"},
	AilDueStress: {"save for stress", "záchrana při stresu"},
	AilMidnight:  {"midnight: it strikes", "půlnoc: jed udeří"},
	AilDueHurt:   {"save for a wound", "záchrana po zranění"},
	AilDueNear:   {"near laughter: save, if a humanoid", "poblíž smíchu: záchrana, je-li humanoid"},
	AilRoll:      {"Roll", "Hodit"},
	AilStress:    {"Stress", "Stres"},
	AilShake:     {"Shake awake", "Zatřást a vzbudit"},
	AilDose:      {"Ointment", "Mast"},
	AilDosed:     {"ointment for the next long rest", "mast na příští důkladný odpočinek"},
	AilCure:      {"Cure", "Vyléčit"},
	AilCureBy:    {"Cure: {0}", "Vyléčit: {0}"},
	AilHold:      {"Suppress: {0}", "Potlačit: {0}"},
	AilLet:       {"It works again", "Zase působí"},
	AilHeld:      {"suppressed", "potlačeno"},
	AilFailures:  {"failed saves: {0}", "neúspěšných záchran: {0}"},
	AilRests:     {"The party rests:", "Družina odpočívá:"},
	AilShort:     {"Short rest", "Krátký odpočinek"},
	AilLong:      {"Long rest", "Důkladný odpočinek"},
	AilDay:       {"1 day", "1 den"},
	reasonNear:   {"Too near: {0}; it hits nothing within {1}.", "Příliš blízko: {0}; do vzdálenosti {1} nic nezasáhne."},
	reasonEngine: {"The siege engine can’t do that now: it may not be ready, have too few at it, or not be made for that.", "Obléhací stroj to teď nemůže: není připravený, je u něj málo obsluhy, nebo na to není."},
	EngineTitle:  {"Siege engine", "Obléhací stroj"},
	EngineNext:   {"Next: {0}; actions: {1}", "Dále: {0}; akcí: {1}"},
	EngineReady:  {"Ready: {0} by its attack", "Připraveno: {0} jeho útokem"},
	EngineCrew:   {"Creatures at it: {0} of {1}", "Tvorů u něj: {0} z {1}"},
	EngineBy:     {"{0}: 1 action", "{0}: 1 akce"},
	EnginePour:   {"{0}: tip it over", "{0}: vylít"},
	EngineEmpty:  {"Empty it", "Vyprázdnit"},
	EngineClimb:  {"Onto the wall to the {0}", "Na zeď směrem {0}"},
	EngineHeight: {"Wall, cells", "Zeď, pole"},
	NoteXP:       {"{0} gets {1} experience.", "{0} získává {1} zkušeností."},
	NoteXPLeft:   {"Experience left over and dropped: {0}.", "Zkušeností zbylo a propadá: {0}."},
	NoteLevel:    {"The party is of level {0} now.", "Družina je nyní na úrovni {0}."},
	reasonOff:    {"The rules in play have that switched off: see Rules in play.", "To je v pravidlech stolu vypnuté: viz Pravidla ve hře."},
}
