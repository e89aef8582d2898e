package app

import "sightline/server/wire"

// hot takes in what happens in hot-seat.
func (m *Model) hot(msg Msg) []Effect {
	switch msg := msg.(type) {
	case HotStart:
		m.Hot.Stage, m.Hot.Say = HotLoading, nil
		return []Effect{HotBegin{msg.Setup}}
	case HotMaps:
		m.Hot.Maps = msg.Maps
	case HotReady:
		m.Hot.Seats = msg.Seats
		if len(msg.Seats) > 0 {
			effects := m.hotHand(msg.Seats[0].ID)
			if msg.Laid != nil && !msg.Laid.Smooth() {
				m.Laid = msg.Laid // for whoever chose the file and still holds the device
			}
			return effects
		}
	case HotFailed:
		m.Hot.Stage, m.Hot.Say = HotSetup, &msg.Say
	case HotHand:
		return m.hotHand(msg.Seat)
	case HotTake:
		if m.Hot.Stage == HotCurtain {
			m.Hot.Stage, m.Conn, m.Laid = HotPlay, Conn{State: ConnWait}, nil
			return []Effect{HotOpen{m.Hot.Who}}
		}
	}
	return nil
}

// hotHand draws the curtain: the next person must find nothing of what the former one saw, so the model starts afresh.
func (m *Model) hotHand(next wire.SeatID) []Effect {
	fresh := New(m.Lang)
	fresh.Units, fresh.Test, fresh.Now, fresh.Open = m.Units, m.Test, m.Now, m.Open
	fresh.Touch, fresh.Locked = m.Touch, m.Locked
	fresh.Camera.W, fresh.Camera.H, fresh.Camera.Scale = m.Camera.W, m.Camera.H, m.Camera.Scale
	fresh.Page, fresh.Hot = PageTable, m.Hot
	fresh.Hot.Stage, fresh.Hot.Who, fresh.Hot.Say = HotCurtain, next, nil
	fresh.nextID, fresh.nextToast = m.nextID, m.nextToast
	*m = *fresh
	return []Effect{HotClose{}}
}
