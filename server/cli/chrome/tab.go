package chrome

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/chromedp/chromedp"
)

// patience bounds every wait: a page that has not done what it should by then is broken.
const patience = 60 * time.Second

// Tab is one page. Each tab of Person has cookies and storage of its own, like another person's browser.
type Tab struct {
	ctx    context.Context
	cancel context.CancelFunc

	mu     sync.Mutex
	faults []string // errors and exceptions of the page's console
	lines  []string // everything the console said
}

// Person opens a tab with cookies and storage of its own.
func (b *Browser) Person() (*Tab, error) { return b.PersonOn(Device{}) }

// Sibling opens a second tab that shares cookies and storage with t.
func (b *Browser) Sibling(t *Tab) (*Tab, error) {
	ctx, cancel := chromedp.NewContext(t.ctx)
	return open(ctx, cancel, Device{Width: b.opts.Width, Height: b.opts.Height, Scale: 1}.emulate())
}

// open opens the tab of a context and begins to listen to it.
func open(ctx context.Context, cancel context.CancelFunc, first chromedp.Action[chromedp.Void]) (*Tab, error) {
	if err := chromedp.Do(ctx, first); err != nil {
		cancel()
		return nil, fmt.Errorf("chrome: open a tab: %w", err)
	}
	t := &Tab{ctx: ctx, cancel: cancel}
	messages := chromedp.Console(ctx)
	go t.listen(messages)
	return t, nil
}

func (t *Tab) listen(messages func(func(chromedp.ConsoleMessage, error) bool)) {
	for m, err := range messages {
		if err != nil {
			return
		}
		t.mu.Lock()
		t.lines = append(t.lines, m.String())
		if m.IsException() || m.Type == "error" {
			t.faults = append(t.faults, m.String())
		}
		t.mu.Unlock()
	}
}

// Close closes the tab.
func (t *Tab) Close() { t.cancel() }

// Faults are the errors and exceptions that the page's console has shown so far.
func (t *Tab) Faults() []string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return append([]string(nil), t.faults...)
}

// Console is everything the page's console has said so far.
func (t *Tab) Console() []string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return append([]string(nil), t.lines...)
}

// do runs steps within the patience.
func (t *Tab) do(steps ...chromedp.Action[chromedp.Void]) error {
	ctx, cancel := context.WithTimeout(t.ctx, patience)
	defer cancel()
	return chromedp.Do(ctx, steps...)
}

// Open goes to an address and waits until the client has drawn its first picture.
func (t *Tab) Open(url string) error {
	if err := t.do(chromedp.Navigate("about:blank"), chromedp.Navigate(url)); err != nil {
		return fmt.Errorf("chrome: open %s: %w", url, err)
	}
	return t.Ready()
}

// Reload loads the page again and waits until the client has drawn its first picture.
func (t *Tab) Reload() error {
	if err := t.do(chromedp.Reload()); err != nil {
		return err
	}
	return t.Ready()
}

// Ready waits until the client has drawn its first picture; a program that ended instead is an error.
func (t *Tab) Ready() error {
	got, err := poll[string](t, `window.__exited ? "the client program ended" : window.__vtt && window.__vtt.ready && "ready"`)
	if err != nil {
		return fmt.Errorf("chrome: the page did not become ready: %w; console: %v", err, t.Console())
	}
	if got != "ready" {
		return fmt.Errorf("chrome: %s; console: %v", got, t.Console())
	}
	return t.Settle()
}

// Settle waits until the client has nothing left to do: no queued input, no command without an answer, no tile under way, no
// frame to draw.
func (t *Tab) Settle() error {
	_, err := Eval[string](t, "", chromedp.Evaluate[string](`Promise.resolve(__vtt.settle()).then(String)`, chromedp.EvalAwaitPromise))
	if err != nil {
		return fmt.Errorf("chrome: settle: %w; console: %v", err, t.Console())
	}
	return nil
}

// State reads the client's state hook into v.
func (t *Tab) State(v any) error {
	s, err := Eval[string](t, `__vtt.state()`, nil)
	if err != nil {
		return err
	}
	return json.Unmarshal([]byte(s), v)
}

// Eval evaluates an expression in the page, or runs the given action, within the patience. When the page gives way to the
// next one meanwhile, that one is asked.
func Eval[T any](t *Tab, expr string, a chromedp.Action[T]) (got T, err error) {
	ctx, cancel := context.WithTimeout(t.ctx, patience)
	defer cancel()
	if a == nil {
		a = chromedp.Evaluate[T](expr, chromedp.EvalAwaitPromise)
	}
	for {
		got, err = chromedp.Run(ctx, a)
		if err == nil || !leaving(err) || ctx.Err() != nil {
			return got, err
		}
	}
}

// poll waits until an expression is true in the page.
func poll[T any](t *Tab, expr string) (T, error) {
	return Eval(t, "", chromedp.Poll[T](expr, chromedp.WithPollingInterval(30*time.Millisecond), chromedp.WithPollingTimeout(patience)))
}

// leaving says whether an expression failed because its page was just left.
func leaving(err error) bool {
	for _, s := range []string{"Cannot find context", "context was destroyed", "navigated or closed"} {
		if strings.Contains(err.Error(), s) {
			return true
		}
	}
	return false
}

// Until waits until an expression becomes true in the page.
func (t *Tab) Until(expr string) error {
	_, err := poll[bool](t, expr)
	if err != nil {
		return fmt.Errorf("chrome: waiting for %s: %w", expr, err)
	}
	return nil
}

// Click clicks what a CSS selector finds, once it is visible.
func (t *Tab) Click(css string) error {
	if err := t.do(chromedp.Click(chromedp.CSS(css))); err != nil {
		return fmt.Errorf("chrome: click %s: %w", css, err)
	}
	return nil
}

// Fill empties an input that a CSS selector finds and types text into it.
func (t *Tab) Fill(css, text string) error {
	js := fmt.Sprintf(`(e => { if (!e) return false; e.scrollIntoView({block: "nearest"}); e.focus(); if (e.select) e.select(); return document.activeElement === e })(document.querySelector(%q))`, css)
	there, err := Eval[bool](t, js, nil)
	if err == nil && !there {
		err = errors.New("it is not there, or takes no focus")
	}
	if err != nil {
		return fmt.Errorf("chrome: fill %s: %w", css, err)
	}
	if text == "" {
		return t.Key("Backspace")
	}
	return t.Type(text)
}

// Shot takes a picture of the page as PNG.
func (t *Tab) Shot() ([]byte, error) { return Eval(t, "", chromedp.CaptureScreenshot()) }
