package table

import (
	"errors"
	"slices"
	"strings"
	"unicode/utf8"

	"sightline/rules/check"
	"sightline/rules/dice"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// maxText is the longest text of a note, in characters.
const maxText = 1000

func (d *decision) say(b wire.Say) wire.Reason {
	text := strings.TrimSpace(b.Text)
	if text == "" || utf8.RuneCountInString(text) > maxText || b.Voice >= wire.Voices {
		return bad
	}
	to := d.everybody()
	if len(b.To) > 0 {
		to = []wire.SeatID{d.seat}
		for _, id := range b.To {
			if d.now.Seat(id) == nil {
				return absent
			}
			if !slices.Contains(to, id) {
				to = append(to, id)
			}
		}
		slices.Sort(to)
	}
	if b.Voice == wire.VoiceCharacter && d.speechless() {
		return wire.Reason{Code: wire.CodeSpeechless}
	}
	n := wire.Note{Kind: wire.NoteSay, Text: text, Whisper: len(b.To) > 0, Voice: b.Voice, Said: d.id()}
	if b.As == "" {
		d.note(to, n)
		return fine
	}
	name, ok := cleanName(b.As)
	switch {
	case !d.gm:
		return role
	case !ok:
		return bad
	}
	n.From, n.Name = d.seat, name
	d.emit(Noted{to, n})
	return fine
}

// note writes a note from the command's seat.
func (d *decision) note(to []wire.SeatID, n wire.Note) {
	n.From, n.Name = d.seat, d.now.Seat(d.seat).Name
	d.emit(Noted{to, n})
}

// roll rolls dice: for all to see, secretly for GMs and the roller, or as the mode has it.
func (d *decision) roll(b wire.Roll) wire.Reason {
	expr, err := dice.Parse(b.Expr)
	if err != nil {
		return diceReason(err)
	}
	if b.Mode != check.Open {
		return d.hiddenRoll(b.Mode, expr)
	}
	expr = d.inspireRoll(expr)
	to := d.everybody()
	if b.Secret {
		to = d.gms(d.seat)
	}
	if b.Secret {
		d.note(to, wire.Note{Kind: wire.NoteRoll, Roll: rolled(expr, expr.Roll(d), true)})
		return fine
	}
	r, open := d.draw(expr, b.Expr, d.seat, wire.ForItself)
	out := rolled(expr, r, false)
	out.Open = open
	d.note(to, wire.Note{Kind: wire.NoteRoll, Roll: out})
	return fine
}

// hiddenRoll rolls what players may not see: GMs are told all, players that there was a roll, if that; neither what was rolled nor of
// which mode, so that a decoy can't be told from the others (R-014-005, 006).
func (d *decision) hiddenRoll(m check.Mode, expr dice.Expr) wire.Reason {
	switch {
	case m >= check.Modes:
		return bad
	case m != check.Blind && !d.gm:
		return role
	}
	if m == check.Screen || m == check.Blind {
		expr = d.inspireRoll(expr)
	}
	seen := check.SeenBy(known.Profile(d.now.Table).Rolls, m)
	r := rolled(expr, expr.Roll(d), true)
	r.Mode = m
	if seen.Alter && m.Stakes() {
		r.ID = d.id()
	}
	d.note(d.gms(), wire.Note{Kind: wire.NoteRoll, Roll: r})
	if seen.Roll {
		d.note(d.players(), wire.Note{Kind: wire.NoteRoll, Roll: &wire.RollResult{Blank: true}})
	}
	return fine
}

// publishRoll has a hidden roll take effect, once: altered where the table lets the GM.
func (d *decision) publishRoll(b wire.PublishRoll) wire.Reason {
	var roll *wire.RollResult
	for _, n := range d.now.Feed(d.seat).Notes {
		switch {
		case n.Roll == nil || n.Roll.ID != b.Roll || b.Roll == 0:
		case n.Kind == wire.NoteApplied:
			return wire.Reason{Code: wire.CodeChanged}
		default:
			roll = n.Roll
		}
	}
	if roll == nil || roll.Mode.Discards() {
		return absent
	}
	applied := check.Alter(known.Profile(d.now.Table).Rolls, roll.Mode, roll.Total, b.Total)
	d.note(d.gms(), wire.Note{Kind: wire.NoteApplied, Roll: &wire.RollResult{Expr: roll.Expr, Total: applied, Fell: roll.Total, Secret: true, ID: roll.ID, Mode: roll.Mode}})
	d.note(d.players(), wire.Note{Kind: wire.NoteApplied, Roll: &wire.RollResult{Total: applied, Blank: true}})
	return fine
}

// diceReason says what is wrong with an expression.
func diceReason(err error) wire.Reason {
	r := wire.Reason{Code: wire.CodeDice}
	var at *dice.SyntaxError
	if errors.As(err, &at) {
		r.Number, r.Text = int32(at.Pos), at.Near
	}
	return r
}

func rolled(expr dice.Expr, r dice.Result, secret bool) *wire.RollResult {
	out := &wire.RollResult{Expr: expr.String(), Total: r.Total, Secret: secret}
	for _, t := range r.Terms {
		term := wire.RollTerm{Depth: t.Depth, Op: t.Op, Kind: t.Kind, Count: t.Count, Sides: t.Sides, Label: t.Label, Value: t.Value}
		for _, die := range t.Dice {
			term.Faces = append(term.Faces, wire.Face{Value: die.Value, Fell: die.Fell, Dropped: die.Dropped, Rerolled: die.Rerolled, Burst: die.Burst})
		}
		out.Terms = append(out.Terms, term)
	}
	return out
}
