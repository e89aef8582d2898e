package display

import (
	"os"
	"os/exec"
	"testing"
)

// TestDrawing runs the drawing tests of package board on the display there is, or on a virtual one.
func TestDrawing(t *testing.T) {
	args := []string{"go", "test", "-count=1", "-tags=display", "sightline/client/board"}
	if os.Getenv("DISPLAY") == "" {
		x, err := exec.LookPath("xvfb-run")
		switch {
		case err == nil:
			args = append([]string{x, "-a"}, args...)
		case os.Getenv("CI") != "":
			t.Fatal("no display and no xvfb-run: install xvfb and xauth, CI must not skip this")
		default:
			t.Skip("no display and no xvfb-run: install xvfb and xauth to test drawing")
		}
	}
	out, err := exec.Command(args[0], args[1:]...).CombinedOutput()
	t.Logf("%s", out)
	if err != nil {
		t.Fatal(err)
	}
}
