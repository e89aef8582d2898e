package wire

// Link is an invite link that is still good, as a GM is told of it over HTTP. The link itself is known to nobody any more: only what
// it is good for is kept.
type Link struct {
	ID    string `json:"id"`
	Role  Role   `json:"role"`
	Seat  SeatID `json:"seat,string"` // not 0: it leads to that seat
	Made  int64  `json:"made"`        // unix seconds
	Hours int64  `json:"hours"`       // it is good for that many more, the last one begun; 0: no end
	Left  int    `json:"left"`        // uses; negative: any number
}
