package cli

import (
	"bufio"
	"context"
	"errors"
	"math"
	"math/bits"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sightline/geom/grid"
	"sightline/server/cli/player"
	"sightline/server/wire"
)

// process is the server as people run it: the built binary in a process of its own.
type process struct {
	cmd   *exec.Cmd
	links []string
}

func startServer(t *testing.T, binary, data, addr string) *process {
	t.Helper()
	p := &process{cmd: exec.Command(binary, "serve", "--data", data, "--addr", addr, "--lang", "en")}
	p.cmd.Stderr = os.Stderr
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.kill)
	for lines := bufio.NewScanner(out); lines.Scan(); {
		if line := strings.TrimSpace(lines.Text()); strings.HasPrefix(line, "http://") {
			p.links = append(p.links, line)
		}
		if strings.HasPrefix(lines.Text(), "Ctrl-C") {
			return p
		}
	}
	t.Fatal("the server ended before it said its links")
	return nil
}

// kill is SIGKILL: the process gets no chance to write anything more.
func (p *process) kill() {
	_ = p.cmd.Process.Kill() // it may be dead already
	_ = p.cmd.Wait()         // killed is how it shall end
}

// TestKilledServerKeepsMoves plays 200 moves of two players over real sockets against the real server with a real
// database file, kills the process four times in the middle of them, and each time starts it again on the same files. The
// players come back on the cookies they have. After each start every move that was acknowledged is there, with all the
// ground that the players had been told of; a move in flight may be there or not, but never a part of it.
func TestKilledServerKeepsMoves(t *testing.T) {
	ctx, stop := context.WithTimeout(t.Context(), 2*time.Minute)
	defer stop()
	dir := t.TempDir()
	binary := filepath.Join(dir, "sightline")
	if out, err := exec.Command("go", "build", "-o", binary, "sightline/server").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	data := filepath.Join(dir, "data")
	server := startServer(t, binary, data, "127.0.0.1:0")
	addr := strings.Split(strings.TrimPrefix(server.links[0], "http://"), "/")[0]
	k := newKilled(t, ctx, server.links)
	kills := 0
	for made := 0; made < 200; made += k.play(50) {
		kills++
		server.kill()
		k.gone()
		server = startServer(t, binary, data, addr)
		k.comeBack()
	}
	if kills < 4 {
		t.Errorf("killed %d times only", kills)
	}
}

// killed is the table of the test.
type killed struct {
	t     *testing.T
	ctx   context.Context
	gm    *player.Player
	both  []*pacer
	moves int
}

// pacer walks its token wherever it can.
type pacer struct {
	*player.Player
	token wire.TokenID
	acked grid.Place // where the last acknowledged move ended
	asked grid.Place // where the last move that was asked for would end
	known *wire.View // when it was acknowledged
}

func newKilled(t *testing.T, ctx context.Context, links []string) *killed {
	t.Helper()
	k := &killed{t: t, ctx: ctx}
	k.gm = k.enter(links[0], "Master")
	for _, name := range []string{"Ann", "Ben"} {
		p := &pacer{Player: k.enter(links[1], name)}
		k.both = append(k.both, p)
		k.token(p, name)
	}
	return k
}

func (k *killed) enter(link, name string) *player.Player {
	k.t.Helper()
	p, err := enter(k.ctx, link, name)
	if err != nil {
		k.t.Fatal(err)
	}
	k.t.Cleanup(p.Close)
	return p
}

