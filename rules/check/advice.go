package check

import (
	"strings"
	"unicode"

	"sightline/rules/fight"
)

// holds says whether a text has a word, or words in a row, that begin so; letters of either case.
func holds(text, begin string) bool {
	text = strings.ToLower(text)
	for at := 0; ; {
		i := strings.Index(text[at:], begin)
		if i < 0 {
			return false
		}
		at += i
		before := []rune(text[:at])
		if len(before) == 0 || !unicode.IsLetter(before[len(before)-1]) {
			return true
		}
		at += len(begin)
	}
}

// hint is words that speak for an ability. Of those that a task holds the first in the list counts, so what is special stands first.
type hint struct {
	ability fight.Ability
	words   string // with | between
}

func find(hints []hint, text string) (fight.Ability, bool) {
	for _, h := range hints {
		for w := range strings.SplitSeq(h.words, "|") {
			if holds(text, w) {
				return h.ability, true
			}
		}
	}
	return 0, false
}

// uses are what checks of each ability are for (R-014-015). Wisdom tells what is there, Intelligence why (R-014-018).
var uses = []hint{
	{fight.Int, "know |why|work out|figure out|deduce|reason|conclude|understand|cipher|code|riddle|puzzle|lore|recall|remember|clue|decipher|translate|forge|estimate|calculate|appraise|identify|arcana|history|nature|religion|investigat|research|runes|what it means|proč|odvodit|vzpom|šifr|hádank|stopu|stopy|znalost|rozluštit"},
	{fight.Cha, "convincing|fast-talk|rouse|pass yourself|pass oneself|lie convincingly|tell a lie|deceive|deception|bluff|persua|convince|scare|intimidat|threaten|frighten a|charm|a crowd|the crowd|impress|perform|haggle|negotiat|bargain|beg|flirt|entertain|lead|inspire|calm a crowd|disguise yourself|gossip|přemluv|vystraš|přesvědč|lhát|zalhat|zastraš|smlouv"},
	{fight.Wis, "intention|find your way|find the way|bleeding|notice|spot|perceiv|perception|sense|feel|hear|listen|smell|see|look|watch|find hidden|detect|insight|read a face|track|survival|forage|navigate|heal|first aid|stabilize|treat|animal|beast|tame|calm|draught|lie|lying|liar|všim|zahléd|vycít|slyš|zaslech|najít|vnímá"},
	{fight.Con, "under the table|running|long run|march|marathon|hot|flinch|drinking|endur|stamina|hold breath|hold your breath|stay awake|without sleep|starv|thirst|hunger|go without|exhaust|poison|disease|cold|heat|quaff|long swim|dlouhý běh|pochod|žhav|rozpál|pití|vydrž|výdrž|bez spánku|hlad|žíze"},
	{fight.Dex, "drive |untie|knot|palm |through a crowd|slip|sneak|hide|hiding|stealth|ledge|beam|rope walk|tightrope|wriggle|bonds|escape|dodge|balance|tumble|acrobat|nimbl|pick a lock|pick the lock|pick lock|lockpick|pickpocket|pick a pocket|pick pocket|sleight|steal|disarm|catch|steer|drive|juggle|thread|tie|squeeze|cross a narrow|cross a thin|cross an icy|narrow|land on|plíž|kolem hlíd|prokl|skrýt|říms|pout|rovnováh|kapes|proplíž|vyprost"},
	{fight.Str, "tear|pry|spike|break|boulder|shift|force|lift|push|pull|shove|drag|carry|bend|smash|climb|jump|leap|swim|wrestl|grapple|arm-wrestl|hold a door|hold the door|throw|athletic|row|bash|batter|bar a door|tip|topple|hang|cling|vylom|odval|klín|zved|tlač|táhn|vyšplh|skoč|skok|plav|hodit|páč"},
}

// Suggest is the ability that a task's words speak for, and false when they speak for none: the GM or the player picks.
func Suggest(task string) (fight.Ability, bool) { return find(uses, task) }

// saves are what saves of each ability are against (R-014-020).
var saves = []hint{
	{fight.Cha, "osobnost|person is overruled|possess|banish|other plane|another plane|plane|exorc|soul|identity|overrule|personality|posed|vyhná|vyhnat|sfér|duš"},
	{fight.Int, "illusion|mental|psychic|psionic|mind attack|attack on the mind|mind blast|feeblemind|maze|intellect|klam|iluz|mysl|bludišt"},
	{fight.Con, "poison|disease|venom|sick|ill|plague|infect|cold|heat|exhaust|thirst|hunger|drown|suffocat|smoke|gas|spores|nausea|stun|thunder|necrotic|drain|petrif|stone gaze|alcohol|jed|nemoc|vyčerp|chlad|udus|otrav"},
	{fight.Wis, "fear|control|fright|terror|charm|enchant|command|domin|will|compel|sleep|asleep|confus|hypnot|madness|suggest|lure|song|strach|okouzl|ovlád|vůl|děs"},
	{fight.Str, "push|forced|pushed|shove|knock|moved|drag |dragged|dragging|pull|bound|bind|restrain|grapple|grab|hold|entangl|web|vine|wind|wave|current|crush|swept|net|odstr|posun|postrč|odtlač|spout|chyt|strž|proud"},
	{fight.Dex, "explo|fire|blast|lightning|breath|dragon|trap|fall|arrow|dart|bolt|blade|pit|rock|collapse|acid|spray|ray|jump clear|dodge|beam|splash|výbuch|uskoč|vyhnout|oheň|ohn|past|pád|blesk|šíp|kamen|propad"},
}

// SuggestSave is the ability of a save against a danger, by the words for it; false when they speak for none.
func SuggestSave(danger string) (fight.Ability, bool) { return find(saves, danger) }

// contests are which abilities meet in contests (R-014-017).
var contests = []struct {
	words string
	a, b  fight.Ability
}{
	{"hide|hiding|sneak|stealth|slip past|follow unseen|schov|skrýt|plíž", fight.Dex, fight.Wis},
	{"pickpocket|picking a pocket|picking pocket|pick pocket|pick a pocket|steal|sleight|palm|plant|krást|kapes", fight.Dex, fight.Wis},
	{"lie|lying|deceiv|bluff|disguise|feint|trick|pretend|lhát|klam|podv", fight.Cha, fight.Wis},
	{"persuad|debate|argue|haggle|bargain|negotiat|outbid|přemluv|smlouv|hádat", fight.Cha, fight.Cha},
	{"intimidat|scare|stare|threat|zastraš", fight.Cha, fight.Wis},
	{"drink|endur|pít|vydrž", fight.Con, fight.Con},
	{"chess|riddle|strateg|game of wits|šach|hádank", fight.Int, fight.Int},
	{"escape a grapple|wriggle|slip out|break free|slip free|vyprost|vykrout", fight.Dex, fight.Str},
	{"archery|dart|juggl|race across|catch|snatch|grab the|lukostř|šipk|chytit", fight.Dex, fight.Dex},
	{"door|hold|wrestl|grappl|shove|push|pull|arm|tug|drag|force|dveř|zápas|přetahov|páka|tlač", fight.Str, fight.Str},
}

// SuggestContest is which abilities meet in a contest, by the words for it; false when they speak for none.
func SuggestContest(text string) (a, b fight.Ability, ok bool) {
	for _, c := range contests {
		for w := range strings.SplitSeq(c.words, "|") {
			if holds(text, w) {
				return c.a, c.b, true
			}
		}
	}
	return 0, 0, false
}
