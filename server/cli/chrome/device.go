package chrome

import (
	"context"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// Device is what a person looks at the page with. The zero value is the browser's own window.
type Device struct {
	Width, Height int     // CSS pixels; 0: the browser's
	Scale         float64 // device pixels a CSS pixel; 0: 1
	Phone         bool    // fingers for a mouse, and a phone's viewport
	Language      string  // as in Accept-Language; "": the browser's
}

// PersonOn opens a tab with cookies and storage of its own on a device.
func (b *Browser) PersonOn(d Device) (*Tab, error) {
	if d.Width == 0 {
		d.Width, d.Height = b.opts.Width, b.opts.Height
	}
	if d.Scale == 0 {
		d.Scale = 1
	}
	ctx, cancel := chromedp.NewContext(b.ctx, chromedp.WithNewBrowserContext())
	return open(ctx, cancel, d.emulate())
}

// emulate makes a tab believe in the device.
func (d Device) emulate() chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		view := emulation.SetDeviceMetricsOverrideParams{Width: int64(d.Width), Height: int64(d.Height), DeviceScaleFactor: d.Scale, Mobile: d.Phone}
		if _, err := cdp.Call(ctx, t, emulation.SetDeviceMetricsOverride, view); err != nil {
			return err
		}
		if _, err := cdp.Call(ctx, t, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: d.Phone}); err != nil {
			return err
		}
		if d.Language == "" {
			return nil
		}
		// An empty agent would be taken as it stands, so the browser's own is asked for.
		agent, err := chromedp.Run(ctx, chromedp.Evaluate[string](`navigator.userAgent`))
		if err != nil {
			return err
		}
		_, err = cdp.Call(ctx, t, emulation.SetUserAgentOverride, emulation.SetUserAgentOverrideParams{UserAgent: agent, AcceptLanguage: d.Language})
		return err
	})
}
