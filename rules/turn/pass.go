package turn

// Pass is a step from one line to the next: whose turn ends, whose begins, and whether a round ends between.
type Pass struct {
	Ends, Begins ID
	Round        bool
}

// Passed lists the steps from where the order stands forward to a line in a round. It is empty when that lies not ahead, or is
// not in the list.
func (o Order) Passed(now ID, round int32) []Pass {
	var list []Pass
	if o.Index(now) < 0 || o.Index(o.Now) < 0 || round < o.Round {
		return nil
	}
	for o.Now != now || o.Round != round {
		if o.Round > round {
			return nil
		}
		next := o.Next()
		list = append(list, Pass{o.Now, next.Now, next.Round != o.Round})
		if len(list) > 2*len(o.Entries) {
			return nil
		}
		o = next
	}
	return list
}
