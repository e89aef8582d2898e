package table

import (
	"strings"

	"sightline/geom/grid"
	"sightline/rules/fight"
	"sightline/rules/siege"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// engineColour is that of an engine's token: wood.
const engineColour = 0x8a6a3f

// engineOf is the effect that makes a token a siege engine; false for no engine.
func (st *State) engineOf(id wire.TokenID) (Effect, bool) {
	for _, e := range st.EffectsOn(id) {
		if kind, ok := strings.CutPrefix(e.Spec.Kind, "siege."); ok && e.Spec.See == wire.SeeAll {
			if _, ok := siege.Find(kind); ok {
				return e, true
			}
		}
	}
	return Effect{}, false
}

// placeEngine puts a siege engine on the map (R-014-097).
func (d *decision) placeEngine(b wire.PlaceEngine) wire.Reason {
	e, ok := siege.Find(b.Engine)
	if !ok {
		return bad
	}
	e = e.Printed(d.now.Profile().Story.FarStone)
	var arms []fight.Arm
	if arm, ok := known.EngineArm(e); ok {
		arms = append(arms, arm)
	}
	spec := wire.TokenSpec{Name: e.Name.En, Size: e.Size, Colour: engineColour, HP: e.HP, MaxHP: e.HP, Blind: true, Arms: wire.ArmsOf(arms),
		Guard: fight.Guard{AC: e.AC, Immune: fight.Of(fight.Poison, fight.Psychic)}}
	if r := d.addToken(wire.AddToken{Spec: spec, At: b.At}); r.Code != wire.CodeNone {
		return r
	}
	for _, ev := range d.events {
		if added, ok := ev.(TokenAdded); ok {
			d.lay(added.Token.ID, wire.EffectSpec{Kind: known.SiegeKind(e)})
		}
	}
	return fine
}

// workEngine does something with a siege engine.
func (d *decision) workEngine(b wire.WorkEngine) wire.Reason {
	t, m := d.now.Token(b.By), d.now.Token(b.Token)
	switch {
	case !d.gm && !d.knows(b.Token), d.gm && m == nil:
		return absent
	case b.Verb > wire.LastEngine || b.Number < 0 || b.Number > 100:
		return bad
	}
	if _, r := d.token(b.By); r.Code != wire.CodeNone {
		return r
	}
	no := wire.Reason{Code: wire.CodeEngine, Token: b.Token}
	if m == nil || !d.gm && known.Find(d.known, b.Token).Past {
		return no
	}
	e, ok := d.now.engineOf(b.Token)
	engine, _ := siege.Find(strings.TrimPrefix(e.Spec.Kind, "siege."))
	if !ok || t.Mount != m.ID && d.now.Profile().Distance(d.now.Scene.Grid, d.now.figure(t), d.now.figure(m)) > fight.MountReach {
		return no
	}
	switch b.Verb {
	case wire.EngineWork:
		return d.readyEngine(e, engine, b.Number)
	case wire.EnginePour:
		return d.pour(e, engine, m)
	case wire.EngineClimb:
		return d.climbOff(engine, t, b)
	}
	if !d.gm {
		return role
	}
	d.spentOn(e, 0)
	return fine
}

// spentOn keeps how many actions of a shot are spent on an engine.
func (d *decision) spentOn(e Effect, level int32) {
	if e.Spec.Level != level {
		e.Spec.Level = level
		d.emit(Affected{Set: []Effect{e}})
	}
}

// readyEngine spends actions on the steps before the shot; too few at it get nothing done (R-014-099).
func (d *decision) readyEngine(e Effect, engine siege.Engine, actions int32) wire.Reason {
	switch {
	case engine.Cycle() == 0 || actions == 0:
		return wire.Reason{Code: wire.CodeEngine, Token: e.Token}
	case e.Spec.Level >= engine.Loads():
		return wire.Reason{Code: wire.CodeEngine, Token: e.Token}
	}
	now, _ := engine.Work(e.Spec.Level, min(actions, engine.Loads()-e.Spec.Level))
	d.spentOn(e, now)
	return fine
}

// readied says why an engine can't strike now; else it stands empty after it. Who is no engine strikes at any time.
func (d *decision) readied(id wire.TokenID) wire.Reason {
	e, ok := d.now.engineOf(id)
	if !ok {
		return fine
	}
	engine, _ := siege.Find(strings.TrimPrefix(e.Spec.Kind, "siege."))
	if r := d.manned(id, engine); r.Code != wire.CodeNone {
		return r
	}
	if left := engine.Loads() - e.Spec.Level; left > 0 {
		return wire.Reason{Code: wire.CodeEngine, Token: id, Number: left}
	}
	d.spentOn(e, 0)
	return fine
}

// manned says why too few are at an engine: a player's are those that it sees.
func (d *decision) manned(id wire.TokenID, engine siege.Engine) wire.Reason {
	v := d.known
	if d.gm {
		v = d.now.truth()
	}
	t := known.Find(v, id)
	if t == nil {
		return absent
	}
	if !engine.Works(known.Crew(v, t)) {
		return wire.Reason{Code: wire.CodeEngine, Token: id, Limit: max(engine.Crew, 1)}
	}
	return fine
}

// pour tips a cauldron over whoever is in the cells below it, 2 × 2 (R-014-101, A-42).
func (d *decision) pour(e Effect, engine siege.Engine, m *Token) wire.Reason {
	switch left := engine.Loads() - e.Spec.Level; {
	case engine.Kind != siege.Pours:
		return wire.Reason{Code: wire.CodeEngine, Token: e.Token}
	case left > 0:
		return wire.Reason{Code: wire.CodeEngine, Token: e.Token, Number: left}
	}
	g := d.now.Scene.Grid
	below, top := g.Space(nil, m.Size(), m.At), d.now.figure(m).Floor
	out := wire.SavesResult{Source: m.ID, Save: fight.Save{Ability: fight.Dex, DC: engine.SaveDC, Half: true}, Told: wire.AllTold, Applied: d.now.Table.Harm}
	r := d.rollText(engine.Dice)
	out.Rolls = append(out.Rolls, r)
	var victims []wire.TokenID
	for i := range d.now.Tokens {
		t := &d.now.Tokens[i]
		if t.ID != m.ID && t.Mount != m.ID && (t.Floor < top || top == 0) && g.Overlap(below, g.Space(nil, t.Size(), t.At)) {
			victims = append(victims, t.ID)
		}
	}
	d.spentOn(e, 0)
	for _, id := range victims {
		s := d.saving(id, out.Save, false)
		d.suffer(&s, engine.Poured(max(r.Total, 0), s.Total), fight.Fire)
		out.Saves = append(out.Saves, s)
	}
	d.tellSaves(out)
	return fine
}

// climbOff brings one from a tower onto a wall beside it (R-014-102).
func (d *decision) climbOff(engine siege.Engine, t *Token, b wire.WorkEngine) wire.Reason {
	no := wire.Reason{Code: wire.CodeEngine, Token: b.Token}
	switch {
	case !d.gm:
		return role
	case t.Mount != b.Token || !engine.Lifts(t.Spec.Size, b.Number):
		return no
	}
	at := grid.Place{Cell: b.At.Cell}
	if r := d.place(t.Spec.Size, at); r.Code != wire.CodeNone {
		return r
	}
	next := d.now.figure(t)
	next.At = at
	if d.now.Profile().Distance(d.now.Scene.Grid, next, d.now.figure(d.now.Token(b.Token))) > fight.MountReach+b.Number {
		return no
	}
	d.emit(Mounted{Rider: t.ID, Spent: t.Spent, Placed: Placed{t.ID, at, d.now.geometry().clear(at, t.Clear)}, Floor: b.Number})
	return fine
}

// boards says whether one may get on a token: on any creature that it fits, of engines into a tower or under a ram's roof, Medium or
// smaller (R-014-099, R-014-102).
func (st *State) boards(t, m *Token) bool {
	e, ok := st.engineOf(m.ID)
	if !ok {
		return true
	}
	engine, _ := siege.Find(strings.TrimPrefix(e.Spec.Kind, "siege."))
	return engine.Roofs(true) && siege.Rides(t.Spec.Size)
}
