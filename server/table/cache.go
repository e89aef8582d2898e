package table

// cache keeps what was derived from states, so that a move costs what it changes and not the whole table. Keys say by
// content, or by the address of constants they hold on to, what a value was derived from: a wrong hit can't be. Copies of
// a state share one; like the state it belongs to one goroutine.
type cache struct {
	young, old map[any]any
	weight     int // bytes of young, about
	moments    [2]moment
}

// maxWeight is how many bytes of derived things a generation holds; two generations are kept.
const maxWeight = 48 << 20

func newCache() *cache { return &cache{young: map[any]any{}} }

func (c *cache) get(key any) (any, bool) {
	if v, ok := c.young[key]; ok {
		return v, true
	}
	v, ok := c.old[key]
	if ok {
		delete(c.old, key)
		c.put(key, v, 64)
	}
	return v, ok
}

func (c *cache) put(key, v any, weight int) {
	if c.weight > maxWeight {
		c.old, c.young, c.weight = c.young, map[any]any{}, 0
	}
	c.young[key] = v
	c.weight += weight
}

// memo returns what build makes for the key, built once while it is remembered. weight is about how many bytes it takes.
func memo[T any](c *cache, key any, weight int, build func() T) T {
	if v, ok := c.get(key); ok {
		return v.(T)
	}
	v := build()
	c.put(key, v, weight)
	return v
}

// Memo keeps something that was derived from the state under a key that says by content what it was derived from, for
// package view. weight is about how many bytes it takes.
func Memo[T any](st *State, key any, weight int, build func() T) T {
	return memo(st.cache, key, weight, build)
}
