// Command pack compresses the client's files, so that the server need not do it for each browser. What is smaller than a
// network packet, and what is packed already, is left alone.
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
	data, err := os.ReadFile(file)
	if err != nil || len(data) < smallest || packed(file, data) {
		return err
	}
	// The one that packed reads comes last: it stands for both.
	err = write(file+".br", data, func(w io.Writer) (io.WriteCloser, error) { return brotli.NewWriterLevel(w, brotliLevel), nil })
	if err != nil {
		return err
	}
	return write(file+".gz", data, func(w io.Writer) (io.WriteCloser, error) { return gzip.NewWriterLevel(w, gzip.BestCompression) })
}

// brotliLevel is where it gets slow for little: the next one takes ten times as long for the last tenth.
const brotliLevel = 9

// packed says whether data is what the packed forms hold. The builds touch their files each time, so times say nothing.
func packed(file string, data []byte) bool {
	if _, err := os.Stat(file + ".br"); err != nil {
		return false
	}
	f, err := os.Open(file + ".gz")
	if err != nil {
		return false
	}
	defer f.Close()
	r, err := gzip.NewReader(f)
	if err != nil {
		return false
	}
	old, err := io.ReadAll(r)
	return err == nil && bytes.Equal(old, data)
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
