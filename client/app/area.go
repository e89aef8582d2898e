package app

import (
	"slices"

	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/rules"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// The limits of a template's lengths, in lattice units: from a hand's breadth to 60 cells.
const (
	MinLength = geom.Unit / 16
	MaxLength = 60 * geom.Unit
)

// Form is how the next template is laid: by the tool, and by Model.Area while it is under way.
type Form struct {
	Kind   area.Kind
	Length int32 // lattice units: radius, length or side
	Width  int32 // of lines and walls
	Height int32 // of cylinders and walls; 0: without end
	Lift   int32 // how high above the ground it begins
	Begin  Begin
	Around bool // it spreads round corners
}

// forms is how templates are laid at first: the commonest numbers of each form.
var forms = [area.Kinds]Form{
	area.Circle:    {Kind: area.Circle, Length: 4 * geom.Unit},
	area.Cone:      {Kind: area.Cone, Length: 3 * geom.Unit},
	area.Line:      {Kind: area.Line, Length: 12 * geom.Unit, Width: geom.Unit},
	area.Cube:      {Kind: area.Cube, Length: 3 * geom.Unit},
	area.Emanation: {Kind: area.Emanation, Length: 2 * geom.Unit},
	area.Wall:      {Kind: area.Wall, Length: 12 * geom.Unit, Width: geom.Unit / 5, Height: 4 * geom.Unit},
	area.Sphere:    {Kind: area.Sphere, Length: 4 * geom.Unit},
	area.Cylinder:  {Kind: area.Cylinder, Length: 4 * geom.Unit, Height: 8 * geom.Unit},
}

// Begin says where templates may begin.
type Begin uint8

// Where templates may begin.
const (
	BeginRules  Begin = iota // as the rule set says
	BeginCorner              // where lines of the grid cross
	BeginCentre              // in the middle of a cell
	BeginEdge                // in the middle of an edge
	BeginFree                // anywhere
	Begins                   // how many there are
)

// Wide says whether a form has a width of its own.
func (f Form) Wide() bool { return f.Kind == area.Line || f.Kind == area.Wall }

// Tall says whether a form has a height of its own.
func (f Form) Tall() bool { return f.Kind == area.Cylinder || f.Kind == area.Wall }

// Lifted says whether a form has a height above the ground that it begins at.
func (f Form) Lifted() bool { return f.Kind == area.Sphere || f.Kind == area.Cylinder }

// Points says whether the form points somewhere: it takes two clicks, or a drag.
func (f Form) Points() bool { return !f.Kind.Round() && f.Kind != area.Emanation }

// fit keeps the form's numbers within their limits.
func (f Form) fit() Form {
	f.Length = max(MinLength, min(MaxLength, f.Length))
	f.Width = max(MinLength, min(MaxLength, f.Width))
	f.Height = max(0, min(MaxLength, f.Height))
	f.Lift = max(-MaxLength, min(MaxLength, f.Lift))
	if f.Begin >= Begins {
		f.Begin = BeginRules
	}
	return f
}

// Stage is how far a template is laid.
type Stage uint8

// The stages.
const (
	AreaFollows Stage = iota // it follows the pointer, and nobody else sees it
	AreaAims                 // it begins somewhere and points at the pointer
	AreaStands
)

// Area is a template and what it covers.
type Area struct {
	Form   Form
	Stage  Stage
	Token  wire.TokenID // it begins at this token's space; 0: where it was pressed
	From   geom.Point   // where it was pressed
	To     geom.Point   // where it points
	Shape  area.Shape   // as it is laid
	Cells  []grid.Cell  // that it covers and reaches
	Missed []grid.Cell  // that it covers but does not reach
	Inside []Inside     // who stands in it, as the view knows
	sent   int64
}

// Inside is somebody in a template, and the cover against it.
type Inside struct {
	Token  wire.TokenID
	Degree Degree
	Bonus  int32 // to saves by quickness
}

// profileOf is the table's rules, with the origins that the form was given.
func (m *Model) profileOf(f Form) rules.Profile {
	p := m.geometry.profile
	if f.Begin != BeginRules {
		p.Areas[f.Kind].Origins = [...]area.Origins{BeginCorner: area.Corners, BeginCentre: area.Centres, BeginEdge: area.Edges, BeginFree: 0}[f.Begin]
	}
	return p
}

// begin lays a template at x, y in the hand's form: from the space of the token there when it points somewhere or goes round one.
func (m *Model) begin(x, y float64, wide bool, s Stage) {
	a := &Area{Form: m.Form, Stage: s, From: m.At(x, y)}
	if t := m.hit(x, y, wide); t != nil && !t.Past && !m.Form.Kind.Round() {
		a.Token = t.ID
	}
	aim := m.aim
	if aim == (geom.Point{}) {
		aim.X = geom.Unit
	}
	if a.To = a.From; m.Form.Points() {
		a.To = a.From.Add(aim)
	}
	m.Area = a
	m.recover()
}

// aimAt points the template under way at x, y, or moves one that points nowhere.
func (m *Model) aimAt(x, y float64) []Effect {
	a, p := m.Area, m.At(x, y)
	if !a.Form.Points() {
		if a.Form.Kind.Round() || a.Token == 0 {
			a.From = p
		}
	} else if d := p.Sub(a.From); d != (geom.Point{}) {
		m.aim = d
	}
	if a.To == p {
		return nil
	}
	a.To = p
	m.recover()
	return m.passArea(false)
}

// stand fixes the template where it is.
func (m *Model) stand() []Effect {
	m.Area.Stage, m.Stale, m.Dirty = AreaStands, true, true
	return m.passArea(true)
}

// follow lets a template that is not begun yet follow the pointer.
func (m *Model) follow(x, y float64) {
	if m.Area == nil || m.Area.Stage == AreaFollows {
		m.begin(x, y, false, AreaFollows)
	}
}

// lay is a template as the rules lay it.
func (m *Model) lay(a *Area) area.Shape {
	g, f, p := m.Grid(), a.Form, m.profileOf(a.Form)
	who := rules.Figure{At: grid.Place{Cell: g.At(a.From)}}
	t := m.Token(a.Token)
	if t != nil {
		who = known.Figure(t)
	}
	var s area.Shape
	switch {
	case f.Kind == area.Emanation:
		s = p.Around(g, who, 1)
	case t != nil:
		s = p.Lay(g, f.Kind, p.From(g, who, f.Kind, a.To), a.To, 1)
	default:
		s = p.Lay(g, f.Kind, a.From, a.To, 1)
	}
	s.Length = f.Length
	if f.Wide() {
		s.Width = f.Width
	}
	if f.Tall() {
		s.Height = f.Height
	}
	if f.Lifted() {
		s.Lift = f.Lift
	}
	if f.Points() && s.Dir == (geom.Point{}) { // the pointer lies where it begins
		s.Dir = m.lastAim()
	}
	return s
}

func (m *Model) lastAim() geom.Point {
	if m.aim == (geom.Point{}) {
		return geom.Point{X: geom.Unit}
	}
	return m.aim
}

// effect is a template as an effect among walls. Its maker decides the side of an origin on a wall: the token it begins at, else
// the one selected.
func (m *Model) effect(a *Area) rules.Effect {
	e := rules.Effect{Shape: a.Shape, Toward: a.Shape.Origin, Around: a.Form.Around}
	for _, id := range []wire.TokenID{m.Selected, a.Token} {
		if t := m.Token(id); t != nil {
			e.Toward = m.Grid().Middle(t.Size, t.At)
		}
	}
	return e
}

// recover lays the template again and finds what it covers and who stands in it.
func (m *Model) recover() {
	a := m.Area
	m.Stale, m.Dirty = true, true
	a.Shape = m.lay(a)
	e := m.effect(a)
	a.Cells, a.Missed = m.covered(e)
	a.Inside = m.caught(e, a.Token)
}

// covered returns the cells of an area that its effect reaches through known walls, and those that it does not reach.
func (m *Model) covered(e rules.Effect) (reached, missed []grid.Cell) {
	for _, r := range m.geometry.profile.Area(m.sight(), e) {
		if r.In {
			reached = append(reached, r.Cell)
		} else {
			missed = append(missed, r.Cell)
		}
	}
	return reached, missed
}

// caught returns who stands in an area, with the cover against it; one that is only remembered may be elsewhere by now, one whose
// player is away is no target.
func (m *Model) caught(e rules.Effect, maker wire.TokenID) []Inside {
	p := m.geometry.profile
	figures, who := known.Figures(m.View)
	var all []Inside
	for _, c := range p.Catch(m.sight(), e, figures) {
		id := who[c.Other]
		if known.Gone(m.View, known.Find(m.View, id)) {
			continue
		}
		in := Inside{Token: id}
		if id != maker {
			bodies, _ := known.Others(m.View, id, maker)
			cover := p.AreaCover(m.sight(), e, figures[c.Other].Body(m.Grid()), bodies)
			in.Degree, in.Bonus = Degree(cover.Degree), cover.Bonus
		}
		all = append(all, in)
	}
	return all
}

// holds says whether a token stands in the template.
func (a *Area) holds(id wire.TokenID) bool {
	return slices.ContainsFunc(a.Inside, func(i Inside) bool { return i.Token == id })
}

// passArea shows the template to those who may see it; now: whether or not one was shown a moment ago.
func (m *Model) passArea(now bool) []Effect {
	a := m.Area
	if a.Stage == AreaFollows || !now && a.sent != 0 && m.Now-a.sent < passEvery {
		return nil
	}
	a.sent = max(m.Now, 1)
	return m.do(wire.Show{Thing: wire.Thing{Kind: wire.ThingTemplate, Shape: a.Shape, Around: a.Form.Around, Token: a.Token}})
}

// pickForm takes a form in hand.
func (m *Model) pickForm(k area.Kind) []Effect {
	if !k.Valid() {
		return nil
	}
	f := m.forms[k]
	f.Around = m.Form.Around
	return m.setForm(f)
}

// setForm changes how templates are laid, the one on the board too, and takes the tool in hand.
func (m *Model) setForm(f Form) []Effect {
	f = f.fit()
	var effects []Effect
	if m.Tool != ToolArea {
		effects = m.setTool(ToolArea)
	}
	if !f.Kind.Valid() {
		return effects
	}
	same := m.Form.Kind == f.Kind
	m.Form, m.forms[f.Kind], m.Stale, m.Dirty = f, f, true, true
	switch {
	case m.Area == nil:
	case !same && m.Area.Stage != AreaFollows: // another form begins anew
		return append(effects, m.hideTools()...)
	default:
		m.Area.Form = f
		m.recover()
		return append(effects, m.passArea(true)...)
	}
	return effects
}

// stretch makes templates longer by so many cells.
func (m *Model) stretch(cells int32) []Effect {
	f := m.Form
	if f.Length = f.Length / geom.Unit * geom.Unit; cells > 0 || m.Form.Length == f.Length {
		f.Length += cells * geom.Unit
	}
	f.Length = max(geom.Unit, f.Length)
	return m.setForm(f)
}

// reArea keeps the template in step with a new view: an emanation goes with its creature, and one whose creature is gone ends.
func (m *Model) reArea() {
	a := m.Area
	if t := m.Token(a.Token); a.Token != 0 && (t == nil || t.Past) {
		m.Area, m.Stale, m.Dirty = nil, true, true
		return
	}
	m.recover()
}
