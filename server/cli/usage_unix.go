//go:build unix

package cli

import (
	"os"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// processUsage is this process's CPU time, user and system, and its resident memory in bytes (0 where the system does not
// tell it in /proc).
func processUsage() (cpu time.Duration, rss int64) {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) == nil {
		cpu = time.Duration(u.Utime.Nano() + u.Stime.Nano())
	}
	data, _ := os.ReadFile("/proc/self/statm") // elsewhere: none
	if f := strings.Fields(string(data)); len(f) > 1 {
		pages, _ := strconv.ParseInt(f[1], 10, 64) // the kernel writes numbers
		rss = pages * int64(os.Getpagesize())
	}
	return cpu, rss
}