// token gives the player a token on the first place of the map that takes one and from which one can step.
func (k *killed) token(p *pacer, name string) {
	k.t.Helper()
	seat := p.View().Me.Seat
	if err := k.gm.Until(k.ctx, func(v *wire.View) bool { return hasSeat(v, seat) }); err != nil {
		k.t.Fatal(err)
	}
	scene := k.gm.View().Scene
	for c := range scene.Grid.Cells(scene.Bounds) {
		spec := wire.TokenSpec{Name: name, Owner: seat, Speed: 30}
		reason, err := k.gm.Do(k.ctx, wire.AddToken{Spec: spec, At: grid.Place{Cell: c}})
		if err != nil {
			k.t.Fatal(err)
		}
		if reason.Code != wire.CodeNone {
			continue
		}
		if err := p.Until(k.ctx, func(v *wire.View) bool { return ownToken(v) != nil }); err != nil {
			k.t.Fatal(err)
		}
		p.token = ownToken(p.View()).ID
		if k.step(p) {
			return
		}
		if err := must(k.ctx, k.gm, wire.RemoveToken{Token: p.token}); err != nil {
			k.t.Fatal(err)
		}
	}
	k.t.Fatal("the map has no place from which a token can step")
}

// play makes so many acknowledged moves and leaves one more in flight.
func (k *killed) play(n int) int {
	k.t.Helper()
	for made := 0; made < n; {
		for _, p := range k.both {
			if k.step(p) {
				made++
			}
		}
	}
	for _, p := range k.both {
		p.asked = k.next(p, 0)
		if _, err := p.Send(k.ctx, wire.MoveToken{Token: p.token, Path: []grid.Place{p.asked}}); err != nil {
			k.t.Fatal(err)
		}
	}
	return n
}

// next is the i-th place to try from here: on in a circle of directions that turns with the number of moves.
func (k *killed) next(p *pacer, i int) grid.Place {
	g := p.View().Scene.Grid
	at := ownToken(p.View()).At
	around := g.Neighbours(nil, at.Cell)
	return grid.Place{Cell: around[(k.moves/7+i)%len(around)]}
}

// step makes one move and says whether it was acknowledged and made.
func (k *killed) step(p *pacer) bool {
	k.t.Helper()
	for i := range 8 {
		p.asked = k.next(p, i)
		reason, err := p.Do(k.ctx, wire.MoveToken{Token: p.token, Path: []grid.Place{p.asked}})
		if err != nil {
			k.t.Fatal(err)
		}
		if reason.Code == wire.CodeNone && ownToken(p.View()).At == p.asked {
			k.moves++
			p.acked, p.known = p.asked, p.View()
			return true
		}
	}
	return false
}

// gone waits until everybody's socket has ended.
func (k *killed) gone() {
	k.t.Helper()
	for _, p := range append([]*player.Player{k.gm}, k.both[0].Player, k.both[1].Player) {
		if err := p.Ended(k.ctx); err != nil {
			k.t.Fatal(err)
		}
	}
}

// comeBack reconnects everybody on the seats they have and compares.
func (k *killed) comeBack() {
	k.t.Helper()
	all := []*player.Player{k.gm, k.both[0].Player, k.both[1].Player}
	for _, p := range all {
		p.Forget()
		if err := errors.Join(p.Connect(k.ctx), p.Until(k.ctx, func(*wire.View) bool { return true })); err != nil {
			k.t.Fatal(err)
		}
	}
	for _, p := range k.both {
		v := p.View()
		if at := ownToken(v).At; at != p.acked && at != p.asked {
			k.t.Errorf("after %d moves the token stands at %v; acknowledged was %v, in flight %v", k.moves, at, p.acked, p.asked)
		}
		lost := p.known.Ground.Explored.Clone()
		lost.AndNot(v.Ground.Explored)
		if !lost.Empty() {
			k.t.Errorf("after %d moves %d sub-cells that were known are not any more", k.moves, lost.Count())
		}
		if got, had := length(v.Walls), length(p.known.Walls); got < had-1 {
			k.t.Errorf("after %d moves %.0f units of wall are known, before the kill there were %.0f", k.moves, got, had)
		}
	}
}

// length is that of all known sides of walls: runs may merge, but never shrink.
func length(walls []wire.Wall) float64 {
	sum := 0.0
	for _, w := range walls {
		d := w.B.Sub(w.A)
		sum += math.Hypot(float64(d.X), float64(d.Y)) * float64(bits.OnesCount8(uint8(w.Sides)))
	}
	return sum
}
