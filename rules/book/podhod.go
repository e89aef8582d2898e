package book

import "sightline/rules"

// podhodRules are the rules of the roll-under game.
var podhodRules = []Rule{
	{"R-004-001", rules.Text{En: "Roll-under check", Cs: "Ověření (podhození)"}, rules.Text{
		En: "Add the difficulty to the value: a d20 that shows no more than the sum succeeds.",
		Cs: "K hodnotě se přičte obtížnost: kostka k20, která ukáže nejvýš součet, uspěje.",
	}},
	{"R-004-002", rules.Text{En: "Difficulty by situation", Cs: "Obtížnost podle situace"}, rules.Text{
		En: "The GM changes the difficulty as the situation asks, and the changes add up.",
		Cs: "PJ mění obtížnost podle situace a úpravy se sčítají.",
	}},
	{"R-004-003", rules.Text{En: "Working together", Cs: "Spojení postav"}, rules.Text{
		En: "Those who work together add their values before the difficulty and make one roll; a 20 is critical for all.",
		Cs: "Kdo se spojí, sečtou hodnoty ještě před obtížností a hází jednou; dvacítka je kritická pro všechny.",
	}},
	{"R-004-004", rules.Text{En: "Trying again, tools, time", Cs: "Opakování ověření"}, rules.Text{
		En: "The GM allows another attempt, makes it harder by a step each time, or bars it.",
		Cs: "PJ další pokus dovolí, pokaždé ho o krok ztíží, nebo ho nedovolí.",
	}},
	{"R-004-005", rules.Text{En: "Critical failure and sure success", Cs: "Kritický neúspěch a jistý úspěch"}, rules.Text{
		En: "A 20 on the die is a critical failure. A sum above 20 needs no roll; a table may set it to 20 already.",
		Cs: "Dvacítka na kostce je kritický neúspěch. Součet nad 20 se nehází; stůl může volit už 20.",
	}},
	{"R-004-006", rules.Text{En: "Partial failure", Cs: "Částečný neúspěch"}, rules.Text{
		En: "A failure may leave something: what a task brings by its result is shown with it.",
		Cs: "Neúspěch nemusí zničit všechno: u výsledku je vidět, co úkol přinese.",
	}},
	{"R-004-007", rules.Text{En: "Range of difficulty; stacking modifiers", Cs: "Rozsah obtížnosti"}, rules.Text{
		En: "A difficulty goes from 20 downward without limit; penalties for drink, ground and darkness add up.",
		Cs: "Obtížnost je nejvýš 20 a dolů bez mezí; postihy za opilost, terén a tmu se sčítají.",
	}},
	{"R-004-008", rules.Text{En: "Ordinary time and rounds", Cs: "Počítání času"}, rules.Text{
		En: "Time is counted in minutes, hours and days; in a fight in rounds of about five seconds.",
		Cs: "Čas se počítá v minutách, hodinách a dnech; v boji v kolech asi po pěti sekundách.",
	}},
	{"R-004-009", rules.Text{En: "Actions per round", Cs: "Akce"}, rules.Text{
		En: "An action is one thing, such as a blow or a move. The base is two in a round, with no upper limit; the card of the turn counts those spent.",
		Cs: "Akce je jedna věc, třeba úder nebo pohyb. Základ jsou dvě za kolo, bez horní meze; karta tahu počítá ty využité.",
	}},
	{"R-004-010", rules.Text{En: "Splitting a round into segments", Cs: "Dělení kola"}, rules.Text{
		En: "A round is split into as many segments as the fewest actions of anybody in it. Each one's actions are shared out evenly, what is left over goes into the last segments, and all act in each segment in the order of the list.",
		Cs: "Kolo se dělí na tolik částí, kolik má nejméně akcí kdokoli v něm. Akce každého se rozdělí rovnoměrně, zbylé připadnou na poslední části a v každé části jednají všichni podle seznamu.",
	}},
	{"R-004-011", rules.Text{En: "Losing a sense", Cs: "Ztráta smyslu"}, rules.Text{
		En: "A lost primary sense takes 6 off every roll, the secondary one 2 more; kept on a token it counts in its attacks and checks by itself.",
		Cs: "Ztráta primárního smyslu ubírá 6 ke všemu, sekundárního další 2; vedena u žetonu se počítá do jeho útoků a ověření sama.",
	}},
	{"R-004-012", rules.Text{En: "Degrees of darkness", Cs: "Stupně tmy"}, rules.Text{
		En: "The dark takes 2 off by the moon or a lantern, 4 without, 6 where there is no light at all. The light at the target counts in attacks, that where one stands in checks of Dexterity. Of darkness and lost senses the worse counts.",
		Cs: "Tma s měsícem či lucernou ubírá 2, přírodní 4, absolutní 6. Do útoků se počítá světlo u cíle, do ověření Obratnosti to, kde postava stojí. Ze tmy a ztráty smyslů platí to horší.",
	}},
	{"R-004-013", rules.Text{En: "Night vision", Cs: "Noční vidění"}, rules.Text{
		En: "Night vision makes the penalty of the dark less, never a bonus, and does not help the blinded.",
		Cs: "Noční vidění postih za tmu zmenšuje, nikdy nedává bonus a oslepenému nepomůže.",
	}},
	{"R-004-014", rules.Text{En: "Lasting loss of the primary sense", Cs: "Trvalá ztráta smyslu"}, rules.Text{
		En: "When a primary sense is lost for good, the next takes its place and a penalty of 3 stays.",
		Cs: "Když je primární smysl ztracen natrvalo, nahradí ho další a zůstane postih 3.",
	}},
	{"R-004-015", rules.Text{En: "Alcohol", Cs: "Alkohol"}, rules.Text{
		En: "Penalties by per mille, from 1 for tipsy to 6 for poisoned; between two rows the one reached counts. On a token they count in its rolls by themselves.",
		Cs: "Postihy podle promile, od 1 za podnapilost po 6 za otravu; mezi řádky platí ten, kterého bylo dosaženo. U žetonu se počítají do hodů samy.",
	}},
	{"R-004-016", rules.Text{En: "Drinks and sobering up", Cs: "Nápoje a odbourávání"}, rules.Text{
		En: "A drink is 0.33 per mille, an hour takes 0.16 off, which time does by itself on a token. A table may scale a drink by Endurance.",
		Cs: "Nápoj je 0,33 promile, hodina ubere 0,16, u žetonu to dělá plynoucí čas sám. Stůl může nápoj škálovat podle Odolnosti.",
	}},
	{"R-004-017", rules.Text{En: "Other intoxicants", Cs: "Omamné látky"}, rules.Text{
		En: "Any intoxicant has a penalty and may act on one area alone.",
		Cs: "Každá omamná látka má postih a může působit jen na jednu oblast.",
	}},
	{"R-004-018", rules.Text{En: "Movement in combat", Cs: "Pohyb v rámci boje"}, rules.Text{
		En: "Movement is in fields an action, by people; each action spent on it gives the whole of it. A move on the map spends the actions it takes, and load makes the fields of each fewer.",
		Cs: "Pohyb je v polích za akci podle rasy; každá akce na pohyb ho dá celý. Pohyb po mapě spotřebuje akce, které potřebuje, a zatížení polí na akci ubírá.",
	}},
	{"R-004-019", rules.Text{En: "Base walking and running speed", Cs: "Základní rychlost"}, rules.Text{
		En: "Walking is as many km/h as the movement; running begins with one metre a round more.",
		Cs: "Chůze je tolik km/h, kolik je pohyb; běh začíná o metr za kolo výš.",
	}},
	{"R-004-020", rules.Text{En: "Travel paces", Cs: "Cestovatelské rychlosti"}, rules.Text{
		En: "Walk, march at one and a half, run at twice, marathon at three times the base, with 1 to 4 fatigue an hour.",
		Cs: "Chůze, pochod jedenapůlkrát, běh dvakrát a maraton třikrát základ, s únavou 1 až 4 za hodinu.",
	}},
	{"R-004-021", rules.Text{En: "Running by the round", Cs: "Běh na kratší úseky"}, rules.Text{
		En: "Two, three or four times the base and bonuses in metres a round; strength counts in a sprint.",
		Cs: "Dvakrát, třikrát nebo čtyřikrát základ s bonusy v metrech za kolo; síla se počítá ve sprintu.",
	}},
	{"R-004-022", rules.Text{En: "Endurance check while running", Cs: "Ověření výdrže"}, rules.Text{
		En: "Each round an endurance check, harder by the gait's share; a round that fails goes half as far.",
		Cs: "Každé kolo ověření výdrže, těžší o podíl způsobu běhu; nepodařené kolo dá polovinu.",
	}},
	{"R-004-023", rules.Text{En: "Limits and recovery", Cs: "Mez běhu a vydýchání"}, rules.Text{
		En: "One runs until the checks have lost twice the endurance, then rests as many rounds; a point of fatigue stays for each five.",
		Cs: "Běží se, dokud ověření neztratí dvojnásobek odolnosti, pak se stejně dlouho vydýchává; za každých pět kol zůstane bod únavy.",
	}},
	{"R-004-024", rules.Text{En: "Races", Cs: "Závod"}, rules.Text{
		En: "Of those who finish in one round the one who would get farther wins; if even, initiative decides.",
		Cs: "Kdo by v cílovém kole doběhl dál, vítězí; při shodě rozhodne iniciativa.",
	}},
	{"R-004-025", rules.Text{En: "Fatigue tiers", Cs: "Únava"}, rules.Text{
		En: "Fatigue by shares of Endurance: from a quarter, a half and three quarters on, and beyond it, with penalties that grow.",
		Cs: "Únava podle podílu Odolnosti: od čtvrtiny, poloviny, tří čtvrtin a nad ni, s rostoucími postihy.",
	}},
	{"R-004-026", rules.Text{En: "Exhaustion and rest", Cs: "Vyčerpání a odpočinek"}, rules.Text{
		En: "Beyond Endurance there is no going on. An hour's rest takes a point off, an hour's sleep two.",
		Cs: "Nad Odolnost to dál nejde. Hodina odpočinku ubere bod, hodina spánku dva.",
	}},
	{"R-004-027", rules.Text{En: "Terrain modifiers", Cs: "Náročnost terénu"}, rules.Text{
		En: "Ground and weather add up and change the base of walking; gear may make up for one of them.",
		Cs: "Terén a počasí se sčítají a mění základ chůze; výbava může jeden zrušit.",
	}},
	{"R-004-028", rules.Text{En: "Nearly impassable and impassable", Cs: "Téměř a absolutně neprůchozí terén"}, rules.Text{
		En: "At a base of 0 it is 1 km/h for 4 fatigue, and only for who can at all; below that it is impassable.",
		Cs: "Při základu 0 je to 1 km/h za 4 body únavy, a jen pro toho, kdo to dokáže; pod nulou je terén neprůchozí.",
	}},
	{"R-004-029", rules.Text{En: "Load", Cs: "Nosnost a zatížení"}, rules.Text{
		En: "A point for each 2.5 kg; from once, from twice and above three times the Strength it takes off attack, dodge, skills of Dexterity and movement.",
		Cs: "Bod za každých 2,5 kg; od jednonásobku, od dvojnásobku a nad trojnásobek Síly ubírá útoku, úhybu, dovednostem na Obratnost a pohybu.",
	}},
	{"R-004-030", rules.Text{En: "Armour and load, armour and casting", Cs: "Omezení zbrojí"}, rules.Text{
		En: "Worn armour counts by its coefficient and not by its weight; some raises the level that a spell needs.",
		Cs: "Oblečená zbroj se počítá koeficientem, ne vahou; některá zvyšuje úroveň, kterou kouzlo potřebuje.",
	}},
	{"R-004-031", rules.Text{En: "Size classes", Cs: "Velikost"}, rules.Text{
		En: "Sizes 0 and A to F; weight suggests one and does not decide. On the map a space of one cell is 0, A or B, of 2 × 2 cells C, of 3 × 3 D, of 4 × 4 E, unless the token is given another class.",
		Cs: "Velikosti 0 a A až F; váha velikost napoví, ale neurčí. Na mapě je prostor jednoho pole 0, A či B, 2 × 2 pole C, 3 × 3 D, 4 × 4 E, pokud žeton nedostane jinou třídu.",
	}},
	{"R-004-032", rules.Text{En: "Size difference and Strength checks", Cs: "Rozdíl velikostí, ověření síly"}, rules.Text{
		En: "Ten for each class of difference, up or down, to checks that need strength.",
		Cs: "Za každou třídu rozdílu deset k ověření síly, nahoru i dolů.",
	}},
	{"R-004-033", rules.Text{En: "Size difference and damage", Cs: "Rozdíl velikostí, poškození"}, rules.Text{
		En: "Five for each class of difference to damage, never below none.",
		Cs: "Za každou třídu rozdílu pět ke zranění, nikdy pod nulu.",
	}},
	{"R-004-034", rules.Text{En: "Damage over several hit areas", Cs: "Rozložení zranění do oblastí"}, rules.Text{
		En: "From two classes on damage is shared between the area hit and the next towards the torso; the odd point stays.",
		Cs: "Od rozdílu dvou tříd se zranění dělí mezi zasaženou oblast a další směrem k trupu; lichý bod zůstane.",
	}},
	{"R-004-035", rules.Text{En: "Knocked away, down or crushed", Cs: "Odhození, sražení, rozmáčknutí"}, rules.Text{
		En: "After such a blow the GM is asked whether the target is thrown, knocked down or crushed.",
		Cs: "Po takovém zásahu je PJ dotázán, zda je cíl odhozen, sražen, nebo rozmáčknut.",
	}},
	{"R-004-036", rules.Text{En: "Elemental magic", Cs: "Elementární magie"}, rules.Text{
		En: "Roll under the mean of the elements' skills with the bonus for Intelligence; level and degree go up to half the skill; a spell costs fatigue.",
		Cs: "Podhazuje se průměr dovedností živlů s bonusem za Inteligenci; úroveň a stupeň jdou do poloviny dovednosti; kouzlo stojí únavu.",
	}},
	{"R-004-037", rules.Text{En: "Divine magic", Cs: "Božská magie"}, rules.Text{
		En: "A god grants or refuses, which the GM says; it costs no fatigue.",
		Cs: "Bůh vyhoví, nebo odmítne, což řekne PJ; únavu to nestojí.",
	}},
}
