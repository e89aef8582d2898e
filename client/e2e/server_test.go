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
	s.cmd = exec.Command(product, append([]string{"serve", "--lang", "en", "--addr", s.addr, "--data", s.data}, args...)...)
	out, err := s.cmd.StdoutPipe()
	if err != nil {
		s.t.Fatal(err)
	}
	var errs strings.Builder
	s.cmd.Stderr = &errs
	if err := s.cmd.Start(); err != nil {
		s.t.Fatal(err)
	}
	links := map[string]string{}
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		line := lines.Text()
		if m := linkOf.FindStringSubmatch(line); m != nil {
			s.keepLink(links, line, m)
		}
		if strings.Contains(line, "Ctrl-C") {
			break
		}
	}
	if len(links) < 2 {
		s.cmd.Wait()
		s.t.Fatalf("the server printed no links; stderr: %s", errs.String())
	}
	go func() {
		for lines.Scan() {
		}
	}()
	s.gm, s.players = links["gm"], links["players"]
}

// keepLink sorts a printed line into the GM's link and the players' one; the LAN's is the players' again.
func (s *server) keepLink(links map[string]string, line string, m []string) {
	who := "gm"
	if !strings.Contains(strings.ToLower(line), "gm") && !strings.Contains(strings.ToLower(line), "master") {
		who = "players"
	}
	if links[who] != "" {
		return
	}
	s.addr = "127.0.0.1:" + m[1][strings.LastIndex(m[1], ":")+1:]
	links[who] = "http://" + s.addr + m[2]
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
