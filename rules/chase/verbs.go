package chase

import (
	"cmp"
	"slices"
)

// Start begins a chase: it needs a runner on each side. Runners stand in the order of their initiative, ties as they were; who has
// no place in an initiative order yet rolled for it before (R-014-085).
func (c Chase) Start() (Chase, bool) {
	if p, q := c.Sides(); p == 0 || q == 0 || c.Round > 0 {
		return c, false
	}
	c.Runners = slices.Clone(c.Runners)
	slices.SortStableFunc(c.Runners, func(a, b Runner) int { return cmp.Compare(b.Value, a.Value) })
	c.Round, c.Turn = 1, 0
	return c.settle(), true
}

// settle gives the turn to the first at or after Turn who runs; the round counts on at the end of the order. When nobody runs the
// turn is the first one's.
func (c Chase) settle() Chase {
	turn, round := int(c.Turn), c.Round
	for range c.Runners {
		if turn < 0 || turn >= len(c.Runners) {
			turn, round = 0, round+1
		}
		if c.Runners[turn].Left == Runs {
			c.Turn, c.Round = int32(turn), round
			return c
		}
		turn++
	}
	c.Turn = 0
	return c
}

// Join adds a runner, or changes what is set of one that is there. One who joins a chase in progress comes by its initiative.
func (c Chase) Join(r Runner) (Chase, bool) {
	if i := c.Index(r.ID); i >= 0 {
		return c.with(i, func(old *Runner) {
			if old.At != r.At || old.Way != r.Way {
				old.Back, old.Fore = max(r.At, 0), 0
			}
			old.Way, old.Role, old.At, old.Con, old.Stealth, old.Passive = r.Way, r.Role, r.At, r.Con, r.Stealth, r.Passive
		}), true
	}
	if len(c.Runners) >= MaxRunners {
		return c, false
	}
	r = Runner{ID: r.ID, Role: r.Role, Value: r.Value, At: r.At, Way: r.Way, Con: r.Con, Stealth: r.Stealth, Passive: r.Passive, Back: max(r.At, 0)}
	i := len(c.Runners)
	if c.Round > 0 {
		i = slices.IndexFunc(c.Runners, func(o Runner) bool { return o.Value < r.Value })
		if i < 0 {
			i = len(c.Runners)
		}
		if i <= int(c.Turn) {
			c.Turn++
		}
	}
	c.Runners = slices.Insert(slices.Clone(c.Runners), i, r)
	if c.Round > 0 {
		c = c.settle()
	}
	return c, true
}

// Without is the chase without a runner; its turn goes to the next. A chase in which nobody runs is not begun.
func (c Chase) Without(id uint64) Chase {
	i := c.Index(id)
	if i < 0 {
		return c
	}
	c.Runners = slices.Delete(slices.Clone(c.Runners), i, i+1)
	if i < int(c.Turn) {
		c.Turn--
	}
	if len(c.Runners) == 0 {
		c.Round, c.Turn = 0, 0
	}
	if c.Round > 0 {
		c = c.settle()
	}
	return c
}

// Dash counts a Dash of a runner, and the check that one beyond the free ones asks for (R-014-086).
func (c Chase) Dash(id uint64) Chase {
	return c.Change(id, func(r *Runner) {
		if !IsFree(r.Con, r.Dashes) {
			r.Due++
		}
		r.Dashes++
	})
}

// Run brings a runner on along the way by so many cells of movement, the first of which cost double where the ground is rough to
// it. It stops at the first obstacle or fork of its way that it comes to (R-014-095).
func (c Chase) Run(id uint64, movement int32) Chase {
	return c.Change(id, func(r *Runner) {
		movement = min(max(movement, 0), MaxWay)
		rough := min(r.Rough, movement/2)
		way := rough + movement - 2*rough
		if r.Rough > rough {
			way = rough // the odd cell does not get over rough ground
		}
		to := min(r.At+way, MaxWay)
		for i, m := range c.Marks {
			if m.Way != r.Way || m.At <= r.At || m.At > to {
				continue
			}
			if to = m.At; m.To == 0 {
				r.Trouble = Meets{Mark: int32(i) + 1}
			}
			break
		}
		if m, ok := c.fork(r.Way); ok && m.At > r.At && m.At <= to { // turned round: its way runs into the one it branched off
			to, r.Way = m.At, m.Way
		}
		r.Back, r.Fore = r.Back+to-r.At, max(r.Fore-(to-r.At), 0)
		r.At, r.Rough, r.Moved = to, r.Rough-rough, r.Moved+movement
	})
}

