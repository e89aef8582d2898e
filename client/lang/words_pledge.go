package lang

// Texts of open rolls that can be checked.
const (
	PledgeTitle      Key = "pledgeTitle"
	PledgeText       Key = "pledgeText"
	PledgeBegin      Key = "pledgeBegin"
	PledgeBeginFight Key = "pledgeBeginFight"
	PledgeFightText  Key = "pledgeFightText"
	PledgeEnd        Key = "pledgeEnd"
	PledgeEndText    Key = "pledgeEndText"
	PledgeSession    Key = "pledgeSession"
	PledgeRolls      Key = "pledgeRolls"
	PledgeRunning    Key = "pledgeRunning"
	PledgeHolds      Key = "pledgeHolds"
	PledgeFails      Key = "pledgeFails"
	PledgeCommitment Key = "pledgeCommitment"
	PledgeSeed       Key = "pledgeSeed"
	PledgeSave       Key = "pledgeSave"
	PledgeFile       Key = "pledgeFile"
	PledgeFileText   Key = "pledgeFileText"
	PledgeNone       Key = "pledgeNone"
	PledgeIndex      Key = "pledgeIndex"
	PledgeOK         Key = "pledgeOK"
	PledgeWrong      Key = "pledgeWrong"
	NotePledge       Key = "notePledge"
	NoteSeed         Key = "noteSeed"
	RollForAttack    Key = "rollForAttack"
	RollForDamage    Key = "rollForDamage"
	RollForSave      Key = "rollForSave"
	RollForTurn      Key = "rollForTurn"
)

var pledgeWords = map[Key]pair{
	PledgeTitle: {"Open rolls that can be checked", "Otevřené hody k ověření"},
	PledgeText: {
		"When a series begins the table draws a secret seed and shows what commits to it. Every roll that all see is made from that seed. At the end the seed is published, and everybody can check each roll.",
		"Když řada začne, stůl vylosuje tajné semínko a ukáže závazek k němu. Každý hod, který všichni vidí, pak vychází z tohoto semínka. Na konci se semínko zveřejní a každý si může každý hod ověřit.",
	},
	PledgeBegin:      {"Begin a series of rolls", "Začít řadu hodů"},
	PledgeBeginFight: {"Begin, fights included", "Začít i s bojem"},
	PledgeFightText: {
		"The dice of players’ characters in a fight (attacks, damage, saves, initiative) are told to everybody too. What nobody may know is rolled beside them, so an outcome may not fit the dice shown.",
		"Všem se ukazují i kostky hráčských postav v boji (útoky, zranění, záchranné hody, iniciativa). O čem nikdo nesmí vědět, to se hodí bokem, takže výsledek nemusí ukázaným kostkám odpovídat.",
	},
	PledgeEnd:        {"End and publish the seed", "Ukončit a zveřejnit semínko"},
	PledgeEndText:    {"Nothing more is rolled from it.", "Nic dalšího se z něj už nehodí."},
	PledgeSession:    {"Series {0}", "Řada {0}"},
	PledgeRolls:      {"{0} open roll|{0} open rolls", "{0} otevřený hod|{0} otevřené hody|{0} otevřených hodů|{0} otevřeného hodu"},
	PledgeRunning:    {"running", "běží"},
	PledgeHolds:      {"✓ all hold", "✓ vše souhlasí"},
	PledgeFails:      {"✗ not all hold", "✗ něco nesouhlasí"},
	PledgeCommitment: {"Commitment", "Závazek"},
	PledgeSeed:       {"Seed", "Semínko"},
	PledgeSave:       {"Save as a file", "Uložit jako soubor"},
	PledgeFile:       {"The record, to copy", "Záznam ke zkopírování"},
	PledgeFileText:   {"Anybody can check the file by `sightline roll --check FILE`.", "Soubor si může kdokoli ověřit příkazem `sightline roll --check SOUBOR`."},
	PledgeNone:       {"No open roll has been made yet.", "Zatím nepadl žádný otevřený hod."},
	PledgeIndex:      {"Roll {0} of the open stream", "Hod {0} z otevřené řady"},
	PledgeOK:         {"It holds: the seed gives this roll.", "Souhlasí: ze semínka vyjde tento hod."},
	PledgeWrong:      {"It does not hold: the seed gives another roll.", "Nesouhlasí: ze semínka vyjde jiný hod."},
	NotePledge:       {"A series of open rolls that can be checked begins. Commitment:", "Začíná řada otevřených hodů k ověření. Závazek:"},
	NoteSeed:         {"The series of open rolls is over. Seed:", "Řada otevřených hodů skončila. Semínko:"},
	RollForAttack:    {"attack", "útok"},
	RollForDamage:    {"damage", "zranění"},
	RollForSave:      {"save", "záchranný hod"},
	RollForTurn:      {"initiative", "iniciativa"},
}
