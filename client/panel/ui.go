package panel

import (
	"strconv"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/geom/grid"
	"sightline/server/wire"
)

// ui is what every panel needs: the model, the words and where messages go. Handlers run later and outside of the
// model's lock, so they use what was captured when the tree was built and never the model.
type ui struct {
	m    *app.Model
	v    *wire.View // never nil
	t    lang.Text
	send func(app.Msg)
	side string // sets apart the ids of what stands in the log and beside the board at once
}

func newUI(m *app.Model, send func(app.Msg)) ui {
	u := ui{m: m, v: m.View, t: lang.Of(m.Lang), send: send}
	if u.v == nil {
		u.v = &wire.View{}
	}
	u.t.Unit = lang.Unit(m.Units)
	u.t.Hex, u.t.Free = u.v.Scene.Grid.Hex(), u.v.Scene.Grid.Kind == grid.Gridless
	return u
}

func (u ui) say(k lang.Key, args ...any) string { return u.t.Say(k, args...) }

// click sends the message when the element is clicked.
func (u ui) click(msg app.Msg) dom.Handler {
	send := u.send
	return dom.On("click", func(dom.Event) { send(msg) })
}

// do sends a command when the element is clicked.
func (u ui) do(body wire.Body) dom.Handler { return u.click(app.Do{Body: body}) }

// link leads to another page of ours without loading the program again; opened in a new tab it is a plain link.
func (u ui) link(url string, args ...dom.Arg) *dom.Node {
	send := u.send
	open := dom.On("click", func(e dom.Event) {
		if !e.Ctrl && !e.Shift && !e.Alt {
			e.Prevent()
			send(app.GoTo{URL: url})
		}
	})
	if u.m.Hot.On { // leaving ends the game: let the browser ask
		return dom.El("a", append([]dom.Arg{dom.A("href", url)}, args...)...)
	}
	return dom.El("a", append([]dom.Arg{dom.A("href", url), open}, args...)...)
}

// button is a button with words.
func (u ui) button(k lang.Key, args ...dom.Arg) *dom.Node {
	return dom.El("button", append([]dom.Arg{dom.A("type", "button"), u.say(k)}, args...)...)
}

// tool is a button with a picture; the words are its label and its tooltip.
func (u ui) tool(icon string, k lang.Key, args ...dom.Arg) *dom.Node {
	return named(icon, u.say(k), args...)
}

// named is a button with a picture and a label.
func named(icon, label string, args ...dom.Arg) *dom.Node {
	head := []dom.Arg{dom.A("type", "button"), dom.A("aria-label", label), dom.A("title", label), picture(icon)}
	return dom.El("button", append(append([]dom.Arg{dom.Class("icon")}, head...), args...)...)
}

// pressed marks a button that stays down.
func pressed(on bool) dom.Attr { return dom.A("aria-pressed", strconv.FormatBool(on)) }

// field is a control with its label before it.
func (u ui) field(k lang.Key, control ...dom.Arg) *dom.Node {
	return dom.El("label", dom.Class("field"), dom.El("span", u.say(k)), dom.El("span", append([]dom.Arg{dom.Class("control")}, control...)...))
}

// check is a box to tick, with its label after it.
func (u ui) check(k lang.Key, on bool, set func(bool), args ...dom.Arg) *dom.Node {
	box := []dom.Arg{dom.A("type", "checkbox"), dom.If("checked", on), dom.On("change", func(e dom.Event) { set(e.Checked) })}
	return dom.El("label", dom.Class("check"), dom.El("input", append(box, args...)...), dom.El("span", u.say(k)))
}

// number is a control for a whole number; set is called with what lies in range once the person is done typing.
func (u ui) number(value, low, high int32, set func(int32), args ...dom.Arg) *dom.Node {
	in := []dom.Arg{
		dom.A("type", "number"), dom.A("inputmode", "numeric"), dom.A("value", strconv.Itoa(int(value))),
		dom.Num("min", int64(low)), dom.Num("max", int64(high)),
		dom.On("change", func(e dom.Event) {
			n, ok := lang.Parse(e.Value)
			if !ok { // what stands there must be what counts
				e.Put(strconv.Itoa(int(value)))
				return
			}
			n = min(max(n, low), high)
			e.Put(strconv.Itoa(int(n)))
			set(n)
		}),
	}
	return dom.El("input", append(in, args...)...)
}

