package table

import (
	"bytes"
	"fmt"
	"reflect"

	"github.com/vmihailenco/msgpack/v5"
)

// Version is that of the events and snapshots this program writes.
const Version uint32 = 1

// kinds makes an empty event of each kind, by name.
var kinds = func() map[string]reflect.Type {
	all := []Event{
		Sat{}, SeatNamed{}, SeatGone{}, TableSet{}, MapLaid{}, SceneSet{}, DoorSet{}, Brushed{}, Forgot{}, TokenAdded{},
		TokenEdited{}, TokenGone{}, Moved{}, Put{}, Faced{}, Learned{}, Recast{}, Listed{}, Stepped{}, Noted{}, Did{},
		Undone{}, LandSet{}, Painted{}, Raised{}, Squeezed{}, Affected{},
		Mounted{}, Offered{}, Chased{}, UsedUp{}, Pledged{}, Published{}, Drew{}, SessionSet{}, Awarded{},
		Absented{}, TakenBack{}, Asked{}, Settled{}, Kept{}, Met{},
	}
	m := map[string]reflect.Type{}
	for _, e := range all {
		m[e.kind()] = reflect.TypeOf(e)
	}
	return m
}()

// upcasts[v] turns an event of version v into one of version v+1, by kind and packed body; a kind of "" drops it.
var upcasts = map[uint32]func(kind string, body []byte) (string, []byte, error){}

// packed is an event as saved.
type packed struct {
	K string
	E msgpack.RawMessage
}

// EncodeEvents packs the events of one command: maps with the fields' names as keys, fields that are zero left out.
func EncodeEvents(events []Event) []byte {
	list := make([]packed, len(events))
	for i, e := range events {
		list[i] = packed{e.kind(), pack(e)}
	}
	return pack(list)
}

// DecodeEvents reads what EncodeEvents wrote in any version up to this program's. It refuses kinds it does not know, and
// allocates no more than in proportion to the bytes it gets, but for masks, which geom.MaxMask bounds.
func DecodeEvents(version uint32, b []byte) ([]Event, error) {
	if version > Version {
		return nil, fmt.Errorf("table: events of version %d; this program reads up to %d: use a newer one", version, Version)
	}
	var list []packed
	if err := unpack(b, &list); err != nil {
		return nil, fmt.Errorf("table: events: %w", err)
	}
	events := make([]Event, 0, len(list))
	for i, p := range list {
		e, err := decodeEvent(version, p)
		if err != nil {
			return nil, fmt.Errorf("table: event %d of kind %q: %w", i, p.K, err)
		}
		if e != nil {
			events = append(events, e)
		}
	}
	return events, nil
}

func decodeEvent(version uint32, p packed) (Event, error) {
	kind, body := p.K, []byte(p.E)
	for v := version; v < Version && kind != ""; v++ {
		up := upcasts[v]
		if up == nil {
			continue
		}
		var err error
		if kind, body, err = up(kind, body); err != nil {
			return nil, fmt.Errorf("from version %d: %w", v, err)
		}
	}
	if kind == "" {
		return nil, nil
	}
	typ, ok := kinds[kind]
	if !ok {
		return nil, fmt.Errorf("no such kind")
	}
	e := reflect.New(typ)
	if err := unpack(body, e.Interface()); err != nil {
		return nil, err
	}
	return e.Elem().Interface().(Event), nil
}

// saved is a snapshot.
type saved struct {
	Version uint32
	State   State
}

// Snapshot packs the whole state; who is here and what is derived are left out.
func (st *State) Snapshot() []byte { return pack(saved{Version, *st}) }

// Restore reads what Snapshot wrote.
func Restore(b []byte) (*State, error) {
	var s saved
	if err := unpack(b, &s); err != nil {
		return nil, fmt.Errorf("table: snapshot: %w", err)
	}
	if s.Version != Version {
		return nil, fmt.Errorf("table: snapshot of version %d, this program reads %d", s.Version, Version)
	}
	s.State.cache = newCache()
	return &s.State, nil
}

func pack(v any) []byte {
	var b bytes.Buffer
	e := msgpack.NewEncoder(&b)
	e.SetOmitEmpty(true)
	e.UseCompactInts(true)
	if err := e.Encode(v); err != nil {
		panic("table: pack: " + err.Error())
	}
	return b.Bytes()
}

func unpack(b []byte, v any) error {
	if err := bounded(b); err != nil {
		return err
	}
	return msgpack.NewDecoder(bytes.NewReader(b)).Decode(v)
}
