package files

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sightline/server/media"
)

var (
	one = strings.Repeat("0a", 32)
	two = strings.Repeat("b1", 32)
)

func open(t *testing.T, dir string) media.Store {
	t.Helper()
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func put(t *testing.T, s media.Store, name, content string) {
	t.Helper()
	w, err := s.Create()
	if err != nil {
		t.Fatal(err)
	}
	defer w.Abort()
	for _, part := range strings.SplitAfter(content, " ") {
		if _, err := w.Write([]byte(part)); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Commit(name); err != nil {
		t.Fatal(err)
	}
}

// TestStores holds every Store to what media.Store promises.
func TestStores(t *testing.T) {
	for name, s := range map[string]media.Store{"files": open(t, filepath.Join(t.TempDir(), "new")), "memory": media.Memory()} {
		t.Run(name, func(t *testing.T) {
			if _, err := s.Size(one); err != media.ErrNone {
				t.Errorf("size of nothing: %v", err)
			}
			if err := s.ReadAt(one, make([]byte, 1), 0); err != media.ErrNone {
				t.Errorf("bytes of nothing: %v", err)
			}
			put(t, s, one, "told means saved")
			put(t, s, two, "")
			put(t, s, one, "told means saved")
			if n, err := s.Size(one); n != 16 || err != nil {
				t.Errorf("size %d, %v", n, err)
			}
			p := make([]byte, 5)
			if err := s.ReadAt(one, p, 5); err != nil || string(p) != "means" {
				t.Errorf("%q, %v", p, err)
			}
			if err := s.ReadAt(one, p, 13); err == nil {
				t.Error("read beyond the end")
			}
			if n, err := s.Size(two); n != 0 || err != nil {
				t.Errorf("size of an empty blob %d, %v", n, err)
			}
			w, err := s.Create()
			if err != nil {
				t.Fatal(err)
			}
			w.Write([]byte("never mind"))
			w.Abort()
			w.Abort()
		})
	}
}

// TestUnfinishedBlobsAreGone ends as a crash would, between Create and Commit: nothing is to be seen, and the next Open
// clears it away.
func TestUnfinishedBlobsAreGone(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	put(t, s, one, "kept")
	w, err := s.Create()
	if err != nil {
		t.Fatal(err)
	}
	w.Write(bytes.Repeat([]byte("x"), 1<<20))
	s = open(t, dir)
	names, err := os.ReadDir(dir)
	if err != nil || len(names) != 1 || names[0].Name() != "0a" {
		t.Errorf("left: %v, %v", names, err)
	}
	if n, err := s.Size(one); n != 4 || err != nil {
		t.Errorf("the finished blob: %d bytes, %v", n, err)
	}
}

// TestNoNameIsAPath hands names from outside to the store: none reaches a file.
func TestNoNameIsAPath(t *testing.T) {
	dir := t.TempDir()
	s := open(t, filepath.Join(dir, "blobs"))
	if err := os.WriteFile(filepath.Join(dir, "secret"), []byte("s"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"", ".", "..", "../secret", "....//secret", "/etc/passwd", "0a/../../secret", "abc\x00def", "CON", "abcd.exe"} {
		if _, err := s.Size(name); err != media.ErrNone {
			t.Errorf("size of %q: %v", name, err)
		}
		if err := s.ReadAt(name, make([]byte, 1), 0); err != media.ErrNone {
			t.Errorf("bytes of %q: %v", name, err)
		}
		w, err := s.Create()
		if err != nil {
			t.Fatal(err)
		}
		if err := w.Commit(name); !errors.Is(err, media.ErrNone) {
			t.Errorf("commit as %q: %v", name, err)
		}
		w.Abort()
	}
	if left, _ := filepath.Glob(filepath.Join(dir, "blobs", "*")); len(left) != 0 {
		t.Errorf("left: %v", left)
	}
}
