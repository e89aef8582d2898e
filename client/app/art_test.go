package app

import (
	"testing"

	"sightline/server/wire"
)

func TestPictureThatWasKeptGoesOnItsToken(t *testing.T) {
	d := at(t, room(wire.GM))
	d.do(ArtKept{Token: 1, ID: "ab"})
	if b := one[wire.EditToken](d); b.Token != 1 || b.Fields != wire.FieldPicture || b.Spec.Picture != "ab" {
		t.Errorf("sent %+v", b)
	}
}

func TestPictureForTheNextTokenWaitsInThePattern(t *testing.T) {
	d := at(t, room(wire.GM))
	d.do(ArtKept{ID: "ab"})
	if d.m.Spec.Picture != "ab" {
		t.Errorf("the pattern has the picture %q", d.m.Spec.Picture)
	}
}

func TestPictureThatIsRefusedIsSaid(t *testing.T) {
	d := at(t, room(wire.GM))
	d.do(ArtKept{Token: 1, Reason: wire.Reason{Code: wire.CodeMap, Text: "side"}})
	if n := len(d.m.Toasts); n != 1 || d.m.Toasts[0].Say.Reason.Text != "side" {
		t.Errorf("notices: %+v", d.m.Toasts)
	}
}
