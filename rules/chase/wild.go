package chase

import "sightline/rules"

// wild is chase_wilderness of the catalog (R-014-092).
var wild = Table{ID: "wilderness", Name: rules.Text{En: "In the wild", Cs: "V divočině"}, Die: tableDice, Rows: []Trouble{
	{From: 1, To: 1, Name: rules.Text{En: "Thick brush", Cs: "Houština"},
		Text: rules.Text{En: "The way leads through dense growth.", Cs: "Cesta vede hustým porostem."},
		Test: check(10, athletics, acrobatics), Fail: Fail{Rough: 1}},
	{From: 2, To: 2, Name: rules.Text{En: "Uneven ground", Cs: "Nerovná půda"},
		Text: rules.Text{En: "Bad footing slows you.", Cs: "Hrbolatá zem tě zdržuje."},
		Test: check(10, acrobatics), Fail: Fail{Rough: 2}},
	{From: 3, To: 3, Name: rules.Text{En: "Insect swarm", Cs: "Roj hmyzu"},
		Text:   rules.Text{En: "A swarm of the GM's choice strikes at you as you pass.", Cs: "Roj, který určí PJ, tě při průběhu napadne."},
		Attack: Attack{"swarm", 3, Damage{"4d4", "piercing"}}},
	{From: 4, To: 4, Name: rules.Text{En: "Stream, ravine or rocks", Cs: "Potok, strž či skály"},
		Text: rules.Text{En: "Get across what lies in the way.", Cs: "Dostaň se přes to, co leží v cestě."},
		Test: check(10, athletics, acrobatics), Fail: Fail{Rough: 2}},
	{From: 5, To: 5, Name: rules.Text{En: "Blowing grit", Cs: "Vítr s prachem"},
		Text: rules.Text{En: "Dust, sand or snow flies into your eyes; blind, you run at half speed.", Cs: "Prach, písek nebo sníh ti vlétne do očí; slepý běžíš poloviční rychlostí."},
		Test: save(10, Skill{"con", ""}), Fail: Fail{Condition: "blinded", Blind: true}},
	{From: 6, To: 6, Name: rules.Text{En: "Sudden drop", Cs: "Náhlý sráz"},
		Text: rules.Text{En: "The ground ends: keep your feet, or fall 1d4 cells.", Cs: "Zem končí: udrž se, nebo spadneš o 1k4 pole."},
		Test: save(10, dexterity), Fail: Fail{Fall: true, Condition: "prone"}},
	{From: 7, To: 7, Name: rules.Text{En: "Hunter's snare", Cs: "Lovecká past"},
		Text: rules.Text{En: "You run into a hidden net.", Cs: "Vběhneš do ukryté sítě."},
		Test: save(15, dexterity), Fail: Fail{Condition: "restrained", Net: true}},
	{From: 8, To: 8, Name: rules.Text{En: "Stampede", Cs: "Splašené stádo"},
		Text: rules.Text{En: "Scared animals run over you.", Cs: "Přeběhne přes tebe splašené stádo."},
		Test: save(10, dexterity), Fail: Fail{Condition: "prone", Damage: []Damage{{"1d4", "bludgeoning"}, {"1d4", "piercing"}}}},
	{From: 9, To: 9, Name: rules.Text{En: "Razorvine", Cs: "Břitnice"},
		Text: rules.Text{En: "Blades of a creeper bar the way: dodge them, or go round for 2 cells of movement.", Cs: "Cestu hradí ostrá liána: vyhni se jí, nebo ji obejdi za 2 pole pohybu."},
		Test: save(15, dexterity), Fail: Fail{Damage: []Damage{{"1d10", "slashing"}}}, Around: 2},
	{From: 10, To: 10, Name: rules.Text{En: "Local creature", Cs: "Místní tvor"},
		Text: rules.Text{En: "A creature of the place takes up the hunt for you; the GM picks it.", Cs: "Začne tě honit místní tvor; vybere ho PJ."}, Hunter: true},
	{From: 11, To: 20, Name: nothing, Text: nothingText},
}}
