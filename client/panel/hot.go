package panel

import (
	"strconv"
	"strings"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/server/wire"
)

// hotPlayers is how many players a game on one device can have.
const hotPlayers = 6

// hotSetup is the page before a game on one device: a map, the rules and who plays.
func (u ui) hotSetup() *dom.Node {
	h := u.m.Hot
	loading := h.Stage == app.HotLoading
	var fault *dom.Node
	if h.Say != nil {
		fault = dom.El("p", dom.Class("fault"), dom.A("role", "alert"), u.words(*h.Say))
	}
	return dom.El("main", dom.ID("hot"), dom.Key("hot"), dom.Class("sheet"),
		u.languages(),
		dom.El("h1", dom.Class("brand"), picture("sight"), u.say(lang.HotTitle)),
		dom.El("p", dom.Class("lead"), u.say(lang.HotLead)),
		fault,
		dom.El("form", dom.ID("hot-form"), u.hotStart(), u.hotMaps(h), u.hotPeople(),
			u.field(lang.Profile, choice("dnd14", u.profiles(), func(string) {}, dom.ID("hot-profile"), dom.A("name", "profile"))),
			dom.El("button", dom.ID("hot-start"), dom.A("type", "submit"), dom.Class("main"), dom.If("disabled", loading), u.say(u.hotButton(loading)))),
		dom.El("p", dom.Class("quiet"), u.say(lang.HotReload)),
		dom.El("p", dom.Class("quiet"), u.say(lang.HotHides)),
		dom.El("p", dom.Class("quiet"), u.link("/", u.say(lang.ToStart))),
	)
}

func (u ui) hotButton(loading bool) lang.Key {
	if loading {
		return lang.HotLoading
	}
	return lang.HotBegin
}

// hotMaps chooses a sample, or a file of one's own.
func (u ui) hotMaps(h app.Hot) *dom.Node {
	var list []*dom.Node
	for i, m := range h.Maps {
		list = append(list, dom.El("label", dom.Key(m.Name), dom.Class("check"),
			dom.El("input", dom.A("type", "radio"), dom.A("name", "map"), dom.A("value", m.Name), dom.If("checked", i == 0 && h.File == 0)), dom.El("span", u.sample(m))))
	}
	if h.File != 0 {
		list = append(list, dom.El("label", dom.Key("own"), dom.Class("check"),
			dom.El("input", dom.ID("hot-own"), dom.A("type", "radio"), dom.A("name", "map"), dom.A("value", ""), dom.If("checked", true)), dom.El("span", h.Name)))
	}
	return dom.El("fieldset", dom.El("legend", u.say(lang.HotMap)), list, u.button(lang.HotOwnMap, dom.ID("hot-file"), u.click(app.PickMap{})))
}

// sample names a sample map.
func (u ui) sample(m app.SampleMap) string {
	switch m.Name {
	case "cave":
		return u.say(lang.SampleCave)
	case "tower":
		return u.say(lang.SampleTower)
	}
	return m.Title
}

// hotPeople names who plays; a name left empty is a seat left out.
func (u ui) hotPeople() *dom.Node {
	name := func(id string, k lang.Key, args ...any) *dom.Node {
		in := dom.El("input", dom.ID("hot-"+id), dom.A("name", id), dom.A("type", "text"), dom.Num("maxlength", NameLimit), dom.A("autocomplete", "off"))
		return dom.El("label", dom.Key(id), dom.Class("field"), dom.El("span", u.say(k, args...)), in)
	}
	list := []*dom.Node{name("gm", lang.HotGM)}
	for i := range hotPlayers {
		list = append(list, name("player"+strconv.Itoa(i+1), lang.HotPlayer, i+1))
	}
	return dom.El("fieldset", dom.El("legend", u.say(lang.HotPeople)), dom.El("p", dom.Class("quiet"), u.say(lang.HotPeopleText)), dom.El("div", dom.Class("form two"), list))
}

func (u ui) hotStart() dom.Handler {
	send, file, fileName := u.send, u.m.Hot.File, u.m.Hot.Name
	title, host := u.say(lang.HotTable), u.say(lang.HotHost)
	anybody := []app.HotSeat{{Name: u.say(lang.HotPlayer, 1)}, {Name: u.say(lang.HotPlayer, 2)}} // so that one can just try
	return dom.On("submit", func(e dom.Event) {
		e.Prevent()
		game := hotGame(e.Fields)
		if len(game.Seats) == 0 {
			game.Seats = anybody
		}
		game.Title, game.Host = title, host
		if game.Map == "" {
			game.File, game.FileName = file, fileName
		}
		send(app.HotStart{Setup: game})
	})
}

