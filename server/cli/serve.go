package cli

import (
	"context"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"time"

	"sightline/server/gate"
	"sightline/server/owner"
)

var serveCommand = command{
	name:  "serve",
	short: words{"Serve the tables in the data folder to browsers.", "Spustit server se stoly ze složky s daty."},
	long: words{
		"Serves the tables in the data folder. It opens the table that was opened last, or a new one on\nthe sample map, and prints fresh links: one for the game master, one for the players, and the\nplayers' one as other machines on the network reach it. Ctrl-C stops it: everything is saved, the\nbrowsers are told, and they come back by themselves when the server does.",
		"Spustí server se stoly ze složky s daty. Otevře stůl, který byl otevřen naposledy, nebo nový na\nukázkové mapě, a vypíše nové odkazy: pro pána jeskyně, pro hráče, a ten pro hráče i tak, jak na něj\ndosáhnou jiné počítače v síti. Ctrl-C ho zastaví: vše je uloženo, prohlížeče se to dozvědí a samy\nse vrátí, až server zase poběží."},
	setup: func(s *session) func(context.Context) error {
		o := s.serveFlags(":8080")
		return func(ctx context.Context) error { return s.serve(ctx, *o, nil) }
	},
}

// serving is what serve and play are told.
type serving struct {
	addr, data, file, url, rules string
	fresh, proxied               bool
}

func (s *session) serveFlags(addr string) *serving {
	o := &serving{}
	s.flags.StringVar(&o.addr, "addr", addr, "")
	s.flags.StringVar(&o.data, "data", "data", "")
	s.flags.StringVar(&o.file, "map", "", "")
	s.flags.StringVar(&o.rules, "rules", "", "")
	s.flags.BoolVar(&o.fresh, "new", false, "")
	s.flags.StringVar(&o.url, "url", "", "")
	s.flags.BoolVar(&o.proxied, "behind-proxy", false, "")
	return o
}

// serve runs a server until ctx ends; then says when it is ready, if it is not nil.
func (s *session) serve(ctx context.Context, o serving, then func(url string)) error {
	if err := errors.Join(checkAddr(o.addr), checkURL(o.url)); err != nil {
		return err
	}
	house, err := houseRules(o.rules)
	if err != nil {
		return err
	}
	st, err := openAlone(ctx, o.data)
	if err != nil {
		return err
	}
	defer st.Close()
	listener, err := listen(o.addr)
	if err != nil {
		return err
	}
	defer listener.Close()
	log := slog.New(slog.NewTextHandler(s.Err, nil))
	table, err := s.table(ctx, st, log, o)
	if err != nil {
		return err
	}
	if err := st.playBy(ctx, log, table, house); err != nil {
		return err
	}
	l, err := st.links(ctx, table)
	if err != nil {
		return err
	}
	s.printLinks(l, listenAddr(o.addr, listener), o.url)
	s.say(words{"Ctrl-C stops the server.", "Ctrl-C server zastaví."})
	if then != nil {
		local, _ := hosts(listenAddr(o.addr, listener))
		then("http://" + local + l.gm)
	}
	rooms := st.owner(log)
	return s.attend(ctx, listener, rooms, gate.New(gate.Config{Rooms: rooms, Desk: st.desk, Now: time.Now, Log: log, BehindProxy: o.proxied}))
}

// listenAddr is the address as it was asked for, but with the port that was really taken.
func listenAddr(asked string, l net.Listener) string {
	host, _, _ := net.SplitHostPort(asked) // listening on it worked
	_, port, _ := net.SplitHostPort(l.Addr().String())
	return net.JoinHostPort(host, port)
}

// grace is how long requests may take to end when the server stops.
const grace = 5 * time.Second

// attend serves until ctx ends, then stops in order: tables save and say good-bye, sockets close, requests end.
func (s *session) attend(ctx context.Context, l net.Listener, rooms *owner.Owner, g *gate.Gate) error {
	server := &http.Server{
		Handler: g, MaxHeaderBytes: 16 << 10,
		ReadHeaderTimeout: 10 * time.Second, WriteTimeout: 15 * time.Minute, IdleTimeout: 2 * time.Minute,
	}
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(l) }()
	var err error
	select {
	case err = <-failed:
	case <-ctx.Done():
		s.say(words{"Stopping.", "Zastavuji."})
	}
	err = errors.Join(err, rooms.Close())
	late, stop := context.WithTimeout(context.WithoutCancel(ctx), grace)
	defer stop()
	closed := make(chan struct{})
	go func() { g.Wait(); close(closed) }()
	select {
	case <-closed:
	case <-late.Done():
	}
	if server.Shutdown(late) != nil {
		_ = server.Close() // who is still there has had its time
	}
	return err
}

// table is the one to open: the last, or a new one.
func (s *session) table(ctx context.Context, st *store, log *slog.Logger, o serving) (string, error) {
	all, err := st.db.Rooms(ctx)
	if err != nil {
		return "", err
	}
	if len(all) > 0 && !o.fresh && o.file == "" {
		id := all[0].ID
		s.say(words{"The table: %s (%s)", "Stůl: %s (%s)"}, all[0].Name, id)
		return id, st.db.TouchRoom(ctx, id, time.Now())
	}
	return s.begin(ctx, st, log, o.file)
}
