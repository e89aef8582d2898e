package link_test

import (
	"testing"
	"time"

	"sightline/client/link"
	"sightline/server/wire"
)

func TestPace(t *testing.T) {
	var p link.Pace
	for i, want := range []time.Duration{500, 1000, 2000, 4000, 8000, 15000, 15000} {
		full := want * time.Millisecond
		q := p
		if got := q.Next(0); got != full/2 {
			t.Errorf("try %d waits %v at least, want %v", i, got, full/2)
		}
		if got := p.Next(0.999999); got < full*9/10 || got > full {
			t.Errorf("try %d waits %v at most, want %v", i, got, full)
		}
	}
	p.Reset()
	if got := p.Next(0); got != 250*time.Millisecond || p.Tries() != 1 {
		t.Errorf("after a reset it waits %v, tries %d", got, p.Tries())
	}
}

func TestMailboxKeepsOrderAndWakesOnce(t *testing.T) {
	m := link.NewMailbox[int]()
	for i := range 3 {
		m.Put(i)
	}
	<-m.Wake()
	if got := m.Take(); len(got) != 3 || got[0] != 0 || got[2] != 2 {
		t.Errorf("took %v", got)
	}
	select {
	case <-m.Wake():
		t.Error("woken for nothing")
	default:
	}
	if got := m.Take(); len(got) != 0 {
		t.Errorf("took %v from an empty mailbox", got)
	}
}

func TestRefusal(t *testing.T) {
	for _, c := range []struct {
		body string
		want wire.Reason
	}{
		{`{"code":25}`, wire.Reason{Code: 25}},
		{`{"code":19,"kind":"cut","where":"image","offset":812,"limit":7}`, wire.Reason{Code: 19, Text: "cut: image", Number: 812, Limit: 7}},
		{`{"code":19,"kind":"empty","offset":-1}`, wire.Reason{Code: 19, Text: "empty", Number: -1}},
		{`{"code":19,"offset":99999999999}`, wire.Reason{Code: 19, Number: 1<<31 - 1}},
		{`<html>`, wire.Reason{Code: wire.CodeInternal}},
		{`{}`, wire.Reason{Code: wire.CodeInternal}},
		{``, wire.Reason{Code: wire.CodeInternal}},
	} {
		if got := link.Refusal([]byte(c.body)); got != c.want {
			t.Errorf("%s reads as %+v, want %+v", c.body, got, c.want)
		}
	}
}

func TestHeedKeepsTheNewestNote(t *testing.T) {
	var r link.Resume
	r.Heed(wire.Notes{Notes: []wire.Note{{ID: 3}, {ID: 9}}})
	r.Heed(wire.Notes{Notes: []wire.Note{{ID: 4}}})
	r.Heed(wire.Update{Rev: 2, Sum: 7})
	r.Heed(wire.Ack{})
	if r != (link.Resume{Rev: 2, Sum: 7, Note: 9}) {
		t.Errorf("resume is %+v", r)
	}
}
