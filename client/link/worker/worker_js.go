package worker

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"sync"
	"syscall/js"

	"sightline/client/app"
	"sightline/client/link"
	"sightline/server/wire"
)

// Worker is the program of a game on this device. Its methods may be called from any goroutine; those with a context wait.
type Worker struct {
	worker js.Value
	box    *link.Mailbox[js.Value]

	mu     sync.Mutex // guards what follows
	last   int
	asked  map[int]chan js.Value
	lines  map[int]*line
	failed bool
	ready  bool
	early  []func() // what is to be sent once the program listens: a worker drops what comes before
}

// current is the one worker: a page plays at most one game.
var current *Worker

// New starts a worker in place of the one there was. It loads in the background; what is asked of it meanwhile waits.
func New() *Worker {
	if current != nil {
		current.worker.Call("terminate")
		current.fail()
	}
	w := &Worker{box: link.NewMailbox[js.Value](), asked: map[int]chan js.Value{}, lines: map[int]*line{}}
	w.worker = js.Global().Get("Worker").New("/static/hotseat.js")
	w.worker.Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		w.box.Put(args[0].Get("data"))
		return nil
	}))
	w.worker.Set("onerror", js.FuncOf(func(js.Value, []js.Value) any {
		w.box.Put(js.Null())
		return nil
	}))
	current = w
	go w.serve()
	return w
}

var errFailed = errors.New("worker: the game's program could not be loaded or has stopped")

// serve passes on what comes, until the program fails.
func (w *Worker) serve() {
	for range w.box.Wake() {
		for _, m := range w.box.Take() {
			if !w.take(m) {
				w.fail()
				return
			}
		}
	}
}

func (w *Worker) take(m js.Value) bool {
	if !m.Truthy() {
		return false
	}
	switch m.Get("op").String() {
	case "ready":
		w.start()
	case "failed":
		js.Global().Get("console").Call("error", m.Get("text"))
		return false
	case "answer":
		if c := w.answered(m.Get("id").Int()); c != nil {
			c <- m
		}
	case "message":
		w.mu.Lock()
		l := w.lines[m.Get("line").Int()]
		w.mu.Unlock()
		if l != nil {
			l.receive(bytesOf(m.Get("data")))
		}
	}
	return true
}

func (w *Worker) start() {
	w.mu.Lock()
	early := w.early
	w.ready, w.early = true, nil
	w.mu.Unlock()
	for _, send := range early {
		send()
	}
}

func (w *Worker) answered(id int) chan js.Value {
	w.mu.Lock()
	defer w.mu.Unlock()
	c := w.asked[id]
	delete(w.asked, id)
	return c
}

// fail ends every line and answers everything that waits with nothing.
func (w *Worker) fail() {
	w.mu.Lock()
	asked, lines := w.asked, w.lines
	w.asked, w.lines, w.failed = map[int]chan js.Value{}, map[int]*line{}, true
	w.mu.Unlock()
	for _, c := range asked {
		close(c)
	}
	for _, l := range lines {
		l.handler.State(link.Ended, wire.CodeInternal)
	}
}

// ask sends an object and waits for the answer.
func (w *Worker) ask(ctx context.Context, object map[string]any, file []byte) (js.Value, error) {
	c := make(chan js.Value, 1)
	w.mu.Lock()
	if w.failed {
		w.mu.Unlock()
		return js.Value{}, errFailed
	}
	w.last++
	id := w.last
	w.asked[id] = c
	w.mu.Unlock()
	object["id"] = id
	w.post(object, "file", file)
	select {
	case m, ok := <-c:
		if !ok {
			return js.Value{}, errFailed
		}
		return m, nil
	case <-ctx.Done():
		w.answered(id)
		return js.Value{}, ctx.Err()
	}
}

// post sends an object with bytes under a name, unless they are nil. Their buffer is handed over.
func (w *Worker) post(object map[string]any, name string, data []byte) {
	send := func() { w.worker.Call("postMessage", object) }
	if data != nil {
		array := js.Global().Get("Uint8Array").New(len(data))
		js.CopyBytesToJS(array, data)
		object[name] = array
		send = func() { w.worker.Call("postMessage", object, []any{array.Get("buffer")}) }
	}
	w.mu.Lock()
	wait := !w.ready
	if wait {
		w.early = append(w.early, send)
	}
	w.mu.Unlock()
	if !wait {
		send()
	}
}

