// Package files keeps the blobs of media in a folder, each under its name.
package files

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"sightline/server/media"
)

// store is a folder. Blobs lie in sub-folders named by their first two digits.
type store struct{ dir string }

// temporary is how the names of unfinished blobs begin.
const temporary = "new-"

// Open uses dir for blobs, making it when needed and clearing away what a crash left unfinished. One program uses a
// folder at a time.
func Open(dir string) (media.Store, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	if err := syncFolder(filepath.Dir(dir)); err != nil {
		return nil, err
	}
	left, err := filepath.Glob(filepath.Join(dir, temporary+"*"))
	if err != nil {
		return nil, err
	}
	for _, f := range left {
		if err := os.Remove(f); err != nil {
			return nil, err
		}
	}
	return &store{dir}, nil
}

func (s *store) path(name string) (string, error) {
	if len(name) < 4 || strings.Trim(name, "0123456789abcdef") != "" {
		return "", media.ErrNone
	}
	return filepath.Join(s.dir, name[:2], name), nil
}

func (s *store) Size(name string) (int64, error) {
	path, err := s.path(name)
	if err != nil {
		return 0, err
	}
	info, err := os.Stat(path)
	if err != nil {
		return 0, absent(err)
	}
	return info.Size(), nil
}

func (s *store) ReadAt(name string, p []byte, off int64) error {
	path, err := s.path(name)
	if err != nil {
		return err
	}
	f, err := os.Open(path)
	if err != nil {
		return absent(err)
	}
	defer f.Close()
	_, err = f.ReadAt(p, off)
	return err
}

// absent turns "no such file" into the store's own answer.
func absent(err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return media.ErrNone
	}
	return err
}

func (s *store) Create() (media.Writer, error) {
	f, err := os.CreateTemp(s.dir, temporary+"*")
	if err != nil {
		return nil, err
	}
	return &writer{File: f, store: s}, nil
}

// writer is a blob in a temporary file.
type writer struct {
	*os.File
	store *store
	ended bool
}

// Commit makes the bytes durable first, then the name, then the folders that hold the name.
func (w *writer) Commit(name string) error {
	path, err := w.store.path(name)
	if err != nil {
		return err
	}
	if err := w.Sync(); err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	folder := filepath.Dir(path)
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	if err := os.Rename(w.Name(), path); err != nil {
		return err
	}
	w.ended = true
	if err := syncFolder(folder); err != nil {
		return err
	}
	return syncFolder(w.store.dir)
}

// Abort removes the temporary file.
func (w *writer) Abort() {
	if !w.ended {
		w.Close()
		os.Remove(w.Name())
		w.ended = true
	}
}

// syncFolder makes the names in a folder durable. Windows has no such call and does so by itself.
func syncFolder(dir string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	defer d.Close()
	return d.Sync()
}
