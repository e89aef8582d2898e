package app

import (
	"sightline/rules"
	"sightline/rules/all"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// loadHouse has a file of house rules read, unless it is too long to be one.
func (m *Model) loadHouse(l LoadHouse) []Effect {
	if l.Size > 4*rules.MaxHouse {
		m.refuse(wire.Reason{Code: wire.CodeHouse, Number: 1, Limit: int32(rules.HouseLong)})
		return nil
	}
	return []Effect{ReadHouse{l.Read}}
}

// houseRead has the table play by the rules of a file, or says which line of it is wrong.
func (m *Model) houseRead(r HouseRead) []Effect {
	if r.Failed {
		m.refuse(wire.Reason{Code: wire.CodeHouse, Number: 1, Limit: int32(rules.HouseShape)})
		return nil
	}
	_, p, err := all.Read(r.Text)
	if err != nil {
		m.refuse(known.HouseFault(err))
		return nil
	}
	return m.do(wire.SetTable{Table: known.Play(m.View.Table, p)})
}
