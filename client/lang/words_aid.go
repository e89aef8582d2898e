package lang

// Texts of the panel "Rules and tools".
const (
	AidsTitle   Key = "aidsTitle"
	AidsFind    Key = "aidsFind"
	AidsNone    Key = "aidsNone"
	AidsBack    Key = "aidsBack"
	AidRoll     Key = "aidRoll"
	AidTell     Key = "aidTell"
	AidRules    Key = "aidRules"
	AidNobody   Key = "aidNobody"
	AidsChecks  Key = "aidsChecks"
	AidsFight   Key = "aidsFight"
	AidsExplore Key = "aidsExplore"
	AidsChase   Key = "aidsChase"
	AidsAfflict Key = "aidsAfflict"
	AidsTable   Key = "aidsTable"
)

// Texts of the rules in play.
const (
	HouseTitle  Key = "houseTitle"
	HouseSave   Key = "houseSave"
	HouseLoad   Key = "houseLoad"
	HouseReset  Key = "houseReset"
	HouseOn     Key = "houseOn"
	HouseOff    Key = "houseOff"
	HouseGrid   Key = "houseGrid"
	HouseDice   Key = "houseDice"
	HouseChecks Key = "houseChecks"
)

var houseWords = map[Key]pair{
	HouseTitle:  {"Rules in play", "Pravidla ve hře"},
	HouseSave:   {"Save as a file", "Uložit do souboru"},
	HouseLoad:   {"Load from a file", "Načíst ze souboru"},
	HouseReset:  {"Play the rule set as it is", "Vrátit na základní pravidla"},
	HouseOn:     {"yes", "ano"},
	HouseOff:    {"no", "ne"},
	HouseGrid:   {"Board, areas, cover", "Mapa, oblasti, kryt"},
	HouseDice:   {"Dice and talk", "Kostky a řeč"},
	HouseChecks: {"Checks, inspiration", "Ověření, inspirace"},
}

var aidWords = map[Key]pair{
	AidsTitle:   {"Rules and tools", "Pravidla a nástroje"},
	AidsFind:    {"Find a tool or a rule", "Najít nástroj či pravidlo"},
	AidsNone:    {"Nothing by that name.", "Nic takového tu není."},
	AidsBack:    {"All tools", "Všechny nástroje"},
	AidRoll:     {"Roll {0}", "Hodit {0}"},
	AidTell:     {"Tell everyone", "Říct všem"},
	AidRules:    {"The rule", "Pravidlo"},
	AidNobody:   {"nobody", "nikdo"},
	AidsChecks:  {"Checks", "Ověření"},
	AidsFight:   {"The fight", "Boj"},
	AidsExplore: {"Exploring, talk, objects", "Průzkum, rozhovor, předměty"},
	AidsChase:   {"Chases, siege engines", "Pronásledování, obléhání"},
	AidsAfflict: {"Diseases, poisons, madness", "Nemoci, jedy, šílenství"},
	AidsTable:   {"The group", "Skupina"},
}