// bounded is a control for a whole number in a form, which must be there and in range: the browser says so before the form is sent.
func bounded(low, high int64, args ...dom.Arg) *dom.Node {
	in := []dom.Arg{dom.A("type", "number"), dom.A("inputmode", "numeric"), dom.Num("min", low), dom.Num("max", high), dom.If("required", true), dom.Class("value")}
	return dom.El("input", append(in, args...)...)
}

// line is a control for a line of text; set is called once the person is done typing.
func (u ui) line(value string, limit int, set func(string), args ...dom.Arg) *dom.Node {
	in := []dom.Arg{
		dom.A("type", "text"), dom.A("value", value), dom.Num("maxlength", int64(limit)), dom.A("autocomplete", "off"),
		dom.On("change", func(e dom.Event) { set(e.Value) }),
	}
	return dom.El("input", append(in, args...)...)
}

// option is one choice of many.
type option struct{ value, label string }

// choice is a drop-down list.
func choice(value string, options []option, set func(string), args ...dom.Arg) *dom.Node {
	list := []dom.Arg{dom.A("value", value), dom.On("change", func(e dom.Event) { set(e.Value) })}
	for _, o := range options {
		list = append(list, dom.El("option", dom.Key(o.value), dom.A("value", o.value), dom.If("selected", o.value == value), o.label))
	}
	return dom.El("select", append(list, args...)...)
}

// pick is choice over small numbers 0, 1, 2… whose labels are given in order.
func (u ui) pick(value int, keys []lang.Key, set func(int), args ...dom.Arg) *dom.Node {
	var options []option
	for i, k := range keys {
		options = append(options, option{strconv.Itoa(i), u.say(k)})
	}
	return choice(strconv.Itoa(value), options, func(s string) {
		if n, err := strconv.Atoi(s); err == nil && n >= 0 && n < len(keys) {
			set(n)
		}
	}, args...)
}

// card is a panel with a heading.
func (u ui) card(id string, title lang.Key, panel app.Panel, kids ...dom.Arg) *dom.Node {
	head := dom.El("header", dom.El("h2", dom.ID(id+"-title"), u.say(title)),
		u.tool("close", lang.Close, u.click(app.Toggle{Panel: panel}), dom.Class("icon quiet")))
	args := []dom.Arg{dom.Key(id), dom.ID(id), dom.Class("card"), dom.A("aria-labelledby", id+"-title"), head}
	if r := u.m.Raised; r.Times > 0 && r.Panel == panel {
		args = append(args, dom.Num(dom.Raise, int64(r.Times)))
	}
	return dom.El("section", append(args, kids...)...)
}

// more is a part that is folded until asked for.
func more(summary string, kids ...dom.Arg) *dom.Node {
	return dom.El("details", append([]dom.Arg{dom.El("summary", summary)}, kids...)...)
}

// token gives the token of the view, or nil.
func (u ui) token(id wire.TokenID) *wire.Token {
	for i := range u.v.Tokens {
		if u.v.Tokens[i].ID == id {
			return &u.v.Tokens[i]
		}
	}
	return nil
}

// tokenName names a token that may have no name.
func (u ui) tokenName(tok *wire.Token) string {
	if tok == nil || tok.Name == "" {
		return u.say(lang.SomeToken)
	}
	return tok.Name
}

// seatName names a seat; 0 is the GM.
func (u ui) seatName(id wire.SeatID) string {
	if id == 0 {
		return u.say(lang.GM)
	}
	for _, s := range u.v.Seats {
		if s.ID == id {
			return s.Name
		}
	}
	return u.say(lang.SomeSeat)
}

// mine says whether the seat may act for the token.
func (u ui) mine(tok *wire.Token) bool {
	return u.gm() || tok.Owner != 0 && tok.Owner == u.v.Me.Seat
}

func (u ui) gm() bool { return u.v.Me.Role == wire.GM && u.m.Watching == 0 }

func hexID(id uint64) string { return strconv.FormatUint(id, 16) }

// swatch is a small round of a colour.
func swatch(colour uint32) *dom.Node {
	return dom.El("span", dom.Class("swatch"), dom.A("style", "background:"+cssColour(colour)), dom.A("aria-hidden", "true"))
}

func cssColour(c uint32) string {
	s := strconv.FormatUint(uint64(c&0xFFFFFF), 16)
	return "#" + "000000"[len(s):] + s
}

func parseColour(s string) (uint32, bool) {
	if len(s) != 7 || s[0] != '#' {
		return 0, false
	}
	n, err := strconv.ParseUint(s[1:], 16, 32)
	return uint32(n), err == nil
}
