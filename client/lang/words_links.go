package lang

// Texts of the invite links that are good.
const (
	LinksGood       Key = "linksGood"
	LinksAsk        Key = "linksAsk"
	LinksNone       Key = "linksNone"
	LinksForPlayers Key = "linksForPlayers"
	LinksForGMs     Key = "linksForGMs"
	LinksForSeat    Key = "linksForSeat"
	LinksDays       Key = "linksDays"
	LinksHours      Key = "linksHours"
	LinksEver       Key = "linksEver"
	LinksUses       Key = "linksUses"
	LinksAny        Key = "linksAny"
	LinksRevoke     Key = "linksRevoke"
	LinksText       Key = "linksText"
)

var linkWords = map[Key]pair{
	LinksGood: {
		"Links that are good",
		"Platné odkazy",
	},
	LinksAsk: {
		"Show",
		"Ukázat",
	},
	LinksNone: {
		"No link is good now.",
		"Žádný odkaz teď neplatí.",
	},
	LinksForPlayers: {
		"for players",
		"pro hráče",
	},
	LinksForGMs: {
		"for GMs",
		"pro Pány jeskyně",
	},
	LinksForSeat: {
		"to the seat of {0}",
		"na místo, kde sedí {0}",
	},
	LinksDays: {
		"{0} more day|{0} more days",
		"ještě {0} den|ještě {0} dny|ještě {0} dní|ještě {0} dne",
	},
	LinksHours: {
		"{0} more hour|{0} more hours",
		"ještě {0} hodinu|ještě {0} hodiny|ještě {0} hodin|ještě {0} hodiny",
	},
	LinksEver: {
		"without end",
		"bez konce",
	},
	LinksUses: {
		"{0} use|{0} uses",
		"{0} použití|{0} použití|{0} použití|{0} použití",
	},
	LinksAny: {
		"any number of uses",
		"libovolný počet použití",
	},
	LinksRevoke: {
		"Take back",
		"Zneplatnit",
	},
	LinksText: {
		"Whoever came by a link keeps the seat when it is taken back.",
		"Kdo odkazem přišel, tomu místo zůstane, i když odkaz zneplatníte.",
	},
}
