package app

import (
	"strings"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/server/wire"
)

func reason(c wire.Code) wire.Reason { return wire.Reason{Code: c} }

// Narrow says whether the screen is a phone's: panels come up from below there, one at a time.
func (m *Model) Narrow() bool { return m.Camera.W > 0 && m.Camera.W < 720 }

// foldPanels closes every panel on a phone, where they would cover the board.
func (m *Model) foldPanels() {
	if m.Narrow() {
		m.Open = [Panels]bool{}
	}
}

func (m *Model) resize(r Resize) {
	if m.Camera.W == 0 {
		defer m.foldPanels()
	}
	m.Camera.W, m.Camera.H, m.Camera.Scale = r.W, r.H, r.Scale
	m.Dirty, m.Stale = true, true
	m.fitOnce()
}

// fitOnce points the camera at a map seen for the first time: a player's at what is known around the own tokens, else at
// all of it.
func (m *Model) fitOnce() {
	if m.fit || m.View == nil || m.Camera.W == 0 {
		return
	}
	m.fit, m.Dirty = true, true
	m.Camera = m.whole()
	if own := m.own(); !m.IsGM() && len(own) > 0 {
		m.Camera = m.first(own)
	}
}

// whole returns the camera that shows the whole map.
func (m *Model) whole() Camera {
	x0, y0, x1, y1 := m.Bounds()
	return m.Camera.Fit(x0, y0, x1, y1, m.margins())
}

// margins returns what the panels cover, as client/panel lays them out: tools at the left, names at the top, the open
// panels at the right. On a phone they come up from below and cover the board only when asked for.
func (m *Model) margins() Margins {
	if m.Narrow() {
		return Margins{Top: 56, Bottom: 56}
	}
	by := Margins{Left: 62, Top: 62, Right: 8, Bottom: 8}
	for _, open := range m.Open {
		if open {
			by.Right = 388
		}
	}
	return by
}

// centre brings a token to the middle of the screen.
func (m *Model) centre(id wire.TokenID) {
	t := m.Token(id)
	x, y := m.Grid().ToCells(m.Grid().Middle(t.Size, t.At))
	m.Camera = m.Camera.Centre(x, y, m.margins())
	m.Dirty = true
}

func (m *Model) moveCamera(c Camera) {
	m.Camera, m.Dirty = c.Hold(m.Bounds()), true
	if m.Menu != nil {
		m.Menu, m.Stale = nil, true
	}
}

// addToken is the command that puts a token of a spec somewhere.
func addToken(s wire.TokenSpec, at grid.Place) wire.AddToken { return wire.AddToken{Spec: s, At: at} }

// giveToken gives a waiting seat a token on a free place near the middle of the screen.
func (m *Model) giveToken(id wire.SeatID) []Effect {
	for _, s := range m.View.Seats {
		if s.ID != id {
			continue
		}
		at, ok := m.freePlace()
		if !ok {
			m.warn(SayNoFreeCell)
			return nil
		}
		spec := wire.TokenSpec{Name: s.Name, Colour: s.Colour, Owner: id, HP: 10, MaxHP: 10, Speed: 6}
		return m.do(addToken(spec, at))
	}
	return nil
}

// freePlace returns a place within the map near the middle of the screen on which nobody stands and no wall stands in the cell.
func (m *Model) freePlace() (grid.Place, bool) {
	g := m.Grid()
	var taken []grid.Cell
	for i := range m.View.Tokens {
		taken = g.Space(taken, m.View.Tokens[i].Size, m.View.Tokens[i].At)
	}
	return g.Free(grid.Medium, m.At(m.Camera.W/2, m.Camera.H/2), 30, func(at grid.Place) bool {
		c := []grid.Cell{at.Cell}
		return !g.Overlap(c, taken) && g.Inside(m.View.Scene.Bounds, at.Cell) && m.sight().Fits(c)
	})
}

