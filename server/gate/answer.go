package gate

import (
	"encoding/json"
	"errors"
	"net/http"

	"sightline/maps"
	"sightline/server/media"
	"sightline/server/room"
	"sightline/server/seat"
	"sightline/server/wire"
)

// refusal is a refusal as data; the page puts it into words.
type refusal struct {
	status int
	Code   wire.Code `json:"code"`
	Kind   string    `json:"kind,omitempty"`   // of a map or picture that is not accepted
	Where  string    `json:"where,omitempty"`  // the place in the file, or its format
	Offset int64     `json:"offset,omitempty"` // in the file, in bytes
	Limit  int64     `json:"limit,omitempty"`  // that was passed
}

// absent is the one answer for what does not exist and for what is not the asker's.
var absent = refusal{status: http.StatusNotFound, Code: wire.CodeAbsent}

// explain turns an error into what the asker may know of it.
func explain(err error) refusal {
	var read *maps.ReadError
	var picture *media.Refusal
	var denied *room.Denied
	switch {
	case errors.Is(err, room.ErrAbsent), errors.Is(err, seat.ErrToken):
		return absent
	case errors.Is(err, seat.ErrLink):
		return refusal{status: http.StatusNotFound, Code: wire.CodeLink}
	case errors.Is(err, errVersion):
		return refusal{status: http.StatusConflict, Code: wire.CodeVersion}
	case errors.Is(err, room.ErrClosed):
		return refusal{status: http.StatusServiceUnavailable, Code: wire.CodeMoved}
	case errors.As(err, &denied):
		return refusal{status: http.StatusConflict, Code: denied.Reason.Code, Limit: int64(denied.Reason.Limit)}
	case errors.As(err, &read):
		return refusal{http.StatusUnprocessableEntity, wire.CodeMap, string(read.Kind), read.Where, read.Offset, read.Limit}
	case errors.As(err, &picture):
		return refusal{http.StatusUnprocessableEntity, wire.CodeMap, string(picture.Code), picture.Format, 0, picture.Limit}
	}
	return refusal{status: http.StatusInternalServerError, Code: wire.CodeInternal}
}

func refuse(w http.ResponseWriter, a refusal) { write(w, a.status, a) }

// write answers with JSON that nobody may keep.
func write(w http.ResponseWriter, status int, body any) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(body) // a reader that is gone is nobody to tell
}

// headers sets what every answer says to the browser: trust nothing that is not ours.
func headers(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		h.Set("Content-Security-Policy", policy)
		next.ServeHTTP(w, r)
	})
}

const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
	"img-src 'self' blob: data:; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
