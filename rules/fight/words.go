package fight

import "sightline/rules"

// saying is a reason in words and the row of the catalog it comes from.
type saying struct {
	row  string
	text rules.Text
}

var sayings = [Causes]saying{
	ByHand:         {"", rules.Text{En: "by hand", Cs: "ručně"}},
	TargetUnseen:   {"R-024-027", rules.Text{En: "the target is not seen", Cs: "cíl není vidět"}},
	AttackerUnseen: {"R-024-027", rules.Text{En: "the target does not see the attacker", Cs: "cíl útočníka nevidí"}},
	WrongPlace:     {"R-024-027", rules.Text{En: "the target is not there", Cs: "cíl tam není"}},
	LongRange:      {"R-024-028", rules.Text{En: "beyond normal range", Cs: "za normálním dosahem"}},
	BeyondRange:    {"R-024-028", rules.Text{En: "out of range", Cs: "mimo dosah střelby"}},
	BeyondReach:    {"R-024-030", rules.Text{En: "out of reach", Cs: "mimo dosah"}},
	CloseEnemy:     {"R-024-029", rules.Text{En: "shooting with an enemy at hand", Cs: "střelba s nepřítelem u sebe"}},
	InCover:        {"R-024-025", rules.Text{En: "cover", Cs: "kryt"}},
	NoWayThrough:   {"R-024-025", rules.Text{En: "total cover", Cs: "úplný kryt"}},
	Flanked:        {"R-014-075", rules.Text{En: "flanking", Cs: "obstoupení"}},
	FromRear:       {"R-014-079", rules.Text{En: "from behind", Cs: "zezadu"}},
	BehindOwnBack:  {"R-014-079", rules.Text{En: "the target is behind the attacker's back", Cs: "cíl má útočník za zády"}},
	NoShield:       {"R-014-082", rules.Text{En: "the shield is on the other side", Cs: "štít je na druhé straně"}},
	SelfProne:      {"R-014-062", rules.Text{En: "the attacker lies prone", Cs: "útočník leží"}},
	ProneNear:      {"R-014-062", rules.Text{En: "the target lies prone at hand", Cs: "cíl leží nablízku"}},
	ProneFar:       {"R-014-062", rules.Text{En: "the target lies prone far off", Cs: "cíl leží opodál"}},
	WaterMelee:     {"R-024-038", rules.Text{En: "a weapon that does not pierce, under water", Cs: "zbraň pod vodou, která nebodá"}},
	WaterRanged:    {"R-024-038", rules.Text{En: "shooting under water", Cs: "střelba pod vodou"}},
	WaterFar:       {"R-024-038", rules.Text{En: "under water beyond normal range", Cs: "pod vodou za normálním dosahem"}},
	Dark:           {"R-004-012", rules.Text{En: "darkness", Cs: "tma"}},
	LostSenses:     {"R-004-011", rules.Text{En: "a sense is lost", Cs: "ztráta smyslu"}},
	Drunk:          {"R-004-015", rules.Text{En: "alcohol", Cs: "alkohol"}},
	Weary:          {"R-004-025", rules.Text{En: "fatigue", Cs: "únava"}},
	Laden:          {"R-004-029", rules.Text{En: "load", Cs: "zatížení"}},
	Drugged:        {"R-004-017", rules.Text{En: "an intoxicant", Cs: "omamná látka"}},
	SizeGap:        {"R-004-033", rules.Text{En: "difference of size", Cs: "rozdíl velikostí"}},
	SizePush:       {"R-004-032", rules.Text{En: "difference of size, a check that needs strength", Cs: "rozdíl velikostí u ověření síly"}},
	TooNear:        {"R-014-103", rules.Text{En: "too near for what it lobs", Cs: "příliš blízko na střelbu obloukem"}},
	NotObject:      {"R-014-099", rules.Text{En: "it breaks objects only", Cs: "rozbíjí jen předměty"}},
	Sheltered:      {"R-014-102", rules.Text{En: "within a siege engine", Cs: "uvnitř obléhacího stroje"}},
	SightRot:       {"R-014-107", rules.Text{En: "sight rot", Cs: "zánět spojivek"}},
	Mad:            {"R-014-130", rules.Text{En: "madness", Cs: "šílenství"}},
	Shared:         {"R-004-034", rules.Text{En: "the area hit and the next toward the torso share it", Cs: "dělí se o něj zasažená oblast a další směrem k trupu"}},
	Inspired:       {"R-014-027", rules.Text{En: "inspiration", Cs: "inspirace"}},
}

// Text is the reason in both languages, and the row of the catalog it comes from; "" for what somebody added by hand.
func (r Reason) Text() (rules.Text, string) {
	s := sayings[min(r.Cause, Causes-1)]
	return s.text, s.row
}
