package socket

import (
	"context"
	"encoding/json"
	"fmt"

	"sightline/client/link"
	"sightline/server/wire"
)

// Door is what an invite leads to: a table, a role there, and the person whose seat it is, if it is somebody's.
type Door struct {
	Table  string
	Role   wire.Role
	Person string
}

// Peek says what an invite leads to.
func Peek(ctx context.Context, room, invite string) (Door, wire.Code) {
	var out struct{ Name, Role, Person string }
	r := post(ctx, "/t/"+room+"/peek", map[string]string{"invite": invite}, &out)
	d := Door{Table: out.Name, Person: out.Person}
	if out.Role == "gm" {
		d.Role = wire.GM
	}
	return d, r.Code
}

// Join redeems an invite under a name and gives the seat as it stands in addresses.
func Join(ctx context.Context, room, invite, name string) (seat string, code wire.Code) {
	var out struct{ Seat string }
	r := post(ctx, "/t/"+room+"/join", map[string]string{"invite": invite, "name": name}, &out)
	return out.Seat, r.Code
}

// Invite makes an invite link of a role, or to a seat, if to is not 0. The seat must be a GM's.
func Invite(ctx context.Context, room, seat string, role wire.Role, to wire.SeatID) (address string, code wire.Code) {
	ask := map[string]string{"role": "player"}
	switch {
	case to != 0:
		ask = map[string]string{"seat": fmt.Sprintf("%016x", uint64(to))}
	case role == wire.GM:
		ask["role"] = "gm"
	}
	var out struct{ Link string }
	r := post(ctx, "/t/"+room+"/s/"+seat+"/invites", ask, &out)
	return out.Link, r.Code
}

// Links lists the invite links that are good. The seat must be a GM's.
func Links(ctx context.Context, room, seat string) ([]wire.Link, wire.Reason) {
	return links(ctx, "GET", "/t/"+room+"/s/"+seat+"/invites")
}

// CancelLink takes an invite link back and lists those that are good.
func CancelLink(ctx context.Context, room, seat, id string) ([]wire.Link, wire.Reason) {
	return links(ctx, "DELETE", "/t/"+room+"/s/"+seat+"/invites/"+id)
}

func links(ctx context.Context, method, address string) (list []wire.Link, r wire.Reason) {
	a, err := fetch(ctx, address, map[string]any{"method": method, "credentials": "same-origin"})
	r = reason(a, err, &list)
	return list, r
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
