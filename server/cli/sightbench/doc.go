// Package sightbench reads maps of walls with points to look from, and measures how fast sight answers on them. It is the part of
// `sightline bench sight` that also runs as wasm, so that both figures come from the same code.
package sightbench
