// Package journaltest is the suite that every journal passes.
package journaltest
