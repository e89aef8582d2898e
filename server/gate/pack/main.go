// Command pack compresses the client's files, so that the server need not do it for each browser. What is smaller than a
// network packet, or was packed since it last changed, is left alone.
package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/andybalholm/brotli"
)

// smallest is the size from which on a file is worth packing.
const smallest = 1400

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: pack FOLDER")
		os.Exit(2)
	}
	if err := packAll(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}

func packAll(dir string) error {
	for _, ext := range []string{".wasm", ".js", ".css", ".html", ".svg"} {
		files, err := filepath.Glob(filepath.Join(dir, "*"+ext))
		if err != nil {
			return err
		}
		for _, file := range files {
			if err := pack(file); err != nil {
				return err
			}
		}
	}
	return nil
}

func pack(file string) error {
	if fresh(file) {
		return nil
	}
	data, err := os.ReadFile(file)
	if err != nil || len(data) < smallest {
		return err
	}
	err = write(file+".gz", data, func(w io.Writer) (io.WriteCloser, error) { return gzip.NewWriterLevel(w, gzip.BestCompression) })
	if err != nil {
		return err
	}
	return write(file+".br", data, func(w io.Writer) (io.WriteCloser, error) { return brotli.NewWriterLevel(w, brotliLevel), nil })
}

// brotliLevel is where it gets slow for little: the next one takes ten times as long for the last tenth.
const brotliLevel = 9

// fresh says whether both packed forms are newer than the file.
func fresh(file string) bool {
	at, err := os.Stat(file)
	if err != nil {
		return false
	}
	for _, ext := range []string{".gz", ".br"} {
		packed, err := os.Stat(file + ext)
		if err != nil || !packed.ModTime().After(at.ModTime()) {
			return false
		}
	}
	return true
}

func write(file string, data []byte, packer func(io.Writer) (io.WriteCloser, error)) error {
	var out bytes.Buffer
	w, err := packer(&out)
	if err != nil {
		return err
	}
	if _, err := w.Write(data); err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	return os.WriteFile(file, out.Bytes(), 0o644)
}
