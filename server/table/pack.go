package table

import (
	"cmp"
	"fmt"

	"sightline/geom"
	"sightline/maps"

	"github.com/vmihailenco/msgpack/v5"
)

// Mask is a geom.Mask that packs itself as run lengths. The zero Mask is empty.
type Mask struct{ *geom.Mask }

// Map is a maps.Map that packs itself as its file form. The zero Map is none.
type Map struct{ *maps.Map }

// IsZero says that there is no mask.
func (m Mask) IsZero() bool { return m.Mask == nil }

// EncodeMsgpack writes width, height and runs.
func (m Mask) EncodeMsgpack(e *msgpack.Encoder) error {
	if err := e.EncodeArrayLen(3); err != nil {
		return err
	}
	return e.EncodeMulti(m.W(), m.H(), m.AppendRuns(nil))
}

// DecodeMsgpack reads what EncodeMsgpack wrote.
func (m *Mask) DecodeMsgpack(d *msgpack.Decoder) error {
	if n, err := d.DecodeArrayLen(); err != nil || n != 3 {
		return fmt.Errorf("mask: an array of %d: %w", n, cmp.Or(err, errShape))
	}
	var w, h int32
	var runs []byte
	if err := d.DecodeMulti(&w, &h, &runs); err != nil {
		return err
	}
	mask, err := geom.MaskFromRuns(w, h, runs)
	if err != nil {
		return fmt.Errorf("mask of %d by %d: %w", w, h, err)
	}
	m.Mask = mask
	return nil
}

// IsZero says that there is no map.
func (m Map) IsZero() bool { return m.Map == nil }

// EncodeMsgpack writes the map's file form.
func (m Map) EncodeMsgpack(e *msgpack.Encoder) error { return e.EncodeBytes(m.Encode()) }

// DecodeMsgpack reads what EncodeMsgpack wrote.
func (m *Map) DecodeMsgpack(d *msgpack.Decoder) error {
	b, err := d.DecodeBytes()
	if err != nil {
		return err
	}
	m.Map, err = maps.Decode(b)
	return err
}
