// Package socket is the Link to a server: the browser's own WebSocket for views and commands, and fetch for pictures,
// uploads and sitting down. The addresses are those of server/gate.
package socket
