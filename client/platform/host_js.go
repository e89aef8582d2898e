package platform

import (
	"encoding/json"
	"fmt"
	"runtime/debug"
	"sync"
	"syscall/js"

	"sightline/client/app"
	"sightline/client/board"
	"sightline/client/hand"
	"sightline/client/lang"
	"sightline/client/link"
	"sightline/client/link/worker"
	"sightline/client/panel"
)

// host holds the client together. Everything that happens comes in through send; the Model is changed under mu alone.
type host struct {
	mu     sync.Mutex // guards all down to inbox
	m      *app.Model
	board  *board.Board
	hand   hand.Hand
	screen *panel.Screen
	link   link.Link
	gen    int // counts links: what an older one brings is dropped
	files  files
	draws  draws
	meter  meter
	worker *worker.Worker // plays the server on this device

	inMu    sync.Mutex // guards inbox, todo and working
	inbox   []app.Msg
	todo    []app.Effect
	working bool

	lostAt float64 // when a picture could not be got last
	calls  int     // requests under way that no command counts

	canvas  js.Value
	covered bool   // a menu or a dialog lay over the board when the panels were rendered last
	cursor  string // that of the canvas
	test    bool
}

// draws is what is counted of painting.
type draws struct {
	frames         int
	drawMS, tickMS float64
	ready          bool
	pictured       bool    // map and tokens were painted
	pictureMS      float64 // since navigation, when the browser had taken that frame; 0: not yet
}

// Run starts the client in the page it is loaded into. It does not return.
func Run() {
	h := &host{m: app.New(language()), files: newFiles()}
	b, err := board.New()
	if err != nil {
		fail("start", err)
		return
	}
	h.board = b
	h.test = query("test") != ""
	h.m.Test = h.test
	h.canvas = canvas()
	h.screen = panel.Mount("panels", h.send)
	h.hand.Grabs = h.m.Grabs
	h.listen()
	h.hook()
	h.open()
	h.play()
}

// language is the one chosen before, else the browser's.
func language() string {
	if l := kept(app.KeepLang); l == "cs" || l == "en" {
		return l
	}
	var prefer []string
	if l := js.Global().Get("navigator").Get("languages"); l.Truthy() {
		for i := range l.Length() {
			prefer = append(prefer, l.Index(i).String())
		}
	}
	return lang.Choose(prefer).Tag()
}

// open tells the Model which page this is.
func (h *host) open() {
	at := js.Global().Get("location")
	o := app.Opened{Path: at.Get("pathname").String(), Fragment: at.Get("hash").String(), Units: kept(app.KeepUnits), Touch: touchScreen()}
	_ = json.Unmarshal([]byte(kept(app.KeepTables)), &o.Tables) // what can't be read is forgotten
	h.send(o)
}

// touchScreen says whether some pointer of the device is as coarse as a finger.
func touchScreen() bool {
	return js.Global().Call("matchMedia", "(any-pointer: coarse)").Get("matches").Bool()
}

// send takes a message in. It never waits: when the Model is busy, whoever holds it takes the message in afterwards.
func (h *host) send(msg app.Msg) {
	h.inMu.Lock()
	h.inbox = append(h.inbox, msg)
	h.inMu.Unlock()
	h.pump()
}

// pump takes in what waits, unless the Model is busy, and carries out what it asks for, in order.
func (h *host) pump() {
	fetch := false
	for h.waiting() && h.mu.TryLock() {
		h.meter.begin()
		for _, msg := range take(&h.inMu, &h.inbox) {
			var effects []app.Effect
			h.meter.take(msg, func() { effects = h.m.Update(msg) })
			h.inMu.Lock()
			h.todo = append(h.todo, effects...)
			h.inMu.Unlock()
		}
		h.board.Follow(h.m)
		fetch = h.board.Plan(h.m) || fetch
		h.meter.end()
		h.mu.Unlock()
	}
	if fetch {
		h.fetch()
	}
	h.work()
}

// work carries out the effects that wait, unless that is being done already: carrying one out may bring on others.
func (h *host) work() {
	h.inMu.Lock()
	idle := !h.working && len(h.todo) > 0
	h.working = h.working || idle
	h.inMu.Unlock()
	for idle {
		for _, e := range take(&h.inMu, &h.todo) {
			h.do(e)
		}
		h.inMu.Lock()
		idle = len(h.todo) > 0
		h.working = idle
		h.inMu.Unlock()
	}
}

// take empties a queue.
func take[T any](mu *sync.Mutex, queue *[]T) []T {
	mu.Lock()
	defer mu.Unlock()
	all := *queue
	*queue = nil
	return all
}

func (h *host) waiting() bool {
	h.inMu.Lock()
	defer h.inMu.Unlock()
	return len(h.inbox) > 0
}

// locked runs f with the Model held still, then takes in what came meanwhile.
func (h *host) locked(f func()) {
	h.mu.Lock()
	f()
	h.mu.Unlock()
	h.pump()
}

// guard is deferred where a fault must not end the whole client.
func guard(what string) {
	if r := recover(); r != nil {
		fail(what, fmt.Errorf("%v\n%s", r, debug.Stack()))
	}
}

func fail(what string, err error) {
	js.Global().Get("console").Call("error", "sightline: "+what+": "+err.Error())
}

// query returns a parameter of the page's address.
func query(name string) string {
	v := js.Global().Get("URLSearchParams").New(js.Global().Get("location").Get("search")).Call("get", name)
	if v.Type() != js.TypeString {
		return ""
	}
	return v.String()
}

func now() float64 { return js.Global().Get("performance").Call("now").Float() }
