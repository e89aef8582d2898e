package cli

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"unicode"

	phrase "sightline/client/lang"
	"sightline/maps"
	"sightline/maps/samples"
	"sightline/server/room"
	"sightline/server/wire"
)

// begin begins a new table on a map: the file asked for, else the sample. The table joins the list once the map lies on it, so
// that a file which can't be laid leaves no empty table to be opened next time.
func (s *session) begin(ctx context.Context, st *store, log *slog.Logger, file string) (string, error) {
	title, lay, err := s.firstMap(file)
	if err != nil {
		return "", err
	}
	id := newID()
	at, err := st.open(ctx, log, id, title)
	if err != nil {
		return "", err
	}
	laid, err := lay(ctx, at)
	if err = errors.Join(err, at.Close()); err != nil {
		return "", s.notLaid(file, err)
	}
	if err := st.list(ctx, id, title); err != nil {
		return "", err
	}
	s.say(words{"A new table: %s (%s)", "Nový stůl: %s (%s)"}, title, id)
	s.tellLaid(laid)
	return id, nil
}

// notLaid says why a map is not laid: of a file, what is wrong with it and where.
func (s *session) notLaid(file string, err error) error {
	if why := room.Reason(err); file != "" && why.Code != wire.CodeInternal {
		text := func(l lang) string { return l.phrases().Reason(why, nil) }
		return problem{words{"The map %[1]s cannot be laid on the table. %[2]s", "Mapu %[1]s nelze položit na stůl. %[3]s"}, []any{file, text(english), text(czech)}}
	}
	return trouble("The map cannot be laid on the table: %v.", "Mapu nelze položit na stůl: %v.", err)
}

// tellLaid says what became of a map's file, a line a sentence or two.
func (s *session) tellLaid(l *wire.Laid) {
	if l == nil {
		return
	}
	head, more := s.lang.phrases().Laid(l)
	for _, line := range append([]string{head}, more...) {
		fmt.Fprintln(s.Out, line)
	}
}

// phrases are the texts that the page and the command line share.
func (l lang) phrases() phrase.Text {
	if l == czech {
		return phrase.Of("cs")
	}
	return phrase.Of("en")
}

// firstMap is what a new table begins on. lay lays it and says what became of the file; nil of the sample.
func (s *session) firstMap(file string) (title string, lay func(context.Context, *room.Room) (*wire.Laid, error), err error) {
	if file == "" {
		return s.sample()
	}
	data, err := os.ReadFile(file)
	if err != nil {
		return "", nil, trouble("The map cannot be read: %s.", "Mapu nelze přečíst: %s.", blame(err))
	}
	name := filepath.Base(file)
	return short(maps.Title(name)), func(ctx context.Context, at *room.Room) (*wire.Laid, error) {
		l, err := at.Lay(ctx, name, data)
		return &l, err
	}, nil
}

func (s *session) sample() (string, func(context.Context, *room.Room) (*wire.Laid, error), error) {
	m, picture, err := samples.Open("cave")
	if err != nil {
		return "", nil, fmt.Errorf("the sample map: %w", err)
	}
	m.Name = s.lang.phrases().Say(phrase.SampleCave)
	return short(m.Name), func(ctx context.Context, at *room.Room) (*wire.Laid, error) {
		return nil, at.LayMap(ctx, m, picture)
	}, nil
}

// short makes a table's name of a file's: what does not print is left out, and the end of what is too long.
func short(name string) string {
	letters := []rune(strings.TrimSpace(strings.ToValidUTF8(strings.Map(printing, name), "")))
	if len(letters) > 40 {
		letters = letters[:40]
	}
	if len(letters) == 0 {
		return "Sightline"
	}
	return string(letters)
}

func printing(r rune) rune {
	if unicode.IsPrint(r) {
		return r
	}
	return -1
}
