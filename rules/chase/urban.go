package chase

import "sightline/rules"

var (
	strength   = Skill{"str", ""}
	athletics  = Skill{"str", "athletics"}
	acrobatics = Skill{"dex", "acrobatics"}
	dexterity  = Skill{"dex", ""}
	cow        = Skill{"cha", "intimidation"}
)

func check(dc int32, by ...Skill) Test { return Test{DC: dc, By: by} }
func save(dc int32, by ...Skill) Test  { return Test{Save: true, DC: dc, By: by} }

// urban is chase_urban of the catalog (R-014-091).
var urban = Table{ID: "urban", Name: rules.Text{En: "In a town", Cs: "Ve městě"}, Die: tableDice, Rows: []Trouble{
	{From: 1, To: 1, Name: rules.Text{En: "Large obstacle", Cs: "Velká překážka"},
		Text: rules.Text{En: "A horse or a cart stands across the way: get past it, or lose ground.", Cs: "V cestě stojí kůň nebo vůz: překonej ho, nebo ztratíš krok."},
		Test: check(15, acrobatics), Fail: Fail{Rough: 2}},
	{From: 2, To: 2, Name: rules.Text{En: "Crowd", Cs: "Dav"},
		Text: rules.Text{En: "A throng fills the street; push or weave through.", Cs: "Ulici plní lidé; protlač se nebo proklouzni."},
		Test: check(10, athletics, acrobatics), Fail: Fail{Rough: 2}},
	{From: 3, To: 3, Name: rules.Text{En: "Glass pane", Cs: "Skleněná tabule"},
		Text: rules.Text{En: "A great window is in the way: smash through, or be thrown back to the ground before it.", Cs: "V cestě je velké sklo: proraz ho, nebo tě odhodí na zem před něj."},
		Test: save(10, strength), Fail: Fail{Condition: "prone", Barrier: true}},
	{From: 4, To: 4, Name: rules.Text{En: "Barrels and crates", Cs: "Sudy a bedny"},
		Text: rules.Text{En: "Stacked goods make a maze; find the way.", Cs: "Naskládané zboží tvoří bludiště; najdi cestu."},
		Test: check(10, acrobatics, Skill{"int", ""}), Fail: Fail{Rough: 2}},
	{From: 5, To: 5, Name: rules.Text{En: "Slick ground", Cs: "Kluzká zem"},
		Text: rules.Text{En: "Rain, oil or the like is underfoot.", Cs: "Pod nohama je déšť, olej nebo něco podobného."},
		Test: save(10, dexterity), Fail: Fail{Condition: "prone"}},
	{From: 6, To: 6, Name: rules.Text{En: "Fighting dogs", Cs: "Rvoucí se psi"},
		Text: rules.Text{En: "Dogs fight over scraps; get by unbitten.", Cs: "Psi se rvou o zbytky; projdi bez kousnutí."},
		Test: check(10, acrobatics), Fail: Fail{Rough: 1, Damage: []Damage{{"1d4", "piercing"}}}},
	{From: 7, To: 7, Name: rules.Text{En: "Brawl", Cs: "Rvačka"},
		Text: rules.Text{En: "People fight in the street; get through or take blows.", Cs: "Na ulici se perou lidé; projdi, nebo dostaneš rány."},
		Test: check(10, athletics, acrobatics, cow), Fail: Fail{Rough: 2, Damage: []Damage{{"2d4", "bludgeoning"}}}},
	{From: 8, To: 8, Name: rules.Text{En: "Beggar", Cs: "Žebrák"},
		Text: rules.Text{En: "A beggar steps in the way; a coin thrown to him gets you by.", Cs: "Do cesty vstoupí žebrák; hozená mince ho odbude."},
		Test: check(10, athletics, acrobatics, cow), Fail: Fail{Rough: 1}, Coin: true},
	{From: 9, To: 9, Name: rules.Text{En: "Overeager guard", Cs: "Horlivý strážný"},
		Text:  rules.Text{En: "A guard takes you for another: whoever moves 4 cells or more this turn is stabbed at.", Cs: "Strážný si tě splete: kdo se v tomto tahu pohne o 4 pole nebo víc, po tom bodne."},
		Moved: 4, Attack: Attack{"spear", 3, Damage{"1d6+1", "piercing"}}},
	{From: 10, To: 10, Name: rules.Text{En: "Sharp turn", Cs: "Ostrá zatáčka"},
		Text: rules.Text{En: "Swerve round something hard, or run into it.", Cs: "Vyhni se něčemu tvrdému, nebo do toho narazíš."},
		Test: save(10, dexterity), Fail: Fail{Damage: []Damage{{"1d4", "bludgeoning"}}}},
	{From: 11, To: 20, Name: nothing, Text: nothingText},
}}

var (
	nothing     = rules.Text{En: "No complication", Cs: "Bez komplikace"}
	nothingText = rules.Text{En: "The way is clear.", Cs: "Cesta je volná."}
)
