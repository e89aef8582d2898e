package media

import (
	"bytes"
	"compress/zlib"
	"context"
	"encoding/binary"
	"errors"
	"image"
	"testing"
)

// deflated is n zero bytes, compressed.
func deflated(n int) []byte {
	var b bytes.Buffer
	z, _ := zlib.NewWriterLevel(&b, zlib.BestSpeed)
	zero := make([]byte, 1<<20)
	for ; n > 0; n -= len(zero) {
		z.Write(zero[:min(n, len(zero))])
	}
	z.Close()
	return b.Bytes()
}

// bombs are files that say or unpack to far more than they weigh.
func bombs() map[string]struct {
	data []byte
	code Code
} {
	big := make([]byte, 10)
	binary.LittleEndian.PutUint16(big[6:], 16383)
	binary.LittleEndian.PutUint16(big[8:], 16383)
	lossless := binary.LittleEndian.AppendUint32([]byte{0x2f}, 16383|16383<<14)
	extended := []byte{16, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}
	moving := []byte{2, 0, 0, 0, 9, 0, 0, 9, 0, 0}
	type b = struct {
		data []byte
		code Code
	}
	return map[string]b{
		"png of 30001 a side":             {pngHead(30001, 1, 8, 2, 0), CodeSide},
		"png of 2^31 a side":              {pngHead(1<<31, 1<<31, 8, 2, 0), CodeSide},
		"png of 0 a side":                 {pngHead(0, 9, 8, 2, 0), CodeBroken},
		"png that ends after its head":    {pngHead(30000, 30000, 16, 6, 0), CodeBroken},
		"png with few of its rows":        {append(pngHead(30000, 30000, 8, 2, 0), chunk("IDAT", deflated(90001*3))...), CodeBroken},
		"png interlaced":                  {append(pngHead(20000, 20000, 8, 6, 1), chunk("IDAT", deflated(1<<20))...), CodeMemory},
		"png interlaced 16 bit":           {pngHead(10000, 10000, 16, 6, 1), CodeMemory},
		"png with a chunk of 4 GB":        {append(pngHead(10, 10, 8, 2, 0), 0xff, 0xff, 0xff, 0xff, 'I', 'D', 'A', 'T'), CodeBroken},
		"jpeg of 65535 a side":            {jpegFlat(65535, 65535, false, []byte{0x11}, 1<<30), CodeSide},
		"jpeg with no pixels":             {jpegFlat(20000, 20000, false, []byte{0x22, 0x11, 0x11}, 1<<30), CodeBroken},
		"jpeg progressive, no pixels":     {jpegFlat(20000, 20000, true, []byte{0x22, 0x11, 0x11}, 1<<30), CodeBroken},
		"jpeg progressive, whole":         {jpegFlat(12000, 12000, true, []byte{0x11, 0x11, 0x11}, 0), CodeMemory},
		"jpeg of four colours, whole":     {jpegFlat(12000, 12000, false, []byte{0x11, 0x11, 0x11, 0x11}, 0), CodeMemory},
		"webp of 16383 a side, no pixels": {riff("VP8 ", big), CodeBroken},
		"webp lossless of 16384 a side":   {riff("VP8L", append(lossless, make([]byte, 20)...)), CodeMemory},
		"webp extended of 2^24 a side":    {riff("VP8X", extended), CodeSide},
		"webp extended, small, then big":  {append(riff("VP8X", []byte{0, 0, 0, 0, 0, 0, 0, 0, 0, 0}), riff("VP8L", append(lossless, make([]byte, 20)...))[12:]...), CodeBroken},
		"webp that moves":                 {riff("VP8X", moving), CodeAnimated},
	}
}

// TestBombsTakeNoMemory refuses each bomb, as a map and as a token, with its code, and asserts that hardly anything was
// allocated meanwhile.
func TestBombsTakeNoMemory(t *testing.T) {
	for name, b := range bombs() {
		t.Run(name, func(t *testing.T) {
			m := New(Memory(), nil, DefaultLimits())
			var err, err2 error
			n := allocated(func() {
				_, err = m.AddMap(context.Background(), b.data)
				_, err2 = m.AddToken(b.data)
			})
			var r, r2 *Refusal
			if !errors.As(err, &r) || r.Code != b.code {
				t.Errorf("as a map: %v, want code %q", err, b.code)
			}
			if !errors.As(err2, &r2) {
				t.Errorf("as a token: %v", err2)
			}
			// The bands of a pyramid 30,000 pixels wide are the most that any of them may take.
			if most := uint64(64 << 20); n > most {
				t.Errorf("allocated %d bytes", n)
			}
		})
	}
}

