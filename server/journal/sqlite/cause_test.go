package sqlite

import (
	"bytes"
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"
)

// TestCauses: what a person can mend is told apart.
func TestCauses(t *testing.T) {
	dir := t.TempDir()
	held := filepath.Join(dir, "held.db")
	d, err := Open(t.Context(), held)
	if err != nil {
		t.Fatal(err)
	}
	if err := d.Close(); err != nil {
		t.Fatal(err)
	}
	other, err := sql.Open("sqlite", source(held))
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	other.SetMaxOpenConns(1)
	if _, err := other.Exec("begin immediate"); err != nil {
		t.Fatal(err)
	}
	rubbish, folder := filepath.Join(dir, "rubbish.db"), filepath.Join(dir, "folder.db")
	if err := errors.Join(os.WriteFile(rubbish, bytes.Repeat([]byte("rubbish "), 200), 0o600), os.Mkdir(folder, 0o700)); err != nil {
		t.Fatal(err)
	}
	patience = 10 * time.Millisecond
	defer func() { patience = 10 * time.Second }()
	for file, want := range map[string]error{held: ErrLocked, rubbish: ErrNoFile, folder: ErrReadOnly} {
		if d, err := Open(t.Context(), file); !errors.Is(err, want) {
			t.Errorf("%s: %v, want %v", file, err, want)
			if err == nil {
				_ = d.Close()
			}
		}
	}
}