func bytesOf(array js.Value) []byte {
	if !array.Truthy() {
		return nil
	}
	b := make([]byte, array.Length())
	js.CopyBytesToGo(b, array)
	return b
}

// Samples lists the maps that the program brings along.
func (w *Worker) Samples(ctx context.Context) ([]app.SampleMap, error) {
	var maps []app.SampleMap
	m, err := w.ask(ctx, map[string]any{"op": "samples"}, nil)
	if err == nil {
		err = json.Unmarshal([]byte(m.Get("json").String()), &maps)
	}
	return maps, err
}

// person is somebody who plays, as page and worker tell each other.
type person struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	GM   bool   `json:"gm"`
}

// begun is what the program answers to begin.
type begun struct {
	Seats  []person
	Laid   *wire.Laid // nil on a sample map
	Reason wire.Reason
}

// Begin starts a game, on a file if there is one, and gives who plays and what became of the file.
func (w *Worker) Begin(ctx context.Context, g app.HotGame, file []byte) (app.HotReady, wire.Reason) {
	in := map[string]any{"map": g.Map, "file": g.FileName, "title": g.Title, "host": g.Host, "profile": g.Profile}
	var people []person
	for _, s := range g.Seats {
		people = append(people, person{Name: s.Name, GM: s.Role == wire.GM})
	}
	in["seats"] = people
	text, err := json.Marshal(in)
	if err != nil {
		return app.HotReady{}, wire.Reason{Code: wire.CodeInternal}
	}
	var out begun
	if !w.tell(ctx, map[string]any{"op": "begin", "json": string(text)}, file, &out) {
		return app.HotReady{}, wire.Reason{Code: wire.CodeInternal}
	}
	return app.HotReady{Seats: seats(out.Seats), Laid: out.Laid}, out.Reason
}

// tell asks and reads the answer's JSON; false when there was none.
func (w *Worker) tell(ctx context.Context, object map[string]any, file []byte, out any) bool {
	m, err := w.ask(ctx, object, file)
	return err == nil && json.Unmarshal([]byte(m.Get("json").String()), out) == nil
}

func seats(people []person) []app.HotSeat {
	var all []app.HotSeat
	for _, p := range people {
		id, _ := strconv.ParseUint(p.ID, 16, 64) // written by our own program
		s := app.HotSeat{ID: wire.SeatID(id), Name: p.Name}
		if p.GM {
			s.Role = wire.GM
		}
		all = append(all, s)
	}
	return all
}

// Lay lays another map for a GM's seat and tells what became of the file.
func (w *Worker) Lay(ctx context.Context, seat wire.SeatID, name string, data []byte) (wire.Laid, wire.Reason) {
	return w.lay(ctx, map[string]any{"op": "lay", "seat": hex(seat), "name": name}, data)
}

// LaySample is Lay of a map that ships inside the program.
func (w *Worker) LaySample(ctx context.Context, seat wire.SeatID, sample, name string) (wire.Laid, wire.Reason) {
	return w.lay(ctx, map[string]any{"op": "lay", "seat": hex(seat), "name": name, "sample": sample}, nil)
}

func (w *Worker) lay(ctx context.Context, ask map[string]any, data []byte) (wire.Laid, wire.Reason) {
	var out struct {
		Laid   wire.Laid
		Reason wire.Reason
	}
	if !w.tell(ctx, ask, data, &out) {
		return wire.Laid{}, wire.Reason{Code: wire.CodeInternal}
	}
	return out.Laid, out.Reason
}

// KeepArt keeps a token's picture for a GM's seat.
func (w *Worker) KeepArt(ctx context.Context, seat wire.SeatID, data []byte) (wire.PictureID, wire.Reason) {
	var out struct {
		ID     wire.PictureID
		Reason wire.Reason
	}
	if !w.tell(ctx, map[string]any{"op": "keep", "seat": hex(seat)}, data, &out) {
		return "", wire.Reason{Code: wire.CodeInternal}
	}
	return out.ID, out.Reason
}

func hex(seat wire.SeatID) string { return fmt.Sprintf("%x", uint64(seat)) }
