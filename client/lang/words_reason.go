package lang

var toastWords = map[Key]pair{
	"toast.copied": {
		"Copied.",
		"Zkopírováno.",
	},
	"toast.copyFailed": {
		"Copy it by hand, please: this page may not use the clipboard.",
		"Zkopírujte to prosím ručně: stránka nesmí používat schránku.",
	},
	"toast.onlyGM": {
		"Only the GM can lay a map.",
		"Mapu může položit jen PJ.",
	},
	"toast.notAMap": {
		"{0} is neither a map (.dd2vtt, .uvtt) nor a picture (PNG, JPEG, WebP).",
		"{0} není mapa (.dd2vtt, .uvtt) ani obrázek (PNG, JPEG, WebP).",
	},
	"toast.selectToken": {
		"Select a token first.",
		"Nejdřív vyberte žeton.",
	},
	"toast.stopped": {
		"Stopped here.",
		"Tady se cesta zastavila.",
	},
	"toast.lost": {
		"The connection was lost; trying again.",
		"Spojení vypadlo, zkouším to znovu.",
	},
	"toast.back": {
		"Connected again.",
		"Spojení je zpět.",
	},
	"toast.yourTurn": {
		"Your turn: {0}",
		"Jste na tahu: {0}",
	},
	"toast.badLine":   {"Line {0} can't be read.", "Řádek {0} nelze přečíst."},
	"toast.breakOver": {"The break is over.", "Přestávka skončila."},
	"toast.notDamage": {
		"“{0}” is no kind of damage. Write such as fire, cold or slashing, with commas between.",
		"„{0}“ není druh zranění. Pište třeba oheň, chlad nebo sečné, oddělené čárkou.",
	},
	"toast.noFreeCell": {
		"There is no free place here. Move the map to where there is room.",
		"Tady není volné místo. Posuňte mapu tam, kde je.",
	},
}

// Texts of refusals: what, where, and what to do.
const (
	reasonAbsent   Key = "reasonAbsent"
	reasonRole     Key = "reasonRole"
	reasonBusy     Key = "reasonBusy"
	reasonBad      Key = "reasonBad"
	reasonTooFar   Key = "reasonTooFar"
	reasonWall     Key = "reasonWall"
	reasonNoFit    Key = "reasonNoFit"
	reasonOutside  Key = "reasonOutside"
	reasonNotTurn  Key = "reasonNotTurn"
	reasonReach    Key = "reasonReach"
	reasonLocked   Key = "reasonLocked"
	reasonChanged  Key = "reasonChanged"
	reasonUndo     Key = "reasonUndo"
	reasonUndoLate Key = "reasonUndoLate"
	reasonUndoGM   Key = "reasonUndoGM"
	reasonDice     Key = "reasonDice"
	reasonDiceEnd  Key = "reasonDiceEnd"
	reasonFull     Key = "reasonFull"
	reasonTaken    Key = "reasonTaken"
	reasonVersion  Key = "reasonVersion"
	reasonReplaced Key = "reasonReplaced"
	reasonRemoved  Key = "reasonRemoved"
	reasonSlow     Key = "reasonSlow"
	reasonMoved    Key = "reasonMoved"
	reasonLink     Key = "reasonLink"
	reasonInternal Key = "reasonInternal"
	reasonGround   Key = "reasonGround"
	reasonHeight   Key = "reasonHeight"
)

