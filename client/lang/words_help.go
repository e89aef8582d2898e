package lang

// Texts of the help.
const (
	HelpMouse          Key = "helpMouse"
	HelpMouseDrag      Key = "helpMouseDrag"
	HelpMouseDragText  Key = "helpMouseDragText"
	HelpMouseWay       Key = "helpMouseWay"
	HelpMouseWayText   Key = "helpMouseWayText"
	HelpMousePan       Key = "helpMousePan"
	HelpMousePanText   Key = "helpMousePanText"
	HelpMouseWheel     Key = "helpMouseWheel"
	HelpMouseWheelText Key = "helpMouseWheelText"
	HelpMouseMenu      Key = "helpMouseMenu"
	HelpMouseMenuText  Key = "helpMouseMenuText"
	HelpMouseDoor      Key = "helpMouseDoor"
	HelpMouseDoorText  Key = "helpMouseDoorText"
	HelpMouseAlt       Key = "helpMouseAlt"
	HelpMouseAltText   Key = "helpMouseAltText"
	HelpMouseArea      Key = "helpMouseArea"
	HelpMouseAreaText  Key = "helpMouseAreaText"
	HelpTouch          Key = "helpTouch"
	HelpTouchDrag      Key = "helpTouchDrag"
	HelpTouchDragText  Key = "helpTouchDragText"
	HelpTouchPan       Key = "helpTouchPan"
	HelpTouchPanText   Key = "helpTouchPanText"
	HelpTouchPinch     Key = "helpTouchPinch"
	HelpTouchPinchText Key = "helpTouchPinchText"
	HelpTouchHold      Key = "helpTouchHold"
	HelpTouchHoldText  Key = "helpTouchHoldText"
	HelpKeys           Key = "helpKeys"
	HelpKeyTab         Key = "helpKeyTab"
	HelpKeyTabText     Key = "helpKeyTabText"
	HelpKeyArrows      Key = "helpKeyArrows"
	HelpKeyArrowsText  Key = "helpKeyArrowsText"
	HelpKeyLook        Key = "helpKeyLook"
	HelpKeyLookText    Key = "helpKeyLookText"
	HelpKeyZoom        Key = "helpKeyZoom"
	HelpKeyZoomText    Key = "helpKeyZoomText"
	HelpKeyUndo        Key = "helpKeyUndo"
	HelpKeyUndoText    Key = "helpKeyUndoText"
	HelpKeyEsc         Key = "helpKeyEsc"
	HelpKeyEscText     Key = "helpKeyEscText"
	HelpKeyOrder       Key = "helpKeyOrder"
	HelpKeyOrderText   Key = "helpKeyOrderText"
	HelpFight          Key = "helpFight"
	HelpFightText      Key = "helpFightText"
	HelpDice           Key = "helpDice"
	HelpDiceText       Key = "helpDiceText"
	HelpSecret         Key = "helpSecret"
	HelpSecretText     Key = "helpSecretText"
	HelpHot            Key = "helpHot"
	About              Key = "about"
	AboutText          Key = "aboutText"
	AboutSamples       Key = "aboutSamples"
	AboutRules         Key = "aboutRules"
	AboutLibraries     Key = "aboutLibraries"
)

