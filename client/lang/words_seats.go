package lang

// Texts of who is at the table.
const (
	SeatsTitle     Key = "seatsTitle"
	SeatHere       Key = "seatHere"
	SeatAway       Key = "seatAway"
	SeatYou        Key = "seatYou"
	SeatWaits      Key = "seatWaits"
	SeatGive       Key = "seatGive"
	SeatGiveText   Key = "seatGiveText"
	SeatMore       Key = "seatMore"
	SeatWatch      Key = "seatWatch"
	SeatWatchText  Key = "seatWatchText"
	SeatUndo       Key = "seatUndo"
	SeatUndoText   Key = "seatUndoText"
	SeatForget     Key = "seatForget"
	SeatForgetText Key = "seatForgetText"
	SeatRemove     Key = "seatRemove"
	SeatRemoveText Key = "seatRemoveText"
	SeatRemoveNow  Key = "seatRemoveNow"
	SeatRename     Key = "seatRename"
	SeatLink       Key = "seatLink"
	SeatLinkText   Key = "seatLinkText"
	InvitePlayers  Key = "invitePlayers"
	InviteGM       Key = "inviteGM"
	InviteTitle    Key = "inviteTitle"
	InviteText     Key = "inviteText"
	InviteGMText   Key = "inviteGMText"
	InviteSeatText Key = "inviteSeatText"
	InviteLink     Key = "inviteLink"
	Copy           Key = "copy"
	CopiedShort    Key = "copiedShort"
	ForgetAll      Key = "forgetAll"
	ForgetAllText  Key = "forgetAllText"
	ForgetAllNow   Key = "forgetAllNow"
)

var seatsWords = map[Key]pair{
	SeatsTitle: {
		"Who is here",
		"Kdo je u stolu",
	},
	SeatHere: {
		"here",
		"u stolu",
	},
	SeatAway: {
		"away",
		"pryč",
	},
	SeatYou: {
		"you",
		"vy",
	},
	SeatWaits: {
		"waits for a token",
		"čeká na žeton",
	},
	SeatGive: {
		"Give a token",
		"Dát žeton",
	},
	SeatGiveText: {
		"Puts a token for this player in the middle of what you see.",
		"Postaví tomuto hráči žeton doprostřed toho, co právě vidíte.",
	},
	SeatMore: {
		"More…",
		"Další…",
	},
	SeatWatch: {
		"See as this seat",
		"Dívat se očima hráče",
	},
	SeatWatchText: {
		"Shows exactly what the server computes for this player.",
		"Ukáže přesně to, co server posílá tomuto hráči.",
	},
	SeatUndo: {
		"Undo their last move",
		"Vzít zpět poslední krok",
	},
	SeatUndoText: {
		"Takes back the last command of this player.",
		"Vezme zpět to poslední, co tento hráč udělal.",
	},
	SeatForget: {
		"Forget explored map",
		"Vrátit mlhu",
	},
	SeatForgetText: {
		"This player's explored map goes dark again.",
		"Co tento hráč prozkoumal, mu znovu zakryje mlha.",
	},
	SeatRemove: {
		"Remove from the table…",
		"Odebrat od stolu…",
	},
	SeatRemoveText: {
		"The seat is taken away and its link to the table is cut.",
		"Místo se zruší a hráč se odpojí.",
	},
	SeatRemoveNow: {
		"Yes, remove",
		"Ano, odebrat",
	},
	SeatRename: {
		"Rename",
		"Přejmenovat",
	},
	SeatLink: {
		"Fresh link to this seat",
		"Nový odkaz na toto místo",
	},
	SeatLinkText: {
		"For someone who lost the device or the page: whoever opens the link gets this seat, and the old device loses it.",
		"Pro toho, kdo přišel o zařízení nebo o stránku: kdo odkaz otevře, dostane toto místo a staré zařízení o něj přijde.",
	},
	InvitePlayers: {
		"Invite players",
		"Pozvat hráče",
	},
	InviteGM: {
		"Invite another GM",
		"Pozvat dalšího PJ",
	},
	InviteTitle: {
		"An invite",
		"Pozvánka",
	},
	InviteText: {
		"Send this link to your players. Each gives a name and takes a seat.",
		"Pošlete tento odkaz hráčům. Každý zadá jméno a posadí se.",
	},
	InviteGMText: {
		"Whoever opens this link sees everything. Send it only to one who runs the game with you.",
		"Kdo tento odkaz otevře, uvidí všechno. Pošlete ho jen tomu, kdo hru povede s vámi.",
	},
	InviteSeatText: {
		"This link leads to the seat of {0} and works once. Send it to nobody else. The device that has the seat now loses it when the link is used.",
		"Tento odkaz vede na místo: {0}. Platí jednou; nikomu jinému ho neposílejte. Zařízení, které místo má teď, o něj přijde, až se odkaz použije.",
	},
	InviteLink: {
		"Link",
		"Odkaz",
	},
	Copy: {
		"Copy",
		"Kopírovat",
	},
	CopiedShort: {
		"Copied",
		"Zkopírováno",
	},
	ForgetAll: {
		"Reset the fog for all…",
		"Vrátit mlhu všem…",
	},
	ForgetAllNow: {
		"Yes, reset the fog",
		"Ano, vrátit mlhu",
	},
	ForgetAllText: {
		"Everything explored goes dark, and what you revealed or hid by hand is undone.",
		"Všechno prozkoumané znovu zakryje mlha a zruší se i to, co jste ručně odkryli nebo zakryli.",
	},
}

