// Package rules holds a Profile: which rules a table plays by, as data, and the pure judging that reads it. The three rule
// sets are in dnd14, srd52 and podhod; package all names them.
//
// A judge never answers yes or no alone: a [Move] says how many steps can be made, what each costs, and what stops the
// next one; a [Cover] says which lines are blocked and by what; a [Flank] says what keeps two from flanking, and whom; an area
// says of each cell by which line its effect gets there or where it is stopped; [Profile.Tell] says of each other creature what
// can be told of it in words. What it is asked about comes in as data and as small
// interfaces, so the server asks with the truth and a client with what its seat knows.
package rules
