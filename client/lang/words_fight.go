package lang

// Texts of a fight: attacks, saves, mounts.
const (
	ArmBare         Key = "armBare"
	ArmsTitle       Key = "armsTitle"
	AttackTitle     Key = "attackTitle"
	AttackDrop      Key = "attackDrop"
	AttackAim       Key = "attackAim"
	AttackPlace     Key = "attackPlace"
	AttackRoll      Key = "attackRoll"
	AttackAdv       Key = "attackAdv"
	AttackDis       Key = "attackDis"
	AttackTogether  Key = "attackTogether"
	AttackBonus     Key = "attackBonus"
	AttackMob       Key = "attackMob"
	ModePlain       Key = "modePlain"
	ModeHigh        Key = "modeHigh"
	ModeLow         Key = "modeLow"
	WhyNone         Key = "whyNone"
	WhyMisses       Key = "whyMisses"
	WhyForbidden    Key = "whyForbidden"
	WhyArmour       Key = "whyArmour"
	WhyPenalty      Key = "whyPenalty"
	WhyHarm         Key = "whyHarm"
	WhySplits       Key = "whySplits"
	WhyEases        Key = "whyEases"
	FallThrown      Key = "fallThrown"
	NoteChecks      Key = "noteChecks"
	CheckDifficulty Key = "checkDifficulty"
	SaveUnder       Key = "saveUnder"
	SaveCritical    Key = "saveCritical"
	WhySave         Key = "whySave"
	AttackMissed    Key = "attackMissed"
	AttackHit       Key = "attackHit"
	AttackCritical  Key = "attackCritical"
	NoteAttack      Key = "noteAttack"
	NoteReaction    Key = "noteReaction"
	MobHits         Key = "mobHits"
	AgainstAC       Key = "againstAC"
	SoakSaved       Key = "soakSaved"
	SoakSpared      Key = "soakSpared"
	SoakResisted    Key = "soakResisted"
	SoakDoubled     Key = "soakDoubled"
	SoakImmune      Key = "soakImmune"
	SoakWater       Key = "soakWater"
	SoakUnhurt      Key = "soakUnhurt"
	TakesNow        Key = "takesNow"
	TakenNow        Key = "takenNow"
	ApplyHarm       Key = "applyHarm"
	ApplyAgain      Key = "applyAgain"
	NoteSaves       Key = "noteSaves"
	SaveDC          Key = "saveDC"
	SaveFailed      Key = "saveFailed"
	SaveMade        Key = "saveMade"
	SaveSafe        Key = "saveSafe"
	NoteChance      Key = "noteChance"
	ChanceTake      Key = "chanceTake"
	NoteProne       Key = "noteProne"
	TokenDropProne  Key = "tokenDropProne"
	TokenGetUp      Key = "tokenGetUp"
	GoingDisengage  Key = "goingDisengage"
	GoingForced     Key = "goingForced"
	MountTitle      Key = "mountTitle"
	WhyThings       Key = "whyThings"
	MountOff        Key = "mountOff"
	MountFall       Key = "mountFall"
	MountOn         Key = "mountOn"
	MountFree       Key = "mountFree"
	FighterTitle    Key = "fighterTitle"
	GuardAC         Key = "guardAC"
	GuardShield     Key = "guardShield"
	GuardLeft       Key = "guardLeft"
	GuardResist     Key = "guardResist"
	GuardWeak       Key = "guardWeak"
	GuardImmune     Key = "guardImmune"
	GuardThreshold  Key = "guardThreshold"
	GuardKinds      Key = "guardKinds"
	GuardSave       Key = "guardSave"
	ArmNew          Key = "armNew"
	ArmAdd          Key = "armAdd"
	ArmName         Key = "armName"
	ArmRemove       Key = "armRemove"
	ArmToHit        Key = "armToHit"
	ArmDamage       Key = "armDamage"
	ArmAverage      Key = "armAverage"
	ArmRanged       Key = "armRanged"
	ArmNormal       Key = "armNormal"
	ArmLong         Key = "armLong"
	SaveTitle       Key = "saveTitle"
	SaveAbility     Key = "saveAbility"
	SaveDifficulty  Key = "saveDifficulty"
	SaveHalf        Key = "saveHalf"
	SaveRoll        Key = "saveRoll"
	CheckRoll       Key = "checkRoll"
	RuleHarm        Key = "ruleHarm"
	RuleHalt        Key = "ruleHalt"
	StepTarget      Key = "stepTarget"
	StepModifiers   Key = "stepModifiers"
	StepRoll        Key = "stepRoll"
	TurningFree     Key = "turningFree"
	TurningReaction Key = "turningReaction"
	reasonRange     Key = "reasonRange"
	reasonCover     Key = "reasonCover"
	reasonBehind    Key = "reasonBehind"
	reasonMount     Key = "reasonMount"
	reasonSpent     Key = "reasonSpent"
	NoteTrigger     Key = "noteTrigger"
	NoteTriggerOf   Key = "noteTriggerOf"
	NoteReacts      Key = "noteReacts"
	NoteReactsTo    Key = "noteReactsTo"
	ReactBefore     Key = "reactBefore"
	ReactAfter      Key = "reactAfter"
	ReactNow        Key = "reactNow"
	ReactCall       Key = "reactCall"
	ReactionSpent   Key = "reactionSpent"
	ReactionLeft    Key = "reactionLeft"
)

