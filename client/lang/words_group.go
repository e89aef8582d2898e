package lang

// Texts of talk, questions about the rules, breaks and who is away.
const (
	VoiceLabel       Key = "voiceLabel"
	VoiceAny         Key = "voiceAny"
	VoiceCharacter   Key = "voiceCharacter"
	VoicePlayer      Key = "voicePlayer"
	TakeBackSaid     Key = "takeBackSaid"
	TakenBack        Key = "takenBack"
	RulesAsked       Key = "rulesAsked"
	RulesAskedText   Key = "rulesAskedText"
	RulesDiscuss     Key = "rulesDiscuss"
	RulesAsk         Key = "rulesAsk"
	RulesQuestion    Key = "rulesQuestion"
	RulesNoneAsked   Key = "rulesNoneAsked"
	RulesSettle      Key = "rulesSettle"
	RulesStrike      Key = "rulesStrike"
	RulesKeeper      Key = "rulesKeeper"
	RulesNobody      Key = "rulesNobody"
	BreakCall        Key = "breakCall"
	BreakMinutes     Key = "breakMinutes"
	BreakEnd         Key = "breakEnd"
	BreakLeft        Key = "breakLeft"
	NoteBreak        Key = "noteBreak"
	AwayTitle        Key = "awayTitle"
	AwayHere         Key = "awayHere"
	AwayAll          Key = "awayAll"
	AwayAllText      Key = "awayAllText"
	AwayIs           Key = "awayIs"
	AwayBy           Key = "awayBy"
	reasonSpeechless Key = "reasonSpeechless"
	reasonFaded      Key = "reasonFaded"
)

var groupWords = map[Key]pair{
	VoiceLabel:     {"Who speaks", "Kdo mluví"},
	VoiceAny:       {"I write", "Píšu"},
	VoiceCharacter: {"my character says", "postava říká"},
	VoicePlayer:    {"as a player", "jako hráč"},
	TakeBackSaid:   {"Take back", "Vzít zpět"},
	TakenBack:      {"taken back", "vzato zpět"},
	RulesAsked:     {"Questions about the rules", "Otázky k pravidlům"},
	RulesAskedText: {"A question is written down for later; the GM rules for now and play goes on.", "Otázka se zapíše na později; PJ zatím rozhodne a hraje se dál."},
	RulesDiscuss:   {"A question is written down; this table discusses it at once.", "Otázka se zapíše; u tohoto stolu se probere hned."},
	RulesAsk:       {"Write down", "Zapsat"},
	RulesQuestion:  {"The question", "Otázka"},
	RulesNoneAsked: {"No question is written down.", "Žádná otázka není zapsaná."},
	RulesSettle:    {"settled", "vyřešeno"},
	RulesStrike:    {"Strike off", "Vyškrtnout"},
	RulesKeeper:    {"A player who keeps the list too", "Seznam vede také hráč"},
	RulesNobody:    {"nobody", "nikdo"},
	BreakCall:      {"Call a break", "Vyhlásit přestávku"},
	BreakMinutes:   {"Minutes", "Minut"},
	BreakEnd:       {"End the break", "Ukončit přestávku"},
	BreakLeft:      {"Break: {0}", "Přestávka: {0}"},
	NoteBreak:      {"Break for {0} min.", "Přestávka na {0} min."},
	AwayTitle:      {"While the player is away, the character", "Když hráč chybí, postava"},
	AwayHere:       {"is played: the player is here", "hraje: hráč je tu"},
	AwayAll:        {"All who are not here", "Všichni, kdo tu nejsou"},
	AwayAllText:    {"Does with the characters of all who are not connected what the rules in play say of absent players.", "Naloží s postavami všech nepřipojených tak, jak to o chybějících hráčích říkají pravidla ve hře."},
	AwayIs:         {"away: {0}", "chybí: {0}"},
	AwayBy:         {"played by {0}", "hraje {0}"},

	reasonSpeechless: {"Your character can't speak now. Write as a player.", "Tvoje postava teď nemůže mluvit. Piš jako hráč."},
	reasonFaded:      {"{0} can't be picked: the player is away.", "{0} nejde vybrat za cíl: hráč tu není."},
}
