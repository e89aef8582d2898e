package book

import "sightline/rules"

// afflictRules are the rules of diseases, poisons and madness.
var afflictRules = []Rule{
	{"R-014-105", rules.Text{En: "Diseases in general", Cs: "Nemoci"}, rules.Text{}},
	{"R-014-106", rules.Text{En: "Sewer plague", Cs: "Splaškový mor"}, rules.Text{}},
	{"R-014-107", rules.Text{En: "Sight rot", Cs: "Zánět spojivek"}, rules.Text{}},
	{"R-014-108", rules.Text{En: "Cackle fever", Cs: "Záchvat smíchu"}, rules.Text{}},
	{"R-014-109", rules.Text{En: "Poison types", Cs: "Typy jedů"}, rules.Text{}},
	{"R-014-110", rules.Text{En: "Poison prices and effects", Cs: "Tabulka jedů"}, rules.Text{}},
	{"R-014-111", rules.Text{En: "Assassin's blood", Cs: "Vrahova krev"}, rules.Text{}},
	{"R-014-112", rules.Text{En: "Burnt othur fumes", Cs: "Dým z rozpáleného oturu"}, rules.Text{}},
	{"R-014-113", rules.Text{En: "Crawler mucus", Cs: "Hlen mrchodravce"}, rules.Text{}},
	{"R-014-114", rules.Text{En: "Drow poison", Cs: "Drowí jed"}, rules.Text{}},
	{"R-014-115", rules.Text{En: "Essence of ether", Cs: "Esence éteru"}, rules.Text{}},
	{"R-014-116", rules.Text{En: "Malice", Cs: "Zhouba"}, rules.Text{}},
	{"R-014-117", rules.Text{En: "Midnight tears", Cs: "Půlnoční slzy"}, rules.Text{}},
	{"R-014-118", rules.Text{En: "Oil of taggit", Cs: "Tagitský olej"}, rules.Text{}},
	{"R-014-119", rules.Text{En: "Pale tincture", Cs: "Bledý výtažek"}, rules.Text{}},
	{"R-014-120", rules.Text{En: "Purple worm poison", Cs: "Jed purpurového červa"}, rules.Text{}},
	{"R-014-121", rules.Text{En: "Serpent venom", Cs: "Hadí jed"}, rules.Text{}},
	{"R-014-122", rules.Text{En: "Torpor", Cs: "Strnulost"}, rules.Text{}},
	{"R-014-123", rules.Text{En: "Truth serum", Cs: "Sérum pravdy"}, rules.Text{}},
	{"R-014-124", rules.Text{En: "Wyvern poison", Cs: "Vyverní jed"}, rules.Text{}},
	{"R-014-125", rules.Text{En: "Buying poison", Cs: "Nákup jedů"}, rules.Text{}},
	{"R-014-126", rules.Text{En: "Crafting and harvesting poison", Cs: "Výroba a vysání jedu"}, rules.Text{}},
	{"R-014-127", rules.Text{En: "Going mad", Cs: "Zešílení"}, rules.Text{}},
	{"R-014-128", rules.Text{En: "Kinds of madness and durations", Cs: "Účinky šílenství"}, rules.Text{}},
	{"R-014-129", rules.Text{En: "Short-term madness", Cs: "Krátkodobé šílenství"}, rules.Text{}},
	{"R-014-130", rules.Text{En: "Long-term madness", Cs: "Dlouhodobé šílenství"}, rules.Text{}},
	{"R-014-131", rules.Text{En: "Indefinite madness", Cs: "Trvalé šílenství"}, rules.Text{}},
	{"R-014-132", rules.Text{En: "Curing madness", Cs: "Léčení šílenství"}, rules.Text{}},
}
