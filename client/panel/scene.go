package panel

import (
	"strings"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/geom/grid"
	"sightline/server/wire"
)

// scene is the map, its light and the table's settings.
func (u ui) scene() *dom.Node {
	args := []dom.Arg{u.own()}
	if u.gm() {
		args = append(args, u.mapPart(), u.lightPart(), u.rulePart())
	} else {
		args = append(args, u.tableFacts())
	}
	return u.card("scene", lang.SceneTitle, app.PanelScene, args...)
}

// own is what each person sets for itself.
func (u ui) own() *dom.Node {
	send := u.send
	return dom.El("div", dom.Class("form"),
		u.field(lang.Units, u.pick(int(u.m.Units), unitKeys, func(n int) { send(app.SetUnits{Units: app.Unit(n)}) }, dom.ID("units"))),
		u.field(lang.Language, u.languages()))
}

var unitKeys = []lang.Key{lang.UnitFeet, lang.UnitMetres, lang.UnitCells, lang.UnitSahy}

// mapPart lays another map and sets the grid.
func (u ui) mapPart() *dom.Node {
	send, s := u.send, u.v.Scene
	busy := u.m.Upload != nil
	words := u.say(lang.MapText)
	if busy {
		words = u.say(lang.MapBusy, u.m.Upload.Name)
	}
	set := func(g grid.Grid) { send(app.Do{Body: wire.SetScene{Grid: g, Light: s.Light}}) }
	kids := []dom.Arg{dom.Class("form"), dom.El("h3", u.say(lang.MapTitle)),
		u.button(lang.MapPick, dom.ID("pick-map"), dom.If("disabled", busy), u.click(app.PickMap{})),
		dom.El("p", dom.Class("quiet"), dom.A("role", "status"), words),
		u.samples(busy),
		u.field(lang.Grid, u.pick(int(s.Grid.Kind), gridKeys, func(n int) { set(grid.Grid{Kind: grid.Kind(n), Even: s.Grid.Even}) }, dom.ID("grid"))),
	}
	if s.Grid.Hex() {
		kids = append(kids, u.check(lang.GridEven, s.Grid.Even, func(on bool) { set(grid.Grid{Kind: s.Grid.Kind, Even: on}) }, dom.ID("grid-even")))
	}
	return dom.El("div", kids...)
}

// samples offers the maps that ship inside the program. They are folded: laying one takes the map in play off the table.
func (u ui) samples(busy bool) *dom.Node {
	maps := u.m.Samples
	if u.m.Hot.On {
		maps = u.m.Hot.Maps
	}
	if len(maps) == 0 {
		return nil
	}
	var list []*dom.Node
	for _, s := range maps {
		title := u.sample(s)
		list = append(list, dom.El("button", dom.Key(s.Name), dom.ID("sample-"+s.Name), dom.A("type", "button"), dom.If("disabled", busy),
			u.click(app.LaySample{Name: s.Name, Title: title}), title))
	}
	return more(u.say(lang.MapSamples), dom.ID("samples"), dom.El("div", dom.Class("line wrap"), list))
}

var gridKeys = []lang.Key{lang.GridSquare, lang.GridPointy, lang.GridFlat, lang.GridNone}

// lightPart sets the light and the fog.
func (u ui) lightPart() *dom.Node {
	send, s, t := u.send, u.v.Scene, u.v.Table
	return dom.El("div", dom.Class("form"), dom.El("h3", u.say(lang.LightTitle)),
		u.field(lang.SceneLight, u.pick(int(s.Light), lightKeys, func(n int) {
			send(app.Do{Body: wire.SetScene{Grid: s.Grid, Light: wire.SceneLight(n)}})
		}, dom.ID("light"))),
		u.field(lang.Fog, u.pick(int(t.Fog), fogKeys, func(n int) { u.setTable(func(t *wire.Table) { t.Fog = wire.FogMode(n) }) }, dom.ID("fog"))),
		u.check(lang.FogShared, t.Shared, func(on bool) { u.setTable(func(t *wire.Table) { t.Shared = on }) }, dom.ID("shared")))
}

var (
	lightKeys    = []lang.Key{lang.LightBright, lang.LightDim, lang.LightDark}
	fogKeys      = []lang.Key{lang.FogSight, lang.FogHand}
	diagonalKeys = []lang.Key{lang.DiagonalEqual, lang.DiagonalAlternating, lang.DiagonalExact, lang.DiagonalTaxicab}
	limitKeys    = []lang.Key{lang.LimitFree, lang.LimitCounted, lang.LimitTurn}
)

// setTable sends the table's settings with one change.
func (u ui) setTable(change func(*wire.Table)) {
	t := u.v.Table
	change(&t)
	u.send(app.Do{Body: wire.SetTable{Table: t}})
}

