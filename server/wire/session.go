package wire

import "sightline/rules/check"

// Session is what a group keeps from one evening to the next.
type Session struct {
	Pool  int32 // the GM's inspiration for foes (R-014-032)
	Ready bool  // one of it goes into the GM's next roll. GM only
	Clock int32 // seconds of time in the game that a GM let go by. GM only
}

// InspireVerb is what is done with inspiration.
type InspireVerb uint8

// The verbs. That inspiration goes into the next roll is the level of the effect: not 0 (EditEffect).
const (
	// InspireAward gives Token inspiration for Model, which may be for the whole group (Token 0). GM; where players alone award it,
	// players, to the character of another that they see (R-014-028, R-014-032).
	InspireAward   InspireVerb = iota
	InspireOffer               // offers it to Token's player before the act. GM (R-014-029)
	InspireAccept              // takes what was offered to Token. Owner
	InspireDecline             // leaves it. Owner
	InspireGive                // hands Token's over to To, another one of players that it sees. Owner or GM (R-014-027)
	// InspireLate spends Token's once the die is seen: the seat's last roll or attack gets a second d20 and the better one counts.
	// Owner or GM, where the table plays so (R-014-028).
	InspireLate
	InspirePool     // one of the GM's pool goes into its next roll, or does no more. GM (R-014-032)
	InspireSession  // a new session: what players awarded counts anew, the pool stays. GM
	LastInspireVerb = InspireSession
)

// InspireWords are what a note of inspiration says in its text, by verb; "spend" says that it went into a roll.
var InspireWords = [LastInspireVerb + 1]string{"award", "offer", "accept", "decline", "give", "late", "pool", "session"}

// Inspire does something with inspiration.
type Inspire struct {
	Verb      InspireVerb
	Token, To TokenID
	Model     check.Model
}

func (Inspire) kind() uint8 { return kindInspire }

func (b *Inspire) code(c *coder) {
	num(c, &b.Verb, 0, int64(LastInspireVerb))
	id(c, &b.Token)
	id(c, &b.To)
	num(c, &b.Model, 0, int64(check.Models)-1)
}

var sessionFields = []field[Session]{
	of(func(s *Session) *int32 { return &s.Pool }, count[int32]),
	of(func(s *Session) *bool { return &s.Ready }, boolean),
	of(func(s *Session) *int32 { return &s.Clock }, count[int32]),
}