var helpWords = map[Key]pair{
	HelpMouse: {
		"Mouse",
		"Myš",
	},
	HelpMouseDrag: {
		"Drag a token",
		"Tažení žetonu",
	},
	HelpMouseDragText: {
		"moves it; the path shows its cost, and its colour when it gets too long",
		"ho přesune; u cesty vidíte její délku a barva upozorní, když je moc dlouhá",
	},
	HelpMouseWay: {
		"Right button or Space while dragging",
		"Pravé tlačítko nebo mezerník při tažení",
	},
	HelpMouseWayText: {
		"fixes a corner of the path",
		"přidá zlom cesty",
	},
	HelpMousePan: {
		"Drag the map",
		"Tažení mapy",
	},
	HelpMousePanText: {
		"moves the view",
		"posune pohled",
	},
	HelpMouseWheel: {
		"Wheel",
		"Kolečko",
	},
	HelpMouseWheelText: {
		"zooms",
		"přibližuje a oddaluje",
	},
	HelpMouseMenu: {
		"Right click",
		"Pravé tlačítko",
	},
	HelpMouseMenuText: {
		"opens what can be done there",
		"nabídne, co se tam dá dělat",
	},
	HelpMouseDoor: {
		"Click a door, double-click the floor",
		"Klepnutí na dveře, dvojklik na podlahu",
	},
	HelpMouseDoorText: {
		"opens or closes the door; shows everyone the place",
		"otevře nebo zavře dveře; ukáže místo všem",
	},
	HelpMouseAlt: {
		"Alt while dragging (GM)",
		"Alt při tažení (PJ)",
	},
	HelpMouseAltText: {
		"puts the token down anywhere, without walking",
		"postaví žeton kamkoli, aniž by tam došel",
	},
	HelpMouseArea: {
		"Shift and wheel, with a template in hand",
		"Shift a kolečko, s šablonou v ruce",
	},
	HelpMouseAreaText: {
		"make it larger and smaller; so do Page Up and Page Down",
		"ji zvětšují a zmenšují; stejně tak Page Up a Page Down",
	},
	HelpTouch: {
		"Touch",
		"Dotyk",
	},
	HelpTouchDrag: {
		"One finger on your token",
		"Jeden prst na vlastním žetonu",
	},
	HelpTouchDragText: {
		"moves it; hold still for a moment to fix a corner",
		"ho přesune; chvilka bez pohybu přidá zlom",
	},
	HelpTouchPan: {
		"One finger elsewhere",
		"Jeden prst jinde",
	},
	HelpTouchPanText: {
		"moves the view",
		"posune pohled",
	},
	HelpTouchPinch: {
		"Two fingers",
		"Dva prsty",
	},
	HelpTouchPinchText: {
		"zoom and move the view",
		"přibližují a posouvají pohled",
	},
	HelpTouchHold: {
		"Hold",
		"Podržení",
	},
	HelpTouchHoldText: {
		"opens what can be done there",
		"nabídne, co se tam dá dělat",
	},
	HelpKeys: {
		"Keys on the board",
		"Klávesy na mapě",
	},
	HelpKeyTab: {
		"Tab",
		"Tab",
	},
	HelpKeyTabText: {
		"goes through your tokens, then on to the panels",
		"prochází vaše žetony a pak pokračuje do panelů",
	},
	HelpKeyArrows: {
		"Arrows, R",
		"Šipky, R",
	},
	HelpKeyArrowsText: {
		"move and turn the selected token; where facing counts, the knob beside it turns it too",
		"posouvají a otáčejí vybraný žeton; když se rozeznávají strany, otočí ho i knoflík vedle něj",
	},
	HelpKeyLook: {
		"L",
		"L",
	},
	HelpKeyLookText: {
		"says in words who is around your token, how far, where and behind what; Esc leads back to the board",
		"řekne slovy, kdo je kolem vašeho žetonu, jak daleko, kde a za čím; Esc vrátí na mapu",
	},
	HelpKeyZoom: {
		"+, −, 0",
		"+, −, 0",
	},
	HelpKeyZoomText: {
		"zoom; 0 shows the whole map",
		"přiblíží, oddálí; 0 ukáže celou mapu",
	},
	HelpKeyUndo: {
		"Ctrl+Z; H, Del (GM)",
		"Ctrl+Z; H, Del (PJ)",
	},
	HelpKeyUndoText: {
		"take back your last command; hide or remove the selected token",
		"vezme zpět poslední krok; skryje nebo odebere vybraný žeton",
	},
	HelpKeyEsc: {
		"Esc",
		"Esc",
	},
	HelpKeyEscText: {
		"lets go of a drag, closes menus, puts rulers, lines and templates away",
		"pustí tažený žeton, zavře nabídku, uklidí pravítka, čáry a šablony",
	},
	HelpKeyOrder: {
		"Alt+↑, Alt+↓ in the turn order",
		"Alt+↑, Alt+↓ v pořadí",
	},
	HelpKeyOrderText: {
		"moves a line up or down",
		"posune řádek výš nebo níž",
	},
	HelpFight: {"A fight", "Boj"},
	HelpFightText: {
		"Roll initiative for all in the turn order and press Start. Who is in turn attacks with the buttons there, or on the token: click the target, read what counts, roll. The result stands beside the board and in the chat, where the hit points are taken off. For a blast lay a template and roll the saves of all in its card. What a token fights with is set under “Attacks, armour and saves”.",
		"V pořadí hoďte na iniciativu za všechny a stiskněte Začít. Kdo je na tahu, útočí tlačítky tamtéž nebo u žetonu: klepněte na cíl, přečtěte si, co platí, a hoďte. Výsledek stojí vedle mapy a v chatu, tam se také odečtou životy. Na výbuch položte šablonu a na její kartě hoďte záchrany za všechny. Čím žeton bojuje, se nastaví pod „Útoky, obrana a záchrany“.",
	},
	HelpDice: {
		"Dice",
		"Kostky",
	},
	HelpDiceText: {
		"2d6+3 · d20 · d% · 4d6kh3 keeps the highest three · 2d20kl1 keeps the lowest. k works for d. In the chat /r 2d6+3 rolls too. The server rolls, and every die is shown.",
		"2k6+3 · k20 · k% · 4k6kh3 ponechá tři nejvyšší · 2k20kl1 ponechá nižší. Místo k lze psát d. V chatu hází i /h 2k6+3. Hází server a ukáže se každá kostka.",
	},
	HelpSecret: {
		"What players are told",
		"Co se hráči dozvědí",
	},
	HelpSecretText: {
		"Only what their tokens may see ever reaches a player's browser: not a hidden token, not a wall behind a corner, not a pixel of unexplored map. There is nothing there to peek at.",
		"Do prohlížeče hráče se dostane jen to, co jeho žetony smějí vidět: žádný skrytý žeton, žádná zeď za rohem, ani pixel neprozkoumané mapy. Není kam nakouknout.",
	},
	HelpHot: {
		"On one device",
		"Na jednom zařízení",
	},
	About: {
		"About and licences",
		"O programu a licence",
	},
	AboutText: {
		"Sightline is free software under the MIT licence.",
		"Sightline je svobodný software pod licencí MIT.",
	},
	AboutSamples: {
		"The sample maps keep their own licences and notices; they are printed beside them in the program's source.",
		"Ukázkové mapy mají vlastní licence; najdete je u map ve zdrojovém kódu programu.",
	},
	AboutRules: {
		"This work includes material from the System Reference Document 5.2 (\"SRD 5.2\") by Wizards of the Coast LLC, available at https://www.dndbeyond.com/srd. The SRD 5.2 is licensed under the Creative Commons Attribution 4.0 International License, available at https://creativecommons.org/licenses/by/4.0/legalcode.",
		"Tento program obsahuje materiál z dokumentu System Reference Document 5.2 („SRD 5.2“) společnosti Wizards of the Coast LLC, dostupného na https://www.dndbeyond.com/srd. SRD 5.2 je šířen pod licencí Creative Commons Uveďte původ 4.0 Mezinárodní, dostupnou na https://creativecommons.org/licenses/by/4.0/legalcode.",
	},
	AboutLibraries: {
		"It stands on:",
		"Používá:",
	},
}
