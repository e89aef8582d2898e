package chase

// Role is what one does in a chase.
type Role uint8

// The roles.
const (
	Pursuer Role = iota
	Quarry
)

// String is the role's id in the catalog.
func (r Role) String() string {
	if r == Quarry {
		return "quarry"
	}
	return "pursuer"
}

// Other is the role after a reversal: the quarry reached its friends, and the pursuers flee (R-014-096).
func (r Role) Other() Role {
	if r == Quarry {
		return Pursuer
	}
	return Quarry
}

// Behind are the roles of one who is hunted from behind while it runs: its own, and quarry in a second chase. Each role is a chase,
// and both run at once (R-014-096).
func Behind(r Role) []Role {
	if r == Quarry {
		return []Role{Quarry}
	}
	return []Role{r, Quarry}
}
