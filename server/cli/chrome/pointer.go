package chrome

import (
	"context"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// XY is a place in the page, in CSS pixels.
type XY struct{ X, Y float64 }

func mouse(kind input.DispatchMouseEventType, at XY, button chromedp.MouseOption) chromedp.Action[chromedp.Void] {
	return chromedp.MouseEvent(kind, at.X, at.Y, button, chromedp.ClickCount(1), func(p *input.DispatchMouseEventParams) {
		if kind != input.DispatchMouseEventTypeMouseReleased && p.Button == input.MouseButtonLeft {
			p.Buttons = 1
		}
	})
}

// ClickAt clicks a place with the left button.
func (t *Tab) ClickAt(at XY) error { return t.Drag(at, at) }

// RightClickAt clicks a place with the right button.
func (t *Tab) RightClickAt(at XY) error {
	return t.do(mouse(input.DispatchMouseEventTypeMousePressed, at, chromedp.ButtonRight), mouse(input.DispatchMouseEventTypeMouseReleased, at, chromedp.ButtonRight))
}

// Hover moves the pointer without a button.
func (t *Tab) Hover(at XY) error {
	return t.do(mouse(input.DispatchMouseEventTypeMouseMoved, at, chromedp.ButtonNone))
}

// Press presses the left button and moves through the places without letting go.
func (t *Tab) Press(places ...XY) error {
	steps := []chromedp.Action[chromedp.Void]{mouse(input.DispatchMouseEventTypeMousePressed, places[0], chromedp.ButtonLeft)}
	for i := 1; i < len(places); i++ {
		a, b := places[i-1], places[i]
		half := XY{(a.X + b.X) / 2, (a.Y + b.Y) / 2}
		steps = append(steps, mouse(input.DispatchMouseEventTypeMouseMoved, half, chromedp.ButtonLeft), mouse(input.DispatchMouseEventTypeMouseMoved, b, chromedp.ButtonLeft))
	}
	return t.do(steps...)
}

// Release lets the left button go.
func (t *Tab) Release(at XY) error {
	return t.do(mouse(input.DispatchMouseEventTypeMouseReleased, at, chromedp.ButtonLeft))
}

// Drag presses the left button, moves through the places and lets go at the last.
func (t *Tab) Drag(places ...XY) error {
	if err := t.Press(places...); err != nil {
		return err
	}
	return t.Release(places[len(places)-1])
}

// Wheel turns the wheel at a place; positive is toward the user.
func (t *Tab) Wheel(at XY, delta float64) error {
	return t.do(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseWheel, at.X, at.Y, func(p *input.DispatchMouseEventParams) {
		p.DeltaX, p.DeltaY = 1e-9, delta // a zero would be left out, which the browser refuses
	}))
}

// Finger drags one finger through the places.
func (t *Tab) Finger(places ...XY) error {
	traces := make([][]XY, len(places))
	for i, p := range places {
		traces[i] = []XY{p}
	}
	return t.Fingers(traces...)
}

// Fingers moves several fingers together: each step has a place a finger.
func (t *Tab) Fingers(steps ...[]XY) error {
	return t.do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		for i, step := range steps {
			kind := input.DispatchTouchEventTypeTouchMove
			if i == 0 {
				kind = input.DispatchTouchEventTypeTouchStart
			}
			if err := touch(ctx, target, kind, step); err != nil {
				return err
			}
		}
		return touch(ctx, target, input.DispatchTouchEventTypeTouchEnd, nil)
	}))
}

func touch(ctx context.Context, target *chromedp.Target, kind input.DispatchTouchEventType, at []XY) error {
	points := make([]*input.TouchPoint, len(at))
	for i, p := range at {
		id := float64(i)
		points[i] = &input.TouchPoint{X: p.X, Y: p.Y, ID: &id}
	}
	_, err := cdp.Call(ctx, target, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: points})
	return err
}

// Tap taps a place with a finger. The browser does it by itself, so that a slow machine does not make a long press of it.
func (t *Tab) Tap(at XY) error {
	return t.do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		brief := int64(40)
		_, err := cdp.Call(ctx, target, input.SynthesizeTapGesture, input.SynthesizeTapGestureParams{X: at.X, Y: at.Y, Duration: &brief, GestureSourceType: input.GestureSourceTypeTouch})
		return err
	}))
}
