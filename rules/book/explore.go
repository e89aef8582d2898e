package book

import "sightline/rules"

// exploreRules are the rules of exploring, talking and breaking things.
var exploreRules = []Rule{
	{"R-014-037", rules.Text{En: "Using a map while exploring", Cs: "Používání mapy"}, rules.Text{}},
	{"R-014-038", rules.Text{En: "Travel pace on map scales", Cs: "Tempo cestování na mapě"}, rules.Text{}},
	{"R-014-039", rules.Text{En: "Travel at special speed", Cs: "Zvláštní cestovní tempo"}, rules.Text{}},
	{"R-014-040", rules.Text{En: "Visibility outdoors", Cs: "Viditelnost pod širým nebem"}, rules.Text{}},
	{"R-014-041", rules.Text{En: "Noticing other creatures", Cs: "Všímání si jiných tvorů"}, rules.Text{}},
	{"R-014-042", rules.Text{En: "Tracking", Cs: "Stopování"}, rules.Text{}},
	{"R-014-043", rules.Text{En: "Starting attitude", Cs: "Výchozí postoj"}, rules.Text{}},
	{"R-014-044", rules.Text{En: "Attitude shifts", Cs: "Změna postoje"}, rules.Text{}},
	{"R-014-045", rules.Text{En: "Finding characteristics", Cs: "Určení charakteristik"}, rules.Text{}},
	{"R-014-046", rules.Text{En: "The Charisma check and its reactions", Cs: "Ověření Charismatu, reakce na rozhovor"}, rules.Text{}},
	{"R-014-047", rules.Text{En: "Trying again in talk", Cs: "Opakování?"}, rules.Text{}},
	{"R-014-048", rules.Text{En: "Playing roles: voice, face, hands", Cs: "Hraní na hrdiny"}, rules.Text{}},
	{"R-014-049", rules.Text{En: "Drawing players in", Cs: "Zapojení hráčů"}, rules.Text{}},
	{"R-014-050", rules.Text{En: "Breaking objects in general", Cs: "Předměty"}, rules.Text{}},
	{"R-014-051", rules.Text{En: "Object AC", Cs: "Obranné číslo předmětu"}, rules.Text{}},
	{"R-014-052", rules.Text{En: "Object hit points", Cs: "Životy předmětu"}, rules.Text{}},
	{"R-014-053", rules.Text{En: "Huge and Gargantuan objects", Cs: "Obrovské a Gigantické předměty"}, rules.Text{}},
	{"R-014-054", rules.Text{En: "Objects and damage types", Cs: "Předměty a typy zranění"}, rules.Text{}},
	{"R-014-055", rules.Text{En: "Damage threshold", Cs: "Prahové poškození"}, rules.Text{}},
}
