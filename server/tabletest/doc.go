// Package tabletest plays tables without sockets, as several users in turn: it decides, applies, diffs, encodes, decodes
// and patches as a room does, keeps every byte that each user was sent, and checks after each step that what a user holds
// is what a newcomer would get. Tests of table, view and room use it.
//
//	tb := tabletest.New(t, 1)
//	gm := tb.Sit("Gina", wire.GM)
//	ann := tb.Sit("Ann", wire.Player)
//	tb.Lay(tabletest.Draw("..."))
//	ann.NeverGets("the dragon")
//	gm.Do(wire.AddToken{...})
package tabletest
