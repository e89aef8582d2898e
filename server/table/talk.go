package table

import (
	"errors"
	"slices"
	"strings"
	"unicode/utf8"

	"sightline/rules/dice"
	"sightline/server/wire"
)

// maxText is the longest text of a note, in characters.
const maxText = 1000

func (d *decision) say(b wire.Say) wire.Reason {
	text := strings.TrimSpace(b.Text)
	if text == "" || utf8.RuneCountInString(text) > maxText {
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
	d.note(to, wire.Note{Kind: wire.NoteSay, Text: text, Whisper: len(b.To) > 0})
	return fine
}

// note writes a note from the command's seat.
func (d *decision) note(to []wire.SeatID, n wire.Note) {
	n.From, n.Name = d.seat, d.now.Seat(d.seat).Name
	d.emit(Noted{to, n})
}

// roll rolls dice: for all to see, or secretly for GMs and the roller.
func (d *decision) roll(b wire.Roll) wire.Reason {
	expr, err := dice.Parse(b.Expr)
	if err != nil {
		return diceReason(err)
	}
	to := d.everybody()
	if b.Secret {
		to = d.gms(d.seat)
	}
	d.note(to, wire.Note{Kind: wire.NoteRoll, Roll: rolled(expr, expr.Roll(d), b.Secret)})
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
		term := wire.RollTerm{Minus: t.Term.Minus, Count: t.Term.Count, Sides: t.Term.Sides, Value: t.Value}
		for _, die := range t.Dice {
			term.Faces = append(term.Faces, wire.Face{Value: die.Value, Dropped: die.Dropped})
		}
		out.Terms = append(out.Terms, term)
	}
	return out
}
