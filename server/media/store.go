package media

import "io"

// Store keeps blobs by name. Names are lower-case hex. All methods may be called from many goroutines.
type Store interface {
	// Create begins a new blob.
	Create() (Writer, error)
	// ReadAt fills p from the blob's bytes at off; ErrNone where there is no such blob.
	ReadAt(name string, p []byte, off int64) error
	// Size is the blob's length; ErrNone where there is no such blob.
	Size(name string) (int64, error)
}

// Writer is a blob being written. One of Commit and Abort ends it.
type Writer interface {
	io.Writer
	// Commit keeps the blob under name; when it returns nil the blob outlives a crash. A blob of that name stays as it is.
	Commit(name string) error
	// Abort forgets what was written.
	Abort()
}

// Memory is a Store in memory.
func Memory() Store { panic("later") }
