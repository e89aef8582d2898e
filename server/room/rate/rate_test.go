package rate

import (
	"testing"
	"time"
)

func TestBucketGivesBurstThenRate(t *testing.T) {
	var b Bucket
	now := time.Unix(1000, 0)
	for i := range 5 {
		if !b.Take(now, 2, 5) {
			t.Fatalf("token %d of a burst of 5 was refused", i)
		}
	}
	if b.Take(now, 2, 5) {
		t.Error("a sixth token was given at once")
	}
	now = now.Add(500 * time.Millisecond)
	if !b.Take(now, 2, 5) || b.Take(now, 2, 5) {
		t.Error("after half a second at 2 a second there must be exactly one token")
	}
}

func TestBucketNeverHoldsMoreThanBurst(t *testing.T) {
	var b Bucket
	now := time.Unix(1000, 0)
	b.Take(now, 2, 3)
	now = now.Add(time.Hour)
	got := 0
	for b.Take(now, 2, 3) {
		got++
	}
	if got != 3 {
		t.Errorf("after an hour: %d tokens, want 3", got)
	}
}

func TestBucketWhenTheClockGoesBack(t *testing.T) {
	var b Bucket
	now := time.Unix(1000, 0)
	b.Take(now, 1, 1)
	if b.Take(now.Add(-time.Hour), 1, 1) {
		t.Error("a clock that went back gave a token")
	}
	if b.Take(now.Add(500*time.Millisecond), 1, 1) {
		t.Error("going back and forth gave a token early")
	}
	if !b.Take(now.Add(time.Second), 1, 1) {
		t.Error("no token after the time for one")
	}
}

func TestFull(t *testing.T) {
	var b Bucket
	now := time.Unix(1000, 0)
	if !b.Full(now, 1, 2) {
		t.Error("an unused bucket is not full")
	}
	b.Take(now, 1, 2)
	if b.Full(now, 1, 2) {
		t.Error("full right after a token was taken")
	}
	if !b.Full(now.Add(time.Second), 1, 2) {
		t.Error("not full after the token came back")
	}
}
