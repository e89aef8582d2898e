// Command pack compresses the client's files, so that the server need not do it for each browser. What is smaller than a
// network packet, and what is packed already, is left alone.
package main

import (
	"bytes"
	"compress/gzip"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/andybalholm/brotli"
)

// smallest is the size from which on a file is worth packing.
const smallest = 1400

func main() {
	best := flag.Bool("best", false, "pack anew, as small as can be: takes minutes")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "usage: pack [--best] FOLDER")
		os.Exit(2)
	}
	if err := packAll(flag.Arg(0), *best); err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}

func packAll(dir string, best bool) error {
	for _, ext := range []string{".wasm", ".js", ".css", ".html", ".svg"} {
		files, err := filepath.Glob(filepath.Join(dir, "*"+ext))
		if err != nil {
			return err
		}
		for _, file := range files {
			if err := pack(file, best); err != nil {
				return err
			}
		}
	}
	return nil
}

func pack(file string, best bool) error {
	data, err := os.ReadFile(file)
	if err != nil || len(data) < smallest || !best && packed(file, data) {
		return err
	}
	level := brotliLevel
	if best {
		level = brotli.BestCompression
	}
	// The one that packed reads comes last: it stands for both.
	err = write(file+".br", data, func(w io.Writer) (io.WriteCloser, error) {
		return brotli.NewWriterOptions(w, brotli.WriterOptions{Quality: level, LGWin: window}), nil
	})
	if err != nil {
		return err
	}
	return write(file+".gz", data, func(w io.Writer) (io.WriteCloser, error) { return gzip.NewWriterLevel(w, gzip.BestCompression) })
}

// brotliLevel is where it gets slow for little: the next one takes ten times as long for the last tenth. window is the
// logarithm of how far back it looks: the most that every browser knows.
const (
	brotliLevel = 9
	window      = 24
)

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
