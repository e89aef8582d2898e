package media

import (
	"bytes"
	"image"
	"image/color"
	"image/jpeg"
	"testing"
)

// exif is a segment that says how the camera was held.
func exif(how byte, little bool) []byte {
	tiff := []byte("MM\x00*\x00\x00\x00\x08\x00\x02\x01\x0f\x00\x02\x00\x00\x00\x01\x00\x00\x00\x00\x01\x12\x00\x03\x00\x00\x00\x01\x00\x00\x00\x00")
	tiff[8+2+12+9] = how
	if little {
		tiff = []byte("II*\x00\x08\x00\x00\x00\x01\x00\x12\x01\x03\x00\x01\x00\x00\x00\x00\x00\x00\x00")
		tiff[8+2+8] = how
	}
	body := append([]byte("Exif\x00\x00"), tiff...)
	return append([]byte{0xff, 0xe1, 0, byte(len(body) + 2)}, body...)
}

// TestPhotosAreSetUpright turns a picture with a red, a green and a blue corner in all eight ways; the corners end where
// the camera saw them.
func TestPhotosAreSetUpright(t *testing.T) {
	src := image.NewNRGBA(image.Rect(0, 0, 96, 64))
	for y := range 64 {
		for x := range 96 {
			c := color.NRGBA{90, 90, 90, 255}
			switch {
			case x < 32 && y < 32:
				c = color.NRGBA{255, 0, 0, 255}
			case x >= 64 && y < 32:
				c = color.NRGBA{0, 255, 0, 255}
			case x < 32:
				c = color.NRGBA{0, 0, 255, 255}
			}
			src.SetNRGBA(x, y, c)
		}
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, src, &jpeg.Options{Quality: 95}); err != nil {
		t.Fatal(err)
	}
	// Where the top left, top right and bottom left corner of the stored picture come to lie, as Exif defines it.
	const tl, tr, bl, br = 0, 1, 2, 3
	for how, want := range map[byte][3]int{
		0: {tl, tr, bl}, 1: {tl, tr, bl}, 2: {tr, tl, br}, 3: {br, bl, tr}, 4: {bl, br, tl},
		5: {tl, bl, tr}, 6: {tr, br, tl}, 7: {br, tr, bl}, 8: {bl, tl, br}, 9: {tl, tr, bl},
	} {
		for _, little := range []bool{false, true} {
			data := append(append(bytes.Clone(b.Bytes()[:2]), exif(how, little)...), b.Bytes()[2:]...)
			img, _, _ := addToken(t, data)
			s := img.Bounds().Size()
			if wide := how < 5 || how > 8; wide != (s.X > s.Y) {
				t.Errorf("%d: size %v", how, s)
			}
			at := [4]image.Point{{X: 8, Y: 8}, {X: s.X - 8, Y: 8}, {X: 8, Y: s.Y - 8}, {X: s.X - 8, Y: s.Y - 8}}
			for i, c := range [3]color.NRGBA{{255, 0, 0, 255}, {0, 255, 0, 255}, {0, 0, 255, 255}} {
				p := at[want[i]]
				if !near(img.At(p.X, p.Y), c) {
					t.Errorf("%d: corner %d is %v, want %v", how, want[i], img.At(p.X, p.Y), c)
				}
			}
		}
	}
}

func near(a color.Color, b color.NRGBA) bool {
	c := color.NRGBAModel.Convert(a).(color.NRGBA)
	for _, d := range [3]int{int(c.R) - int(b.R), int(c.G) - int(b.G), int(c.B) - int(b.B)} {
		if d > 60 || d < -60 {
			return false
		}
	}
	return true
}

// TestDamagedExif cuts and spoils the segment: the picture is taken as upright, and nothing worse happens.
func TestDamagedExif(t *testing.T) {
	good := exif(6, false)[4:]
	for i := range good {
		if o := orientation(good[:i]); o < 1 || o > 8 {
			t.Errorf("cut after %d bytes: %d", i, o)
		}
		bad := bytes.Clone(good)
		bad[i] = 0xff
		if o := orientation(bad); o < 1 || o > 8 {
			t.Errorf("byte %d spoiled: %d", i, o)
		}
	}
}
