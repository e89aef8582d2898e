package app

import (
	"testing"

	"sightline/server/wire"
)

// A file that the server would not take in is not sent: the connection would be cut in the middle, and no answer got through.
func TestFileTooLargeIsNotSent(t *testing.T) {
	d := at(t, room(wire.GM))
	read := func() ([]byte, error) { t.Error("read into the page's memory"); return nil, nil }
	d.do(FileGiven{File: 1, Name: "huge.dd2vtt", Size: wire.MaxMapFile + 1}, GiveArt{Token: 1, Size: wire.MaxArt + 1, Read: read})
	if len(d.effects) != 0 || len(d.m.Toasts) != 2 || d.m.Upload != nil {
		t.Fatalf("effects %v, notices %+v", d.effects, d.m.Toasts)
	}
	for i, want := range []wire.Reason{{Code: wire.CodeMap, Text: "large", Limit: wire.MaxMapFile}, {Code: wire.CodeMap, Text: "bytes", Limit: wire.MaxArt}} {
		if got := d.m.Toasts[i].Say.Reason; got != want {
			t.Errorf("said %+v, want %+v", got, want)
		}
	}
	d.do(FileGiven{File: 1, Name: "large.dd2vtt", Size: wire.MaxMapFile}, GiveArt{Token: 1, Size: wire.MaxArt})
	if len(d.effects) != 2 {
		t.Errorf("what is just small enough: effects %v", d.effects)
	}
	hot := &driver{T: t, m: New("en")}
	hot.do(Opened{Path: "/play"}, FileGiven{File: 1, Name: "huge.dd2vtt", Size: wire.MaxMapFile + 1})
	if hot.m.Hot.File != 0 || len(hot.m.Toasts) != 1 {
		t.Errorf("hot-seat took it: %+v", hot.m.Hot)
	}
}
