package media

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"strings"
)

// head is what the first bytes of a picture say of it, read without decoding.
type head struct {
	format string
	w, h   int64
	stream bool  // can be read row by row
	short  bool  // the file is too short for what it says it holds
	turn   int   // how to set it upright, as orientation has it
	memory int64 // bytes that decoding takes otherwise: measured, see TestMemoryIsAsEstimated
}

// broken refuses a picture that is not what it says it is.
func broken(format string) error { return &Refusal{Code: CodeBroken, Format: format} }

// look finds out what a picture is.
func look(data []byte) (head, error) {
	switch {
	case len(data) == 0:
		return head{}, &Refusal{Code: CodeEmpty}
	case bytes.HasPrefix(data, []byte(pngMagic)):
		return lookPNG(data)
	case bytes.HasPrefix(data, []byte("\xff\xd8\xff")):
		return lookJPEG(data)
	case len(data) >= 16 && string(data[:4]) == "RIFF" && string(data[8:12]) == "WEBP":
		return lookWebP(data)
	}
	return head{}, &Refusal{Code: CodeFormat, Format: guess(data)}
}

// guess names a format that is not accepted, as far as it is a common one.
func guess(data []byte) string {
	start := strings.ToLower(string(data[:min(len(data), 512)]))
	for _, g := range []struct{ prefix, name string }{
		{"gif8", "gif"}, {"bm", "bmp"}, {"ii*\x00", "tiff"}, {"mm\x00*", "tiff"}, {"%pdf", "pdf"}, {"8bps", "psd"}, {"pk\x03\x04", "zip"},
	} {
		if strings.HasPrefix(start, g.prefix) {
			return g.name
		}
	}
	switch {
	case strings.Contains(start, "<svg"):
		return "svg"
	case strings.Contains(start, "<html"), strings.Contains(start, "<!doctype"):
		return "html"
	case len(start) > 12 && start[4:8] == "ftyp":
		return "heif"
	}
	return ""
}

const pngMagic = "\x89PNG\r\n\x1a\n"

func lookPNG(data []byte) (head, error) {
	if len(data) < 33 || string(data[8:16]) != "\x00\x00\x00\x0dIHDR" ||
		crc32.ChecksumIEEE(data[12:29]) != binary.BigEndian.Uint32(data[29:]) {
		return head{}, broken("png")
	}
	h := head{
		format: "png",
		w:      int64(binary.BigEndian.Uint32(data[16:])),
		h:      int64(binary.BigEndian.Uint32(data[20:])),
		stream: data[28] == 0,
	}
	px, depth, kind := area(h.w, h.h), data[24], data[25]
	h.memory = px * 4
	if depth == 16 {
		h.memory = px * 8
	}
	if kind == 3 || kind == 0 && depth <= 8 {
		h.memory = px
	}
	h.memory *= 2 // the passes of an interlaced picture are pictures of their own
	return h, nil
}

// area is w × h, or a number beyond every limit where that would not fit.
func area(w, h int64) int64 {
	if w > 1<<20 || h > 1<<20 {
		return 1 << 40
	}
	return w * h
}

// lookJPEG walks over the segments up to the one that tells the size.
func lookJPEG(data []byte) (head, error) {
	turn := 1
	for i := 2; i+4 <= len(data); {
		if data[i] != 0xff {
			i++ // the decoder passes over such bytes too
			continue
		}
		marker := data[i+1]
		switch {
		case marker == 0xff || marker == 0:
			i++
			continue
		case marker >= 0xd0 && marker <= 0xd8:
			i += 2
			continue
		case marker >= 0xc0 && marker <= 0xc2:
			h, err := lookFrame(data, data[i+4:], marker == 0xc2)
			h.turn = turn
			return h, err
		case marker == 0xe1 && turn == 1:
			turn = orientation(data[i+4:])
		case marker == 0xd9 || marker == 0xda:
			return head{}, broken("jpeg")
		}
		i += 2 + max(2, int(binary.BigEndian.Uint16(data[i+2:])))
	}
	return head{}, broken("jpeg")
}

// lookFrame reads the frame segment: size, and for each component how it is sampled.
func lookFrame(data, frame []byte, progressive bool) (head, error) {
	if len(frame) < 6 || len(frame) < 6+3*int(frame[5]) || frame[0] != 8 {
		return head{}, broken("jpeg")
	}
	h := head{format: "jpeg", h: int64(binary.BigEndian.Uint16(frame[1:])), w: int64(binary.BigEndian.Uint16(frame[3:]))}
	n := int(frame[5])
	var all, most int64
	for c := range n {
		s := int64(frame[7+3*c]>>4) * int64(frame[7+3*c]&15)
		all, most = all+s, max(most, s)
	}
	if h.w == 0 || h.h == 0 || most == 0 || most > 16 || n > 4 {
		return head{}, broken("jpeg")
	}
	px := area((h.w+31)&^31, (h.h+31)&^31)
	samples := px * all / most
	h.memory = samples
	if progressive {
		h.memory += samples * 4 // a coefficient is an int32
	}
	if n == 4 || n == 3 && all == 3*most {
		h.memory += px * 4 // another copy as CMYK or RGB
	}
	// The least a block of 64 samples takes is two codes of a bit each, in a progressive picture one. A file that is
	// shorter than that can't hold what it says.
	least := h.w * h.h * all / most / 64 / 8
	if !progressive {
		least *= 2
	}
	h.short = int64(len(data)) < least
	return h, nil
}

// lookWebP reads the first chunk. The decoder refuses a picture whose later chunks are of another size.
func lookWebP(data []byte) (head, error) {
	h := head{format: "webp"}
	if len(data) < 30 {
		return head{}, broken("webp")
	}
	b := data[20:30]
	switch string(data[12:16]) {
	case "VP8 ":
		h.w, h.h = int64(binary.LittleEndian.Uint16(b[6:])&0x3fff), int64(binary.LittleEndian.Uint16(b[8:])&0x3fff)
		h.memory = area(h.w, h.h) * 2
	case "VP8L":
		bits := int64(binary.LittleEndian.Uint32(b[1:]))
		h.w, h.h = bits&0x3fff+1, bits>>14&0x3fff+1
		h.memory = area(h.w, h.h) * 9
	case "VP8X":
		if b[0]&2 != 0 {
			return head{}, &Refusal{Code: CodeAnimated, Format: "webp"}
		}
		h.w = (int64(b[4]) | int64(b[5])<<8 | int64(b[6])<<16) + 1
		h.h = (int64(b[7]) | int64(b[8])<<8 | int64(b[9])<<16) + 1
		h.memory = area(h.w, h.h) * 12
	default:
		return head{}, broken("webp")
	}
	if h.w == 0 || h.h == 0 {
		return head{}, broken("webp")
	}
	return h, nil
}

// allow checks a picture against limits before anything is decoded.
func (h head) allow(side int32, memory int64) error {
	if most := max(h.w, h.h); most > int64(side) || most > 1<<20 {
		return &Refusal{Code: CodeSide, Format: h.format, Value: most, Limit: int64(side)}
	}
	if h.w == 0 || h.h == 0 || h.short {
		return broken(h.format)
	}
	if !h.stream && h.memory > memory {
		return &Refusal{Code: CodeMemory, Format: h.format, Value: h.memory, Limit: memory}
	}
	return nil
}