// TestUnpackedBombIsCutOff: a picture of 1 × 1 whose pixels unpack to 16 MB is read for its four bytes and no further
// (as a TIFF was in Mattermost, MM-69810).
func TestUnpackedBombIsCutOff(t *testing.T) {
	data := append(pngHead(1, 1, 8, 2, 0), chunk("IDAT", deflated(16<<20))...)
	data = append(data, chunk("IEND", nil)...)
	m := New(Memory(), nil, DefaultLimits())
	var p Picture
	var err error
	n := allocated(func() { p, err = m.AddMap(context.Background(), data) })
	if err != nil || p.W != 1 || p.H != 1 || p.Levels != 1 {
		t.Fatalf("%+v, %v", p, err)
	}
	if n > 2<<20 {
		t.Errorf("allocated %d bytes for one pixel", n)
	}
}

// TestMemoryIsAsEstimated decodes pictures of each kind that is decoded whole (TestWebPIsRead does so for webp).
func TestMemoryIsAsEstimated(t *testing.T) {
	for name, data := range map[string][]byte{
		"grey":             jpegFlat(640, 480, false, []byte{0x11}, 0),
		"4:2:0":            jpegFlat(640, 480, false, []byte{0x22, 0x11, 0x11}, 0),
		"4:4:4":            jpegFlat(640, 480, false, []byte{0x11, 0x11, 0x11}, 0),
		"four colours":     jpegFlat(640, 480, false, []byte{0x11, 0x11, 0x11, 0x11}, 0),
		"progressive":      jpegFlat(640, 480, true, []byte{0x22, 0x11, 0x11}, 0),
		"progressive, all": jpegFlat(640, 480, true, []byte{0x11, 0x11, 0x11}, 0),
		"interlaced":       pngInterlaced(640, 480, 8, 6),
		"interlaced 16":    pngInterlaced(640, 480, 16, 6),
		"interlaced rgb":   pngInterlaced(640, 480, 8, 2),
		"interlaced grey":  pngInterlaced(640, 480, 8, 0),
		"webp lossless":    losslessFlat(640, 480),
	} {
		t.Run(name, func(t *testing.T) { foretold(t, New(Memory(), nil, DefaultLimits()), data) })
	}
}

// foretold holds what decoding allocates to what look said, so that the limit on memory means what it says.
func foretold(t *testing.T, m *Media, data []byte) {
	t.Helper()
	h, err := look(data)
	if err != nil {
		t.Fatal(err)
	}
	n := allocated(func() { _, err = m.open(data, h) })
	if err != nil {
		t.Fatal(err)
	}
	if int64(n) > h.memory+h.memory/8+1<<17 || int64(n) < h.memory/4 {
		t.Errorf("%d × %d: allocated %d bytes, foretold %d", h.w, h.h, n, h.memory)
	}
}

// TestOtherFormatsAreRefused names what people send by mistake.
func TestOtherFormatsAreRefused(t *testing.T) {
	m := New(Memory(), nil, DefaultLimits())
	for content, want := range map[string]Refusal{
		"": {Code: CodeEmpty},
		"<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg'/>": {Code: CodeFormat, Format: "svg"},
		"<!DOCTYPE html><script>alert(1)</script>":                       {Code: CodeFormat, Format: "html"},
		"GIF89a\x01\x00\x01\x00":                                         {Code: CodeFormat, Format: "gif"},
		"II*\x00\x08\x00\x00\x00":                                        {Code: CodeFormat, Format: "tiff"},
		"\x00\x00\x00\x20ftypavif\x00\x00":                               {Code: CodeFormat, Format: "heif"},
		"hello":                                                          {Code: CodeFormat},
		"\xff\xd8\xff":                                                   {Code: CodeBroken, Format: "jpeg"},
		pngMagic:                                                         {Code: CodeBroken, Format: "png"},
	} {
		for _, err := range []error{second(m.AddMap(context.Background(), []byte(content))), second(m.AddToken([]byte(content)))} {
			var r *Refusal
			if !errors.As(err, &r) || *r != want {
				t.Errorf("%q: %v, want %+v", content, err, want)
			}
		}
	}
}

func second[T any](_ T, err error) error { return err }

// TestLimitsAreExact accepts a picture at each limit and refuses one beyond it.
func TestLimitsAreExact(t *testing.T) {
	data := pngOf(t, image.NewGray(image.Rect(0, 0, 40, 30)))
	for name, c := range map[string]struct {
		change func(*Limits)
		code   Code
	}{
		"bytes at":   {func(l *Limits) { l.MapBytes = int64(len(data)) }, ""},
		"bytes over": {func(l *Limits) { l.MapBytes = int64(len(data)) - 1 }, CodeBytes},
		"side at":    {func(l *Limits) { l.Side = 40 }, ""},
		"side over":  {func(l *Limits) { l.Side = 39 }, CodeSide},
	} {
		l := DefaultLimits()
		c.change(&l)
		_, err := New(Memory(), nil, l).AddMap(context.Background(), data)
		var r *Refusal
		if got := errors.As(err, &r); got != (c.code != "") || got && (r.Code != c.code || r.Value != r.Limit+1) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
