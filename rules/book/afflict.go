package book

import "sightline/rules"

// afflictRules are the rules of diseases, poisons and madness.
var afflictRules = []Rule{
	{"R-014-105", rules.Text{En: "Diseases in general", Cs: "Nemoci"}, rules.Text{
		En: "A disease has an infection save, a time until its symptoms, and what a long rest does to it. Lesser restoration cures a simple one; one that carries a plot needs more. The table keeps its time, breaks it out and reminds the GM of its saves.",
		Cs: "Nemoc má záchranu proti nákaze, dobu do příznaků a to, co s ní udělá důkladný odpočinek. Prostou vyléčí nižší navrácení; ta se zápletkou žádá víc. Stůl hlídá její čas, nechá ji propuknout a připomíná PJ záchrany."}},
	{"R-014-106", rules.Text{En: "Sewer plague", Cs: "Splaškový mor"}, rules.Text{
		En: "DC 11. One level of exhaustion after 1d4 days; Hit Dice heal half and a long rest nothing. A save after each long rest adds or takes a level; a success that leaves none cures.",
		Cs: "SO 11. Po 1k4 dnech stupeň únavy; Kostky životů léčí půlku a důkladný odpočinek nic. Záchrana po něm stupeň přidá či ubere; úspěch, po kterém žádný nezbude, vyléčí."}},
	{"R-014-107", rules.Text{En: "Sight rot", Cs: "Zánět spojivek"}, rules.Text{
		En: "DC 15. A penalty of 1 to attacks and checks by sight after a day, worse by 1 with each long rest down to blindness at 5. A dose of ointment before a rest halts it, the third in all cures.",
		Cs: "SO 15. Po dni postih 1 k útokům a ověřením zrakem, s každým důkladným odpočinkem o 1 horší, při 5 slepota. Dávka masti před odpočinkem ho zastaví, třetí vyléčí."}},
	{"R-014-108", rules.Text{En: "Cackle fever", Cs: "Záchvat smíchu"}, rules.Text{
		En: "Stress asks for a save, or a fit of laughter hurts and disables for a minute and may infect those within 2 cells. A save after each long rest lowers both difficulties by 1d6; three failures bring lasting madness.",
		Cs: "Stres žádá záchranu, jinak záchvat smíchu zraní, na minutu znemožní jednat a může nakazit do 2 polí. Záchrana po důkladném odpočinku sníží obě obtížnosti o 1k6; tři neúspěchy přinesou trvalé šílenství."}},
	{"R-014-109", rules.Text{En: "Poison types", Cs: "Typy jedů"}, rules.Text{
		En: "Inhaled poison fills one cell for an instant, a swallowed one needs a whole dose, contact needs bare skin, injury needs piercing or slashing damage.",
		Cs: "Inhalační jed na okamžik naplní jedno pole, k požití je třeba celá dávka, kontaktní potřebuje holou kůži a zbraňový bodné či sečné zranění."}},
	{"R-014-110", rules.Text{En: "Poison prices and effects", Cs: "Tabulka jedů"}, rules.Text{
		En: "Fourteen poisons with price, save and effect. All saves are Constitution, all damage is poison. A dose given at the table rolls the save and lays what it does, with its time and later saves.",
		Cs: "Čtrnáct jedů s cenou, záchranou a účinkem. Všechny záchrany jsou na Odolnost, všechno zranění jedové. Dávka podaná u stolu hodí záchranu a položí své účinky s trváním a dalšími záchranami."}},
	{"R-014-111", rules.Text{En: "Assassin's blood", Cs: "Vrahova krev"}, rules.Text{
		En: "Ingested, DC 10: 1d12 and poisoned for a day; a success takes half the damage only.",
		Cs: "K požití, SO 10: 1k12 a na den otrávený; úspěch jen půlka zranění."}},
	{"R-014-112", rules.Text{En: "Burnt othur fumes", Cs: "Dým z rozpáleného oturu"}, rules.Text{
		En: "Inhaled, DC 13: 3d6, then a save at the start of each turn, 1d6 for each failure, until three succeeded in all.",
		Cs: "Inhalační, SO 13: 3k6, pak záchrana na začátku každého tahu, neúspěch 1k6, dokud nevyjdou celkem tři."}},
	{"R-014-113", rules.Text{En: "Crawler mucus", Cs: "Hlen mrchodravce"}, rules.Text{
		En: "Contact, DC 13: poisoned and paralysed for a minute; a save at the end of each turn ends it.",
		Cs: "Kontaktní, SO 13: na minutu otrávený a paralyzovaný; záchrana na konci každého tahu to ukončí."}},
	{"R-014-114", rules.Text{En: "Drow poison", Cs: "Drowí jed"}, rules.Text{
		En: "Injury, DC 13: poisoned for an hour; failing by 5 also puts to sleep, until hurt or shaken.",
		Cs: "Zbraňový, SO 13: na hodinu otrávený; neúspěch o 5 i uspí, do zranění či zatřesení."}},
	{"R-014-115", rules.Text{En: "Essence of ether", Cs: "Esence éteru"}, rules.Text{
		En: "Inhaled, DC 15: eight hours of sleep, until hurt or shaken.",
		Cs: "Inhalační, SO 15: osm hodin spánku, do zranění či zatřesení."}},
	{"R-014-116", rules.Text{En: "Malice", Cs: "Zhouba"}, rules.Text{
		En: "Inhaled, DC 15: poisoned and blinded for an hour.",
		Cs: "Inhalační, SO 15: na hodinu otrávený a slepý."}},
	{"R-014-117", rules.Text{En: "Midnight tears", Cs: "Půlnoční slzy"}, rules.Text{
		En: "Ingested, DC 17: nothing until midnight, then 9d6, half on a success; it can be neutralised before.",
		Cs: "K požití, SO 17: do půlnoci nic, pak 9k6, při úspěchu půlka; předtím se dá zneškodnit."}},
	{"R-014-118", rules.Text{En: "Oil of taggit", Cs: "Tagitský olej"}, rules.Text{
		En: "Contact, DC 13: a day of sleep that only damage ends.",
		Cs: "Kontaktní, SO 13: den spánku, který ukončí jen zranění."}},
	{"R-014-119", rules.Text{En: "Pale tincture", Cs: "Bledý výtažek"}, rules.Text{
		En: "Ingested, DC 16: 1d6 and poisoned; a save every day, 1d6 for each failure, none of it heals until seven succeeded in all.",
		Cs: "K požití, SO 16: 1k6 a otrávený; každý den záchrana, neúspěch 1k6, nic z toho se nehojí, dokud nevyjde celkem sedm."}},
	{"R-014-120", rules.Text{En: "Purple worm poison", Cs: "Jed purpurového červa"}, rules.Text{
		En: "Injury, DC 19: 12d6, half on a success.",
		Cs: "Zbraňový, SO 19: 12k6, při úspěchu půlka."}},
	{"R-014-121", rules.Text{En: "Serpent venom", Cs: "Hadí jed"}, rules.Text{
		En: "Injury, DC 11: 3d6, half on a success.",
		Cs: "Zbraňový, SO 11: 3k6, při úspěchu půlka."}},
	{"R-014-122", rules.Text{En: "Torpor", Cs: "Strnulost"}, rules.Text{
		En: "Ingested, DC 15: poisoned and incapacitated for 4d6 hours.",
		Cs: "K požití, SO 15: na 4k6 hodin otrávený a neschopný."}},
	{"R-014-123", rules.Text{En: "Truth serum", Cs: "Sérum pravdy"}, rules.Text{
		En: "Ingested, DC 11: poisoned for an hour and unable to lie knowingly.",
		Cs: "K požití, SO 11: na hodinu otrávený a neschopný vědomě lhát."}},
	{"R-014-124", rules.Text{En: "Wyvern poison", Cs: "Vyverní jed"}, rules.Text{
		En: "Injury, DC 15: 7d6, half on a success.",
		Cs: "Zbraňový, SO 15: 7k6, při úspěchu půlka."}},
	{"R-014-125", rules.Text{En: "Buying poison", Cs: "Nákup jedů"}, rules.Text{
		En: "The price list is the GM's. Criminal contacts make buying fairly easy; others inquire long and bribe.",
		Cs: "Ceník je pro PJ. Se známými ve zločinu je nákup docela snadný; ostatní se dlouho vyptávají a uplácejí."}},
	{"R-014-126", rules.Text{En: "Crafting and harvesting poison", Cs: "Výroba a vysání jedu"}, rules.Text{
		En: "1d6 minutes at a dead or incapacitated creature and Intelligence (Nature) DC 20; the kit's proficiency may stand in, the bonus counts once. Success is a dose, failure by 5 the poison itself.",
		Cs: "1k6 minut u mrtvého či neschopného tvora a Inteligence (Příroda) SO 20; zastoupí ji zdatnost se soupravou, bonus se počítá jednou. Úspěch je dávka, neúspěch o 5 jed sám."}},
	{"R-014-127", rules.Text{En: "Going mad", Cs: "Zešílení"}, rules.Text{
		En: "What drives mad asks for a Wisdom or Charisma save, or one of Sanity where the table has it; below the difficulty madness takes hold. It is off until the GM turns it on.",
		Cs: "Co přivádí k šílenství, žádá záchranu na Moudrost či Charisma, nebo na Příčetnost, kde se s ní hraje; pod stupněm obtížnosti šílenství propukne. Hraje se s ním, až když ho PJ zapne."}},
	{"R-014-128", rules.Text{En: "Kinds of madness and durations", Cs: "Účinky šílenství"}, rules.Text{
		En: "Short-term lasts 1d10 minutes, long-term 1d10 × 10 hours, indefinite until cured.",
		Cs: "Krátkodobé trvá 1k10 minut, dlouhodobé 1k10 × 10 hodin, trvalé do vyléčení."}},
	{"R-014-129", rules.Text{En: "Short-term madness", Cs: "Krátkodobé šílenství"}, rules.Text{
		En: "d100 gives what happens; rows that name a condition say it, and damage ends the first.",
		Cs: "k% určí, co se stane; řádky se stavem ho uvádějí a první ukončí zranění."}},
	{"R-014-130", rules.Text{En: "Long-term madness", Cs: "Dlouhodobé šílenství"}, rules.Text{
		En: "d100 as before. Who clings to a charm is at a disadvantage farther than 6 cells from it; the last row lets nothing wake one.",
		Cs: "k% jako předtím. Kdo se upnul k věci pro štěstí, má dál než 6 polí nevýhodu; z posledního řádku nic nevzbudí."}},
	{"R-014-131", rules.Text{En: "Indefinite madness", Cs: "Trvalé šílenství"}, rules.Text{
		En: "d100 gives a flaw of character that stays until cured.",
		Cs: "k% dá vadu povahy, která zůstane do vyléčení."}},
	{"R-014-132", rules.Text{En: "Curing madness", Cs: "Léčení šílenství"}, rules.Text{
		En: "Calm emotions suppresses any, lesser restoration cures short and long, greater restoration all; others as the source of the madness and the GM have it.",
		Cs: "Uklidni emoce potlačí každé, nižší navrácení vyléčí krátkodobé a dlouhodobé, mocné navrácení všechna; ostatní podle původu a PJ."}},
}