var fightWords = map[Key]pair{
	ArmBare:         {"unarmed strike", "úder beze zbraně"},
	ArmsTitle:       {"Attacks", "Útoky"},
	AttackTitle:     {"{0} attacks: {1}", "{0} útočí: {1}"},
	AttackDrop:      {"Give the attack up", "Od útoku upustit"},
	AttackAim:       {"Click the target: a creature, or a place where you think it is.", "Klepněte na cíl: na tvora, nebo na místo, kde asi je."},
	AttackPlace:     {"that place", "to místo"},
	AttackRoll:      {"Roll the attack", "Hodit na útok"},
	AttackAdv:       {"Advantage for another reason", "Výhoda z jiného důvodu"},
	AttackDis:       {"Disadvantage for another reason", "Nevýhoda z jiného důvodu"},
	AttackTogether:  {"Roll damage with the attack", "Házet zranění zároveň s útokem"},
	AttackBonus:     {"Other bonus", "Jiný bonus"},
	AttackMob:       {"How many attack", "Kolik jich útočí"},
	ModePlain:       {"plain roll", "běžný hod"},
	ModeHigh:        {"advantage", "výhoda"},
	ModeLow:         {"disadvantage", "nevýhoda"},
	WhyNone:         {"Nothing changes the roll.", "Hod nic nemění."},
	WhyMisses:       {"misses", "mine"},
	WhyForbidden:    {"not possible", "nelze"},
	WhyArmour:       {"AC", "OČ"},
	WhyPenalty:      {"roll", "hod"},
	WhyHarm:         {"damage", "zranění"},
	WhySplits:       {"to another area", "do další oblasti"},
	WhyEases:        {"difficulty", "obtížnost"},
	FallThrown:      {"Whom the blow throws, drag on the map; or:", "Koho úder odhodí, přetáhněte na mapě; nebo:"},
	NoteChecks:      {"Checks, rolled under: {0}", "Ověření (podhození): {0}"},
	CheckDifficulty: {"difficulty {0}", "obtížnost {0}"},
	SaveUnder:       {"{0} or less", "{0} a méně"},
	SaveCritical:    {"critical failure", "kritický neúspěch"},
	WhySave:         {"save", "záchrana"},
	AttackMissed:    {"misses", "mine"},
	AttackHit:       {"hits", "zasáhne"},
	AttackCritical:  {"critical hit", "kritický zásah"},
	NoteAttack:      {"{0} attacks {1}:", "{0} útočí, cíl {1}:"},
	NoteReaction:    {"{0} makes an opportunity attack on {1}:", "{0} využije příležitosti k útoku, cíl {1}:"},
	MobHits:         {"{0} attack, hits: {1}", "Útočí jich {0}, zásahů: {1}"},
	AgainstAC:       {"against AC {0}", "proti OČ {0}"},
	SoakSaved:       {"half for the save", "polovina díky záchraně"},
	SoakSpared:      {"none for the save", "nic díky záchraně"},
	SoakResisted:    {"resistance halves it", "odolnost ho půlí"},
	SoakDoubled:     {"vulnerability doubles it", "zranitelnost ho zdvojí"},
	SoakImmune:      {"immunity", "imunita"},
	SoakWater:       {"halved under water", "pod vodou poloviční"},
	SoakUnhurt:      {"below the damage threshold", "pod prahem zranění"},
	TakesNow:        {"takes {0}", "utrpí {0}"},
	TakenNow:        {"took {0}", "ztrácí {0}"},
	ApplyHarm:       {"Take the hit points off", "Odečíst životy"},
	ApplyAgain:      {"Taken off. Once more?", "Odečteno. Ještě jednou?"},
	NoteSaves:       {"Saving throws: {0}", "Záchranné hody: {0}"},
	SaveDC:          {"DC {0}", "SO {0}"},
	SaveFailed:      {"failed", "neúspěch"},
	SaveMade:        {"saved", "úspěch"},
	SaveSafe:        {"not reached", "nezasažen"},
	NoteChance:      {"{0} may make an opportunity attack: {1} leaves its reach.", "{0} může zaútočit při příležitosti: {1} opouští jeho dosah."},
	ChanceTake:      {"Attack", "Zaútočit"},
	NoteProne:       {"{0} ended its turn in another's space and falls prone.", "{0} končí tah v cizím prostoru a padá na zem."},
	TokenDropProne:  {"Drop prone", "Padnout na zem"},
	TokenGetUp:      {"Stand up", "Vstát"},
	GoingDisengage:  {"Disengaged", "Odpoutat se"},
	GoingForced:     {"Move against its will", "Posouvat proti vůli"},
	MountTitle:      {"Ride", "Jet na někom"},
	WhyThings:       {"a wall or another thing", "zeď či jiná věc"},
	MountOff:        {"Dismount", "Sesednout"},
	MountFall:       {"Falls off", "Spadne"},
	MountOn:         {"Mount {0}", "Nasednout: {0}"},
	MountFree:       {"Mount {0}, which goes its own way", "Nasednout: {0}, jde si samo"},
	FighterTitle:    {"Attacks, armour and saves", "Útoky, obrana a záchrany"},
	GuardAC:         {"Armour class", "Obranné číslo"},
	GuardShield:     {"Of that the shield", "Z toho štít"},
	GuardLeft:       {"Shield on the left arm", "Štít na levé ruce"},
	GuardResist:     {"Resistant to", "Odolný vůči"},
	GuardWeak:       {"Vulnerable to", "Zranitelný vůči"},
	GuardImmune:     {"Immune to", "Imunní vůči"},
	GuardThreshold:  {"Damage threshold", "Práh zranění"},
	GuardKinds:      {"fire, cold…", "oheň, chlad…"},
	GuardSave:       {"Save: {0}", "Záchrana: {0}"},
	ArmNew:          {"Sword", "Meč"},
	ArmAdd:          {"Add an attack", "Přidat útok"},
	ArmName:         {"Attack", "Útok"},
	ArmRemove:       {"Remove the attack", "Odebrat útok"},
	ArmToHit:        {"To hit", "Bonus k útoku"},
	ArmDamage:       {"Damage", "Zranění"},
	ArmAverage:      {"Average instead of dice", "Průměr místo kostek"},
	ArmRanged:       {"Ranged", "Na dálku"},
	ArmNormal:       {"Reach or range, cells", "Dosah, pole"},
	ArmLong:         {"Long range, cells", "Velký dosah, pole"},
	SaveTitle:       {"Saving throw", "Záchranný hod"},
	SaveAbility:     {"Ability", "Vlastnost"},
	SaveDifficulty:  {"Difficulty", "Stupeň obtížnosti"},
	SaveHalf:        {"Half damage when saved", "Po úspěchu polovina"},
	CheckRoll:       {"Roll {0} check|Roll {0} checks", "Hodit {0} ověření|Hodit {0} ověření|Hodit {0} ověření|Hodit {0} ověření"},
	SaveRoll:        {"Roll {0} save|Roll {0} saves", "Hodit {0} záchranu|Hodit {0} záchrany|Hodit {0} záchran|Hodit {0} záchrany"},
	RuleHarm:        {"Take damage off at once", "Zranění odečítat hned"},
	RuleHalt:        {"Stop before opportunity attacks", "Zastavit před příležitostným útokem"},
	StepTarget:      {"Choose a target in range", "Zvolte cíl v dosahu"},
	StepModifiers:   {"Settle what changes the roll", "Určete, co hod mění"},
	StepRoll:        {"Roll; on a hit roll damage", "Hoďte; při zásahu na zranění"},
	TurningFree:     {"Turning is free at the end of its turn.", "Otočit se lze na konci tahu zdarma."},
	TurningReaction: {"Turning now takes its reaction, when another moves.", "Otočit se teď stojí reakci, když se pohne jiný."},
	reasonRange:     {"Out of range: {0} away, and it reaches {1}. Come closer.", "Mimo dosah: cíl je {0} daleko a dosah je {1}. Přibližte se."},
	reasonCover:     {"Nothing gets through to the target: total cover. Find another place.", "K cíli nic nepronikne: úplný kryt. Najděte jiné místo."},
	reasonBehind:    {"The target is behind the attacker's back. Turn first.", "Cíl má útočník za zády. Nejdřív se otočte."},
	reasonSpent:     {"{0} has spent its reaction; it comes back when its turn begins", "{0}: reakce je vyčerpaná, vrátí se na začátku tahu"},
	NoteTrigger:     {"What {0} waits for happens.", "Nastalo, na co {0} čeká."},
	NoteTriggerOf:   {"What {0} waits for happens: {1}.", "Nastalo, na co {0} čeká: {1}."},
	NoteReacts:      {"{0} takes a readied action.", "{0} provádí připravenou akci."},
	NoteReactsTo:    {"{0} takes a readied action: {1}.", "{0} provádí připravenou akci: {1}."},
	ReactBefore:     {"It comes before that is done.", "Proběhne dřív, než se to dokončí."},
	ReactAfter:      {"It comes after that.", "Proběhne až potom."},
	ReactNow:        {"React", "Reagovat"},
	ReactCall:       {"It happens now", "Nastalo to"},
	ReactionSpent:   {"Reaction spent: {0}", "Reakce vyčerpaná: {0}"},
	ReactionLeft:    {"Reaction left: {0}", "Reakce zbývá: {0}"},
	reasonMount:     {"{0} cannot be ridden that way: it must be next to the rider, larger and free, and a mount that goes its own way is not led.", "{0}: takto jet nelze. Zvíře musí být hned vedle, větší a volné, a samostatné zvíře nelze vést."},
}
