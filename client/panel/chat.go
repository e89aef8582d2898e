package panel

import (
	"strconv"
	"strings"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	"sightline/rules/check"
	"sightline/rules/dice"
	"sightline/server/wire"
)

// chat is the log of what was said and rolled, and the ways to add to it.
func (u ui) chat() *dom.Node {
	return u.card("chat", lang.ChatTitle, app.PanelChat, u.log(), u.dice(), u.talk(), u.questions(), u.pledges())
}

func (u ui) log() *dom.Node {
	lines := make([]*dom.Node, 0, len(u.m.Notes))
	for i := range u.m.Notes {
		lines = append(lines, u.note(&u.m.Notes[i]))
	}
	if len(lines) == 0 {
		lines = append(lines, dom.El("p", dom.Key("none"), dom.Class("quiet"), u.say(lang.ChatEmpty)))
	}
	return dom.El("div", dom.ID("log"), dom.A("role", "log"), dom.A("aria-live", "polite"), dom.A("tabindex", "0"), dom.A("aria-label", u.say(lang.ChatLog)),
		lines, dom.A(dom.Follow, u.lastNote()))
}

func (u ui) lastNote() string {
	if n := len(u.m.Notes); n > 0 {
		return strconv.FormatUint(uint64(u.m.Notes[n-1].ID), 10)
	}
	return "0"
}

// note is a line of the log.
func (u ui) note(n *wire.Note) *dom.Node {
	key := dom.Key(strconv.FormatUint(uint64(n.ID), 10))
	switch n.Kind {
	case wire.NoteRoll:
		return dom.El("div", key, dom.Class("entry roll"), u.author(n), u.rollLine(n.Roll), u.publish(n.Roll))
	case wire.NoteApplied:
		return dom.El("div", key, dom.Class("entry roll"), u.author(n), u.applied(n.Roll))
	case wire.NoteTakenBack:
		return nil
	case wire.NoteBreak:
		words := u.say(lang.NoteBreak, n.Number)
		if n.Number == 0 {
			words = u.say(lang.Key(app.SayBreakOver))
		}
		return dom.El("p", key, dom.Class("entry event"), words)
	case wire.NotePledge:
		return dom.El("p", key, dom.Class("entry event hex"), u.say(lang.NotePledge), " ", dom.El("code", n.Text))
	case wire.NoteSeed:
		return dom.El("p", key, dom.Class("entry event hex"), u.say(lang.NoteSeed), " ", dom.El("code", n.Text))
	case wire.NoteStopped:
		return dom.El("p", key, dom.Class("entry event"), u.say(lang.NoteStopped, u.tokenName(u.token(n.Token))))
	case wire.NoteAttack:
		return u.attackNote(key, n)
	case wire.NoteSaves:
		return u.savesNote(key, n)
	case wire.NoteChance:
		return u.chanceNote(key, n)
	case wire.NoteProne:
		return u.proneNote(key, n)
	case wire.NoteInspired:
		return u.inspireNote(key, n)
	case wire.NoteXP:
		words := u.say(lang.NoteXPLeft, int(n.Number))
		if n.Token != 0 {
			words = u.say(lang.NoteXP, u.tokenName(u.token(n.Token)), int(n.Number))
		}
		return dom.El("p", key, dom.Class("entry event xp"), words)
	case wire.NoteLevel:
		return dom.El("p", key, dom.Class("entry event level"), u.say(lang.NoteLevel, int(n.Number)))
	case wire.NoteTrigger, wire.NoteReacts:
		return u.reactionNote(key, n)
	case wire.NoteJoined:
		return dom.El("p", key, dom.Class("entry event"), u.say(lang.NoteJoined, n.Name))
	case wire.NoteMap:
		if n.Text == "" { // only GMs are told its name
			return dom.El("p", key, dom.Class("entry event"), u.say(lang.NoteNewMap))
		}
		return dom.El("p", key, dom.Class("entry event"), u.say(lang.NoteMap, n.Text))
	}
	class := "entry"
	if n.Whisper {
		class = "entry whisper"
	}
	return u.spokenLine(key, class, n)
}

