package lang

// Texts of what lies around the board.
const (
	Player       Key = "player"
	GM           Key = "gM"
	GMShort      Key = "gMShort"
	SomeToken    Key = "someToken"
	SomeSeat     Key = "someSeat"
	Panels       Key = "panels"
	Opening      Key = "opening"
	WaitingForGM Key = "waitingForGM"
	WaitingText  Key = "waitingText"
	ConnOn       Key = "connOn"
	ConnWait     Key = "connWait"
	ConnAgain    Key = "connAgain"
	ConnEnded    Key = "connEnded"
	ConnNotYours Key = "connNotYours"
	TryAgain     Key = "tryAgain"
	TakeBack     Key = "takeBack"
	Watching     Key = "watching"
	WatchEnd     Key = "watchEnd"
	ZoomIn       Key = "zoomIn"
	ZoomOut      Key = "zoomOut"
	ZoomFit      Key = "zoomFit"
	LockView     Key = "lockView"
	Help         Key = "help"
	Undo         Key = "undo"
)

var tableWords = map[Key]pair{
	Player: {
		"player",
		"hráč",
	},
	GM: {
		"GM",
		"Pán jeskyně",
	},
	GMShort: {
		"GM",
		"PJ",
	},
	SomeToken: {
		"an unnamed token",
		"bezejmenný žeton",
	},
	SomeSeat: {
		"somebody",
		"někdo",
	},
	Panels: {
		"Panels",
		"Panely",
	},
	Opening: {
		"Opening the table…",
		"Otevírám stůl…",
	},
	WaitingForGM: {
		"Waiting for the GM",
		"Čeká se na PJ",
	},
	WaitingText: {
		"You will see the map as soon as the GM gives you a token.",
		"Mapu uvidíte, jakmile vám PJ přidělí žeton.",
	},
	ConnOn: {
		"connected",
		"připojeno",
	},
	ConnWait: {
		"Connecting…",
		"Připojuji se…",
	},
	ConnAgain: {
		"Connection lost, try {0}…",
		"Spojení vypadlo, pokus {0}…",
	},
	ConnEnded: {
		"Disconnected",
		"Odpojeno",
	},
	ConnNotYours: {
		"This device does not have this seat, or has it no more. Ask your GM for a link.",
		"Toto zařízení toto místo nemá, nebo už nemá. Řekněte si PJ o odkaz.",
	},
	TryAgain: {
		"Connect again",
		"Připojit znovu",
	},
	TakeBack: {
		"Take the seat back here",
		"Pokračovat tady",
	},
	Watching: {
		"You see what {0} sees",
		"Vidíte to, co vidí {0}",
	},
	WatchEnd: {
		"Back",
		"Zpět",
	},
	ZoomIn: {
		"Zoom in",
		"Přiblížit",
	},
	ZoomOut: {
		"Zoom out",
		"Oddálit",
	},
	ZoomFit: {
		"Show the whole map",
		"Ukázat celou mapu",
	},
	LockView: {
		"Hold the view still",
		"Uzamknout pohled",
	},
	Help: {
		"Help",
		"Nápověda",
	},
	Undo: {
		"Undo (Ctrl+Z)",
		"Vzít zpět (Ctrl+Z)",
	},
}

// Texts of the tools and their hints.
const (
	Tools      Key = "tools"
	ToolSelect Key = "toolSelect"
	ToolRuler  Key = "toolRuler"
	ToolSight  Key = "toolSight"
	ToolPing   Key = "toolPing"
	ToolPlace  Key = "toolPlace"
	ToolDoor   Key = "toolDoor"
	ToolReveal Key = "toolReveal"
	ToolHide   Key = "toolHide"
	ToolRoom   Key = "toolRoom"
	ToolDone   Key = "toolDone"
	HintRuler  Key = "hintRuler"
	HintPing   Key = "hintPing"
	HintPlace  Key = "hintPlace"
	HintDoor   Key = "hintDoor"
	HintReveal Key = "hintReveal"
	HintHide   Key = "hintHide"
	HintRoom   Key = "hintRoom"
	BrushWidth Key = "brushWidth"
)

