package lang

// Texts of effects on tokens.
const (
	EffectsTitle     Key = "effectsTitle"
	EffectsTotal     Key = "effectsTotal"
	EffectsOngoing   Key = "effectsOngoing"
	EffectAdd        Key = "effectAdd"
	EffectAddButton  Key = "effectAddButton"
	EffectKind       Key = "effectKind"
	EffectName       Key = "effectName"
	EffectLevel      Key = "effectLevel"
	EffectBonus      Key = "effectBonus"
	EffectUntil      Key = "effectUntil"
	EffectRemoved    Key = "effectRemoved"
	EffectStart      Key = "effectStart"
	EffectEnd        Key = "effectEnd"
	EffectTime       Key = "effectTime"
	EffectLeft       Key = "effectLeft"
	EffectWhose      Key = "effectWhose"
	EffectOwn        Key = "effectOwn"
	EffectSource     Key = "effectSource"
	EffectNoSource   Key = "effectNoSource"
	EffectBy         Key = "effectBy"
	EffectSee        Key = "effectSee"
	EffectSeeAll     Key = "effectSeeAll"
	EffectSeeOwner   Key = "effectSeeOwner"
	EffectSeeGM      Key = "effectSeeGM"
	EffectUp         Key = "effectUp"
	EffectDown       Key = "effectDown"
	EffectRemove     Key = "effectRemove"
	EffectOverridden Key = "effectOverridden"
	EffectTurnStart  Key = "effectTurnStart"
	EffectTurnEnd    Key = "effectTurnEnd"
	EffectSeconds    Key = "effectSeconds"
	EffectMinutes    Key = "effectMinutes"
	EffectUntold     Key = "effectUntold"
	EffectPass       Key = "effectPass"
	EffectPassed     Key = "effectPassed"
	EffectMinute     Key = "effectMinute"
	EffectHour       Key = "effectHour"
)

var effectWords = map[Key]pair{
	EffectsTitle:     {"Conditions and effects", "Stavy a účinky"},
	EffectsTotal:     {"Bonuses that count: {0}", "Platné bonusy: {0}"},
	EffectsOngoing:   {"Damage each turn: {0}", "Zranění každý tah: {0}"},
	EffectAdd:        {"Add an effect", "Přidat účinek"},
	EffectAddButton:  {"Add", "Přidat"},
	EffectKind:       {"What", "Co"},
	EffectName:       {"Name", "Jméno"},
	EffectLevel:      {"Level", "Stupeň"},
	EffectBonus:      {"Bonus or damage", "Bonus či zranění"},
	EffectUntil:      {"Lasts", "Trvá"},
	EffectRemoved:    {"until removed", "do odebrání"},
	EffectStart:      {"until a turn begins", "do začátku tahu"},
	EffectEnd:        {"until a turn ends", "do konce tahu"},
	EffectTime:       {"minutes", "minuty"},
	EffectLeft:       {"Turns or minutes", "Tahů či minut"},
	EffectWhose:      {"Whose turn", "Čí tah"},
	EffectOwn:        {"its own", "vlastní"},
	EffectSource:     {"Whose doing", "Čí dílo"},
	EffectNoSource:   {"nobody's", "ničí"},
	EffectBy:         {"by {0}", "od: {0}"},
	EffectSee:        {"Who sees it", "Kdo ho vidí"},
	EffectSeeAll:     {"all who see the token", "všichni, kdo vidí žeton"},
	EffectSeeOwner:   {"its player and the GM", "jeho hráč a PJ"},
	EffectSeeGM:      {"the GM alone", "jen PJ"},
	EffectUp:         {"{0}: level up", "{0}: zvýšit stupeň"},
	EffectDown:       {"{0}: level down", "{0}: snížit stupeň"},
	EffectRemove:     {"{0}: remove", "{0}: odebrat"},
	EffectOverridden: {"a stronger one of this name counts", "platí silnější téhož jména"},
	EffectTurnStart:  {"until {1}’s turn begins|until {1}’s turn begins ({0} turns)", "do začátku tahu: {1}|do začátku tahu: {1} ({0} tahy)|do začátku tahu: {1} ({0} tahů)|do začátku tahu: {1} ({0} tahu)"},
	EffectTurnEnd:    {"until {1}’s turn ends|until {1}’s turn ends ({0} turns)", "do konce tahu: {1}|do konce tahu: {1} ({0} tahy)|do konce tahu: {1} ({0} tahů)|do konce tahu: {1} ({0} tahu)"},
	EffectSeconds:    {"{0} second|{0} seconds", "{0} sekunda|{0} sekundy|{0} sekund|{0} sekundy"},
	EffectMinutes:    {"{0} minute|{0} minutes", "{0} minuta|{0} minuty|{0} minut|{0} minuty"},
	EffectUntold:     {"how long is not known", "jak dlouho, není známo"},
	EffectPass:       {"Time passes:", "Uplyne čas:"},
	EffectPassed:     {"{0}: effects that last so long end", "{0}: účinky, které tak dlouho trvají, skončí"},
	EffectMinute:     {"1 minute", "1 minuta"},
	EffectHour:       {"1 hour", "1 hodina"},
}
