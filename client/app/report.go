package app

import (
	"fmt"
	"strconv"

	"sightline/server/wire"
)

// Report is what the page tells browser tests of itself: window.__vtt.state() gives it as JSON. Ids are decimal strings, for
// JavaScript's numbers are too short for them; places on the screen are CSS pixels.
type Report struct {
	Page     string         `json:"page"` // start, join, table, hot
	Tool     Tool           `json:"tool"`
	Lang     string         `json:"lang"`
	Rev      string         `json:"rev"`
	Seat     string         `json:"seat"` // decimal id of the view's seat
	GM       bool           `json:"gm"`
	Waiting  bool           `json:"waiting"`
	Watching string         `json:"watching"` // "0": nobody
	Conn     string         `json:"conn"`     // none, wait, on, ended
	Code     wire.Code      `json:"code"`     // why it is not on
	Curtain  bool           `json:"curtain"`
	Hot      string         `json:"hot"` // setup, loading, curtain, play; "" when it is not hot-seat
	Map      uint32         `json:"map"`
	Selected string         `json:"selected"`
	Tokens   []TokenReport  `json:"tokens"`
	Doors    []DoorReport   `json:"doors"`
	Toasts   []ToastReport  `json:"toasts"`
	Laid     bool           `json:"laid"` // the dialog that says what became of a map is open
	Pending  int            `json:"pending"`
	Explored int            `json:"explored"` // sub-cells
	Seen     int            `json:"seen"`
	Walls    int            `json:"walls"`
	Land     int            `json:"land"` // cells of ground that is not plain
	Grid     string         `json:"grid"`
	Shown    int            `json:"shown"` // what others show in passing
	Pings    int            `json:"pings"`
	Notes    int            `json:"notes"`
	Probe    *ProbeReport   `json:"probe,omitempty"`
	Area     *AreaReport    `json:"area,omitempty"`
	Flanks   []FlankReport  `json:"flanks"`
	Arcs     map[string]int `json:"arcs"`             // cells drawn of each arc of the selected token
	Handle   *[2]float64    `json:"handle,omitempty"` // that turns the selected token, on the screen
	Drag     *LegReport     `json:"drag,omitempty"`
	Ruler    *LegReport     `json:"ruler,omitempty"`
	Camera   Camera         `json:"camera"`
	Drawing  *DrawingReport `json:"drawing,omitempty"`
}

// TokenReport is a token of the view.
type TokenReport struct {
	ID     string   `json:"id"`
	Name   string   `json:"name"`
	CX     float64  `json:"cx"` // its middle on the screen
	CY     float64  `json:"cy"`
	R      float64  `json:"r"` // of its disc
	Cell   [2]int32 `json:"cell"`
	Facing int16    `json:"facing"`
	Size   string   `json:"size"`
	Mine   bool     `json:"mine"`
	Past   bool     `json:"past"`
	Hidden bool     `json:"hidden"`
	Down   bool     `json:"down"`
	HP     int32    `json:"hp"`
	Marks  []string `json:"marks"` // kinds of the marks on it
	Floor  int32    `json:"floor"`
	Turned bool     `json:"turned"`
}

// DoorReport is a door of the view.
type DoorReport struct {
	ID    string         `json:"id"`
	CX    float64        `json:"cx"`
	CY    float64        `json:"cy"`
	State wire.DoorState `json:"state"`
}

// ToastReport is a notice that is shown.
type ToastReport struct {
	Key  string    `json:"key"` // "laid" of one that says what became of a map
	Code wire.Code `json:"code"`
	Bad  bool      `json:"bad"`
}

// ProbeReport is what the sight and cover tool found.
type ProbeReport struct {
	Seen    bool   `json:"seen"`
	Degree  Degree `json:"degree"`
	Lines   int    `json:"lines"`
	Blocked int    `json:"blocked"`
}

// AreaReport is what a template covers.
type AreaReport struct {
	Form   string   `json:"form"`
	Stands bool     `json:"stands"`
	Length int32    `json:"length"` // lattice units
	Cells  int      `json:"cells"`
	Missed int      `json:"missed"` // cells that it would cover but for walls
	Tokens []string `json:"tokens"`
}

// FlankReport is two tokens that flank a third, by id.
type FlankReport struct {
	Target string `json:"target"`
	A      string `json:"a"`
	B      string `json:"b"`
}

// LegReport is a measured path.
type LegReport struct {
	Steps  int    `json:"steps"`
	Cost   int32  `json:"cost"`
	Total  int32  `json:"total"`
	Speed  int32  `json:"speed"`
	Beyond bool   `json:"beyond"`
	OK     bool   `json:"ok"`
	Why    string `json:"why"`   // what is in the way of it
	Apart  int32  `json:"apart"` // of a ruler from a token, or to one: cells between their spaces; else -1
	Up     int32  `json:"up"`
}

// DrawingReport is how painting stands; the platform fills it in.
type DrawingReport struct {
	Frames int     `json:"frames"` // drawn so far
	Flying int     `json:"flying"` // pictures on their way
	Ready  bool    `json:"ready"`
	DrawMS float64 `json:"drawMs"` // of the last frame
	TickMS float64 `json:"tickMs"`
}

