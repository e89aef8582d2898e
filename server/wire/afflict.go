package wire

import (
	"sightline/rules/afflict"
	"sightline/rules/fight"
)

// TendVerb is what is done about an affliction.
type TendVerb uint8

// The verbs.
const (
	TendSave   TendVerb = iota // rolls what is due of Due
	TendStress                 // great stress: the save at once (R-014-108)
	TendShake                  // shakes the sleeper awake as an action (R-014-114)
	TendDose                   // ointment before the next long rest (R-014-107)
	TendCure                   // ends it; a madness by the afflict.Cure Number, as that works on it (R-014-132)
	TendCharm                  // who or what a madness clings to is Token (R-014-130)
	TendHold                   // suppresses a madness; Number 0: it works again
	LastTend   = TendHold
)

// The commands of afflictions. GM.
type (
	// Afflict gives tokens a poison, a disease or a madness, by the kind of its effect: each rolls its save, and who fails it has it
	// (R-014-105, R-014-110, R-014-127).
	Afflict struct {
		Tokens  []TokenID
		Kind    string
		DC      int32         // of the save; 0: the affliction's own, a madness none
		Ability fight.Ability // of the save against a madness; Abilities: Sanity, with no bonus
		Part    bool          // of a dose swallowed in part: half the damage
		Edge    bool          // the save has advantage
		Secret  bool          // only GMs are told of the rolls
		Minute  int32         // of the day, for what waits for midnight
	}
	// TendEffect does something about an affliction.
	TendEffect struct {
		Effect EffectID
		Verb   TendVerb
		Due    afflict.Due
		Number int32
		Token  TokenID
	}
	// Rest ends a short or a long rest of tokens: what a chase tired them, and what diseases do then (R-014-086, R-014-105).
	Rest struct {
		Tokens []TokenID
		Long   bool
	}
)

func (Afflict) kind() uint8    { return kindAfflict }
func (TendEffect) kind() uint8 { return kindTendEffect }
func (Rest) kind() uint8       { return kindRest }

func (b *Afflict) code(c *coder) {
	list(c, &b.Tokens, c.lim.To, id[TokenID])
	effectKind(c, &b.Kind)
	int32s(c, &b.DC)
	num(c, &b.Ability, 0, int64(fight.Abilities))
	for _, p := range []*bool{&b.Part, &b.Edge, &b.Secret} {
		c.flag(p)
	}
	int32s(c, &b.Minute)
}

func (b *TendEffect) code(c *coder) {
	id(c, &b.Effect)
	num(c, &b.Verb, 0, int64(LastTend))
	due(c, &b.Due)
	int32s(c, &b.Number)
	id(c, &b.Token)
}

func (b *Rest) code(c *coder) {
	list(c, &b.Tokens, c.lim.To, id[TokenID])
	c.flag(&b.Long)
}
