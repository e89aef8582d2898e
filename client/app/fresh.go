package app

import (
	"slices"

	"sightline/rules/fight"
	"sightline/server/wire"
)

// Fresh is something of the fight that just happened and is shown beside the board for a while: the log may be closed, or out of view.
type Fresh struct {
	Note  wire.Note
	Until int64 // milliseconds, as Now
}

// freshFor is how long it is shown, in milliseconds; an offer waits longer, for somebody has to decide.
const (
	freshFor = 12_000
	offerFor = 45_000
)

// mostFresh is how many are shown at once.
const mostFresh = 3

// fresh shows a line of the log that tells of an attack, of saves or of an offer.
func (m *Model) fresh(n wire.Note) {
	keep := int64(freshFor)
	switch n.Kind {
	case wire.NoteChance, wire.NoteProne:
		keep = offerFor
	case wire.NoteAttack, wire.NoteSaves:
		m.Fresh = slices.DeleteFunc(slices.Clone(m.Fresh), func(f Fresh) bool { return outdated(&f.Note, &n) })
	default:
		return
	}
	m.Fresh = append(m.Fresh[:len(m.Fresh):len(m.Fresh)], Fresh{n, m.Now + keep})
	if k := len(m.Fresh); k > mostFresh {
		m.Fresh = m.Fresh[k-mostFresh:]
	}
}

// outdated says whether a result takes an older line's place: of two results the last is shown, and an offer that is taken up is none.
func outdated(old, result *wire.Note) bool {
	switch a := result.Attack; old.Kind {
	case wire.NoteAttack, wire.NoteSaves:
		return true
	case wire.NoteChance:
		return a != nil && a.Reaction && old.Token == a.Token && old.Target == a.Target
	}
	return false
}

func (m *Model) closeFresh(id wire.NoteID) {
	m.Fresh = slices.DeleteFunc(slices.Clone(m.Fresh), func(f Fresh) bool { return f.Note.ID == id })
	m.Stale = true
}

// turnCame tells a player whose token came to its turn, and ends what was only for the turn before.
func (m *Model) turnCame(before *wire.View) {
	if before == nil || before.Me.Seat != m.View.Me.Seat {
		return
	}
	was, now := inTurn(before), inTurn(m.View)
	if was == now {
		return
	}
	m.Going = fight.Own
	if t := m.Token(now.token); t != nil && !m.IsGM() && m.Watching == 0 && m.Mine(t) {
		m.say(SayYourTurn, t.Name)
	}
}

// stand is whose turn it is.
type stand struct {
	round, segment int32
	entry          wire.EntryID
	token          wire.TokenID
}

func inTurn(v *wire.View) stand {
	for _, e := range v.Turn.Entries {
		if e.Now && v.Turn.Round > 0 {
			return stand{v.Turn.Round, v.Turn.Segment, e.ID, e.Token}
		}
	}
	return stand{}
}