func (u ui) author(n *wire.Note) *dom.Node {
	var colour uint32
	for _, s := range u.v.Seats {
		if s.ID == n.From {
			colour = s.Colour
		}
	}
	name := dom.El("strong", dom.A("style", "color:"+cssColour(lighten(colour))), n.Name)
	switch {
	case n.Whisper:
		return dom.El("span", dom.Class("author"), name, " ", dom.El("em", u.say(lang.NoteWhisper)), " ")
	case n.Roll != nil && (n.Roll.Secret || n.Roll.Blank):
		return dom.El("span", dom.Class("author"), name, " ", dom.El("em", u.say(rollModeWords(n.Roll))), " ")
	}
	return dom.El("span", dom.Class("author"), name, " ")
}

// lighten makes a colour readable on a dark ground.
func lighten(c uint32) uint32 {
	if c == 0 { // no colour was given
		c = 0x9AA4B2
	}
	part := func(shift uint) uint32 { v := c >> shift & 255; return (v + (255-v)*2/5) << shift }
	return part(16) | part(8) | part(0)
}

// talk is the line to write on. A text that starts with /r or /h is a roll.
func (u ui) talk() *dom.Node {
	send := u.send
	say := dom.On("submit", func(e dom.Event) {
		e.Prevent()
		text := strings.TrimSpace(e.Fields["text"])
		if text == "" {
			return
		}
		e.Clear()
		body := spoken(text, e.Fields["to"], e.Fields["voice"])
		if b, ok := body.(wire.Say); ok {
			b.As = e.Fields["as"]
			body = b
		}
		send(app.Do{Body: body})
	})
	// The words have a line of their own: whoever speaks to whom must not squeeze them.
	return dom.El("form", dom.ID("talk"), say,
		dom.El("div", dom.Class("line"),
			dom.El("input", dom.ID("chat-text"), dom.A("name", "text"), dom.A("type", "text"), dom.Num("maxlength", 1000), dom.A("autocomplete", "off"),
				dom.A("aria-label", u.say(lang.ChatText)), dom.A("placeholder", u.say(lang.ChatHolder)), dom.A("enterkeyhint", "send")),
			dom.El("button", dom.A("type", "submit"), dom.Class("icon main"), dom.A("aria-label", u.say(lang.ChatSend)), dom.A("title", u.say(lang.ChatSend)), picture("send"))),
		dom.El("div", dom.Class("line"), u.voices(), u.whisperTo(), u.speakAs()),
	)
}

// voiceKeys are the words for who speaks, by wire.Voice.
var voiceKeys = [wire.Voices]lang.Key{lang.VoiceAny, lang.VoiceCharacter, lang.VoicePlayer}

// voices picks who speaks: the character or the player (R-014-002).
func (u ui) voices() *dom.Node {
	var options []*dom.Node
	for i, k := range voiceKeys {
		n := strconv.Itoa(i)
		options = append(options, dom.El("option", dom.Key(n), dom.A("value", n), u.say(k)))
	}
	return dom.El("select", dom.ID("chat-voice"), dom.A("name", "voice"), dom.A("aria-label", u.say(lang.VoiceLabel)), options)
}

// spokenLine is what was said, in which voice, until it is taken back; who said it may take it back where the table lets it.
func (u ui) spokenLine(key dom.Arg, class string, n *wire.Note) *dom.Node {
	if n.Taken {
		return dom.El("p", key, dom.Class(class), u.author(n), dom.El("em", dom.Class("quiet"), u.say(lang.TakenBack)))
	}
	kids := []dom.Arg{key, dom.Class(class), u.author(n)}
	switch n.Voice {
	case wire.VoiceCharacter:
		kids = append(kids, dom.El("q", n.Text))
	case wire.VoicePlayer:
		kids = append(kids, dom.El("span", dom.Class("quiet"), "("+u.say(lang.VoicePlayer)+") "), n.Text)
	default:
		kids = append(kids, n.Text)
	}
	if n.From == u.v.Me.Seat && n.Said != 0 && u.m.Watching == 0 && !check.Stands(u.profile().Talk) {
		kids = append(kids, " ", u.button(lang.TakeBackSaid, dom.Class("quiet take-back"), u.do(wire.TakeBack{Said: n.Said})))
	}
	return dom.El("p", kids...)
}

