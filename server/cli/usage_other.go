//go:build !unix

package cli

import "time"

// processUsage is not known on this system: the bench's CPU figures are 0 there.
func processUsage() (cpu time.Duration, rss int64) { return 0, 0 }
