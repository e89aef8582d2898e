// Package e2e holds the browser tests: a real server process, a real Chromium, several people at one table. They wait on the
// page's own hook (window.__vtt) and never on the clock. Read main_test.go first, then fight_test.go.
package e2e
