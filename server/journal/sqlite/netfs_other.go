//go:build !linux

package sqlite

// networkFS can't tell on this system.
func networkFS(string) string { return "" }
