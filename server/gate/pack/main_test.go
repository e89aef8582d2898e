package main

import (
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/andybalholm/brotli"
)

func unpacked(t *testing.T, file string) []byte {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var r io.Reader = brotli.NewReader(bytes.NewReader(data))
	if filepath.Ext(file) == ".gz" {
		if r, err = gzip.NewReader(bytes.NewReader(data)); err != nil {
			t.Fatal(err)
		}
	}
	plain, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return plain
}

// folders are one with files to pack and one to put them in.
type folders struct {
	*testing.T
	from, to string
}

func newFolders(t *testing.T) folders { return folders{t, t.TempDir(), t.TempDir()} }

func (f folders) put(name string, data []byte) {
	f.Helper()
	f.ok(os.WriteFile(filepath.Join(f.from, name), data, 0o600))
}

func (f folders) pack(best bool) {
	f.Helper()
	f.ok(packAll(f.from, f.to, best))
}

func (f folders) ok(err error) {
	f.Helper()
	if err != nil {
		f.Fatal(err)
	}
}

func (f folders) names() string {
	f.Helper()
	files, err := os.ReadDir(f.to)
	f.ok(err)
	var names []string
	for _, e := range files {
		names = append(names, e.Name())
	}
	return strings.Join(names, " ")
}

func TestPackAll(t *testing.T) {
	f := newFolders(t)
	first, second := bytes.Repeat([]byte("abc"), 1000), bytes.Repeat([]byte("abd"), 1000)
	f.put("small.js", []byte("1"))
	f.put("picture.png", first)
	f.ok(os.WriteFile(filepath.Join(f.to, placeholder), []byte("make"), 0o600))
	f.ok(os.WriteFile(filepath.Join(f.to, "a.wasm"), []byte("left by an older build"), 0o600))
	for i, data := range [][]byte{first, second} {
		f.put("a.wasm", data)
		f.pack(i == 0)
		for _, ext := range []string{".gz", ".br"} {
			if !bytes.Equal(unpacked(t, filepath.Join(f.to, "a.wasm"+ext)), data) {
				t.Errorf("%s does not hold the file", ext)
			}
		}
	}
	if got, want := f.names(), "a.wasm.br a.wasm.gz picture.png placeholder.html small.js"; got != want {
		t.Errorf("the folder holds %s, want %s", got, want)
	}
	f.ok(os.Remove(filepath.Join(f.from, "a.wasm")))
	f.put("small.js", first)
	f.pack(false)
	if got, want := f.names(), "picture.png placeholder.html small.js.br small.js.gz"; got != want {
		t.Errorf("then the folder holds %s, want %s", got, want)
	}
}

func TestPackedIsLeftAlone(t *testing.T) {
	f := newFolders(t)
	f.put("a.wasm", bytes.Repeat([]byte("abc"), 1000))
	f.pack(false)
	file, past := filepath.Join(f.to, "a.wasm.br"), time.Unix(1e9, 0)
	f.ok(os.Chtimes(file, past, past))
	f.pack(false)
	if at, err := os.Stat(file); err != nil || !at.ModTime().Equal(past) {
		t.Error("what was packed already was packed again")
	}
	f.pack(true)
	if at, err := os.Stat(file); err != nil || at.ModTime().Equal(past) {
		t.Error("--best took over what was packed with less care")
	}
}
