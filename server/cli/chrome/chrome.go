// Package chrome drives a headless Chromium, Chrome or Edge against the product's own page: the client bench and the browser
// tests share it. It waits on the page's own hook (window.__vtt), never on the clock. Read Tab first.
package chrome

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"

	"github.com/chromedp/chromedp"
)

// ErrNone says that no browser was found.
var ErrNone = errors.New("chrome: no Chromium, Chrome or Edge found; install one, or name it in the environment variable CHROMIUM")

// names are where browsers are called or lie, first found wins.
var names = []string{
	"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge", "msedge",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	"/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
	`C:\Program Files\Google\Chrome\Application\chrome.exe`,
	`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
}

// Find returns the path of a browser: the one that CHROMIUM names, or the first found in the usual places, else ErrNone.
func Find() (string, error) {
	for _, n := range append([]string{os.Getenv("CHROMIUM")}, names...) {
		if n == "" {
			continue
		}
		if p, err := exec.LookPath(n); err == nil {
			return p, nil
		}
	}
	return "", ErrNone
}

// Options say how a browser starts; the zero value is a window of 1280 × 800.
type Options struct {
	Width, Height int               // CSS pixels of a tab
	Hosts         map[string]string // host names to resolve to an address, so that a page can be opened under a LAN name
	Languages     string            // the Accept-Language list, "en" by default
}

// Browser is a running headless browser.
type Browser struct {
	ctx    context.Context
	cancel []context.CancelFunc
	opts   Options
}

// Start starts a browser with an empty profile.
func Start(o Options) (*Browser, error) {
	path, err := Find()
	if err != nil {
		return nil, err
	}
	if o.Width == 0 {
		o.Width, o.Height = 1280, 800
	}
	if o.Languages == "" {
		o.Languages = "en"
	}
	alloc, stop := chromedp.NewExecAllocator(context.Background(), flags(path, o)...)
	ctx, cancel := chromedp.NewContext(alloc)
	b := &Browser{ctx: ctx, cancel: []context.CancelFunc{cancel, stop}, opts: o}
	if err := chromedp.Do(ctx); err != nil { // starts it; must have no deadline of its own
		b.Close()
		return nil, fmt.Errorf("chrome: start %s: %w", path, err)
	}
	return b, nil
}

// flags are those that a headless run without a GPU and without a network needs.
func flags(path string, o Options) []chromedp.ExecAllocatorOption {
	opts := []chromedp.ExecAllocatorOption{
		chromedp.ExecPath(path), chromedp.NoSandbox, chromedp.NoFirstRun, chromedp.Headless, chromedp.NoDefaultBrowserCheck,
		chromedp.WindowSize(o.Width, o.Height),
	}
	for _, name := range []string{"disable-background-networking", "disable-component-update", "disable-sync", "disable-quic",
		"enable-unsafe-swiftshader", "hide-scrollbars", "disable-lcd-text", "disable-backgrounding-occluded-windows",
		"disable-renderer-backgrounding", "disable-background-timer-throttling"} {
		opts = append(opts, chromedp.Flag(name, true))
	}
	opts = append(opts,
		// Without a locale that knows UTF-8 the browser can't open a file whose name is not ASCII.
		chromedp.Env("LC_ALL=C.UTF-8"),
		chromedp.Flag("use-angle", "swiftshader"), chromedp.Flag("force-color-profile", "srgb"),
		chromedp.Flag("font-render-hinting", "none"), chromedp.Flag("accept-lang", o.Languages), chromedp.Flag("lang", o.Languages))
	if len(o.Hosts) > 0 {
		var rules []string
		for host, addr := range o.Hosts {
			rules = append(rules, "MAP "+host+" "+addr)
		}
		opts = append(opts, chromedp.Flag("host-resolver-rules", strings.Join(rules, ",")))
	}
	return opts
}

// Close ends the browser and all its tabs.
func (b *Browser) Close() {
	for _, c := range b.cancel {
		c()
	}
}
