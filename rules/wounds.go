package rules

// Wounded is what is left of hit points after damage, never below 0 (R-014-059); damage below 0 heals nothing.
func Wounded(hp, damage int32) int32 {
	return int32(max(int64(hp)-int64(max(damage, 0)), 0))
}

// Bloodied says that half of the hit points or more are gone (R-014-061, A-17): exactly half counts. Who has no most is not.
func Bloodied(hp, most int32) bool { return most > 0 && 2*int64(hp) <= int64(most) }
