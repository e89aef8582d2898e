package link

import (
	"encoding/json"
	"math"

	"sightline/server/wire"
)

// Refusal reads what the server answers over HTTP when it will not: a code and, for a map file, what is wrong and
// where. Reason.Text is then "kind: where", Number the byte of the fault. Anything else counts as a fault of the server.
func Refusal(body []byte) wire.Reason {
	var in struct {
		Code        wire.Code
		Kind, Where string
		Offset      int64
		Limit       int64
	}
	if json.Unmarshal(body, &in) != nil || in.Code == wire.CodeNone {
		return wire.Reason{Code: wire.CodeInternal}
	}
	r := wire.Reason{Code: in.Code, Text: in.Kind, Number: small(in.Offset), Limit: small(in.Limit)}
	if in.Where != "" {
		r.Text += ": " + in.Where
	}
	return r
}

// small keeps a number within what a Reason holds.
func small(n int64) int32 { return int32(max(-1, min(n, math.MaxInt32))) }