// hotGame makes the form into a game.
func hotGame(fields map[string]string) app.HotGame {
	game := app.HotGame{Map: fields["map"], Profile: fields["profile"]}
	if name := strings.TrimSpace(fields["gm"]); name != "" {
		game.Seats = append(game.Seats, app.HotSeat{Name: name, Role: wire.GM})
	}
	for i := range hotPlayers {
		if name := strings.TrimSpace(fields["player"+strconv.Itoa(i+1)]); name != "" {
			game.Seats = append(game.Seats, app.HotSeat{Name: name})
		}
	}
	return game
}

// curtain hides the table while the device changes hands. Nothing of anybody's view is in the model now.
func (u ui) curtain() *dom.Node {
	h := u.m.Hot
	var who app.HotSeat
	for _, s := range h.Seats {
		if s.ID == h.Who {
			who = s
		}
	}
	return dom.El("main", dom.ID("curtain"), dom.Key("curtain"), dom.Class("sheet small"),
		dom.El("div", dom.Class("folds"), dom.A("aria-hidden", "true")),
		dom.El("p", dom.Class("quiet"), u.say(lang.CurtainHand)),
		// The focus goes to the name and not to the button: a key held down at the button before must not lift the curtain.
		dom.El("h1", dom.ID("curtain-name"), dom.A("tabindex", "-1"), dom.A(dom.Focus, who.Name), who.Name),
		dom.El("p", u.say(lang.CurtainText, who.Name)),
		dom.El("button", dom.ID("curtain-take"), dom.A("type", "button"), dom.Class("main large"), u.click(app.HotTake{}), u.say(lang.CurtainTake, who.Name)),
		u.otherSeats(h),
	)
}

// otherSeats lets someone else take the device instead.
func (u ui) otherSeats(h app.Hot) *dom.Node {
	var list []*dom.Node
	for _, s := range h.Seats {
		if s.ID != h.Who {
			list = append(list, dom.El("button", dom.Key(hexID(uint64(s.ID))), dom.A("type", "button"), u.click(app.HotHand{Seat: s.ID}), s.Name))
		}
	}
	if len(list) == 0 {
		return nil
	}
	return more(u.say(lang.CurtainOther), dom.El("div", dom.Class("line wrap"), list))
}

// nextPerson is who gets the device next: whose turn it is, as far as this seat knows, or the next in the round.
func (u ui) nextPerson(h app.Hot) app.HotSeat {
	at := 0
	var turn wire.SeatID
	for _, e := range u.v.Turn.Entries {
		if tok := u.token(e.Token); e.Now && tok != nil {
			turn = tok.Owner
		}
	}
	for i, s := range h.Seats {
		if s.ID == turn && turn != h.Who {
			return s
		}
		if s.ID == h.Who {
			at = i
		}
	}
	return h.Seats[(at+1)%len(h.Seats)]
}

// handOver passes the device on from the table: to the next seat, or to another.
func (u ui) handOver() *dom.Node {
	h := u.m.Hot
	if !h.On || len(h.Seats) < 2 {
		return nil
	}
	next := u.nextPerson(h)
	options := []option{{"", u.say(lang.HandOther)}}
	for _, s := range h.Seats {
		if s.ID != h.Who {
			options = append(options, option{hexID(uint64(s.ID)), s.Name})
		}
	}
	send := u.send
	return dom.El("span", dom.ID("hand-over"), dom.Class("line"),
		dom.El("button", dom.ID("hand-next"), dom.A("type", "button"), dom.Class("main"), u.click(app.HotHand{Seat: next.ID}), picture("hand"), u.say(lang.HandTo, next.Name)),
		choice("", options, func(v string) {
			if id, err := strconv.ParseUint(v, 16, 64); err == nil && id != 0 {
				send(app.HotHand{Seat: wire.SeatID(id)})
			}
		}, dom.ID("hand-other"), dom.A("aria-label", u.say(lang.HandOther))))
}
