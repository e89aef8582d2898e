package book

import "sightline/rules"

// chaseRules are the rules of chases and siege engines.
var chaseRules = []Rule{
	{"R-014-085", rules.Text{En: "Starting a chase", Cs: "Začátek pronásledování"}, rules.Text{
		En: "The GM starts a chase from tokens: at least one quarry and one pursuer, with the cells between them. Whoever has no place in the initiative rolls. The nearest pursuer leads, found anew all the time.",
		Cs: "PJ zahájí pronásledování z žetonů: nejméně jedna kořist a jeden pronásledovatel, s počtem polí mezi nimi. Kdo nemá místo v iniciativě, hází. Nejbližší pronásledovatel vede; určuje se stále znovu."}},
	{"R-014-086", rules.Text{En: "Dashing in a chase", Cs: "Prchání"}, rules.Text{
		En: "Three Dashes and the Constitution modifier are free; each further one asks for a Constitution check DC 10 at the end of the turn, and a failure adds a level of exhaustion. At level 5 one drops out. Levels from the chase are kept apart and go with a short or long rest.",
		Cs: "Tři Sprinty a oprava Odolnosti jsou zdarma; každý další žádá na konci tahu ověření Odolnosti SO 10 a neúspěch přidá stupeň únavy. Při stupni 5 se vypadává. Stupně z pronásledování se vedou zvlášť a zmizí krátkým či důkladným odpočinkem."}},
	{"R-014-087", rules.Text{En: "Spells and attacks in a chase", Cs: "Kouzla a útoky"}, rules.Text{
		En: "Attacks and spells work as ever. Those who run in a chase draw no opportunity attacks from each other, but do from bystanders.",
		Cs: "Útoky a kouzla fungují jako vždy. Účastníci na sebe nevyvolávají příležitostné útoky, okolostojící je mít mohou."}},
	{"R-014-088", rules.Text{En: "Ending a chase", Cs: "Konec pronásledování"}, rules.Text{
		En: "When all had their turns, each quarry that was out of the lead's sight rolls Stealth against the highest passive Perception of the pursuers: greater gets away, equal does not. Else a chase ends when one side has nobody left in it.",
		Cs: "Když všichni odehráli, hází každá kořist, která zmizela vedoucímu z výhledu, Nenápadnost proti nejvyššímu pasivnímu Vnímání pronásledovatelů: vyšší unikne, stejný ne. Jinak pronásledování končí, když na jedné straně nikdo nezbývá."}},
	{"R-014-089", rules.Text{En: "Escape factors", Cs: "Faktory úniku"}, rules.Text{
		En: "The GM ticks what helps or hinders an escape. Any number of reasons on one side gives advantage or disadvantage once; both sides cancel.",
		Cs: "PJ zaškrtne, co úniku pomáhá či brání. Libovolně důvodů na jedné straně dá výhodu či nevýhodu jednou; obě strany se ruší."}},
	{"R-014-090", rules.Text{En: "Chase complications: procedure", Cs: "Komplikace pronásledování"}, rules.Text{
		En: "At the end of each turn a d20 falls on the table of the chase. 1 to 10 is a complication for the next in order who still runs; it or the roller may spend inspiration to cancel it.",
		Cs: "Na konci každého tahu padne k20 na tabulce pronásledování. 1 až 10 je komplikace pro dalšího v pořadí, kdo ještě běží; on nebo ten, kdo házel, ji může zrušit inspirací."}},
	{"R-014-091", rules.Text{En: "Urban complications", Cs: "Komplikace ve městě"}, rules.Text{
		En: "Ten complications of a town with their tests and results; failed ground costs double for so many cells of the next movement.",
		Cs: "Deset městských komplikací s testy a následky; nezdar zdvojí cenu tolika polí příštího pohybu."}},
	{"R-014-092", rules.Text{En: "Wilderness complications", Cs: "Komplikace v divočině"}, rules.Text{
		En: "Ten complications of the wild. A fall deals 1d6 for each whole two cells; a local creature joins the hunt as the GM picks.",
		Cs: "Deset komplikací v divočině. Pád zraní o 1k6 za každá celá dvě pole; místní tvor se přidá k lovu, jak určí PJ."}},
	{"R-014-093", rules.Text{En: "Own complication tables", Cs: "Vlastní tabulky pronásledování"}, rules.Text{
		En: "A chase may use a table of its own: a line for each face of its die, from 1 to 100, with a difficulty and cells that cost double.",
		Cs: "Pronásledování může mít vlastní tabulku: řádek pro každou stěnu kostky, 1 až 100, se stupněm obtížnosti a poli za dvojnásobek."}},
	{"R-014-094", rules.Text{En: "Splitting up", Cs: "Rozdělení"}, rules.Text{
		En: "The GM splits a chase into two; each keeps its distances, and a round of each is played in turn.",
		Cs: "PJ rozdělí pronásledování na dvě; každé si nechá vzdálenosti a hraje se po kole z každého."}},
	{"R-014-095", rules.Text{En: "Mapping a chase", Cs: "Mapování pronásledování"}, rules.Text{
		En: "The way is a line of cells with the runners on it; side ways branch off at forks, where a runner stops and takes one or runs on. The GM sets obstacles at points of it, each with a difficulty; whoever runs past one meets it, and players see it from then on.",
		Cs: "Cesta je pruh polí, na kterém jsou běžci; na rozcestích odbočují vedlejší cesty, běžec se tam zastaví a odbočí, nebo běží dál. PJ na ni klade překážky, každou se stupněm obtížnosti; kdo na ni doběhne, čelí jí a hráči ji od té doby vidí."}},
	{"R-014-096", rules.Text{En: "Role reversal", Cs: "Výměna rolí"}, rules.Text{
		En: "Whoever is hunted from behind is the quarry of a second chase while it stays in the first; newcomers roll initiative. All roles can also be turned round.",
		Cs: "Kdo je sám loven zezadu, je kořistí druhého pronásledování a v prvním zůstává; nově příchozí hází iniciativu. Všechny role lze i prohodit."}},
	{"R-014-097", rules.Text{En: "Siege equipment in general", Cs: "Obléhací vybavení"}, rules.Text{
		En: "An engine is a token with armour class and hit points, immune to poison and psychic damage. Any creatures at it spend actions in the order load, aim, fire; what is done stays done, and the shot is the engine's own attack from the board.",
		Cs: "Stroj je žeton s obranným číslem a životy, imunní vůči jedovému a psychickému zranění. Tvorové u něj vydávají akce v pořadí nabít, zacílit, vystřelit; co je hotovo, zůstává, a výstřel je vlastní útok stroje z mapy."}},
	{"R-014-098", rules.Text{En: "Ballista", Cs: "Balista"}, rules.Text{
		En: "Large, AC 15, 50 HP; load 1, aim 1, fire 1; bolt +6, 24/96 cells, 3d10 piercing.",
		Cs: "Velká, OČ 15, 50 životů; nabít 1, zacílit 1, vystřelit 1; střela +6, 24/96 polí, 3k10 bodné."}},
	{"R-014-099", rules.Text{En: "Ram", Cs: "Beranidlo"}, rules.Text{
		En: "Large, AC 15, 100 HP; four Medium creatures work it under a roof that is total cover from above; +8 against an object beside it, 3d10 bludgeoning.",
		Cs: "Velké, OČ 15, 100 životů; pracují s ním čtyři střední tvorové pod střechou, která je úplným krytem shora; +8 proti předmětu vedle, 3k10 drtivé."}},
	{"R-014-100", rules.Text{En: "Cannon", Cs: "Dělo"}, rules.Text{
		En: "Large, AC 19, 75 HP; load 1, aim 1, fire 1; ball +6, 120/480 cells, 8d10 bludgeoning.",
		Cs: "Velké, OČ 19, 75 životů; nabít 1, zacílit 1, vystřelit 1; koule +6, 120/480 polí, 8k10 drtivé."}},
	{"R-014-101", rules.Text{En: "Suspended cauldron", Cs: "Závěsný kotel"}, rules.Text{
		En: "Large, AC 19, 20 HP; fill 3, tip 1; on 2 × 2 cells directly below, Dexterity save DC 15, 3d6 fire, half on a success.",
		Cs: "Velký, OČ 19, 20 životů; naplnit 3, vylít 1; na 2 × 2 pole přímo pod ním, záchrana na Obratnost SO 15, 3k6 ohnivé, při úspěchu půlka."}},
	{"R-014-102", rules.Text{En: "Siege tower", Cs: "Obléhací věž"}, rules.Text{
		En: "Gargantuan, AC 15, 200 HP; brings Medium or smaller creatures onto walls up to 8 cells high; within it is total cover from without.",
		Cs: "Gigantická, OČ 15, 200 životů; dostane střední a menší tvory na zdi do výšky 8 polí; uvnitř je úplný kryt zvenku."}},
	{"R-014-103", rules.Text{En: "Onager", Cs: "Onager"}, rules.Text{
		En: "Large, AC 15, 100 HP; load 2, aim 2, fire 1; stone +5 over cover, 40/160 cells, nothing within 12, 5d10 bludgeoning.",
		Cs: "Velký, OČ 15, 100 životů; nabít 2, zacílit 2, vystřelit 1; kámen +5 přes kryt, 40/160 polí, nic do 12, 5k10 drtivé."}},
	{"R-014-104", rules.Text{En: "Trebuchet", Cs: "Trebuchet"}, rules.Text{
		En: "Huge, AC 15, 150 HP; load 2, aim 2, fire 1; stone +5 over cover, 50/240 cells as printed (60 by an option), nothing within 12, 8d10 bludgeoning.",
		Cs: "Obrovský, OČ 15, 150 životů; nabít 2, zacílit 2, vystřelit 1; kámen +5 přes kryt, 50/240 polí podle textu (60 podle volby), nic do 12, 8k10 drtivé."}},
}
