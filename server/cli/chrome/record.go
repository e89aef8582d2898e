package chrome

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"sync"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
)

// keepBytes bounds what the browser keeps of bodies until they are read: more than a test receives.
const keepBytes = 256 << 20

// Record is everything that a page receives from its server: each frame of its sockets, each head and body of its requests.
type Record struct {
	tab *Tab

	mu      sync.Mutex
	pending sync.WaitGroup // bodies that are being read
	urls    map[network.RequestID]*Heard
	all     []*Heard
	lost    []string
}

// Heard is one thing that a page received.
type Heard struct {
	URL    string
	Status int64 // of a request; 0: a frame of a socket
	Head   string
	Body   []byte
}

// Record begins to keep what the page receives. Files under /static/ are left out: they are the program, the same for all.
func (t *Tab) Record() (*Record, error) {
	r := &Record{tab: t, urls: map[network.RequestID]*Heard{}}
	err := t.do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		most := int64(keepBytes)
		_, err := cdp.Call(ctx, target, network.Enable, network.EnableParams{MaxTotalBufferSize: &most, MaxResourceBufferSize: &most})
		return err
	}))
	if err != nil {
		return nil, fmt.Errorf("chrome: record: %w", err)
	}
	return r, chromedp.Listen(t.ctx, r.event)
}

// event runs on the goroutine that reads the browser's messages, so it must not wait.
func (r *Record) event(e any) {
	r.mu.Lock()
	defer r.mu.Unlock()
	switch e := e.(type) {
	case *network.EventWebSocketCreated:
		r.urls[e.RequestID] = &Heard{URL: e.URL}
	case *network.EventWebSocketFrameReceived:
		h := &Heard{Body: e.Response.PayloadData}
		if socket := r.urls[e.RequestID]; socket != nil {
			h.URL = socket.URL
		}
		r.all = append(r.all, h)
	case *network.EventResponseReceived:
		if strings.Contains(e.Response.URL, "/static/") || !strings.HasPrefix(e.Response.URL, "http") {
			return
		}
		h := &Heard{URL: e.Response.URL, Status: e.Response.Status, Head: fmt.Sprint(e.Response.Headers)}
		r.urls[e.RequestID] = h
		r.all = append(r.all, h)
	case *network.EventLoadingFinished:
		if h := r.urls[e.RequestID]; h != nil {
			r.pending.Add(1)
			go r.body(e.RequestID, h)
		}
	}
}

// body fetches the body of a request that ended.
func (r *Record) body(id network.RequestID, h *Heard) {
	defer r.pending.Done()
	var got network.GetResponseBodyResult
	err := r.tab.do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) (err error) {
		got, err = cdp.Call(ctx, target, network.GetResponseBody, network.GetResponseBodyParams{RequestID: id})
		return err
	}))
	r.mu.Lock()
	defer r.mu.Unlock()
	h.Body = got.Body
	if err != nil && h.Status == 200 {
		r.lost = append(r.lost, fmt.Sprintf("%s: %v", h.URL, err))
	}
}

// Heard gives all that was received so far, once the bodies under way are read.
func (r *Record) Heard() []*Heard {
	r.pending.Wait()
	r.mu.Lock()
	defer r.mu.Unlock()
	return append([]*Heard(nil), r.all...)
}

// Lost names requests whose body the browser would not give any more, such as those cut off by leaving the page.
func (r *Record) Lost() []string {
	r.pending.Wait()
	r.mu.Lock()
	defer r.mu.Unlock()
	return append([]string(nil), r.lost...)
}

// Find gives what carried these bytes, in a body, a head or an address.
func (r *Record) Find(secret []byte) []*Heard {
	var found []*Heard
	for _, h := range r.Heard() {
		if bytes.Contains(h.Body, secret) || strings.Contains(h.Head, string(secret)) || strings.Contains(h.URL, string(secret)) {
			found = append(found, h)
		}
	}
	return found
}
