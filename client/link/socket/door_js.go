package socket

import (
	"context"
	"encoding/json"

	"sightline/client/link"
	"sightline/server/wire"
)

// Peek says what table an invite leads to, and in what role.
func Peek(ctx context.Context, room, invite string) (name string, role wire.Role, code wire.Code) {
	var out struct{ Name, Role string }
	r := post(ctx, "/t/"+room+"/peek", map[string]string{"invite": invite}, &out)
	if out.Role == "gm" {
		role = wire.GM
	}
	return out.Name, role, r.Code
}

// Join redeems an invite under a name and gives the seat as it stands in addresses.
func Join(ctx context.Context, room, invite, name string) (seat string, code wire.Code) {
	var out struct{ Seat string }
	r := post(ctx, "/t/"+room+"/join", map[string]string{"invite": invite, "name": name}, &out)
	return out.Seat, r.Code
}

// Invite makes an invite link of a role. The seat must be a GM's.
func Invite(ctx context.Context, room, seat string, role wire.Role) (address string, code wire.Code) {
	as := "player"
	if role == wire.GM {
		as = "gm"
	}
	var out struct{ Link string }
	r := post(ctx, "/t/"+room+"/s/"+seat+"/invites", map[string]string{"role": as}, &out)
	return out.Link, r.Code
}

// PutArt keeps a token's picture. The seat must be a GM's.
func PutArt(ctx context.Context, room, seat string, data []byte) (wire.PictureID, wire.Reason) {
	var out struct{ ID wire.PictureID }
	a, err := sendBytes(ctx, "PUT", "/t/"+room+"/s/"+seat+"/art", "application/octet-stream", data)
	r := reason(a, err, &out)
	return out.ID, r
}

func post(ctx context.Context, address string, in map[string]string, out any) wire.Reason {
	body, err := json.Marshal(in)
	if err != nil {
		return wire.Reason{Code: wire.CodeInternal}
	}
	a, err := sendBytes(ctx, "POST", address, "application/json", body)
	return reason(a, err, out)
}

// reason reads an answer: into out when all is well, else what went wrong.
func reason(a answer, err error, out any) wire.Reason {
	if err != nil {
		return wire.Reason{Code: wire.CodeMoved}
	}
	if a.status < 300 {
		if out != nil && json.Unmarshal(a.body, out) != nil {
			return wire.Reason{Code: wire.CodeInternal}
		}
		return wire.Reason{}
	}
	return link.Refusal(a.body)
}
