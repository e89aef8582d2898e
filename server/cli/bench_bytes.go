package cli

import (
	"context"
	"slices"
	"time"

	"sightline/server/wire"
)

// countBytes makes single steps to and fro over known ground and counts what each player is sent for one.
func (t *benchTable) countBytes(ctx context.Context) (own, seen, unseen float64, err error) {
	const steps = 40
	var o, s, u mean
	for i := range steps {
		w := t.walkers[i%len(t.walkers)]
		if err := t.countStep(ctx, w, &o, &s, &u); err != nil {
			return 0, 0, 0, err
		}
	}
	return o.value(), s.value(), u.value(), nil
}

func (t *benchTable) countStep(ctx context.Context, w *walker, own, seen, unseen *mean) error {
	before := t.counts()
	n := t.moves
	w.at = (w.at + len(t.ring) - 2) % len(t.ring) // one back: step goes one on
	w.step(ctx, false)
	time.Sleep(30 * time.Millisecond) // until all have what there is
	t.mu.Lock()
	done := t.moves > n
	t.mu.Unlock()
	if !done {
		return ctx.Err()
	}
	for i, b := range t.counts() {
		a := before[i]
		got := float64(b.bytes - a.bytes)
		switch {
		case t.walkers[i] == w:
			own.add(got)
		case sees(a.view, w.token) && sees(b.view, w.token):
			if a.view.Ground.Seen.Equal(b.view.Ground.Seen) {
				seen.add(got)
			}
		case !sees(a.view, w.token) && !sees(b.view, w.token):
			unseen.add(got)
		}
	}
	return nil
}

// count is what a walker had at one moment.
type count struct {
	bytes int
	view  *wire.View
}

func (t *benchTable) counts() []count {
	t.mu.Lock()
	defer t.mu.Unlock()
	var all []count
	for _, w := range t.walkers {
		all = append(all, count{w.bytes, w.View()})
	}
	return all
}

func sees(v *wire.View, id wire.TokenID) bool {
	return slices.ContainsFunc(v.Tokens, func(t wire.Token) bool { return t.ID == id && !t.Past })
}

type mean struct{ sum, n float64 }

func (m *mean) add(v float64) { m.sum += v; m.n++ }

// value is the mean; -1 if nothing was counted.
func (m *mean) value() float64 {
	if m.n == 0 {
		return -1
	}
	return round(m.sum / m.n)
}