// rulePart sets the rules of the table.
func (u ui) rulePart() *dom.Node {
	t := u.v.Table
	return dom.El("div", dom.Class("form"), dom.El("h3", u.say(lang.RulesTitle)),
		u.field(lang.TableName, u.line(t.Name, NameLimit, func(v string) {
			if name := strings.TrimSpace(v); name != "" {
				u.setTable(func(t *wire.Table) { t.Name = name })
			}
		}, dom.ID("table-name"))),
		u.field(lang.Profile, choice(t.Profile, u.profiles(), func(v string) { u.setTable(func(t *wire.Table) { t.Profile = v }) }, dom.ID("profile"))),
		u.field(lang.Diagonals, u.pick(int(t.Diagonal), diagonalKeys, func(n int) { u.setTable(func(t *wire.Table) { t.Diagonal = grid.Rule(n) }) }, dom.ID("diagonals"))),
		u.field(lang.Limit, u.pick(int(t.Limit), limitKeys, func(n int) { u.setTable(func(t *wire.Table) { t.Limit = wire.Limit(n) }) }, dom.ID("limit"))),
		u.healthSetting(),
		u.check(lang.EyesCentre, t.Centre, func(on bool) { u.setTable(func(t *wire.Table) { t.Centre = on }) }, dom.ID("centre")),
		u.optional(t))
}

// optional are the rules that a table may leave out.
func (u ui) optional(t wire.Table) *dom.Node {
	kids := []dom.Arg{dom.Class("form"), dom.A("role", "group"), dom.A("aria-label", u.say(lang.RulesOptional)),
		u.check(lang.RuleFlanking, t.Flanking, func(on bool) { u.setTable(func(t *wire.Table) { t.Flanking = on }) }, dom.ID("flanking-rule")),
		u.check(lang.RuleFacing, t.Facing, func(on bool) { u.setTable(func(t *wire.Table) { t.Facing = on }) }, dom.ID("facing-rule")),
	}
	kids = append(kids,
		u.check(lang.RuleHarm, t.Harm, func(on bool) { u.setTable(func(t *wire.Table) { t.Harm = on }) }, dom.ID("harm-rule")),
		u.check(lang.RuleHalt, t.Halt, func(on bool) { u.setTable(func(t *wire.Table) { t.Halt = on }) }, dom.ID("halt-rule")))
	if t.Facing && u.t.Hex {
		kids = append(kids, u.check(lang.RuleWideFront, t.WideFront, func(on bool) { u.setTable(func(t *wire.Table) { t.WideFront = on }) }, dom.ID("wide-front")))
	}
	kids = append(kids, u.check(lang.Squeezing, t.Squeeze, func(on bool) { u.setTable(func(t *wire.Table) { t.Squeeze = on }) }, dom.ID("squeezing")))
	return dom.El("div", kids...)
}

func (u ui) profiles() []option {
	return []option{{"dnd14", u.say(lang.ProfileDnd14)}, {"srd52", u.say(lang.ProfileSrd52)}, {"podhod", u.say(lang.ProfilePodhod)}}
}

// tableFacts says to players what the GM has set.
func (u ui) tableFacts() *dom.Node {
	t, s := u.v.Table, u.v.Scene
	profile := t.Profile
	for _, o := range u.profiles() {
		if o.value == t.Profile {
			profile = o.label
		}
	}
	fact := func(k lang.Key, words string) *dom.Node {
		return dom.El("div", dom.El("dt", u.say(k)), dom.El("dd", words))
	}
	return dom.El("dl", dom.Class("facts"),
		fact(lang.Profile, profile),
		fact(lang.Grid, u.nth(gridKeys, int(s.Grid.Kind))),
		fact(lang.Diagonals, u.nth(diagonalKeys, int(t.Diagonal))),
		fact(lang.Limit, u.nth(limitKeys, int(t.Limit))),
		fact(lang.SceneLight, u.nth(lightKeys, int(s.Light))),
		fact(lang.RulesOptional, u.optionalFacts(t)))
}

// optionalFacts names the optional rules that the table plays by.
func (u ui) optionalFacts(t wire.Table) string {
	var on []string
	for _, r := range []struct {
		on   bool
		name lang.Key
	}{{t.Flanking, lang.RuleFlanking}, {t.Facing, lang.RuleFacing}, {t.Facing && t.WideFront && u.t.Hex, lang.RuleWideFront}} {
		if r.on {
			on = append(on, u.say(r.name))
		}
	}
	if len(on) == 0 {
		return u.say(lang.RulesNone)
	}
	return u.t.List(on)
}

func (u ui) nth(keys []lang.Key, i int) string {
	if i < 0 || i >= len(keys) {
		return ""
	}
	return u.say(keys[i])
}
