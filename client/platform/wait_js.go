package platform

import (
	"errors"
	"syscall/js"
)

// await waits for a promise. It must run in a goroutine of its own, never in a callback of the browser.
func await(p js.Value) (js.Value, error) {
	type answer struct {
		v   js.Value
		err error
	}
	ch := make(chan answer, 1)
	ok := js.FuncOf(func(_ js.Value, a []js.Value) any {
		ch <- answer{v: first(a)}
		return nil
	})
	bad := js.FuncOf(func(_ js.Value, a []js.Value) any {
		ch <- answer{err: errors.New(js.Global().Get("String").Invoke(first(a)).String())}
		return nil
	})
	p.Call("then", ok, bad)
	a := <-ch
	ok.Release()
	bad.Release()
	return a.v, a.err
}

func first(a []js.Value) js.Value {
	if len(a) == 0 {
		return js.Undefined()
	}
	return a[0]
}

// promise runs f in a goroutine and returns a promise of its result.
func promise(f func() any) js.Value {
	var run js.Func
	run = js.FuncOf(func(_ js.Value, a []js.Value) any {
		run.Release()
		resolve := a[0]
		go func() {
			defer guard("promise")
			resolve.Invoke(f())
		}()
		return nil
	})
	return js.Global().Get("Promise").New(run)
}
