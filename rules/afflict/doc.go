// Package afflict is what creeps up on characters in the 2014 guide: diseases (R-014-105 to 108), poisons (R-014-109 to 126) and
// madness (R-014-127 to 132), as data and as what each save, rest, dose and cure makes of it. It rolls nothing: faces are handed in.
package afflict
