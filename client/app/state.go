package app

import (
	"sightline/geom/area"
	"sightline/rules"
	"sightline/server/wire"
)

// New returns the Model of a client that has just started, in a language ("cs" or "en").
func New(lang string) *Model {
	return &Model{
		Lang: lang, Form: forms[area.Circle], forms: forms, Brush: 3, Land: rules.Rough, Stale: true, Dirty: true,
		Camera: Camera{Zoom: 48, Scale: 1},
		Spec:   wire.TokenSpec{Colour: 0xd9534f, HP: 10, MaxHP: 10, Speed: 6},
		Open:   [Panels]bool{PanelChat: true, PanelTurns: true, PanelToken: true},
	}
}

// Update takes a message in and returns what the outside must do, in order.
func (m *Model) Update(msg Msg) []Effect {
	switch msg := msg.(type) {
	case Tick:
		return m.tick(msg.Now)
	case Touch:
		return m.touch(msg.Intent)
	case Key:
		return m.key(msg)
	case Received:
		return m.receive(msg.Message)
	case Connected:
		m.connected(msg)
	case Resize:
		m.resize(msg)
	case TilesChanged:
		m.Dirty = true
	case Do:
		m.Menu = nil
		return m.do(msg.Body)
	default:
		m.Stale = true
		if effects, ok := m.atTable(msg); ok {
			return effects
		}
		return m.atDoor(msg)
	}
	return nil
}

// atTable takes in what panels send at a table.
func (m *Model) atTable(msg Msg) ([]Effect, bool) {
	for _, part := range []func(Msg) ([]Effect, bool){m.onBoard, m.inFight, m.inHand, m.withFiles, m.around} {
		if effects, ok := part(msg); ok {
			return effects, true
		}
	}
	return nil, false
}

// inHand takes in what is set of the tools: those of the board, and the aids.
func (m *Model) inHand(msg Msg) ([]Effect, bool) {
	switch msg := msg.(type) {
	case ShowPledge:
		m.showPledge(msg.Number)
	case SetTool:
		return m.setTool(msg.Tool), true
	case SetUnits:
		m.Units, m.Dirty = msg.Units, true
		return []Effect{Keep{"units", unitNames[msg.Units]}}, true
	case SetSpec:
		m.Spec = msg.Spec
	case PickForm:
		return m.pickForm(msg.Kind), true
	case SetForm:
		return m.setForm(msg.Form), true
	case SetBrush:
		m.Brush = max(MinBrush, min(MaxBrush, msg.Cells))
	case FindAid:
		m.Aids.Find = msg.Text
	case OpenAid:
		m.openAid(msg.ID)
	case SetAid:
		m.Aids.set(m.Aids.Open, msg.Field, msg.Value)
	case RollAid:
		return m.rollAid(msg), true
	case SetLand:
		m.Land = msg.Kind & rules.AllLand
	case SetFly:
		return m.setFly(msg.Fly), true
	case Raise:
		return m.raise(msg.By), true
	default:
		return nil, false
	}
	return nil, true
}

// withFiles takes in maps, pictures, house rules and what is copied.
func (m *Model) withFiles(msg Msg) ([]Effect, bool) {
	switch msg := msg.(type) {
	case CopyText:
		return []Effect{Copy{msg.Text}}, true
	case Copied:
		m.copied(msg)
	case PickMap:
		return []Effect{PickFile{Accept: ".dd2vtt,.uvtt,.df2vtt,.json,image/png,image/jpeg,image/webp"}}, true
	case FileGiven:
		return m.fileGiven(msg), true
	case Uploaded:
		m.uploaded(msg)
	case LaySample:
		return m.laySample(msg), true
	case SamplesListed:
		m.Samples = msg.Maps
	case GiveArt:
		return m.giveArt(msg), true
	case LoadHouse:
		return m.loadHouse(msg), true
	case HouseRead:
		return m.houseRead(msg), true
	case ArtKept:
		return m.artKept(msg), true
	default:
		return nil, false
	}
	return nil, true
}

