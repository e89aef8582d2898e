package chrome

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/cdproto/profiler"
	"github.com/chromedp/chromedp"
)

// call makes one call of the DevTools protocol.
func call[P, R any](t *Tab, c cdp.Command[P, R], params P) (got R, err error) {
	err = t.do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) (err error) {
		got, err = cdp.Call(ctx, target, c, params)
		return err
	}))
	return got, err
}

// Cookie sets a cookie for an address and the path under it.
func (t *Tab) Cookie(url, path, name, value string) error {
	_, err := call(t, network.SetCookie, network.SetCookieParams{Name: name, Value: value, URL: url, Path: path})
	return err
}

// Heap is how many bytes of JavaScript's heap are in use.
func (t *Tab) Heap() (float64, error) {
	if _, err := call(t, performance.Enable, performance.EnableParams{}); err != nil {
		return 0, err
	}
	got, err := call(t, performance.GetMetrics, cdp.Empty{})
	if err != nil {
		return 0, err
	}
	for _, m := range got.Metrics {
		if m.Name == "JSHeapUsedSize" {
			return m.Value, nil
		}
	}
	return 0, fmt.Errorf("chrome: the browser does not tell its heap")
}

// Profile writes down where the page's thread spends its time while f runs, in the form that DevTools opens (.cpuprofile).
// The functions of a wasm program have names only if it was built without -ldflags=-s.
func (t *Tab) Profile(f func() error) ([]byte, error) {
	if _, err := call(t, profiler.Enable, cdp.Empty{}); err != nil {
		return nil, err
	}
	if _, err := call(t, profiler.Start, cdp.Empty{}); err != nil {
		return nil, err
	}
	if err := f(); err != nil {
		return nil, err
	}
	got, err := call(t, profiler.Stop, cdp.Empty{})
	if err != nil {
		return nil, err
	}
	return json.Marshal(got.Profile)
}
