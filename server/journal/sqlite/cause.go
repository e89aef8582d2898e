package sqlite

import (
	"errors"

	driver "modernc.org/sqlite"
	lib "modernc.org/sqlite/lib"
)

// Why a file can't be used, for callers that tell a person what to do. They come wrapped.
var (
	ErrLocked    = errors.New("sqlite: another program holds the file")
	ErrNoFile    = errors.New("sqlite: this is no database, or it is damaged")
	ErrReadOnly  = errors.New("sqlite: the file or its folder can't be written")
	ErrNewer     = errors.New("sqlite: a later version of this program wrote the file")
	ErrNetworkFS = errors.New("sqlite: the file is on a network file system, where SQLite can't keep its promises")
)

// because adds to an error of the driver which of these it is.
func because(err error) error {
	var e *driver.Error
	if !errors.As(err, &e) {
		return err
	}
	causes := map[int]error{
		lib.SQLITE_BUSY: ErrLocked, lib.SQLITE_LOCKED: ErrLocked, lib.SQLITE_PROTOCOL: ErrLocked,
		lib.SQLITE_NOTADB: ErrNoFile, lib.SQLITE_CORRUPT: ErrNoFile,
		lib.SQLITE_READONLY: ErrReadOnly, lib.SQLITE_CANTOPEN: ErrReadOnly, lib.SQLITE_PERM: ErrReadOnly,
	}
	if cause := causes[e.Code()&0xff]; cause != nil {
		return errors.Join(cause, err)
	}
	return err
}