// Texts of the scene and the table's settings.
const (
	SceneTitle          Key = "sceneTitle"
	MapTitle            Key = "mapTitle"
	MapPick             Key = "mapPick"
	MapText             Key = "mapText"
	MapSamples          Key = "mapSamples"
	MapBusy             Key = "mapBusy"
	Grid                Key = "grid"
	GridSquare          Key = "gridSquare"
	GridPointy          Key = "gridPointy"
	GridFlat            Key = "gridFlat"
	GridEven            Key = "gridEven"
	LightTitle          Key = "lightTitle"
	SceneLight          Key = "sceneLight"
	LightBright         Key = "lightBright"
	LightDim            Key = "lightDim"
	LightDark           Key = "lightDark"
	Fog                 Key = "fog"
	FogSight            Key = "fogSight"
	FogHand             Key = "fogHand"
	FogShared           Key = "fogShared"
	RulesTitle          Key = "rulesTitle"
	TableName           Key = "tableName"
	Profile             Key = "profile"
	ProfileDnd14        Key = "profileDnd14"
	ProfileSrd52        Key = "profileSrd52"
	ProfilePodhod       Key = "profilePodhod"
	Diagonals           Key = "diagonals"
	DiagonalEqual       Key = "diagonalEqual"
	DiagonalAlternating Key = "diagonalAlternating"
	DiagonalExact       Key = "diagonalExact"
	DiagonalTaxicab     Key = "diagonalTaxicab"
	Limit               Key = "limit"
	LimitFree           Key = "limitFree"
	LimitCounted        Key = "limitCounted"
	LimitTurn           Key = "limitTurn"
	EyesCentre          Key = "eyesCentre"
	Units               Key = "units"
	UnitFeet            Key = "unitFeet"
	UnitMetres          Key = "unitMetres"
	UnitCells           Key = "unitCells"
	UnitSahy            Key = "unitSahy"
)

var sceneWords = map[Key]pair{
	SceneTitle: {
		"Scene",
		"Scéna",
	},
	MapTitle: {
		"Map",
		"Mapa",
	},
	MapPick: {
		"Lay another map…",
		"Položit jinou mapu…",
	},
	MapText: {
		"A Universal VTT file (.dd2vtt, .uvtt) or a picture (PNG, JPEG, WebP). You can also drop it on the page.",
		"Soubor Universal VTT (.dd2vtt, .uvtt) nebo obrázek (PNG, JPEG, WebP). Můžete ho i přetáhnout na stránku.",
	},
	MapSamples: {
		"Sample maps",
		"Ukázkové mapy",
	},
	MapBusy: {
		"Laying {0}…",
		"Pokládám {0}…",
	},
	Grid: {
		"Grid",
		"Mřížka",
	},
	GridSquare: {
		"squares",
		"čtverce",
	},
	GridPointy: {
		"hexes, pointy side up",
		"hexy hrotem nahoru",
	},
	GridFlat: {
		"hexes, flat side up",
		"hexy stranou nahoru",
	},
	GridEven: {
		"Shift the other rows",
		"Odsadit opačné řady",
	},
	LightTitle: {
		"Light and fog",
		"Světlo a mlha",
	},
	SceneLight: {
		"Light outside of lamps",
		"Osvětlení scény",
	},
	LightBright: {
		"bright",
		"jasné světlo",
	},
	LightDim: {
		"dim",
		"šero",
	},
	LightDark: {
		"dark",
		"tma",
	},
	Fog: {
		"The fog lifts",
		"Mlhu odkrývá",
	},
	FogSight: {
		"by tokens' sight",
		"zrak žetonů",
	},
	FogHand: {
		"by the GM's hand",
		"jen PJ ručně",
	},
	FogShared: {
		"The party shares what it has explored",
		"Prozkoumané sdílí celá družina",
	},
	RulesTitle: {
		"Rules at this table",
		"Pravidla u stolu",
	},
	TableName: {
		"Name of the table",
		"Název stolu",
	},
	Profile: {
		"Rules",
		"Pravidla",
	},
	ProfileDnd14: {
		"Fifth edition, 2014",
		"Pátá edice, 2014",
	},
	ProfileSrd52: {
		"Fifth edition, 2024",
		"Pátá edice, 2024",
	},
	ProfilePodhod: {
		"Roll under (podhod)",
		"Podhod",
	},
	Diagonals: {
		"Diagonals",
		"Úhlopříčky",
	},
	DiagonalEqual: {
		"1-1-1 (5-5-5 ft)",
		"1-1-1 (5-5-5)",
	},
	DiagonalAlternating: {
		"1-2-1 (5-10-5 ft)",
		"1-2-1 (5-10-5)",
	},
	DiagonalExact: {
		"true length",
		"skutečná délka",
	},
	DiagonalTaxicab: {
		"none (2 each)",
		"žádné (za dvě pole)",
	},
	Limit: {
		"Movement",
		"Pohyb",
	},
	LimitFree: {
		"free",
		"volný",
	},
	LimitCounted: {
		"counted",
		"jen se počítá",
	},
	LimitTurn: {
		"enforced in turns",
		"hlídá se v kolech",
	},
	EyesCentre: {
		"See only from the middle of the cell",
		"Vidět jen ze středu pole",
	},
	Units: {
		"Lengths in",
		"Délky",
	},
	UnitFeet: {
		"feet",
		"ve stopách",
	},
	UnitMetres: {
		"metres",
		"v metrech",
	},
	UnitCells: {
		"squares or hexes",
		"v polích mřížky",
	},
	UnitSahy: {
		"sáhy (1 sáh = 5 ft)",
		"v sázích",
	},
}
