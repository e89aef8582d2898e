package media

import "fmt"

// Limits bounds what is accepted and what is kept in memory. All are bytes but for Side and TokenSide, in pixels.
type Limits struct {
	MapBytes    int64 // of a map's picture as sent
	TokenBytes  int64 // of a token's picture as sent
	Side        int32 // of a map's picture; more than 2^20 is never accepted
	TokenSide   int32 // of a token's picture as sent
	Memory      int64 // that decoding a map's picture may take; png is read row by row and takes little
	TokenMemory int64 // that decoding a token's picture may take
	Tiles       int64 // of decoded tiles kept for the next request
	Encoded     int64 // of encoded tiles kept for the next request
}

// DefaultLimits are those of a server.
func DefaultLimits() Limits {
	return Limits{
		MapBytes:    96 << 20,
		TokenBytes:  10 << 20,
		Side:        30_000,
		TokenSide:   8192,
		Memory:      512 << 20,
		TokenMemory: 96 << 20,
		Tiles:       64 << 20,
		Encoded:     64 << 20,
	}
}

// WorkerLimits are those of a browser's worker, whose memory is small and never given back.
func WorkerLimits() Limits {
	return Limits{
		MapBytes:    48 << 20,
		TokenBytes:  10 << 20,
		Side:        16_384,
		TokenSide:   8192,
		Memory:      192 << 20,
		TokenMemory: 64 << 20,
		Tiles:       24 << 20,
		Encoded:     16 << 20,
	}
}

// Refusal says why a picture is not accepted, as data for a client to put into words.
type Refusal struct {
	Code   Code
	Format string // what the content is, such as "jpeg" or "svg"; "" where unknown
	Value  int64  // what was too much
	Limit  int64  // the limit it passed
}

// Code is the reason of a Refusal.
type Code string

// The reasons.
const (
	CodeEmpty    Code = "empty"    // nothing in it
	CodeFormat   Code = "format"   // neither png, jpeg nor webp
	CodeAnimated Code = "animated" // a moving webp
	CodeBytes    Code = "bytes"    // the file is too large
	CodeSide     Code = "side"     // too many pixels wide or high
	CodeMemory   Code = "memory"   // decoding takes too much memory: saved as png (not interlaced) it may fit
	CodeBroken   Code = "broken"   // damaged, or not what it says it is
)

// Error says it in English, for logs; clients use the fields.
func (r *Refusal) Error() string {
	s := "media: picture refused: " + string(r.Code)
	if r.Format != "" {
		s += ", " + r.Format
	}
	if r.Limit > 0 {
		s += fmt.Sprintf(", %d is over the limit of %d", r.Value, r.Limit)
	}
	return s
}
