package media

import (
	"image"
	"io"
)

// Limits bounds what is accepted.
type Limits struct {
	MapBytes   int64
	TokenBytes int64
	Side       int32
	Memory     int64
	Tiles      int64
	Encoded    int64
}

// DefaultLimits are those of a server.
func DefaultLimits() Limits { panic("later") }

// WorkerLimits are those of a browser's worker.
func WorkerLimits() Limits { panic("later") }

// Decoder reads one format.
type Decoder struct {
	Name   string
	Match  func(head []byte) bool
	Decode func(io.Reader) (image.Image, error)
}

// Decoders are png, jpeg and webp.
func Decoders() []Decoder { panic("later") }

// Refusal says why a picture is not accepted.
type Refusal struct {
	Code   Code
	Format string
	Limit  int64
}

// Code is the reason of a Refusal.
type Code string

// Error says it in English, for logs.
func (r *Refusal) Error() string { return string(r.Code) }
