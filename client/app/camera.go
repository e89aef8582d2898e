package app

import "math"

// The limits of Camera.Zoom, CSS pixels a cell.
const (
	MinZoom = 4
	MaxZoom = 320
)

// ToScreen returns where the place x, y (cells) is drawn, in CSS pixels.
func (c Camera) ToScreen(x, y float64) (sx, sy float64) {
	return (x-c.X)*c.Zoom + c.W/2, (y-c.Y)*c.Zoom + c.H/2
}

// ToCells returns which place, in cells, is drawn at sx, sy (CSS pixels).
func (c Camera) ToCells(sx, sy float64) (x, y float64) {
	return (sx-c.W/2)/c.Zoom + c.X, (sy-c.H/2)/c.Zoom + c.Y
}

// ZoomAt returns the camera scaled by f with what is under sx, sy left there.
func (c Camera) ZoomAt(sx, sy, f float64) Camera {
	x, y := c.ToCells(sx, sy)
	c.Zoom = math.Max(MinZoom, math.Min(MaxZoom, c.Zoom*f))
	nx, ny := c.ToCells(sx, sy)
	c.X += x - nx
	c.Y += y - ny
	return c
}

// Pan returns the camera with the map shifted by dx, dy CSS pixels.
func (c Camera) Pan(dx, dy float64) Camera {
	c.X -= dx / c.Zoom
	c.Y -= dy / c.Zoom
	return c
}

// Margins are the parts of the screen that panels cover, CSS pixels.
type Margins struct{ Left, Top, Right, Bottom float64 }

// Fit returns the camera that shows the rectangle of cells whole within the margins, with a little room around it.
func (c Camera) Fit(x0, y0, x1, y1 float64, by Margins) Camera {
	w, h := c.W-by.Left-by.Right, c.H-by.Top-by.Bottom
	if w > 0 && h > 0 && x1 > x0 && y1 > y0 {
		z := math.Min(w/(x1-x0), h/(y1-y0)) * 0.96
		c.Zoom = math.Max(MinZoom, math.Min(MaxZoom, z))
	}
	return c.Centre((x0+x1)/2, (y0+y1)/2, by)
}

// Centre returns the camera that shows a place in the middle of what the margins leave free.
func (c Camera) Centre(x, y float64, by Margins) Camera {
	c.X = x + (by.Right-by.Left)/2/c.Zoom
	c.Y = y + (by.Bottom-by.Top)/2/c.Zoom
	return c
}

// Hold returns the camera moved so that its middle lies in the rectangle of cells: the map can't get lost.
func (c Camera) Hold(x0, y0, x1, y1 float64) Camera {
	c.X = math.Max(x0, math.Min(x1, c.X))
	c.Y = math.Max(y0, math.Min(y1, c.Y))
	return c
}
