//go:build js

package main

import (
	"crypto/rand"
	"encoding/binary"
	"syscall/js"
	"time"
)

func main() {
	newDesk(js.Global()).serve()
}

// clock is the machine's.
type clock struct{}

func (clock) Now() time.Time                         { return time.Now() }
func (clock) After(d time.Duration) <-chan time.Time { return time.After(d) }

// chance is the browser's own source of randomness.
type chance struct{}

func (chance) Uint64() uint64 {
	var b [8]byte
	_, _ = rand.Read(b[:]) // never fails
	return binary.LittleEndian.Uint64(b[:])
}