var toolsWords = map[Key]pair{
	Tools: {
		"Tools",
		"Nástroje",
	},
	ToolSelect: {
		"Select and move",
		"Výběr a pohyb",
	},
	ToolRuler: {
		"Ruler",
		"Pravítko",
	},
	ToolSight: {
		"Line of sight and cover",
		"Výhled a kryt",
	},
	ToolPing: {
		"Point at a place",
		"Ukázat na místo",
	},
	ToolPlace: {
		"Place tokens",
		"Umístit žetony",
	},
	ToolDoor: {
		"Doors",
		"Dveře",
	},
	ToolReveal: {
		"Reveal with a brush",
		"Odkrývat štětcem",
	},
	ToolHide: {
		"Hide with a brush",
		"Zakrývat štětcem",
	},
	ToolRoom: {
		"Reveal a room",
		"Odkrýt místnost",
	},
	ToolDone: {
		"Put the tool away",
		"Odložit nástroj",
	},
	HintRuler: {
		"Drag to measure; right click or Space adds a corner.",
		"Táhněte a měřte; pravé tlačítko nebo mezerník přidá zlom.",
	},
	HintPing: {
		"Click to show everyone a place.",
		"Klepnutím ukážete místo všem.",
	},
	HintPlace: {
		"Click where the token goes. Its settings are in the Token panel.",
		"Klepněte, kam má žeton přijít. Nastavíte ho v panelu Žeton.",
	},
	HintDoor: {
		"Click opens and closes, Shift locks.",
		"Klepnutí otevírá a zavírá, se Shiftem zamyká.",
	},
	HintReveal: {
		"Paint what players may see.",
		"Malujte, co mají hráči vidět.",
	},
	HintHide: {
		"Paint what players may not see.",
		"Malujte, co hráči vidět nemají.",
	},
	HintRoom: {
		"Click: everything visible from there is revealed.",
		"Klepněte a odkryje se vše, co je odtud vidět.",
	},
	BrushWidth: {
		"Brush width in cells",
		"Šířka štětce v polích",
	},
}

// Texts of the sight tool and the templates.
const (
	ProbeTitle         Key = "probeTitle"
	ProbePlace         Key = "probePlace"
	ProbeSeen          Key = "probeSeen"
	ProbeUnseen        Key = "probeUnseen"
	ProbeBlocked       Key = "probeBlocked"
	ProbeSight         Key = "probeSight"
	CoverNone          Key = "coverNone"
	CoverHalf          Key = "coverHalf"
	CoverThreeQuarters Key = "coverThreeQuarters"
	CoverTotal         Key = "coverTotal"
	LineClear          Key = "lineClear"
	AreaSquares        Key = "areaSquares"
	AreaHexes          Key = "areaHexes"
	AreaNobody         Key = "areaNobody"
)

var resultsWords = map[Key]pair{
	ProbeTitle: {
		"{0} looks at {1}",
		"{0} se dívá na: {1}",
	},
	ProbePlace: {
		"an empty place",
		"prázdné místo",
	},
	ProbeSeen: {
		"In line of sight",
		"Je ve výhledu",
	},
	ProbeUnseen: {
		"Not in line of sight",
		"Není ve výhledu",
	},
	ProbeBlocked: {
		"{0} of {1} corner lines is blocked|{0} of {1} corner lines are blocked",
		"Zacloněné čáry k rohům: {0} / {1}",
	},
	ProbeSight: {
		"Line of sight:",
		"Výhled:",
	},
	CoverNone: {
		"no cover",
		"bez krytu",
	},
	CoverHalf: {
		"half cover",
		"poloviční kryt",
	},
	CoverThreeQuarters: {
		"three-quarters cover",
		"tříčtvrteční kryt",
	},
	CoverTotal: {
		"total cover",
		"úplný kryt",
	},
	LineClear: {
		"clear",
		"volná",
	},
	AreaSquares: {
		"covers {0} square|covers {0} squares",
		"pokrývá {0} čtverec|pokrývá {0} čtverce|pokrývá {0} čtverců|pokrývá {0} čtverce",
	},
	AreaHexes: {
		"covers {0} hex|covers {0} hexes",
		"pokrývá {0} hex|pokrývá {0} hexy|pokrývá {0} hexů|pokrývá {0} hexu",
	},
	AreaNobody: {
		"Nobody you know of stands in it.",
		"Nestojí v ní nikdo, o kom víte.",
	},
}

// Texts of the context menu.
const (
	MenuSight      Key = "menuSight"
	MenuDown       Key = "menuDown"
	MenuStand      Key = "menuStand"
	MenuDoorOpen   Key = "menuDoorOpen"
	MenuDoorClose  Key = "menuDoorClose"
	MenuDoorLock   Key = "menuDoorLock"
	MenuDoorUnlock Key = "menuDoorUnlock"
	MenuPing       Key = "menuPing"
	MenuPlace      Key = "menuPlace"
	MenuRoom       Key = "menuRoom"
	MenuPut        Key = "menuPut"
)

var menuWords = map[Key]pair{
	MenuSight: {
		"Line of sight and cover from the selected",
		"Výhled a kryt od vybraného",
	},
	MenuDown: {
		"Mark as down",
		"Vyřadit z boje",
	},
	MenuStand: {
		"Back on its feet",
		"Vrátit do boje",
	},
	MenuDoorOpen: {
		"Open the door",
		"Otevřít dveře",
	},
	MenuDoorClose: {
		"Close the door",
		"Zavřít dveře",
	},
	MenuDoorLock: {
		"Lock",
		"Zamknout",
	},
	MenuDoorUnlock: {
		"Unlock",
		"Odemknout",
	},
	MenuPing: {
		"Point here",
		"Ukázat sem",
	},
	MenuPlace: {
		"Place a token here",
		"Umístit sem žeton",
	},
	MenuRoom: {
		"Reveal what is visible from here",
		"Odkrýt, co je odsud vidět",
	},
	MenuPut: {
		"Put the selected token here",
		"Postavit sem vybraný žeton",
	},
}
