package table_test

import (
	"testing"

	"sightline/geom/grid"
	combat "sightline/rules/fight"
	"sightline/server/wire"
)

// TestDarknessOfTheBoard: in the roll-under game the light at the target takes off the attack by its degree (R-004-012), as
// foreseen; rule sets without that go by who sees whom alone, and a table may have it otherwise.
func TestDarknessOfTheBoard(t *testing.T) {
	f := newFighters(t)
	dark := func(a *wire.AttackResult) int32 {
		for _, w := range a.Why {
			if w.Cause == combat.Dark {
				return w.N
			}
		}
		return 0
	}
	blow := wire.Attack{Token: f.hero, Target: f.goblin, At: grid.Place{Cell: grid.Cell{X: 3, Y: 1}}, Arm: sword}
	light := func(bright, dim int32) {
		f.gm.Do(wire.EditToken{Token: f.hero, Fields: wire.FieldBright | wire.FieldDim, Spec: wire.TokenSpec{Bright: bright, Dim: dim}})
	}
	for _, c := range []struct {
		profile, house string
		scene          wire.SceneLight
		bright, dim    int32
		want           int32
	}{
		{"podhod", "", wire.LightBright, 0, 0, 0}, {"podhod", "", wire.LightDim, 0, 0, -2},
		{"podhod", "", wire.LightDark, 4, 8, 0}, {"podhod", "", wire.LightDark, 0, 4, -2}, {"podhod", "", wire.LightDark, 0, 0, -6},
		{"podhod", "fight.darkness = natural", wire.LightDark, 0, 0, -4}, {"podhod", "fight.darkness = seeing", wire.LightDark, 0, 0, 0},
		{"dnd14", "", wire.LightDark, 0, 0, 0},
	} {
		f.settings(func(t *wire.Table) { t.Profile, t.House = c.profile, c.house })
		f.gm.Do(wire.SetScene{Grid: f.State.Scene.Grid, Light: c.scene})
		light(c.bright, c.dim)
		if got := dark(f.attack(f.gm, blow, 10, 10)); got != c.want {
			t.Errorf("%+v: %d", c, got)
		}
		if c.want == -6 || c.want == -4 {
			continue // the player sees nobody to attack
		}
		if got := dark(f.attack(f.ann, blow, 10, 10)); got != c.want && c.scene != wire.LightDark {
			t.Errorf("%+v: Ann is told of %d", c, got)
		}
	}
}
