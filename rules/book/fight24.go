package book

import "sightline/rules"

// fight24Rules are the rules of the fight of the 2024 rules.
var fight24Rules = []Rule{
	{"R-024-001", rules.Text{En: "Rounds and turns", Cs: "Kola a tahy"}, rules.Text{
		En: "A round is about six seconds; in each, everybody in the list has one turn. The list counts the rounds and the time.",
		Cs: "Kolo je asi šest sekund; každý v seznamu má v každém jeden tah. Seznam počítá kola i čas.",
	}},
	{"R-024-002", rules.Text{En: "Step 1: positions", Cs: "Stanovení pozic"}, rules.Text{
		En: "Before initiative the GM says where everybody stands, of characters by their order of march or by where they said they are.",
		Cs: "Před iniciativou PJ určí, kde kdo stojí, u postav podle pořadí pochodu nebo podle toho, kde řekly, že jsou.",
	}},
	{"R-024-003", rules.Text{En: "Step 2: initiative roll", Cs: "Hod na Iniciativu"}, rules.Text{
		En: "Everybody rolls a d20 and adds the initiative bonus; one roll serves a group of identical creatures. The server rolls for all at one click.",
		Cs: "Každý hodí k20 a přičte bonus k iniciativě; skupině stejných tvorů stačí jeden hod. Server hodí za všechny na jedno kliknutí.",
	}},
	{"R-024-004", rules.Text{En: "Surprise", Cs: "Překvapení"}, rules.Text{
		En: "Who is surprised rolls initiative with disadvantage, and that is all. The condition Surprised on a token does it.",
		Cs: "Kdo je překvapený, hází na iniciativu s nevýhodou, a nic víc. Zařídí to stav Překvapený na žetonu.",
	}},
	{"R-024-005", rules.Text{En: "Initiative order", Cs: "Pořadí Iniciativy"}, rules.Text{
		En: "The highest number acts first, and the order stays from round to round. The GM may move lines.",
		Cs: "Nejvyšší číslo jedná první a pořadí se mezi koly nemění. PJ smí řádky přesouvat.",
	}},
	{"R-024-006", rules.Text{En: "Ties", Cs: "Remízy"}, rules.Text{
		En: "Ties are flagged. The GM decides among monsters and between a monster and a character, players among their characters; until then the order of the rolls stands.",
		Cs: "Remízy jsou označené. Mezi nestvůrami a mezi nestvůrou a postavou rozhoduje PJ, mezi postavami hráči; do té doby platí pořadí hodů.",
	}},
	{"R-024-007", rules.Text{En: "A turn", Cs: "Tvůj tah"}, rules.Text{
		En: "In its turn a creature moves up to its speed and takes one action, in either order. The card of this turn shows what is left.",
		Cs: "Ve svém tahu se tvor pohne nejvýš o svou rychlost a provede jednu akci, v libovolném pořadí. Karta tahu ukazuje, co zbývá.",
	}},
	{"R-024-008", rules.Text{En: "Communication", Cs: "Komunikace"}, rules.Text{
		En: "A few words and gestures in one's turn are free; a long explanation or persuasion takes an action.",
		Cs: "Pár slov a gest ve vlastním tahu je zdarma; dlouhé vysvětlování či přesvědčování stojí akci.",
	}},
	{"R-024-009", rules.Text{En: "Using objects", Cs: "Interakce s věcmi"}, rules.Text{
		En: "One thing in a turn may be handled for free; another takes the Utilize action, and of what is stuck or heavy the GM may ask for it at once. A door that is opened in one's own turn counts by itself.",
		Cs: "Jednu věc za tah lze použít zdarma; další stojí akci Použití věci a u zaseklé či těžké ji PJ smí chtít hned. Dveře otevřené ve vlastním tahu se započtou samy.",
	}},
	{"R-024-010", rules.Text{En: "Doing nothing", Cs: "Nedělání ničeho"}, rules.Text{
		En: "A turn may end with nothing done. Dodge, or readying an action, is often better.",
		Cs: "Tah smí skončit bez činu. Často je lepší Uhýbání nebo Připravení akce.",
	}},
	{"R-024-011", rules.Text{En: "End of combat", Cs: "Ukončení boje"}, rules.Text{
		En: "A fight ends when one side is killed, knocked out, has surrendered or fled, or when both agree. Ending it clears the marks of the turn order and keeps the log.",
		Cs: "Boj končí, když je jedna strana mrtvá, v bezvědomí, vzdala se či utekla, nebo když obě souhlasí. Ukončení smaže značky pořadí a zachová záznam.",
	}},
	{"R-024-012", rules.Text{En: "Movement", Cs: "Pohyb"}, rules.Text{
		En: "A creature may move up to its speed in its turn, or not at all. Walking, climbing and swimming may be mixed, and every part is taken from the speed. Climbing and swimming cost one cell more each unless the creature has a speed of its own for it; what it may then pay is that speed. In flight the ground counts for nothing, and what may be paid is the flying speed. A creature above the ground that can fly always does.",
		Cs: "Tvor se ve svém tahu smí pohnout nejvýš o svou rychlost, nebo vůbec. Chůze, lezení a plavání se mohou střídat a všechno se odečítá z rychlosti. Lezení a plavání stojí každé o pole víc, nemá-li na ně tvor vlastní rychlost; pak za ně smí utratit právě tu. V letu na terénu nezáleží a utratit lze rychlost letu. Tvor nad zemí, který umí létat, vždy letí.",
	}},
	{"R-024-013", rules.Text{En: "Difficult terrain", Cs: "Obtížný terén"}, rules.Text{
		En: "A step into difficult ground costs twice as much. Several reasons in one cell, a creature squeezed past among them, count once. A creature of several cells pays for the worst cell that it newly enters.",
		Cs: "Krok do obtížného terénu stojí dvojnásobek. Více příčin na jednom poli, třeba i protažení kolem tvora, se počítá jednou. Tvor na více polích platí za nejhorší pole, na které nově vstupuje.",
	}},
	{"R-024-014", rules.Text{En: "Squares", Cs: "Čtverce"}, rules.Text{
		En: "A square is five feet wide, which is one sáh or one and a half metres. The same holds for a hex and for the unit of a scene without a grid.",
		Cs: "Čtverec je široký pět stop, tedy jeden sáh neboli půldruhého metru. Totéž platí pro hex i pro jednotku scény bez mřížky.",
	}},
	{"R-024-015", rules.Text{En: "Speed in squares", Cs: "Rychlost ve čtvercích"}, rules.Text{
		En: "A speed in feet is as many squares as five go into it, rounded down.",
		Cs: "Rychlost ve stopách je tolik čtverců, kolikrát se do ní vejde pět, dolů.",
	}},
	{"R-024-016", rules.Text{En: "Entering a square", Cs: "Vstup do čtverce"}, rules.Text{
		En: "A step to a free neighbouring square costs one, straight or diagonal; into difficult ground two; other effects may add to it. The step is refused when what is left does not pay for it. The table may count diagonals otherwise.",
		Cs: "Krok na volný sousední čtverec stojí jedno, rovně i úhlopříčně; do obtížného terénu dvě; jiné účinky mohou cenu zvýšit. Nestačí-li zbytek pohybu, krok udělat nelze. Stůl může úhlopříčky počítat jinak.",
	}},
	{"R-024-017", rules.Text{En: "Corners", Cs: "Rohy"}, rules.Text{
		En: "No diagonal step goes past the corner of a wall or of ground that fills its space. Both squares beside the step must be free of such ground; creatures in them do not matter.",
		Cs: "Úhlopříčný krok nevede přes roh zdi ani terénu, který vyplňuje své pole. Oba čtverce vedle kroku musí být takového terénu prosté; na tvorech v nich nezáleží.",
	}},
	{"R-024-018", rules.Text{En: "Range on a grid", Cs: "Dosahy"}, rules.Text{
		En: "A distance is counted from a square next to one creature to the nearest square of the other, the shortest way, walls or not. Heights count too: the rule for it is the profile's. The ruler shows it when it leads straight from a token, or to one.",
		Cs: "Vzdálenost se počítá od čtverce vedle jednoho tvora k nejbližšímu čtverci druhého, nejkratší cestou, ať je mezi nimi zeď, nebo ne. Počítá se i výška, podle pravidel stolu. Pravítko ji ukáže, vede-li rovně od žetonu nebo k žetonu.",
	}},
	{"R-024-019", rules.Text{En: "Splitting movement", Cs: "Rozdělení pohybu"}, rules.Text{
		En: "Movement that is left after an action is still there later in the same turn: what a token has spent is kept until its turn ends.",
		Cs: "Pohyb, který po akci zbyl, lze v témž tahu použít později: utracené se pamatuje do konce tahu.",
	}},
	{"R-024-020", rules.Text{En: "Dropping prone", Cs: "Padnutí na zem"}, rules.Text{
		En: "A button drops a creature prone in its turn: free, without an action, but not at speed 0.",
		Cs: "Tlačítkem tvor ve svém tahu padne na zem: zdarma a bez akce, ne však při rychlosti 0."}},
	{"R-024-021", rules.Text{En: "Size and space", Cs: "Velikost tvora a prostor"}, rules.Text{
		En: "A Tiny creature shares its square with up to three more; a Small or Medium one takes one square, a Large one 2 by 2, a Huge one 3 by 3, a Gargantuan one 4 by 4 or more. Its space is as high as it is wide.",
		Cs: "Drobný tvor se o čtverec dělí až se třemi dalšími; malý a střední zabírá jeden čtverec, velký 2 × 2, obrovský 3 × 3, gigantický 4 × 4 i více. Prostor je tak vysoký, jak je široký.",
	}},
	{"R-024-022", rules.Text{En: "Moving through others", Cs: "Pohyb kolem jiných tvorů"}, rules.Text{
		En: "An ally and a Tiny creature are passed freely; one that is down, or two sizes larger or smaller, like difficult ground; anyone else not at all. Where several fit, the easiest counts. Players' tokens are allies of each other, and so are the GM's. One passes freely below and above who is at another height.",
		Cs: "Kolem spojence a drobného tvora se projde volně; kolem ležícího nebo o dvě velikosti jiného jako obtížným terénem; kolem ostatních vůbec. Hodí-li se víc možností, platí nejsnazší. Žetony hráčů jsou spojenci a žetony Pána jeskyně také. Pod tím a nad tím, kdo je v jiné výšce, se projde volně.",
	}},
	{"R-024-023", rules.Text{En: "Ending a move in an occupied space", Cs: "Konec tahu v obsazeném prostoru"}, rules.Text{
		En: "Nobody ends a move in another's space by choice: the move ends before it. Up to four Tiny creatures share a square.",
		Cs: "Nikdo dobrovolně neskončí pohyb v prostoru jiného: pohyb skončí před ním. Až čtyři drobní tvorové sdílejí čtverec.",
	}},
	{"R-024-024", rules.Text{En: "Making an attack", Cs: "Provedení útoku"}, rules.Text{
		En: "An attack goes in three steps: choose a target, settle what changes the roll, roll. The panel shows the reasons before the roll and the log after it.",
		Cs: "Útok má tři kroky: zvolit cíl, určit, co hod mění, a hodit. Důvody ukazuje panel před hodem a deník po něm."}},
	{"R-024-025", rules.Text{En: "Degrees of cover", Cs: "Kryt"}, rules.Text{
		En: "Half cover adds 2 to armour class and Dexterity saves, three-quarters 5; behind total cover nobody can be aimed at. It is measured on the grid and added by itself.",
		Cs: "Poloviční kryt přidá 2 k obrannému číslu a záchranám na Obratnost, tříčtvrteční 5; na cíl za úplným krytem mířit nelze. Měří se na mřížce a přičítá sám."}},
	{"R-024-026", rules.Text{En: "Cover applies once and only from the far side", Cs: "Kryt se nesčítá"}, rules.Text{
		En: "Of several covers only the best one counts, and only what stands between where the attack comes from and the target.",
		Cs: "Z několika krytů platí jen ten nejlepší, a jen stojí-li mezi cílem a tím, odkud útok přichází."}},
	{"R-024-027", rules.Text{En: "Unseen attackers and targets", Cs: "Neviditelní útočníci a cíle"}, rules.Text{
		En: "Attacking what one does not see has disadvantage, attacking one who does not see the attacker advantage; both cancel. An attack at a place where nobody is misses, and a hidden attacker shows itself by attacking.",
		Cs: "Útok na cíl, který útočník nevidí, má nevýhodu, útok na toho, kdo nevidí útočníka, výhodu; obojí se ruší. Útok na místo, kde nikdo není, mine, a skrytý útočník se útokem prozradí."}},
	{"R-024-028", rules.Text{En: "Range of ranged attacks", Cs: "Dosah útoků na dálku"}, rules.Text{
		En: "Beyond normal range an attack has disadvantage, beyond its long or only range it cannot be made.",
		Cs: "Za normálním dosahem má útok nevýhodu, za velkým nebo jediným dosahem ho nelze provést."}},
	{"R-024-029", rules.Text{En: "Ranged attacks in close combat", Cs: "Útoky na dálku v boji zblízka"}, rules.Text{
		En: "A ranged attack has disadvantage within 5 feet of an enemy that sees the attacker and is not incapacitated. The board is looked at by itself.",
		Cs: "Útok na dálku má nevýhodu do 5 stop od nepřítele, který útočníka vidí a není neschopný. Na plán se hledí samo."}},
	{"R-024-030", rules.Text{En: "Melee and reach", Cs: "Útoky na blízko, dosah"}, rules.Text{
		En: "A melee attack reaches one cell unless it says more; beyond that it is refused.",
		Cs: "Útok zblízka dosáhne na jedno pole, není-li uvedeno víc; dál ho nelze provést."}},
	{"R-024-031", rules.Text{En: "Opportunity attacks", Cs: "Příležitostné útoky"}, rules.Text{
		En: "In turn order a step that leaves an enemy's reach offers it an opportunity attack, judged where the mover was before the step. By a setting the walk stops there, but never for a watcher that the mover does not see.",
		Cs: "V pořadí tahů krok z dosahu nepřítele nabídne příležitostný útok, posuzovaný tam, kde tvor stál před krokem. Podle nastavení se tam pohyb zastaví, nikdy však kvůli tomu, koho kráčející nevidí."}},
	{"R-024-032", rules.Text{En: "Avoiding opportunity attacks", Cs: "Vyhnutí se příležitostnému útoku"}, rules.Text{
		En: "Only one's own movement provokes: not after disengaging, not a teleport, not being moved by force, and not who cannot be seen.",
		Cs: "Příležitost dává jen vlastní pohyb: ne po odpoutání, ne přemístění, ne posun cizí silou a ne ten, koho není vidět."}},
	{"R-024-033", rules.Text{En: "Who can be a mount", Cs: "Jízdní zvíře"}, rules.Text{
		En: "A creature at least one size larger and next to the rider can be mounted; whether it is willing and of a fitting build the players decide.",
		Cs: "Nasednout lze na tvora aspoň o velikost většího, který stojí vedle; zda je ochotný a vhodně stavěný, rozhodnou hráči."}},
	{"R-024-034", rules.Text{En: "Mounting and dismounting", Cs: "Nasednutí a sesednutí"}, rules.Text{
		En: "Getting on or off costs half the speed, rounded down, in whole cells on a grid.",
		Cs: "Nasednutí i sesednutí stojí polovinu rychlosti zaokrouhlenou dolů, na mřížce v celých polích."}},
	{"R-024-035", rules.Text{En: "Controlled mount", Cs: "Ovládané jízdní zvíře"}, rules.Text{
		En: "A controlled mount takes its turn with its rider, right behind it in the order, goes where the rider leads it, and may only dash, disengage or dodge.",
		Cs: "Ovládané zvíře má tah se svým jezdcem, v pořadí hned za ním, jde, kam ho vede, a smí jen sprintovat, odpoutat se nebo uhýbat."}},
	{"R-024-036", rules.Text{En: "Independent mount", Cs: "Nezávislé jízdní zvíře"}, rules.Text{
		En: "An independent mount keeps its place in the order and moves as it likes; its rider goes along.",
		Cs: "Nezávislé zvíře má v pořadí své místo a jde si, kam chce; jezdec jede s ním."}},
	{"R-024-037", rules.Text{En: "Falling off", Cs: "Pád"}, rules.Text{
		En: "When a mount is moved against its will, or it or its rider is knocked prone, the rider saves on Dexterity against 10 or falls off, prone, on a free place beside it.",
		Cs: "Je-li zvíře posunuto proti své vůli, nebo je ono či jezdec sražen, jezdec se zachraňuje na Obratnost proti 10, jinak spadne a leží na volném místě vedle."}},
	{"R-024-038", rules.Text{En: "Weapons underwater", Cs: "Podvodní boj, omezené zbraně"}, rules.Text{
		En: "Under water, that is below the surface of ground that must be swum, a melee weapon that does not pierce has disadvantage unless its bearer swims by nature; a ranged weapon has disadvantage and misses beyond its normal range.",
		Cs: "Pod vodou, tedy pod hladinou místa, kde se plave, má zbraň nablízko, která nebodá, nevýhodu, pokud její nositel přirozeně neplave; střelná zbraň má nevýhodu a za normálním dosahem mine."}},
	{"R-024-039", rules.Text{En: "Fire underwater", Cs: "Odolnost vůči ohni"}, rules.Text{
		En: "Everything under water takes half of fire damage, rounded down.",
		Cs: "Všechno pod vodou utrpí od ohně jen polovinu, zaokrouhleno dolů."}},
}
