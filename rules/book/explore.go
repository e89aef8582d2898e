package book

import "sightline/rules"

// exploreRules are the rules of exploring, talking and breaking things.
var exploreRules = []Rule{
	{"R-014-037", rules.Text{En: "Using a map while exploring", Cs: "Používání mapy"}, rules.Text{
		En: "A scene is a dungeon map of corridors, doors and rooms or a wilderness map of roads, rivers and terrain, at a scale of its own.",
		Cs: "Scéna je mapa jeskyně s chodbami, dveřmi a místnostmi, nebo mapa krajiny s cestami, řekami a terénem, v měřítku, jaké potřebuje.",
	}},
	{"R-014-038", rules.Text{En: "Travel pace on map scales", Cs: "Tempo cestování na mapě"}, rules.Text{
		En: "Cells a minute, an hour or a day at a slow, normal or fast pace on four scales. Days and hours are printed apart and do not follow from each other; only whole cells count. On a map with a scale the ruler tells the times.",
		Cs: "Kolik polí urazí skupina za minutu, hodinu nebo den pomalým, běžným a rychlým tempem ve čtyřech měřítkách. Dny a hodiny jsou dány zvlášť a nepočítají se jedny z druhých; platí jen celá pole. Na mapě s měřítkem je říká pravítko.",
	}},
	{"R-014-039", rules.Text{En: "Travel at special speed", Cs: "Zvláštní cestovní tempo"}, rules.Text{
		En: "What moves at a speed of its own covers ten times that many sáhy a minute and half as many miles an hour; fast is four thirds of it, slow two thirds.",
		Cs: "Co se pohybuje vlastní rychlostí, urazí za minutu desetinásobek v sázích a za hodinu polovinu v mílích; rychle čtyři třetiny, pomalu dvě třetiny.",
	}},
	{"R-014-040", rules.Text{En: "Visibility outdoors", Cs: "Viditelnost pod širým nebem"}, rules.Text{
		En: "Two miles on a clear day, one in rain, 20 to 60 sáhy in fog, 40 miles from a height on a clear day. Tokens see no farther on a map with weather; walls still block.",
		Cs: "Za jasného dne dvě míle, za deště jedna, v mlze 20 až 60 sáhů, z výšky za jasna 40 mil. Na mapě s počasím žetony dál nevidí; zdi brání dál.",
	}},
	{"R-014-041", rules.Text{En: "Noticing other creatures", Cs: "Všímání si jiných tvorů"}, rules.Text{
		En: "Groups that meet notice each other at once unless somebody hides; then each watcher whose passive Perception is not beaten by a Stealth total notices.",
		Cs: "Skupiny, které se potkají, si všimnou jedna druhé hned, pokud se nikdo neskrývá; jinak si všimne každý, jehož pasivní Vnímání hod na Plížení nepřekoná.",
	}},
	{"R-014-042", rules.Text{En: "Tracking", Cs: "Stopování"}, rules.Text{
		En: "DC 10 on soft ground, 15 on dirt or grass, 20 on bare stone, 5 more for each full day, 5 less for another trail. Who loses the trail searches 10 minutes in a confined place or an hour outdoors.",
		Cs: "SO 10 na měkkém povrchu, 15 na hlíně či trávě, 20 na holém kameni, o 5 víc za každý celý den, o 5 méně za další stopu. Ztracená stopa se hledá 10 minut ve stísněném prostoru, hodinu venku.",
	}},
	{"R-014-043", rules.Text{En: "Starting attitude", Cs: "Výchozí postoj"}, rules.Text{
		En: "A creature starts friendly, indifferent or hostile; one marked as not to be swayed turns every attempt down.",
		Cs: "Tvor je na začátku přátelský, lhostejný, nebo nepřátelský; kdo se nedá přesvědčit, odmítne každý pokus.",
	}},
	{"R-014-044", rules.Text{En: "Attitude shifts", Cs: "Změna postoje"}, rules.Text{
		En: "What is said may lift or drop the attitude, within one interaction by one step at most.",
		Cs: "Co zazní, může postoj zvednout i snížit, během jednoho rozhovoru nejvýš o krok.",
	}},
	{"R-014-045", rules.Text{En: "Finding characteristics", Cs: "Určení charakteristik"}, rules.Text{
		En: "Insight against the GM's DC reveals an ideal, bond or flaw; a miss by ten or more reveals something untrue.",
		Cs: "Vhled proti SO od PJ odhalí ideál, pouto či vadu; neúspěch o deset a víc odhalí něco nepravdivého.",
	}},
	{"R-014-046", rules.Text{En: "The Charisma check and its reactions", Cs: "Ověření Charismatu, reakce na rozhovor"}, rules.Text{
		En: "The Charisma total picks the reaction by attitude, at 0, 10 and 20. A helpful companion gives advantage, a rude one disadvantage.",
		Cs: "Výsledek Charismatu vybere reakci podle postoje, v krocích 0, 10 a 20. Užitečný společník dává výhodu, urážlivý nevýhodu.",
	}},
	{"R-014-047", rules.Text{En: "Trying again in talk", Cs: "Opakování?"}, rules.Text{
		En: "After one check another on the same creature may be in vain or lower its attitude.",
		Cs: "Po jednom ověření může být další u téhož tvora marné nebo snížit jeho postoj.",
	}},
	{"R-014-048", rules.Text{En: "Playing roles: voice, face, hands", Cs: "Hraní na hrdiny"}, rules.Text{
		En: "Let people act by what they want, show it rather than tell it, give each a voice of its own, and keep the heroes in the middle.",
		Cs: "Ať se postavy řídí tím, co chtějí; raději ukazujte než popisujte, dejte každé vlastní hlas a hrdiny nechte uprostřed.",
	}},
	{"R-014-049", rules.Text{En: "Drawing players in", Cs: "Zapojení hráčů"}, rules.Text{
		En: "Mind what each player likes, tie people of the story to single characters, and turn to those who have been quiet.",
		Cs: "Myslete na to, co koho baví, propojte postavy příběhu s jednotlivými hrdiny a obraťte se na ty, kdo dlouho mlčeli.",
	}},
	{"R-014-050", rules.Text{En: "Breaking objects in general", Cs: "Předměty"}, rules.Text{
		En: "With the right tool and time enough any breakable object is broken without a roll. An object is a single lifeless thing, no building and no vehicle.",
		Cs: "Se správným nástrojem a dostatkem času se rozbitný předmět rozbije bez hodu. Předmět je jedna neživá věc, ne stavba ani vozidlo.",
	}},
	{"R-014-051", rules.Text{En: "Object AC", Cs: "Obranné číslo předmětu"}, rules.Text{
		En: "Armour class by material, from cloth at 11 in steps of two to adamantine at 23.",
		Cs: "Obranné číslo podle materiálu, od látky s 11 po dvou k adamantinu s 23.",
	}},
	{"R-014-052", rules.Text{En: "Object hit points", Cs: "Životy předmětu"}, rules.Text{
		En: "Hit points by size and build, as a fixed number or as dice, up to Large.",
		Cs: "Životy podle velikosti a odolnosti, pevné nebo házené, až po velké předměty.",
	}},
	{"R-014-053", rules.Text{En: "Huge and Gargantuan objects", Cs: "Obrovské a Gigantické předměty"}, rules.Text{
		En: "Huge and larger objects are kept in sections; a vital one at 0 may bring the whole down.",
		Cs: "Obrovské a větší předměty se vedou po částech; nosná část na nule může strhnout celek.",
	}},
	{"R-014-054", rules.Text{En: "Objects and damage types", Cs: "Předměty a typy zranění"}, rules.Text{
		En: "Objects take no poison and no psychic damage; all else is up to the GM.",
		Cs: "Předmětům neublíží jedové ani psychické zranění; o ostatním rozhoduje PJ.",
	}},
	{"R-014-055", rules.Text{En: "Damage threshold", Cs: "Prahové poškození"}, rules.Text{
		En: "Damage of one attack below the threshold does nothing; what reaches it counts whole. Small blows do not add up.",
		Cs: "Zranění jedním útokem pod prahem nic nezpůsobí; co práh dosáhne, platí celé. Malé údery se nesčítají.",
	}},
}
