package afflict

import "sightline/rules"

const unconscious = "unconscious"

var (
	minute = rules.Text{En: "minutes", Cs: "minut"}
	hour   = rules.Text{En: "hours", Cs: "hodin"}
)

// Poisons are all fourteen, in the order of the catalog.
var Poisons = []Poison{
	{ID: "assassins_blood", Row: "R-014-111", Name: rules.Text{En: "Assassin's blood", Cs: "Vrahova krev"}, Way: Ingested, Price: 150, DC: 10,
		Text: rules.Text{En: "It hurts, and poisons for a day.", Cs: "Zraní a na den otráví."},
		Dice: "1d12", Average: 6, Half: true, Poisoned: true, Last: "24", Unit: hour, Minutes: 60},
	{ID: "burnt_othur_fumes", Row: "R-014-112", Name: rules.Text{En: "Burnt othur fumes", Cs: "Dým z rozpáleného oturu"}, Way: Inhaled, Price: 500, DC: 13,
		Text: rules.Text{En: "It chokes again at the start of each turn until three saves succeeded.", Cs: "Dusí na začátku každého tahu, dokud nevyjdou tři záchrany."},
		Dice: "3d6", Average: 10, Again: TurnStart, AgainDice: "1d6", Ends: 3},
	{ID: "crawler_mucus", Row: "R-014-113", Name: rules.Text{En: "Crawler mucus", Cs: "Hlen mrchodravce"}, Way: Contact, Price: 200, DC: 13,
		Text:     rules.Text{En: "It paralyses for up to a minute; a save at the end of each turn ends it.", Cs: "Až na minutu ochromí; ukončí ho záchrana na konci tahu."},
		Poisoned: true, Also: "paralyzed", Last: "1", Unit: minute, Minutes: 1, Again: TurnEnd, Ends: 1, Source: "carrion crawler"},
	{ID: "drow_poison", Row: "R-014-114", Name: rules.Text{En: "Drow poison", Cs: "Drowí jed"}, Way: Injury, Price: 200, DC: 13,
		Text:     rules.Text{En: "It poisons for an hour; who fails by 5 or more sleeps for that time, unless hurt or shaken.", Cs: "Na hodinu otráví; kdo neuspěje o 5 a více, po tu dobu spí, dokud ho nezraní nebo nezatřesou."},
		Poisoned: true, Last: "1", Unit: hour, Minutes: 60, Sleep5: true, Wakes: ByDamage | ByShaking},
	{ID: "essence_of_ether", Row: "R-014-115", Name: rules.Text{En: "Essence of ether", Cs: "Esence éteru"}, Way: Inhaled, Price: 300, DC: 15,
		Text:     rules.Text{En: "Eight hours of sleep, unless hurt or shaken.", Cs: "Osm hodin spánku, dokud oběť nezraní nebo nezatřesou."},
		Poisoned: true, Also: unconscious, Last: "8", Unit: hour, Minutes: 60, Wakes: ByDamage | ByShaking},
	{ID: "malice", Row: "R-014-116", Name: rules.Text{En: "Malice", Cs: "Zhouba"}, Way: Inhaled, Price: 250, DC: 15,
		Text:     rules.Text{En: "It blinds for an hour.", Cs: "Na hodinu oslepí."},
		Poisoned: true, Also: "blinded", Last: "1", Unit: hour, Minutes: 60},
	{ID: "midnight_tears", Row: "R-014-117", Name: rules.Text{En: "Midnight tears", Cs: "Půlnoční slzy"}, Way: Ingested, Price: 1500, DC: 17,
		Text: rules.Text{En: "It waits for midnight; till then it can be neutralised.", Cs: "Čeká do půlnoci; do té doby se dá zneškodnit."},
		Dice: "9d6", Average: 31, Half: true, Midnight: true},
	{ID: "oil_of_taggit", Row: "R-014-118", Name: rules.Text{En: "Oil of taggit", Cs: "Tagitský olej"}, Way: Contact, Price: 400, DC: 13,
		Text:     rules.Text{En: "A day of sleep that only damage ends.", Cs: "Den spánku, který ukončí jen zranění."},
		Poisoned: true, Also: unconscious, Last: "24", Unit: hour, Minutes: 60, Wakes: ByDamage},
	{ID: "pale_tincture", Row: "R-014-119", Name: rules.Text{En: "Pale tincture", Cs: "Bledý výtažek"}, Way: Ingested, Price: 250, DC: 16,
		Text: rules.Text{En: "It wastes one day by day; its wounds don't heal till seven saves succeeded.", Cs: "Ubírá den po dni; rány se nehojí, dokud nevyjde sedm záchran."},
		Dice: "1d6", Average: 3, Poisoned: true, Again: Daily, AgainDice: "1d6", Ends: 7, Unhealable: true},
	{ID: "purple_worm", Row: "R-014-120", Name: rules.Text{En: "Purple worm poison", Cs: "Jed purpurového červa"}, Way: Injury, Price: 2000, DC: 19,
		Text: rules.Text{En: "The strongest of the venoms that hurt.", Cs: "Nejsilnější z jedů, které zraňují."},
		Dice: "12d6", Average: 42, Half: true, Source: "purple worm"},
	{ID: "serpent_venom", Row: "R-014-121", Name: rules.Text{En: "Serpent venom", Cs: "Hadí jed"}, Way: Injury, Price: 200, DC: 11,
		Text: rules.Text{En: "The venom of a giant snake.", Cs: "Jed obřího hada."},
		Dice: "3d6", Average: 10, Half: true, Source: "giant poisonous snake"},
	{ID: "torpor", Row: "R-014-122", Name: rules.Text{En: "Torpor", Cs: "Strnulost"}, Way: Ingested, Price: 600, DC: 15,
		Text:     rules.Text{En: "For many hours nothing can be done.", Cs: "Na mnoho hodin znemožní jednat."},
		Poisoned: true, Also: "incapacitated", Last: "4d6", Unit: hour, Minutes: 60},
	{ID: "truth_serum", Row: "R-014-123", Name: rules.Text{En: "Truth serum", Cs: "Sérum pravdy"}, Way: Ingested, Price: 150, DC: 11,
		Text:     rules.Text{En: "For an hour no lie can be told knowingly.", Cs: "Hodinu nelze vědomě lhát."},
		Poisoned: true, Last: "1", Unit: hour, Minutes: 60, No: rules.Text{En: "lie knowingly", Cs: "vědomě lhát"}},
	{ID: "wyvern_poison", Row: "R-014-124", Name: rules.Text{En: "Wyvern poison", Cs: "Vyverní jed"}, Way: Injury, Price: 1200, DC: 15,
		Text: rules.Text{En: "The venom of a wyvern's sting.", Cs: "Jed z vyverního žihadla."},
		Dice: "7d6", Average: 24, Half: true, Source: "wyvern"},
}
