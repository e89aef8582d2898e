package book

import "sightline/rules"

// combatRules are the rules of the fight as the 2014 guide has it.
var combatRules = []Rule{
	{"R-014-056", rules.Text{En: "Initiative: hidden list", Cs: "Skrytý seznam"}, rules.Text{
		En: "Only the GM sees the list. A player sees its own lines alone, and the mark when it stands on one: a word each time that it is that player's turn.",
		Cs: "Seznam vidí jen PJ. Hráč vidí jen vlastní řádky a značku, když na některém stojí: upozornění, kdykoli je na tahu.",
	}},
	{"R-014-057", rules.Text{En: "Initiative: visible list", Cs: "Viditelný seznam"}, rules.Text{
		En: "All see the list, as far as they know of those in it. The GM may add monsters at once or as they first act.",
		Cs: "Seznam vidí všichni, pokud o tvorech v něm vědí. Nestvůry může PJ přidat hned, nebo až jednají.",
	}},
	{"R-014-058", rules.Text{En: "Initiative: combat cards", Cs: "Bojové karty"}, rules.Text{
		En: "One card for each character and each group of the same monsters. The top card acts, the next one is announced, the one that has finished goes to the bottom; players learn the order as cards come up.",
		Cs: "Jedna karta za každou postavu a každou skupinu stejných nestvůr. Vrchní karta jedná, další je ohlášena, ta, která skončila, jde dospod; hráči poznávají pořadí, jak karty přicházejí.",
	}},
	{"R-014-059", rules.Text{En: "Monster hit points", Cs: "Sledování životů nestvůr"}, rules.Text{
		En: "Each monster has its own hit points, and what they came to blow by blow is kept. Players are told nothing of them, whether it is bloodied, a bar, or numbers, as the table is set.",
		Cs: "Každá nestvůra má své životy a je zapsáno, kolik jí po kterém zásahu zbylo. Hráči se dozvědí buď nic, nebo zda je zkrvavená, nebo ukazatel, nebo čísla, podle nastavení stolu.",
	}},
	{"R-014-060", rules.Text{En: "Telling monsters apart", Cs: "Odlišení nestvůr"}, rules.Text{
		En: "Monsters of one kind are told apart by letters, numbers, colours, or names and pictures that the GM gives. The label is part of the name, so it stands on the board, in the list and in the log; those that players see are labelled first.",
		Cs: "Nestvůry jednoho druhu se odliší písmeny, čísly, barvami, nebo jmény a obrázky od PJ. Odlišení je součástí jména, takže je na mapě, v seznamu i v záznamu; první dostanou ty, které hráči vidí.",
	}},
	{"R-014-061", rules.Text{En: "Bloodied", Cs: "Zkrvavená nestvůra"}, rules.Text{
		En: "A creature with half of its hit points or fewer is bloodied. It is a description without other effect, which players may be shown in place of numbers.",
		Cs: "Tvor s nejvýše polovinou životů je zkrvavený. Je to jen popis bez dalšího účinku, který lze hráčům ukázat místo čísel.",
	}},
	{"R-014-062", rules.Text{En: "Conditions", Cs: "Používání a sledování stavů"}, rules.Text{
		En: "A condition is a mark on a token, on its line of the turn list and in its panel, for characters as for monsters. The GM may lay any one on whenever it fits: who falls asleep is unconscious, who trips is prone.",
		Cs: "Stav je značka na žetonu, na jeho řádku v pořadí a v jeho panelu, u postav i nestvůr. PJ může kdykoli dát kterýkoli, když se hodí: kdo usne, je v bezvědomí, kdo zakopne, leží.",
	}},
	{"R-014-063", rules.Text{En: "Monster criticals with average damage", Cs: "Nestvůry a kritické zásahy"}, rules.Text{
		En: "A monster may deal its average damage. A critical hit then rolls all damage dice and adds them to the average, whose fixed bonus is not counted twice.",
		Cs: "Nestvůra může zraňovat průměrem. Při kritickém zásahu se hodí všechny kostky zranění a přičtou k průměru; pevný bonus se nepočítá dvakrát."}},
	{"R-014-064", rules.Text{En: "Improvised damage", Cs: "Improvizované zranění"}, rules.Text{
		En: "From 1d10 for a burn over 2d10, 4d10, 10d10 and 18d10 to 24d10 for the jaws of a god.",
		Cs: "Od 1k10 za popálení přes 2k10, 4k10, 10k10 a 18k10 po 24k10 za čelisti božstva.",
	}},
	{"R-014-065", rules.Text{En: "Damage severity by level", Cs: "Závažnost zranění dle úrovně"}, rules.Text{
		En: "By level, three degrees: setback, dangerous and deadly.",
		Cs: "Podle úrovně, ve třech stupních: nepříjemná, nebezpečná a vražedná.",
	}},
	{"R-014-066", rules.Text{En: "Areas of effect without miniatures", Cs: "Posuzování oblastí účinku"}, rules.Text{
		En: "Without figures: half a cone's size, a cube's size, a cylinder's or sphere's radius, a sixth of a line, in sáhy and rounded up; a tight or loose group changes it by 1d3.",
		Cs: "Bez figurek: polovina velikosti kužele, velikost krychle, poloměr válce či koule, šestina dráhy, v sázích a nahoru; těsná či volná skupina to změní o 1k3.",
	}},
	{"R-014-067", rules.Text{En: "Mobs", Cs: "Zacházení s davy"}, rules.Text{
		En: "Many alike attack without dice: from what each would need on a d20 follows how many of them make one hit; the rest miss, nothing is critical. Below 1 counts as 1, above 20 as 20.",
		Cs: "Mnoho stejných útočí bez kostek: z toho, co by každý potřeboval na k20, plyne, kolik jich dá jeden zásah; zbytek mine a kritický není nikdo. Pod 1 platí 1, nad 20 platí 20."}},
	{"R-014-068", rules.Text{En: "Using miniatures at all", Cs: "Používání figurek"}, rules.Text{
		En: "A scene may be a grid, a plane without one, or words alone; counting targets and mobs helps in all.",
		Cs: "Scéna může být mřížka, plocha bez mřížky, nebo jen slova; počítání cílů a davy pomohou všude.",
	}},
	{"R-014-069", rules.Text{En: "Tactical maps", Cs: "Taktické mapy"}, rules.Text{
		En: "Squares of 5 ft, pointy or flat hexes, or no grid; walls are free lines and follow none of them.",
		Cs: "Čtverce po 5 stopách, hexy na špičce či na hraně, nebo bez mřížky; zdi jsou volné čáry a mřížky se nedrží.",
	}},
	{"R-014-070", rules.Text{En: "Creature size on squares and hexes", Cs: "Velikost tvorů na čtvercích a hexech"}, rules.Text{
		En: "On squares a creature takes 1, 1, 1, 4, 9 or 16 cells by its size, on hexes 1, 1, 1, 3, 7 or 12; wider ones go on from there. A space of 3 or 12 hexes stands on a corner and can be turned over. Every rule goes by the size class; up to four Tiny creatures share a cell. When the grid changes, each token stays as near as can be to its spot of the map.",
		Cs: "Na čtvercích zabírá tvor podle velikosti 1, 1, 1, 4, 9 nebo 16 polí, na hexech 1, 1, 1, 3, 7 nebo 12; širší pokračují dál. Prostor o 3 nebo 12 hexech stojí na rohu a lze ho převrátit. Pravidla se řídí třídou velikosti; až čtyři drobní tvorové sdílejí pole. Změní-li se mřížka, zůstane každý žeton co nejblíž svému místu na mapě.",
	}},
	{"R-014-071", rules.Text{En: "Areas of effect on a grid", Cs: "Oblasti účinků"}, rules.Text{
		En: "A template begins at an intersection and catches the cells that it covers by half; walls stop it. Whoever stands in one of them is listed and may save in one go.",
		Cs: "Šablona vychází z průsečíku a zasahuje pole, která kryje aspoň z poloviny; zdi ji zastaví. Kdo v nich stojí, je vypsán a všichni se mohou zachránit jedním hodem."}},
	{"R-014-072", rules.Text{En: "Line of sight", Cs: "Výhled"}, rules.Text{
		En: "Two spaces see each other when a line from a corner of the one, taken a hair inside, reaches some inner part of the other without meeting anything that blocks sight. Both directions are tried and any cell of a large creature will do.",
		Cs: "Dva prostory na sebe vidí, když úsečka z rohu jednoho, vedená o vlásek uvnitř, dojde k vnitřku druhého a nic ji nezastaví. Zkouší se oba směry a u velkých tvorů stačí kterékoli pole."}},
	{"R-014-073", rules.Text{En: "Cover on squares", Cs: "Kryt na čtvercích"}, rules.Text{
		En: "From the attacker's best corner lines run to the four corners of one cell of the target. One or two blocked are half cover, three or four three-quarters; when nothing at all gets through it is total. Creatures in the way count.",
		Cs: "Z nejlepšího rohu útočníka se vedou úsečky ke čtyřem rohům jednoho pole cíle. Jedna či dvě přerušené dávají poloviční kryt, tři či čtyři tříčtvrteční; neprojde-li nic, je kryt úplný. Tvorové v cestě se počítají."}},
	{"R-014-074", rules.Text{En: "Cover on hexes", Cs: "Kryt na hexech"}, rules.Text{
		En: "On hexes six lines are drawn: up to three blocked are half cover, four and more three-quarters.",
		Cs: "Na hexech se vede šest úseček: až tři přerušené dávají poloviční kryt, čtyři a více tříčtvrteční."}},
	{"R-014-075", rules.Text{En: "Flanking: who can", Cs: "Obstoupení, obecně"}, rules.Text{
		En: "When the table plays with flanking, two creatures on opposite sides of an enemy have advantage on melee attacks on it. Who cannot see it or is incapacitated does not flank.",
		Cs: "Hraje-li se s obstoupením, dva tvorové na opačných stranách nepřítele mají proti němu výhodu při útocích zblízka. Kdo ho nevidí nebo je neschopný, neobstupuje."}},
	{"R-014-076", rules.Text{En: "Flanking on squares", Cs: "Obstoupení na čtvercích"}, rules.Text{
		En: "On squares both stand next to the enemy, on opposite sides or corners of its space; of a large flanker any square that qualifies is enough.",
		Cs: "Na čtvercích stojí oba vedle nepřítele na protějších stranách či rozích jeho prostoru; u velkého tvora stačí kterýkoli vyhovující čtverec."}},
	{"R-014-077", rules.Text{En: "Flanking on hexes", Cs: "Obstoupení na hexech"}, rules.Text{
		En: "On hexes both stand next to the enemy with enough hexes of the ring about it between them: 2, 4, 5 or 6 by its size.",
		Cs: "Na hexech stojí oba vedle nepřítele a mezi nimi je dost hexů prstence kolem něj: 2, 4, 5 nebo 6 podle jeho velikosti."}},
	{"R-014-078", rules.Text{En: "Diagonals 1-2-1", Cs: "Úhlopříčky"}, rules.Text{
		En: "Where the table plays so, the first diagonal step costs one, the second two, the third one, and so on over the whole turn; straight steps and difficult ground do not restart the count. Outside turn order each move counts by itself.",
		Cs: "Hraje-li se tak, stojí první úhlopříčný krok jedno, druhý dvě, třetí jedno a tak dál po celý tah; rovné kroky ani obtížný terén počítání nezačínají znovu. Mimo pořadí tahů se počítá každý pohyb zvlášť.",
	}},
	{"R-014-079", rules.Text{En: "Facing", Cs: "Rozeznávání stran"}, rules.Text{
		En: "When the table plays with facing, a creature sees and attacks only to its front and sides, and attacks from its rear have advantage. It turns freely when its turn ends, or by its reaction when another moves.",
		Cs: "Hraje-li se se sektory, tvor vidí a útočí jen dopředu a do stran a útoky zezadu mají výhodu. Zdarma se otočí na konci svého tahu, jinak reakcí, když se pohne někdo jiný."}},
	{"R-014-080", rules.Text{En: "Facing on squares", Cs: "Sektory na čtvercích"}, rules.Text{
		En: "On squares the front is what lies between the diagonals from the two front corners of the space; opposite is the rear, the rest are the sides. A cell halved goes to the front before the sides, and to them before the rear.",
		Cs: "Na čtvercích je vpředu to, co leží mezi úhlopříčkami z předních rohů prostoru; naproti je záda, zbytek jsou boky. Rozpůlené pole patří dopředu spíš než na bok a na bok spíš než dozadu."}},
	{"R-014-081", rules.Text{En: "Facing on hexes", Cs: "Sektory na hexech"}, rules.Text{
		En: "On hexes the front is a wedge through the ends of the side that one faces, 60° wide or 120° by a setting; opposite is the rear.",
		Cs: "Na hexech je vpředu klín přes konce přivrácené strany, široký 60° nebo podle nastavení 120°; naproti je záda."}},
	{"R-014-082", rules.Text{En: "Shields and facing", Cs: "Štít a sektory"}, rules.Text{
		En: "A shield counts only against attacks from the front and from the side of the arm that bears it; the attack takes it off the armour class by itself.",
		Cs: "Štít se počítá jen proti útokům zepředu a ze strany ruky, která ho nese; útok ho od obranného čísla odečte sám."}},
	{"R-014-083", rules.Text{En: "Reaction timing", Cs: "Načasování reakce"}, rules.Text{
		En: "An opportunity attack and the shield spell come before their trigger completes; a readied action, and whatever has no clear timing, after it. There is one reaction a round, given back as one's own turn begins; the table asks who readied an action when its trigger comes.",
		Cs: "Příležitostný útok a kouzlo štít přijdou dřív, než se podnět dokončí; připravená akce a vše bez jasného načasování až po něm. Reakce je jedna za kolo a vrací se na začátku vlastního tahu; kdo si připravil akci, toho se stůl při podnětu zeptá.",
	}},
	{"R-014-084", rules.Text{En: "Combining effects", Cs: "Kombinování herních účinků"}, rules.Text{
		En: "Of effects with the same name on one creature only the strongest counts while they overlap; each keeps its own end, so a weaker one that lasts longer counts again later. Effects with different names add up.",
		Cs: "Z účinků téhož jména na jednom tvorovi platí jen ten nejsilnější, dokud se překrývají; každý končí sám, takže slabší, který trvá déle, pak platí zase. Účinky různých jmen se sčítají.",
	}},
}