// Meet makes a runner deal with a complication; in place of one that it has.
func (c Chase) Meet(id uint64, m Meets) Chase {
	return c.Change(id, func(r *Runner) { r.Trouble = m })
}

// Pass is the chase after a runner dealt with what it met: as the test says, or in another way, see [Trouble]. A barrier that threw
// it back stays before it.
func (c Chase) Pass(id uint64, passed bool) Chase {
	i := c.Index(id)
	if i < 0 {
		return c
	}
	t, _ := c.Struck(c.Runners[i].Trouble)
	return c.with(i, func(r *Runner) {
		if !passed {
			r.Rough += t.Fail.Rough
		}
		if passed || !t.Fail.Barrier {
			r.Trouble = Meets{}
		}
	})
}

// Around is the chase after a runner went round what it met, for cells of its movement; false where that can't be gone round.
func (c Chase) Around(id uint64) (Chase, bool) {
	i := c.Index(id)
	if i < 0 {
		return c, false
	}
	t, _ := c.Struck(c.Runners[i].Trouble)
	if t.Around == 0 {
		return c, false
	}
	return c.with(i, func(r *Runner) { r.Trouble, r.Rough = Meets{}, r.Rough+t.Around }), true
}

// Cancel lifts a complication by inspiration that one spends: the one it strikes or the one who rolled it (R-014-090). It names the one
// that was struck; false when that one had nothing to lift by this.
func (c Chase) Cancel(by uint64) (after Chase, struck uint64, ok bool) {
	for i, r := range c.Runners {
		if r.Trouble.Face != 0 && Negated(r.Trouble.By, r.ID, by) {
			return c.with(i, func(r *Runner) { r.Trouble = Meets{} }), r.ID, true
		}
	}
	return c, 0, false
}

// Roll is the chase after the one in turn rolled a face for a complication: it strikes the next in order who runs (R-014-090). Struck
// is who; 0: nobody.
func (c Chase) Roll(face int32) (after Chase, struck uint64) {
	next := Next(int(c.Turn), c.outs())
	if _, some := c.Struck(Meets{Face: face}); !some || next < 0 {
		return c, 0
	}
	r := c.Runners[next]
	return c.Meet(r.ID, Meets{Face: face, By: c.Runners[c.Turn].ID}), r.ID
}

func (c Chase) outs() []bool {
	var out []bool
	for _, r := range c.Runners {
		out = append(out, r.Left != Runs)
	}
	return out
}

// End ends the turn of the one whose it is. Round is true when all had theirs: now quarries may get away.
func (c Chase) End() (after Chase, round bool) {
	was := c.Round
	c = c.with(int(c.Turn), func(r *Runner) { r.Due, r.Moved = 0, 0 })
	c.Turn++
	c = c.settle()
	return c, c.Round != was
}

// Hide makes a runner unseen by the other side, or seen again.
func (c Chase) Hide(id uint64, unseen bool) Chase {
	return c.Change(id, func(r *Runner) { r.Unseen, r.Lost = unseen, r.Lost || unseen })
}

// Flee is the chase after the escape check of a round: each quarry by its own total, in the order of Quarries (R-014-088, A-37).
func (c Chase) Flee(totals []int32) Chase {
	passive := c.Passive()
	for n, i := range c.Quarries() {
		c = c.with(i, func(r *Runner) {
			if n < len(totals) && Escapes(totals[n], passive, r.Lost) {
				r.Left, r.Unseen, r.Trouble = Escaped, true, Meets{}
			}
			r.Lost = r.Unseen
		})
	}
	return c.settle()
}

