package gate

import (
	"sync"

	"sightline/server/wire"
)

// outbox is what waits for a socket: the room puts messages in and never waits, the writer takes them out. When it is
// full the room is told "busy" and makes one later, larger update instead.
type outbox struct {
	most, mostBytes int
	wake            chan struct{} // holds one

	mu      sync.Mutex
	list    [][]byte
	bytes   int
	refused bool // the room was told "busy" since the box was last empty
	ended   bool
	why     wire.Code
}

func newOutbox(l Limits) *outbox {
	return &outbox{most: l.Queue, mostBytes: l.QueueBytes, wake: make(chan struct{}, 1)}
}

// Send takes a message unless the box is full. An empty box takes any.
func (o *outbox) Send(message []byte) bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	if n := len(o.list); o.ended || n > 0 && (n >= o.most || o.bytes+len(message) > o.mostBytes) {
		o.refused = true
		return false
	}
	o.list = append(o.list, message)
	o.bytes += len(message)
	o.poke()
	return true
}

// Close has the writer send what waits, then a Bye, and end.
func (o *outbox) Close(why wire.Code) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.ended, o.why = true, why
	o.poke()
}

func (o *outbox) poke() {
	select {
	case o.wake <- struct{}{}:
	default:
	}
}

// take hands the writer all that waits, and whether that is the end.
func (o *outbox) take() (list [][]byte, ended bool, why wire.Code) {
	o.mu.Lock()
	defer o.mu.Unlock()
	list, o.list, o.bytes = o.list, nil, 0
	return list, o.ended, o.why
}

// drained says whether the room waits to be told that the box takes messages again.
func (o *outbox) drained() bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	was := o.refused
	o.refused = false
	return was
}
