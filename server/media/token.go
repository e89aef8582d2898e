package media

import (
	"bytes"
	"image"
	"image/jpeg"
	"image/png"
)

// TokenSize is how many pixels a stored token's picture has at most, along its longer side.
const TokenSize = 512

// token reads a picture and makes it anew, at most TokenSize wide and high: JPEG where it is opaque, else PNG.
func token(r rows) ([]byte, error) {
	img, opaque, err := shrink(r)
	if err != nil {
		return nil, err
	}
	var buf bytes.Buffer
	if opaque {
		err = jpeg.Encode(&buf, img, &jpeg.Options{Quality: 90})
	} else {
		err = png.Encode(&buf, img)
	}
	return buf.Bytes(), err
}

// shrink reads all rows and makes of each block of pixels their mean, weighted by alpha. Small pictures stay as they are.
func shrink(r rows) (*image.NRGBA, bool, error) {
	w, h := r.size()
	dw, dh := fit(w, h)
	img := image.NewNRGBA(image.Rect(0, 0, dw, dh))
	row, sums := make([]byte, 4*w), make([]sum, dw)
	opaque := true
	for y := range h {
		if err := r.next(row); err != nil {
			return nil, false, err
		}
		for x := range w {
			sums[x*dw/w].add(row[4*x : 4*x+4])
		}
		if to := y * dh / h; y == h-1 || (y+1)*dh/h != to {
			for x := range sums {
				opaque = sums[x].mean(img.Pix[to*img.Stride+4*x:]) && opaque
			}
		}
	}
	return img, opaque, nil
}

// fit is the size of w by h with the longer side at most TokenSize.
func fit(w, h int) (int, int) {
	long := max(w, h)
	if long <= TokenSize {
		return w, h
	}
	return max(1, w*TokenSize/long), max(1, h*TokenSize/long)
}

// sum adds up pixels.
type sum struct {
	c    [3]uint64 // times alpha
	a, n uint64
}

func (s *sum) add(p []byte) {
	a := uint64(p[3])
	for i := range s.c {
		s.c[i] += uint64(p[i]) * a
	}
	s.a += a
	s.n++
}

// mean writes the mean, begins anew, and tells whether it is opaque.
func (s *sum) mean(p []byte) bool {
	if s.a > 0 {
		for i := range s.c {
			p[i] = byte((s.c[i] + s.a/2) / s.a)
		}
		p[3] = byte((s.a + s.n/2) / s.n)
	}
	opaque := s.a == 255*s.n
	*s = sum{}
	return opaque
}
