package wire

import (
	"math"

	"sightline/rules"
	"sightline/rules/check"
)

// Voice says who speaks in what is said (R-014-002).
type Voice uint8

// The voices.
const (
	VoiceAny       Voice = iota // it is not said
	VoiceCharacter              // the character
	VoicePlayer                 // the player
	Voices                      // how many there are
)

// Away says what becomes of the character of a player who is not there: 0 for one who is, else one more than the rules.Absent.
type Away uint8

// AwayAs is how it stands by one of the rules' ways.
func AwayAs(a rules.Absent) Away { return Away(a) + 1 }

// Way is the way of the rules; false for who is there.
func (a Away) Way() (rules.Absent, bool) { return rules.Absent(max(a, 1) - 1), a > 0 }

// Gone says that characters of one who is away so are no targets: they have faded, or are elsewhere (R-014-010).
func (a Away) Gone() bool {
	way, away := a.Way()
	return away && !check.Away(way).Target
}

// lastAway is the last of them.
const lastAway = Away(rules.AbsentFaded) + 1

// QuestionID names a question about the rules.
type QuestionID uint64

// Question is a question about the rules that was written down for later (R-014-008).
type Question struct {
	ID      QuestionID
	Seat    SeatID // who asked
	Text    string
	At      int64 // unix seconds
	Settled bool
}

// The commands of the group at the table.
type (
	// SetAway says what becomes of an absent player's characters, or (Away 0) that the player is back (R-014-010). Deputy is who plays
	// them when another player does. GM.
	SetAway struct {
		Seat   SeatID
		Away   Away
		Deputy SeatID
	}
	// AskRule writes a question about the rules down for later.
	AskRule struct{ Text string }
	// SettleRule says that a question is settled, or is not, or (Gone) strikes it off. GM, or who keeps the list.
	SettleRule struct {
		Question      QuestionID
		Settled, Gone bool
	}
	// KeepRules gives the list of questions to a player to keep, too; 0: to nobody. GM.
	KeepRules struct{ Seat SeatID }
	// CallBreak calls a break of so many minutes; 0: it is over. GM.
	CallBreak struct{ Minutes int32 }
	// TakeBack takes back what the seat said, where the table lets it (R-014-002). Said is Note.Said.
	TakeBack struct{ Said uint64 }
)

// MaxBreak is the longest break, in minutes.
const MaxBreak = 240

func voice(c *coder, v *Voice) { num(c, v, 0, int64(Voices)-1) }
func away(c *coder, a *Away)   { num(c, a, 0, int64(lastAway)) }

func (b *SetAway) code(c *coder) {
	id(c, &b.Seat)
	away(c, &b.Away)
	id(c, &b.Deputy)
}

func (b *AskRule) code(c *coder) { text(c, &b.Text, c.lim.Text) }

func (b *SettleRule) code(c *coder) {
	id(c, &b.Question)
	c.flag(&b.Settled)
	c.flag(&b.Gone)
}

func (b *KeepRules) code(c *coder) { id(c, &b.Seat) }
func (b *CallBreak) code(c *coder) { num(c, &b.Minutes, 0, MaxBreak) }
func (b *TakeBack) code(c *coder)  { id(c, &b.Said) }

// maxQuestion is the longest question in characters; the table takes shorter ones.
const maxQuestion = 4000

var questions = keyed[Question]{
	func(q *Question) uint64 { return uint64(q.ID) }, func(k uint64) Question { return Question{ID: QuestionID(k)} },
	[]field[Question]{
		of(func(q *Question) *SeatID { return &q.Seat }, id[SeatID]),
		of(func(q *Question) *string { return &q.Text }, func(c *coder, s *string) { text(c, s, maxQuestion) }),
		of(func(q *Question) *int64 { return &q.At }, func(c *coder, n *int64) { num(c, n, math.MinInt64, math.MaxInt64) }),
		of(func(q *Question) *bool { return &q.Settled }, boolean),
	},
}
