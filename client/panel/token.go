package panel

import (
	"strconv"
	"strings"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/geom/grid"
	"sightline/rules"
	"sightline/rules/podhod"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// tokenPanel is the selected token as this seat may know it, and below it the list of all.
func (u ui) tokenPanel() *dom.Node {
	tok := u.token(u.m.Selected)
	return u.card("token", lang.TokenTitle, app.PanelToken, u.selected(tok), u.tokenList(), u.newToken(tok))
}

// selected shows one token. Its parts are keyed by the token, so that nothing typed for one is left for another.
func (u ui) selected(tok *wire.Token) *dom.Node {
	if tok == nil {
		return dom.El("p", dom.Key("none"), dom.Class("quiet"), u.say(lang.TokenNone))
	}
	args := []dom.Arg{dom.Key(hexID(uint64(tok.ID))), dom.ID("selected"), dom.Class("part"), u.tokenHead(tok)}
	if tok.Sheet != nil && u.mine(tok) {
		args = append(args, u.health(tok), u.actions(tok), u.height(tok), u.arms("", tok), u.riding(tok))
	}
	args = append(args, u.wounds(tok), u.engine(tok), u.labels(tok), u.inspiration(tok), u.effects(tok), u.flanked(tok), u.around(tok))
	if tok.Sheet != nil && u.gm() {
		args = append(args, u.tokenForm(tok))
	} else if tok.Sheet != nil {
		args = append(args, u.facts(tok))
	}
	if tok.Sheet != nil && u.mine(tok) && u.m.Watching == 0 {
		args = append(args, u.fighter(tok))
	}
	if u.gm() {
		args = append(args, more(u.say(lang.SaveTitle), dom.Key("save"), dom.ID("token-saves"), u.saveForm("token-save", []wire.TokenID{tok.ID}, nil)))
	}
	return dom.El("div", args...)
}

func (u ui) tokenHead(tok *wire.Token) *dom.Node {
	owner := u.say(lang.TokenOf, u.seatName(tok.Owner))
	kids := []dom.Arg{swatch(tok.Colour), dom.El("strong", dom.ID("selected-name"), u.tokenName(tok)), dom.El("span", dom.Class("quiet"), u.sizeName(tok.Size), " · ", owner)}
	if tok.Squeeze {
		kids = append(kids, dom.El("span", dom.Class("chip"), u.say(lang.TokenSqueezed)))
	}
	if tok.Past {
		kids = append(kids, dom.El("span", dom.Class("chip"), u.say(lang.TokenPast)))
	}
	if tok.Down {
		kids = append(kids, dom.El("span", dom.Class("chip bad"), u.say(lang.TokenIsDown)))
	}
	return dom.El("div", append([]dom.Arg{dom.Class("head")}, kids...)...)
}

// flanked says who flanks the token, and whom it flanks.
func (u ui) flanked(tok *wire.Token) *dom.Node {
	var rows []*dom.Node
	for i, f := range u.m.Flanks {
		target := u.tokenName(u.token(f.Target))
		if f.Target == tok.ID || f.A == tok.ID || f.B == tok.ID {
			rows = append(rows, dom.El("li", dom.Key(strconv.Itoa(i)), dom.El("strong", u.say(lang.FlankOf, u.pair(f), target)), ": ", u.opposition(f)))
		}
	}
	if len(rows) == 0 {
		return nil
	}
	return dom.El("div", dom.ID("flanked"), dom.El("h3", u.say(lang.Flanking)), dom.El("ul", dom.Class("words"), rows))
}

// edit sets one field of a token.
func (u ui) edit(id wire.TokenID, f wire.Field, set func(*wire.TokenSpec)) {
	e := wire.EditToken{Token: id, Fields: f}
	set(&e.Spec)
	u.send(app.Do{Body: e})
}

// health is the hit points, with buttons for the common steps, and the mark for being down.
func (u ui) health(tok *wire.Token) *dom.Node {
	s, id := tok.Sheet, tok.ID
	setHP := func(n int32) { u.edit(id, wire.FieldHP, func(t *wire.TokenSpec) { t.HP = n }) }
	step := func(by int32) *dom.Node {
		label := "+" + strconv.Itoa(int(by))
		if by < 0 {
			label = "−" + strconv.Itoa(int(-by))
		}
		return dom.El("button", dom.Key(label), dom.A("type", "button"), dom.A("aria-label", u.say(lang.TokenHPStep, label)), dom.On("click", func(dom.Event) { setHP(stepped(s.HP, by)) }), label)
	}
	return dom.El("div", dom.Class("health"),
		dom.El("span", dom.Class("line"), dom.El("span", dom.Class("heart"), u.say(lang.TokenHP)),
			step(-5), step(-1),
			u.number(s.HP, -9999, 9999, setHP, dom.ID("token-hp"), dom.Class("value"), dom.A("aria-label", u.say(lang.TokenHP))),
			u.most(tok), step(1), step(5)),
		u.bar(s),
		u.check(lang.TokenDown, tok.Down, func(on bool) { u.edit(id, wire.FieldDown, func(t *wire.TokenSpec) { t.Down = on }) }, dom.ID("token-down")))
}

func (u ui) most(tok *wire.Token) *dom.Node {
	s, id := tok.Sheet, tok.ID
	if !u.gm() {
		return dom.El("span", "/ "+u.t.Number(float64(s.MaxHP)))
	}
	return dom.El("span", dom.Class("most"), "/ ", u.number(s.MaxHP, 0, 9999, func(n int32) {
		u.edit(id, wire.FieldMaxHP, func(t *wire.TokenSpec) { t.MaxHP = n })
	}, dom.ID("token-maxhp"), dom.Class("value"), dom.A("aria-label", u.say(lang.TokenMaxHP))))
}

func (u ui) bar(s *wire.Sheet) *dom.Node {
	if s.MaxHP <= 0 {
		return nil
	}
	return dom.El("meter", dom.A("min", "0"), dom.Num("max", int64(s.MaxHP)), dom.Num("low", int64(s.MaxHP+3)/4), dom.Num("high", int64(s.MaxHP+1)/2), dom.Num("optimum", int64(s.MaxHP)),
		dom.Num("value", int64(min(max(s.HP, 0), s.MaxHP))), dom.A("aria-label", u.say(lang.TokenHP)))
}

// actions are what one does most often.
func (u ui) actions(tok *wire.Token) *dom.Node {
	kids := []*dom.Node{
		u.tool("aim", lang.TokenCentre, dom.Key("aim"), u.click(app.Pick{Token: tok.ID, Centre: true})),
		u.tool("left", lang.TokenLeft, dom.Key("left"), u.do(wire.TurnToken{Token: tok.ID, Facing: u.m.Turned(tok, -1)})),
		u.tool("right", lang.TokenRight, dom.Key("right"), u.do(wire.TurnToken{Token: tok.ID, Facing: u.m.Turned(tok, 1)})),
	}
	if u.gm() {
		hide, icon := lang.TokenHide, "hide"
		if tok.Sheet.Hidden {
			hide, icon = lang.TokenReveal, "reveal"
		}
		toggle := wire.EditToken{Token: tok.ID, Fields: wire.FieldHidden, Spec: wire.TokenSpec{Hidden: !tok.Sheet.Hidden}}
		kids = append(kids,
			u.tool(icon, hide, dom.Key("hide"), dom.ID("token-hide"), pressed(tok.Sheet.Hidden), u.do(toggle)),
			u.tool("turns", lang.TokenToOrder, dom.Key("order"), dom.ID("token-order"), u.do(wire.AddEntry{Token: tok.ID})),
			u.tool("copy", lang.TokenCopy, dom.Key("copy"), dom.ID("token-copy"), u.click(app.SetSpec{Spec: specOf(tok)})),
			u.tool("trash", lang.TokenRemove, dom.Key("trash"), dom.ID("token-remove"), dom.Class("icon danger"), u.do(wire.RemoveToken{Token: tok.ID})))
	}
	return dom.El("div", dom.Class("line wrap actions"), append(kids, u.stance(tok)...))
}

// facts are what an owner may know of its token and not change; what it has not got is left out.
func (u ui) facts(tok *wire.Token) *dom.Node {
	s := tok.Sheet
	var kids []*dom.Node
	fact := func(k lang.Key, words string) {
		kids = append(kids, dom.El("div", dom.Key(string(k)), dom.El("dt", u.say(k)), dom.El("dd", words)))
	}
	if s.Speed > 0 {
		fact(lang.TokenFactSpeed, u.t.Cells(float64(s.Speed)))
		if each := known.Fields(u.v, tok); u.profile().Under.On { // R-004-019
			fact(lang.TokenFactWalk, u.say(lang.TokenWalks, podhod.Walk(each), podhod.Stride(each)))
		}
	}
	if u.moving(tok) {
		fact(lang.TokenSpent, u.t.Cells(float64(s.Spent.Cells)))
	}
	u.ways(s, fact)
	if s.Darkvision > 0 {
		fact(lang.TokenFactDark, u.t.Cells(float64(s.Darkvision)))
	}
	if s.Dim > 0 {
		fact(lang.TokenLight, u.t.Cells(float64(s.Bright))+" / "+u.t.Cells(float64(s.Dim)))
	}
	if s.Blind {
		fact(lang.TokenSenses, u.say(lang.TokenBlind))
	}
	if len(kids) == 0 {
		return nil
	}
	return dom.El("dl", dom.Class("facts"), kids)
}

// moving says whether there is a turn of the token's that what it has moved could be of: nothing is counted outside it.
func (u ui) moving(tok *wire.Token) bool {
	for _, e := range u.v.Turn.Entries {
		if e.Now && e.Token == tok.ID {
			return true
		}
	}
	return tok.Sheet.Spent.Cells > 0
}

// tokenForm is every field of a token; each is sent as soon as it is changed.
func (u ui) tokenForm(tok *wire.Token) *dom.Node {
	set := func(f wire.Field, do func(*wire.TokenSpec)) { u.edit(tok.ID, f, do) }
	return more(u.say(lang.TokenMore), dom.ID("token-form"), u.specForm("token", tok.ID, specOf(tok), set), u.spent(tok))
}

func (u ui) spent(tok *wire.Token) *dom.Node {
	if !u.moving(tok) {
		return nil
	}
	return dom.El("p", dom.Class("quiet"), u.say(lang.TokenSpent), " ", u.t.Cells(float64(tok.Sheet.Spent.Cells)), " / ", u.t.Cells(float64(known.Speed(u.v, tok))))
}

// specOf is what a GM sees of a token as what could be set.
func specOf(tok *wire.Token) wire.TokenSpec {
	spec := wire.TokenSpec{Name: tok.Name, Size: rules.Own(tok.Size, tok.Squeeze), Colour: tok.Colour, Picture: tok.Picture, Owner: tok.Owner, Down: tok.Down}
	if s := tok.Sheet; s != nil {
		spec.Hidden, spec.HP, spec.MaxHP, spec.Speed, spec.Reach = s.Hidden, s.HP, s.MaxHP, s.Speed, s.Reach
		spec.Initiative, spec.Actions = s.Initiative, s.Actions
		spec.Darkvision, spec.Bright, spec.Dim, spec.Blind = s.Darkvision, s.Bright, s.Dim, s.Blind
		spec.Climb, spec.Swim, spec.Fly = s.Climb, s.Swim, s.Fly
		spec.Arms, spec.Guard = s.Arms, s.Guard
	}
	return spec
}

// specForm shows a TokenSpec for change: of a token, or of the next one to be placed. prefix sets its ids apart.
// art is the token that a picture given here is for, 0 for the next one.
func (u ui) specForm(prefix string, art wire.TokenID, s wire.TokenSpec, set func(wire.Field, func(*wire.TokenSpec))) *dom.Node {
	number := func(k lang.Key, id string, value, high int32, f wire.Field, put func(*wire.TokenSpec, int32)) *dom.Node {
		return u.field(k, u.number(value, 0, high, func(n int32) { set(f, func(t *wire.TokenSpec) { put(t, n) }) }, dom.ID(prefix+"-"+id)), dom.El("small", dom.Class("quiet"), u.length(value)))
	}
	return dom.El("div", dom.Class("form"),
		u.field(lang.TokenName, u.line(s.Name, NameLimit, func(v string) { set(wire.FieldName, func(t *wire.TokenSpec) { t.Name = strings.TrimSpace(v) }) }, dom.ID(prefix+"-name"))),
		u.sizeField(prefix, s.Size, func(size grid.Size) { set(wire.FieldSize, func(t *wire.TokenSpec) { t.Size = size }) }),
		u.field(lang.TokenOwner, u.owners(s.Owner, func(id wire.SeatID) { set(wire.FieldOwner, func(t *wire.TokenSpec) { t.Owner = id }) }, dom.ID(prefix+"-owner"))),
		u.field(lang.TokenColour, u.colours(prefix, s.Colour, func(c uint32) { set(wire.FieldColour, func(t *wire.TokenSpec) { t.Colour = c }) })),
		u.field(lang.TokenPicture, u.artFile(prefix, art), u.artGone(s, set)),
		u.check(lang.TokenHidden, s.Hidden, func(on bool) { set(wire.FieldHidden, func(t *wire.TokenSpec) { t.Hidden = on }) }, dom.ID(prefix+"-hidden")),
		number(lang.TokenSpeed, "speed", s.Speed, 100, wire.FieldSpeed, func(t *wire.TokenSpec, n int32) { t.Speed = n }),
		number(lang.TokenClimb, "climb", s.Climb, 100, wire.FieldClimb, func(t *wire.TokenSpec, n int32) { t.Climb = n }),
		number(lang.TokenSwim, "swim", s.Swim, 100, wire.FieldSwim, func(t *wire.TokenSpec, n int32) { t.Swim = n }),
		number(lang.TokenFly, "fly", s.Fly, 100, wire.FieldFly, func(t *wire.TokenSpec, n int32) { t.Fly = n }),
		number(lang.TokenReach, "reach", s.Reach, 1000, wire.FieldReach, func(t *wire.TokenSpec, n int32) { t.Reach = n }),
		number(lang.TokenDark, "dark", s.Darkvision, 1000, wire.FieldDarkvision, func(t *wire.TokenSpec, n int32) { t.Darkvision = n }),
		number(lang.TokenBright, "bright", s.Bright, 1000, wire.FieldBright, func(t *wire.TokenSpec, n int32) { t.Bright = n }),
		number(lang.TokenDim, "dim", s.Dim, 1000, wire.FieldDim, func(t *wire.TokenSpec, n int32) { t.Dim = n }),
		u.field(lang.TokenInitiative, u.number(s.Initiative, -99, 99, func(n int32) { set(wire.FieldInitiative, func(t *wire.TokenSpec) { t.Initiative = n }) }, dom.ID(prefix+"-initiative"))),
		u.field(lang.TokenActions, u.number(s.Actions, 0, 99, func(n int32) { set(wire.FieldActions, func(t *wire.TokenSpec) { t.Actions = n }) }, dom.ID(prefix+"-actions"))),
		u.check(lang.TokenBlind, s.Blind, func(on bool) { set(wire.FieldBlind, func(t *wire.TokenSpec) { t.Blind = on }) }, dom.ID(prefix+"-blind")),
	)
}

// artFile takes a file as a token's picture.
func (u ui) artFile(prefix string, art wire.TokenID) *dom.Node {
	send := u.send
	return dom.El("input", dom.ID(prefix+"-picture"), dom.A("type", "file"), dom.A("accept", "image/png,image/jpeg,image/webp"), dom.On("change", func(e dom.Event) {
		if len(e.Files) > 0 {
			send(app.GiveArt{Token: art, Size: e.Files[0].Size, Read: e.Files[0].Read})
		}
	}))
}

// artGone takes the picture away again.
func (u ui) artGone(s wire.TokenSpec, set func(wire.Field, func(*wire.TokenSpec))) *dom.Node {
	if s.Picture == "" {
		return nil
	}
	return u.tool("trash", lang.TokenNoPicture, dom.On("click", func(dom.Event) { set(wire.FieldPicture, func(t *wire.TokenSpec) { t.Picture = "" }) }))
}

// length says a number of cells in the unit, nothing for 0.
func (u ui) length(cells int32) string {
	if cells == 0 || u.t.Unit == lang.Squares {
		return ""
	}
	return u.t.Cells(float64(cells))
}

var sizeKeys = map[grid.Size]lang.Key{
	grid.Tiny: lang.SizeTiny, grid.Small: lang.SizeSmall, grid.Medium: lang.SizeMedium,
	grid.Large: lang.SizeLarge, grid.Huge: lang.SizeHuge, grid.Gargantuan: lang.SizeGargantuan,
}

func sizeNames() []lang.Key {
	var keys []lang.Key
	for _, s := range grid.Sizes {
		keys = append(keys, sizeKeys[s])
	}
	return keys
}

func sizeIndex(s grid.Size) int {
	for i := range grid.Sizes {
		if grid.Sizes[i] == s {
			return i
		}
	}
	return 0
}

// owners picks the seat that plays a token.
func (u ui) owners(owner wire.SeatID, set func(wire.SeatID), args ...dom.Arg) *dom.Node {
	options := []option{{"0", u.say(lang.GM)}}
	for _, s := range u.v.Seats {
		if s.Role == wire.Player {
			options = append(options, option{hexID(uint64(s.ID)), s.Name})
		}
	}
	return choice(hexID(uint64(owner)), options, func(v string) {
		if id, err := strconv.ParseUint(v, 16, 64); err == nil {
			set(wire.SeatID(id))
		}
	}, args...)
}

var palette = []uint32{0xD9534F, 0xE8903A, 0xE5C04B, 0x5FB760, 0x3FB8AF, 0x4A90D9, 0x8E6BD1, 0xC75B9B, 0x8A8F98, 0x5B4636}

// colours picks one of a few, or any.
func (u ui) colours(prefix string, colour uint32, set func(uint32)) *dom.Node {
	var list []*dom.Node
	for _, c := range palette {
		list = append(list, dom.El("button", dom.Key(cssColour(c)), dom.A("type", "button"), dom.Class("colour"), dom.A("style", "background:"+cssColour(c)),
			dom.A("aria-label", cssColour(c)), pressed(c == colour), dom.On("click", func(dom.Event) { set(c) })))
	}
	list = append(list, dom.El("input", dom.ID(prefix+"-colour"), dom.A("type", "color"), dom.A("value", cssColour(colour)), dom.A("aria-label", u.say(lang.TokenAnyColour)),
		dom.On("change", func(e dom.Event) {
			if c, ok := parseColour(e.Value); ok {
				set(c)
			}
		})))
	return dom.El("span", dom.Class("colours"), list)
}

// newToken is the form for the next token to be placed.
func (u ui) newToken(tok *wire.Token) *dom.Node {
	if !u.gm() {
		return nil
	}
	spec, send := u.m.Spec, u.send
	set := func(_ wire.Field, do func(*wire.TokenSpec)) {
		next := spec
		do(&next)
		send(app.SetSpec{Spec: next})
	}
	placing := u.m.Tool == app.ToolPlace
	open := dom.If("open", tok == nil && placing)
	return dom.El("details", dom.ID("new-token"), dom.Key("new"), open,
		dom.El("summary", u.say(lang.TokenNew)),
		u.specForm("new", 0, spec, set),
		u.field(lang.TokenMaxHP, u.number(spec.MaxHP, 0, 9999, func(n int32) {
			set(0, func(t *wire.TokenSpec) { t.HP, t.MaxHP = n, n })
		}, dom.ID("new-hp"))),
		u.button(lang.TokenPlace, dom.ID("place-token"), dom.Class("main"), pressed(placing), u.click(app.SetTool{Tool: app.ToolPlace})))
}

// tokenList is every token the seat knows.
func (u ui) tokenList() *dom.Node {
	if len(u.v.Tokens) == 0 {
		return nil
	}
	var rows []*dom.Node
	for i := range u.v.Tokens {
		rows = append(rows, u.tokenRow(&u.v.Tokens[i]))
	}
	return dom.El("details", dom.Key("list"), dom.If("open", true),
		dom.El("summary", u.t.Count(lang.TokenCount, float64(len(rows)))), dom.El("ul", dom.ID("tokens"), dom.Class("rows"), rows))
}

func (u ui) tokenRow(tok *wire.Token) *dom.Node {
	id := hexID(uint64(tok.ID))
	class := "name"
	if tok.Sheet != nil && tok.Sheet.Hidden || tok.Past {
		class = "name faint"
	}
	kids := []dom.Arg{dom.Key(id), dom.El("button", dom.A("type", "button"), dom.ID("pick-"+id), dom.Class(class), pressed(tok.ID == u.m.Selected),
		u.click(app.Pick{Token: tok.ID, Centre: true}), swatch(tok.Colour), u.tokenName(tok))}
	switch {
	case tok.Sheet != nil && tok.Sheet.Hidden:
		kids = append(kids, dom.El("span", dom.Class("chip"), u.say(lang.TokenIsHidden)))
	case tok.Past:
		kids = append(kids, dom.El("span", dom.Class("chip"), u.say(lang.TokenPast)))
	}
	if tok.Sheet != nil && tok.Sheet.MaxHP > 0 {
		kids = append(kids, dom.El("span", dom.Class("quiet"), u.t.Number(float64(tok.Sheet.HP))+"/"+u.t.Number(float64(tok.Sheet.MaxHP))))
	}
	return dom.El("li", kids...)
}

// stepped is hit points after a blow, which stops at 0 (R-014-059), or after healing.
func stepped(hp, by int32) int32 {
	if by < 0 && hp > 0 {
		return rules.Wounded(hp, -by)
	}
	return hp + by
}
