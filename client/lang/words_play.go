package lang

// Texts of chat and dice.
const (
	ChatTitle   Key = "chatTitle"
	ChatEmpty   Key = "chatEmpty"
	ChatLog     Key = "chatLog"
	ChatText    Key = "chatText"
	ChatHolder  Key = "chatHolder"
	ChatSend    Key = "chatSend"
	ChatTo      Key = "chatTo"
	ChatToAll   Key = "chatToAll"
	NoteJoined  Key = "noteJoined"
	NoteStopped Key = "noteStopped"
	NoteMap     Key = "noteMap"
	NoteNewMap  Key = "noteNewMap"
	NoteWhisper Key = "noteWhisper"
	NoteSecret  Key = "noteSecret"
	DieDropped  Key = "dieDropped"
	DiceExpr    Key = "diceExpr"
	DiceHolder  Key = "diceHolder"
	DiceButton  Key = "diceButton"
	DiceQuick   Key = "diceQuick"
	DiceRoll    Key = "diceRoll"
)

var chatWords = map[Key]pair{
	ChatTitle: {
		"Chat and dice",
		"Chat a kostky",
	},
	ChatEmpty: {
		"Nothing has been said yet.",
		"Zatím nikdo nic neřekl.",
	},
	ChatLog: {
		"What was said and rolled",
		"Co kdo řekl a hodil",
	},
	ChatText: {
		"Message",
		"Zpráva",
	},
	ChatHolder: {
		"Write something…",
		"Napište něco…",
	},
	ChatSend: {
		"Send",
		"Poslat",
	},
	ChatTo: {
		"To",
		"Komu",
	},
	ChatToAll: {
		"everyone",
		"všem",
	},
	NoteJoined: {
		"{0} sits down at the table.",
		"{0} usedá ke stolu.",
	},
	NoteStopped: {
		"{0} stops here.",
		"{0} se tu zastavuje.",
	},
	NoteMap: {
		"A new map lies on the table: {0}",
		"Na stole leží nová mapa: {0}",
	},
	NoteNewMap: {
		"A new map lies on the table.",
		"Na stole leží nová mapa.",
	},
	NoteWhisper: {
		"(whisper)",
		"(šeptem)",
	},
	NoteSecret: {
		"(behind the screen)",
		"(za zástěnou)",
	},
	DieDropped: {
		"dropped",
		"nepočítá se",
	},
	DiceExpr: {
		"Dice to roll",
		"Co hodit",
	},
	DiceHolder: {
		"2d6+3",
		"2k6+3",
	},
	DiceButton: {
		"Roll",
		"Hodit",
	},
	DiceQuick: {
		"Quick dice",
		"Kostky po ruce",
	},
	DiceRoll: {
		"Roll {0}",
		"Hodit {0}",
	},
}

// Texts of the turn list.
const (
	TurnsTitle   Key = "turnsTitle"
	TurnsIdle    Key = "turnsIdle"
	TurnsRound   Key = "turnsRound"
	TurnsStart   Key = "turnsStart"
	TurnsNext    Key = "turnsNext"
	TurnsBack    Key = "turnsBack"
	TurnsEnd     Key = "turnsEnd"
	TurnsMineEnd Key = "turnsMineEnd"
	TurnsEmpty   Key = "turnsEmpty"
	TurnsName    Key = "turnsName"
	TurnsNumber  Key = "turnsNumber"
	TurnsAdd     Key = "turnsAdd"
	TurnsAddText Key = "turnsAddText"
	TurnsValue   Key = "turnsValue"
	TurnsUp      Key = "turnsUp"
	TurnsDown    Key = "turnsDown"
	TurnsRemove  Key = "turnsRemove"
	TurnsUnseen  Key = "turnsUnseen"
	TurnsWaited  Key = "turnsWaited"
)

