// Package known reads a wire.View as geometry: the walls, doors and bodies that one seat knows. The server's checks of
// what a seat could already know, the client's previews and the tests all ask here, so that they cannot disagree.
package known
