package book

import "sightline/rules"

// chaseRules are the rules of chases and siege engines.
var chaseRules = []Rule{
	{"R-014-085", rules.Text{En: "Starting a chase", Cs: "Začátek pronásledování"}, rules.Text{}},
	{"R-014-086", rules.Text{En: "Dashing in a chase", Cs: "Prchání"}, rules.Text{}},
	{"R-014-087", rules.Text{En: "Spells and attacks in a chase", Cs: "Kouzla a útoky"}, rules.Text{}},
	{"R-014-088", rules.Text{En: "Ending a chase", Cs: "Konec pronásledování"}, rules.Text{}},
	{"R-014-089", rules.Text{En: "Escape factors", Cs: "Faktory úniku"}, rules.Text{}},
	{"R-014-090", rules.Text{En: "Chase complications: procedure", Cs: "Komplikace pronásledování"}, rules.Text{}},
	{"R-014-091", rules.Text{En: "Urban complications", Cs: "Komplikace ve městě"}, rules.Text{}},
	{"R-014-092", rules.Text{En: "Wilderness complications", Cs: "Komplikace v divočině"}, rules.Text{}},
	{"R-014-093", rules.Text{En: "Own complication tables", Cs: "Vlastní tabulky pronásledování"}, rules.Text{}},
	{"R-014-094", rules.Text{En: "Splitting up", Cs: "Rozdělení"}, rules.Text{}},
	{"R-014-095", rules.Text{En: "Mapping a chase", Cs: "Mapování pronásledování"}, rules.Text{}},
	{"R-014-096", rules.Text{En: "Role reversal", Cs: "Výměna rolí"}, rules.Text{}},
	{"R-014-097", rules.Text{En: "Siege equipment in general", Cs: "Obléhací vybavení"}, rules.Text{}},
	{"R-014-098", rules.Text{En: "Ballista", Cs: "Balista"}, rules.Text{}},
	{"R-014-099", rules.Text{En: "Ram", Cs: "Beranidlo"}, rules.Text{}},
	{"R-014-100", rules.Text{En: "Cannon", Cs: "Dělo"}, rules.Text{}},
	{"R-014-101", rules.Text{En: "Suspended cauldron", Cs: "Závěsný kotel"}, rules.Text{}},
	{"R-014-102", rules.Text{En: "Siege tower", Cs: "Obléhací věž"}, rules.Text{}},
	{"R-014-103", rules.Text{En: "Onager", Cs: "Onager"}, rules.Text{}},
	{"R-014-104", rules.Text{En: "Trebuchet", Cs: "Trebuchet"}, rules.Text{}},
}
