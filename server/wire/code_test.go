package wire

import (
	"reflect"
	"testing"

	"pgregory.net/rapid"
)

// samples makes one command body or message of each kind.
var (
	bodyTypes = []any{
		AddToken{}, EditToken{}, RemoveToken{}, MoveToken{}, PutToken{}, TurnToken{}, SetDoor{}, BrushFog{}, RevealRoom{}, ResetFog{},
		SetScene{}, SetTable{}, Undo{}, Say{}, Roll{}, AddEntry{}, EditEntry{}, MoveEntry{}, RemoveEntry{}, StepTurn{}, EndTurns{},
		RenameSeat{}, RemoveSeat{}, Watch{}, Show{}, RaiseToken{}, SqueezeToken{}, PaintLand{}, AddEffect{}, EditEffect{}, RemoveEffect{}, PassTime{},
		Attack{}, CallSaves{}, Harm{}, MountToken{}, DismountToken{},
		PublishRoll{}, CallReaction{}, TakeReaction{}, StartChase{}, StopChase{}, SetChase{}, SetRunner{}, DoChase{},
		Afflict{}, TendEffect{}, Rest{}, PlaceEngine{}, WorkEngine{}, Award{},
		RollInitiative{}, UseTurn{}, CountActions{}, LabelTokens{}, BeginRolls{}, EndRolls{},
		Inspire{},
		SetAway{}, AskRule{}, SettleRule{}, KeepRules{}, CallBreak{}, TakeBack{},
	}
	messageTypes = []any{Welcome{}, Update{}, Notes{}, Ack{}, Reject{}, Passing{}, Beat{}, Bye{}}
)

func TestEachKindIsTested(t *testing.T) {
	if len(bodyTypes) != len(bodies) || len(messageTypes) != len(messages) {
		t.Errorf("%d of %d bodies, %d of %d messages", len(bodyTypes), len(bodies), len(messageTypes), len(messages))
	}
}

// TestCommandsAsBytes holds DecodeCommand(EncodeCommand(c)) = c for every kind.
func TestCommandsAsBytes(t *testing.T) {
	for _, kind := range bodyTypes {
		t.Run(reflect.TypeOf(kind).Name(), func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				c := Command{ID: rapid.Uint32().Draw(t, "id"), Body: filled(t, kind).(Body)}
				got, err := DecodeCommand(EncodeCommand(c), LimitsGM())
				if err != nil {
					t.Fatal(err)
				}
				if !alike(got, c) {
					t.Fatalf("got %+v\nwant %+v", got, c)
				}
			})
		})
	}
}

// TestMessagesAsBytes holds DecodeMessage(EncodeMessage(m)) = m for every kind.
func TestMessagesAsBytes(t *testing.T) {
	for _, kind := range messageTypes {
		t.Run(reflect.TypeOf(kind).Name(), func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				m := filled(t, kind).(Message)
				got, err := DecodeMessage(EncodeMessage(m))
				if err != nil {
					t.Fatal(err)
				}
				if !alike(got, m) {
					t.Fatalf("got %+v\nwant %+v", got, m)
				}
			})
		})
	}
}

// filled makes a random value of the type of like.
func filled(t *rapid.T, like any) any {
	v := reflect.New(reflect.TypeOf(like)).Elem()
	fill(t, v)
	return v.Interface()
}

// alike compares two values through their bytes and deeply, bitmaps and patches only through bytes: nil and empty are one.
func alike(a, b any) bool {
	switch a := a.(type) {
	case Command:
		b := b.(Command)
		if f, ok := a.Body.(BrushFog); ok {
			g := b.Body.(BrushFog)
			return a.ID == b.ID && f.Reveal == g.Reveal && f.Area.Equal(g.Area)
		}
	case Update:
		return string(EncodeMessage(a)) == string(EncodeMessage(b.(Update)))
	}
	return reflect.DeepEqual(a, b)
}
