package room

import (
	"errors"
	"fmt"
	"math"

	"sightline/maps"
	"sightline/server/media"
	"sightline/server/wire"
)

// Denied is a refusal of something that was asked for outside a session.
type Denied struct{ Reason wire.Reason }

// Error says it in English, for logs; clients use the Reason.
func (d *Denied) Error() string { return fmt.Sprintf("room: refused with code %d", d.Reason.Code) }

// Reason is what a person may be told of an error of a room: of a *Denied its own, of a file that is not accepted CodeMap
// with the kind of the fault and where it is, as client/lang puts them into words. What is nobody's business is CodeInternal.
func Reason(err error) wire.Reason {
	var read *maps.ReadError
	var picture *media.Refusal
	var denied *Denied
	switch {
	case err == nil:
		return wire.Reason{}
	case errors.As(err, &denied):
		return denied.Reason
	case errors.As(err, &read):
		return badFile(string(read.Kind), read.Where, read.Offset, read.Limit)
	case errors.As(err, &picture):
		return badFile(string(picture.Code), picture.Format, 0, picture.Limit)
	case errors.Is(err, ErrAbsent):
		return wire.Reason{Code: wire.CodeAbsent}
	}
	return wire.Reason{Code: wire.CodeInternal}
}

func badFile(kind, where string, offset, limit int64) wire.Reason {
	if where != "" {
		kind += ": " + where
	}
	small := func(n int64) int32 { return int32(max(-1, min(n, math.MaxInt32))) }
	return wire.Reason{Code: wire.CodeMap, Text: kind, Number: small(offset), Limit: small(limit)}
}

func denied(reason wire.Reason) error {
	if reason.Code == wire.CodeNone {
		return nil
	}
	return &Denied{reason}
}