var reasonWords = map[Key]pair{
	reasonAbsent: {
		"That is not there any more, or it is not yours to touch.",
		"To už tu není, nebo to není vaše.",
	},
	reasonRole: {
		"Only the GM can do that.",
		"To může udělat jen PJ.",
	},
	reasonBusy: {
		"That was too much at once. Wait a moment and try again.",
		"To bylo moc věcí najednou. Chvilku počkejte a zkuste to znovu.",
	},
	reasonBad: {
		"One of the values cannot be right. Check it and try again.",
		"Některý údaj nemůže být správně. Zkontrolujte ho a zkuste to znovu.",
	},
	reasonTooFar: {
		"Too far: the way costs {0} and only {1} is left this turn. Choose a shorter one.",
		"Příliš daleko: cesta vyjde na {0} a v tomto tahu zbývá jen {1}. Zvolte kratší.",
	},
	reasonWall: {
		"A wall or a closed door is in the way. Go around it or open the door.",
		"V cestě je zeď nebo zavřené dveře. Obejděte ji, nebo dveře otevřete.",
	},
	reasonNoFit: {
		"{0} is too big to fit there. Choose a wider place.",
		"{0} se tam nevejde. Najděte širší místo.",
	},
	reasonOutside: {
		"That is off the map. Stay within its edges.",
		"To už je mimo mapu. Zůstaňte na ní.",
	},
	reasonNotTurn: {
		"It is not the turn of {0}. Wait for it, or ask the GM.",
		"{0} teď není na tahu. Počkejte, nebo se domluvte s PJ.",
	},
	reasonReach: {
		"The door is out of reach. Move a token next to it first.",
		"Na dveře nedosáhnete. Nejdřív k nim dojděte žetonem.",
	},
	reasonLocked: {
		"The door is locked.",
		"Dveře jsou zamčené.",
	},
	reasonChanged: {
		"Somebody changed it just before you. Look again and repeat it if you still want to.",
		"Někdo to těsně před vámi změnil. Podívejte se a případně to zopakujte.",
	},
	reasonUndo: {
		"There is nothing to take back.",
		"Není co vzít zpět.",
	},
	reasonUndoLate: {
		"{0} has changed {1} since; take that back first.",
		"Mezitím do toho zasáhl někdo další ({0}): {1}. Nejdřív je třeba vzít zpět to.",
	},
	reasonUndoGM: {
		"This move showed you something new, so only the GM can take it back. Ask for it.",
		"Tento pohyb vám ukázal něco nového, zpět ho může vzít jen PJ. Řekněte si o to.",
	},
	reasonDice: {
		"I cannot read the dice at “{0}” (place {1}). Write it like 2d6+3 or 4d6kh3.",
		"Nerozumím zápisu kostek u „{0}“ ({1}. znak). Pište třeba 2k6+3 nebo 4k6kh3.",
	},
	reasonDiceEnd: {
		"Something is missing at the end of the dice. Write it like 2d6+3 or 4d6kh3.",
		"Na konci zápisu kostek něco chybí. Pište třeba 2k6+3 nebo 4k6kh3.",
	},
	reasonFull: {
		"It is full: there can be no more than {0}.",
		"Už je plno: víc než {0} se nevejde.",
	},
	reasonTaken: {
		"That name is taken at this table. Choose another one.",
		"Toto jméno už u stolu někdo má. Zvolte jiné.",
	},
	reasonVersion: {
		"The program on the server has changed. Reload the page.",
		"Program na serveru se změnil. Obnovte stránku.",
	},
	reasonReplaced: {
		"This seat was opened elsewhere, so it rests here.",
		"Toto místo u stolu se otevřelo jinde, tady je proto odpojené.",
	},
	reasonRemoved: {
		"The GM took this seat away. Ask for a new invite.",
		"PJ toto místo zrušil. Řekněte si o novou pozvánku.",
	},
	reasonSlow: {
		"The connection is too slow to follow the table. Check it and connect again.",
		"Spojení je příliš pomalé a nestíhá. Zkontrolujte ho a připojte se znovu.",
	},
	reasonMoved: {
		"The server is stopping or handing the table over. It will be back in a moment.",
		"Server se vypíná nebo stůl předává. Za chvíli bude zpět.",
	},
	reasonLink: {
		"This link is good for nothing any more: used up, expired or revoked. Ask your GM for a new one.",
		"Tento odkaz už neplatí: byl použit, vypršel, nebo ho PJ zrušil. Řekněte si PJ o nový.",
	},
	reasonGround: {
		"There is no way to walk there: a chasm, or something that fills the space. Go around it or fly over a chasm.",
		"Tudy se jít nedá: je tu propast, nebo místo něco vyplňuje. Obejděte to, propast lze i přeletět.",
	},
	reasonHeight: {
		"{0} cannot get to that height here: it neither flies, nor is there anything to climb or swim in.",
		"{0} se tu do té výšky nedostane: nelétá a není tu po čem lézt ani v čem plavat.",
	},
	reasonInternal: {
		"Something went wrong on our side. Nothing was lost; please try again.",
		"Něco se pokazilo u nás. Nic se neztratilo, zkuste to prosím znovu.",
	},
}

// What is wrong with a line of house rules.
const (
	houseShape   Key = "houseShape"
	houseKey     Key = "houseKey"
	houseValue   Key = "houseValue"
	houseTwice   Key = "houseTwice"
	houseProfile Key = "houseProfile"
	houseLong    Key = "houseLong"
)

var houseFaultWords = map[Key]pair{
	houseShape:   {"Rules, line {0}: “{1}” is not written as key = value.", "Pravidla, řádek {0}: „{1}“ není zapsáno jako klíč = hodnota."},
	houseKey:     {"Rules, line {0}: no rule is called “{1}”.", "Pravidla, řádek {0}: žádné pravidlo se nejmenuje „{1}“."},
	houseValue:   {"Rules, line {0}: “{1}” cannot stand for this rule. The panel of the rules in play shows what can.", "Pravidla, řádek {0}: „{1}“ u tohoto pravidla být nemůže. Co být může, ukáže panel pravidel ve hře."},
	houseTwice:   {"Rules, line {0}: “{1}” stands in an earlier line too.", "Pravidla, řádek {0}: „{1}“ už je na některém z předchozích řádků."},
	houseProfile: {"Rules, line {0}: “{1}” names no rule set, or stands below a rule. The first line is such as profile = dnd14, srd52 or podhod.", "Pravidla, řádek {0}: „{1}“ nejmenuje sadu pravidel, nebo je až pod pravidlem. Na prvním řádku stojí třeba profile = dnd14, srd52 nebo podhod."},
	houseLong:    {"The rules are too long.", "Pravidla jsou příliš dlouhá."},
}
