package lang

// Texts of inspiration.
const (
	InspireTitle    Key = "inspireTitle"
	InspireHas      Key = "inspireHas"
	InspireNone     Key = "inspireNone"
	InspireNext     Key = "inspireNext"
	InspireReady    Key = "inspireReady"
	InspireReadyTip Key = "inspireReadyTip"
	InspireLate     Key = "inspireLate"
	InspireLateTip  Key = "inspireLateTip"
	InspireTo       Key = "inspireTo"
	InspireGive     Key = "inspireGive"
	InspireFor      Key = "inspireFor"
	InspireAward    Key = "inspireAward"
	InspireOffer    Key = "inspireOffer"
	InspireOffered  Key = "inspireOffered"
	InspireAccept   Key = "inspireAccept"
	InspireDecline  Key = "inspireDecline"
	InspirePool     Key = "inspirePool"
	InspirePoolNext Key = "inspirePoolNext"
	InspireAwards   Key = "inspireAwards"
	InspireSession  Key = "inspireSession"
	InspireTip      Key = "inspireTip"

	NoteInspireAward   Key = "noteInspireAward"
	NoteInspireOffer   Key = "noteInspireOffer"
	NoteInspireAccept  Key = "noteInspireAccept"
	NoteInspireDecline Key = "noteInspireDecline"
	NoteInspireGive    Key = "noteInspireGive"
	NoteInspireLate    Key = "noteInspireLate"
	NoteInspirePool    Key = "noteInspirePool"
	NoteInspireSession Key = "noteInspireSession"
	NoteInspireSpend   Key = "noteInspireSpend"
)

var inspireWords = map[Key]pair{
	InspireTitle:    {"Inspiration", "Inspirace"},
	InspireHas:      {"has inspiration", "má inspiraci"},
	InspireNone:     {"has none", "nemá žádnou"},
	InspireNext:     {"(next roll)", "(příští hod)"},
	InspireReady:    {"Spend it on the next roll", "Utratit při příštím hodu"},
	InspireReadyTip: {"It goes into the next d20 of a check, an attack or a save.", "Přidá se k příští k20 při ověření, útoku nebo záchraně."},
	InspireLate:     {"Spend it on the last roll", "Utratit při posledním hodu"},
	InspireLateTip:  {"A second d20 is rolled and the better one counts.", "Hodí se druhá k20 a platí ta lepší."},
	InspireTo:       {"To", "Komu"},
	InspireGive:     {"Hand it over", "Předat"},
	InspireFor:      {"For", "Za"},
	InspireAward:    {"Award it", "Udělit"},
	InspireOffer:    {"Offer it", "Nabídnout"},
	InspireOffered:  {"The GM offers it for {0}.", "PJ ji nabízí za: {0}."},
	InspireAccept:   {"Accept", "Přijmout"},
	InspireDecline:  {"Decline", "Odmítnout"},
	InspirePool:     {"The GM's inspiration: {0}", "Inspirace PJ: {0}"},
	InspirePoolNext: {"Spend one on the next roll of a foe", "Utratit při příštím hodu nepřítele"},
	InspireAwards:   {"{0}: {1} of {2} free", "{0}: {1} z {2} zdarma"},
	InspireSession:  {"New session", "Nové sezení"},
	InspireTip:      {"Awards count anew; the GM's inspiration stays.", "Udělení se počítají znovu; inspirace PJ zůstává."},

	NoteInspireAward:   {"{0} gains inspiration.", "{0} získává inspiraci."},
	NoteInspireOffer:   {"{0} is offered inspiration.", "{0} má nabídnutou inspiraci."},
	NoteInspireAccept:  {"{0} accepts inspiration.", "{0} přijímá inspiraci."},
	NoteInspireDecline: {"{0} declines inspiration.", "{0} odmítá inspiraci."},
	NoteInspireGive:    {"{0} hands inspiration over to {1}.", "{0} předává inspiraci. Má ji: {1}."},
	NoteInspireLate:    {"{0} spends inspiration on a second die.", "{0} utrácí inspiraci za druhou kostku."},
	NoteInspirePool:    {"The GM gains inspiration for a foe.", "PJ získává inspiraci pro nepřítele."},
	NoteInspireSession: {"A new session: awards of inspiration count anew.", "Nové sezení: udělování inspirace se počítá znovu."},
	NoteInspireSpend:   {"{0} spends inspiration.", "{0} utrácí inspiraci."},
}
