// Package worker is the Link to a Web Worker that plays the server on the same device (server/hotseat, whose doc.go lists
// what the two say to each other).
package worker
