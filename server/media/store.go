package media

import (
	"bytes"
	"io"
	"sync"
)

// Store keeps blobs by name. Names are 64 lower-case hex digits. All methods may be called from many goroutines.
type Store interface {
	// Create begins a new blob.
	Create() (Writer, error)
	// ReadAt fills p from the blob's bytes at off, or fails; ErrNone where there is no such blob.
	ReadAt(name string, p []byte, off int64) error
	// Size is the blob's length in bytes; ErrNone where there is no such blob.
	Size(name string) (int64, error)
}

// Writer is a blob being written. One of Commit and Abort ends it.
type Writer interface {
	io.Writer
	// Commit keeps the blob under name. When it returns nil, the whole blob outlives a crash; before that, none of it is
	// to be seen. Names are hashes of what is in the blob, so one that is there already may stay.
	Commit(name string) error
	// Abort forgets what was written. After Commit it does nothing.
	Abort()
}

// Memory is a Store in memory, for tests and for tables that end with the program.
func Memory() Store { return &memory{blobs: map[string][]byte{}} }

type memory struct {
	mu    sync.RWMutex
	blobs map[string][]byte
}

type memoryWriter struct {
	bytes.Buffer
	to *memory
}

func (m *memory) Create() (Writer, error) { return &memoryWriter{to: m}, nil }

func (w *memoryWriter) Commit(name string) error {
	w.to.mu.Lock()
	defer w.to.mu.Unlock()
	w.to.blobs[name] = bytes.Clone(w.Bytes())
	w.Reset()
	return nil
}

func (w *memoryWriter) Abort() { w.Reset() }

func (m *memory) blob(name string) ([]byte, bool) {
	m.mu.RLock()
	defer m.mu.RUnlock()
	b, ok := m.blobs[name]
	return b, ok
}

func (m *memory) ReadAt(name string, p []byte, off int64) error {
	b, ok := m.blob(name)
	if !ok {
		return ErrNone
	}
	if off < 0 || off+int64(len(p)) > int64(len(b)) {
		return io.ErrUnexpectedEOF
	}
	copy(p, b[off:])
	return nil
}

func (m *memory) Size(name string) (int64, error) {
	b, ok := m.blob(name)
	if !ok {
		return 0, ErrNone
	}
	return int64(len(b)), nil
}