// Quarries are the quarries that run, as indexes.
func (c Chase) Quarries() []int {
	var list []int
	for i, r := range c.Runners {
		if r.Role == Quarry && r.Left == Runs {
			list = append(list, i)
		}
	}
	return list
}

// Passive are the passive Perceptions of the pursuers that run.
func (c Chase) Passive() []int32 {
	var list []int32
	for _, r := range c.Runners {
		if r.Role == Pursuer && r.Left == Runs {
			list = append(list, r.Passive)
		}
	}
	return list
}

// Leave takes a runner out of the running; its turn goes to the next.
func (c Chase) Leave(id uint64, why Left) Chase {
	c = c.Change(id, func(r *Runner) { r.Left, r.Trouble, r.Due = why, Meets{}, 0 })
	if c.Round > 0 {
		c = c.settle()
	}
	return c
}

// Split parts a chase: those of the group go on in a second one, with all else as it is. Both need a runner, and everyone is in one
// of the two (R-014-094).
func (c Chase) Split(group []uint64) (rest, parted Chase, ok bool) {
	var all, others []uint64
	for _, r := range c.Runners {
		all = append(all, r.ID)
		if !has(group, r.ID) {
			others = append(others, r.ID)
		}
	}
	if !Splits(all, [][]uint64{others, group}) {
		return c, Chase{}, false
	}
	rest, parted = c, c
	for _, id := range group {
		rest = rest.Without(id)
	}
	for _, id := range others {
		parted = parted.Without(id)
	}
	parted.Marks = slices.Clone(c.Marks)
	return rest, parted, true
}

// Reverse turns the roles round: the quarry found its friends and the pursuers flee (R-014-096). The way runs back, so it is
// measured from the other end.
func (c Chase) Reverse() Chase {
	c.Runners, c.Marks = slices.Clone(c.Runners), slices.Clone(c.Marks)
	for i := range c.Runners {
		r := &c.Runners[i]
		r.Role, r.At, r.Unseen, r.Lost = r.Role.Other(), -r.At, false, false
		r.Back, r.Fore = r.Fore, r.Back
		if r.Trouble.Mark > 0 {
			r.Trouble.Mark = int32(len(c.Marks)) + 1 - r.Trouble.Mark
		}
	}
	for i := range c.Marks {
		c.Marks[i].At = -c.Marks[i].At
	}
	slices.Reverse(c.Marks)
	return c
}

// Hunted is a second chase in which a runner of the first is the quarry of others who come behind it; it stays in the first
// (R-014-096). The newcomers have no initiative yet.
func (c Chase) Hunted(id uint64, hunters []Runner) (Chase, bool) {
	i := c.Index(id)
	if i < 0 || len(hunters) == 0 || len(Behind(c.Runners[i].Role)) < 2 {
		return Chase{}, false
	}
	q := c.Runners[i]
	q = Runner{ID: q.ID, Role: Quarry, Value: q.Value, At: q.At, Way: q.Way, Con: q.Con, Stealth: q.Stealth, Passive: q.Passive, Dashes: q.Dashes}
	second, ok := Chase{Table: c.Table, Own: c.Own, Factors: 0, Runners: []Runner{q}}, true
	for _, h := range hunters {
		h.Role = Pursuer
		if second.Index(h.ID) >= 0 || c.Index(h.ID) >= 0 {
			return Chase{}, false
		}
		if second, ok = second.Join(h); !ok {
			return Chase{}, false
		}
	}
	return second, true
}

// Place sets the obstacles on the way, in any order. Whoever deals with one deals with the same still, if it is there.
func (c Chase) Place(marks []Mark) Chase {
	marks = slices.Clone(marks)
	slices.SortStableFunc(marks, func(a, b Mark) int { return cmp.Compare(a.At, b.At) })
	c.Runners = slices.Clone(c.Runners)
	for i := range c.Runners {
		if n := c.Runners[i].Trouble.Mark; n > 0 {
			c.Runners[i].Trouble.Mark = int32(slices.Index(marks, c.Marks[n-1])) + 1
		}
	}
	c.Marks = marks
	return c
}
