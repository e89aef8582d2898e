package memory_test

import (
	"testing"

	"sightline/server/journal"
	"sightline/server/journal/journaltest"
	"sightline/server/journal/memory"
)

func TestJournal(t *testing.T) {
	journaltest.Run(t, func(*testing.T) journal.Journal { return memory.New() })
}

func TestRooms(t *testing.T) {
	journaltest.Rooms(t, func(*testing.T) journal.Rooms { return memory.New() })
}
