package socket

import (
	"context"
	"syscall/js"

	"sightline/client/link"
)

// answer is what fetch got.
type answer struct {
	status int
	body   []byte
}

func get(ctx context.Context, url string) (answer, error) {
	return fetch(ctx, url, map[string]any{"method": "GET", "credentials": "same-origin"})
}

// sendBytes puts or posts a body.
func sendBytes(ctx context.Context, method, url, contentType string, body []byte) (answer, error) {
	array := js.Global().Get("Uint8Array").New(len(body))
	js.CopyBytesToJS(array, body)
	return fetch(ctx, url, map[string]any{
		"method": method, "credentials": "same-origin", "body": array,
		"headers": map[string]any{"Content-Type": contentType},
	})
}

// fetch waits for an answer. ErrLost: there was none, or the context ended first.
func fetch(ctx context.Context, url string, options map[string]any) (answer, error) {
	stop := js.Global().Get("AbortController").New()
	options["signal"] = stop.Get("signal")
	response, ok := await(ctx, stop, js.Global().Call("fetch", url, options))
	if !ok {
		return answer{}, link.ErrLost
	}
	buffer, ok := await(ctx, stop, response.Call("arrayBuffer"))
	if !ok {
		return answer{}, link.ErrLost
	}
	array := js.Global().Get("Uint8Array").New(buffer)
	body := make([]byte, array.Length())
	js.CopyBytesToGo(body, array)
	return answer{status: response.Get("status").Int(), body: body}, nil
}

// await waits for a promise; false when it failed. When the context ends, what is under way is stopped, which fails it.
func await(ctx context.Context, stop, promise js.Value) (js.Value, bool) {
	type end struct {
		value js.Value
		ok    bool
	}
	done := make(chan end, 1)
	yes := js.FuncOf(func(_ js.Value, args []js.Value) any { done <- end{args[0], true}; return nil })
	no := js.FuncOf(func(js.Value, []js.Value) any { done <- end{}; return nil })
	defer yes.Release()
	defer no.Release()
	promise.Call("then", yes, no)
	select {
	case e := <-done:
		return e.value, e.ok
	case <-ctx.Done():
		stop.Call("abort") // which makes the promise fail, so that the callbacks can be let go
		<-done
		return js.Value{}, false
	}
}
