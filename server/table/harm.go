package table

import "sightline/server/wire"

// harm takes hit points off tokens, or gives them back.
func (d *decision) harm(b wire.Harm) wire.Reason {
	if len(b.List) == 0 {
		return bad
	}
	for _, h := range b.List {
		if _, r := d.token(h.Token); r.Code != wire.CodeNone {
			return r
		}
		if h.Amount > maxPoints || h.Amount < -maxPoints {
			return bad
		}
	}
	for _, h := range b.List {
		d.hurt(h.Token, h.Amount)
	}
	return fine
}

// hurt takes hit points off a token, down to 0, where it is down, or gives some back, up to its most. One that has no hit points of its
// own is not hurt.
func (d *decision) hurt(id wire.TokenID, n int32) bool {
	t := d.now.Token(id)
	if t == nil || t.Spec.MaxHP <= 0 {
		return false
	}
	spec := t.Spec
	spec.HP = max(spec.HP-n, min(spec.HP, 0))
	if n < 0 {
		spec.HP = min(t.Spec.HP-n, max(t.Spec.HP, spec.MaxHP-d.unhealed(id)))
	}
	spec.Down = spec.HP <= 0 || n > 0 && spec.Down
	if fields := changed(t.Spec, spec); fields != 0 {
		d.emit(TokenEdited{id, fields, merge(wire.TokenSpec{}, spec, fields)})
	}
	if n > 0 {
		d.stirred(id)
	}
	return true
}
