package chrome

import (
	"context"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// The modifier keys, as bits of the protocol.
const (
	Alt   = 1
	Ctrl  = 2
	Shift = 8
)

// Type sends text as key events to what has the focus. Package kb of chromedp can't: it takes č for Shift.
func (t *Tab) Type(text string) error {
	for _, r := range text {
		if err := t.key(string(r), string(r), 0); err != nil {
			return err
		}
	}
	return nil
}

// Key sends a named key such as Enter, Escape or ArrowLeft.
func (t *Tab) Key(name string) error {
	text := map[string]string{"Enter": "\r", "Space": " "}[name]
	return t.key(name, text, 0)
}

// Control sends a key with the control key held.
func (t *Tab) Control(name string) error { return t.key(name, "", Ctrl) }

// KeyWith sends a key with modifiers held.
func (t *Tab) KeyWith(name string, modifiers int64) error { return t.key(name, "", modifiers) }

var codes = map[string]int64{"Enter": 13, "Backspace": 8, "Escape": 27, "Tab": 9, "Delete": 46, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}

// editing is what control with a letter does in a text field; the browser is told, for headless there is no keymap.
var editing = map[string]string{"a": "selectAll", "c": "copy", "v": "paste", "x": "cut"}

func (t *Tab) key(name, text string, modifiers int64) error {
	down := input.DispatchKeyEventParams{Type: input.DispatchKeyEventTypeKeyDown, Key: name, Code: name, Text: text, Modifiers: modifiers, WindowsVirtualKeyCode: codes[name]}
	if name == "Space" {
		down.Key = " "
	}
	if len(name) == 1 && modifiers != 0 {
		down.Code, down.WindowsVirtualKeyCode = "Key"+string(name[0]&^0x20), int64(name[0]&^0x20)
	}
	if do := editing[name]; do != "" && modifiers == Ctrl {
		down.Commands = []string{do}
	}
	up := down
	up.Type, up.Text, up.Commands = input.DispatchKeyEventTypeKeyUp, "", nil
	return t.do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		for _, e := range []input.DispatchKeyEventParams{down, up} {
			if _, err := cdp.Call(ctx, target, input.DispatchKeyEvent, e); err != nil {
				return err
			}
		}
		return nil
	}))
}

// Compose shows each text in turn as an input method does while a word is being made, then commits the last one.
func (t *Tab) Compose(texts ...string) error {
	return t.do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		for _, text := range texts {
			at := int64(len([]rune(text)))
			if _, err := cdp.Call(ctx, target, input.ImeSetComposition, input.ImeSetCompositionParams{Text: text, SelectionStart: at, SelectionEnd: at}); err != nil {
				return err
			}
		}
		_, err := cdp.Call(ctx, target, input.InsertText, input.InsertTextParams{Text: texts[len(texts)-1]})
		return err
	}))
}
