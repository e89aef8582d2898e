// Package chase is the chase of the 2014 guide (R-014-085 to 096): its numbers, its complications, and a chase in progress as a
// value with verbs that return what becomes of it. It rolls nothing: faces are handed in.
package chase
