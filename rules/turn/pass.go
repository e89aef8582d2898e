package turn

// Pass is a step from one line to the next: whose turn ends, whose begins, and whether a round ends between.
type Pass struct {
	Ends, Begins ID
	Round        bool
}

// Passed lists the steps from where the order stands forward to where another order of the same lines stands. It is empty when
// that lies not ahead within two rounds.
func (o Order) Passed(to Order) []Pass {
	var list []Pass
	if o.Index(to.Now) < 0 || o.Index(o.Now) < 0 {
		return nil
	}
	for o.Now != to.Now || o.Round != to.Round || o.Segment != to.Segment {
		next := o.Next()
		list = append(list, Pass{o.Now, next.Now, next.Round != o.Round})
		if o = next; o.Round > to.Round || len(list) > 2*len(o.Entries)*int(max(o.Segments, 1)) {
			return nil
		}
	}
	return list
}
