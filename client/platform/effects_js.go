package platform

import (
	"context"
	"encoding/json"
	"errors"
	"syscall/js"

	"sightline/client/app"
	"sightline/client/link"
	"sightline/client/link/socket"
	"sightline/server/wire"
)

var errNoFile = errors.New("platform: there is no such file")

// do carries an effect out. It never waits: what takes time goes on in a goroutine and comes back as a message.
func (h *host) do(e app.Effect) {
	switch e := e.(type) {
	case app.Send:
		h.command(e.Command)
	case app.Connect:
		h.connect()
	case app.Navigate:
		h.navigate(e.URL)
	case app.Keep:
		keep(e.Key, e.Value)
	case app.Copy:
		h.send(app.Copied{OK: copyText(e.Text)})
	case app.PickFile:
		h.pickFile(e.Accept)
	case app.Peek:
		h.ask(func(ctx context.Context) app.Msg {
			d, code := socket.Peek(ctx, e.Room, e.Invite)
			return app.Peeked{Table: d.Table, Role: d.Role, Person: d.Person, Code: code}
		})
	case app.JoinTable:
		h.ask(func(ctx context.Context) app.Msg {
			seat, code := socket.Join(ctx, e.Room, e.Invite, e.Name)
			return app.Joined{Seat: seat, Code: code}
		})
	case app.Invite:
		room, seat := h.place()
		h.ask(func(ctx context.Context) app.Msg {
			url, code := socket.Invite(ctx, room, seat, e.Role, e.Seat)
			return app.InviteMade{Role: e.Role, Seat: e.Seat, URL: url, Code: code}
		})
	case app.Upload:
		h.upload(e)
	case app.UploadSample:
		h.laySample(e)
	case app.ListLinks:
		room, seat := h.place()
		h.ask(func(ctx context.Context) app.Msg { return listed(socket.Links(ctx, room, seat)) })
	case app.CancelLink:
		room, seat := h.place()
		h.ask(func(ctx context.Context) app.Msg { return listed(socket.CancelLink(ctx, room, seat, e.ID)) })
	case app.ListSamples:
		h.listSamples()
	case app.ReadHouse:
		h.ask(func(context.Context) app.Msg {
			data, err := e.Read()
			return app.HouseRead{Text: string(data), Failed: err != nil}
		})
	case app.KeepArt:
		h.keepArt(e)
	default:
		h.hot(e)
	}
}

func listed(links []wire.Link, r wire.Reason) app.Msg {
	return app.LinksListed{Links: links, Reason: r}
}

// ask does something that takes time and sends what comes of it.
func (h *host) ask(f func(ctx context.Context) app.Msg) {
	h.locked(func() { h.calls++ })
	go func() {
		defer guard("request")
		msg := f(context.Background())
		h.locked(func() { h.calls-- })
		h.send(msg)
	}()
}

// place is the room and seat of the page.
func (h *host) place() (room, seat string) {
	h.locked(func() { room, seat = h.m.Room, h.m.Seat })
	return room, seat
}

// command sends a command, or says at once that it did not go out.
func (h *host) command(c wire.Command) {
	l := h.linkNow()
	if l == nil || !l.Send(c) {
		h.send(app.Received{Message: wire.Reject{ID: c.ID, Reason: wire.Reason{Code: wire.CodeMoved}}})
	}
}

func (h *host) linkNow() (l link.Link) {
	h.locked(func() { l = h.link })
	return l
}

// connect opens the page's seat anew, from nothing.
func (h *host) connect() {
	if h.hotNow() {
		h.openHot()
		return
	}
	room, seat := h.place()
	h.change(func(g link.Handler) link.Link { return socket.Open(room, seat, g) })
}

// change closes the link in use, forgets what it brought, and opens another; nil opens none.
func (h *host) change(open func(link.Handler) link.Link) {
	var old link.Link
	var gen int
	h.locked(func() {
		old, h.link = h.link, nil
		h.gen++
		gen = h.gen
		h.board.Forget()
		h.m.Dirty = true
	})
	if old != nil {
		old.Close()
	}
	if open == nil {
		return
	}
	l := open(h.handler(gen))
	h.locked(func() {
		if gen == h.gen {
			h.link = l
		}
	})
}

