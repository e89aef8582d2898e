// Package journal keeps what happened at tables: records in order, snapshots beside them, and one owner a room, fenced
// by an epoch that the store itself checks. journal.go holds the interface, journaltest the suite that every
// implementation passes; memory and sqlite implement it.
package journal
