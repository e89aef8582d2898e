package cli

import (
	"encoding/json"
	"math"
	"os"
	"os/exec"
	"testing"

	"sightline/rules/dice"
)

// peers are expressions as we write them and as the other implementation does.
var peers = [][2]string{
	{"2d6+3", "2d6+3"}, {"4d6kh3", "4d6kh3"}, {"2d20kl1+5", "2d20kl1+5"}, {"4d6dl1", "4d6dl1"}, {"4d6dh1", "4d6dh1"}, {"d%", "d%"},
	{"(2d6+3)*2", "(2d6+3)*2"}, {"2d6r<2", "2d6r<2"}, {"2d6ro1", "2d6ro=1"}, {"1d20mi10", "1d20min10"}, {"1d20ma15", "1d20max15"},
	{"3d6!", "3d6!"}, {"3d10!>=9", "3d10!>=9"}, {"1d4-1d6", "1d4-1d6"}, {"4d6r1kh3", "4d6r=1kh3"}, {"1d6/2", "floor(1d6/2)"},
}

// TestDiceAgainstAnother compares means with those of an independent implementation, where there is one: npm install
// @dice-roller/rpg-dice-roller in a folder, and name it in SIGHTLINE_DICE_PEER. Differences are listed in docs/dice.md.
func TestDiceAgainstAnother(t *testing.T) {
	dir := os.Getenv("SIGHTLINE_DICE_PEER")
	if dir == "" {
		t.Skip("SIGHTLINE_DICE_PEER names no folder with @dice-roller/rpg-dice-roller")
	}
	const n = 4000
	in, _ := json.Marshal(peers)
	cmd := exec.Command("node", "-e", `const {DiceRoll} = require("@dice-roller/rpg-dice-roller");
		console.log(JSON.stringify(`+string(in)+`.map(([_, e]) => Array.from({length: 4000}, () => new DiceRoll(e).total))))`)
	cmd.Dir = dir
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	var theirs [][]float64
	if err := json.Unmarshal(out, &theirs); err != nil {
		t.Fatal(err)
	}
	for i, p := range peers {
		e, err := dice.Parse(p[0])
		if err != nil {
			t.Fatal(err)
		}
		ours := make([]float64, n)
		for j := range ours {
			ours[j] = float64(e.Roll(faces{}).Total)
		}
		a, s := meanOf(ours)
		b, _ := meanOf(theirs[i])
		if math.Abs(a-b) > 6*s*math.Sqrt(2.0/n)+1e-9 {
			t.Errorf("%s has the mean %.3f, theirs (%s) %.3f", p[0], a, p[1], b)
		}
	}
}

func meanOf(xs []float64) (mean, deviation float64) {
	for _, x := range xs {
		mean += x / float64(len(xs))
	}
	for _, x := range xs {
		deviation += (x - mean) * (x - mean) / float64(len(xs))
	}
	return mean, math.Sqrt(deviation)
}