// handler feeds what a link brings to the Model, in the link's goroutine: a hidden tab gets no frames. What an older link
// brings is dropped.
func (h *host) handler(gen int) link.Handler {
	live := func(msg app.Msg) {
		ok := false
		h.locked(func() { ok = gen == h.gen })
		if ok {
			h.send(msg)
		}
	}
	return link.Handler{
		Message: func(m wire.Message) { live(app.Received{Message: m}) },
		State: func(s link.State, c wire.Code) {
			live(app.Connected{State: map[link.State]app.ConnState{link.Waiting: app.ConnWait, link.Live: app.ConnOn, link.Ended: app.ConnEnded}[s], Code: c})
		},
	}
}

// navigate opens another of our pages without loading the program again. A hot-seat game would go with its page: there the
// browser asks first.
func (h *host) navigate(url string) {
	if h.hotNow() {
		js.Global().Get("location").Call("assign", url)
		return
	}
	h.change(nil)
	js.Global().Get("history").Call("pushState", nil, "", url)
	h.open()
}

// upload lays a file on the table. The browser sends the File itself: its bytes never pass through this program's memory,
// which would never shrink again.
func (h *host) upload(e app.Upload) {
	file, ok := h.files.given[e.File]
	if !ok {
		return
	}
	delete(h.files.given, e.File)
	if h.hotNow() {
		h.layHot(file, e.Name)
		return
	}
	room, seat := h.place()
	h.ask(func(context.Context) app.Msg {
		name := js.Global().Call("encodeURIComponent", e.Name).String()
		var u app.Uploaded
		u.Reason = put("/t/"+room+"/s/"+seat+"/map?name="+name, file, &u.Laid)
		return u
	})
}

// laySample lays a map that ships inside the program.
func (h *host) laySample(e app.UploadSample) {
	room, seat := h.place()
	who, hot := h.who(), h.hotNow()
	h.ask(func(ctx context.Context) app.Msg {
		var u app.Uploaded
		if hot {
			u.Laid, u.Reason = h.worker.LaySample(ctx, who, e.Name, e.Title)
			return u
		}
		escape := func(s string) string { return js.Global().Call("encodeURIComponent", s).String() }
		u.Reason = put("/t/"+room+"/s/"+seat+"/map?sample="+escape(e.Name)+"&name="+escape(e.Title), js.Null(), &u.Laid)
		return u
	})
}

// listSamples asks the server for the maps that ship inside it. Without an answer none are offered.
func (h *host) listSamples() {
	room, seat := h.place()
	h.ask(func(context.Context) app.Msg {
		var all []app.SampleMap
		if r := fetch("GET", "/t/"+room+"/s/"+seat+"/samples", js.Null(), &all); r.Code != wire.CodeNone {
			return app.SamplesListed{}
		}
		return app.SamplesListed{Maps: all}
	})
}

// keepArt reads a token's picture and has it kept.
func (h *host) keepArt(e app.KeepArt) {
	room, seat := h.place()
	hot := h.hotNow()
	h.ask(func(ctx context.Context) app.Msg {
		data, err := e.Read()
		if err != nil {
			return app.ArtKept{Token: e.Token, Reason: wire.Reason{Code: wire.CodeMap, Text: "broken"}}
		}
		keep := func() (wire.PictureID, wire.Reason) { return socket.PutArt(ctx, room, seat, data) }
		if hot {
			keep = func() (wire.PictureID, wire.Reason) { return h.worker.KeepArt(ctx, h.who(), data) }
		}
		id, r := keep()
		return app.ArtKept{Token: e.Token, ID: id, Reason: r}
	})
}

// put sends a body and returns what the server has against it; out gets its answer, which is JSON. It waits.
func put(url string, body js.Value, out any) wire.Reason { return fetch("PUT", url, body, out) }

// fetch is put with any method.
func fetch(method, url string, body js.Value, out any) wire.Reason {
	o := js.Global().Get("Object").New()
	o.Set("method", method)
	o.Set("body", body)
	res, err := await(js.Global().Call("fetch", url, o))
	if err != nil {
		return wire.Reason{Code: wire.CodeMoved}
	}
	text, err := await(res.Call("text"))
	switch {
	case err != nil:
		return wire.Reason{Code: wire.CodeMoved}
	case !res.Get("ok").Bool():
		return link.Refusal([]byte(text.String()))
	case json.Unmarshal([]byte(text.String()), out) != nil:
		return wire.Reason{Code: wire.CodeInternal}
	}
	return wire.Reason{}
}
