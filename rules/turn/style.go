package turn

// Style is how a table follows the order of turns; the game master picks one.
type Style uint8

// The styles.
const (
	VisibleList Style = iota // all see the list (R-014-057)
	HiddenList               // only the game master sees it; players are told when it is their turn (R-014-056)
	Cards                    // players learn the order as cards come up: the one that acts and the next (R-014-058)
	Styles                   // how many there are
)

// Seen is how much of the order a person is shown.
type Seen uint8

// How much of the order one may be shown.
const (
	OwnLine Seen = iota // one's own lines, and the mark when it stands on one
	ComeUp              // what has come up, the line in turn, and the next
	Whole               // all lines whose creatures one may know of
)

// Seen is what a person is shown of the order: a game master all of it (R-014-056 to 058).
func (s Style) Seen(master bool) Seen {
	switch {
	case master || s == VisibleList:
		return Whole
	case s == Cards:
		return ComeUp
	}
	return OwnLine
}

// Hidden says whether a person is shown lines of creatures that players do not know of: the game master alone.
func (s Style) Hidden(master bool) bool { return master }

// Card moves the card that has finished to the bottom of the deck (R-014-058). One that is not there changes nothing.
func (o Order) Card(id ID) Order { return o.Move(id, 0) }

// Ahead is the line so many places after the one at an index, round the list; false of an empty list or a negative index.
func (o Order) Ahead(index, places int) (Entry, bool) {
	if len(o.Entries) == 0 || index < 0 || places < 0 {
		return Entry{}, false
	}
	return o.Entries[(index+places)%len(o.Entries)], true
}
