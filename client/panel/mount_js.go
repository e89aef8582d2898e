package panel

import (
	"syscall/js"

	"sightline/client/app"
	"sightline/client/panel/dom"
)

// Screen is the panels in the page.
type Screen struct {
	root *dom.Root
	send func(app.Msg)
	lang string
}

// Mount gets ready to draw into the element with the id. send is called from event handlers and must not wait.
func Mount(id string, send func(app.Msg)) *Screen {
	return &Screen{root: dom.Mount(id), send: send}
}

// Render makes the page show the model. The caller holds the model still meanwhile.
func (s *Screen) Render(m *app.Model) {
	if s.lang != m.Lang {
		s.lang = m.Lang
		js.Global().Get("document").Get("documentElement").Set("lang", m.Lang)
	}
	s.root.Draw(View(m, s.send))
}