var turnsWords = map[Key]pair{
	TurnsTitle: {
		"Turn order",
		"Pořadí",
	},
	TurnsIdle: {
		"No turn order is running",
		"Zatím se nehraje na kola",
	},
	TurnsRound: {
		"Round {0}",
		"{0}. kolo",
	},
	TurnsStart: {
		"Start",
		"Začít",
	},
	TurnsNext: {
		"Next",
		"Další",
	},
	TurnsBack: {
		"Back to the one before",
		"Zpět na předchozího",
	},
	TurnsEnd: {
		"End",
		"Ukončit",
	},
	TurnsMineEnd: {
		"End my turn",
		"Ukončit můj tah",
	},
	TurnsEmpty: {
		"The list is empty.",
		"Seznam je prázdný.",
	},
	TurnsName: {
		"Name",
		"Jméno",
	},
	TurnsNumber: {
		"Initiative",
		"Iniciativa",
	},
	TurnsAdd: {
		"Add",
		"Přidat",
	},
	TurnsAddText: {
		"Adds the selected token, or a line with the name you write.",
		"Přidá vybraný žeton, nebo řádek s napsaným jménem.",
	},
	TurnsValue: {
		"Initiative of {0}",
		"Iniciativa: {0}",
	},
	TurnsUp: {
		"Move {0} up",
		"Posunout nahoru: {0}",
	},
	TurnsDown: {
		"Move {0} down",
		"Posunout dolů: {0}",
	},
	TurnsUnseen: {
		"Players do not see this turn: their list already marks the next one they see.",
		"Hráči tento tah nevidí: v jejich seznamu už je označen další, o kom vědí.",
	},
	TurnsWaited: {
		"Those who do not see this turn still have the one before marked in their list.",
		"Kdo tento tah nevidí, má v seznamu pořád označeného předchozího.",
	},
	TurnsRemove: {
		"Take {0} off the list",
		"Odebrat ze seznamu: {0}",
	},
}

// Texts of the token panel.
const (
	TokenTitle     Key = "tokenTitle"
	TokenNone      Key = "tokenNone"
	TokenOf        Key = "tokenOf"
	TokenPast      Key = "tokenPast"
	TokenIsDown    Key = "tokenIsDown"
	TokenIsHidden  Key = "tokenIsHidden"
	TokenHP        Key = "tokenHP"
	TokenMaxHP     Key = "tokenMaxHP"
	TokenHPStep    Key = "tokenHPStep"
	TokenDown      Key = "tokenDown"
	TokenCentre    Key = "tokenCentre"
	TokenLeft      Key = "tokenLeft"
	TokenRight     Key = "tokenRight"
	TokenHide      Key = "tokenHide"
	TokenReveal    Key = "tokenReveal"
	TokenToOrder   Key = "tokenToOrder"
	TokenCopy      Key = "tokenCopy"
	TokenRemove    Key = "tokenRemove"
	TokenMore      Key = "tokenMore"
	TokenName      Key = "tokenName"
	TokenSize      Key = "tokenSize"
	TokenOwner     Key = "tokenOwner"
	TokenColour    Key = "tokenColour"
	TokenAnyColour Key = "tokenAnyColour"
	TokenPicture   Key = "tokenPicture"
	TokenNoPicture Key = "tokenNoPicture"
	TokenHidden    Key = "tokenHidden"
	TokenSpeed     Key = "tokenSpeed"
	TokenFactSpeed Key = "tokenFactSpeed"
	TokenFactWalk  Key = "tokenFactWalk"
	TokenWalks     Key = "tokenWalks"
	TokenFactDark  Key = "tokenFactDark"
	TokenSpent     Key = "tokenSpent"
	TokenReach     Key = "tokenReach"
	TokenDark      Key = "tokenDark"
	TokenBright    Key = "tokenBright"
	TokenDim       Key = "tokenDim"
	TokenLight     Key = "tokenLight"
	TokenSenses    Key = "tokenSenses"
	TokenBlind     Key = "tokenBlind"
	Around         Key = "around"
	AroundHere     Key = "aroundHere"
	North          Key = "north"
	NorthEast      Key = "northEast"
	East           Key = "east"
	SouthEast      Key = "southEast"
	South          Key = "south"
	SouthWest      Key = "southWest"
	West           Key = "west"
	NorthWest      Key = "northWest"
	TokenNew       Key = "tokenNew"
	TokenPlace     Key = "tokenPlace"
	TokenCount     Key = "tokenCount"
	SizeTiny       Key = "sizeTiny"
	SizeSmall      Key = "sizeSmall"
	SizeMedium     Key = "sizeMedium"
	SizeLarge      Key = "sizeLarge"
	SizeHuge       Key = "sizeHuge"
	SizeGargantuan Key = "sizeGargantuan"
)

