package e2e

import (
	"bufio"
	"os/exec"
	"regexp"
	"strings"
	"syscall"
	"testing"
)

// server is a running `sightline serve` on a database of its own.
type server struct {
	t       *testing.T
	cmd     *exec.Cmd
	data    string
	addr    string // host:port on the loopback
	gm      string // the GM's link, on the loopback
	players string // the players' invite link, on the loopback
}

var linkOf = regexp.MustCompile(`https?://([^/\s]+)(/t/[^\s]+)`)

// serve starts a server on a fresh data folder.
func serve(t *testing.T, args ...string) *server {
	t.Helper()
	s := &server{t: t, data: t.TempDir(), addr: "127.0.0.1:0"}
	s.start(args...)
	t.Cleanup(s.kill)
	return s
}

// start starts the server on its data folder and reads the links that it prints.
func (s *server) start(args ...string) {
	s.t.Helper()
	s.cmd = command(append([]string{"serve", "--lang", "en", "--addr", s.addr, "--data", s.data}, args...)...)
	out, err := s.cmd.StdoutPipe()
	if err != nil {
		s.t.Fatal(err)
	}
	var errs strings.Builder
	s.cmd.Stderr = &errs
	if err := s.cmd.Start(); err != nil {
		s.t.Fatal(err)
	}
	lines := bufio.NewScanner(out)
	printed := []string{}
	for lines.Scan() && !strings.Contains(lines.Text(), "Ctrl-C") {
		printed = append(printed, lines.Text())
	}
	s.gm, s.players = s.link(printed, "game master"), s.link(printed, "players")
	if s.gm == "" || s.players == "" {
		s.kill()
		s.t.Fatalf("the server printed no links but %q; stderr: %s", printed, errs.String())
	}
	go func() {
		for lines.Scan() {
		}
	}()
}

// link is the link that stands below a line with these words, on the loopback.
func (s *server) link(printed []string, words string) string {
	for i := 1; i < len(printed); i++ {
		m := linkOf.FindStringSubmatch(printed[i])
		if m == nil || !strings.Contains(printed[i-1], words) {
			continue
		}
		s.addr = "127.0.0.1:" + m[1][strings.LastIndex(m[1], ":")+1:]
		return "http://" + s.addr + m[2]
	}
	return ""
}

// kill ends the process at once, as a power cut would.
func (s *server) kill() {
	if s.cmd != nil && s.cmd.Process != nil {
		s.cmd.Process.Kill()
		s.cmd.Wait()
		s.cmd = nil
	}
}

// stop ends the process as Ctrl-C does.
func (s *server) stop() {
	s.t.Helper()
	s.cmd.Process.Signal(syscall.SIGINT)
	if err := s.cmd.Wait(); err != nil {
		s.t.Errorf("the server did not stop cleanly: %v", err)
	}
	s.cmd = nil
}

// at puts a link under another host name.
func at(link, host string) string {
	return strings.Replace(link, "127.0.0.1", host, 1)
}

// command is the product with arguments.
func command(args ...string) *exec.Cmd { return exec.Command(product, args...) }
