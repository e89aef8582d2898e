package app

import (
	"encoding/json"
	"slices"
	"strings"

	"sightline/server/wire"
)

// The keys under which the browser keeps things.
const (
	KeepTables = "tables" // JSON of []Visited
	KeepLang   = "lang"
	KeepUnits  = "units"
)

// keepTables is how many tables the start page remembers.
const keepTables = 30

// atDoor takes in what happens before and around a table: the start page, joining, hot-seat.
func (m *Model) atDoor(msg Msg) []Effect {
	switch msg := msg.(type) {
	case Opened:
		return m.opened(msg)
	case SetLang:
		m.Lang = msg.Lang
		return []Effect{Keep{KeepLang, msg.Lang}}
	case GoTo:
		return []Effect{Navigate{msg.URL}}
	case Enter:
		m.Join.Busy, m.Join.Code = true, wire.CodeNone
		return []Effect{JoinTable{m.Room, m.Join.Invite, strings.TrimSpace(msg.Name)}}
	case Peeked:
		m.Join.Peeked = msg.Code == wire.CodeNone
		m.Join.Table, m.Join.Role, m.Join.Person, m.Join.Code = msg.Table, msg.Role, msg.Person, msg.Code
	case Joined:
		return m.joined(msg)
	case Forget:
		m.forgetTable(msg)
		return m.keepTables()
	default:
		return m.hot(msg)
	}
	return nil
}

// opened chooses the page by the address.
func (m *Model) opened(o Opened) []Effect {
	fresh := New(m.Lang)
	fresh.Test, fresh.Now, fresh.Touch = m.Test, m.Now, o.Touch
	fresh.Camera.W, fresh.Camera.H, fresh.Camera.Scale = m.Camera.W, m.Camera.H, m.Camera.Scale
	fresh.Units = Unit(max(0, slices.Index(unitNames[:], o.Units)))
	fresh.Start.Tables = o.Tables
	*m = *fresh
	m.foldPanels()
	part := strings.Split(strings.Trim(o.Path, "/"), "/")
	switch {
	case part[0] == "play":
		m.Page, m.Hot.On = PageHot, true
		return []Effect{HotMeet{}}
	case part[0] == "t" && len(part) == 4 && part[2] == "s":
		m.Page, m.Room, m.Seat = PageTable, part[1], part[3]
		m.Conn.State = ConnWait
		return []Effect{Connect{}}
	case part[0] == "t" && len(part) == 2:
		m.Page, m.Room = PageJoin, part[1]
		m.Join.Invite = strings.TrimPrefix(o.Fragment, "#")
		if m.Join.Invite == "" {
			m.Join.Code = wire.CodeLink
			return nil
		}
		return []Effect{Peek{m.Room, m.Join.Invite}}
	default:
		m.Page = PageStart
	}
	return nil
}

func (m *Model) joined(j Joined) []Effect {
	m.Join.Busy, m.Join.Code = false, j.Code
	if j.Code != wire.CodeNone {
		return nil
	}
	return []Effect{Navigate{"/t/" + m.Room + "/s/" + j.Seat + "/"}}
}

// remember puts this table first on the start page's list.
func (m *Model) remember() []Effect {
	if m.Hot.On || m.Watching != 0 {
		return nil
	}
	t := Visited{Room: m.Room, Seat: m.Seat, Name: m.View.Table.Name, Role: m.View.Me.Role}
	m.forgetTable(Forget{m.Room, m.Seat})
	m.Start.Tables = append([]Visited{t}, m.Start.Tables...)
	if len(m.Start.Tables) > keepTables {
		m.Start.Tables = m.Start.Tables[:keepTables]
	}
	return m.keepTables()
}

func (m *Model) forgetTable(f Forget) {
	m.Start.Tables = slices.DeleteFunc(slices.Clone(m.Start.Tables), func(t Visited) bool { return t.Room == f.Room && t.Seat == f.Seat })
}

func (m *Model) keepTables() []Effect {
	b, _ := json.Marshal(m.Start.Tables) // a list of plain fields always marshals
	return []Effect{Keep{KeepTables, string(b)}}
}
