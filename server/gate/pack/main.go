// Command pack puts the client's files where the server embeds them, the large ones compressed, so that the server need not do it
// for each browser and holds them once. What is smaller than a network packet, and what is packed already, stays as it is.
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
	if flag.NArg() != 2 {
		fmt.Fprintln(os.Stderr, "usage: pack [--best] FROM TO")
		os.Exit(2)
	}
	if err := packAll(flag.Arg(0), flag.Arg(1), *best); err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}

// placeholder is the one file of TO that is not made.
const placeholder = "placeholder.html"

// packAll fills a folder with the files of another, and takes away what is no longer among them.
func packAll(from, to string, best bool) error {
	files, err := os.ReadDir(from)
	if err != nil {
		return err
	}
	made := map[string]bool{placeholder: true}
	for _, f := range files {
		names, err := pack(filepath.Join(from, f.Name()), filepath.Join(to, f.Name()), best)
		if err != nil {
			return err
		}
		for _, name := range names {
			made[filepath.Base(name)] = true
		}
	}
	return sweep(to, made)
}

// sweep removes all files but those that were made.
func sweep(dir string, made map[string]bool) error {
	there, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	for _, f := range there {
		if !made[f.Name()] {
			if err := os.Remove(filepath.Join(dir, f.Name())); err != nil {
				return err
			}
		}
	}
	return nil
}

// packable are the endings of files that get smaller.
var packable = map[string]bool{".wasm": true, ".js": true, ".css": true, ".html": true, ".svg": true}

// pack puts a file in its place, compressed if that pays, and names what it made.
func pack(from, to string, best bool) ([]string, error) {
	data, err := os.ReadFile(from)
	if err != nil {
		return nil, err
	}
	if len(data) < smallest || !packable[filepath.Ext(from)] {
		return []string{to}, replace(to, data)
	}
	made := []string{to + ".br", to + ".gz"}
	if !best && packed(to, data) {
		return made, nil
	}
	level := brotliLevel
	if best {
		level = brotli.BestCompression
	}
	// The one that packed reads comes last: it stands for both.
	err = write(to+".br", data, func(w io.Writer) (io.WriteCloser, error) {
		return brotli.NewWriterOptions(w, brotli.WriterOptions{Quality: level, LGWin: window}), nil
	})
	if err != nil {
		return nil, err
	}
	return made, write(to+".gz", data, func(w io.Writer) (io.WriteCloser, error) { return gzip.NewWriterLevel(w, gzip.BestCompression) })
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
	return replace(file, out.Bytes())
}

// replace writes a file at one stroke: a build that reads it meanwhile gets all of it, old or new. What begins with a dot is
// never embedded.
func replace(file string, data []byte) error {
	part := filepath.Join(filepath.Dir(file), "."+filepath.Base(file))
	if err := os.WriteFile(part, data, 0o644); err != nil {
		return err
	}
	return os.Rename(part, file)
}
