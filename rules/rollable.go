package rules

// Rollable is a table to roll on: Dice is an expression such as 1d20, and each total it can give falls in one row.
type Rollable struct {
	ID   string // for the command line and the wire, such as chase-urban
	Row  string // the catalog's row
	Name Text
	Dice string
	Rows []RollRow // by rising numbers
}

// RollRow is one row: what the totals From to To, both counted, mean.
type RollRow struct {
	From, To int32
	Text     Text
}

// At is the row of a total; false when there is none.
func (r Rollable) At(total int32) (RollRow, bool) {
	for _, row := range r.Rows {
		if row.From <= total && total <= row.To {
			return row, true
		}
	}
	return RollRow{}, false
}
