package link

import "sync"

// Mailbox hands things from callbacks of the browser, which must never wait, to a goroutine, which may. It holds any
// number. The zero Mailbox is not usable: make one with NewMailbox.
type Mailbox[T any] struct {
	mu    sync.Mutex
	items []T
	wake  chan struct{}
}

// NewMailbox makes an empty mailbox.
func NewMailbox[T any]() *Mailbox[T] { return &Mailbox[T]{wake: make(chan struct{}, 1)} }

// Put adds a thing at the end. It never waits.
func (m *Mailbox[T]) Put(item T) {
	m.mu.Lock()
	m.items = append(m.items, item)
	m.mu.Unlock()
	select {
	case m.wake <- struct{}{}:
	default:
	}
}

// Wake gets a signal when Take may find something.
func (m *Mailbox[T]) Wake() <-chan struct{} { return m.wake }

// Take gives all that is there, in order, and leaves the mailbox empty. It never waits.
func (m *Mailbox[T]) Take() []T {
	m.mu.Lock()
	defer m.mu.Unlock()
	items := m.items
	m.items = nil
	return items
}
