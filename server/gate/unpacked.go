package gate

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"errors"
	"io"
)

// unpacked reads a gzip file of less than 4 GiB as what is in it. It holds a window of it and never the whole, so that many
// who ask for it at once take little. It seeks as far as http.ServeContent does for a whole file: to the ends.
type unpacked struct {
	packed []byte
	size   int64
	at     int64
	r      *gzip.Reader // nil at the start
}

var errSeek = errors.New("gate: an unpacked file is read from its start only")

func newUnpacked(packed []byte) *unpacked {
	u := &unpacked{packed: packed}
	if n := len(packed); n >= 4 {
		u.size = int64(binary.LittleEndian.Uint32(packed[n-4:])) // where gzip keeps it
	}
	return u
}

// Read implements io.Reader.
func (u *unpacked) Read(p []byte) (int, error) {
	if u.at >= u.size {
		return 0, io.EOF
	}
	if u.r == nil {
		r, err := gzip.NewReader(bytes.NewReader(u.packed))
		if err != nil {
			return 0, err
		}
		u.r = r
	}
	n, err := u.r.Read(p)
	u.at += int64(n)
	return n, err
}

// Seek implements io.Seeker.
func (u *unpacked) Seek(offset int64, whence int) (int64, error) {
	switch {
	case whence == io.SeekEnd && offset == 0:
		u.at, u.r = u.size, nil
	case whence == io.SeekStart && offset == 0:
		u.at, u.r = 0, nil
	default:
		return 0, errSeek
	}
	return u.at, nil
}
