package platform

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"sightline/client/app"
)

// game is the host as Ebitengine sees it.
type game struct {
	h       *host
	w, high float64
	scale   float64
}

// play runs Ebitengine's loop.
func (h *host) play() {
	ebiten.SetScreenClearedEveryFrame(false)
	if err := ebiten.RunGameWithOptions(&game{h: h}, &ebiten.RunGameOptions{InitUnfocused: true}); err != nil {
		fail("run", err)
	}
}

// Update lets time pass and renders the panels when they are stale.
func (g *game) Update() error {
	defer guard("update")
	h, start := g.h, now()
	h.meter.begin()
	followScale()
	h.send(app.Tick{Now: int64(start)})
	for _, i := range h.hand.Tick(int64(start)) {
		h.send(app.Touch{Intent: i})
	}
	h.locked(func() {
		h.showCursor()
		h.hand.Locked = h.m.Locked
		if h.m.Stale {
			h.m.Stale = false
			h.screen.Render(h.m)
			h.uncover()
		}
	})
	h.meter.end()
	h.draws.tickMS = now() - start
	return nil
}

// Draw paints the board when something changed.
func (g *game) Draw(screen *ebiten.Image) {
	defer guard("draw")
	h := g.h
	h.locked(func() {
		if !h.m.Dirty || h.m.Camera.W == 0 {
			h.meter.drawn(false, 0)
			return
		}
		start := now()
		h.m.Dirty = false
		h.board.Draw(screen, h.m)
		h.draws.frames++
		h.draws.ready = true
		end := now()
		h.draws.drawMS = end - start
		h.meter.drawn(true, end-start)
		if !h.draws.pictured && h.m.View != nil && len(h.m.View.Tokens) > 0 && h.board.Whole() {
			h.draws.pictured = true
			afterFrames(2, func(at float64) { h.draws.pictureMS = at })
		}
	})
	h.fetch()
}

// Layout is not called: there is LayoutF.
func (g *game) Layout(w, h int) (int, int) { return w, h }

// LayoutF gives the screen a pixel for each of the device's.
func (g *game) LayoutF(w, high float64) (float64, float64) {
	scale := ebiten.Monitor().DeviceScaleFactor()
	if w != g.w || high != g.high || scale != g.scale {
		g.w, g.high, g.scale = w, high, scale
		g.h.send(app.Resize{W: w, H: high, Scale: scale})
	}
	return math.Ceil(w * scale), math.Ceil(high * scale)
}
