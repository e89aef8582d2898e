package lang

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"sightline/server/wire"
)

// Reason puts a refusal into words: what, where, and what to do. Names come from the view, which may be nil.
func (t Text) Reason(r wire.Reason, v *wire.View) string { return capital(t.reason(r, v)) }

// capital makes the first letter a capital: a name may stand first, or what stands for one.
func capital(s string) string {
	first, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(first)) + s[size:]
}

func (t Text) reason(r wire.Reason, v *wire.View) string {
	k, ok := reasonKeys[r.Code]
	if !ok {
		return t.Say(reasonInternal)
	}
	switch r.Code {
	case wire.CodeTooFar, wire.CodeRange, wire.CodeNear:
		return t.Say(k, t.Cells(float64(r.Number)), t.Cells(float64(max(r.Limit, 0))))
	case wire.CodeUndoLate:
		return t.Say(k, t.seat(r.Seat, v), t.token(r.Token, v))
	case wire.CodeNotTurn, wire.CodeNoFit, wire.CodeHeight, wire.CodeMount, wire.CodeSpent:
		return t.Say(k, t.token(r.Token, v))
	case wire.CodeDice:
		return t.dice(r)
	case wire.CodeFull:
		return t.Say(k, r.Limit)
	case wire.CodeMap:
		return t.mapFault(r)
	case wire.CodeHouse:
		return t.house(r)
	}
	return t.Say(k)
}

// houseKeys are what is wrong with a line of house rules, by rules.HouseFault.
var houseKeys = []Key{houseShape, houseKey, houseValue, houseTwice, houseProfile, houseLong}

func (t Text) house(r wire.Reason) string {
	return t.Say(houseKeys[min(max(int(r.Limit), 0), len(houseKeys)-1)], r.Number, r.Text)
}

func (t Text) dice(r wire.Reason) string {
	if r.Text == "" {
		return t.Say(reasonDiceEnd)
	}
	return t.Say(reasonDice, r.Text, r.Number+1)
}

// token names a token for the start or middle of a sentence.
func (t Text) token(id wire.TokenID, v *wire.View) string {
	if v != nil {
		for i := range v.Tokens {
			if v.Tokens[i].ID == id && v.Tokens[i].Name != "" {
				return v.Tokens[i].Name
			}
		}
	}
	return t.Say(SomeToken)
}

func (t Text) seat(id wire.SeatID, v *wire.View) string {
	if v != nil {
		for _, s := range v.Seats {
			if s.ID == id && s.Name != "" {
				return s.Name
			}
		}
	}
	return t.Say(SomeSeat)
}

// mapFault says what is wrong with a map file. Reason.Text is the kind of fault and, after a colon, where it is.
func (t Text) mapFault(r wire.Reason) string {
	kind, where, _ := strings.Cut(r.Text, ": ")
	k, ok := mapKeys[kind]
	if !ok { // a rule that the map breaks, and where
		k = mapBroken
		_, where, _ = strings.Cut(r.Text, " ")
	}
	limit := float64(r.Limit)
	if k == mapLarge || k == mapBytes {
		limit /= 1 << 20
	}
	s := t.Say(k, where, limit)
	if where != "" && k != mapPointer && !strings.Contains(words[k].en, "{0}") {
		s += " " + t.Say(mapWhere, where)
	}
	if r.Number > 0 {
		s += " " + t.Say(mapOffset, r.Number)
	}
	return s
}

// reasonKeys has a text for every code of wire.
var reasonKeys = map[wire.Code]Key{
	wire.CodeAbsent: reasonAbsent, wire.CodeRole: reasonRole, wire.CodeBusy: reasonBusy, wire.CodeBad: reasonBad,
	wire.CodeTooFar: reasonTooFar, wire.CodeWall: reasonWall, wire.CodeNoFit: reasonNoFit, wire.CodeOutside: reasonOutside,
	wire.CodeNotTurn: reasonNotTurn, wire.CodeReach: reasonReach, wire.CodeLocked: reasonLocked, wire.CodeChanged: reasonChanged,
	wire.CodeUndo: reasonUndo, wire.CodeUndoLate: reasonUndoLate, wire.CodeUndoGM: reasonUndoGM, wire.CodeDice: reasonDice,
	wire.CodeFull: reasonFull, wire.CodeTaken: reasonTaken, wire.CodeMap: mapBroken, wire.CodeVersion: reasonVersion,
	wire.CodeReplaced: reasonReplaced, wire.CodeRemoved: reasonRemoved, wire.CodeSlow: reasonSlow, wire.CodeMoved: reasonMoved,
	wire.CodeLink: reasonLink, wire.CodeInternal: reasonInternal,
	wire.CodeGround: reasonGround, wire.CodeHeight: reasonHeight, wire.CodeHouse: houseShape,
	wire.CodeRange: reasonRange, wire.CodeCover: reasonCover, wire.CodeBehind: reasonBehind, wire.CodeMount: reasonMount, wire.CodeOff: reasonOff, wire.CodeNear: reasonNear, wire.CodeEngine: reasonEngine, wire.CodeSpent: reasonSpent,
	wire.CodeSpeechless: reasonSpeechless, wire.CodeFaded: reasonFaded,
}