// cycleDoor opens a closed door and closes an open one; lock locks and unlocks it.
func (m *Model) cycleDoor(id wire.DoorID, lock bool) []Effect {
	for _, d := range m.View.Doors {
		if d.ID == id {
			return m.do(wire.SetDoor{Door: id, From: d.State, To: nextDoor(d.State, lock)})
		}
	}
	return nil
}

func nextDoor(s wire.DoorState, lock bool) wire.DoorState {
	switch {
	case lock && s == wire.DoorLocked:
		return wire.DoorClosed
	case lock:
		return wire.DoorLocked
	case s == wire.DoorOpen:
		return wire.DoorClosed
	}
	return wire.DoorOpen
}

// ping calls attention to a place, here at once and on every other screen that may see it.
func (m *Model) ping(at geom.Point) []Effect {
	m.Pings = append(m.Pings, Ping{m.View.Me.Seat, at, m.Now})
	m.Dirty = true
	return m.do(wire.Show{Thing: wire.Thing{Kind: wire.ThingPing, Points: []geom.Point{at}}})
}

// fileGiven lays a dropped, pasted or picked file on the table, or keeps it for the hot-seat game that is being set up.
func (m *Model) fileGiven(f FileGiven) []Effect {
	switch {
	case !mapName(f.Name):
		m.warn(SayNotAMap, f.Name)
	case f.Size > wire.MaxMapFile: // the server would cut the connection in the middle, and say nothing that gets through
		m.refuse(wire.Reason{Code: wire.CodeMap, Text: "large", Limit: wire.MaxMapFile})
	case m.Page == PageHot:
		m.Hot.File, m.Hot.Name = f.File, f.Name
	case m.Page != PageTable || !m.IsGM():
		m.warn(SayOnlyGM)
	default:
		m.Upload = &Uploading{Name: f.Name}
		return []Effect{Upload{f.File, f.Name}}
	}
	return nil
}

// laySample lays a map of the program's own on the table.
func (m *Model) laySample(l LaySample) []Effect {
	if m.Page != PageTable || !m.IsGM() {
		m.warn(SayOnlyGM)
		return nil
	}
	m.Upload = &Uploading{Name: l.Title, Sample: true}
	return []Effect{UploadSample(l)}
}

// giveArt has a picture kept, unless it is too large to be sent.
func (m *Model) giveArt(g GiveArt) []Effect {
	if g.Size > wire.MaxArt {
		m.refuse(wire.Reason{Code: wire.CodeMap, Text: "bytes", Limit: wire.MaxArt})
		return nil
	}
	return []Effect{KeepArt{g.Token, g.Read}}
}

// artKept puts a picture that is kept now on its token.
func (m *Model) artKept(a ArtKept) []Effect {
	switch {
	case a.Reason.Code != wire.CodeNone:
		m.refuse(a.Reason)
	case a.Token == 0:
		m.Spec.Picture = a.ID
	default:
		return m.do(wire.EditToken{Token: a.Token, Fields: wire.FieldPicture, Spec: wire.TokenSpec{Picture: a.ID}})
	}
	return nil
}

// uploaded tells how a map came out: in a notice when it was laid as it stands, else in a dialog.
func (m *Model) uploaded(u Uploaded) {
	sample := m.Upload != nil && m.Upload.Sample
	m.Upload = nil
	switch {
	case m.Hot.On && !m.IsGM(): // the device has changed hands meanwhile, and what the file holds is the GM's
	case u.Reason.Code != wire.CodeNone:
		m.refuse(u.Reason)
	case sample:
		m.toast(false, Say{Laid: &u.Laid})
	default:
		m.tellLaid(&u.Laid)
	}
}

func (m *Model) tellLaid(l *wire.Laid) {
	if l.Smooth() {
		m.toast(false, Say{Laid: l})
		return
	}
	m.Laid = l
}

// mapName says whether a file's name is that of a map or a picture.
func mapName(name string) bool {
	low := strings.ToLower(name)
	for _, end := range []string{".dd2vtt", ".uvtt", ".df2vtt", ".json", ".png", ".jpg", ".jpeg", ".webp"} {
		if strings.HasSuffix(low, end) {
			return true
		}
	}
	return false
}
