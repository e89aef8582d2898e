package gate

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"path"
	"strconv"
	"strings"
	"testing"
	"testing/iotest"
)

func gzipped(data []byte) []byte {
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	_, _ = w.Write(data) // to memory
	_ = w.Close()
	return b.Bytes()
}

// packedAsset is a file as it is kept when it is large.
func packedAsset(data []byte) asset {
	return asset{brotli: []byte("b"), gzip: gzipped(data), kind: kindOf("x.wasm"), tag: func() string { return "tag" }}
}

// get asks for an asset by hand.
func get(a asset, method string, headers ...string) *httptest.ResponseRecorder {
	w, r := httptest.NewRecorder(), httptest.NewRequest(method, "/", nil)
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	serve(w, r, a)
	return w
}

func TestPackedFormsAreSentToWhoTakesThem(t *testing.T) {
	data := bytes.Repeat([]byte("wasm, and more of it. "), 10_000)
	a := packedAsset(data)
	for accept, want := range map[string]string{
		"": string(data), "gzip": string(a.gzip), "gzip, br": "b", "br;q=0, gzip": string(a.gzip), "br; q=0": string(data), "deflate": string(data), "gzip;q=0.5": string(a.gzip),
	} {
		w := get(a, "GET", "Accept-Encoding", accept)
		if w.Body.String() != want || w.Header().Get("Content-Type") != "application/wasm" || w.Header().Get("Vary") != "Accept-Encoding" ||
			w.Header().Get("Content-Length") != strconv.Itoa(len(want)) {
			t.Errorf("Accept-Encoding %q: %d bytes, %v; want %d bytes", accept, w.Body.Len(), w.Header(), len(want))
		}
	}
	if w := get(a, "HEAD"); w.Body.Len() != 0 || w.Header().Get("Content-Length") != strconv.Itoa(len(data)) {
		t.Errorf("HEAD: %d bytes, %v", w.Body.Len(), w.Header())
	}
	if w := get(a, "GET", "Range", "bytes=5-9"); w.Code != http.StatusOK || w.Body.Len() != len(data) {
		t.Errorf("a part: %d, %d bytes; want the whole", w.Code, w.Body.Len())
	}
	if w := get(a, "GET", "If-None-Match", `"tag"`); w.Code != http.StatusNotModified || w.Body.Len() != 0 {
		t.Errorf("asked again: %d, %d bytes", w.Code, w.Body.Len())
	}
	if get(a, "GET", "Accept-Encoding", "br").Header().Get("ETag") == get(a, "GET").Header().Get("ETag") {
		t.Error("two forms of a file have one ETag")
	}
}

func TestUnpackedReadsAsTheFile(t *testing.T) {
	for _, n := range []int{0, 1, 70_000} {
		data := bytes.Repeat([]byte{7, 9}, n)
		got, err := io.ReadAll(iotest.OneByteReader(newUnpacked(gzipped(data))))
		if err != nil || !bytes.Equal(got, data) {
			t.Errorf("of %d bytes came %d, %v", len(data), len(got), err)
		}
	}
	u := newUnpacked(gzipped([]byte("again")))
	for range 2 {
		if got, err := io.ReadAll(u); string(got) != "again" || err != nil {
			t.Errorf("%q, %v", got, err)
		}
		if at, err := u.Seek(0, io.SeekStart); at != 0 || err != nil {
			t.Errorf("at %d, %v", at, err)
		}
	}
	if _, err := u.Seek(3, io.SeekStart); !errors.Is(err, errSeek) {
		t.Errorf("into the middle: %v", err)
	}
	if got, err := io.ReadAll(newUnpacked([]byte("no gzip at all"))); err == nil {
		t.Errorf("%q was read from what is no gzip", got)
	}
}

// TestAssetsAreKeptOnce: of what is packed the program holds the packed forms alone, and each of them unpacks.
func TestAssetsAreKeptOnce(t *testing.T) {
	if _, ok := assets()["placeholder.html"]; !ok {
		t.Fatal("the placeholder is not there")
	}
	for name, a := range assets() {
		if ext := path.Ext(name); ext == ".br" || ext == ".gz" {
			t.Errorf("%s is served under its own name", name)
		}
		if (a.plain != nil) == (a.gzip != nil || a.brotli != nil) {
			t.Errorf("%s is kept as %d plain bytes, %d of gzip, %d of brotli", name, len(a.plain), len(a.gzip), len(a.brotli))
		}
		if a.plain == nil {
			w := get(a, "GET")
			if w.Header().Get("Content-Length") != strconv.Itoa(w.Body.Len()) || w.Body.Len() < len(a.gzip) {
				t.Errorf("%s unpacks to %d bytes, told were %s", name, w.Body.Len(), w.Header().Get("Content-Length"))
			}
		}
		if strings.HasSuffix(name, ".wasm") && !bytes.HasPrefix(get(a, "GET").Body.Bytes(), []byte("\x00asm")) {
			t.Errorf("%s is no wasm", name)
		}
	}
}
