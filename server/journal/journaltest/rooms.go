package journaltest

import (
	"testing"
	"time"

	"sightline/server/journal"
)

// Rooms holds the lists that open makes, each empty, to the contract of journal.Rooms.
func Rooms(t *testing.T, open func(t *testing.T) journal.Rooms) {
	ctx := t.Context()
	r := open(t)
	at := func(ms int64) time.Time { return time.UnixMilli(1e12 + ms).UTC() }
	old := journal.Room{ID: "old", Name: "Jeskyně", Created: at(1), Opened: at(5)}
	young := journal.Room{ID: "young", Name: "Cave", Created: at(2)}
	for _, x := range []journal.Room{young, old} {
		must(t, r.AddRoom(ctx, x))
	}
	if err := r.AddRoom(ctx, old); err == nil {
		t.Error("one id was taken twice")
	}
	listed(t, r, old, young)
	must(t, r.TouchRoom(ctx, "young", at(9)))
	must(t, r.RenameRoom(ctx, "old", "Den"))
	young.Opened, old.Name = at(9), "Den"
	listed(t, r, young, old)
	got, err := r.Room(ctx, "old")
	must(t, err)
	if got != old {
		t.Errorf("got %+v, want %+v", got, old)
	}
	_, err = r.Room(ctx, "none")
	want(t, err, journal.ErrNoRoom)
	want(t, r.TouchRoom(ctx, "none", at(0)), journal.ErrNoRoom)
	want(t, r.RenameRoom(ctx, "none", ""), journal.ErrNoRoom)
}

func listed(t *testing.T, r journal.Rooms, all ...journal.Room) {
	t.Helper()
	got, err := r.Rooms(t.Context())
	must(t, err)
	if len(got) != len(all) {
		t.Fatalf("%d rooms, want %d", len(got), len(all))
	}
	for i := range all {
		if got[i] != all[i] {
			t.Errorf("room %d is %+v, want %+v", i, got[i], all[i])
		}
	}
}
