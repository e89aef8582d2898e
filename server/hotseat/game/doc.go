// Package game is a table for people who share one device: a room whose journal and pictures are in memory, with the
// sample maps, and no server. Package hotseat runs it in a Web Worker; nothing here knows that.
//
// It knows everything, as a server does. What a person may see is decided by the room, as on a server; the page asks only
// for the view of who holds the device.
package game
