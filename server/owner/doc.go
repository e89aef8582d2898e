// Package owner knows which rooms are at work on this machine: it opens one when somebody asks for it and closes it
// again, with a snapshot, when nobody has been there for a while.
//
// On one machine the database file has one process, and the epoch that each opening raises fences whatever came before.
// With several machines and one Postgres the same place will ask the lease row first and say where the room is instead.
package owner