// around takes in what concerns panels, notices, links and the connection.
func (m *Model) around(msg Msg) ([]Effect, bool) {
	switch msg := msg.(type) {
	case Toggle:
		return m.toggle(msg.Panel), true
	case CloseMenu:
		m.Menu = nil
	case BadLine:
		m.warn(SayBadLine, msg.Line)
	case CloseToast:
		m.closeToast(msg.ID)
	case MakeInvite:
		return []Effect{Invite(msg)}, true
	case InviteMade:
		m.inviteMade(msg)
	case CloseLink:
		m.Link = nil
	case CloseLaid:
		m.Laid = nil
	case AskLinks:
		return []Effect{ListLinks{}}, true
	case RevokeLink:
		return []Effect{CancelLink(msg)}, true
	case LinksListed:
		m.linksListed(msg)
	case Reconnect:
		m.Conn = Conn{State: ConnWait}
		return m.resync(), true
	default:
		return nil, false
	}
	return nil, true
}

// onBoard takes in what panels ask of the board.
func (m *Model) onBoard(msg Msg) ([]Effect, bool) {
	m.Dirty = true
	switch msg := msg.(type) {
	case Pick:
		m.pickMsg(msg)
	case PlaceAt:
		m.Menu = nil
		return m.do(addToken(msg.Spec, msg.At)), true
	case GiveToken:
		return m.giveToken(msg.Seat), true
	case CycleDoor:
		m.Menu = nil
		return m.cycleDoor(msg.Door, msg.Lock), true
	case PingAt:
		m.Menu = nil
		return m.ping(msg.At), true
	case SeeFrom:
		if t := m.Token(msg.To); t != nil {
			m.Menu, m.Tool = nil, ToolSight
			m.probe(msg.From, msg.To, t.At)
		}
	case CoverOf:
		m.probeArea(msg.Token)
	case LookAway:
		m.Looking = false
	case ClearLines:
		return m.hideLines(), true
	case ClearTools:
		return m.hideTools(), true
	case ZoomBy:
		m.Camera = m.Camera.ZoomAt(m.Camera.W/2, m.Camera.H/2, msg.Factor)
	case ZoomFit:
		m.Camera = m.whole()
	case LockView:
		m.Locked = !m.Locked
	default:
		return nil, false
	}
	return nil, true
}

// unitNames are how the units are kept in the browser.
var unitNames = [...]string{Feet: "ft", Metres: "m", Squares: "sq", Sahy: "sah"}

func (m *Model) setTool(t Tool) []Effect {
	if t.GM() && !m.IsGM() {
		return nil
	}
	effects := m.cancelDrag()
	if m.Area != nil && m.Area.Stage == AreaStands && (t == ToolSelect || t == ToolSight) { // it lies there while one plays on
		m.clearLines()
	} else {
		effects = append(effects, m.hideTools()...)
	}
	if t != ToolAttack {
		m.Fight = nil
	}
	m.Tool, m.Menu, m.Dirty = t, nil, true
	return effects
}

// bring has an opened panel scrolled into view.
func (m *Model) bring(p Panel) {
	m.Raised = Raised{p, m.Raised.Times + 1}
}

func (m *Model) toggle(p Panel) []Effect {
	if p >= Panels {
		return nil
	}
	if m.Open[p] = !m.Open[p]; m.Open[p] {
		m.bring(p)
	}
	if p == PanelChat && m.Open[p] {
		m.Unread = 0
	}
	if p == PanelScene && m.Open[p] && m.IsGM() && !m.Hot.On && m.Samples == nil {
		return []Effect{ListSamples{}}
	}
	return nil
}

func (m *Model) pickMsg(p Pick) {
	m.choose(p.Token)
	m.Menu = nil
	if t := m.Token(p.Token); t != nil && p.Centre {
		m.centre(t.ID)
	}
}

func (m *Model) linksListed(l LinksListed) {
	if l.Reason.Code != wire.CodeNone {
		m.refuse(l.Reason)
		return
	}
	m.Links, m.Listed = l.Links, true
}

func (m *Model) inviteMade(i InviteMade) {
	if i.Code != 0 {
		m.refuse(reason(i.Code))
		return
	}
	m.Link = &MadeLink{Role: i.Role, Seat: i.Seat, URL: i.URL}
}

func (m *Model) copied(c Copied) {
	if !c.OK {
		m.warn(SayCopyFailed)
		return
	}
	if m.Link != nil {
		m.Link.Copied = true
	}
	m.say(SayCopied)
}
