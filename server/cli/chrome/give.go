package chrome

import (
	"context"
	"fmt"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// Pick gives files to a file input that a CSS selector finds, as the browser's file dialog does.
func (t *Tab) Pick(css string, files ...string) error {
	return t.do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		found, err := cdp.Call(ctx, target, runtime.Evaluate, runtime.EvaluateParams{Expression: fmt.Sprintf("document.querySelector(%q)", css)})
		if err != nil {
			return err
		}
		if found.Result.ObjectID == "" {
			return fmt.Errorf("chrome: pick: nothing is %s", css)
		}
		_, err = cdp.Call(ctx, target, dom.SetFileInputFiles, dom.SetFileInputFilesParams{Files: files, ObjectID: found.Result.ObjectID})
		return err
	}))
}

// Drop drags files from outside over the page and drops them at a place.
func (t *Tab) Drop(at XY, files ...string) error {
	data := &input.DragData{Files: files, DragOperationsMask: 1, Items: []*input.DragDataItem{}}
	return t.do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		for _, kind := range []input.DispatchDragEventType{input.DispatchDragEventTypeDragEnter, input.DispatchDragEventTypeDragOver, input.DispatchDragEventTypeDrop} {
			if _, err := cdp.Call(ctx, target, input.DispatchDragEvent, input.DispatchDragEventParams{Type: kind, X: at.X, Y: at.Y, Data: data}); err != nil {
				return err
			}
		}
		return nil
	}))
}
