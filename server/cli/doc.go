// Package cli is the `sightline` command: one file a sub-command, one table of them in cli.go, all words in Czech and
// English beside the code that says them.
package cli