var tokenWords = map[Key]pair{
	TokenTitle: {
		"Token",
		"Žeton",
	},
	TokenNone: {
		"Select a token on the map or in the list.",
		"Vyberte žeton na mapě nebo v seznamu.",
	},
	TokenOf: {
		"played by {0}",
		"hraje {0}",
	},
	TokenPast: {
		"last seen here",
		"naposledy spatřen tady",
	},
	TokenIsDown: {
		"down",
		"vyřazen",
	},
	TokenIsHidden: {
		"hidden",
		"skrytý",
	},
	TokenHP: {
		"Hit points",
		"Životy",
	},
	TokenMaxHP: {
		"Full hit points",
		"Plné životy",
	},
	TokenHPStep: {
		"Hit points {0}",
		"Životy {0}",
	},
	TokenDown: {
		"Down",
		"Vyřazen z boje",
	},
	TokenCentre: {
		"Show on the map",
		"Ukázat na mapě",
	},
	TokenLeft: {
		"Turn left",
		"Otočit doleva",
	},
	TokenRight: {
		"Turn right",
		"Otočit doprava",
	},
	TokenHide: {
		"Hide from players",
		"Skrýt před hráči",
	},
	TokenReveal: {
		"Show to players",
		"Odhalit hráčům",
	},
	TokenToOrder: {
		"Add to the turn order",
		"Přidat do pořadí",
	},
	TokenCopy: {
		"Use as the pattern for new tokens",
		"Použít jako vzor pro nové žetony",
	},
	TokenRemove: {
		"Remove from the table",
		"Odebrat ze stolu",
	},
	TokenMore: {
		"All settings",
		"Všechna nastavení",
	},
	TokenName: {
		"Name",
		"Jméno",
	},
	TokenSize: {
		"Size",
		"Velikost",
	},
	TokenOwner: {
		"Played by",
		"Hraje",
	},
	TokenColour: {
		"Colour",
		"Barva",
	},
	TokenAnyColour: {
		"any other colour",
		"jakákoli jiná barva",
	},
	TokenPicture: {
		"Picture",
		"Obrázek",
	},
	TokenNoPicture: {
		"Take the picture off",
		"Odebrat obrázek",
	},
	TokenHidden: {
		"Hidden from players",
		"Skrytý před hráči",
	},
	TokenSpeed: {
		"Speed (cells)",
		"Rychlost (pole)",
	},
	TokenFactWalk: {
		"Walks, runs",
		"Chůze, běh",
	},
	TokenWalks: {
		"{0} km/h; running base {1} m a round",
		"{0} km/h, základ běhu {1} m za kolo",
	},
	TokenFactSpeed: {
		"Speed",
		"Rychlost",
	},
	TokenFactDark: {
		"Darkvision",
		"Vidění ve tmě",
	},
	TokenSpent: {
		"Moved this turn",
		"Pohyb v tomto tahu",
	},
	TokenReach: {
		"Sight reach (cells, 0 = no limit)",
		"Dohled (pole, 0 = bez omezení)",
	},
	TokenDark: {
		"Darkvision (cells)",
		"Vidění ve tmě (pole)",
	},
	TokenBright: {
		"Bright light it carries (cells)",
		"Jasné světlo kolem (pole)",
	},
	TokenDim: {
		"Dim light it carries (cells)",
		"Šero kolem (pole)",
	},
	TokenLight: {
		"Light, bright / dim",
		"Světlo (jasné / šero)",
	},
	TokenSenses: {
		"Senses",
		"Smysly",
	},
	TokenBlind: {
		"Blind",
		"Slepý",
	},
	Around: {
		"Who is around",
		"Kdo je kolem",
	},
	AroundHere: {
		"right here",
		"přímo tady",
	},
	North: {
		"to the north",
		"na sever",
	},
	NorthEast: {
		"to the north-east",
		"na severovýchod",
	},
	East: {
		"to the east",
		"na východ",
	},
	SouthEast: {
		"to the south-east",
		"na jihovýchod",
	},
	South: {
		"to the south",
		"na jih",
	},
	SouthWest: {
		"to the south-west",
		"na jihozápad",
	},
	West: {
		"to the west",
		"na západ",
	},
	NorthWest: {
		"to the north-west",
		"na severozápad",
	},
	TokenNew: {
		"New token",
		"Nový žeton",
	},
	TokenPlace: {
		"Place on the map",
		"Umístit na mapu",
	},
	TokenCount: {
		"{0} token|{0} tokens",
		"{0} žeton|{0} žetony|{0} žetonů|{0} žetonu",
	},
	SizeTiny: {
		"Tiny",
		"Drobná",
	},
	SizeSmall: {
		"Small",
		"Malá",
	},
	SizeMedium: {
		"Medium",
		"Střední",
	},
	SizeLarge: {
		"Large",
		"Velká",
	},
	SizeHuge: {
		"Huge",
		"Obrovská",
	},
	SizeGargantuan: {
		"Gargantuan",
		"Gigantická",
	},
}
