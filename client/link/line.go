package link

import (
	"sync"
	"time"

	"sightline/server/wire"
)

// Wire is one connection to a server, as thin as a browser's WebSocket.
type Wire interface {
	// Send sends a message; it is lost when the wire is not up. It never waits.
	Send([]byte)
	// Close cuts the wire. What it still puts into the mailbox is of no interest.
	Close()
}

// Word is what comes over a wire.
type Word struct {
	Data []byte // a message, when Gone is false
	Gone bool   // the wire is cut, or could not be made
}

// Ground is what a Line stands on: the browser, or a fake in tests.
type Ground struct {
	// Dial begins a connection and puts what comes into the mailbox. It never waits.
	Dial func(Resume, *Mailbox[Word]) Wire
	// Refused says why a dial failed before the server said a word: CodeNone when it was a mere loss. It waits.
	Refused func() wire.Code
	// After is time.After.
	After func(time.Duration) <-chan time.Time
	// Chance gives a random number in [0, 1).
	Chance func() float64
	// Nudge gets a signal when it is worth trying at once: the network is back, or the page is looked at again. May be nil.
	Nudge <-chan struct{}
}

// Line keeps a connection to a server: it dials, dials again after a loss, and asks for what was missed.
type Line struct {
	ground  Ground
	handler Handler
	pace    Pace
	resume  Resume

	mu     sync.Mutex // guards what follows
	wire   Wire
	live   bool
	closed bool

	end chan struct{}
}

// NewLine makes a line; Run starts it.
func NewLine(g Ground, h Handler) *Line {
	return &Line{ground: g, handler: h, end: make(chan struct{})}
}

// Send implements Link.
func (l *Line) Send(c wire.Command) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if !l.live || l.closed {
		return false
	}
	l.wire.Send(wire.EncodeCommand(c))
	return true
}

// Close implements Link.
func (l *Line) Close() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.closed {
		return
	}
	l.closed, l.live = true, false
	close(l.end)
	if l.wire != nil {
		l.wire.Close()
	}
}

// Run keeps the connection until Close, or until the server ends it for good.
func (l *Line) Run() {
	l.say(Waiting, wire.CodeNone)
	for {
		code := l.once()
		if Final(code) {
			l.say(Ended, code)
			l.Close()
			return
		}
		if !l.say(Waiting, code) {
			return
		}
		select {
		case <-l.end:
			return
		case <-l.ground.Nudge:
		case <-l.ground.After(l.pace.Next(l.ground.Chance())):
		}
	}
}

// say tells the handler, unless the line was closed; it says whether it was not.
func (l *Line) say(s State, c wire.Code) bool {
	l.mu.Lock()
	closed := l.closed
	l.live = s == Live && !closed
	l.mu.Unlock()
	if !closed {
		l.handler.State(s, c)
	}
	return !closed
}

// once makes one connection and serves it to its end, and says why it ended.
func (l *Line) once() wire.Code {
	box := NewMailbox[Word]()
	if !l.dial(box) {
		return wire.CodeNone
	}
	call := &call{line: l}
	defer l.hangUp()
	for {
		select {
		case <-l.end:
			return call.code
		case <-l.ground.After(Silence):
			return call.code
		case <-box.Wake():
			if done := call.take(box.Take()); done {
				return l.why(call)
			}
		}
	}
}

func (l *Line) dial(box *Mailbox[Word]) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.closed {
		return false
	}
	l.wire = l.ground.Dial(l.resume, box)
	return true
}

func (l *Line) hangUp() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.wire.Close()
	l.live = false
}

// why asks further when the server had no chance to say it.
func (l *Line) why(c *call) wire.Code {
	if c.welcome || c.code != wire.CodeNone {
		return c.code
	}
	return l.ground.Refused()
}

// call is one connection at work.
type call struct {
	line    *Line
	welcome bool
	code    wire.Code // of Bye
}

// take passes on what came, and says whether the connection is over.
func (c *call) take(words []Word) bool {
	for _, w := range words {
		if w.Gone || !c.message(w.Data) {
			return true
		}
	}
	return false
}

// message handles one message and says whether to go on. What cannot be decoded is a fault of this program or of the
// way: everything is asked for again.
func (c *call) message(data []byte) bool {
	l := c.line
	m, err := wire.DecodeMessage(data)
	if err != nil {
		l.resume = Resume{}
		return false
	}
	switch m := m.(type) {
	case wire.Welcome:
		return c.greet(m)
	case wire.Beat:
		return true
	case wire.Bye:
		c.code = m.Code
	}
	l.resume.Heed(m)
	return l.pass(m) && c.code == wire.CodeNone
}

func (c *call) greet(m wire.Welcome) bool {
	if m.Protocol != wire.Protocol {
		c.code = wire.CodeVersion
		return false
	}
	c.welcome = true
	c.line.pace.Reset()
	return c.line.say(Live, wire.CodeNone)
}

// pass gives a message to the handler, unless the line was closed.
func (l *Line) pass(m wire.Message) bool {
	l.mu.Lock()
	closed := l.closed
	l.mu.Unlock()
	if !closed {
		l.handler.Message(m)
	}
	return !closed
}
