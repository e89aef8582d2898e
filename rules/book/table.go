package book

import "sightline/rules"

// tableRules are the rules of playing at a table, dice and checks.
var tableRules = []Rule{
	{"R-014-001", rules.Text{En: "Table etiquette", Cs: "Pravidla u stolu"}, rules.Text{
		En: "What helps everyone at the table: fun is shared, private quarrels stay outside, other people's dice are touched with leave only, screens are off, breaks and food are agreed beforehand. The GM can call a break, which runs on every screen.",
		Cs: "Co pomáhá všem u stolu: zábava je společná, osobní spory zůstanou stranou, na cizí kostky se sahá jen se svolením, obrazovky jsou vypnuté, přestávky a jídlo se domluví předem. PJ může vyhlásit přestávku, která běží na každé obrazovce.",
	}},
	{"R-014-002", rules.Text{En: "Table talk", Cs: "Mluvení při hře"}, rules.Text{
		En: "A table settles whether a player may share what the character can't know or can't say, and whether what was said may be taken back. Both are options of the rules in play; both are allowed unless switched. In chat one speaks as the character or as the player; who is out of action can be kept from speaking as the character.",
		Cs: "Stůl si určí, zda hráč smí sdílet, co jeho postava neví nebo nemůže říct, a zda jde vyřčené vzít zpět. Obojí je volba v pravidlech ve hře; bez změny se smí obojí. V chatu se mluví za postavu, nebo jako hráč; kdo je vyřazený, tomu jde mluvení za postavu zakázat.",
	}},
	{"R-014-003", rules.Text{En: "Rolling in the open", Cs: "Házení přede všemi"}, rules.Text{
		En: "Rolls of players fall in the open: everyone gets every die, and no roll can be thrown away and made again unseen.",
		Cs: "Hody hráčů padají přede všemi: každý dostane každou kostku a žádný hod nejde potají zahodit a zopakovat.",
	}},
	{"R-014-004", rules.Text{En: "Die on the floor, leaning die", Cs: "Nejasná kostka"}, rules.Text{
		En: "A die on the floor, or one that leans on something, is rolled again, or read as it lies (the leaning one once what it leans on is gone), as the table has it. Dice rolled by the program never lie badly.",
		Cs: "Kostka na podlaze či opřená se hází znovu, nebo se přečte, jak leží (opřená po odebrání překážky), podle volby stolu. Kostky, kterými hází program, neleží špatně nikdy.",
	}},
	{"R-014-005", rules.Text{En: "GM rolls open or behind a screen; altering rolls", Cs: "Házení za zástěnou, švindlování"}, rules.Text{
		En: "A GM rolls openly, where nothing changes after, or behind the screen: players then see that there was a roll, and the GM may alter it before it counts. The GM's log keeps both results, the players' only the one that counts.",
		Cs: "PJ hází otevřeně, kde se už nic nemění, nebo za zástěnou: hráči pak vidí, že padl hod, a PJ ho smí upravit, než začne platit. V záznamu PJ zůstane obojí, v záznamu hráčů jen to, co platí.",
	}},
	{"R-014-006", rules.Text{En: "Secret rolls and decoys", Cs: "Skrytý hod za hráče"}, rules.Text{
		En: "The GM may roll for a character so that its player sees neither die nor total, and may make decoy rolls of which nothing comes. Players see a blank roll, so that one can't be told from the other; an option hides it altogether.",
		Cs: "PJ smí házet za postavu tak, že hráč nevidí kostku ani výsledek, a smí házet klamné hody, ze kterých nic neplyne. Hráči vidí prázdný hod, takže jeden od druhého nepoznají; volba ho může skrýt úplně.",
	}},
	{"R-014-007", rules.Text{En: "Attack and damage together", Cs: "Hod na útok a na zranění současně"}, rules.Text{
		En: "Attack and damage may be rolled at once to save time; the damage is dropped on a miss.",
		Cs: "Útok a zranění lze pro rychlost hodit naráz; při minutí se zranění zahodí.",
	}},
	{"R-014-008", rules.Text{En: "Rules disputes", Cs: "Diskuze o pravidlech"}, rules.Text{
		En: "A question about the rules is written down for after the session, and the GM rules for now so that play goes on, unless the table discusses it at once. The GM, and a player who may keep the list, settle questions or strike them off.",
		Cs: "Otázka k pravidlům se zapíše na dobu po sezení a PJ zatím rozhodne, aby se hrálo dál, pokud ji stůl neprobírá hned. PJ a případně hráč, který vede seznam, otázky vyřeší nebo vyškrtnou.",
	}},
	{"R-014-009", rules.Text{En: "Thinking about the game as a game", Cs: "Metaherní myšlení"}, rules.Text{
		En: "The table hides what characters don't see, so that the screen gives no hints; players ask what their character thinks.",
		Cs: "Stůl skrývá, co postavy nevidí, takže obrazovka nenapovídá; hráči se ptají, co si myslí jejich postava.",
	}},
	{"R-014-010", rules.Text{En: "Absent players' characters", Cs: "Chybějící hráči"}, rules.Text{
		En: "The character of a player who is not there is run by another player or by the GM, is away for a reason, or fades: it can't be picked as a target, does nothing, and comes back as if it had never been gone.",
		Cs: "Postavu chybějícího hráče hraje jiný hráč nebo PJ, je pryč z nějakého důvodu, nebo je v pozadí: nejde vybrat za cíl, nic nedělá a vrátí se, jako by nikdy nezmizela.",
	}},
	{"R-014-011", rules.Text{En: "Small groups, several characters, backups", Cs: "Malé skupiny"}, rules.Text{
		En: "Each player has one character, or several where the GM allows that to all alike. Spare characters gain a level whenever the main one does.",
		Cs: "Každý hráč má jednu postavu, nebo více tam, kde to PJ dovolí všem stejně. Záložní postavy získají úroveň vždy s hlavní.",
	}},
	{"R-014-012", rules.Text{En: "New players", Cs: "Noví hráči"}, rules.Text{
		En: "A new character begins at the lowest level of the group, and at 1 for someone who never played.",
		Cs: "Nová postava začíná na nejnižší úrovni v družině, a u toho, kdo nikdy nehrál, na první.",
	}},
	{"R-014-013", rules.Text{En: "Styles of using dice", Cs: "Role kostek"}, rules.Text{
		En: "A table lets dice decide nearly everything, as little as it can, or what the GM says; this only changes when it asks for rolls.",
		Cs: "Stůl nechá kostky rozhodovat skoro vše, co nejméně, nebo když to řekne PJ; mění to jen, kdy si hod vyžádá.",
	}},
	{"R-014-014", rules.Text{En: "When to roll", Cs: "Kdy házet"}, rules.Text{
		En: "No roll where failing would mean nothing, which succeeds, nor for what can't be done, which fails; all else is rolled.",
		Cs: "Nehází se tam, kde na neúspěchu nezáleží (podaří se), ani na nemožné (nepodaří se); na vše ostatní ano.",
	}},
	{"R-014-015", rules.Text{En: "Ability checks", Cs: "Ověření vlastností"}, rules.Text{
		En: "A check tests what a character attempts by one ability; the words of the task name one, and the GM may pick another.",
		Cs: "Ověření zkouší, o co se postava pokouší, jednou vlastností; napoví ji slova úkolu a PJ může vybrat jinou.",
	}},
	{"R-014-016", rules.Text{En: "Repeated checks", Cs: "Několik ověření vlastností"}, rules.Text{
		En: "Where time is the only cost, ten times the usual time is enough and the check succeeds, unless it can't. Else a failure bars the same way against the same one; another way or another one may be harder.",
		Cs: "Kde stojí pokus jen čas, stačí desetinásobek obvyklé doby a podaří se, není-li to nemožné. Jinak neúspěch uzavře týž způsob proti témuž; jiný způsob či jiný cíl může být těžší.",
	}},
	{"R-014-017", rules.Text{En: "Contests", Cs: "Konflikty"}, rules.Text{
		En: "When efforts oppose, both roll and the higher total wins. A tie changes nothing.",
		Cs: "Když jde snaha proti snaze, hází oba a vyšší výsledek vyhrává. Shoda nic nemění.",
	}},
	{"R-014-018", rules.Text{En: "Intelligence or Wisdom", Cs: "Inteligence vs. Moudrost"}, rules.Text{
		En: "Wisdom tells what is there, Intelligence why.",
		Cs: "Moudrost řekne, co tam je, Inteligence proč.",
	}},
	{"R-014-019", rules.Text{En: "Attack rolls", Cs: "Hody na útok"}, rules.Text{
		En: "An attack is rolled whenever armour, a shield or cover could stop the blow: it hits when the total reaches the armour class.",
		Cs: "Na útok se hází, kdykoli může ránu zastavit zbroj, štít nebo kryt: zasáhne, když výsledek dosáhne obranného čísla.",
	}},
	{"R-014-020", rules.Text{En: "Saving throws", Cs: "Záchranné hody"}, rules.Text{
		En: "A save is an instant answer to harm; the GM asks for it. The danger names the ability.",
		Cs: "Záchranný hod je okamžitá odpověď na hrozbu; žádá o něj PJ. Vlastnost napoví hrozba.",
	}},
	{"R-014-021", rules.Text{En: "Difficulty classes", Cs: "Stupeň obtížnosti (SO)"}, rules.Text{
		En: "Typical difficulties are 5, 10, 15, 20, 25 and 30. The table says which face is needed and how many of the twenty are enough.",
		Cs: "Typické obtížnosti jsou 5, 10, 15, 20, 25 a 30. Stůl řekne, jaké číslo je třeba a kolik stran z dvaceti stačí.",
	}},
	{"R-014-022", rules.Text{En: "Automatic success variant", Cs: "Automatický úspěch"}, rules.Text{
		En: "Off unless switched on: a check succeeds without a roll when the DC is at most the score less 5, or with proficiency at most 10, from level 11 on 15. Never in contests, saves or attacks.",
		Cs: "Bez zapnutí se nehraje: ověření uspěje bez hodu, když je SO nejvýš hodnota vlastnosti méně 5, nebo se zdatností nejvýš 10, od 11. úrovně 15. Nikdy v konfliktech, záchranných hodech a útocích.",
	}},
	{"R-014-023", rules.Text{En: "Skill proficiency with any ability", Cs: "Zdatnost, dovednosti"}, rules.Text{
		En: "Proficiency is added once where training helps; a skill may go with another ability than its usual one.",
		Cs: "Zdatnost se přičte jednou tam, kde pomůže výcvik; dovednost se smí spojit i s jinou vlastností.",
	}},
	{"R-014-024", rules.Text{En: "Tool proficiency", Cs: "Pomůcky"}, rules.Text{
		En: "Proficiency with a tool is added only to what is made with it.",
		Cs: "Zdatnost s pomůckou se přičte jen k tomu, při čem se použije.",
	}},
	{"R-014-025", rules.Text{En: "Proficiency in saves and attacks", Cs: "Zdatnost v záchraně a útoku"}, rules.Text{
		En: "Proficiency in a save or with a weapon is always added.",
		Cs: "Zdatnost v záchranném hodu či se zbraní se přičítá vždy.",
	}},
	{"R-014-026", rules.Text{En: "Advantage and disadvantage", Cs: "Výhoda a nevýhoda"}, rules.Text{
		En: "With advantage two d20 are rolled and the higher counts, with disadvantage the lower. One of each, or any number, cancel.",
		Cs: "S výhodou se hází dvě k20 a platí vyšší, s nevýhodou nižší. Jedna a druhá se vyruší, ať je jich kolik chce.",
	}},
	{"R-014-027", rules.Text{En: "Inspiration", Cs: "Inspirace"}, rules.Text{
		En: "A character has inspiration or has none. Spending it gives advantage on one check, attack or save; it can be handed to another who has none.",
		Cs: "Postava inspiraci má, nebo nemá. Utracená dá výhodu k jednomu ověření, útoku či záchrannému hodu; předat ji jde tomu, kdo žádnou nemá.",
	}},
	{"R-014-028", rules.Text{En: "Reasons for inspiration", Cs: "Udělení inspirace"}, rules.Text{
		En: "It is given for acting on a trait, for bold risks, for a victory (to all at once), or for keeping to the genre. An option lets it be spent once the die is seen: a second d20, and the better counts.",
		Cs: "Dává se za hraní na hrdiny, za hrdinství, za vítězství (všem naráz) nebo za držení žánru. Volba ji dovolí utratit i po hodu: hodí se druhá k20 a platí lepší.",
	}},
	{"R-014-029", rules.Text{En: "When to award", Cs: "Kdy udělit inspiraci"}, rules.Text{
		En: "After the act is a good start; the GM may also offer it before, and the player takes it or not.",
		Cs: "Dobrý začátek je po činu; PJ ji také může nabídnout předem a hráč přijme, nebo ne.",
	}},
	{"R-014-030", rules.Text{En: "Tracking inspiration", Cs: "Sledování inspirace"}, rules.Text{
		En: "Inspiration stands as a mark on the token, for all to see, and is handed over from there.",
		Cs: "Inspirace je vidět u žetonu jako značka a předává se odtud.",
	}},
	{"R-014-031", rules.Text{En: "Playing without inspiration", Cs: "Ignorování inspirace"}, rules.Text{
		En: "A table may play without inspiration; its tools then only say so.",
		Cs: "Stůl může hrát bez inspirace; nástroje to pak jen řeknou.",
	}},
	{"R-014-032", rules.Text{En: "Inspiration by players only", Cs: "Inspiraci udělují pouze hráči"}, rules.Text{
		En: "An option: players award it to each other, once a session for nothing; each further award of the same player gives the GM one to spend on a roll of a foe, kept from session to session.",
		Cs: "Volba: udělují si ji hráči, jednou za sezení zdarma; každé další udělení téhož hráče dá jednu PJ na hod nepřítele a ta zůstává i do dalších sezení.",
	}},
	{"R-014-033", rules.Text{En: "Resolution", Cs: "Rozhodování a následky"}, rules.Text{
		En: "A total that reaches the DC succeeds. The GM has the last word.",
		Cs: "Výsledek, který dosáhne SO, uspěje. Poslední slovo má PJ.",
	}},
	{"R-014-034", rules.Text{En: "Success at a cost", Cs: "Úspěch za jistou cenu"}, rules.Text{
		En: "An option: a miss by 1 or 2 may succeed at a cost, and a total of exactly the DC may be complicated; the GM decides each time.",
		Cs: "Volba: těsný neúspěch o 1 či 2 může uspět za jistou cenu a výsledek přesně na SO lze zkomplikovat; pokaždé rozhodne PJ.",
	}},
	{"R-014-035", rules.Text{En: "Degrees of failure", Cs: "Stupně neúspěchu"}, rules.Text{
		En: "An option: failing by 5 or more is worse than failing by less.",
		Cs: "Volba: neúspěch o 5 a víc je horší než menší.",
	}},
	{"R-014-036", rules.Text{En: "Natural 20 and 1 on checks and saves", Cs: "Kritický úspěch či neúspěch"}, rules.Text{
		En: "A natural 20 or 1 changes nothing about a check or a save; an option lets the GM enlarge the effect.",
		Cs: "Hozená 20 či 1 na ověření a záchranném hodu nic nemění; volba dovolí PJ účinek zvětšit.",
	}},
}
