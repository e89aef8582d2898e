// Package effect knows what lies on a creature for a while: conditions, poisons, blessings. It says how long an effect lasts
// as turns and time go by, which of several with one name counts (R-014-084), and what conditions there are (R-014-062). It is
// pure and knows no tokens: those whose turns count are numbers of the caller's.
package effect