// spoken makes what was written into a command: a roll, or words for all or for one seat (hex of its id).
func spoken(text, to, voice string) wire.Body {
	for _, slash := range []string{"/roll ", "/r ", "/hod ", "/h "} {
		if len(text) > len(slash) && strings.EqualFold(text[:len(slash)], slash) {
			return wire.Roll{Expr: strings.TrimSpace(text[len(slash):])}
		}
	}
	say := wire.Say{Text: text}
	if n, err := strconv.Atoi(voice); err == nil && n >= 0 && n < int(wire.Voices) {
		say.Voice = wire.Voice(n)
	}
	if id, err := strconv.ParseUint(to, 16, 64); err == nil && id != 0 {
		say.To = []wire.SeatID{wire.SeatID(id)}
	}
	return say
}

// speakAs has a GM speak for itself, or as the one that is selected (R-014-048).
func (u ui) speakAs() *dom.Node {
	tok := u.token(u.m.Selected)
	if !u.gm() || tok == nil || tok.Name == "" {
		return nil
	}
	return dom.El("select", dom.Key("as "+hexID(uint64(tok.ID))), dom.ID("chat-as"), dom.A("name", "as"), dom.A("aria-label", u.say(lang.ChatAs)), dom.A("title", u.say(lang.ChatAs)),
		dom.El("option", dom.Key("self"), dom.A("value", ""), u.say(lang.ChatAsSelf)),
		dom.El("option", dom.Key("token"), dom.A("value", tok.Name), tok.Name))
}

func (u ui) whisperTo() *dom.Node {
	options := []*dom.Node{dom.El("option", dom.Key("all"), dom.A("value", ""), u.say(lang.ChatToAll))}
	for _, s := range u.people() {
		if s.ID != u.v.Me.Seat {
			id := hexID(uint64(s.ID))
			options = append(options, dom.El("option", dom.Key(id), dom.A("value", id), s.Name))
		}
	}
	if len(options) == 1 {
		return nil
	}
	return dom.El("select", dom.ID("chat-to"), dom.A("name", "to"), dom.A("aria-label", u.say(lang.ChatTo)), options)
}

var quickDice = []string{"d20", "d4", "d6", "d8", "d10", "d12", "d%"}

// dice rolls with one click, or by an expression.
func (u ui) dice() *dom.Node {
	send := u.send
	var quick []*dom.Node
	for _, d := range quickDice {
		label := u.t.Dice(d)
		quick = append(quick, dom.El("button", dom.Key(d), dom.A("type", "submit"), dom.A("name", "quick"), dom.A("value", d), dom.ID("roll-"+strings.TrimSuffix(d, "%")),
			dom.A("title", u.say(lang.DiceRoll, label)), label))
	}
	roll := dom.On("submit", func(e dom.Event) {
		e.Prevent()
		expr := e.Fields["quick"] // of the button that was pressed
		if expr == "" {
			expr = strings.TrimSpace(e.Fields["expr"])
		}
		if expr != "" {
			send(app.Do{Body: rollAs(expr, e.Fields["mode"])})
		}
	})
	return dom.El("form", dom.ID("dice"), roll,
		// The line comes first: Enter in it presses the form's first button.
		dom.El("div", dom.Class("line"),
			dom.El("input", dom.ID("dice-expr"), dom.A("name", "expr"), dom.A("type", "text"), dom.Num("maxlength", dice.MaxLength), dom.A("autocomplete", "off"), dom.A("autocapitalize", "off"), dom.A("spellcheck", "false"),
				dom.A("aria-label", u.say(lang.DiceExpr)), dom.A("placeholder", u.say(lang.DiceHolder))),
			dom.El("button", dom.ID("dice-roll"), dom.A("type", "submit"), picture("die"), u.say(lang.DiceButton)),
		),
		u.rollMode(),
		dom.El("div", dom.Class("quick"), dom.A("role", "group"), dom.A("aria-label", u.say(lang.DiceQuick)), quick),
	)
}
