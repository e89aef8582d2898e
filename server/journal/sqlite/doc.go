// Package sqlite keeps journals, the list of rooms, invites and seat tokens in one SQLite file.
//
// open.go holds what makes it safe: WAL with synchronous=FULL, read back when the file is opened; a version of SQLite without
// the WAL-reset fault; no network file systems. One goroutine (writer.go) does all writing, over one connection, and commits
// whatever waits at the moment together, so that several busy rooms share one flush of the disk.
//
// Back the file up with "sqlite3 FILE 'vacuum into …'", never by copying it while it is in use.
package sqlite
