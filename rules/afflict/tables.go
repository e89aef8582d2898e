package afflict

import "sightline/rules"

var visions = rules.Text{En: "Vivid visions: disadvantage on ability checks.", Cs: "Živé vidiny: nevýhoda k ověřením vlastností."}

// shortRows are madness_short of the catalog (R-014-129).
var shortRows = []Madness{
	{From: 1, To: 20, Condition: "paralyzed", Hurt: true, Text: rules.Text{En: "It withdraws into its mind and is paralysed; any damage ends that.", Cs: "Uzavře se do sebe a ochrne; jakékoli zranění to ukončí."}},
	{From: 21, To: 30, Condition: "incapacitated", Text: rules.Text{En: "It does nothing but scream, laugh or weep.", Cs: "Jen křičí, směje se nebo pláče."}},
	{From: 31, To: 40, Condition: "frightened", Does: Flees, Text: rules.Text{En: "Frightened, it flees from what scared it with action and movement each round.", Cs: "Ve strachu každé kolo akcí i pohybem prchá před tím, co ho vyděsilo."}},
	{From: 41, To: 50, Does: Babbles, Text: rules.Text{En: "It babbles and can neither talk plainly nor cast spells.", Cs: "Blábolí; neumí srozumitelně mluvit ani kouzlit."}},
	{From: 51, To: 60, Does: Strikes, Text: rules.Text{En: "Each round its action is an attack on the nearest creature.", Cs: "Každé kolo akcí útočí na nejbližšího tvora."}},
	{From: 61, To: 70, Does: Visions, Text: visions},
	{From: 71, To: 75, Does: Obeys, Text: rules.Text{En: "It does what anyone tells it, unless plainly deadly to itself.", Cs: "Udělá, co mu kdokoli řekne, pokud to není zjevná sebevražda."}},
	{From: 76, To: 80, Does: Craves, Text: rules.Text{En: "It must eat something strange, such as dirt or slime.", Cs: "Musí sníst něco podivného, třeba hlínu nebo sliz."}},
	{From: 81, To: 90, Condition: "stunned", Text: rules.Text{En: "It is stunned.", Cs: "Je ochromený."}},
	{From: 91, To: 100, Condition: unconscious, Text: rules.Text{En: "It falls unconscious.", Cs: "Upadne do bezvědomí."}},
}

// longRows are madness_long of the catalog (R-014-130).
var longRows = []Madness{
	{From: 1, To: 10, Does: Repeats, Text: rules.Text{En: "It repeats one thing again and again, such as washing, praying or counting.", Cs: "Dokola opakuje jednu věc, třeba mytí, modlení nebo počítání."}},
	{From: 11, To: 20, Does: Visions, Text: visions},
	{From: 21, To: 30, Does: Paranoid, Text: rules.Text{En: "Paranoia: disadvantage on Wisdom and Charisma checks.", Cs: "Stihomam: nevýhoda k ověřením Moudrosti a Charismatu."}},
	{From: 31, To: 40, Does: Revolted, Text: rules.Text{En: "One thing, as a rule the cause, revolts it as by antipathy.", Cs: "K jedné věci, zpravidla k příčině, cítí odpor jako při antipatii."}},
	{From: 41, To: 45, Does: Deluded, Text: rules.Text{En: "It believes that a potion works on it.", Cs: "Věří, že na něj působí lektvar."}},
	{From: 46, To: 55, Does: Clings, Text: rules.Text{En: "It clings to a lucky person or thing: farther than 6 cells from it, disadvantage on attacks, checks and saves.", Cs: "Upne se na osobu nebo věc pro štěstí: dál než 6 polí od ní má nevýhodu k útokům, ověřením a záchranám."}},
	{From: 56, To: 65, Does: Senses, Text: rules.Text{En: "It goes blind (25 %) or deaf (75 %).", Cs: "Oslepne (25 %), nebo ohluchne (75 %)."}},
	{From: 66, To: 75, Does: Shakes, Text: rules.Text{En: "Tremors: disadvantage on attacks, checks and saves by Strength and Dexterity.", Cs: "Třes: nevýhoda k útokům, ověřením a záchranám Síly a Obratnosti."}},
	{From: 76, To: 85, Does: Forgets, Text: rules.Text{En: "It knows who it is and what it can do, but nobody and nothing from before.", Cs: "Ví, kdo je a co umí, ale nikoho a nic z minulosti."}},
	{From: 86, To: 90, Does: Confused, Text: rules.Text{En: "Each time it is hurt: Wisdom save DC 15, or confused for 1 minute.", Cs: "Po každém zranění: záchrana na Moudrost SO 15, nebo minuta zmatku."}},
	{From: 91, To: 95, Does: Mute, Text: rules.Text{En: "It can't speak.", Cs: "Nemůže mluvit."}},
	{From: 96, To: 100, Condition: unconscious, Deep: true, Text: rules.Text{En: "Unconscious; neither shaking nor damage wakes it.", Cs: "Bezvědomí; nevzbudí ho třesení ani zranění."}},
}

// indefiniteRows are madness_indefinite of the catalog (R-014-131).
var indefiniteRows = []Madness{
	{From: 1, To: 15, Does: Flaw, Text: rules.Text{En: "Only drink keeps me sane.", Cs: "Při smyslech mě drží jen pití."}},
	{From: 16, To: 25, Does: Flaw, Text: rules.Text{En: "What I find is mine to keep.", Cs: "Co najdu, to si nechám."}},
	{From: 26, To: 30, Does: Flaw, Text: rules.Text{En: "I become like someone I know, in dress, manner and name.", Cs: "Podobám se někomu známému šatem, způsoby i jménem."}},
	{From: 31, To: 35, Does: Flaw, Text: rules.Text{En: "I must exaggerate and lie, or nobody would care for me.", Cs: "Musím přehánět a lhát, jinak nikoho nezaujmu."}},
	{From: 36, To: 45, Does: Flaw, Text: rules.Text{En: "My goal is all that matters.", Cs: "Záleží mi jen na mém cíli."}},
	{From: 46, To: 50, Does: Flaw, Text: rules.Text{En: "What goes on around me hardly concerns me.", Cs: "Co se kolem děje, se mě sotva týká."}},
	{From: 51, To: 55, Does: Flaw, Text: rules.Text{En: "I hate how everyone judges me all the time.", Cs: "Nesnáším, jak mě všichni pořád posuzují."}},
	{From: 56, To: 70, Does: Flaw, Text: rules.Text{En: "Nobody is as clever, wise, strong, quick and fair as I am.", Cs: "Nikdo není tak chytrý, moudrý, silný, rychlý a krásný jako já."}},
	{From: 71, To: 80, Does: Flaw, Text: rules.Text{En: "Mighty enemies hunt me; their spies are everywhere.", Cs: "Jdou po mně mocní nepřátelé; jejich špehové jsou všude."}},
	{From: 81, To: 85, Does: Flaw, Text: rules.Text{En: "I trust one friend only, whom none but me can see.", Cs: "Věřím jedinému příteli, kterého nikdo jiný nevidí."}},
	{From: 86, To: 95, Does: Flaw, Text: rules.Text{En: "The graver a thing, the more I laugh at it.", Cs: "Čím je věc vážnější, tím víc se jí směju."}},
	{From: 96, To: 100, Does: Flaw, Text: rules.Text{En: "I found out that I like to kill.", Cs: "Zjistil jsem, že rád zabíjím."}},
}
