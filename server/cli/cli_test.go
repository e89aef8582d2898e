package cli

import (
	"bytes"
	"context"
	"net"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// run runs a command line in an environment and returns what it wrote.
func run(t *testing.T, env map[string]string, args ...string) (code int, out, errs string) {
	t.Helper()
	var o, e bytes.Buffer
	code = Run(t.Context(), args, Env{Out: &o, Err: &e, Getenv: func(k string) string { return env[k] }})
	return code, o.String(), e.String()
}

func TestHelpInBothLanguages(t *testing.T) {
	cs := map[string]string{"LANG": "cs_CZ.UTF-8"}
	for _, c := range []struct {
		env  map[string]string
		args []string
		want string
	}{
		{nil, nil, "Usage: sightline COMMAND"},
		{nil, []string{"--help"}, "Usage: sightline COMMAND"},
		{nil, []string{"help"}, "Usage: sightline COMMAND"},
		{cs, []string{"--help"}, "Použití: sightline PŘÍKAZ"},
		{cs, []string{"--lang", "en", "--help"}, "Usage: sightline COMMAND"},
		{nil, []string{"--lang=cs"}, "Použití: sightline PŘÍKAZ"},
		{nil, []string{"serve", "--help"}, "Serves the tables in the data folder."},
		{nil, []string{"help", "serve"}, "Serves the tables in the data folder."},
		{nil, []string{"serve", "--lang", "cs", "-h"}, "Spustí server se stoly ze složky s daty."},
		{map[string]string{"LANG": "cs", "LC_ALL": "en_GB"}, nil, "Usage: sightline COMMAND"},
		{map[string]string{"LANG": "de_DE"}, nil, "Usage: sightline COMMAND"},
	} {
		code, out, errs := run(t, c.env, c.args...)
		if code != 0 || !strings.Contains(out, c.want) || errs != "" {
			t.Errorf("%v %v: exit %d, %q, %q; want %q", c.env, c.args, code, out, errs, c.want)
		}
	}
}

// TestEveryCommandExplainsItselfAndItsFlags: a help in full sentences in both languages, and words for each flag.
func TestEveryCommandExplainsItselfAndItsFlags(t *testing.T) {
	for _, c := range commands() {
		if c.hidden {
			continue
		}
		for _, l := range []string{"en", "cs"} {
			_, out, _ := run(t, nil, c.name, "--lang", l, "--help")
			if !strings.Contains(out, ".\n") || len(out) < 100 {
				t.Errorf("%s in %s: %q", c.name, l, out)
			}
			for _, line := range strings.Split(out, "\n") {
				if f := strings.Fields(line); len(f) > 0 && strings.HasPrefix(f[0], "--") && len(f) < 3 {
					t.Errorf("%s in %s: a flag without words: %q", c.name, l, line)
				}
			}
		}
		if c.short.en == "" || c.short.cs == "" || c.long.en == "" || c.long.cs == "" || (c.usage.en == "") != (c.usage.cs == "") {
			t.Errorf("%s lacks words in one language", c.name)
		}
	}
}

// TestFlagsStandAnywhere: before the command, before, between and after its arguments.
func TestFlagsStandAnywhere(t *testing.T) {
	for _, args := range [][]string{
		{"roll", "--lang", "cs", "1d1", "+", "2"}, {"roll", "1d1", "--lang", "cs", "+", "2"}, {"roll", "1d1", "+", "2", "--lang=cs"},
		{"--lang=cs", "roll", "1d1", "+", "2"}, {"--lang", "cs", "roll", "1d1", "+", "2"}, {"roll", "--", "1d1", "+", "2"},
	} {
		if code, out, errs := run(t, nil, args...); code != 0 || strings.Replace(out, "k", "d", 1) != "1d1 (1) + 2 = 3\n" {
			t.Errorf("%v: exit %d, %q, %q", args, code, out, errs)
		}
	}
}

func TestRoll(t *testing.T) {
	code, out, _ := run(t, nil, "roll", "4k6kh3", "-", "1")
	m := regexp.MustCompile(`^4d6 \((\[?\d\]? ?){4}\) - 1 = \d+\n$`)
	if code != 0 || !m.MatchString(out) || strings.Count(out, "[") != 1 {
		t.Errorf("exit %d, %q: want four dice, one of them dropped", code, out)
	}
	code, _, errs := run(t, map[string]string{"LANG": "cs"}, "roll", "2k6+x")
	if code != 1 || !strings.Contains(errs, "Tohle nejde hodit: výraz se píše jako") || !strings.Contains(errs, "      ^") {
		t.Errorf("exit %d, %q: want to be shown the place", code, errs)
	}
}

func TestTablesAndLinks(t *testing.T) {
	data := t.TempDir()
	if code, out, errs := run(t, nil, "tables", "--data", data); code != 0 || !strings.Contains(out, "no tables") {
		t.Errorf("an empty folder: exit %d, %q, %q", code, out, errs)
	}
	st, err := openStore(t.Context(), data)
	if err != nil {
		t.Fatal(err)
	}
	id, err := st.newTable(t.Context(), "The Hall")
	if err != nil {
		t.Fatal(err)
	}
	if err := st.Close(); err != nil {
		t.Fatal(err)
	}
	if _, out, _ := run(t, nil, "tables", "--data", data); !strings.Contains(out, id) || !strings.Contains(out, "The Hall") {
		t.Errorf("tables: %q", out)
	}
	link := regexp.MustCompile(`(?m)^  http://localhost:8080/t/` + id + `#[A-Za-z0-9_-]{22,}$`)
	for _, what := range []string{id, id[:6], "The Hall"} {
		code, out, errs := run(t, nil, "link", what, "--data", data)
		if code != 0 || len(link.FindAllString(out, -1)) != 2 {
			t.Errorf("link %q: exit %d, %q, %q; want a GM's and a players' link, each on its own line", what, code, out, errs)
		}
	}
	if code, _, errs := run(t, nil, "link", "nowhere", "--data", data); code != 1 || !strings.Contains(errs, `no table "nowhere"`) {
		t.Errorf("a table that is not there: exit %d, %q", code, errs)
	}
}

// TestLinksUnderTheAddressThatPeopleKnow: with --url they lead there, and nothing is said of the local network.
func TestLinksUnderTheAddressThatPeopleKnow(t *testing.T) {
	data := t.TempDir()
	link := regexp.MustCompile(`(?m)^  https://table\.example/t/[0-9a-f]{16}#\S{22,}$`)
	code, out, errs := served(t, data, "--url", "https://table.example/", "--behind-proxy")
	if code != 0 || len(link.FindAllString(out, -1)) != 2 || strings.Contains(out, "http://") {
		t.Errorf("serve: exit %d, %q, %q", code, out, errs)
	}
	code, out, errs = run(t, nil, "link", "--data", data, "--url", "https://table.example", "Cave and cellar")
	if code != 0 || len(link.FindAllString(out, -1)) != 2 || strings.Contains(out, "http://") {
		t.Errorf("link: exit %d, %q, %q", code, out, errs)
	}
}

func TestRevokedLinksAreDead(t *testing.T) {
	data := t.TempDir()
	st, err := openStore(t.Context(), data)
	if err != nil {
		t.Fatal(err)
	}
	defer st.Close()
	id, err := st.newTable(t.Context(), "The Hall")
	if err != nil {
		t.Fatal(err)
	}
	secret := regexp.MustCompile(`#(\S+)`)
	var last, fresh [][]string
	for _, args := range [][]string{{"link", id}, {"link", id}, {"link", id, "--revoke"}} {
		code, out, errs := run(t, nil, append(args, "--data", data)...)
		if code != 0 {
			t.Fatalf("%v: exit %d, %q", args, code, errs)
		}
		for _, old := range last {
			_, err := st.desk.Look(t.Context(), id, old[1])
			if revoked := len(args) > 2; (err != nil) != revoked {
				t.Errorf("after %v an older link gives %v", args, err)
			}
		}
		fresh = secret.FindAllStringSubmatch(out, -1)
		last = append(last, fresh...)
	}
	for _, link := range fresh {
		if _, err := st.desk.Look(t.Context(), id, link[1]); err != nil {
			t.Errorf("a fresh link gives %v", err)
		}
	}
}

func TestSecondServerSaysSo(t *testing.T) {
	data := t.TempDir()
	st, err := openAlone(t.Context(), data)
	if err != nil {
		t.Fatal(err)
	}
	code, _, errs := run(t, nil, "serve", "--data", data, "--addr", "127.0.0.1:0")
	if code != 1 || !strings.Contains(errs, "Another sightline already serves") {
		t.Errorf("exit %d, %q", code, errs)
	}
	if err := st.Close(); err != nil {
		t.Fatal(err)
	}
	again, err := openAlone(t.Context(), data)
	if err != nil {
		t.Fatalf("after the first has closed: %v", err)
	}
	if err := again.Close(); err != nil {
		t.Error(err)
	}
}

func TestTakenPortSaysSo(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	code, _, errs := run(t, nil, "serve", "--data", t.TempDir(), "--addr", l.Addr().String())
	if code != 1 || !strings.Contains(errs, "already listens") {
		t.Errorf("exit %d, %q", code, errs)
	}
}

func TestBrokenMapSaysSo(t *testing.T) {
	file := filepath.Join(t.TempDir(), "half.dd2vtt")
	if err := os.WriteFile(file, []byte(`{"resolution": {`), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, f := range []string{file, file + ".none"} {
		code, _, errs := run(t, nil, "serve", "--data", t.TempDir(), "--addr", "127.0.0.1:0", "--map", f)
		if code != 1 || !strings.Contains(errs, "half") {
			t.Errorf("%s: exit %d, %q", f, code, errs)
		}
	}
}

func TestHosts(t *testing.T) {
	for addr, want := range map[string]string{
		":8080": "localhost:8080", "0.0.0.0:80": "localhost:80", "[::]:80": "localhost:80", "127.0.0.1:9": "127.0.0.1:9",
		"table.lan:8080": "table.lan:8080", "192.168.1.5:8080": "192.168.1.5:8080",
	} {
		if local, _ := hosts(addr); local != want {
			t.Errorf("%s is reached as %s, want %s", addr, local, want)
		}
	}
	if _, lan := hosts("127.0.0.1:9"); lan != "" {
		t.Errorf("a loopback address has the LAN address %s", lan)
	}
	if _, lan := hosts("192.168.1.5:8080"); lan != "192.168.1.5:8080" {
		t.Errorf("an own address has the LAN address %q", lan)
	}
}

func TestShortNames(t *testing.T) {
	for in, want := range map[string]string{
		"cave": "cave", "  cave ": "cave", "": "Sightline", "a\u202eb\x00c": "abc", strings.Repeat("ž", 100): strings.Repeat("ž", 40),
	} {
		if got := short(in); got != want {
			t.Errorf("short(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestVersion(t *testing.T) {
	for _, args := range [][]string{{"version"}, {"--version"}} {
		if code, out, _ := run(t, nil, args...); code != 0 || !strings.HasPrefix(out, "sightline ") || !strings.Contains(out, "protocol") {
			t.Errorf("%v: exit %d, %q", args, code, out)
		}
	}
}

func TestServeStopsCleanly(t *testing.T) {
	data := t.TempDir()
	for _, want := range []string{"A new table:", "The table:"} {
		ctx, stop := context.WithCancel(t.Context())
		out := &stopper{stop: stop, at: "Ctrl-C"}
		var errs bytes.Buffer
		code := Run(ctx, []string{"serve", "--data", data, "--addr", "127.0.0.1:0"}, Env{Out: out, Err: &errs, Getenv: func(string) string { return "" }})
		if code != 0 || !strings.Contains(out.String(), want) || !strings.Contains(out.String(), "Stopping.") {
			t.Errorf("exit %d, %q, %q; want %q", code, out.String(), errs.String(), want)
		}
		stop()
	}
}

// stopper stops the server once it has said something.
type stopper struct {
	bytes.Buffer
	stop func()
	at   string
}

func (s *stopper) Write(p []byte) (int, error) {
	if bytes.Contains(p, []byte(s.at)) {
		s.stop()
	}
	return s.Buffer.Write(p)
}

func TestOpener(t *testing.T) {
	for goos, want := range map[string]string{"linux": "xdg-open", "freebsd": "xdg-open", "darwin": "open", "windows": "rundll32"} {
		if got, _ := opener(goos); got != want {
			t.Errorf("%s opens links with %s, want %s", goos, got, want)
		}
	}
}
