package maps

import (
	"encoding/json"
	"fmt"
	"strconv"
)

// version of what Encode writes.
const version = 1

// stored is a Map as Encode writes it.
type stored struct {
	Version int
	Map
}

// Encode writes m as JSON so that Decode gives back an equal one, number for number. m must have no fatal fault.
func (m *Map) Encode() []byte {
	data, err := json.Marshal(stored{version, *m})
	if err != nil {
		panic("maps: Encode of a map that Check refuses: " + err.Error())
	}
	return data
}

// Decode reads what Encode wrote. It refuses a map with fatal faults.
func Decode(data []byte) (*Map, error) {
	var s stored
	if err := json.Unmarshal(data, &s); err != nil {
		return nil, fmt.Errorf("maps: not an encoded map: %w", err)
	}
	if s.Version != version {
		return nil, fmt.Errorf("maps: encoded map of version %d, this program reads version %d", s.Version, version)
	}
	if f := Check(&s.Map); len(f) > 0 && f[0].Fatal {
		return nil, fmt.Errorf("maps: encoded map is unusable: %s at %s", f[0].Rule, f[0].At)
	}
	return &s.Map, nil
}

// MarshalJSON writes the point as [x,y].
func (p XY) MarshalJSON() ([]byte, error) {
	if !finite(p.X, p.Y) {
		return nil, fmt.Errorf("point %v is not finite", [2]float64{p.X, p.Y})
	}
	b := append(make([]byte, 0, 40), '[')
	b = strconv.AppendFloat(b, p.X, 'g', -1, 64)
	b = strconv.AppendFloat(append(b, ','), p.Y, 'g', -1, 64)
	return append(b, ']'), nil
}

// UnmarshalJSON reads [x,y].
func (p *XY) UnmarshalJSON(data []byte) error {
	var v []float64
	if err := json.Unmarshal(data, &v); err != nil {
		return err
	}
	if len(v) != 2 {
		return fmt.Errorf("a point has two numbers, not %d", len(v))
	}
	p.X, p.Y = v[0], v[1]
	return nil
}
