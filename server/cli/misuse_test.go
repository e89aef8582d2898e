package cli

import (
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sightline/server/journal/sqlite"
)

// mistake is a command line that can't be done, and what is said of it in both languages.
type mistake struct {
	args   []string
	en, cs string
}

// check runs each in both languages: it must end with the exit code and say the words, all of them on stderr, in whole
// sentences and without a trace of the program.
func check(t *testing.T, code int, mistakes []mistake) {
	t.Helper()
	for _, m := range mistakes {
		for l, want := range map[string]string{"en": m.en, "cs": m.cs} {
			got, out, errs := run(t, map[string]string{"LANG": l}, m.args...)
			if got != code || !strings.Contains(errs, want) || out != "" {
				t.Errorf("%q in %s: exit %d, %q, %q; want exit %d and %q", m.args, l, got, out, errs, code, want)
			}
			if strings.Count(errs, "sightline: ") != 1 || !strings.HasPrefix(errs, "sightline: ") {
				t.Errorf("%q in %s says %q; want one message", m.args, l, errs)
			}
		}
	}
}

func TestMisuse(t *testing.T) {
	check(t, 2, []mistake{
		{[]string{"dance"}, `There is no command "dance". Run`, `Příkaz "dance" neexistuje.`},
		{[]string{"help", "dance"}, `There is no command "dance".`, `Příkaz "dance" neexistuje.`},
		{[]string{"--fly"}, "There is no flag --fly. Run `sightline --help`", "Přepínač --fly neexistuje. Které jsou, vypíše `sightline --help`."},
		{[]string{"serve", "--fly"}, "There is no flag --fly. Run `sightline serve --help`", "Přepínač --fly neexistuje."},
		{[]string{"serve", "--addr"}, "The flag --addr needs a value.", "Přepínač --addr potřebuje hodnotu."},
		{[]string{"serve", "--new=maybe"}, `The value "maybe" does not suit the flag --new.`, `Hodnota "maybe" se k přepínači --new nehodí.`},
		{[]string{"serve", "---x"}, "The flags cannot be read: bad flag syntax", "Přepínače nejde přečíst"},
		{[]string{"serve", "now"}, `"now" is too much. Usage: sightline serve`, `"now" je navíc. Použití: sightline serve`},
		{[]string{"link"}, "Something is missing. Usage: sightline link TABLE", "Něco chybí. Použití: sightline link STŮL"},
		{[]string{"link", "a", "b"}, `"b" is too much. Usage: sightline link TABLE`, `"b" je navíc.`},
		{[]string{"link", "a", "--addr", "8080"}, `such as :8080 or 192.168.1.5:8080, not "8080"`, `třeba :8080 nebo 192.168.1.5:8080, ne "8080"`},
		{[]string{"serve", "--addr="}, "--addr must be a port", "--addr musí být port"},
		{[]string{"serve", "--addr", ":99999"}, "Ports go up to 65535.", "Porty jdou do 65535."},
		{[]string{"serve", "--url", "table.example"}, `such as https://table.example, not "table.example"`, `třeba https://stul.example, ne "table.example"`},
		{[]string{"link", "a", "--url", "https://table.example/t/x#y"}, "--url must be the front part", "--url musí být přední část"},
		{[]string{"tables", "--lang", "de"}, `--lang must be en or cs, not "de".`, `--lang musí být en nebo cs, ne "de".`},
		{[]string{"tables", "--lang"}, "--lang must be en or cs", "--lang musí být en nebo cs"},
		{[]string{"bench"}, "Something is missing. Usage: sightline bench table|client|sight", "Něco chybí."},
		{[]string{"bench", "moon"}, `There is no bench "moon"`, `Měření "moon" neexistuje`},
		{[]string{"bench", "table", "--seats", "many"}, `The value "many" does not suit the flag --seats.`, `Hodnota "many"`},
		{[]string{"bench", "--json", "table", "--seats", "0"}, "must be more than 0.", "musí být větší než 0."},
	})
}

