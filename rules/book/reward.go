package book

import "sightline/rules"

// rewardRules are the rules of experience.
var rewardRules = []Rule{
	{"R-014-133", rules.Text{En: "Experience points", Cs: "Body zkušenosti"}, rules.Text{}},
	{"R-014-134", rules.Text{En: "XP and absent characters", Cs: "Chybějící postavy"}, rules.Text{}},
	{"R-014-135", rules.Text{En: "Non-combat challenges", Cs: "Nebojové výzvy"}, rules.Text{}},
	{"R-014-136", rules.Text{En: "Milestones", Cs: "Milníky"}, rules.Text{}},
	{"R-014-137", rules.Text{En: "Levels by sessions", Cs: "Zvyšování na základě sezení"}, rules.Text{}},
	{"R-014-138", rules.Text{En: "Levels by story", Cs: "Zvyšování na základě příběhu"}, rules.Text{}},
}
