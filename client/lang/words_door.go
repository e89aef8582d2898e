package lang

// Texts of the start page.
const (
	AppName          Key = "appName"
	StartLead        Key = "startLead"
	StartTables      Key = "startTables"
	StartForget      Key = "startForget"
	StartHere        Key = "startHere"
	StartHereText    Key = "startHereText"
	StartPlay        Key = "startPlay"
	StartInvited     Key = "startInvited"
	StartInvitedText Key = "startInvitedText"
	StartHost        Key = "startHost"
	StartHostText    Key = "startHostText"
	ToStart          Key = "toStart"
	Language         Key = "language"
	Close            Key = "close"
)

var startWords = map[Key]pair{
	AppName: {
		"Sightline",
		"Sightline",
	},
	StartLead: {
		"A virtual tabletop for squares and hexes, where every player sees exactly what their character sees.",
		"Virtuální herní stůl pro čtverce i hexy, na kterém každý hráč vidí přesně to, co jeho postava.",
	},
	StartTables: {
		"Your tables",
		"Vaše stoly",
	},
	StartForget: {
		"Take {0} off this list",
		"Odebrat {0} ze seznamu",
	},
	StartHere: {
		"Play on this device",
		"Hra na tomto zařízení",
	},
	StartHereText: {
		"Pass one tablet or laptop around the table: everyone sees only their own view. It needs no server and sends nothing anywhere.",
		"Podávejte si jeden tablet nebo notebook: každý vidí jen to svoje. Nepotřebuje to server a nikam se nic neposílá.",
	},
	StartPlay: {
		"Set up a game",
		"Připravit hru",
	},
	StartInvited: {
		"Have you been invited?",
		"Máte pozvánku?",
	},
	StartInvitedText: {
		"Open the link your GM sent you. That is all there is to it: no account, nothing to install.",
		"Otevřete odkaz, který vám poslal váš PJ. Víc není potřeba: žádný účet, žádná instalace.",
	},
	StartHost: {
		"Do you run the game?",
		"Vedete hru?",
	},
	StartHostText: {
		"Start the program on your computer (make run, or the sightline program). It prints your own link and one for your players.",
		"Spusťte program u sebe na počítači (make run, nebo přímo sightline). Vypíše odkaz pro vás a druhý pro hráče.",
	},
	ToStart: {
		"To the start page",
		"Na úvodní stránku",
	},
	Language: {
		"Language",
		"Jazyk",
	},
	Close: {
		"Close",
		"Zavřít",
	},
}

// Texts of the page behind an invite.
const (
	JoinLooking    Key = "joinLooking"
	JoinAsPlayer   Key = "joinAsPlayer"
	JoinAsGM       Key = "joinAsGM"
	JoinAsPerson   Key = "joinAsPerson"
	JoinPersonText Key = "joinPersonText"
	JoinName       Key = "joinName"
	JoinEnter      Key = "joinEnter"
)

var joinWords = map[Key]pair{
	JoinLooking: {
		"Looking at the invite…",
		"Ověřuji pozvánku…",
	},
	JoinAsPlayer: {
		"You are invited to play at “{0}”.",
		"Máte pozvánku ke stolu „{0}“.",
	},
	JoinAsGM: {
		"This link makes you a GM of “{0}”.",
		"S tímto odkazem povedete hru u stolu „{0}“.",
	},
	JoinAsPerson: {
		"The seat of {0} at the table “{1}” is waiting for you.",
		"U stolu „{1}“ na vás čeká místo: {0}.",
	},
	JoinPersonText: {
		"The device that had this seat until now will lose it.",
		"Zařízení, které toto místo mělo dosud, o něj přijde.",
	},
	JoinName: {
		"Your name",
		"Vaše jméno",
	},
	JoinEnter: {
		"Sit down",
		"Posadit se ke stolu",
	},
}

// Texts of a game on one device.
const (
	HotTitle      Key = "hotTitle"
	HotLead       Key = "hotLead"
	HotTable      Key = "hotTable"
	HotHost       Key = "hotHost"
	SampleCave    Key = "sampleCave"
	SampleTower   Key = "sampleTower"
	HotMap        Key = "hotMap"
	HotOwnMap     Key = "hotOwnMap"
	HotPeople     Key = "hotPeople"
	HotPeopleText Key = "hotPeopleText"
	HotGM         Key = "hotGM"
	HotPlayer     Key = "hotPlayer"
	HotBegin      Key = "hotBegin"
	HotLoading    Key = "hotLoading"
	HotReload     Key = "hotReload"
	HotHides      Key = "hotHides"
	CurtainHand   Key = "curtainHand"
	CurtainText   Key = "curtainText"
	CurtainTake   Key = "curtainTake"
	CurtainOther  Key = "curtainOther"
	HandTo        Key = "handTo"
	HandOther     Key = "handOther"
)

var hotseatWords = map[Key]pair{
	HotTable: {
		"The table at hand",
		"U jednoho stolu",
	},
	HotHost: {
		"The program",
		"Program",
	},
	SampleCave: {
		"Cave and cellar",
		"Jeskyně a sklepení",
	},
	SampleTower: {
		"Round tower",
		"Kruhová věž",
	},
	HotTitle: {
		"Play on this device",
		"Hra na tomto zařízení",
	},
	HotLead: {
		"One device goes round the table. Between two people a curtain hides the table.",
		"Jedno zařízení koluje kolem stolu. Mezi dvěma lidmi vše zakryje opona.",
	},
	HotMap: {
		"Map",
		"Mapa",
	},
	HotOwnMap: {
		"A map of your own…",
		"Vlastní mapa…",
	},
	HotPeople: {
		"Who plays",
		"Kdo hraje",
	},
	HotPeopleText: {
		"Leave a line empty if nobody sits there. Without a GM the program puts each player's token on the map.",
		"Prázdný řádek znamená volné místo. Bez PJ postaví žetony hráčů na mapu program.",
	},
	HotGM: {
		"GM (may be empty)",
		"PJ (může zůstat prázdné)",
	},
	HotPlayer: {
		"Player {0}",
		"{0}. hráč",
	},
	HotBegin: {
		"Begin",
		"Začít hru",
	},
	HotLoading: {
		"Setting the table…",
		"Chystám stůl…",
	},
	HotReload: {
		"A game on this device lives in this page only: reloading or closing it ends the game.",
		"Hra na tomto zařízení existuje jen v této stránce: když ji obnovíte nebo zavřete, hra končí.",
	},
	HotHides: {
		"The curtain hides the table from eyes: nothing of the former view stays on the screen or in the page. It does not hide it from a debugger, because the device itself must know the whole map.",
		"Opona skrývá stůl před zvědavýma očima: z pohledu předchozího hráče nezůstane nic na obrazovce ani ve stránce. Před vývojářskými nástroji prohlížeče ho neskryje, protože zařízení samo musí znát celou mapu.",
	},
	CurtainHand: {
		"Hand the device to",
		"Předejte zařízení:",
	},
	CurtainText: {
		"Nobody else looks now. When you hold the device, {0}, press the button.",
		"Ostatní se teď nedívají. Až bude mít zařízení v ruce {0}, stačí stisknout tlačítko.",
	},
	CurtainTake: {
		"I am {0}",
		"Jsem {0}",
	},
	CurtainOther: {
		"Someone else is next",
		"Na řadě je někdo jiný",
	},
	HandTo: {
		"Hand to {0}",
		"Předat: {0}",
	},
	HandOther: {
		"to someone else…",
		"někomu jinému…",
	},
}