// Report returns what tests want to know of the Model.
func (m *Model) Report() Report {
	r := Report{
		Page: [...]string{"start", "join", "table", "hot"}[m.Page], Tool: m.Tool, Lang: m.Lang, Rev: strconv.FormatUint(m.Rev, 10),
		Watching: id(uint64(m.Watching)), Conn: [...]string{"none", "wait", "on", "ended"}[m.Conn.State], Code: m.Conn.Code,
		Selected: id(uint64(m.Selected)), Laid: m.Laid != nil, Pending: len(m.Pending), Shown: len(m.Shown), Pings: len(m.Pings), Notes: len(m.Notes), Camera: m.Camera,
		Tokens: []TokenReport{}, Doors: []DoorReport{}, Toasts: []ToastReport{}, Flanks: []FlankReport{}, Arcs: map[string]int{},
	}
	if m.Hot.On {
		r.Hot = [...]string{"setup", "loading", "curtain", "play"}[m.Hot.Stage]
		r.Curtain = m.Hot.Stage == HotCurtain
	}
	for _, t := range m.Toasts {
		key := t.Say.Key
		if t.Say.Laid != nil {
			key = "laid"
		}
		r.Toasts = append(r.Toasts, ToastReport{key, t.Say.Reason.Code, t.Bad})
	}
	m.reportTools(&r)
	if m.View != nil {
		m.reportView(&r)
	}
	return r
}

func id(n uint64) string { return strconv.FormatUint(n, 10) }

func (m *Model) reportView(r *Report) {
	v := m.View
	r.Seat, r.GM, r.Waiting, r.Map, r.Walls = id(uint64(v.Me.Seat)), m.IsGM(), v.Me.Waiting, v.Scene.Map, len(v.Walls)
	r.Grid = v.Scene.Grid.Kind.String()
	for _, l := range v.Land {
		r.Land += int(l.Run.N)
	}
	r.Explored, r.Seen = v.Ground.Explored.Count(), v.Ground.Seen.Count()
	for i := range v.Tokens {
		t := &v.Tokens[i]
		at, _ := m.PlaceOf(t)
		x, y := m.Screen(m.Grid().Middle(t.Size, at))
		n := TokenReport{
			ID: id(uint64(t.ID)), Name: t.Name, CX: x, CY: y, R: m.Across(t) / 2 * m.Camera.Zoom, Cell: [2]int32{at.Cell.X, at.Cell.Y},
			Facing: t.Facing, Size: fmt.Sprint(t.Size), Mine: m.Mine(t), Past: t.Past, Down: t.Down, Floor: t.Floor, Turned: at.Turned,
		}
		for _, m := range t.Marks.List() {
			n.Marks = append(n.Marks, m.Kind)
		}
		if t.Sheet != nil {
			n.Hidden, n.HP = t.Sheet.Hidden, t.Sheet.HP
		}
		r.Tokens = append(r.Tokens, n)
	}
	for _, d := range v.Doors {
		ax, ay := m.Screen(d.A)
		bx, by := m.Screen(d.B)
		r.Doors = append(r.Doors, DoorReport{id(uint64(d.ID)), (ax + bx) / 2, (ay + by) / 2, d.State})
	}
}

func (m *Model) reportTools(r *Report) {
	if p := m.Probe; p != nil {
		r.Probe = &ProbeReport{Seen: p.Seen, Degree: p.Degree, Lines: len(p.Lines)}
		for _, l := range p.Lines {
			if l.Blocked {
				r.Probe.Blocked++
			}
		}
	}
	if a := m.Area; a != nil {
		r.Area = &AreaReport{
			Form: a.Form.Kind.String(), Stands: a.Stage == AreaStands, Length: a.Shape.Length, Cells: len(a.Cells), Missed: len(a.Missed), Tokens: []string{},
		}
		for _, in := range a.Inside {
			r.Area.Tokens = append(r.Area.Tokens, id(uint64(in.Token)))
		}
	}
	for _, f := range m.Flanks {
		r.Flanks = append(r.Flanks, FlankReport{id(uint64(f.Target)), id(uint64(f.A)), id(uint64(f.B))})
	}
	for _, a := range m.Arcs() {
		r.Arcs[a.Arc.String()]++
	}
	if x, y, ok := m.Handle(); ok {
		r.Handle = &[2]float64{x, y}
	}
	if d := m.Drag; d != nil {
		r.Drag = legReport(&d.Leg, d.Reachable)
		if !d.Reachable {
			r.Drag.Why = d.Why.String()
		}
	}
	if u := m.Ruler; u != nil {
		r.Ruler = legReport(&u.Leg, true)
		r.Ruler.Apart, r.Ruler.Up = u.Apart, u.Up
	}
}

func legReport(l *Leg, ok bool) *LegReport {
	return &LegReport{Steps: len(l.Steps), Cost: l.Cost, Total: l.Total, Speed: l.Speed, Beyond: l.Beyond < len(l.Steps), OK: ok}
}
