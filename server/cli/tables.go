package cli

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"text/tabwriter"
	"time"

	"sightline/server/gate"
	"sightline/server/journal"
	"sightline/server/seat"
	"sightline/server/wire"
)

var tablesCommand = command{
	name:  "tables",
	short: words{"List the tables in the data folder.", "Vypsat stoly ve složce s daty."},
	long: words{
		"Lists the tables in the data folder, the one opened last first: its id, when it was opened\nlast, and its name. It works while a server is running.",
		"Vypíše stoly ve složce s daty, naposledy otevřený jako první: značku, kdy byl naposledy\notevřen, a jméno. Funguje i za běhu serveru."},
	setup: func(s *session) func(context.Context) error {
		data := s.flags.String("data", "data", "")
		return func(ctx context.Context) error { return s.tables(ctx, *data) }
	},
}

func (s *session) tables(ctx context.Context, data string) error {
	rooms, err := listed(ctx, data)
	if err != nil {
		return err
	}
	if len(rooms) == 0 {
		s.say(words{"There are no tables in %s yet. `sightline serve` begins one.", "Ve složce %s zatím žádný stůl není. Začne ho `sightline serve`."}, data)
		return nil
	}
	w := tabwriter.NewWriter(s.Out, 0, 0, 2, ' ', 0)
	for _, r := range rooms {
		fmt.Fprintf(w, "%s\t%s\t%s\n", r.ID, r.Opened.Local().Format("2006-01-02 15:04"), r.Name)
	}
	return w.Flush()
}

// listed are the tables in a folder.
func listed(ctx context.Context, data string) ([]journal.Room, error) {
	st, err := lookInto(ctx, data)
	if errors.Is(err, errNoTables) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	defer st.Close()
	return st.db.Rooms(ctx)
}

var linkCommand = command{
	name:  "link",
	usage: words{"TABLE", "STŮL"},
	short: words{"Make and print fresh links to a table.", "Vyrobit a vypsat nové odkazy ke stolu."},
	long: words{
		"Makes a fresh game master's link and a fresh players' link to a table and prints them. TABLE is\nan id as `sightline tables` prints it, the beginning of one, or a name. Only hashes of links are\nkept, so old ones cannot be printed again; they stay good until they run out. It works while a\nserver is running.",
		"Vyrobí a vypíše nový odkaz pro pána jeskyně a nový odkaz pro hráče. STŮL je značka, jak ji\nvypisuje `sightline tables`, její začátek, nebo jméno. Z odkazů se uchovávají jen otisky, staré\ntedy nejde vypsat znovu; platí, dokud nevyprší. Funguje i za běhu serveru."},
	least: 1, most: 1,
	setup: func(s *session) func(context.Context) error {
		data := s.flags.String("data", "data", "")
		addr := s.flags.String("addr", ":8080", "")
		url := s.flags.String("url", "", "")
		revoke := s.flags.Bool("revoke", false, "")
		return func(ctx context.Context) error {
			if err := errors.Join(checkAddr(*addr), checkURL(*url)); err != nil {
				return err
			}
			l, err := s.link(ctx, *data, *revoke)
			if err == nil {
				s.printLinks(l, *addr, *url)
			}
			return err
		}
	},
}

// link makes fresh links to the table that the argument names.
func (s *session) link(ctx context.Context, data string, revoke bool) (links, error) {
	st, err := lookInto(ctx, data)
	if errors.Is(err, errNoTables) {
		return links{}, noTable(s.args[0], data)
	}
	if err != nil {
		return links{}, err
	}
	defer st.Close()
	at, err := st.find(ctx, s.args[0])
	if err != nil {
		return links{}, err
	}
	if revoke {
		if err := st.revoke(ctx, at.ID); err != nil {
			return links{}, err
		}
	}
	return st.links(ctx, at.ID)
}

// links are the paths of fresh links to a table.
type links struct{ gm, player string }

func (st *store) links(ctx context.Context, table string) (links, error) {
	limits := gate.DefaultLimits()
	gm, err := st.path(ctx, table, seat.Terms{Role: wire.GM, For: limits.GMLink})
	if err != nil {
		return links{}, err
	}
	player, err := st.path(ctx, table, seat.Terms{Role: wire.Player, For: limits.PlayerLink})
	return links{gm, player}, err
}

// revoke makes all links to a table good for nothing. Who has a seat keeps it.
func (st *store) revoke(ctx context.Context, table string) error {
	all, err := st.desk.Invites(ctx, table)
	if err != nil {
		return err
	}
	for _, i := range all {
		if err := st.desk.Cancel(ctx, table, i.Hash); err != nil {
			return fmt.Errorf("revoking a link to table %s: %w", table, err)
		}
	}
	return nil
}

func (st *store) path(ctx context.Context, table string, t seat.Terms) (string, error) {
	secret, _, err := st.desk.Invite(ctx, table, t)
	if err != nil {
		return "", fmt.Errorf("making a link to table %s: %w", table, err)
	}
	return gate.Path(table, secret), nil
}

// until says how long players' links are good.
func until(now time.Time) words {
	end := now.Add(gate.DefaultLimits().PlayerLink)
	return words{end.Format("2 January 2006"), end.Format("2. 1. 2006")}
}

// printLinks prints links under the address that people know the server by, if it was told; else as this machine and the
// local network reach it.
func (s *session) printLinks(l links, addr, url string) {
	local, lan := hosts(addr)
	first := "http://" + local
	if url != "" {
		first, lan = strings.TrimRight(url, "/"), ""
	}
	s.say(words{"The game master's link (keep it to yourself):", "Odkaz pána jeskyně (nechte si ho pro sebe):"})
	fmt.Fprintf(s.Out, "  %s%s\n", first, l.gm)
	s.say(words{"The players' link (good until %s):", "Odkaz pro hráče (platí do %s):"}, until(time.Now()))
	fmt.Fprintf(s.Out, "  %s%s\n", first, l.player)
	if lan == "" {
		return
	}
	s.say(words{"The players' link on the local network:", "Odkaz pro hráče v místní síti:"})
	fmt.Fprintf(s.Out, "  http://%s%s\n", lan, l.player)
}
