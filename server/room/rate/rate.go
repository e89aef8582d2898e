// Package rate bounds how often something may happen: token buckets that are told the time.
package rate

import "time"

// Bucket is a token bucket: it holds up to Burst tokens and gains Rate a second. The zero value is full once it is told
// its first time. It is not safe for use by several goroutines.
type Bucket struct {
	tokens float64
	at     time.Time
}

// Take takes one token at time now and says whether there was one. A clock that goes back gains nothing.
func (b *Bucket) Take(now time.Time, rate, burst float64) bool {
	return b.TakeMany(1, now, rate, burst)
}

// TakeMany takes n tokens, which may be part of one, or none if there are not so many.
func (b *Bucket) TakeMany(n float64, now time.Time, rate, burst float64) bool {
	if b.at.IsZero() {
		b.tokens = burst
	}
	if d := now.Sub(b.at).Seconds(); d > 0 {
		b.tokens = min(burst, b.tokens+float64(d*rate))
		b.at = now
	}
	if b.tokens < n {
		return false
	}
	b.tokens -= n
	return true
}

// Full says whether a bucket has regained all its tokens by now, so that forgetting it changes nothing.
func (b *Bucket) Full(now time.Time, rate, burst float64) bool {
	return b.at.IsZero() || b.tokens+float64(now.Sub(b.at).Seconds()*rate) >= burst
}
