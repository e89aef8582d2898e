package panel

import "sightline/client/panel/dom"

// icons are strokes in a square of 24, drawn by hand for this program.
var icons = map[string]string{
	"run":       "M14 3a2 2 0 100 4 2 2 0 000-4zM6 10l4-3 4 2 2 3h4M13 9l-2 5 4 3v5M11 14l-2 4H4",
	"book":      "M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2 2-2 5-2 8-2V4c-3 0-6 0-8 2zM12 6v14",
	"select":    "M5 3l14 8-6 2-3 6z",
	"ruler":     "M3 16L16 3l5 5L8 21zM7 12l2 2M10 9l2 2M13 6l2 2",
	"sight":     "M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 9a3 3 0 100 6 3 3 0 000-6z",
	"circle":    "M12 3a9 9 0 100 18 9 9 0 000-18zM12 12h9",
	"cone":      "M4 12L19 4c2 5 2 11 0 16z",
	"line":      "M3 9l18-3v6l-18 3zM3 12h.01",
	"cube":      "M5 5h14v14H5zM5 5l4 4M19 5l-4 4M9 9h6v6M5 19l4-4V9",
	"emanation": "M12 9a3 3 0 100 6 3 3 0 000-6zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M18.4 5.6L17 7M7 17l-1.4 1.4",
	"wall":      "M3 6h18v12H3zM3 12h18M9 6v6M15 6v6M6 12v6M12 12v6M18 12v6",
	"sphere":    "M12 3a9 9 0 100 18 9 9 0 000-18zM3 12c3 3.5 15 3.5 18 0",
	"cylinder":  "M5 6c0-4 14-4 14 0v12c0 4-14 4-14 0zM5 6c0 4 14 4 14 0",
	"ping":      "M12 10a2 2 0 100 4 2 2 0 000-4zM7.5 7.5a6.4 6.4 0 000 9M16.5 7.5a6.4 6.4 0 010 9M4.5 4.5a10.6 10.6 0 000 15M19.5 4.5a10.6 10.6 0 010 15",
	"place":     "M12 3a4 4 0 100 8 4 4 0 000-8zM5 21c0-5 3-8 7-8 2 0 3 .5 4 1M19 15v6M16 18h6",
	"door":      "M6 21V3h12v18M4 21h16M14.5 12v1",
	"reveal":    "M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2 2M16.4 16.4l2 2M18.4 5.6l-2 2M7.6 16.4l-2 2M12 9a3 3 0 100 6 3 3 0 000-6z",
	"hide":      "M7 18a4 4 0 010-8 6 6 0 0111-1 4.5 4.5 0 010 9zM6 21h8M17 21h1",
	"room":      "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M12 10a2 2 0 100 4 2 2 0 000-4z",
	"land":      "M3 20l6-11 4 6 3-5 5 10zM14 4h6M17 1v6",
	"flip":      "M12 3v18M9 7l-6 10h6zM15 7l6 10h-6z",
	"undo":      "M8 5L3.5 9.5 8 14M4 9.5h10a5.5 5.5 0 010 11H9",
	"plus":      "M12 5v14M5 12h14",
	"minus":     "M5 12h14",
	"fit":       "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
	"chat":      "M4 5h16v11H10l-5 4v-4H4z",
	"turns":     "M9 6h11M9 12h11M9 18h11M4 4.5l1.5-.5v4M4 11.5c2-1.5 3 .5 0 2.5h2.5M4 17h2.5l-1.5 1.5c2 0 2 2.5-1 2",
	"token":     "M12 3a9 9 0 100 18 9 9 0 000-18zM12 7a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM7 18c1-3 3-4 5-4s4 1 5 4",
	"scene":     "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14",
	"seats":     "M8 5a3 3 0 100 6 3 3 0 000-6zM2 19c0-4 2.5-6 6-6s6 2 6 6M16 5.5a3 3 0 010 5.5M17 13.5c3 .5 5 2.5 5 5.5",
	"help":      "M12 3a9 9 0 100 18 9 9 0 000-18zM9.5 9.5c0-3.5 5-3.5 5 0 0 2-2.5 2-2.5 4M12 17v.5",
	"close":     "M6 6l12 12M18 6L6 18",
	"up":        "M6 15l6-6 6 6",
	"down":      "M6 9l6 6 6-6",
	"next":      "M5 5l9 7-9 7zM18 5v14",
	"back":      "M19 5l-9 7 9 7zM6 5v14",
	"left":      "M9 4L4.5 8.5 9 13M5 8.5h8a6 6 0 016 6V20",
	"right":     "M15 4l4.5 4.5L15 13M19 8.5h-8a6 6 0 00-6 6V20",
	"aim":       "M12 6a6 6 0 100 12 6 6 0 000-12zM12 2v6M12 16v6M2 12h6M16 12h6",
	"trash":     "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5",
	"die":       "M12 2.5l8.5 5v9l-8.5 5-8.5-5v-9zM12 2.5L7 15h10zM3.5 16.5L7 15M20.5 16.5L17 15M12 21.5L7 15M12 21.5L17 15",
	"copy":      "M8 8h12v12H8zM16 8V4H4v12h4",
	"hand":      "M7 12V6a1.5 1.5 0 013 0v5V4a1.5 1.5 0 013 0v7V5a1.5 1.5 0 013 0v7l1-1.5a1.6 1.6 0 012.7 1.7L17 19c-1 2-3 2.5-5 2.5-4 0-5-2-6.5-5.5L4 13a1.5 1.5 0 012.5-1z",
	"lock":      "M6 11h12v9H6zM9 11V8a3 3 0 016 0v3",
	"send":      "M4 4l17 8-17 8 3-8zM7 12h14",
}

// picture draws an icon; it says nothing to screen readers, the button's label does.
func picture(name string) *dom.Node {
	return dom.El("svg", dom.A("viewBox", "0 0 24 24"), dom.A("aria-hidden", "true"), dom.Class("picture"), dom.El("path", dom.A("d", icons[name])))
}
