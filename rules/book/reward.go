package book

import "sightline/rules"

// rewardRules are the rules of experience.
var rewardRules = []Rule{
	{"R-014-133", rules.Text{En: "Experience points", Cs: "Body zkušenosti"}, rules.Text{
		En: "The experience of all monsters defeated, shared among characters and significant helpers, rounded down; the shares are kept on the characters' tokens.",
		Cs: "Zkušenosti za všechny poražené nestvůry se dělí mezi postavy a významné pomocníky, dolů; podíly se vedou na žetonech postav.",
	}},
	{"R-014-134", rules.Text{En: "XP and absent characters", Cs: "Chybějící postavy"}, rules.Text{
		En: "Those who were away get nothing, unless the group gives all the same.",
		Cs: "Kdo chyběl, nedostane nic, ledaže skupina dává všem stejně.",
	}},
	{"R-014-135", rules.Text{En: "Non-combat challenges", Cs: "Nebojové výzvy"}, rules.Text{
		En: "A challenge without a fight is worth as much as an encounter as hard, if it could have failed.",
		Cs: "Výzva bez boje má cenu stejně těžkého střetnutí, pokud mohla selhat.",
	}},
	{"R-014-136", rules.Text{En: "Milestones", Cs: "Milníky"}, rules.Text{
		En: "A major milestone is worth a hard encounter, a minor one an easy one.",
		Cs: "Hlavní milník má cenu těžkého střetnutí, vedlejší snadného.",
	}},
	{"R-014-137", rules.Text{En: "Levels by sessions", Cs: "Zvyšování na základě sezení"}, rules.Text{
		En: "Levels by sessions played: one, two, four, and from then on two or three sessions a level.",
		Cs: "Úrovně podle sezení: jedno, dvě, čtyři a dál dvě nebo tři na úroveň.",
	}},
	{"R-014-138", rules.Text{En: "Levels by story", Cs: "Zvyšování na základě příběhu"}, rules.Text{
		En: "A level for each important goal of the story.",
		Cs: "Úroveň za každý důležitý cíl příběhu.",
	}},
}
