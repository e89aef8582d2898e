package media

import (
	"bytes"
	"context"
	"errors"
	"image/jpeg"
	"math/rand/v2"
	"testing"
)

// FuzzAdd holds for any bytes: they are refused with a Refusal, or every tile is there and the token's picture is one of ours.
func FuzzAdd(f *testing.F) {
	r := rand.New(rand.NewPCG(1, 1))
	for _, img := range pictures(r, 9, 7) {
		f.Add(pngOf(f, img))
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, noise(r, 20, 9), nil); err != nil {
		f.Fatal(err)
	}
	f.Add(b.Bytes())
	f.Add(append(append(bytes.Clone(b.Bytes()[:2]), exif(6, true)...), b.Bytes()[2:]...))
	f.Add(jpegFlat(40, 30, true, []byte{0x22, 0x11, 0x11}, 0))
	for _, bomb := range bombs() {
		if len(bomb.data) < 1<<16 {
			f.Add(bomb.data)
		}
	}
	l := DefaultLimits()
	l.Side, l.TokenSide, l.Memory, l.TokenMemory = 600, 600, 4<<20, 4<<20
	f.Fuzz(func(t *testing.T, data []byte) {
		m := New(Memory(), nil, l)
		var refusal *Refusal
		if p, err := m.AddMap(context.Background(), data); err == nil {
			for x := range tiles(p.W) {
				if _, err := m.Whole(p.ID, 0, x, tiles(p.H)-1); err != nil {
					t.Fatal(err)
				}
			}
		} else if !errors.As(err, &refusal) {
			t.Fatal(err)
		}
		id, err := m.AddToken(data)
		if err == nil {
			_, _, err = m.Token(id)
		} else if errors.As(err, &refusal) {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
	})
}
