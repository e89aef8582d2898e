package gate

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"io"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// files is the client: what `make` put there, and a page that says to run it where nothing is there yet. What is large lies
// there in its packed forms only.
//
//go:embed static
var files embed.FS

// asset is one file of the client. Either plain is there, or both packed forms are.
type asset struct {
	plain, brotli, gzip []byte
	kind                string
	tag                 func() string
}

// assets are all files by name. A name that is not in the map does not exist, whatever it looks like.
var assets = sync.OnceValue(func() map[string]asset {
	all := map[string]asset{}
	entries, _ := files.ReadDir("static") // embedded: it is there
	for _, e := range entries {
		name := strings.TrimSuffix(strings.TrimSuffix(e.Name(), ".br"), ".gz")
		a := asset{plain: read(name), brotli: read(name + ".br"), gzip: read(name + ".gz"), kind: kindOf(name)}
		if e.IsDir() || a.plain == nil && (a.brotli == nil || a.gzip == nil) {
			continue
		}
		a.tag = sync.OnceValue(func() string {
			sum := sha256.Sum256(append(a.plain[:len(a.plain):len(a.plain)], a.gzip...))
			return hex.EncodeToString(sum[:12])
		})
		all[name] = a
	}
	return all
})

func read(name string) []byte {
	data, _ := fs.ReadFile(files, path.Join("static", name)) // absent: nil
	return data
}

// kindOf does not ask the machine's own table first: one that lacks wasm would keep the page from starting.
func kindOf(name string) string {
	switch ext := path.Ext(name); ext {
	case ".wasm":
		return "application/wasm"
	case ".js":
		return "text/javascript; charset=utf-8"
	case ".html":
		return "text/html; charset=utf-8"
	default:
		return mime.TypeByExtension(ext)
	}
}

// page serves the client's page; which table or seat it is for, the page reads from its own address.
func page(w http.ResponseWriter, r *http.Request) {
	a, ok := assets()["index.html"]
	if !ok {
		a = assets()["placeholder.html"]
	}
	serve(w, r, a)
}

func static(w http.ResponseWriter, r *http.Request) {
	a, ok := assets()[r.PathValue("name")]
	if !ok {
		refuse(w, absent)
		return
	}
	serve(w, r, a)
}

// serve sends a file: always asked for anew, and sent only if it is another.
func serve(w http.ResponseWriter, r *http.Request, a asset) {
	h := w.Header()
	body, size, code := a.body(r)
	if code != "" {
		h.Set("Content-Encoding", code)
		h.Set("Content-Length", strconv.FormatInt(size, 10)) // for the page's bar; ServeContent leaves it out of packed answers
	}
	if a.plain == nil {
		r.Header.Del("Range") // parts would be of the packed form, or be unpacked from the start for each
	}
	h.Set("Vary", "Accept-Encoding")
	h.Set("Cache-Control", "no-cache")
	h.Set("Content-Type", a.kind)
	h.Set("ETag", `"`+a.tag()+code+`"`)
	http.ServeContent(w, r, "", time.Time{}, body)
}

// body is the form of the file for who asks, its size and the name of its packing. Who takes neither packing gets the file
// unpacked on the way: hardly anybody is so, and keeping it for them would make the program twice as large.
func (a asset) body(r *http.Request) (body io.ReadSeeker, size int64, code string) {
	switch {
	case a.brotli != nil && accepts(r, "br"):
		return bytes.NewReader(a.brotli), int64(len(a.brotli)), "br"
	case a.gzip != nil && accepts(r, "gzip"):
		return bytes.NewReader(a.gzip), int64(len(a.gzip)), "gzip"
	case a.plain != nil:
		return bytes.NewReader(a.plain), int64(len(a.plain)), ""
	}
	u := newUnpacked(a.gzip)
	return u, u.size, ""
}

// accepts says whether the browser takes a compression.
func accepts(r *http.Request, code string) bool {
	return slices.ContainsFunc(strings.Split(r.Header.Get("Accept-Encoding"), ","), func(s string) bool {
		name, weight, _ := strings.Cut(strings.TrimSpace(s), ";")
		return name == code && strings.ReplaceAll(weight, " ", "") != "q=0"
	})
}
