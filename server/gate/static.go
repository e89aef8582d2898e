package gate

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/hex"
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

// files is the client: what `make` put there, and a page that says to run it where nothing is there yet.
//
//go:embed static
var files embed.FS

// asset is one file of the client with its compressed forms.
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
		name := e.Name()
		if ext := path.Ext(name); e.IsDir() || ext == ".br" || ext == ".gz" {
			continue
		}
		a := asset{plain: read(name), brotli: read(name + ".br"), gzip: read(name + ".gz"), kind: kindOf(name)}
		a.tag = sync.OnceValue(func() string {
			sum := sha256.Sum256(a.plain)
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
	body, code := a.plain, ""
	switch {
	case a.brotli != nil && accepts(r, "br"):
		body, code = a.brotli, "br"
	case a.gzip != nil && accepts(r, "gzip"):
		body, code = a.gzip, "gzip"
	}
	if code != "" {
		h.Set("Content-Encoding", code)
		h.Set("Content-Length", strconv.Itoa(len(body))) // for the page's bar; ServeContent leaves it out of packed answers
		r.Header.Del("Range")
	}
	h.Set("Vary", "Accept-Encoding")
	h.Set("Cache-Control", "no-cache")
	h.Set("Content-Type", a.kind)
	h.Set("ETag", `"`+a.tag()+code+`"`)
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(body))
}

// accepts says whether the browser takes a compression.
func accepts(r *http.Request, code string) bool {
	return slices.ContainsFunc(strings.Split(r.Header.Get("Accept-Encoding"), ","), func(s string) bool {
		name, weight, _ := strings.Cut(strings.TrimSpace(s), ";")
		return name == code && strings.ReplaceAll(weight, " ", "") != "q=0"
	})
}
