package main

import (
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
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

func TestPackAll(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "a.wasm")
	put := func(name string, data []byte) {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	first, second := bytes.Repeat([]byte("abc"), 1000), bytes.Repeat([]byte("abd"), 1000)
	put("a.wasm", first)
	put("small.js", []byte("1"))
	put("picture.png", first)
	for i, data := range [][]byte{first, second} {
		put("a.wasm", data)
		if err := packAll(dir, i == 0); err != nil {
			t.Fatal(err)
		}
		for _, ext := range []string{".gz", ".br"} {
			if !bytes.Equal(unpacked(t, file+ext), data) {
				t.Errorf("%s does not hold the file", ext)
			}
		}
	}
	for _, name := range []string{"small.js.gz", "picture.png.gz", "a.wasm.gz.gz"} {
		if _, err := os.Stat(filepath.Join(dir, name)); err == nil {
			t.Errorf("%s was made", name)
		}
	}
	past := time.Unix(1e9, 0)
	if err := os.Chtimes(file+".br", past, past); err != nil {
		t.Fatal(err)
	}
	if err := packAll(dir, false); err != nil {
		t.Fatal(err)
	}
	if at, err := os.Stat(file + ".br"); err != nil || !at.ModTime().Equal(past) {
		t.Error("what was packed already was packed again")
	}
	if err := packAll(dir, true); err != nil {
		t.Fatal(err)
	}
	if at, err := os.Stat(file + ".br"); err != nil || at.ModTime().Equal(past) {
		t.Error("--best took over what was packed with less care")
	}
}
