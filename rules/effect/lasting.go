package effect

// Until says what ends an effect.
type Until uint8

// What can end an effect.
const (
	Removed   Until = iota // only who takes it off
	TurnStart              // the beginning of a turn
	TurnEnd                // the end of a turn
	Time                   // time going by
	Untold                 // something that is not told to who looks
)

// Lasting is how long an effect still lasts: until Left more turns of the creature Of have begun or ended, or for Left seconds.
// With Removed and Untold neither counts.
type Lasting struct {
	Until Until
	Left  int32
	Of    uint64
}

// Moment is something that an effect may end at: the beginning or the end of a turn of the creature Of, or Seconds gone by.
type Moment struct {
	Until   Until
	Of      uint64
	Seconds int32
}

// Pass is what is left after a moment.
func (l Lasting) Pass(m Moment) Lasting { return l.turn(m, 1) }

// Back is what is left when a moment is taken back.
func (l Lasting) Back(m Moment) Lasting { return l.turn(m, -1) }

// After is what is left after some moments; what is over stays so.
func (l Lasting) After(moments ...Moment) Lasting {
	for _, m := range moments {
		if l = l.Pass(m); l.Over() {
			break
		}
	}
	return l
}

func (l Lasting) turn(m Moment, sign int32) Lasting {
	switch {
	case l.Until != m.Until:
	case l.Until == Time:
		l.Left -= sign * m.Seconds
	case (l.Until == TurnStart || l.Until == TurnEnd) && l.Of == m.Of:
		l.Left -= sign
	}
	return l
}

// Over says that nothing is left.
func (l Lasting) Over() bool { return l.Until != Removed && l.Until != Untold && l.Left <= 0 }