func TestWhatCannotBeDone(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "file")
	if err := os.WriteFile(file, []byte("not a database at all, but long enough to be looked at"), 0o600); err != nil {
		t.Fatal(err)
	}
	broken := filepath.Join(dir, "broken")
	if err := os.Mkdir(broken, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(broken, database), []byte(strings.Repeat("not a database. ", 100)), 0o600); err != nil {
		t.Fatal(err)
	}
	data, none := filepath.Join(dir, "data"), filepath.Join(dir, "none")
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	check(t, 1, []mistake{
		{[]string{"serve", "--data", data, "--addr", l.Addr().String()}, "Something else already listens on", "už poslouchá jiný program"},
		{[]string{"serve", "--data", data, "--addr", "192.0.2.77:0"}, "This machine has no address 192.0.2.77:0.", "Adresu 192.0.2.77:0 tento počítač nemá."},
		{[]string{"serve", "--data", data, "--addr", "127.0.0.1:0", "--map", none}, none + " does not exist.", none + " neexistuje."},
		{[]string{"serve", "--data", data, "--addr", "127.0.0.1:0", "--map", dir}, dir + " is a folder.", dir + " je složka."},
		{[]string{"serve", "--data", file, "--addr", "127.0.0.1:0"}, file + " is not a folder", file + " není složka"},
		{[]string{"tables", "--data", file}, "cannot be", "nelze"},
		{[]string{"tables", "--data", broken}, "is not a database, or it is damaged.", "není databáze, nebo je poškozený."},
		{[]string{"link", "--data", none, "here"}, `There is no table "here" in ` + none, `Stůl "here" ve složce ` + none + " není."},
		{[]string{"roll", ""}, "something is missing here", "tady něco chybí"},
		{[]string{"roll", "101d6"}, "the number of dice is from 1 to 100", "kostek může být od 1 do 100"},
		{[]string{"roll", "d1001"}, "from 1 to 1000 sides", "od 1 do 1000 stěn"},
		{[]string{"roll", "2d6kh3"}, "at least one die must count", "počítat se musí aspoň jedna kostka"},
		{[]string{"roll", "9999999"}, "at most 1000000", "nejvýš 1000000"},
		{[]string{"roll", strings.Repeat("1", 201)}, "at most 200 characters", "nejvýš 200 znaků"},
		{[]string{"roll", "1" + strings.Repeat("+1", 25)}, "at most 20 parts", "nejvýš 20 částí"},
		{[]string{"bench", "table", "--walls", "1"}, "The bench needs at least 4 walls.", "aspoň tolik úseků zdi: 4."},
	})
}

// TestLookingLeavesNoTrace: a command that only looks for tables makes no folder of a name that was mistyped.
func TestLookingLeavesNoTrace(t *testing.T) {
	none := filepath.Join(t.TempDir(), "dta")
	if code, out, errs := run(t, nil, "tables", "--data", none); code != 0 || !strings.Contains(out, "There are no tables in") {
		t.Errorf("exit %d, %q, %q", code, out, errs)
	}
	_, _, _ = run(t, nil, "link", "--data", none, "x")
	if _, err := os.Stat(none); err == nil {
		t.Error("a data folder was made")
	}
}

// TestNotYoursSaysSo: a folder that this user may not write in.
func TestNotYoursSaysSo(t *testing.T) {
	if os.Geteuid() == 0 {
		t.Skip("root may do anything")
	}
	dir := t.TempDir()
	if err := os.Chmod(dir, 0o500); err != nil {
		t.Fatal(err)
	}
	check(t, 1, []mistake{{[]string{"serve", "--data", filepath.Join(dir, "data")}, "you have no permission for", "nemáte oprávnění"}})
}

// TestFlagBeforeItsCommand: the value of a flag is not taken for the command.
func TestFlagBeforeItsCommand(t *testing.T) {
	dir := t.TempDir()
	for _, args := range [][]string{{"--data", dir, "tables"}, {"--data=" + dir, "tables"}, {"tables", "--data", dir}} {
		if code, out, errs := run(t, nil, args...); code != 0 || !strings.Contains(out, "There are no tables in "+dir) {
			t.Errorf("%q: exit %d, %q, %q", args, code, out, errs)
		}
	}
}

// TestRollBelowZero: a word that begins with a minus and a digit is no flag.
func TestRollBelowZero(t *testing.T) {
	for _, args := range [][]string{{"roll", "-1d1"}, {"roll", "-1d1", "--lang", "en"}, {"roll", "--", "-1d1"}} {
		if code, out, errs := run(t, nil, args...); code != 0 || out != "-1d1 (1) = -1\n" {
			t.Errorf("%q: exit %d, %q, %q", args, code, out, errs)
		}
	}
}

// TestNoDatabase has words for each cause that the database can tell.
func TestNoDatabase(t *testing.T) {
	for cause, want := range map[error]words{
		sqlite.ErrLocked:    {"Another program holds the database in /d", "drží jiný program"},
		sqlite.ErrNoFile:    {"is not a database", "není databáze"},
		sqlite.ErrReadOnly:  {"The folder /d or the database in it cannot be written.", "nejde zapisovat"},
		sqlite.ErrNewer:     {"A later version of sightline wrote", "novější verze sightline"},
		sqlite.ErrNetworkFS: {"on another machine's disk", "na disku jiného počítače"},
		errors.New("odd"):   {"cannot be opened: odd.", "nelze otevřít: odd."},
	} {
		var p problem
		if !errors.As(noDatabase("/d", fmt.Errorf("sqlite: %w", cause)), &p) {
			t.Fatalf("%v has no words", cause)
		}
		for l, w := range map[lang]string{english: want.en, czech: want.cs} {
			if got := p.words.in(l, p.args...); !strings.Contains(strings.ReplaceAll(got, "sqlite: ", ""), w) {
				t.Errorf("%v is told as %q, want %q", cause, got, w)
			}
		}
	}
}
