package table

import (
	"sightline/rules"
	"sightline/rules/world"
	"sightline/server/wire"
)

// maxXP bounds what is shared at a time.
const maxXP = 100_000_000

// KindXP is the kind of effect that keeps a character's experience as its level.
const KindXP = "xp"

// award gives the party experience, a session or a goal of the story, by the way that the table plays (R-014-133 to 138).
func (d *decision) award(b wire.Award) wire.Reason {
	story := d.now.Profile().Story
	way := map[wire.AwardKind]rules.Levels{wire.AwardXP: rules.ByXP, wire.AwardSession: rules.BySessions, wire.AwardGoal: rules.ByStory}
	switch {
	case b.What > wire.LastAward || b.Amount < 0 || b.Amount > maxXP || b.Helpers < 0 || b.Helpers > MaxTokens:
		return bad
	case way[b.What] != story.Levels:
		return wire.Reason{Code: wire.CodeOff}
	case b.What == wire.AwardXP:
		return d.shareXP(b, story.Same)
	}
	t := d.now.Table
	was := d.now.level()
	if b.What == wire.AwardSession {
		t.Sessions++
	} else {
		t.Goals++
	}
	d.emit(TableSet{t})
	if now := d.now.level(); now > was {
		d.note(append(d.gms(), d.players()...), wire.Note{Kind: wire.NoteLevel, Number: now})
	}
	return fine
}

// level is that of the party by sessions or by the story.
func (st *State) level() int32 {
	story := st.Profile().Story
	if story.Levels == rules.BySessions {
		return world.BySessions(st.Table.Sessions, story.Pace())
	}
	return world.ByStory(max(st.Table.Start, 1), st.Table.Goals)
}

// shareXP shares experience among the characters whose players are here and some helpers; who is away gets the same or nothing
// (R-014-133, R-014-134). Where no player is here, as after a session, all took part.
func (d *decision) shareXP(b wire.Award, same bool) wire.Reason {
	var all []*Token
	here := int32(0)
	for i := range d.now.Tokens {
		if t := &d.now.Tokens[i]; t.Spec.Owner != 0 {
			all = append(all, t)
			if d.now.IsHere(t.Spec.Owner) {
				here++
			}
		}
	}
	if len(all) == 0 || b.Amount == 0 {
		return bad
	}
	same = same || here == 0
	heads := here
	if same {
		heads = int32(len(all))
	}
	s := world.Share(b.Amount, heads, b.Helpers)
	for _, t := range all {
		n := world.Absent(s.Each, !d.now.IsHere(t.Spec.Owner), same)
		if n == 0 {
			continue
		}
		id, owner := t.ID, t.Spec.Owner
		had, _ := d.level(id, KindXP)
		d.raise(id, KindXP, had+n, wire.SeeOwner)
		d.note(d.gms(owner), wire.Note{Kind: wire.NoteXP, Token: id, Number: n})
	}
	if s.Remainder > 0 {
		d.note(d.gms(), wire.Note{Kind: wire.NoteXP, Number: s.Remainder})
	}
	return fine
}
