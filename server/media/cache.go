package media

import (
	"container/list"
	"sync"
)

// cache keeps what was used last, up to so many bytes. It may be used from many goroutines.
type cache[K comparable, V any] struct {
	mu    sync.Mutex
	most  int64
	bytes int64
	items map[K]*list.Element
	order list.List // the one used last in front
}

type cached[K comparable, V any] struct {
	key   K
	value V
	size  int64
}

func newCache[K comparable, V any](most int64) *cache[K, V] {
	return &cache[K, V]{most: most, items: map[K]*list.Element{}}
}

func (c *cache[K, V]) get(k K) (V, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e, ok := c.items[k]
	if !ok {
		var none V
		return none, false
	}
	c.order.MoveToFront(e)
	return e.Value.(cached[K, V]).value, true
}

// put keeps v, which takes so many bytes, and lets go of what was not used for longest.
func (c *cache[K, V]) put(k K, v V, size int64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if _, ok := c.items[k]; ok || size > c.most {
		return
	}
	c.items[k] = c.order.PushFront(cached[K, V]{k, v, size})
	for c.bytes += size; c.bytes > c.most; {
		e := c.order.Back()
		old := c.order.Remove(e).(cached[K, V])
		delete(c.items, old.key)
		c.bytes -= old.size
	}
}
