package seat

import (
	"bytes"
	"cmp"
	"context"
	"slices"
	"sync"
	"time"

	"sightline/server/wire"
)

// memory is a Store in memory.
type memory struct {
	mu      sync.Mutex
	invites map[Hash]Invite
	tokens  map[Hash]Token
}

// Memory returns an empty store in memory.
func Memory() Store {
	return &memory{invites: map[Hash]Invite{}, tokens: map[Hash]Token{}}
}

// milli cuts a time to what stores keep.
func milli(t time.Time) time.Time {
	if t.IsZero() {
		return time.Time{}
	}
	return time.UnixMilli(t.UnixMilli()).UTC()
}

func (m *memory) AddInvite(_ context.Context, i Invite) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if _, taken := m.invites[i.Hash]; taken {
		return errTaken
	}
	i.Made, i.Expires = milli(i.Made), milli(i.Expires)
	m.invites[i.Hash] = i
	return nil
}

func (m *memory) Invite(_ context.Context, h Hash) (Invite, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	i, ok := m.invites[h]
	if !ok {
		return Invite{}, ErrLink
	}
	return i, nil
}

func (m *memory) UseInvite(_ context.Context, room string, h Hash, now time.Time) (Invite, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	i, ok := m.invites[h]
	if !ok || !i.Good(room, milli(now)) {
		return Invite{}, ErrLink
	}
	i.Left = max(i.Left-1, -1)
	m.invites[h] = i
	return i, nil
}

func (m *memory) Invites(_ context.Context, room string) ([]Invite, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var is []Invite
	for _, i := range m.invites {
		if i.Room == room {
			is = append(is, i)
		}
	}
	slices.SortFunc(is, func(a, b Invite) int { return cmp.Or(a.Made.Compare(b.Made), bytes.Compare(a.Hash[:], b.Hash[:])) })
	return is, nil
}

func (m *memory) RevokeInvite(_ context.Context, room string, h Hash) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	i, ok := m.invites[h]
	if !ok || i.Room != room {
		return ErrLink
	}
	i.Revoked = true
	m.invites[h] = i
	return nil
}

func (m *memory) AddToken(_ context.Context, t Token) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if _, taken := m.tokens[t.Hash]; taken {
		return errTaken
	}
	t.Made = milli(t.Made)
	m.tokens[t.Hash] = t
	return nil
}

func (m *memory) Tokens(_ context.Context, room string, s wire.SeatID) ([]Token, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var ts []Token
	for _, t := range m.tokens {
		if t.Room == room && t.Seat == s {
			ts = append(ts, t)
		}
	}
	slices.SortFunc(ts, func(a, b Token) int { return cmp.Or(a.Made.Compare(b.Made), bytes.Compare(a.Hash[:], b.Hash[:])) })
	return ts, nil
}

func (m *memory) RevokeTokens(ctx context.Context, room string, s wire.SeatID) (int, error) {
	ts, _ := m.Tokens(ctx, room, s)
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, t := range ts {
		delete(m.tokens, t.Hash)
	}
	return len(ts), nil
}
