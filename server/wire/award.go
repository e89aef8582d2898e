package wire

// AwardKind is what a party is awarded.
type AwardKind uint8

// The kinds.
const (
	AwardXP      AwardKind = iota // Amount of experience is shared (R-014-133)
	AwardSession                  // a session was played (R-014-137)
	AwardGoal                     // an important goal of the story is done (R-014-138)
	LastAward    = AwardGoal
)

// Award gives the party what brings it on: by experience the characters whose players are here share it with Helpers others, by
// sessions and by the story the party counts them; when that makes a level everybody is told. GM.
type Award struct {
	What            AwardKind
	Amount, Helpers int32
}

func (Award) kind() uint8 { return kindAward }

func (b *Award) code(c *coder) {
	num(c, &b.What, 0, int64(LastAward))
	int32s(c, &b.Amount)
	int32s(c, &b.Helpers)
}
